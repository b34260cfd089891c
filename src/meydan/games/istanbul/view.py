# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: a view holds what one seat may know, and has no room for anything else. [IST-G.8-9 IST-X.18]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from meydan.games.istanbul.boxes import cleared_table, rules_for
from meydan.games.istanbul.cards import LayDown
from meydan.games.istanbul.dealing import redeal
from meydan.games.istanbul.expansions.mocha.guild import LayDownGuild
from meydan.games.istanbul.expansions.printed import GUILD_CARDS
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.codec import fields_of
from meydan.kernel.rng import Source
from meydan.kernel.view import COMMON, View, common, listed, showing


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know about a player. `known` are cards seen going from the discard pile to the hand."""

    place: int
    family: int
    lira: int
    rubies: int
    capacity: int
    tiles: int
    cards: int
    goods: tuple[int, ...]
    known: tuple[int, ...]  # [IST-C.8]
    stack: tuple[int, ...]
    posted: tuple[int, ...]

    def has_tile(self, colour: int) -> bool:
        return (self.tiles >> colour) & 1 == 1


@dataclass(frozen=True, slots=True)
class ExpandedPlayerView(PlayerView):
    """With expansions: `companion` is a place, 0 in the general supply, -1 in the own one."""

    coffee: int
    tavern: int
    guild_cards: int
    letters: tuple[int, ...]
    delivered: tuple[int, ...]
    companion: int
    doubled: int


@dataclass(frozen=True, slots=True)
class IstanbulView(View):
    """What one seat may know of a game; seat -1 watches and holds no hand.

    `hand` is the seat's own; of the other cards only their number is told: in `players[i].cards` and `deck_size`.
    `options` is filled only while this seat is the one to answer.
    """

    OWN: ClassVar[tuple[str, ...]] = ("hand",)

    hand: tuple[int, ...]
    players: tuple[PlayerView, ...]
    grid: tuple[int, ...]
    rubies: tuple[int, ...]
    tiles_left: tuple[int, ...]
    mail: int
    demand: tuple[tuple[int, ...], ...]
    deck_size: int
    discard: tuple[int, ...]
    figures: tuple[int, ...]
    neutral_merchants: tuple[int, ...]
    neutral_assistants: tuple[int, ...]
    leader: int
    claimed: bool
    final: bool
    fetched: bool
    met: int
    acted: int
    low: int
    high: int
    spot: int


@dataclass(frozen=True, slots=True)
class ExpandedView(IstanbulView):
    """With expansions: `guild` are the seat's own guild cards by number; bags of letters and tiles are open."""

    OWN: ClassVar[tuple[str, ...]] = ("hand", "guild")

    players: tuple[ExpandedPlayerView, ...]
    guild: tuple[int, ...]
    guild_deck_size: int
    guild_discard: tuple[int, ...]
    tavern_left: tuple[int, ...]
    baksheesh: int
    barrier: tuple[int, ...]
    gatekeeper: int
    letter_bag: tuple[int, ...]
    letter_discard: tuple[int, ...]
    kiosk_bag: tuple[int, ...]
    kiosk_discard: tuple[int, ...]
    society: int
    companion_acts: bool
    copying: int
    free_merchant: int


SHOW_PLAYER: Final = showing(PlayerView)
SHOW_EXPANDED_PLAYER: Final = showing(ExpandedPlayerView)
SHOW: Final = showing(IstanbulView, *COMMON, "players", "hand")
SHOW_EXPANDED: Final = showing(ExpandedView, *COMMON, "players", "hand", "guild", "guild_deck_size")


def make_view(state: Istanbul, seat: int) -> IstanbulView:
    """Build what a seat may know: everything but hands and decks is open."""
    own = state.players[seat] if seat >= 0 else None
    hand = tuple(own.hand) if own else ()
    if not isinstance(state, ExpandedIstanbul):
        return SHOW(state, *common(state, seat), tuple(map(SHOW_PLAYER, state.players)), hand)
    guild = tuple(own.guild) if isinstance(own, ExpandedPlayer) else ()
    players = tuple(map(SHOW_EXPANDED_PLAYER, state.players))
    return SHOW_EXPANDED(state, *common(state, seat), players, hand, guild, sum(state.guild_deck))


def unseen_cards(view: IstanbulView) -> list[int]:
    """By kind, the cards of which the seat does not know where they are: in the deck or in other hands."""
    unseen = rules_for(view.header).card_copies.copy()
    for kind in view.discard:
        unseen[kind] -= 1
    for kind, count in enumerate(view.hand):
        unseen[kind] -= count
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            for kind, count in enumerate(player.known):
                unseen[kind] -= count
    for frame in view.stack:
        if isinstance(frame, LayDown):  # a card being played: in no hand and not yet discarded
            unseen[frame.kind] -= 1
    return unseen


def world_from_view(view: IstanbulView, source: Source) -> Istanbul:
    """A whole state that fits a view: what the seat cannot know lies in the decks at first, and is dealt from there."""
    state = cleared_table(view.header)
    for name in fields_of(state):
        if name not in ("players", "deck", "guild_deck"):
            setattr(state, name, listed(getattr(view, name)))
    for seat, seen in enumerate(view.players):
        player = state.new_player()
        for name in fields_of(player):
            if name not in ("hand", "guild"):
                setattr(player, name, listed(getattr(seen, name)))
        player.hand = list(view.hand if seat == view.seat else seen.known)
        state.players.append(player)
    state.deck = unseen_cards(view)
    if isinstance(state, ExpandedIstanbul) and isinstance(view, ExpandedView):
        if view.seat >= 0:
            state.player(view.seat).guild = list(view.guild)
        state.guild_deck = unseen_guild(state, view)
    redeal(state, view.seat, source)
    state.decoded()
    return state


def unseen_guild(state: ExpandedIstanbul, view: ExpandedView) -> list[int]:
    """By number, the guild cards of which the seat does not know where they are."""
    unseen = [0, *([1] * GUILD_CARDS)] if state.mix.mocha else [0] * (GUILD_CARDS + 1)
    played = [frame.card for frame in view.stack if isinstance(frame, LayDownGuild)]
    for card in (*view.guild_discard, *played):
        unseen[card] -= 1
    for card, held in enumerate(view.guild):
        unseen[card] -= held
    return unseen
