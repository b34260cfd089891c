"""Luck that is everybody's: what players add to it, who begins, and every draw told after the end."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, put
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from meydan.server.api import LOOKING, PACKED, WRITING, refusals
from meydan.server.api.access import admit_to, archive_of, asking, hall_of, reach, unpacked_if_need_be
from meydan.server.api.fields import Link, Web
from meydan.server.api.tables import about
from meydan.server.guarding import account_of
from meydan.server.luck import luck_told
from meydan.server.told import Begins, Draws, Table

LUCK_TOLD = {200: ResponseSpec(Draws, False, "Every draw, see docs/records.md", MediaType.JSON)}


class ShareGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody adds to the luck of a game; null takes it back."""

    share: Annotated[str, msgspec.Meta(max_length=200)] | None


class BeginsGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Who begins: whoever sits on a chair; `lot`: somebody by lot; `seats`: all draw their seats."""

    begins: Begins


@put(
    "/api/tables/{table:str}/share",
    summary="Add something to the luck",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "not-your-seat", "not-found", "not-now"),
)
async def share(request: Web, table: FromPath[str], data: JSONBody[ShareGiven]) -> Table:
    """Add a number or a few words of my own to the luck of a game, before it begins."""
    me, _ = await admit_to(request, table, "choice")
    return about(await hall_of(request).seating.share(table, me.id, data.share), me.id)


@put(
    "/api/tables/{table:str}/begins",
    summary="Say who begins",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "bad-option", "not-found", "not-now"),
)
async def begins(request: Web, table: FromPath[str], data: JSONBody[BeginsGiven]) -> Table:
    """The host says who begins."""
    me, _ = await admit_to(request, table, "choice")
    return about(await hall_of(request).seating.let_begin(table, me.id, data.begins), me.id)


@get(
    "/api/tables/{table:str}/luck",
    summary="Every draw of a finished game",
    tags=["records"],
    opt={PACKED: True},
    responses=LUCK_TOLD | refusals(*LOOKING, "too-many-requests", "busy"),
)
async def luck(request: Web, table: FromPath[str], link: Link = None) -> Response[bytes]:
    """How each roll and draw came from the seed and what players added to it, to be checked with the record."""
    request.app.state.limits.hit("replay", request, account_of(request))
    await reach(request, table, link)
    record = await hall_of(request).rooms.record(table)
    told = await archive_of(request).told(asking(request), ("luck", table), luck_told, record)
    return unpacked_if_need_be(request, told)


HANDLERS = [share, begins, luck]
