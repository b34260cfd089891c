"""Luck for many tries, spread evenly: at each roll or draw every part of what may come is met equally often.

So a few dozen tries tell what many hundreds with luck of their own would.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance
from meydan.kernel.rng import WORD, Rng
from meydan.kernel.state import State

Slot = tuple[int, str, int]  # the turn, the kind of luck, and its number in this turn


class EvenLuck:
    """The luck of so many tries: where each of them lies between the first outcome and the last, draw by draw."""

    def __init__(self, seed: int, count: int) -> None:
        self.seed = seed & WORD
        self.count = count
        self.orders: dict[Slot, list[float]] = {}

    def of(self, number: int) -> Try:
        """One of the tries."""
        return Try(self, number)

    def places(self, slot: Slot) -> list[float]:
        """Where each try lies at a draw, from 0 to 1: one in each of as many equal parts, in any order."""
        if slot not in self.orders:
            turn, stream, number = slot
            rng = Rng(self.seed | (turn + 1) << 32 | (number * 64 + sum(stream.encode()) % 64) << 64)
            offset = rng.word() / (WORD + 1)
            order = list(range(self.count))
            for at in range(self.count - 1, 0, -1):
                other = rng.below(at + 1)
                order[at], order[other] = order[other], order[at]
            self.orders[slot] = [(place + offset) / self.count for place in order]
        return self.orders[slot]


class Try:
    """The luck of one try. Each turn has its own, dice and cards apart: what one uses up changes nothing elsewhere."""

    def __init__(self, luck: EvenLuck, number: int) -> None:
        self.luck = luck
        self.number = number
        self.used: dict[tuple[int, str], int] = {}

    def answer(self, state: State, frame: Chance[Any], turn: int) -> Choice:
        """What comes of a roll or draw."""
        stream = frame.stream()
        used = self.used.get((turn, stream), 0)
        self.used[turn, stream] = used + 1
        place = self.luck.places((turn, stream, used))[self.number]
        reached = list(accumulate(frame.weights(state)))
        return frame.options(state)[bisect_right(reached, int(place * reached[-1]))]


def spread_out(frame: Chance[Any], state: State, most: int) -> list[tuple[Choice, float]]:
    """Outcomes with how likely they are: all, or where there are too many, some that stand for their neighbours."""
    options, weights = frame.options(state), frame.weights(state)
    whole = sum(weights)
    if len(options) <= most:
        return [(option, weight / whole) for option, weight in zip(options, weights, strict=True)]
    found: list[tuple[Choice, float]] = []
    at, reached = 0, weights[0]
    for number in range(most):
        middle = (2 * number + 1) * whole
        while reached * 2 * most <= middle:
            at += 1
            reached += weights[at]
        found.append((options[at], 1.0 / most))
    return found
