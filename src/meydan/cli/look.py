"""Colours and shapes that mean the same in every game. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

if TYPE_CHECKING:
    from meydan.cli.scene import Scene

# Middle tones, to be read on dark and on light screens alike.
PLAYER_STYLES: Final = ["bold #e0564a", "bold #3f9b4f", "bold #3f8fd6", "bold #c99a1a", "bold"]
PLAYER_LETTERS: Final = "RGBYW"
PLAYER_SHAPES: Final = "●■▲◆⬢"
RUBY: Final = "✦"

# How roomy a board may be.
ROOMY: Final = "roomy"
NORMAL: Final = "normal"
SNUG: Final = "snug"
DENSE: Final = "dense"

ACCENT: Final = "#2b93c8"
BRASS: Final = "#b8862f"
BRICK: Final = "#d05a4e"
RUBY_STYLE: Final = "#d6336c"
DIM: Final = "dim"


def paint(text: str, style: str = "") -> Text:
    """Styled text to be joined to other text, which keeps its own style."""
    return Text().append(text, style)


def spelled(counts: Sequence[int], letters: str, styles: Sequence[str]) -> Text:
    """A letter for each thing, in its colour: RRB."""
    text = Text()
    for kind, count in enumerate(counts):
        text.append(letters[kind] * count, styles[kind])
    return text


def packed(parts: Sequence[Text], width: int, between: str) -> list[Text]:
    """Parts side by side, on as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + len(between) + len(part) <= width:
            lines[-1] = Text(between).join([lines[-1], part])
        else:
            lines.append(part)
    return lines


def badge(seat: int) -> Text:
    """A player's letter and shape, in the player's colour."""
    return paint(PLAYER_LETTERS[seat] + PLAYER_SHAPES[seat], PLAYER_STYLES[seat])


def rubies(count: int, of: int = 0) -> Text:
    """As many rubies, and dots for those still missing."""
    return paint(RUBY * count, RUBY_STYLE) + paint("·" * max(0, of - count), DIM)


def label(scene: Scene, seat: int, *, who: bool = True) -> Text:
    """A player in a list: whether they are to answer, badge, colour, and who plays."""
    view = scene.view
    mark = paint("▸" if seat == view.to_answer else " ", f"bold {ACCENT}")
    name = paint(f" {scene.voice.names[seat]}", "bold" if seat in (view.to_answer, view.seat) else "")
    played_by = scene.played_by[seat] if who and scene.played_by else ""
    told = scene.voice("cli-you") if seat == view.seat else played_by
    return mark + badge(seat) + name + (paint(f" {told}", DIM) if told else Text())
