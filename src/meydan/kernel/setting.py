# uncompiled: words are for people and never on a hot path
"""How the real box is set up, step by step: plain data that a game makes of a table its own set-up has laid.

Sentences are `Said`s, things on the table go by anchors such as `place:7` and `seat:2`, pictures by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meydan.kernel.said import Said, said


@dataclass(frozen=True, slots=True)
class Pile:
    """So many of one thing: in words, which may tell the number, and the name of its picture."""

    count: int
    what: Said
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Lot:
    """What goes to one place or to one player, with its picture, and a few words more where they help."""

    to: Said
    piles: list[Pile]
    anchor: str = ""
    note: Said | None = None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A tile that lies beside others; `number` is the one printed on it, or 0."""

    anchor: str
    name: Said
    number: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do. `rows` are tiles as they lie on the table, row by row; `name` never changes."""

    name: str
    title: Said
    says: list[Said]
    lots: list[Lot] = field(default_factory=list)
    rows: list[list[Cell]] = field(default_factory=list)


def player(seat: int) -> Said:
    """Somebody at a real table, by the order in which they play."""
    return said("setup-player", number=seat + 1)
