# uncompiled: words are for people and never on a hot path
"""What things are called and how they are counted, and what tiles, areas and cards do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meydan.games.istanbul_dice.choices import unpacked
from meydan.games.istanbul_dice.printed import (
    ANY,
    AREA_NAMES,
    BROWN,
    CARD,
    CARDS,
    CARPET,
    COLOURS,
    CONSOLATION,
    FACES,
    GOODS,
    INCOME_LIRA,
    LETTERS,
    MONEY,
    MOSQUE,
    MOSQUE_NEEDS,
    NO_COLOUR,
    RESOURCES,
    TILE_COLOUR,
    TILE_COSTS,
    TILES,
    Card,
    Half,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.said import Arg, Said, said

FACE_NAMES: Final = (*[f"goods-{colour}" for colour in COLOURS], "coins", "cards")
MARKERS: Final = tuple(f"marker-{name}" for name in RESOURCES[: BROWN + 1])
DICE: Final = (*[f"die-{colour}" for colour in COLOURS], "die-coin", "die-card")

# -- counted things -----------------------------------------------------------------------------------------


def so_many(what: str, n: int) -> Said:
    """So many of something, standing alone."""
    return said(f"dice-{what}", n=n)


def thing(what: str, n: int = 1) -> Said:
    """So many of something, as the object of a verb."""
    return said(f"dice-{what}.obj", n=n)


def piece(resource: int, n: int = 1) -> Said:
    return thing(RESOURCES[resource], n)


def holdings(state: DiceGame, seat: int) -> dict[str, int]:
    """All that a player has, counted."""
    player = state.players[seat]
    found = {f"dice-{name}": player.has(resource) for resource, name in enumerate(RESOURCES)}
    return {"dice-rubies": player.rubies, "dice-tiles": player.tile_count(), **found}


def lira(n: int) -> Said:
    return thing("lira", n)


def listed(parts: Iterable[Arg]) -> Arg:
    return list(parts) or said("dice-nothing")


def goods(need: Sequence[int], extra: int = 0) -> Arg:
    """Goods as a price; one of each colour is said shorter."""
    parts: list[Arg] = [thing(f"goods-{COLOURS[good]}", n) for good, n in enumerate(need) if n]
    if list(need) == [1] * GOODS:
        parts = [said("dice-goods-each")]
    return listed([*parts, thing("goods", extra)] if extra else parts)


def goods_in(need: int, extra: int = 0) -> Arg:
    return goods(unpacked(need, GOODS), extra)


def faces(counts: Sequence[int]) -> Arg:
    """What dice show, standing alone."""
    return listed(so_many(FACE_NAMES[face], n) for face, n in enumerate(counts) if n)


def dice(counts: Sequence[int]) -> Arg:
    """Dice by face, as an object."""
    return listed(said(f"dice-dice-{LETTERS[face]}", n=n) for face, n in enumerate(counts) if n)


def dice_in(key: int) -> list[int]:
    return unpacked(key, FACES)


def colour(good: int) -> Said:
    return said(f"dice-colour-{COLOURS[good]}")


def icon_of(resource: int) -> str:
    return MARKERS[resource] if resource <= BROWN else RESOURCES[resource]


# -- mosque tiles -------------------------------------------------------------------------------------------


def tile_kind(tile: int) -> tuple[str, str]:
    """What it brings and its colour; the extra die has none."""
    return TILES[tile].sort, COLOURS[TILE_COLOUR[tile]] if TILE_COLOUR[tile] != NO_COLOUR else ""


def tile_name(tile: int) -> Said:
    return said(f"dice-tile-{tile_kind(tile)[0]}")


def tile_full(tile: int) -> Said:
    """Its name with its colour, which tells tiles of one kind apart."""
    kind, of = tile_kind(tile)
    if not of:
        return tile_name(tile)
    return said("dice-tile-of", tile=tile_name(tile), colour=said(f"dice-colour-{of}.tile", kind=kind))


def tile_text(tile: int) -> Said:
    kind, of = tile_kind(tile)
    return said(f"dice-tile-{kind}-text", what=so_many(of, 1) if kind == "goods" else so_many("lira", INCOME_LIRA))


def tile_cost(tile: int) -> Said:
    return said("dice-tile-cost", text=tile_text(tile), cost=goods(TILE_COSTS[tile]))


def tile_price(tile: int) -> Said:
    return said("dice-tile-price", tile=tile_full(tile), cost=goods(TILE_COSTS[tile]))


def tile_icon(tile: int) -> str:
    kind, of = tile_kind(tile)
    return f"tile-{of if kind == 'goods' else kind}"


# -- ruby areas ---------------------------------------------------------------------------------------------


def area_name(area: int) -> Said:
    return said(f"dice-area-{AREA_NAMES[area]}")


def ruby_price(state: DiceGame, area: int) -> Arg:
    """What the nearest ruby of an area costs."""
    price = state.price(area)
    if area == MONEY:
        return lira(max(0, price))
    return (
        goods([1] * GOODS, price) if area == CARPET else goods([price if good == area else 0 for good in range(GOODS)])
    )


def area_text(state: DiceGame, area: int) -> Said:
    """What is left in an area, and how to get it."""
    left = state.tracks[area]
    if not left:
        return said("dice-area-empty")
    rubies = so_many("rubies", left)
    if area == MOSQUE:
        return said("dice-area-mosque-left", rubies=rubies, tiles=thing("tiles", MOSQUE_NEEDS[len(state.players)]))
    return said("dice-area-left", rubies=rubies, cost=ruby_price(state, area))


# -- bazaar cards -------------------------------------------------------------------------------------------


def card_name(card: int) -> Said:
    """Cards of one kind in four colours share a name, with the colour behind it."""
    name = CARDS[card].name
    for good, of in enumerate(COLOURS):
        kind = name.replace(f"-{of}", "").replace(f"{of}-", "")
        if kind != name:
            return said(f"dice-card-{kind}", colour=colour(good))
    return said(f"dice-card-{name}")


def price_of(half: Half) -> Arg:
    parts: list[Arg] = [piece(resource, n) for resource, n in enumerate(half.pay) if n]
    if half.markers:
        of = thing("any", half.markers)
        parts.append(of if half.colour == ANY else said("dice-or-brown", what=piece(half.colour, half.markers)))
    return listed([*parts, thing("tiles", half.tiles)] if half.tiles else parts)


def gain_of(half: Half) -> Arg:
    parts = [piece(resource, n) for resource, n in enumerate(half.take) if n]
    return listed([*parts, *[thing("rubies")] * half.ruby, *[thing("tiles")] * half.tile])


def own_text(card: Card) -> Said:
    """What a card does for the active player."""
    what, instead = gain_of(card.own), lira(CONSOLATION)
    if card.dice:
        return said("dice-half-dice", n=card.dice, what=what, lira=instead)
    if card.shown_brown:
        return said("dice-half-own", own=piece(BROWN, card.shown_brown), what=what, lira=instead)
    if card.own.is_priced():
        return said("dice-half-give", cost=price_of(card.own), what=what, lira=instead)
    return said("dice-half-take", what=what)


def condition(card: Card) -> Arg:
    """What must have been used, be owned or be given for it."""
    if card.dice:
        return said(f"dice-dice-{LETTERS[CARD]}", n=card.dice)
    return piece(BROWN, card.shown_brown) if card.shown_brown else price_of(card.own)


def others_text(card: Card) -> Said:
    """What it does for everybody else."""
    if card.others is None:
        return said("dice-half-none")
    what = gain_of(card.others)
    if card.others.is_priced():
        return said("dice-half-others-give", cost=price_of(card.others), what=what)
    return said("dice-half-others-take", what=what)


def card_text(card: int) -> Said:
    return said("dice-card-text", own=own_text(CARDS[card]), others=others_text(CARDS[card]))
