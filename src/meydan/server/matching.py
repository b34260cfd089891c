"""Who is put together with whom: of all who look for people to play with, those whose wishes fit. No input or output.

Whoever has waited longest comes first. The distance in level that somebody accepts grows while they wait, and a table
that has enough people but room for more waits a little before it begins.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

NEAR: Final = 4.0  # how far apart levels may be at first, in what ratings are reckoned in
WIDER: Final = 0.2  # more, for each second
LINGER: Final = 10_000  # milliseconds for which a table with enough people waits for more
Pace: TypeAlias = tuple[str, int, int]  # the speed of a table, and its clock: seconds, and more for each answer


class Seeker(Struct, frozen=True):
    """Somebody who looks for people, and for what."""

    account: str
    game: str
    mix: tuple[str, ...] | None  # the boxes; none: any
    least: int  # seats
    most: int
    pace: Pace
    near: bool  # people of about the same level
    rated: bool
    bot: str | None  # may take chairs that stay empty
    since: int
    level: float

    def reach(self, now: int) -> float:
        """How far from their own the level of others may be."""
        return NEAR + WIDER * max(0, now - self.since) / 1000 if self.near else float("inf")


class Party(Struct, frozen=True):
    """People who play together at a table with so many seats; bots take those that are left."""

    people: Sequence[Seeker]
    seats: int

    @property
    def mix(self) -> tuple[str, ...] | None:
        """The boxes somebody asked for; none: whichever are usual."""
        return next((one.mix for one in self.people if one.mix is not None), None)

    @property
    def rated(self) -> bool:
        """Whether it counts: if everybody wants that."""
        return all(one.rated for one in self.people)

    @property
    def bot(self) -> str | None:
        return self.people[0].bot


def fit(one: Seeker, other: Seeker, now: int, apart: Collection[frozenset[str]] = ()) -> bool:
    """Whether two would play with each other; some never do."""
    return (
        (one.game, one.pace) == (other.game, other.pace)
        and (one.mix is None or other.mix is None or one.mix == other.mix)
        and max(one.least, other.least) <= min(one.most, other.most)
        and abs(one.level - other.level) <= min(one.reach(now), other.reach(now))
        and frozenset((one.account, other.account)) not in apart
    )


def parties(seekers: Sequence[Seeker], now: int, apart: Collection[frozenset[str]] = ()) -> list[Party]:
    """All who can begin now, each at most once."""
    left = sorted(seekers, key=lambda one: (one.since, one.account))
    found = []
    for first in tuple(left):
        if first in left:
            party = _party(company(first, left, now, apart), now)
            if party is not None:
                found.append(party)
                left = [one for one in left if one not in party.people]
    return found


def company(first: Seeker, others: Sequence[Seeker], now: int, apart: Collection[frozenset[str]] = ()) -> list[Seeker]:
    """Somebody and all who would sit down with them, and with each other, as far as there are seats."""
    people = [first]
    for other in others:
        if len(people) == first.most:
            break
        if other.account == first.account or not all(fit(one, other, now, apart) for one in people):
            continue
        least, most = _seats([*people, other])
        if least <= most and len(people) < most:
            people.append(other)
    return people


def _party(people: list[Seeker], now: int) -> Party | None:
    """Where these people sit down now, if they do: it is full, nobody came for a while, or bots may fill it up."""
    least, most = _seats(people)
    count = len(people)
    newest = max(one.since for one in people)
    if count == most or (least <= count > 1 and now - newest >= LINGER):
        return Party(people, count)
    willing = [one for one in people if one.bot is not None]
    if people[0].bot is not None:
        least, most = _seats(willing)
        return Party(willing, max(least, len(willing)))
    return None


def _seats(people: Sequence[Seeker]) -> tuple[int, int]:
    """The range of seats that suits everybody."""
    return max(one.least for one in people), min(one.most for one in people)
