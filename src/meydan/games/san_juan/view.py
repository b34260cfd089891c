# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: a view holds what one seat may know, and has no room for anything else. [SJ-G.9-11]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from meydan.games.san_juan.build import Cover
from meydan.games.san_juan.cards import CATHEDRAL
from meydan.games.san_juan.dealing import UNDEALT, redeal
from meydan.games.san_juan.setup import make_rules
from meydan.games.san_juan.state import Player, Rules, SanJuan, clear_table, new_player
from meydan.kernel.codec import fields_of
from meydan.kernel.header import Header
from meydan.kernel.rng import Source
from meydan.kernel.view import COMMON, View, common, listed, showing, tupled


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know about a player: of hidden cards only how many there are.

    `goods` tells per building whether a good lies on it, `tucked` and `sunk` how many cards lie under it. `known` are
    kinds in the hand that everybody saw.
    """

    cards: int
    known: tuple[int, ...]
    town: tuple[int, ...]
    owned: int
    goods: tuple[int, ...]
    tucked: tuple[int, ...]
    sunk: tuple[int, ...]
    looking: int
    picked: int
    seen: int
    banked: bool
    library_used: bool

    def has(self, kind: int) -> bool:
        return (self.owned >> kind) & 1 == 1


@dataclass(frozen=True, slots=True)
class SanJuanView(View):
    """What one seat may know of a game; seat -1 watches and holds no hand.

    `hand`, `looking`, `picked`, `tucked` and `seen` are the seat's own. `shown` are the cards of the discard pile that
    everybody saw. `options` is filled only while this seat is the one to answer.
    """

    OWN: ClassVar[tuple[str, ...]] = ("hand", "looking", "picked", "tucked", "seen")

    hand: tuple[int, ...]
    looking: tuple[int, ...]
    picked: tuple[int, ...]
    tucked: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    players: tuple[PlayerView, ...]
    deck_size: int
    discard_size: int
    shown: tuple[int, ...]
    prices: tuple[int, ...]
    price: int
    trades: int
    events_open: tuple[int, ...]
    events_gone: tuple[int, ...]
    cathedral: bool
    governor: int
    taken: int
    picks: int
    chooser: int
    phase: int
    privilege: int
    visiting: bool
    sold: bool
    fresh: int
    revealed: tuple[int, ...]
    ending: bool


@lru_cache(maxsize=64)
def _rules(seats: int, boxes: tuple[str, ...], drafted: bool, version: int) -> Rules:
    return make_rules(seats, list(boxes), drafted, version)


def rules_for(header: Header) -> Rules:
    """The tables of what was agreed; the same object for the same agreement."""
    agreed = header.options
    return _rules(header.seats, tuple(agreed["expansions"]), agreed["setup"] == "drafted", header.rules)


def empty_table(header: Header) -> SanJuan:
    """A state with nothing on it."""
    state = SanJuan()
    state.header = header
    state.rules = rules_for(header)
    return state


def cleared_table(header: Header) -> SanJuan:
    """A table before set-up."""
    state = empty_table(header)
    clear_table(state)
    return state


SHOW_PLAYER: Final = showing(PlayerView, "goods", "tucked", "sunk", "looking", "picked", "seen")
SHOW: Final = showing(SanJuanView, *COMMON, "players", *SanJuanView.OWN)
NOTHING: Final = ((),) * len(SanJuanView.OWN)


def _player(player: Player) -> PlayerView:
    """What everybody may know about a player."""
    goods = tuple([1 if good >= 0 else 0 for good in player.goods])
    tucked, sunk = tuple(map(len, player.tucked)), tuple(map(len, player.sunk))
    return SHOW_PLAYER(player, goods, tucked, sunk, len(player.looking), len(player.picked), sum(player.seen))


def make_view(state: SanJuan, seat: int) -> SanJuanView:
    """Build what a seat may know: its own cards, and what lies open."""
    own = [tupled(getattr(state.players[seat], name)) for name in SanJuanView.OWN] if seat >= 0 else NOTHING
    return SHOW(state, *common(state, seat), tuple(map(_player, state.players)), *own)


def unseen_cards(view: SanJuanView) -> list[int]:
    """By kind, the cards of which the seat does not know where they are."""
    unseen = rules_for(view.header).copies.copy()
    lying = [*view.events_open, *view.events_gone, *view.revealed, *view.looking, *view.picked]
    lying += [frame.kind for frame in view.stack if isinstance(frame, Cover)]  # a card about to be placed
    for seat, player in enumerate(view.players):
        lying += player.town
        if seat != view.seat:
            lying += player.known
    for cards in view.tucked:
        lying += cards
    for kind in lying:
        if kind != CATHEDRAL:
            unseen[kind] -= 1
    for counted in (view.hand, view.seen, view.shown):
        for kind, count in enumerate(counted):
            unseen[kind] -= count
    return unseen


def world_from_view(view: SanJuanView, source: Source) -> SanJuan:
    """A whole state that fits a view: what the seat cannot know lies in the deck at first, and is dealt from there."""
    state = cleared_table(view.header)
    for name in fields_of(state):
        if name not in ("players", "deck", "discard"):
            setattr(state, name, listed(getattr(view, name)))
    state.deck = unseen_cards(view)
    state.discard = list(view.shown)
    for seat, seen in enumerate(view.players):
        player = new_player()
        for name in ("town", "owned", "known", "cards", "banked", "library_used"):
            setattr(player, name, listed(getattr(seen, name)))
        if seat == view.seat:
            for name in view.OWN:
                setattr(player, name, listed(getattr(view, name)))
            for kind, count in enumerate(player.seen):
                state.discard[kind] += count
        else:
            for kind in player.known:
                player.hand[kind] += 1
            player.looking, player.picked = [UNDEALT] * seen.looking, [UNDEALT] * seen.picked
            player.tucked = [[UNDEALT] * count for count in seen.tucked]
            player.seen[0] = seen.seen  # how many there are; which is dealt
        player.goods = [UNDEALT if good else -1 for good in seen.goods]
        player.sunk = [[UNDEALT] * count for count in seen.sunk]
        state.players.append(player)
    redeal(state, view.seat, source)
    state.decoded()
    return state
