"""What is printed on the components of Istanbul: places, tiles, figures, layouts and counts.

There is one line for each thing, from which all else is derived. The bonus cards are in `deck.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Boxes; the Grand Bazaar is both expansions at once.
BASE: Final = "base"
MOCHA: Final = "mocha"
LETTERS: Final = "letters"
BAZAAR: Final = "bazaar"

# Goods, in the order of every list of goods. [IST-G.1]
FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
GOODS: Final = ["fabric", "spice", "fruit", "jewelry"]
GOOD_LETTERS: Final = "RGYB"  # in the texts of choices

COLOURS: Final = ["red", "green", "blue", "yellow", "white"]  # [IST-S.1]

# Assistants in a merchant's stack.
NEUTRAL: Final = 0
OWN: Final = 1


# A figure that the dice move about. [IST-E.12]
class PrintedFigure(NamedTuple):
    name: str
    box: str
    does: str  # the name of its class
    rules: str  # its paragraphs in docs/rules/istanbul.md


# The number of a figure is its place in this list.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
TRADER: Final = 2
COURIER: Final = 3
PRINTED_FIGURES: Final = [
    PrintedFigure("governor", BASE, "Governor", "E.8-9 E.12-13"),
    PrintedFigure("smuggler", BASE, "Smuggler", "E.10-13"),
    PrintedFigure("trader", MOCHA, "CoffeeTrader", "X.16-17"),
    PrintedFigure("courier", LETTERS, "Courier", "K.14-15"),
]
FIGURES: Final = [figure.name for figure in PRINTED_FIGURES]

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
MOSQUE_COSTS: Final = [[], [], [2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5]]

# Post Office: what each state of the four mail indicators pays, as goods and lira. [IST-5.1-2]
MAIL: Final = [
    ([0, 1, 1, 0], 2),
    ([1, 0, 1, 0], 2),
    ([1, 0, 1, 0], 3),
    ([1, 0, 0, 1], 3),
    ([1, 0, 0, 1], 4),
]

# Black Market: jewelry by dice total. [IST-8.1]
JEWELRY_FOR: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]

# Palace: the goods track; -1 is any good. A purchase pays every field not covered by a ruby. [IST-13.1-2]
PALACE_TRACK: Final = [JEWELRY, FABRIC, SPICE, FRUIT, -1, JEWELRY, FABRIC, SPICE, FRUIT, -1]
PALACE_FIELDS: Final = 11
# The Dealer's price is this less the rubies left on the track. [IST-16.2]
DEALER_TOP: Final = 24

# -- places ---------------------------------------------------------------------------------------------------

# By the big number on the tile (which is also the dice total that leads there).
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
ALL_PLACES: Final = 25  # a number of its own, which compiled code knows without looking

# The two markets, in the order of their tables. [IST-10.2]
SMALL: Final = 0
LARGE: Final = 1
MOST_SOLD: Final = 5

NO_RUBIES: Final = [0, 0, 0, 0, 0, 0]
NOTHING_PAID: Final[list[int]] = []


# A place: a tile of the board.
class Place(NamedTuple):
    number: int
    name: str
    asks: str  # the question its action asks: the name of a frame
    rules: str  # its paragraphs in docs/rules/istanbul.md
    box: str = BASE
    rubies: list[int] = NO_RUBIES  # at first, by number of players [IST-S.6-7]
    track: bool = False  # whether they lie on a track, which with an expansion never runs dry [IST-X.6]
    neutral: bool = False  # whether a neutral merchant starts here, with two players [IST-S.10]
    post: bool = True  # whether there are letters to it
    stores: int = -1  # the good of a warehouse
    market: int = -1
    pays: list[int] = NOTHING_PAID  # lira for so many goods, at a market
    asks_mocha: str = ""  # another question, with that box
    asks_letters: str = ""


PRINTED_PLACES: Final = [
    Place(WAINWRIGHT, "Wainwright", "ExtendBarrow", "1", rubies=[0, 0, 2, 3, 4, 5]),
    Place(FABRIC_WAREHOUSE, "Fabric Warehouse", "FillBarrow", "2", stores=FABRIC),
    Place(SPICE_WAREHOUSE, "Spice Warehouse", "FillBarrow", "2", stores=SPICE),
    Place(FRUIT_WAREHOUSE, "Fruit Warehouse", "FillBarrow", "2", stores=FRUIT),
    Place(POST_OFFICE, "Post Office", "CollectMail", "5"),
    Place(CARAVANSARY, "Caravansary", "VisitCaravansary", "6 V.10-11 X.14", asks_mocha="VisitCaravansaryForCoffee"),
    Place(FOUNTAIN, "Fountain", "RecallAssistants", "7 K.16-17", asks_letters="GatherAtFountain"),
    Place(BLACK_MARKET, "Black Market", "TradeOnTheSly", "8"),
    Place(TEA_HOUSE, "Tea House", "NameYourBid", "9"),
    Place(LARGE_MARKET, "Large Market", "SellGoods", "10", market=LARGE, pays=[0, 3, 7, 12, 18, 25]),
    Place(SMALL_MARKET, "Small Market", "SellGoods", "10", market=SMALL, pays=[0, 2, 5, 9, 14, 20]),
    Place(POLICE_STATION, "Police Station", "SendFamily", "12"),
    Place(PALACE, "Sultan’s Palace", "DeliverGoods", "13", rubies=[0, 0, 6, 6, 7, 7], track=True),
    Place(SMALL_MOSQUE, "Small Mosque", "TakeTile", "14 Q.1-6", rubies=[0, 0, 2, 3, 4, 4], neutral=True),
    Place(GREAT_MOSQUE, "Great Mosque", "TakeTile", "14 Q.7-10", rubies=[0, 0, 2, 3, 4, 4], neutral=True),
    Place(DEALER, "Gemstone Dealer", "BuyRuby", "16", rubies=[0, 0, 9, 10, 12, 12], track=True, neutral=True),
    Place(ROASTING_PLANT, "Roasting Plant", "Roast", "17", MOCHA, post=False),
    Place(GUILD_HALL, "Guild Hall", "Enlist", "18", MOCHA, post=False),
    Place(TAVERN, "Tavern", "VisitTavern", "19", MOCHA, post=False),
    Place(COFFEE_HOUSE, "Coffee House", "BuyWithCoffee", "20", MOCHA, [0, 0, 5, 5, 5, 5], track=True, post=False),
    Place(EMBASSY, "Embassy", "VisitEmbassy", "21", LETTERS, post=False),
    Place(KIOSK, "Kiosk", "VisitKiosk", "22", LETTERS, post=False),
    Place(AUCTION_HOUSE, "Auction House", "VisitAuction", "23", LETTERS),
    Place(SECRET_SOCIETY, "Secret Society", "VisitSociety", "24", LETTERS),
    Place(CATACOMBS, "Catacombs", "EnterCatacombs", "25", BAZAAR, post=False),
]

# By place; there is no place 0.
PLACE_NAMES: Final = ["", *[place.name for place in PRINTED_PLACES]]
RUBIES: Final = [NO_RUBIES, *[place.rubies for place in PRINTED_PLACES]]
STORES: Final = [-1, *[place.stores for place in PRINTED_PLACES]]
IS_NEW: Final = [False, *[place.box != BASE for place in PRINTED_PLACES]]  # whether it came with an expansion

BASE_PLACES: Final = [place.number for place in PRINTED_PLACES if place.box == BASE]
TRACKS: Final = [place.number for place in PRINTED_PLACES if place.track]
NEUTRAL_MERCHANTS: Final = [place.number for place in PRINTED_PLACES if place.neutral]  # [IST-S.10]


def _markets() -> list[Place]:
    """The markets in their order."""
    return [place for market in (SMALL, LARGE) for place in PRINTED_PLACES if place.market == market]


MARKET_PLACE: Final = [place.number for place in _markets()]
MARKET_PAY: Final = [place.pays for place in _markets()]


# -- tiles ----------------------------------------------------------------------------------------------------


# A demand tile of a market: the goods it asks for, in goods order. [IST-10.4]
class DemandTile(NamedTuple):
    name: str
    market: int
    goods: list[int]


PRINTED_DEMAND: Final = [
    DemandTile("S1", SMALL, [1, 3, 1, 0]),
    DemandTile("S2", SMALL, [1, 2, 1, 1]),
    DemandTile("S3", SMALL, [1, 1, 2, 1]),
    DemandTile("S4", SMALL, [1, 2, 2, 0]),
    DemandTile("S5", SMALL, [0, 2, 2, 1]),
    DemandTile("L1", LARGE, [2, 1, 0, 2]),
    DemandTile("L2", LARGE, [1, 1, 1, 2]),
    DemandTile("L3", LARGE, [1, 0, 1, 3]),
    DemandTile("L4", LARGE, [1, 1, 0, 3]),
    DemandTile("L5", LARGE, [2, 0, 1, 2]),
]
DEMAND: Final = [[tile.goods for tile in PRINTED_DEMAND if tile.market == market] for market in (SMALL, LARGE)]
DEMAND_NAMES: Final = [[tile.name for tile in PRINTED_DEMAND if tile.market == market] for market in (SMALL, LARGE)]


# A mosque tile, of a colour. [IST-14.1 IST-Q.1]
class MosqueTile(NamedTuple):
    name: str
    mosque: int
    rules: str  # its paragraphs in docs/rules/istanbul.md


# The number of a tile is its place in this list, and that of the good it is paid with.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PRINTED_TILES: Final = [
    MosqueTile("red", SMALL_MOSQUE, "Q.1-3"),
    MosqueTile("green", SMALL_MOSQUE, "Q.1 Q.4-6"),
    MosqueTile("yellow", GREAT_MOSQUE, "Q.1 Q.8-10"),
    MosqueTile("blue", GREAT_MOSQUE, "Q.1 Q.7"),
]
TILES: Final = [tile.name for tile in PRINTED_TILES]
TILE_MOSQUE: Final = [tile.mosque for tile in PRINTED_TILES]
MOSQUE_TILES: Final = [  # by place
    [colour for colour, mosque in enumerate(TILE_MOSQUE) if mosque == place] for place in range(ALL_PLACES + 1)
]
MOSQUES: Final = [place for place, colours in enumerate(MOSQUE_TILES) if colours]

# -- how and when ---------------------------------------------------------------------------------------------

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
