"""A face for any game, made of nothing but what the engine tells: the table in words, with what is mine at the end."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from meydan.cli.face import Face
from meydan.cli.look import BRASS, badge, paint
from meydan.cli.scene import Scene
from meydan.kernel.telling import Section

ROOMY = "roomy"
DENSE = "dense"


class PlainFace(Face):
    """How a game looks that has no face of its own."""

    densities = (ROOMY, DENSE)
    usual = ROOMY

    def __init__(self, game: str) -> None:
        self.game = game

    def topic(self, state: Any) -> str:
        """Help goes by the name of the question: `turn`, `name-your-bid`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", state.question).lower()

    def active(self, state: Any) -> int:
        found: int = getattr(state, "active", state.seat)
        return found

    def last_round(self, state: Any) -> bool:
        return bool(getattr(state, "final", False))

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return sections(scene, (part for part in scene.asked.text if part.seat is None), dense=density == DENSE)

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        others = (part for part in scene.asked.text if part.seat not in (None, scene.view.seat))
        return [sections(scene, others, dense=True)]

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        return self.players(scene, width, brief=False)

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        return [sections(scene, (part for part in scene.asked.text if part.seat == scene.view.seat), dense=not full)]


def sections(scene: Scene, parts: Iterable[Section], *, dense: bool) -> RenderableType:
    """Parts of the table in words: each title above its sentences, or before them where there is little room."""
    shown: list[RenderableType] = []
    for part in parts:
        title = paint(scene.voice.say(part.title), f"bold {BRASS}")
        if part.seat is not None:
            title = badge(part.seat) + Text(" ") + title
        told = [scene.voice.say(line) for line in part.lines]
        for thing in part.things:
            name = scene.voice.say(thing.name)
            told.append(name if thing.text is None else f"{name}: {scene.voice.say(thing.text)}")
        if dense:
            shown.append(title + Text("  " + " · ".join(told)))
        else:
            shown += [title, *(Text(f"  {line}") for line in told)]
    return Group(*shown)
