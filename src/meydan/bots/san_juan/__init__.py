"""How the greedy bot plays San Juan."""

from meydan.bots.san_juan.greedy import choose

__all__ = ["choose"]
