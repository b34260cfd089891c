"""What happened, told in sentences: one paragraph for each player's turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.table import Table

from meydan.cli.look import DIM, badge, paint
from meydan.games.istanbul.words import SHARED, clause
from meydan.kernel.events import Event

# Not worth a word in the story: the board shows it, or the next sentence says it.
QUIET: Final = {"laid", "turn-began", "mail-moved", "ended"}


def paragraphs(events: Iterable[Event], names: Sequence[str]) -> list[tuple[int, str]]:
    """Who (-1 for nobody), and all they did in one sentence."""
    told: list[tuple[int, list[str]]] = []
    fresh = True
    for event in events:
        if event.name == "turn-began":
            fresh = True
        if event.name in QUIET:
            continue
        seat = event.values().get("seat", -1)
        if fresh or (seat >= 0 and told[-1][0] >= 0 and seat != told[-1][0]):
            told.append((seat, []))
            fresh = False
        if told[-1][0] < 0 <= seat:
            told.append((seat, []))
        told[-1][1].append(clause(event, names)[1])
    return [(seat, _sentence(names[seat] if seat >= 0 else "", parts)) for seat, parts in told]


def _sentence(who: str, parts: Sequence[str]) -> str:
    said = ""
    for before, part in zip(["", *parts], parts, strict=False):
        shared = [lead for lead in SHARED if part.startswith(lead) and before.startswith(lead)]
        said += ", " * bool(said) + part.removeprefix(shared[0] if shared else "")
    text = f"{who} {said}".strip()
    return text[0].upper() + text[1:] + "."


def story_lines(told: Sequence[tuple[int, str]]) -> Table:
    """Paragraphs for the screen, each with the badge of its player."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=2, no_wrap=True)
    table.add_column()
    for seat, text in told:
        table.add_row(badge(seat) if seat >= 0 else paint("··", DIM), text)
    return table
