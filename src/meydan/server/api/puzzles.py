"""Puzzles: the list with that of the day, and each with its answers. They are no secret and need no account."""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from meydan.kernel.errors import BadOption
from meydan.puzzles import find_puzzle
from meydan.server.api import PACKED, refusals
from meydan.server.api.access import archive_of, asking, unpacked_if_need_be
from meydan.server.api.fields import Web
from meydan.server.guarding import account_of
from meydan.server.problems import Problem
from meydan.server.puzzling import PuzzlesTold, PuzzleTold, puzzle_told, puzzles_told

TOLD = {200: ResponseSpec(PuzzleTold, False, "A puzzle, see docs/puzzles.md", MediaType.JSON)}


@get("/api/puzzles", summary="All puzzles, and that of the day", tags=["puzzles"])
async def puzzles() -> PuzzlesTold:
    """Every puzzle with its game, seats and themes; the one of the day is the same for everybody."""
    return puzzles_told()


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
    try:
        id = find_puzzle(puzzle).id
    except BadOption as error:
        raise Problem("not-found", str(error)) from None
    told = await archive_of(request).told(asking(request), ("puzzle", id), puzzle_told, id)
    return unpacked_if_need_be(request, told)


HANDLERS = [puzzles, puzzle_of]
