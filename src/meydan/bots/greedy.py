# uncompiled: it inherits from Bot, which is not compiled
"""The greedy bot: in every game it takes what is worth most now, by that game's own judgement."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meydan.bots import dice_greedy, istanbul_expanded, san_juan_greedy
from meydan.bots.bot import Bot
from meydan.kernel.choice import Choice


class GreedyBot(Bot):
    """Takes what is worth most now, by a hand-made judgement for each game; without luck of its own."""

    name = "greedy"

    def choose(self, view: Any) -> Choice:
        answer: Choice = PLAYERS[view.header.game.name](view)
        return answer


PLAYERS: dict[str, Callable[[Any], Choice]] = {
    "istanbul": istanbul_expanded.choose,
    "istanbul-dice": dice_greedy.choose,
    "san-juan": san_juan_greedy.choose,
}
