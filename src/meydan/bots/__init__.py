"""Bots decide from a view. `make_bot` finds one by name, `bring_bot` also one that somebody else wrote."""

from __future__ import annotations

from meydan.bots.bot import Bot, RandomBot, UnknownBot
from meydan.bots.greedy import GreedyBot
from meydan.bots.ladder import LADDER, LEVELS, LONGEST, USUAL, LevelBot, strength, who_is, within
from meydan.bots.own import own_bot
from meydan.bots.searching import SearchBot

BOTS: dict[str, type[Bot]] = {**LADDER, "greedy": GreedyBot, "random": RandomBot}  # those of the service
KINDS: dict[str, type[Bot]] = {**BOTS, SearchBot.name: SearchBot}  # all
QUICK = GreedyBot.name  # answers at once, whatever happens: for bots that fail
BEST = LEVELS[-1].name  # the strongest there is: it plays for people who are late


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name, or an error that lists the names there are.

    Who thinks ahead may be told how long: `search@100ms`, or `vizier@60` for 60 tries.
    """
    kind, at, budget = name.partition("@")
    found = KINDS.get(kind)
    if found is not None and at and issubclass(found, SearchBot):
        return found(seed, budget)
    if found is None or at:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(KINDS)}")
    return found(seed)


def bring_bot(name: str, seed: int = 0) -> Bot:
    """A bot of ours, or one's own as `file.py:Class` or `module:Class`: that runs their code, so never from a wire."""
    return own_bot(name)(seed) if ":" in name else make_bot(name, seed)


__all__ = [
    "BEST",
    "BOTS",
    "KINDS",
    "LADDER",
    "LEVELS",
    "LONGEST",
    "QUICK",
    "USUAL",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bring_bot",
    "make_bot",
    "strength",
    "who_is",
    "within",
]
