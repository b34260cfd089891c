# uncompiled: it writes code, and what it wrote is compiled
"""Fields, declared once: all that follows from what a piece or a question is made of is written from its annotations.

    class Player(Pieces):
        lira: int                   # a copy has the same
        goods: list[int]            # a copy has a list of its own
        known: Replaced[list[int]]  # never changed, only replaced: copies share it
        kinds: Apart[list[int]]     # follows from other fields: no part of a position, and shared like the one before

    class Offer(Frame[DiceGame]):
        card: int

Pieces (players and states) get `FIELDS`, `clone` and `clear`; what is `Made` of its fields (questions) gets `FIELDS`
and `__init__`. As plain Python a class gets them when it is made. For the compiled build the same text is written into
the copies of the sources that mypyc compiles (`write_out`, called by setup.py).

A game from elsewhere is never compiled, also where the kernel is: so the kernel's compiled classes are open for plain
ones to inherit from, and give these what they declare in the same way.
"""

from __future__ import annotations
import __future__

import ast
import importlib
import inspect
import sys
import textwrap
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, Self, TypeVar, dataclass_transform

T = TypeVar("T")

Replaced = Annotated[T, "replaced"]  # a list that is never changed: whoever changes something puts a new list here
Parts = Annotated[list[T], "parts"]  # pieces of their own, each copied by its own `clone`
Apart = Annotated[T, "apart"]  # no part of a position: agreed before the game, or following from other fields
Unheard = Annotated[T | None, "unheard"]  # no part of a position, and None in a copy

COPIED: Final = {  # by how a field is marked: what a copy gets of it
    "Replaced": "self.{name}",
    "Parts": "[part.clone() for part in self.{name}]",
    "Apart": "self.{name}",
    "Unheard": "None",
    "list": "self.{name}.copy()",
}
NOTHING_OF: Final = {"int": "0", "bool": "False", "list": "[]", "Parts": "[]", "Unheard": "None", "object": "None"}
NO_PART: Final = ("Apart", "Unheard")


class Fixed(NamedTuple):
    """What a field always is."""

    value: int


def fixed(value: int, *, init: Literal[False] = False) -> Any:
    """A field that nobody gives: it is always this number."""
    return Fixed(value)


class Field(NamedTuple):
    """A field as it is declared: its type as written, and what it is where nobody gives it."""

    name: str
    kind: str
    default: Any

    @property
    def mark(self) -> str:
        return self.kind.partition("[")[0]

    @property
    def nothing(self) -> str | None:
        """What it is on an empty table, where that is plain."""
        inner = self.kind[len(self.mark) + 1 : -1] if self.mark in ("Replaced", "Apart") else self.kind
        return NOTHING_OF.get(inner.partition("[")[0])


NOTHING: Final = object()  # no default


def declared(cls: type) -> list[Field]:
    """The fields a class declares itself, in their order."""
    return [
        Field(name, kind, cls.__dict__.get(name, NOTHING))
        for name, kind in inspect.get_annotations(cls).items()
        if not kind.startswith("ClassVar")
    ]


class Pieces:
    """What lies on the table: it can be copied, compared and written down by its fields, those of its base first."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what belongs to a position
    ALL: ClassVar[tuple[Field, ...]] = ()
    WRITTEN: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        write_pieces(cls)

    def clone(self) -> Self:
        """An independent copy; nobody listens to it."""
        raise TypeError(f"{type(self).__name__} declares no fields")

    def clear(self) -> None:
        """Nothing is there: no number but 0, and lists are empty."""


@dataclass_transform(eq_default=False, field_specifiers=(fixed,))
class Made:
    """What is made of its fields, given in their order, those of its base first: a question."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # what its constructor is given
    ALL: ClassVar[tuple[Field, ...]] = ()
    WRITTEN: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if declared(cls):
            write_made(cls)


def write_pieces(cls: Any) -> None:
    """Write what a class of pieces is copied and cleared by."""
    cls.ALL = (*cls.ALL, *declared(cls))
    copied = [(one.name, COPIED.get(one.mark, "self.{name}").format(name=one.name)) for one in cls.ALL]
    clone = written(
        f"def clone(self) -> {cls.__name__}:",
        '"""An independent copy; nobody listens to it."""',
        f"other = {cls.__name__}()",
        *(f"other.{name} = {value}" for name, value in copied),
        "return other",
    )
    clear = written(
        "def clear(self) -> None:",
        '"""Nothing is there: no number but 0, and lists are empty."""',
        *(f"self.{one.name} = {one.nothing}" for one in cls.ALL if one.nothing is not None),
    )
    cls.WRITTEN = f"{clone}\n{clear}"
    give(cls, [one.name for one in cls.ALL if one.mark not in NO_PART])


def write_made(cls: Any) -> None:
    """Write what a class is made by."""
    own = declared(cls)
    if "__init__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} has an __init__ of its own, which follows from what it declares")
    again = {one.name for one in own}
    cls.ALL = (*(one for one in cls.ALL if one.name not in again), *own)
    given = [one for one in cls.ALL if not isinstance(one.default, Fixed)]
    cls.WRITTEN = written(
        f"def __init__({', '.join(['self', *map(_argument, given)])}) -> None:",
        *(f"self.{one.name} = {_value(one)}" for one in cls.ALL),
    )
    give(cls, [one.name for one in given])


def _argument(one: Field) -> str:
    return f"{one.name}: {one.kind}" + ("" if one.default is NOTHING else f" = {one.default!r}")


def _value(one: Field) -> str:
    return repr(one.default.value) if isinstance(one.default, Fixed) else one.name


def written(head: str, *body: str) -> str:
    """A function as it would be written by hand."""
    return "\n".join([head, *(f"    {line}" for line in body)]) + "\n"


def give(cls: Any, fields: list[str]) -> None:
    """Give a class its fields and what was written for it."""
    cls.FIELDS = tuple(fields)
    made: dict[str, Any] = {}
    code = compile(cls.WRITTEN, f"<fields of {cls.__qualname__}>", "exec", __future__.annotations.compiler_flag)
    exec(code, sys.modules[cls.__module__].__dict__, made)
    for name, function in made.items():
        function.__qualname__ = f"{cls.__qualname__}.{name}"
        function.__module__ = cls.__module__
        setattr(cls, name, function)


# -- for the compiled build -----------------------------------------------------------------------------------

FUTURE: Final = "from __future__ import annotations\n"
CLASSES: Final = "from typing import ClassVar as _ClassVar\n"
OPEN: Final = """import typing as _typing

from meydan.kernel import fields as _fields

if _typing.TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr
"""
IS_OPEN: Final = "@_mypyc_attr(allow_interpreted_subclasses=True)"
PLAIN_ONES: Final = """
@classmethod
def __init_subclass__(cls) -> None:
    if _fields.declared(cls):
        _fields.write_{what}(cls)
"""


def expanded(text: str, module: Any) -> str:
    """The source of a module with everything written out that its classes got when they were made."""
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    declaring = [node for node in classes if issubclass(vars(module)[node.name], (Pieces, Made))]
    is_open = bool(declaring) and module.__name__.startswith("meydan.kernel.")
    for node in reversed(classes):
        if node in declaring:
            lines[node.lineno - 1 : node.end_lineno] = _by_hand(node, vars(module)[node.name], lines, is_open)
        if is_open:
            lines.insert(node.lineno - 1, IS_OPEN)
    return "\n".join(lines).replace(FUTURE, FUTURE + CLASSES + OPEN * is_open, 1) + "\n"


def _by_hand(node: ast.ClassDef, cls: Any, lines: list[str], is_open: bool) -> list[str]:
    """A class as it would be written without `Pieces` or `Made`; defaults go, since each would cost time."""
    found = lines[node.lineno - 1 : node.end_lineno]
    bases = [ast.unparse(base) for base in node.bases]
    more = ""
    if is_open:
        fields = ", ".join(map(_field, cls.ALL))
        more = f"\nALL: _ClassVar[tuple[_typing.Any, ...]] = ({fields}{',' * bool(fields)})\n"
    if not {"Pieces", "Made"}.isdisjoint(bases):
        more += PLAIN_ONES.format(what="pieces" if "Pieces" in bases else "made") * is_open
        left = ", ".join(base for base in bases if base not in ("Pieces", "Made"))
        found[0] = f"class {node.name}({left}):" if left else f"class {node.name}:"
    own = {one.name: one for one in declared(cls)}
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and part.value is not None and ast.unparse(part.target) in own:
            field = own[ast.unparse(part.target)]
            found[part.lineno - node.lineno] = (
                "" if isinstance(field.default, Fixed) else f"    {field.name}: {field.kind}"
            )
    if "WRITTEN" in cls.__dict__:
        fields = f"FIELDS: _ClassVar[tuple[str, ...]] = {cls.FIELDS!r}"
        more = f"\n{fields}\n\n{cls.WRITTEN}{more}"
    return found + textwrap.indent(more, "    ").splitlines()


def _field(one: Field) -> str:
    value = one.default
    default = (
        "_fields.NOTHING" if value is NOTHING else f"_fields.{value!r}" if isinstance(value, Fixed) else repr(value)
    )
    return f"_fields.Field({one.name!r}, {one.kind!r}, {default})"


def write_out(folder: Path, modules: list[str]) -> None:
    """Write everything out in modules of the package that is imported from a folder: paths from there on."""
    for name in modules:
        path = folder / name
        module = importlib.import_module(".".join(Path(name).with_suffix("").parts))
        path.write_text(expanded(path.read_text(encoding="utf-8"), module), encoding="utf-8")
