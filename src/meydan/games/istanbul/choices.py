"""Every choice and chance outcome of Istanbul, made once. The order here is the action space: append, never reorder."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from meydan.games.istanbul.deck import A_PLACE, ALL_CARDS, KIND, SETTLED, Printed, settled_of
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BASE,
    DEMAND,
    DEMAND_NAMES,
    FOR_CARD,
    FOR_LIRA,
    GOOD_LETTERS,
    GOODS,
    JEWELRY,
    MOST_SOLD,
    TILES,
)
from meydan.kernel.choice import Choice, Space

YELLOW_TILE: Final = len(ALL_CARDS)  # the first provider that is not a card

SPACE: Final = Space("istanbul")


def by_places(verb: str, provider: int = -1) -> list[Choice]:
    """One choice per place; entry 0 is never used, so that the place is the index."""
    made = [SPACE.action(f"{verb} {place}", place, 0, provider) for place in range(1, ALL_PLACES + 1)]
    return [made[0], *made]


def _bundles(verb: str, most: int, least: int) -> tuple[list[Choice], list[list[int]]]:
    """One choice per way to pick up to `most` goods, and the goods of each by its `what`."""
    made: list[Choice] = []
    goods: list[list[int]] = []
    for size in range(least, most + 1):
        for pick in combinations_with_replacement(range(len(GOODS)), size):
            text = verb + (" " if size else "") + "".join(GOOD_LETTERS[good] for good in pick)
            made.append(SPACE.action(text, len(made), size))
            goods.append([pick.count(good) for good in range(len(GOODS))])
    return made, goods


# Phase 1 and 2
MOVE: Final = by_places("move")
PICK_UP: Final = SPACE.action("pick up")
PICK_UP_NEUTRAL: Final = SPACE.action("pick up neutral")
LEAVE: Final = SPACE.action("leave")
PAY: Final = SPACE.action("pay")
STOP: Final = SPACE.closing("stop")

# Phase 3, by place
EXTEND: Final = SPACE.action("extend")
FILL: Final = SPACE.action("fill")
EXTRA: Final = [SPACE.action(f"extra {name}", good) for good, name in enumerate(GOODS)]
COLLECT: Final = SPACE.action("collect")
DRAW_DECK: Final = SPACE.action("draw deck")
DRAW_DISCARD: Final = SPACE.action("draw discard")
DISCARD: Final = [SPACE.action(f"discard {name}", kind) for kind, name in enumerate(ALL_CARDS[:SETTLED])]
RECALL: Final = by_places("recall")
TAKE: Final = [SPACE.action(f"take {name}", good) for good, name in enumerate(GOODS) if good != JEWELRY]
ROLL: Final = SPACE.action("roll")
BID: Final = [SPACE.action(f"bid {amount}", amount) for amount in range(3, 13)]
KEEP: Final = SPACE.action("keep")
TURN_LOW: Final = SPACE.action("turn low")
TURN_HIGH: Final = SPACE.action("turn high")
REROLL: Final = SPACE.action("reroll")
SELL, SALES = _bundles("sell", MOST_SOLD, 1)
SEND: Final = by_places("send")
DELIVER, WILDS = _bundles("deliver", 2, 0)
TILE: Final = [SPACE.action(f"tile {name}", colour) for colour, name in enumerate(TILES)]
BUY: Final = SPACE.action("buy")
DONE: Final = SPACE.closing("done")
SKIP: Final = SPACE.closing("skip")

# Phase 4
CATCH_FOR_CARD: Final = [SPACE.action(f"catch {seat} card", seat, FOR_CARD) for seat in range(5)]
CATCH_FOR_LIRA: Final = [SPACE.action(f"catch {seat} lira", seat, FOR_LIRA) for seat in range(5)]
ASK_GOVERNOR: Final = SPACE.action("governor")
ASK_SMUGGLER: Final = [SPACE.action(f"smuggler {name}", good) for good, name in enumerate(GOODS)]
GIVE: Final = [SPACE.action(f"give {name}", good) for good, name in enumerate(GOODS)]
END: Final = SPACE.closing("end")

# Cards and the yellow tile: offered by their providers
PLAYS: Final[dict[str, list[Choice]]] = {}  # by the name of a card: all ways to play it


def make_plays(cards: list[Printed]) -> None:
    """The choices of some cards; of those that name a place, entry 0 is never used, as everywhere."""
    for card in cards:
        kind = KIND[card.name]
        made = [SPACE.action(f"card {card.name} {way}".rstrip(), what, how, kind) for way, what, how in card.ways]
        PLAYS[card.name] = [made[0], *made] if card.ways is A_PLACE else made


make_plays(settled_of(BASE))
CARD_GOOD: Final = PLAYS["good"]
CARD_LIRA: Final = PLAYS["lira"][0]
CARD_FAR: Final = PLAYS["far"]
CARD_STAY: Final = PLAYS["stay"][0]
CARD_RETURN: Final = PLAYS["return"]
CARD_FAMILY: Final = PLAYS["family"]
CARD_ANY: Final = PLAYS["any"][0]
CARD_POST: Final = PLAYS["post"][0]
CARD_PALACE: Final = PLAYS["palace"][0]
CARD_DEALER: Final = PLAYS["dealer"][0]
FETCH: Final = by_places("fetch", YELLOW_TILE)

# Chance: two dice (the lower one first; the other order means the same), cards, demand tiles, random layouts
DICE: Final = [SPACE.outcome(f"roll {low} {high}", low, high) for low in range(1, 7) for high in range(low, 7)]
DICE_WEIGHTS: Final = [1 if roll.what == roll.how else 2 for roll in DICE]
DEAL: Final = [SPACE.outcome(f"deal {name}", kind) for kind, name in enumerate(ALL_CARDS[:SETTLED])]
REVEAL: Final = [
    [SPACE.outcome(f"demand {name}", tile, market) for tile, name in enumerate(names)]
    for market, names in enumerate(DEMAND_NAMES)
]
LAY: Final = [
    [SPACE.outcome(f"lay {place} at {cell + 1}", place, cell) for cell in range(ALL_PLACES)]
    for place in range(1, ALL_PLACES + 1)
]
for _roll in DICE:
    if _roll.what != _roll.how:
        SPACE.alias(f"roll {_roll.how} {_roll.what}", _roll)

# All 36 ways two dice can fall, each as its outcome.
DICE_36: Final = [SPACE.by_text[f"roll {a} {b}"] for a in range(1, 7) for b in range(1, 7)]

# Shared option lists
SKIP_ONLY: Final = [SKIP]


def _owned(demand: list[int], key: int) -> list[int]:
    owned = []
    for most in demand:
        owned.append(key % (most + 1))
        key //= most + 1
    return owned


def _sales_of(demand: list[int]) -> list[list[Choice]]:
    """For each stock (as a mixed-radix number, each good capped at the demand) what can be sold, then `skip`."""
    size = 1
    for most in demand:
        size *= most + 1
    table = []
    for key in range(size):
        owned = _owned(demand, key)
        can = [sell for sell in SELL if all(SALES[sell.what][good] <= owned[good] for good in range(len(GOODS)))]
        table.append([*can, SKIP])
    return table


# SALES_BY_STOCK[market][tile][stock]
SALES_BY_STOCK: Final = [[_sales_of(tile) for tile in tiles] for tiles in DEMAND]
