# uncompiled: words are for people and never on a hot path
"""How the real box of the Dice Game is set up: every number is that of a game that has begun."""

from __future__ import annotations

from meydan.games.istanbul_dice.printed import (
    AREA_COLOUR,
    AREA_NAMES,
    CARPET,
    COLOURS,
    GOODS,
    MONEY,
    MOSQUE,
    MOSQUE_NEEDS,
    MOST_DICE,
    NO_COLOUR,
    PRICES,
    SHARED_DICE,
    TARGET,
    TILE_NAMES,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words.names import area_name, so_many, thing, tile_full, tile_icon
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.setting import Cell, Lot, Pile, Task, player


def steps(state: DiceGame) -> list[Task]:
    """All there is to do before the first roll. [DICE-S.1-7]"""
    return [board(state), rubies(state), tiles(state), cards(state), dice(), money(state), beginning(state)]


def side_of(seats: int) -> list[int]:
    """The numbers of players for whom the same side of the board is up: those who need the same. [DICE-S.2]"""
    needs = list(zip(TARGET, MOSQUE_NEEDS, strict=True))
    return [other for other, need in enumerate(needs) if need == needs[seats]]


def board(state: DiceGame) -> Task:
    numbers: list[Arg] = [str(seats) for seats in side_of(len(state.players))]
    return Task("board", said("setup-board"), [said("setup-dice-side", seats=numbers)])


def rubies(state: DiceGame) -> Task:
    """How many rubies lie in each area, what they cost and how many fields stay free. [DICE-S.2-3 DICE-R.1-2]"""
    lots = [
        Lot(
            area_name(area),
            [Pile(count, so_many("rubies", count), "ruby")],
            f"area:{AREA_NAMES[area]}",
            _note(state, area),
            area_icon(area),
        )
        for area, count in enumerate(state.tracks)
    ]
    return Task("rubies", said("setup-rubies"), [said("setup-dice-rubies-lay")], lots)


def _note(state: DiceGame, area: int) -> Said:
    seats = len(state.players)
    free = max(len(PRICES[other][area]) for other in side_of(seats)) - state.tracks[area]
    return said("setup-dice-note", cost=_cost(seats, area), free=free)


def _cost(seats: int, area: int) -> Said:
    prices: list[Arg] = [str(price) for price in PRICES[seats][area]]
    if area == MOSQUE:
        return said("setup-dice-cost-mosque", tiles=thing("tiles", MOSQUE_NEEDS[seats]))
    if area == CARPET:
        return said("setup-dice-cost-carpet", n=GOODS, prices=prices)
    if area == MONEY:
        return said("setup-dice-cost-lira", prices=prices)
    return said("setup-dice-cost-goods", prices=prices)


def area_icon(area: int) -> str:
    """The picture of what an area is paid with."""
    if AREA_COLOUR[area] != NO_COLOUR:
        return f"good-{COLOURS[AREA_COLOUR[area]]}"
    return {CARPET: "wild", MONEY: "lira", MOSQUE: "tile"}[area]


def tiles(state: DiceGame) -> Task:
    """The row of mosque tiles, and their stack. [DICE-S.4]"""
    stack = sum(state.tile_bag)
    row = [Cell(f"tile:{TILE_NAMES[tile]}", tile_full(tile), icon=tile_icon(tile)) for tile in state.row]
    lay = said("setup-dice-tiles-lay", n=stack + len(row), row=len(row))
    lots = [Lot(said("setup-dice-stack"), [Pile(stack, so_many("tiles", stack), "tile")])]
    return Task("tiles", said("setup-mosque-tiles"), [lay, said("setup-by-code")], lots, [row])


def cards(state: DiceGame) -> Task:
    """The deck of bazaar cards. [DICE-S.5]"""
    lots = [Lot(said("setup-deck"), [Pile(state.deck_size, so_many("cards", state.deck_size), "deck")])]
    return Task("cards", said("dice-topics-cards"), [said("setup-dice-cards-shuffle")], lots)


def dice() -> Task:
    """Dice that all share, and those that wait for their tiles. [DICE-S.7]"""
    says = said(
        "setup-dice-dice-lay", shared=so_many("dice", SHARED_DICE), more=so_many("dice", MOST_DICE - SHARED_DICE)
    )
    return Task("dice", said("setup-dice-dice"), [says])


def money(state: DiceGame) -> Task:
    """What each begins with. [DICE-S.6]"""
    lots = [
        Lot(
            player(seat),
            [
                Pile(one.crystals, so_many("crystal", one.crystals), "crystal"),
                Pile(one.lira, so_many("lira", one.lira), "lira"),
            ],
            f"seat:{seat}",
        )
        for seat, one in enumerate(state.players)
    ]
    return Task("money", said("setup-dice-money"), [said("setup-first"), said("setup-dice-money-take")], lots)


def beginning(state: DiceGame) -> Task:
    """How many rubies bring on the end. [DICE-Z.1]"""
    end = said("setup-dice-end", rubies=thing("rubies", TARGET[len(state.players)]))
    return Task("beginning", said("setup-beginning"), [said("setup-dice-begin"), end])
