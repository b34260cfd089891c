"""Every choice and chance outcome the expansions add. The order here is the action space: append, never reorder."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import DEAL, DISCARD, PLAYS, SPACE, TAKE, YELLOW_TILE, by_places, make_plays
from meydan.games.istanbul.deck import ALL_CARDS, DECK, SETTLED, settled_of
from meydan.games.istanbul.expansions.printed import GUILD_CARDS, HIGHEST_OFFER, KIOSK_KINDS, TAVERN_TILES
from meydan.games.istanbul.printed import ALL_PLACES, GOODS, JEWELRY, LETTERS, MOCHA, TRACKS
from meydan.kernel.choice import Choice

# Providers that are not cards, after the yellow tile
GUILD_PROVIDER: Final = YELLOW_TILE + 1
RIDE_PROVIDER: Final = YELLOW_TILE + 2
COMPANION_PROVIDER: Final = YELLOW_TILE + 3

COFFEE: Final = len(GOODS)  # the fifth thing, where an effect takes or gives goods or coffee [IST-X.13]

# -- Mocha & Baksheesh ----------------------------------------------------------------------------------------

ROAST_LIRA: Final = SPACE.action("roast lira")
ROAST_GOOD: Final = [SPACE.action(f"roast {name}", good) for good, name in enumerate(GOODS)]
ROAST_CARD: Final = [SPACE.action(f"roast card {name}", kind) for kind, name in enumerate(ALL_CARDS[:SETTLED])]
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
make_plays(settled_of(MOCHA))
CARD_GUILD: Final = PLAYS["guild"][0]
CARD_SIX: Final = PLAYS["six"]
CARD_CORNER: Final = PLAYS["corner"]
CARD_WAINWRIGHT: Final = PLAYS["wainwright"][0]
CARD_HOUSE: Final = PLAYS["house"][0]

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
make_plays(settled_of(LETTERS))
CARD_LETTER: Final = PLAYS["letter"][0]
CARD_LETTER_DICE: Final = PLAYS["letter-dice"][0]
CARD_GOOD_LIRA: Final = PLAYS["good-lira"]
CARD_COPY: Final = PLAYS["copy"][0]
CARD_ERRAND: Final = PLAYS["errand"]
CARD_JOIN: Final = PLAYS["join"]
CARD_COMPANION: Final = PLAYS["companion"]
CARD_FIGURE: Final = PLAYS["figure"]
CARD_MOSQUE: Final = PLAYS["mosque"][0]
CARD_SOCIETY: Final = PLAYS["society"][0]
CARD_RIDE: Final = PLAYS["ride"]

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

# -- kinds of cards that came later ---------------------------------------------------------------------------

make_plays(DECK[SETTLED:])
for _kind in range(SETTLED, len(DECK)):
    DISCARD.append(SPACE.action(f"discard {ALL_CARDS[_kind]}", _kind))
    ROAST_CARD.append(SPACE.action(f"roast card {ALL_CARDS[_kind]}", _kind))
    DEAL.append(SPACE.outcome(f"deal {ALL_CARDS[_kind]}", _kind))
