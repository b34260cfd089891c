# uncompiled: words are for people and never on a hot path
"""What is printed on the pieces, in English, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul.expansions.letters import english as letters_box
from meydan.games.istanbul.expansions.mocha import english as mocha
from meydan.games.istanbul.tables import COLOURS, GOODS, LETTERS

# -- why something is not possible --------------------------------------------------------------------------

ENGLISH = {
    "move-first": "you move first",
    "already-there": "you stand at the {place} already; only the card that lets you stay ends there",
    "not-on-board": "the {place} is not on this board",
    "too-far": "the {place} is {steps} steps away and a move is one or two",
    "not-3-or-4": "the {place} is {steps} steps away and this card moves three or four",
    "no-assistant-here": "none of your assistants is at the {place}",
    "no-neutral-here": "no neutral assistant is at the {place}",
    "must-pick-up": "your assistant is at the {place}: pick one up, or stop",
    "no-assistants": "no assistant is left under your merchant",
    "assistant-first": "first pick up or leave an assistant, or stop",
    "pay-first": "first pay the merchants here, or stop",
    "needs-lira": "it costs {need} lira and you have {have}",
    "needs-goods": "it takes {need} {good} and you have {have}",
    "too-few-goods": "you do not have the goods for the next ruby",
    "no-goods": "you have no goods",
    "no-good": "you have no {good}",
    "no-demand": "the demand tile asks for {demand} {good}",
    "wild-count": "the track asks for {need} goods of any kind",
    "no-rubies": "no ruby is left there",
    "other-place": "you are acting at the {place}",
    "barrow-complete": "your barrow has all its extensions",
    "no-room-here": "your barrow has no room for more of it",
    "no-tile-left": "no tile that you could still take is left there",
    "nothing-wanted": "you have nothing the market asks for",
    "nobody-away": "all your assistants are with you",
    "extra-first": "first say whether you buy an extra good, or you are done",
    "no-cards-left": "no card is left to draw",
    "discard-empty": "the discard pile is empty",
    "card-first": "first take the second card",
    "discard-first": "first discard a card",
    "no-card": "you do not hold the card “{card}”",
    "moment": "this is not the moment for “{card}”",
    "act-first": "it follows right after the action of the {place}",
    "no-assistant-there": "none of your assistants is at the {place}",
    "recall-upwards": "assistants are recalled in the order of the place numbers, and you are past the {place}",
    "recall-first": "first finish recalling assistants, or say you are done",
    "take-first": "first take fabric, spice or fruit",
    "turn-pointless": "that die shows 4 already, or both dice show the same",
    "no-red-tile": "the red tile cannot be used on this roll",
    "dice-first": "first say what to do with the dice",
    "family-out": "your family member is at the {place}, not at the Police Station",
    "not-here": "the errand leads to another place",
    "other-mosque": "the {tile} tile is in the other mosque",
    "has-tile": "you have the {tile} tile already",
    "lacks-tile": "you do not have the {tile} tile",
    "no-tiles": "no {tile} tile is left",
    "must-catch": "you must first catch the family members here",
    "figure-elsewhere": "he is at the {place}",
    "nothing-to-give": "he has nothing left to give, or you nothing to pay him with",
    "figure-used": "you have used him this turn",
    "not-a-rival": "that is not another player",
    "family-elsewhere": "that family member is at the {place}",
    "at-police": "nobody is caught at the Police Station",
    "toll-first": "first pay for what you were given",
    "turn-nearly-over": "your action is over; what is left are encounters and the end of the turn",
    "family-home": "your family member is at the Police Station already",
    "fetched-already": "you have used the yellow tile this turn",
}

# -- what is printed on the pieces --------------------------------------------------------------------------

BASE_CARD_NAMES: Final = [
    "1 good",
    "5 lira",
    "move 3 or 4",
    "stay",
    "return an assistant",
    "family member to the police",
    "sell any goods",
    "Post Office twice",
    "Palace twice",
    "Dealer twice",
]
BASE_CARD_TEXTS: Final = [
    "gain one good of your choice",
    "take 5 lira, at any time in your turn",
    "go three or four steps instead of one or two",
    "do not move: use the place where you stand again",
    "one of your assistants comes back to you, before or right after the move",
    "your family member goes to the Police Station, and you take a card or 3 lira",
    "sell goods of any kind at the Small Market",
    "after the Post Office’s action, carry it out once more",
    "after the Palace’s action, carry it out once more, at the new price",
    "after the Dealer’s action, carry it out once more, at the new price",
]
TILE_TEXTS: Final = [
    "after your roll at 8 or 9, turn one die to 4 or roll both again",
    "at a warehouse, buy one more good of any kind for 2 lira",
    "once a turn, get one assistant back for 2 lira",
    "a fifth assistant",
]
CARD_NAMES: Final = [*BASE_CARD_NAMES, *mocha.CARD_NAMES, *letters_box.CARD_NAMES]
CARD_TEXTS: Final = [*BASE_CARD_TEXTS, *mocha.CARD_TEXTS, *letters_box.CARD_TEXTS]
GUILD_TEXTS: Final = mocha.GUILD_TEXTS
TAVERN_TEXTS: Final = mocha.TAVERN_TEXTS
KIOSK_TEXTS: Final = letters_box.KIOSK_TEXTS
THINGS: Final = [*GOODS, "coffee"]
FIGURE_NAMES: Final = ["Governor", "Smuggler", "Coffee Trader", "Courier"]
NAMES: Final = tuple(colour.capitalize() for colour in COLOURS)
YOU: Final = "You"


def listed(things: Sequence[str]) -> str:
    """one / one and two / one, two and three"""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def counted(amounts: Sequence[int]) -> str:
    """Goods by kind, in words: 2 fabric and 1 jewelry."""
    return listed([f"{amount} {GOODS[good]}" for good, amount in enumerate(amounts) if amount]) or "nothing"


def letters(amounts: Sequence[int]) -> str:
    """Goods by kind, as the letters that are typed: RRB."""
    return "".join(LETTERS[good] * amount for good, amount in enumerate(amounts))


def object_name(name: str) -> str:
    return "you" if name == YOU else name


def possessive(name: str) -> str:
    return "your" if name == YOU else f"{name}’s"


def merchants(count: int) -> str:
    return "a neutral merchant" if count == 1 else f"{count} neutral merchants"


def guild_card(card: int) -> str:
    """A guild card by its number and what it does."""
    return f"guild card {card} ({GUILD_TEXTS[card]})"


def kiosk_tile(tile: int, coffee: bool = True) -> str:
    """What a kiosk tile does; without Mocha & Baksheesh its coffee does not count."""
    text = KIOSK_TEXTS[tile]
    return text if coffee else text.replace("a coffee or ", "").replace(" or a coffee", "")
