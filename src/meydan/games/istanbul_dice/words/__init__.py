# uncompiled: words are for people and never on a hot path
"""The Dice Game in English: why something is not possible, what is asked, what an option does, what happened."""

from __future__ import annotations

from meydan.games.istanbul_dice.words.catalogue import (
    AREA_NAMES,
    CARD_TEXTS,
    ENGLISH,
    NAMES,
    TILE_TEXTS,
)
from meydan.games.istanbul_dice.words.describe import QUESTIONS, as_state, describe_choice, question, ruby_price
from meydan.games.istanbul_dice.words.happened import EVENTS, SHARED, clause, tell

__all__ = [
    "AREA_NAMES", "CARD_TEXTS", "ENGLISH", "EVENTS", "NAMES", "QUESTIONS", "SHARED",
    "TILE_TEXTS", "as_state", "clause", "describe_choice", "question", "ruby_price", "tell",
]  # fmt: skip
