# uncompiled: it inherits from Bot, which is not compiled
"""The greedy bot: it answers at once, by what was learned, and thinks nothing through."""

from __future__ import annotations

from typing import Any

from meydan.bots.bot import Bot
from meydan.bots.quick import judgement, quick_player
from meydan.kernel.choice import Choice
from meydan.kernel.rng import Rng


class GreedyBot(Bot):
    """Takes what it likes best at first sight, as everybody does in rollouts: see `bots/quick.py`."""

    name = "greedy"

    def choose(self, view: Any) -> Choice:
        if len(view.options) == 1:
            only: Choice = view.options[0]
            return only
        judged = judgement(view.header.game.name)
        if judged is not None:
            return judged(view)
        # What is hidden has no part in the answer: any world will do.
        world = view.header.game.sample_world(view, Rng())
        return quick_player(view.header, self.rng).answer(world, view.seat, world.answers())
