"""What the service tells about groups and about people who look for others, by type. All times are milliseconds."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from meydan.server.told import ProblemMessage, Speed, Table

Coming = Literal["yes", "maybe", "no"]

# -- groups ---------------------------------------------------------------------------------------------------


class Member(Struct):
    """Somebody who belongs to a group, and since when."""

    account: str
    name: str
    guest: bool
    joined: int


class Comer(Struct):
    """Who comes to an evening."""

    account: str
    answer: Coming


class Night(Struct):
    """The next evening of a group: when, in which zone of time it was set, a note, and who comes."""

    at: int
    zone: str
    note: str
    comers: list[Comer]


class GroupTold(Struct):
    """A circle of friends, as its members see it: `link` lets others in, and the `owner` keeps it."""

    id: str
    name: str
    link: str
    owner: str
    created: int
    members: list[Member]
    night: Night | None


class GroupListed(Struct):
    """One of my groups: how many belong to it, and when it meets next."""

    id: str
    name: str
    members: int
    night: int | None


class Door(Struct):
    """What whoever has the link of a group may know: its name and who is there; `id` once one belongs to it."""

    name: str
    people: list[str]
    id: str | None


class Score(Struct):
    """How somebody did in some games: how many were won, and how many others were left behind in all of them."""

    account: str
    games: int
    won: int
    points: int


class Meeting(Struct):
    """How often one member came out before another, behind, and level with, in games both played."""

    one: str
    other: str
    ahead: int
    behind: int
    level: int


class Evening(Struct):
    """The last games in a row, with no long pause between two of them."""

    since: int
    until: int
    games: int
    scores: list[Score]


class Scores(Struct):
    """What came of the games of a group, for those who belong to it now: on the last evening, in all, by pairs."""

    games: int
    evening: Evening | None
    overall: list[Score]
    meetings: list[Meeting]


# -- finding people -------------------------------------------------------------------------------------------


class Wish(Struct):
    """What somebody wants to play and since when; how many others fit (`others`), and which bot may fill up.

    `table` is where one was seated. Bots are offered from `bots_at` on.
    """

    game: str
    mix: list[str] | None
    least: int
    most: int
    speed: Speed
    base: int
    increment: int
    near: bool
    rated: bool
    bot: str | None
    since: int
    bots_at: int
    others: int
    table: str | None


# -- messages of boards ---------------------------------------------------------------------------------------


class LobbyMessage(Struct, tag_field="type", tag="lobby", omit_defaults=True):
    """The lobby: all tables that are new or have changed, and which are not there any more. `whole`: these are all.

    `levels` are the ratings of people at tables that wait for players, by table and seat. `people` look at the lobby,
    and `looking` of them wait for a quick seat.
    """

    tables: list[Table]
    gone: list[str] = []
    whole: bool = False
    levels: dict[str, dict[str, int]] | UnsetType = UNSET
    people: int | UnsetType = UNSET
    looking: int | UnsetType = UNSET


class GroupMessage(Struct, tag_field="type", tag="group"):
    """What has changed in a group; the first message has all: `here` are those who look at it now."""

    group: GroupTold | UnsetType = UNSET
    tables: list[Table] | UnsetType = UNSET
    scores: Scores | UnsetType = UNSET
    here: list[str] | UnsetType = UNSET


class WishMessage(Struct, tag_field="type", tag="wish"):
    """What became of my wish; null: there is none."""

    wish: Wish | None


class TournamentMessage(Struct, tag_field="type", tag="tournament"):
    """A tournament has changed: the version that can be asked for."""

    version: int


BoardMessage = LobbyMessage | GroupMessage | WishMessage | TournamentMessage | ProblemMessage
