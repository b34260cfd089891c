"""What a search wants to know of Istanbul."""

from __future__ import annotations

from typing import cast

from meydan.games.istanbul.aims import aim_names, aims
from meydan.games.istanbul.features import features, names, situation, situation_names
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import Move
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header
from meydan.kernel.mind import INSIDE, Mind
from meydan.kernel.state import State


class IstanbulMind(Mind):
    """A turn begins with a move."""

    def turn(self, state: State) -> int:
        frame = state.stack[-1]
        return cast(Istanbul, state).round * 8 + frame.seat if isinstance(frame, Move) else INSIDE

    def candidates(self, state: State, options: list[Choice]) -> list[Choice]:
        """Moves by card are many and seldom good: where they abound, the question's own answers do."""
        if len(options) <= 24:
            return options
        own = [option for option in options if option.provider < 0]
        return own if own else options

    def names(self, header: Header) -> list[str]:
        return names(header)

    def features(self, state: State) -> list[list[int]]:
        return features(cast(Istanbul, state))

    def situation_names(self, header: Header) -> list[str]:
        return situation_names(header)

    def situation(self, state: State, seat: int) -> list[int]:
        return situation(cast(Istanbul, state), seat)

    def aim_names(self, header: Header) -> list[str]:
        return aim_names(header)

    def aims(self, state: State, seat: int, options: list[Choice]) -> list[list[int]]:
        return aims(cast(Istanbul, state), seat, options)


MIND = IstanbulMind()
