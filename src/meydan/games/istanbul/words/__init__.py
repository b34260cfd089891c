# uncompiled: words are for people and never on a hot path
"""Istanbul in English: why something is not possible, what is asked, what an option does, what happened."""

from __future__ import annotations

from meydan.games.istanbul.words.catalogue import (
    CARD_NAMES,
    CARD_TEXTS,
    ENGLISH,
    FIGURE_NAMES,
    GUILD_TEXTS,
    KIOSK_TEXTS,
    NAMES,
    TAVERN_TEXTS,
    TILE_TEXTS,
    YOU,
    counted,
    guild_card,
    kiosk_tile,
    letters,
    listed,
    object_name,
    possessive,
)
from meydan.games.istanbul.words.describe import (
    arrival,
    as_state,
    certain_outcome,
    describe_choice,
    describe_group,
    question,
)
from meydan.games.istanbul.words.happened import EVENTS, SHARED, clause, mail, tell
from meydan.games.istanbul.words.now import place_now
from meydan.games.istanbul.words.phrases import PHRASES, QUESTIONS

__all__ = [
    "CARD_NAMES", "CARD_TEXTS", "ENGLISH", "EVENTS", "FIGURE_NAMES", "GUILD_TEXTS", "KIOSK_TEXTS", "NAMES", "PHRASES",
    "QUESTIONS", "SHARED", "TAVERN_TEXTS", "TILE_TEXTS", "YOU", "arrival", "as_state", "certain_outcome", "clause",
    "counted", "describe_choice", "describe_group", "guild_card", "kiosk_tile", "letters", "listed", "mail",
    "object_name", "place_now", "possessive", "question", "tell",
]  # fmt: skip
