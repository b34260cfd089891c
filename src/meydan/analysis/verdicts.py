"""Was it well chosen? Each decision beside the best that a search finds, from what its seat could know then.

A first look is cheap. Where it finds something better, that meets what was chosen in fresh worlds with fresh luck, the
same for both: who finds and who measures are not the same, so a lucky find does not count. If something may be lost, a
longer look does both again. Whatever is not fine is told with its reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from meydan.analysis.chart import walk
from meydan.analysis.effort import Effort
from meydan.analysis.eye import Eye
from meydan.analysis.reasons import reasons_beside
from meydan.analysis.result import Step, Verdict
from meydan.kernel.choice import Choice
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.search.paired import Racer

FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
KINDS: Final = {FINE: 0.0, INACCURACY: 0.02, MISTAKE: 0.05, BLUNDER: 0.10}  # from which loss of win chance on
SURE: Final = 2.0  # standard errors within which nothing is told
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
    """The best found, and what it gains over what was chosen, pair by pair."""

    best: Choice
    loss: float
    error: float
    chance: float
    tries: int
    racers: list[Racer] = field(default_factory=list)  # both; none where the best is what was chosen

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
    eye = Eye(view, Rng((seed & 0xFFFFFFFF) | (at << 32)))
    duel = look(eye, chosen, effort.look, effort.first_pairs, eye.near)
    if duel.best is not chosen and duel.loss + SURE * duel.error >= KINDS[INACCURACY]:
        duel = look(eye, chosen, effort.long_look, effort.pairs, eye.far)
    kind = FINE if duel.best is chosen else kind_of(duel.loss, duel.error)
    why = [] if kind == FINE else reasons_beside(eye, *duel.racers)
    line = [choice.text for choice in eye.line(duel.best)]
    where = getattr(eye.first, "round", 0), eye.first.question
    texts = chosen.text, duel.best.text
    return Verdict(at, view.seat, *where, kind, *texts, line, duel.loss, duel.error, duel.chance, duel.tries, why)


def look(eye: Eye, chosen: Choice, rollouts: int, pairs: int, turns: int) -> Duel:
    """The best that is found, and what it gains over what was chosen."""
    best = eye.think(rollouts, turns).choice
    if best is chosen:
        return Duel(best, 0.0, 0.0, 0.0, rollouts)
    return duel_of(meet(eye, best, chosen, pairs, turns))


def meet(eye: Eye, best: Choice, chosen: Choice, pairs: int, turns: int) -> list[Racer]:
    """Both answers in the same fresh worlds, until it is clear or there are as many pairs as there may be."""
    return eye.race([best, chosen], pairs, turns, lambda racers: duel_of(racers).clear)


def duel_of(racers: list[Racer]) -> Duel:
    """How two answers did."""
    one, other = racers
    loss, error = one.gain(other)
    return Duel(one.tried.choice, loss, error, one.mean(), len(one.values), racers)
