"""What a game brings to the terminal: its picture, and what can be typed there beside numbers and texts.

All that is said comes from the game's `Words`; `screen` decides what fits. Methods with a body are good for most games.
A game's face is the `FACE` of `cli/<game>/face.py`; a game without one has a plain face (`plain.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from meydan.cli.look import ACCENT, BRICK, badge, paint
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game
from meydan.kernel.said import Said, Seat
from meydan.kernel.telling import Told, Words

if TYPE_CHECKING:
    from meydan.cli.menu import Menu, Row
    from meydan.cli.scene import Scene


@dataclass(frozen=True, slots=True)
class Pose:
    """When a game is drawn for its picture: a question of the first seat (any, if none is named) from a round on."""

    round: int = 3
    question: str = ""
    options: dict[str, Any] = field(default_factory=dict)


class Face(ABC):
    """How one game looks at the terminal."""

    game: str
    ways: Mapping[str, str] = {}  # what else can be typed, and the message that tells what it means
    signs: str = ""  # the message that tells what the signs on the screen mean
    topics: Mapping[str, str] = {}  # what `?` looks up for each question; "" for all others
    densities: Sequence[str] = ("",)  # how roomy the board may be, the roomiest first
    usual: str = ""  # the density where nothing has to fit
    hand_first: bool = False  # whether what is held keeps its texts as long as the board can be made denser
    pose: Pose = Pose()  # how it stands for its picture
    wide: int = 120  # from this width on something stands beside the board
    side: int = 44  # at least so wide is what stands there

    @property
    def arrangements(self) -> list[tuple[str, bool]]:
        """What is tried to make everything fit: densities of the board, each with texts in full or in short."""
        if self.hand_first:
            return [(density, full) for full in (True, False) for density in self.densities]
        return [(density, full) for density in self.densities for full in (True, False)]

    @cached_property
    def words(self) -> Words[Any, Any, Any]:
        found: Words[Any, Any, Any] | None = find_game(self.game).words()
        if found is None:
            raise LookupError(f"{self.game} has no words")
        return found

    def topic(self, state: Any) -> str:
        """What the rules to show are about, for the question being asked."""
        return self.topics.get(state.question) or self.topics[""]

    def find(self, asked: str) -> list[str]:
        """Paragraphs of the rules that are found in a way of its own."""
        return []

    # -- the menu -----------------------------------------------------------------------------------------------

    def rows(self, menu: Menu) -> list[Row] | None:
        """The rows of the menu, where a game lists its options in a way of its own."""
        return None

    def group(self, menu: Menu, told: Told) -> tuple[str, Said] | None:
        """Options of one group are one row, which opens a menu of its own: its key, and what the row says."""
        anchor = told.touches or ""
        if anchor in menu.asked.groups:
            return anchor, menu.asked.groups[anchor]
        if anchor not in menu.asked.opened:
            return None
        topic = self.words.topic(anchor, menu.state.header)
        return anchor, menu.asked.opened[anchor] if topic is None else topic.title

    def enter(self, menu: Menu, choice: Choice) -> bool:
        """Whether Enter may mean the only sensible option."""
        return menu.told[choice.text].closes

    def tidy(self, menu: Menu, typed: str) -> str:
        """A typed answer as the game spells it."""
        return typed

    # -- the picture --------------------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> Text:
        """Which round it is, who is asked in whose turn, and who is ahead: the first thing to see."""
        view, state, voice = scene.view, scene.state, scene.voice
        text = paint(f"{voice('log-round', round=view.round)}  ", "bold")
        asked = view.to_answer
        if asked < 0:
            text.append(voice("ask-over"), "bold")
        elif asked == view.seat:
            whose = "ask-yours" if self.active(state) == asked else "ask-yours-in"
            text += badge(asked) + paint(f" {voice(whose, name=Seat(self.active(state)))}", f"bold {ACCENT}")
        else:
            text += badge(asked) + paint(f" {voice('ask-theirs', name=Seat(asked))}", "bold")
        first = [scene.words.standing(state, seat)[0] for seat in range(view.header.seats)]
        most = max(figure.value for figure in first)
        ahead = [Seat(seat) for seat, figure in enumerate(first) if figure.value == most]
        if len(ahead) < len(first):
            text.append("   " + voice("cli-ahead", names=ahead, what=first[0].label, n=most))
        if asked >= 0 and self.last_round(state):
            text.append(f"  {voice('ask-last')}", f"bold {BRICK}")
        return text

    def active(self, state: Any) -> int:
        """Whose turn it is."""
        found: int = state.active
        return found

    def last_round(self, state: Any) -> bool:
        return bool(state.final)

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


@cache
def face_for(game: str) -> Face:
    """The face of a game, by the game's name."""
    own = f"meydan.cli.{game.replace('-', '_')}"
    if find_spec(own) is None:
        from meydan.cli.plain import PlainFace

        return PlainFace(game)
    found: Face = import_module(f"{own}.face").FACE
    return found
