"""Games to learn from: greedy players who err now and then, each as often as chance would have it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from meydan.bots.searching import find_policy
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import Game
from meydan.kernel.rng import Rng
from meydan.search.finding import find_mind
from meydan.search.rollout import AnySensible

ERRORS = (0, 30, 100, 250)  # of a thousand answers: each seat draws one of these for the whole game
LONGEST = 6000  # steps after which a game is thrown away


def seed_of(*parts: object) -> int:
    """A number for a generator, from anything with a name."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:12], "big")


def erring_game(rules: Game[Any], seats: int, options: dict[str, Any], seed: str) -> str | None:
    """One game as a line of text: seats, options and every step; None if it would not end."""
    rng, luck = Rng(seed_of(seed)), Rng(seed_of(seed, "luck"))
    errors = [ERRORS[rng.below(len(ERRORS))] for _ in range(seats)]
    policy = find_policy(rules.name) or AnySensible(rules, rng.word())
    state: Any = rules.initial(rules.header(seats, None, options))
    steps: list[str] = []
    while state.stack:
        if len(steps) > LONGEST:
            return None
        seat = state.seat
        if seat == CHANCE:
            choice = state.stack[-1].sample(state, luck)
        else:
            answers = state.answers()
            if len(answers) == 1:
                choice = answers[0]
            elif errors[seat] and rng.below(1000) < errors[seat]:
                kept = rules.sensible(state, answers)
                choice = kept[rng.below(len(kept))]
            else:
                choice = policy.answer(state, seat, answers)
        steps.append(choice.text)
        state.apply(choice)
    return json.dumps({"n": seats, "o": options, "s": seed, "c": ";".join(steps)})


def positions(rules: Game[Any], line: str) -> tuple[list[list[list[int]]], list[float]]:
    """The features at the start of every turn of a game, and what part of the win each seat had."""
    told = json.loads(line)
    mind = find_mind(rules)
    state: Any = rules.initial(rules.header(told["n"], None, told["o"]))
    found: list[list[list[int]]] = []
    last = -1
    for choice in _choices(rules, told["c"]):
        turn = mind.turn(state)
        if turn > last:
            last = turn
            found.append(mind.features(state))
        state.apply(choice)
    ranks = rules.result(state).ranks
    winners = ranks.count(1)
    return found, [1 / winners if rank == 1 else 0.0 for rank in ranks]


def _choices(rules: Game[Any], steps: str) -> Iterator[Any]:
    return (rules.space.by_text[step] for step in steps.split(";"))
