"""12 Police Station: the family member runs an errand."""

from __future__ import annotations

from meydan.games.istanbul.board import why_not_on_board
from meydan.games.istanbul.choices import SEND, SKIP_ONLY
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import FROM_AFAR, POLICE_STATION
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class SendFamily(PlaceAction):
    """Send the own family member from here to any other place and do its action; it meets nobody. [IST-12.1-5]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return state.rules.errand_choices if state.players[self.seat].family == POLICE_STATION else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.put_family(self.seat, choice.what)
        errands = state.rules.from_afar if self.manner == FROM_AFAR else state.rules.errands
        state.ask(errands[choice.what][self.seat])

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice not in SEND:
            return None
        family = state.players[self.seat].family
        if family != POLICE_STATION:
            return Reason("family-out", {"place": family})
        return Reason("not-here") if choice.what == POLICE_STATION else why_not_on_board(choice.what)

    def why_idle(self, state: Istanbul) -> Reason | None:
        family = state.players[self.seat].family
        return None if family == POLICE_STATION else Reason("family-out", {"place": family})
