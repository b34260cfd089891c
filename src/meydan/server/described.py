"""The published description of the service: all that travels, by type, in its OpenAPI document.

Litestar describes addresses and parameters. What is sent and told is described by msgspec, which also encodes it; so
are the messages of sockets, for which OpenAPI has no other place than its components.
"""

from __future__ import annotations

from dataclasses import is_dataclass
from inspect import isclass
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin

from meydan.kernel.said import Arg, Said, Seat
from meydan.server import together, told
from meydan.server.views import GameEvent, Question, Things, View

REF: Final = "#/components/schemas/{name}"
# Types that have no class of their own, and the words for them.
NAMED: Final[dict[str, tuple[Any, str]]] = {
    "View": (View, "What a seat may know, told apart by the name of the game."),
    "Things": (Things, "What is the same for a whole game, told apart by its name."),
    "GameEvent": (GameEvent, "Something that happened, told apart by its name; `line` is the same for people."),
    "Message": (told.Message, "All that is told over a socket, told apart by its type."),
    "BoardMessage": (together.BoardMessage, "All that is told over the socket of a board, told apart by its type."),
    "Question": (Question, "A question on the stack: its `name`, and by name what was decided before it is asked."),
    "Options": (told.Options, "What was agreed before a game, by name."),
    "Colour": (told.Colour, "The colour of a seat."),
    "Phrase": (told.Phrase, "What can be said with one press."),
    "Coming": (together.Coming, "Whether somebody comes to an evening."),
    "CallWay": (told.CallWay, "How somebody can be called."),
}
PARTS: Final = [
    {"type": "integer"},
    {"type": "string"},
    {"$ref": REF.format(name="Said")},
    {"$ref": REF.format(name="Seat")},
]
LIST: Final = {"type": "array", "items": {"anyOf": PARTS}}
ARG: Final = {  # lists in lists go no deeper than this, since TypeScript knows no type that refers to itself by a key
    "anyOf": [*PARTS, {"type": "array", "items": {"anyOf": [*PARTS, LIST]}}],
    "description": Arg.__doc__,
}


def _custom(kind: Any) -> dict[str, Any]:
    """The schema of what msgspec does not know."""
    if kind is Arg:
        return {"$ref": REF.format(name="Arg")}
    raise NotImplementedError


def components(*kinds: Any) -> dict[str, Any]:
    """Schemas of everything named, and of some more types, with all that they hold."""
    roots = [*(kind for kind, _ in NAMED.values()), Said, Seat, *kinds]
    schemas, found = msgspec.json.schema_components(roots, schema_hook=_custom, ref_template=REF)
    shapes = dict(zip(NAMED, schemas, strict=False))
    whole = {
        kind.__name__ for kind in _classes(roots) if not issubclass(kind, msgspec.Struct) and kind is not Said
    }  # which others make
    shown: dict[str, Any] = {"Arg": ARG}
    for name, schema in found.items():
        shown[_short(name)] = _tidied(schema, shapes)
        if name.partition("_")[0] in whole:  # told with all their fields, whatever their defaults
            _demand_all(shown[_short(name)])
    for name, shape in shapes.items():
        shown[name] = {**{key: _tidied(value, shapes) for key, value in shape.items()}, "description": NAMED[name][1]}
    return dict(sorted(shown.items()))


def _classes(kinds: Any, found: set[Any] | None = None) -> set[Any]:
    """All classes with fields that some types are made of."""
    found = set() if found is None else found
    for kind in kinds:
        _classes(get_args(kind), found)
        base = get_origin(kind) or kind
        if isclass(base) and (is_dataclass(base) or issubclass(base, msgspec.Struct)) and base not in found:
            found.add(base)
            _classes(get_type_hints(base).values(), found)
    return found


def _short(name: str) -> str:
    """The name of a type with a parameter: `Asked[IstanbulFacts]` is an `IstanbulAsked`."""
    kind, _, of = name.partition("_")
    return of.removesuffix("_").removesuffix("Facts") + kind if of else name


def _tidied(schema: Any, shapes: dict[str, Any]) -> Any:
    """A schema in which named ones stand by their names, and no title repeats a name."""
    for name, shape in shapes.items():
        if schema == shape:
            return {"$ref": REF.format(name=name)}
    if isinstance(schema, list):
        return [_tidied(value, shapes) for value in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {**schema, "$ref": REF.format(name=_short(schema["$ref"].rpartition("/")[2]))}
    if schema == {"type": "object"}:
        return {**schema, "additionalProperties": True}
    tidied = {
        key: _tidied(value, shapes) for key, value in schema.items() if key != "title" or not isinstance(value, str)
    }
    if "description" in tidied and isinstance(tidied["description"], str):
        tidied["description"] = " ".join(tidied["description"].split())
    return tidied


def _demand_all(schema: dict[str, Any]) -> None:
    for value in schema["properties"].values():
        value.pop("default", None)
    schema["required"] = list(schema["properties"])


# -- in the document of the framework -------------------------------------------------------------------------


class ByMsgspec(OpenAPISchemaPlugin):
    """Lets Litestar refer to what msgspec describes."""

    def __init__(self) -> None:
        self.kinds: dict[Any, None] = {}

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isclass(value) and (issubclass(value, msgspec.Struct) or is_dataclass(value))

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Any:
        self.kinds[field_definition.annotation] = None
        registry = schema_creator.schema_registry
        registry.get_schema_for_field_definition(field_definition)  # an empty one, which is filled in the end
        return registry.get_reference_for_field_definition(field_definition)

    def complete(self, document: dict[str, Any]) -> dict[str, Any]:
        """The document of the framework with the schemas it refers to, and all that goes over sockets."""
        found = document.get("components", {})
        schemas = {**found.get("schemas", {}), **components(*self.kinds)}
        return {**document, "components": {**found, "schemas": schemas}}


class Published(JsonRenderPlugin):
    """The document as it is published."""

    def __init__(self, described: ByMsgspec, path: list[str]) -> None:
        super().__init__(path=path)
        self.described = described

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, self.described.complete(openapi_schema))
