# uncompiled: words are for people and never on a hot path
"""What a building costs somebody now, and why; and every way to build it, found by trying it on a copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.games.san_juan import build, cards, printed
from meydan.games.san_juan.choices import BACK, BUILD, PAY
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words.picks import Pick, Pickable, pick
from meydan.kernel.choice import Choice
from meydan.kernel.said import Said, said


@dataclass(frozen=True, slots=True)
class Part:
    """Something that makes a building cheaper, as far as it does."""

    said: Said
    off: int


@dataclass(frozen=True, slots=True)
class Cost:
    """What is printed, what is taken off it, and what is left to pay with cards and goods."""

    printed: int
    parts: list[Part]
    total: int


def cost(state: SanJuan, seat: int, kind: int, over: int = build.NOWHERE) -> Cost:
    """The cost before goods are spent, over the building in a slot or beside them all. [SJ-B.2-4 SJ-E.17]"""
    lost = state.players[seat].town[over] if over >= 0 else build.NOWHERE
    if state.question == "Boom":
        off = [("boom", cards.COST[kind] if cards.COST[kind] <= printed.BOOM_COST else 0)]
    else:
        builds = state.phase == printed.BUILDER and state.seat == seat
        privilege = build.privilege_off(state, seat, lost) if builds else 0
        helper = cards.NAMES[build.helper_for(kind)]
        off = [("privilege", min(privilege, 1)), ("library", max(privilege - 1, 0))]
        off += [
            (helper, build.helper_off(state, seat, kind, lost)),
            ("crane", cards.COVER_VALUE[lost] if lost >= 0 else 0),
        ]
    parts, left = [], cards.COST[kind]
    for why, most in off:
        if min(left, most):
            parts.append(Part(said(f"sj-cost-{why}"), min(left, most)))
            left -= min(left, most)
    return Cost(cards.COST[kind], parts, left)


@dataclass(frozen=True, slots=True)
class Price:
    """A card somebody may build one day: its cost now, the least with the crane if less, and goods that may pay it."""

    kind: int
    cost: Cost
    crane: int | None
    goods: int
    twice: bool  # it stands there already, and cannot be built again


def price(state: SanJuan, seat: int, kind: int) -> Price:
    player = state.players[seat]
    beside = cost(state, seat, kind)
    over: list[int] = []
    if state.question != "Boom" and (state.helpers(seat) >> cards.CRANE) & 1:
        over = [
            cost(state, seat, kind, slot).total
            for slot, below in enumerate(player.town)
            if build.may_cover(below, kind)
        ]
    crane = min(over, default=beside.total)
    goods = min(beside.total, build.goods_to_spend(state, seat, build.NOWHERE))
    return Price(
        kind,
        beside,
        crane if crane < beside.total else None,
        goods,
        player.has(kind) and not cards.IS_PRODUCTION[kind],
    )


def own_prices(state: SanJuan, seat: int) -> list[Price]:
    """What everything costs that a seat holds or draws, and the cathedral."""
    player = state.players[seat]
    kinds = [kind for kind in range(cards.HAND_KINDS) if player.hand[kind] or kind in player.looking]
    return [price(state, seat, kind) for kind in [*kinds, *([cards.CATHEDRAL] if state.cathedral else [])]]


# -- to build -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Site:
    """Where a building can stand: over the building in a slot, or beside the others (-1), and what is due there.

    `choices` say so. What is due is paid with goods, as far as they are picked, and with cards.
    """

    over: int
    choices: list[str]
    cost: Cost
    due: int
    goods: Pick | None
    last: bool  # with it the game ends


@dataclass(frozen=True, slots=True)
class Plan:
    """A building that can be built now: `choices` say so, and there are so many other cards to pay it with."""

    kind: int
    choices: list[str]
    cards: int
    sites: list[Site]


def plans(state: SanJuan) -> list[Plan] | None:
    """All that can be built by who is asked, from whatever of it is asked now; nothing if something else is."""
    frame: Any = state.stack[-1]
    if state.question not in ("Build", "Boom", "Cover", "Spend", "Pay"):
        return None
    if isinstance(frame, (build.Cover, build.Spend, build.Pay)):
        return [Plan(frame.kind, [], state.players[frame.seat].cards, _sites(state, state, frame.kind))]
    found = []
    for choice in state.answers():
        if choice in BUILD:
            after = _after(state, choice)
            held = state.players[frame.seat].cards - (choice.what != cards.CATHEDRAL)
            found.append(Plan(choice.what, [choice.text], held, _sites(state, after, choice.what)))
    return found


def payment(state: SanJuan) -> list[Pickable]:
    """The cards of who is asked that a building can be paid with, and the choices that say so."""
    player = state.players[state.seat]
    first = player.picked[-1] if player.picked else 0
    return [Pickable(kind, PAY[kind].text) for kind in range(first, cards.HAND_KINDS) if player.hand[kind]]


def _after(state: SanJuan, choice: Choice) -> SanJuan:
    copy = state.clone()
    copy.apply(choice)
    return copy


def _sites(before: SanJuan, state: SanJuan, kind: int) -> list[Site]:
    """Every place for a building that has left the hand."""
    seat = before.stack[-1].seat
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, build.Cover) or frame.seat != seat:
        return [_site(before, state, seat, kind, build.NOWHERE, [])]
    player = state.players[seat]
    ways = [choice for choice in state.answers() if choice is not BACK]
    return [_site(before, _after(state, way), seat, kind, build.slot_meant(player, way), [way.text]) for way in ways]


def _site(before: SanJuan, placed: SanJuan, seat: int, kind: int, over: int, choices: list[str]) -> Site:
    """What is due once it stands there."""
    player = placed.players[seat]
    frame: Any = placed.stack[-1] if placed.stack else None
    asked = isinstance(frame, (build.Spend, build.Pay)) and frame.seat == seat and frame.kind == kind
    last = over < 0 and len(player.town) == printed.LAST_BUILDING
    due = frame.due - len(player.picked) if asked else 0
    goods = pick(placed) if asked and isinstance(frame, build.Spend) else None
    return Site(over, choices, cost(before, seat, kind, over), due, goods, last)
