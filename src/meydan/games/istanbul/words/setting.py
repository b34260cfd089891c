# uncompiled: words are for people and never on a hot path
"""How the real box of Istanbul is set up, with whatever expansions: every number is that of a game that has begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul.expansions.printed import TAVERN_COSTS, TAVERN_TILES
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.printed import (
    CARAVANSARY,
    DEMAND,
    FULL_CAPACITY,
    GOODS,
    GUILD_HALL,
    KIOSK,
    LARGE,
    MAIL,
    MARKET_PLACE,
    MOSQUE_COSTS,
    MOSQUE_TILES,
    MOSQUES,
    NEUTRAL,
    OWN,
    POST_OFFICE,
    SMALL,
    START_CAPACITY,
    TAVERN,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.parts import amount, at, figure, obj, place, tile, to
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.setting import Cell, Lot, Pile, Task, player

FIGURE_ICONS: Final = ("governor", "smuggler", "trader", "courier")


def steps(state: Istanbul) -> list[Task]:
    """All there is to do before the first turn, in the order in which it is done best."""
    common = [board(state), rubies(state), mosques(state), markets(state), mail(), cards(state), figures(state)]
    boxes = [*mocha(state), *letters(state)]
    return [*common, *boxes, pieces(state), *neutral(state), money(state), beginning(state)]


def goes(number: int, *piles: Pile, note: Said | None = None) -> Lot:
    """What goes to a place."""
    return Lot(said("setup-ist-place", number=number, place=place(number)), list(piles), f"place:{number}", note)


def times(count: int, what: Said, icon: str) -> Pile:
    """So many of something that is not inflected."""
    return Pile(count, said("setup-times", n=count, what=what), icon)


def listed(numbers: Sequence[int]) -> list[Arg]:
    """Numbers as a list in words."""
    return [str(number) for number in numbers]


def board(state: Istanbul) -> Task:
    """The places, row by row. [IST-L.1-5 IST-X.2-4 IST-Z.2]"""
    columns = state.rules.columns
    cells = [Cell(f"place:{number}", place(number), number) for number in state.grid]
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    lay = said("setup-ist-board-lay", n=len(cells), rows=len(rows), columns=columns)
    return Task("board", said("setup-board"), [lay], rows=rows)


def rubies(state: Istanbul) -> Task:
    """Rubies in piles and on tracks, and what else lies at the Wainwright. [IST-S.6-7 IST-X.6]"""
    piles = {
        number: [Pile(count, amount("rubies", count), "ruby")] for number, count in enumerate(state.rubies) if count
    }
    more = sum(FULL_CAPACITY - one.capacity for one in state.players)
    piles.setdefault(WAINWRIGHT, []).append(Pile(more, amount("extensions", more), "extension"))
    lots = [goes(number, *some) for number, some in piles.items()]
    says = [said("setup-ist-rubies-lay", at=at(WAINWRIGHT))]
    if isinstance(state, ExpandedIstanbul):
        says.append(said("setup-ist-rubies-rest"))
    return Task("rubies", said("setup-rubies"), says, lots)


def mosques(state: Istanbul) -> Task:
    """Which tiles are in the game, and where their stacks lie. [IST-S.5]"""
    costs = state.rules.mosque_costs
    out = [cost for cost in MOSQUE_COSTS[-1] if cost not in costs]
    says = [said("setup-ist-mosques-sort", costs=listed(costs))]
    if out:
        says.append(said("setup-ist-mosques-out", costs=listed(out)))
    lots = [
        goes(
            mosque, *[times(state.tiles_left[kind], tile(kind), f"tile-{TILES[kind]}") for kind in MOSQUE_TILES[mosque]]
        )
        for mosque in MOSQUES
    ]
    return Task("mosques", said("setup-mosque-tiles"), says, lots)


def markets(state: Istanbul) -> Task:
    """The demand tiles, and which of them lies on top. [IST-S.8]"""
    lots = []
    for market in (LARGE, SMALL):
        top = DEMAND[market][state.demand[market][-1]]
        wanted: list[Arg] = [amount(name, n) for name, n in zip(GOODS, top, strict=True) if n]
        stack = times(len(DEMAND[market]), said("setup-ist-demand"), "tile")
        lots.append(goes(MARKET_PLACE[market], stack, note=said("setup-ist-demand-top", goods=wanted)))
    large, small = at(MARKET_PLACE[LARGE]), at(MARKET_PLACE[SMALL])
    shuffle = said("setup-ist-markets-shuffle", large=large, small=small)
    return Task("markets", said("setup-ist-markets"), [shuffle, said("setup-by-code")], lots)


def mail() -> Task:
    """The mail indicators. [IST-S.8]"""
    lots = [goes(POST_OFFICE, times(len(MAIL) - 1, said("setup-ist-indicator"), "mail"))]
    return Task("mail", place(POST_OFFICE), [said("setup-ist-mail-up")], lots)


def cards(state: Istanbul) -> Task:
    """The deck of bonus cards before anybody has drawn, and the tile of the variant. [IST-S.3 IST-C.24 IST-K.3]"""
    deck = sum(state.rules.card_copies)
    bare = isinstance(state, ExpandedIstanbul) and state.mix.new_cards_only
    shuffle = said("setup-ist-cards-new" if bare else "setup-ist-cards-shuffle")
    says = [shuffle, said("setup-ist-cards-discard", at=at(CARAVANSARY))]
    lots = [Lot(said("ist-deck"), [Pile(deck, amount("cards", deck), "deck")], "deck")]
    if state.rules.caravan_leader:  # [IST-V.10]
        lots.append(goes(CARAVANSARY, times(1, said("setup-ist-caravan"), "tile")))
    return Task("cards", said("setup-ist-cards"), says, lots)


def figures(state: Istanbul) -> Task:
    """Who starts where the dice show. [IST-S.9 IST-X.15 IST-K.4]"""
    lots = [
        goes(state.figures[one.number], Pile(1, figure(one.number), FIGURE_ICONS[one.number]))
        for one in state.rules.figures
    ]
    return Task("figures", said("setup-ist-figures"), [said("setup-ist-figures-roll"), said("setup-by-code")], lots)


def mocha(state: Istanbul) -> list[Task]:
    """Guild cards, tavern tiles, coffee. [IST-X.12 IST-X.15 IST-19.9]"""
    if not isinstance(state, ExpandedIstanbul) or not state.mix.mocha:
        return []
    guild = sum(state.guild_deck)
    tiles = [times(state.tavern_left[kind], tile(name), "tile-tavern") for kind, name in enumerate(TAVERN_TILES)]
    lots = [goes(GUILD_HALL, Pile(guild, amount("guild-cards", guild), "guild")), goes(TAVERN, *tiles)]
    says = [
        said("setup-ist-guild", at=at(GUILD_HALL)),
        said("setup-ist-tavern", costs=listed(TAVERN_COSTS)),
        said("setup-ist-barrier"),
        said("setup-ist-coffee"),
    ]
    return [Task("mocha", said("option-istanbul-expansions-mocha"), says, lots)]


def letters(state: Istanbul) -> list[Task]:
    """Letters, kiosk tiles, companions. [IST-K.4]"""
    if not isinstance(state, ExpandedIstanbul) or not state.mix.letters:
        return []
    pile, tiles = sum(state.letter_bag), sum(state.kiosk_bag)
    lots = [
        Lot(said("setup-beside"), [Pile(pile, amount("letters", pile), "letter")]),
        goes(KIOSK, times(tiles, said("setup-ist-kiosk-tile"), "tile")),
    ]
    says = [said("setup-ist-letters"), said("setup-ist-companions")]
    return [Task("letters", said("option-istanbul-expansions-letters"), says, lots)]


def pieces(state: Istanbul) -> Task:
    """Merchants on their stacks, family members, wheelbarrows. [IST-S.4 IST-G.2 IST-V.2-3]"""
    own, white = (sum(one.stack.count(kind) for one in state.players) for kind in (OWN, NEUTRAL))
    seats, first = len(state.players), state.players[0]
    stack = [times(seats, said("ist-merchant"), "merchant"), times(own, said("ist-assistant"), "assistant")]
    if white:
        stack.append(times(white, said("setup-ist-white"), "assistant"))
    lots = [goes(first.place, *stack), goes(first.family, times(seats, said("ist-family"), "family"))]
    each, below = first.stack.count(OWN), first.stack.count(NEUTRAL)
    merchant = said("setup-ist-merchant", at=at(first.place), n=each)
    lowest = [said("setup-ist-merchant-white")] if below else []
    barrow = said("setup-ist-barrow", n=START_CAPACITY)
    says = [merchant, *lowest, said("setup-ist-spare"), said("setup-ist-family", to=to(first.family)), barrow]
    return Task("pieces", said("setup-ist-pieces"), says, lots)


def neutral(state: Istanbul) -> list[Task]:
    """With two players, merchants that are nobody's. [IST-S.10]"""
    lots = [goes(number, times(1, said("ist-merchant"), "merchant")) for number in state.neutral_merchants]
    return [Task("neutral", said("ist-neutral"), [said("setup-ist-neutral")], lots)] if lots else []


def money(state: Istanbul) -> Task:
    """What each begins with. [IST-S.2-3]"""
    lots = [
        Lot(
            player(seat),
            [Pile(one.lira, amount("lira", one.lira), "lira"), Pile(one.cards, amount("cards", one.cards), "card")],
            f"seat:{seat}",
        )
        for seat, one in enumerate(state.players)
    ]
    return Task("money", said("setup-ist-money"), [said("setup-first"), said("setup-ist-money-take")], lots)


def beginning(state: Istanbul) -> Task:
    """The start marker, and how many rubies end the game. [IST-S.1-2 IST-F.1 IST-X.5]"""
    says = [said("setup-ist-marker"), said("setup-ist-end", rubies=obj("rubies", state.rules.target))]
    return Task("beginning", said("setup-beginning"), says)
