"""What is printed on the components of Mocha & Baksheesh and Letters & Seals: one line for each thing.

Values that no source settles stand in one place for each box, marked ASSUMED, so that an owner of the box can correct
them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meydan.games.istanbul.printed import (
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    DEALER,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GREAT_MOSQUE,
    GUILD_HALL,
    LARGE_MARKET,
    PALACE,
    POLICE_STATION,
    POST_OFFICE,
    PRINTED_PLACES,
    ROASTING_PLANT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)

NO_GOODS: Final = [0, 0, 0, 0]

# Boards: columns, and the layouts printed for a first game. [IST-X.2-3 IST-K.2]
EXPANDED_COLUMNS: Final = 5  # [IST-X.2]
MOCHA_LAYOUT: Final = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]
LETTERS_LAYOUT: Final = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]

# With any expansion the sixth ruby ends the game.
EXPANSION_TARGET: Final = 6

# -- Mocha & Baksheesh ----------------------------------------------------------------------------------------

# ASSUMED: values no source settles. Docs: the open questions in docs/rules/istanbul.md
TAVERN_COSTS: Final = [1, 2, 3, 4]  # coffee, by position in each stack of tavern tiles (strong) [IST-19.9]
BAKSHEESH_SIDES: Final = [[0, 0, 3, 0]]  # goods, stepped through after each purchase; the back is unknown [IST-19.15]
COFFEE_DICE: Final = [0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]  # coffee by dice total, "coffee-dice" (weak) [IST-C.31]

# Coffee House, Roasting Plant, Tavern. [IST-20.2 IST-17.1 IST-19.2 IST-19.14]
COFFEE_HOUSE_TOP: Final = 11  # the price is this less the rubies left [IST-20.2]
ROASTED: Final = 2
ROAST_LIRA_PRICE: Final = 2
BARRIER_PRICE: Final = 2
BAKSHEESH_COFFEE: Final = 4


# A kind of tavern tile. [IST-19.8]
class TavernTile(NamedTuple):
    name: str
    rules: str  # its paragraphs in docs/rules/istanbul.md
    more_met: bool = False  # whether it tells of more with Letters & Seals


# The number of a kind is its place in this list.
MOVEMENT: Final = 0
ENCOUNTER: Final = 1
PRINTED_TAVERN: Final = [
    TavernTile("movement", "19.8-11"),
    TavernTile("encounter", "19.12-13", more_met=True),
]
TAVERN_TILES: Final = [tile.name for tile in PRINTED_TAVERN]


# A guild card: there is one of each. It has the number of the place it is modelled on. [IST-B.6]
class PrintedGuild(NamedTuple):
    number: int
    does: str  # the name of its class
    rules: str  # its paragraphs in docs/rules/istanbul.md
    goods: list[int] = NO_GOODS  # paid
    any_goods: int = 0  # paid
    price: int = 0  # lira paid
    lira: int = 0  # taken
    coffee: int = 0
    cards: int = 0  # drawn


PRINTED_GUILD: Final = [
    PrintedGuild(WAINWRIGHT, "GuildExtension", "B.7"),
    PrintedGuild(FABRIC_WAREHOUSE, "GuildWarehouse", "B.8"),
    PrintedGuild(SPICE_WAREHOUSE, "GuildWarehouse", "B.8"),
    PrintedGuild(FRUIT_WAREHOUSE, "GuildWarehouse", "B.8"),
    PrintedGuild(POST_OFFICE, "GuildMail", "B.9", lira=4),
    PrintedGuild(CARAVANSARY, "GuildCaravan", "B.10", cards=3),
    PrintedGuild(FOUNTAIN, "GuildFountain", "B.11-12"),
    PrintedGuild(BLACK_MARKET, "GuildBlackMarket", "B.13 B.15"),
    PrintedGuild(TEA_HOUSE, "GuildTeaHouse", "B.14-15"),
    PrintedGuild(LARGE_MARKET, "GuildSale", "B.16", goods=[1, 1, 1, 0], lira=15),
    PrintedGuild(SMALL_MARKET, "GuildSale", "B.16", goods=[1, 1, 0, 1], lira=20),
    PrintedGuild(POLICE_STATION, "GuildPolice", "B.17-18"),
    PrintedGuild(PALACE, "GuildPalace", "B.19", any_goods=6),
    PrintedGuild(SMALL_MOSQUE, "GuildMosque", "B.20"),
    PrintedGuild(GREAT_MOSQUE, "GuildMosque", "B.20"),
    PrintedGuild(DEALER, "GuildDealer", "B.21", price=15),
    PrintedGuild(ROASTING_PLANT, "GuildRoasting", "B.22", coffee=5),
    PrintedGuild(GUILD_HALL, "GuildEnlisting", "B.23", coffee=1, cards=2),
    PrintedGuild(TAVERN, "GuildTavern", "B.24-25"),
    PrintedGuild(COFFEE_HOUSE, "GuildCoffeeHouse", "B.26"),
]
GUILD_CARDS: Final = len(PRINTED_GUILD)
GUILD_JEWELRY_FOR: Final = [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]  # by dice total [IST-B.13]

# -- Letters & Seals ------------------------------------------------------------------------------------------

# ASSUMED: values no source settles. Docs: the open questions in docs/rules/istanbul.md
LETTER_DICE: Final = [  # letters and lira by dice total, card "letter-dice" (weak) [IST-D.3]
    (0, 0), (0, 0), (0, 3), (0, 3), (0, 3), (0, 3), (0, 3), (1, 0), (1, 0), (1, 3), (1, 3), (2, 0), (2, 0),
]  # fmt: skip
LETTERS_TO_A_PLACE: Final = 2  # 36 letters; to which places says `post` of each [IST-K.7]
K11_COPIES: Final = 2  # 24 kiosk tiles; which of them is doubled
KIOSK_EXTENSION_GOODS: Final = [1, 1, 1, 0]  # k18 (weak) [IST-22.10]

LETTER_COPIES: Final = [0, *[LETTERS_TO_A_PLACE if place.post else 0 for place in PRINTED_PLACES]]  # by place

# Letters. [IST-K.27 IST-24.1-2]
LETTER_SEALS: Final = 1
DELIVERED_SEALS: Final = 2
SEALS_FOR_A_TURN: Final = 3
SEALS_FOR_A_RUBY: Final = 6
SOCIETY_LIRA: Final = [3, 2, 1]
RIDE_PRICE: Final = 3  # [IST-D.20]

# Coins: 30 of 1 lira, 15 of 5 and 12 of 10. The bank may owe more, but nobody can bid more. [IST-23.8]
HIGHEST_OFFER: Final = 30 * 1 + 15 * 5 + 12 * 10

# Where a companion is when on no place.
IN_SUPPLY: Final = 0  # the general supply
AT_HAND: Final = -1  # the player's own supply

# What a kiosk tile gives.
GOODS_OR_LIRA: Final = 0  # what it shows
LIRA_OR_COFFEE: Final = 1
BONUS_CARD: Final = 2
THE_COMPANION: Final = 3
A_DIE_ROLL: Final = 4
AN_EXTENSION: Final = 5
TO_THE_FOUNTAIN: Final = 6
AN_EXCHANGE: Final = 7

# What is exchanged, either way. The order is that of the choices that pay each.
SOME_LIRA: Final = 0
A_CARD: Final = 1
A_GOOD: Final = 2
A_LETTER: Final = 3
EXCHANGED_PRICE: Final = 2  # lira paid, and got, in an exchange
EXCHANGED_LIRA: Final = 3
NO_EXCHANGE: Final[list[int]] = []


# A kind of kiosk tile. [IST-22.6]
class KioskTile(NamedTuple):
    number: int
    gives: int
    rules: str  # its paragraphs in docs/rules/istanbul.md
    goods: list[int] = NO_GOODS  # taken
    lira: int = 0
    paid: list[int] = NO_GOODS  # goods paid
    price: int = 0  # lira paid
    exchanged: list[int] = NO_EXCHANGE
    copies: int = 1
    dry: bool = False  # whether it tells of less without coffee in the game


# k1 to k23, in the order of their numbers.
PRINTED_KIOSK: Final = [
    KioskTile(1, GOODS_OR_LIRA, "22.7", [0, 0, 1, 0], lira=1),
    KioskTile(2, GOODS_OR_LIRA, "22.7", [0, 1, 0, 0], lira=1),
    KioskTile(3, GOODS_OR_LIRA, "22.7", [1, 0, 0, 0], lira=1),
    KioskTile(4, GOODS_OR_LIRA, "22.7", [0, 0, 2, 0]),
    KioskTile(5, GOODS_OR_LIRA, "22.7", [0, 2, 0, 0]),
    KioskTile(6, GOODS_OR_LIRA, "22.7", [2, 0, 0, 0]),
    KioskTile(7, GOODS_OR_LIRA, "22.7", [0, 0, 1, 0]),
    KioskTile(8, GOODS_OR_LIRA, "22.7", [0, 1, 0, 0]),
    KioskTile(9, GOODS_OR_LIRA, "22.7", [1, 0, 0, 0]),
    KioskTile(10, GOODS_OR_LIRA, "22.7", [0, 0, 0, 1]),
    KioskTile(11, BONUS_CARD, "22.7", copies=K11_COPIES),
    KioskTile(12, GOODS_OR_LIRA, "22.7", lira=2),
    KioskTile(13, LIRA_OR_COFFEE, "22.7", lira=2, dry=True),
    KioskTile(14, LIRA_OR_COFFEE, "22.7", lira=3, dry=True),
    KioskTile(15, THE_COMPANION, "22.8"),
    KioskTile(16, A_DIE_ROLL, "22.9"),
    KioskTile(17, AN_EXTENSION, "22.10", price=10),
    KioskTile(18, AN_EXTENSION, "22.10", paid=KIOSK_EXTENSION_GOODS),
    KioskTile(19, TO_THE_FOUNTAIN, "22.11"),
    KioskTile(20, AN_EXCHANGE, "22.12", exchanged=[A_GOOD, A_LETTER], dry=True),
    KioskTile(21, AN_EXCHANGE, "22.12", exchanged=[A_CARD, A_LETTER]),
    KioskTile(22, AN_EXCHANGE, "22.12", exchanged=[SOME_LIRA, A_LETTER]),
    KioskTile(23, AN_EXCHANGE, "22.12", exchanged=[SOME_LIRA, A_CARD]),
]
KIOSK_KINDS: Final = len(PRINTED_KIOSK)  # [IST-22.6]

# By number; there is no tile 0.
KIOSK_COPIES: Final = [0, *[tile.copies for tile in PRINTED_KIOSK]]
KIOSK_GIVES: Final = [GOODS_OR_LIRA, *[tile.gives for tile in PRINTED_KIOSK]]
KIOSK_GOODS: Final = [NO_GOODS, *[tile.goods for tile in PRINTED_KIOSK]]
KIOSK_LIRA: Final = [0, *[tile.lira for tile in PRINTED_KIOSK]]
KIOSK_PAID: Final = [NO_GOODS, *[tile.paid for tile in PRINTED_KIOSK]]
KIOSK_PRICE: Final = [0, *[tile.price for tile in PRINTED_KIOSK]]
KIOSK_EXCHANGED: Final = [NO_EXCHANGE, *[tile.exchanged for tile in PRINTED_KIOSK]]
