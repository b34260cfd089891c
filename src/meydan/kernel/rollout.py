"""Playing on at random, as fast as possible: for benchmarks, for tests of whole games, and inside search."""

from __future__ import annotations

from typing import Any

from meydan.kernel.frame import Chance
from meydan.kernel.rng import Rng
from meydan.kernel.state import State


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play uniformly at random until the end or until `limit` decisions; the number of decisions made."""
    decisions = 0
    while state.stack and decisions < limit:
        frame: Any = state.stack[-1]
        if isinstance(frame, Chance):
            state.apply(frame.sample(state, rng))
        else:
            options = state.answers()
            state.apply(options[rng.below(len(options))])
            decisions += 1
    return decisions


def settle(state: State, rng: Rng) -> None:
    """Answer chance until a seat is asked or the game is over."""
    while state.stack:
        frame: Any = state.stack[-1]
        if not isinstance(frame, Chance):
            return
        state.apply(frame.sample(state, rng))


def sensible_playout(state: State, rng: Rng, limit: int) -> int:
    """Play at random without plain harm; mostly the question's own answers, now and then a card."""
    sensible = state.header.game.sensible
    decisions = 0
    while state.stack and decisions < limit:
        frame: Any = state.stack[-1]
        if isinstance(frame, Chance):
            state.apply(frame.sample(state, rng))
        else:
            options = state.answers()
            if rng.below(8):
                options = sensible(state, options)
            state.apply(options[rng.below(len(options))])
            decisions += 1
    return decisions
