"""What a game brings to the terminal: its words, its menu and its picture. Everything else is shared.

A face is the one object a game adds to the command line. It says

- how things are put into words (`question`, `describe`, `clause`, `topic`), mostly by handing on what the game's own
  `words` package says;
- how options are listed and typed (`rows`, `row_text`, `tidy`, `why_about`, `enter`);
- what is drawn (`headline`, `board`, `below`, `players`, `beside`, `hand`), while `screen` decides what fits;
- what is printed beside the shared commands in `help` (`ways`, `signs`).

Methods with a body are good for most games and may be left alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.text import Text

from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.state import State

if TYPE_CHECKING:
    from meydan.cli.menu import Menu, Row
    from meydan.cli.rulebook import Search
    from meydan.cli.screen import Scene

# The module of each game's face; it holds a FACE and is loaded when that game is shown.
FACES: Final = {
    "istanbul": "meydan.cli.istanbul.face",
    "istanbul-dice": "meydan.cli.istanbul_dice.face",
    "san-juan": "meydan.cli.san_juan.face",
}


class Face(ABC):
    """How one game looks and speaks at the terminal."""

    # -- tables -------------------------------------------------------------------------------------------------

    ways: Sequence[tuple[str, str]] = ()  # what can be typed and what it means, where that is special to this game
    signs: str = ""  # what the signs on the screen mean
    why_example: str = "an option, such as why pass"
    topics: Mapping[str, str] = {}  # what `?` looks up for each question
    searches: Sequence[Search] = ()  # how else paragraphs of the rules are found, besides ids, chapters and words
    turn_begins: str = "turn-began"  # the event with which the turn of its first argument begins
    openings: Sequence[str] = ("turn-began",)  # events with which a paragraph of the story begins
    setting_up: Sequence[str] = ()  # events before the first turn, which the board shows
    quiet: Sequence[str] = ("turn-began",)  # events not worth a word in the story
    joined: Sequence[str] = ()  # beginnings that two things told in a row share
    runs: Mapping[str, str] = {}  # how the same thing is told that was done several times in a row
    automatic: Sequence[str] = ("pass", "end", "done")  # answers that --auto gives if nothing else is possible
    densities: Sequence[str] = ("",)  # how roomy the board may be, the roomiest first
    usual: str = ""  # the density where nothing has to fit
    hand_first: bool = False  # whether what is held keeps its texts as long as the board can be made denser
    wide: int = 120  # from this width on something stands beside the board
    side: int = 44  # at least so wide is what stands there
    story_title: str = "Since your last turn"

    @property
    def arrangements(self) -> list[tuple[str, bool]]:
        """What is tried to make everything fit: densities of the board, each with texts in full or in short."""
        if self.hand_first:
            return [(density, full) for full in (True, False) for density in self.densities]
        return [(density, full) for density in self.densities for full in (True, False)]

    # -- words --------------------------------------------------------------------------------------------------

    @abstractmethod
    def whole(self, view: Any) -> State:
        """A whole state that fits a view, to ask the rules; what the view does not tell is made up, and never shown."""

    @abstractmethod
    def question(self, state: Any, names: Sequence[str]) -> str:
        """What the seat to answer is asked."""

    @abstractmethod
    def describe(self, state: Any, choice: Choice, names: Sequence[str], *, brief: bool = False) -> str:
        """What an option will do."""

    @abstractmethod
    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        """Who did something (empty when nobody did), and what: to be joined to a sentence."""

    def clauses(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What one player did, thing by thing."""
        told: list[str] = []
        for text, run in groupby(self.clause(event, names)[1] for event in events):
            times = len(list(run))
            told += [self.runs[text].format(times)] if times > 1 and text in self.runs else [text] * times
        return told

    def setup_end(self, events: Sequence[Event]) -> int:
        """Where the first turn begins: what chance laid out before is to be seen on the board."""
        return next((at for at, event in enumerate(events) if event.name not in self.setting_up), len(events))

    def turn_end(self, events: Sequence[Event], seat: int, seats: int) -> int:
        """Where in the events a seat's last turn ended: there the next seat's turn began."""
        following = (seat + 1) % seats
        ends = [at for at, event in enumerate(events) if event.name == self.turn_begins and event.args[0] == following]
        return ends[-1] if ends else self.setup_end(events)

    def shows_all(self, question: str, news: Sequence[Event], seat: int) -> bool:
        """Whether the whole screen is printed before a question, where it is not always drawn anew."""
        return any(event.name == self.turn_begins and event.args[0] == seat for event in news)

    def topic(self, state: Any) -> str:
        """What the rules to show are about, for the question being asked."""
        return self.topics[state.question]

    def chapter(self, asked: str) -> str:
        """The chapter meant by a name, where chapters are called otherwise than in the rules."""
        return asked

    # -- the menu -----------------------------------------------------------------------------------------------

    def rows(self, menu: Menu) -> list[Row]:
        """The rows of the menu: one for each option or group of options, and 0 for what closes the question."""
        groups: dict[str, list[Choice]] = {}
        closers = menu.state.header.game.space.closers
        for option in menu.options:
            groups.setdefault(option.text if menu.deeper else self.group(menu.state, option), []).append(option)
        rows: list[Row] = []
        for choices in groups.values():
            key = "0" if choices[0] in closers and not menu.deeper else str(len(rows) + 1)
            rows.append(menu.row(key, choices))
        return rows

    def group(self, state: Any, choice: Choice) -> str:
        """Options of the same group are one row, which opens a menu of its own."""
        return choice.text

    def describe_group(self, state: Any, choices: Sequence[Choice], names: Sequence[str]) -> str:
        """Several options in one row."""
        return f"{len(choices)} ways: {', '.join(choice.text for choice in choices)}"

    def row_text(self, menu: Menu, choice: Choice) -> tuple[str, str]:
        """What a row says, and a note that is left out where there is little room."""
        return self.describe(menu.state, choice, menu.names), ""

    def enter(self, state: Any, choice: Choice) -> bool:
        """Whether Enter may mean the only sensible option."""
        return False

    def tidy(self, menu: Menu, typed: str) -> str:
        """A typed answer as the game spells it."""
        return typed

    def why_about(self, menu: Menu, asked: str) -> str:
        """The option `why` is asked about."""
        return self.tidy(menu, asked)

    # -- the picture --------------------------------------------------------------------------------------------

    @abstractmethod
    def headline(self, scene: Scene) -> Text:
        """Whose turn it is, which round, and who is ahead: the first thing to see."""

    @abstractmethod
    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        """What lies on the table."""

    def board_width(self, scene: Scene) -> int:
        """No board needs more."""
        return self.wide - self.side

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        """What stands directly below the board; a legend only where there is room."""
        return []

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        """The players below the board, unless they are part of it; in brief, one line for each."""
        return []

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        """The players beside the board."""
        return []

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        """What the seat holds in secret: in full, or in a line or two."""
        return []

    def ending(self, scene: Scene, width: int) -> list[RenderableType]:
        """What there is to say about a finished game besides its ranking."""
        return []


_loaded: dict[str, Face] = {}


def face_for(game: str) -> Face:
    """The face of a game, by the game's name."""
    if game not in _loaded:
        _loaded[game] = import_module(FACES[game]).FACE
    return _loaded[game]


def face_of(state: State) -> Face:
    """The face of the game that is being played."""
    return face_for(state.header.game.name)
