"""The search: every option meets the same worlds and the same luck, so that only what differs counts.

First all options are played to the end of the turn a few times. Then the best few race, several turns deep: who falls
clearly behind drops out. The policy's own answer is in the race from the start, and is left only for a clear gain.
Why this and not a tree: docs/decisions/0014-search-with-common-luck.md.
"""

from __future__ import annotations

from typing import Any, Final

from meydan.kernel.choice import Choice
from meydan.kernel.mind import Mind
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.search.budget import Budget
from meydan.search.net import Net
from meydan.search.rollout import Luck, Policy, play_on
from meydan.search.thought import Thought, Tried

THINKING: Final = 1  # counts up when the same nets would answer otherwise: bench/strength.py keeps their games apart
WORLDS: Final = 32  # sampled worlds; further tries meet them again, with other luck
BREADTH: Final = 16  # options that are looked at, of those the policy likes best
FIRST_SHARE: Final = 0.3  # of the budget, for the look at all options
FIRST_LIMIT: Final = 0.6  # where options abound, those that come later are not looked at
FIRST_TRIES: Final = 8
RACERS: Final = 6  # options that are tried deeply at most, the policy's own among them; two at least
ENOUGH: Final = 40.0  # tries that there must be time for, to look further than the next few turns
ROUNDS: Final = 8  # no more of them race than can be tried so often
BEFORE_OUT: Final = 6  # tries before anybody drops out
PATIENT: Final = 16  # the same where there is time: who drops out by bad luck never comes back
BEHIND: Final = 2.0  # standard errors by which one must be behind to drop out
ALIKE: Final = 0.003  # of win chance: who cannot be better by more than this drops out too
LATEST: Final = 1.1  # of its milliseconds, when the next tries would end
OPEN: Final = 0.98  # as long as a game is not over, nobody is surer than this: a win now is better than one for sure
BEFORE_LEFT: Final = 3  # tries before the policy's answer is left for another
CLEAR: Final = 1.0  # standard errors by which another answer must be better than the policy's


class Racer:
    """An option, with the value of each of its tries in the present stage."""

    def __init__(self, choice: Choice) -> None:
        self.tried = Tried(choice)
        self.values: list[float] = []
        self.chances: list[list[float]] = []  # of all seats

    def add(self, chances: list[float], seat: int) -> None:
        self.chances.append(chances)
        self.values.append(chances[seat])

    def forget_last(self) -> None:
        self.chances.pop()
        self.values.pop()

    def forget(self) -> None:
        self.chances = []
        self.values = []

    def mean(self) -> float:
        total = 0.0
        for value in self.values:
            total += value
        return total / len(self.values)

    def gain(self, other: Racer) -> tuple[float, float]:
        """By how much this is better than another on the same tries, and the standard error of that."""
        count = min(len(self.values), len(other.values))
        mean = 0.0
        for at in range(count):
            mean += self.values[at] - other.values[at]
        mean /= count
        spread = 0.0
        for at in range(count):
            off = self.values[at] - other.values[at] - mean
            spread += off * off
        return mean, (spread / (count * max(1, count - 1))) ** 0.5

    def settle(self) -> None:
        """Write down how it did."""
        count = len(self.values)
        if count == 0:
            return
        mean = self.mean()
        spread = 0.0
        for value in self.values:
            spread += (value - mean) * (value - mean)
        self.tried.visits = count
        self.tried.mean = mean
        self.tried.error = (spread / (count * max(1, count - 1))) ** 0.5


class Search:
    """Thinks for one seat. It is given a view and never sees more: what is hidden is sampled."""

    def __init__(self, mind: Mind, policy: Policy, net: Net | None, seed: int) -> None:
        self.mind = mind
        self.policy = policy
        self.net = net
        self.rng = Rng(seed)

    def think(self, view: Any, budget: Budget, turns: int = 0) -> Thought:
        """The best answer to what the view's seat is asked, so many turns ahead; 0 as many as do the game good."""
        budget.begin()
        question = Question(self, view, budget, turns)
        return question.think()


class Question:
    """One question being thought about."""

    def __init__(self, search: Search, view: Any, budget: Budget, turns: int) -> None:
        self.mind = search.mind
        self.policy = search.policy
        self.net = search.net
        self.view = view
        self.game = view.header.game
        self.budget = budget
        near, far = search.mind.reach(view.header.seats)
        self.turns = turns if turns > 0 else far
        self.least_turns = turns if turns > 0 else near
        self.seed = search.rng.word()
        self.worlds_rng = Rng(search.rng.word())
        self.worlds: list[State] = []
        self.seat: int = view.seat
        first = self.world(0)
        self.turn = self.mind.turn(first)
        options: list[Choice] = first.answers()
        ranked = options if len(options) == 1 else self.policy.ranked(first, self.seat, options)
        self.racers = [Racer(choice) for choice in ranked[:BREADTH]]
        self.own = self.racers[0]  # the policy's answer
        self.cost = 0.0  # of one try in the race, of the budget

    def world(self, number: int) -> State:
        """One of the worlds that fit what the seat knows, made when first asked for."""
        at = number % WORLDS
        while len(self.worlds) <= at:
            if self.worlds:
                world = self.worlds[-1].clone()
                if self.mind.redeal(world, self.seat, self.worlds_rng):
                    self.worlds.append(world)
                    continue
            sampled: State = self.game.sample_world(self.view, self.worlds_rng)
            self.worlds.append(sampled)
        return self.worlds[at]

    def think(self) -> Thought:
        best = self.own
        if len(self.racers) > 1:
            best = self.race(self.promising() if len(self.racers) > 2 else self.racers)
        for racer in self.racers:
            racer.settle()
        self.racers.sort(key=lambda racer: (racer is not best, -racer.tried.visits, -racer.tried.mean))
        tried = [racer.tried for racer in self.racers if racer.values]
        return Thought(best.tried.choice, tried, mean_of(best.chances), self.budget.used)

    # -- the two stages -------------------------------------------------------------------------------------

    def promising(self) -> list[Racer]:
        """Every option to the end of the turn; the policy's answer, and those that do best."""
        for number in range(FIRST_TRIES):
            if number > 0 and self.budget.share() >= FIRST_SHARE:
                break
            self.try_all(self.racers, number, 1, FIRST_LIMIT)
        others = [racer for racer in self.racers[1:] if racer.values]
        others.sort(key=lambda racer: -racer.mean())
        return [self.own, *others[: RACERS - 1]]

    def race(self, running: list[Racer]) -> Racer:
        """The best few, deeply; the one to choose."""
        for racer in running:
            racer.forget()
        self.look_less_far()
        before = self.budget.share()
        self.own.add(self.outcome(self.own, 0, self.turns), self.seat)  # which tells what a try costs
        after = self.budget.share()
        self.cost = max(after - before, 1e-9)
        fit = int((1.0 - after) / (ROUNDS * self.cost))
        patience = max(BEFORE_OUT, min(PATIENT, fit))
        running = running[: max(2, min(RACERS, fit))]
        self.try_all(running[1:], 0, self.turns, 1.0)
        running = [racer for racer in running if racer.values]
        tries = 1
        while len(running) > 1 and self.in_time(2) and self.try_all(running, tries, self.turns, 1.0):
            tries += 1
            if tries >= patience:
                running = still_running(running)
        best = leader(running)
        if best is not self.own and self.own in running:
            gain, error = best.gain(self.own)
            if tries < BEFORE_LEFT or gain <= CLEAR * error:
                return self.own
        return best

    def look_less_far(self) -> None:
        """Who has little time does not look so far that there are too few tries to trust."""
        if self.turns == self.least_turns or self.budget.milliseconds <= 0.0:
            return
        if not self.budget.used:
            self.outcome(self.own, 0, 1)  # which tells what a turn costs
        share = self.budget.share()
        turn = share / self.budget.used
        while self.turns > self.least_turns and ENOUGH * turn * self.turns > 1.0 - share:
            self.turns -= 1

    def in_time(self, tries: int, limit: float = 1.0) -> bool:
        """Whether so many more tries may begin: what is counted in milliseconds must also be over in time."""
        share = self.budget.share()
        return share < limit and (self.budget.milliseconds <= 0.0 or share + tries * self.cost <= LATEST)

    def try_all(self, racers: list[Racer], number: int, turns: int, limit: float) -> bool:
        """One try of each, unless the budget does not allow it: then of none, but in the first round of some."""
        for done, racer in enumerate(racers):
            if done > 1 and not self.in_time(1, limit):
                if number > 0:
                    for other in racers[:done]:
                        other.forget_last()
                return False
            racer.add(self.outcome(racer, number, turns), self.seat)
        return self.budget.share() < limit

    def outcome(self, racer: Racer, number: int, turns: int) -> list[float]:
        """How likely each seat is to win after an option, in one world with one luck, so many turns later."""
        self.budget.used += 1
        state = self.world(number).clone()
        state.apply(racer.tried.choice)
        line = racer.tried.line if number == 0 and not racer.tried.line else None
        play_on(state, self.mind, self.policy, Luck(self.seed, number), self.turn, turns, line)
        return self.chances(state)

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to win; at the end, or where nothing was learned, who is ahead."""
        if state.stack and self.net is not None:
            chances = self.net.chances(self.mind.features(state))
            return [OPEN * chance + (1.0 - OPEN) / len(chances) for chance in chances]
        ranks: tuple[int, ...] = self.game.result(state).ranks
        first = 0
        for rank in ranks:
            first += rank == 1
        return [1.0 / first if rank == 1 else 0.0 for rank in ranks]


def leader(running: list[Racer]) -> Racer:
    """The one with the best mean; the policy's answer, which comes first, of several alike."""
    best = running[0]
    for racer in running:
        if racer.mean() > best.mean():
            best = racer
    return best


def still_running(running: list[Racer]) -> list[Racer]:
    """Those that may well be better than the best; of options that do the same, one."""
    best = leader(running)
    left: list[Racer] = []
    for racer in running:
        gain, error = racer.gain(best)
        if racer is best or gain + BEHIND * error > ALIKE:
            left.append(racer)
    return left


def mean_of(rows: list[list[float]]) -> list[float]:
    """The mean of each column; nothing of nothing."""
    if not rows:
        return []
    sums = [0.0] * len(rows[0])
    for row in rows:
        for at, value in enumerate(row):
            sums[at] += value
    return [total / len(rows) for total in sums]
