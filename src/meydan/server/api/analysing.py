"""Analyses of finished games over HTTP: begin one, see how far it is, read it, cancel it; and lines not played."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from meydan.analysis.result import FORMAT_VERSION
from meydan.kernel.record import Record
from meydan.server.analyses import SEED, Analyses, Game, check_over, game_of, told
from meydan.server.api import LOOKING, MOMENTS_TOLD, PACKED, WRITING, refusals
from meydan.server.api.access import (
    admit,
    archive_of,
    asking,
    hall_of,
    reach,
    unpacked_if_need_be,
    uploaded,
)
from meydan.server.api.fields import MOST, Link, Web
from meydan.server.api.looking import Asker
from meydan.server.findings import Analysing, Found, what_if
from meydan.server.guarding import account_of, need_account
from meydan.server.problems import Problem, check_seat
from meydan.server.store import Sought

Eyes = Annotated[int, QueryParameter(ge=-1, le=9, description="the seat with whose eyes; -1 sees all")]
Wanted = Annotated[Literal["quick", "deep"], QueryParameter(description="how much is looked at")]
Step = Annotated[int, QueryParameter(ge=0, le=MOST, description="how many steps of the record come before")]
Choices = Annotated[
    list[Annotated[str, QueryParameter(max_length=200)]],
    QueryParameter(min_items=1, max_items=50, description="choices one after the other"),
]
FOUND_TOLD = {200: ResponseSpec(Found, False, "What was found, see docs/api.md", MediaType.JSON)}
OF_TABLE = (*LOOKING, "too-many-requests")
OF_RECORD = ("bad-request", "bad-record", "not-found", "not-now", "too-many-requests")


def analyses_of(request: Web) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


# -- which game ---------------------------------------------------------------------------------------------


async def played_at(request: Web, table: str, link: str | None) -> Record:
    """The game of a table that is over, for who may see it again."""
    await reach(request, table, link)
    return await hall_of(request).rooms.record(table)


async def played_in(request: Web, record: str) -> Record:
    """The game of an uploaded record."""
    return Record.from_json(await uploaded(request, record))


async def game_at(request: Web, table: str, link: str | None) -> Game:
    """Which game was played at a table, for who may see it again."""
    await reach(request, table, link)
    return await analyses_of(request).game(f"table {table}", lambda: hall_of(request).rooms.record(table))


async def game_in(request: Web, record: str) -> Game:
    """Which game an uploaded record is of."""
    return await analyses_of(request).game(f"record {record}", lambda: played_in(request, record))


def meant(game: Game, eyes: int, effort: str) -> Sought:
    """Which analysis of a game is meant."""
    if eyes >= 0:
        check_seat(eyes, game.seats)
    return Sought(game.digest, effort, max(-1, eyes), SEED, FORMAT_VERSION)


# -- what is done, whichever game ---------------------------------------------------------------------------


async def _begin(request: Web, record: Record, eyes: int, effort: str) -> Analysing:
    account, analyses, which = need_account(request), analyses_of(request), meant(game_of(record), eyes, effort)
    await analyses.begin(account.id, which, record)
    return await analyses.state(account.id, which)


async def _state(request: Web, game: Game, eyes: int, effort: str) -> Analysing:
    account = account_of(request)
    return await analyses_of(request).state(account.id if account else None, meant(game, eyes, effort))


async def _found(request: Web, record: Record, eyes: int, effort: str) -> Response[bytes]:
    which = meant(game_of(record), eyes, effort)
    made = await analyses_of(request).result(which)
    if made is None:
        raise Problem("not-now", "nothing is found yet: begin the analysis, and wait for its chart")
    key = ("analysis", which, isinstance(made, bytes))
    return unpacked_if_need_be(request, await archive_of(request).told(asking(request), key, told, record, made))


async def _cancel(request: Web, game: Game, eyes: int, effort: str) -> Analysing:
    account, analyses, which = need_account(request), analyses_of(request), meant(game, eyes, effort)
    analyses.cancel(account.id, which)
    return await analyses.state(account.id, which)


async def _instead(request: Web, record: Record, step: int, choice: list[str], seat: str) -> Response[bytes]:
    key = ("instead", game_of(record).digest, step, tuple(choice), seat)
    work = partial(what_if, step=step, line=choice, seat=seat)
    return unpacked_if_need_be(request, await archive_of(request).told(asking(request), key, work, record))


def _count(request: Web) -> None:
    request.app.state.limits.hit("replay", request, account_of(request))


# -- tables -------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/analysis",
    status_code=200,
    summary="Analyse a finished game",
    tags=["records"],
    responses=refusals(*OF_TABLE, *WRITING[1:3], "sign-in-first", "busy"),
)
async def begin_at_table(
    request: Web, table: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick", link: Link = None
) -> Analysing:
    """Begin an analysis, unless it is there or being made already."""
    admit(request, "analysis")
    return await _begin(request, await played_at(request, table, link), eyes, effort)


@get(
    "/api/tables/{table:str}/analysis",
    summary="How far an analysis is",
    tags=["records"],
    responses=refusals(*OF_TABLE),
)
async def state_at_table(
    request: Web, table: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick", link: Link = None
) -> Analysing:
    """How far the analysis of a finished game is, for whoever may see it again."""
    _count(request)
    return await _state(request, await game_at(request, table, link), eyes, effort)


@delete(
    "/api/tables/{table:str}/analysis",
    status_code=200,
    summary="Cancel an analysis",
    tags=["records"],
    responses=refusals(*OF_TABLE, *WRITING[1:3], "sign-in-first"),
)
async def cancel_at_table(
    request: Web, table: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick", link: Link = None
) -> Analysing:
    """Cancel an analysis you asked for; it goes on if others did, too. One that is done stays."""
    admit(request, "replay")
    return await _cancel(request, await game_at(request, table, link), eyes, effort)


@get(
    "/api/tables/{table:str}/analysis/found",
    summary="What an analysis found",
    tags=["records"],
    opt={PACKED: True},
    responses=FOUND_TOLD | refusals(*OF_TABLE, "busy"),
)
async def found_at_table(
    request: Web, table: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick", link: Link = None
) -> Response[bytes]:
    """What was found so far: the chart, and at the end the verdicts too."""
    _count(request)
    return await _found(request, await played_at(request, table, link), eyes, effort)


@get(
    "/api/tables/{table:str}/instead",
    summary="What would have come of other choices",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals(*OF_TABLE, "illegal-choice", "busy"),
)
async def instead_at_table(
    request: Web, table: FromPath[str], step: Step, choice: Choices, seat: Asker = "-1", link: Link = None
) -> Response[bytes]:
    """The positions that other choices lead to from a step of a finished game, until luck or another seat is asked."""
    _count(request)
    return await _instead(request, await played_at(request, table, link), step, choice, seat)


# -- uploaded records ---------------------------------------------------------------------------------------


@post(
    "/api/records/{record:str}/analysis",
    status_code=200,
    summary="Analyse an uploaded record",
    tags=["records"],
    responses=refusals(*OF_RECORD, *WRITING[1:3], "sign-in-first", "busy"),
)
async def begin_of_record(request: Web, record: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick") -> Analysing:
    """The same of an uploaded record; its game must be over."""
    admit(request, "analysis")
    played = await played_in(request, record)
    await archive_of(request).do(asking(request), check_over, played)
    return await _begin(request, played, eyes, effort)


@get(
    "/api/records/{record:str}/analysis",
    summary="How far the analysis of a record is",
    tags=["records"],
    responses=refusals(*OF_RECORD),
)
async def state_of_record(request: Web, record: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick") -> Analysing:
    """How far it is, for whoever knows the id of the record."""
    _count(request)
    return await _state(request, await game_in(request, record), eyes, effort)


@delete(
    "/api/records/{record:str}/analysis",
    status_code=200,
    summary="Cancel the analysis of a record",
    tags=["records"],
    responses=refusals(*OF_RECORD, *WRITING[1:3], "sign-in-first"),
)
async def cancel_of_record(request: Web, record: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick") -> Analysing:
    """Cancel it, if you asked for it."""
    admit(request, "replay")
    return await _cancel(request, await game_in(request, record), eyes, effort)


@get(
    "/api/records/{record:str}/analysis/found",
    summary="What the analysis of a record found",
    tags=["records"],
    opt={PACKED: True},
    responses=FOUND_TOLD | refusals(*OF_RECORD, "busy"),
)
async def found_of_record(
    request: Web, record: FromPath[str], eyes: Eyes = -1, effort: Wanted = "quick"
) -> Response[bytes]:
    """What was found so far."""
    _count(request)
    return await _found(request, await played_in(request, record), eyes, effort)


@get(
    "/api/records/{record:str}/instead",
    summary="What would have come of other choices in a record",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals(*OF_RECORD, "illegal-choice", "busy"),
)
async def instead_in_record(
    request: Web, record: FromPath[str], step: Step, choice: Choices, seat: Asker = "-1"
) -> Response[bytes]:
    """The positions that other choices lead to from a step of an uploaded record."""
    _count(request)
    played = await played_in(request, record)
    await archive_of(request).do(asking(request), check_over, played)
    return await _instead(request, played, step, choice, seat)


HANDLERS = [
    begin_at_table, state_at_table, cancel_at_table, found_at_table, instead_at_table,
    begin_of_record, state_of_record, cancel_of_record, found_of_record, instead_in_record,
]  # fmt: skip
