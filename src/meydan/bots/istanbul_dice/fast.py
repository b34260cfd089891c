"""Greedy answers straight from a state of the Dice Game: the same as from a view, at a fraction of its price.

A glance has what greedy looks at in a view, under the same names. Nothing is hidden in this game.
"""

from __future__ import annotations

from typing import Any, cast

from meydan.bots.istanbul_dice import greedy
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.istanbul_dice.view import DiceView
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.state import State
from meydan.search.rollout import Policy


class PlayerGlance:
    """What greedy looks at in a player."""

    def __init__(self, player: Player) -> None:
        self.lira = player.lira
        self.crystals = player.crystals
        self.brown = player.brown
        self.rubies = player.rubies
        self.mosque_done = player.mosque_done
        self.goods: tuple[int, ...] = tuple(player.goods)
        self.tiles: tuple[int, ...] = tuple(player.tiles)


class Glance:
    """What greedy looks at on the table."""

    def __init__(self, state: DiceGame, seat: int, options: list[Choice]) -> None:
        self.header = state.header
        self.seat = seat
        self.question = state.question
        self.options: tuple[Choice, ...] = tuple(options)
        self.stack: tuple[Frame[Any], ...] = tuple(state.stack)
        self.players: tuple[PlayerGlance, ...] = tuple([PlayerGlance(player) for player in state.players])
        self.tracks: tuple[int, ...] = tuple(state.tracks)
        self.row: tuple[int, ...] = tuple(state.row)
        self.new_tiles: tuple[int, ...] = tuple(state.new_tiles)
        self.discard: tuple[int, ...] = tuple(state.discard)
        self.revealed: tuple[int, ...] = tuple(state.revealed)
        self.dice: tuple[int, ...] = tuple(state.dice)
        self.actions_left = state.actions_left
        self.active = state.active
        self.round = state.round
        self.final = state.final


class Fast(Policy):
    """Greedy from a glance."""

    def answer(self, state: State, seat: int, options: list[Choice]) -> Choice:
        glance: Any = Glance(cast(DiceGame, state), seat, options)
        return greedy.choose(cast(DiceView, glance))


FAST = Fast()
