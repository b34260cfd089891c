"""2, 3, 4 Warehouses: one good to the brim; the green mosque tile buys one more of any kind."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import DONE, EXTRA, FILL, SKIP
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import ANY_TIME, EXTRA_PRICE, FROM_AFAR, GREEN, STORES
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class FillBarrow(PlaceAction):
    """Move the warehouse's good up to the barrow's capacity. [IST-2.1 IST-G.3]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return FILL_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        player = state.players[self.seat]
        good = STORES[self.place]
        state.gain(self.seat, good, player.capacity - player.goods[good])
        # Whether to ask is decided by what everybody can see: a hand of cards might hold the money.
        if player.has_tile(GREEN) and self.manner != FROM_AFAR and (player.lira >= EXTRA_PRICE or player.cards):
            state.ask(EXTRA_GOOD[self.seat])

    def why_idle(self, state: Istanbul) -> Reason | None:
        player = state.players[self.seat]
        full = player.goods[STORES[self.place]] == player.capacity
        return Reason("no-room-here") if full and not player.has_tile(GREEN) else None


class ExtraGood(Frame[Istanbul]):
    """With the green tile, pay 2 lira for one more good of any kind. [IST-Q.4-6]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        return EXTRA_OR_DONE if state.players[self.seat].lira >= EXTRA_PRICE else DONE_ONLY

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is not DONE:
            state.pay(self.seat, EXTRA_PRICE)
            state.gain(self.seat, choice.what, 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice in EXTRA:
            return Reason("needs-lira", {"need": EXTRA_PRICE, "have": state.players[self.seat].lira})
        return Reason("extra-first")


FILL_OR_SKIP: Final = [FILL, SKIP]
EXTRA_OR_DONE: Final = [*EXTRA, DONE]
DONE_ONLY: Final = [DONE]
EXTRA_GOOD: Final = [ExtraGood(seat) for seat in range(5)]
