"""A phase in which one player after the other acts. [SJ-R]"""

from __future__ import annotations

from meydan.games.san_juan.state import SanJuan
from meydan.kernel.frame import Step


class InTurn(Step[SanJuan]):
    """A phase in which one player after the other acts, the chooser first. [SJ-R.2 SJ-R.13]"""

    turn: int

    def run(self, state: SanJuan) -> None:
        seats = len(state.players)
        if self.turn < seats:
            state.ask(self.next())
            self.act(state, (state.chooser + self.turn) % seats)
        else:
            self.finish(state)

    def next(self) -> InTurn:
        """The turn after this one."""
        raise TypeError(f"{type(self).__name__} must say what comes next")

    def act(self, state: SanJuan, seat: int) -> None:
        """Ask a seat what it does."""

    def finish(self, state: SanJuan) -> None:
        """What happens when everybody has acted."""
