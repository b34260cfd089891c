"""How likely each seat is to win at a position: the quick player plays on for everybody, then what was learned judges.

Up to the first roll or draw there is only one way to play on; from there all outcomes are tried, and luck after them
is spread evenly over the tries. How far it goes is the same for all positions of a round.
"""

from __future__ import annotations

from typing import Any, Final

from meydan.analysis.effort import Effort
from meydan.analysis.luck import EvenLuck, Try, spread_out
from meydan.bots.quick import quick_player
from meydan.kernel.choice import Choice
from meydan.kernel.frame import CHANCE
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.search.finding import find_learned, find_mind, find_net
from meydan.search.rollout import LONGEST

SURE: Final = 0.015  # of win chance: a standard error with which a position is judged well enough

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
        self.learned = find_learned(header) is not None
        self.policy = quick_player(header, Rng(seed))
        self.lucks: dict[tuple[int, int], EvenLuck] = {}

    def own(self, state: State, options: list[Choice]) -> Choice:
        """What the quick player would answer."""
        return options[0] if len(options) == 1 else self.policy.answer(state, state.seat, options)

    # -- at one position ------------------------------------------------------------------------------------

    def chances(self, state: State, turn: int, begun: int, earlier: int = 0) -> Chances:
        """How likely each seat is to win; `turn` is the turn under way as the mind numbers it, `begun` counted from 0.

        `earlier` looks so many rounds less far.
        """
        seats = self.header.seats
        stage = begun // seats - earlier
        end = (stage + self.effort.rounds) * seats
        if not self.learned:
            self.policy = quick_player(self.header, Rng(self.seed))  # it answers by chance: the same each time
        if not state.stack or begun >= end:
            return self.now(state)
        worlds = [state] if self.eyes is None else self.worlds(state, self.eyes)
        return mean_of([self.ahead(world, turn, begun, end) for world in worlds])

    def worlds(self, state: State, seat: int) -> list[State]:
        """Some worlds that fit what a seat can know."""
        rng = Rng(self.seed)
        return [self.game.shuffle_hidden(state, seat, rng) for _ in range(self.effort.worlds)]

    def now(self, state: State) -> Chances:
        """Without playing on; at the end, or where nothing was learned, who is ahead."""
        if state.stack and self.net is not None:
            return self.net.chances(self.mind.features(state))
        ranks = self.game.result(state).ranks
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    def ahead(self, start: State, turn: int, begun: int, end: int) -> Chances:
        """When a later turn begins: up to the first luck, and from there through all its outcomes."""
        state = start.clone()
        turn, begun = self.play_on(state, turn, begun, end, None)
        if begun >= end or state.seat != CHANCE:
            return self.now(state)
        outcomes = spread_out(self.game.chance(state), state, self.effort.tries)
        sums = [0.0] * self.header.seats
        squares = 0.0  # of all seats together
        rows = tries = 0
        while tries < self.effort.tries or (tries < self.effort.most and unsure(sums, squares, rows, tries)):
            luck = self.luck(rows, len(outcomes))
            rows += 1
            for number, (outcome, likely) in enumerate(outcomes):
                world = state.clone()
                world.apply(outcome)
                self.play_on(world, turn, begun, end, luck.of(number))
                for seat, chance in enumerate(self.now(world)):
                    sums[seat] += likely * chance
                    squares += likely * chance * chance
            tries += len(outcomes)
        return [one / rows for one in sums]

    def luck(self, row: int, count: int) -> EvenLuck:
        """The luck of so many tries, once through all outcomes: the same at all positions."""
        if (row, count) not in self.lucks:
            self.lucks[row, count] = EvenLuck(self.seed + row, count)
        return self.lucks[row, count]

    def play_on(self, state: State, turn: int, begun: int, end: int, luck: Try | None) -> tuple[int, int]:
        """Let everybody answer until turn `end` begins; without luck, until something is rolled or drawn."""
        answers = 0
        while state.stack and answers < LONGEST:
            now = self.mind.turn(state)
            if now >= 0 and now != turn:
                turn, begun = now, begun + 1
                if begun >= end:
                    break
            frame: Any = state.stack[-1]
            if frame.seat != CHANCE:
                state.apply(self.own(state, state.answers()))
                answers += 1
            elif luck is not None:
                state.apply(luck.answer(state, frame, begun))
            elif len(options := frame.options(state)) == 1:
                state.apply(options[0])
            else:
                break
        return turn, begun


def unsure(sums: Chances, squares: float, rows: int, tries: int) -> bool:
    """Whether the tries differ so much that more of them are needed: by the mean spread of a seat's chance."""
    spread = squares / rows - sum((one / rows) ** 2 for one in sums)
    return spread / len(sums) > SURE * SURE * tries


def mean_of(rows: list[Chances]) -> Chances:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
