# uncompiled: it finds modules and files by their names
"""What belongs to a game: its mind is the module `mind` beside its rules, and its nets are files here."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from meydan.kernel.errors import MeydanError
from meydan.kernel.game import Game
from meydan.kernel.header import Header
from meydan.kernel.mind import Mind
from meydan.search.net import Net
from meydan.search.policy import LearnedPolicy

FOLDER = Path(__file__).parent / "nets"
FORMAT = 1


class NoNet(MeydanError):
    """A game, or a mix of boxes, whose value nobody has learned."""


@lru_cache(maxsize=16)
def find_mind(game: Game[Any]) -> Mind:
    """What a game tells a search: nothing, if it has no such module."""
    if find_spec(f"{game.package}.mind") is None:
        return Mind()
    mind: Mind = import_module(f"{game.package}.mind").MIND
    return mind


def find_net(header: Header, folder: Path = FOLDER) -> Net | None:
    """The value that was learned for a game and its boxes; None for a game without features."""
    return _find(_read_net, header, folder)


def find_policy(header: Header, folder: Path = FOLDER) -> LearnedPolicy | None:
    """The quick player that was learned for a game and its boxes; None for a game that tells no situations."""
    return _find(_read_policy, header, folder)


def find_learned(header: Header) -> LearnedPolicy | None:
    """The quick player that was learned for a game and its boxes, if there is one."""
    try:
        return find_policy(header)
    except NoNet:
        return None


Found = TypeVar("Found")
_FOUND: dict[tuple[Any, ...], Any] = {}  # what was read before: looking for a file takes longer than an answer
_MOST_FOUND = 64


def _find(read: Callable[[Header, Path], Found], header: Header, folder: Path) -> Found:
    """What a file says, read once: all mixes of one box have the same."""
    key = (read, header.game, find_mind(header.game).box(header), folder)
    if key not in _FOUND:
        if len(_FOUND) >= _MOST_FOUND:
            _FOUND.clear()
        _FOUND[key] = read(header, folder)
    found: Found = _FOUND[key]
    return found


def _told(path: Path, missing: str) -> dict[str, Any]:
    if not path.is_file():
        raise NoNet(missing)
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if told["format"] != FORMAT:
        raise NoNet(f"{path.name} is of another format: it must be learned anew")
    return told


def _read_net(header: Header, folder: Path) -> Net | None:
    """The net of a box; its file must know the very features that the game tells."""
    mind = find_mind(header.game)
    names, box = mind.names(header), mind.box(header)
    if not names:
        return None
    told = _told(folder / f"{box}.json", f"no value was learned for {box}")
    if list(told["features"]) != names:
        raise NoNet(f"what was learned for {box} is of other features: it must be learned anew")
    return Net(list(told["features"].values()), told["bias"], told["out"])


def _read_policy(header: Header, folder: Path) -> LearnedPolicy | None:
    """The quick player of a box. What it never met in its practice counts for nothing."""
    mind = find_mind(header.game)
    names, box = mind.situation_names(header), mind.box(header)
    if not names:
        return None
    told = _told(folder / f"{box}.policy.json", f"no quick player was learned for {box}")
    nothing = [0.0] * len(told["bias"])
    features = {name: told["features"].get(name, nothing) for name in names} | told["features"]
    aims = [told["aims"].get(name, [*nothing, 0.0]) for name in mind.aim_names(header)]
    return LearnedPolicy(mind, features, told["bias"], told["tokens"], aims)
