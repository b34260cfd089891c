"""How likely each seat is to win at a position: the quick player plays on for everybody, then what was learned judges.

Up to the first roll or draw there is only one way to play on; from there all outcomes are tried, each as often as it
is likely, and the luck after them is the same for all positions of a round.
"""

from __future__ import annotations

from typing import Any

from meydan.analysis.effort import Effort
from meydan.bots.quick import quick_player
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.search.finding import find_mind, find_net, has_learned
from meydan.search.rollout import LONGEST, Luck, play_on

Chances = list[float]


class Judge:
    """Judges positions of one game: knowing all, or with the eyes of one seat."""

    def __init__(self, header: Header, effort: Effort, seed: int, eyes: int | None = None) -> None:
        self.game = header.game
        self.header = header
        self.effort = effort
        self.seed = seed
        self.eyes = eyes
        self.mind = find_mind(header.game)
        self.net = find_net(header)
        self.learned = has_learned(header)
        self.policy = quick_player(header, Rng(seed))

    def left(self, begun: int, rounds: int) -> int:
        """How many turns to play on: to the end of the round, or of one of the next. `begun` is the turn, from 0."""
        seats = self.header.seats
        return (begun // seats + rounds) * seats - begun

    def own(self, state: State, options: list[Choice]) -> Choice:
        """What the quick player would answer."""
        return options[0] if len(options) == 1 else self.policy.answer(state, state.seat, options)

    # -- at one position ------------------------------------------------------------------------------------

    def chances(self, state: State, turn: int, begun: int, earlier: int = 0) -> Chances:
        """How likely each seat is to win; `turn` is the mind's number of the turn under way.

        `earlier` looks so many rounds less far.
        """
        left = self.left(begun, self.effort.rounds - earlier)
        stage = begun // self.header.seats - earlier
        seed = Rng((self.seed & 0xFFFFFFFF) | ((stage + 2) << 32)).word()
        if not self.learned:
            self.policy = quick_player(self.header, Rng(seed))  # it answers by chance: the same each time
        if not state.stack or left <= 0:
            return self.now(state)
        worlds = [state] if self.eyes is None else self.worlds(state, self.eyes, seed)
        return mean_of([self.ahead(world, turn, left, seed) for world in worlds])

    def worlds(self, state: State, seat: int, seed: int) -> list[State]:
        """Some worlds that fit what a seat can know."""
        rng = Rng(seed)
        return [self.game.shuffle_hidden(state, seat, rng) for _ in range(self.effort.worlds)]

    def now(self, state: State) -> Chances:
        """Without playing on; at the end, or where nothing was learned, who is ahead."""
        if state.stack and self.net is not None:
            return self.net.chances(self.mind.features(state))
        ranks = self.game.result(state).ranks
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    def ahead(self, start: State, turn: int, left: int, seed: int) -> Chances:
        """After so many more turns have begun: up to the first luck, then through all its outcomes."""
        state = start.clone()
        for _ in range(LONGEST):
            if not state.stack:
                break
            now = self.mind.turn(state)
            if now >= 0 and now != turn:
                turn, left = now, left - 1
                if not left:
                    break
            frame: Any = state.stack[-1]
            if not isinstance(frame, Chance):
                state.apply(self.own(state, state.answers()))
                continue
            outcomes = spread_out(frame, state, self.effort.tries)
            if len(outcomes) > 1:
                return self.expected(state, outcomes, turn, left, seed)
            state.apply(outcomes[0][0])
        return self.now(state)

    def expected(self, state: State, outcomes: list[tuple[Choice, float]], turn: int, left: int, seed: int) -> Chances:
        """The mean over outcomes of chance, by how likely they are."""
        tries = max(1, self.effort.tries // len(outcomes))
        sums = [0.0] * self.header.seats
        for at, (outcome, likely) in enumerate(outcomes):
            for number in range(at * tries, (at + 1) * tries):
                world = state.clone()
                world.apply(outcome)
                play_on(world, self.mind, self.policy, Luck(seed, number), turn, left)
                for seat, chance in enumerate(self.now(world)):
                    sums[seat] += likely / tries * chance
        return sums


def spread_out(frame: Chance[Any], state: State, most: int) -> list[tuple[Choice, float]]:
    """Outcomes with how likely they are: all, or where there are too many, some that stand for their neighbours."""
    options, weights = frame.options(state), frame.weights(state)
    whole = sum(weights)
    if len(options) <= most:
        return [(option, weight / whole) for option, weight in zip(options, weights, strict=True)]
    found: list[tuple[Choice, float]] = []
    at, reached = 0, weights[0]
    for number in range(most):
        middle = (2 * number + 1) * whole
        while reached * 2 * most <= middle:
            at += 1
            reached += weights[at]
        found.append((options[at], 1.0 / most))
    return found


def mean_of(rows: list[Chances]) -> Chances:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
