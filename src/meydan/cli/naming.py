"""What players are called, and how names and things are listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NAMES: Final = ("Red", "Green", "Blue", "Yellow", "White")
YOU: Final = "You"


def names_for(seats: int, listener: int) -> list[str]:
    """The players' names as one seat hears them; a watcher hears colours only."""
    return [YOU if seat == listener else NAMES[seat] for seat in range(seats)]


def object_name(name: str) -> str:
    return "you" if name == YOU else name


def listed(things: Sequence[str]) -> str:
    """one / one and two / one, two and three"""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)
