"""The table of the Dice Game: the dice, the rubies with their prices, the row of mosque tiles."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul_dice.look import FACE_STYLES, LEFT, dice, letters, rubies_left
from meydan.cli.look import BRASS, DIM, RUBY_STYLE, paint
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.tables import (
    AREAS,
    CARPET,
    DIE_TILE,
    GOODS,
    GOODS_TILES,
    LETTERS,
    MONEY,
    MOSQUE_NEEDS,
    PRICES,
    TILE_COSTS,
    TILES,
)

ROOMY: Final = "roomy"
SNUG: Final = "snug"
DENSE: Final = "dense"
DENSITIES: Final = (ROOMY, SNUG, DENSE)

# What a tile does, short enough to stand under it.
KIND_TAGS: Final = {
    "lira": "3 lira a turn",
    "crystal": "crystal a turn",
    "card": "card a turn",
    "action": "+1 action",
    "die": "+1 die",
}


def draw_board(state: DiceGame, width: int, density: str) -> RenderableType:
    """Dice on top, then the rubies, then the tiles."""
    parts: list[RenderableType] = []
    lying = _dice_line(state, density)
    if lying:
        parts.append(lying)
    parts.append(_areas(state, density, width))
    parts.append(_tiles(state, width, density))
    if density != ROOMY:
        return Group(*parts)
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [Text(), part]
    return Group(*spaced)


def _dice_line(state: DiceGame, density: str) -> Text | None:
    """The dice not yet used, and how many actions are left for them."""
    if not sum(state.dice):
        return None
    drawn = density == ROOMY
    left = state.actions_left
    told = f"{left} action{'s'[: left != 1]} left" if left else "no action left"
    if state.question == "Reroll":
        told = "roll again, or keep them"
    if not drawn:
        return paint("Dice ", BRASS) + dice(state.dice, drawn=False) + paint(f"  {told}", DIM)
    lines = dice(state.dice, drawn=True).split("\n")
    lines[1] = lines[1] + paint(f"  {told}", DIM)
    return Text("\n").join(lines)


def price_text(state: DiceGame, area: int) -> Text:
    """What the next ruby of an area costs."""
    price = state.price(area)
    if price < 0:
        return paint("none left", DIM)
    if area < GOODS:
        return paint(f"{price} {LETTERS[area]}", f"bold {FACE_STYLES[area]}")
    if area == CARPET:
        return letters([1] * GOODS) + Text(f"+{price}" if price else "")
    if area == MONEY:
        return paint(f"{price} lira", BRASS)
    return Text(f"{MOSQUE_NEEDS[len(state.players)]} tiles")


def _areas(state: DiceGame, density: str, width: int) -> RenderableType:
    """The seven areas side by side: name, price of the next ruby, rubies left."""
    table = Table.grid(padding=(0, 2 if width >= 77 else 1))
    table.add_column(no_wrap=True)
    for _ in AREAS:
        table.add_column(no_wrap=True)
    sizes = [len(prices) for prices in PRICES[len(state.players)]]
    names = [paint(name, FACE_STYLES[area] if area < GOODS else "") for area, name in enumerate(AREAS)]
    left = [rubies_left(count, sizes[area]) for area, count in enumerate(state.tracks)]
    prices = [price_text(state, area) for area in range(len(AREAS))]
    if density == DENSE or width < 77:
        short = [name + paint(f" {LEFT}{count}", RUBY_STYLE) for name, count in zip(names, state.tracks, strict=True)]
        if width < 77:
            rows = [Text(" ").join([name, price]) for name, price in zip(short, prices, strict=True)]
            return Group(paint("Rubies", BRASS), Text("  ").join(rows))
        table.add_row(paint("Rubies", BRASS), *short)
        table.add_row(paint("  cost", DIM), *prices)
    else:
        table.add_row(paint("Rubies", BRASS), *names)
        table.add_row(paint("  left", DIM), *left)
        table.add_row(paint("  cost", DIM), *prices)
    return table


def tile_tag(tile: int) -> str:
    """What a tile does, in two or three words."""
    if tile >= GOODS_TILES:
        return f"{LETTERS[tile - GOODS_TILES]} for lira"
    kind = "die" if tile == DIE_TILE else TILES[tile].partition("-")[0]
    return KIND_TAGS[kind]


def _tiles(state: DiceGame, width: int, density: str) -> RenderableType:
    """The face-up tiles with their costs and what they do, and how many lie in the stack."""
    title = paint("Tiles", BRASS) + paint(f"  {sum(state.tile_bag)} in the stack", DIM)
    cells = [(TILES[tile], letters(TILE_COSTS[tile]), tile_tag(tile)) for tile in state.row]
    if width < 77:
        return Group(title, *[Text(f" {name} ") + cost + paint(f" {tag}", DIM) for name, cost, tag in cells])
    table = Table.grid(padding=(0, 2))
    abreast = len("99 more") + sum(2 + max(len(name), len(cost), len(tag)) for name, cost, tag in cells)
    if abreast <= width:
        for _ in range(len(cells) + 1):
            table.add_column(no_wrap=True)
        table.add_row(paint("Tiles ", BRASS), *[name for name, _, _ in cells])
        table.add_row(paint("  cost", DIM), *[cost for _, cost, _ in cells])
        table.add_row(paint(f"{sum(state.tile_bag):2} more", DIM), *[paint(tag, DIM) for _, _, tag in cells])
        return table
    for _ in range(7):
        table.add_column(no_wrap=True)
    half = (len(cells) + 1) // 2
    leads = [paint("Tiles ", BRASS), paint(f"{sum(state.tile_bag):2} more", DIM), Text()]
    for at in range(half):
        row: list[Text | str] = [leads[min(at, 2)]]
        for name, cost, tag in cells[at::half]:
            row += [name, cost, paint(tag, DIM)]
        table.add_row(*row)
    return table


def legend_line() -> Text:
    """What the letters mean, in one line."""
    text = Text()
    for face, name in enumerate(("red", "yellow", "green", "blue goods", "coin", "card")):
        text += paint(LETTERS[face], f"bold {FACE_STYLES[face]}") + paint(f" {name}  ", DIM)
    return text + paint(LEFT, RUBY_STYLE) + paint(" ruby", DIM)
