"""Luck and skill apart: what each step changed, put together by seat, by round and by kind of luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from meydan.analysis.judge import Chances
from meydan.analysis.result import LUCK, PLAY, Luck, Round, Share, Step, TurningPoint

MOST: Final = 7  # turning points
LEAST: Final = 0.02  # of win chance: a smaller change is none
APART: Final = 3 * MOST  # no two turning points lie nearer than the game's length divided by this


@dataclass(frozen=True, slots=True)
class Line:
    """A chart: the chances at each position, and before the look a round further where there was one."""

    steps: Sequence[Step]
    chances: Sequence[Chances]
    revised: dict[int, Chances]

    def before_look(self, at: int) -> Chances:
        """The chances at a position, looking as far as before it."""
        return self.revised.get(at, self.chances[at])

    def changes(self) -> Iterator[tuple[int, Step, Chances]]:
        """What each step changed for each seat."""
        for at, step in enumerate(self.steps):
            after, before = self.before_look(at + 1), self.chances[at]
            yield at, step, [new - old for new, old in zip(after, before, strict=True)]


def shares(line: Line) -> list[Share]:
    """Where each seat's result came from: a sum without remainder, because what follows begins where the last ended."""
    seats = range(len(line.chances[0]))
    luck, play, others = ([0.0 for _ in seats] for _ in range(3))
    for _, step, change in line.changes():
        add(change, step, luck, play, others)
    unseen = [sum(line.chances[at][seat] - old[seat] for at, old in line.revised.items()) for seat in seats]
    start, end = line.chances[0], line.chances[-1]
    return [Share(start[one], luck[one], play[one], others[one], unseen[one], end[one]) for one in seats]


def add(change: Chances, step: Step, luck: list[float], play: list[float], others: list[float]) -> None:
    """Book a change: luck for everybody, or play of who decided, which for all others is play of others."""
    for seat, size in enumerate(change):
        kind = luck if step.seat < 0 else play if step.seat == seat else others
        kind[seat] += size


def by_round(line: Line) -> list[Round]:
    """What each round changed."""
    found: dict[int, Round] = {}
    none = [0.0] * len(line.chances[0])
    for _, step, change in line.changes():
        one = found.setdefault(step.round, Round(step.round, [*none], [*none], [*none]))
        add(change, step, one.luck, one.play, one.others)
    return [found[number] for number in sorted(found)]


def by_kind(line: Line) -> list[Luck]:
    """What each kind of luck changed, those that changed most first."""
    found: dict[tuple[str, str], list[Chances]] = {}
    for _, step, change in line.changes():
        if step.seat < 0:
            found.setdefault((step.stream, step.question), []).append(change)
    kinds = [
        Luck(stream, question, len(rows), [sum(column) for column in zip(*rows, strict=True)])
        for (stream, question), rows in found.items()
    ]
    return sorted(kinds, key=lambda kind: -max(map(abs, kind.change)))


def turning_points(line: Line) -> list[TurningPoint]:
    """The steps that changed most, spread over the game, in their order."""
    found = [turning(at, step, change) for at, step, change in line.changes() if step.options > 1]
    found.sort(key=lambda one: -abs(one.change))
    chosen: list[TurningPoint] = []
    apart = len(line.steps) / APART
    for one in found:
        if len(chosen) == MOST or abs(one.change) < LEAST:
            break
        if all(abs(one.at - other.at) >= apart for other in chosen):
            chosen.append(one)
    return sorted(chosen, key=lambda one: one.at)


def turning(at: int, step: Step, change: Chances) -> TurningPoint:
    """A step as a turning point: for whom it changed most; of several alike, for who decided."""
    seat = max(range(len(change)), key=lambda one: (round(abs(change[one]), 12), one == step.seat))
    return TurningPoint(at, LUCK if step.seat < 0 else PLAY, seat, change[seat])
