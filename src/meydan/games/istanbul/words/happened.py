# uncompiled: words are for people and never on a hot path
"""What happened, in the past tense: a sentence for every event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meydan.games.istanbul.choices import SALES
from meydan.games.istanbul.expansions.letters import english as letters_box
from meydan.games.istanbul.expansions.mocha import english as mocha
from meydan.games.istanbul.expansions.tables import BAKSHEESH_SIDES, TAVERN_TILES
from meydan.games.istanbul.tables import DEMAND, GOODS, MAIL, MARKET_PLACE, PLACE_NAMES, POLICE_STATION, TILES
from meydan.games.istanbul.words.catalogue import (
    CARD_NAMES,
    FIGURE_NAMES,
    GUILD_TEXTS,
    NAMES,
    counted,
    kiosk_tile,
    object_name,
    possessive,
)
from meydan.kernel.events import Event

# -- what happened ------------------------------------------------------------------------------------------

# A second key after a space is a variant, chosen in `clause`.
EVENTS: Final = {
    "laid": "the {place} was laid in cell {cell}",
    "figure-moved": "the {figure} went to the {place}",
    "neutral-moved": "a neutral merchant went from the {start} to the {place}",
    "demand-shown": "the {market} now asks for {demand}",
    "moved": "{who} went to the {place}",
    "moved stayed": "{who} stayed at the {place}",
    "picked-up": "{who} picked up an assistant",
    "picked-up neutral": "{who} picked up a neutral assistant",
    "left": "{who} left an assistant",
    "left neutral": "{who} left a neutral assistant",
    "stopped": "{who} stopped there",
    "returned": "{who} called an assistant back from the {place}",
    "paid-merchant": "{who} paid {lira} lira to {to}",
    "paid": "{who} paid {lira} lira",
    "earned": "{who} got {lira} lira",
    "gained": "{who} got {amount} {good}",
    "gained part": "{who} got {amount} {good} ({lost} did not fit)",
    "gained none": "{who} had no room for {lost} {good}",
    "gained full": "{who} had no room for more {good}",
    "gave": "{who} gave {amount} {good}",
    "rolled": "the dice showed {low} and {high}",
    "turned": "{who} turned a die, so that they show {low} and {high}",
    "named": "{who} named {bid}",
    "drew": "{who} drew the card “{card}”",
    "drew-hidden": "{who} drew a card",
    "took-discard": "{who} took “{card}” from the discard pile",
    "discarded": "{who} discarded “{card}”",
    "played": "{who} played “{card}”",
    "reshuffled": "the discard pile of {cards} was shuffled into a new deck",
    "extended": "{who} extended the barrow to {capacity} of each good",
    "sold": "{who} sold {sale} at the {market} for {lira} lira",
    "mail-moved": "the Post Office now gives {mail}",
    "took-tile": "{who} took the {tile} mosque tile",
    "fifth-joined": "{who} got a fifth assistant",
    "took-ruby": "{who} took a ruby from the {place} ({rubies} now)",
    "sent-family": "{who} sent the family member to the {place}",
    "sent-family home": "{whose} family member went to the {place}",
    "caught": "{who} caught {whose} family member",
    "used-figure": "{who} met the {figure}",
    "led-caravan": "{who} led the caravan",
    "turn-began": "{whose} turn began, in round {round}",
    "last-round": "{who} reached the goal, so this is the last round",
    "cashed": "{who} cashed “{card}”",
    "ended": "the game ended",
    **mocha.EVENTS,
    **letters_box.EVENTS,
}


# Two such things in a row share their beginning: got 1 spice, 2 lira.
SHARED: Final = (
    "got ",
    "gave up ",
    "gave ",
    "drew ",
    "called an assistant back from ",
    "the Kiosk showed ",
    "the dice showed ",
)


def clause(event: Event, names: Sequence[str] = NAMES) -> tuple[str, str]:
    """Who did it (empty when nobody did), and what: to be joined to a sentence."""
    given = event.values()
    words: dict[str, object] = dict(given)
    seat = given.get("seat", -1)
    who = names[seat] if seat >= 0 else ""
    for name in ("place", "start", "one", "other"):
        if name in given:
            words[name] = PLACE_NAMES[given[name]]
    if "cell" in given:
        words["cell"] = given["cell"] + 1
    if "figure" in given:
        words["figure"] = FIGURE_NAMES[given["figure"]]
    if "good" in given:
        words["good"] = GOODS[given["good"]]
    if "-guild" in event.name and "card" in given:
        words["guild"] = f"{given['card']} ({GUILD_TEXTS[given['card']]})"
    elif "card" in given:
        words["card"] = CARD_NAMES[given["card"]]
    if "to" in given:
        words["to"] = object_name(names[given["to"]])
    if "market" in given:
        words["market"] = PLACE_NAMES[MARKET_PLACE[given["market"]]]
    if "sale" in given:
        words["sale"] = counted(SALES[given["sale"]])
    if "state" in given:
        words["mail"] = mail(given["state"])
    if event.name == "demand-shown":
        words["demand"] = counted(DEMAND[given["market"]][given["tile"]])
    elif event.name == "took-tavern-tile":
        words["tile"] = TAVERN_TILES[given["tile"]]
    elif event.name in ("kiosk-shown", "picked-tile", "used-tile"):
        words["kiosk"] = kiosk_tile(given["tile"])
    elif "tile" in given:
        words["tile"] = TILES[given["tile"]]
    if "side" in given:
        words["baksheesh"] = counted(BAKSHEESH_SIDES[given["side"] % len(BAKSHEESH_SIDES)])
    words["whose"] = possessive(names[given.get("whose", max(seat, 0))])
    template = EVENTS[_variant(event.name, given)]
    by_somebody = template.startswith("{who} ")
    return who if by_somebody else "", template.removeprefix("{who} ").format(**words)


def _variant(name: str, given: Mapping[str, int]) -> str:
    if name == "moved" and given["start"] == given["place"]:
        return "moved stayed"
    if name in ("picked-up", "left") and given["neutral"]:
        return f"{name} neutral"
    if name == "gained" and not given["amount"]:
        return "gained none" if given["lost"] else "gained full"
    if name == "gained" and given["lost"]:
        return "gained part"
    if name == "sent-family" and given["place"] == POLICE_STATION:  # caught, or brought back by a card
        return "sent-family home"
    if name == "spent-letter" and given["delivered"]:
        return "spent-letter delivered"
    if name == "won-auction" and given["seat"] == given["to"]:
        return "won-auction own"
    return name


def tell(event: Event, names: Sequence[str] = NAMES) -> str:
    """One event as a whole sentence."""
    who, did = clause(event, names)
    text = f"{who} {did}" if who else did
    return text[0].upper() + text[1:] + "."


def mail(state: int) -> str:
    """What the Post Office gives with so many mail indicators down."""
    goods, lira = MAIL[state]
    return f"{', '.join(f'{n} {GOODS[good]}' for good, n in enumerate(goods) if n)} and {lira} lira"
