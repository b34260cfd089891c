"""Everything one player sees at a question, arranged so that it fits the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.board import DENSITIES, NARROWEST, NORMAL, barrier_line, draw_board, legend
from meydan.cli.look import BRASS, badge, paint
from meydan.cli.menu import Menu
from meydan.cli.panels import (
    hand_lines,
    hand_short,
    headline,
    letters_short,
    players_column,
    players_short,
    players_table,
)
from meydan.cli.story import story_lines
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import BazaarView, IstanbulView
from meydan.games.istanbul.words.describe import TRAVELS, destination

SIDE: Final = 44  # at least so wide is what stands beside the board
BOARD: Final = {4: 93, 5: 116}  # no board needs more, by its columns
WIDE: Final = NARROWEST + SIDE + 2  # from here on the players stand beside the board
PROMPT_LINES: Final = 2


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to show to one seat."""

    view: IstanbulView
    state: Istanbul  # the view made whole, to ask the rules
    title: str
    played_by: Sequence[str]
    told: Sequence[tuple[int, str]] = ()
    question: str = ""
    menu: Menu | None = None

    @property
    def reach(self) -> set[int]:
        """The places among the answers."""
        options = self.menu.options if self.menu else ()
        verbs = ("send ", "recall ", "use ", "barrier ", "beside ", "merchant to ", "companion to ")
        ways = {destination(self.state, option) for option in options if option in TRAVELS and option.provider < 0}
        return ways | {option.arg for option in options if option.text.startswith(verbs) and option.text != "use tile"}


def height_of(console: Console, shown: RenderableType, width: int) -> int:
    return len(console.render_lines(shown, console.options.update(width=width, height=None), pad=False))


def arrange(console: Console, scene: Scene, *, fit: bool) -> RenderableType:
    """The whole scene; with `fit` it is made to fit the terminal's height, as far as it can be."""
    width, height = console.width, console.height
    if not fit:
        return Group(*_stacked(console, scene, NORMAL, scene.told, full=True, brief=False))
    if width >= WIDE:
        for density in DENSITIES:
            shown = _beside(console, scene, density)
            if height_of(console, shown, width) + PROMPT_LINES <= height:
                return shown
    for density in DENSITIES:
        for full in (True, False):
            for told in range(len(scene.told), max(-1, min(len(scene.told), 3) - 1), -1):
                kept = scene.told[len(scene.told) - told :]
                shown = Group(*_stacked(console, scene, density, kept, full=full, brief=False))
                if height_of(console, shown, width) + PROMPT_LINES <= height:
                    return shown
    # A small screen: the story goes first and may scroll away, so that the question stays in sight.
    small = _stacked(console, scene, DENSITIES[-1], (), full=False, brief=True)
    return Group(*([story_lines(scene.told)] if scene.told else []), *small)


def ask(scene: Scene, width: int, *, notes: bool, brief: bool) -> list[RenderableType]:
    """The question and its options."""
    if scene.menu is None:
        return []
    line = badge(scene.view.to_answer) + paint(f" {scene.question}", "bold")
    return [line, scene.menu.lines(width, notes=notes, brief=brief)]


def _story_title(scene: Scene) -> str:
    return "Since your last turn" if scene.view.seat >= 0 else "What just happened"


def _stacked(
    console: Console, scene: Scene, density: str, told: Sequence[tuple[int, str]], *, full: bool, brief: bool
) -> list[RenderableType]:
    """One thing under the other; on a small screen the headline stands below the board, where it cannot scroll away."""
    width = console.width
    top = headline(scene.view, scene.title)
    board = draw_board(scene.view, scene.state, width, density, scene.reach)
    blocks: list[RenderableType] = [board, top] if brief else [top, board]
    blocks += barrier_line(scene.view)
    if full and width >= NARROWEST:
        blocks.append(legend(scene.view))
    short = brief and isinstance(scene.view, BazaarView)
    if short:
        blocks.append(players_short(scene.view))
    elif width >= NARROWEST:
        blocks.append(players_table(scene.view, scene.played_by, width))
    else:
        blocks.append(players_column(scene.view, scene.played_by))
    if scene.view.seat >= 0:
        blocks.append(hand_lines(scene.view) if full else hand_short(scene.view))
        blocks += letters_short(scene.view) if short else []
    if told:
        blocks += [paint(_story_title(scene), BRASS), story_lines(told)] if full else [story_lines(told)]
    if full and scene.menu is not None:
        blocks.append(Text())
    return blocks + ask(scene, width, notes=full or width >= 96, brief=brief)


def _beside(console: Console, scene: Scene, density: str) -> RenderableType:
    """Players, hand and story beside the board and the question."""
    side_width = max(SIDE, console.width - BOARD[scene.state.rules.columns] - 2)
    left = console.width - side_width - 2
    board = draw_board(scene.view, scene.state, left, density, scene.reach)
    gap = [Text()] if scene.menu is not None else []
    main = Group(board, *barrier_line(scene.view), legend(scene.view), *gap, *ask(scene, left, notes=True, brief=False))
    both = Table.grid(padding=(0, 1))
    both.add_column(width=left)
    both.add_column(width=side_width)
    both.add_row(main, _side(console, scene, side_width, console.height - PROMPT_LINES - 1))
    return Group(headline(scene.view, scene.title), both)


def _side(console: Console, scene: Scene, width: int, high: int) -> RenderableType:
    """What stands beside the board, in so many lines: the cards lose their texts before the story loses a turn."""
    players = players_column(scene.view, scene.played_by)
    for first in range(len(scene.told) + 1):
        told = scene.told[first:]
        story: list[RenderableType] = [paint(f"\n{_story_title(scene)}", BRASS), story_lines(told)] if told else []
        for hand in (hand_lines(scene.view), hand_short(scene.view)):
            cards: list[RenderableType] = [Text(), hand] if scene.view.seat >= 0 else []
            shown = Group(players, *cards, *story)
            if height_of(console, shown, width) <= high:
                return shown
    return players
