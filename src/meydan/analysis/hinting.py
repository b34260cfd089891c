"""Hints: the two or three best answers to what a seat is asked, how likely each is to win, and why.

A search finds them; then they meet each other in fresh worlds with fresh luck, the same for all, which tells their
chances. From nothing but what the seat may know: the same view, care and seed give the same hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from meydan.analysis.effort import Effort
from meydan.analysis.eye import Eye
from meydan.analysis.reasons import reasons, whom
from meydan.analysis.verdicts import BLUNDER, KINDS, kind_of, meet
from meydan.analysis.wording import said_along
from meydan.kernel.choice import Choice
from meydan.kernel.rng import Rng
from meydan.kernel.said import Said
from meydan.search.paired import Racer

MOST: Final = 3  # answers that are told
LEAST: Final = 2  # as many of them even if they do great harm
CARE: Final = Effort("hint", tries=0, most=0, rounds=0, look=24, first_pairs=12, long_look=240, pairs=64, worlds=0)


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth a thought: with how it goes on up to luck or another seat, in words too."""

    choice: str
    line: list[str]
    said: list[Said]
    chance: float  # to win
    error: float  # its standard error
    why: list[Said]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice that would lose much: how much of win chance, how sure that is, and what would be better."""

    loss: float
    error: float
    better: Hint


def hints(view: Any, effort: Effort = CARE, seed: int = 1, milliseconds: float = 0.0) -> list[Hint]:
    """The best answers to what the view's seat is asked, the best first; where time is short, with less care."""
    eye = Eye(view, Rng(seed))
    found = [one.choice for one in eye.think(effort.long_look, eye.far, milliseconds).tried[:MOST]]
    racers = eye.race(found or view.options[:1], effort.pairs, eye.far)
    racers.sort(key=lambda racer: -racer.mean())
    kept = [one for at, one in enumerate(racers) if at < LEAST or _loss(racers[0], one) < KINDS[BLUNDER]]
    return [_hint(eye, racer, [other for other in kept if other is not racer]) for racer in kept]


def doubt(view: Any, chosen: Choice, effort: Effort = CARE, seed: int = 1) -> Doubt | None:
    """What a coach asks before a blunder is final; None where a choice is no blunder for sure."""
    eye = Eye(view, Rng(seed))
    if eye.think(effort.look, eye.near).choice is chosen:
        return None
    best = eye.think(effort.long_look, eye.far).choice
    if best is chosen:
        return None
    one, other = meet(eye, best, chosen, effort.pairs, eye.far)
    loss, error = one.gain(other)
    if kind_of(loss, error) != BLUNDER:
        return None
    return Doubt(loss, error, _hint(eye, one, [other]))


def _loss(best: Racer, racer: Racer) -> float:
    return best.gain(racer)[0]


def _hint(eye: Eye, racer: Racer, others: Sequence[Racer]) -> Hint:
    racer.settle()
    tried = racer.tried
    line = [choice.text for choice in eye.line(tried.choice)]
    why = [*reasons(eye, tried.choice), *(whom(racer, others[0], eye.seat) if others else [])]
    return Hint(
        tried.choice.text,
        line,
        said_along(eye.words, eye.words.whole(eye.view), eye.seat, line),
        tried.mean,
        tried.error,
        why,
    )
