"""How likely each seat is to win: one small net looks at each seat, and the seats share what there is."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from meydan.search.layer import ONE, Layer

if TYPE_CHECKING:
    from mypy_extensions import i64


class Net:
    """One hidden layer. Its sums are of whole numbers: every build finds the same to the last digit."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float]) -> None:
        if len(bias) != len(out):
            raise ValueError(f"a net with {len(bias)} hidden units cannot weigh {len(out)}")
        self.layer = Layer(rows, bias)
        self.out = [one / ONE for one in out]

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
        seen: list[int] = []  # most features are 0 most of the time
        for number, value in enumerate(row):
            if value:
                seen.append(number)
                seen.append(value)
        speaking = self.layer.feel(seen)
        out = self.out
        found = 0.0
        at: i64 = 0
        while at < len(speaking):
            found += speaking[at + 1] * out[speaking[at]]
            at += 2
        return found
