"""A puzzle: a position with the eyes of one seat, the answer that is clearly best, and the evidence for it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from meydan.kernel.errors import MeydanError
from meydan.kernel.game import find_game
from meydan.kernel.header import Header
from meydan.kernel.state import State
from meydan.kernel.view import View

FORMAT: Final = "meydan-puzzle"
FORMAT_VERSION: Final = 1

# In win chance: by how much the answer is better than every wrong one, in the mean and with two standard errors taken
# off (who surely loses less than that is right too); and than what the quick player does, in the mean.
CLEAR: Final = 0.04
SURELY: Final = 0.02
MISSED: Final = 0.06
SURE: Final = 2.0


class BadPuzzle(MeydanError):
    """A text that is no puzzle, or one of another format."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer: each seat's chance to win after it, and what it loses beside the best, with the standard error."""

    choice: str
    chances: list[float]
    loss: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is clearly worse than the best."""
        return self.loss >= CLEAR and self.loss - SURE * self.error >= SURELY


@dataclass(frozen=True, slots=True)
class Evidence:
    """What was measured in worlds and with luck that had no part in the finding.

    `end` is the quick player's answer again, with every try played to the end of the game.
    """

    tries: int
    best: Weighed
    second: Weighed
    quick: Weighed
    end_tries: int
    end: Weighed

    @property
    def clear(self) -> bool:
        """Whether it suffices for a puzzle."""
        sure_at_the_end = self.end.loss - SURE * self.end.error > 0
        return self.second.clear and self.quick.clear and self.quick.loss >= MISSED and sure_at_the_end


@dataclass(frozen=True, slots=True)
class Made:
    """How a puzzle came to be: the game it is from, its number and seed, and the nets that judged."""

    source: str
    seed: str
    number: int
    nets: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One question to one seat.

    `position` is a whole position that fits what the seat knows: what it cannot know was dealt anew. `line` is the
    answer and how the seat goes on with it, up to the next luck or somebody else's answer; `accepted` has all answers
    that are as good.
    """

    id: str
    box: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int
    position: dict[str, Any]
    line: list[str]
    accepted: list[str]
    themes: list[str]
    evidence: Evidence
    made: Made

    def header(self) -> Header:
        """What was agreed in the game it is from."""
        return find_game(self.game).header(self.seats, None, self.options, self.rules)

    def state(self) -> State:
        """The position; it may be played on."""
        header = self.header()
        state: State = header.game.decode(header, self.position)
        return state

    def solves(self, choice: str) -> bool:
        """Whether an answer is right."""
        return choice in self.accepted

    def to_json(self) -> str:
        """One line of text."""
        told = {"format": FORMAT, "format_version": FORMAT_VERSION, **rounded(asdict(self))}
        return json.dumps(told, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Puzzle:
        """Read a puzzle; what is wrong with it is said in a BadPuzzle."""
        try:
            told = json.loads(text)
        except ValueError as error:
            raise BadPuzzle(f"this is not a puzzle: it is not whole JSON ({error})") from None
        if not isinstance(told, dict) or told.pop("format", None) != FORMAT:
            raise BadPuzzle(f'this is not a puzzle of Meydan: it does not say "format": "{FORMAT}"')
        version = told.pop("format_version", None)
        if version != FORMAT_VERSION:
            raise BadPuzzle(f"this puzzle has format version {version!r}; this Meydan reads {FORMAT_VERSION}")
        try:
            found: dict[str, Any] = told.pop("evidence")
            found |= {name: Weighed(**found[name]) for name in ("best", "second", "quick", "end")}
            made = Made(**told.pop("made"))
            return cls(evidence=Evidence(**found), made=made, **told)
        except (KeyError, TypeError, AttributeError) as error:
            raise BadPuzzle(f"this puzzle is not complete: {error}") from None


def rounded(value: Any) -> Any:
    """Plain values with numbers as exact as they are worth."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, Mapping):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def id_of(view: View) -> str:
    """The name of the question that a view asks: the same for all worlds that fit the view."""
    told = json.dumps(view.to_dict(), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:10]
