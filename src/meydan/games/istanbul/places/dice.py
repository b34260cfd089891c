"""8 Black Market and 9 Tea House: a good, a roll, a bid; and the red mosque tile that bends the dice."""

from __future__ import annotations

from typing import ClassVar, Final

from meydan.games.istanbul.chance import TwoDice
from meydan.games.istanbul.choices import BID, KEEP, REROLL, ROLL, SKIP, TAKE, TURN_HIGH, TURN_LOW
from meydan.games.istanbul.events import NAMED, TURNED
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import ANY_TIME, JEWELRY, JEWELRY_FOR, MISSED_BID, RED
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason


class TradeOnTheSly(PlaceAction):
    """Black Market: take a good that is not jewelry, and roll for jewelry; the good may wait for the roll. [IST-8]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return TAKE_ROLL_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        if choice is ROLL:
            state.ask(TAKE_GOOD[self.seat])
        else:
            state.gain(self.seat, choice.arg, 1)
        state.ask(FindJewelry(self.seat))
        state.ask(ROLL_DICE[self.seat])


class TakeGood(Frame[Istanbul]):
    """Black Market, after the roll: the good. [IST-8]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        return TAKE

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.gain(self.seat, choice.arg, 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return Reason("take-first")


class FindJewelry(Step[Istanbul]):
    """Black Market: 7-8 one, 9-10 two, 11-12 three jewelry. [IST-8]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def run(self, state: Istanbul) -> None:
        found = JEWELRY_FOR[state.low + state.high]
        if found:
            state.gain(self.to, JEWELRY, found)


class NameYourBid(PlaceAction):
    """Tea House: name 3 to 12 and roll; reach it and you are paid it, else 2 lira. [IST-9]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return BID_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.tell(NAMED, self.seat, choice.arg)
        state.ask(PayBid(self.seat, choice.arg))
        state.ask(ROLL_DICE[self.seat])


class PayBid(Step[Istanbul]):
    """Tea House: the dice have settled. [IST-9]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("to", "bid")

    def __init__(self, to: int, bid: int) -> None:
        super().__init__()
        self.to = to
        self.bid = bid

    def run(self, state: Istanbul) -> None:
        state.earn(self.to, self.bid if state.low + state.high >= self.bid else MISSED_BID)


class RollDice(TwoDice):
    """A player's own roll, which the red tile may bend afterwards. [IST-Q]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("roller",)

    def __init__(self, roller: int) -> None:
        super().__init__()
        self.roller = roller

    def landed(self, state: Istanbul, total: int) -> None:
        if state.players[self.roller].has_tile(RED):
            state.ask(BEND_DICE[self.roller])


class BendDice(Frame[Istanbul]):
    """With the red tile, turn one die to 4, or roll both again once. [IST-Q]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        options = [KEEP]
        if state.low != TURNED_TO:
            options.append(TURN_LOW)
        if state.high != TURNED_TO and state.high != state.low:
            options.append(TURN_HIGH)
        options.append(REROLL)
        return options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is REROLL:
            state.ask(REROLL_DICE)
        elif choice is not KEEP:
            other = state.high if choice is TURN_LOW else state.low
            state.low = other if other < TURNED_TO else TURNED_TO
            state.high = TURNED_TO if other < TURNED_TO else other
            state.tell(TURNED, self.seat, state.low, state.high)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is TURN_LOW or choice is TURN_HIGH:
            return Reason("turn-pointless")
        return Reason("dice-first")


TURNED_TO: Final = 4
TAKE_ROLL_OR_SKIP: Final = [*TAKE, ROLL, SKIP]
BID_OR_SKIP: Final = [*BID, SKIP]
TAKE_GOOD: Final = [TakeGood(seat) for seat in range(5)]
ROLL_DICE: Final = [RollDice(seat) for seat in range(5)]
BEND_DICE: Final = [BendDice(seat) for seat in range(5)]
REROLL_DICE: Final = TwoDice()
