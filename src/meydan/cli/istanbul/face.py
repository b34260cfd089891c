"""Istanbul's face: the town in a grid, the players around it, places with their own numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from meydan.cli.face import Face
from meydan.cli.istanbul import menu as listing
from meydan.cli.istanbul import rulebook
from meydan.cli.istanbul.board import DENSITIES, NARROWEST, NORMAL, barrier_line, draw_board, legend_line
from meydan.cli.istanbul.helping import TOPICS
from meydan.cli.istanbul.panels import (
    hand_lines,
    hand_short,
    letters_short,
    players_column,
    players_short,
    players_table,
)
from meydan.cli.menu import Menu, Row
from meydan.cli.rulebook import Paragraph, look_up, paragraphs
from meydan.cli.scene import Scene
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import BazaarView, IstanbulView
from meydan.games.istanbul.words import as_state, clause, question
from meydan.games.istanbul.words.describe import TRAVELS, destination
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event

SIDE: Final = 44
BOARD: Final = {4: 93, 5: 116}  # no board needs more, by its columns


class IstanbulFace(Face):
    """Istanbul, with and without expansions."""

    game = "istanbul"
    ways = {"9": "cli-ist-numbers", "sell RGGY": "cli-ist-goods"}
    signs = "cli-ist-signs"
    topics = TOPICS
    quiet = ("laid", "turn-began", "mail-moved", "ended")  # the board shows it, or the next sentence says it
    densities = DENSITIES
    usual = NORMAL
    side = SIDE
    wide = NARROWEST + SIDE + 2

    # -- words --------------------------------------------------------------------------------------------------

    def whole(self, view: IstanbulView) -> Istanbul:
        return as_state(view)

    def ask(self, state: Istanbul, names: Sequence[str]) -> str:
        return question(state, names)

    def told(self, state: Istanbul, choice: Choice) -> tuple[str, str, str]:
        return listing.told(state, choice)

    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        return clause(event, names)

    def active(self, state: Istanbul) -> int:
        return getattr(state.stack[-1], "host", state.seat)  # at Kiosk and Auction House others are asked too

    def topic(self, state: Istanbul) -> str:
        frame = state.stack[-1]
        return str(frame.place) if isinstance(frame, PlaceAction) else TOPICS[state.question]

    def find(self, asked: str) -> list[Paragraph]:
        rules, text = paragraphs(self.game), asked.lower().replace("’", "'")
        place = rulebook.chapter(text)
        by_name = rulebook.by_guild(rules, text) or rulebook.by_card(rules, text)
        return look_up(self.game, [place]) if place != text else by_name

    # -- the menu -----------------------------------------------------------------------------------------------

    def rows(self, menu: Menu) -> list[Row]:
        return listing.rows(menu)

    def enter(self, menu: Menu, choice: Choice) -> bool:
        return listing.enter(menu.state, choice)

    def tidy(self, menu: Menu, typed: str) -> str:
        return listing.asked_about(menu, typed)

    # -- the picture --------------------------------------------------------------------------------------------

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene.view, scene.state, width, density, reach(scene))

    def board_width(self, scene: Scene) -> int:
        return BOARD[scene.state.rules.columns]

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        signs = [legend_line(scene.view)] if legend and width >= NARROWEST else []
        return [*barrier_line(scene.view), *signs]

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        if brief and isinstance(scene.view, BazaarView):
            return [players_short(scene.view)]
        if width >= NARROWEST:
            return [players_table(scene.view, scene.played_by, width)]
        return [players_column(scene.view, scene.played_by)]

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        return [players_column(scene.view, scene.played_by)]

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        letters = letters_short(scene.view) if brief and isinstance(scene.view, BazaarView) else []
        return [hand_lines(scene.view) if full else hand_short(scene.view), *letters]


def reach(scene: Scene) -> set[int]:
    """The places among the answers."""
    options = scene.menu.options if scene.menu else ()
    verbs = ("send ", "recall ", "use ", "barrier ", "beside ", "merchant to ", "companion to ")
    ways = {destination(scene.state, option) for option in options if option in TRAVELS and option.provider < 0}
    return ways | {option.arg for option in options if option.text.startswith(verbs) and option.text != "use tile"}


FACE: Final = IstanbulFace()
