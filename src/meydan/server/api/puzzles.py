"""Puzzles: the list with that of the day, and each with its answers. They are no secret and need no account.

Who wants a rating needs one, as a guest or otherwise.
"""

from __future__ import annotations

import asyncio
from typing import cast

from litestar import Response, get, post, put
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from meydan.kernel.errors import BadOption
from meydan.puzzles import Puzzle, find_puzzle
from meydan.server.api import PACKED, WRITING, refusals
from meydan.server.api.access import admit, archive_of, asking, unpacked_if_need_be
from meydan.server.api.fields import Text, Web
from meydan.server.database import Database
from meydan.server.guarding import account_of, need_account
from meydan.server.problems import Problem
from meydan.server.puzzling import PuzzlesTold, PuzzleTold, puzzle_told, puzzles_told
from meydan.server.solvers import PuzzleStanding, PuzzleTried, attempt, check_answer, puzzle_points, standing, want
from meydan.server.stamps import now

TOLD = {200: ResponseSpec(PuzzleTold, False, "A puzzle, see docs/puzzles.md", MediaType.JSON)}


@get("/api/puzzles", summary="All puzzles, and that of the day", tags=["puzzles"])
async def puzzles(request: Web) -> PuzzlesTold:
    """Every puzzle with its game, seats, themes and rating; the one of the day is the same for everybody."""
    rated = await database_of(request).run(puzzle_points)
    return await asyncio.to_thread(puzzles_told, rated)  # the first time each is looked at


@get(
    "/api/puzzles/{puzzle:str}",
    summary="One puzzle with its answers",
    tags=["puzzles"],
    opt={PACKED: True},
    responses=TOLD | refusals("bad-request", "not-found", "too-many-requests", "busy"),
)
async def puzzle_of(request: Web, puzzle: FromPath[str]) -> Response[bytes]:
    """The position as its seat sees it, what is right, and what follows each answer: enough to judge without asking."""
    request.app.state.limits.hit("replay", request, account_of(request))
    id = known(puzzle).id
    told = await archive_of(request).told(asking(request), ("puzzle", id), puzzle_told, id)
    return unpacked_if_need_be(request, told)


# -- a rating, for who wants one ----------------------------------------------------------------------------


class RatingWanted(Struct, forbid_unknown_fields=True):
    """Whether my first tries of puzzles are rated from now on."""

    rated: bool


class Try(Struct, forbid_unknown_fields=True):
    """What somebody answers first; null is to have the answer shown."""

    choice: Text | None


@get("/api/my/puzzles", summary="My rating as a solver", tags=["puzzles"], responses=refusals("sign-in-first"))
async def my_rating(request: Web) -> PuzzleStanding:
    """Whether I am rated, how, and which puzzles I tried while I was."""
    account = need_account(request)
    return await database_of(request).run(lambda connection: standing(connection, account.id))


@put(
    "/api/my/puzzles",
    summary="Turn my rating as a solver on or off",
    tags=["puzzles"],
    responses=refusals(*WRITING, "sign-in-first"),
)
async def want_rating(data: JSONBody[RatingWanted], request: Web) -> PuzzleStanding:
    account = admit(request, "choice")
    return await database_of(request).run(lambda connection: want(connection, account.id, data.rated))


@post(
    "/api/my/puzzles/{puzzle:str}",
    summary="Try a puzzle, to be rated",
    tags=["puzzles"],
    status_code=200,
    responses=refusals(*WRITING, "sign-in-first", "not-found"),
)
async def try_puzzle(data: JSONBody[Try], request: Web, puzzle: FromPath[str]) -> PuzzleTried:
    """Only the first try of each puzzle counts, so that it can be sent again; and only while my rating is on."""
    account = admit(request, "choice")
    found = known(puzzle)
    if data.choice is not None:
        check_answer(found, data.choice)
    at = now()
    return await database_of(request).run(lambda connection: attempt(connection, account.id, found, data.choice, at))


def known(puzzle: str) -> Puzzle:
    try:
        return find_puzzle(puzzle)
    except BadOption as error:
        raise Problem("not-found", str(error)) from None


def database_of(request: Web) -> Database:
    return cast(Database, request.app.state.database)


HANDLERS = [puzzles, puzzle_of, my_rating, want_rating, try_puzzle]
