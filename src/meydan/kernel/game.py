# uncompiled: a description, looked at once per game
"""What a game is: its name, seats, options, choices and how to begin one; and the register of all games.

A game is a folder, and what lies there is found by being there:

| what | where |
| --- | --- |
| the game itself, which says `register(GAME)` | any module that `__init__.py` imports |
| questions and events | any module of the folder |
| what it tells people, its `WORDS` | `words.py`, or a folder `words/` |
| sentences for those, in five languages | `locale/en.ftl` and so on (of our own games: `meydan/locale`) |
| the rules in numbered paragraphs | `rules.md` (of our own games: `docs/rules`) |
| a judgement for the greedy bot, a function `choose(view)`, where nothing was learned | `bot.py` |
| what a bot that thinks ahead wants to know, its `MIND` | `mind.py` |

How one is added from the first line on is told in docs/adding-a-game.md.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meydan.kernel.chance import SeedChance
from meydan.kernel.choice import Choice, Space
from meydan.kernel.errors import BadOption, UnknownGame
from meydan.kernel.events import EventKind
from meydan.kernel.frame import CHANCE, Chance, Frame
from meydan.kernel.header import Header
from meydan.kernel.modules import classes_of, modules_of
from meydan.kernel.options import Option, settle, values_of
from meydan.kernel.rng import Source
from meydan.kernel.state import State
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.kernel.telling import Words
    from meydan.kernel.view import View

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: each seat's rank from 1 (equal ranks are shared), and what the ranking compared."""

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    compared: tuple[str, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def ranking(cls, scores: Sequence[tuple[int, ...]], compared: tuple[str, ...]) -> Result:
        """Rank seats by their scores, more is better, first entry first."""
        ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
        return cls(ranks, tuple(scores), compared)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What awaits a choice: whom it pays how much (-1: nobody's merchant), and whether nothing can be done (`idle`).

    `lacks` says what is missing by name and number, or `why` that nothing would help; `cards` that one in hand may.
    """

    pays: list[tuple[int, int]]
    lacks: list[tuple[str, int]]
    why: Reason | None
    idle: bool
    cards: bool


class Game(ABC, Generic[S]):
    """The rules of one game, apart from where any one game stands.

    A game must say how one begins (`initial`), who may see what (`see`, `sample_world`) and who has won (`result`). All
    else has a default that is good for a small game.
    """

    name: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int = 1  # the newest; what older ones did differently is asked of `header.rules`
    space: Space
    options: tuple[Option, ...] = ()
    pieces: type[S]  # what its states are, unless `blank` says otherwise
    views: tuple[type[View], ...]  # what can be seen of it: without boxes first

    @abstractmethod
    def initial(self, header: Header) -> S:
        """The table before set-up: what chance decides in it is asked first."""

    @abstractmethod
    def see(self, state: S, seat: int) -> View:
        """What a seat may know; seat -1 watches."""

    @abstractmethod
    def sample_world(self, view: Any, source: Source) -> S:
        """A whole state that fits a view: what the seat cannot know is drawn at random."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Ranks and scores of a finished game; of one that goes on, as if it ended now."""

    # -- what a game may say otherwise ------------------------------------------------------------------------

    def settle_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Check the options given and fill in the others; the result is plain data, fit for a record."""
        return settle(self.options, seats, given)

    def blank(self, header: Header) -> S:
        """A table with nothing on it and nobody at it: to be laid, or to be filled by `decode`."""
        state = self.pieces()
        state.header = header
        state.clear()
        return state

    def standing(self, state: S) -> list[dict[str, int]]:
        """How each seat stands, for charts: the numbers people compare, by name."""
        now = self.result(state)
        return [dict(zip(now.compared, score, strict=True)) for score in now.scores]

    def leading(self, state: S) -> list[int]:
        """What wins, for each seat: the first of these numbers. Stored with every choice, so it should be quick."""
        return [next(iter(seat.values())) for seat in self.standing(state)]

    def sensible(self, state: S, options: list[Choice]) -> list[Choice]:
        """The options that do a player no plain harm; never empty."""
        return options

    def words(self) -> Words[S, Any, Any]:
        """What it tells people."""
        found: Words[S, Any, Any] = import_module(f"{self.package}.words").WORDS
        return found

    def prospect(self, state: S, seat: int) -> Prospect | None:
        """What a choice of a seat leads to beyond what it does at once: right after it, in a state that may be changed.

        For whoever shows the choice; None where there is nothing to tell.
        """
        return None

    def check(self, state: S) -> list[str]:
        """What is wrong with the components on the table: empty when everything adds up."""
        return []

    def mixes(self) -> list[tuple[int, dict[str, Any]]]:
        """The seat counts and options the conformance suite plays: every combination that exists."""
        found: list[tuple[int, dict[str, Any]]] = []
        for seats in range(self.min_seats, self.max_seats + 1):
            for values in product(*map(values_of, self.options)):
                mix = {option.name: value for option, value in zip(self.options, values, strict=True)}
                try:
                    found.append((seats, self.settle_options(seats, mix)))
                except BadOption:  # these do not go together
                    pass
        return found

    # -- where it lives ---------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package its modules are in."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """The folder its modules are in."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    def catalogue(self, language: str) -> Path | None:
        """The catalogue it brings along for a language, or else the English one; None if it brings none."""
        files = [self.folder / "locale" / f"{one}.ftl" for one in (language, "en")]
        return next((file for file in files if file.is_file()), None)

    @cached_property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        """Every kind of question it may ask, by name."""
        found: dict[str, type[Frame[Any]]] = {}
        for kind in classes_of(self.package):
            if issubclass(kind, Frame) and found.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two questions of {self.name} are called {kind.__name__}")
        return found

    @cached_property
    def events(self) -> tuple[EventKind, ...]:
        """All that can happen."""
        known = (thing for module in modules_of(self.package) for thing in vars(module).values())
        return tuple(dict.fromkeys(thing for thing in known if isinstance(thing, EventKind)))

    # -- the same for every game ----------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.name,)

    def view(self, state: S, seat: int) -> View:
        """What a seat may know, if there is such a seat; seat -1 watches."""
        if not -1 <= seat < state.header.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {state.header.seats - 1}, and -1 watches")
        return self.see(state, seat)

    def shuffle_hidden(self, state: S, seat: int, source: Source) -> S:
        """The same position with all that a seat cannot see dealt anew: the proof that views do not leak."""
        return self.sample_world(self.view(state, seat), source)

    def start(self, seats: int, seed: str | int | None, options: Mapping[str, Any]) -> S:
        """A new game, set up and ready for the first move."""
        header = self.header(seats, seed, options)
        state = self.initial(header)
        if header.seed is None:
            return state
        chance = SeedChance(header.luck or "")
        while state.seat == CHANCE:
            state.carry_out(chance.answer(state))
        return state

    def header(self, seats: int, seed: str | int | None, options: Mapping[str, Any], rules: int = 0) -> Header:
        """What is agreed, checked and filled in; by the newest rules, unless an older version is named."""
        if not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}")
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
        if not 0 <= rules <= self.rules_version:
            newest = f"this Meydan knows up to {self.rules_version}"
            raise BadOption(f"there is no version {rules} of the rules of {self.title}; {newest}")
        settled = self.settle_options(seats, options)
        return Header(self, seats, settled, None if seed is None else str(seed), None, rules)

    def decode(self, header: Header, data: Mapping[str, Any]) -> S:
        """The state that `State.encode` wrote down."""
        from meydan.kernel.codec import decode

        return decode(self.blank(header), data, self.frames)

    def chance(self, state: S) -> Chance[S]:
        """The chance frame being asked."""
        frame = state.stack[-1]
        if not isinstance(frame, Chance):
            raise TypeError("chance is not asked now")
        return frame


GAMES: dict[str, Game[State]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name."""
    GAMES[game.name] = game


def find_game(name: str) -> Game[State]:
    """The game of that name, or an error that lists the names there are."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[name]


def find_choice(game: str, text: str) -> Choice:
    """The choice of a game that has exactly this text."""
    return find_game(game).space.by_text[text]
