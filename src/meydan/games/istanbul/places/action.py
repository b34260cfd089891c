"""What the actions of all places have in common: a place, a seat, and whether a family member runs the errand."""

from __future__ import annotations

from typing import ClassVar

from meydan.games.istanbul.choices import SKIP
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import ANY_TIME, CALM, PLACE_NAMES
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class PlaceAction(Frame[Istanbul]):
    """Carry out the action of a place, or skip it. [IST-T]

    An errand of a family member is one action with its release: no card may come in between that could not be
    played in the middle of an action. [IST-12]
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "errand")

    place: int
    errand: bool

    def __init__(self, seat: int, place: int, errand: bool) -> None:
        self.seat = seat
        self.place = place
        self.errand = errand

    def window(self, state: Istanbul) -> int:
        return ANY_TIME if self.errand else ANY_TIME | CALM

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is not SKIP:
            state.acted = self.place
            self.act(state, choice)

    def act(self, state: Istanbul, choice: Choice) -> None:
        """Carry out the action."""
        raise TypeError(f"{type(self).__name__} must say what its action does")

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return self.why_not_act(state, choice) or Reason("other-place", {"place": PLACE_NAMES[self.place]})

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        """Why this place's own action is not possible; None for a choice that does not belong here."""
        return None
