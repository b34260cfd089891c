# uncompiled: it finds modules by their names
"""Who answers at once: what was learned of a game and its boxes, or what somebody wrote for a game of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.game import Game, find_game
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.search.finding import find_learned
from meydan.search.rollout import AnySensible, Policy


def quick_player(header: Header, rng: Rng) -> Policy:
    """Who answers for everybody in a rollout; in a game that nobody knows, any option that does no plain harm."""
    return find_learned(header) or AnySensible(header.game, rng.word())


def is_known(header: Header) -> bool:
    """Whether anybody has learned or written how to play a game."""
    return find_learned(header) is not None or judgement(header.game.name) is not None


@cache
def judgement(game: str) -> Callable[[Any], Choice] | None:
    """A judgement from a view: the `choose` of `bot.py` in the game's folder; None without."""
    rules: Game[Any] = find_game(game)
    module = f"{rules.package}.bot"
    if find_spec(module) is None:
        return None
    found: Callable[[Any], Choice] = import_module(module).choose
    return found
