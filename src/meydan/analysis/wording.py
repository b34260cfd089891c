"""What happened at the moments an analysis tells of, and what would have been better, as sentences not said yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from meydan.analysis.result import Analysis, Verdict
from meydan.analysis.verdicts import FINE
from meydan.kernel.errors import IllegalChoice
from meydan.kernel.events import Event
from meydan.kernel.record import Record, play_step
from meydan.kernel.said import Said
from meydan.kernel.state import State
from meydan.kernel.telling import Line, Words, joined


@dataclass(frozen=True, slots=True)
class Worded:
    """A step in words: what a seat chose, or the lines of what luck brought; and what would have been better."""

    deed: Said | None
    lines: list[Line] = field(default_factory=list)
    better: list[Said] = field(default_factory=list)


def told_verdicts(made: Analysis) -> list[Verdict]:
    """The verdicts that are worth a word."""
    return [verdict for verdict in made.verdicts or () if verdict.kind != FINE]


def worded(record: Record, made: Analysis) -> dict[int, Worded]:
    """Every turning point and every verdict that is told, by its step."""
    header = record.header()
    words: Words[Any, Any, Any] = header.game.words()
    lines = {verdict.at: verdict.line for verdict in told_verdicts(made)}
    wanted = {one.at for one in made.turning} | lines.keys()
    state: State = header.game.initial(header)
    found: dict[int, Worded] = {}
    for at, step in enumerate(record.steps):
        if at not in wanted:
            play_step(state, at + 1, step)
        elif state.seat >= 0:
            seat = state.seat
            better = said_along(words, words.whole(state.view(seat)), seat, lines.get(at, ()))
            found[at] = Worded(option_said(words, state, seat, step), better=better)
            play_step(state, at + 1, step)
        else:
            happened: list[Event] = []
            state.events = happened
            play_step(state, at + 1, step)
            state.events = None
            found[at] = Worded(None, joined(words.lines(luck_heard(happened, made.eyes), header)))
    return found


def luck_heard(happened: Sequence[Event], eyes: int | None) -> list[Event]:
    """What is told of luck: who sees all is told which card came, a seat what it heard then."""
    return [event for event in happened if (event.audience >= 0 if eyes is None else event.heard_by(eyes))]


def said_along(words: Words[Any, Any, Any], world: State, seat: int, line: Sequence[str]) -> list[Said]:
    """Choices one after the other, in a world that is played on; as far as they go there."""
    found: list[Said] = []
    for text in line:
        said = option_said(words, world, seat, text)
        if said is None:
            break
        found.append(said)
        world.play(text)
    return found


def option_said(words: Words[Any, Any, Any], state: State, seat: int, text: str) -> Said | None:
    """An answer in the words of its question; None where there is no such answer."""
    try:
        choice = state.find(text)
    except IllegalChoice:
        return None
    view = state.view(seat)
    options = words.options(words.whole(view), view)
    return next((told.said for told in options if told.text == choice.text), None)
