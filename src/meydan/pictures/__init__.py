"""Pictures of games for people who do not play at the moment: who played what, how it stands, and the board.

A game's board is drawn by the module of its name here, if there is one: `board(state, voice, colours)`.
"""

from meydan.pictures.card import Player, Shown, card, drawn

__all__ = ["Player", "Shown", "card", "drawn"]
