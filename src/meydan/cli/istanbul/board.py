"""The town on the screen: its places with what they offer now and who is there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.istanbul.look import (
    BARRIER,
    COFFEE,
    COFFEE_STYLE,
    FIGURE_STYLES,
    GOOD_STYLES,
    NEUTRAL_STYLE,
    assistant,
    companion,
    family,
    goods,
    merchant,
)
from meydan.cli.look import ACCENT, BRASS, BRICK, DIM, RUBY, RUBY_STYLE, paint, rubies
from meydan.games.istanbul.expansions.letters import english as letters_box
from meydan.games.istanbul.expansions.mocha import english as mocha
from meydan.games.istanbul.expansions.mocha.places import coffee_price
from meydan.games.istanbul.expansions.mocha.tavern import baksheesh, tavern_cost
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.expansions.tables import (
    BAKSHEESH_COFFEE,
    BARRIER_PRICE,
    SEALS_FOR_A_RUBY,
    SOCIETY_LIRA,
)
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    CARAVANSARY,
    COFFEE_HOUSE,
    DEALER,
    DEMAND,
    EMBASSY,
    EXTENSION_PRICE,
    FABRIC_WAREHOUSE,
    FRUIT_WAREHOUSE,
    GOODS,
    GUILD_HALL,
    LETTERS,
    MAIL,
    MARKET_PAY,
    MARKET_PLACE,
    MOSQUE_TILES,
    PALACE,
    PLACE_NAMES,
    POST_OFFICE,
    TAVERN,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import BazaarView, IstanbulView, TraderView
from meydan.games.istanbul.words import FIGURE_NAMES, NAMES

NARROWEST: Final = 77  # four places side by side, or five without an edge; below that they are listed
ROOMY: Final = "roomy"
NORMAL: Final = "normal"
SNUG: Final = "snug"
DENSE: Final = "dense"
DENSITIES: Final = (ROOMY, NORMAL, SNUG, DENSE)

# What fits beside a place's number, where nothing changes from turn to turn.
STANDING: Final = {
    7: ("assistants return", "no fee here", "return"),
    8: ("good + jewelry", "7: 1, 9: 2, 11: 3", "good + jewelry"),
    9: ("name 3-12 and roll", "missed: 2 lira", "name and roll"),
    12: ("family errands", "act anywhere", "errands"),
    17: ("up to 6 coffee", "lira, good, card", "up to 6 coffee"),
    22: ("letter + tiles", "for everybody", "letter + tiles"),
    23: ("good + auction", "of two cards", "good + auction"),
    25: ("good or coffee", "out at any place", "out anywhere"),
}
CARD_TAGS: Final = [
    "1 good", "5 lira", "move 3-4", "stay", "return",
    "family", "sell any", "post twice", "palace twice", "dealer twice",
    *mocha.CARD_TAGS, *letters_box.CARD_TAGS,
]  # fmt: skip
FIGURE_TAGS: Final = ["Gov", "Smu", "Tra", "Cou"]
SHORT_NAMES: Final = {
    2: "Fabric", 3: "Spice", 4: "Fruit", 12: "Police", 13: "Palace", 16: "Dealer", 17: "Roasting", 23: "Auction",
    24: "Society",
}  # fmt: skip


def draw_board(
    view: IstanbulView, state: Istanbul, width: int, density: str = NORMAL, reach: Collection[int] = ()
) -> RenderableType:
    """The board at a width: a grid of places, or a list where there is no room for one.

    `state` is the view made whole, to ask the rules for prices; `reach` are the places that can be chosen now.
    """
    if width < NARROWEST:
        return _place_list(view, state, width, reach)
    columns = state.rules.columns
    lines = density != DENSE
    edge = lines and (width - columns - 1) // columns > 14
    inner = min(26 if columns < 5 else 22, (width - columns + (-1 if edge else 1)) // columns)
    look = box.ROUNDED if lines else box.MINIMAL
    grid = Table(box=look, show_header=False, show_lines=lines, show_edge=edge, padding=0, border_style=DIM)
    for _ in range(columns):
        grid.add_column(width=inner, no_wrap=True)
    for row in range(0, len(view.grid), columns):
        places = view.grid[row : row + columns]
        grid.add_row(*[_cell(view, state, place, inner, density, reach) for place in places])
    return grid


def _cell(view: IstanbulView, state: Istanbul, place: int, width: int, density: str, reach: Collection[int]) -> Text:
    lines = [_title(view, place, reach, width, bold=density == DENSE)]
    first, second, short = offers(view, state, place, tight=width < 18)
    if density == ROOMY and max(len(first), len(second)) <= width:
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


def _title(view: IstanbulView, place: int, reach: Collection[int], width: int, *, bold: bool = False) -> Text:
    """Number and name; bold where one can go, in reverse where the player to answer stands."""
    standing = view.to_answer >= 0 and view.players[view.to_answer].place == place
    if standing:
        style = "bold reverse"
    elif place in reach:
        style = f"bold {ACCENT}"
    else:
        style = "bold" if bold else DIM if reach else ""
    name = PLACE_NAMES[place] if len(f"{place} {PLACE_NAMES[place]}") <= width else SHORT_NAMES[place]
    return paint(f"{place} {name}", style)


def _wrapped(tokens: Sequence[Text], width: int) -> list[Text]:
    """Pieces side by side, on as many lines as they need."""
    lines: list[Text] = []
    for token in tokens:
        if lines and len(lines[-1]) + 1 + len(token) <= width:
            lines[-1] = Text(" ").join([lines[-1], token])
        else:
            lines.append(token)
    return lines


def offers(view: IstanbulView, state: Istanbul, place: int, *, tight: bool = False) -> tuple[Text, Text, Text]:
    """What a place offers now: two lines, and one short line of at most 18 characters, or of 15 if `tight`."""
    left = view.rubies[place]
    if place == WAINWRIGHT:
        price = Text(f"{EXTENSION_PRICE} lira: +1 room")
        return price, rubies(left), Text(f"{EXTENSION_PRICE} lira ") + rubies(left)
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        good = place - FABRIC_WAREHOUSE
        sign = goods([int(other == good) for other in range(len(GOODS))])
        fill = Text(f"fill up {GOODS[good]} ") + sign
        return fill, Text(), Text("fill up ") + sign if tight else fill
    if place == POST_OFFICE:
        given, lira = MAIL[view.mail]
        gives = goods(given) + Text(f" + {lira} lira")
        down = paint(f"{view.mail} of {len(MAIL) - 1} letters down", DIM)
        return Text("gives ") + gives, down, gives if tight else Text("gives ") + gives
    if place == CARAVANSARY:
        tag = CARD_TAGS[view.discard[-1]] if view.discard else "no discards"
        top = Text(f"top: {tag}" if view.discard else tag)
        return top, paint(f"{view.deck_size} in the deck", DIM), Text(tag) if tight else top
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
        short = goods(due) + Text(f"+{wild}" if wild else "") if tight else price
        return Text("costs ") + price, rubies(left), short + paint(f" {RUBY}{left}", RUBY_STYLE)
    if place == DEALER:
        price = paint(f"costs {dealer_price(state)} lira", BRASS)
        short = paint(f"{dealer_price(state)} lira", BRASS) if tight else price
        return price, rubies(left), short + paint(f" {RUBY}{left}", RUBY_STYLE)
    if place in MOSQUE_TILES:
        long, letters = Text(), Text()
        for colour in MOSQUE_TILES[place]:
            cost = str(tile_cost(state, colour)) if view.tiles_left[colour] else "-"
            long.append(f"{' ' if long else ''}{TILES[colour]} {cost}", "" if cost != "-" else DIM)
            letters.append(LETTERS[colour], GOOD_STYLES[colour])
            letters.append(f"{cost} ")
        return long, rubies(left), letters + rubies(left)
    if isinstance(view, BazaarView) and isinstance(state, Bazaar) and place not in STANDING:
        return _more_offers(view, state, place)
    first, second, short_text = STANDING[place]
    return Text(first), paint(second, DIM), Text(short_text if tight else first)


def _more_offers(view: BazaarView, state: Bazaar, place: int) -> tuple[Text, Text, Text]:
    """What the places of the expansions offer, where that changes from turn to turn."""
    if place == GUILD_HALL:
        deck = view.guild_deck_size
        return Text("coffee + 2 guild"), paint(f"{deck} in the deck", DIM), Text(f"2 guild of {deck}")
    if place == TAVERN:
        costs = [str(tavern_cost(state, tile)) if left else "-" for tile, left in enumerate(view.tavern_left)]
        price = goods(baksheesh(state)) + paint(f"+{BAKSHEESH_COFFEE}{COFFEE}", COFFEE_STYLE)
        ruby = paint(f"{RUBY} ", RUBY_STYLE) + price
        tiles = Text(f"move {costs[0]}{COFFEE} meet {costs[1]}{COFFEE}")
        bar = Text(f"bar {BARRIER_PRICE}{COFFEE} ") + ruby
        return tiles, bar, Text(f"M{costs[0]} E{costs[1]} ") + ruby
    if place == COFFEE_HOUSE:
        price = paint(f"costs {coffee_price(state)} coffee", COFFEE_STYLE)
        left = view.rubies[place]
        short = paint(f"{coffee_price(state)} coffee", COFFEE_STYLE) + paint(f" {RUBY}{left}", RUBY_STYLE)
        return price, rubies(left), short
    if place == EMBASSY:
        return Text("2 letters"), paint(f"{sum(view.letter_bag)} in the pile", DIM), Text("2 letters")
    lira = f"+{SOCIETY_LIRA[view.society]} lira" if view.society < len(SOCIETY_LIRA) else ""
    ruby = Text(f"{SEALS_FOR_A_RUBY} seals: ") + paint(RUBY, RUBY_STYLE)
    return ruby, paint(lira, BRASS), ruby + paint(lira.removesuffix(" lira"), BRASS)


def pieces(view: IstanbulView, place: int, wide: bool) -> list[Text]:
    """Who and what is at a place: merchants, companions, assistants, families, figures, neutral pieces, the barrier."""
    found = [merchant(seat, len(p.stack)) for seat, p in enumerate(view.players) if p.place == place]
    found += [
        companion(seat) for seat, p in enumerate(view.players) if isinstance(p, TraderView) and p.companion == place
    ]
    found += [paint("N◉", NEUTRAL_STYLE)] * view.neutral_merchants.count(place)
    found += [assistant(seat) for seat, p in enumerate(view.players) if place in p.posted]
    found += [paint("◎n", NEUTRAL_STYLE)] * view.neutral_assistants[place]
    found += [family(seat) for seat, p in enumerate(view.players) if p.family == place]
    for figure, name in enumerate(FIGURE_NAMES):
        if figure < len(view.figures) and view.figures[figure] == place:
            found.append(paint(name if wide else FIGURE_TAGS[figure], FIGURE_STYLES[figure]))
    if isinstance(view, BazaarView) and place in view.barrier:
        found += [paint(f"{BARRIER}{other}", f"bold {BRICK}") for other in view.barrier if other != place]
    return found


def barrier_line(view: IstanbulView) -> list[Text]:
    """Where the barrier stands and who may pass it, if it stands anywhere."""
    if not isinstance(view, BazaarView) or not view.barrier:
        return []
    one, other = (f"{place} {PLACE_NAMES[place]}" for place in view.barrier)
    who = "you pass" if view.gatekeeper == view.seat else f"{NAMES[view.gatekeeper]} passes"
    return [paint(BARRIER, f"bold {BRICK}") + paint(f" barrier between {one} and {other}: only {who}", DIM)]


def _place_list(view: IstanbulView, state: Istanbul, width: int, reach: Collection[int]) -> RenderableType:
    """One line for each place, row by row of the grid, for narrow screens."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for cell, place in enumerate(view.grid):
        columns = state.rules.columns
        where = paint(f"{'abcde'[cell % columns]}{cell // columns + 1} ", DIM)
        what = Text(" ").join([offers(view, state, place)[2], *pieces(view, place, False)])
        table.add_row(where + _title(view, place, reach, width), what)
    return table


def legend_line(view: IstanbulView | None = None) -> Text:
    """What the signs mean, in one line."""
    text = Text()
    boxes = view.header.options["expansions"] if view is not None else []
    for good, name in enumerate(GOODS):
        text += goods([int(good == other) for other in range(len(GOODS))]) + paint(f" {name} ", DIM)
    if "mocha" in boxes:
        text += paint(COFFEE, COFFEE_STYLE) + paint(" coffee ", DIM)
    text += merchant(0, 4) + paint(" merchant" + ("" if boxes else "+4") + " ", DIM)
    if "letters" in boxes:
        text += companion(0) + paint(" companion ", DIM)
    text += assistant(0) + paint(" assistant ", DIM) + family(0) + paint(" family ", DIM)
    return text if len(boxes) > 1 else text + paint(RUBY, RUBY_STYLE) + paint(" ruby", DIM)
