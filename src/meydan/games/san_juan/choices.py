"""Every choice and chance outcome of San Juan, made once. The order here is the action space: append, never reorder."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import (
    ALL_COPIES,
    HOLDS_GOODS,
    IN_HAND,
    IS_BUILDING,
    IS_EVENT,
    IS_PRODUCTION,
    KINDS,
    NAMES,
    SETTLED,
)
from meydan.games.san_juan.printed import PRICE_NAMES, ROLES
from meydan.kernel.choice import Choice, Space

SPACE: Final = Space("san-juan")
NONE: Final = Choice(SPACE.game, "", -1, -1, 0, -1, False)  # stands in lists by kind where there is no choice

_BY_KIND: Final[list[tuple[str, list[bool], list[Choice]]]] = []


def _of_kind(verb: str, has: list[bool], kind: int) -> Choice:
    return SPACE.action(f"{verb} {NAMES[kind]}", kind) if has[kind] else NONE


def _by_kind(verb: str, has: list[bool]) -> list[Choice]:
    """One choice for each kind of card that has it, the kind being the index."""
    made = [_of_kind(verb, has, kind) for kind in range(SETTLED)]
    _BY_KIND.append((verb, has, made))
    return made


def _copies(kind: int) -> list[Choice]:
    """A certain one of several buildings of a kind, in the order built: `how` is its number."""
    copies = ALL_COPIES[kind] if IS_PRODUCTION[kind] else 0
    return [SPACE.action(f"lose {NAMES[kind]} {number}", kind, number) for number in range(1, copies + 1)]


def _card(kind: int) -> Choice:
    """The next card of the deck; `how` is 1 if it is an event."""
    return SPACE.outcome(f"card {NAMES[kind]}", kind, int(IS_EVENT[kind]))


def add_in_order(options: list[Choice], choice: Choice) -> None:
    """Add a choice to others that are in the order of their indexes."""
    at = len(options)
    while at and options[at - 1].index > choice.index:
        at -= 1
    options.insert(at, choice)


# A turn
ROLE: Final = [SPACE.action(name, role) for role, name in enumerate(ROLES)]
EVENT: Final = _by_kind("event", IS_EVENT)
USE_LIBRARY: Final = SPACE.action("library")
WITHOUT: Final = SPACE.action("without")

# Builder
BUILD: Final = _by_kind("build", IS_BUILDING)
BESIDE: Final = SPACE.action("beside")
OVER: Final = _by_kind("over", IS_BUILDING)
SPEND: Final = _by_kind("spend", HOLDS_GOODS)
PAY: Final = _by_kind("pay", IN_HAND)

# The other roles
PRODUCE: Final = _by_kind("produce", IS_PRODUCTION)
SELL: Final = _by_kind("sell", HOLDS_GOODS)
DRAW: Final = SPACE.action("draw")
KEEP: Final = _by_kind("keep", IN_HAND)
DISCARD: Final = _by_kind("discard", IN_HAND)
USE: Final = SPACE.action("use")
TAKE: Final = SPACE.action("take")

# The start of a round, and events
BURY: Final = _by_kind("bury", IN_HAND)
DEPOSIT: Final = _by_kind("deposit", IN_HAND)
LOSE: Final = _by_kind("lose", IS_BUILDING)

# What closes a question
PASS: Final = SPACE.closing("pass")
DONE: Final = SPACE.closing("done")
LEAVE: Final = SPACE.closing("leave")

# A certain one of several buildings
LOSE_COPY: Final = [_copies(kind) for kind in range(SETTLED)]
# Not to cover anything with the crane after all
BACK: Final = SPACE.closing("back")

# Chance
CARD: Final = [_card(kind) for kind in range(SETTLED)]
PRICE: Final = [SPACE.outcome(f"prices {name}", card) for card, name in enumerate(PRICE_NAMES)]


def _add_later(kind: int) -> None:
    """All that can be done with a kind that came later."""
    for verb, has, made in _BY_KIND:
        made.append(_of_kind(verb, has, kind))
    LOSE_COPY.append(_copies(kind))
    CARD.append(_card(kind))


for later in range(SETTLED, KINDS):
    _add_later(later)

# Shared option lists
ROLES_LEFT: Final = [[role for role in ROLE if not taken >> role.what & 1] for taken in range(1 << len(ROLES))]
ROLES_USED: Final = [[role for role in ROLE if taken >> role.what & 1] for taken in range(1 << len(ROLES))]
LIBRARY_OR_NOT: Final = [USE_LIBRARY, WITHOUT]
DRAW_OR_PASS: Final = [DRAW, PASS]
USE_OR_PASS: Final = [USE, PASS]
TAKE_OR_LEAVE: Final = [TAKE, LEAVE]
