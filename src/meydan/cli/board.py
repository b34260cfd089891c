"""The town on the screen: the sixteen places with what they offer now and who is there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.look import (
    ACCENT,
    BRASS,
    DIM,
    FIGURE_STYLES,
    GOOD_STYLES,
    NEUTRAL_STYLE,
    RUBY,
    RUBY_STYLE,
    assistant,
    family,
    goods,
    merchant,
    paint,
    rubies,
)
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    CARAVANSARY,
    COLUMNS,
    DEALER,
    DEMAND,
    EXTENSION_PRICE,
    FABRIC_WAREHOUSE,
    FRUIT_WAREHOUSE,
    GOODS,
    LETTERS,
    MAIL,
    MARKET_PAY,
    MARKET_PLACE,
    MOSQUE_TILES,
    PALACE,
    PLACE_NAMES,
    POST_OFFICE,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import IstanbulView
from meydan.games.istanbul.words import FIGURE_NAMES

NARROWEST: Final = 77  # four places side by side; below that they are listed
ROOMY: Final = "roomy"
NORMAL: Final = "normal"
SNUG: Final = "snug"
DENSE: Final = "dense"
DENSITIES: Final = (ROOMY, NORMAL, SNUG, DENSE)

# What fits beside a place's number, where nothing changes from turn to turn.
STANDING: Final = {
    7: ("assistants return", "no fee here"),
    8: ("good + jewelry", "7: 1, 9: 2, 11: 3"),
    9: ("name 3-12 and roll", "missed: 2 lira"),
    12: ("family errands", "act anywhere"),
}
CARD_TAGS: Final = [
    "1 good", "5 lira", "move 3-4", "stay", "return",
    "family", "sell any", "post twice", "palace twice", "dealer twice",
]  # fmt: skip


def draw_board(
    view: IstanbulView, state: Istanbul, width: int, density: str = NORMAL, reach: Collection[int] = ()
) -> RenderableType:
    """The board at a width: a grid of places, or a list where there is no room for one.

    `state` is the view made whole, to ask the rules for prices; `reach` are the places that can be chosen now.
    """
    if width < NARROWEST:
        return _place_list(view, state, width, reach)
    inner = min(26, (width - COLUMNS - 1) // COLUMNS)
    lines = density != DENSE
    look = box.ROUNDED if lines else box.MINIMAL
    grid = Table(box=look, show_header=False, show_lines=lines, show_edge=lines, padding=0, border_style=DIM)
    for _ in range(COLUMNS):
        grid.add_column(width=inner, no_wrap=True)
    for row in range(0, len(view.grid), COLUMNS):
        places = view.grid[row : row + COLUMNS]
        grid.add_row(*[_cell(view, state, place, inner, density, reach) for place in places])
    return grid


def _cell(view: IstanbulView, state: Istanbul, place: int, width: int, density: str, reach: Collection[int]) -> Text:
    lines = [_title(view, place, reach, bold=density == DENSE)]
    first, second, short = offers(view, state, place)
    if density == ROOMY:
        lines += [first, second]
    elif density == NORMAL and width >= 22 and len(first) + len(second) + 2 <= width:
        lines.append(Text("  ").join([first, second]) if second else first)
    else:
        lines.append(short)
    there = pieces(view, place, width >= 21)
    if density in (SNUG, DENSE) and there and len(lines[-1]) + 1 + sum(len(piece) + 1 for piece in there) <= width + 1:
        there = [lines.pop(), *there]
    lines += _wrapped(there, width)
    if density in (ROOMY, NORMAL):
        lines += [Text()] * ((4 if density == ROOMY else 3) - len(lines))
    return Text("\n").join(lines)


def _title(view: IstanbulView, place: int, reach: Collection[int], *, bold: bool = False) -> Text:
    """Number and name; bold where one can go, in reverse where the player to answer stands."""
    standing = view.to_answer >= 0 and view.players[view.to_answer].place == place
    if standing:
        style = "bold reverse"
    elif place in reach:
        style = f"bold {ACCENT}"
    else:
        style = "bold" if bold else DIM if reach else ""
    return paint(f"{place} {PLACE_NAMES[place]}", style)


def _wrapped(tokens: Sequence[Text], width: int) -> list[Text]:
    """Pieces side by side, on as many lines as they need."""
    lines: list[Text] = []
    for token in tokens:
        if lines and len(lines[-1]) + 1 + len(token) <= width:
            lines[-1] = Text(" ").join([lines[-1], token])
        else:
            lines.append(token)
    return lines


def offers(view: IstanbulView, state: Istanbul, place: int) -> tuple[Text, Text, Text]:
    """What a place offers now: two lines, and one short line of at most 18 characters."""
    left = view.rubies[place]
    if place == WAINWRIGHT:
        price = Text(f"{EXTENSION_PRICE} lira: +1 room")
        return price, rubies(left), Text(f"{EXTENSION_PRICE} lira ") + rubies(left)
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        good = place - FABRIC_WAREHOUSE
        fill = Text(f"fill up {GOODS[good]} ") + goods([int(other == good) for other in range(len(GOODS))])
        return fill, Text(), fill
    if place == POST_OFFICE:
        given, lira = MAIL[view.mail]
        gives = goods(given) + Text(f" + {lira} lira")
        return (
            Text("gives ") + gives,
            paint(f"{view.mail} of {len(MAIL) - 1} letters down", DIM),
            Text("gives ") + gives,
        )
    if place == CARAVANSARY:
        top = Text(f"top: {CARD_TAGS[view.discard[-1]]}" if view.discard else "no discards")
        return top, paint(f"{view.deck_size} in the deck", DIM), top
    if place in MARKET_PLACE:
        market = MARKET_PLACE.index(place)
        wanted = goods(DEMAND[market][view.demand[market][-1]]) if view.demand[market] else Text("?")
        pay = MARKET_PAY[market][1:]
        ladder = paint(" ".join(str(lira) for lira in pay) + " lira", BRASS)
        return Text("wants ") + wanted, ladder, wanted + paint(f" {pay[0]}-{pay[-1]} lira", BRASS)
    if place in (PALACE, DEALER) and not left:
        return paint("no ruby left", DIM), Text(), paint("no ruby left", DIM)
    if place == PALACE:
        *due, wild = price_now(state)
        price = goods(due) + Text(f"+{wild} any" if wild else "")
        return Text("costs ") + price, rubies(left), price + paint(f" {RUBY}{left}", RUBY_STYLE)
    if place == DEALER:
        price = paint(f"costs {dealer_price(state)} lira", BRASS)
        return price, rubies(left), price + paint(f" {RUBY}{left}", RUBY_STYLE)
    if place in MOSQUE_TILES:
        long, tight = Text(), Text()
        for colour in MOSQUE_TILES[place]:
            cost = str(tile_cost(state, colour)) if view.tiles_left[colour] else "-"
            long.append(f"{' ' if long else ''}{TILES[colour]} {cost}", "" if cost != "-" else DIM)
            tight.append(LETTERS[colour], GOOD_STYLES[colour])
            tight.append(f"{cost} ")
        return long, rubies(left), tight + rubies(left)
    first, second = STANDING[place]
    return Text(first), paint(second, DIM), Text(first)


def pieces(view: IstanbulView, place: int, wide: bool) -> list[Text]:
    """Who and what is at a place: merchants with their stacks, assistants, families, figures, neutral pieces."""
    found = [merchant(seat, len(p.stack)) for seat, p in enumerate(view.players) if p.place == place]
    found += [paint("N◉", NEUTRAL_STYLE)] * view.neutral_merchants.count(place)
    found += [assistant(seat) for seat, p in enumerate(view.players) if place in p.posted]
    found += [paint("◎n", NEUTRAL_STYLE)] * view.neutral_assistants[place]
    found += [family(seat) for seat, p in enumerate(view.players) if p.family == place]
    for figure, name in enumerate(FIGURE_NAMES):
        if view.figures[figure] == place:
            found.append(paint(name if wide else name[:3], FIGURE_STYLES[figure]))
    return found


def _place_list(view: IstanbulView, state: Istanbul, width: int, reach: Collection[int]) -> RenderableType:
    """One line for each place, row by row of the grid, for narrow screens."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for cell, place in enumerate(view.grid):
        where = paint(f"{'abcd'[cell % COLUMNS]}{cell // COLUMNS + 1} ", DIM)
        what = Text(" ").join([offers(view, state, place)[2], *pieces(view, place, False)])
        table.add_row(where + _title(view, place, reach), what)
    return table


def legend() -> Text:
    """What the signs mean, in one line."""
    text = Text()
    for good, name in enumerate(GOODS):
        text += goods([int(good == other) for other in range(len(GOODS))]) + paint(f" {name} ", DIM)
    text += merchant(0, 4) + paint(" merchant+4 ", DIM) + assistant(0) + paint(" assistant ", DIM)
    return text + family(0) + paint(" family ", DIM) + paint(RUBY, RUBY_STYLE) + paint(" ruby", DIM)
