"""Bots decide from a view. `make_bot` finds one by name, `bring_bot` also one that somebody else wrote."""

from __future__ import annotations

from meydan.bots.bot import Bot, RandomBot, UnknownBot
from meydan.bots.greedy import GreedyBot
from meydan.bots.own import own_bot
from meydan.bots.searching import SearchBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}  # those of the service
KINDS: dict[str, type[Bot]] = {**BOTS, SearchBot.name: SearchBot}  # all; `search@100ms` says how long it may think
BEST = GreedyBot.name  # the strongest there is: it plays for people who are late, and for bots that fail


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name, or an error that lists the names there are."""
    kind, at, budget = name.partition("@")
    if kind == SearchBot.name:
        return SearchBot(seed, budget) if at else SearchBot(seed)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(sorted(KINDS))}")
    return BOTS[name](seed)


def bring_bot(name: str, seed: int = 0) -> Bot:
    """A bot of ours, or one's own as `file.py:Class` or `module:Class`: that runs their code, so never from a wire."""
    return own_bot(name)(seed) if ":" in name else make_bot(name, seed)


__all__ = ["BEST", "BOTS", "KINDS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "UnknownBot", "bring_bot", "make_bot"]
