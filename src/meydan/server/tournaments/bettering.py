"""A round for many people: a proposal that suits the kind of tournament, bettered by exchanges of two people."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from meydan.server.tournaments.plan import SWISS, Plan
from meydan.server.tournaments.weighing import SEAT, Weighing

TRIED: Final = 200  # exchanges that are looked at for each who plays a round, at most
SHAKEN: Final = 3  # exchanges made at random to get away from what no single one betters


def bettered(
    plan: Plan, order: Sequence[int], people: Sequence[int], weighing: Weighing, luck: random.Random
) -> list[tuple[int, ...]]:
    """The best round that was found for people in their order, at tables for so many."""
    groups = _neighbours(order, people) if plan.kind == SWISS else _dealt(order, people)
    bettering = _Bettering(groups, weighing, luck, levels=plan.kind == SWISS)
    bettering.improve()
    return [tuple(group) for group in bettering.groups]


# -- proposals ----------------------------------------------------------------------------------------------


def _neighbours(order: Sequence[int], people: Sequence[int]) -> list[list[int]]:
    waiting = iter(order)
    return [[next(waiting) for _ in range(count)] for count in people]


def _dealt(order: Sequence[int], people: Sequence[int]) -> list[list[int]]:
    """To one table after the other, and back again, as far as there is room: the best to different ones."""
    groups: list[list[int]] = [[] for _ in people]
    there = range(len(people))
    places = (index for turn in range(max(people)) for index in (there[::-1] if turn % 2 else there))
    for one in order:
        index = next(place for place in places if len(groups[place]) < people[place])
        groups[index].append(one)
    return groups


# -- exchanges ----------------------------------------------------------------------------------------------


class _Bettering:
    """A round that gets better."""

    def __init__(self, groups: list[list[int]], weighing: Weighing, luck: random.Random, *, levels: bool) -> None:
        self.groups = groups
        self.cost = weighing.cost
        self.costs = [self.cost(group) for group in groups]
        self.luck = luck
        self.levels = levels
        self.left = TRIED * sum(map(len, groups))

    def improve(self) -> None:
        """Exchange people as long as it helps; where something is wrong all the same, shake it and try once more."""
        self._settle()
        best, groups = sum(self.costs), [group.copy() for group in self.groups]
        while best >= SEAT and self.left > 0 and len(groups) > 1:
            for _ in range(SHAKEN):
                self._shake()
            self._settle()
            if sum(self.costs) < best:
                best, groups = sum(self.costs), [group.copy() for group in self.groups]
            else:
                self._take([group.copy() for group in groups])
        self._take(groups)

    def _take(self, groups: list[list[int]]) -> None:
        for index, (now, then) in enumerate(zip(self.groups, groups)):
            if now != then:
                self.costs[index] = self.cost(then)
        self.groups = groups

    def _shake(self) -> None:
        """Exchange two at random, one of them where something is wrong."""
        self.left -= 1
        wrong = [index for index, cost in enumerate(self.costs) if cost >= SEAT]
        one = self.luck.choice(wrong or range(len(self.groups)))
        other = (one + self.luck.randrange(1, len(self.groups))) % len(self.groups)
        self._exchange(one, self._any(one), other, self._any(other))
        for index in (one, other):
            self.costs[index] = self.cost(self.groups[index])

    def _any(self, index: int) -> int:
        return self.luck.randrange(len(self.groups[index]))

    def _settle(self) -> None:
        """One exchange after the other that betters a table where something is wrong; then those of neighbours."""
        bettered = True
        while bettered and self.left > 0:
            bettered = False
            for index in range(len(self.groups)):
                if self.costs[index] >= SEAT and self._better(index, self._others(index)):
                    bettered = True
        if self.levels:
            for index in range(len(self.groups) - 1):
                while self._better(index, [index + 1]):
                    pass

    def _others(self, index: int) -> Iterator[int]:
        """The other tables, those nearest in the order first."""
        for distance in range(1, len(self.groups)):
            for other in (index - distance, index + distance):
                if 0 <= other < len(self.groups):
                    yield other

    def _better(self, index: int, others: Iterable[int]) -> bool:
        """Make the first exchange with one of these tables that costs less than what is; whether there was one."""
        for other in others:
            if self.left <= 0:
                return False
            before = self.costs[index] + self.costs[other]
            for at in range(len(self.groups[index])):
                for there in range(len(self.groups[other])):
                    self.left -= 1
                    self._exchange(index, at, other, there)
                    mine = self.cost(self.groups[index])
                    if mine < before and mine + (its := self.cost(self.groups[other])) < before:
                        self.costs[index], self.costs[other] = mine, its
                        return True
                    self._exchange(index, at, other, there)
        return False

    def _exchange(self, index: int, at: int, other: int, there: int) -> None:
        one, two = self.groups[index], self.groups[other]
        one[at], two[there] = two[there], one[at]
