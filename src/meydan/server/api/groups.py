"""Groups over HTTP: founding and joining, members, evenings, and the same table again."""

from __future__ import annotations

import io
from typing import Annotated, Final

import segno
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from meydan.server.api import WRITING, refusals
from meydan.server.api.access import admit, hall_of
from meydan.server.api.fields import Link, Short, Web
from meydan.server.api.tables import about
from meydan.server.calendars import calendar
from meydan.server.calling.wording import zone_of
from meydan.server.groups import NOTE_LENGTH
from meydan.server.guarding import account_of, need_account
from meydan.server.together import Coming, Door, GroupListed, GroupTold
from meydan.server.told import Closed, Table

NAME: Final = "2 to 40 characters that can be seen"
CALENDAR: Final = "text/calendar; charset=utf-8"
MOMENT: Final = 8_640_000_000_000_000  # the last one there is in a browser
LOOKING: Final = ("sign-in-first", "bad-request", "not-found")
CHANGING: Final = (*WRITING, "sign-in-first", "not-found", "not-now")
OWNING: Final = (*CHANGING, "forbidden")


class GroupName(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(description=NAME, examples=["Friday"])]


class Owner(Struct, forbid_unknown_fields=True):
    account: Short


class NightWish(Struct, forbid_unknown_fields=True):
    """When to meet next, and the zone of time in which that was said."""

    at: Annotated[int, Meta(ge=0, le=MOMENT, description="milliseconds since 1970")]
    zone: Annotated[str, Meta(max_length=40, description="of time, such as Europe/Kyiv")] = "UTC"
    note: Annotated[str, Meta(max_length=NOTE_LENGTH)] = ""


class Answer(Struct, forbid_unknown_fields=True):
    answer: Coming


# -- joining and leaving ------------------------------------------------------------------------------------


@post("/api/groups", summary="Found a group", tags=["groups"], responses=refusals(*WRITING, "sign-in-first", "not-now"))
async def found(request: Web, data: JSONBody[GroupName]) -> GroupTold:
    """A group of one; its link lets others in."""
    me = admit(request, "group")
    return await hall_of(request).groups.found(me.id, data.name)


@get("/api/groups", summary="My groups", tags=["groups"], responses=refusals("sign-in-first"))
async def mine(request: Web) -> list[GroupListed]:
    """My groups, the latest joined first."""
    return await hall_of(request).groups.mine(need_account(request).id)


@get("/api/groups/{group:str}", summary="A group", tags=["groups"], responses=refusals(*LOOKING))
async def show(request: Web, group: FromPath[str]) -> GroupTold:
    """A group, for those who belong to it; its tables and scores are told over its socket."""
    return await hall_of(request).groups.show(group, need_account(request).id)


@get(
    "/api/group-links/{link:str}",
    summary="The group of a link",
    tags=["groups"],
    responses=refusals("bad-request", "not-found", "too-many-requests"),
)
async def door(request: Web, link: FromPath[str]) -> Door:
    """What is behind a link, before one joins."""
    me = admit(request, "search", account_of)
    return await hall_of(request).groups.door(link, me.id if me else None)


@post("/api/group-links/{link:str}/join", summary="Join a group", tags=["groups"], responses=refusals(*CHANGING))
async def join(request: Web, link: FromPath[str]) -> GroupTold:
    """Join the group of a link; guests may, too."""
    me = admit(request, "group")
    return await hall_of(request).groups.join(link, me.id)


@delete(
    "/api/groups/{group:str}/members/{account:str}",
    status_code=200,
    summary="Leave a group, or remove somebody",
    tags=["groups"],
    responses=refusals(*OWNING),
)
async def leave(request: Web, group: FromPath[str], account: FromPath[str]) -> None:
    """Leave a group, or as its owner remove somebody; the last one who leaves ends it."""
    me = admit(request, "group")
    await hall_of(request).groups.leave(group, me.id, account)


# -- what its owner does ------------------------------------------------------------------------------------


@patch("/api/groups/{group:str}", summary="Rename a group", tags=["groups"], responses=refusals(*OWNING))
async def rename(request: Web, group: FromPath[str], data: JSONBody[GroupName]) -> GroupTold:
    me = admit(request, "group")
    return await hall_of(request).groups.rename(group, me.id, data.name)


@post("/api/groups/{group:str}/link", summary="Make a new link", tags=["groups"], responses=refusals(*OWNING))
async def new_link(request: Web, group: FromPath[str]) -> GroupTold:
    """Another link; the old one leads nowhere any more."""
    me = admit(request, "group")
    return await hall_of(request).groups.new_link(group, me.id)


@put("/api/groups/{group:str}/owner", summary="Hand a group over", tags=["groups"], responses=refusals(*OWNING))
async def hand_over(request: Web, group: FromPath[str], data: JSONBody[Owner]) -> GroupTold:
    me = admit(request, "group")
    return await hall_of(request).groups.hand_over(group, me.id, data.account)


@delete(
    "/api/groups/{group:str}",
    status_code=200,
    summary="Give up a group",
    tags=["groups"],
    responses=refusals(*OWNING),
)
async def end(request: Web, group: FromPath[str]) -> Closed:
    """Give up a group; its games stay with those who played them."""
    me = admit(request, "group")
    await hall_of(request).groups.end(group, me.id)
    return Closed(group)


@get(
    "/api/groups/{group:str}/qr",
    media_type="image/svg+xml",
    summary="The link to a group as a QR code",
    tags=["groups"],
    responses=refusals(*LOOKING),
)
async def qr_code(request: Web, group: FromPath[str]) -> Response[bytes]:
    """The link to a group as a QR code, to be held before another telephone."""
    row = await hall_of(request).groups.show(group, need_account(request).id)
    picture = io.BytesIO()
    segno.make(_address(request, row.link), error="m").save(picture, kind="svg", scale=6, border=4, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# -- playing ------------------------------------------------------------------------------------------------


@post(
    "/api/groups/{group:str}/again",
    summary="The same table again",
    tags=["groups"],
    responses=refusals(*CHANGING, "bad-option", "seat-taken"),
)
async def again(request: Web, group: FromPath[str]) -> Table:
    """The last table of a group once more, with all who were there invited; one that still waits is joined."""
    me = admit(request, "table")
    return about(await hall_of(request).seating.again(group, me.id), me.id)


@put("/api/groups/{group:str}/night", summary="Set the next evening", tags=["groups"], responses=refusals(*CHANGING))
async def meet(request: Web, group: FromPath[str], data: JSONBody[NightWish]) -> GroupTold:
    """Set the next evening, or put it off: then everybody answers anew."""
    me = admit(request, "group")
    zone = data.zone if zone_of(data.zone) else "UTC"  # a browser may know more zones than we do
    return await hall_of(request).groups.meet(group, me.id, data.at, zone, data.note)


@delete(
    "/api/groups/{group:str}/night",
    status_code=200,
    summary="Call the next evening off",
    tags=["groups"],
    responses=refusals(*CHANGING),
)
async def call_off(request: Web, group: FromPath[str]) -> GroupTold:
    me = admit(request, "group")
    return await hall_of(request).groups.call_off(group, me.id)


@put("/api/groups/{group:str}/coming", summary="Say whether I come", tags=["groups"], responses=refusals(*CHANGING))
async def coming(request: Web, group: FromPath[str], data: JSONBody[Answer]) -> GroupTold:
    me = admit(request, "group")
    return await hall_of(request).groups.answer(group, me.id, data.answer)


@get(
    "/api/groups/{group:str}/night.ics",
    media_type="text/calendar",
    summary="The next evening as a calendar file",
    tags=["groups"],
    responses=refusals("bad-request", "not-found", "not-now"),
)
async def night(request: Web, group: FromPath[str], link: Link = None) -> Response[bytes]:
    """The next evening for a calendar, for a member or whoever has the link."""
    me = account_of(request)
    row, when = await hall_of(request).groups.night(group, me.id if me else None, link)
    body = calendar(
        when.uid, row.name, when.note, when.at, zone_of(when.zone), when.changes, when.changed,
        _address(request, row.link),
    )  # fmt: skip
    headers = {"content-disposition": 'attachment; filename="meydan.ics"', "content-type": CALENDAR}
    return Response(body, headers=headers)


def _address(request: Web, link: str) -> str:
    """The whole address of a group's link."""
    return f"{(request.app.state.config.public or str(request.base_url)).rstrip('/')}/g/{link}"


HANDLERS = [
    found, mine, show, door, join, leave, rename, new_link, hand_over, end, qr_code, again, meet, call_off, coming,
    night,
]  # fmt: skip
