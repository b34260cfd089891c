"""8 Black Market: a good, and a roll for jewelry."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import ROLL, SKIP, TAKE
from meydan.games.istanbul.dice import RollDice
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import ANY_TIME, FROM_AFAR, JEWELRY, JEWELRY_FOR
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason


class TradeOnTheSly(PlaceAction):
    """Black Market: take a good but jewelry, and roll for jewelry; the good may wait for the roll. [IST-8.1-2]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return TAKE_ROLL_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        if choice is ROLL:
            state.ask(TAKE_GOOD[self.seat])
        else:
            state.gain(self.seat, choice.what, 1)
        state.ask(FindJewelry(self.seat))
        state.ask(RollDice(self.seat, self.manner != FROM_AFAR))


class TakeGood(Frame[Istanbul]):
    """Black Market, after the roll: the good. [IST-8.2]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        return TAKE

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.gain(self.seat, choice.what, 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return Reason("take-first")


class FindJewelry(StepFor[Istanbul]):
    """Black Market: 7-8 one, 9-10 two, 11-12 three jewelry. [IST-8.1]"""

    def run(self, state: Istanbul) -> None:
        found = JEWELRY_FOR[state.low + state.high]
        if found:
            state.gain(self.who, JEWELRY, found)


TAKE_ROLL_OR_SKIP: Final = [*TAKE, ROLL, SKIP]
TAKE_GOOD: Final = [TakeGood(seat) for seat in range(5)]
