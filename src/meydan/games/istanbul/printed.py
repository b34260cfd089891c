"""What is printed on the components of Istanbul: places, tracks, tiles, cards, layouts and counts."""

from __future__ import annotations

from typing import Final

# Places, by the big number on the tile (which is also the dice total that leads there).
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
DEALER: Final = 16

ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25

PLACES: Final = 16  # of the base game
ALL_PLACES: Final = 25  # with both expansions
PLACE_NAMES: Final = [
    "",
    "Wainwright",
    "Fabric Warehouse",
    "Spice Warehouse",
    "Fruit Warehouse",
    "Post Office",
    "Caravansary",
    "Fountain",
    "Black Market",
    "Tea House",
    "Large Market",
    "Small Market",
    "Police Station",
    "Sultan’s Palace",
    "Small Mosque",
    "Great Mosque",
    "Gemstone Dealer",
    "Roasting Plant",
    "Guild Hall",
    "Tavern",
    "Coffee House",
    "Embassy",
    "Kiosk",
    "Auction House",
    "Secret Society",
    "Catacombs",
]

# Goods, in the order of every list of goods. [IST-G.1]
FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
GOODS: Final = ["fabric", "spice", "fruit", "jewelry"]
LETTERS: Final = "RGYB"

COLOURS: Final = ["red", "green", "blue", "yellow", "white"]  # [IST-S.1]

# Assistants in a merchant's stack.
NEUTRAL: Final = 0
OWN: Final = 1

# Figures that the dice move about.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
TRADER: Final = 2
COURIER: Final = 3
FIGURES: Final = ["governor", "smuggler", "trader", "courier"]

# Layouts: 4 x 4, row by row. [IST-L.1-2]
COLUMNS: Final = 4
LAYOUTS: Final = {
    "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
    "order": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
}
RANDOM_LAYOUTS: Final = {"random": False, "random-2023": True}

# Money and fees.
FIRST_LIRA: Final = 2  # [IST-S.2]
MERCHANT_FEE: Final = 2
CATCH_LIRA: Final = 3
FOR_CARD: Final = 0  # how a family member is caught or caught oneself: for a bonus card, or for lira
FOR_LIRA: Final = 1
TOLL: Final = 2
EXTENSION_PRICE: Final = 7
FETCH_PRICE: Final = 2
EXTRA_PRICE: Final = 2
MISSED_BID: Final = 2
LIRA_OF_CARD: Final = 5

START_CAPACITY: Final = 2  # [IST-G.2]
FULL_CAPACITY: Final = 5

# Set-up by number of players; the index is the number of players. [IST-S.5-7 IST-F.1]
TARGET: Final = [0, 0, 6, 5, 5, 5]
WAINWRIGHT_RUBIES: Final = [0, 0, 2, 3, 4, 5]
MOSQUE_RUBIES: Final = [0, 0, 2, 3, 4, 4]
PALACE_RUBIES: Final = [0, 0, 6, 6, 7, 7]
DEALER_RUBIES: Final = [0, 0, 9, 10, 12, 12]
MOSQUE_COSTS: Final = [[], [], [2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5]]
NEUTRAL_MERCHANTS: Final = [SMALL_MOSQUE, GREAT_MOSQUE, DEALER]  # with two players [IST-S.10]

# Post Office: what each state of the four mail indicators pays, as goods and lira. [IST-5.1-2]
MAIL: Final = [
    ([0, 1, 1, 0], 2),
    ([1, 0, 1, 0], 2),
    ([1, 0, 1, 0], 3),
    ([1, 0, 0, 1], 3),
    ([1, 0, 0, 1], 4),
]

# Markets: demand tiles in goods order, and the price of selling n goods. [IST-10.2 IST-10.4]
SMALL: Final = 0
LARGE: Final = 1
MARKET_PLACE: Final = [SMALL_MARKET, LARGE_MARKET]
MARKET_PAY: Final = [[0, 2, 5, 9, 14, 20], [0, 3, 7, 12, 18, 25]]
DEMAND: Final = [
    [[1, 3, 1, 0], [1, 2, 1, 1], [1, 1, 2, 1], [1, 2, 2, 0], [0, 2, 2, 1]],
    [[2, 1, 0, 2], [1, 1, 1, 2], [1, 0, 1, 3], [1, 1, 0, 3], [2, 0, 1, 2]],
]
DEMAND_NAMES: Final = [["S1", "S2", "S3", "S4", "S5"], ["L1", "L2", "L3", "L4", "L5"]]
MOST_SOLD: Final = 5

# Black Market: jewelry by dice total. [IST-8.1]
JEWELRY_FOR: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]

# Palace: the goods track; -1 is any good. A purchase pays every field not covered by a ruby. [IST-13.1-2]
PALACE_TRACK: Final = [JEWELRY, FABRIC, SPICE, FRUIT, -1, JEWELRY, FABRIC, SPICE, FRUIT, -1]
PALACE_FIELDS: Final = 11
# The Dealer's price is this less the rubies left on the track. [IST-16.2]
DEALER_TOP: Final = 24

# Mosque tiles: colours in goods order, each in one mosque. [IST-14.1]
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
TILES: Final = ["red", "green", "yellow", "blue"]
TILE_MOSQUE: Final = [SMALL_MOSQUE, SMALL_MOSQUE, GREAT_MOSQUE, GREAT_MOSQUE]
MOSQUE_TILES: Final = {SMALL_MOSQUE: [RED, GREEN], GREAT_MOSQUE: [YELLOW, BLUE]}

# How an action is carried out: by a piece of one's own that stands there, by a family member on an errand, or from
# afar, with no piece there at all. [IST-12.1 IST-X.10]
BY_PIECE: Final = 0
BY_ERRAND: Final = 1
FROM_AFAR: Final = 2

# Moments at which cards and tiles may speak: bits of Frame.window().
ANY_TIME: Final = 1  # every question of the own turn [IST-C.11]
CALM: Final = 2  # not in the middle of an action [IST-C.9 IST-C.17]
PHASE_1: Final = 4  # moving, and the assistant step that closes it [IST-C.15]
MOVING: Final = 8  # before the move
ACTED: Final = 16  # after the action, before any encounter [IST-C.22]
SELLING: Final = 32  # about to sell at the Small Market [IST-C.18]
JUST_ROLLED: Final = 64  # right after an own roll of the dice [IST-C.32]
MOMENTS: Final = 128
