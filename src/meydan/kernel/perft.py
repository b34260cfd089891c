"""Counting all ways a position can go on for so many choices: a proof of the rules that fits in one number."""

from __future__ import annotations

from meydan.kernel.frame import CHANCE
from meydan.kernel.state import State


def perft(state: State, depth: int, every_outcome: bool = False) -> int:
    """How many sequences of `depth` choices there are; a game that ends earlier counts once.

    Chance is not a choice: it either takes the outcome in the middle of its list, or all of them are counted.
    """
    if depth == 0 or not state.stack:
        return 1
    options = state.answers()
    if state.stack[-1].seat == CHANCE:
        if not every_outcome:
            options = [options[len(options) // 2]]
        depth += 1
    total = 0
    for option in options:
        following = state.clone()
        following.apply(option)
        total += perft(following, depth - 1, every_outcome)
    return total


def divide(state: State, depth: int, every_outcome: bool = False) -> dict[str, int]:
    """The count below each option, for finding where two counts part."""
    counts: dict[str, int] = {}
    for option in state.options():
        following = state.clone()
        following.apply(option)
        counts[option.text] = perft(following, depth - 1, every_outcome)
    return counts
