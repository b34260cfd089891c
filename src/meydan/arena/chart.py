"""A picture of a tournament: how often each bot won, with its interval, beside what chance would give."""

from __future__ import annotations

from collections.abc import Sequence
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
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" font-family="sans-serif"'
        f' font-size="13" fill="{INK}" role="img"><title>{escape(title)}</title>',
        f'<rect width="100%" height="100%" fill="#faf5ea"/><text x="14" y="24" font-size="16">{escape(title)}</text>',
    ]
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
