# uncompiled: words are for people and never on a hot path
"""What is printed on the pieces, in English, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul_dice.tables import (
    ANY,
    CARDS,
    COLOURS,
    CONSOLATION,
    INCOME_LIRA,
    LETTERS,
    RESOURCES,
    TILES,
    Card,
    Half,
)

# -- why something is not possible --------------------------------------------------------------------------

ENGLISH = {
    "dice-act-first": "it is time for an action, or to end the turn",
    "dice-answer-first": "first accept or decline what the card offers",
    "dice-card-first": "first choose one of the cards turned up",
    "dice-discard-first": "first discard a mosque tile",
    "dice-discard-order": "tiles are discarded in the order in which they are listed, and you are past that one",
    "dice-few-cards": "that takes {need} card dice and {have} lie there",
    "dice-give-first": "first give a goods marker",
    "dice-needs-goods": "your dice and markers do not make up what it costs",
    "dice-needs-lira": "the ruby costs {need} lira and you have {have}; coin dice must be cashed first",
    "dice-no-card": "the card “{card}” was not turned up",
    "dice-no-coins": "no coin die is left",
    "dice-no-marker": "you have no {marker} marker",
    "dice-no-ruby": "no ruby is left in the area {area}",
    "dice-no-tile": "the tile {tile} does not lie open in the mosque",
    "dice-not-lying": "those dice do not lie there",
    "dice-not-your-tile": "you do not have the tile {tile}",
    "dice-other-marker": "the card asks for a {good} marker, or a brown one",
    "dice-pay-colour": "the next good to be paid is {good}",
    "dice-pay-first": "first finish paying",
    "dice-pay-otherwise": "you do not have it, it would leave too little for the rest, or its turn is over:"
    " dice are paid first, then markers, then brown ones",
    "dice-reroll-first": "first say which dice you roll again, or keep them",
    "dice-ruby-first": "first say from which area the ruby comes",
    "dice-take-first": "first take your two markers",
    "dice-take-order": "the second marker comes after {good} in the order of the colours, or is {good} too",
    "dice-tile-first": "first take a face-up mosque tile",
}

# -- names --------------------------------------------------------------------------------------------------

NAMES: Final = ["Red", "Green", "Blue", "Yellow"]
YOU: Final = "You"
AREA_NAMES: Final = [
    *[f"{colour} track" for colour in COLOURS], "left carpet", "right carpet", "mosque",
]  # fmt: skip


def amount_of(resource: int, amount: int) -> str:
    """So much of a resource: 3 lira, 1 red marker."""
    name = RESOURCES[resource]
    if name == "lira":
        return f"{amount} lira"
    noun = name if name == "crystal" else f"{name} marker"
    return f"{amount} {noun}{'s'[: amount != 1]}"


def listed(things: Sequence[str]) -> str:
    """Things in a row, the last with “and”."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def possessive(name: str) -> str:
    return "your" if name == YOU else f"{name}’s"


def goods_of(need: Sequence[int]) -> str:
    """A cost in goods: 2 red, 1 blue."""
    return listed([f"{count} {COLOURS[good]}" for good, count in enumerate(need) if count])


def dice_of(key: int) -> str:
    """Packed dice in letters, as they are typed: RRGLC."""
    return "".join(LETTERS[face] for face in range(len(LETTERS)) for _ in range((key >> (4 * face)) & 15))


def tile_text(tile: int) -> str:
    """What a mosque tile does."""
    kind, _, colour = TILES[tile].partition("-")
    return {
        "lira": f"{INCOME_LIRA} lira at the start of each turn",
        "crystal": "a crystal at the start of each turn",
        "card": "a bazaar card at the start of each turn",
        "action": "one more action each turn",
        "die": "one more die",
        "goods": f"a {colour} marker whenever you cash your coins",
    }[kind]


def price_of(half: Half) -> str:
    """What a half of a card asks for; empty if nothing."""
    parts = [amount_of(resource, amount) for resource, amount in enumerate(half.pay) if amount]
    if half.markers and half.colour == ANY:
        parts.append(f"{half.markers} marker of any colour")
    elif half.markers:
        parts.append(f"{half.markers} {COLOURS[half.colour]} or brown marker")
    if half.tiles:
        parts.append(f"{half.tiles} mosque tile{'s'[: half.tiles != 1]}")
    return listed(parts) if parts else ""


def gain_of(half: Half) -> str:
    """What a half of a card gives."""
    parts = [amount_of(resource, amount) for resource, amount in enumerate(half.take) if amount]
    parts += ["a ruby of any area but the mosque"] * half.ruby + ["a face-up mosque tile"] * half.tile
    return listed(parts)


def half_text(half: Half) -> str:
    price = price_of(half)
    return f"{gain_of(half)} for {price}" if price else gain_of(half)


def card_text(card: Card) -> str:
    """What a bazaar card does, for you and for the others."""
    text = half_text(card.own)
    if card.dice:
        text = f"{text} if {card.dice} card dice were used"
    if card.shown_brown:
        text = f"{text} if you own {amount_of(4, card.shown_brown)}"
    if card.has_condition() or card.own.is_priced():
        text += f", else {CONSOLATION} lira"
    if card.others is not None:
        text += f"; the others {'may have' if card.others.is_priced() else 'get'} {half_text(card.others)}"
    return text


CARD_TEXTS: Final = [card_text(card) for card in CARDS]
TILE_TEXTS: Final = [tile_text(tile) for tile in range(len(TILES))]
