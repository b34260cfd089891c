"""Playing on in a sampled world: a fast policy answers for everybody, and luck is the same for every option tried."""

from __future__ import annotations

from typing import Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance
from meydan.kernel.mind import Mind
from meydan.kernel.rng import Rng
from meydan.kernel.state import State

LONGEST: Final = 600  # answers after which a rollout is cut wherever it is
STIRRED: Final = 4  # numbers thrown away, so that neighbouring seeds have nothing in common
DICE: Final = "dice"


class Policy:
    """Answers quickly for any seat, from nothing but what that seat may know."""

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        raise TypeError(f"{type(self).__name__} must answer")

    def ranked(self, state: State, seat: int, options: list[Choice]) -> list[Choice]:
        """All options, those worth a thought first; the first is its own answer."""
        own = self.answer(state, seat, options)
        return [own, *[option for option in options if option is not own]]


class AnySensible(Policy):
    """For a game without a quick player: any option that does no plain harm."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        sensible: list[Choice] = self.game.sensible(state, options)
        return sensible[self.rng.below(len(sensible))]


class Luck:
    """The luck of one try: each turn has its own numbers, dice and cards apart.

    So two options that use up different amounts of luck in one turn meet the same luck in the next.
    """

    def __init__(self, seed: int, number: int) -> None:
        self.seed = seed
        self.number = number
        self.dice = Rng(0)
        self.cards = Rng(0)
        self.begin(0)

    def begin(self, turn: int) -> None:
        """The numbers of a turn."""
        self.stir(self.dice, 2 * turn)
        self.stir(self.cards, 2 * turn + 1)

    def stir(self, rng: Rng, stream: int) -> None:
        rng.a = self.seed
        rng.b = self.number
        rng.c = stream
        rng.n = 1
        for _ in range(12 + STIRRED):
            rng.word()

    def answer(self, state: State, frame: Chance[Any]) -> Choice:
        return frame.sample(state, self.dice if frame.stream() == DICE else self.cards)


def play_on(
    state: State, mind: Mind, policy: Policy, luck: Luck, turn: int, turns: int, line: list[Choice] | None = None
) -> None:
    """Let everybody answer by the policy until so many more turns have begun, or the game is over.

    `turn` is the number of the turn under way. A `line` gets the answers in the rest of this turn.
    """
    answers = 0
    begun = 0
    while state.stack and answers < LONGEST:
        now = mind.turn(state)
        if now >= 0 and now != turn:
            turn = now
            begun += 1
            if begun >= turns:
                return
            luck.begin(begun)
            line = None
        frame: Any = state.stack[-1]
        if isinstance(frame, Chance):
            state.apply(luck.answer(state, frame))
            continue
        options = state.answers()
        choice = options[0] if len(options) == 1 else policy.answer(state, frame.seat, options)
        if line is not None:
            line.append(choice)
        state.apply(choice)
        answers += 1
