"""Finds puzzles among the positions of a game: each step is dearer than the one before, and most drop out early.

1. A glance at every decision: is something better than what the quick player does?
2. A long look finds the best answer.
3. All others meet it in the same worlds, until each is clearly worse or as good as the best; else it is no puzzle.
4. The best, the second best and the quick player's meet once more, in fresh worlds: that is the evidence.
5. The best and the quick player's once more, to the end of the game, where nobody but the rules judges.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meydan.analysis.chart import walk
from meydan.analysis.eye import Eye
from meydan.analysis.verdicts import Duel, duel_of, look, meet
from meydan.kernel.choice import Choice
from meydan.kernel.frame import CHANCE
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.kernel.telling import BUNDLE, SOME
from meydan.puzzles.puzzle import CLEAR, SURELY, Evidence, Weighed
from meydan.search.paired import Racer
from meydan.search.rollout import LONGEST, Luck, play_on

GLANCE: Final = 32  # rollouts
GLANCE_PAIRS: Final = 16
LOOK: Final = 400
BLOCK: Final = 16  # tries in worlds of their own, after which it is seen what is settled
BEFORE_SETTLED: Final = 32
MOST_TRIES: Final = 512
SURER: Final = 2.5  # standard errors, where it is asked again and again
SUREST: Final = 3.0
MOST_ACCEPTED: Final = 3
MOST_LINES: Final = 120
LEAST_TRIES: Final = 96  # of the evidence; more where it is not clear yet
TRIES: Final = 384
LEAST_END_TRIES: Final = 48
END_TRIES: Final = 256
TO_THE_END: Final = LONGEST
MOST_LOOKS: Final = 10  # of one game
PER_GAME: Final = 5

Answers = tuple[Choice, ...]  # one after the other


@dataclass(frozen=True, slots=True)
class Glanced:
    """A decision at which something better may have been found."""

    view: Any
    duel: Duel

    @property
    def promise(self) -> float:
        return self.duel.loss - self.duel.error


@dataclass(frozen=True, slots=True)
class Found:
    """All of a puzzle that a search can tell."""

    view: Any
    position: State
    line: list[str]
    accepted: list[str]
    evidence: Evidence


def find_in_record(record: Record, rng: Rng) -> list[Found]:
    """The puzzles in a game that somebody played."""
    decisions = (moment.state for moment in walk(record) if is_decision(moment.state))
    return confirmed([one for state in decisions if (one := glance(state, rng)[1]) is not None], rng)


def find_in_play(start: State, rng: Rng) -> list[Found]:
    """The puzzles in a game that the search plays against itself: it glances at every decision anyway."""
    state, game = start.clone(), start.header.game
    found: list[Glanced] = []
    while state.stack:
        if state.seat == CHANCE:
            state.apply(game.chance(state).sample(state, rng))
            continue
        if not is_decision(state):
            state.apply(state.answers()[0])
            continue
        choice, one = glance(state, rng)
        if one is not None:
            found.append(one)
        state.apply(choice)
    return confirmed(found, rng)


def is_decision(state: State) -> bool:
    """Whether a seat is asked, and has a choice."""
    return bool(state.stack) and state.seat >= 0 and len(state.answers()) > 1


def glance(state: State, rng: Rng) -> tuple[Choice, Glanced | None]:
    """What to play, and whether this may be a puzzle."""
    eye = Comparing(state.view(state.seat), rng)
    duel = look(eye, eye.quick, GLANCE, GLANCE_PAIRS, eye.near)
    if duel.best is eye.quick or duel.loss <= 0:
        return eye.quick, None
    promising = duel.loss >= CLEAR and duel.loss > duel.error and one_answer(eye.first)
    return duel.best, Glanced(eye.view, duel) if promising else None


class Comparing(Eye):
    """An eye that compares with what the quick player does."""

    def __init__(self, view: Any, rng: Rng) -> None:
        super().__init__(view, rng)
        self.quick: Choice = self.policy.answer(self.first, self.seat, self.first.answers())


def one_answer(state: State) -> bool:
    """Whether the question is answered at once, not by picking one thing after the other."""
    shape = state.header.game.words().shape(state)
    if shape.kind == BUNDLE:
        return all(len(way.choices) == 1 for way in shape.ways)
    return shape.kind != SOME or shape.most == 1


def confirmed(glances: Sequence[Glanced], rng: Rng) -> list[Found]:
    """Those that are puzzles: a few of each game, the most promising first, and one of each turn."""
    found: list[Found] = []
    seen: set[tuple[int, int]] = set()
    for one in sorted(glances, key=lambda one: -one.promise)[:MOST_LOOKS]:
        turn = one.view.seat, one.view.round
        if len(found) < PER_GAME and turn not in seen and (puzzle := confirm(one, rng)) is not None:
            seen.add(turn)
            found.append(puzzle)
    return found


def confirm(one: Glanced, rng: Rng) -> Found | None:
    """The puzzle, if it is one."""
    eye = Comparing(one.view, rng)
    best = eye.think(LOOK, eye.far).choice
    if best is eye.quick or duel_of(meet(eye, best, eye.quick, 2 * BEFORE_SETTLED, eye.far)).loss < CLEAR:
        return None
    sifted = sift(eye, best)
    if sifted is None:
        return None
    accepted, second = sifted
    if eye.quick in accepted or len(accepted) > MOST_ACCEPTED:
        return None
    evidence = measure(eye, best, second)
    if evidence is None or not evidence.clear:
        return None
    return Found(eye.view, eye.first, going_on(eye, best, rng), [choice.text for choice in accepted], evidence)


class Tries:
    """Some answers, tried in the same worlds with the same luck, as often as is wanted."""

    def __init__(self, eye: Eye, turns: int) -> None:
        self.eye = eye
        self.turns = turns
        self.racers: dict[Answers, Racer] = {}
        self.count = 0

    def go_on(self, running: Sequence[Answers]) -> None:
        """A block of tries of all that still run, in worlds that nobody met before."""
        eye = self.eye
        question = eye.question(self.turns)
        for number in range(BLOCK):
            for answers in running:
                state = question.world(number).clone()
                for choice in answers:
                    state.apply(choice)
                luck = Luck(question.seed, number)
                play_on(state, eye.mind, eye.policy, luck, question.turn, self.turns)
                self.racers.setdefault(answers, Racer(answers[0])).add(question.chances(state), eye.seat)
        self.count += BLOCK

    def weighed(self, answers: Answers, best: Answers) -> Weighed:
        """What answers lose beside the best."""
        one = self.racers[answers]
        loss, error = (0.0, 0.0) if answers == best else self.racers[best].gain(one)
        means = [sum(column) / len(column) for column in zip(*one.chances, strict=True)]
        return Weighed(answers[0].text, means, loss, error)


def sift(eye: Eye, best: Choice) -> tuple[list[Choice], Choice] | None:
    """The answers that are as good as the best, and the best of all others, each of which is clearly worse."""
    tries = Tries(eye, eye.far)
    top = (best,)
    running = [answers for answers in ways(eye, best) if answers != top]
    if len(running) > MOST_LINES:
        return None
    alike: set[Choice] = {best}
    worse: dict[Choice, float] = {}
    while running and tries.count < MOST_TRIES:
        tries.go_on([top, *running])
        if tries.count < BEFORE_SETTLED:
            continue
        left: list[Answers] = []
        for answers in running:
            one = tries.weighed(answers, top)
            off = SURER * one.error
            if one.loss >= CLEAR and one.loss - off >= SURELY:
                worse[answers[0]] = min(one.loss, worse.get(answers[0], 1.0))
            elif one.loss + off < SURELY:
                alike.add(answers[0])
            elif one.loss + off < CLEAR and one.loss - off >= SURELY:
                return None
            else:
                left.append(answers)
        running = left
    others = {choice: loss for choice, loss in worse.items() if choice not in alike}
    if running or not others:
        return None
    accepted = [choice for choice in eye.first.answers() if choice in alike]
    return accepted, min(others, key=lambda choice: others[choice])


def ways(eye: Eye, best: Choice) -> Iterator[Answers]:
    """Every answer; and where the best can still follow on another, both in that order."""
    turn = eye.mind.turn(eye.first)
    for choice in eye.first.answers():
        yield (choice,)
        state = eye.first.clone()
        state.apply(choice)
        goes_on = state.stack and state.seat == eye.seat and eye.mind.turn(state) in (turn, -1)
        if choice is not best and goes_on and best in state.answers():
            yield choice, best


def measure(eye: Comparing, best: Choice, second: Choice) -> Evidence | None:
    """The evidence, all of it in fresh worlds; None as soon as it does not look so."""
    top, quick = (best,), (eye.quick,)
    others = list(dict.fromkeys([(second,), quick]))
    ahead = Tries(eye, eye.far)
    while ahead.count < TRIES:
        ahead.go_on([top, *others])
        weighed = [ahead.weighed(answers, top) for answers in others]
        if ahead.count >= LEAST_TRIES and all(one.loss - SUREST * one.error >= CLEAR for one in weighed):
            break
        if ahead.count >= LEAST_TRIES and any(one.loss + SURER * one.error < CLEAR for one in weighed):
            return None
    if not all(ahead.weighed(answers, top).clear for answers in others):
        return None
    end = Tries(eye, TO_THE_END)
    while end.count < END_TRIES:
        end.go_on([top, quick])
        one = end.weighed(quick, top)
        if end.count >= LEAST_END_TRIES and (one.loss <= one.error or one.loss - SUREST * one.error > 0):
            break
    found, runner_up, missed = (ahead.weighed(answers, top) for answers in (top, (second,), quick))
    return Evidence(ahead.count, found, runner_up, missed, end.count, end.weighed(quick, top))


def going_on(eye: Eye, best: Choice, rng: Rng) -> list[str]:
    """The best answer, and how its seat goes on with long looks while neither luck nor another seat is asked."""

    def look_on(state: State, _: list[Choice]) -> Choice:
        further = Eye(state.view(state.seat), rng)
        return further.think(LOOK // 2, further.far).choice

    return [choice.text for choice in eye.line(best, look_on)]
