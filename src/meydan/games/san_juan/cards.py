"""What is printed on the cards of San Juan: a line for each kind, from which all else is derived. [SJ-P.1] [SJ-K.1]"""

from __future__ import annotations

from typing import Final, NamedTuple

# Boxes.
BASE: Final = "base"
NEW: Final = "new-buildings"
EVENTS: Final = "events"
EXPANSIONS: Final = (NEW, EVENTS)


# One kind of building.
class Building(NamedTuple):
    name: str
    box: str
    cost: int
    points: int  # 0 if they are reckoned at the end
    copies: int  # in the deck, out of its own box
    rules: str  # its paragraphs in docs/rules/san-juan.md
    good: str = ""  # what lies on it: of production buildings, one of those on the price cards
    price: int = 0  # what a good always brings that is on no price card [SJ-N.15]
    monument: bool = False  # [SJ-K.34]
    more: int = 0  # copies that New Buildings adds
    covered: int = 0  # what it takes off the cost of what covers it, if not its own cost [SJ-K.9 SJ-N.12]
    on_table: bool = False  # there is one, on the table and never in the deck [SJ-N.1]
    since: int = 1  # the version of the rules that has it first


# One event, of which there is one card.
class EventCard(NamedTuple):
    name: str
    rules: str
    since: int = 1


# The number of a kind is its place in this list. New kinds come at the end, whatever their box. [SJ-G.2 SJ-N.1]
CARDS: Final[list[Building | EventCard]] = [
    Building("indigo-plant", BASE, cost=1, points=1, copies=10, more=1, rules="P.1-7 E.8", good="indigo"),
    Building("sugar-mill", BASE, cost=2, points=1, copies=8, rules="P.1-7", good="sugar"),
    Building("tobacco-storage", BASE, cost=3, points=2, copies=8, more=1, rules="P.1-7", good="tobacco"),
    Building("coffee-roaster", BASE, cost=4, points=2, copies=8, more=1, rules="P.1-7", good="coffee"),
    Building("silver-smelter", BASE, cost=5, points=3, copies=8, more=1, rules="P.1-7", good="silver"),
    Building("smithy", BASE, cost=1, points=1, copies=3, rules="K.2 K.11 K.28"),
    Building("gold-mine", BASE, cost=1, points=1, copies=3, rules="K.23 K.24 K.26 K.28 E.2"),
    Building("archive", BASE, cost=1, points=1, copies=3, rules="K.20 K.22"),
    Building("poor-house", BASE, cost=2, points=1, copies=3, rules="K.7 K.8 K.11 E.13"),
    Building("black-market", BASE, cost=2, points=1, copies=3, rules="K.4 K.11 K.12 N.15 E.17"),
    Building("trading-post", BASE, cost=2, points=1, copies=3, rules="K.17 K.28"),
    Building("well", BASE, cost=2, points=1, copies=3, rules="K.16 N.16"),
    Building("market-stand", BASE, cost=2, points=1, copies=3, rules="K.18 N.15"),
    Building("crane", BASE, cost=2, points=1, copies=3, rules="K.9 K.10 K.14 N.12 N.22 N.27 E.8 E.13 E.17"),
    Building("chapel", BASE, cost=3, points=2, copies=3, rules="K.31 K.32 N.22 E.2"),
    Building("tower", BASE, cost=3, points=2, copies=3, rules="K.33 N.2 N.3"),
    Building("aqueduct", BASE, cost=3, points=2, copies=3, rules="K.15 K.28"),
    Building("carpenter", BASE, cost=3, points=2, copies=3, rules="K.6 K.8 K.11 E.13"),
    Building("prefecture", BASE, cost=4, points=2, copies=3, rules="K.21 K.22"),
    Building("market-hall", BASE, cost=4, points=2, copies=3, rules="K.19 N.15"),
    Building("quarry", BASE, cost=4, points=2, copies=3, rules="K.3 K.11 K.28"),
    Building("library", BASE, cost=5, points=3, copies=3, rules="K.11 K.15 K.17 K.21 K.22 K.27 K.29 K.30 E.17"),
    Building("statue", BASE, cost=3, points=3, copies=3, rules="K.34", monument=True),
    Building("victory-column", BASE, cost=4, points=4, copies=3, rules="K.34", monument=True),
    Building("hero", BASE, cost=5, points=5, copies=3, rules="K.34", monument=True),
    Building("guild-hall", BASE, cost=6, points=0, copies=2, rules="K.35"),
    Building("city-hall", BASE, cost=6, points=0, copies=2, rules="K.36"),
    Building("triumphal-arch", BASE, cost=6, points=0, copies=2, rules="K.37"),
    Building("palace", BASE, cost=6, points=0, copies=2, rules="K.38"),
    Building("guard-room", NEW, cost=1, points=1, copies=3, rules="N.2 N.3"),
    Building("office-building", NEW, cost=1, points=1, copies=3, rules="N.4"),
    Building("hut", NEW, cost=1, points=1, copies=3, rules="N.7 N.8"),
    Building("tavern", NEW, cost=2, points=1, copies=3, rules="N.9 N.10 N.11 E.13"),
    Building("park", NEW, cost=3, points=2, copies=3, rules="N.12", covered=6),
    Building(
        "customs-office", NEW, cost=3, points=2, copies=3, rules="N.8 N.13 N.16 N.18 E.17", good="customs", price=2
    ),
    Building("bank", NEW, cost=3, points=2, copies=3, rules="N.5 N.6 N.22 E.2"),
    Building("harbor", NEW, cost=4, points=2, copies=3, rules="N.17 N.22 E.3"),
    Building("goldsmith", NEW, cost=5, points=3, copies=3, rules="N.19 N.20 N.21"),
    Building("residence", NEW, cost=6, points=0, copies=2, rules="N.23"),
    Building("cathedral", NEW, cost=7, points=0, copies=0, rules="N.25 N.26 N.27 E.17", on_table=True),
    EventCard("earthquake", rules="N.27 E.7"),
    EventCard("debt-relief", rules="E.9"),
    EventCard("taxes", rules="E.10"),
    EventCard("amnesty", rules="E.11"),
    EventCard("construction-boom", rules="E.12 E.14"),
    EventCard("governors-visit", rules="E.15 E.17 E.18 E.19"),
]

# -- what follows from it -----------------------------------------------------------------------------------

NAMES: Final = [card.name for card in CARDS]
KIND: Final = {card.name: kind for kind, card in enumerate(CARDS)}
KINDS: Final = len(CARDS)
RULES: Final = max([2, *[card.since for card in CARDS]])  # the newest version; the second one brought no card
SETTLED: Final = 46  # kinds whose choices stand among the others; those of later ones come after all

IS_EVENT: Final = [isinstance(card, EventCard) for card in CARDS]
IS_BUILDING: Final = [isinstance(card, Building) for card in CARDS]
_NO_BUILDING: Final = Building("", EVENTS, cost=0, points=0, copies=0, rules="")
_BUILDINGS: Final = [card if isinstance(card, Building) else _NO_BUILDING for card in CARDS]

COST: Final = [card.cost for card in _BUILDINGS]
POINTS: Final = [card.points for card in _BUILDINGS]
COVER_VALUE: Final = [card.covered or card.cost for card in _BUILDINGS]
IS_PRODUCTION: Final = [card.good != "" and not card.price for card in _BUILDINGS]
IS_MONUMENT: Final = [card.monument for card in _BUILDINGS]
IN_HAND: Final = [IS_BUILDING[kind] and not card.on_table for kind, card in enumerate(_BUILDINGS)]

PLANTS: Final = [kind for kind in range(KINDS) if IS_PRODUCTION[kind]]
PLANT_BITS: Final = sum([1 << kind for kind in PLANTS])  # a bit for each, as in the towns of players
MONUMENTS: Final = [kind for kind in range(KINDS) if IS_MONUMENT[kind]]
EVENT_KINDS: Final = [kind for kind in range(KINDS) if IS_EVENT[kind]]
BY_COST: Final = [
    [kind for kind in range(KINDS) if IS_BUILDING[kind] and COST[kind] == cost] for cost in range(max(COST) + 1)
]
HAND_KINDS: Final = 1 + max([kind for kind in range(KINDS) if IN_HAND[kind]])  # how long a list of a hand is, by kind

# By kind: the good that lies on it, its number among those of the price cards or -1, and what it brings without them.
GOOD: Final = [card.good for card in _BUILDINGS]
GOODS: Final = list(dict.fromkeys([GOOD[kind] for kind in PLANTS]))
GOOD_NUMBER: Final = [GOODS.index(good) if good in GOODS else -1 for good in GOOD]
GOOD_PRICE: Final = [card.price for card in _BUILDINGS]
HOLDS_GOODS: Final = [good != "" for good in GOOD]  # [SJ-G.3]
HOLDERS: Final = [kind for kind in range(KINDS) if HOLDS_GOODS[kind]]


def kinds_in(boxes: list[str], version: int) -> list[int]:
    """The kinds of buildings that belong to some boxes, by a version of the rules."""
    return [
        kind
        for kind, card in enumerate(CARDS)
        if isinstance(card, Building) and card.box in boxes and card.since <= version
    ]


def copies_in(box: str, version: int) -> list[int]:
    """How many cards of each kind a box has, by a version of the rules."""
    return [_copies(card, box) if card.since <= version else 0 for card in CARDS]


def _copies(card: Building | EventCard, box: str) -> int:
    if isinstance(card, EventCard):
        return int(box == EVENTS)
    return card.copies if card.box == box else card.more if box == NEW else 0


def copies_with(boxes: list[str], version: int) -> list[int]:
    """How many cards of each kind there are in the base game with some expansions."""
    return [sum(found) for found in zip(*[copies_in(box, version) for box in [BASE, *boxes]], strict=True)]


ALL_COPIES: Final = copies_with([*EXPANSIONS], RULES)

# What rules, words and bots call the kinds: plain numbers, because a compiled module reads those fastest. A test holds
# them to the list.
INDIGO_PLANT: Final = 0
SUGAR_MILL: Final = 1
TOBACCO_STORAGE: Final = 2
COFFEE_ROASTER: Final = 3
SILVER_SMELTER: Final = 4
SMITHY: Final = 5
GOLD_MINE: Final = 6
ARCHIVE: Final = 7
POOR_HOUSE: Final = 8
BLACK_MARKET: Final = 9
TRADING_POST: Final = 10
WELL: Final = 11
MARKET_STAND: Final = 12
CRANE: Final = 13
CHAPEL: Final = 14
TOWER: Final = 15
AQUEDUCT: Final = 16
CARPENTER: Final = 17
PREFECTURE: Final = 18
MARKET_HALL: Final = 19
QUARRY: Final = 20
LIBRARY: Final = 21
STATUE: Final = 22
VICTORY_COLUMN: Final = 23
HERO: Final = 24
GUILD_HALL: Final = 25
CITY_HALL: Final = 26
TRIUMPHAL_ARCH: Final = 27
PALACE: Final = 28
GUARD_ROOM: Final = 29
OFFICE_BUILDING: Final = 30
HUT: Final = 31
TAVERN: Final = 32
PARK: Final = 33
CUSTOMS_OFFICE: Final = 34
BANK: Final = 35
HARBOR: Final = 36
GOLDSMITH: Final = 37
RESIDENCE: Final = 38
CATHEDRAL: Final = 39
EARTHQUAKE: Final = 40
DEBT_RELIEF: Final = 41
TAXES: Final = 42
AMNESTY: Final = 43
CONSTRUCTION_BOOM: Final = 44
GOVERNORS_VISIT: Final = 45
