"""Play that is random but does itself no plain harm: used to drive many games to their end, not to win them."""

from __future__ import annotations

from meydan.games.istanbul.choices import END, KEEP, LEAVE, PAY, PICK_UP, PICK_UP_NEUTRAL, SKIP, STOP
from meydan.games.istanbul.printed import FOUNTAIN
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice


def sensible(state: Istanbul, options: list[Choice]) -> list[Choice]:
    """Never stop or skip when there is something to do; never walk about without assistants; keep the cards."""
    kept = [option for option in options if option is not STOP and option is not SKIP]
    if not kept:
        return options
    frame = state.stack[-1]
    player = state.players[frame.seat]
    if not player.stack:
        useful = [
            option
            for option in kept
            if option.text.startswith("move") and (option.what == FOUNTAIN or option.what in player.posted)
        ]
        if useful:
            return useful
    for step in (PICK_UP, PICK_UP_NEUTRAL, LEAVE, PAY, END):
        if step in kept:
            return [step]
    own = [option for option in kept if option.provider < 0 and option is not KEEP]
    return own if own else kept
