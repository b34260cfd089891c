# uncompiled: views cross wires, so they are plain dataclasses
"""What every view has, whatever the game; and the way from lists to tuples and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar, TypeAlias, TypeVar

from meydan.kernel.choice import Choice
from meydan.kernel.codec import named, plain
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header
from meydan.kernel.state import State

T = TypeVar("T")
Filling: TypeAlias = Callable[[Any, Any], None]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a game; seat -1 watches. `options` is filled only while this seat is to answer."""

    OWN: ClassVar[tuple[str, ...]] = ()  # fields that tell what only the seat itself may know

    header: Header
    seat: int
    to_answer: int
    question: str
    options: tuple[Choice, ...]
    players: tuple[Any, ...]
    round: int
    stack: tuple[Frame[Any], ...]

    def to_dict(self) -> dict[str, Any]:
        """The view as plain values, for a comparison or any encoder: what was agreed spread out, questions by name."""
        header, kind = self.header, type(self)
        told = {field.name: getattr(self, field.name) for field in fields(kind) if field.name != "header"}
        told = {name: plain(value) for name, value in told.items() if name not in ("options", "players", "stack")}
        return {
            "game": header.game.name,
            "seats": header.seats,
            "rules": header.rules,
            "game_options": header.options,
            **told,
            "options": [choice.text for choice in self.options],
            "players": [
                {field.name: plain(getattr(player, field.name)) for field in fields(player)} for player in self.players
            ],
            "stack": [named(frame) for frame in self.stack],
        }


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
    if header.seed is None:
        return header
    return Header(header.game, header.seats, header.options, None, header.commitment, header.rules)


def showing(kind: type[T], source: object, /, **made: Any) -> T:
    """A view, or a part of one: some fields are made for it, and all others it shows as its source has them.

    Everybody gets a view after every choice. So its fields are filled one by one, which takes two thirds of the time
    that the constructor of a frozen dataclass needs.
    """
    view = object.__new__(kind)
    shape: Any = kind  # a type checker does not know that types can be keys
    fill, values, fill_made = _filling(shape, tuple(made))
    for fill_one, value in zip(fill, values(source), strict=True):
        fill_one(view, tupled(value) if type(value) is list else value)
    for fill_one, value in zip(fill_made, made.values(), strict=True):
        fill_one(view, value)
    return view


@lru_cache(maxsize=64)
def _filling(kind: Any, made: tuple[str, ...]) -> tuple[list[Filling], Callable[[object], Any], list[Filling]]:
    """What fills the fields that are taken from a source, what takes them there, and what fills the others."""
    fill = {field.name: getattr(kind, field.name).__set__ for field in fields(kind)}
    names = [name for name in fill if name not in made]
    return [fill[name] for name in names], attrgetter(*names), [fill[name] for name in made]


def tupled(value: Any) -> Any:
    """Lists, and lists in lists, as tuples; what is in a list is of one sort."""
    if type(value) is not list:
        return value
    return tuple(map(tupled, value)) if value and type(value[0]) is list else tuple(value)


def listed(value: Any) -> Any:
    """Tuples, and tuples in tuples, as lists."""
    return [listed(item) if type(item) is tuple else item for item in value] if type(value) is tuple else value
