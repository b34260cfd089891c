"""Istanbul's board: the places as they lie, the merchants where they stand, and how many rubies each of them has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.pictures.drawing import BOARD, BRASS, INK, TILE, box, fitted, mark, star, text
from meydan.voice import Voice

GAP: Final = 8
FAINT: Final = ' opacity="0.28"'
PALE_ONES: Final = ("white", "yellow")  # colours on which letters are dark


def board(state: Any, voice: Voice, colours: Sequence[str]) -> str:
    columns: int = state.rules.columns
    rows = -(-len(state.grid) // columns)
    width, height = (BOARD - GAP * (columns - 1)) / columns, (BOARD - GAP * (rows - 1)) / rows
    here: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        here.setdefault(player.place, []).append(seat)
    parts = []
    for cell, place in enumerate(state.grid):
        x, y = cell % columns * (width + GAP), cell // columns * (height + GAP)
        middle, level = x + width / 2, y + height * 0.48
        said, size = fitted(voice(f"ist-place-{place}"), 15, width - 12)
        parts += [
            box(x, y, width, height, TILE, 12),
            star(middle, level, min(width, height) * 0.3, BRASS, FAINT),
            text(middle, y + height - 9, said, size, INK, "middle"),
            text(x + 9, y + 21, str(place), 16, bold=True),
        ]
        standing = here.get(place, [])
        for at, seat in enumerate(standing):
            across = middle + (at - (len(standing) - 1) / 2) * 30
            letters = INK if colours[seat] in PALE_ONES else "#ffffff"
            parts.append(mark(across, level, 16, colours[seat]))
            parts.append(text(across, level + 6, str(state.players[seat].rubies), 17, letters, "middle", bold=True))
    return "".join(parts)
