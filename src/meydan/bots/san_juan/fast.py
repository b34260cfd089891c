"""Greedy answers straight from a state of San Juan: the same as from a view, at a fraction of its price.

A glance has what greedy looks at in a view, under the same names; like a view it holds no hand but the seat's own.
"""

from __future__ import annotations

from typing import Any, cast

from meydan.bots.san_juan import greedy
from meydan.games.san_juan.state import Player, SanJuan
from meydan.games.san_juan.view import SanJuanView
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.state import State
from meydan.search.rollout import Policy


class PlayerGlance:
    """What greedy looks at in a player."""

    def __init__(self, player: Player) -> None:
        self.cards = player.cards
        self.owned = player.owned
        self.library_used = player.library_used
        self.banked = player.banked
        self.town: tuple[int, ...] = tuple(player.town)
        self.goods: tuple[int, ...] = tuple([int(good >= 0) for good in player.goods])
        self.tucked: tuple[int, ...] = tuple([len(cards) for cards in player.tucked])
        self.sunk: tuple[int, ...] = tuple([len(cards) for cards in player.sunk])

    def has(self, kind: int) -> bool:
        return (self.owned >> kind) & 1 == 1


class Glance:
    """What greedy looks at on the table."""

    def __init__(self, state: SanJuan, seat: int, options: list[Choice]) -> None:
        me = state.players[seat]
        self.header = state.header
        self.seat = seat
        self.question = state.question
        self.options: tuple[Choice, ...] = tuple(options)
        self.stack: tuple[Frame[Any], ...] = tuple(state.stack)
        self.players: tuple[PlayerGlance, ...] = tuple([PlayerGlance(player) for player in state.players])
        self.hand: tuple[int, ...] = tuple(me.hand)
        self.looking: tuple[int, ...] = tuple(me.looking)
        self.picked: tuple[int, ...] = tuple(me.picked)
        self.prices: tuple[int, ...] = tuple(state.prices)
        self.price = state.price
        self.trades = state.trades
        self.cathedral = state.cathedral
        self.chooser = state.chooser
        self.governor = state.governor
        self.phase = state.phase
        self.picks = state.picks
        self.privilege = state.privilege
        self.taken = state.taken
        self.visiting = state.visiting


class Fast(Policy):
    """Greedy from a glance."""

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        glance: Any = Glance(cast(SanJuan, state), seat, options)
        return greedy.choose(cast(SanJuanView, glance))


FAST = Fast()
