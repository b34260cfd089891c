"""San Juan: the card game, with New Buildings and Events."""

from meydan.games.san_juan.game import GAME

__all__ = ["GAME"]
