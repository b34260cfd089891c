"""How hard a puzzle looks before anybody tried it: a first guess, from nothing but the puzzle and its evidence."""

from __future__ import annotations

from math import log2
from typing import Final

from meydan.puzzles.puzzle import Puzzle

# Each is 0 in a puzzle of the middle, and counts doublings: more answers to choose among make it harder, a bigger loss
# of what comes to mind first and a second best that is farther off make it easier. In steps of a rating of openskill.
CHOICES: Final = 6.0  # for each that is right
CHOICES_WEIGH: Final = 4.0
MISSED: Final = 0.15
MISSED_WEIGHS: Final = -5.0
SECOND: Final = 0.12
SECOND_WEIGHS: Final = -2.0
FARTHEST: Final = 20.0


def hardness(puzzle: Puzzle) -> float:
    """In steps of a rating above (or below) the middle."""
    options = puzzle.state().view(puzzle.seat).options
    evidence = puzzle.evidence
    guess = (
        CHOICES_WEIGH * log2(len(options) / len(puzzle.accepted) / CHOICES)
        + MISSED_WEIGHS * log2(evidence.quick.loss / MISSED)
        + SECOND_WEIGHS * log2(evidence.second.loss / SECOND)
    )
    return max(-FARTHEST, min(FARTHEST, guess))
