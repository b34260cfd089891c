"""What happened, told in sentences: one paragraph for each player's turn. An event with a round begins a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import groupby, pairwise
from typing import Any

from rich.table import Table

from meydan.cli.look import DIM, badge, paint
from meydan.cli.scene import Told
from meydan.kernel.chance import SeedChance
from meydan.kernel.events import Event
from meydan.kernel.frame import CHANCE
from meydan.kernel.header import Header
from meydan.kernel.said import Seat
from meydan.kernel.state import State
from meydan.kernel.telling import SMALL, Words, joined
from meydan.voice import Voice


def begins(event: Event) -> bool:
    return "round" in event.kind.params


def turn_end(header: Header, events: Sequence[Event], seat: int) -> int:
    """Where a seat's last turn ended, because the next one began; or else where the set-up did."""
    found = [at for at, event in enumerate(events) if begins(event) and "seat" in event.kind.params]
    owners = [events[at].values()["seat"] for at in found]
    before = [(owners[0] - 1) % header.seats, *owners] if owners else []
    ends = [at for at, owner in zip(found, before, strict=False) if owner == seat and at]
    return max(ends[-1] if ends else 0, setup_end(header))


@cache
def setup_end(header: Header) -> int:
    """How many events there are before the first turn, which is not always announced."""
    state: State = header.game.initial(header)
    events: list[Event] = []
    state.events = events
    chance = SeedChance(header.luck or "")
    while state.seat == CHANCE:
        state.carry_out(chance.answer(state))
    return next((at for at, event in enumerate(events) if begins(event)), len(events))


def paragraphs(words: Words[Any, Any, Any], header: Header, events: Sequence[Event], voice: Voice) -> Told:
    """Who (-1 for nobody), and all they did."""
    told: list[tuple[int, str]] = []
    starts = [0, *(at for at, event in enumerate(events) if begins(event) and at), len(events)]
    for start, end in pairwise(starts):
        lines = words.lines(events[start:end], header)
        if start < end and begins(events[start]) and lines[0] is not None and lines[0].weight == SMALL:
            lines[0] = None
        fresh = True
        for seat, clauses in groupby(joined(lines), lambda line: line.seat):
            text = sentence(voice, seat, [voice.say(line.said) for line in clauses])
            if fresh or (seat >= 0 and told[-1][0] not in (seat, -1)):
                told.append((seat, text))
            else:
                told[-1] = (max(seat, told[-1][0]), f"{told[-1][1]} {text}")
            fresh = False
    return told


def sentence(voice: Voice, seat: int, clauses: Sequence[str]) -> str:
    """What one player did in a row; what nobody did are sentences already."""
    if seat < 0:
        return " ".join(f"{text[0].upper()}{text[1:].removesuffix('.')}." for text in clauses)
    told = reduce(lambda before, then: voice("cli-then", clause=before, next=then), clauses)
    return voice("table-sentence", name=Seat(seat), clause=told)


def story_lines(told: Told) -> Table:
    """Paragraphs for the screen, each with the badge of its player."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=2, no_wrap=True)
    table.add_column()
    for seat, text in told:
        table.add_row(badge(seat) if seat >= 0 else paint("··", DIM), text)
    return table
