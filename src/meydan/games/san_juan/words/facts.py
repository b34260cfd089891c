# uncompiled: words are for people and never on a hot path
"""What people reckon at the table: limits, points, prices, what can be built; and what is printed on the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.games.san_juan.rounds import hand_limit
from meydan.games.san_juan.scoring import breakdown, points
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import (
    BASE_KINDS,
    BUILDINGS,
    COST,
    FIRST_EVENT,
    GOODS,
    GUARD_ROOM,
    HAND_LIMIT,
    KINDS,
    LAST_BUILDING,
    MONUMENTS,
    NAMES,
    POINTS,
    PRICES,
    PRODUCTION,
    ROLES,
    SIX,
)
from meydan.games.san_juan.view import SanJuanView
from meydan.games.san_juan.words.asking import auto, role_short, role_text
from meydan.games.san_juan.words.costs import own_prices, payment, plans
from meydan.games.san_juan.words.naming import price_list
from meydan.games.san_juan.words.picks import pick
from meydan.kernel.header import Header
from meydan.kernel.said import Said, Seat, said


@dataclass(frozen=True, slots=True)
class Town:
    """What a town is worth now: each building as it stands there, and the cards under them, a point each."""

    points: int
    worth: list[int]
    under: int
    limit: int  # of the hand, when a round starts


def town(state: SanJuan, seat: int) -> Town:
    *buildings, (_, under) = breakdown(state, seat)
    return Town(points(state, seat), [worth for _, worth in buildings], under, hand_limit(state, seat))


def limit_reason(state: SanJuan, seat: int) -> Said | None:
    """Why somebody may hold fewer or more cards than usual."""
    limit = hand_limit(state, seat)
    if limit == HAND_LIMIT:
        return None
    guards = [Seat(other) for other, player in enumerate(state.players) if player.has(GUARD_ROOM)]
    if limit > HAND_LIMIT:
        return said("sj-limit-tower", n=limit)
    return said("sj-limit-guarded", n=limit, who=guards)


def price_card(state: SanJuan) -> int:
    """The price card in force, or the next one where all have been seen; -1 else."""
    if state.price >= 0 or len(state.prices) < len(PRICES):
        return state.price
    return state.prices[state.trades % len(PRICES)]


def price_label(state: SanJuan) -> Said:
    """The price card, read out."""
    number = price_card(state)
    if number < 0:
        return said("sj-prices-hidden")
    return said("sj-prices-label" if state.price >= 0 else "sj-prices-next", what=[*price_list(number)])


def facts(state: SanJuan, view: SanJuanView) -> dict[str, Any]:
    """What everybody may reckon; and for who is asked, all that can be built, picked, or goes without asking."""
    seat = view.seat
    number = price_card(state)
    found = {
        "towns": [town(state, other) for other in range(len(state.players))],
        "roles": [
            {"text": role_text(state, number, seat), "short": role_short(state, number, seat)}
            for number in range(len(ROLES))
        ],
        "prices": {"said": price_label(state), "goods": PRICES[number] if number >= 0 else None},
        "last": bool(state.stack) and any(len(player.town) >= LAST_BUILDING for player in state.players),
    }
    if seat >= 0:
        found |= {"limit": limit_reason(state, seat), "costs": own_prices(state, seat)}
    if seat >= 0 and seat == view.to_answer:
        found |= {"pick": pick(state), "plans": plans(state), "pay": payment(state), "auto": auto(state)}
    return found


def family(kind: int) -> str:
    """What a card belongs to, which gives it its colour."""
    if kind < PRODUCTION:
        return GOODS[kind]
    if kind >= FIRST_EVENT:
        return "event"
    return "monument" if kind in MONUMENTS else "six" if COST[kind] >= SIX else "city"


def printed(header: Header) -> dict[str, Any]:
    """The cards by kind, the roles and goods in their order, and how many buildings end the game."""
    return {
        "cards": [
            {"name": NAMES[kind], "cost": COST[kind], "points": POINTS[kind], "family": family(kind)}
            for kind in range(KINDS)
        ],
        "roles": ROLES,
        "goods": GOODS,
        "buildings": BUILDINGS if "new-buildings" in header.options["expansions"] else BASE_KINDS,
        "last": LAST_BUILDING,
    }
