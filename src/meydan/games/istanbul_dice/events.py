"""What can happen in the Dice Game, in the past tense, and the numbers each event carries."""

from __future__ import annotations

from typing import Final

from meydan.kernel.events import EventKind

TURN_BEGAN: Final = EventKind("turn-began", "seat round")
ROLLED: Final = EventKind("rolled", "seat dice")  # dice packed as in choices.py
REROLLED: Final = EventKind("rerolled", "seat dice")
ACTED: Final = EventKind("acted", "seat action")
SPENT: Final = EventKind("spent", "seat good how")
CASHED: Final = EventKind("cashed", "seat dice")
TOOK: Final = EventKind("took", "seat resource amount")
PAID: Final = EventKind("paid", "seat resource amount")
RETURNED: Final = EventKind("returned", "seat resource")

REVEALED: Final = EventKind("revealed", "card")
RESHUFFLED: Final = EventKind("reshuffled", "cards")
USED_CARD: Final = EventKind("used-card", "seat card")
ACCEPTED: Final = EventKind("accepted", "seat card")
DECLINED: Final = EventKind("declined", "seat card")
CONSOLED: Final = EventKind("consoled", "seat card")

TILE_SHOWN: Final = EventKind("tile-shown", "tile")
TOOK_TILE: Final = EventKind("took-tile", "seat tile")
LOST_TILE: Final = EventKind("lost-tile", "seat tile")
TOOK_RUBY: Final = EventKind("took-ruby", "seat area rubies")

LAST_ROUND: Final = EventKind("last-round", "seat")
ENDED: Final = EventKind("ended", "")
