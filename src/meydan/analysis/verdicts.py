"""Was it well chosen? Each decision beside the best that a search finds, from what its seat could know then.

A first look is cheap. Where it finds something better, that meets what was chosen in fresh worlds with fresh luck, the
same for both: who finds and who measures are not the same, so a lucky find does not count. If something may be lost, a
longer look does both again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meydan.analysis.chart import walk
from meydan.analysis.effort import Effort
from meydan.analysis.result import Step, Verdict
from meydan.bots.quick import quick_player
from meydan.kernel.choice import Choice
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net
from meydan.search.paired import Question, Racer, Search

FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
KINDS: Final = {FINE: 0.0, INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}  # from which loss of win chance on
SURE: Final = 2.0  # standard errors within which nothing is told
BETWEEN: Final = 16  # tries between two looks at whether it is clear
PIECE: Final = 6  # decisions that are looked at in one go


@dataclass(frozen=True, slots=True)
class Decisions:
    """Some decisions of a record, to be judged in any process."""

    record: Record
    at: list[int]
    effort: Effort
    seed: int


@dataclass(frozen=True, slots=True)
class Duel:
    """What the best found gains over what was chosen, pair by pair."""

    loss: float
    error: float
    chance: float
    tries: int

    @property
    def clear(self) -> bool:
        """Whether more tries could hardly change the kind."""
        least, most = self.loss - SURE * self.error, self.loss + SURE * self.error
        return most < KINDS[INACCURACY] or least >= KINDS[BLUNDER]


def kind_of(loss: float, error: float) -> str:
    """The worst kind whose threshold the loss reaches, and whose next milder one it reaches for sure."""
    found, milder = FINE, 0.0
    for kind, threshold in KINDS.items():
        if loss >= threshold and loss - SURE * error > milder:
            found = kind
        milder = threshold
    return found


def decisions_of(record: Record, steps: list[Step], eyes: int | None, effort: Effort, seed: int) -> list[Decisions]:
    """All decisions with more than one answer, of everybody or of one seat, in portions."""
    real = [at for at, step in enumerate(steps) if step.seat >= 0 and step.options > 1 and eyes in (None, step.seat)]
    return [Decisions(record, real[first : first + PIECE], effort, seed) for first in range(0, len(real), PIECE)]


def judge_decisions(piece: Decisions) -> list[Verdict]:
    """The verdicts of a portion."""
    found: list[Verdict] = []
    wanted = set(piece.at)
    for moment in walk(piece.record):
        if moment.at in wanted:
            state = moment.state
            chosen = state.find(piece.record.steps[moment.at])
            found.append(judge_decision(state.view(state.seat), chosen, moment.at, piece.effort, piece.seed))
        if moment.at == piece.at[-1]:
            break
    return found


def judge_decision(view: Any, chosen: Choice, at: int, effort: Effort, seed: int) -> Verdict:
    """The verdict on one answer to what a view asks; nothing but the view is known here."""
    eye = Eye(view, chosen, Rng((seed & 0xFFFFFFFF) | (at << 32)))
    best, duel = eye.look(effort.look, effort.first_pairs, eye.near)
    if best is not chosen and duel.loss + SURE * duel.error >= KINDS[INACCURACY]:
        best, duel = eye.look(effort.long_look, effort.pairs, eye.far)
    kind = FINE if best is chosen else kind_of(duel.loss, duel.error)
    line = [choice.text for choice in eye.line(best)]
    where = getattr(eye.first, "round", 0), eye.first.question
    return Verdict(
        at, view.seat, *where, kind, chosen.text, best.text, line, duel.loss, duel.error, duel.chance, duel.tries
    )


class Eye:
    """Looks at one decision as often as is wanted, with luck of its own each time."""

    def __init__(self, view: Any, chosen: Choice, rng: Rng) -> None:
        header = view.header
        self.view = view
        self.chosen = chosen
        self.policy = quick_player(header, rng)
        self.mind = find_mind(header.game)
        self.search = Search(self.mind, self.policy, find_net(header), rng.word())
        self.near, self.far = self.mind.reach(header.seats)
        self.first: Any = Question(self.search, view, Budget(rollouts=1), self.near).world(0)

    def look(self, rollouts: int, pairs: int, turns: int) -> tuple[Choice, Duel]:
        """The best that is found, and what it gains over what was chosen."""
        best = self.search.think(self.view, Budget(rollouts=rollouts), turns).choice
        if best is self.chosen:
            return best, Duel(0.0, 0.0, 0.0, rollouts)
        return best, self.duel(best, pairs, turns)

    def duel(self, best: Choice, pairs: int, turns: int) -> Duel:
        """Both answers in the same fresh worlds, until it is clear or there are as many pairs as there may be."""
        question = Question(self.search, self.view, Budget(rollouts=2 * pairs), turns)
        one, other = Racer(best), Racer(self.chosen)
        found = Duel(0.0, 1.0, 0.0, 0)
        for number in range(pairs):
            for racer in (one, other):
                racer.add(question.outcome(racer, number, turns), self.view.seat)
            if (number + 1) % BETWEEN == 0 or number + 1 == pairs:
                loss, error = one.gain(other)
                found = Duel(loss, error, one.mean(), number + 1)
                if found.clear:
                    break
        return found

    def line(self, best: Choice) -> list[Choice]:
        """The best with what the quick player would add, while neither luck nor another seat is asked."""
        state = self.first.clone()
        turn, found = self.mind.turn(state), [best]
        state.apply(best)
        while state.stack and state.seat == self.view.seat and self.mind.turn(state) in (turn, -1):
            options = state.answers()
            choice = options[0] if len(options) == 1 else self.policy.answer(state, state.seat, options)
            found.append(choice)
            state.apply(choice)
        return found
