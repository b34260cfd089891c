"""Play that is random but does itself no plain harm: used to drive many games to their end, not to win them."""

from __future__ import annotations

from meydan.games.san_juan.choices import BACK, DONE, LEAVE, PASS
from meydan.games.san_juan.picking import PickUpTo
from meydan.games.san_juan.producer import Produce
from meydan.games.san_juan.rounds import Chapel
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.trader import Sell
from meydan.kernel.choice import Choice


def sensible(state: SanJuan, options: list[Choice]) -> list[Choice]:
    """Never pass when there is something to do; mostly keep the hand."""
    frame = state.stack[-1]
    if isinstance(frame, PickUpTo) and not isinstance(frame, Chapel):
        return options if len(options) < 4 else [options[0], options[-1]]
    makes = isinstance(frame, (Produce, Sell))
    kept = [choice for choice in options if choice not in (PASS, LEAVE, BACK) and not (makes and choice is DONE)]
    return kept if kept else options
