"""What a search wants to know of Istanbul."""

from __future__ import annotations

from typing import cast

from meydan.games.istanbul.aims import aim_names, aims
from meydan.games.istanbul.dealing import redeal
from meydan.games.istanbul.features import features, names, situation, situation_names
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import Move
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header
from meydan.kernel.mind import INSIDE, Mind
from meydan.kernel.rng import Source
from meydan.kernel.state import State


class IstanbulMind(Mind):
    """A turn begins with a move."""

    def turn(self, state: State) -> int:
        frame = state.stack[-1]
        return cast(Istanbul, state).round * 8 + frame.seat if isinstance(frame, Move) else INSIDE

    def reach(self, seats: int) -> tuple[int, int]:
        return seats + 1, 2 * seats + 1

    def names(self, header: Header) -> list[str]:
        return names(header)

    def features(self, state: State) -> list[list[int]]:
        return features(cast(Istanbul, state))

    def situation_names(self, header: Header) -> list[str]:
        return situation_names(header)

    def situation(self, state: State, seat: int) -> list[int]:
        return situation(cast(Istanbul, state), seat)

    def redeal(self, state: State, seat: int, source: Source) -> bool:
        redeal(cast(Istanbul, state), seat, source)
        return True

    def aim_names(self, header: Header) -> list[str]:
        return aim_names(header)

    def aims(self, state: State, seat: int, options: list[Choice]) -> list[list[int]]:
        return aims(cast(Istanbul, state), seat, options)


MIND = IstanbulMind()
