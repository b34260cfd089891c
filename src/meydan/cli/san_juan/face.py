"""San Juan's face: the roles and prices in the middle, a town for each player, and the own hand with its costs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from meydan.cli.face import Face
from meydan.cli.menu import Menu
from meydan.cli.older import NAMES as COLOURS
from meydan.cli.rulebook import Paragraph, paragraphs
from meydan.cli.san_juan.board import DENSITIES, SNUG, draw_board, legend_line
from meydan.cli.san_juan.panels import hand_lines, hand_short, score_lines
from meydan.cli.scene import Scene
from meydan.games.san_juan.choices import EVENT, ROLE
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import BUILDINGS, LAST_BUILDING, NAMES, TITLES
from meydan.games.san_juan.view import SanJuanView
from meydan.games.san_juan.words import CARD_NAMES, as_state, clause, describe_choice, question
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event

TOPICS: Final = {
    "ChooseRole": "SJ-R",
    "VisitRole": "SJ-E.15",
    "UseLibrary": "library",
    "Build": "SJ-B",
    "Cover": "crane",
    "Spend": "black market",
    "Pay": "SJ-B.2",
    "Produce": "SJ-P",
    "Sell": "SJ-T",
    "Council": "SJ-C",
    "Keep": "SJ-C",
    "Discard": "archive",
    "Mine": "gold mine",
    "TakeRevealed": "goldsmith",
    "Office": "office building",
    "Chapel": "chapel",
    "Bank": "bank",
    "Limit": "SJ-R.10",
    "Draft": "SJ-S",
    "Taxes": "SJ-E.10",
    "Amnesty": "SJ-E.11",
    "Boom": "SJ-E.12",
    "Earthquake": "SJ-E.7",
}


def by_card(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """What a building or an event does: the paragraphs that begin with its name."""
    name = asked.removeprefix("event ")
    if name not in [known.lower().replace("’", "'") for known in CARD_NAMES]:
        return []
    return [rule for rule in rules if rule.text.lower().replace("’", "'").startswith(f"{name}:")]


class SanJuanFace(Face):
    """San Juan, with and without expansions."""

    game = "san-juan"
    ways = {"build well": "cli-sj-names"}
    signs = "cli-sj-signs"
    topics = TOPICS
    quiet = ("turn-began", "ended", "paid-hidden")  # what was built tells what was paid
    densities = DENSITIES
    usual = SNUG
    hand_first = True
    wide = 132
    side = 60

    # -- words --------------------------------------------------------------------------------------------------

    def whole(self, view: SanJuanView) -> SanJuan:
        return as_state(view)

    def ask(self, state: SanJuan, names: Sequence[str]) -> str:
        return question(state, names)

    def told(self, state: SanJuan, choice: Choice) -> tuple[str, str, str]:
        """What an option does, and apart from that what is printed on its card."""
        whole = describe_choice(state, choice, COLOURS)
        if choice in (*ROLE, *EVENT):  # short enough to be read everywhere
            return whole, whole, ""
        text = describe_choice(state, choice, COLOURS, brief=True)
        return text, text, whole.removeprefix(text).removeprefix(": ")

    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        return clause(event, names)

    def find(self, asked: str) -> list[Paragraph]:
        return by_card(paragraphs(self.game), asked.lower().replace("’", "'"))

    def active(self, state: SanJuan) -> int:
        return state.chooser

    def last_round(self, state: SanJuan) -> bool:
        return any(len(player.town) >= LAST_BUILDING for player in state.players)

    def topic(self, state: SanJuan) -> str:
        frame: Any = state.stack[-1]
        return TITLES[frame.building] if state.question == "Mine" else TOPICS[state.question]

    # -- the menu -----------------------------------------------------------------------------------------------

    def tidy(self, menu: Menu, typed: str) -> str:
        """Names with or without hyphens, and without their verb where only one option has them."""
        text = " ".join(re.sub(r"['’]", "", typed.lower()).split()).replace("general amnesty", "amnesty")
        copy = re.search(r" \d+$", text)  # a certain one of several buildings
        number = copy[0] if copy else ""
        name = text.removesuffix(number)
        for kind, title in enumerate(TITLES):
            if name == title or name.endswith(f" {title}"):
                text = name.removesuffix(title) + NAMES[kind] + number
                break
        named = [option.text for option in menu.options if option.text.endswith(f" {text}")]
        exact = any(option.text == text for option in menu.options)
        verbs = [option.text.partition(" ")[0] for option in menu.options if " " in option.text]
        if text in NAMES[:BUILDINGS] and not exact and not named:
            return f"{verbs[0] if verbs else 'build'} {text}"
        return named[0] if len(named) == 1 and not exact else text

    # -- the picture --------------------------------------------------------------------------------------------

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene.view, scene.state, scene.played_by, width, density)

    def board_width(self, scene: Scene) -> int:
        return 90

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        return [legend_line()] if legend and width >= 77 else []

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        if full:
            return hand_lines(scene.state, scene.view.seat, width)
        return [hand_short(scene.state, scene.view.seat, width)]

    def ending(self, scene: Scene, width: int) -> list[RenderableType]:
        return score_lines(scene.state, width)


FACE: Final = SanJuanFace()
