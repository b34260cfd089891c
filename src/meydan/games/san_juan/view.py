# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: a view holds what one seat may know, and has no room for anything else. [SJ-G.9-11]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from meydan.games.san_juan.build import Cover, Pay
from meydan.games.san_juan.cards import CATHEDRAL, IS_EVENT
from meydan.games.san_juan.councillor import Keep
from meydan.games.san_juan.picking import PickCards
from meydan.games.san_juan.setup import make_rules
from meydan.games.san_juan.state import Player, Rules, SanJuan, clear_table, new_player, put_in_order
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
    """A whole state that fits a view: what others know is dealt from the unseen buildings, the rest from what is left.

    No event is ever among the cards that somebody has seen and kept.
    """
    state = cleared_table(view.header)
    for name in fields_of(state):
        if name not in ("players", "deck", "discard"):
            setattr(state, name, listed(getattr(view, name)))
    unseen = unseen_cards(view)
    buildings = [0 if IS_EVENT[kind] else count for kind, count in enumerate(unseen)]
    state.discard = list(view.shown)
    for seat, seen in enumerate(view.players):
        player = new_player()
        for name in ("town", "owned", "known", "banked", "library_used"):
            setattr(player, name, listed(getattr(seen, name)))
        if seat == view.seat:
            for name in view.OWN:
                setattr(player, name, listed(getattr(view, name)))
        else:
            _deal_secrets(player, seen, _due(view, seat), buildings, source)
        for kind, count in enumerate(player.seen):
            state.discard[kind] += count
        state.players.append(player)
    rest = [unseen[kind] if IS_EVENT[kind] else count for kind, count in enumerate(buildings)]
    for player, seen in zip(state.players, view.players, strict=True):
        player.goods = [source.draw(rest) if good else -1 for good in seen.goods]
        player.sunk = [[source.draw(rest) for _ in range(count)] for count in seen.sunk]
    for _ in range(view.discard_size - sum(state.discard)):
        state.discard[source.draw(rest)] += 1
    state.deck = rest
    state.decoded()
    return state


def _due(view: SanJuanView, seat: int) -> int:
    """How many cards a seat is picking in all, as far as that is settled; 0 before the first of them."""
    picked = view.players[seat].picked
    frame = view.stack[-1] if picked else None
    return frame.due if isinstance(frame, (PickCards, Pay, Keep)) else picked


def _deal_secrets(player: Player, seen: PlayerView, due: int, buildings: list[int], source: Source) -> None:
    """Cards that only their owner knows: none of them can be an event. [SJ-E.2]

    Who is picking some has picked the lowest of `due` cards [SJ-G.13], and the others of them lie where they come from:
    among those looked at if there are any, or else in the hand.
    """
    chosen = sorted(source.draw(buildings) for _ in range(due))
    player.picked = chosen[: seen.picked]
    rest = chosen[seen.picked :]
    hand = [*seen.known]
    (player.looking if seen.looking else hand).extend(rest)
    while len(player.looking) < seen.looking:
        put_in_order(player.looking, source.draw(buildings))
    while len(hand) < seen.cards:
        hand.append(source.draw(buildings))
    for kind in hand:
        player.hand[kind] += 1
    for count in seen.tucked:
        player.tucked.append(sorted(source.draw(buildings) for _ in range(count)))
    for _ in range(seen.seen):
        player.seen[source.draw(buildings)] += 1
