# uncompiled: looked at when a game begins, and once more when it is over
"""Luck that everybody had a part in and everybody can check: seats drawn by lot, and every draw told as its number.

Who checks a game needs no rules for it: each draw tells from which numbers of which stream it came, and what would have
come of every other number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from meydan.kernel.chance import Scripted, SeedChance, TracedChance
from meydan.kernel.frame import CHANCE
from meydan.kernel.header import Header
from meydan.kernel.state import State

SEATS: Final = "seats"  # everybody takes a seat by lot; also the stream of luck from which that comes
LOT: Final = "lot"  # who begins is drawn by lot, and all sit in the same order round the table
DRAWN_BY: Final = (SEATS, LOT)
MOST_SHARE: Final = 60  # characters


@dataclass(frozen=True, slots=True)
class Seating:
    """How seats were drawn: by which way, and for each seat the chair on which its player sat before."""

    by: str
    chairs: tuple[int, ...]


def seated(luck: str, by: str, seats: int) -> Seating:
    """Seats drawn by lot, from the luck of the game."""
    source = SeedChance(luck)
    source.stream = SEATS
    if by == LOT:
        return Seating(by, turned(source.below(seats), seats))
    left = list(range(seats))
    return Seating(by, tuple(left.pop(source.below(len(left))) for _ in range(seats)))


def turned(first: int, seats: int) -> tuple[int, ...]:
    """The chair of each seat if one of them begins and all sit in the same order round the table."""
    return tuple((first + seat) % seats for seat in range(seats))


def fits_share(text: str) -> bool:
    """Whether a text can be added to the luck: one line that can be read, without blanks around it."""
    return 0 < len(text) <= MOST_SHARE and text.isprintable() and text == text.strip()


@dataclass(frozen=True, slots=True)
class Draw:
    """One answer of chance: the step it is, and how it came from numbers of a stream, the first of which is named.

    `sizes` tells for each number out of how many it comes, `earlier` all of them but the last, and `outcomes` what
    would have come of each last number: a text, and of how many numbers in a row.
    """

    step: int
    stream: str
    number: int
    sizes: tuple[int, ...]
    earlier: tuple[int, ...]
    outcomes: tuple[tuple[str, int], ...]


def draws_of(header: Header, steps: Sequence[str], given: int = 0) -> list[Draw]:
    """Every draw of a game whose seed is known, in order; the luck of steps that were taken over is another game's."""
    state: State = header.game.initial(header)
    luck = TracedChance(header.luck or "")
    found: list[Draw] = []
    for at, step in enumerate(steps, 1):
        if state.seat == CHANCE and at > given:
            found.append(_draw(state, at, luck))
        state.play(step)
    return found


def _draw(state: State, at: int, luck: TracedChance) -> Draw:
    """The draw a state waits for, and what else could have come."""
    luck.given = []
    luck.answer(state)
    sizes = tuple(n for n, _ in luck.given)
    earlier = [number for _, number in luck.given[:-1]]
    chance: Any = state.stack[-1]
    texts = (chance.sample(state, Scripted([*earlier, last])).text for last in range(sizes[-1])) if sizes else ()
    outcomes = tuple((text, len(list(same))) for text, same in groupby(texts))
    return Draw(at, luck.stream, luck.counts.get(luck.stream, 0) - len(sizes), sizes, tuple(earlier), outcomes)
