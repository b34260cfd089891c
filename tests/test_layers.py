"""Arrows point one way: kernel <- games <- search <- bots <- arena <- analysis <- puzzles, the command line on top."""

import ast
from pathlib import Path

import pytest

import meydan

SOURCE = Path(__file__).parent.parent / "src" / "meydan"
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "search": {"kernel", "search"},
    "bots": {"kernel", "games", "search", "bots"},
    "arena": {"kernel", "games", "search", "bots", "arena"},
    "analysis": {"kernel", "search", "bots", "arena", "analysis"},
    "puzzles": {"kernel", "search", "bots", "arena", "training", "analysis", "puzzles"},
    "companion": {"kernel", "games", "voice", "companion"},
    "pictures": {"kernel", "games", "voice", "pictures"},
    "rulebook": {"kernel", "voice", "rulebook"},
    "server": {
        "kernel",
        "games",
        "bots",
        "analysis",
        "companion",
        "pictures",
        "puzzles",
        "rulebook",
        "voice",
        "server",
    },
    "training": {"kernel", "games", "search", "bots", "arena", "training"},
}  # fmt: skip
STANDARD_ONLY = ("kernel", "games", "search", "bots", "arena", "analysis", "puzzles", "training")
EXTRAS = {"arena/workers.py": "ray"}  # what is asked for only where somebody wants it, and told where it is missing


def imports(path, types=True):
    """All that a module imports; without what is there for type checkers only, where that is not wanted."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checked = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    left_out = set() if types else {part for node in checked for one in node.body for part in ast.walk(one)}
    for node in ast.walk(tree):
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield node.module


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_is_below(layer):
    for path in (SOURCE / layer).rglob("*.py"):
        for name in imports(path):
            if name.startswith("meydan."):
                assert name.split(".")[1] in MAY_IMPORT[layer], f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("layer", STANDARD_ONLY)
def test_the_library_has_no_dependencies(layer):
    import sys

    for path in (SOURCE / layer).rglob("*.py"):
        for name in imports(path, types=False):
            top = name.split(".")[0]
            inside = path.relative_to(SOURCE).as_posix()
            assert top in ("meydan", EXTRAS.get(inside)) or top in sys.stdlib_module_names, f"{inside} needs {top}"


def test_a_game_does_not_import_another_game():
    for folder in (SOURCE / "games").iterdir():
        for path in folder.rglob("*.py") if folder.is_dir() else ():
            for name in imports(path):
                if name.startswith("meydan.games."):
                    assert name.split(".")[2] == folder.name, f"{path.relative_to(SOURCE)} imports {name}"


def test_everything_promised_is_there():
    for name in meydan.__all__:
        assert hasattr(meydan, name)
