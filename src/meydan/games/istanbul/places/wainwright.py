"""1 Wainwright: a bigger barrow, and a ruby for the third extension."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import EXTEND, SKIP, SKIP_ONLY
from meydan.games.istanbul.events import EXTENDED
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import EXTENSION_PRICE, FULL_CAPACITY, WAINWRIGHT
from meydan.games.istanbul.state import Istanbul, Player
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class ExtendBarrow(PlaceAction):
    """Pay 7 lira for an extension; the third one brings a ruby at once. [IST-1.1-3]"""

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        return EXTEND_OR_SKIP if player.lira >= EXTENSION_PRICE and can_extend(player) else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.pay(self.seat, EXTENSION_PRICE)
        extend(state, self.seat)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice is not EXTEND:
            return None
        player = state.players[self.seat]
        if player.capacity == FULL_CAPACITY:
            return Reason("barrow-complete")
        return Reason("needs-lira", {"need": EXTENSION_PRICE, "have": player.lira})

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if can_extend(state.players[self.seat]) else Reason("barrow-complete")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        return missing("lira", EXTENSION_PRICE, state.players[self.seat].lira)


def can_extend(player: Player) -> bool:  # [IST-1.3]
    return player.capacity < FULL_CAPACITY


def extend(state: Istanbul, seat: int) -> None:
    """Put an extension on the barrow; the third one brings a ruby at once. [IST-1.1-2]"""
    player = state.players[seat]
    player.capacity += 1
    state.tell(EXTENDED, seat, player.capacity)
    if not can_extend(player):
        state.take_ruby(seat, WAINWRIGHT)


EXTEND_OR_SKIP: Final = [EXTEND, SKIP]
