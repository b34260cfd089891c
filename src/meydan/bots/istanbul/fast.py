"""Greedy answers straight from a state of Istanbul: the same as from a view, at a fraction of its price.

A glance has what greedy looks at in a view, under the same names; like a view it holds no hand but the seat's own.
"""

from __future__ import annotations

from typing import Any, cast

from meydan.bots.istanbul import expanded, greedy
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.state import Istanbul, Player
from meydan.games.istanbul.view import ExpandedView, IstanbulView
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header
from meydan.kernel.state import State
from meydan.search.rollout import Policy


class PlayerGlance:
    """What greedy looks at in a player."""

    def __init__(self, player: Player) -> None:
        self.place = player.place
        self.family = player.family
        self.lira = player.lira
        self.rubies = player.rubies
        self.capacity = player.capacity
        self.tiles = player.tiles
        self.cards = player.cards
        self.goods: tuple[int, ...] = tuple(player.goods)
        self.stack: tuple[int, ...] = tuple(player.stack)
        self.posted: tuple[int, ...] = tuple(player.posted)

    def has_tile(self, colour: int) -> bool:
        return (self.tiles >> colour) & 1 == 1


class ExpandedPlayerGlance(PlayerGlance):
    """The same with expansions."""

    def __init__(self, player: ExpandedPlayer) -> None:
        super().__init__(player)
        self.coffee = player.coffee
        self.tavern = player.tavern
        self.companion = player.companion
        self.letters: tuple[int, ...] = tuple(player.letters)
        self.delivered: tuple[int, ...] = tuple(player.delivered)


class Glance:
    """What greedy looks at on the table."""

    header: Header
    players: tuple[Any, ...]

    def __init__(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        self.header = state.header
        self.seat = seat
        self.question = state.question
        self.options: tuple[Choice, ...] = tuple(options)
        self.stack: tuple[Frame[Any], ...] = tuple(state.stack)
        self.hand: tuple[int, ...] = tuple(state.players[seat].hand)
        self.grid: tuple[int, ...] = tuple(state.grid)
        self.rubies: tuple[int, ...] = tuple(state.rubies)
        self.tiles_left: tuple[int, ...] = tuple(state.tiles_left)
        self.demand: tuple[tuple[int, ...], ...] = tuple([tuple(tiles) for tiles in state.demand])
        self.discard: tuple[int, ...] = tuple(state.discard)
        self.figures: tuple[int, ...] = tuple(state.figures)
        self.neutral_merchants: tuple[int, ...] = tuple(state.neutral_merchants)
        self.neutral_assistants: tuple[int, ...] = tuple(state.neutral_assistants)
        self.mail = state.mail
        self.leader = state.leader
        self.final = state.final
        self.acted = state.acted
        self.low = state.low
        self.high = state.high
        self.spot = state.spot
        self.look_at_players(state)

    def look_at_players(self, state: Istanbul) -> None:
        self.players = tuple([PlayerGlance(player) for player in state.players])


class ExpandedGlance(Glance):
    """The same with expansions."""

    def __init__(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        super().__init__(state, seat, options)
        self.guild: tuple[int, ...] = tuple(state.player(seat).guild)
        self.tavern_left: tuple[int, ...] = tuple(state.tavern_left)
        self.baksheesh = state.baksheesh
        self.society = state.society
        self.copying = state.copying
        self.free_merchant = state.free_merchant

    def look_at_players(self, state: Istanbul) -> None:
        players = cast("list[ExpandedPlayer]", state.players)
        self.players = tuple([ExpandedPlayerGlance(player) for player in players])


class Fast(Policy):
    """Greedy from a glance."""

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        if isinstance(state, ExpandedIstanbul):
            wide: Any = ExpandedGlance(state, seat, options)
            return expanded.answer(cast(ExpandedView, wide))
        glance: Any = Glance(cast(Istanbul, state), seat, options)
        return greedy.choose(cast(IstanbulView, glance))


FAST = Fast()
