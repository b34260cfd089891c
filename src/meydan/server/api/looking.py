"""What was, what would be and what could be: past positions, previews of choices, and samples of games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meydan.kernel.chance import new_seed
from meydan.kernel.game import find_game
from meydan.server.api import LOOKING, MOMENTS_TOLD, PACKED, WRITING, refusals
from meydan.server.api.access import archive_of, asking, eyes, hall_of, reach, unpacked_if_need_be, uploaded
from meydan.server.api.fields import MOST, AskedSeat, Link, Seats, Web
from meydan.server.guarding import account_of
from meydan.server.problems import Problem
from meydan.server.replaying import ALL, MOST_MOMENTS, asker_of, moments, moments_of_text, previews, view_told
from meydan.server.room import Room
from meydan.server.seating import settle_options

Asker = Annotated[
    str,
    QueryParameter(pattern="^(all|-1|[0-9])$", description="a seat, -1 to watch, or all to see all"),
]
First = Annotated[int, QueryParameter(ge=0, le=MOST, description="the first position, from 0")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]
Views = Annotated[bool, QueryParameter(description="1: with what could be seen")]


class SampleWish(msgspec.Struct, forbid_unknown_fields=True):
    """What would be agreed; the same seed gives the same game."""

    seats: Seats
    options: dict[str, Any] = {}
    seed: Annotated[str, msgspec.Meta(max_length=64)] | None = None


@get(
    "/api/tables/{table:str}/moments",
    summary="The positions a game went through",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals(*LOOKING, "not-your-seat", "too-many-requests", "busy"),
)
async def moments_of_table(
    request: Web,
    table: FromPath[str],
    seat: Asker = "-1",
    first: First = 0,
    count: Count = 50,
    views: Views = False,
    link: Link = None,
) -> Response[bytes]:
    """Where a table came to rest, as a seat may know it; after the end, as any seat knew it, or all that was hidden."""
    request.app.state.limits.hit("replay", request, account_of(request))
    row = await reach(request, table, link)
    room: Room = await hall_of(request).rooms.room(table)
    asker = asker_of(seat, row.seats)
    if not room.over:
        if asker == ALL:
            raise Problem("not-now", "everything is told when the game is over: before that it would tell secrets")
        await eyes(request, table, int(asker), link)
    steps = [choice.text for choice in room.table.state.choices()]
    key = (table, room.version, asker, first, count, views)
    work = partial(moments, views=views, over=room.over)
    header = room.table.state.header
    told = await archive_of(request).told(asking(request), key, work, header, steps, asker, first, count)
    return unpacked_if_need_be(request, told)


@get(
    "/api/records/{record:str}/moments",
    summary="The positions of an uploaded record",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals("bad-request", "bad-record", "not-found", "too-many-requests", "busy"),
)
async def moments_of_record(
    request: Web, record: FromPath[str], seat: Asker = "-1", first: First = 0, count: Count = 50, views: Views = False
) -> Response[bytes]:
    """Where the game of an uploaded record came to rest, as any seat knew it, or all that was hidden."""
    request.app.state.limits.hit("replay", request, account_of(request))
    text = await uploaded(request, record)
    key = (record, seat, first, count, views)
    work = partial(moments_of_text, views=views)
    told = await archive_of(request).told(asking(request), key, work, text, seat, first, count)
    return unpacked_if_need_be(request, told)


@get(
    "/api/tables/{table:str}/previews",
    summary="What would surely follow",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat", "too-many-requests"),
)
async def previews_of(request: Web, table: FromPath[str], seat: AskedSeat = -1, link: Link = None) -> dict[str, Any]:
    """What surely follows each choice of the seat that is asked, as far as no chance and nobody else answers."""
    request.app.state.limits.hit("replay", request, account_of(request))
    _, room = await eyes(request, table, seat, link)
    version, view, step = room.version, room.table.view(seat), room.step
    if seat < 0 or seat != room.seat:  # nothing is asked of this seat, or no longer
        return {"version": version, "previews": {}}
    return {"version": version, "previews": previews(view, step)}


@post(
    "/api/games/{game:str}/sample",
    status_code=200,
    summary="How a game could begin",
    tags=["tables"],
    responses=refusals(*WRITING, "bad-option"),
)
async def sample(request: Web, game: FromPath[str], data: JSONBody[SampleWish]) -> dict[str, Any]:
    """A game set up like this, as everybody sees it; nothing is kept of it."""
    request.app.state.limits.hit("replay", request, account_of(request))
    options = settle_options(game, data.seats, data.options)
    return {"view": view_told(find_game(game).start(data.seats, data.seed or new_seed(), options), -1)}


HANDLERS = [moments_of_table, moments_of_record, previews_of, sample]
