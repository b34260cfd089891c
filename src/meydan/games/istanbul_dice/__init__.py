"""Istanbul: The Dice Game."""

from meydan.games.istanbul_dice.game import GAME
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.view import DiceView

__all__ = ["GAME", "DiceGame", "DiceView"]
