# uncompiled: it speaks with other processes
"""One question for several processes: each thinks by itself, with luck of its own; then they put it together."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.processes import end_with_parent
from meydan.search.thought import Thought, Tried

MOST: Final = 64


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """Processes that wait for questions; they end with this one."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), end_with_parent)


def think_together(view: Any, budget: str, seeds: list[int], turns: int) -> Thought:
    """What as many processes as there are seeds make of a question; the same whoever is done first."""
    asked = [helpers(len(seeds)).submit(think_apart, view, budget, seed, turns) for seed in seeds]
    return put_together([unpacked(*one.result()) for one in asked])


def think_apart(view: Any, budget: str, seed: int, turns: int) -> tuple[Any, ...]:
    """A thought of another process, as plain data."""
    from meydan.bots.searching import SearchBot

    thought = SearchBot(seed, budget).think(view, turns)
    tried = [(one.choice, one.visits, one.mean, one.error, one.line) for one in thought.tried]
    return thought.choice, tried, thought.chances, thought.rollouts


def unpacked(choice: Choice, tried: list[tuple[Any, ...]], chances: list[float], rollouts: int) -> Thought:
    found: list[Tried] = []
    for told in tried:
        one = Tried(told[0])
        one.visits, one.mean, one.error, one.line = told[1:]
        found.append(one)
    return Thought(choice, found, chances, rollouts)


def put_together(thoughts: list[Thought]) -> Thought:
    """One thought of several: each answer as good as all found it, and the one most of them would give."""
    tried: dict[Choice, list[Tried]] = {}
    votes: dict[Choice, int] = {}
    for thought in thoughts:
        votes[thought.choice] = votes.get(thought.choice, 0) + 1
        for one in thought.tried:
            tried.setdefault(one.choice, []).append(one)
    summed = {choice: summed_up(found) for choice, found in tried.items()}

    def merit(choice: Choice) -> tuple[int, float]:
        return votes.get(choice, 0), summed[choice].mean if choice in summed else 0.0

    best = max(votes, key=merit)
    rest = sorted(summed.values(), key=lambda one: (one.choice is not best, -one.visits, -one.mean))
    agreeing = [thought.chances for thought in thoughts if thought.choice is best and thought.chances]
    chances = [sum(column) / len(agreeing) for column in zip(*agreeing, strict=True)]
    return Thought(best, rest, chances, sum(thought.rollouts for thought in thoughts))


def summed_up(found: list[Tried]) -> Tried:
    """One option, as several found it: each counts by how often it was tried."""
    whole = Tried(found[0].choice)
    whole.line = found[0].line
    whole.visits = sum(one.visits for one in found)
    if whole.visits:
        whole.mean = sum(one.mean * one.visits for one in found) / whole.visits
        whole.error = sum((one.error * one.visits) ** 2 for one in found) ** 0.5 / whole.visits
    return whole
