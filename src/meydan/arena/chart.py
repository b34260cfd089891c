"""Pictures: how often each bot of a tournament won, beside what chance would give; and how strength grows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from meydan.arena.tournament import Outcome

LEFT: Final = 240
WIDTH: Final = 520
LINE: Final = 30
TOP: Final = 54
INK: Final = "#3a2a20"
SOFT: Final = "#c9b9a3"
MARK: Final = "#a4442d"


def chart(title: str, outcomes: Sequence[Outcome], seats: int) -> str:
    """An SVG picture: a line for each pairing."""
    height = TOP + LINE * len(outcomes) + 30
    foot = height - 26
    parts = _paper(title, LEFT + WIDTH + 90, height)
    for percent in range(0, 101, 25):
        x = LEFT + WIDTH * percent / 100
        parts.append(f'<line x1="{x:g}" x2="{x:g}" y1="{TOP - 14}" y2="{foot}" stroke="{SOFT}"/>')
        parts.append(f'<text x="{x:g}" y="{height - 10}" text-anchor="middle" font-size="11">{percent} %</text>')
    x = LEFT + WIDTH / seats
    parts.append(
        f'<line x1="{x:g}" x2="{x:g}" y1="{TOP - 14}" y2="{foot}" stroke="{MARK}" stroke-dasharray="4 3"/>'
        f'<text x="{x + 4:g}" y="{TOP - 18}" font-size="11" fill="{MARK}">chance</text>'
    )
    for number, one in enumerate(outcomes):
        y = TOP + LINE * number + 8
        low, high, rate = (LEFT + WIDTH * part for part in (one.low, one.high, one.win_rate))
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(one.bot)} v {escape(one.rival)}</text>',
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{INK}" stroke-width="3"/>',
            f'<circle cx="{rate:.1f}" cy="{y}" r="5.5" fill="{MARK}"/>',
            f'<text x="{LEFT + WIDTH + 14}" y="{y + 4}">{one.win_rate:.1%}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


# -- strength over time -------------------------------------------------------------------------------------

AXIS: Final = 64  # room for what is written on the left
HEIGHT: Final = 280
COLOURS: Final = (MARK, "#2d6a8a", "#5b7a2e", "#7a4b8a")


@dataclass(frozen=True, slots=True)
class Point:
    """Points of Elo at one time, with their interval; hollow if it was not kept."""

    at: int
    points: float
    low: float
    high: float
    kept: bool = True


def curve(title: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """An SVG picture: a line for each name through the points that were kept."""
    every = [point for line in lines.values() for point in line]
    last = max((point.at for point in every), default=0)
    least, most = min([0.0, *(point.low for point in every)]), max([0.0, *(point.high for point in every)])
    step = _step(most - least)
    low, high = step * math.floor(least / step), step * max(1, math.ceil(most / step))
    foot = TOP + HEIGHT
    wide = WIDTH / (last + 1)

    def x(at: float) -> float:
        return AXIS + wide * (at + 0.5)

    def y(points: float) -> float:
        return TOP + HEIGHT * (high - points) / (high - low)

    parts = _paper(title, AXIS + WIDTH + 110, foot + 34)
    parts.append(f'<text x="{AXIS - 8}" y="{TOP - 12}" text-anchor="end" font-size="11">Elo</text>')
    for points in range(low, high + 1, step):
        parts.append(
            f'<line x1="{AXIS}" x2="{AXIS + WIDTH}" y1="{y(points):.1f}" y2="{y(points):.1f}" stroke="{SOFT}"/>'
        )
        parts.append(f'<text x="{AXIS - 8}" y="{y(points) + 4:.1f}" text-anchor="end" font-size="11">{points}</text>')
    for at in range(0, last + 1, max(1, last // 12)):
        parts.append(f'<text x="{x(at):.1f}" y="{foot + 20}" text-anchor="middle" font-size="11">{at}</text>')
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        shift = 6 * number  # so that bars do not hide one another
        path = " ".join(f"{x(one.at) + shift:.1f},{y(one.points):.1f}" for one in line if one.kept)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for one in line:
            across = f"{x(one.at) + shift:.1f}"
            fill = colour if one.kept else "#faf5ea"
            parts += [
                f'<line x1="{across}" x2="{across}" y1="{y(one.low):.1f}" y2="{y(one.high):.1f}" stroke="{colour}"/>',
                f'<circle cx="{across}" cy="{y(one.points):.1f}" r="4.5" fill="{fill}" stroke="{colour}"/>',
            ]
        parts.append(
            f'<text x="{AXIS + WIDTH + 12}" y="{TOP + 16 + 20 * number}" fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _step(span: float) -> int:
    """Points from one line of the grid to the next, so that there are a few."""
    return next(step for step in (20, 50, 100, 200, 500, 1000, 2000, 5000, 10**9) if span <= 8 * step)


def _paper(title: str, width: int, height: int) -> list[str]:
    """How a picture begins."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="13" fill="{INK}" role="img"><title>{escape(title)}</title>',
        f'<rect width="100%" height="100%" fill="#faf5ea"/><text x="14" y="24" font-size="16">{escape(title)}</text>',
    ]
