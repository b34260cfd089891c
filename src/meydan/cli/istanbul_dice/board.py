"""The table of the Dice Game: the dice, the rubies with their prices, the row of mosque tiles."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul_dice.look import FACE_STYLES, LEFT, dice, letters, rubies_left
from meydan.cli.look import BRASS, DENSE, DIM, ROOMY, RUBY_STYLE, SNUG, paint
from meydan.cli.scene import Scene
from meydan.games.istanbul_dice.printed import (
    AREA_COLOUR,
    AREA_NAMES,
    CARPET,
    GOODS,
    LETTERS,
    MONEY,
    MOSQUE_NEEDS,
    NO_COLOUR,
    PRICES,
    TILE_COSTS,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words.names import colour, lira, tile_name
from meydan.games.istanbul_dice.words.table import phase
from meydan.voice import Voice

DENSITIES: Final = (ROOMY, SNUG, DENSE)
FULL: Final = 77  # a narrower table is a list


def draw_board(scene: Scene, width: int, density: str) -> RenderableType:
    """Dice on top, then the rubies, then the tiles."""
    state, voice = scene.state, scene.voice
    parts: list[RenderableType] = [_dice_line(voice, state, density)] if sum(state.dice) else []
    parts += [_areas(voice, state, density, width), _tiles(voice, state, width)]
    return Group(*[line for part in parts for line in ([Text(), part] if density == ROOMY else [part])])


def _dice_line(voice: Voice, state: DiceGame, density: str) -> Text:
    """The dice not yet used, and how many actions are left for them."""
    told = paint(f"  {voice.say(phase(state))}", DIM)
    if density != ROOMY:
        return dice(state.dice, drawn=False) + told
    lines = dice(state.dice, drawn=True).split("\n")
    lines[1] += told
    return Text("\n").join(lines)


def price_text(voice: Voice, state: DiceGame, area: int) -> Text:
    """What the next ruby of an area costs."""
    price = state.price(area)
    if price < 0:
        return paint("–", DIM)
    if AREA_COLOUR[area] != NO_COLOUR:
        return paint(f"{price} {LETTERS[area]}", f"bold {FACE_STYLES[area]}")
    if area == CARPET:
        return letters([1] * GOODS) + Text(f"+{price}" if price else "")
    if area == MONEY:
        return paint(voice.say(lira(price)), BRASS)
    return Text(voice("cli-dice-tiles", n=MOSQUE_NEEDS[len(state.players)]))


def area_label(voice: Voice, area: int) -> Text:
    of = AREA_COLOUR[area]
    if of == NO_COLOUR:
        return paint(voice(f"cli-dice-area-{AREA_NAMES[area]}"))
    return paint(voice.say(colour(of)), FACE_STYLES[of])


def _areas(voice: Voice, state: DiceGame, density: str, width: int) -> RenderableType:
    """The seven areas side by side: name, price of the next ruby, rubies left."""
    title, cost = paint(voice("dice-rubies-title"), BRASS), paint(f" {voice('cli-label-cost')}", DIM)
    names = [area_label(voice, area) for area in range(len(AREA_NAMES))]
    prices = [price_text(voice, state, area) for area in range(len(AREA_NAMES))]
    short = [name + paint(f" {LEFT}{count}", RUBY_STYLE) for name, count in zip(names, state.tracks, strict=True)]
    if width < FULL:
        rows = [Text(" ").join([name, price]) for name, price in zip(short, prices, strict=True)]
        return Group(title, Text("  ").join(rows))
    sizes = [len(prices) for prices in PRICES[len(state.players)]]
    left = [rubies_left(count, sizes[area]) for area, count in enumerate(state.tracks)]
    table = Table.grid(padding=(0, 1 if density == DENSE else 2))
    for _ in range(len(AREA_NAMES) + 1):
        table.add_column(no_wrap=True)
    if density == DENSE:
        table.add_row(title, *short)
    else:
        table.add_row(title, *names)
        table.add_row(paint(f" {voice('cli-label-left')}", DIM), *left)
    table.add_row(cost, *prices)
    return table


def _tiles(voice: Voice, state: DiceGame, width: int) -> RenderableType:
    """The face-up tiles with what they bring and cost, and how many lie in the stack."""
    title = paint(voice("dice-mosque"), BRASS) + paint(f" +{sum(state.tile_bag)}", DIM)
    cells = [paint(f"{voice.say(tile_name(tile))} ") + letters(TILE_COSTS[tile]) for tile in state.row]
    widest = max(map(len, cells), default=0) + 2
    beside = (width - len(title) - 2) // widest > 1
    abreast = max(1, (width - (len(title) + 2) * beside) // widest)
    table = Table.grid(padding=(0, 2))
    for at in range(0, len(cells), abreast):
        table.add_row(*[title if not at else Text()][: int(beside)], *cells[at : at + abreast])
    return table if beside else Group(title, table)


def legend_line(voice: Voice) -> Text:
    """What the letters mean, in one line."""
    text = Text()
    for face, letter in enumerate(LETTERS):
        name = voice.say(colour(face)) if face < GOODS else voice(f"dice-face-{letter}")
        text += paint(letter, f"bold {FACE_STYLES[face]}") + paint(f" {name}  ", DIM)
    return text
