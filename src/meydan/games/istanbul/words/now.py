# uncompiled: words are for people and never on a hot path
"""What the places are worth to a seat as things are. No rule is told twice: prices come from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul.choices import SKIP
from meydan.games.istanbul.expansions.letters.pieces import can_come_home
from meydan.games.istanbul.expansions.mocha.places import coffee_price
from meydan.games.istanbul.expansions.mocha.tavern import baksheesh, tavern_cost
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.expansions.tables import (
    BAKSHEESH_COFFEE,
    BARRIER_PRICE,
    ROAST_LIRA_PRICE,
    ROASTED,
    SEALS_FOR_A_RUBY,
    SOCIETY_LIRA,
    TAVERN_TILES,
)
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    CATACOMBS,
    COFFEE_HOUSE,
    DEALER,
    DEMAND,
    EMBASSY,
    EXTENSION_PRICE,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    FULL_CAPACITY,
    GOODS,
    GUILD_HALL,
    KIOSK,
    MARKET_PAY,
    MARKET_PLACE,
    MERCHANT_FEE,
    MOSQUE_TILES,
    PALACE,
    PLACE_NAMES,
    POLICE_STATION,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
    TEA_HOUSE,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.words.catalogue import counted, listed, merchants, object_name
from meydan.games.istanbul.words.happened import mail


def demand_now(state: Istanbul, market: int) -> list[int]:
    return DEMAND[market][state.demand[market][-1]]


def palace_price(state: Istanbul) -> str:
    """The goods due for the next ruby of the Palace."""
    if not state.rubies[PALACE]:
        return "nothing, as none is left"
    *goods, wild = price_now(state)
    wilds = [f"{wild} of any kind"] if wild else []
    return listed([f"{n} {GOODS[good]}" for good, n in enumerate(goods) if n] + wilds)


def payees(state: Istanbul, seat: int, names: Sequence[str]) -> tuple[list[str], int]:
    """Whose merchants and companions this turn's piece meets, and what that costs."""
    owners = state.owners_met(seat)
    found = [object_name(names[o]) + " twice" * (owners.count(o) > 1) for o in dict.fromkeys(owners)]
    neutral = state.neutral_merchants.count(state.spot)
    return found + ([merchants(neutral)] if neutral else []), MERCHANT_FEE * (len(owners) + neutral)


def place_now(state: Istanbul, seat: int, place: int) -> str:
    """What the action of a place is worth to a seat as things are."""
    if place not in state.rules.places:
        return "not on this board"
    player = state.players[seat]
    if place == WAINWRIGHT and player.capacity < FULL_CAPACITY:
        ruby = " and a ruby" if player.capacity + 1 == FULL_CAPACITY and state.rubies[place] else ""
        return f"an extension{ruby} for {EXTENSION_PRICE} lira"
    if place == WAINWRIGHT:
        return "your barrow is complete"
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        good = place - FABRIC_WAREHOUSE
        room = player.capacity - player.goods[good]
        return f"+{room} {GOODS[good]}" if room else f"no room for {GOODS[good]}"
    if place == POST_OFFICE:
        return mail(state.mail)
    if place == CARAVANSARY:
        coffee = "a coffee and " if isinstance(state, Bazaar) and state.big.mocha else ""
        return f"{coffee}two cards" + ("" if state.leader == seat else ", then discard one")
    if place == FOUNTAIN:
        return _fountain_now(state, seat)
    if place in MARKET_PLACE:
        market = MARKET_PLACE.index(place)
        frame = state.rules.errands[place][seat]
        most = max((option.more for option in frame.options(state) if option is not SKIP), default=0)
        return f"sell {most} for {MARKET_PAY[market][most]} lira" if most else "you have nothing it asks for"
    if place == POLICE_STATION and player.family != place:
        return f"your family member is at the {PLACE_NAMES[player.family]}"
    if place in (PALACE, DEALER) and not state.rubies[place]:
        return "no ruby is left"
    if place == PALACE:
        return f"a ruby for {palace_price(state)}"
    if place == DEALER:
        return f"a ruby for {dealer_price(state)} lira"
    if place in MOSQUE_TILES:
        return ", ".join(_tile_now(state, seat, colour) for colour in MOSQUE_TILES[place])
    if isinstance(state, Bazaar) and place in (ROASTING_PLANT, TAVERN, COFFEE_HOUSE, SECRET_SOCIETY, CATACOMBS):
        return _new_place_now(state, seat, place)
    return _ALWAYS[place]


_ALWAYS: Final = {
    BLACK_MARKET: "a good, and dice for jewelry",
    TEA_HOUSE: "name a number and roll for it",
    POLICE_STATION: "your family member acts at any place",
    GUILD_HALL: "a coffee and two guild cards, then discard one",
    EMBASSY: "two letters",
    KIOSK: "a letter, and two kiosk tiles while others get one",
    AUCTION_HOUSE: "a good, and two cards for the highest bidder",
}


def _fountain_now(state: Istanbul, seat: int) -> str:
    away = len(state.players[seat].posted)
    back = f"{away} assistant{'s'[: away != 1]} can come back" if away else "all your assistants are with you"
    if isinstance(state, Bazaar) and state.big.letters and can_come_home(state, seat):
        back += ", and your companion can"
    return back


def _new_place_now(state: Bazaar, seat: int, place: int) -> str:
    """What changes from turn to turn at the places of the expansions."""
    player = state.trader(seat)
    if place == ROASTING_PLANT:
        ways = (player.lira >= ROAST_LIRA_PRICE, player.stock() > 0, player.cards + player.guild_cards > 0)
        return f"up to {ROASTED * sum(ways)} coffee" if any(ways) else "you have nothing to give"
    if place == TAVERN:
        tiles = [
            f"{name} tile {tavern_cost(state, tile)}"
            for tile, name in enumerate(TAVERN_TILES)
            if state.tavern_left[tile] and not player.has_tavern_tile(tile)
        ]
        ruby = f"a ruby {BAKSHEESH_COFFEE} and {counted(baksheesh(state))}"
        return f"for coffee: {', '.join([f'barrier {BARRIER_PRICE}', *tiles, ruby])}"
    if place == COFFEE_HOUSE:
        return f"a ruby for {coffee_price(state)} coffee"
    if place == SECRET_SOCIETY:
        lira = f" and {SOCIETY_LIRA[state.society]} lira" if state.society < len(SOCIETY_LIRA) else ""
        return f"a ruby{lira} for {SEALS_FOR_A_RUBY} seals"
    return "a good or a coffee, then out at any place"


def _tile_now(state: Istanbul, seat: int, colour: int) -> str:
    if state.players[seat].has_tile(colour):
        return f"{TILES[colour]} tile is yours"
    if not state.tiles_left[colour]:
        return f"no {TILES[colour]} tile"
    return f"{TILES[colour]} tile for {tile_cost(state, colour)} {GOODS[colour]}"
