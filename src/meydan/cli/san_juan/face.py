"""San Juan's face: the roles and prices in the middle, a town for each player, and the own hand with its costs."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.console import RenderableType

from meydan.cli.face import Face, Pose
from meydan.cli.look import SNUG
from meydan.cli.menu import Menu
from meydan.cli.san_juan.board import DENSITIES, draw_board, legend_line
from meydan.cli.san_juan.panels import hand_lines, hand_short, score_lines
from meydan.cli.scene import Scene
from meydan.games.san_juan.cards import IS_BUILDING, KIND, NAMES
from meydan.games.san_juan.printed import LAST_BUILDING
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words.naming import card
from meydan.voice import Voice


class SanJuanFace(Face):
    """San Juan, with and without expansions."""

    game = "san-juan"
    pose = Pose(8, "Build", {"expansions": ["new-buildings"]})
    ways: Final = {"build well": "cli-sj-names"}  # type: ignore[misc]
    signs = "cli-sj-signs"
    topics: Final = {  # type: ignore[misc]
        "VisitRole": "SJ-E.15", "UseLibrary": "card:library", "Build": "SJ-B", "Cover": "card:crane",
        "Spend": "card:black-market", "Pay": "SJ-B.2", "Produce": "SJ-P", "Sell": "SJ-T", "Council": "SJ-C",
        "Keep": "SJ-C", "Discard": "card:archive", "Mine": "card:gold-mine", "TakeRevealed": "card:goldsmith",
        "Office": "card:office-building", "Chapel": "card:chapel", "Bank": "card:bank", "Limit": "SJ-R.10",
        "Draft": "SJ-S", "Taxes": "SJ-E.10", "Amnesty": "SJ-E.11", "Boom": "SJ-E.12", "Earthquake": "SJ-E.7",
        "": "SJ-R",
    }  # fmt: skip
    densities = DENSITIES
    usual = SNUG
    hand_first = True
    wide = 132
    side = 60

    def topic(self, state: SanJuan) -> str:
        frame: Any = state.stack[-1]
        return f"card:{NAMES[frame.building]}" if state.question == "Mine" else super().topic(state)

    def active(self, state: SanJuan) -> int:
        return state.chooser

    def last_round(self, state: SanJuan) -> bool:
        return any(len(player.town) >= LAST_BUILDING for player in state.players)

    def tidy(self, menu: Menu, typed: str) -> str:
        """Names as they are called at the table, and without their verb where only one option has them."""
        text = " ".join(typed.lower().replace("’", "'").split())
        copy = re.search(r" \d+$", text)  # a certain one of several buildings
        number = copy[0] if copy else ""
        name = text.removesuffix(number)
        for title, kind in called(menu.voice).items():
            if name == title or name.endswith(f" {title}"):
                text = name.removesuffix(title) + NAMES[kind] + number
                break
        named = [option.text for option in menu.options if option.text.endswith(f" {text}")]
        exact = any(option.text == text for option in menu.options)
        verbs = [option.text.partition(" ")[0] for option in menu.options if " " in option.text]
        if text in KIND and IS_BUILDING[KIND[text]] and not exact and not named:
            return f"{verbs[0] if verbs else 'build'} {text}"
        return named[0] if len(named) == 1 and not exact else text

    # -- the picture --------------------------------------------------------------------------------------------

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene, width, density)

    def board_width(self, scene: Scene) -> int:
        return 90

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        return [legend_line(scene.voice)] if legend and width >= 77 else []

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        return hand_lines(scene, width) if full else [hand_short(scene, width)]

    def ending(self, scene: Scene, width: int) -> list[RenderableType]:
        return score_lines(scene, width)


def called(voice: Voice) -> dict[str, int]:
    """Cards by what they are called at the table, or in the texts of choices without their hyphens."""
    found = {name.replace("-", " "): kind for kind, name in enumerate(NAMES)}
    return found | {voice.say(card(kind)).lower().replace("’", "'"): kind for kind in range(len(NAMES))}


FACE: Final = SanJuanFace()
