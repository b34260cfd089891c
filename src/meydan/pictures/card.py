"""A picture to send to others: the game and who plays it, what came of it, and its board; the same each time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from meydan.kernel.record import Record
from meydan.pictures.drawing import (
    BOARD,
    BRASS,
    GROUND,
    PALE,
    SOFT,
    SURFACE,
    box,
    fitted,
    mark,
    rosette,
    star,
    text,
)
from meydan.voice import Voice

WIDTH: Final = 1200  # what messengers ask for
HEIGHT: Final = 630
MARGIN: Final = 36
ROW: Final = 78
FAMILY: Final = "Roboto"


class Player(NamedTuple):
    """Somebody on a seat; after the end also which place that was, and the number that counted."""

    name: str
    colour: str
    rank: int | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown besides the board: a headline, the game, and who plays."""

    headline: str
    game: str
    about: str
    players: Sequence[Player]
    language: str = "en"


def card(shown: Shown, played: Record | None = None, step: int | None = None) -> bytes:
    """The picture as PNG; with a record, with its board after some steps, else with a star."""
    colours = [player.colour for player in shown.players]
    board = rosette() if played is None else board_of(played, step, shown.language, colours)
    return drawn(picture(shown, board))


def drawn(svg: str) -> bytes:
    """SVG as PNG; all letters are those we bring along, so that it looks the same on every machine."""
    import font_roboto  # type: ignore[import-untyped]
    import resvg_py

    folder = Path(font_roboto.__file__).parent / "files"
    fonts = [str(folder / f"Roboto-{weight}.ttf") for weight in ("Regular", "Bold")]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts, sans_serif_family=FAMILY)
    )


def board_of(played: Record, step: int | None, language: str, colours: Sequence[str]) -> str:
    """The board of a game after some steps of its record; a star where nobody has drawn one."""
    name = f"meydan.pictures.{played.game.replace('-', '_')}"
    if find_spec(name) is None:
        return rosette()
    state: Any = played.replay(step)
    return str(import_module(name).board(state, Voice(language), colours))


def picture(shown: Shown, board: str) -> str:
    """All of it as SVG."""
    left = WIDTH - MARGIN - BOARD - 40 - MARGIN
    headline, size = fitted(shown.headline, 46, left)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FAMILY}">',
        box(0, 0, WIDTH, HEIGHT, GROUND, 0),
        *(_tiles()),
        text(MARGIN, MARGIN + 34, shown.game, 26, BRASS, bold=True),
        text(MARGIN, MARGIN + 96, headline, size, PALE, bold=True),
        text(MARGIN, MARGIN + 136, *fitted(shown.about, 24, left), SOFT),
    ]
    top = MARGIN + 170
    for place, player in enumerate(sorted(shown.players, key=lambda one: one.rank or 0)):
        parts += _row(top + place * ROW, left, player)
    parts += [
        star(MARGIN + 14, HEIGHT - MARGIN - 6, 14, BRASS),
        text(MARGIN + 40, HEIGHT - MARGIN + 3, "Meydan", 26, PALE, bold=True),
        f'<g transform="translate({WIDTH - MARGIN - BOARD} {(HEIGHT - BOARD) / 2})">{board}</g>',
        "</svg>",
    ]
    return "".join(parts)


def _row(y: float, width: float, player: Player) -> list[str]:
    """One player: rank, mark, name and score."""
    won = player.rank == 1
    frame = f' stroke="{BRASS}" stroke-width="3"' if won else ""
    said, size = fitted(player.name, 28, width - 190)
    parts = [box(MARGIN, y, width, ROW - 12, SURFACE, 14, frame), mark(MARGIN + 86, y + 33, 17, player.colour)]
    parts.append(text(MARGIN + 118, y + 43, said, size, PALE, bold=won))
    if player.rank is not None:
        parts.append(text(MARGIN + 34, y + 44, str(player.rank), 30, BRASS, "middle", bold=True))
    if player.score is not None:
        parts.append(text(MARGIN + width - 24, y + 46, str(player.score), 34, PALE, "end", bold=True))
    return parts


def _tiles() -> list[str]:
    """Our pattern of stars, faint behind everything."""
    faint = ' opacity="0.05"'
    return [
        star(column * 90 + (45 if row % 2 else 0), row * 78, 30 if (column + row) % 3 else 40, BRASS, faint)
        for row in range(9)
        for column in range(14)
    ]
