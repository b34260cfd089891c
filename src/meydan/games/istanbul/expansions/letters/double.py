"""The double turn: three seals buy one more turn, once a round."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import END
from meydan.games.istanbul.expansions.choices import DOUBLE
from meydan.games.istanbul.expansions.events import TOOK_DOUBLE_TURN
from meydan.games.istanbul.expansions.letters.spending import SpendLetters
from meydan.games.istanbul.expansions.printed import SEALS_FOR_A_TURN
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.turn import begin_turn, pass_on
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason


class DoubleTurn(Frame[ExpandedIstanbul]):
    """After a turn, pay letters with three seals for one more, once a round; or end. [IST-K.27-29]"""

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return DOUBLE_OR_END

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is END:
            pass_on(state, self.seat)
            return
        state.player(self.seat).doubled = state.round
        state.tell(TOOK_DOUBLE_TURN, self.seat)
        state.ask(BoughtTurn(self.seat))
        state.ask(SpendLetters(self.seat, SEALS_FOR_A_TURN))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("turn-over")


class BoughtTurn(StepFor[ExpandedIstanbul]):
    """The same player's next turn begins, once the letters are paid. [IST-K.27]"""

    def run(self, state: ExpandedIstanbul) -> None:
        begin_turn(state, self.who)


DOUBLE_OR_END: Final = [DOUBLE, END]
DOUBLE_TURNS: Final = [DoubleTurn(seat) for seat in range(5)]
