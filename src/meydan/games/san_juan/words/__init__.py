# uncompiled: words are for people and never on a hot path
"""San Juan in English: why something is not possible, what is asked, what an option does, what happened."""

from __future__ import annotations

from meydan.games.san_juan.words.catalogue import (
    CARD_NAMES,
    CARD_TEXTS,
    ENGLISH,
    NAMES,
    ROLE_NAMES,
    ROLE_TEXTS,
    YOU,
    counted,
    listed,
    possessive,
)
from meydan.games.san_juan.words.describe import (
    PHRASES,
    QUESTIONS,
    as_state,
    card_text,
    describe_choice,
    describe_group,
    question,
)
from meydan.games.san_juan.words.happened import EVENTS, SHARED, clause, prices, tell

__all__ = [
    "CARD_NAMES", "CARD_TEXTS", "ENGLISH", "EVENTS", "NAMES", "PHRASES", "QUESTIONS", "ROLE_NAMES", "ROLE_TEXTS",
    "SHARED", "YOU", "as_state", "card_text", "clause", "counted", "describe_choice", "describe_group", "listed",
    "possessive", "prices", "question", "tell",
]  # fmt: skip
