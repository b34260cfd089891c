# uncompiled: words are for people and never on a hot path
"""What happened, in the past tense: a sentence for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul_dice.choices import SORT, SPACE
from meydan.games.istanbul_dice.tables import CARD_NAMES, COLOURS, RESOURCES, TILES
from meydan.games.istanbul_dice.words.catalogue import AREA_NAMES, NAMES, amount_of, dice_of, possessive
from meydan.kernel.events import Event

EVENTS: Final = {
    "turn-began": "{whose} turn began, in round {round}",
    "rolled": "{who} rolled {dice}",
    "rerolled": "{who} paid a crystal to roll {dice} again",
    "acted": "{who} chose “{action}”",
    "spent": "{who} paid {spent}",
    "cashed": "{who} cashed {coins}",
    "took": "{who} got {what}",
    "paid": "{who} paid {what}",
    "returned": "{who} gave one {resource} back, as the supply was short",
    "revealed": "the bazaar showed “{card}”",
    "reshuffled": "the {cards} discards were shuffled into a new deck",
    "used-card": "{who} used “{card}”",
    "accepted": "{who} accepted “{card}”",
    "declined": "{who} declined “{card}”",
    "consoled": "{who} could not meet it",
    "tile-shown": "the mosque showed the tile {tile}",
    "took-tile": "{who} took the mosque tile {tile}",
    "lost-tile": "{who} discarded the mosque tile {tile}",
    "took-ruby": "{who} took a ruby from the {area} ({rubies} now)",
    "last-round": "{who} reached the goal, so this is the last round",
    "ended": "the game ended",
}

# Two such things in a row share their beginning: got 1 crystal, 3 lira.
SHARED: Final = ("got ", "paid ", "the bazaar showed ", "the mosque showed ")

_HOW: Final = ("a {} die", "a {} marker", "a brown marker for {}")


def clause(event: Event, names: Sequence[str] = NAMES) -> tuple[str, str]:
    """Who did it (empty when nobody did), and what: to be joined to a sentence."""
    given = event.values()
    words: dict[str, object] = dict(given)
    seat = given.get("seat", -1)
    who = names[seat] if seat >= 0 else ""
    if event.name in ("rolled", "rerolled"):
        words["dice"] = dice_of(given["dice"])
    elif event.name == "cashed":
        words["coins"] = f"{given['dice']} coin {'die' if given['dice'] == 1 else 'dice'}"
    elif event.name == "spent":
        words["spent"] = _HOW[given["how"]].format(COLOURS[given["good"]])
    elif event.name == "acted":
        words["action"] = SPACE.actions[given["action"] % len(SORT)].text
    if "resource" in given:
        words["resource"] = RESOURCES[given["resource"]]
        words["what"] = amount_of(given["resource"], given.get("amount", 1))
    if "card" in given:
        words["card"] = CARD_NAMES[given["card"]]
    if "tile" in given:
        words["tile"] = TILES[given["tile"]]
    if "area" in given:
        words["area"] = AREA_NAMES[given["area"]]
    words["whose"] = possessive(names[max(seat, 0)])
    return who, EVENTS[event.name].removeprefix("{who} ").format(**words)


def tell(event: Event, names: Sequence[str] = NAMES) -> str:
    """One event as a whole sentence."""
    who, did = clause(event, names)
    text = f"{who} {did}" if EVENTS[event.name].startswith("{who}") else did
    return text[0].upper() + text[1:] + "."
