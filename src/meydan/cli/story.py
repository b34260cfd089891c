"""What happened, told in sentences: one paragraph for each player's turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table

from meydan.cli.face import Face
from meydan.cli.look import DIM, badge, paint
from meydan.kernel.events import Event


def paragraphs(face: Face, events: Iterable[Event], names: Sequence[str]) -> list[tuple[int, str]]:
    """Who (-1 for nobody), and all they did in one sentence."""
    told: list[tuple[int, list[Event]]] = []
    fresh = True
    for event in events:
        if event.name in face.openings:
            fresh = True
        if event.name in face.quiet:
            continue
        seat = event.values().get("seat", -1) if face.clause(event, names)[0] else -1
        if fresh or (seat >= 0 and told[-1][0] >= 0 and seat != told[-1][0]):
            told.append((seat, []))
            fresh = False
        if told[-1][0] < 0 <= seat:
            told.append((seat, []))
        told[-1][1].append(event)
    who = [face.clause(done[0], names)[0] if seat >= 0 else "" for seat, done in told]
    return [
        (seat, _sentence(face, name, face.clauses(done, names))) for name, (seat, done) in zip(who, told, strict=True)
    ]


def _sentence(face: Face, who: str, parts: Sequence[str]) -> str:
    said = ""
    for before, part in zip(["", *parts], parts, strict=False):
        shared = [lead for lead in face.joined if part.startswith(lead) and before.startswith(lead)]
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
