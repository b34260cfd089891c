"""What the actions of all places have in common: a seat, a place, and how the action is carried out."""

from __future__ import annotations

from meydan.games.istanbul.choices import SKIP
from meydan.games.istanbul.printed import ANY_TIME, BY_PIECE, CALM, FROM_AFAR
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class PlaceAction(Frame[Istanbul]):
    """Carry out the action of a place, or skip it. [IST-T.8-9]

    An errand of a family member is one action with its release: no card may come in between that could not be
    played in the middle of an action. [IST-12.7] Nor may one be with an action from afar, for which cards and tiles
    that belong to the place do not count either. [IST-G.10 IST-X.9-10]
    """

    place: int
    manner: int

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM if self.manner == BY_PIECE else ANY_TIME

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is not SKIP:
            state.acted = 0 if self.manner == FROM_AFAR else self.place
            self.act(state, choice)

    def act(self, state: Istanbul, choice: Choice) -> None:
        """Carry out the action."""
        raise TypeError(f"{type(self).__name__} must say what its action does")

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        return self.why_not_act(state, choice) or Reason("other-place", {"place": self.place})

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        """Why this place's own action is not possible; None for a choice that does not belong here."""
        return None

    def why_idle(self, state: Istanbul) -> Reason | None:
        """Why there is nothing to do here whatever the seat had; None if there is, or if only means are missing."""
        return None

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        """What the seat has too little of for the action, by name and number; empty where nothing is missing."""
        return []


def missing(thing: str, need: int, have: int) -> list[tuple[str, int]]:
    """How much of a thing is missing, as `lacks` tells it."""
    return [(thing, need - have)] if need > have else []
