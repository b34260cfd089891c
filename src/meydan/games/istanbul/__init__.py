"""Istanbul: the board game, its base box and variants."""

from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import ExpandedView, IstanbulView

__all__ = ["GAME", "ExpandedIstanbul", "ExpandedView", "Istanbul", "IstanbulView"]
