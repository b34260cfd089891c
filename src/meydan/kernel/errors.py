# uncompiled: exceptions are plain Python classes
"""What can go wrong for a caller, each with the thing, the reason and what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.kernel.words import Reason


class MeydanError(Exception):
    """The base of every error a caller can cause."""


class IllegalChoice(MeydanError):
    """A choice that cannot be made now; nothing has changed."""

    def __init__(self, choice: str, reason: Reason, allowed: Sequence[str] = ()) -> None:
        self.choice = choice
        self.reason = reason
        self.allowed = list(allowed)
        shown = ", ".join(self.allowed[:12]) + (", …" if len(self.allowed) > 12 else "")
        why = str(reason).removesuffix(".")
        super().__init__(f"{choice!r} is not possible: {why}." + (f" Allowed: {shown}." if shown else ""))

    def __reduce__(self) -> tuple[Any, ...]:  # without it a pool whose worker raises this hangs
        return type(self), (self.choice, self.reason, self.allowed)


class UnknownGame(MeydanError):
    """A game name nobody knows."""


class BadOption(MeydanError):
    """A game option with a value it cannot have."""


class BadRecord(MeydanError):
    """A record that cannot be read, replayed or verified; `line` is the first step that does not fit, from 1."""

    def __init__(self, message: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(message)


class CannotUndo(MeydanError):
    """There is nothing to take back, or something has been revealed since."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason,)
