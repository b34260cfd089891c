"""What cannot be avoided in a round: found by looking at all of them or by counting, not as rounds are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from meydan.server.tournaments.plan import Played

FEW = 12  # people of whom all rounds can be looked at

Pair = tuple[int, int]
Table = tuple[int, ...]


def tables_in(past: Sequence[Played], round: int) -> list[Table]:
    """Who sat together in a round; whoever had a bye is no table."""
    found: dict[int, list[int]] = {}
    for one in past:
        if one.round == round and one.table:
            found.setdefault(one.table, []).append(one.entrant)
    return [tuple(sorted(people)) for people in found.values()]


def pairs_in(tables: Sequence[Table]) -> list[Pair]:
    return [pair for table in tables for pair in combinations(table, 2)]


def met_before(past: Sequence[Played], round: int) -> Counter[Pair]:
    """How often two met before a round."""
    return Counter(pair for number in range(1, round) for pair in pairs_in(tables_in(past, number)))


def beyond_one(past: Sequence[Played], round: int, one: int, seat: int | None = None, seats: int = 0) -> bool:
    """Whether somebody sat on one seat two times more than on another that all their tables had, up to a round.

    If a seat is named, it is what they would have in the next.
    """
    mine = [(each.seat, each.seats) for each in past if each.entrant == one and each.table and each.round <= round]
    if seat is not None:
        mine.append((seat, seats))
    often = Counter(seat for seat, _ in mine)
    counts = [often[seat] for seat in range(min((seats for _, seats in mine), default=1))]
    return max(counts) - min(counts) > 1


def all_rounds(people: Table, sizes: Sequence[int]) -> Iterator[list[Table]]:
    """Every way to seat people at tables for so many."""
    if not people:
        yield []
    for size in sorted(set(sizes)):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            table = (people[0], *others)
            left = tuple(one for one in people[1:] if one not in others)
            for tables in all_rounds(left, rest):
                yield [table, *tables]


def least_faults(past: Sequence[Played], round: int, seats_of: int | None = None) -> Pair:
    """How few can meet again in a round, each counted as often as they met, and how few then sit beyond one.

    The tables are as large as they were, each with so many seats, or as many as people.
    """
    tables = tables_in(past, round)
    people = tuple(sorted(one for table in tables for one in table))
    met = met_before(past, round)
    known: dict[Table, Pair] = {}

    def faults(table: Table) -> Pair:
        if table not in known:
            again = sum(met[pair] for pair in combinations(table, 2))
            seats = seats_of or len(table)
            wrong = [[beyond_one(past, round - 1, one, seat, seats) for seat in range(seats)] for one in table]
            ways = permutations(range(seats), len(table))
            known[table] = again, min(sum(mine[seat] for mine, seat in zip(wrong, way)) for way in ways)
        return known[table]

    found = ([faults(table) for table in tables] for tables in all_rounds(people, [len(table) for table in tables]))
    return min((sum(again for again, _ in one), sum(wrong for _, wrong in one)) for one in found)


def fewest_beyond_one(past: Sequence[Played], round: int) -> int:
    """At least so many sit beyond one in a round, whoever meets whom: there are too few of the seats that they need."""
    sitting = {one.entrant: one.seats for one in past if one.round == round and one.table}
    seats = [(one.seat, one.seats, one.table) for one in past if one.round == round and one.table]
    kinds = {(seat, size) for seat, size, _ in seats}
    good = {one: {each for each in kinds if not beyond_one(past, round - 1, one, *each)} for one in sitting}
    holds: dict[tuple[int, int, int], int] = {}

    def placed(one: int, seen: set[tuple[int, int, int]]) -> bool:
        for seat in seats:
            if seat[:2] in good[one] and seat not in seen:
                seen.add(seat)
                if seat not in holds or placed(holds[seat], seen):
                    holds[seat] = one
                    return True
        return False

    return sum(not placed(one, set()) for one in sitting)


def most_rounds_apart(sizes: Sequence[int]) -> int:
    """So many rounds can follow one another without two meeting again, and no more as far as is known."""
    if len(sizes) > 1 and max(sizes) > len(sizes):
        return 1  # two of the largest table were at one table before
    people = sum(sizes)
    # Of seven and of twelve at tables of three all were looked at. Of eleven nobody knows: no five rounds were found.
    known = {(3, 2, 2): 3, (3, 3, 3, 3): 4, (3, 3, 3, 2): 4}
    return known.get(tuple(sizes), people * (people - 1) // sum(size * (size - 1) for size in sizes))


def can_be_even(past: Sequence[Played], after: int, people: Sequence[int]) -> bool:
    """Whether seats of pairs could be exchanged in all rounds after one, so that nobody sits beyond one at the end."""
    ahead: Counter[int] = Counter()
    games: list[Table] = []
    for one in past:
        if one.table and one.round <= after:
            ahead[one.entrant] += 1 - 2 * one.seat
    for round in range(after + 1, max(one.round for one in past) + 1):
        games += tables_in(past, round)
    many = Counter(one for game in games for one in game)
    most = {one: (many[one] - ahead[one] + 1) // 2 for one in people}  # first seats that somebody may have
    least = {one: -((ahead[one] + 1 - many[one]) // 2) for one in people}  # and must have, if one exchanges all seats
    rest = {one: many[one] - least[one] for one in people}
    return all(_dealt(games, each) for each in (most, rest))


def _dealt(games: Sequence[Table], room: dict[int, int]) -> bool:
    """Whether one of each game can be chosen, and nobody more often than there is room."""
    chosen: dict[int, list[int]] = {one: [] for one in room}

    def choose(game: int, seen: set[int]) -> bool:
        for one in games[game]:
            if one not in room:
                return True  # has left, or is a bot: no matter where they sit
            if one in seen:
                continue
            seen.add(one)
            if len(chosen[one]) < room[one]:
                chosen[one].append(game)
                return True
            for at, other in enumerate(chosen[one]):
                if choose(other, seen):
                    chosen[one][at] = game
                    return True
        return False

    return all(len(game) < 2 or choose(index, set()) for index, game in enumerate(games))
