"""Every choice and chance outcome of San Juan, made once. The order here is the action space: append, never reorder."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.printed import (
    BASE_COPIES,
    BUILDINGS,
    CUSTOMS_OFFICE,
    FIRST_EVENT,
    HAND_KINDS,
    KINDS,
    NAMES,
    NEW_COPIES,
    PRICE_NAMES,
    PRODUCTION,
    ROLES,
)
from meydan.kernel.choice import Choice, Space

SPACE: Final = Space("san-juan")


def _by_kind(verb: str, kinds: int) -> list[Choice]:
    """One choice per kind of card, the kind being the index."""
    return [SPACE.action(f"{verb} {NAMES[kind]}", kind) for kind in range(kinds)]


def _by_good(verb: str) -> list[Choice]:
    """One choice per kind of building that holds a good: the production buildings, and the customs office last."""
    kinds = [*range(PRODUCTION), CUSTOMS_OFFICE]
    return [SPACE.action(f"{verb} {NAMES[kind]}", kind) for kind in kinds]


# A turn
ROLE: Final = [SPACE.action(name, role) for role, name in enumerate(ROLES)]
EVENT: Final = [SPACE.action(f"event {NAMES[kind]}", kind) for kind in range(FIRST_EVENT, KINDS)]
USE_LIBRARY: Final = SPACE.action("library")
WITHOUT: Final = SPACE.action("without")

# Builder
BUILD: Final = _by_kind("build", BUILDINGS)
BESIDE: Final = SPACE.action("beside")
OVER: Final = _by_kind("over", BUILDINGS)
SPEND: Final = _by_good("spend")
PAY: Final = _by_kind("pay", HAND_KINDS)

# The other roles
PRODUCE: Final = [SPACE.action(f"produce {NAMES[kind]}", kind) for kind in range(PRODUCTION)]
SELL: Final = _by_good("sell")
DRAW: Final = SPACE.action("draw")
KEEP: Final = _by_kind("keep", HAND_KINDS)
DISCARD: Final = _by_kind("discard", HAND_KINDS)
USE: Final = SPACE.action("use")
TAKE: Final = SPACE.action("take")

# The start of a round, and events
BURY: Final = _by_kind("bury", HAND_KINDS)
DEPOSIT: Final = _by_kind("deposit", HAND_KINDS)
LOSE: Final = _by_kind("lose", BUILDINGS)

# What closes a question
PASS: Final = SPACE.closing("pass")
DONE: Final = SPACE.closing("done")
LEAVE: Final = SPACE.closing("leave")

# A certain one of several buildings of a kind, in the order built: `how` is its number
LOSE_COPY: Final = [
    [
        SPACE.action(f"lose {NAMES[kind]} {number}", kind, number)
        for number in range(1, BASE_COPIES[kind] + NEW_COPIES[kind] + 1)
    ]
    for kind in range(PRODUCTION)
]
# Not to cover anything with the crane after all
BACK: Final = SPACE.closing("back")

# Chance
CARD: Final = [SPACE.outcome(f"card {name}", kind) for kind, name in enumerate(NAMES)]
PRICE: Final = [SPACE.outcome(f"prices {name}", card) for card, name in enumerate(PRICE_NAMES)]

# Shared option lists
ROLES_LEFT: Final = [[role for role in ROLE if not taken >> role.what & 1] for taken in range(1 << len(ROLES))]
ROLES_USED: Final = [[role for role in ROLE if taken >> role.what & 1] for taken in range(1 << len(ROLES))]
LIBRARY_OR_NOT: Final = [USE_LIBRARY, WITHOUT]
DRAW_OR_PASS: Final = [DRAW, PASS]
USE_OR_PASS: Final = [USE, PASS]
TAKE_OR_LEAVE: Final = [TAKE, LEAVE]
