# uncompiled: words are for people and never on a hot path
"""Why something is not possible: codes with values. Sentences for them are in the catalogues alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

# Reasons no game has to know: of the kernel, and of the tables people sit at. The catalogues call them why-CODE.
SHARED: Final = frozenset({
    "unknown-choice", "game-over", "chance-to-answer", "not-chance", "other-question", "not-now", "impossible-outcome",
    "nothing-to-undo", "not-your-undo", "not-your-turn", "handed-over",
})  # fmt: skip

Value = int | str | list[int]

speaker: Callable[[Reason], str] | None = None  # says reasons by the catalogues, where these can be read


class Reason:
    """Why something is not possible: a stable code and the values that explain it."""

    def __init__(self, code: str, values: Mapping[str, Value] | None = None) -> None:
        self.code = code
        self.values = dict(values or {})

    def __str__(self) -> str:
        """In English, where the catalogues can be read; else the code and its values."""
        return f"{self.code} {self.values}" if speaker is None else speaker(self)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.values) == (other.code, other.values)

    def __hash__(self) -> int:
        return hash(self.code)
