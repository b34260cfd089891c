"""The town on the screen: its places with what they offer now and who is there."""

from __future__ import annotations

from collections.abc import Collection
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
from meydan.cli.look import (
    ACCENT,
    BRASS,
    BRICK,
    DENSE,
    DIM,
    NORMAL,
    ROOMY,
    RUBY,
    RUBY_STYLE,
    SNUG,
    badge,
    packed,
    paint,
    rubies,
)
from meydan.cli.scene import Scene
from meydan.games.istanbul.expansions.printed import SEALS_FOR_A_RUBY
from meydan.games.istanbul.printed import (
    CARAVANSARY,
    COFFEE_HOUSE,
    DEALER,
    EMBASSY,
    GOOD_LETTERS,
    GOODS,
    GUILD_HALL,
    MARKET_PLACE,
    MOSQUE_TILES,
    PALACE,
    POST_OFFICE,
    SECRET_SOCIETY,
    STORES,
    TAVERN,
    TILES,
    TRACKS,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import ExpandedPlayerView, ExpandedView, IstanbulView
from meydan.games.istanbul.words.board import Market, Places
from meydan.games.istanbul.words.parts import amount, card, figure, place
from meydan.kernel.said import said
from meydan.voice import Voice

NARROWEST: Final = 77  # four places side by side, or five without an edge; below that they are listed
DENSITIES: Final = (ROOMY, NORMAL, SNUG, DENSE)

UNKNOWN: Final = Market([], [0], 0)  # whose demand is not yet known
NOTHING: Final = paint("–", DIM)
# Places where nothing changes from turn to turn: what they are for, in a few words.
TAGGED: Final = (7, 8, 9, 12, 17, 22, 23, 25)


def draw_board(scene: Scene, width: int, density: str = NORMAL) -> RenderableType:
    """The board at a width: a grid of places, or a list where there is no room for one."""
    view, state = scene.view, scene.state
    touched = (option.touches or "" for option in scene.asked.options)
    reach = {int(anchor.removeprefix("place:")) for anchor in touched if anchor.startswith("place:")}
    if width < NARROWEST:
        return _place_list(scene, width, reach)
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
        grid.add_row(*[_cell(scene, one, inner, density, reach) for one in places])
    return grid


def _cell(scene: Scene, place: int, width: int, density: str, reach: Collection[int]) -> Text:
    lines = [_title(scene, place, reach, width, bold=density == DENSE)]
    first, second, short = offers(scene, place, tight=width < 18)
    if density == ROOMY and max(len(first), len(second)) <= width:
        lines += [first, second]
    elif density == NORMAL and width >= 22 and len(first) + len(second) + 2 <= width:
        lines.append(Text("  ").join([first, second]) if second else first)
    else:
        lines.append(short)
    there = pieces(scene, place, width)
    if density in (SNUG, DENSE) and there and len(lines[-1]) + 1 + sum(len(piece) + 1 for piece in there) <= width + 1:
        there = [lines.pop(), *there]
    lines += packed(there, width, " ")
    if density in (ROOMY, NORMAL):
        lines += [Text()] * ((4 if density == ROOMY else 3) - len(lines))
    return Text("\n").join(lines)


def _title(scene: Scene, number: int, reach: Collection[int], width: int, *, bold: bool = False) -> Text:
    """Number and name; bold where one can go, in reverse where the player to answer stands."""
    view = scene.view
    standing = view.to_answer >= 0 and view.players[view.to_answer].place == number
    if standing:
        style = "bold reverse"
    elif number in reach:
        style = f"bold {ACCENT}"
    else:
        style = "bold" if bold else DIM if reach else ""
    return paint(cut(f"{number} {scene.voice.say(place(number))}", width), style)


def cut(text: str, width: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= width else text[: width - 1] + "…"


def offers(scene: Scene, place: int, *, tight: bool = False) -> tuple[Text, Text, Text]:
    """What a place offers now: two lines, and one short line of at most 18 characters, or of 15 if `tight`."""
    voice, most = scene.voice, 15 if tight else 18
    now: Places = scene.asked.facts.places
    left = rubies(scene.view.rubies[place])
    if place in TAGGED:
        tag = voice(f"ist-tag-{place}")
        return Text(tag), Text(), Text(cut(tag, most))
    if place == WAINWRIGHT:
        price = _amount(voice, "lira", now.wainwright.price)
        return price + Text(" +1"), left, price + Text(" ") + left
    if STORES[place] >= 0:
        room = now.warehouses[place].room if place in now.warehouses else 1
        more = Text("+") + goods([room * (good == STORES[place]) for good in range(len(GOODS))])
        return more, Text(), more
    if place == POST_OFFICE:
        gives = goods(now.post.goods) + Text(" + ") + _amount(voice, "lira", now.post.lira)
        return gives, Text(), gives
    if place == CARAVANSARY:
        pile = scene.view.discard
        top = Text(cut(voice.say(card(pile[-1])), 18)) if pile else NOTHING
        deck = paint(cut(voice("ist-board-deck", n=scene.view.deck_size), 22), DIM)
        return top, deck, Text(cut(top.plain, most))
    if place in MARKET_PLACE:
        market = now.markets.get(place, UNKNOWN)
        wanted = goods(market.wanted) if market.wanted else Text("?")
        pays = paint(" ".join(str(lira) for lira in market.pays), BRASS)
        return wanted, pays, wanted + paint(f" {market.pays[0]}-{market.pays[-1]}", BRASS)
    if MOSQUE_TILES[place]:
        letters = Text()
        for name, cost in now.mosques[place].items():
            letters.append(GOOD_LETTERS[TILES.index(name)], GOOD_STYLES[TILES.index(name)])
            letters.append(f"{cost or '-'} ")
        return letters, left, letters + left
    if place in TRACKS:
        price = _price(voice, place, now)
        return price, left, price + paint(f" {RUBY}{scene.view.rubies[place]}", RUBY_STYLE)
    return _more_offers(scene, place, now)


def _amount(voice: Voice, what: str, n: int) -> Text:
    return paint(voice.say(amount(what, n)), BRASS if what == "lira" else COFFEE_STYLE)


def _price(voice: Voice, place: int, now: Places) -> Text:
    """What the next ruby of a track costs, if there is one."""
    if place == PALACE and now.palace:
        *due, wild = now.palace.price
        return goods(due) + Text(f"+{wild}" if wild else "")
    if place == DEALER and now.dealer:
        return _amount(voice, "lira", now.dealer)
    return _amount(voice, "coffee", now.coffee_house) if place == COFFEE_HOUSE and now.coffee_house else NOTHING


def _more_offers(scene: Scene, place: int, now: Places) -> tuple[Text, Text, Text]:
    """What the places of the expansions offer, where that changes from turn to turn."""
    voice = scene.voice
    if place == GUILD_HALL:
        deck = Text(cut(voice.say(amount("guild-cards", scene.view.guild_deck_size)), 15))
        return deck, Text(), deck
    if place == TAVERN and now.tavern:
        costs = "".join(f"{name[0].upper()}{cost or '-'} " for name, cost in now.tavern.tiles.items())
        price = goods(now.tavern.goods) + paint(f"+{now.tavern.coffee}{COFFEE}", COFFEE_STYLE)
        ruby = paint(f"{RUBY} ", RUBY_STYLE) + price
        return Text(f"{costs}{BARRIER}{now.tavern.barrier}{COFFEE}"), ruby, Text(costs) + ruby
    if place == EMBASSY:
        two = Text(voice.say(amount("letters", 2)))
        return two, Text(), two
    if place == SECRET_SOCIETY:
        seals = Text(cut(voice.say(amount("seals", SEALS_FOR_A_RUBY)), 9)) + paint(f" {RUBY}", RUBY_STYLE)
        more = paint(f" +{now.society}" if now.society else "", BRASS)
        return seals, more, seals + more
    return Text(), Text(), Text()


def pieces(scene: Scene, place: int, width: int) -> list[Text]:
    """Who and what is at a place: merchants, companions, assistants, families, figures, neutral pieces, the barrier."""
    view: IstanbulView = scene.view
    found = [merchant(seat, len(p.stack)) for seat, p in enumerate(view.players) if p.place == place]
    found += [
        companion(seat)
        for seat, p in enumerate(view.players)
        if isinstance(p, ExpandedPlayerView) and p.companion == place
    ]
    found += [paint("N◉", NEUTRAL_STYLE)] * view.neutral_merchants.count(place)
    found += [assistant(seat) for seat, p in enumerate(view.players) if place in p.posted]
    found += [paint("◎n", NEUTRAL_STYLE)] * view.neutral_assistants[place]
    found += [family(seat) for seat, p in enumerate(view.players) if p.family == place]
    for number, there in enumerate(view.figures):
        if there == place:
            name = scene.voice.say(figure(number))
            short = "".join(word[0] for word in name.split()) if " " in name else name[:3]
            found.append(paint(name if width >= 21 else short, FIGURE_STYLES[number]))
    if isinstance(view, ExpandedView) and place in view.barrier:
        found += [paint(f"{BARRIER}{other}", f"bold {BRICK}") for other in view.barrier if other != place]
    return found


def barrier_line(scene: Scene) -> list[Text]:
    """Where the barrier stands and who may pass it, if it stands anywhere."""
    view = scene.view
    if not isinstance(view, ExpandedView) or not view.barrier:
        return []
    one, other = (place(number) for number in view.barrier)
    told = said("ist-event-set-barrier", one=one, other=other)
    return [paint(f"{BARRIER} ", f"bold {BRICK}") + badge(view.gatekeeper) + paint(f" {scene.voice.say(told)}", DIM)]


def _place_list(scene: Scene, width: int, reach: Collection[int]) -> RenderableType:
    """One line for each place, row by row of the grid, for narrow screens."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    columns = scene.state.rules.columns
    for cell, number in enumerate(scene.view.grid):
        where = paint(f"{'abcde'[cell % columns]}{cell // columns + 1} ", DIM)
        what = Text(" ").join([offers(scene, number)[2], *pieces(scene, number, 0)])
        table.add_row(where + _title(scene, number, reach, width), what)
    return table


def legend_line(scene: Scene) -> Text:
    """What the signs mean, in one line."""
    text = Text()
    boxes = scene.view.header.options["expansions"]
    for good, name in enumerate(GOODS):
        text += goods([int(good == other) for other in range(len(GOODS))]) + _called(scene, f"good-{name}")
    if "mocha" in boxes:
        text += paint(COFFEE, COFFEE_STYLE) + _called(scene, "good-coffee")
    text += merchant(0, 4) + _called(scene, "merchant")
    if "letters" in boxes:
        text += companion(0) + _called(scene, "companion")
    return text + assistant(0) + _called(scene, "assistant") + family(0) + _called(scene, "family")


def _called(scene: Scene, name: str) -> Text:
    return paint(f" {scene.voice(f'ist-{name}')} ", DIM)
