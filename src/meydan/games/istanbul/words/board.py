# uncompiled: words are for people and never on a hot path
"""How things stand at each place: what it has, asks for and gives now, in numbers for a picture and in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meydan.games.istanbul.choices import SKIP
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import (
    CARAVANSARY,
    DEALER,
    DEMAND,
    EXTENSION_PRICE,
    FULL_CAPACITY,
    GOODS,
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
    TILES,
    TRACKS,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.parts import amount, card, obj, things, tile
from meydan.kernel.said import Arg, Said, said

Now = dict[str, Any]
# By place: its numbers now, for a seat (-1 watches); and from these, its words. The boxes add their own places.
PLACES: Final[dict[int, Callable[[Any, int], Now]]] = {}
SHOWN: Final[dict[int, Callable[[Now], list[Said]]]] = {}


def places_now(state: Istanbul, seat: int) -> dict[int, Now]:
    """Each place on the board: what there is to know, and the same in words."""
    return {place: _now(state, seat, place) for place in state.rules.places}


def _now(state: Istanbul, seat: int, place: int) -> Now:
    now = PLACES[place](state, seat) if place in PLACES else {}
    words = SHOWN[place](now) if place in SHOWN else []
    if state.rubies[place]:
        words.append(amount("rubies", state.rubies[place]))
    return {**now, "rubies": state.rubies[place], "said": words}


def ruby_price(state: Istanbul, place: int) -> Arg | None:
    """What the next ruby of a track costs now."""
    if place not in TRACKS or not state.rubies[place]:
        return None
    if place == PALACE:
        return things(price_now(state))
    now = PLACES[place](state, -1)["price"]
    return obj("lira" if place == DEALER else "coffee", now)


def next_ruby(state: Istanbul, place: int) -> list[Said]:
    price = ruby_price(state, place)
    return [] if price is None else [said("ist-help-next", price=price)]


# -- the places of the base game ------------------------------------------------------------------------------


def _wainwright(state: Istanbul, seat: int) -> Now:
    left = sum(FULL_CAPACITY - player.capacity for player in state.players)
    return {"extensions": left, "price": EXTENSION_PRICE}


def _warehouse(good: int) -> Callable[[Istanbul, int], Now]:
    def now(state: Istanbul, seat: int) -> Now:
        if seat < 0:
            return {}
        player = state.players[seat]
        return {"have": player.goods[good], "room": player.capacity - player.goods[good]}

    return now


def _post(state: Istanbul, seat: int) -> Now:
    goods, lira = MAIL[state.mail]
    return {"down": state.mail, "goods": goods, "lira": lira}


def _caravansary(state: Istanbul, seat: int) -> Now:
    return {"cards": state.deck_size, "top": state.discard[-1] if state.discard else None}


def _market(market: int) -> Callable[[Istanbul, int], Now]:
    """What it asks for and pays, and how many goods a seat could sell at best."""

    def now(state: Istanbul, seat: int) -> Now:
        if not state.demand[market]:
            return {}
        frame = state.rules.errands[MARKET_PLACE[market]][max(seat, 0)]
        sold = max((choice.how for choice in frame.options(state) if choice is not SKIP), default=0)
        wanted = DEMAND[market][state.demand[market][-1]]
        return {"wanted": wanted, "pays": MARKET_PAY[market][1:], "best": sold if seat >= 0 else 0}

    return now


def _mosque(place: int) -> Callable[[Istanbul, int], Now]:
    def now(state: Istanbul, seat: int) -> Now:
        left = {colour: state.tiles_left[colour] for colour in MOSQUE_TILES[place]}
        return {"tiles": {TILES[colour]: tile_cost(state, colour) if n else None for colour, n in left.items()}}

    return now


def _palace(state: Istanbul, seat: int) -> Now:
    if not state.rubies[PALACE]:
        return {}
    fields = PALACE_TRACK[: PALACE_FIELDS - state.rubies[PALACE]]
    return {"price": price_now(state), "fields": [GOODS[good] if good >= 0 else "wild" for good in fields]}


PLACES.update(
    {
        WAINWRIGHT: _wainwright,
        **{place: _warehouse(good) for place, good in enumerate(STORES) if good >= 0},
        POST_OFFICE: _post,
        CARAVANSARY: _caravansary,
        **{place: _market(market) for market, place in enumerate(MARKET_PLACE)},
        **{place: _mosque(place) for place in MOSQUES},
        PALACE: _palace,
        DEALER: lambda state, seat: {"price": dealer_price(state)} if state.rubies[DEALER] else {},
    }
)


def _cards(now: Now) -> list[Said]:
    top = [] if now["top"] is None else [said("ist-board-discard", card=card(now["top"]))]
    return [said("ist-board-deck", n=now["cards"]), *top]


def _wanted(now: Now) -> list[Said]:
    goods = [amount(name, n) for name, n in zip(GOODS, now.get("wanted", []), strict=False) if n]
    return [said("ist-board-demand", goods=goods)] if goods else []


def _tiles(now: Now) -> list[Said]:
    return [
        said("ist-board-mosque", tile=tile(name), goods=obj(GOODS[TILES.index(name)], cost))
        for name, cost in now["tiles"].items()
        if cost
    ]


SHOWN.update(
    {
        WAINWRIGHT: lambda now: [said("ist-board-extensions", n=now["extensions"], price=now["price"])],
        POST_OFFICE: lambda now: [said("ist-board-gives", things=things(now["goods"], lira=now["lira"]))],
        CARAVANSARY: _cards,
        **dict.fromkeys(MARKET_PLACE, _wanted),
        **dict.fromkeys(MOSQUES, _tiles),
        PALACE: lambda now: [said("ist-board-price", price=things(now["price"]))] if now else [],
        DEALER: lambda now: [said("ist-board-price", price=obj("lira", now["price"]))] if now else [],
    }
)
