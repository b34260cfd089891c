# uncompiled: it runs other people's code
"""Bots that somebody else wrote, found by the file or module they are in."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from meydan.bots.bot import Bot, UnknownBot


@lru_cache(maxsize=64)
def own_bot(name: str) -> type[Bot]:
    """The class meant by `file.py:Class` or `module:Class`; an UnknownBot says what is missing."""
    where, _, kind = name.rpartition(":")
    try:
        module = _file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except Exception as error:  # whatever is wrong with their file
        raise UnknownBot(f"the bot {name!r} cannot be brought: {type(error).__name__}: {error}") from error
    found: Any = getattr(module, kind, None)
    if isinstance(found, type) and callable(getattr(found, "choose", None)):
        return found
    able = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
    raise UnknownBot(f"{where} has no class {kind!r} with a method choose(view); it has {', '.join(able) or 'none'}")


def _file(path: Path) -> ModuleType:
    """A module from a file, which may import what lies beside it."""
    found = path.expanduser().resolve()
    if not found.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(found.stem, found)
    assert spec is not None and spec.loader is not None, "a name that ends with .py has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(found.stem, module)  # so that its dataclasses and pickles know where they are from
    sys.path.insert(0, str(found.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(found.parent))
    return module
