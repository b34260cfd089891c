# uncompiled: words are for people and never on a hot path
"""What a game tells people beside its rules: what is asked, what an answer does, what happened, why not, how it stands.

Each game has one `Words`, in its `words.py` or `words/`. It asks the rules for everything it tells, and may try things
out on a copy. What it gives is plain data: sentences are `Said`s, and things on the table go by *anchors* such as
`place:7`, `card:far`, `seat:2`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar

from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.setting import Task
from meydan.kernel.state import State
from meydan.kernel.words import SHARED, Reason, Value

if TYPE_CHECKING:
    from meydan.kernel.game import Result
    from meydan.kernel.view import View

S = TypeVar("S", bound=State)
F = TypeVar("F")  # what people reckon in a game
P = TypeVar("P")  # what is printed on its components

# Shapes of a question.
ONE: Final = "one"  # one of these
SOME: Final = "some"  # some of these, one after the other
NUMBER: Final = "number"  # a number between
BUNDLE: Final = "bundle"  # so many of some things at once
YES: Final = "yes"  # yes or no
GO: Final = "go"  # to a place
Kind = Literal["one", "some", "number", "bundle", "yes", "go"]

SMALL: Final = "small"
PLAIN: Final = "plain"
BIG: Final = "big"
Weight = Literal["small", "plain", "big"]


@dataclass(frozen=True, slots=True)
class Way:
    """A whole answer to a question for a bundle: how many of each thing, and the choices that say so."""

    parts: dict[str, int]
    choices: list[str]


@dataclass(frozen=True, slots=True)
class Shape:
    """How a question is answered.

    `some`: `things` are picked in this order, each as often as `counts` tells, up to `most`; they go by their choices.
    Who picks fewer says `end`, but where it `stops`, only if something could follow. `bundle`: one of the `ways`, made
    of `things`, which go by the names of their pictures.
    """

    kind: Kind = ONE
    least: int = 1
    most: int = 1
    end: str | None = None
    things: list[tuple[str, Said]] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)
    likely: bool = False  # most would take the first way
    counts: dict[str, int] = field(default_factory=dict)
    stops: bool = False


@dataclass(slots=True)
class Told:
    """An option as people see it."""

    text: str
    said: Said
    touches: str | None = None  # what on the table stands for it
    opens: str | None = None  # what else stands for it, once that is opened
    button: bool = False  # a button too, because what stands for it is small
    finger: bool = False  # a button for a finger, which cannot look at what stands for it without touching it
    closes: bool = False  # it declines or ends something
    along: list[str] = field(default_factory=list)  # choices made along with it, as hardly anybody would do otherwise
    icons: list[str] = field(default_factory=list)  # small pictures before its words
    pays: list[str] = field(default_factory=list)  # pictures of what it would be paid with
    short: Said | None = None  # in a few words, among others of its sort
    hints: list[Said] = field(default_factory=list)  # what to know before, beyond what surely follows
    about: str | None = None  # whose help is told with the hints
    number: int | None = None  # of a question for a number


@dataclass(slots=True)
class Line:
    """One line of the log: who did it (-1: nobody), and a clause without its subject."""

    seat: int
    said: Said
    icons: list[str] = field(default_factory=list)
    weight: Weight = PLAIN
    source: str | None = None  # from where something travels: an anchor
    target: str | None = None
    dice: list[int] = field(default_factory=list)  # the faces of dice that fell
    luck: tuple[float, float] | None = None  # how good a roll was, and what was to be expected
    rolls: bool = False  # dice of the seat fell without a choice of its own: they may wait for a press
    outcome: Said | None = None  # where luck decided: told with the next question to who is asked
    joins: str | None = None  # lines of one seat that follow each other and join become one: `things` are its `what`
    things: list[Said] = field(default_factory=list)  # if there are none, what they count is added up: its `n`


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of how a seat stands; the first is what wins."""

    icon: str
    label: Said
    value: int


@dataclass(frozen=True, slots=True)
class Topic:
    """Help about one thing: a title, some paragraphs, and numbers of the full rules (`IST-9.1`, or all of `IST-9`)."""

    title: Said
    text: list[Said]
    rules: list[str]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table: what it is called, and how it is with it now."""

    anchor: str
    name: Said
    text: Said | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table in words: its title, some sentences, and the things that lie there."""

    title: Said
    lines: list[Said]
    things: list[Thing] = field(default_factory=list)
    seat: int | None = None  # whose things these are


@dataclass(frozen=True, slots=True)
class Luck:
    """Between which numbers the luck of a roll lies, and the message that tells its `rolls`, `mean` and `expected`."""

    least: int
    most: int
    said: str


@dataclass(frozen=True, slots=True)
class Asked(Generic[F]):
    """A position in words, for one seat; with what people reckon there, by the game's own names."""

    question: Said
    shape: Shape
    options: list[Told]
    opened: dict[str, Said]  # what is asked while something that several options belong to is opened, by its anchor
    groups: dict[str, Said]  # one button for all options of an anchor, which opens them
    standing: list[list[Figure]]
    text: list[Section]  # the whole table
    facts: F
    goal: Said | None = None  # what the game is about, said with the first question
    auto: str | None = None  # the answer where there is nothing to weigh, given at once if people like that
    now: dict[str, list[Said]] = field(default_factory=dict)  # what help about a thing tells besides, by its anchor


@dataclass(frozen=True, slots=True)
class Nothing:
    """What a game reckons or prints that leaves all of it to its words."""


class Words(ABC, Generic[S, F, P]):
    """The words of one game; what people reckon there and what is printed are dataclasses of its own.

    All has a default but what lies on the table (`text`). Sentences are then found by convention, after the game's
    prefix: `ask-Turn` for a question, `option-buy` for the choice "buy 2", `event-drew` for what happened and
    `reason-poor` for why not. What goes into them are the numbers of the choice, event or reason, or what `values`
    makes of them.
    """

    prefix: str  # of its reasons' codes, and of all its messages
    same: ClassVar[dict[str, str]] = {}  # kinds of anchors that share the help of another: own:x that of tile:x
    compared: Sequence[Said]  # what the ranking compares, in order
    icons: Sequence[str]  # the pictures of these
    charts: Sequence[tuple[str, Said]] = ()  # which numbers of a standing are drawn over time, with their titles
    luck: Luck | None = None  # how the luck of dice is told at the end

    def asked(self, view: View) -> Asked[F]:
        """All that is told of a position with its view. It knows what the view knows, and nothing else."""
        state = self.whole(view)
        return Asked(
            self.question(state, view.seat),
            self.shape(state) if view.options else Shape(),
            self.options(state, view),
            self.opened(state, view),
            self.groups(state, view),
            [self.standing(state, seat) for seat in range(view.header.seats)],
            self.text(state, view),
            self.facts(state, view),
            self.goal(state, view),
            self.auto(state, view),
            self.now(state, view),
        )

    def whole(self, view: Any) -> S:
        """A whole state that fits a view, to ask the rules."""
        found: S = view.header.game.sample_world(view, Rng(0))
        return found

    def values(self, numbers: Mapping[str, Value]) -> dict[str, Arg]:
        """What goes into a sentence about some numbers, by their names: a name for a number that stands for a thing."""
        return dict(numbers)

    def question(self, state: S, seat: int) -> Said:
        """What is asked, said to the one who is asked; `seat` looks."""
        return Said("ask-over") if state.over else Said(f"{self.prefix}ask-{state.question}")

    def shape(self, state: S) -> Shape:
        """How the question is answered."""
        return Shape()

    def options(self, state: S, view: Any) -> list[Told]:
        """Each option of a view, in its order."""
        return [self.option(state, choice) for choice in view.options]

    def option(self, state: S, choice: Choice) -> Told:
        """One option."""
        told = self.values({"what": choice.what, "how": choice.how})
        verb = choice.text.partition(" ")[0]
        return Told(
            choice.text, Said(f"{self.prefix}option-{verb}", told), closes=choice in state.header.game.space.closers
        )

    def opened(self, state: S, view: Any) -> dict[str, Said]:
        """What is asked while something that several options belong to is opened, by its anchor."""
        return {}

    def groups(self, state: S, view: Any) -> dict[str, Said]:
        """Where one button shall open all options of an anchor: its words."""
        return {}

    @abstractmethod
    def text(self, state: S, view: Any) -> list[Section]:
        """The whole table in words, for who does not see it."""

    def lines(self, events: Sequence[Event], header: Header | None) -> list[Line | None]:
        """A line for each of some events that happened together; None for what is not told, or told with another."""
        return [self.line(event) for event in events]

    def line(self, event: Event) -> Line | None:
        """A line for one event."""
        told = event.values()
        return Line(told.pop("seat", -1), Said(f"{self.prefix}event-{event.name}", self.values(told)))

    def knows(self, reason: Reason) -> bool:
        """Whether it is a reason of this game."""
        return reason.code.startswith(self.prefix)

    def reason(self, reason: Reason, state: S | None = None, about: str | None = None) -> Said:
        """Why something is not possible; where the position is known, and what was clicked, with what these tell."""
        if reason.code in SHARED:
            return Said(f"why-{reason.code}")
        return Said(f"{self.prefix}reason-{reason.code.removeprefix(self.prefix)}", self.values(reason.values))

    def wanted(self, anchor: str, state: S) -> str | None:
        """The choice somebody seems to want who clicks on something that does not glow."""
        return None

    def score(self, state: S, seat: int) -> Sequence[int]:
        """The numbers of a seat that the ranking compares."""
        return state.header.game.result(state).scores[seat]

    def standing(self, state: S, seat: int) -> list[Figure]:
        """How a seat stands, as far as there are pictures for it."""
        return [Figure(*one) for one in zip(self.icons, self.compared, self.score(state, seat), strict=False)]

    def holdings(self, state: S, seat: int) -> dict[str, int]:
        """What a seat has that can be counted, the most telling first, by the message that counts it.

        Its `.obj` is so many of it as the object of a verb. Reasons for a choice are told in these.
        """
        return {}

    def facts(self, state: S, view: Any) -> F:
        """What people reckon at the table: prices, limits, points, steps, by the game's own names."""
        nothing: Any = Nothing()
        return nothing  # type: ignore[no-any-return]  # of a game whose facts are Nothing

    def goal(self, state: S, view: Any) -> Said | None:
        """What the game is about, with the first question."""
        return None

    def auto(self, state: S, view: Any) -> str | None:
        """The answer to a question with nothing to weigh."""
        return None

    def now(self, state: S, view: Any) -> dict[str, list[Said]]:
        """What help about a thing tells besides in this position, by its anchor."""
        return {}

    def printed(self, header: Header) -> P:
        """What is printed on the components, for whoever draws them: the same for a whole game."""
        nothing: Any = Nothing()
        return nothing  # type: ignore[no-any-return]  # of a game that prints Nothing

    def setting(self, state: S) -> list[Task]:
        """How the real box is set up like this game that has just begun; empty where a game tells nothing of it."""
        return []

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        """Everything there is help for, in groups: anchors. Without a header, of all there is in any game."""
        return []

    def more_topics(self) -> list[str]:
        """Anchors of other things that have help of their own, too many to be listed."""
        return []

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        """Help about one thing."""
        return None


def why(words: Words[Any, Any, Any] | None, reason: Reason, state: Any = None, about: str | None = None) -> Said:
    """A reason in words: of the table, or of the game."""
    if words is not None and words.knows(reason):
        return words.reason(reason, state, about)
    return Said(f"why-{reason.code}" if reason.code in SHARED else "why-other")


def decided(compared: Sequence[Arg], result: Result, seat: int) -> Said | None:
    """What put a seat before the next in the ranking, where the first number did not; None where it did."""
    order = sorted(range(len(result.ranks)), key=lambda other: (result.ranks[other], other))
    following = order[order.index(seat) + 1 :][:1]
    if not following or result.scores[seat][0] != result.scores[following[0]][0]:
        return None
    name = Seat(following[0])
    for what, own, other in zip(compared, result.scores[seat], result.scores[following[0]], strict=True):
        if own != other:
            return Said("end-decided", {"name": name, "what": what, "more": own, "less": other})
    return Said("end-shared", {"name": name})


def joined(lines: Sequence[Line | None]) -> list[Line]:
    """Lines as they are read: what is not told is left out, and what joins is one."""
    found: list[Line] = []
    for line in lines:
        before = found[-1] if found else None
        if line is None:
            continue
        if before is None or line.joins is None or (before.joins, before.seat) != (line.joins, line.seat):
            found.append(line)
            continue
        things = [*before.things, *line.things]
        more: dict[str, Any] = {"what": things}
        if not things:
            more = {"n": sum(one for one in (before.said.args["n"], line.said.args["n"]) if isinstance(one, int))}
        told = Said(before.said.id, {**before.said.args, **more})
        icons = list(dict.fromkeys([*before.icons, *line.icons]))
        found[-1] = replace(before, said=told, things=things, icons=icons)
    return found


def ways_of(state: S, parts: Callable[[list[Event]], dict[str, int]], most: int = 2000) -> list[Way]:
    """Every whole answer to a question that is asked several times in a row, found by carrying it out on copies.

    `parts` tells from the events what a way is made of.
    """
    found: list[Way] = []
    asked, seat = state.question, state.seat
    stack: list[tuple[S, list[str], list[Event]]] = [(state, [], [])]
    while stack and len(found) < most:
        here, choices, events = stack.pop()
        if choices and (here.question != asked or here.seat != seat):
            found.append(Way(parts(events), choices))
            continue
        for choice in reversed(here.answers()):
            copy: Any = here.clone()
            happened: list[Event] = []
            copy.events = happened
            copy.apply(choice)
            stack.append((copy, [*choices, choice.text], [*events, *happened]))
    return found
