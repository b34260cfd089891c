"""What is printed on the components of San Juan: cards, their costs, points and copies, prices and limits."""

from __future__ import annotations

from typing import Final

# Kinds of cards, in the order of every list by kind. [SJ-G.2 SJ-G.13]
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

PRODUCTION: Final = 5  # kinds below this are production buildings
BASE_KINDS: Final = 29  # kinds below this are in the base game
HAND_KINDS: Final = 39  # kinds below this can be held in a hand
BUILDINGS: Final = 40  # kinds below this are buildings
FIRST_EVENT: Final = 40
KINDS: Final = 46

# name, cost, points, copies in the base game, copies added by New Buildings [SJ-P.1 SJ-K.1 SJ-N.1]
_CARDS: Final = [
    ("indigo-plant", 1, 1, 10, 1),
    ("sugar-mill", 2, 1, 8, 0),
    ("tobacco-storage", 3, 2, 8, 1),
    ("coffee-roaster", 4, 2, 8, 1),
    ("silver-smelter", 5, 3, 8, 1),
    ("smithy", 1, 1, 3, 0),
    ("gold-mine", 1, 1, 3, 0),
    ("archive", 1, 1, 3, 0),
    ("poor-house", 2, 1, 3, 0),
    ("black-market", 2, 1, 3, 0),
    ("trading-post", 2, 1, 3, 0),
    ("well", 2, 1, 3, 0),
    ("market-stand", 2, 1, 3, 0),
    ("crane", 2, 1, 3, 0),
    ("chapel", 3, 2, 3, 0),
    ("tower", 3, 2, 3, 0),
    ("aqueduct", 3, 2, 3, 0),
    ("carpenter", 3, 2, 3, 0),
    ("prefecture", 4, 2, 3, 0),
    ("market-hall", 4, 2, 3, 0),
    ("quarry", 4, 2, 3, 0),
    ("library", 5, 3, 3, 0),
    ("statue", 3, 3, 3, 0),
    ("victory-column", 4, 4, 3, 0),
    ("hero", 5, 5, 3, 0),
    ("guild-hall", 6, 0, 2, 0),
    ("city-hall", 6, 0, 2, 0),
    ("triumphal-arch", 6, 0, 2, 0),
    ("palace", 6, 0, 2, 0),
    ("guard-room", 1, 1, 0, 3),
    ("office-building", 1, 1, 0, 3),
    ("hut", 1, 1, 0, 3),
    ("tavern", 2, 1, 0, 3),
    ("park", 3, 2, 0, 3),
    ("customs-office", 3, 2, 0, 3),
    ("bank", 3, 2, 0, 3),
    ("harbor", 4, 2, 0, 3),
    ("goldsmith", 5, 3, 0, 3),
    ("residence", 6, 0, 0, 2),
    ("cathedral", 7, 0, 0, 0),  # one, on the table and never in the deck [SJ-N.1]
]
_EVENTS: Final = ["earthquake", "debt-relief", "taxes", "amnesty", "construction-boom", "governors-visit"]

NAMES: Final = [card[0] for card in _CARDS] + _EVENTS
COST: Final = [card[1] for card in _CARDS] + [0] * len(_EVENTS)
POINTS: Final = [card[2] for card in _CARDS] + [0] * len(_EVENTS)
BASE_COPIES: Final = [card[3] for card in _CARDS] + [0] * len(_EVENTS)
NEW_COPIES: Final = [card[4] for card in _CARDS] + [0] * len(_EVENTS)
EVENT_COPIES: Final = [0] * BUILDINGS + [1] * len(_EVENTS)

# What a building takes off the cost of what covers it: its own cost, but the park counts double. [SJ-K.9 SJ-N.12]
COVER_VALUE: Final = [6 if kind == PARK else COST[kind] for kind in range(KINDS)]
MONUMENTS: Final = [STATUE, VICTORY_COLUMN, HERO]  # [SJ-K.34]
GOODS: Final = ["indigo", "sugar", "tobacco", "coffee", "silver"]

# Roles. [SJ-S.4]
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ["builder", "producer", "trader", "councillor", "prospector"]

# The five price cards, by good; a good of the customs office always brings the same. [SJ-T.1 SJ-N.15]
PRICES: Final = [
    [1, 1, 1, 2, 2],
    [1, 1, 2, 2, 2],
    [1, 1, 2, 2, 3],
    [1, 2, 2, 2, 3],
    [1, 2, 2, 3, 3],
]
PRICE_NAMES: Final = "ABCDE"
CUSTOMS_PRICE: Final = 2

# Numbers of the rules.
SEATS: Final = 4
START_HAND: Final = 4  # [SJ-S.3]
LAST_BUILDING: Final = 12  # [SJ-Z.1]
LAST_ROUND: Final = 100  # ours: nobody plays that long, but bots might [SJ-Z.8]
HAND_LIMIT: Final = 7  # [SJ-R.10]
GUARDED_LIMIT: Final = 6  # [SJ-N.2]
TOWER_LIMIT: Final = 12  # [SJ-K.33]
COUNCIL_CARDS: Final = 2
COUNCIL_PRIVILEGE: Final = 3
MINED_CARDS: Final = 4
MOST_SPENT: Final = 2  # goods, through the black market
MOST_OFFICE: Final = 2
RELIEF_CARDS: Final = 3
BOOM_COST: Final = 4

# Scoring tables: by number of monuments, of residence sets, of sixes owned by others. [SJ-K.37 SJ-N.23 SJ-N.26]
ARCH_POINTS: Final = [0, 4, 6, 8]
SET_POINTS: Final = [0, 4, 7, 9, 10]
SIX: Final = 6
PALACE_SHARE: Final = 4  # [SJ-K.38]
