"""Istanbul's face: the town in a grid, the players around it, places with their own numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from meydan.cli.face import Face
from meydan.cli.istanbul import menu as listing
from meydan.cli.istanbul import rulebook
from meydan.cli.istanbul.board import DENSITIES, NARROWEST, NORMAL, barrier_line, draw_board, legend_line
from meydan.cli.istanbul.helping import SIGNS, TOPICS, WAYS
from meydan.cli.istanbul.panels import (
    hand_lines,
    hand_short,
    headline,
    letters_short,
    players_column,
    players_short,
    players_table,
)
from meydan.cli.istanbul.saying import say, voice
from meydan.cli.menu import Menu, Row
from meydan.cli.screen import Scene
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import BazaarView, IstanbulView
from meydan.games.istanbul.words.facts import WAYS as GOING
from meydan.games.istanbul.words.telling import WORDS
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.said import Said
from meydan.kernel.telling import Line

CATCH: Final = ("caught", "sent-family")
SIDE: Final = 44
BOARD: Final = {4: 93, 5: 116}  # no board needs more, by its columns


class IstanbulFace(Face):
    """Istanbul, with and without expansions."""

    ways = WAYS
    signs = SIGNS
    why_example = "a place or an option, such as why 13 or why buy"
    topics = TOPICS
    searches = (rulebook.by_guild, rulebook.by_card)
    setting_up = ("laid", "demand-shown", "rolled", "figure-moved", "drew", "drew-hidden")
    quiet = ("laid", "turn-began", "mail-moved", "ended")  # the board shows it, or the next sentence says it
    automatic = ("skip", "end", "decline")
    densities = DENSITIES
    usual = NORMAL
    side = SIDE
    wide = NARROWEST + SIDE + 2

    # -- words --------------------------------------------------------------------------------------------------

    def whole(self, view: IstanbulView) -> Istanbul:
        return WORDS.whole(view)

    def question(self, state: Istanbul, names: Sequence[str]) -> str:
        return say(WORDS.question(state, state.seat), names)

    def describe(self, state: Istanbul, choice: Choice, names: Sequence[str], *, brief: bool = False) -> str:
        return listing.describe(state, choice, names)

    def describe_group(self, state: Istanbul, choices: Sequence[Choice], names: Sequence[str]) -> str:
        return listing.describe_group(state, choices, names)

    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        line = WORDS.lines([event], None)[0]
        if line is None:
            return "", ""
        return voice(names).names[line.seat] if line.seat >= 0 else "", say(line.said, names).removesuffix(".")

    def clauses(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """Where somebody caught goes is known; what joins is told as one."""
        pairs = zip(["", *(event.name for event in events)], events, strict=False)
        kept = [event for before, event in pairs if (before, event.name) != CATCH]
        told: list[Line] = []
        for line in WORDS.lines(kept, None):
            if line is not None and told and line.joins and line.joins == told[-1].joins:
                told[-1].things = [*told[-1].things, *line.things]
                told[-1].said = Said(told[-1].said.id, {**told[-1].said.args, "what": list(told[-1].things)})
            elif line is not None:
                told.append(line)
        return [say(line.said, names).removesuffix(".") for line in told]

    def shows_all(self, question: str, news: Sequence[Event], seat: int) -> bool:
        return question == "Move"

    def topic(self, state: Istanbul) -> str:
        frame = state.stack[-1]
        return str(frame.place) if isinstance(frame, PlaceAction) else TOPICS[state.question]

    def chapter(self, asked: str) -> str:
        return rulebook.chapter(asked)

    # -- the menu -----------------------------------------------------------------------------------------------

    def rows(self, menu: Menu) -> list[Row]:
        return listing.rows(menu)

    def row_text(self, menu: Menu, choice: Choice) -> tuple[str, str]:
        return listing.row_text(menu, choice)

    def enter(self, state: Istanbul, choice: Choice) -> bool:
        return listing.enter(state, choice)

    def tidy(self, menu: Menu, typed: str) -> str:
        return listing.tidy(menu, typed)

    def why_about(self, menu: Menu, asked: str) -> str:
        return listing.asked_about(menu, asked)

    # -- the picture --------------------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> Text:
        return headline(scene.view, scene.title)

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
    ways = {option.arg for option in options if option in GOING and option.provider < 0}
    return ways | {option.arg for option in options if option.text.startswith(verbs) and option.text != "use tile"}


FACE: Final = IstanbulFace()
