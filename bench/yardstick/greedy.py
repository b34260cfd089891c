"""The greedy bot as it was in November 2026, kept so that later bots are measured against something that never changes.

    meydan arena istanbul --seats 4 --bots search,bench/yardstick/greedy.py:Greedy

The other files here are copies of what it was made of. They are mended when a game's tables move, and never improved:
`tests/test_yardstick.py` holds what it plays. It is never compiled, so its thinking takes about five times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import dice_greedy
import istanbul_expanded
import san_juan_greedy

from meydan.bots import Bot
from meydan.kernel.choice import Choice


class Greedy(Bot):
    """Takes what is worth most now, by a hand-made judgement for each game; without luck of its own."""

    name = "yardstick"

    def choose(self, view: Any) -> Choice:
        return PLAYERS[view.header.game.name](view)


PLAYERS: dict[str, Callable[[Any], Choice]] = {
    "istanbul": istanbul_expanded.choose,
    "istanbul-dice": dice_greedy.choose,
    "san-juan": san_juan_greedy.choose,
}
