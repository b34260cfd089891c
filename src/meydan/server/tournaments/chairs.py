"""Who sits where in a round, so that those that follow can be seated well too."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from meydan.server.tournaments.weighing import NOBODY, Weighing

SETTLED: Final = 8  # times all tables are seated anew, at most
SHAKEN: Final = 6  # times it is tried from other seats


class Seating:
    """Seats of rounds that follow one another; all but the first of them are only a possibility."""

    def __init__(self, rounds: Sequence[Sequence[tuple[int, ...]]], weighing: Weighing, luck: random.Random) -> None:
        plan = weighing.plan
        self.weigh = weighing
        self.luck = luck
        self.tables = [group for groups in rounds for group in groups]
        self.first = len(rounds[0])
        self.seats = [plan.most if plan.bots else len(group) for group in self.tables]
        self.ways: list[list[int]] = []  # for each table, the seat of each
        self.mine: dict[int, list[tuple[int, int]]] = defaultdict(list)  # the tables of each, and where they are there
        for index, group in enumerate(self.tables):
            for at, one in enumerate(group):
                if one != NOBODY and (plan.bots or NOBODY not in group):  # a bye has no seats
                    self.mine[one].append((index, at))
        self.sat = {one: [weighing.sat[one][seat] for seat in range(plan.most)] for one in self.mine}

    def found(self) -> tuple[int, list[list[int]]]:
        """How badly they sit at the best, and who sits where in the first round; NOBODY where a bot does."""
        best, ways = -1, []
        for _ in range(SHAKEN):
            self.ways = [self.luck.sample(range(seats), len(group)) for seats, group in zip(self.seats, self.tables)]
            cost = self._settle()
            if best < 0 or cost < best:
                best, ways = cost, self.ways
            if not best:
                break
        chairs = []
        for index in range(self.first):
            sitting = [NOBODY] * self.seats[index]
            for one, seat in zip(self.tables[index], ways[index]):
                sitting[seat] = one
            chairs.append(sitting)
        return best, chairs

    def _settle(self) -> int:
        """Seat each table as well as can be while the others stay, as long as that helps."""
        costs = {one: self._cost(one) for one in self.mine}
        for _ in range(SETTLED):
            before = sum(costs.values())
            for index, group in enumerate(self.tables):
                if any(costs.get(one) for one in group):
                    self._seat(index)
                    costs |= {one: self._cost(one) for one in group if one in self.mine}
            if sum(costs.values()) in (0, before):
                break
        return sum(costs.values())

    def _seat(self, index: int) -> None:
        group = self.tables[index]
        wrong = [[self._with(index, at, seat) for seat in range(self.seats[index])] for at in range(len(group))]
        drawn = self.luck.sample(range(self.seats[index]), self.seats[index])
        ways = permutations(drawn, len(group))
        self.ways[index] = list(min(ways, key=lambda way: sum(mine[seat] for mine, seat in zip(wrong, way))))

    def _with(self, index: int, at: int, seat: int) -> int:
        was = self.ways[index][at]
        self.ways[index][at] = seat
        cost = self._cost(self.tables[index][at])
        self.ways[index][at] = was
        return cost

    def _cost(self, one: int) -> int:
        """How far beyond once somebody sits more often on one seat than on another, after each of the rounds."""
        if one not in self.mine:
            return 0
        sat = self.sat[one].copy()
        common = self.weigh.smallest.get(one, len(sat))
        cost = 0
        for index, at in self.mine[one]:
            sat[self.ways[index][at]] += 1
            if self.seats[index] < common:
                common = self.seats[index]
            often = sat[:common]
            if (more := max(often) - min(often)) > 1:
                cost += (more - 1) ** 2
        return cost
