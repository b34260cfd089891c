"""San Juan: the card game, with New Buildings and Events."""

from meydan.games.san_juan.game import GAME
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.view import SanJuanView

__all__ = ["GAME", "SanJuan", "SanJuanView"]
