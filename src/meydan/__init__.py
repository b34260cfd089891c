"""Meydan: three merchant games by their printed rules, for people, bots and researchers. Unofficial."""

from __future__ import annotations

from typing import Any

from meydan import games
from meydan.kernel.chance import new_seed
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadOption, BadRecord, CannotUndo, IllegalChoice, MeydanError, UnknownGame
from meydan.kernel.frame import CHANCE, NOBODY
from meydan.kernel.game import GAMES, Result, find_game
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.kernel.table import Table

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "BadOption",
    "BadRecord",
    "CannotUndo",
    "Choice",
    "IllegalChoice",
    "MeydanError",
    "Record",
    "Result",
    "Rng",
    "State",
    "Table",
    "UnknownGame",
    "find_game",
    "games",
    "load",
    "sample_world",
    "start",
]


def start(game: str, *, seats: int, seed: str | int | None = None, **options: Any) -> Any:
    """A new game, set up and waiting for its first answer. Without a seed, one nobody can guess is made."""
    return find_game(game).start(seats, new_seed() if seed is None else seed, options)


def load(text: str) -> Any:
    """The game a record tells of, replayed to where the record ends."""
    return Record.from_json(text).replay()


def sample_world(view: Any, rng: Rng) -> Any:
    """A whole state that fits a view: what that seat cannot know is drawn at random."""
    return view.header.game.sample_world(view, rng)
