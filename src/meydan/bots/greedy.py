# uncompiled: it inherits from Bot, which is not compiled
"""The greedy bot: it answers at once, by what was learned, and thinks nothing through."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from meydan.bots.bot import Bot
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game
from meydan.kernel.rng import Rng
from meydan.search.finding import find_policy, has_learned


class GreedyBot(Bot):
    """Takes what it likes best at first sight: see `search/policy.py`.

    For a game of which nothing was learned that is by the game's own judgement, or else any option that does no plain
    harm.
    """

    name = "greedy"

    def choose(self, view: Any) -> Choice:
        game = view.header.game
        if len(view.options) == 1:
            only: Choice = view.options[0]
            return only
        judged = judgement(game.name)
        if judged is not None:
            return judged(view)
        # What is hidden has no part in the answer: any world will do.
        world = game.sample_world(view, Rng())
        policy = find_policy(view.header) if has_learned(view.header) else None
        if policy is not None:
            return policy.answer(world, view.seat, world.answers())
        sensible: list[Choice] = game.sensible(world, list(view.options))
        return sensible[self.rng.below(len(sensible))]


@cache
def judgement(game: str) -> Callable[[Any], Choice] | None:
    """A game's own judgement: the `choose` of `bot.py` in its folder, if there is one."""
    module = f"{find_game(game).package}.bot"
    return None if find_spec(module) is None else import_module(module).choose
