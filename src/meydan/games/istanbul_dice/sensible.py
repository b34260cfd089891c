"""Play that is random but does itself no plain harm: used to drive many games to their end, not to win them."""

from __future__ import annotations

from meydan.games.istanbul_dice.choices import END, IS_RUBY, IS_TILE, KEEP, SORT
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice


def sensible(state: DiceGame, options: list[Choice]) -> list[Choice]:
    """Take rubies when you can, else tiles; do not end a turn with something left to do; keep what was rolled."""
    if options[-1] is KEEP:
        return [KEEP] if state.players[state.seat].crystals < 2 else options
    if options[-1] is not END or len(options) == 1:
        return options
    for sort in (IS_RUBY, IS_TILE):
        wanted = [option for option in options if option is not END and SORT[option.index] == sort]
        if wanted:
            return wanted
    return options[:-1]
