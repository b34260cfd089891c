"""7 Fountain with companions: assistants come back, and the companion may come home."""

from __future__ import annotations

from meydan.games.istanbul.choices import DONE
from meydan.games.istanbul.expansions.choices import COMPANION_HOME
from meydan.games.istanbul.expansions.letters.pieces import bring_home, can_come_home
from meydan.games.istanbul.expansions.state import expanded
from meydan.games.istanbul.places.fountain import RecallAssistants, RecallMore
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class GatherAtFountain(RecallAssistants):
    """Recall assistants, and take the companion into the own supply, for the first time or again. [IST-7.1 IST-K.16]

    The companion comes last, so that each set is one sequence. [IST-K.17]
    """

    def options(self, state: Istanbul) -> list[Choice]:
        return with_companion(state, self.seat, super().options(state))

    def act(self, state: Istanbul, choice: Choice) -> None:
        gather(state, self.seat, choice)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return Reason("companion-at-hand") if choice is COMPANION_HOME else super().why_not_act(state, choice)


class GatherMore(RecallMore):
    """After one recall, the next, or the companion. [IST-7.2 IST-K.17]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return with_companion(state, self.seat, super().options(state))

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is not DONE:
            gather(state, self.seat, choice)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return Reason("companion-at-hand") if choice is COMPANION_HOME else super().why_not(state, choice)


def with_companion(state: Istanbul, seat: int, options: list[Choice]) -> list[Choice]:
    """The answers, and before the last one, which closes the question, the companion if he can come home."""
    if can_come_home(expanded(state), seat):
        options.insert(len(options) - 1, COMPANION_HOME)
    return options


def gather(state: Istanbul, seat: int, choice: Choice) -> None:
    """One piece comes back, and the next is asked for if there is one."""
    if choice is COMPANION_HOME:
        bring_home(expanded(state), seat, True)
        return
    state.return_assistant(seat, choice.what)
    posted = state.players[seat].posted
    if can_come_home(expanded(state), seat) or (posted and posted[-1] > choice.what):
        state.ask(GatherMore(seat, choice.what))
