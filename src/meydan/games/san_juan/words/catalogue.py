# uncompiled: words are for people and never on a hot path
"""What is printed on the cards, in English, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.san_juan.tables import ROLES, TITLES

NAMES: Final = ["Red", "Green", "Blue", "Yellow"]
YOU: Final = "You"

# -- why something is not possible --------------------------------------------------------------------------

ENGLISH: Final = {
    "sj-role-taken": "the {role} has already been taken this round",
    "sj-role-unused": "the {role} has not been taken this round",
    "sj-role-first": "first take a role",
    "sj-event-not-open": "the event “{event}” is not face up",
    "sj-nothing-to-visit": "no role has been taken this round, so there is nothing to repeat",
    "sj-visit-first": "first say which role you repeat",
    "sj-library-first": "first say whether you use your library",
    "sj-build-first": "first build something, or pass",
    "sj-not-in-hand": "you do not hold the card “{card}”",
    "sj-left-building": "you have just decided not to build the {building} over another building",
    "sj-already-built": "you already have the {building}, and each city building can stand in a town only once",
    "sj-no-cathedral": "the cathedral is not on the table",
    "sj-cannot-pay": "the {building} costs {cost} now, but you have {cards} other cards",
    "sj-too-dear": "the {building} costs more than {most}",
    "sj-cover-first": "first say where the new building stands",
    "sj-can-stand-beside": "the {building} can stand beside the others, so nothing needs to be covered",
    "sj-no-such-building": "you do not have the building “{building}”",
    "sj-crane-stays": "the crane itself can never be covered",
    "sj-same-kind": "the {building} cannot cover another of its kind",
    "sj-spend-first": "first say which goods you spend, or you are done",
    "sj-spend-more": "{due} are left to pay and you have {cards} cards",
    "sj-no-good": "there is no good left on the building “{building}”",
    "sj-pick-first": "first {what} a card, or say you are done where that is possible",
    "sj-pick-upwards": "cards are picked in one order, and {card} comes before {last}",
    "sj-too-few-after": "cards are picked in one order, and after {card} too few would be left",
    "sj-produce-first": "first say what you produce, or you are done",
    "sj-not-empty": "you have no empty building “{building}”",
    "sj-sell-first": "first say what you sell, or you are done",
    "sj-council-first": "first draw cards, or pass",
    "sj-keep-first": "first keep a card",
    "sj-not-drawn": "“{card}” is not among the cards you drew",
    "sj-mine-first": "first say whether you use the {building}",
    "sj-take-first": "first take or leave the card “{card}”",
    "sj-lose-first": "first say which building you lose",
    "sj-lose-alike": "another {building} would lose you just as much, and that one you can name",
}

# -- what is printed on the cards ---------------------------------------------------------------------------

CARD_NAMES: Final = [title[0].upper() + title[1:] for title in TITLES]
CARD_NAMES[41] = "Debt relief"
CARD_NAMES[43] = "General amnesty"
CARD_NAMES[45] = "Governor’s visit"

CARD_TEXTS: Final = [
    "makes indigo",
    "makes sugar",
    "makes tobacco",
    "makes coffee",
    "makes silver",
    "production buildings cost you 1 less",
    "after the prospector turn up 4 cards; if all costs differ, the cheapest is yours",
    "after a councillor discard from the whole hand, not only from what you drew",
    "after building, draw 1 card if you have none or 1 left",
    "when you build, spend up to 2 goods instead of cards",
    "sell 1 more good",
    "draw 1 card if you make at least 2 goods",
    "draw 1 card if you sell at least 2 goods",
    "build over one of your buildings and pay only the difference",
    "each round put 1 card under it: a point each",
    "your hand limit is 12",
    "make 1 more good",
    "draw 1 card after building a city building",
    "keep 1 more of the councillor’s cards",
    "draw 1 more card if you sell anything",
    "city buildings cost you 1 less",
    "doubles the privilege of your role",
    "a monument",
    "a monument",
    "a monument",
    "at the end 1 point per production building and 1 per kind of them",
    "at the end 1 point per city building",
    "at the end 4, 6 or 8 points for 1, 2 or 3 monuments",
    "at the end 1 point for every 4 other points",
    "others without one have a hand limit of 6",
    "when a round starts discard up to 2 cards and draw as many",
    "draw 1 card if nobody sells in a trader phase",
    "after a builder phase draw 1 card if nobody has fewer buildings and somebody has more",
    "worth 6 when the crane covers it",
    "gets a good from every councillor; it always sells for 2",
    "once, when a round starts, put any number of cards under it: a point each",
    "when you sell, one of the goods goes under it: a point each",
    "after the prospector turn up a card; take it if nobody has that building",
    "at the end 4, 7, 9 or 10 points for 1 to 4 sets of three different buildings of equal cost",
    "at the end 4, 7, 9 or 10 points for 1 to 4 buildings of cost 6 that others have",
    "every player loses a building of their choice",
    "every player draws 3 cards",
    "every other player discards a card",
    "every player may discard any cards and draw as many",
    "every player may build a card of cost 1 to 4 for free",
    "repeat a role taken this round, with its privilege",
]

ROLE_NAMES: Final = [role[0].upper() + role[1:] for role in ROLES]
# Each with the privilege, once and doubled by the library.
ROLE_TEXTS: Final = [
    ("everybody may build; you pay 1 card less", "everybody may build; you pay 2 cards less"),
    ("everybody may make a good; you make 1 more", "everybody may make a good; you make 2 more"),
    ("everybody may sell a good; you sell 1 more", "everybody may sell a good; you sell 2 more"),
    (
        "everybody draws 2 cards to keep 1; you draw 3 more to choose from",
        "everybody draws 2 cards to keep 1; you draw 6 more to choose from",
    ),
    ("you draw a card", "you draw 2 cards"),
]


def listed(things: Sequence[str]) -> str:
    """One, two and three."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"


def counted(number: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{number} {thing}{'s'[: number != 1]}"


def possessive(name: str) -> str:
    """Whose it is."""
    return "your" if name == YOU else f"{name}’s"


def object_name(name: str) -> str:
    return "you" if name == YOU else name
