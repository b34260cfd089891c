"""7 Fountain: assistants come back."""

from __future__ import annotations

from meydan.games.istanbul.choices import DONE, RECALL, SKIP
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import ANY_TIME
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class RecallAssistants(PlaceAction):
    """Bring any number of own assistants back under the merchant, wherever he is. [IST-7.1 IST-7.5 IST-V.8]"""

    def options(self, state: Istanbul) -> list[Choice]:
        options = [RECALL[place] for place in state.players[self.seat].posted]
        options.append(SKIP)
        return options

    def act(self, state: Istanbul, choice: Choice) -> None:
        recall(state, self.seat, choice.what)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return why_not_recall(choice)

    def why_idle(self, state: Istanbul) -> Reason | None:
        return Reason("nobody-away") if len(self.options(state)) == 1 else None


class RecallMore(Frame[Istanbul]):
    """After one recall, the next: picks go upwards by place number, so that each set is one sequence. [IST-7.2]"""

    after: int

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        options = [RECALL[place] for place in state.players[self.seat].posted if place > self.after]
        options.append(DONE)
        return options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is not DONE:
            recall(state, self.seat, choice.what)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice in RECALL and choice.what in state.players[self.seat].posted:
            return Reason("recall-upwards", {"place": self.after})
        return why_not_recall(choice) or Reason("recall-first")


def recall(state: Istanbul, seat: int, place: int) -> None:
    state.return_assistant(seat, place)
    posted = state.players[seat].posted
    if posted and posted[-1] > place:
        state.ask(RecallMore(seat, place))


def why_not_recall(choice: Choice) -> Reason | None:
    if choice in RECALL:
        return Reason("no-assistant-there", {"place": choice.what})
    return None
