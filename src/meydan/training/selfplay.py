"""Games to learn from: quick players who err now and then, and a teacher who says what should have been answered."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import Game
from meydan.kernel.rng import Rng
from meydan.search.finding import find_mind
from meydan.search.rollout import Policy

ERRORS: Final = (0, 30, 100, 250)  # of a thousand answers: each seat draws one of these for the whole game
LONGEST: Final = 6000  # steps after which a game is thrown away
ALWAYS: Final = 1000

Teacher = Callable[[Any, int, list[Choice]], Choice]  # state, seat, options


def seed_of(*parts: object) -> int:
    """A number for a generator, from anything with a name."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:12], "big")


def lesson_game(
    rules: Game[Any],
    seats: int,
    options: dict[str, Any],
    seed: str,
    player: Policy,
    teacher: Teacher | None = None,
    asked: int = ALWAYS,
) -> str | None:
    """One game as a line of text: seats, options, every step, and the lessons; None if it would not end.

    The teacher is asked in so many of a thousand questions, and the game goes on by its answer; else the player
    answers. Either is now and then overruled by an error, so that games go where good players do not, but never
    in the lesson.
    """
    rng, luck = Rng(seed_of(seed)), Rng(seed_of(seed, "luck"))
    errors = [ERRORS[rng.below(len(ERRORS))] for _ in range(seats)]
    state: Any = rules.initial(rules.header(seats, None, options))
    steps: list[str] = []
    lessons: list[str] = []
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
            else:
                taught = teacher is not None and rng.below(ALWAYS) < asked
                if taught and teacher is not None:
                    choice = teacher(state, seat, answers)
                    lessons.append(f"{len(steps)} {choice.text}")
                erring = errors[seat] and rng.below(ALWAYS) < errors[seat]
                if erring:
                    kept = rules.sensible(state, answers)
                    choice = kept[rng.below(len(kept))]
                elif not taught:
                    choice = player.answer(state, seat, answers)
        steps.append(choice.text)
        state.apply(choice)
    return json.dumps({"n": seats, "o": options, "s": seed, "c": ";".join(steps), "l": ";".join(lessons)})


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


def lessons(rules: Game[Any], line: str) -> Iterator[tuple[Any, list[Choice], Choice]]:
    """Every lesson of a game: the position, the options, and the teacher's answer."""
    told = json.loads(line)
    taught = dict(lesson.split(" ", 1) for lesson in told.get("l", "").split(";") if lesson)
    state: Any = rules.initial(rules.header(told["n"], None, told["o"]))
    for number, choice in enumerate(_choices(rules, told["c"])):
        lesson = taught.get(str(number))
        if lesson is not None:
            yield state, state.answers(), rules.space.by_text[lesson]
        state.apply(choice)


def _choices(rules: Game[Any], steps: str) -> Iterator[Choice]:
    return (rules.space.by_text[step] for step in steps.split(";"))
