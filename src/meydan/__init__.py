"""Meydan: three merchant games by their printed rules, for people, bots and researchers. Unofficial."""

from __future__ import annotations

from typing import Any, Literal, Unpack, overload

from meydan import games
from meydan.games.istanbul import ExpandedIstanbul, ExpandedView, Istanbul, IstanbulView
from meydan.games.istanbul.game import IstanbulOptions
from meydan.games.istanbul_dice import DiceGame, DiceView
from meydan.games.san_juan import SanJuan, SanJuanView
from meydan.games.san_juan.game import SanJuanOptions
from meydan.kernel import words
from meydan.kernel.chance import new_seed
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadOption, BadRecord, CannotUndo, IllegalChoice, MeydanError, UnknownGame
from meydan.kernel.events import Event
from meydan.kernel.frame import CHANCE, NOBODY
from meydan.kernel.game import GAMES, Result, find_game
from meydan.kernel.header import Header
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.kernel.table import Table
from meydan.kernel.view import View
from meydan.kernel.words import Reason

__version__ = "0.1.0"


def _spoken(reason: Reason) -> str:
    """A reason by the catalogues; they are read when somebody wants to know."""
    try:
        from meydan.voice import english
    except ImportError:  # the library alone, without what the command needs
        return f"{reason.code} {reason.values}"
    return english(reason)


words.speaker = _spoken

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "BadOption",
    "BadRecord",
    "ExpandedIstanbul",
    "ExpandedView",
    "CannotUndo",
    "Choice",
    "DiceGame",
    "DiceView",
    "Event",
    "Header",
    "IllegalChoice",
    "Istanbul",
    "IstanbulView",
    "MeydanError",
    "Reason",
    "Record",
    "Result",
    "Rng",
    "SanJuan",
    "SanJuanView",
    "State",
    "Table",
    "UnknownGame",
    "View",
    "find_game",
    "games",
    "load",
    "sample_world",
    "start",
]


# What a type checker knows: each game by its name, with its own options. A name that is only known when the program
# runs gives a State, and its options come as a dict; so a misspelt option of a named game matches nothing.


@overload
def start(
    game: Literal["istanbul"], *, seats: int, seed: str | int | None = None, **options: Unpack[IstanbulOptions]
) -> Istanbul: ...


@overload
def start(
    game: Literal["san-juan"], *, seats: int, seed: str | int | None = None, **options: Unpack[SanJuanOptions]
) -> SanJuan: ...


@overload
def start(game: Literal["istanbul-dice"], *, seats: int, seed: str | int | None = None) -> DiceGame: ...


@overload
def start(game: str, *, seats: int, seed: str | int | None = None) -> State: ...


def start(game: str, *, seats: int, seed: str | int | None = None, **options: Any) -> State:
    """A new game, set up and waiting for its first answer. Without a seed, one nobody can guess is made."""
    return find_game(game).start(seats, new_seed() if seed is None else seed, options)


def load(text: str | bytes) -> State:
    """The game a record tells of, replayed to where the record ends."""
    return Record.from_json(text).replay()


@overload
def sample_world(view: ExpandedView, rng: Rng) -> ExpandedIstanbul: ...


@overload
def sample_world(view: IstanbulView, rng: Rng) -> Istanbul: ...


@overload
def sample_world(view: SanJuanView, rng: Rng) -> SanJuan: ...


@overload
def sample_world(view: DiceView, rng: Rng) -> DiceGame: ...


@overload
def sample_world(view: View, rng: Rng) -> State: ...


def sample_world(view: View, rng: Rng) -> State:
    """A whole state that fits a view: what that seat cannot know is drawn at random."""
    world: State = view.header.game.sample_world(view, rng)
    return world
