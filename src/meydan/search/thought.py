"""What came of thinking: the answer, what else was tried and how well it did, and how likely each seat is to win."""

from __future__ import annotations

from meydan.kernel.choice import Choice


class Tried:
    """One option: its mean value for who chooses, how far that may be off, and how the turn would go on."""

    choice: Choice
    visits: int  # how often it was tried as deeply as it ever was
    mean: float
    error: float  # the standard error of the mean
    line: list[Choice]

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.visits = 0
        self.mean = 0.0
        self.error = 0.0
        self.line = []

    def __repr__(self) -> str:
        return f"<{self.choice.text} {self.mean:.3f} ± {self.error:.3f}, tried {self.visits}>"


class Thought:
    """The answer, and why. `tried` has the best first; `chances` are those of the seats after the answer.

    Without a search (there was but one thing to do) nothing was tried and the chances are empty.
    """

    choice: Choice
    tried: list[Tried]
    chances: list[float]
    rollouts: int

    def __init__(self, choice: Choice, tried: list[Tried], chances: list[float], rollouts: int) -> None:
        self.choice = choice
        self.tried = tried
        self.chances = chances
        self.rollouts = rollouts

    def __repr__(self) -> str:
        return f"<{self.choice.text} after {self.rollouts} rollouts: {self.tried}>"
