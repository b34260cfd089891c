"""Who plays in the arena of a training: the search with the nets of a folder, or with nothing at the very beginning."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meydan.bots import Bot
from meydan.kernel.choice import Choice
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net, find_policy
from meydan.search.paired import Search
from meydan.search.rollout import AnySensible

Nets = Path | None  # the folder of the nets; None as long as there are none


class Trained(Bot):
    """The search with the nets of a folder, so many rollouts at each question; without any, it looks who is ahead."""

    name = "trained"

    def __init__(self, nets: Nets, rollouts: int, seed: int = 0) -> None:
        super().__init__(seed)
        self.nets = nets
        self.budget = Budget(rollouts=rollouts)

    def choose(self, view: Any) -> Choice:
        header = view.header
        policy = None if self.nets is None else find_policy(header, self.nets)
        value = None if self.nets is None else find_net(header, self.nets)
        search = Search(
            find_mind(header.game), policy or AnySensible(header.game, self.rng.word()), value, self.rng.word()
        )
        return search.think(view, self.budget).choice


def bring_trained(nets: Mapping[str, Nets], rollouts: int, name: str, seed: int = 0) -> Bot:
    """One of several such bots, by its name."""
    return Trained(nets[name], rollouts, seed)
