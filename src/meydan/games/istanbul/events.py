"""What can happen in Istanbul, in the past tense, and the numbers each event carries."""

from __future__ import annotations

from typing import Final

from meydan.kernel.events import EventKind

LAID: Final = EventKind("laid", "place cell")
FIGURE_MOVED: Final = EventKind("figure-moved", "figure start place")
NEUTRAL_MOVED: Final = EventKind("neutral-moved", "start place")
DEMAND_SHOWN: Final = EventKind("demand-shown", "market tile")

MOVED: Final = EventKind("moved", "seat start place")
PICKED_UP: Final = EventKind("picked-up", "seat place neutral")
LEFT: Final = EventKind("left", "seat place neutral")
STOPPED: Final = EventKind("stopped", "seat place")
RETURNED: Final = EventKind("returned", "seat place")
PAID_MERCHANT: Final = EventKind("paid-merchant", "seat to lira")
PAID: Final = EventKind("paid", "seat lira")
EARNED: Final = EventKind("earned", "seat lira")
GAINED: Final = EventKind("gained", "seat good amount lost")
GAVE: Final = EventKind("gave", "seat good amount")
ROLLED: Final = EventKind("rolled", "low high")
TURNED: Final = EventKind("turned", "seat low high")
NAMED: Final = EventKind("named", "seat bid")

DREW: Final = EventKind("drew", "seat card")
DREW_HIDDEN: Final = EventKind("drew-hidden", "seat")
TOOK_DISCARD: Final = EventKind("took-discard", "seat card")
DISCARDED: Final = EventKind("discarded", "seat card")
PLAYED: Final = EventKind("played", "seat card")
RESHUFFLED: Final = EventKind("reshuffled", "cards")

EXTENDED: Final = EventKind("extended", "seat capacity")
SOLD: Final = EventKind("sold", "seat market sale lira")
MAIL_MOVED: Final = EventKind("mail-moved", "state")
TOOK_TILE: Final = EventKind("took-tile", "seat tile")
FIFTH_JOINED: Final = EventKind("fifth-joined", "seat")
TOOK_RUBY: Final = EventKind("took-ruby", "seat place rubies")
SENT_FAMILY: Final = EventKind("sent-family", "seat place")
CAUGHT: Final = EventKind("caught", "seat whose")
USED_FIGURE: Final = EventKind("used-figure", "seat figure")
LED_CARAVAN: Final = EventKind("led-caravan", "seat")

TURN_BEGAN: Final = EventKind("turn-began", "seat round")
LAST_ROUND: Final = EventKind("last-round", "seat")
CASHED: Final = EventKind("cashed", "seat card")
ENDED: Final = EventKind("ended", "")
