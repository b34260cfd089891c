# uncompiled: it inherits from Bot, which is not compiled
"""The greedy bot: in every game it takes what is worth most now, by that game's own judgement."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from meydan.bots.bot import Bot
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game


class GreedyBot(Bot):
    """Takes what is worth most now, by a hand-made judgement for each game; without one, what does no plain harm."""

    name = "greedy"

    def choose(self, view: Any) -> Choice:
        judged = judgement(view.header.game.name)
        if judged is not None:
            return judged(view)
        game = view.header.game
        sensible: list[Choice] = game.sensible(game.sample_world(view, self.rng), list(view.options))
        return sensible[self.rng.below(len(sensible))]


@cache
def judgement(game: str) -> Callable[[Any], Choice] | None:
    """How a game is judged: the `choose` of `bots/<game>`, or of `bot.py` in the game's folder; None without both."""
    own = f"{__package__}.{game.replace('-', '_')}"
    for module in (own, f"{find_game(game).package}.bot"):
        if find_spec(module) is not None:
            found: Callable[[Any], Choice] = import_module(module).choose
            return found
    return None
