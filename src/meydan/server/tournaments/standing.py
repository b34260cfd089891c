"""How everybody stands in a tournament: points of tables, tie-breaks, and who goes on. No input or output.

A table is worth 24 points to whoever beats all others there: each opponent beaten is an equal part of that, each drawn
with half of it. So tables of different sizes are worth the same, and everybody has 12 points on average.
"""

from __future__ import annotations

import hashlib
import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, groupby
from typing import Final

from msgspec import Struct

from meydan.server.tournaments.plan import KNOCKOUT, ROBIN, SWISS, Plan, Played, byes, met_in, sizes

TABLE: Final = 24  # points: a whole number for every rank of up to five, and for every draw
MOST_TURNS: Final = 2  # times as many rounds as a perfect plan needs: then a round robin of larger tables ends


class Standing(Struct, frozen=True):
    """How one entrant stands. What comes first decides; what follows breaks ties, and the lot the last of them."""

    entrant: int
    place: int
    reached: int  # the round of a knock-out; 0 in other tournaments
    points: int
    opponents: float  # the points of those they met, on average
    direct: int | None  # against those they are level with: two for each beaten, one for each drawn; if all of them met
    wins: int
    rounds: int  # that count


# -- tables -------------------------------------------------------------------------------------------------


def points_for(ranks: Sequence[int]) -> list[int]:
    """The points of each seat of a table."""
    others = len(ranks) - 1
    return [
        TABLE * sum(2 * (mine < its) + (mine == its) for at, its in enumerate(ranks) if at != seat) // (2 * others)
        for seat, mine in enumerate(ranks)
    ]


def ranked(keys: Sequence[tuple[float, ...]]) -> list[int]:
    """Ranks of seats by what is better the higher it is; equal ones share the better rank."""
    return [1 + sum(other > mine for other in keys) for mine in keys]


def absent_last(ranks: Sequence[int], absent: Collection[int]) -> list[int]:
    """The ranks of a table as they count: whose seat a bot plays to the end comes last."""
    return ranked([(seat not in absent, 0 if seat in absent else -rank) for seat, rank in enumerate(ranks)])


def as_it_stands(scores: Sequence[int], awaited: int) -> list[int]:
    """The ranks of a table whose time is over: whom it waits for comes last, the others as they stand."""
    return ranked([(seat != awaited, 0 if seat == awaited else score) for seat, score in enumerate(scores)])


# -- standings ----------------------------------------------------------------------------------------------


def points_of(entrants: Iterable[int], past: Sequence[Played]) -> dict[int, int]:
    """What everybody has so far."""
    points = dict.fromkeys(entrants, 0)
    for one in past:
        if one.entrant in points:
            points[one.entrant] += one.points or 0
    return points


def lot(seed: str, entrant: int) -> int:
    """What decides where nothing else does: it follows from the seed, which was fixed before anybody came."""
    return int.from_bytes(hashlib.sha256(f"{seed}/lot/{entrant}".encode()).digest()[:8], "big")


def standings(plan: Plan, entrants: Sequence[int], past: Sequence[Played], seed: str) -> list[Standing]:
    """Everybody in order: by points, then by those of the opponents, against each other, by tables won, by lot.

    In a knock-out who comes further is ahead, and then who did better at their last table.
    """
    counted = [one for one in past if one.points is not None]
    points = points_of(entrants, counted)
    met = met_in(counted)
    mine: dict[int, list[Played]] = defaultdict(list)
    for one in counted:
        mine[one.entrant].append(one)
    opponents = {
        one: sum(points.get(other, 0) * times for other, times in met[one].items()) / max(1, met[one].total())
        for one in entrants
    }
    wins = {one: sum(played.rank == 1 for played in mine[one]) for one in entrants}
    reached = _reached(plan, entrants, counted, seed)
    last = {one: mine[one][-1].points or 0 if plan.kind == KNOCKOUT and mine[one] else 0 for one in entrants}
    levels: dict[int, tuple[float, ...]] = {
        one: (reached[one], last[one], points[one], round(opponents[one], 6)) for one in entrants
    }
    direct: dict[int, int | None] = {}
    for _, level in groupby(sorted(entrants, key=lambda one: levels[one]), key=lambda one: levels[one]):
        direct |= _direct(list(level), counted, met)
    order = sorted(entrants, key=lambda one: (*levels[one], direct[one] or 0, wins[one], lot(seed, one)), reverse=True)
    return [
        Standing(one, place, reached[one], points[one], opponents[one], direct[one], wins[one], len(mine[one]))
        for place, one in enumerate(order, 1)
    ]


def _direct(level: list[int], past: Sequence[Played], met: Mapping[int, Mapping[int, int]]) -> dict[int, int | None]:
    """What those who are level took from each other, if all of them met: two for each beaten, one for each drawn."""
    if len(level) < 2 or any(not met[one].get(other) for one, other in combinations(level, 2)):
        return dict.fromkeys(level)
    among = set(level)
    tables: dict[tuple[int, int], list[Played]] = defaultdict(list)
    for one in past:
        if one.table and one.entrant in among:
            tables[one.round, one.table].append(one)
    taken: dict[int, int | None] = dict.fromkeys(level, 0)
    for table in tables.values():
        for one in table:
            won = sum(_taken(one, other) for other in table if other is not one)
            taken[one.entrant] = (taken[one.entrant] or 0) + won
    return taken


def _taken(one: Played, other: Played) -> int:
    mine, its = one.rank or 0, other.rank or 0
    return 2 * (mine < its) + (mine == its)


# -- going on -----------------------------------------------------------------------------------------------


def through(plan: Plan, past: Sequence[Played], round: int, seed: str) -> set[int]:
    """Who goes on from a round of a knock-out: the first of each table, never all of them, and whoever had a bye."""
    tables: dict[int, list[Played]] = defaultdict(list)
    for one in past:
        if one.round == round and one.points is not None:
            tables[one.table].append(one)
    found = {one.entrant for one in tables.pop(0, [])}
    for table in tables.values():
        order = sorted(table, key=lambda one: (one.rank or 0, lot(seed, one.entrant)))
        found |= {one.entrant for one in order[: max(1, min(plan.advance, len(order) - 1))]}
    return found


def _reached(plan: Plan, entrants: Sequence[int], past: Sequence[Played], seed: str) -> dict[int, int]:
    """The round of a knock-out somebody has come to."""
    if plan.kind != KNOCKOUT:
        return dict.fromkeys(entrants, 0)
    reached = dict.fromkeys(entrants, 1)
    for one in past:
        reached[one.entrant] = max(reached[one.entrant], one.round)
    for round in {one.round for one in past}:
        if sum(one.round == round for one in past) <= plan.most:  # the final: nothing follows it
            continue
        for entrant in through(plan, past, round, seed):
            reached[entrant] = max(reached[entrant], round + 1)
    return reached


def still_in(plan: Plan, here: Sequence[int], past: Sequence[Played], seed: str) -> list[int]:
    """Who plays the next round, the best first: whoever is here, and in a knock-out has gone on."""
    order = [one.entrant for one in standings(plan, here, [one for one in past if one.entrant in set(here)], seed)]
    rounds = max((one.round for one in past), default=0)
    if plan.kind != KNOCKOUT or not rounds:
        return order
    gone_on = through(plan, past, rounds, seed)
    return [one for one in order if one in gone_on]


def rounds_planned(plan: Plan, count: int, wanted: int | None) -> int:
    """How many rounds there will be for so many people, if nobody leaves; of a round robin of larger tables at most."""
    if plan.kind == SWISS:
        return wanted or 1
    if plan.kind == ROBIN:
        met = sum(people * (people - 1) for people in sizes(count, plan)) / max(1, count)  # by each in a round
        full = count - 1 + count % 2 if plan.most == 2 else MOST_TURNS * math.ceil((count - 1) / max(1.0, met)) + 1
        return max(1, min(full, wanted or full))
    rounds = 0
    while count > 1 or not rounds:
        rounds += 1
        if count <= plan.most:
            break
        free = byes(count, plan, first=rounds == 1)
        tables = sizes(count - free, plan)
        count = free + sum(max(1, min(plan.advance, people - 1)) for people in tables)
    return rounds


def is_over(plan: Plan, here: Sequence[int], past: Sequence[Played], planned: int, seed: str) -> bool:
    """Whether no round follows: all are played, all have met, one is left, or the final was."""
    round = max((one.round for one in past), default=0)
    if len(here) < 2:
        return True
    if plan.kind == KNOCKOUT:
        last = sum(one.round == round for one in past)
        return round > 0 and (last <= plan.most or len(still_in(plan, here, past, seed)) < 2)
    if round >= planned:
        return True
    if plan.kind == ROBIN and plan.most > 2 and round:
        met = met_in(past)
        return all(met[one][other] for one, other in combinations(here, 2))
    return False
