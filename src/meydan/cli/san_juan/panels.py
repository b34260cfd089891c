"""What stands around the towns in San Juan: whose turn it is, the own hand, and the score at the end."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meydan.cli.look import BRASS, BRICK, DIM, badge, paint
from meydan.cli.san_juan.look import flow, kind_style
from meydan.games.san_juan.rounds import hand_limit
from meydan.games.san_juan.scoring import breakdown, points
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import (
    BUILDER,
    COST,
    HAND_KINDS,
    POINTS,
    PRODUCTION,
    QUARRY,
    SIX,
    SMITHY,
    TITLES,
)
from meydan.games.san_juan.words import CARD_TEXTS

ABREAST: Final = 76  # from this width on what a card does stands beside its name


def cost_now(state: SanJuan, seat: int, kind: int) -> int:
    """What a card costs a seat: with what it owns, and with the privilege while it is builder."""
    off = (state.helpers(seat) >> (SMITHY if kind < PRODUCTION else QUARRY)) & 1
    if state.phase == BUILDER:
        off += state.privilege_of(seat)
    return max(0, COST[kind] - off)


def cost_text(state: SanJuan, seat: int, kind: int) -> str:
    """The printed cost, and what it is now if that is less."""
    now = cost_now(state, seat, kind)
    return str(COST[kind]) if now == COST[kind] else f"{COST[kind]}→{now}"


def points_text(kind: int) -> str:
    worth = POINTS[kind]
    return "points at the end" if COST[kind] >= SIX else f"{worth} point{'s'[: worth != 1]}"


def hand_lines(state: SanJuan, seat: int, width: int) -> list[RenderableType]:
    """The own cards: what they cost now, their points, and what they do, beside that or below."""
    player = state.players[seat]
    limit = hand_limit(state, seat)
    over = f"bold {BRICK}" if player.cards > limit else DIM
    title = paint("Your hand ", BRASS) + paint(f"{player.cards} card{'s'[: player.cards != 1]}, limit {limit}", over)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    if width >= ABREAST:
        table.add_column()
    below: list[RenderableType] = []
    for kind in range(HAND_KINDS):
        count = player.hand[kind]
        if count:
            times = f" ×{count}" if count > 1 else ""
            owned = paint(" built", DIM) if kind >= PRODUCTION and player.has(kind) else Text()
            name = paint(f"  {TITLES[kind]}{times}", kind_style(kind)) + owned
            facts = [name, Text(f"cost {cost_text(state, seat, kind)}"), Text(points_text(kind))]
            if width >= ABREAST:
                table.add_row(*facts, paint(CARD_TEXTS[kind], DIM))
            else:
                below += [Text("  ").join(facts), Padding(paint(CARD_TEXTS[kind], DIM), (0, 0, 0, 4))]
    return [title, *below] if below else [title, table] if player.cards else [title]


def hand_short(state: SanJuan, seat: int, width: int) -> RenderableType:
    """The own cards with their costs, in a line or two."""
    player = state.players[seat]
    parts = []
    for kind in range(HAND_KINDS):
        if player.hand[kind]:
            times = f"×{player.hand[kind]} " if player.hand[kind] > 1 else ""
            parts.append(paint(f"{times}{TITLES[kind]} {cost_text(state, seat, kind)}", kind_style(kind)))
    limit = hand_limit(state, seat)
    lead = paint(f"Hand {player.cards}/{limit} ", BRASS)
    return Group(*flow(parts or [paint("no cards", DIM)], width, lead, len(lead)))


def score_lines(state: SanJuan, width: int) -> list[RenderableType]:
    """What the points of each player are made of, the most valuable first."""
    lines: list[RenderableType] = [paint("What the points are made of", BRASS)]
    for seat in sorted(range(len(state.players)), key=lambda seat: -points(state, seat)):
        parts = [
            Text(f"{TITLES[kind] if kind >= 0 else 'cards under buildings'} {worth}")
            for kind, worth in sorted(breakdown(state, seat), key=lambda part: -part[1])
            if worth
        ]
        lines += flow(parts, width, badge(seat) + paint(f" {points(state, seat)}: ", "bold"), 7)
    return lines
