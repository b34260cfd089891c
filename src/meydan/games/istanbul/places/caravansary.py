"""6 Caravansary: two cards, from the deck or the discard pile, and one back; the Caravan Leader keeps both."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.chance import ask_draw
from meydan.games.istanbul.choices import DISCARD, DRAW_DECK, DRAW_DISCARD, SKIP, SKIP_ONLY
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.events import TOOK_DISCARD
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import (
    ANY_TIME,
)
from meydan.games.istanbul.state import Istanbul, changed
from meydan.games.istanbul.turn import hand_discards
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason


class VisitCaravansary(PlaceAction):
    """Take two cards one by one, then discard one; the Caravan Leader none. [IST-6.1-4 IST-V.11-12 IST-V.14]"""

    def options(self, state: Istanbul) -> list[Choice]:
        if state.discard:
            return [DRAW_DECK, DRAW_DISCARD, SKIP]
        return DECK_OR_SKIP if state.deck_size else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.claimed = state.rules.caravan_leader
        if state.leader != self.seat and (state.can_draw() or state.players[self.seat].cards):
            state.ask(DISCARD_ONE[self.seat])
        if state.can_draw():
            state.ask(SecondCard(self.seat))
            take_card(state, self.seat, choice)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return why_no_source(state, choice)


class SecondCard(StepFor[Istanbul]):
    """The second card, if there is one: asked even without discards, as a card played now may be one. [IST-6.3-4]"""

    def run(self, state: Istanbul) -> None:
        if state.can_draw():
            state.ask(CHOOSE_SOURCE[self.who])


class ChooseSource(Frame[Istanbul]):
    """Take the second card from the deck or from the top of the discard pile. [IST-6.2-3]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        return SOURCES if state.discard else DECK_ONLY

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        take_card(state, self.seat, choice)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return why_no_source(state, choice) or Reason("card-first")


class DiscardOne(Frame[Istanbul]):
    """Discard one card of the hand, a fresh one if you like. [IST-6.1]"""

    def window(self, state: Istanbul) -> int:
        # The card that is owed cannot be played away. [IST-6.5]
        return ANY_TIME if state.players[self.seat].cards > 1 else 0

    def options(self, state: Istanbul) -> list[Choice]:
        return hand_discards(state.players[self.seat].hand)

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.discard_card(self.seat, choice.what)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return Reason("no-card", {"card": ALL_CARDS[choice.what]}) if choice in DISCARD else Reason("discard-first")


def take_card(state: Istanbul, seat: int, choice: Choice) -> None:
    """A card from the chosen source; one from the discard pile is known to everybody. [IST-6.2 IST-C.3 IST-C.8]"""
    if choice is DRAW_DECK:
        ask_draw(state, seat)
        return
    kind = state.discard.pop()
    player = state.players[seat]
    player.add_card(kind)
    player.known = changed(player.known, kind, player.known[kind] + 1)
    state.tell(TOOK_DISCARD, seat, kind)


def why_no_source(state: Istanbul, choice: Choice) -> Reason | None:
    if choice is DRAW_DISCARD:
        return Reason("discard-empty")
    return Reason("no-cards-left") if choice is DRAW_DECK else None


DECK_OR_SKIP: Final = [DRAW_DECK, SKIP]
SOURCES: Final = [DRAW_DECK, DRAW_DISCARD]
DECK_ONLY: Final = [DRAW_DECK]
CHOOSE_SOURCE: Final = [ChooseSource(seat) for seat in range(5)]
DISCARD_ONE: Final = [DiscardOne(seat) for seat in range(5)]
