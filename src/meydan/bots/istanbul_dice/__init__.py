"""How the greedy bot plays the Dice Game."""

from meydan.bots.istanbul_dice.greedy import choose

__all__ = ["choose"]
