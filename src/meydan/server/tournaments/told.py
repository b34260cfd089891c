"""What is told of tournaments, by type. All times are milliseconds, all spans seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meydan.server.told import Options, Speed
from meydan.server.tournaments.plan import Kind

TournamentStatus = Literal["open", "playing", "finished", "cancelled"]


class TournamentListed(Struct, kw_only=True):
    """A tournament in a list. `seats` are those of a table, at most; `planned` rounds are those if nobody leaves."""

    id: str
    title: str
    organiser: str
    organiser_name: str
    public: bool
    group: str | None
    kind: Kind
    game: str
    options: Options
    seats: int
    speed: Speed
    base: int
    increment: int
    rated: bool
    bot: str | None
    status: TournamentStatus
    closed: bool
    round: int
    planned: int
    entrants: int
    starts: int | None
    created: int
    finished: int | None
    mine: bool


class TournamentEntrant(Struct, kw_only=True):
    """Somebody who takes part, and how they stand: by `points`, and where those are equal by what follows them.

    `opponents` are the points of those they met, on average; `direct` what they took from those they are level with
    (two for each beaten, one for each drawn), where all of these met; `wins` tables won. The lot decides last.
    `reached` is the round of a knock-out. `entered` is the first round they could play, `dropped` their last if they
    left; `out` tells that no round follows for them.
    """

    number: int
    account: str
    name: str
    guest: bool
    place: int
    points: int
    opponents: float
    direct: int | None
    wins: int
    rounds: int
    reached: int
    entered: int
    dropped: int | None
    out: bool


class TournamentChair(Struct):
    """A seat at a table of a round: whose it is, an entrant's or a bot's, and what came of it."""

    seat: int
    entrant: int | None
    bot: str | None
    rank: int | None
    points: int | None


class TournamentTable(Struct):
    """A table of a round; `look` opens it to others. `decided`: it was counted before its game was over."""

    number: int
    table: str
    look: str | None
    status: Literal["playing", "finished", "decided"]
    chairs: list[TournamentChair]


class TournamentRound(Struct):
    """Who met whom in a round, and who had a bye."""

    round: int
    tables: list[TournamentTable]
    byes: list[int]


class Tournament(TournamentListed, kw_only=True):
    """A tournament with everybody in it, the best first, and the round that is played.

    `link` opens a private one, for those who belong to it. `me` is my number, `table` where I play now. A round ends
    at `ends`, and the next begins at `goes_on`. All lots follow from the `seed`: `commitment` is its SHA-256 from the
    beginning on, and the seed itself is told at the end.
    """

    version: int
    advance: int
    wanted: int | None
    round_limit: int | None
    pause: int
    ends: int | None
    goes_on: int | None
    started: int | None
    commitment: str
    seed: str | None
    link: str | None
    me: int | None
    may_enter: bool
    table: str | None
    standings: list[TournamentEntrant]
    current: TournamentRound | None
