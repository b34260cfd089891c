"""The signs of Istanbul's pieces and goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from meydan.cli.look import DIM, PLAYER_LETTERS, PLAYER_SHAPES, PLAYER_STYLES, paint, spelled
from meydan.games.istanbul.printed import GOOD_LETTERS

GOOD_STYLES: Final = ["#e0564a", "#3f9b4f", "#c99a1a", "#3f8fd6"]
ASSISTANTS: Final = "○□△◇⬡"
FAMILY: Final = "♙"
COMPANION: Final = "▣"
BARRIER: Final = "▌"
COFFEE: Final = "C"
NEUTRAL_STYLE: Final = "#8c8c8c"
COFFEE_STYLE: Final = "#b07a4f"
FIGURE_STYLES: Final = ["bold #a678de", "bold #8c8c8c", "bold #b07a4f", "bold #2b93c8"]


def merchant(seat: int, assistants: int) -> Text:
    """A merchant on the board, with the number of assistants under him."""
    return paint(f"{PLAYER_LETTERS[seat]}{PLAYER_SHAPES[seat]}{assistants}", PLAYER_STYLES[seat])


def assistant(seat: int) -> Text:
    return paint(ASSISTANTS[seat] + PLAYER_LETTERS[seat].lower(), PLAYER_STYLES[seat])


def family(seat: int) -> Text:
    return paint(FAMILY + PLAYER_LETTERS[seat], PLAYER_STYLES[seat])


def companion(seat: int) -> Text:
    return paint(COMPANION + PLAYER_LETTERS[seat], PLAYER_STYLES[seat])


def goods(amounts: Sequence[int]) -> Text:
    return spelled(amounts, GOOD_LETTERS, GOOD_STYLES)


def stock(amounts: Sequence[int]) -> Text:
    """How many of each good: R2 G0 Y1 B0."""
    text = Text()
    for good, amount in enumerate(amounts):
        text.append(f"{' ' if good else ''}{GOOD_LETTERS[good]}{amount}", GOOD_STYLES[good] if amount else DIM)
    return text


def tiles(owned: Sequence[bool], names: Sequence[str] = ()) -> Text:
    """Mosque tiles by letter, or by name."""
    text = Text()
    for colour, has in enumerate(owned):
        if has:
            text.append(" " if text and names else "")
            text.append(names[colour] if names else GOOD_LETTERS[colour], GOOD_STYLES[colour])
    return text
