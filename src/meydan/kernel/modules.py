# uncompiled: looked at once, when a game is loaded
"""The modules of a game, found by being there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

WORDS: Final = "words"  # modules that are loaded when somebody speaks


@cache
def modules_of(package: str) -> tuple[ModuleType, ...]:
    """Every module of a game's package and of the packages in it, but its words; compiled or not."""
    return tuple(_below(package))


def classes_of(package: str) -> Iterator[type]:
    """Every class that is written in a game's modules, but in its words."""
    for module in modules_of(package):
        for thing in vars(module).values():
            if isinstance(thing, type) and thing.__module__ == module.__name__:
                yield thing


def _below(package: str) -> Iterator[ModuleType]:
    for one in iter_modules(import_module(package).__path__):
        if one.name != WORDS:
            name = f"{package}.{one.name}"
            if one.ispkg:
                yield from _below(name)
            else:
                yield import_module(name)
