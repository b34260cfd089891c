"""What a search wants to know of San Juan."""

from __future__ import annotations

from typing import cast

from meydan.games.san_juan.dealing import redeal
from meydan.games.san_juan.features import features, names, situation, situation_names
from meydan.games.san_juan.rounds import ChooseRole
from meydan.games.san_juan.state import SanJuan
from meydan.kernel.header import Header
from meydan.kernel.mind import INSIDE, Mind
from meydan.kernel.rng import Source
from meydan.kernel.state import State


class SanJuanMind(Mind):
    """A turn begins with the choice of a role, and all take part in it."""

    def turn(self, state: State) -> int:
        game = cast(SanJuan, state)
        return game.round * 8 + game.picks if isinstance(game.stack[-1], ChooseRole) else INSIDE

    def reach(self, seats: int) -> tuple[int, int]:
        return 3, 6

    def names(self, header: Header) -> list[str]:
        return names(header)

    def features(self, state: State) -> list[list[int]]:
        return features(cast(SanJuan, state))

    def redeal(self, state: State, seat: int, source: Source) -> bool:
        redeal(cast(SanJuan, state), seat, source)
        return True

    def situation_names(self, header: Header) -> list[str]:
        return situation_names(header)

    def situation(self, state: State, seat: int) -> list[int]:
        return situation(cast(SanJuan, state), seat)


MIND = SanJuanMind()
