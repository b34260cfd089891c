"""Analyses a finished game: first the chart, then the verdicts, in as many processes as are wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from meydan.analysis.chart import Judged, judge_piece, pieces_of, steps_of
from meydan.analysis.effort import QUICK, Effort
from meydan.analysis.result import Analysis, Verdict
from meydan.analysis.shares import Line, by_kind, by_round, shares, turning_points
from meydan.analysis.verdicts import decisions_of, judge_decisions
from meydan.arena.workers import Workers, workers
from meydan.kernel.errors import BadOption, MeydanError
from meydan.kernel.record import Record

CHART: Final = "chart"  # what is being made, told with progress
VERDICTS: Final = "verdicts"

Progress = Callable[[str, int, int], None]  # what, how many portions of it are done, of how many

Piece = TypeVar("Piece")
Made = TypeVar("Made")


class NotFinished(MeydanError):
    """A game that goes on: nobody has won it, so nothing can be told apart."""


class Cancelled(MeydanError):
    """Whoever asked for an analysis wants it no more."""


def analyse(
    record: Record,
    effort: Effort = QUICK,
    *,
    eyes: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
    cancel: Callable[[], bool] | None = None,
    first: Callable[[Analysis], None] | None = None,
) -> Analysis:
    """All that can be told of a finished game; `first` gets the chart as soon as it is there.

    The chart knows all, or with `eyes` what that seat could know. The same record, effort and seed give the same
    analysis, whatever the number of processes (`jobs`). When `cancel` says so, it ends with Cancelled.
    """
    check(record, eyes)
    with workers(jobs) as team:
        made = chart(record, effort, team, eyes=eyes, seed=seed, progress=progress, cancel=cancel)
        if first is not None:
            first(made)
        return with_verdicts(record, made, effort, team, progress=progress, cancel=cancel)


def check(record: Record, eyes: int | None) -> None:
    """Whether there is anything to analyse: a game that was played to its end, and a seat that was there."""
    if eyes is not None and not 0 <= eyes < record.seats:
        raise BadOption(f"there is no seat {eyes}; seats are 0 to {record.seats - 1}")
    if not record.replay().over:
        raise NotFinished(f"this game is not finished: after its {len(record.steps)} steps it goes on")


def chart(
    record: Record,
    effort: Effort,
    team: Workers,
    *,
    eyes: int | None = None,
    seed: int = 1,
    progress: Progress | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Analysis:
    """The chances at every position, with luck and skill apart; without verdicts."""
    parts = done(CHART, judge_piece, pieces_of(record, effort, seed, eyes), team, progress, cancel)
    return charted(record, effort, parts, eyes=eyes, seed=seed)


def charted(
    record: Record, effort: Effort, parts: Sequence[Judged], *, eyes: int | None = None, seed: int = 1
) -> Analysis:
    """The chart, put together of all its pieces, in any order."""
    found: Judged = {}
    for part in parts:
        found |= part
    rows = [found[at] for at in range(len(record.steps) + 1)]
    revised = {at: before for at, (before, after) in enumerate(rows) if before != after}
    line = Line(steps_of(record), [after for _, after in rows], revised)
    return Analysis(
        game=record.game,
        seats=record.seats,
        effort=effort.name,
        seed=seed,
        eyes=eyes,
        steps=list(line.steps),
        chances=list(line.chances),
        revised=revised,
        shares=shares(line),
        rounds=by_round(line),
        luck=by_kind(line),
        turning=turning_points(line),
    )


def with_verdicts(
    record: Record,
    made: Analysis,
    effort: Effort,
    team: Workers,
    *,
    progress: Progress | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Analysis:
    """A chart with its verdicts: of everybody, or of the seat with whose eyes it was made."""
    pieces = decisions_of(record, made.steps, made.eyes, effort, made.seed)
    return judged(made, done(VERDICTS, judge_decisions, pieces, team, progress, cancel))


def judged(made: Analysis, parts: Sequence[list[Verdict]]) -> Analysis:
    """A chart with its verdicts, put together of all their pieces, in any order."""
    found = [verdict for part in parts for verdict in part]
    return replace(made, verdicts=sorted(found, key=lambda verdict: verdict.at))


def done(
    what: str,
    work: Callable[[Piece], Made],
    pieces: Sequence[Piece],
    team: Workers,
    progress: Progress | None,
    cancel: Callable[[], bool] | None,
) -> list[Made]:
    """Every piece of some work, in any order."""
    found: list[Made] = []
    for made in team.each(work, pieces):
        found.append(made)
        if cancel is not None and cancel():
            raise Cancelled("the analysis was cancelled")
        if progress is not None:
            progress(what, len(found), len(pieces))
    return found
