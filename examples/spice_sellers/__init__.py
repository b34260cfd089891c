"""Spice Sellers: a small game of our own, to show how one is added. See docs/adding-a-game.md."""

from spice_sellers.game import GAME

__all__ = ["GAME"]
