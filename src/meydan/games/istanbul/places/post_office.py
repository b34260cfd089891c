"""5 Post Office: what the mail indicators leave uncovered."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import COLLECT, SKIP
from meydan.games.istanbul.events import MAIL_MOVED
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import GOODS, MAIL
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice


class CollectMail(PlaceAction):
    """Take the four uncovered fields, then move one indicator down, or all up if all were down. [IST-5.1-2]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return COLLECT_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        collect(state, self.seat)


def collect(state: Istanbul, seat: int) -> None:
    """The Post Office's action, once."""
    goods, lira = MAIL[state.mail]
    for good in range(len(GOODS)):
        if goods[good]:
            state.gain(seat, good, goods[good])
    state.earn(seat, lira)
    state.mail = (state.mail + 1) % len(MAIL)
    state.tell(MAIL_MOVED, state.mail)


COLLECT_OR_SKIP: Final = [COLLECT, SKIP]
