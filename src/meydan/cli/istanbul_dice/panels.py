"""What stands around the table of the Dice Game: whose turn it is, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul_dice.look import FACE_STYLES, crystals, markers
from meydan.cli.look import ACCENT, BRASS, BRICK, DIM, RUBY, RUBY_STYLE, badge, label, paint, rubies
from meydan.cli.naming import NAMES, listed, names_for, object_name
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.istanbul_dice.tables import (
    DIE_TILE,
    GOODS,
    GOODS_TILES,
    LETTERS,
    MOSQUE_NEEDS,
    TARGET,
    TILE_KINDS,
    TILES,
)


def headline(view: Any, state: DiceGame, title: str) -> Text:
    """Whose turn it is, which round, and who is ahead."""
    text = paint(f"{title}, round {state.round}  ", "bold")
    names = names_for(len(state.players), view.seat)
    if view.to_answer < 0:
        text.append("The game is over", "bold")
    elif view.to_answer == view.seat:
        mine = " Your turn" if state.active == view.seat else f" {NAMES[state.active]}’s turn, and you are asked"
        text += badge(view.seat) + paint(mine, f"bold {ACCENT}")
    else:
        text += badge(view.to_answer) + paint(f" {NAMES[view.to_answer]}’s turn", "bold")
    most = max(player.rubies for player in state.players)
    target = TARGET[len(state.players)]
    if most:
        ahead = [seat for seat, player in enumerate(state.players) if player.rubies == most]
        leaders = listed([object_name(names[seat]) for seat in ahead])
        verb = "lead" if len(ahead) > 1 or view.seat in ahead else "leads"
        count = f"{most} of {target} rubies" if most <= target else f"{most} rubies"
        text.append(f"   {leaders[0].upper()}{leaders[1:]} {verb} with {count}")
    else:
        text.append(f"   {target} rubies end the game")
    if state.final and view.to_answer >= 0:
        text.append("  Last round!", f"bold {BRICK}")
    return text


def tiles_of(player: Player, *, short: bool) -> Text:
    """A player's tiles by what they do: 2 lira, crystal, die, R; the number of kinds alike first."""
    text = Text()
    groups: dict[str, int] = {}
    for tile, count in enumerate(player.tiles):
        kind = "die" if tile == DIE_TILE else TILES[tile].partition("-")[0]
        if count and tile < GOODS_TILES:
            groups[kind] = groups.get(kind, 0) + count
    parts = [Text(kind + (f"×{groups[kind]}" if groups[kind] > 1 else "")) for kind in TILE_KINDS if kind in groups]
    goods = [good for good in range(GOODS) if player.tiles[GOODS_TILES + good]]
    if goods:
        bonus = Text("goods ")
        for good in goods:
            bonus.append(LETTERS[good], FACE_STYLES[good])
        parts.append(bonus)
    for part in parts:
        text += (Text(" " if short else ", ") if text else Text()) + part
    return text


def players_table(view: Any, state: DiceGame, played_by: Sequence[str], width: int, *, brief: bool) -> Table:
    """A line for each player: rubies, lira, crystals, markers, tiles."""
    target = TARGET[len(state.players)]
    need = MOSQUE_NEEDS[len(state.players)]
    wide = width >= 100
    table = Table.grid(padding=(0, 2 if wide else 1))
    for _ in range(5):
        table.add_column(no_wrap=True)
    table.add_column()
    for seat, player in enumerate(state.players):
        count = player.tile_count()
        done = paint(f" {RUBY}", RUBY_STYLE) if player.mosque_done else paint(f"/{need}", DIM)
        owned = paint(f"{count}", "" if count else DIM) + done
        title = " tiles" if not count else " tiles: " if wide else " "
        table.add_row(
            label(view, seat, () if brief or width < 90 else played_by),
            rubies(player.rubies, target) if not brief else paint(f"{RUBY}{player.rubies}", RUBY_STYLE),
            paint(f"{player.lira:2} lira", BRASS),
            crystals(player.crystals),
            markers(player.goods, player.brown),
            owned + Text(title) + tiles_of(player, short=True),
        )
    return table


def players_column(view: Any, state: DiceGame, played_by: Sequence[str]) -> Table:
    """Three lines for each player, beside the table."""
    target = TARGET[len(state.players)]
    need = MOSQUE_NEEDS[len(state.players)]
    lines = Table.grid(padding=0)
    lines.add_column()
    for seat, player in enumerate(state.players):
        head = label(view, seat, played_by)
        head.append(" " * max(1, 22 - len(head)))
        lines.add_row(head + rubies(player.rubies, target))
        money = Text("   ") + paint(f"{player.lira} lira", BRASS) + Text("  ") + crystals(player.crystals)
        money.append(" " * max(1, 16 - len(money)))
        lines.add_row(money + markers(player.goods, player.brown))
        count = player.tile_count()
        owned = paint(f"   {count} of {need} tiles", "" if count else DIM)
        if player.mosque_done:
            owned = paint(f"   {count} tiles, mosque {RUBY}")
        lines.add_row(owned + (Text(": ") + tiles_of(player, short=False) if count else Text()))
    return lines
