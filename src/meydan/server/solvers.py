"""How well somebody solves puzzles: a rating for who wants one.

The first try of a puzzle is a game between the person and the puzzle, and both are rated by it as players of games are.
It is a rating for oneself: a puzzle comes with its answers, so nothing keeps anybody from looking.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select

from meydan.puzzles import Puzzle, find_puzzle, hardness
from meydan.server import store
from meydan.server.problems import Problem
from meydan.server.rating import MODEL, change, points, rating_of, within
from meydan.server.schema import ratings, solvers, tries

KIND: Final = "puzzles:"  # in the place of a game; none can be called so
PUZZLE: Final = "puzzle:"
UNSURE: Final = MODEL.sigma / 2  # of a puzzle before the first try, since its evidence tells something
SETTLED: Final = MODEL.sigma / 2  # of a person: after some two dozen tries


class PuzzleStanding(Struct):
    """How I am rated as a solver, if I want to be: the rating, surely `within` so many points, and what I tried.

    It is `provisional` until enough was tried. `rating` and `tries` are kept while it is turned off.
    """

    rated: bool
    rating: int
    within: int
    provisional: bool
    tries: int
    tried: list[str]


class PuzzleTried(Struct):
    """What came of a try: whether it counted and was right, how it changed my rating, and what the puzzle's is now."""

    counted: bool
    solved: bool
    change: int
    puzzle: int
    standing: PuzzleStanding


@cache
def first_rating(id: str) -> PlackettLuceRating:
    """Of a puzzle that nobody tried."""
    return MODEL.rating(mu=MODEL.mu + hardness(find_puzzle(id)), sigma=UNSURE)


def puzzle_points(connection: Connection) -> dict[str, int]:
    """The ratings of all puzzles that were tried."""
    known = select(ratings.c.who, ratings.c.mu).where(ratings.c.game == KIND, ratings.c.who.startswith(PUZZLE))
    return {row.who.removeprefix(PUZZLE): points(row.mu) for row in connection.execute(known)}


def standing(connection: Connection, account: str) -> PuzzleStanding:
    """How somebody is rated."""
    wanted = connection.execute(select(solvers.c.rated).where(solvers.c.account == account)).scalar_one_or_none()
    mine = select(tries.c.puzzle).where(tries.c.account == account).order_by(tries.c.at, tries.c.puzzle)
    tried = list(connection.execute(mine).scalars())
    rated = rating_of(store.rated(connection, KIND, [account]), account)
    return PuzzleStanding(
        rated=bool(wanted),
        rating=points(rated.mu),
        within=within(rated.sigma),
        provisional=rated.sigma > SETTLED,
        tries=len(tried),
        tried=tried,
    )


def want(connection: Connection, account: str, rated: bool) -> PuzzleStanding:
    """Turn it on or off."""
    connection.execute(delete(solvers).where(solvers.c.account == account))
    connection.execute(insert(solvers).values(account=account, rated=rated))
    return standing(connection, account)


def attempt(connection: Connection, account: str, puzzle: Puzzle, choice: str | None, at: int) -> PuzzleTried:
    """Somebody answers, or has the answer shown; only the first try of who is rated changes anything."""
    name = PUZZLE + puzzle.id
    store.ratings_of(connection, KIND, [])  # nobody else changes them now, so that a try sent twice counts once
    before = standing(connection, account)
    solved = choice is not None and puzzle.solves(choice)
    counted = before.rated and puzzle.id not in before.tried
    begin = {name: first_rating(puzzle.id)}
    if counted:
        connection.execute(insert(tries).values(account=account, puzzle=puzzle.id, at=at, solved=solved))
        change(connection, KIND, [account, name], [1, 2] if solved else [2, 1], begin)
    now = standing(connection, account) if counted else before
    its = rating_of(store.rated(connection, KIND, [name]), name, begin)
    return PuzzleTried(counted, solved, now.rating - before.rating, points(its.mu), now)


def check_answer(puzzle: Puzzle, choice: str) -> None:
    """Refuse what is no answer to the puzzle."""
    allowed = [option.text for option in puzzle.state().view(puzzle.seat).options]
    if choice not in allowed:
        raise Problem("bad-request", f"{choice!a} is no answer to this puzzle", allowed=allowed)
