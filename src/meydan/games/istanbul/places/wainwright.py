"""1 Wainwright: a bigger barrow, and a ruby for the third extension."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import EXTEND, SKIP, SKIP_ONLY
from meydan.games.istanbul.events import EXTENDED
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import EXTENSION_PRICE, FULL_CAPACITY, WAINWRIGHT
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class ExtendBarrow(PlaceAction):
    """Pay 7 lira for an extension; the third one brings a ruby at once. [IST-1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        possible = player.lira >= EXTENSION_PRICE and player.capacity < FULL_CAPACITY
        return EXTEND_OR_SKIP if possible else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.pay(self.seat, EXTENSION_PRICE)
        player = state.players[self.seat]
        player.capacity += 1
        state.tell(EXTENDED, self.seat, player.capacity)
        if player.capacity == FULL_CAPACITY:
            state.take_ruby(self.seat, WAINWRIGHT)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice is not EXTEND:
            return None
        player = state.players[self.seat]
        if player.capacity == FULL_CAPACITY:
            return Reason("barrow-complete")
        return Reason("needs-lira", {"need": EXTENSION_PRICE, "have": player.lira})


EXTEND_OR_SKIP: Final = [EXTEND, SKIP]
