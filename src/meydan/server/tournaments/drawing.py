"""The round with the least fault. Where few play all rounds are looked at; where many do, one that suits the kind of
tournament is bettered by exchanges of two people.

Where it could come to that, a round is taken only if others can follow it in which nobody meets again either.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from meydan.server.tournaments.bettering import bettered
from meydan.server.tournaments.chairs import Seating
from meydan.server.tournaments.foresight import Foresight, most_rounds, without
from meydan.server.tournaments.plan import Plan
from meydan.server.tournaments.weighing import AGAIN, Weighing

Group = tuple[int, ...]
Groups = list[Group]

FEW: Final = 20_000  # rounds that can be drawn: if there are no more, all are looked at
FAR: Final = 32  # people: if there are more, nobody looks ahead
AHEAD: Final = 40_000  # steps of looking for the longest plan
CANDIDATES: Final = 200  # rounds of which is asked what can follow them
EACH: Final = 1_500  # steps for each of these
SEATED: Final = 10  # rounds that are seated together with what follows them
AT_ONCE: Final = 6  # rounds that are seated together


class Drawing:
    """A round that is being drawn: people in their order, the best first, at tables for so many."""

    def __init__(
        self, plan: Plan, order: Sequence[int], people: Sequence[int], weighing: Weighing, luck: random.Random
    ) -> None:
        self.plan = plan
        self.order = list(order)
        self.people = list(people)
        self.weigh = weighing
        self.luck = luck

    def best(self, left: int) -> list[list[int]]:
        """Who sits where in the round with the least fault, if so many rounds follow."""
        if not self.people:
            return []
        few = _ways(self.people) <= FEW
        found = self._all() if few else [self._bettered()]
        if left and len(self.order) <= FAR and not sum(map(self.weigh.again, found[0])):
            return self._first_well_seated(self._with_foresight(found, left))
        if left and few:
            return self._first_well_seated([groups, *self._follow(groups, left)] for groups in found)
        return self._first_well_seated([[found[0]]])

    def _bettered(self) -> Groups:
        return bettered(self.plan, self.order, self.people, self.weigh, self.luck)

    def _first_well_seated(self, found: Iterable[list[Groups]]) -> list[list[int]]:
        """Who sits where in the first of these rounds in which all sit well, and can in those that would follow."""
        best, chairs = -1, []
        for rounds in islice(found, SEATED):
            cost, sitting = Seating(rounds[:AT_ONCE], self.weigh, self.luck).found()
            if best < 0 or cost < best:
                best, chairs = cost, sitting
            if not best:
                break
        return chairs

    # -- looking ahead --------------------------------------------------------------------------------------

    def _with_foresight(self, found: list[Groups], left: int) -> Iterator[list[Groups]]:
        """Those of these rounds that as many can follow as any, without anybody meeting again; and what follows."""
        at = {one: place for place, one in enumerate(self.order)}
        met = self.weigh.met
        everybody = (1 << len(at)) - 1
        unmet = [everybody & ~sum(1 << at[its] for its in {one, *met[one]} if its in at) for one in self.order]
        left = min(left, most_rounds(unmet, self.people) - 1)
        longest = self._named(Foresight(self.people, self.luck, AHEAD).rounds(unmet, left + 1))
        none = True
        for groups in found[:CANDIDATES]:
            after = without(unmet, [tuple([at[one] for one in group]) for group in groups])
            follow = Foresight(self.people, self.luck, EACH).rounds(after, left)
            if len(follow) + 1 >= len(longest):
                none = False
                yield [groups, *self._named(follow)]
        if none:
            cheapest = min(longest, key=lambda groups: sum(map(self.weigh.cost, groups)))
            yield [cheapest, *[groups for groups in longest if groups is not cheapest]]

    def _follow(self, groups: Groups, left: int) -> list[Groups]:
        """Rounds that could follow one after which some meet again."""
        weigh, rounds = self.weigh, []
        for _ in range(min(left, self.plan.most - 1)):
            weigh = weigh.after(groups)
            groups = _Every(self.order, self.people, weigh).any(self.luck)
            rounds.append(groups)
        return rounds

    def _named(self, rounds: Sequence[Sequence[Sequence[int]]]) -> list[Groups]:
        return [[tuple([self.order[one] for one in table]) for table in tables] for tables in rounds]

    # -- all of them ----------------------------------------------------------------------------------------

    def _all(self) -> list[Groups]:
        """Every round in which as few meet again as can be, the best first."""
        found = list(_Every(self.order, self.people, self.weigh).rounds())
        self.luck.shuffle(found)
        return [groups for _, groups in sorted(found, key=lambda one: one[0])]


class _Every:
    """All rounds of a few people. Who is still to be seated is a set of bits, and so is a table."""

    def __init__(self, order: Sequence[int], people: Sequence[int], weighing: Weighing) -> None:
        self.everybody = (1 << len(order)) - 1
        self.people = tuple(sorted(people))
        self.groups: dict[int, Group] = {}
        self.costs: dict[int, int] = {}
        self.tables: dict[tuple[int, int], list[int]] = {}  # by who is first at it, and how many they are
        for size in set(people):
            for places in combinations(range(len(order)), size):
                table = sum(1 << at for at in places)
                self.groups[table] = group = tuple([order[at] for at in places])
                self.costs[table] = weighing.cost(group)
                self.tables.setdefault((1 << places[0], size), []).append(table)
        self._fewest: dict[tuple[int, tuple[int, ...]], int] = {}

    def rounds(self) -> Iterator[tuple[int, Groups]]:
        """Each round in which as few meet again as can be, with what it costs."""
        yield from self._rounds(self.everybody, self.people)

    def any(self, luck: random.Random) -> Groups:
        """One of these rounds."""
        free, people, groups = self.everybody, self.people, []
        while free:
            fewest = self._again(free, people)
            ways = [
                (table, rest)
                for table, rest in self._first(free, people)
                if self.costs[table] // AGAIN + self._again(free ^ table, rest) == fewest
            ]
            table, people = luck.choice(ways)
            groups.append(self.groups[table])
            free ^= table
        return groups

    def _rounds(self, free: int, people: tuple[int, ...]) -> Iterator[tuple[int, Groups]]:
        if not free:
            yield 0, []
            return
        fewest = self._again(free, people)
        for table, rest in self._first(free, people):
            if self.costs[table] // AGAIN + self._again(free ^ table, rest) == fewest:
                for cost, groups in self._rounds(free ^ table, rest):
                    yield self.costs[table] + cost, [self.groups[table], *groups]

    def _again(self, free: int, people: tuple[int, ...]) -> int:
        """How many meet again at least."""
        found = self._fewest.get((free, people))
        if found is None:
            ways = self._first(free, people)
            found = min(
                [self.costs[table] // AGAIN + self._again(free ^ table, rest) for table, rest in ways], default=0
            )
            self._fewest[free, people] = found
        return found

    def _first(self, free: int, people: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The tables where the first of these can sit, and how many are at the others."""
        for at, size in enumerate(people):
            if size not in people[:at]:
                rest = people[:at] + people[at + 1 :]
                for table in self.tables.get((free & -free, size), ()):
                    if table & free == table:
                        yield table, rest


def _ways(people: Sequence[int]) -> int:
    """How many rounds of tables for so many people can be drawn."""
    ways = math.factorial(sum(people))
    for size, count in Counter(people).items():
        ways //= math.factorial(size) ** count * math.factorial(count)
    return ways
