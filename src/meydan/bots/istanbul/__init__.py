"""How the greedy bot plays Istanbul."""

from meydan.bots.istanbul.expanded import choose

__all__ = ["choose"]
