"""Everything one player sees at a question, arranged so that it fits the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.look import BRASS, badge, paint
from meydan.cli.scene import Scene, Told
from meydan.cli.story import story_lines

PROMPT_LINES: Final = 2
ROOM_FOR_NOTES: Final = 96  # from this width on options keep their notes on a small screen too


def height_of(console: Console, shown: RenderableType, width: int) -> int:
    return len(console.render_lines(shown, console.options.update(width=width, height=None), pad=False))


def arrange(console: Console, scene: Scene, *, fit: bool) -> RenderableType:
    """The whole scene; with `fit` it is made to fit the terminal's height, as far as it can be."""
    width, height = console.width, console.height
    face = scene.face
    if not fit:
        return Group(*_stacked(console, scene, face.usual, scene.told, full=True, brief=False))
    if width >= face.wide:
        for density in face.densities:
            shown = _beside(console, scene, density)
            if height_of(console, shown, width) + PROMPT_LINES <= height:
                return shown
    for density, full in face.arrangements:
        for told in range(len(scene.told), max(-1, min(len(scene.told), 3) - 1), -1):
            kept = scene.told[len(scene.told) - told :]
            shown = Group(*_stacked(console, scene, density, kept, full=full, brief=False))
            if height_of(console, shown, width) + PROMPT_LINES <= height:
                return shown
    # A small screen: the story goes first and may scroll away, so that the question stays in sight.
    story = [story_lines(scene.told)] if scene.told else []
    dense = face.densities[-1]
    for density, brief, cut in (*[(one, False, 1) for one in face.densities], (dense, True, 1), (dense, True, 2)):
        small = Group(*_stacked(console, scene, density, (), full=False, brief=brief, cut=cut))
        if cut > 1 or height_of(console, small, width) + PROMPT_LINES <= height:
            break
    return Group(*story, small)


def ask(scene: Scene, width: int, *, notes: bool = True, cut: int = 0) -> list[RenderableType]:
    """The question and its options."""
    if scene.menu is None:
        return []
    line = badge(scene.view.to_answer) + paint(f" {scene.voice.say(scene.asked.question)}", "bold")
    return [line, scene.menu.lines(width, notes=notes, cut=cut)]


def _story_title(scene: Scene) -> str:
    return scene.voice("cli-since" if scene.view.seat >= 0 else "log-title")


def _stacked(
    console: Console, scene: Scene, density: str, told: Told, *, full: bool, brief: bool, cut: int = 0
) -> list[RenderableType]:
    """One thing under the other; on a small screen the headline stands below the board, where it cannot scroll away."""
    width = console.width
    face = scene.face
    top = face.headline(scene)
    board = face.board(scene, width, density)
    blocks: list[RenderableType] = [board, top] if brief else [top, board]
    blocks += face.below(scene, width, legend=full)
    blocks += face.players(scene, width, brief=brief)
    if scene.view.seat >= 0:
        blocks += face.hand(scene, width, full=full, brief=brief)
    if told:
        blocks += [paint(_story_title(scene), BRASS), story_lines(told)] if full else [story_lines(told)]
    if full and scene.menu is not None:
        blocks.append(Text())
    return blocks + ask(scene, width, notes=full or width >= ROOM_FOR_NOTES, cut=cut)


def _beside(console: Console, scene: Scene, density: str) -> RenderableType:
    """Players, hand and story beside the board and the question."""
    face = scene.face
    side_width = max(face.side, console.width - face.board_width(scene) - 2)
    left = console.width - side_width - 2
    board = face.board(scene, left, density)
    gap = [Text()] if scene.menu is not None else []
    main = Group(
        board, *face.below(scene, left, legend=True), *gap, *ask(scene, left)
    )  # fmt: skip
    both = Table.grid(padding=(0, 1))
    both.add_column(width=left)
    both.add_column(width=side_width)
    both.add_row(main, _side(console, scene, side_width, console.height - PROMPT_LINES - 1))
    return Group(face.headline(scene), both)


def _side(console: Console, scene: Scene, width: int, high: int) -> RenderableType:
    """What stands beside the board, in so many lines: the cards lose their texts before the story loses a turn."""
    face = scene.face
    players = face.beside(scene, width)
    for first in range(len(scene.told) + 1):
        told = scene.told[first:]
        story: list[RenderableType] = [paint(f"\n{_story_title(scene)}", BRASS), story_lines(told)] if told else []
        for full in (True, False):
            held = face.hand(scene, width, full=full, brief=False) if scene.view.seat >= 0 else []
            cards: list[RenderableType] = [Text(), *held] if held and players else held
            shown = Group(*players, *cards, *story)
            if height_of(console, shown, width) <= high:
                return shown
    return Group(*players)
