"""The Courier: a figure that gives a letter."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import PAY
from meydan.games.istanbul.expansions.choices import ASK_COURIER
from meydan.games.istanbul.expansions.letters.chance import ask_letter
from meydan.games.istanbul.expansions.letters.spending import discard_letter, letter_choices, why_no_letter
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.printed import ANY_TIME, TOLL
from meydan.games.istanbul.state import Figure, Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class Courier(Figure):
    """He gives a letter. [IST-K.14-15]"""

    def offers(self, state: Istanbul, seat: int, free: bool) -> list[Choice]:
        return COURIER_ONLY if expanded(state).letters_left() else []

    def why_nothing(self) -> Reason:
        return Reason("no-letters-left")

    def serves(self, choice: Choice) -> bool:
        return choice is ASK_COURIER

    def use(self, state: Istanbul, seat: int, choice: Choice, free: bool) -> None:
        if not free:
            state.ask(COURIER_TOLL[seat])
        ask_letter(expanded(state), seat)


class CourierToll(Frame[ExpandedIstanbul]):
    """The Courier's letter costs 2 lira or a letter, the new one if you like. [IST-K.14]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        letters = letter_choices(state, self.seat)
        return [PAY, *letters] if state.players[self.seat].lira >= TOLL else letters

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is PAY:
            state.pay(self.seat, TOLL)
        else:
            discard_letter(state, self.seat, choice)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": TOLL, "have": state.players[self.seat].lira})
        return why_no_letter(state, self.seat, choice) or Reason("toll-first")


COURIER_ONLY: Final = [ASK_COURIER]
COURIER_TOLL: Final = [CourierToll(seat) for seat in range(5)]
