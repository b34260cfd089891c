"""A player's own roll of the dice, and the red mosque tile that bends it."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.chance import TwoDice
from meydan.games.istanbul.choices import KEEP, REROLL, TURN_HIGH, TURN_LOW
from meydan.games.istanbul.events import TURNED
from meydan.games.istanbul.printed import ANY_TIME, JUST_ROLLED, RED
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason

TURNED_TO: Final = 4


class RollDice(TwoDice):
    """A player's own roll, which may be bent afterwards: with the red tile, if `red` allows it. [IST-Q.6]"""

    roller: int
    red: bool

    def landed(self, state: Istanbul, total: int) -> None:
        red = self.red and state.players[self.roller].has_tile(RED)
        if red or state.may_hold_dice_card(self.roller):
            state.ask(BendDice(self.roller, red))


class BendDice(Frame[Istanbul]):
    """With the red tile, turn one die to 4, or roll both again once. [IST-Q.2-3 IST-C.33]"""

    red: bool

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | JUST_ROLLED

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
