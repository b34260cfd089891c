"""Who meets whom in the next round, and who sits where. No input or output, and the same whenever it is asked again.

A round is drawn in three steps: how large the tables are, a first proposal that suits the kind of tournament, and
exchanges of two people as long as they make it better. Better is, in this order: fewer who have met before, fewer who
sit where they sat more often than elsewhere, and (Swiss) tables of people who have about the same points.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from typing import Final, Literal

from msgspec import Struct

Kind = Literal["swiss", "robin", "knockout"]
SWISS: Final = "swiss"
ROBIN: Final = "robin"
KNOCKOUT: Final = "knockout"

MET: Final = 10**7  # what it costs that two meet again: ten times this, and once more for each time they met, squared
MISPLACED: Final = 10**5  # that somebody sits where they sat more often than elsewhere
TRIED: Final = 200  # exchanges that are looked at for each who plays a round, at most
SWAYED: Final = 2  # how much more often than on the other seat, before the plan of pairs is left
SHAKEN: Final = 3  # exchanges made at random to get away from what no single one betters


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


def draw(
    plan: Plan,
    entrants: Sequence[int],
    past: Sequence[Played],
    points: dict[int, int],
    seed: str,
    everybody: Sequence[int] = (),
) -> Round:
    """The next round for these entrants, the best first; `everybody` has also those who left or come later."""
    number = 1 + max((one.round for one in past), default=0)
    luck = random.Random(f"{seed}/round/{number}")
    drawing = _Drawing(plan, entrants, past, points, luck)
    if plan.kind == ROBIN and plan.most == 2:
        drawing.take_turns(sorted(everybody or entrants, key=lambda one: _place(seed, one)), number)
    else:
        drawing.propose(first=number == 1)
    return drawing.settled()


# -- how large the tables are -------------------------------------------------------------------------------


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


# -- seats --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=100_000)
def misplaced(wishes: tuple[int, ...]) -> int:
    """How many of those at a table cannot sit where they should: each wish is the set of seats, as bits."""
    return len(wishes) - _placed(wishes, 0)


@lru_cache(maxsize=100_000)
def _placed(wishes: tuple[int, ...], taken: int) -> int:
    if not wishes:
        return 0
    rest = wishes[1:]
    best = _placed(rest, taken)
    free = wishes[0] & ~taken
    while free:
        seat = free & -free
        best = max(best, 1 + _placed(rest, taken | seat))
        free ^= seat
    return best


class _Past:
    """What of the past matters for one entrant's seat."""

    __slots__ = ("seated", "smallest")

    def __init__(self) -> None:
        self.seated: Counter[int] = Counter()
        self.smallest = 99  # the seats of the smallest table so far: those were open to them every time

    def wish(self, seats: int) -> int:
        """The seats of a table where they sat no more often than elsewhere, as bits."""
        least = self.fewest(seats)
        return sum(1 << seat for seat in range(seats) if self.seated[seat] <= least)

    def fewest(self, seats: int) -> int:
        return min(self.seated[seat] for seat in range(min(seats, self.smallest)))


# -- one round ----------------------------------------------------------------------------------------------


class _Drawing:
    """A round that is being drawn."""

    def __init__(
        self,
        plan: Plan,
        entrants: Sequence[int],
        past: Sequence[Played],
        points: dict[int, int],
        luck: random.Random,
    ) -> None:
        self.plan = plan
        self.order = list(entrants)
        self.luck = luck
        self.level = points if plan.kind == SWISS else dict.fromkeys(points, 0)
        self._past = past
        self.had: Counter[int] = Counter(one.entrant for one in past if not one.table)
        self.past: dict[int, _Past] = defaultdict(_Past)
        for one in past:
            if one.table:
                self.past[one.entrant].seated[one.seat] += 1
                self.past[one.entrant].smallest = min(self.past[one.entrant].smallest, one.seats)
        self.groups: list[list[int]] = []
        self.seats: list[int] = []  # of each of them
        self.byes: list[int] = []
        self.left = TRIED * len(self.order)
        self._wishes: dict[tuple[int, int], int] = {}

    @cached_property
    def met(self) -> dict[int, Counter[int]]:
        return met_in(self._past)

    # -- proposals ------------------------------------------------------------------------------------------

    def propose(self, first: bool) -> None:
        """Swiss: neighbours in the order; else everybody is dealt to the tables in turn, the best to different ones."""
        if first:
            self.luck.shuffle(self.order)
        self._give_byes(byes(len(self.order), self.plan, first=first))
        people = sizes(len(self.order), self.plan)
        if self.plan.kind == SWISS:
            waiting = iter(self.order)
            self.groups = [[next(waiting) for _ in range(count)] for count in people]
        else:
            self.groups = [[] for _ in people]
            self._deal(people)
        self.seats = [self.plan.most if self.plan.bots else count for count in people]
        self._improve()

    def _deal(self, people: list[int]) -> None:
        """To one table after the other, and back again, as far as there is room."""
        at = [index for turn in range(max(people, default=0)) for index in _there_and_back(len(people), turn)]
        places = iter([index for index in at if people[index]])
        for one in self.order:
            index = next(place for place in places if len(self.groups[place]) < people[place])
            self.groups[index].append(one)

    def _give_byes(self, count: int) -> None:
        """To those who had fewest; of these to the last of a Swiss tournament, and the first of others."""
        ranked = self.order[::-1] if self.plan.kind == SWISS else self.order
        for one in sorted(ranked, key=lambda entrant: self.had[entrant])[:count]:
            self.order.remove(one)
            self.byes.append(one)

    def take_turns(self, everybody: Sequence[int], number: int) -> None:
        """Each against each in pairs, as it has been done for ever: one stays, the others move on by a place.

        Whose opponent is not here plays with a bot, or has a bye.
        """
        places: list[int | None] = [*everybody]
        if len(places) % 2:
            places.append(None)
        number_of = {one: at for at, one in enumerate(places)}
        here = set(self.order)
        turned = _turned(places, (number - 1) * (len(places) // 2))  # by half the round: then seats take turns too
        for one, other in zip(turned, reversed(turned[len(turned) // 2 :])):
            pair = [each for each in (one, other) if each is not None and each in here]
            if len(pair) == 2 and _begins(number_of[pair[1]], number_of[pair[0]], len(places)):
                pair.reverse()
            if len(pair) == 2 or (pair and self.plan.bots):
                self.groups.append(pair)
            else:
                self.byes += pair
        self.seats = [2] * len(self.groups)

    # -- improving ------------------------------------------------------------------------------------------

    def _improve(self) -> None:
        """Exchange people as long as it helps; where some meet again all the same, shake it and try once more."""
        self._settle()
        best, groups = self._total(), [group.copy() for group in self.groups]
        while best >= MISPLACED and self.left > 0:
            for _ in range(SHAKEN):
                self._shake()
            self._settle()
            found = self._total()
            if found < best:
                best, groups = found, [group.copy() for group in self.groups]
            else:
                self.groups = [group.copy() for group in groups]
        self.groups = groups

    def _shake(self) -> None:
        self.left -= 1
        if len(self.groups) > 1:
            one, other = self.luck.sample(range(len(self.groups)), 2)
            self._exchange(one, self._any(one), other, self._any(other))

    def _any(self, index: int) -> int:
        return self.luck.randrange(len(self.groups[index]))

    def _settle(self) -> None:
        """One exchange after the other that betters a table where something is wrong; then those of neighbours."""
        bettered = True
        while bettered and self.left > 0:
            wrong = [index for index in range(len(self.groups)) if self._cost(index) >= MISPLACED]
            bettered = False
            for index in wrong:
                if self._cost(index) >= MISPLACED and self._better(index, self._others(index)):
                    bettered = True
        if self.plan.kind == SWISS:
            for index in range(len(self.groups) - 1):
                while self._better(index, [index + 1]):
                    pass

    def _others(self, index: int) -> Iterator[int]:
        """The other tables, those nearest in the order first."""
        for distance in range(1, len(self.groups)):
            for other in (index - distance, index + distance):
                if 0 <= other < len(self.groups):
                    yield other

    def _better(self, index: int, others: Iterator[int] | list[int]) -> bool:
        """Make the first exchange with one of these tables that costs less than what is; whether there was one."""
        mine = self._cost(index)
        for other in others:
            before = mine + self._cost(other)
            for at in range(len(self.groups[index])):
                for there in range(len(self.groups[other])):
                    self.left -= 1
                    self._exchange(index, at, other, there)
                    if self._cost(index) + self._cost(other) < before:
                        return True
                    self._exchange(index, at, other, there)
            if self.left <= 0:
                return False
        return False

    def _exchange(self, index: int, at: int, other: int, there: int) -> None:
        one, two = self.groups[index], self.groups[other]
        one[at], two[there] = two[there], one[at]

    def _total(self) -> int:
        return sum(self._cost(index) for index in range(len(self.groups)))

    def _cost(self, index: int) -> int:
        group, seats = self.groups[index], self.seats[index]
        cost = 0
        met = self.met
        for at, one in enumerate(group):
            before = met[one]
            for other in group[:at]:
                if other in before:
                    cost += MET * (10 + before[other] ** 2)
        cost += MISPLACED * misplaced(tuple(sorted([self._wish(one, seats) for one in group])))
        levels = [self.level[one] for one in group]
        return cost + max(levels) - min(levels)

    def _wish(self, one: int, seats: int) -> int:
        found = self._wishes.get((one, seats))
        if found is None:
            found = self._wishes[one, seats] = self.past[one].wish(seats)
        return found

    # -- seats ----------------------------------------------------------------------------------------------

    def settled(self) -> Round:
        """The round, everybody on a seat where they sat as seldom as can be."""
        return Round([self._seated(group, seats) for group, seats in zip(self.groups, self.seats)], self.byes)

    def _seated(self, group: list[int], seats: int) -> Drawn:
        chairs: list[int | None] = [None] * seats
        drawn = self.luck.sample(range(seats), seats)  # among those that are as good, the lot decides
        if self.plan.kind == ROBIN and seats == 2:
            drawn = [0, 1]  # or what was planned
        ways = permutations(drawn, len(group))
        best = min(ways, key=lambda way: sum(self._often(one, seat, seats) for one, seat in zip(group, way)))
        for one, seat in zip(group, best):
            chairs[seat] = one
        return Drawn(tuple(chairs))

    def _often(self, one: int, seat: int, seats: int) -> int:
        past = self.past[one]
        more = past.seated[seat] - past.fewest(seats)
        planned = self.plan.kind == ROBIN and seats == 2
        return 0 if planned and more < SWAYED else max(0, more) ** 2


def _place(seed: str, entrant: int) -> float:
    return random.Random(f"{seed}/place/{entrant}").random()


def _there_and_back(count: int, turn: int) -> range:
    return range(count - 1, -1, -1) if turn % 2 else range(count)


def _begins(one: int, other: int, places: int) -> bool:
    """Who of two places has the first seat, so that all have it as often when each has met each."""
    low, high = sorted((one, other))
    low_begins = 2 * low < places - 1 if high == places - 1 else (low + high) % 2 == 1
    return low_begins == (one == low)


def _turned(places: list[int | None], by: int) -> list[int | None]:
    """The last stays, the others move on."""
    rest = places[:-1]
    by %= len(rest) or 1
    return [*rest[by:], *rest[:by], places[-1]]


# -- the past -----------------------------------------------------------------------------------------------


def met_in(past: Sequence[Played]) -> dict[int, Counter[int]]:
    """Who met whom, and how often."""
    tables: dict[tuple[int, int], list[int]] = defaultdict(list)
    for one in past:
        if one.table:
            tables[one.round, one.table].append(one.entrant)
    met: dict[int, Counter[int]] = defaultdict(Counter)
    for group in tables.values():
        for mine, its in combinations(group, 2):
            met[mine][its] += 1
            met[its][mine] += 1
    return met
