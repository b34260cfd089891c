"""What the service tells of an analysis, by type and in words; and the positions of a line that was not played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from meydan.analysis import Analysis, Round, Share
from meydan.analysis.wording import told_verdicts, worded
from meydan.kernel.errors import IllegalChoice
from meydan.kernel.events import Event
from meydan.kernel.record import Record
from meydan.kernel.said import Said
from meydan.kernel.state import State
from meydan.kernel.telling import Line
from meydan.server.problems import Problem
from meydan.server.replaying import asker_of, happened_told, view_told
from meydan.server.told import Moment, Moments

NONE: Final = "none"  # nobody has asked for it
WAITING: Final = "waiting"
CHART: Final = "chart"  # is being made
VERDICTS: Final = "verdicts"  # are being made, and the chart is there
DONE: Final = "done"
Stage = Literal["none", "waiting", "chart", "verdicts", "done"]
Kind = Literal["inaccuracy", "mistake", "blunder"]
DIGITS: Final = 4  # of a chance


class Analysing(Struct):
    """How far an analysis is: what is being made, and how many portions of that are done.

    While verdicts are made, the chart can be read already. `mine`: who asks has asked for it, and may cancel.
    """

    state: Stage
    done: int
    of: int
    mine: bool


class KindOfLuck(Struct):
    """What one kind of luck, such as dice or cards, changed for each seat."""

    stream: str
    times: int
    change: list[float]


class Turning(Struct):
    """A step that changed much: for whom most, and by how much.

    Steps count from 0. `deed` is what the `actor` chose; where luck decided (-1), `lines` tell what it brought.
    """

    at: int
    round: int
    kind: Literal["luck", "play"]
    seat: int
    change: float
    actor: int
    deed: Said | None
    lines: list[Line]


class Judgement(Struct):
    """A decision that lost something: what was chosen, what would have been better, in words and as choices.

    `loss` of win chance has the standard error `error`; `chance` is that after the better answer.
    """

    at: int
    seat: int
    round: int
    kind: Kind
    chosen: Said | None
    better: list[Said]
    line: list[str]
    loss: float
    error: float
    chance: float
    why: list[Said]


class Found(Struct):
    """What an analysis found; without verdicts it is the chart alone. `chances` has a row of seats for each position.

    `kinds` counts the verdicts of each seat, those that are fine included.
    """

    effort: str
    eyes: int | None
    chances: list[list[float]]
    shares: list[Share]
    rounds: list[Round]
    luck: list[KindOfLuck]
    turning: list[Turning]
    kinds: list[dict[str, int]] | None
    verdicts: list[Judgement] | None


def found(record: Record, made: Analysis) -> Found:
    """An analysis as it is told."""
    words = worded(record, made)
    verdicts = [
        Judgement(
            one.at, one.seat, one.round, one.kind,  # type: ignore[arg-type]  # fine is left out
            words[one.at].deed, words[one.at].better, one.line,
            _round(one.loss), _round(one.error), _round(one.chance), one.why,
        )
        for one in told_verdicts(made)
    ]  # fmt: skip
    turning = [
        Turning(
            one.at, made.steps[one.at].round, one.kind, one.seat, _round(one.change),  # type: ignore[arg-type]
            made.steps[one.at].seat, words[one.at].deed, words[one.at].lines,
        )
        for one in made.turning
    ]  # fmt: skip
    return Found(
        made.effort,
        made.eyes,
        [[_round(chance) for chance in row] for row in made.chances],
        made.shares,
        made.rounds,
        _kinds(made),
        turning,
        None if made.verdicts is None else _counted(made),
        None if made.verdicts is None else verdicts,
    )


def _counted(made: Analysis) -> list[dict[str, int]]:
    """How many verdicts of each kind each seat has."""
    return [dict(Counter(one.kind for one in made.verdicts or () if one.seat == seat)) for seat in range(made.seats)]


def _kinds(made: Analysis) -> list[KindOfLuck]:
    """Luck by kind, whatever was asked of it; what changed most is first."""
    kinds: dict[str, KindOfLuck] = {}
    for one in made.luck:
        kind = kinds.setdefault(one.stream, KindOfLuck(one.stream, 0, [0.0] * made.seats))
        kind.times += one.times
        kind.change = [old + new for old, new in zip(kind.change, one.change, strict=True)]
    return sorted(kinds.values(), key=lambda kind: -max(map(abs, kind.change)))


def _round(chance: float) -> float:
    return round(chance, DIGITS)


def what_if(record: Record, step: int, line: Sequence[str], seat: str) -> Moments:
    """The positions that choices lead to which were not made, from a step of a finished game, as somebody may see them.

    It ends where luck or somebody else is asked: nobody knows what would have come of that.
    """
    if step > len(record.steps):
        raise Problem("bad-request", f"there is no step {step}; this record has {len(record.steps)}")
    asker = asker_of(seat, record.seats)
    state: State = record.replay(step)
    actor = state.seat
    found = [Moment(step, actor, None, [], view_told(state, asker, True))]
    for text in line:
        if state.seat != actor or actor < 0:
            break
        happened: list[Event] = []
        state.events = happened
        try:
            state.play(text)
        except IllegalChoice as error:
            raise Problem("illegal-choice", str(error)) from None
        at = step + len(found)
        events = happened_told(record.header(), happened, asker, at)
        found.append(Moment(at, actor, text, events, view_told(state, asker, True)))
    return Moments(len(record.steps), len(found), found)
