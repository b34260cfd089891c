"""Looks at one decision with the eyes of the seat that is asked: what a search finds, and what comes of an answer.

Nothing but the view is known here. Each look has worlds and luck of its own; within a look they are the same for all
answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meydan.bots.quick import quick_player
from meydan.kernel.choice import Choice
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net
from meydan.search.paired import Question, Racer, Search
from meydan.search.rollout import Luck, play_on
from meydan.search.thought import Thought

GoOn = Callable[[State, list[Choice]], Choice]  # how a seat answers the next question

BETWEEN: Final = 16  # tries between two looks at whether it is clear


class Eye:
    """Looks at what a view asks, as often as is wanted."""

    def __init__(self, view: Any, rng: Rng) -> None:
        header = view.header
        self.view = view
        self.seat: int = view.seat
        self.words: Any = header.game.words()
        self.policy = quick_player(header, rng)
        self.mind = find_mind(header.game)
        self.search = Search(self.mind, self.policy, find_net(header), rng.word())
        self.near, self.far = self.mind.reach(header.seats)
        self.luck = Rng(rng.word())
        self.first: State = self.question(self.near).world(0)

    def question(self, turns: int) -> Question:
        """The question with fresh worlds and fresh luck."""
        return Question(self.search, self.view, Budget(rollouts=1), turns)

    def think(self, rollouts: int, turns: int, milliseconds: float = 0.0) -> Thought:
        """What a search finds."""
        return self.search.think(self.view, Budget(rollouts, milliseconds), turns)

    def race(
        self, choices: Sequence[Choice], tries: int, turns: int, clear: Callable[[list[Racer]], bool] | None = None
    ) -> list[Racer]:
        """Answers in the same fresh worlds, until it is clear or they were tried as often as they may be."""
        question = self.question(turns)
        racers = [Racer(choice) for choice in choices]
        for number in range(tries):
            for racer in racers:
                racer.add(question.outcome(racer, number, turns), self.seat)
            if clear is not None and (number + 1) % BETWEEN == 0 and clear(racers):
                break
        return racers

    def line(self, choice: Choice, go_on: GoOn | None = None) -> list[Choice]:
        """An answer with what the quick player (or another) would add, while neither luck nor another seat is asked."""
        state = self.first.clone()
        turn, found = self.mind.turn(state), [choice]
        state.apply(choice)
        while state.stack and state.seat == self.seat and self.mind.turn(state) in (turn, -1):
            options = state.answers()
            more = options[0] if len(options) == 1 else (go_on or self._quickly)(state, options)
            found.append(more)
            state.apply(more)
        return found

    def _quickly(self, state: State, options: list[Choice]) -> Choice:
        return self.policy.answer(state, state.seat, options)

    def turn_ends(self, choices: Sequence[Choice], tries: int) -> list[list[tuple[State, State]]]:
        """For each answer, some ends of the turn with how it was before; the same worlds and luck for all of them."""
        question, seed = self.question(self.near), self.luck.word()
        return [[self._turn_end(question, choice, seed, number) for number in range(tries)] for choice in choices]

    def _turn_end(self, question: Question, choice: Choice, seed: int, number: int) -> tuple[State, State]:
        before = question.world(number)
        after = before.clone()
        after.apply(choice)
        play_on(after, self.mind, self.policy, Luck(seed, number), question.turn, 1)
        return before, after
