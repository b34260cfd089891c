"""9 Tea House: a number is named, and the dice are to reach it."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import BID, SKIP
from meydan.games.istanbul.dice import RollDice
from meydan.games.istanbul.events import NAMED
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import FROM_AFAR, MISSED_BID
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Step


class NameYourBid(PlaceAction):
    """Tea House: name 3 to 12 and roll; reach it and you are paid it, else 2 lira. [IST-9.1-2]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return BID_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.tell(NAMED, self.seat, choice.what)
        state.ask(PayBid(self.seat, choice.what))
        state.ask(RollDice(self.seat, self.manner != FROM_AFAR))


class PayBid(Step[Istanbul]):
    """Tea House: the dice have settled. [IST-9.1]"""

    to: int
    bid: int

    def run(self, state: Istanbul) -> None:
        state.earn(self.to, self.bid if state.low + state.high >= self.bid else MISSED_BID)


BID_OR_SKIP: Final = [*BID, SKIP]
