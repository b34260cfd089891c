"""Istanbul: The Dice Game."""

from meydan.games.istanbul_dice.game import GAME

__all__ = ["GAME"]
