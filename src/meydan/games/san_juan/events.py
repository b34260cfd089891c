"""What can happen in San Juan, in the past tense, and the numbers each event carries."""

from __future__ import annotations

from typing import Final

from meydan.kernel.events import EventKind

ROUND_BEGAN: Final = EventKind("round-began", "round governor")
TURN_BEGAN: Final = EventKind("turn-began", "seat round")
TOOK_ROLE: Final = EventKind("took-role", "seat role")
TOOK_EVENT: Final = EventKind("took-event", "seat card")
VISITED: Final = EventKind("visited", "seat role")
DOUBLED: Final = EventKind("doubled", "seat")
PASSED: Final = EventKind("passed", "seat")
ENDED: Final = EventKind("ended", "")

DREW: Final = EventKind("drew", "seat card")
DREW_HIDDEN: Final = EventKind("drew-hidden", "seat")
EVENT_SHOWN: Final = EventKind("event-shown", "seat card")
TURNED_UP: Final = EventKind("turned-up", "seat card")
RESHUFFLED: Final = EventKind("reshuffled", "cards")
PRICES_SHOWN: Final = EventKind("prices-shown", "prices")

BUILT: Final = EventKind("built", "seat building cards")
COVERED: Final = EventKind("covered", "seat building")
SPENT: Final = EventKind("spent", "seat building")
PAID: Final = EventKind("paid", "seat card")
PAID_HIDDEN: Final = EventKind("paid-hidden", "seat")
DISCARDED: Final = EventKind("discarded", "seat card")
DISCARDED_HIDDEN: Final = EventKind("discarded-hidden", "seat")
KEPT: Final = EventKind("kept", "seat card")
KEPT_HIDDEN: Final = EventKind("kept-hidden", "seat")
BURIED: Final = EventKind("buried", "seat card")
BURIED_HIDDEN: Final = EventKind("buried-hidden", "seat")
DEPOSITED: Final = EventKind("deposited", "seat card")
DEPOSITED_HIDDEN: Final = EventKind("deposited-hidden", "seat")

PRODUCED: Final = EventKind("produced", "seat building")
SOLD: Final = EventKind("sold", "seat building cards")
SANK: Final = EventKind("sank", "seat")
HELPED: Final = EventKind("helped", "seat building")
FOUND: Final = EventKind("found", "seat card")
FOUND_NOTHING: Final = EventKind("found-nothing", "seat")
LOST: Final = EventKind("lost", "seat building")
