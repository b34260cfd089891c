"""What hidden units make of what is seen: the first layer of every net, in whole numbers that fit into bytes.

A feature has one scale, and for each unit a weight of one byte. So sums are the same on every build whatever their
order, and what is read lies side by side: five times as fast as lists of floats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

UNITS: Final = 8  # hidden units are reckoned so many at a time
ONE: Final = 1 << 16  # the number that stands for 1
ZERO: Final = 128  # the byte that stands for 0
MOST: Final = 127
LEAST: Final = -(1 << 62)  # nobody says less


def scale_of(row: list[float]) -> int:
    """By what the bytes of a row are multiplied, so that the largest fits."""
    largest = 0.0
    for weight in row:
        largest = max(largest, abs(weight))
    return int(largest * ONE / MOST) + 1


def as_bytes(row: list[float], scale: int) -> bytes:
    return bytes([ZERO + round(weight * ONE / scale) for weight in row])


class Layer:
    """Rows are by feature, with one weight for each unit. Units that only speak up say nothing below 0."""

    def __init__(self, rows: list[list[float]], bias: list[float], speak_up: bool = True) -> None:
        self.units = len(bias)
        self.least = 0 if speak_up else LEAST
        self.width = -(-self.units // UNITS) * UNITS
        self.bias = [round(one * ONE) for one in bias] + [0] * (self.width - self.units)
        self.scales: list[int] = []
        weights = bytearray()
        for row in rows:
            if len(row) != self.units:
                raise ValueError(f"a row of a net has {self.units} weights, not {len(row)}")
            scale = scale_of(row)
            self.scales.append(scale)
            weights += as_bytes(row + [0.0] * (self.width - self.units), scale)
        self.weights = bytes(weights)

    def feel(self, seen: list[int]) -> list[int]:
        """How loud each unit speaks, in parts of ONE. Seen is by turns which feature and its value."""
        weights = self.weights
        scales = self.scales
        width: i64 = self.width
        count: i64 = len(seen)
        found: list[int] = []
        unit: i64 = 0
        while unit < width:
            one: i64 = 0
            two: i64 = 0
            three: i64 = 0
            four: i64 = 0
            five: i64 = 0
            six: i64 = 0
            seven: i64 = 0
            eight: i64 = 0
            zero: i64 = 0
            place: i64 = 0
            while place < count:
                number: i64 = seen[place]
                value: i64 = seen[place + 1]
                scale: i64 = scales[number]
                value *= scale
                number = number * width + unit
                one += weights[number] * value
                two += weights[number + 1] * value
                three += weights[number + 2] * value
                four += weights[number + 3] * value
                five += weights[number + 4] * value
                six += weights[number + 5] * value
                seven += weights[number + 6] * value
                eight += weights[number + 7] * value
                zero += value
                place += 2
            zero *= ZERO
            self.hear(found, one - zero)
            self.hear(found, two - zero)
            self.hear(found, three - zero)
            self.hear(found, four - zero)
            self.hear(found, five - zero)
            self.hear(found, six - zero)
            self.hear(found, seven - zero)
            self.hear(found, eight - zero)
            unit += UNITS
        del found[self.units :]
        return found

    def hear(self, found: list[int], total: i64) -> None:
        """What the next unit says."""
        loud: i64 = self.bias[len(found)]
        least: i64 = self.least
        loud += total
        found.append(loud if loud > least else least)
