"""What pictures are drawn with: our colours, the star of the square, letters, and pieces that games share, as SVG."""

from __future__ import annotations

import math
from html import escape
from typing import Final

BOARD: Final = 560  # a board fills a square of this size
GROUND: Final = "#171a21"
SURFACE: Final = "#222733"
TILE: Final = "#efe4d1"
INK: Final = "#2b2118"
PALE: Final = "#efe6d8"
SOFT: Final = "#b5a996"
BRASS: Final = "#d9ad5c"
RUBY: Final = "#d3204f"
PLAYERS: Final = {"red": "#c8423a", "green": "#3f9150", "blue": "#3f77c4", "yellow": "#e0ad27", "white": "#f2ede3"}
GOODS: Final = {"fabric": "#c0392b", "spice": "#3f7d3a", "fruit": "#d9a21b", "jewelry": "#2a6fb0"}
INNER: Final = 0.7654  # where the sides of the two squares of a star cross


def star(x: float, y: float, radius: float, colour: str, more: str = "") -> str:
    """The eight-pointed star of the square: two squares, one turned."""
    points = []
    for corner in range(16):
        far, angle = radius * INNER if corner % 2 else radius, corner * math.pi / 8
        points.append(f"{x + far * math.cos(angle):.1f},{y + far * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(points)}" fill="{colour}"{more}/>'


def box(x: float, y: float, width: float, height: float, colour: str, corner: float = 10, more: str = "") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    return f'<rect {place} rx="{corner}" fill="{colour}"{more}/>'


def text(
    x: float, y: float, said: str, size: float, colour: str = INK, anchor: str = "start", *, bold: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    style = f'font-size="{size:.1f}" fill="{colour}" text-anchor="{anchor}"{weight}'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(said)}</text>'


def fitted(said: str, size: float, width: float) -> tuple[str, float]:
    """A text that fits a width: set smaller down to two thirds, then cut short."""
    wide = 0.56  # of the size, a letter on average
    fits = min(size, width / (wide * max(1, len(said))))
    least = size * 2 / 3
    if fits >= least:
        return said, fits
    return said[: max(1, int(width / (wide * least)) - 1)] + "…", least


def mark(x: float, y: float, radius: float, colour: str) -> str:
    """A player's mark: a disc in their colour."""
    fill = PLAYERS.get(colour, SOFT)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{GROUND}" stroke-width="2.5"/>'


def ruby(x: float, y: float, size: float, colour: str = RUBY) -> str:
    """A gem, seen from the front."""
    half, top = size / 2, size * 0.3
    points = ((-half, -top / 2), (-half / 2, -top * 1.4), (half / 2, -top * 1.4), (half, -top / 2), (0, half))
    path = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in points)
    shine = f"{x - half / 2:.1f},{y - top / 2:.1f} {x + half / 2:.1f},{y - top / 2:.1f} {x:.1f},{y + half:.1f}"
    return f'<polygon points="{path}" fill="{colour}"/><polygon points="{shine}" fill="#ffffff" opacity="0.22"/>'


def rosette() -> str:
    """In the place of a board: stars within stars."""
    middle = BOARD / 2
    rings = [(230, SURFACE), (170, BRASS), (146, GROUND), (96, RUBY), (56, TILE)]
    around = [
        star(middle + 205 * math.cos(n * math.pi / 4), middle + 205 * math.sin(n * math.pi / 4), 34, BRASS)
        for n in range(8)
    ]
    return "".join([star(middle, middle, *rings[0]), *around, *(star(middle, middle, *ring) for ring in rings[1:])])
