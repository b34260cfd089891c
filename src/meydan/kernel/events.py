"""What happened, in the past tense: kinds of events with named arguments, and who may hear of each."""

from __future__ import annotations

from typing import Any, Final

EVERYONE: Final = 1000


def everyone_but(seat: int) -> int:
    """The audience of all seats except one, and of those who watch."""
    return ~seat


class EventKind:
    """A kind of event: its name and the names of its arguments, all whole numbers."""

    __slots__ = ("name", "params")

    name: str
    params: tuple[str, ...]

    def __init__(self, name: str, params: str = "") -> None:
        self.name = name
        self.params = tuple(params.split())

    def __repr__(self) -> str:
        return f"<{self.name} {' '.join(self.params)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventKind) and self.name == other.name and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return EventKind, (self.name, " ".join(self.params))


class Event:
    """One thing that happened, and its audience: EVERYONE, one seat, or everyone but one seat."""

    __slots__ = ("args", "audience", "kind")

    kind: EventKind
    args: tuple[int, ...]
    audience: int

    def __init__(self, kind: EventKind, args: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    @property
    def name(self) -> str:
        return self.kind.name

    def heard_by(self, seat: int) -> bool:
        """Whether a seat may hear of it; a watcher is seat -1, and hears what everyone may."""
        if self.audience == EVERYONE:
            return True
        return seat != ~self.audience if self.audience < 0 else seat == self.audience

    def values(self) -> dict[str, int]:
        """Its arguments by name."""
        return dict(zip(self.kind.params, self.args, strict=True))

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values()}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.kind.name, self.args))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.args, self.audience)
