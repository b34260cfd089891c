# uncompiled: words are for people and never on a hot path
"""How the real box of San Juan is set up, with whatever expansions: every number is that of a game that has begun."""

from __future__ import annotations

from meydan.games.san_juan.cards import CATHEDRAL, EVENT_KINDS
from meydan.games.san_juan.printed import LAST_BUILDING, PRICES, ROLES, START_HAND
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words.naming import card, cards, role, some_cards
from meydan.kernel.said import said
from meydan.kernel.setting import Lot, Pile, Task, player


def steps(state: SanJuan) -> list[Task]:
    """All there is to do before the first role is taken. [SJ-S.1-9]"""
    return [plants(state), deck(state), middle(state), governor(state), hands(state), beginning(state)]


def plants(state: SanJuan) -> Task:
    """The first building of each town. [SJ-S.2]"""
    lots = [
        Lot(player(seat), [Pile(1, card(kind), "indigo") for kind in one.town], f"seat:{seat}")
        for seat, one in enumerate(state.players)
    ]
    return Task("plants", card(state.players[0].town[0]), [said("setup-sj-plants")], lots)


def deck(state: SanJuan) -> Task:
    """All other cards, before hands are dealt. [SJ-S.3 SJ-S.7-9]"""
    size = sum(state.rules.copies) - sum(len(one.town) for one in state.players)
    events = sum(state.rules.copies[kind] for kind in EVENT_KINDS)
    says = [said("setup-sj-deck-shuffle")]
    if events:
        says.append(said("setup-sj-events", cards=cards(events)))
    return Task("deck", said("sj-topic-deck"), says, [Lot(said("setup-deck"), [Pile(size, cards(size), "deck")])])


def middle(state: SanJuan) -> Task:
    """Roles, price cards, and the cathedral. [SJ-S.4 SJ-S.7]"""
    roles = [Pile(1, role(number), name) for number, name in enumerate(ROLES)]
    prices = len(PRICES)
    lots = [
        Lot(said("setup-face-up"), roles),
        Lot(said("setup-face-down"), [Pile(prices, said("setup-sj-prices", n=prices), "price")]),
    ]
    says = [said("setup-sj-middle")]
    if state.cathedral:
        lots[0].piles.append(Pile(1, card(CATHEDRAL), "build"))
        says.append(said("setup-sj-cathedral"))
    return Task("middle", said("sj-table"), says, lots)


def governor(state: SanJuan) -> Task:
    """Who begins. [SJ-S.1]"""
    lots = [Lot(player(state.governor), [Pile(1, said("sj-topic-governor"), "governor")], f"seat:{state.governor}")]
    return Task("governor", said("sj-topic-governor"), [said("setup-first"), said("setup-sj-governor")], lots)


def hands(state: SanJuan) -> Task:
    """The first cards, and how many of them are kept. [SJ-S.3 SJ-S.5-6]"""
    lots = [
        Lot(player(seat), [Pile(one.cards, cards(one.cards), "card")], f"seat:{seat}")
        for seat, one in enumerate(state.players)
    ]
    says = [said("setup-sj-deal")]
    if state.rules.drafted:
        says.append(said("setup-sj-draft", cards=some_cards(START_HAND)))
    return Task("hands", said("setup-sj-hands"), says, lots)


def beginning(state: SanJuan) -> Task:
    """How many roles are taken in a round, and what brings on the end. [SJ-R.4-5 SJ-Z.1]"""
    says = [said("setup-sj-round", n=state.rules.turns), said("setup-sj-end", n=LAST_BUILDING)]
    return Task("beginning", said("setup-beginning"), says)
