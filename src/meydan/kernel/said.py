# uncompiled: words are for people and never on a hot path
"""A sentence that is not said yet: which message of the catalogues, and what goes into it. Plain data in any language.

Nothing in Python or TypeScript knows what a sentence is: `meydan.voice` and the page say it in a reader's language.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Arg: TypeAlias = int | str | "Said" | "Seat" | Sequence["Arg"]
else:

    class Arg(ABC):  # noqa: B024  (a name for what has no class of its own)
        """What goes into a sentence: a number, a name, another sentence, a player, or a list of these."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, by seat: whoever speaks knows the name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A message id and its values: numbers, names, other sentences, players, and lists of these.

    A list becomes “a, b and c”. An id with a dot names an attribute of a message, such as a case: `ist-place-9.to`.

    >>> said("ist-option-bid", number=9)
    Said(id='ist-option-bid', args={'number': 9})
    """

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


if not TYPE_CHECKING:
    for kind in (int, str, list, Said, Seat):
        Arg.register(kind)


def said(id: str, /, **args: Arg) -> Said:
    """A sentence with its values."""
    return Said(id, args)
