"""A rival for the search: plain rollouts. It plays every option to the end of the game, often, and counts wins.

    meydan arena istanbul --bots search@50ms,bench/rivals.py:Rollouts

It has the same quick player and the same luck for all options, ten times the time, and no judgement of positions.
"""

from __future__ import annotations

from typing import Any

from meydan.bots import Bot
from meydan.bots.quick import quick_player
from meydan.kernel.choice import Choice
from meydan.search.budget import Budget
from meydan.search.finding import find_mind
from meydan.search.paired import Search

MILLISECONDS = 500
TO_THE_END = 10_000  # turns


class Rollouts(Bot):
    """Half a second at each question."""

    name = "rollouts"

    def choose(self, view: Any) -> Choice:
        search = Search(find_mind(view.header.game), quick_player(view.header, self.rng), None, self.rng.word())
        return search.think(view, Budget(milliseconds=MILLISECONDS), TO_THE_END).choice
