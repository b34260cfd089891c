"""The face of the Dice Game: dice, rubies and tiles on the table, everything else in one line for each player."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from meydan.cli.face import Face, Pose
from meydan.cli.istanbul_dice import menu as typing
from meydan.cli.istanbul_dice.board import DENSITIES, draw_board, legend_line
from meydan.cli.istanbul_dice.panels import players_column, players_table
from meydan.cli.look import SNUG
from meydan.cli.menu import Menu
from meydan.cli.scene import Scene
from meydan.games.istanbul_dice.choices import SPACE
from meydan.kernel.said import Said, said
from meydan.kernel.telling import Told


class DiceFace(Face):
    """Istanbul: The Dice Game."""

    game = "istanbul-dice"
    pose = Pose(8, "Act")
    ways: Final = {"grr": "cli-dice-letters", "keep RR": "cli-dice-keep", "rg": "cli-dice-goods"}  # type: ignore[misc]
    signs = "cli-dice-signs"
    topics: Final = {  # type: ignore[misc]
        "Reroll": "DICE-D", "Act": "DICE-A", "Pay": "DICE-P", "TakeMarkers": "DICE-A.1", "": "DICE-C",
    }  # fmt: skip
    densities = DENSITIES
    usual = SNUG
    wide = 140
    side = 46

    def group(self, menu: Menu, told: Told) -> tuple[str, Said] | None:
        """Rerolls by how many dice; actions by what they are."""
        choice = SPACE.by_text[told.text]
        if choice.text.startswith("reroll "):
            return f"reroll {choice.how}", said("dice-reroll-do", n=choice.how)
        return super().group(menu, told)

    def tidy(self, menu: Menu, typed: str) -> str:
        return typing.tidy(menu.state, typed)

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene, width, density)

    def board_width(self, scene: Scene) -> int:
        return 94

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        return [legend_line(scene.voice)] if legend and width >= 77 else []

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        return [players_table(scene, width, brief=brief)]

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        return [players_column(scene)]


FACE: Final = DiceFace()
