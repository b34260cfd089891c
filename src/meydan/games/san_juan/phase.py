"""A phase: one player after the other acts, the chooser first. [SJ-R]"""

from __future__ import annotations

from meydan.games.san_juan.state import SanJuan
from meydan.kernel.in_turn import InTurn


class Phase(InTurn[SanJuan]):
    """A role or an event that everybody carries out in turn, the chooser first. [SJ-R.2 SJ-R.13]"""

    def first(self, state: SanJuan) -> int:
        return state.chooser
