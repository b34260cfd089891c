"""What stands around the towns in San Juan: the own hand, and the score at the end."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meydan.cli.look import BRASS, BRICK, DIM, badge, paint
from meydan.cli.san_juan.board import POINT
from meydan.cli.san_juan.look import flow, kind_style
from meydan.cli.scene import Scene
from meydan.games.san_juan.cards import COST, HAND_KINDS, POINTS
from meydan.games.san_juan.printed import SIX
from meydan.games.san_juan.rounds import hand_limit
from meydan.games.san_juan.scoring import breakdown, points
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words import naming
from meydan.games.san_juan.words.costs import price
from meydan.kernel.said import said

ABREAST: Final = 76  # from this width on what a card does stands beside its name


def cost_text(state: SanJuan, seat: int, kind: int) -> str:
    """The printed cost, and what it is now if that is less."""
    now = price(state, seat, kind).cost.total
    return str(COST[kind]) if now == COST[kind] else f"{COST[kind]}→{now}"


def points_text(kind: int) -> str:
    return f"{'?' if COST[kind] >= SIX else POINTS[kind]}{POINT}"


def hand_lines(scene: Scene, width: int) -> list[RenderableType]:
    """The own cards: what they cost now, their points, and what they do, beside that or below."""
    state, voice, seat = scene.state, scene.voice, scene.view.seat
    player = state.players[seat]
    limit = hand_limit(state, seat)
    over = f"bold {BRICK}" if player.cards > limit else BRASS
    title = paint(voice("sj-hand-label", n=player.cards, of=limit), over)
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
            owned = paint(f" {voice('sj-tag-owned')}", DIM) if price(state, seat, kind).twice else Text()
            name = paint(f"  {voice.say(naming.card(kind))}{times}", kind_style(kind)) + owned
            facts = [name, Text(cost_text(state, seat, kind)), Text(points_text(kind))]
            does = paint(voice.say(naming.card(kind, ".text")), DIM)
            if width >= ABREAST:
                table.add_row(*facts, does)
            else:
                below += [Text("  ").join(facts), Padding(does, (0, 0, 0, 4))]
    return [title, *below] if below else [title, table] if player.cards else [title]


def hand_short(scene: Scene, width: int) -> RenderableType:
    """The own cards with their costs, in a line or two."""
    state, voice, seat = scene.state, scene.voice, scene.view.seat
    player = state.players[seat]
    parts = []
    for kind in range(HAND_KINDS):
        if player.hand[kind]:
            times = f"×{player.hand[kind]} " if player.hand[kind] > 1 else ""
            name = voice.say(naming.card(kind))
            parts.append(paint(f"{times}{name} {cost_text(state, seat, kind)}", kind_style(kind)))
    lead = paint(f"{player.cards}/{hand_limit(state, seat)} ", BRASS)
    return Group(*flow(parts or [paint(voice("sj-hand-empty"), DIM)], width, lead, len(lead)))


def score_lines(scene: Scene, width: int) -> list[RenderableType]:
    """What the points of each player are made of, the most valuable first."""
    state, voice = scene.state, scene.voice
    lines: list[RenderableType] = [paint(voice("sj-scoring"), BRASS)]
    for seat in sorted(range(len(state.players)), key=lambda seat: -points(state, seat)):
        parts = [
            Text(f"{voice.say(naming.card(kind) if kind >= 0 else said('sj-scoring-under'))} {worth}")
            for kind, worth in sorted(breakdown(state, seat), key=lambda part: -part[1])
            if worth
        ]
        lines += flow(parts, width, badge(seat) + paint(f" {points(state, seat)}: ", "bold"), 7)
    return lines
