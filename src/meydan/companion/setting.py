"""How a real box is set up: what was chosen, its code, and the steps that the game makes of its own set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meydan.companion.code import read, written
from meydan.kernel.errors import BadOption
from meydan.kernel.game import Game
from meydan.kernel.setting import Task
from meydan.kernel.state import State


@dataclass(frozen=True, slots=True)
class Setting:
    """A set-up: what was agreed, the code by which others lay the same, and what is done one after the other."""

    game: str
    seats: int
    options: dict[str, Any]
    code: str
    steps: list[Task]


def setting(game: Game[Any], seats: int, options: Mapping[str, Any], luck: int) -> Setting:
    """A set-up whose luck has a number; a BadOption says what does not go together."""
    state = laid(game, seats, options, luck)
    steps = game.words().setting(state)
    if not steps:
        raise BadOption(f"{game.title} does not tell how its box is set up")
    settled = dict(state.header.options)
    return Setting(game.name, seats, settled, written(game, settled, luck), steps)


def setting_by_code(game: Game[Any], seats: int, code: str) -> Setting:
    """The set-up of a code, for as many players as there are here."""
    held = read(game, code)
    return setting(game, seats, held.options, held.luck)


def laid(game: Game[Any], seats: int, options: Mapping[str, Any], luck: int) -> State:
    """The game that has just begun, all of whose luck follows from a number."""
    found: State = game.start(seats, f"setup {luck}", options)
    return found
