"""What a search wants to know of a game beyond its rules: where turns begin, what to try, a position as numbers."""

from __future__ import annotations

from meydan.kernel.choice import Choice
from meydan.kernel.header import Header
from meydan.kernel.rng import Source
from meydan.kernel.state import State

INSIDE = -1  # no turn begins here


class Mind:
    """One for each game, in its module `mind`, called MIND. It judges nothing: what is good is learned.

    Without one a game can be searched too: no turn is known and no value was learned, so every try goes to its end.
    """

    def turn(self, state: State) -> int:
        """The number of the turn that is asked about now; INSIDE where the question does not tell."""
        return INSIDE

    def reach(self, seats: int) -> tuple[int, int]:
        """How many turns a search should play on: with little time, and with much."""
        return seats + 1, seats + 1

    def redeal(self, state: State, seat: int, source: Source) -> bool:
        """Deal anew, in place, all that a seat cannot know, as `sample_world` does; False where nobody told how."""
        return False

    def box(self, header: Header) -> str:
        """Which positions look alike: all with one name have the same features, whatever the number of seats."""
        return "-".join([header.game.name, *sorted(header.options.get("expansions", ()))])

    def names(self, header: Header) -> list[str]:
        """What each of the features is; none where nothing was learned."""
        return []

    def features(self, state: State) -> list[list[int]]:
        """How each seat stands, as small whole numbers: as many for each as there are names.

        Made from all cards, hidden ones too: only for positions of which that may be known, such as sampled worlds.
        """
        raise TypeError(f"{type(self).__name__} must look at a position")

    def situation_names(self, header: Header) -> list[str]:
        """What each number of a situation is."""
        return []

    def situation(self, state: State, seat: int) -> list[int]:
        """How a seat stands that is asked something, from what it may know: for a quick player, see `search/policy`.

        Which question it is, and the numbers in it, are told without this.
        """
        return []

    def aim_names(self, header: Header) -> list[str]:
        """What each number of an aim is."""
        return []

    def aims(self, state: State, seat: int, options: list[Choice]) -> list[list[int]]:
        """What each option leads to, where its own words do not tell; nothing for most questions."""
        return []
