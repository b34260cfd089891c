# uncompiled: words are for people and never on a hot path
"""What there is help for: short words of our own, and the numbers of the full rules."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.printed import (
    AREA_COLOUR,
    AREA_NAMES,
    AREAS,
    CARD_COPIES,
    CARD_NAMES,
    CARDS,
    CARPET,
    COIN_WORTH,
    CONSOLATION,
    GOODS,
    MOSQUE_NEEDS,
    NO_COLOUR,
    PRICES,
    RULES,
    TARGET,
    TILE_NAMES,
    TILE_SORTS,
    TILES,
)
from meydan.games.istanbul_dice.words.names import (
    area_name,
    card_name,
    lira,
    others_text,
    own_text,
    thing,
    tile_kind,
    tile_price,
    tile_text,
)  # fmt: skip
from meydan.games.istanbul_dice.words.options import SORTS
from meydan.kernel.header import Header
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.telling import Topic

ACTION_RULES: Final = {
    "same": ["DICE-A.2", "DICE-P"], "pair": ["DICE-A.3", "DICE-P"], "three": ["DICE-A.4", "DICE-P"],
    "four": ["DICE-A.5", "DICE-P"], "lira": ["DICE-A.6-9"], "cards": ["DICE-A.10-13", "DICE-C.1-9"],
}  # fmt: skip
# Things that have one help text each.
OTHERS: Final = {
    "turn": ["DICE-T"], "faces": ["DICE-D"], "crystals": ["DICE-D.4-8"], "marker": ["DICE-G.1-2", "DICE-P"],
    "wild": ["DICE-G.2", "DICE-P.1-3"], "money": ["DICE-G.4", "DICE-P.4", "DICE-A.6-9"], "tile": ["DICE-M"],
    "deck": ["DICE-C.1-9"], "scarcity": ["DICE-X"], "ruby": ["DICE-R"], "end": ["DICE-Z"],
}  # fmt: skip
CALLED: Final = {"dice": "faces", "crystal": "crystals", "brown": "wild", "lira": "money", "good": "marker"}
# Anchors on the table that share a help text.
SAME: Final = {
    "die": "dice", "own": "tile", "stack": "tile", "discard": "deck", "player": "turn", "marker": "good",
}  # fmt: skip


def _numbers(rules: str) -> list[str]:
    return [f"DICE-{rule}" for rule in rules.split()]


def topic(anchor: str, header: Header | None) -> Topic | None:
    kind, _, which = anchor.partition(":")
    seats = 0 if header is None else header.seats
    tiles, rubies = _counted("tiles", MOSQUE_NEEDS, seats), _counted("rubies", TARGET, seats)
    if kind == "action" and which in ACTION_RULES:
        text = [action_text(which), said("dice-help-pay")]
        return Topic(said(f"dice-action-{which}"), text, ACTION_RULES[which])
    if kind == "tile" and which in TILE_NAMES:
        tile = TILE_NAMES.index(which)
        sort = tile_kind(tile)[0]
        text = [tile_text(tile), tile_price(tile), said("dice-help-tile", tiles=tiles)]
        return Topic(said(f"dice-tile-{sort}"), text, _numbers(f"{TILES[tile].rules} M.1-6 M.13-19"))
    if kind == "area" and which in AREA_NAMES:
        area = AREA_NAMES.index(which)
        name = which if AREA_COLOUR[area] == NO_COLOUR else "track"
        text = [said(f"dice-help-area-{name}", prices=_prices(area, seats), tiles=tiles)]
        return Topic(area_name(area), text, _numbers(AREAS[area].rules))
    if kind == "card" and which in CARD_NAMES:
        card = CARD_NAMES.index(which)
        return Topic(card_name(card), [own_text(CARDS[card]), others_text(CARDS[card])], ["DICE-C"])
    name = CALLED.get(kind, kind)
    if name not in OTHERS:
        return None
    values: dict[str, Arg] = {"tiles": tiles, "rubies": rubies, "lira": lira(CONSOLATION)}
    return Topic(said(f"dice-topic-{name}"), [Said(f"dice-help-{name}", values)], OTHERS[name])


def action_text(sort: str) -> Said:
    return said(f"dice-help-action-{sort}", n=COIN_WORTH)


def area_prices(area: int, seats: int) -> list[int]:
    """What each ruby of an area costs, in goods of any kind or in lira."""
    return [price + (GOODS if area == CARPET else 0) for price in PRICES[seats][area]]


# What depends on the number of players; without a table it is told for all of them.


def _counted(what: str, by: list[int], seats: int) -> Said:
    return thing(what, by[seats]) if seats else said("dice-with-four", what=thing(what, by[2]), four=by[4])


def _prices(area: int, seats: int) -> Arg:
    two, three, four = (", ".join(str(price) for price in area_prices(area, n)) for n in (2, 3, 4))
    if seats or two == three == four:
        return (two, three, four)[max(0, seats - 2)]
    return said("dice-by-players", two=two, three=three, four=four)


def topics(header: Header | None) -> list[tuple[Said, list[str]]]:
    """All there is help for in this game; of the tiles of one kind, one."""
    one_of_each = [next(tile.name for tile in TILES if tile.sort == sort) for sort in TILE_SORTS]
    copies = CARD_COPIES[RULES if header is None else header.rules]
    cards = [name for card, name in enumerate(CARD_NAMES) if copies[card]]
    return [
        (said("dice-topics-turn"), ["turn", "dice", "crystal", "good", "brown", "lira", "scarcity"]),
        (said("dice-topics-actions"), [f"action:{sort}" for sort in SORTS]),
        (said("dice-topics-rubies"), ["ruby", *[f"area:{area}" for area in AREA_NAMES], "end"]),
        (said("dice-topics-tiles"), ["tile", *[f"tile:{tile}" for tile in one_of_each]]),
        (said("dice-topics-cards"), ["deck", *[f"card:{card}" for card in cards]]),
    ]
