"""How long a seat has: a clock for live games, or a limit for each move of games that last for days."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Final, TypeAlias

LIVE: Final = "live"
TURNS: Final = "turns"

LIVE_BASE: Final = (30, 3 * 60 * 60)  # seconds: the least and the most
LIVE_INCREMENT: Final = (0, 10 * 60)
MOVE_LIMIT: Final = (10 * 60, 14 * 24 * 60 * 60)


Kept: TypeAlias = tuple[int, int, list[int]]


@dataclass(slots=True)
class Clock:
    """Follows the moves of one table. All times are milliseconds.

    Live: a seat's time runs while it is asked; when it has answered it gets the increment back, never more than the
    base. Turns: each time a seat is asked it has the whole limit.
    """

    speed: str
    base: int
    increment: int
    seats: int
    asked: int = -1  # the seat whose time runs, or -1
    since: int = 0
    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = [self.base] * self.seats

    def start(self, seat: int, at: int) -> None:
        self.asked = seat
        self.since = at

    def moved(self, seat: int, at: int) -> None:
        """Something was done at a moment, and now this seat is asked; -1 for nobody."""
        if self.asked >= 0 and self.speed == LIVE:
            self.left[self.asked] = max(0, self.left[self.asked] - (at - self.since))
            if seat != self.asked:
                self.left[self.asked] = min(self.base, self.left[self.asked] + self.increment)
            self.since = at
        elif seat != self.asked:
            self.since = at
        self.asked = seat

    def copy(self) -> Clock:
        """Another clock that stands as this one does."""
        other = copy.copy(self)
        other.left = self.left.copy()
        return other

    def kept(self) -> Kept:
        """How the clock stands, to go back to."""
        return self.asked, self.since, self.left.copy()

    def go_back(self, kept: Kept) -> None:
        """A choice was taken back: the time runs on as if it had not been made, so that nothing is won by it."""
        self.asked, self.since, self.left = kept

    def deadline(self) -> int | None:
        """When the seat that is asked will be late."""
        if self.asked < 0:
            return None
        return self.since + (self.left[self.asked] if self.speed == LIVE else self.base)

    def is_late(self, now: int) -> bool:
        deadline = self.deadline()
        return deadline is not None and now > deadline

    def told(self) -> dict[str, object]:
        """What everybody may know: the times left when the seat was asked, and when it will be late."""
        return {
            "speed": self.speed,
            "left": self.left.copy() if self.speed == LIVE else [],
            "asked": self.asked,
            "since": self.since,
            "deadline": self.deadline(),
        }
