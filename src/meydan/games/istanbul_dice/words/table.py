# uncompiled: words are for people and never on a hot path
"""The table in words, what people reckon at it, and what is printed on its pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.games.istanbul_dice.printed import (
    ACTION_TILES,
    ACTIONS_PER_TURN,
    AREA_NAMES,
    CARDS,
    COLOURS,
    CRYSTAL_WORTH,
    DIE_TILES,
    GOODS,
    INCOME_LIRA,
    MARKER_WORTH,
    MOSQUE_NEEDS,
    RESOURCES,
    SHARED_DICE,
    TARGET,
    TILE_COSTS,
    TILE_NAMES,
    Half,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words.help import action_text, area_prices
from meydan.games.istanbul_dice.words.names import (
    area_name,
    area_text,
    card_name,
    card_text,
    faces,
    icon_of,
    listed,
    so_many,
    tile_cost,
    tile_full,
    tile_icon,
    tile_kind,
    tile_name,
    tile_text,
)  # fmt: skip
from meydan.games.istanbul_dice.words.options import SORTS, kept
from meydan.kernel.header import Header
from meydan.kernel.said import Said, Seat, said
from meydan.kernel.telling import Section, Thing, Told


def phase(state: DiceGame) -> Said:
    """The phase of a turn, for a caption."""
    waiting = [type(frame).__name__ for frame in state.stack]
    if not waiting:
        return said("dice-phase-over")
    if "RollPhase" in waiting:
        return said("dice-phase-income")
    return said("dice-phase-roll") if state.question == "Reroll" else said("dice-left", n=state.actions_left)


def open_cards(state: DiceGame) -> list[int]:
    """The bazaar cards that lie open: those turned up, or the one that is being used."""
    asked: Any = state.stack[-1] if state.stack else None
    return state.revealed or ([asked.card] if state.question in ("Accept", "Offer") else [])


def text(state: DiceGame, seat: int) -> list[Section]:
    """The whole table; what is mine first, then in turn order."""
    seats = len(state.players)
    order = [(at + max(0, seat)) % seats for at in range(seats)]
    turn = said("dice-text-turn", name=Seat(state.active), round=state.round)
    tray = [said("dice-tray", dice=faces(state.dice)), phase(state)]
    cards = [Thing(f"card:{CARDS[card].name}", card_name(card), card_text(card)) for card in open_cards(state)]
    actions = [Thing(f"action:{sort}", said(f"dice-action-{sort}"), action_text(sort)) for sort in SORTS]
    areas = [Thing(f"area:{name}", area_name(area), area_text(state, area)) for area, name in enumerate(AREA_NAMES)]
    tiles = [Thing(f"tile:{TILE_NAMES[tile]}", tile_full(tile), tile_cost(tile)) for tile in state.row]
    return [
        Section(turn, tray, cards),
        *[_having(state, one, one == seat) for one in order],
        Section(said("dice-actions-title"), [], actions),
        Section(said("dice-rubies-title"), [], areas),
        Section(said("dice-mosque"), [said("dice-stack", n=sum(state.tile_bag))], tiles),
    ]  # fmt: skip


def _having(state: DiceGame, seat: int, mine: bool) -> Section:
    player = state.players[seat]
    held = [so_many(name, player.has(resource)) for resource, name in enumerate(RESOURCES) if player.has(resource)]
    tiles = [
        Thing(f"own:{TILE_NAMES[tile]}" if mine else "", said("dice-many", n=n, name=tile_full(tile)), tile_text(tile))
        for tile, n in enumerate(player.tiles)
        if n
    ]
    lines = [*counts(state, seat), said("dice-plain", text=listed(held))]
    return Section(said("dice-player", name=Seat(seat)), lines, tiles, seat)


def counts(state: DiceGame, seat: int) -> list[Said]:
    """Rubies and tiles on the way to what they are for."""
    player, seats = state.players[seat], len(state.players)
    return [
        said("dice-rubies-of", n=player.rubies, goal=TARGET[seats]),
        said("dice-tiles-of", n=player.tile_count(), need=MOSQUE_NEEDS[seats]),
    ]


@dataclass(frozen=True, slots=True)
class DiceFacts:
    """What people reckon in the Dice Game: how far the turn is, and what everybody needs.

    `early`: the dice may still be rolled. `dice` and `actions` are those of the turn in all, `goal` the rubies that end
    the game and `needs` the tiles for that of the mosque. `could` is what dice that lie there could pay for, once they
    are kept; `cards` lie open; `counts` tells rubies and tiles of each seat on the way to what they are for.
    """

    phase: Said
    early: bool
    dice: int
    actions: int
    goal: int
    needs: int
    could: list[Told]
    cards: list[int]
    counts: list[list[Said]]


def facts(state: DiceGame) -> DiceFacts:
    """Prices now, what the dice could pay for, how far the turn is, and what everybody needs."""
    waiting = [type(frame).__name__ for frame in state.stack]
    return DiceFacts(
        phase=phase(state),
        early=state.question == "Reroll" or "RollPhase" in waiting,
        dice=SHARED_DICE + state.working_of(state.active, DIE_TILES),
        actions=ACTIONS_PER_TURN + state.working_of(state.active, ACTION_TILES),
        goal=TARGET[len(state.players)],
        needs=MOSQUE_NEEDS[len(state.players)],
        could=kept(state),
        cards=open_cards(state),
        counts=[counts(state, seat) for seat in range(len(state.players))],
    )


@dataclass(frozen=True, slots=True)
class PrintedTile:
    """A mosque tile: its kind and colour, its picture, its words, the goods it costs, and lira of an income tile."""

    name: str
    kind: str
    colour: str
    icon: str
    said: Said
    text: Said
    cost: list[str]
    lira: int


@dataclass(frozen=True, slots=True)
class PrintedHalf:
    """What a half of a card takes and gives, as pictures and numbers."""

    pays: list[tuple[str, int]]
    gives: list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A bazaar card: so many card dice must have been used, or so many brown markers be owned; and its two halves."""

    name: str
    said: Said
    text: Said
    dice: int
    brown: int
    own: PrintedHalf
    others: PrintedHalf | None


@dataclass(frozen=True, slots=True)
class DicePrinted:
    """What stands on the pieces of the Dice Game; `areas` tells what each ruby of each area costs."""

    scoring: Said
    areas: list[list[int]]
    tiles: list[PrintedTile]
    cards: list[PrintedCard]


def printed(header: Header) -> DicePrinted:
    """What stands on tiles, cards and areas, with their words."""
    return DicePrinted(
        scoring=said("dice-worth-is", marker=MARKER_WORTH, crystal=CRYSTAL_WORTH),
        areas=[area_prices(area, header.seats) for area in range(len(AREA_NAMES))],
        tiles=[
            PrintedTile(
                name=TILE_NAMES[tile],
                kind=tile_kind(tile)[0],
                colour=tile_kind(tile)[1],
                icon=tile_icon(tile),
                said=tile_name(tile),
                text=tile_text(tile),
                cost=[f"good-{COLOURS[good]}" for good in range(GOODS) for _ in range(cost[good])],
                lira=INCOME_LIRA,
            )
            for tile, cost in enumerate(TILE_COSTS)
        ],
        cards=[
            PrintedCard(
                name=card.name,
                said=card_name(number),
                text=card_text(number),
                dice=card.dice,
                brown=card.shown_brown,
                own=_half(card.own),
                others=None if card.others is None else _half(card.others),
            )
            for number, card in enumerate(CARDS)
        ],
    )


def _half(half: Half) -> PrintedHalf:
    """What a half of a card takes and gives, as pictures and numbers."""
    pays = [(icon_of(resource), n) for resource, n in enumerate(half.pay) if n]
    pays += [("wild" if half.colour < 0 else icon_of(half.colour), half.markers)] * bool(half.markers)
    gives = [(icon_of(resource), n) for resource, n in enumerate(half.take) if n]
    return PrintedHalf(
        [*pays, ("tile", half.tiles)] if half.tiles else pays,
        [*gives, *[("ruby", 1)] * half.ruby, *[("tile", 1)] * half.tile],
    )
