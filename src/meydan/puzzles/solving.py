"""What comes of an answer: how the turn goes on, and what the rivals would do until it is the seat's turn again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meydan.bots.quick import quick_player
from meydan.kernel.events import Event
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.puzzles.puzzle import Puzzle
from meydan.search.finding import find_mind
from meydan.search.rollout import Luck, play_on

LUCK: Final = 1  # the same for every answer


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the seat hears, and the position it comes to."""

    events: list[Event]
    state: State


def at_once(puzzle: Puzzle, answers: Sequence[str]) -> Outcome:
    """What the answers themselves come to."""
    state = puzzle.state()
    events: list[Event] = []
    state.events = events
    for text in answers:
        state.play(text)
    return Outcome(heard(puzzle, events), state)


def what_follows(puzzle: Puzzle, choice: str) -> Outcome:
    """What could follow an answer: the quick player plays on for everybody, until a turn of all others is over."""
    state = puzzle.state()
    mind = find_mind(state.header.game)
    turn = mind.turn(state)
    events: list[Event] = []
    state.events = events
    state.play(choice)
    if state.stack:
        policy = quick_player(state.header, Rng(LUCK))
        play_on(state, mind, policy, Luck(LUCK, 0), turn, puzzle.seats)
    return Outcome(heard(puzzle, events), state)


def heard(puzzle: Puzzle, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.heard_by(puzzle.seat)]
