"""The luck of a real table: every roll and draw follows from the seed by SHA-256, so that anyone can verify it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance
from meydan.kernel.rng import Source
from meydan.kernel.state import State


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


class SeedChance(Source):
    """Answers chance from a seed. Each stream (dice, cards, …) has its own numbers, whatever the others consume.

    Number k of a stream is the first 64 bits of SHA-256("seed/stream/k") scaled to the range asked for.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}
        self.stream = ""

    def answer(self, state: State) -> Choice:
        """The outcome for the chance frame a state is waiting on."""
        frame: Any = state.stack[-1]
        if not isinstance(frame, Chance):
            raise TypeError("chance is not asked now")
        self.stream = frame.stream()
        outcome: Choice = frame.sample(state, self)
        return outcome

    def __reduce__(self) -> tuple[Any, ...]:
        return SeedChance, (self.seed,), {"counts": dict(self.counts), "stream": self.stream}

    def below(self, n: int) -> int:
        count = self.counts.get(self.stream, 0)
        self.counts[self.stream] = count + 1
        digest = hashlib.sha256(f"{self.seed}/{self.stream}/{count}".encode()).digest()
        return (int.from_bytes(digest[:8], "big") * n) >> 64


class TracedChance(SeedChance):
    """The same luck, which notes each number it gives: out of how many, and which."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.given: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        number = super().below(n)
        self.given.append((n, number))
        return number


class Scripted(Source):
    """Gives numbers that were chosen before, one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def below(self, n: int) -> int:
        self.at += 1
        return self.numbers[self.at - 1]
