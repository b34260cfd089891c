"""What is printed on the components of Mocha & Baksheesh and Letters & Seals.

Values that no source settles stand in one place, at the end, marked ASSUMED, so that an owner of the box can correct
them.
"""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.printed import (
    AUCTION_HOUSE,
    CATACOMBS,
    COFFEE_HOUSE,
    DEALER,
    EMBASSY,
    GUILD_HALL,
    KIOSK,
    PALACE,
    PLACES,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
)

# Boards: columns, places, and the layout printed for a first game. [IST-L]
EXPANDED_COLUMNS: Final = 5
BASE_PLACES: Final = list(range(1, PLACES + 1))
MOCHA_PLACES: Final = [ROASTING_PLANT, GUILD_HALL, TAVERN, COFFEE_HOUSE]
LETTERS_PLACES: Final = [EMBASSY, KIOSK, AUCTION_HOUSE, SECRET_SOCIETY]
BAZAAR_PLACES: Final = [CATACOMBS]
MOCHA_LAYOUT: Final = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]
LETTERS_LAYOUT: Final = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]

# With any expansion the sixth ruby ends the game, and a track whose last ruby was taken gets one from the supply.
EXPANSION_TARGET: Final = 6
TRACKS: Final = [PALACE, DEALER, COFFEE_HOUSE]
COFFEE_HOUSE_RUBIES: Final = 5
COFFEE_HOUSE_TOP: Final = 11  # the price is this less the rubies left

# Roasting Plant, Tavern, guild cards. [IST-17] [IST-19] [IST-B]
ROASTED: Final = 2
ROAST_LIRA_PRICE: Final = 2
BARRIER_PRICE: Final = 2
BAKSHEESH_COFFEE: Final = 4
MOVEMENT: Final = 0
ENCOUNTER: Final = 1
TAVERN_TILES: Final = ["movement", "encounter"]
GUILD_CARDS: Final = 20
GUILD_RUBY_LIRA: Final = 15
GUILD_JEWELRY_FOR: Final = [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]  # by dice total

# Letters. [IST-K]
LETTER_SEALS: Final = 1
DELIVERED_SEALS: Final = 2
SEALS_FOR_A_TURN: Final = 3
SEALS_FOR_A_RUBY: Final = 6
SOCIETY_LIRA: Final = [3, 2, 1]
RIDE_PRICE: Final = 3

# Coins: 30 of 1 lira, 15 of 5 and 12 of 10. The bank may owe more, but nobody can bid more. [IST-23.8]
HIGHEST_OFFER: Final = 30 * 1 + 15 * 5 + 12 * 10

# Kiosk tiles, k1 to k23: what a tile gives without a price, as goods and lira; the others are in letters/kiosk.py.
KIOSK_KINDS: Final = 23
KIOSK_GIFTS: Final = {
    1: ([0, 0, 1, 0], 1),
    2: ([0, 1, 0, 0], 1),
    3: ([1, 0, 0, 0], 1),
    4: ([0, 0, 2, 0], 0),
    5: ([0, 2, 0, 0], 0),
    6: ([2, 0, 0, 0], 0),
    7: ([0, 0, 1, 0], 0),
    8: ([0, 1, 0, 0], 0),
    9: ([1, 0, 0, 0], 0),
    10: ([0, 0, 0, 1], 0),
    12: ([0, 0, 0, 0], 2),
}
KIOSK_COFFEE_OR_LIRA: Final = {13: 2, 14: 3}
KIOSK_EXTENSION_LIRA: Final = 10

# Where a companion is when on no place.
IN_SUPPLY: Final = 0  # the general supply
AT_HAND: Final = -1  # the player's own supply

# -- ASSUMED: values no source settles. Docs: the open questions in docs/rules/istanbul.md --------------------

TAVERN_COSTS: Final = [1, 2, 3, 4]  # coffee, by position in each stack of tavern tiles (strong)
BAKSHEESH_SIDES: Final = [[0, 0, 3, 0]]  # goods, stepped through after each purchase; the back is unknown
COFFEE_DICE: Final = [0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]  # coffee by dice total, card "coffee-dice" (weak)
LETTER_DICE: Final = [  # letters and lira by dice total, card "letter-dice" (weak)
    (0, 0), (0, 0), (0, 3), (0, 3), (0, 3), (0, 3), (0, 3), (1, 0), (1, 0), (1, 3), (1, 3), (2, 0), (2, 0),
]  # fmt: skip
LETTER_COPIES: Final = {place: 2 for place in [*BASE_PLACES, AUCTION_HOUSE, SECRET_SOCIETY]}  # 36 letters
KIOSK_COPIES: Final = {tile: 2 if tile == 11 else 1 for tile in range(1, KIOSK_KINDS + 1)}  # 24 tiles; which is doubled
KIOSK_EXTENSION_GOODS: Final = [1, 1, 1, 0]  # k18 (weak)
