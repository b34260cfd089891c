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
    mind = find_mind(header.game)
    names = tuple(mind.names(header))
    return load_net(mind.box(header), names, folder) if names else None


@lru_cache(maxsize=32)
def load_net(box: str, names: tuple[str, ...], folder: Path = FOLDER) -> Net:
    """The net of a box; its file must know the very features that the game tells."""
    path = folder / f"{box}.json"
    if not path.is_file():
        raise NoNet(f"no value was learned for {box}")
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["format"] != FORMAT or tuple(told["features"]) != names:
        raise NoNet(f"what was learned for {box} is of other features: it must be learned anew")
    return Net(list(told["features"].values()), told["bias"], told["out"])


def has_learned(header: Header, folder: Path = FOLDER) -> bool:
    """Whether a quick player was learned for a game and its boxes."""
    return (folder / f"{find_mind(header.game).box(header)}.policy.json").is_file()


def find_policy(header: Header, folder: Path = FOLDER) -> LearnedPolicy | None:
    """The quick player that was learned for a game and its boxes; None for a game that tells no situations."""
    mind = find_mind(header.game)
    names = tuple(mind.situation_names(header))
    return load_policy(header.game, mind.box(header), names, tuple(mind.aim_names(header)), folder) if names else None


@lru_cache(maxsize=32)
def load_policy(
    game: Game[Any], box: str, names: tuple[str, ...], aims: tuple[str, ...], folder: Path = FOLDER
) -> LearnedPolicy:
    """The quick player of a box. What it never met in its lessons counts for nothing."""
    path = folder / f"{box}.policy.json"
    if not path.is_file():
        raise NoNet(f"no quick player was learned for {box}")
    told = json.loads(path.read_text(encoding="utf-8"))
    if told["format"] != FORMAT:
        raise NoNet(f"what was learned for {box} is of another format: it must be learned anew")
    nothing = [0.0] * len(told["bias"])
    features = {name: told["features"].get(name, nothing) for name in names}
    features |= told["features"]
    led = [told["aims"].get(name, [*nothing, 0.0]) for name in aims]
    return LearnedPolicy(find_mind(game), features, told["bias"], told["tokens"], led)
