# uncompiled: it inherits from Bot, which is not compiled
"""The bot that thinks ahead: it plays on in worlds that fit what it sees, and judges them by what was learned."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from meydan.bots.bot import Bot, UnknownBot
from meydan.bots.together import MOST, think_together
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net, has_learned
from meydan.search.finding import find_policy as find_learned
from meydan.search.paired import Search
from meydan.search.rollout import AnySensible, Policy
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
        policy = find_policy(view.header) or AnySensible(game, self.rng.word())
        search = Search(find_mind(game), policy, find_net(view.header), self.rng.word())
        return search.think(view, self.budget, turns)


def find_policy(header: Header) -> Policy | None:
    """Who answers quickly in rollouts: what was learned, or else `bots/<game>/fast.py`; None if there is neither."""
    return find_learned(header) if has_learned(header) else find_fast(header.game.name)


@cache
def find_fast(game: str) -> Policy | None:
    folder = f"{__package__}.{game.replace('-', '_')}"
    if find_spec(folder) is None:
        return None
    policy: Policy = import_module(f"{folder}.fast").FAST
    return policy


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
