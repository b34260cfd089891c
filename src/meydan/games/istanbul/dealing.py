"""Cards that a seat cannot know, dealt anew: hands of others from the unseen cards, the rest is the deck."""

from __future__ import annotations

from typing import cast

from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.rng import Source


def redeal(state: Istanbul, seat: int, source: Source) -> None:
    """Deal all that the seat cannot know; nothing it can see changes. [IST-G.8-9 IST-X.18]"""
    deck = state.deck.copy()
    for other in range(len(state.players)):
        if other != seat:
            player = state.players[other]
            for kind in range(len(deck)):
                deck[kind] += player.hand[kind] - player.known[kind]
    for other in range(len(state.players)):
        if other != seat:
            player = state.players[other]
            hand = player.known.copy()
            for _ in range(player.cards - sum(hand)):
                hand[source.draw(deck)] += 1
            player.hand = hand
            player.sort_kinds()
    state.deck = deck
    if isinstance(state, ExpandedIstanbul):
        redeal_guild(state, seat, source)


def redeal_guild(state: ExpandedIstanbul, seat: int, source: Source) -> None:
    deck = state.guild_deck.copy()
    for other in range(len(state.players)):
        if other != seat:
            held = cast(ExpandedPlayer, state.players[other]).guild
            for card in range(len(held)):
                deck[card] += held[card]
    for other in range(len(state.players)):
        if other != seat:
            player = cast(ExpandedPlayer, state.players[other])
            guild = [0] * len(player.guild)
            for _ in range(player.guild_cards):
                guild[source.draw(deck)] += 1
            player.guild = guild
    state.guild_deck = deck
