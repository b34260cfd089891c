"""Playing over HTTP: views, choices, undo, plans, queues, chat, statistics."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from meydan.server import store, told
from meydan.server.api import LOOKING, PACKED, PLAYING, RECORD_TOLD, STANDINGS_TOLD, WRITING, refusals
from meydan.server.api.access import admit_to, archive_of, asking, eyes, hall_of, knows, reach, unpacked_if_need_be
from meydan.server.api.fields import MOST, AskedSeat, Choices, Key, Link, Seat, Text, Version, Web
from meydan.server.guarding import account_of, need_account
from meydan.server.problems import Problem
from meydan.server.replaying import standings
from meydan.server.store import TableRow
from meydan.server.told import (
    Coached,
    Done,
    Handed,
    Hints,
    Leaving,
    Left,
    Muted,
    News,
    Phrase,
    Queue,
    Spoken,
    Taken,
    Unmuted,
    Whole,
    Why,
)


class Submission(msgspec.Struct, forbid_unknown_fields=True):
    """One choice or a plan of several, made against a version. With a key it can be sent again without harm."""

    seat: Seat
    version: Version
    choices: Choices
    key: Key | None = None


class UndoWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version
    key: Key | None = None


class QueueWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    choices: Annotated[list[Text], msgspec.Meta(max_length=50)]


class HandWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class TakeWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class ResignWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    key: Key | None = None


class AgreeWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat would end the game now, or would not any more."""

    seat: Seat
    agree: bool = True
    key: Key | None = None


class HintWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version


class CoachWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version
    choice: Text


class ChatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A line of one's own, or else one of the phrases that everybody reads in their own language."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)] | None = None
    phrase: Phrase | None = None


# -- looking ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/view",
    summary="What a seat may know",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat"),
)
async def view(request: Web, table: FromPath[str], seat: AskedSeat = -1, link: Link = None) -> Whole:
    """All that a seat may know now; without a seat, what everybody may."""
    _, room = await eyes(request, table, seat, link)
    return room.whole(seat)


@get(
    "/api/tables/{table:str}/events",
    summary="What happened since",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat"),
)
async def events(
    request: Web,
    table: FromPath[str],
    seat: AskedSeat = -1,
    since: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
    link: Link = None,
) -> News:
    """What happened after a version; a whole view where events alone would not do."""
    _, room = await eyes(request, table, seat, link)
    return room.news(seat, since)


@get(
    "/api/tables/{table:str}/why",
    summary="Why not?",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat"),
)
async def why(
    request: Web,
    table: FromPath[str],
    choice: Annotated[str | None, QueryParameter(min_length=1, max_length=200)] = None,
    touch: Annotated[
        str | None, QueryParameter(min_length=1, max_length=100, description="a thing, as place:7")
    ] = None,
    seat: AskedSeat = -1,
    link: Link = None,
) -> Why:
    """Why a choice is not possible now; or what whoever touches a thing seems to want, and why that is not."""
    _, room = await eyes(request, table, seat, link)
    if (choice is None) == (touch is None):
        raise Problem("bad-request", "ask either about a choice or about a thing that is touched")
    wanted = choice if touch is None else room.wanted(seat, touch)
    if wanted is None:
        return Why(None, None)
    reason = room.why_not(seat, wanted, touch)
    return Why(reason is None, reason)


# -- answering ----------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/choices",
    status_code=200,
    summary="Make choices",
    tags=["playing"],
    responses=refusals(*PLAYING, "stale-version", "illegal-choice", "busy"),
)
async def choose(request: Web, table: FromPath[str], data: JSONBody[Submission]) -> Done:
    """Make one or more choices, all or none; the answer comes when they are stored."""
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.submit(table, me.id, data.seat, data.version, data.choices, data.key)


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    summary="Take a choice back",
    tags=["playing"],
    responses=refusals(*PLAYING, "stale-version", "cannot-undo", "busy"),
)
async def undo(request: Web, table: FromPath[str], data: JSONBody[UndoWish]) -> Done:
    """Take the last choice back, if nothing was rolled, drawn or shown since."""
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.undo(table, me.id, data.seat, data.version, data.key)


@put(
    "/api/tables/{table:str}/queue",
    summary="Choose in advance",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def queue(request: Web, table: FromPath[str], data: JSONBody[QueueWish]) -> Queue:
    """Choices to be made as soon as the seat is asked, as long as they are possible then."""
    me, _ = await admit_to(request, table, "choice")
    return Queue(await hall_of(request).play.set_queue(table, me.id, data.seat, data.choices))


@post(
    "/api/tables/{table:str}/hand",
    status_code=200,
    summary="Hand a seat to a bot",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def hand(request: Web, table: FromPath[str], data: JSONBody[HandWish]) -> Handed:
    """Hand the seat of somebody who is late to the best bot, or your own at any time unless the game is rated.

    Whether the result still counts for its owner is told.
    """
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.hand_over(table, me.id, data.seat)


@post(
    "/api/tables/{table:str}/take",
    status_code=200,
    summary="Take a seat back",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def take(request: Web, table: FromPath[str], data: JSONBody[TakeWish]) -> Taken:
    """Take your seat back from the bot."""
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.take_back(table, me.id, data.seat)


# -- leaving ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/leaving",
    summary="How I can leave, and what that does",
    tags=["playing"],
    responses=refusals(*LOOKING, "sign-in-first", "not-your-seat"),
)
async def leaving(request: Web, table: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=9)]) -> Leaving:
    """What each way to leave a game does to it, to the result and to ratings, before anybody goes it."""
    account = need_account(request)
    await reach(request, table, None)
    return await hall_of(request).play.leaving(table, account.id, seat)


@post(
    "/api/tables/{table:str}/resign",
    status_code=200,
    summary="Give up a seat",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def resign(request: Web, table: FromPath[str], data: JSONBody[ResignWish]) -> Left:
    """Come last of those who still play; a bot goes on for the others, or the game is over if none are left."""
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.resign(table, me.id, data.seat, data.key)


@post(
    "/api/tables/{table:str}/agree",
    status_code=200,
    summary="Agree to end the game",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def agree(request: Web, table: FromPath[str], data: JSONBody[AgreeWish]) -> Left:
    """The game ends as it stands when everybody agrees who plays for themselves; ratings do not change by it."""
    me, _ = await admit_to(request, table, "choice")
    return await hall_of(request).play.agree(table, me.id, data.seat, data.agree, data.key)


# -- hints --------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    summary="Ask for a hint",
    tags=["playing"],
    responses=refusals(*PLAYING, "forbidden", "stale-version", "busy", "failure"),
)
async def hint(request: Web, table: FromPath[str], data: JSONBody[HintWish]) -> Hints:
    """The best answers to what a seat is asked, from what it may know; everybody is told that it asked.

    Only where those at the table agreed on it, or one person plays with bots; never in a rated game.
    """
    me, _ = await admit_to(request, table, "hint")
    return await hall_of(request).hinting.hint(table, me.id, data.seat, data.version)


@post(
    "/api/tables/{table:str}/coach",
    status_code=200,
    summary="Ask whether a choice does great harm",
    tags=["playing"],
    responses=refusals(*PLAYING, "forbidden", "stale-version", "illegal-choice", "busy", "failure"),
)
async def coach(request: Web, table: FromPath[str], data: JSONBody[CoachWish]) -> Coached:
    """Whether a choice is a blunder for sure, and what would be better: that counts as a hint, and is told as one."""
    me, _ = await admit_to(request, table, "hint")
    return await hall_of(request).hinting.coach(table, me.id, data.seat, data.version, data.choice)


# -- talking ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/chat",
    summary="What was said",
    tags=["chat"],
    responses=refusals("bad-request", "forbidden", "not-found"),
)
async def read_chat(
    request: Web, table: FromPath[str], after: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0, link: Link = None
) -> list[told.ChatLine]:
    """What was said at a table, without people you have muted; the key to look does not open it."""
    row = await reach(request, table, link)
    me = account_of(request)
    if not await knows(hall_of(request), row, me.id if me else None, link):
        raise Problem("forbidden", "what is said is for those who know the table by more than its key to look")
    return await hall_of(request).database.run(
        lambda connection: store.chat_of(connection, table, after, me.id if me else None)
    )


@post(
    "/api/tables/{table:str}/chat",
    summary="Say something",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "busy"),
)
async def write_chat(request: Web, table: FromPath[str], data: JSONBody[ChatWish]) -> Spoken:
    """Say something; only players and the host do."""
    account = need_account(request)
    row = await reach(request, table, None)
    if not row.belongs(account.id):
        raise Problem("forbidden", "only those at the table talk")
    request.app.state.limits.hit("chat", request, account)
    play = hall_of(request).play
    if data.phrase is not None and data.text is None:
        return Spoken(await play.phrase(table, account.id, data.phrase))
    if data.text is None or data.phrase is not None:
        raise Problem("bad-request", "say either a text or a phrase")
    return Spoken(await play.say(table, account.id, data.text))


@put(
    "/api/mutes/{muted:str}",
    summary="Mute somebody",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first", "not-found"),
)
async def mute(request: Web, muted: FromPath[str]) -> Muted:
    """Hear no more of somebody."""
    account = need_account(request)
    await request.app.state.accounts.need(muted)
    await hall_of(request).database.run(lambda connection: store.set_mute(connection, account.id, muted, True))
    return Muted(muted)


@delete(
    "/api/mutes/{muted:str}",
    status_code=200,
    summary="Hear somebody again",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first"),
)
async def unmute(request: Web, muted: FromPath[str]) -> Unmuted:
    """Hear somebody again."""
    account = need_account(request)
    await hall_of(request).database.run(lambda connection: store.set_mute(connection, account.id, muted, False))
    return Unmuted(muted)


# -- afterwards ---------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.JSON,
    summary="The record of a finished game",
    tags=["records"],
    responses=RECORD_TOLD | refusals(*LOOKING),
)
async def record(request: Web, table: FromPath[str], link: Link = None) -> Response[bytes]:
    """The record of a finished game, with the seed all luck came from."""
    row = await reach(request, table, link)
    text = (await hall_of(request).rooms.record(table)).to_json()
    headers = {"Content-Disposition": f"attachment; {_file_name(row)}"}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


def _file_name(row: TableRow) -> str:
    """What a record is called on a disk: the game, the day, the players; for old clients without what is not ASCII."""
    day = datetime.fromtimestamp((row.started or row.created) / 1000, UTC).strftime("%Y-%m-%d")
    names = [name.removesuffix(" (bot)").replace(" ", "_") for name in row.names()]
    whole = "-".join([row.game, day, *names])[:150] + ".json"
    plain = "".join(letter if letter.isascii() else "_" for letter in whole)
    return f"filename=\"{plain}\"; filename*=UTF-8''{quote(whole)}"


@get(
    "/api/tables/{table:str}/statistics",
    summary="The statistics of a finished game",
    tags=["records"],
    opt={PACKED: True},
    responses=STANDINGS_TOLD | refusals(*LOOKING, "too-many-requests", "busy"),
)
async def statistics(request: Web, table: FromPath[str], link: Link = None) -> Response[bytes]:
    """How each seat stood after every turn of a finished game."""
    request.app.state.limits.hit("replay", request, account_of(request))
    await reach(request, table, link)
    played = await hall_of(request).rooms.record(table)
    return unpacked_if_need_be(request, await archive_of(request).told(asking(request), table, standings, played))


HANDLERS = [
    view, events, why, choose, undo, queue, hand, take, leaving, resign, agree, hint, coach,
    read_chat, write_chat, mute, unmute, record, statistics,
]  # fmt: skip
