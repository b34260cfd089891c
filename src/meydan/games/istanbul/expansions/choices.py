"""Every choice and chance outcome the expansions add. The order here is the action space: append, never reorder."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import SPACE, TAKE, YELLOW_TILE, by_places
from meydan.games.istanbul.expansions.tables import (
    COFFEE_CARD,
    COFFEE_DICE_CARD,
    COFFEE_LIRA_CARD,
    COMPANION_CARD,
    COPY_CARD,
    CORNER_CARD,
    ERRAND_CARD,
    FABRIC_CARD,
    FIGURE_CARD,
    FRUIT_CARD,
    GOOD_LIRA_CARD,
    GUILD_CARDS,
    GUILD_DRAW_CARD,
    HIGHEST_OFFER,
    HOUSE_CARD,
    JOIN_CARD,
    KIOSK_KINDS,
    LETTER_CARD,
    LETTER_DICE_CARD,
    MOSQUE_CARD,
    RIDE_CARD,
    SIX_CARD,
    SOCIETY_CARD,
    SPICE_CARD,
    SWAP_CARD,
    TAVERN_TILES,
    TRACKS,
    WAINWRIGHT_CARD,
)
from meydan.games.istanbul.tables import ALL_CARDS, ALL_PLACES, GOODS, JEWELRY
from meydan.kernel.choice import Choice

# Providers that are not cards, after the yellow tile
GUILD_PROVIDER: Final = YELLOW_TILE + 1
RIDE_PROVIDER: Final = YELLOW_TILE + 2
COMPANION_PROVIDER: Final = YELLOW_TILE + 3

COFFEE: Final = len(GOODS)  # the fifth thing, where an effect takes or gives goods or coffee

# -- Mocha & Baksheesh ----------------------------------------------------------------------------------------

ROAST_LIRA: Final = SPACE.action("roast lira")
ROAST_GOOD: Final = [SPACE.action(f"roast {name}", good) for good, name in enumerate(GOODS)]
ROAST_CARD: Final = [SPACE.action(f"roast card {name}", kind) for kind, name in enumerate(ALL_CARDS)]
ROAST_GUILD: Final = [SPACE.action(f"roast guild {card}", card) for card in range(1, GUILD_CARDS + 1)]
ENLIST: Final = SPACE.action("enlist")
DISCARD_GUILD: Final = [SPACE.action(f"discard guild {card}", card) for card in range(1, GUILD_CARDS + 1)]
BARRIER: Final = by_places("barrier")
BESIDE: Final = by_places("beside")
USE: Final = by_places("use")
TAVERN_TILE: Final = [SPACE.action(f"tavern {name}", tile) for tile, name in enumerate(TAVERN_TILES)]
TAVERN_RUBY: Final = [SPACE.action(f"tavern ruby {track}", track) for track in TRACKS]
ASK_TRADER: Final = SPACE.action("trader")
GIVE_COFFEE: Final = SPACE.action("give coffee", COFFEE)
TAKE_JEWELRY: Final = SPACE.action("take jewelry", JEWELRY)
TAKE_COFFEE: Final = SPACE.action("take coffee", COFFEE)
TAKE_ANY: Final = [*TAKE, TAKE_JEWELRY]  # the four goods
TAKE_ALL: Final = [*TAKE_ANY, TAKE_COFFEE]  # and coffee
WITHOUT: Final = [SPACE.action(f"without {name}", good) for good, name in enumerate(GOODS)]

GUILD: Final = [SPACE.action(f"guild {card}", card, 0, GUILD_PROVIDER) for card in range(1, GUILD_CARDS + 1)]
RIDE: Final = by_places("ride", RIDE_PROVIDER)
CARD_COFFEE: Final = SPACE.action("card coffee", 0, 0, COFFEE_CARD)
CARD_GUILD: Final = SPACE.action("card guild", 0, 0, GUILD_DRAW_CARD)
CARD_COFFEE_LIRA: Final = SPACE.action("card coffee-lira", 0, 0, COFFEE_LIRA_CARD)
CARD_SWAP: Final = SPACE.action("card swap", 0, 0, SWAP_CARD)
CARD_COFFEE_DICE: Final = SPACE.action("card coffee-dice", 0, 0, COFFEE_DICE_CARD)
CARD_SIX: Final = [SPACE.action("card six low", 0, 0, SIX_CARD), SPACE.action("card six high", 1, 0, SIX_CARD)]
CARD_CORNER: Final = by_places("card corner", CORNER_CARD)
CARD_WAINWRIGHT: Final = SPACE.action("card wainwright", 0, 0, WAINWRIGHT_CARD)
CARD_HOUSE: Final = SPACE.action("card house", 0, 0, HOUSE_CARD)

# -- Letters & Seals ------------------------------------------------------------------------------------------

LETTER: Final = by_places("letter")  # an undelivered letter, by the place it names
DELIVERED: Final = SPACE.action("delivered letter")
COMPANION_HOME: Final = SPACE.action("companion home")
PICK: Final = [SPACE.action(f"pick k{tile}", tile) for tile in range(1, KIOSK_KINDS + 1)]
USE_TILE: Final = SPACE.action("use tile")
DECLINE: Final = SPACE.closing("decline")
TAKE_LIRA: Final = SPACE.action("take lira")
_OFFER: Final = [SPACE.action(f"offer {lira}", lira) for lira in range(1, 100)]
PASS: Final = SPACE.closing("pass")
RUBY: Final = [SPACE.action(f"ruby {track}", track) for track in TRACKS]
ASK_COURIER: Final = SPACE.action("courier")
DOUBLE: Final = SPACE.action("double turn")
GO_MERCHANT: Final = by_places("merchant to")
GO_COMPANION: Final = by_places("companion to")

PLACE_COMPANION: Final = SPACE.action("place companion", 0, 0, COMPANION_PROVIDER)
COMPANION: Final = by_places("companion", COMPANION_PROVIDER)
CARD_LETTER: Final = SPACE.action("card letter", 0, 0, LETTER_CARD)
CARD_LETTER_DICE: Final = SPACE.action("card letter-dice", 0, 0, LETTER_DICE_CARD)
CARD_GOOD_LIRA: Final = [
    SPACE.action(f"card good-lira {name}", good, 0, GOOD_LIRA_CARD) for good, name in enumerate([*GOODS, "coffee"])
]
CARD_FABRIC: Final = SPACE.action("card fabric", 0, 0, FABRIC_CARD)
CARD_SPICE: Final = SPACE.action("card spice", 1, 0, SPICE_CARD)
CARD_FRUIT: Final = SPACE.action("card fruit", 2, 0, FRUIT_CARD)
CARD_COPY: Final = SPACE.action("card copy", 0, 0, COPY_CARD)
CARD_ERRAND: Final = by_places("card errand", ERRAND_CARD)
CARD_JOIN: Final = [SPACE.action(f"card join {seat}", seat, 0, JOIN_CARD) for seat in range(5)]
CARD_COMPANION: Final = by_places("card companion", COMPANION_CARD)
# Each says which figure, and what is asked of it.
CARD_FIGURE: Final = [
    SPACE.action("card figure governor", 0, 0, FIGURE_CARD),
    *(SPACE.action(f"card figure smuggler {name}", good, 1, FIGURE_CARD) for good, name in enumerate(GOODS)),
    SPACE.action("card figure trader", 0, 2, FIGURE_CARD),
    SPACE.action("card figure courier", 0, 3, FIGURE_CARD),
]
CARD_MOSQUE: Final = SPACE.action("card mosque", 0, 0, MOSQUE_CARD)
CARD_SOCIETY: Final = SPACE.action("card society", 0, 0, SOCIETY_CARD)
CARD_RIDE: Final = by_places("card ride", RIDE_CARD)

# Bids, up to all the coins of the box; those from 100 came later. [IST-23.8]
OFFER: Final = [*_OFFER, *(SPACE.action(f"offer {lira}", lira) for lira in range(100, HIGHEST_OFFER + 1))]

# -- chance ---------------------------------------------------------------------------------------------------


def _deals(what: str, most: int) -> list[Choice]:
    """One outcome for each of what is numbered from 1; entry 0 is never used, so that the number is the index."""
    made = [SPACE.outcome(f"deal {what}{number}", number) for number in range(1, most + 1)]
    return [made[0], *made]


DEAL_GUILD: Final = _deals("guild ", GUILD_CARDS)
DEAL_LETTER: Final = _deals("letter ", ALL_PLACES)
DEAL_KIOSK: Final = _deals("k", KIOSK_KINDS)
DIE: Final = [SPACE.outcome(f"die {face}", face) for face in range(1, 7)]
