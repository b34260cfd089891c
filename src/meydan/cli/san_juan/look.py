"""The signs of San Juan: buildings with what lies on and under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from meydan.cli.look import BRASS, paint
from meydan.games.san_juan.cards import COST, GOOD_NUMBER, HOLDS_GOODS, IS_PRODUCTION, PLANTS
from meydan.games.san_juan.printed import SIX
from meydan.games.san_juan.state import Player
from meydan.games.san_juan.words.naming import card, good
from meydan.voice import Voice

GOOD_STYLES: Final = ["#6f7fe8", "#d0709a", "#a08c3c", "#b07a4f", "#7f9bab"]
FULL: Final = "■"
EMPTY: Final = "□"


def kind_style(kind: int) -> str:
    """Production buildings in the colour of their good, the dear ones in brass."""
    if IS_PRODUCTION[kind]:
        return GOOD_STYLES[GOOD_NUMBER[kind]]
    return BRASS if COST[kind] >= SIX else ""


def signs(player: Player, slots: Sequence[int]) -> Text:
    """The goods on buildings of one kind, a full or an empty square each, and how many cards lie under them."""
    text = Text()
    if HOLDS_GOODS[player.town[slots[0]]]:
        full = sum(player.goods[slot] >= 0 for slot in slots)
        squares = FULL * full + EMPTY * (len(slots) - full)
        text.append(f" {squares}", kind_style(player.town[slots[0]]))
    under = sum(len(player.tucked[slot]) + len(player.sunk[slot]) for slot in slots)
    return text.append(f" +{under}", BRASS) if under else text


def buildings(player: Player, voice: Voice, *, short: bool) -> list[Text]:
    """A town: production buildings of a kind together, then the city buildings in the order built."""
    shown: list[Text] = []
    for kind in PLANTS:
        slots = [slot for slot, other in enumerate(player.town) if other == kind]
        if slots:
            name = voice.say(good(kind) if short else card(kind))
            shown.append(paint(name, kind_style(kind)) + signs(player, slots))
    for slot, kind in enumerate(player.town):
        if not IS_PRODUCTION[kind]:
            shown.append(paint(voice.say(card(kind)), kind_style(kind)) + signs(player, [slot]))
    return shown


def flow(parts: Sequence[Text], width: int, first: Text, indent: int) -> list[Text]:
    """Parts with commas between them, beginning after `first` and going on below it, on as many lines as they need."""
    lines = [first.copy()]
    begun = False
    for at, part in enumerate(parts):
        piece = part + Text("," if at + 1 < len(parts) else "")
        if begun and len(lines[-1]) + 1 + len(piece) > width:
            lines.append(Text(" " * indent))
            begun = False
        lines[-1] = lines[-1] + Text(" " if begun else "") + piece
        begun = True
    return lines
