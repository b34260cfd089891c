"""What was agreed before the first move: which game, how many seats, which options, and the seed's commitment."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meydan.kernel.game import Game


def commitment(seed: str) -> str:
    """The SHA-256 published at the start, by which anyone can check the seed revealed at the end."""
    return hashlib.sha256(f"meydan:{seed}".encode()).hexdigest()


class Header:
    """The unchanging facts of one game. The seed is None for a game whose seed is not known here."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    seed: str | None
    commitment: str | None

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], seed: str | None, committed: str | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = committed if seed is None else commitment(seed)

    def __eq__(self, other: object) -> bool:
        """Whether both are games of the same rules with the same seats and options, whatever their seeds."""
        return (
            isinstance(other, Header)
            and self.game is other.game
            and self.seats == other.seats
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats))

    def __repr__(self) -> str:
        return f"<{self.game.name} for {self.seats}, {self.options}>"  # never the seed: logs are read by many

    def __reduce__(self) -> tuple[Any, ...]:
        return Header, (self.game, self.seats, self.options, self.seed, self.commitment)
