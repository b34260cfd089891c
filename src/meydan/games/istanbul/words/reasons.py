# uncompiled: words are for people and never on a hot path
"""Why something is not possible: what each value of a reason is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meydan.games.istanbul.choices import YELLOW_TILE
from meydan.games.istanbul.expansions.choices import COMPANION_PROVIDER, GUILD_PROVIDER, RIDE_PROVIDER
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words import parts
from meydan.games.istanbul.words.parts import amount, at, has_coffee, kiosk, obj, place, things, to, when_played
from meydan.kernel.said import Arg, Said
from meydan.kernel.words import Reason

# What the price of a reason is counted in; of “needs-goods” it is its own good.
COSTS: Final = {
    "needs-lira": "lira",
    "needs-coffee": "coffee",
    "needs-any-goods": "any-goods",
    "needs-seals": "seals",
    "too-few-seals": "seals",
    "spend-first": "seals",
}
# All that the rules of this game give; they are the oldest, and have no prefix.
CODES: Final = {
    "move-first", "already-there", "not-on-board", "too-far", "not-3-or-4", "no-assistant-here", "no-neutral-here",
    "must-pick-up", "no-assistants", "assistant-first", "pay-first", "needs-lira", "needs-goods", "too-few-goods",
    "no-goods", "no-good", "no-demand", "wild-count", "no-rubies", "other-place", "barrow-complete", "no-room-here",
    "no-tile-left", "nothing-wanted", "nobody-away", "extra-first", "no-cards-left", "discard-empty", "card-first",
    "discard-first", "no-card", "moment", "act-first", "no-assistant-there", "recall-upwards", "recall-first",
    "take-first", "turn-pointless", "no-red-tile", "dice-first", "family-out", "not-here", "other-mosque",
    "has-tile", "lacks-tile", "no-tiles", "must-catch", "figure-elsewhere", "nothing-to-give", "figure-used",
    "not-a-rival", "family-elsewhere", "at-police", "toll-first", "turn-nearly-over", "family-home",
    "fetched-already", "needs-coffee", "needs-any-goods", "no-such-card", "roasted-already", "roast-first",
    "discard-guild-first", "too-few-cards", "not-in-full", "guild-first", "nothing-there", "must-act",
    "give-in-order", "swap-first", "swap-others", "six-pointless", "no-corner", "tavern-first", "barrier-lower",
    "barrier-beside", "barrier-first", "beside-barrier-only", "not-straight", "copying", "needs-seals", "no-letter",
    "no-delivered-letter", "no-letters-left", "letters-upwards", "too-few-seals", "spend-first",
    "companion-in-supply", "companion-at-hand", "companion-on-board", "companion-steps", "who-goes-first",
    "no-coffee-here", "no-such-tile", "pick-first", "tile-first", "good-first", "must-open", "bid-first",
    "offer-too-low", "turn-over", "last-card", "nothing-to-copy", "copied-not-now", "no-such-figure",
    "act-at-mosque", "no-tile-to-take", "errand-police", "errand-far", "nothing-for-tiles", "little-coffee",
}  # fmt: skip

# By the name of a value, what it puts into the sentence.
_FILLED: Final[dict[str, Callable[[Any, Mapping[str, Any], Istanbul | None], dict[str, Arg]]]] = {
    "place": lambda value, given, state: {"place": place(value), "to": to(value), "at": at(value)},
    "family": lambda value, given, state: {"at": at(value)},
    "good": lambda value, given, state: {"good": Said(f"ist-good-{value}")},
    "card": lambda value, given, state: {"card": parts.card(value)},
    "provider": lambda value, given, state: _thing(value, given["which"]),
    "price": lambda value, given, state: {"what": things(value)},
    "tile": lambda value, given, state: {"tile": _tile(value, state)},
    "steps": lambda value, given, state: {"steps": amount("steps", value)},
    "have": lambda value, given, state: {"have": value},
    "demand": lambda value, given, state: {"what": obj(given["good"], value)},
    "high": lambda value, given, state: {"what": obj("lira", value)},
}


def reason(why: Reason, state: Istanbul | None) -> Said:
    """Why something is not possible."""
    values: Mapping[str, Any] = why.values
    args: dict[str, Arg] = {}
    for name, value in values.items():
        if name in _FILLED:
            args |= _FILLED[name](value, values, state)
    need = values.get("need")
    if need is not None:
        counted = values["good"] if why.code == "needs-goods" else COSTS.get(why.code)
        args |= (
            {"cost": obj(counted, need)} if counted else {"need": obj("steps", need), "what": obj("any-goods", need)}
        )
    return Said(f"ist-reason-{why.code}", args)


def _thing(provider: int, which: int) -> dict[str, Arg]:
    """A card or tile that is used at another moment, and when it is."""
    name, when = {
        YELLOW_TILE: (parts.tile("yellow"), Said("ist-tile-yellow-text")),
        GUILD_PROVIDER: (parts.guild(which), Said("ist-when-errand")),
        RIDE_PROVIDER: (parts.tile("movement"), Said("ist-tavern-movement-text")),
        COMPANION_PROVIDER: (Said("ist-companion"), Said("ist-help-companion")),
    }.get(provider) or (parts.card(provider), Said(f"ist-when-{when_played(provider)}"))
    return {"card": name, "when": when}


def _tile(tile: int | str, state: Istanbul | None) -> Said:
    """A kiosk tile by its number, any other by its name."""
    return kiosk(tile, state is None or has_coffee(state)) if isinstance(tile, int) else parts.tile(tile)
