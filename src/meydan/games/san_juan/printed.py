"""What is printed on the components of San Juan apart from its cards, and the numbers of its rules."""

from __future__ import annotations

from typing import Final

# Roles. [SJ-S.4]
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ["builder", "producer", "trader", "councillor", "prospector"]

# The five price cards, by good. [SJ-T.1]
PRICES: Final = [
    [1, 1, 1, 2, 2],
    [1, 1, 2, 2, 2],
    [1, 1, 2, 2, 3],
    [1, 2, 2, 2, 3],
    [1, 2, 2, 3, 3],
]
PRICE_NAMES: Final = "ABCDE"

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
