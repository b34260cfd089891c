"""Istanbul: the board game, its base box and variants."""

from meydan.games.istanbul.game import GAME

__all__ = ["GAME"]
