# uncompiled: it finds modules and files by their names
"""What belongs to a game: its mind is the module `mind` beside its rules, and its nets are files here."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from meydan.kernel.errors import MeydanError
from meydan.kernel.game import Game
from meydan.kernel.header import Header
from meydan.kernel.mind import Mind
from meydan.search.net import Net

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


def find_net(header: Header) -> Net | None:
    """The value that was learned for a game and its boxes; None for a game without features."""
    mind = find_mind(header.game)
    names = tuple(mind.names(header))
    return load_net(mind.box(header), names) if names else None


@lru_cache(maxsize=32)
def load_net(box: str, names: tuple[str, ...]) -> Net:
    """The net of a box; its file must know the very features that the game tells."""
    path = FOLDER / f"{box}.json"
    if not path.is_file():
        raise NoNet(f"no value was learned for {box}")
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["format"] != FORMAT or tuple(told["features"]) != names:
        raise NoNet(f"what was learned for {box} is of other features: it must be learned anew")
    rows = list(told["features"].values())  # by feature
    return Net([[float(row[unit]) for row in rows] for unit in range(len(told["bias"]))], told["bias"], told["out"])
