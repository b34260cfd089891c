"""A position of the Dice Game in numbers: what each seat owns, and what it lacks for the next rubies."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.printed import (
    CARD_NAMES,
    CARPET,
    COLOURS,
    FACES,
    GOODS,
    LETTERS,
    MONEY,
    MOSQUE,
    MOSQUE_NEEDS,
    TARGET,
    TILE_NAMES,
    TILES,
)
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header

MOST: Final = 9  # what is lacking counts no more than this
DEAR: Final = 30  # the price where nothing is left
SORTS: Final = list(dict.fromkeys([tile.sort for tile in TILES]))
SORT_OF: Final = [SORTS.index(tile.sort) for tile in TILES]

NAMED: Final = [
    "rubies lacking", "no ruby lacking", "one ruby lacking", "two rubies lacking",
    "lira", "lira up to the price", "price paid", "price in lira", "crystals",
    *[f"{colour} goods" for colour in COLOURS], "brown goods", "all goods", "most goods of a colour", "colours",
    *[f"lacking for the {colour} ruby" for colour in COLOURS], "least lacking", "second least", "third least",
    "lacking at the carpet", "tiles", "tiles lacking at the mosque", "mosque done",
    *[f"{sort} tiles" for sort in SORTS],
    "turns until its own", "on turn", "last round", "last turn done", "round", "worth", "two seats", "four seats",
    "rubies the best other lacks", "rubies ahead of the best other", "another lacks one", "another lacks none",
    "worth ahead of the best other",
]  # fmt: skip


def names(header: Header) -> list[str]:
    """What each feature is."""
    return NAMED


def features(state: DiceGame) -> list[list[int]]:
    """How each seat stands, in the order of `names`."""
    prices = prices_of(state)
    return [row_of(state, seat, prices) for seat in range(len(state.players))]


def prices_of(state: DiceGame) -> list[int]:
    return [state.price(area) for area in range(MONEY + 1)]


def row_of(state: DiceGame, seat: int, prices: list[int]) -> list[int]:
    """How one seat stands."""
    seats = len(state.players)
    target = TARGET[seats]
    row = of_seat(state, seat, prices)
    least = MOST
    richest = 0
    for other in range(seats):
        if other != seat:
            player = state.players[other]
            if target - player.rubies < least:
                least = target - player.rubies
            if player.worth() > richest:
                richest = player.worth()
    own = state.players[seat]
    row += [
        least, least - (target - own.rubies), int(least == 1), int(least <= 0), own.worth() - richest,
    ]  # fmt: skip
    return row


def situation_names(header: Header) -> list[str]:
    """What each number of a situation is."""
    return [
        *NAMED,
        *[f"dice {letter}" for letter in LETTERS],
        *[f"two dice {letter}" for letter in LETTERS],
        *[f"a die {letter}" for letter in LETTERS],
        *["actions left", "dice left", "its own turn"],
        *[f"{name} works" for name in TILE_NAMES],
        *[f"{name} to be had" for name in TILE_NAMES],
        *[f"{name} revealed" for name in CARD_NAMES],
    ]


def situation(state: DiceGame, seat: int) -> list[int]:
    """What a seat looks at that is asked something, in the order of `situation_names`."""
    row = row_of(state, seat, prices_of(state))
    row += state.dice
    left = 0
    for count in state.dice:
        row.append(int(count > 1))
        left += count
    for count in state.dice:
        row.append(int(count > 0))
    row += [state.actions_left, left, int(state.active == seat)]
    for tile in range(len(TILES)):
        row.append(state.working(seat, tile))
    shown = [0] * len(TILES)
    for tile in state.row:
        shown[tile] += 1
    row += shown
    cards = [0] * len(CARD_NAMES)
    for card in state.revealed:
        cards[card] += 1
    return row + cards


KEPT: Final = 3  # dice of a face, counted apart up to so many
AIMS: Final = [f"{count} {letter} kept" for letter in LETTERS for count in range(1, KEPT + 1)]


def aims(state: DiceGame, options: list[Choice]) -> list[list[int]]:
    """The dice that stay where others are rolled again."""
    found: list[list[int]] = []
    for option in options:
        aim = [0] * len(AIMS)
        again = option.what
        for face in range(FACES):
            kept = state.dice[face] - ((again >> (4 * face)) & 15)
            if kept > 0:
                aim[face * KEPT + (kept if kept < KEPT else KEPT) - 1] = 1
        found.append(aim)
    return found


def of_seat(state: DiceGame, seat: int, prices: list[int]) -> list[int]:
    seats = len(state.players)
    player = state.players[seat]
    goods = player.goods
    lacking = TARGET[seats] - player.rubies
    money = prices[MONEY] if prices[MONEY] > 0 else DEAR
    lacks: list[int] = []
    most = 0
    colours = 0
    for good in range(GOODS):
        lacks.append(lacking_of(prices[good], goods[good] + player.brown))
        if goods[good] > most:
            most = goods[good]
        if goods[good]:
            colours += 1
    ranked = sorted(lacks)
    tiles = player.tile_count()
    mosque = MOST
    if state.tracks[MOSQUE] and not player.mosque_done:
        mosque = MOSQUE_NEEDS[seats] - tiles if tiles < MOSQUE_NEEDS[seats] else 0
    until = (seat - state.active) % seats
    row = [
        lacking, int(lacking <= 0), int(lacking == 1), int(lacking == 2),
        player.lira, player.lira if player.lira < money else money, int(player.lira >= money), money, player.crystals,
    ]  # fmt: skip
    row += goods
    row += [player.brown, player.markers(), most, colours]
    row += lacks
    row += [ranked[0], ranked[1], ranked[2], lacking_at_carpet(player, prices[CARPET], colours)]
    row += [tiles, mosque, int(player.mosque_done)]
    sorts = [0] * len(SORTS)
    for tile, count in enumerate(player.tiles):
        sorts[SORT_OF[tile]] += count
    row += sorts
    row += [
        until, int(until == 0), int(state.final), int(state.final and seat < state.active), state.round,
        player.worth(), int(seats == 2), int(seats == 4),
    ]  # fmt: skip
    return row


def lacking_of(price: int, owned: int) -> int:
    if price < 0:
        return MOST
    return price - owned if price > owned else 0


def lacking_at_carpet(player: Player, price: int, colours: int) -> int:
    """Goods missing for one of each colour and the rest of the price."""
    if price < 0:
        return MOST
    brown = player.brown
    missing = GOODS - colours - brown if GOODS - colours > brown else 0
    beyond = GOODS + price - player.markers()
    return missing if missing > beyond else beyond
