"""What can happen with the expansions, in the past tense."""

from __future__ import annotations

from typing import Final

from meydan.kernel.events import EventKind

GOT_COFFEE: Final = EventKind("got-coffee", "seat coffee")
PAID_COFFEE: Final = EventKind("paid-coffee", "seat coffee")
DREW_GUILD: Final = EventKind("drew-guild", "seat card")
DREW_GUILD_HIDDEN: Final = EventKind("drew-guild-hidden", "seat")
DISCARDED_GUILD: Final = EventKind("discarded-guild", "seat card")
RESHUFFLED_GUILD: Final = EventKind("reshuffled-guild", "cards")
PLAYED_GUILD: Final = EventKind("played-guild", "seat card")
TOOK_TAVERN_TILE: Final = EventKind("took-tavern-tile", "seat tile")
SET_BARRIER: Final = EventKind("set-barrier", "seat one other")
USED_FROM_AFAR: Final = EventKind("used-from-afar", "seat place")
REFILLED: Final = EventKind("refilled", "place")
BAKSHEESH_TURNED: Final = EventKind("baksheesh-turned", "side")

GOT_LETTER: Final = EventKind("got-letter", "seat place")
DELIVERED_LETTER: Final = EventKind("delivered-letter", "seat place")
SPENT_LETTER: Final = EventKind("spent-letter", "seat place delivered")
RESHUFFLED_LETTERS: Final = EventKind("reshuffled-letters", "letters")
COMPANION_JOINED: Final = EventKind("companion-joined", "seat")
COMPANION_PLACED: Final = EventKind("companion-placed", "seat place")
COMPANION_MOVED: Final = EventKind("companion-moved", "seat start place")
COMPANION_LEFT: Final = EventKind("companion-left", "seat")
KIOSK_SHOWN: Final = EventKind("kiosk-shown", "tile")
RESHUFFLED_KIOSK: Final = EventKind("reshuffled-kiosk", "tiles")
PICKED_TILE: Final = EventKind("picked-tile", "seat tile")
USED_TILE: Final = EventKind("used-tile", "seat tile")
ROLLED_DIE: Final = EventKind("rolled-die", "face")
OFFERED: Final = EventKind("offered", "seat lira")
PASSED: Final = EventKind("passed", "seat")
WON_AUCTION: Final = EventKind("won-auction", "seat lira to")
TOOK_DOUBLE_TURN: Final = EventKind("took-double-turn", "seat")
EXTRA_TURN: Final = EventKind("extra-turn", "seat")
