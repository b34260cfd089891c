"""What each game tells, by type: its views, events and things, as they cross the wire. Made from the games themselves.

A game says in dataclasses what can be seen of it (`Game.views`), what people reckon and what is printed (the parameters
of its `Words`), and which events and options it has. Here these become types that are encoded fast, are told apart by
the name of the game or event, and are published in the service's OpenAPI (`described.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import reduce
from operator import attrgetter, or_
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct

from meydan.kernel.codec import named
from meydan.kernel.game import GAMES, Game
from meydan.kernel.options import FLAG, SOME, Option
from meydan.kernel.said import Said
from meydan.kernel.telling import Asked, Line, Luck, Topic
from meydan.kernel.view import View as Seen

Fields = list[Any]
Question = dict[str, str | int | bool | list[int]]
TOLD_OTHERWISE: Final = ("header", "options", "stack", "players")  # fields of a view


class Group(Struct):
    """Things there is help for, under one title."""

    title: Said
    anchors: list[str]


class Chart(Struct):
    """A number of each seat's standing that is drawn over time."""

    field: str
    title: Said


# -- how types are made ---------------------------------------------------------------------------------------


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def _made(name: str, has: Fields, about: str | None, **how: Any) -> Any:
    return defstruct(name, has, namespace={"__doc__": about}, module=__name__, **how)


def _perhaps(name: str, kind: Any) -> Any:
    """A field that may be missing."""
    return name, kind | UnsetType, UNSET


def _merged(kinds: Sequence[Any], without: tuple[str, ...] = ()) -> Fields:
    """The fields of some dataclasses as of one: those of the first, and what the others add, which may be missing."""
    found: dict[str, Any] = {}
    for kind in kinds:
        hints = get_type_hints(kind)
        for name in (field.name for field in fields(kind)):
            if name not in found and name not in without:
                found[name] = (name, hints[name]) if kind is kinds[0] else _perhaps(name, hints[name])
    return list(found.values())


# -- views ----------------------------------------------------------------------------------------------------


def _values(option: Option) -> Any:
    """What an option may be, once it is settled."""
    if option.kind == FLAG:
        return bool
    values = option.values or tuple(dict.fromkeys(value for case in option.cases for value in case.values))
    if option.kind == SOME:
        return list[Literal[values]]  # type: ignore[valid-type]
    return Literal[values] | list[int] if any(case.order for case in option.cases) else Literal[values]


def _view(game: Game[Any], facts: Any) -> Any:
    """The type of all views of a game. Without boxes, what only boxes bring is missing."""
    title, kinds = _camel(game.name), game.views
    players = [get_args(get_type_hints(kind)["players"])[0] for kind in kinds]
    player = _made(f"{title}Player", _merged(players), players[0].__doc__)
    options = _made(
        f"{title}Options",
        [(option.name, _values(option)) for option in game.options],
        f"What was agreed before a game of {game.title}.",
    )
    own = [one for one in _merged(kinds) if one[0] in kinds[-1].OWN]
    seen = _merged(kinds, TOLD_OTHERWISE)
    agreed = [("seats", int), ("rules", int), ("game_options", options)]
    asked = [("options", list[str]), ("stack", list[Question]), ("players", list[player])]  # type: ignore[valid-type]
    secrets = _made(f"{title}Own", own, "What only one seat could know, told after the end.")
    words = [_perhaps("told", Asked[facts]), _perhaps("private", list[secrets])]  # type: ignore[valid-type]
    return _made(f"{title}View", [*agreed, *asked, *seen, *words], kinds[0].__doc__, tag_field="game", tag=game.name)


def _forms(game: Game[Any], view: Any) -> dict[type[Seen], tuple[Any, Callable[[Seen], Any]]]:
    """By kind of view: the type that tells it, and what takes from it all that is told as it is."""
    return {
        kind: (view, attrgetter("players", *(one[0] for one in _merged([kind], TOLD_OTHERWISE)))) for kind in game.views
    }


def tell(view: Seen, asked: Asked[Any] | None = None) -> View:
    """What a seat may know, ready to be encoded; in words too where they are given."""
    make, values = FORMS[type(view)]
    header = view.header
    options = [choice.text for choice in view.options]
    told = make(header.seats, header.rules, header.options, options, [*map(named, view.stack)], *values(view))
    if asked is not None:
        told.told = asked
    return told


def own(view: Seen) -> dict[str, Any]:
    """What only the seat of a view knows."""
    return {name: getattr(view, name) for name in view.OWN}


# -- events and things ----------------------------------------------------------------------------------------


def _event(name: str) -> Any:
    """The type of all events of a name. Where games mean different things by it, only what all tell is always there."""
    told = [kind.params for game in GAMES.values() for kind in game.events if kind.name == name]
    names = dict.fromkeys(param for params in told for param in params)
    surely: Fields = [(one, int) for one in names if all(one in params for params in told)]
    maybe = [_perhaps(one, int) for one in names if not all(one in params for params in told)]
    line = _perhaps("line", Line)
    return _made(f"{_camel(name)}Event", [("step", int), *surely, *maybe, line], None, tag_field="name", tag=name)


def _things(game: Game[Any], printed: Any) -> Any:
    has: Fields = [
        ("printed", printed | None),
        ("topics", list[Group]),
        ("help", dict[str, Topic]),
        ("same", dict[str, str]),
        ("compared", list[Said]),
        ("charts", list[Chart]),
        ("luck", Luck | None),
    ]
    about = f"What is the same for a whole game of {game.title}: what is printed, what there is help for, how it ends."
    return _made(f"{_camel(game.name)}Things", has, about, tag_field="game", tag=game.name)


def _told_by(game: Game[Any]) -> tuple[Any, Any]:
    """The types in which a game tells what people reckon, and what is printed."""
    (base,) = type(game.words()).__orig_bases__  # type: ignore[attr-defined]  # Words[a state, facts, what is printed]
    _, facts, printed = get_args(base)
    return facts, printed


VIEWS: Final = {game.name: _view(game, _told_by(game)[0]) for game in GAMES.values()}
FORMS: Final = {kind: form for game in GAMES.values() for kind, form in _forms(game, VIEWS[game.name]).items()}
THINGS: Final = {game.name: _things(game, _told_by(game)[1]) for game in GAMES.values()}
EVENTS: Final = [_event(name) for name in sorted({kind.name for game in GAMES.values() for kind in game.events})]

if TYPE_CHECKING:
    View: TypeAlias = Any
    Things: TypeAlias = Any
    GameEvent: TypeAlias = dict[str, Any]
else:
    View = reduce(or_, VIEWS.values())
    Things = reduce(or_, THINGS.values())
    GameEvent = reduce(or_, EVENTS)
