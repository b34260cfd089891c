# uncompiled: it inherits from Bot, which is not compiled
"""The bot that thinks ahead: it plays on in worlds that fit what it sees, and judges them by what was learned."""

from __future__ import annotations

import re
from typing import Any

from meydan.bots.bot import Bot, UnknownBot
from meydan.bots.quick import quick_player
from meydan.bots.together import MOST, think_together
from meydan.kernel.choice import Choice
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net
from meydan.search.paired import Search
from meydan.search.thought import Thought

USUAL = "100ms"


class SearchBot(Bot):
    """Thinks ahead: `search@100ms` for so many milliseconds of a processor at each question, `search@60` 60 tries.

    `search@100msx2` thinks in two processes at once, each for so long.
    """

    name = "search"

    def __init__(self, seed: int = 0, budget: str | None = None) -> None:
        super().__init__(seed)
        self.told, _, together = (USUAL if budget is None else budget).partition("x")
        self.budget = read_budget(self.told)
        self.processes = read_processes(together) if together else 1

    def choose(self, view: Any) -> Choice:
        return self.think(view).choice

    def think(self, view: Any, turns: int = 0) -> Thought:
        """The answer, with all that was tried and each seat's chance to win; so many turns ahead, if that is said."""
        if self.processes > 1:
            return think_together(view, self.told, [self.rng.word() for _ in range(self.processes)], turns)
        game = view.header.game
        policy = quick_player(view.header, self.rng)
        search = Search(find_mind(game), policy, find_net(view.header), self.rng.word())
        return search.think(view, self.budget, turns)


def read_processes(text: str) -> int:
    """How many processes think together: 2 to MOST."""
    if not text.isdecimal() or not 2 <= int(text) <= MOST:
        raise UnknownBot(f"a bot cannot think in {text!r} processes; say search@100msx2, up to x{MOST}")
    return int(text)


def read_budget(text: str) -> Budget:
    """A budget as people write it: 100ms, or a number of rollouts."""
    told = re.fullmatch(r"([1-9]\d{0,6})(ms)?", text)
    if told is None:
        raise UnknownBot(f"a bot cannot think for {text!r}; say search@100ms, or search@60 for 60 rollouts")
    amount = int(told[1])
    return Budget(milliseconds=amount) if told[2] else Budget(rollouts=amount)
