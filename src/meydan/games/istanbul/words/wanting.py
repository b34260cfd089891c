# uncompiled: words are for people and never on a hot path
"""What somebody seems to want who clicks on something that does not glow."""

from __future__ import annotations

from typing import Any, Final

from meydan.games.istanbul.choices import SPACE
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.choices import BARRIER, TAVERN_RUBY, TAVERN_TILE
from meydan.games.istanbul.printed import (
    FIGURES,
    TRACKS,
    YELLOW,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.parts import asks

# By question, the options that stand for places; of all others it is “move”.
AT_PLACES: Final = {
    "RecallAssistants": "recall", "RecallMore": "recall", "GatherAtFountain": "recall", "GatherMore": "recall",
    "SendFamily": "send", "ChoosePlace": "use", "UseNeighbour": "use", "SetBarrier": "beside",
    "VisitTavern": "barrier", "TavernRun": "barrier", "VisitSociety": "ruby", "ChooseWhoGoes": "merchant to",
}  # fmt: skip
ROASTS: Final = ("Roast", "RoastMore")
PAYS_LETTERS: Final = ("SpendLetters", "CourierToll")


def wanted(anchor: str, state: Istanbul) -> str | None:
    """The choice that a click on it stands for, so that the rules can say why it is not possible."""
    kind, _, which = anchor.partition(":")
    name = asks(state)
    player: Any = state.players[state.seat] if state.seat >= 0 else None
    if player is None:
        return None
    if kind == "place":
        return _place(name, which, state)
    if kind == "card":
        if name in ("DiscardOne", "GovernorToll"):
            return f"discard {which}"
        return f"roast card {which}" if name in ROASTS else _first_use(which)
    if kind == "guild" and which:
        verb = "discard guild" if name == "DiscardOneGuild" else "roast guild" if name in ROASTS else "guild"
        return f"{verb} {which}"
    if kind == "tile":
        if name in ("TakeTile", "FreeTile"):
            return f"tile {which}"
        return f"fetch {[*player.posted, 1][0]}" if which == "yellow" and player.has_tile(YELLOW) else None
    if kind == "tavern":
        if name in ("VisitTavern", "TavernRun"):
            return f"tavern {which}"
        return "ride 1" if which == "movement" and name == "Move" else None
    if kind == "figure" and name == "Encounters" and which in FIGURES:
        return "smuggler fabric" if which == "smuggler" else which
    if kind in ("letter", "delivered") and name in PAYS_LETTERS:
        return f"letter {which}" if kind == "letter" else "delivered letter"
    if kind == "kiosk" and name == "KioskPick":
        return f"pick k{which}"
    drawn = kind in ("deck", "discard") and (name.startswith("VisitCaravansary") or name == "ChooseSource")
    return f"draw {kind}" if drawn else None


def _place(name: str, which: str, state: Istanbul) -> str | None:
    verb = AT_PLACES.get(name, "move")
    if verb == "ruby" and int(which) not in TRACKS:
        return None
    deals = (*BARRIER, *TAVERN_RUBY, *TAVERN_TILE)
    if verb == "barrier" and any(option in deals for option in state.options()):
        return None
    return f"{verb} {which}"


def _first_use(card: str) -> str | None:
    """One way to play a card; none of them is possible, or it would glow."""
    if card not in ALL_CARDS:
        return None
    provider = ALL_CARDS.index(card)
    return next(choice.text for choice in SPACE.actions if choice.provider == provider)
