"""How many rounds can follow in which nobody meets again. What is found is certain; what is not found may exist.

People are numbers from 0, and whom each has not met is a set of bits.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

Table = tuple[int, ...]

TRIES: Final = 4  # in other orders, each with twice the steps of the one before


class Foresight:
    """A search for rounds that follow one another, in at most so many steps."""

    def __init__(self, people: Sequence[int], luck: random.Random, steps: int) -> None:
        self.people = sorted(people, reverse=True)  # at each table of a round
        self.luck = luck
        self.steps = steps
        self._left = 0
        self._best: list[list[Table]] = []

    def rounds(self, unmet: Sequence[int], count: int) -> list[list[Table]]:
        """So many rounds in which nobody meets again, or as many as were found."""
        best: list[list[Table]] = []
        first = self.steps >> TRIES
        for turn in range(TRIES):
            self._left = share = min(self.steps, first << turn)
            self._best = []
            names = self.luck.sample(range(len(unmet)), len(unmet))  # in which order they are looked at
            at = {name: place for place, name in enumerate(names)}
            turned = [sum(1 << at[other] for other in bits(unmet[name])) for name in names]
            found = self._go_on(turned, count, [])
            self.steps -= share - self._left
            if len(self._best) > len(best):
                best = [[tuple([names[one] for one in table]) for table in tables] for tables in self._best]
            if found or self._left:  # it is there, or it was shown that it is not
                break
        return best

    def _go_on(self, unmet: list[int], count: int, found: list[list[Table]]) -> bool:
        """Whether so many rounds follow those that were found; the most that ever were are kept."""
        if len(found) > len(self._best):
            self._best = found
        if not count:
            return True
        for tables in self._round(unmet, (1 << len(unmet)) - 1, self.people):
            if self._go_on(without(unmet, tables), count - 1, [*found, tables]):
                return True
        return False

    def _round(self, unmet: list[int], free: int, people: list[int]) -> Iterator[list[Table]]:
        """Rounds of tables at which nobody meets again; whoever has the fewest to choose from is seated first."""
        if not people:
            yield []
            return
        if not self._left:
            return
        self._left -= 1
        one = min(bits(free), key=lambda each: (unmet[each] & free).bit_count())
        for size in sorted(set(people)):
            rest = people.copy()
            rest.remove(size)
            for table in _tables(unmet, (one,), unmet[one] & free, size):
                taken = sum(1 << each for each in table)
                for others in self._round(unmet, free & ~taken, rest):
                    yield [table, *others]
                if not self._left:
                    return


def _tables(unmet: Sequence[int], table: Table, open: int, size: int) -> Iterator[Table]:
    """Tables of so many with these people, and others of whom nobody met anybody."""
    if len(table) == size:
        yield table
        return
    for one in bits(open):
        yield from _tables(unmet, (*table, one), open & unmet[one] & -(2 << one), size)


def without(unmet: Sequence[int], tables: Sequence[Table]) -> list[int]:
    """Whom each has not met after a round."""
    left = list(unmet)
    for table in tables:
        taken = sum(1 << one for one in table)
        for one in table:
            left[one] &= ~taken
    return left


def most_rounds(unmet: Sequence[int], people: Sequence[int]) -> int:
    """No more rounds than this can follow without anybody meeting again: by counting those whom nobody met."""
    pairs = sum(size * (size - 1) for size in people)
    fewest = min(people, default=2)
    if pairs == 0:
        return 0
    whole = sum(one.bit_count() for one in unmet) // pairs
    return min([whole, *[one.bit_count() // max(1, fewest - 1) for one in unmet]])


def bits(of: int) -> Iterator[int]:
    while of:
        lowest = of & -of
        yield lowest.bit_length() - 1
        of ^= lowest
