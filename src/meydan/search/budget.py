"""How much may be thought: so many rollouts, which is exactly repeatable, or so many milliseconds of a processor."""

from __future__ import annotations

from time import thread_time


class Budget:
    """Either `rollouts` or `milliseconds`; what is 0 is no limit."""

    rollouts: int
    milliseconds: float

    def __init__(self, rollouts: int = 0, milliseconds: float = 0.0) -> None:
        if rollouts <= 0 and milliseconds <= 0.0:
            raise ValueError("a budget needs a number of rollouts or of milliseconds")
        self.rollouts = rollouts
        self.milliseconds = milliseconds
        self.used = 0
        self.began = 0.0

    def begin(self) -> None:
        """From now on it counts."""
        self.used = 0
        if self.milliseconds > 0.0:
            self.began = thread_time()

    def share(self) -> float:
        """How much of it is used: all at 1."""
        share = self.used / self.rollouts if self.rollouts > 0 else 0.0
        if self.milliseconds > 0.0:
            share = max(share, (thread_time() - self.began) * 1000.0 / self.milliseconds)
        return share
