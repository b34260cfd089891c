"""A quick seat over HTTP: what I want to play, what became of it, bots for empty chairs, and never mind."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from meydan.server.api import GONE, WRITING, refusals
from meydan.server.api.access import admit, hall_of
from meydan.server.api.fields import Name, Seats, Web
from meydan.server.clock import MOVE_LIMIT
from meydan.server.finding import Wanted
from meydan.server.guarding import need_account
from meydan.server.problems import Problem
from meydan.server.together import Wish

Box = Annotated[str, Meta(max_length=40)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A quick seat: a game, its boxes (none named: whichever), from how many seats to how many, how fast.

    `base` is the time on the clock or for a move, in seconds (none named: the usual). `near` is with people of about my
    level; `rated` counts if all want it.
    """

    game: Name
    least: Seats
    most: Seats
    speed: Literal["live", "turns"] = "live"
    base: Annotated[int, Meta(ge=1, le=MOVE_LIMIT[1], examples=[600])] | None = None
    mix: Annotated[list[Box], Meta(max_length=10)] | None = None
    near: bool = True
    rated: bool = False


class BotWish(Struct, forbid_unknown_fields=True):
    """Which bot may take the chairs that stay empty."""

    bot: Name


@put(
    "/api/my/wish",
    summary="Look for people",
    tags=["finding"],
    responses=refusals(*WRITING, "sign-in-first", "account-first", "bad-option", "not-now"),
)
async def look_for_people(request: Web, data: JSONBody[SeatWish]) -> Wish:
    """Look for people to play with, instead of what was looked for before."""
    me = admit(request, "wish")
    if data.rated and me.guest:
        raise Problem("account-first", "a rated game is for people with accounts: make one, or play for fun")
    wanted = Wanted(data.game, data.mix, data.least, data.most, data.speed, data.near, data.rated, data.base)
    return await hall_of(request).finding.wish(me.id, wanted)


@get("/api/my/wish", summary="What became of my wish", tags=["finding"], responses=refusals("sign-in-first", "not-now"))
async def my_wish(request: Web) -> Wish:
    found = await hall_of(request).finding.mine(need_account(request).id)
    if found is None:
        raise Problem("not-now", "you do not look for people: say first what you want to play")
    return found


@post(
    "/api/my/wish/bots",
    summary="Let bots take the empty chairs",
    tags=["finding"],
    responses=refusals(*WRITING, "sign-in-first", "bad-option", "not-now"),
)
async def let_bots(request: Web, data: JSONBody[BotWish]) -> Wish:
    """Bots may take the chairs that stay empty, so that the game begins."""
    me = admit(request, "wish")
    return await hall_of(request).finding.let_bots(me.id, data.bot)


@delete(
    "/api/my/wish",
    summary="Look for nobody any more",
    tags=["finding"],
    responses=GONE | refusals(*WRITING, "sign-in-first", "not-now"),
)
async def withdraw(request: Web) -> Response[None]:
    """Look for nobody any more; whoever was seated this very moment is told so."""
    me = admit(request, "wish")
    await hall_of(request).finding.withdraw(me.id)
    return Response(None, status_code=204)


HANDLERS = [look_for_people, my_wish, let_bots, withdraw]
