"""A quick player practises against itself: it answers by chance, what it likes more the more often, and all is kept."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.search.net import Net
from meydan.search.policy import LearnedPolicy

FINE: Final = 1 << 24  # steps in which chances are told apart
LONGEST: Final = 6000  # answers after which a game is thrown away
ERRORS: Final = 12  # with a teacher, one of so many answers is an error

Teacher = Callable[[State], Choice]


class Practice:
    """One game, written down flat: what was seen, offered and chosen at each question, and each turn's values."""

    def __init__(self) -> None:
        self.seats: list[int] = []  # who was asked
        self.turns: list[int] = []  # in which turn, by its place in `values`
        self.seen: list[int] = []  # where and what, by turns
        self.seen_lengths: list[int] = []
        self.offered: list[int] = []  # the numbers of choices
        self.offered_lengths: list[int] = []
        self.aims: list[int] = []  # of the questions that have any, those of all options
        self.aimed: list[bool] = []  # which those are
        self.chosen: list[int] = []  # the place among what was offered
        self.likely: list[float] = []  # how likely that was
        self.values: list[list[float]] = []  # each seat's chance to win when a turn began
        self.rows: list[list[list[int]]] = []  # and the features of that moment
        self.ended = False


def practise(
    state: State, policy: LearnedPolicy, net: Net, aims: int, rng: Rng, luck: Rng, teacher: Teacher | None = None
) -> Practice:
    """Play on to the end; an aim has so many numbers.

    With a teacher, what it would answer is written down, and answered too but for an error now and then, so that it
    is also seen where good players do not come.
    """
    found = Practice()
    mind = policy.mind
    turn = -1
    while state.stack:
        now = mind.turn(state)
        if now >= 0 and now != turn:
            turn = now
            row = mind.features(state)
            found.rows.append(row)
            found.values.append(net.chances(row))
        frame: Any = state.stack[-1]
        if isinstance(frame, Chance):
            state.apply(frame.sample(state, luck))
            continue
        options = state.answers()
        at = 0
        if len(options) > 1:
            if len(found.chosen) > LONGEST:
                return found
            seen = policy.look(state, frame.seat)
            led = mind.aims(state, frame.seat, options)
            if teacher is None:
                scores = policy.liked(seen, options, led)
                at = drawn(scores, rng)
                found.likely.append(scores[at])
                found.chosen.append(at)
            else:
                at = options.index(teacher(state))
                found.likely.append(1.0)
                found.chosen.append(at)
                if rng.below(ERRORS) == 0:
                    at = rng.below(len(options))
            found.seats.append(frame.seat)
            found.turns.append(len(found.values) - 1)
            found.seen += seen
            found.seen_lengths.append(len(seen) // 2)
            found.offered += [option.index for option in options]
            found.offered_lengths.append(len(options))
            found.aimed.append(len(led) > 0)
            for aim in led:
                found.aims += aim
                found.aims += [0] * (aims - len(aim))
        state.apply(options[at])
    found.ended = True
    return found


def drawn(scores: list[float], rng: Rng) -> int:
    """One of several options; their scores become how likely each was."""
    most = max(scores)
    whole = 0.0
    for at in range(len(scores)):
        part = exp(scores[at] - most)
        scores[at] = part
        whole += part
    left = rng.below(FINE) / FINE
    chosen = len(scores) - 1
    for at in range(len(scores)):
        scores[at] /= whole
        if at < chosen:
            left -= scores[at]
            if left < 0.0:
                chosen = at
    return chosen
