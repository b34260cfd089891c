"""The mosque: taking face-up tiles, and discarding own ones."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.chance import refill
from meydan.games.istanbul_dice.choices import DISCARD, TILE
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


def take_tile(state: DiceGame, seat: int, tile: int) -> None:
    """Take a face-up tile; the row is filled up at once. [DICE-A.14 DICE-M.5]"""
    state.gain_tile(seat, tile)
    refill(state)


class ChooseTile(Frame[DiceGame]):
    """A card lets you take a face-up mosque tile. [DICE-C.21]"""

    def options(self, state: DiceGame) -> list[Choice]:
        return [TILE[tile] for at, tile in enumerate(state.row) if tile not in state.row[:at]]

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        take_tile(state, self.seat, choice.what)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        return Reason("dice-no-tile", {"tile": choice.what}) if choice in TILE else Reason("dice-tile-first")


class DiscardTile(Frame[DiceGame]):
    """A card takes mosque tiles of your own: `left` of them, none before `floor` in the order. [DICE-C.23]"""

    left: int
    floor: int

    def options(self, state: DiceGame) -> list[Choice]:
        return discards(state.players[self.seat].tiles, self.left, self.floor)

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        state.lose_tile(self.seat, choice.what)
        discard_tiles(state, self.seat, self.left - 1, choice.what)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        if choice not in DISCARD:
            return Reason("dice-discard-first")
        if not state.players[self.seat].tiles[choice.what]:
            return Reason("dice-not-your-tile", {"tile": choice.what})
        return Reason("dice-discard-order")


def discards(tiles: list[int], left: int, floor: int) -> list[Choice]:
    """The tiles that can be discarded next, so that enough are left for the rest."""
    options: list[Choice] = []
    behind = 0
    for tile in range(len(tiles) - 1, floor - 1, -1):
        behind += tiles[tile]
        if tiles[tile] and behind >= left:
            options.append(DISCARD[tile])
    options.reverse()
    return options


def discard_tiles(state: DiceGame, seat: int, left: int, floor: int) -> None:
    """Have own tiles discarded, asking only where there is a choice. [DICE-C.23]"""
    while left:
        options = discards(state.players[seat].tiles, left, floor)
        if len(options) > 1:
            state.ask(DiscardTile(seat, left, floor))
            return
        floor = options[0].what
        state.lose_tile(seat, floor)
        left -= 1


CHOOSE_TILE: Final = [ChooseTile(seat) for seat in range(4)]


def choose_tile(state: DiceGame, seat: int) -> None:
    """Have a face-up tile taken for nothing more."""
    options = CHOOSE_TILE[seat].options(state)
    if len(options) == 1:
        take_tile(state, seat, options[0].what)
    else:
        state.ask(CHOOSE_TILE[seat])
