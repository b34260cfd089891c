# uncompiled: saving and loading is not a hot path
"""Writing a state down as plain numbers and lists, and making it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from meydan.kernel.errors import MeydanError
from meydan.kernel.frame import Frame
from meydan.kernel.game import find_choice
from meydan.kernel.header import Header
from meydan.kernel.state import State

S = TypeVar("S", bound=State)
PLAIN: Final = frozenset((int, str, bool, type(None)))  # written down as they are


def fields_of(thing: Any) -> tuple[str, ...]:
    """What belongs to a position of what lies on the table."""
    found: tuple[str, ...] = type(thing).FIELDS
    return found


def encode(thing: Any) -> dict[str, Any]:
    """A thing with FIELDS as a dict of plain values."""
    return {name: plain(getattr(thing, name)) for name in fields_of(thing)}


def plain(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list or kind is tuple:
        return list(value) if PLAIN.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, Frame):
        return [kind.__name__, *(plain(part) for _, part in parts_of(value))]
    if hasattr(value, "FIELDS"):
        return encode(value)
    raise TypeError(f"{value!r} has no plain form")


def parts_of(frame: Frame[Any]) -> list[tuple[str, Any]]:
    """What a frame was made of, by name, in the order of its constructor."""
    return [(name, getattr(frame, name)) for name in type(frame).FIELDS]


def named(frame: Frame[Any]) -> dict[str, Any]:
    """A frame for whoever reads it: its kind, and what it was made of by name."""
    told: dict[str, Any] = {"name": type(frame).__name__}
    for name in type(frame).FIELDS:
        told[name] = getattr(frame, name)
    return told


def frozen(value: Any) -> Any:
    """A plain value as tuples, which have a hash; equal values have equal ones."""
    if type(value) is dict:
        return tuple(frozen(item) for item in value.values())
    return tuple(frozen(item) for item in value) if type(value) is list else value


def state_of(header: Header, position: Mapping[str, Any], steps: Sequence[str]) -> State:
    """A state from its plain form, with the texts of all that was played before: what a pickle of it holds."""
    state: State = header.game.decode(header, position)
    for text in steps:
        state.history = (find_choice(header.game.name, text), state.history)
    return state


def decode(blank: S, data: Mapping[str, Any], frames: Mapping[str, type[Frame[Any]]]) -> S:
    """Fill a blank state from its plain form. A list field of objects says how each is made in `PARTS`."""
    parts: Mapping[str, Any] = getattr(type(blank), "PARTS", {})
    wanted = fields_of(blank)
    if set(data) != set(wanted):
        raise MeydanError(f"a position of this game has the fields {sorted(wanted)}, not {sorted(data)}")
    for name in wanted:
        value = data[name]
        if name == "stack":
            blank.stack = [frames[kind](*args) for kind, *args in value]
        elif name in parts:
            setattr(blank, name, [_part(parts[name], item) for item in value])
        else:
            setattr(blank, name, copied(value))
    blank.history = None
    blank.events = None
    blank.decoded()
    return blank


def copied(value: Any) -> Any:
    return [copied(item) for item in value] if type(value) is list else value


def _part(make: Any, data: Mapping[str, Any]) -> Any:
    part = make()
    for name in fields_of(part):
        setattr(part, name, copied(data[name]))
    return part
