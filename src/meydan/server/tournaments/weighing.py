"""What is wrong with a table of a round: who meets again, who cannot sit where they should, who should play elsewhere.

The three are weighed one after the other: no number of later faults outweighs an earlier one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from meydan.server.tournaments.plan import ROBIN, SWISS, Plan, Played, met_in, tables_of

NOBODY: Final = 0  # the other one of a pair for whom nobody is left: whoever meets them has a bye, or plays with a bot

AGAIN: Final = 10**15  # that two meet again, for each time they met
SEAT: Final = 10**9  # that somebody sits where they sat more often than elsewhere; how much more often, squared
SAME_POT: Final = 1000  # of a knock-out: that two meet of whom both are among the better half, or quarter


class Weighing:
    """What the past says about the tables of a round."""

    def __init__(self, plan: Plan, order: Sequence[int], past: Sequence[Played], points: dict[int, int]) -> None:
        self.plan = plan
        self.order = list(order)
        self.met = met_in(past)
        self.alone = _alone(past)
        for one, times in self.alone.items():
            self.met[one][NOBODY] = self.met[NOBODY][one] = times
        self.sat: dict[int, Counter[int]] = defaultdict(Counter)
        self.smallest: dict[int, int] = {}  # the seats of somebody's smallest table: those they could have every time
        for played in past:
            if played.table:
                self.sat[played.entrant][played.seat] += 1
                self.smallest[played.entrant] = min(played.seats, self.smallest.get(played.entrant, played.seats))
        self.level = {one: points.get(one, 0) for one in order}
        self.level[NOBODY] = min(self.level.values(), default=0) - 1
        self.rank = {one: at for at, one in enumerate(order)}
        self.tables = max(1, -(-len(self.order) // plan.most))
        self._wishes: dict[tuple[int, int], tuple[int, ...]] = {}

    def after(self, groups: Sequence[Sequence[int]]) -> Weighing:
        """The same once these have met."""
        later = copy(self)
        later.met = defaultdict(Counter, {one: Counter(met) for one, met in self.met.items()})
        for group in groups:
            for one, other in permutations(group, 2):
                later.met[one][other] += 1
        return later

    def most_due_a_bye(self, count: int) -> list[int]:
        """Those who had fewest; of these the last of a Swiss tournament, and the first of others."""
        ranked = self.order[::-1] if self.plan.kind == SWISS else self.order
        people = [one for one in ranked if one != NOBODY]
        return sorted(people, key=lambda one: self.alone[one])[:count]

    # -- faults ---------------------------------------------------------------------------------------------

    def cost(self, group: Sequence[int]) -> int:
        """All that is wrong with a table."""
        cost = 0
        for at, one in enumerate(group):
            before = self.met[one]
            for other in group[:at]:
                if other in before:
                    cost += AGAIN * before[other]
        seats = self.plan.most if self.plan.bots else len(group)
        cost += SEAT * misplaced(tuple(sorted([self.wish(one, seats) for one in group])))
        return cost + self._apart(group)

    def again(self, group: Sequence[int]) -> int:
        """How often those at a table met before."""
        return sum(self.met[one][other] for one, other in combinations(group, 2))

    def wish(self, one: int, seats: int) -> tuple[int, ...]:
        """What each seat of a table costs: nothing where they sat no more often than elsewhere.

        Only those seats are compared that all of their tables had.
        """
        found = self._wishes.get((one, seats))
        if found is None:
            common = min(seats, self.smallest.get(one, seats))
            sat = self.sat[one]
            least = min(sat[seat] for seat in range(common))
            found = tuple([max(0, sat[seat] - least) ** 2 if seat < common else 0 for seat in range(seats)])
            self._wishes[one, seats] = found
        return found

    def _apart(self, group: Sequence[int]) -> int:
        """Swiss: how far apart they are. Knock-out: how far from an even share of better and worse. Else nothing."""
        if self.plan.kind == SWISS:
            levels = [self.level[one] for one in group]
            return max(levels) - min(levels)
        if self.plan.kind == ROBIN:
            return 0
        ranks = [self.rank[one] for one in group]
        pots = [rank // self.tables for rank in ranks]
        even = len(ranks) * (len(self.order) - 1) // 2
        return SAME_POT * (len(pots) - len(set(pots))) + abs(sum(ranks) - even)


@lru_cache(maxsize=100_000)
def misplaced(wishes: tuple[tuple[int, ...], ...], taken: int = 0) -> int:
    """What it costs to seat people who say what each seat costs."""
    if not wishes:
        return 0
    rest = wishes[1:]
    return min(
        [cost + misplaced(rest, taken | 1 << seat) for seat, cost in enumerate(wishes[0]) if not taken >> seat & 1]
    )


def _alone(past: Sequence[Played]) -> Counter[int]:
    """How often each had a bye, or sat with bots only."""
    alone = Counter(one.entrant for one in past if not one.table)
    alone.update(group[0] for group in tables_of(past) if len(group) == 1)
    return alone
