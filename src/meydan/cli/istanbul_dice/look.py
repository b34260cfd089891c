"""The signs of the Dice Game: faces of dice, goods, crystals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from meydan.cli.look import DIM, RUBY_STYLE, paint, spelled
from meydan.games.istanbul_dice.printed import GOODS, LETTERS

# By face: the four goods, the coin, the card.
FACE_STYLES: Final = ["#e0564a", "#c99a1a", "#3f9b4f", "#3f8fd6", "#b8862f", "#a678de"]
BROWN: Final = "✱"
BROWN_STYLE: Final = "#b07a4f"
CRYSTAL: Final = "◈"
CRYSTAL_STYLE: Final = "#2b93c8"
LEFT: Final = "✦"


def letters(counts: Sequence[int]) -> Text:
    """Faces or goods."""
    return spelled(counts, LETTERS, FACE_STYLES)


def markers(goods: Sequence[int], brown: int) -> Text:
    """How many markers of each colour, and of brown ones: R2 Y0 G1 B0 ✱1."""
    text = Text()
    for good in range(GOODS):
        text.append(f"{LETTERS[good]}{goods[good]} ", FACE_STYLES[good] if goods[good] else DIM)
    return text.append(f"{BROWN}{brown}", BROWN_STYLE if brown else DIM)


def dice(counts: Sequence[int], *, drawn: bool) -> Text:
    """Dice that lie on the table: drawn over three lines, or as [R] in one."""
    faces = [face for face, count in enumerate(counts) for _ in range(count)]
    if not drawn:
        return Text(" ").join(paint(f"[{LETTERS[face]}]", f"bold {FACE_STYLES[face]}") for face in faces)
    return Text("\n").join(
        Text(" ").join(paint(part.replace("x", LETTERS[face]), f"bold {FACE_STYLES[face]}") for face in faces)
        for part in ("╭───╮", "│ x │", "╰───╯")
    )


def crystals(count: int) -> Text:
    return paint(f"{count}{CRYSTAL}", CRYSTAL_STYLE if count else DIM)


def rubies_left(count: int, of: int) -> Text:
    """The rubies of an area that are left, and dots for those taken."""
    return paint("·" * (of - count), DIM) + paint(LEFT * count, RUBY_STYLE)
