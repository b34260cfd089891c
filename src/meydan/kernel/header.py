"""What was agreed before the first move: which game by which rules, how many seats, which options, the commitment."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meydan.kernel.game import Game


def commitment(seed: str) -> str:
    """The SHA-256 published at the start, by which anyone can check the seed revealed at the end."""
    return hashlib.sha256(f"meydan:{seed}".encode()).hexdigest()


def luck_of(seed: str, shares: Sequence[str] = ()) -> str:
    """What all luck follows from: the seed, mixed with what players added before the start, where somebody did.

    Whoever chose the seed could not know what they would add, and who added something did not know the seed.
    """
    if not any(shares):
        return seed
    mixed = "\n".join(["meydan:luck", seed, *shares])
    return hashlib.sha256(mixed.encode()).hexdigest()


class Header:
    """The unchanging facts of one game. The seed is None for a game whose seed is not known here.

    A game is played to its end by the version of the rules it began with. `shares` are what players added to its luck,
    in the order in which they sat when they did; nothing is an empty text.
    """

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    seed: str | None
    commitment: str | None
    rules: int
    shares: tuple[str, ...]

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        seed: str | None,
        committed: str | None = None,
        rules: int = 0,
        shares: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = committed if seed is None else commitment(seed)
        self.rules = rules or game.rules_version
        self.shares = shares

    @property
    def luck(self) -> str | None:
        """What its rolls and draws follow from, where the seed is known."""
        return None if self.seed is None else luck_of(self.seed, self.shares)

    def __eq__(self, other: object) -> bool:
        """Whether both are games of the same rules with the same seats and options, whatever their seeds."""
        return (
            isinstance(other, Header)
            and self.game is other.game
            and self.rules == other.rules
            and self.seats == other.seats
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats))

    def __repr__(self) -> str:
        # Never the seed: logs are read by many.
        return f"<{self.game.name} for {self.seats}, rules {self.rules}, {self.options}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Header, (self.game, self.seats, self.options, self.seed, self.commitment, self.rules, self.shares)
