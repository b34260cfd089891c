# uncompiled: words are for people and never on a hot path
"""How things stand at each place: what it asks for and gives now, in numbers for a picture and in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from meydan.games.istanbul.choices import SKIP
from meydan.games.istanbul.expansions.mocha.places import coffee_price
from meydan.games.istanbul.expansions.mocha.tavern import TavernRun, baksheesh, tavern_cost
from meydan.games.istanbul.expansions.printed import BAKSHEESH_COFFEE, BARRIER_PRICE, SOCIETY_LIRA, TAVERN_TILES
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import (
    CARAVANSARY,
    COFFEE_HOUSE,
    DEALER,
    DEMAND,
    EXTENSION_PRICE,
    FULL_CAPACITY,
    GOODS,
    GUILD_HALL,
    MAIL,
    MARKET_PAY,
    MARKET_PLACE,
    MOSQUE_TILES,
    MOSQUES,
    PALACE,
    PALACE_FIELDS,
    PALACE_TRACK,
    POST_OFFICE,
    STORES,
    TAVERN,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.parts import amount, card, obj, things, tile
from meydan.kernel.said import Arg, Said, said


@dataclass(frozen=True, slots=True)
class Wainwright:
    """What an extension costs, and how many there are left."""

    price: int
    extensions: int


@dataclass(frozen=True, slots=True)
class Warehouse:
    """How much of its good a seat has, and how much more has room."""

    have: int
    room: int


@dataclass(frozen=True, slots=True)
class Mail:
    """What the Post Office gives: goods by kind, and lira."""

    goods: list[int]
    lira: int


@dataclass(frozen=True, slots=True)
class Market:
    """What a market asks for, by kind; what it pays for one good, for two and so on; how many a seat could sell now."""

    wanted: list[int]
    pays: list[int]
    best: int


@dataclass(frozen=True, slots=True)
class Palace:
    """What the next ruby costs: goods by kind, and how many of any; and the same as the fields of its track."""

    price: list[int]
    fields: list[str]


@dataclass(frozen=True, slots=True)
class Tavern:
    """What the Tavern asks for: coffee for its tiles (None if they are gone), for the barrier, and for a ruby.

    A ruby costs `goods` as well, by kind.
    """

    tiles: dict[str, int | None]
    barrier: int
    coffee: int
    goods: list[int]


@dataclass(frozen=True, slots=True)
class Places:
    """What the places ask for and give now, where that changes; those that are alike go by their numbers.

    `mosques`: by colour, how many goods the next tile asks for, None if all are gone. `dealer` and `coffee_house`: the
    price of the next ruby. `kiosk`: how many tiles are shown there. `society`: the lira that come with its next ruby.
    None where no ruby is left, or the box is not played; who watches has no `warehouses`.
    """

    wainwright: Wainwright
    warehouses: dict[int, Warehouse]
    post: Mail
    markets: dict[int, Market]
    mosques: dict[int, dict[str, int | None]]
    palace: Palace | None
    dealer: int | None
    coffee_house: int | None
    tavern: Tavern | None
    kiosk: int | None
    society: int | None


def places_now(state: Istanbul, seat: int) -> Places:
    """How things stand at the places, for a seat (-1 watches)."""
    mocha = state if isinstance(state, ExpandedIstanbul) and state.mix.mocha else None
    letters = state if isinstance(state, ExpandedIstanbul) and state.mix.letters else None
    return Places(
        wainwright=Wainwright(EXTENSION_PRICE, sum(FULL_CAPACITY - player.capacity for player in state.players)),
        warehouses=_warehouses(state, seat) if seat >= 0 else {},
        post=Mail(*MAIL[state.mail]),
        markets={MARKET_PLACE[one]: _market(state, seat, one) for one in range(len(MARKET_PLACE)) if state.demand[one]},
        mosques={place: _tiles(state, MOSQUE_TILES[place]) for place in MOSQUES},
        palace=_palace(state) if state.rubies[PALACE] else None,
        dealer=dealer_price(state) if state.rubies[DEALER] else None,
        coffee_house=coffee_price(mocha) if mocha and mocha.rubies[COFFEE_HOUSE] else None,
        tavern=_tavern(mocha) if mocha else None,
        kiosk=len(state.players) + 1 if letters else None,
        society=[*SOCIETY_LIRA, 0][min(letters.society, len(SOCIETY_LIRA))] if letters else None,
    )


def _warehouses(state: Istanbul, seat: int) -> dict[int, Warehouse]:
    player = state.players[seat]
    room = [player.capacity - n for n in player.goods]
    return {place: Warehouse(player.goods[good], room[good]) for place, good in enumerate(STORES) if good >= 0}


def demand(state: Istanbul, market: int) -> list[int]:
    """The goods a market asks for, by kind; its demand must be known."""
    return DEMAND[market][state.demand[market][-1]]


def _market(state: Istanbul, seat: int, market: int) -> Market:
    frame = state.rules.errands[MARKET_PLACE[market]][max(seat, 0)]
    sold = max((choice.how for choice in frame.options(state) if choice is not SKIP), default=0)
    return Market(demand(state, market), MARKET_PAY[market][1:], sold if seat >= 0 else 0)


def _tiles(state: Istanbul, colours: list[int]) -> dict[str, int | None]:
    return {TILES[one]: tile_cost(state, one) if state.tiles_left[one] else None for one in colours}


def _palace(state: Istanbul) -> Palace:
    fields = PALACE_TRACK[: PALACE_FIELDS - state.rubies[PALACE]]
    return Palace(price_now(state), [GOODS[good] if good >= 0 else "wild" for good in fields])


def _tavern(state: ExpandedIstanbul) -> Tavern:
    less = discount(state)
    costs = [tavern_cost(state, at) - less if left else None for at, left in enumerate(state.tavern_left)]
    tiles = dict(zip(TAVERN_TILES, costs, strict=True))
    return Tavern(tiles, BARRIER_PRICE - less, BAKSHEESH_COFFEE - less, baksheesh(state))


def discount(state: ExpandedIstanbul) -> int:
    """How much coffee a guild card saves in the Tavern."""
    frame = state.stack[-1] if state.stack else None
    return frame.discount() if isinstance(frame, TavernRun) else 0


# -- the same in words ----------------------------------------------------------------------------------------

RUBY_PRICE: Final[dict[int, Callable[[Any], Arg]]] = {
    PALACE: lambda state: things(price_now(state)),
    DEALER: lambda state: obj("lira", dealer_price(state)),
    COFFEE_HOUSE: lambda state: obj("coffee", coffee_price(state)),
}


def next_ruby(state: Istanbul, place: int, told: str = "ist-help-next") -> list[Said]:
    """What the next ruby of a track costs now."""
    left = place in RUBY_PRICE and state.rubies[place]
    return [said(told, price=RUBY_PRICE[place](state))] if left else []


def shown(state: Any, now: Places, place: int) -> list[Said]:
    """What there is to know of a place."""
    words = SHOWN[place](state, now) if place in SHOWN else next_ruby(state, place, "ist-board-price")
    return [*words, amount("rubies", state.rubies[place])] if state.rubies[place] else words


def _extensions(state: Istanbul, now: Places) -> list[Said]:
    return [said("ist-board-extensions", n=now.wainwright.extensions, price=now.wainwright.price)]


def _cards(state: Istanbul, now: Places) -> list[Said]:
    top = [said("ist-board-discard", card=card(state.discard[-1]))] if state.discard else []
    return [said("ist-board-deck", n=state.deck_size), *top]


def _wanted(place: int) -> Shown:
    def words(state: Istanbul, now: Places) -> list[Said]:
        wanted = now.markets[place].wanted if place in now.markets else []
        goods = [amount(name, n) for name, n in zip(GOODS, wanted, strict=False) if n]
        return [said("ist-board-demand", goods=goods)] if goods else []

    return words


def _costs(place: int) -> Shown:
    def words(state: Istanbul, now: Places) -> list[Said]:
        costs = now.mosques[place].items()
        goods = {name: obj(GOODS[TILES.index(name)], cost) for name, cost in costs if cost}
        return [said("ist-board-mosque", tile=tile(name), goods=cost) for name, cost in goods.items()]

    return words


def _tavern_tiles(state: ExpandedIstanbul, now: Places) -> list[Said]:
    costs = now.tavern.tiles.items() if now.tavern else ()
    return [said("ist-board-tile", tile=tile(name), goods=obj("coffee", cost)) for name, cost in costs if cost]


Shown = Callable[[Any, Places], list[Said]]
SHOWN: Final[dict[int, Shown]] = {
    WAINWRIGHT: _extensions,
    POST_OFFICE: lambda state, now: [said("ist-board-gives", things=things(now.post.goods, lira=now.post.lira))],
    CARAVANSARY: _cards,
    **{place: _wanted(place) for place in MARKET_PLACE},
    **{place: _costs(place) for place in MOSQUES},
    GUILD_HALL: lambda state, now: [amount("guild-cards", sum(state.guild_deck))],
    TAVERN: _tavern_tiles,
}
