# uncompiled: words are for people and never on a hot path
"""What a game tells people beside its rules: what is asked, what an answer does, what happened, why not, how it stands.

Each game has one `Words` in its folder `words/`. It asks the rules for everything it tells, and may try things out on a
copy. What it gives is plain data: sentences are `Said`s, and things on the table go by *anchors* such as `place:7`,
`card:far`, `seat:2`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.said import Said
from meydan.kernel.state import State
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.kernel.view import View

S = TypeVar("S", bound=State)

# Shapes of a question.
ONE = "one"  # one of these
SOME = "some"  # some of these, one after the other
NUMBER = "number"  # a number between
BUNDLE = "bundle"  # so many of some things at once
YES = "yes"  # yes or no
GO = "go"  # to a place
SEAT = "seat"  # somebody

SMALL = "small"
PLAIN = "plain"
BIG = "big"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a question is answered. `some`: options are picked in their order, up to `most`; `end` stops before that."""

    kind: str = ONE
    least: int = 1
    most: int = 1
    end: str | None = None


@dataclass(slots=True)
class Told:
    """An option as people see it."""

    text: str
    said: Said
    touches: str | None = None  # what on the table stands for it
    opens: str | None = None  # what else stands for it, once that is opened
    button: bool = False  # a button too, because what stands for it is small
    closes: bool = False  # it declines or ends something
    along: list[str] = field(default_factory=list)  # choices made along with it, as hardly anybody would do otherwise
    icons: list[str] = field(default_factory=list)  # small pictures before its words
    hints: list[Said] = field(default_factory=list)  # what to know before, beyond what surely follows
    number: int | None = None  # of a question for a number
    parts: dict[str, int] | None = None  # of a question for a bundle


@dataclass(slots=True)
class Line:
    """One line of the log: who did it (-1: nobody), and a clause without its subject."""

    seat: int
    said: Said
    icons: list[str] = field(default_factory=list)
    weight: str = PLAIN
    source: str | None = None  # from where something travels: an anchor
    target: str | None = None
    joins: str | None = None  # lines of one seat that follow each other and join become one: `things` are its `what`
    things: list[Said] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of how a seat stands; the first is what wins."""

    icon: str
    label: Said
    value: int


@dataclass(frozen=True, slots=True)
class Topic:
    """Help about one thing: a title, some paragraphs, and the numbers of the full rules."""

    title: Said
    text: list[Said]
    rules: list[str]


@dataclass(frozen=True, slots=True)
class Asked:
    """A position in words, for one seat: what is asked, how it is answered, each option, and what people reckon."""

    question: Said
    shape: Shape
    options: list[Told]
    standing: list[list[Figure]]
    facts: dict[str, Any]


class Words(ABC, Generic[S]):
    """The words of one game."""

    prefix: str  # of its reasons' codes
    compared: Sequence[Said]  # what the ranking compares, in order
    charts: Sequence[tuple[str, Said]]  # which numbers of a standing are drawn over time, with their titles

    def asked(self, view: View) -> Asked:
        """All that is told of a position with its view. It knows what the view knows, and nothing else."""
        state = self.whole(view)
        return Asked(
            self.question(state, view.seat),
            self.shape(state),
            self.options(state, view),
            [self.standing(state, seat) for seat in range(view.header.seats)],
            self.facts(state, view),
        )

    @abstractmethod
    def whole(self, view: Any) -> S:
        """A whole state that fits a view, to ask the rules."""

    @abstractmethod
    def question(self, state: S, seat: int) -> Said:
        """What is asked, said to the one who is asked; `seat` looks."""

    def shape(self, state: S) -> Shape:
        """How the question is answered."""
        return Shape()

    @abstractmethod
    def options(self, state: S, view: Any) -> list[Told]:
        """Each option of a view, in its order."""

    @abstractmethod
    def lines(self, events: Sequence[Event], header: Header) -> list[Line | None]:
        """A line for each of some events that happened together; None for what is not told, or told with another."""

    def knows(self, reason: Reason) -> bool:
        """Whether it is a reason of this game."""
        return reason.code.startswith(self.prefix)

    @abstractmethod
    def reason(self, reason: Reason, state: S | None) -> Said:
        """Why something is not possible; where the position is known, with what it tells."""

    @abstractmethod
    def wanted(self, anchor: str, state: S) -> str | None:
        """The choice somebody seems to want who clicks on something that does not glow."""

    @abstractmethod
    def standing(self, state: S, seat: int) -> list[Figure]:
        """How a seat stands."""

    def facts(self, state: S, view: Any) -> dict[str, Any]:
        """What people reckon at the table: prices, limits, points, steps, by the game's own names."""
        return {}

    def printed(self, header: Header) -> dict[str, Any]:
        """What is printed on the components, for whoever draws them: the same for a whole game."""
        return {}

    @abstractmethod
    def topics(self, header: Header) -> list[tuple[Said, list[str]]]:
        """Everything there is help for in a game, in groups: anchors."""

    @abstractmethod
    def topic(self, anchor: str, header: Header) -> Topic | None:
        """Help about one thing."""
