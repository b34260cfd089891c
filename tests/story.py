"""What the small languages of all games share: somebody at a table is described, plays, and is looked at.

A game adds its own words: `with_lira(3)` to describe, `rolls("RRG")` to play, `goods` to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self


class Teller:
    """One player in a story: described first, then playing. Every `with_…` returns the player.

    What the player has goes by the name of its field, such as `red.lira`.
    """

    def __init__(self, story: Any, seat: int) -> None:
        self.story = story
        self.seat = seat

    @property
    def pieces(self) -> Any:
        return self.story.game.players[self.seat]

    def __getattr__(self, name: str) -> Any:
        if name in type(self.pieces).FIELDS:
            return getattr(self.pieces, name)
        raise AttributeError(name)

    def play(self, *choices: str) -> Self:
        """Answer in order; chance is answered with its outcome, such as "roll 2 3" or "deal lira"."""
        self.story.play(*choices)
        return self

    def can(self, choice: str) -> bool:
        return choice in self.story.options

    def why_not(self, choice: str) -> str | None:
        """The code of the reason why a choice is not possible, or None if it is."""
        reason = self.story.game.why_not(choice)
        return None if reason is None else reason.code


class Story:
    """A described position, whose players go by their names: `story.red`, `story.first`."""

    NAMES: ClassVar[Sequence[str]]
    TELLER: ClassVar[type[Teller]]

    def __init__(self, game: Any) -> None:
        self.game = game
        self.players: list[Any] = [self.TELLER(self, seat) for seat in range(game.header.seats)]
        self.events: list[Any] = []

    def listen(self) -> None:
        """From here on what happens is kept: what was described before did not happen."""
        self.game.events = self.events

    def __getattr__(self, name: str) -> Any:
        if name in self.NAMES and self.NAMES.index(name) < len(self.players):
            return self.players[self.NAMES.index(name)]
        raise AttributeError(name)

    def play(self, *choices: str) -> Self:
        """Answer in order, whoever is asked."""
        for choice in choices:
            self.game.play(choice)
        return self

    @property
    def options(self) -> list[str]:
        return [choice.text for choice in self.game.options()]

    @property
    def question(self) -> str:
        """The name of what is being asked, such as "Move"."""
        return str(self.game.question)

    @property
    def whose(self) -> str:
        """Who is to answer, or "chance", or "nobody" when the game is over."""
        seat = self.game.seat
        return self.NAMES[seat] if seat >= 0 else "nobody" if self.game.over else "chance"

    @property
    def odds(self) -> dict[str, int]:
        """What chance may answer now, and how likely each outcome is in proportion."""
        frame = self.game.header.game.chance(self.game)
        return dict(zip(self.options, frame.weights(self.game), strict=True))

    @property
    def happened(self) -> list[str]:
        """The names of all events so far."""
        return [event.name for event in self.events]
