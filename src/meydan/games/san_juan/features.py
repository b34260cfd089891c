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
    table = Table(state)
    return [table.row(seat) for seat in range(len(state.players))]


class Table:
    """What is asked of all seats, found once."""

    def __init__(self, state: SanJuan) -> None:
        boxes = state.header.options["expansions"]
        self.state = state
        self.new = NEW in boxes
        self.events = EVENTS in boxes
        self.scores = [points(state, seat) for seat in range(len(state.players))]
        most = 0
        self.cards = 0
        self.goods = 0
        for player in state.players:
            if len(player.town) > most:
                most = len(player.town)
            self.cards += player.cards
            self.goods += player.goods_held()
        self.left = LAST_BUILDING - most if most < LAST_BUILDING else 0

    def row(self, seat: int) -> list[int]:
        """How one seat stands."""
        state = self.state
        seats = len(state.players)
        row = of_seat(state, seat, self.scores[seat], self.left)
        player = state.players[seat]
        for kind in CITY[self.new]:
            row.append((player.owned >> kind) & 1)
        for kind in HELD[self.new]:
            row.append(player.hand[kind])
        if self.new:
            row.append(int(state.cathedral))
        if self.events:
            for kind in EVENT_KINDS:
                row.append(int(kind in state.events_open))
        best = -100
        largest = 0
        for other in range(seats):
            if other != seat:
                if self.scores[other] > best:
                    best = self.scores[other]
                if len(state.players[other].town) > largest:
                    largest = len(state.players[other].town)
        ahead = self.scores[seat] - best
        row += [
            ahead, ahead * DUE // (1 + self.left), len(player.town) - largest,
            player.cards * seats - self.cards, player.goods_held() * seats - self.goods,
        ]  # fmt: skip
        return row


def situation_names(header: Header) -> list[str]:
    """What each number of a situation is."""
    new = NEW in header.options["expansions"]
    return [
        *names(header),
        *[f"looks at {NAMES[kind]}" for kind in HELD[new]],
        *[f"{role} carried out" for role in ROLES],
        *[f"price card {number + 1}" for number in range(len(PRICES))],
        *["privilege", "own phase", "cards looked at", "cards picked", "bank used"],
        *[f"{good} of others" for good in GOODS],
    ]


def situation(state: SanJuan, seat: int) -> list[int]:
    """What a seat knows that is asked something, in the order of `situation_names`."""
    table = Table(state)
    row = table.row(seat)
    player = state.players[seat]
    seen = [0] * HAND_KINDS
    for kind in player.looking:
        seen[kind] += 1
    for kind in player.picked:
        seen[kind] += 1
    for kind in HELD[table.new]:
        row.append(seen[kind])
    for role in range(len(ROLES)):
        row.append(int(state.phase == role))
    for number in range(len(PRICES)):
        row.append(int(state.price == number))
    row += [
        state.privilege, int(state.chooser == seat), len(player.looking), len(player.picked), int(player.banked),
    ]  # fmt: skip
    held = [0] * len(GOODS)
    for other in range(len(state.players)):
        if other != seat:
            town = state.players[other].town
            for slot in range(len(town)):
                if state.players[other].goods[slot] >= 0 and IS_PRODUCTION[town[slot]]:
                    held[GOOD_NUMBER[town[slot]]] += 1
    return row + held


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
