"""How likely each seat is to win: one small net looks at each seat, and the seats share what there is."""

from __future__ import annotations

from math import exp
from typing import Final

UNITS: Final = 4  # hidden units are reckoned so many at a time, since reading a list costs more than a product


class Net:
    """One hidden layer. Sums are made in a fixed order: every build finds the same numbers to the last digit."""

    by_unit: list[list[float]]  # for each hidden unit, what it makes of each feature
    bias: list[float]
    out: list[float]

    def __init__(self, by_unit: list[list[float]], bias: list[float], out: list[float]) -> None:
        if len(bias) % UNITS or not len(by_unit) == len(bias) == len(out):
            raise ValueError(f"a net has a multiple of {UNITS} hidden units, not {len(bias)}")
        self.by_unit = by_unit
        self.bias = bias
        self.out = out

    def chances(self, rows: list[list[int]]) -> list[float]:
        """The chance of each seat to win, from the features of all of them."""
        scores = [self.score(row) for row in rows]
        most = max(scores)
        parts = [exp(score - most) for score in scores]
        whole = 0.0
        for part in parts:
            whole += part
        return [part / whole for part in parts]

    def score(self, row: list[int]) -> float:
        """How well one seat stands; only differences between seats mean anything."""
        at: list[int] = []  # most features are 0 most of the time
        values: list[float] = []
        for number, value in enumerate(row):
            if value:
                at.append(number)
                values.append(float(value))
        found = 0.0
        for unit in range(0, len(self.bias), UNITS):
            found += self.four_units(unit, at, values)
        return found

    def four_units(self, unit: int, at: list[int], values: list[float]) -> float:
        """What four hidden units add to the score."""
        one = self.by_unit[unit]
        two = self.by_unit[unit + 1]
        three = self.by_unit[unit + 2]
        four = self.by_unit[unit + 3]
        first = self.bias[unit]
        second = self.bias[unit + 1]
        third = self.bias[unit + 2]
        fourth = self.bias[unit + 3]
        for place in range(len(at)):
            number = at[place]
            value = values[place]
            first += one[number] * value
            second += two[number] * value
            third += three[number] * value
            fourth += four[number] * value
        found = 0.0
        if first > 0.0:
            found += first * self.out[unit]
        if second > 0.0:
            found += second * self.out[unit + 1]
        if third > 0.0:
            found += third * self.out[unit + 2]
        if fourth > 0.0:
            found += fourth * self.out[unit + 3]
        return found
