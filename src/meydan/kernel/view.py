# uncompiled: views cross wires, so they are plain dataclasses
"""What every view has, whatever the game; and the way from lists to tuples and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.codec import plain
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header
from meydan.kernel.state import State

MADE_HERE = ("header", "seat", "to_answer", "question", "options", "players")  # what `common` and each game make


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a game; seat -1 watches. `options` is filled only while this seat is to answer."""

    header: Header
    seat: int
    to_answer: int
    question: str
    options: tuple[Choice, ...]
    players: tuple[Any, ...]
    stack: tuple[Frame[Any], ...]

    def told(self) -> dict[str, Any]:
        """What the view tells, for an encoder that writes tuples and dataclasses by itself."""
        told: dict[str, Any] = {
            "game": self.header.game.name,
            "seats": self.header.seats,
            "game_options": self.header.options,
        }
        for name in self.__dataclass_fields__:
            told[name] = getattr(self, name)
        del told["header"]
        told["options"] = [choice.text for choice in self.options]
        told["stack"] = plain(self.stack)
        return told

    def to_dict(self) -> dict[str, Any]:
        """The view as plain values, for a comparison or any encoder."""
        told = self.told()
        told["players"] = [
            {key: plain(getattr(player, key)) for key in player.__dataclass_fields__} for player in self.players
        ]
        return {name: plain(value) if type(value) is tuple else value for name, value in told.items()}


def common(state: State, seat: int) -> dict[str, Any]:
    """The fields every view has, apart from the players and what is taken from the state as it is."""
    asked = state.seat
    return {
        "header": without_seed(state.header),
        "seat": seat,
        "to_answer": asked,
        "question": state.question,
        "options": tuple(state.answers()) if seat >= 0 and asked == seat else (),
    }


def without_seed(header: Header) -> Header:
    """What was agreed, without the seed, from which all luck to come could be told."""
    return header if header.seed is None else Header(header.game, header.seats, header.options, None, header.commitment)


def tupled(value: Any) -> Any:
    """Lists, and lists in lists, as tuples."""
    return tuple([tupled(item) if type(item) is list else item for item in value]) if type(value) is list else value


def listed(value: Any) -> Any:
    """Tuples, and tuples in tuples, as lists."""
    return [listed(item) if type(item) is tuple else item for item in value] if type(value) is tuple else value
