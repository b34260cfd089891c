# uncompiled: words are for people and never on a hot path
"""What happened, in the past tense: a sentence for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.san_juan.tables import GOODS, PRICES, PRODUCTION, ROLES, TITLES
from meydan.games.san_juan.words.catalogue import CARD_NAMES, NAMES, counted, object_name, possessive
from meydan.games.san_juan.words.describe import good_name
from meydan.kernel.events import Event

EVENTS: Final = {
    "round-began": "round {round} began, with {governor} as governor",
    "turn-began": "{whose} turn began",
    "took-role": "{who} took the {role}",
    "took-event": "{who} took the event “{card}”",
    "visited": "{who} repeated the {role}",
    "doubled": "{who} used the library",
    "passed": "{who} passed",
    "ended": "the game ended",
    "drew": "{who} drew “{card}”",
    "drew-hidden": "{who} drew a card",
    "event-shown": "{who} brought out the event “{card}”",
    "turned-up": "{who} turned up “{card}”",
    "reshuffled": "the discard pile of {cards} was shuffled into a new deck",
    "prices-shown": "goods bring {prices} now",
    "built": "{who} built the {building} for {cards}",
    "covered": "{who} covered the {building}",
    "spent": "{who} spent the {good}",
    "paid": "{who} paid “{card}”",
    "paid-hidden": "{who} paid a card",
    "discarded": "{who} discarded “{card}”",
    "discarded-hidden": "{who} discarded a card",
    "kept": "{who} kept “{card}”",
    "kept-hidden": "{who} kept a card",
    "buried": "{who} put “{card}” under the chapel",
    "buried-hidden": "{who} put a card under the chapel",
    "deposited": "{who} put “{card}” under the bank",
    "deposited-hidden": "{who} put a card under the bank",
    "produced": "{who} produced {good}",
    "sold": "{who} sold {good} for {cards}",
    "sank": "{who} put that good under the harbor",
    "helped": "{who} used the {building}",
    "found": "{who} took “{card}” in hand",
    "found-nothing": "{who} found nothing",
    "lost": "{who} lost the {building}",
}

# Two such things in a row share their beginning: drew a card, a card.
SHARED: Final = ("drew ", "paid ", "discarded ", "kept ", "produced ", "sold ", "turned up ", "spent ")


def clause(event: Event, names: Sequence[str] = NAMES) -> tuple[str, str]:
    """Who did it (empty when nobody did), and what: to be joined to a sentence."""
    given = event.values()
    words: dict[str, object] = dict(given)
    seat = given.get("seat", -1)
    if "card" in given:
        words["card"] = CARD_NAMES[given["card"]]
    if "building" in given:
        words["building"] = TITLES[given["building"]]
        if event.name in ("produced", "sold", "spent"):
            words["good"] = good_name(given["building"])
    if "cards" in given:
        words["cards"] = counted(given["cards"], "card")
    if "role" in given:
        words["role"] = ROLES[given["role"]]
    if "prices" in given:
        words["prices"] = prices(given["prices"])
    words["whose"] = possessive(names[max(seat, 0)])
    words["governor"] = object_name(names[given.get("governor", 0)])
    return names[seat] if seat >= 0 else "", EVENTS[event.name].removeprefix("{who} ").format(**words)


def tell(event: Event, names: Sequence[str] = NAMES) -> str:
    """One event as a whole sentence."""
    who, did = clause(event, names)
    text = f"{who} {did}" if EVENTS[event.name].startswith("{who}") else did
    return text[0].upper() + text[1:] + "."


def prices(card: int) -> str:
    """What a price card says."""
    return ", ".join(f"{GOODS[good]} {PRICES[card][good]}" for good in range(PRODUCTION))
