"""`help` tells on the compiled build what it tells on the interpreted one: every docstring, and the types."""

import ast
import importlib
import inspect
import pydoc
from pathlib import Path

import pytest

import meydan
from meydan.kernel.header import Header
from tests.test_builds import ROOT

SOURCE = ROOT / "src" / "meydan"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
    for folder in ("kernel", "games", "bots")
    for path in (SOURCE / folder).rglob("*.py")
    if path.name != "__init__.py"
)


def documented(node, thing):
    """Everything with a docstring in a module or class: its name, the docstring, and what was made of it."""
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef) and not inner.name.startswith("__"):
            made = inspect.getattr_static(thing, inner.name)
            if ast.get_docstring(inner) is not None:
                yield inner.name, ast.get_docstring(inner), made
            if isinstance(inner, ast.ClassDef):
                yield from ((f"{inner.name}.{name}", doc, made) for name, doc, made in documented(inner, made))


@pytest.mark.parametrize("name", MODULES)
def test_every_docstring_is_there(name):
    module = importlib.import_module(name)
    tree = ast.parse(Path(SOURCE.parent, *name.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
    told = [("the module", ast.get_docstring(tree), module), *documented(tree, module)]
    missing = [which for which, doc, made in told if not (inspect.getdoc(made) or "").endswith(doc)]
    assert missing == []


def shown(thing):
    """What `help` shows, as one line; a quoted type is that type."""
    return " ".join(pydoc.plain(pydoc.render_doc(thing)).replace("'", "").split())


def test_help_shows_text_and_types():
    play = shown(meydan.State.play)
    assert "play(self, choice: str | Choice) -> None" in play
    assert "Answer the question, with a choice or its text" in play
    assert "view(self, seat: int) -> IstanbulView" in shown(meydan.Istanbul.view)
    assert "Who is to answer: a seat, CHANCE, or NOBODY" in shown(meydan.State.seat)
    assert "game: Game[Any], seats: int, options: dict[str, Any]" in shown(Header)
    assert "The unchanging facts of one game." in shown(Header)
    assert "start(game: str, *, seats: int" in shown(meydan.start)
    assert "Where a game stands: the pieces on the table" in shown(meydan.kernel.state)


def test_a_signature_is_still_known():
    assert list(inspect.signature(meydan.State.play).parameters) == ["self", "choice"]
