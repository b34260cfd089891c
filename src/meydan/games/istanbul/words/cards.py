# uncompiled: words are for people and never on a hot path
"""When each bonus card is played, as the card itself says."""

from __future__ import annotations

from typing import Any, Final

from meydan.games.istanbul.cards import base_cards
from meydan.games.istanbul.expansions.letters.cards import letters_cards
from meydan.games.istanbul.expansions.mocha.cards import mocha_cards
from meydan.games.istanbul.expansions.tables import ERRAND_CARD
from meydan.games.istanbul.tables import ACTED, ANY_TIME, CALM, MOMENTS, MOVING, PHASE_1, ROLLED, SELLING
from meydan.kernel.frame import Provider

CARDS: Final[list[Provider[Any]]] = [*base_cards(), *mocha_cards(), *letters_cards()]
MOMENT: Final = {
    ANY_TIME: "any",
    CALM: "calm",
    MOVING: "move",
    PHASE_1: "before",
    SELLING: "sell",
    ACTED: "after",
    ROLLED: "roll",
    MOMENTS - 1: "copy",
}


def when_played(kind: int) -> str:
    """The moment of a card; an errand takes the place of the whole turn."""
    return "errand" if kind == ERRAND_CARD else MOMENT[CARDS[kind].windows()]
