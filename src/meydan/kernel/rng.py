"""Where numbers come from: a source of fair numbers, and a small integer generator for search and simulation."""

from __future__ import annotations

from typing import Final

WORD: Final = 0xFFFFFFFF


class Source:
    """Anything that can answer `below(n)` with a whole number from 0 to n - 1."""

    def below(self, n: int) -> int:
        raise TypeError("a Source must say how it finds a number")

    def among(self, copies: list[int], total: int = 0) -> int:
        """Which of several things comes, by how many there are of each; their total, where it is known."""
        if total == 0:
            for count in copies:
                total += count
        left = self.below(total)
        for at, count in enumerate(copies):
            if left < count:
                return at
            left -= count
        raise ValueError("there is nothing to choose from")

    def draw(self, copies: list[int]) -> int:
        """Which of several things comes, and one fewer of it is left: how unseen cards are dealt."""
        found = self.among(copies)
        copies[found] -= 1
        return found


class Rng(Source):
    """The sfc32 generator: four 32-bit words, only adds, shifts and xors, the same in every build.

    It drives bots, rollouts and sampled worlds. The dice of a real table come from its seed instead
    (see `chance.py`): those are unpredictable and can be verified by anyone.
    """

    FIELDS = ("a", "b", "c", "n")
    __slots__ = FIELDS

    a: int
    b: int
    c: int
    n: int

    def __init__(self, seed: int = 0) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = (seed >> 64) & WORD
        self.n = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        total = (self.a + self.b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + total) & WORD
        return total

    def below(self, n: int) -> int:
        word = self.word()  # (word * n) >> 32, in two halves: short products are fast when compiled
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def clone(self) -> Rng:
        other = Rng(0)
        other.a, other.b, other.c, other.n = self.a, self.b, self.c, self.n
        return other
