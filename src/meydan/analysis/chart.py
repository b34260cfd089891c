"""Win chances along a record: every position of it, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meydan.analysis.effort import Effort
from meydan.analysis.judge import Chances, Judge
from meydan.analysis.result import Step
from meydan.kernel.frame import Chance
from meydan.kernel.record import Record, play_step
from meydan.kernel.state import State
from meydan.search.finding import find_mind

PIECE = 24  # positions that are looked at in one go; never by the number of processes, so that nothing depends on it


Judged = dict[int, tuple[Chances, Chances]]  # by position: as far as was looked before it, and from it on


@dataclass(slots=True)
class Moment:
    """A position of a record: before the step of that number. Its state is played on, so a copy must be kept."""

    at: int
    state: State
    turn: int  # as the game's mind numbers them; -1 before the first
    begun: int  # counted from 0; -1 before the first
    fresh: bool  # whether a turn begins here


@dataclass(frozen=True, slots=True)
class Piece:
    """Some positions of a record, to be judged in any process."""

    record: Record
    first: int
    end: int
    effort: Effort
    seed: int
    eyes: int | None


def walk(record: Record) -> Iterator[Moment]:
    """Every position, from before the first step to after the last."""
    header = record.header()
    state: State = header.game.initial(header)
    mind = find_mind(header.game)
    turn = begun = -1
    for at in range(len(record.steps) + 1):
        now = mind.turn(state) if state.stack else -1
        fresh = now >= 0 and now != turn
        if fresh:
            turn, begun = now, begun + 1
        yield Moment(at, state, turn, begun, fresh)
        if at < len(record.steps):
            play_step(state, at + 1, record.steps[at])


def steps_of(record: Record) -> list[Step]:
    """What was asked at each step, and whom."""
    return [step_at(moment.state) for moment in walk(record) if moment.at < len(record.steps)]


def step_at(state: State) -> Step:
    """What is asked now."""
    frame: Any = state.stack[-1]
    options = len(state.answers())
    stream = frame.stream() if isinstance(frame, Chance) else ""
    return Step(state.seat, getattr(state, "round", 0), state.question, options, stream)


def pieces_of(record: Record, effort: Effort, seed: int, eyes: int | None) -> list[Piece]:
    """All positions, in portions."""
    count = len(record.steps) + 1
    return [Piece(record, at, min(at + PIECE, count), effort, seed, eyes) for at in range(0, count, PIECE)]


def judge_piece(piece: Piece) -> Judged:
    """The chances at each position of a piece: as far as was looked before it, and as far as is looked from it on.

    These differ only where a round begins. Where somebody does what the quick player would do, nothing changes.
    """
    judge = Judge(piece.record.header(), piece.effort, piece.seed, piece.eyes)
    found: Judged = {}
    same: Chances | None = None
    for moment in walk(piece.record):
        if moment.at >= piece.end:
            break
        if moment.at < piece.first:
            continue
        state = moment.state
        if not state.stack:
            chances = before = judge.now(state)
        elif moment.at and moment.fresh and moment.begun % judge.header.seats == 0:
            before = judge.chances(state, moment.turn, moment.begun, earlier=1) if same is None else same
            chances = judge.chances(state, moment.turn, moment.begun)
        else:
            chances = before = same or judge.chances(state, moment.turn, moment.begun)
        found[moment.at] = before, chances
        same = chances if moment.at < len(piece.record.steps) and changes_nothing(judge, moment, piece) else None
    return found


def changes_nothing(judge: Judge, moment: Moment, piece: Piece) -> bool:
    """Whether the next step is what the quick player would do, so that playing on comes to the same."""
    state = moment.state
    if state.seat < 0 or piece.eyes is not None or not judge.learned:
        return False
    own = judge.own(state, state.answers())
    return own is judge.game.space.find(piece.record.steps[moment.at])
