"""What a search wants to know of the Dice Game."""

from __future__ import annotations

from typing import cast

from meydan.games.istanbul_dice.features import AIMS, aims, features, names, situation, situation_names
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.turn import Reroll
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header
from meydan.kernel.mind import Mind
from meydan.kernel.rng import Source
from meydan.kernel.state import State


class DiceMind(Mind):
    """A turn is over when the dice are passed on."""

    def turn(self, state: State) -> int:
        game = cast(DiceGame, state)
        return game.round * 8 + game.active

    def names(self, header: Header) -> list[str]:
        return names(header)

    def features(self, state: State) -> list[list[int]]:
        return features(cast(DiceGame, state))

    def redeal(self, state: State, seat: int, source: Source) -> bool:
        """Nothing is hidden, and nothing lies in an order."""
        return True

    def situation_names(self, header: Header) -> list[str]:
        return situation_names(header)

    def situation(self, state: State, seat: int) -> list[int]:
        return situation(cast(DiceGame, state), seat)

    def aim_names(self, header: Header) -> list[str]:
        return AIMS

    def aims(self, state: State, seat: int, options: list[Choice]) -> list[list[int]]:
        return aims(cast(DiceGame, state), options) if isinstance(state.stack[-1], Reroll) else []


MIND = DiceMind()
