"""Something that one seat after the other does."""

from __future__ import annotations

from meydan.kernel.frame import S, Step


class InTurn(Step[S]):
    """Everybody acts, one after the other: `turn` is how many did, from the seat that is the first.

    Each turn asks for the one after it before its seat acts, so that what the seat is asked, and all that follows from
    it, comes before the next seat. A game says who is first, what the next turn is, and what is done in one.
    """

    turn: int

    def run(self, state: S) -> None:
        seats = state.header.seats
        if self.turn < seats:
            state.ask(self.next())
            self.act(state, (self.first(state) + self.turn) % seats)
        else:
            self.finish(state)

    def first(self, state: S) -> int:
        """The seat that acts first."""
        return 0

    def next(self) -> InTurn[S]:
        """The turn after this one; they are made once, one more of them than there are seats."""
        raise TypeError(f"{type(self).__name__} must say what comes next")

    def act(self, state: S, seat: int) -> None:
        """Ask a seat what it does."""
        raise TypeError(f"{type(self).__name__} must say what a seat does")

    def finish(self, state: S) -> None:
        """What happens when everybody has acted."""
