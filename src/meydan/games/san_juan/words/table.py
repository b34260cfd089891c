# uncompiled: words are for people and never on a hot path
"""The table in words, what people reckon at it, and what is printed on the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from meydan.games.san_juan import cards
from meydan.games.san_juan import printed as numbers
from meydan.games.san_juan.rounds import hand_limit
from meydan.games.san_juan.scoring import breakdown, points
from meydan.games.san_juan.state import Player, SanJuan
from meydan.games.san_juan.view import SanJuanView
from meydan.games.san_juan.words import naming
from meydan.games.san_juan.words.asking import role_short, role_text
from meydan.games.san_juan.words.costs import Plan, Price, cost, own_prices, payment, plans
from meydan.games.san_juan.words.naming import card, good_icon, price_list
from meydan.games.san_juan.words.picks import Pick, Pickable, pick
from meydan.kernel.header import Header
from meydan.kernel.said import Said, Seat, said
from meydan.kernel.telling import Section, Thing


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
    if limit == numbers.HAND_LIMIT:
        return None
    guards = [Seat(other) for other, player in enumerate(state.players) if player.has(cards.GUARD_ROOM)]
    if limit > numbers.HAND_LIMIT:
        return said("sj-limit-tower", n=limit)
    return said("sj-limit-guarded", n=limit, who=guards)


def price_card(state: SanJuan) -> int:
    """The price card in force, or the next one where all have been seen; -1 else."""
    if state.price >= 0 or len(state.prices) < len(numbers.PRICES):
        return state.price
    return state.prices[state.trades % len(numbers.PRICES)]


def price_label(state: SanJuan) -> Said:
    """The price card, read out."""
    number = price_card(state)
    if number < 0:
        return said("sj-prices-hidden")
    return said("sj-prices-label" if state.price >= 0 else "sj-prices-next", what=[*price_list(number)])


# -- in words -----------------------------------------------------------------------------------------------


def text(state: SanJuan, seat: int) -> list[Section]:
    """The whole table: what is mine, the middle, and the towns in turn order."""
    seats = len(state.players)
    began = said("sj-text-round", n=state.round, name=Seat(state.governor))
    order = [(at + max(0, seat)) % seats for at in range(seats)]
    mine = [_hand(state, seat)] if seat >= 0 else []
    return [_middle(state, seat, began), *mine, *[_town(state, one, one == seat) for one in order]]


def _card_text(kind: int, cost: int, worth: int) -> Said:
    """What is on a card, without its name: its cost and points, as they are now, and what it does."""
    worths = {"points": naming.points(worth)} if worth or cards.COST[kind] < numbers.SIX else {}
    return said("sj-text-card" if worths else "sj-text-card-six", cost=cost, text=card(kind, ".text"), **worths)


def _hand(state: SanJuan, seat: int) -> Section:
    player = state.players[seat]
    title = said("sj-hand-label", n=player.cards, of=hand_limit(state, seat))
    under = [
        said("sj-under-label", card=card(player.town[slot]), what=[card(kind) for kind in found])
        for slot, found in enumerate(player.tucked)
        if found
    ]
    held = [
        Thing(
            f"{where}:{cards.NAMES[kind]}",
            card(kind),
            _card_text(kind, cost(state, seat, kind).total, cards.POINTS[kind]),
        )
        for where, kinds in (("drawn", player.looking), ("card", dealt(player.hand)))
        for kind in kinds
    ]
    why = limit_reason(state, seat)
    return Section(title, [*([why] if why else []), *under], held, seat)


def dealt(counts: list[int]) -> list[int]:
    """Kinds of cards one by one, from how many there are of each."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _middle(state: SanJuan, seat: int, title: Said) -> Section:
    lines = [
        price_label(state),
        said("sj-deck-label", n=state.deck_size),
        said("sj-discard-label", n=state.discard_size),
    ]
    things = [
        Thing(
            f"role:{name}",
            naming.role(number),
            said("sj-text-taken") if (state.taken >> number) & 1 else role_text(state, number, seat),
        )
        for number, name in enumerate(numbers.ROLES)
    ]
    if state.cathedral:
        now = cost(state, seat, cards.CATHEDRAL).total if seat >= 0 else cards.COST[cards.CATHEDRAL]
        about = said("sj-cathedral-label", label=_card_text(cards.CATHEDRAL, now, 0))
        things.append(Thing(cards.NAMES[cards.CATHEDRAL], card(cards.CATHEDRAL), about))
    things += [Thing(f"event:{cards.NAMES[kind]}", card(kind), card(kind, ".text")) for kind in state.events_open]
    return Section(title, lines, things)


def _town(state: SanJuan, seat: int, mine: bool) -> Section:
    player, worth = state.players[seat], town(state, seat)
    title = said(
        "sj-town-mine" if mine else "sj-town",
        name=Seat(seat),
        n=len(player.town),
        of=numbers.LAST_BUILDING,
        points=naming.points(worth.points),
    )
    things = [
        Thing(
            f"{'own' if mine else 'town'}:{cards.NAMES[kind]}",
            building_label(player, slot),
            _card_text(kind, cards.COST[kind], worth.worth[slot]),
        )
        for slot, kind in enumerate(player.town)
    ]
    held = said("sj-holds", what=[naming.cards(player.cards), naming.goods(player.goods_held())])
    return Section(title, [held], things, seat)


def building_label(player: Player, slot: int) -> Said:
    """A building where it stands, with what lies on and under it."""
    below = len(player.tucked[slot]) + len(player.sunk[slot])
    return said("sj-building", card=card(player.town[slot]), good="yes" if player.goods[slot] >= 0 else "no", n=below)


# -- what is reckoned, and what is printed ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoleNow:
    """What a role would bring who looks, in a sentence and in a few words."""

    text: Said
    short: Said


@dataclass(frozen=True, slots=True)
class PricesNow:
    """The price card in words, and what each good brings; null while it is hidden."""

    said: Said
    goods: list[int] | None


@dataclass(frozen=True, slots=True)
class SanJuanFacts:
    """What people reckon in San Juan. `last`: somebody has all buildings, so that the game ends after this round.

    Of the own seat: why it may hold more or fewer cards than usual (`limit`), and what its cards cost. While it is
    asked: what it may `pick`, the `plans` of what it can build, and what it can `pay` with.
    """

    towns: list[Town]
    roles: list[RoleNow]
    prices: PricesNow
    last: bool
    limit: Said | None = None
    costs: list[Price] | None = None
    pick: Pick | None = None
    plans: list[Plan] | None = None
    pay: list[Pickable] | None = None


def facts(state: SanJuan, view: SanJuanView) -> SanJuanFacts:
    """What everybody may reckon; and for who is asked, all that can be built or picked."""
    seat = view.seat
    number = price_card(state)
    asked = seat >= 0 and seat == view.to_answer
    return SanJuanFacts(
        towns=[town(state, other) for other in range(len(state.players))],
        roles=[
            RoleNow(role_text(state, role, seat), role_short(state, role, seat)) for role in range(len(numbers.ROLES))
        ],
        prices=PricesNow(price_label(state), numbers.PRICES[number] if number >= 0 else None),
        last=bool(state.stack) and any(len(player.town) >= numbers.LAST_BUILDING for player in state.players),
        limit=limit_reason(state, seat) if seat >= 0 else None,
        costs=own_prices(state, seat) if seat >= 0 else None,
        pick=pick(state) if asked else None,
        plans=plans(state) if asked else None,
        pay=payment(state) if asked else None,
    )


@dataclass(frozen=True, slots=True)
class GoodPrinted:
    """A good that can lie on a building."""

    icon: str
    said: Said


Family = Literal["indigo", "sugar", "tobacco", "coffee", "silver", "city", "monument", "six", "event"]


@dataclass(frozen=True, slots=True)
class CardPrinted:
    """What is printed on a kind of card; its family gives it its colour."""

    name: str
    said: Said
    text: Said
    cost: int
    points: int
    family: Family
    good: GoodPrinted | None


@dataclass(frozen=True, slots=True)
class SanJuanPrinted:
    """The cards by kind; how many kinds of buildings there are, and how many buildings end the game."""

    cards: list[CardPrinted]
    buildings: int
    last: int


def family(kind: int) -> Family:
    """What a card belongs to, which gives it its colour."""
    if cards.IS_PRODUCTION[kind]:
        return cast("Family", cards.GOOD[kind])
    if cards.IS_EVENT[kind]:
        return "event"
    return "monument" if cards.IS_MONUMENT[kind] else "six" if cards.COST[kind] >= numbers.SIX else "city"


def printed(header: Header) -> SanJuanPrinted:
    """The cards by kind, with their words; how many kinds of buildings there are, and how many end the game."""
    return SanJuanPrinted(
        cards=[
            CardPrinted(
                name=cards.NAMES[kind],
                said=card(kind),
                text=card(kind, ".text"),
                cost=cards.COST[kind],
                points=cards.POINTS[kind],
                family=family(kind),
                good=GoodPrinted(good_icon(kind), naming.good(kind)) if cards.HOLDS_GOODS[kind] else None,
            )
            for kind in range(cards.KINDS)
        ],
        buildings=len(cards.kinds_in([cards.BASE, *header.options["expansions"]], header.rules)),
        last=numbers.LAST_BUILDING,
    )
