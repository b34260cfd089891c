# uncompiled: looked at once, when a game is loaded
"""The modules of a package, found by being there."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_of(package: str, but: Collection[str] = ()) -> list[ModuleType]:
    """Every module of a package and of the packages in it, but those of some names; compiled or not."""
    found: list[ModuleType] = []
    for one in iter_modules(import_module(package).__path__):
        if one.name not in but:
            name = f"{package}.{one.name}"
            found += modules_of(name, but) if one.ispkg else [import_module(name)]
    return found
