"""How long a seat has: a clock for live games, or a limit for each move of games that last for days.

Moves are stored with the time of day, which may be set back or forward. So a table has a time of its own: it follows
what is stored, and from then on runs with the process.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from meydan.server import told
from meydan.server.stamps import now, steady

LIVE: Final = "live"
TURNS: Final = "turns"

LIVE_BASE: Final = (30, 3 * 60 * 60)  # seconds: the least and the most
LIVE_INCREMENT: Final = (0, 10 * 60)
MOVE_LIMIT: Final = (10 * 60, 14 * 24 * 60 * 60)
GRACE: Final = 60_000  # milliseconds


Kept: TypeAlias = tuple[int, int, list[int]]


class Timer:
    """The time of one table, in milliseconds. It never goes back."""

    def __init__(self, started: int) -> None:
        self.stored = started  # the time of day of the last move
        self.reached = started  # and when that was by this timer
        self._ahead: int | None = None  # of the process's own time, once it runs

    def run(self) -> None:
        """All that is stored was followed: the time since then counts, and from now on it runs by itself."""
        self._ahead = self.reached + max(0, now() - self.stored) - steady()

    def now(self) -> int:
        return self.reached if self._ahead is None else max(self.reached, self._ahead + steady())

    def when(self, at: int, moment: int | None = None) -> int:
        """When a move stored with this time of day is made: at a known moment, or as long after the last as it says."""
        if moment is None:
            moment = self.reached + max(0, at - self.stored)
            moment = moment if self._ahead is None else min(moment, self.now())
        return max(self.reached, moment)

    def follow(self, at: int, moment: int | None = None) -> int:
        """A move stored with this time of day was made; when that was by this timer."""
        self.reached = self.when(at, moment)
        self.stored = at
        return self.reached

    def shift(self, moment: int) -> int:
        """What must be added now, at this moment, to be the time of day.

        In whole seconds, so that it is the same until the day is set.
        """
        return 0 if self._ahead is None else round((now() - moment) / 1000) * 1000


@dataclass(slots=True)
class Clock:
    """Follows the moves of one table. All times are milliseconds of its timer.

    Live: a seat's time runs while it is asked; when it has answered it gets the increment back, never more than the
    base. Turns: each time a seat is asked it has the whole limit.
    """

    speed: told.Speed
    base: int
    increment: int
    seats: int
    asked: int = -1  # the seat whose time runs, or -1
    since: int = 0
    left: list[int] = field(default_factory=list)  # at first each seat has the whole base

    def __post_init__(self) -> None:
        self.left = self.left or [self.base] * self.seats

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

    def taken_back(self, seat: int, at: int) -> None:
        """Its owner plays a seat again, and has time to look at the table: a minute or the increment, if not more."""
        self.left[seat] = max(self.left[seat], min(self.base, max(GRACE, self.increment)))
        if self.asked == seat:
            self.since = at

    def copy(self) -> Clock:
        """Another clock that stands as this one does."""
        return Clock(self.speed, self.base, self.increment, self.seats, self.asked, self.since, self.left.copy())

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

    def told(self, moment: int, shift: int) -> told.Clock:
        """What everybody may know at a moment, by the time of day: what was left when the seat was asked, and so on."""
        deadline = self.deadline()
        return told.Clock(
            self.speed,
            self.left.copy() if self.speed == LIVE else [],
            self.asked,
            self.since + shift,
            None if deadline is None else deadline + shift,
            moment + shift,
        )
