"""What is printed on the bonus cards: one line for each kind, from which all else is derived. [IST-C IST-D]"""

from __future__ import annotations

from typing import Final, NamedTuple

from meydan.games.istanbul.printed import (
    ACTED,
    ALL_PLACES,
    ANY_TIME,
    BASE,
    CALM,
    FABRIC,
    FIGURES,
    FOR_CARD,
    FOR_LIRA,
    FRUIT,
    GOODS,
    JUST_ROLLED,
    LETTERS,
    MOCHA,
    MOMENTS,
    MOVING,
    PHASE_1,
    SELLING,
    SMUGGLER,
    SPICE,
)

# The ways to play a card: what is said besides its name, and what that means as numbers.
ONE_WAY: Final = [("", 0, 0)]
A_GOOD: Final = [(name, good, 0) for good, name in enumerate(GOODS)]
A_THING: Final = [*A_GOOD, ("coffee", len(GOODS), 0)]
A_PLACE: Final = [(str(place), place, 0) for place in range(1, ALL_PLACES + 1)]
A_SEAT: Final = [(str(seat), seat, 0) for seat in range(5)]
A_FIGURE: Final = [
    (f"{name} {good}".strip(), at, figure)
    for figure, name in enumerate(FIGURES)
    for at, good in enumerate(GOODS if figure == SMUGGLER else [""])
]


# One kind of bonus card.
class Printed(NamedTuple):
    name: str
    box: str
    copies: int
    moment: int  # when it may be played
    does: str  # the name of its class, in `cards.py` of its box
    rules: str  # its paragraphs in docs/rules/istanbul.md
    ways: list[tuple[str, int, int]] = ONE_WAY
    cashed: int = 0  # after the last turn; by the first version of the rules in this order
    dice: bool = False  # cashed by dice, before all others; since version 2
    when: str = ""  # said of its moment, where the moment does not tell all
    since: int = 1  # the version of the rules it came with: games that began by an older one do not deal it


# The number of a kind is its place in this list. New kinds come at the end, whatever their box, with a version of the
# rules of their own: old games replay with the cards they had. [IST-C.2 IST-C.24 IST-D.1]
DECK: Final = [
    Printed("good", BASE, 4, CALM, "GainGood", "C.9", A_GOOD, cashed=6),
    Printed("lira", BASE, 4, ANY_TIME, "TakeLira", "C.11", cashed=1),
    Printed("far", BASE, 4, MOVING, "MoveFar", "C.12", A_PLACE),
    Printed("stay", BASE, 2, MOVING, "StayHere", "C.13-14"),
    Printed("return", BASE, 2, PHASE_1, "ReturnAssistant", "C.15", A_PLACE),
    Printed("family", BASE, 2, CALM, "SummonFamily", "C.16", [("card", 0, FOR_CARD), ("lira", 0, FOR_LIRA)]),
    Printed("any", BASE, 2, SELLING, "SellAnything", "C.18-19 C.23"),
    Printed("post", BASE, 2, ACTED, "CollectAgain", "C.20"),
    Printed("palace", BASE, 2, ACTED, "DeliverAgain", "C.20"),
    Printed("dealer", BASE, 2, ACTED, "BuyAgain", "C.20"),
    Printed("coffee", MOCHA, 2, ANY_TIME, "GainCoffee", "C.25"),
    Printed("guild", MOCHA, 2, ANY_TIME, "HireForCoffee", "C.26"),
    Printed("coffee-lira", MOCHA, 2, ANY_TIME, "LiraForCoffee", "C.27", cashed=5),
    Printed("swap", MOCHA, 2, CALM, "Swap", "C.29", cashed=8),
    Printed("coffee-dice", MOCHA, 2, CALM, "RollForCoffee", "C.31"),
    Printed("six", MOCHA, 2, JUST_ROLLED, "TurnToSix", "C.32", [("low", 0, 0), ("high", 1, 0)]),
    Printed("corner", MOCHA, 2, MOVING, "GoToCorner", "C.34", A_PLACE),
    Printed("wainwright", MOCHA, 2, ACTED, "ExtendAgain", "C.36"),
    Printed("house", MOCHA, 2, ACTED, "BuyCoffeeRubyAgain", "C.36"),
    Printed("letter", LETTERS, 2, ANY_TIME, "TakeLetter", "D.2"),
    Printed("letter-dice", LETTERS, 2, CALM, "RollForLetters", "D.3", dice=True),
    Printed("good-lira", LETTERS, 2, CALM, "SellOne", "D.4", A_THING, cashed=7),
    Printed("fabric", LETTERS, 2, CALM, "GainGoodAndLira", "D.5", [("", FABRIC, 0)], cashed=2),
    Printed("spice", LETTERS, 2, CALM, "GainGoodAndLira", "D.5", [("", SPICE, 0)], cashed=3),
    Printed("fruit", LETTERS, 2, CALM, "GainGoodAndLira", "D.5", [("", FRUIT, 0)], cashed=4),
    Printed("copy", LETTERS, 2, MOMENTS - 1, "CopyCard", "D.7-9"),
    Printed("errand", LETTERS, 2, MOVING, "RunErrand", "D.10", A_PLACE, when="errand"),
    Printed("join", LETTERS, 2, MOVING, "JoinMerchant", "D.12 D.21", A_SEAT),
    Printed("companion", LETTERS, 2, MOVING, "CompanionTwice", "D.14 D.21", A_PLACE),
    Printed("figure", LETTERS, 2, CALM, "UseFigureFromAfar", "D.15", A_FIGURE),
    Printed("mosque", LETTERS, 2, ACTED, "TakeTileAgain", "D.17"),
    Printed("society", LETTERS, 2, ACTED, "PaySocietyAgain", "D.18"),
    Printed("ride", LETTERS, 2, MOVING, "RideAnywhere", "D.20-21", A_PLACE),
]

ALL_CARDS: Final = [card.name for card in DECK]
KIND: Final = {card.name: kind for kind, card in enumerate(DECK)}
RULES_VERSION: Final = max([2, *[card.since for card in DECK]])  # by which new games are played


# Of so many kinds the choices stand among the others of their box. Those of later ones come after all, so that no
# choice ever changes its number.
SETTLED: Final = 33


def cards_of(box: str) -> list[Printed]:
    """The kinds of a box, in their order."""
    return [card for card in DECK if card.box == box]


def copies(boxes: list[str], version: int) -> list[int]:
    """How many cards of each kind are dealt in some boxes; in the base game up to the last kind it has any of."""
    found = [card.copies if card.box in boxes and card.since <= version else 0 for card in DECK]
    if boxes == [BASE]:
        while not found[-1]:
            found.pop()
    return found


def settled_of(box: str) -> list[Printed]:
    """Those of its kinds whose choices stand among the others of the box."""
    return [card for card in DECK[:SETTLED] if card.box == box]


def cashed(boxes: list[str], version: int) -> list[int]:
    """The kinds cashed after the last turn: by dice first, then in the order of the first rules. [IST-F.4 IST-X.21]"""
    dealt = [kind for kind, number in enumerate(copies(boxes, version)) if number]
    found = sorted([kind for kind in dealt if DECK[kind].cashed], key=lambda kind: DECK[kind].cashed)
    dice = [kind for kind in dealt if DECK[kind].dice]
    return dice + found if version >= 2 else found


# Kinds that other rules, words and bots speak of.
GOOD_CARD: Final = KIND["good"]
LIRA_CARD: Final = KIND["lira"]
FAR_CARD: Final = KIND["far"]
RETURN_CARD: Final = KIND["return"]
FAMILY_CARD: Final = KIND["family"]
ANY_CARD: Final = KIND["any"]
POST_CARD: Final = KIND["post"]
PALACE_CARD: Final = KIND["palace"]
DEALER_CARD: Final = KIND["dealer"]
COFFEE_CARD: Final = KIND["coffee"]
COFFEE_LIRA_CARD: Final = KIND["coffee-lira"]
COFFEE_DICE_CARD: Final = KIND["coffee-dice"]
CORNER_CARD: Final = KIND["corner"]
HOUSE_CARD: Final = KIND["house"]
LETTER_CARD: Final = KIND["letter"]
LETTER_DICE_CARD: Final = KIND["letter-dice"]
GOOD_LIRA_CARD: Final = KIND["good-lira"]
FABRIC_CARD: Final = KIND["fabric"]
SPICE_CARD: Final = KIND["spice"]
FRUIT_CARD: Final = KIND["fruit"]
COPY_CARD: Final = KIND["copy"]
ERRAND_CARD: Final = KIND["errand"]
JOIN_CARD: Final = KIND["join"]
COMPANION_CARD: Final = KIND["companion"]
FIGURE_CARD: Final = KIND["figure"]
SOCIETY_CARD: Final = KIND["society"]
RIDE_CARD: Final = KIND["ride"]
