"""Istanbul: the board game, its base box and variants."""

from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import BazaarView, IstanbulView

__all__ = ["GAME", "Bazaar", "BazaarView", "Istanbul", "IstanbulView"]
