"""Puzzles as they are told: with all that a page needs to ask and judge them, so that it can do so by itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct

from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.state import State
from meydan.kernel.view import View as Seen
from meydan.puzzles import Puzzle, Weighed, at_once, find_puzzle, of_the_day, shipped, what_follows
from meydan.server.rating import points
from meydan.server.replaying import MOST_PREVIEWS, previews, view_told
from meydan.server.room import event_told
from meydan.server.solvers import first_rating
from meydan.server.telling import lined, things
from meydan.server.told import Ahead, Options
from meydan.server.views import GameEvent, Things, View

FIRST = 0  # the step of the position itself
THEN = 1  # and of all that follows


class PuzzleListed(Struct):
    """A puzzle by its name: of which game, for how many, with which options, what it is about, and how hard it is."""

    id: str
    game: str
    box: str
    seats: int
    themes: list[str]
    rating: int


class PuzzlesTold(Struct):
    """All puzzles, and the name of that of the day, which begins at midnight UTC."""

    day: str
    today: str
    puzzles: list[PuzzleListed]


class AnswerWeighed(Struct):
    """An answer, how likely the seat is to win with it, and what it loses beside the best, with the standard error."""

    choice: str
    chance: float
    loss: float
    error: float


class PuzzleTold(Struct):
    """A puzzle with its answers.

    `accepted` are right; `line` is the best with what its seat goes on to do, `then` what happens with it and `after`
    the position it leads to. `sequels` tell, by wrong answer, what could follow it.
    """

    id: str
    game: str
    box: str
    options: Options
    rules: int
    seats: int
    seat: int
    themes: list[str]
    view: View
    things: Things
    previews: dict[str, Ahead]
    accepted: list[str]
    line: list[str]
    then: list[GameEvent]
    after: View
    sequels: dict[str, list[GameEvent]]
    best: AnswerWeighed
    second: AnswerWeighed
    quick: AnswerWeighed


def puzzles_told(rated: Mapping[str, int]) -> PuzzlesTold:
    """The list, as of today; some were tried by people, and rated by that."""
    day = datetime.now(UTC).date()
    listed = []
    for one in shipped():
        rating = rated.get(one.id) or points(first_rating(one.id).mu)
        listed.append(PuzzleListed(one.id, one.game, one.box, one.seats, one.themes, rating))
    return PuzzlesTold(day.isoformat(), of_the_day(day).id, listed)


def puzzle_told(id: str) -> PuzzleTold:
    """One puzzle; it takes a moment, since every wrong answer is played on."""
    puzzle = find_puzzle(id)
    state: State = puzzle.state()
    header: Header = state.header
    view: Seen = state.view(puzzle.seat)
    right = at_once(puzzle, puzzle.line)
    wrong = [choice.text for choice in view.options if not puzzle.solves(choice.text)][:MOST_PREVIEWS]
    evidence = puzzle.evidence
    return PuzzleTold(
        id=puzzle.id,
        game=puzzle.game,
        box=puzzle.box,
        options=dict(header.options),
        rules=puzzle.rules,
        seats=puzzle.seats,
        seat=puzzle.seat,
        themes=puzzle.themes,
        view=view_told(state, puzzle.seat, words=True),
        things=things(header.game, header),
        previews=previews(view, FIRST, words=True),
        accepted=puzzle.accepted,
        line=puzzle.line,
        then=in_words(header, right.events),
        after=view_told(right.state, puzzle.seat, words=True),
        sequels={choice: in_words(header, what_follows(puzzle, choice).events) for choice in wrong},
        best=weighed(puzzle, evidence.best),
        second=weighed(puzzle, evidence.second),
        quick=weighed(puzzle, evidence.quick),
    )


def in_words(header: Header, events: list[Event]) -> list[GameEvent]:
    return lined(header, [(event, event_told(event, THEN)) for event in events])


def weighed(puzzle: Puzzle, one: Weighed) -> AnswerWeighed:
    return AnswerWeighed(one.choice, one.chances[puzzle.seat], one.loss, one.error)
