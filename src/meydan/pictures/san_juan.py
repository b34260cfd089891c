"""San Juan's towns: each player's buildings in rows, in the colour of what they make, with their points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.games.san_juan.cards import CARDS
from meydan.pictures.drawing import BOARD, INK, SURFACE, TILE, box, mark, text
from meydan.voice import Voice

MADE: Final = {"indigo": "#3b4fa0", "sugar": "#e9e3d3", "tobacco": "#b07c3a", "coffee": "#6b4326", "silver": "#aab4bd"}
CITY: Final = "#7a5a9a"
COLUMNS: Final = 6


def board(state: Any, voice: Voice, colours: Sequence[str]) -> str:
    height = BOARD / len(state.players)
    parts = []
    for seat, player in enumerate(state.players):
        y = seat * height
        parts += [box(0, y, BOARD, height - 10, SURFACE, 14), mark(30, y + 32, 16, colours[seat])]
        town = list(player.town)
        rows = 1 if len(town) <= COLUMNS else 2
        columns = max(COLUMNS, -(-len(town) // rows))
        step, tall = (BOARD - 76) / columns, (height - 26) / rows
        for at, kind in enumerate(town):
            building: Any = CARDS[kind]
            x, top, width = 64 + at % columns * step, y + 8 + at // columns * tall, step - 8
            parts += [
                box(x, top, width, tall - 6, TILE, 8),
                box(x, top, width, tall * 0.45, MADE.get(building.good, CITY), 8),
                text(x + width / 2, top + tall * 0.8, str(building.points), tall * 0.3, INK, "middle", bold=True),
            ]
    return "".join(parts)
