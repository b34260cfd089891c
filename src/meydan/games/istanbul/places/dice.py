"""8 Black Market and 9 Tea House: a good, a roll, a bid; and the red mosque tile that bends the dice."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.chance import TwoDice
from meydan.games.istanbul.choices import BID, KEEP, REROLL, ROLL, SKIP, TAKE, TURN_HIGH, TURN_LOW
from meydan.games.istanbul.events import NAMED, TURNED
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import ANY_TIME, FROM_AFAR, JEWELRY, JEWELRY_FOR, MISSED_BID, RED, ROLLED
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step, StepFor
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
        state.ask(RollDice(self.seat, self.manner != FROM_AFAR))


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


class FindJewelry(StepFor[Istanbul]):
    """Black Market: 7-8 one, 9-10 two, 11-12 three jewelry. [IST-8]"""

    def run(self, state: Istanbul) -> None:
        found = JEWELRY_FOR[state.low + state.high]
        if found:
            state.gain(self.who, JEWELRY, found)


class NameYourBid(PlaceAction):
    """Tea House: name 3 to 12 and roll; reach it and you are paid it, else 2 lira. [IST-9]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return BID_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.tell(NAMED, self.seat, choice.arg)
        state.ask(PayBid(self.seat, choice.arg))
        state.ask(RollDice(self.seat, self.manner != FROM_AFAR))


class PayBid(Step[Istanbul]):
    """Tea House: the dice have settled. [IST-9]"""

    to: int
    bid: int

    def run(self, state: Istanbul) -> None:
        state.earn(self.to, self.bid if state.low + state.high >= self.bid else MISSED_BID)


class RollDice(TwoDice):
    """A player's own roll, which may be bent afterwards: with the red tile, if `red` allows it. [IST-Q]"""

    roller: int
    red: bool

    def landed(self, state: Istanbul, total: int) -> None:
        red = self.red and state.players[self.roller].has_tile(RED)
        if red or state.may_hold_dice_card(self.roller):
            state.ask(BendDice(self.roller, red))


class BendDice(Frame[Istanbul]):
    """With the red tile, turn one die to 4, or roll both again once. [IST-Q]"""

    red: bool

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | ROLLED

    def options(self, state: Istanbul) -> list[Choice]:
        options = [KEEP]
        if not self.red:
            return options
        if state.low != TURNED_TO:
            options.append(TURN_LOW)
        if state.high != TURNED_TO and state.high != state.low:
            options.append(TURN_HIGH)
        options.append(REROLL)
        return options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is REROLL:
            state.ask(RollDice(self.seat, False))
        elif choice is not KEEP:
            turn_die(state, self.seat, choice is TURN_LOW, TURNED_TO)
            if state.may_hold_dice_card(self.seat):
                state.ask(BendDice(self.seat, False))

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is TURN_LOW or choice is TURN_HIGH or choice is REROLL:
            return Reason("turn-pointless") if self.red else Reason("no-red-tile")
        return Reason("dice-first")


def turn_die(state: Istanbul, seat: int, lower: bool, face: int) -> None:
    """One die as it lies is turned to another face."""
    other = state.high if lower else state.low
    state.low = other if other < face else face
    state.high = face if other < face else other
    state.tell(TURNED, seat, state.low, state.high)


TURNED_TO: Final = 4
TAKE_ROLL_OR_SKIP: Final = [*TAKE, ROLL, SKIP]
BID_OR_SKIP: Final = [*BID, SKIP]
TAKE_GOOD: Final = [TakeGood(seat) for seat in range(5)]
