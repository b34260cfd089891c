"""The Dice Game: the dice of the last roll, and what each player has: rubies, of those they need, and lira."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.pictures.drawing import BOARD, BRASS, GOODS, INK, SURFACE, TILE, box, mark, ruby, star, text
from meydan.voice import Voice

CARD: Final = "#7a5a9a"
FACES: Final = (GOODS["fabric"], GOODS["fruit"], GOODS["spice"], GOODS["jewelry"], BRASS, CARD)  # R Y G B L C
MOST_DICE: Final = 7
ROW: Final = 6  # rubies
STEP: Final = 46
TOP: Final = 130
FAINT: Final = ' opacity="0.12"'


def board(state: Any, voice: Voice, colours: Sequence[str]) -> str:
    rolled = [face for face, count in enumerate(state.dice) for _ in range(count)][:MOST_DICE]
    parts = [box(0, 0, BOARD, TOP - 20, SURFACE, 16)]
    for at, face in enumerate(rolled or range(len(FACES))):
        x = (BOARD - len(rolled or FACES) * 78) / 2 + at * 78 + 7
        parts += [box(x, 23, 64, 64, TILE, 14), star(x + 32, 55, 20, FACES[face])]
    height = (BOARD - TOP) / len(state.players)
    for seat, player in enumerate(state.players):
        y = TOP + seat * height
        middle = y + (height - 12) / 2
        parts += [box(0, y, BOARD, height - 12, TILE, 16), mark(40, middle, 20, colours[seat])]
        parts += [ruby(100 + gem * STEP, middle, 38) for gem in range(player.rubies)]
        parts += [star(100 + gem * STEP, middle, 12, INK, FAINT) for gem in range(player.rubies, ROW)]
        parts.append(f'<circle cx="{BOARD - 96}" cy="{middle:.1f}" r="17" fill="{BRASS}"/>')
        parts.append(text(BOARD - 68, middle + 10, str(player.lira), 28, bold=True))
    return "".join(parts)
