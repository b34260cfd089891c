"""A position of San Juan in numbers: towns, hands and goods of each seat, and how long the game may last."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import helper_for
from meydan.games.san_juan.cards import (
    BASE,
    CARDS,
    CATHEDRAL,
    COST,
    EVENT_KINDS,
    EVENTS,
    GOOD_NUMBER,
    GOOD_PRICE,
    GOODS,
    HAND_KINDS,
    IN_HAND,
    IS_PRODUCTION,
    NAMES,
    NEW,
    PLANTS,
    POINTS,
    Building,
)
from meydan.games.san_juan.printed import LAST_BUILDING, PRICES, ROLES, SIX
from meydan.games.san_juan.scoring import points, worth_of
from meydan.games.san_juan.state import SanJuan
from meydan.kernel.header import Header

# What a good brings on average, in tenths of a card.
MEAN_PRICE: Final = [10 * sum(card[kind] for card in PRICES) // len(PRICES) for kind in range(len(GOODS))]
# By whether New Buildings is there: the city buildings, and what can be held.
_BASE: Final = [kind for kind, card in enumerate(CARDS) if isinstance(card, Building) and card.box == BASE]
_ALL: Final = [kind for kind, card in enumerate(CARDS) if isinstance(card, Building)]
CITY: Final = [[kind for kind in kinds if not IS_PRODUCTION[kind]] for kinds in (_BASE, _ALL)]
HELD: Final = [[kind for kind in kinds if IN_HAND[kind]] for kinds in (_BASE, _ALL)]
DUE: Final = 4  # products of two numbers are told in such parts

OF_A_SEAT: Final = [
    "points", "buildings", "cards", "goods", "price of the goods", "cards under buildings",
    "builder phases left", "points for each left", "cards for each left", "one building short",
    "turns until its own", "on turn", "turns after the governor", "turns over in the round", "ending", "round",
    "best six in hand", "sixes in hand", "points it can build", "points it can build with two more cards",
    "two seats", "four seats",
    *[f"{role} taken" for role in ROLES],
    *[NAMES[kind] for kind in PLANTS],
]  # fmt: skip
BESIDES: Final = [
    "points ahead of the best other", "the same for each left", "buildings ahead of the best other",
    "cards ahead of the others", "goods ahead of the others",
]  # fmt: skip


def names(header: Header) -> list[str]:
    """What each feature of a mix is."""
    boxes = header.options["expansions"]
    new = NEW in boxes
    return [
        *OF_A_SEAT,
        *[f"has {NAMES[kind]}" for kind in CITY[new]],
        *[f"holds {NAMES[kind]}" for kind in HELD[new]],
        *(["cathedral to be had"] if new else []),
        *([f"{NAMES[kind]} open" for kind in EVENT_KINDS] if EVENTS in boxes else []),
        *BESIDES,
    ]


def features(state: SanJuan) -> list[list[int]]:
    """How each seat stands, in the order of `names`."""
    boxes = state.header.options["expansions"]
    new = NEW in boxes
    events = EVENTS in boxes
    seats = len(state.players)
    scores = [points(state, seat) for seat in range(seats)]
    most = 0
    cards = 0
    goods = 0
    for player in state.players:
        if len(player.town) > most:
            most = len(player.town)
        cards += player.cards
        goods += player.goods_held()
    left = LAST_BUILDING - most if most < LAST_BUILDING else 0
    rows: list[list[int]] = []
    for seat in range(seats):
        row = of_seat(state, seat, scores[seat], left)
        player = state.players[seat]
        for kind in CITY[new]:
            row.append((player.owned >> kind) & 1)
        for kind in HELD[new]:
            row.append(player.hand[kind])
        if new:
            row.append(int(state.cathedral))
        if events:
            for kind in EVENT_KINDS:
                row.append(int(kind in state.events_open))
        best = -100
        largest = 0
        for other in range(seats):
            if other != seat:
                if scores[other] > best:
                    best = scores[other]
                if len(state.players[other].town) > largest:
                    largest = len(state.players[other].town)
        held = player.goods_held()
        ahead = scores[seat] - best
        row += [
            ahead, ahead * DUE // (1 + left), len(player.town) - largest,
            player.cards * seats - cards, held * seats - goods,
        ]  # fmt: skip
        rows.append(row)
    return rows


def of_seat(state: SanJuan, seat: int, score: int, left: int) -> list[int]:
    """What is the same in every mix."""
    seats = len(state.players)
    player = state.players[seat]
    town = player.town
    plants = [0] * len(GOODS)
    goods = 0
    price = 0
    for slot in range(len(town)):
        kind = town[slot]
        if IS_PRODUCTION[kind]:
            plants[GOOD_NUMBER[kind]] += 1
        if player.goods[slot] >= 0:
            goods += 1
            price += 10 * GOOD_PRICE[kind] if GOOD_PRICE[kind] else MEAN_PRICE[GOOD_NUMBER[kind]]
    best_six = 0
    sixes = 0
    now = 0
    soon = 0
    for kind in range(HAND_KINDS):
        if player.hand[kind] and (IS_PRODUCTION[kind] or not player.has(kind)):
            worth = POINTS[kind]
            if COST[kind] >= SIX:
                sixes += 1
                worth = worth_of(state, seat, kind)
                if worth > best_six:
                    best_six = worth
            cost = COST[kind] - int(player.has(helper_for(kind)))
            if cost < player.cards and worth > now:
                now = worth
            if cost < player.cards + 2 and worth > soon:
                soon = worth
    if state.cathedral and player.cards >= COST[CATHEDRAL]:
        now = max(now, worth_of(state, seat, CATHEDRAL))
    until = (seat - state.chooser) % seats
    row = [
        score, len(town), player.cards, goods, price, player.under(),
        left, score * left // DUE, player.cards * left // DUE, int(len(town) >= LAST_BUILDING - 1),
        until, int(until == 0), (seat - state.governor) % seats, state.picks, int(state.ending), state.round,
        best_six, sixes, now, soon,
        int(seats == 2), int(seats == 4),
    ]  # fmt: skip
    for role in range(len(ROLES)):
        row.append((state.taken >> role) & 1)
    return row + plants
