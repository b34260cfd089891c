"""What rounds are made from: what a tournament agreed on, what was played so far, and how large tables are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["swiss", "robin", "knockout"]
SWISS: Final = "swiss"
ROBIN: Final = "robin"
KNOCKOUT: Final = "knockout"


class Played(Struct, frozen=True):
    """What one entrant had in one round: a seat at a table of so many seats, or a bye, and what came of it."""

    round: int
    entrant: int
    table: int = 0  # of the round, from 1; 0 is a bye
    seat: int = -1
    seats: int = 0  # of the table, those of bots too
    rank: int | None = None  # once it is counted
    points: int | None = None


class Plan(Struct, frozen=True):
    """What a tournament agreed on tables: at most so many seats, at least so many, and bots on those left empty."""

    kind: Kind
    most: int
    least: int = 2
    bots: bool = False
    advance: int = 1  # of each table of a knock-out


class Drawn(Struct, frozen=True):
    """A table of a round: entrants by seat; a bot sits where there is none."""

    seats: tuple[int | None, ...]


class Round(Struct, frozen=True):
    """The tables of a round, and who has none."""

    tables: list[Drawn]
    byes: list[int]


def sizes(count: int, plan: Plan) -> list[int]:
    """How many people sit at each table: as few tables as can be, and all of about the same size.

    Who is left over has a bye, where a table may not be so small: so many as make this list fall short of them.
    """
    least = 1 if plan.bots else plan.least
    for left in range(count):
        tables = -(-(count - left) // plan.most)
        if tables * least <= count - left:
            each, more = divmod(count - left, tables)
            return [each + 1] * more + [each] * (tables - more)
    return []


def byes(count: int, plan: Plan, *, first: bool) -> int:
    """How many have a bye: in the first round of a knock-out of pairs so many that from then on nobody has."""
    if first and plan.kind == KNOCKOUT and plan.most == 2 and not plan.bots:
        return (1 << (count - 1).bit_length()) - count
    return count - sum(sizes(count, plan))


def met_in(past: Sequence[Played]) -> dict[int, Counter[int]]:
    """Who met whom, and how often."""
    met: dict[int, Counter[int]] = defaultdict(Counter)
    for group in tables_of(past):
        for mine, its in combinations(group, 2):
            met[mine][its] += 1
            met[its][mine] += 1
    return met


def tables_of(past: Sequence[Played]) -> list[list[int]]:
    """The people of each table that was played."""
    tables: dict[tuple[int, int], list[int]] = defaultdict(list)
    for one in past:
        if one.table:
            tables[one.round, one.table].append(one.entrant)
    return list(tables.values())
