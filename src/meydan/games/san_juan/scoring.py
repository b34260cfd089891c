"""What a town is worth at the end, building by building. [SJ-Z]"""

from __future__ import annotations

from meydan.games.san_juan.cards import (
    BY_COST,
    CATHEDRAL,
    CITY_HALL,
    COST,
    GUILD_HALL,
    IS_MONUMENT,
    IS_PRODUCTION,
    PALACE,
    PLANTS,
    POINTS,
    RESIDENCE,
    TRIUMPHAL_ARCH,
)
from meydan.games.san_juan.printed import ARCH_POINTS, PALACE_SHARE, SET_POINTS, SIX
from meydan.games.san_juan.state import SanJuan


def points(state: SanJuan, seat: int) -> int:
    """All points of a seat. [SJ-Z.3]"""
    total = 0
    for _, worth in breakdown(state, seat):
        total += worth
    return total


def breakdown(state: SanJuan, seat: int) -> list[tuple[int, int]]:
    """(kind, points) of each building in the order built, the palace counted last; then (-1, cards under them)."""
    player = state.players[seat]
    total = player.under()
    worths: list[int] = []
    for kind in player.town:
        worth = worth_of(state, seat, kind)
        worths.append(worth)
        total += worth
    if player.has(PALACE):
        worths[player.slot_of(PALACE)] = total // PALACE_SHARE  # [SJ-K.38]
    found = [(player.town[slot], worths[slot]) for slot in range(len(worths))]
    found.append((-1, player.under()))
    return found


def worth_of(state: SanJuan, seat: int, kind: int) -> int:
    """The points of one building, apart from the palace. [SJ-K.34-37 SJ-Z.3-4]"""
    town = state.players[seat].town
    if kind == GUILD_HALL:
        return guild_points(town)
    if kind == CITY_HALL:
        return sum([1 for other in town if not IS_PRODUCTION[other]])
    if kind == TRIUMPHAL_ARCH:
        return ARCH_POINTS[sum([1 for other in town if IS_MONUMENT[other]])]
    if kind == RESIDENCE:
        return SET_POINTS[min(residence_sets(town), len(SET_POINTS) - 1)]
    if kind == CATHEDRAL:
        return SET_POINTS[min(sixes_elsewhere(state, seat), len(SET_POINTS) - 1)]
    return POINTS[kind]


def guild_points(town: list[int]) -> int:
    """One point per production building and one per kind of them. [SJ-K.35]"""
    total = 0
    kinds = 0
    for kind in town:
        if IS_PRODUCTION[kind]:
            total += 1
            kinds |= 1 << kind
    for kind in PLANTS:
        total += (kinds >> kind) & 1
    return total


def residence_sets(town: list[int]) -> int:
    """Sets of three different buildings of equal cost. [SJ-N.23-24]"""
    total = 0
    for kinds in BY_COST:
        copies = [town.count(kind) for kind in kinds]
        sets = 0
        while sum([min(count, sets + 1) for count in copies]) >= 3 * (sets + 1):
            sets += 1
        total += sets
    return total


def sixes_elsewhere(state: SanJuan, seat: int) -> int:
    """How many buildings of cost six the others have. [SJ-N.26]"""
    total = 0
    for other in range(len(state.players)):
        if other != seat:
            for kind in state.players[other].town:
                if COST[kind] == SIX:
                    total += 1
    return total


def score(state: SanJuan, seat: int) -> tuple[int, int]:
    """What the ranking compares: points, then cards in the hand and goods. [SJ-Z.5 SJ-Z.7]"""
    player = state.players[seat]
    return points(state, seat), player.cards + player.goods_held()
