"""16 Gemstone Dealer: rubies for lira, each dearer than the last."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import BUY, SKIP, SKIP_ONLY
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import DEALER, DEALER_TOP
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class BuyRuby(PlaceAction):
    """Pay the largest number that no ruby covers and take the next ruby. [IST-16.1 IST-16.3]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return BUY_OR_SKIP if can_buy(state, self.seat) else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        buy(state, self.seat)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return why_no_ruby(state, self.seat) if choice is BUY else None

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if state.rubies[DEALER] else Reason("no-rubies")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        return missing("lira", dealer_price(state), state.players[self.seat].lira)


def dealer_price(state: Istanbul) -> int:  # [IST-16.2]
    return DEALER_TOP - state.rubies[DEALER]


def can_buy(state: Istanbul, seat: int) -> bool:
    return state.rubies[DEALER] > 0 and state.players[seat].lira >= dealer_price(state)


def buy(state: Istanbul, seat: int) -> None:
    """The Dealer's action, once."""
    state.pay(seat, dealer_price(state))
    state.take_ruby(seat, DEALER)


def why_no_ruby(state: Istanbul, seat: int) -> Reason:
    if state.rubies[DEALER] == 0:
        return Reason("no-rubies")
    return Reason("needs-lira", {"need": dealer_price(state), "have": state.players[seat].lira})


BUY_OR_SKIP: Final = [BUY, SKIP]
