"""Istanbul's face: the town in a grid, the players around it."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from meydan.cli.face import Face, Pose
from meydan.cli.istanbul import menu as typing
from meydan.cli.istanbul.board import DENSITIES, NARROWEST, barrier_line, draw_board, legend_line
from meydan.cli.istanbul.helping import TOPICS
from meydan.cli.istanbul.panels import (
    hand_lines,
    hand_short,
    letters_short,
    players_column,
    players_short,
    players_table,
)
from meydan.cli.look import NORMAL
from meydan.cli.menu import Menu
from meydan.cli.scene import Scene
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import ExpandedView
from meydan.kernel.choice import Choice
from meydan.kernel.said import Said
from meydan.kernel.telling import Told

SIDE: Final = 44
BOARD: Final = {4: 93, 5: 116}  # no board needs more, by its columns
USUAL: Final = ("pick up", "pick up neutral", "leave", "pay", "fill", "extend", "end")  # what Enter may mean


class IstanbulFace(Face):
    """Istanbul, with and without expansions."""

    game = "istanbul"
    pose = Pose(11, "Move")
    ways: Final = {"9": "cli-ist-numbers", "sell RGGY": "cli-ist-goods"}  # type: ignore[misc]
    signs = "cli-ist-signs"
    topics = TOPICS
    densities = DENSITIES
    usual = NORMAL
    side = SIDE
    wide = NARROWEST + SIDE + 2

    def active(self, state: Istanbul) -> int:
        return getattr(state.stack[-1], "host", state.seat)  # at Kiosk and Auction House others are asked too

    def topic(self, state: Istanbul) -> str:
        frame = state.stack[-1]
        return str(frame.place) if isinstance(frame, PlaceAction) else TOPICS[state.question]

    def find(self, asked: str) -> list[str]:
        """A card by an option that plays it, such as `card ride 5`, and a guild card by its number."""
        said = asked.lower().split()
        anchor = f"guild:{said[2]}" if said[:2] == ["guild", "card"] and len(said) > 2 else ":".join(said[:2])
        about = self.words.topic(anchor, None) if said[0] in ("card", "guild") and len(said) > 2 else None
        return about.rules if about else []

    # -- the menu -----------------------------------------------------------------------------------------------

    def group(self, menu: Menu, told: Told) -> tuple[str, Said] | None:
        """The places for the barrier are one row; a place to walk to is a row of its own."""
        if told.text.startswith("barrier "):
            return "barrier", Said("ist-tavern-barrier")
        return None if (told.touches or "").startswith("place:") else super().group(menu, told)

    def enter(self, menu: Menu, choice: Choice) -> bool:
        return choice.text in USUAL or super().enter(menu, choice)

    def tidy(self, menu: Menu, typed: str) -> str:
        return typing.tidy(menu, typed)

    # -- the picture --------------------------------------------------------------------------------------------

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene, width, density)

    def board_width(self, scene: Scene) -> int:
        return BOARD[scene.state.rules.columns]

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        signs = [legend_line(scene)] if legend and width >= NARROWEST else []
        return [*barrier_line(scene), *signs]

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        if brief and isinstance(scene.view, ExpandedView):
            return [players_short(scene)]
        return [players_table(scene, width) if width >= NARROWEST else players_column(scene)]

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        return [players_column(scene)]

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        letters = letters_short(scene) if brief and isinstance(scene.view, ExpandedView) else []
        return [hand_lines(scene) if full else hand_short(scene), *letters]


FACE: Final = IstanbulFace()
