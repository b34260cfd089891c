"""How the luck of a finished game is told, so that a browser can check every draw of it without knowing the rules."""

from __future__ import annotations

from meydan.kernel.luck import draws_of
from meydan.kernel.record import Record
from meydan.server.told import Draws, DrawTold


def luck_told(record: Record) -> Draws:
    """Every draw of a game whose record carries its seed; draws that come of numbers alike share a table."""
    texts: dict[str, int] = {}
    tables: dict[tuple[tuple[str, int], ...], int] = {}
    draws = [
        DrawTold(
            draw.step,
            draw.stream,
            draw.number,
            list(draw.sizes),
            list(draw.earlier),
            tables.setdefault(draw.outcomes, len(tables)),
        )
        for draw in draws_of(record.header(), record.steps, record.given)
    ]
    told = [[(texts.setdefault(text, len(texts)), count) for text, count in outcomes] for outcomes in tables]
    return Draws(list(texts), told, draws)
