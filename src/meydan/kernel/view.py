# uncompiled: views cross wires, so they are plain dataclasses
"""What every view has, whatever the game; and the way from lists to tuples and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, TypeVar, cast, get_args, get_origin, get_type_hints

from meydan.kernel.choice import Choice
from meydan.kernel.codec import named, plain
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header
from meydan.kernel.state import State

T = TypeVar("T")


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


COMMON: Final = ("header", "seat", "to_answer", "question", "options")


def common(state: State, seat: int) -> tuple[Header, int, int, str, tuple[Choice, ...]]:
    """The COMMON fields of every view. Players are for each game to show; all else is taken from the state as it is."""
    asked = state.seat
    options = tuple(state.answers()) if seat >= 0 and asked == seat else ()
    return without_seed(state.header), seat, asked, state.question, options


def without_seed(header: Header) -> Header:
    """What was agreed, without the seed, from which all luck to come could be told."""
    if header.seed is None:
        return header
    return Header(header.game, header.seats, header.options, None, header.commitment, header.rules, header.shares)


def showing(kind: type[T], *made: str) -> Callable[..., T]:
    """What makes views, or parts of them, from a source: some fields are made for it and given in this order, and all
    others it shows as its source has them, with tuples for lists.

    Everybody gets a view after every choice. So this is written out, field by field, which takes a third of the time
    that the constructor of a frozen dataclass needs.
    """
    told = get_type_hints(kind)
    lines = [f"def show({', '.join(('source', *made))}):", " view = new(kind)"]
    scope: dict[str, Any] = {"kind": kind, "new": object.__new__}
    for field in fields(cast(Any, kind)):  # a type checker does not know that it is a dataclass
        scope[f"set_{field.name}"] = getattr(kind, field.name).__set__
        value = field.name if field.name in made else _in_tuples(f"source.{field.name}", told[field.name])
        lines.append(f" set_{field.name}(view, {value})")
    exec("\n".join((*lines, " return view")), scope)
    show: Callable[..., T] = scope["show"]
    return show


def _in_tuples(value: str, kind: Any) -> str:
    """Code that makes tuples of lists, or of lists in lists, where a field is told as such; else the value as it is."""
    if get_origin(kind) is not tuple:
        return value
    return f"tuple(map(tuple, {value}))" if get_origin(get_args(kind)[0]) is tuple else f"tuple({value})"


def tupled(value: Any) -> Any:
    """Lists, and lists in lists, as tuples; what is in a list is of one sort."""
    if type(value) is not list:
        return value
    return tuple(map(tupled, value)) if value and type(value[0]) is list else tuple(value)


def listed(value: Any) -> Any:
    """Tuples, and tuples in tuples, as lists."""
    return [listed(item) if type(item) is tuple else item for item in value] if type(value) is tuple else value
