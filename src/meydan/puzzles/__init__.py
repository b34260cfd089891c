"""Puzzles: positions with one clearly best answer, found by search in games, and kept with their evidence."""

from __future__ import annotations

from meydan.puzzles.hardness import hardness
from meydan.puzzles.puzzle import BadPuzzle, Evidence, Made, Puzzle, Weighed
from meydan.puzzles.reading import find_puzzle, of_the_day, read_file, shipped
from meydan.puzzles.solving import Outcome, at_once, what_follows
from meydan.puzzles.themes import THEMES

__all__ = [
    "THEMES",
    "BadPuzzle",
    "Evidence",
    "Made",
    "Outcome",
    "Puzzle",
    "Weighed",
    "at_once",
    "find_puzzle",
    "hardness",
    "of_the_day",
    "read_file",
    "shipped",
    "what_follows",
]
