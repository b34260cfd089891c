"""Cards that a seat cannot know, dealt anew: what others know from the unseen buildings, the rest from what is left."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import Pay
from meydan.games.san_juan.cards import IS_EVENT
from meydan.games.san_juan.councillor import Keep
from meydan.games.san_juan.picking import PickCards
from meydan.games.san_juan.state import Player, SanJuan, put_in_order
from meydan.kernel.rng import Source

UNDEALT: Final = -2  # stands for a card that is there, whose kind is still to be dealt


def redeal(state: SanJuan, seat: int, source: Source) -> None:
    """Deal all that the seat cannot know; nothing it can see changes. No event is ever among the cards that somebody
    has seen and kept. [SJ-E.2 SJ-G.9-11]"""
    unseen = gathered(state, seat)
    buildings = [0 if IS_EVENT[kind] else count for kind, count in enumerate(unseen)]
    discard = state.shown.copy()
    for other in range(len(state.players)):
        player = state.players[other]
        if other != seat:
            deal_secrets(player, due_of(state, other), buildings, source)
        for kind in range(len(player.seen)):
            discard[kind] += player.seen[kind]
    for kind in range(len(unseen)):
        if not IS_EVENT[kind]:
            unseen[kind] = buildings[kind]
    for player in state.players:
        goods = player.goods
        player.goods = [source.draw(unseen) if good != -1 else -1 for good in goods]
        player.sunk = [[source.draw(unseen) for _ in cards] for cards in player.sunk]
    for _ in range(state.discard_size - sum(discard)):
        discard[source.draw(unseen)] += 1
    state.discard = discard
    state.deck = unseen


def gathered(state: SanJuan, seat: int) -> list[int]:
    """By kind, all cards of which the seat does not know where they are."""
    found = state.deck.copy()
    for kind in range(len(state.discard)):
        found[kind] += state.discard[kind] - state.shown[kind]
    if seat >= 0:
        own = state.players[seat].seen
        for kind in range(len(own)):
            found[kind] -= own[kind]
    for other in range(len(state.players)):
        player = state.players[other]
        for good in player.goods:
            add(found, good)
        for cards in player.sunk:
            for kind in cards:
                add(found, kind)
        if other != seat:
            for kind in player.looking:
                add(found, kind)
            for kind in player.picked:
                add(found, kind)
            for cards in player.tucked:
                for kind in cards:
                    add(found, kind)
            for kind in range(len(player.hand)):
                found[kind] += player.hand[kind]
            for kind in player.known:
                found[kind] -= 1
    return found


def add(counts: list[int], kind: int) -> None:
    if kind >= 0:
        counts[kind] += 1


def due_of(state: SanJuan, seat: int) -> int:
    """How many cards a seat is picking in all, as far as that is settled; 0 before the first of them."""
    picked = len(state.players[seat].picked)
    frame = state.stack[-1] if picked and state.stack else None
    if isinstance(frame, PickCards):
        return frame.due
    if isinstance(frame, Pay):
        return frame.due
    if isinstance(frame, Keep):
        return frame.due
    return picked


def deal_secrets(player: Player, due: int, buildings: list[int], source: Source) -> None:
    """Cards that only their owner knows.

    Who is picking some has picked the lowest of `due` cards [SJ-G.13], and the others of them lie where they come from:
    among those looked at if there are any, or else in the hand.
    """
    chosen = sorted([source.draw(buildings) for _ in range(due)])
    picked = len(player.picked)
    looked_at = len(player.looking)
    player.picked = chosen[:picked]
    hand = player.known.copy()
    looking: list[int] = []
    for kind in chosen[picked:]:
        if looked_at:
            looking.append(kind)
        else:
            hand.append(kind)
    while len(looking) < looked_at:
        put_in_order(looking, source.draw(buildings))
    player.looking = looking
    while len(hand) < player.cards:
        hand.append(source.draw(buildings))
    held = [0] * len(player.hand)
    for kind in hand:
        held[kind] += 1
    player.hand = held
    player.tucked = [sorted([source.draw(buildings) for _ in cards]) for cards in player.tucked]
    own = sum(player.seen)
    seen = [0] * len(player.seen)
    for _ in range(own):
        seen[source.draw(buildings)] += 1
    player.seen = seen
