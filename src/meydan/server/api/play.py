"""Playing over HTTP and WebSocket: views, choices, undo, plans, queues, chat, statistics."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from meydan.kernel.record import Record, play_step
from meydan.server import store
from meydan.server.accounts import Account
from meydan.server.api import LOOKING, PLAYING, RECORD_TOLD, WRITING, refusals
from meydan.server.api.access import eyes, hall_of, reach, room_seen
from meydan.server.api.fields import MOST, AskedSeat, Link, Seat, Short, Socket, Web
from meydan.server.api.tables import told
from meydan.server.guarding import account_of, admit_again, need_account
from meydan.server.problems import Problem
from meydan.server.room import Room
from meydan.server.store import TableRow

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Submission(msgspec.Struct, forbid_unknown_fields=True):
    """One choice or a plan of several, made against a version. With a key it can be sent again without harm."""

    seat: Seat
    version: Version
    choices: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=100)]
    key: Key | None = None


class Spoken(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """A submission over a socket, for the seat of the socket."""

    version: Version
    choices: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=100)]
    key: Key | None = None


SPOKEN = msgspec.json.Decoder(Spoken)
TRUSTED = 5.0  # seconds after which it is found out again who is at a socket


class UndoWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    version: Version
    key: Key | None = None


class QueueWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    choices: Annotated[list[Text], msgspec.Meta(max_length=50)]


class HandWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: Short = "greedy"


class TakeWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class ChatLine(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


# -- looking ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/view",
    summary="What a seat may know",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat"),
)
async def view(request: Web, table: FromPath[str], seat: AskedSeat = -1, link: Link = None) -> dict[str, Any]:
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
) -> dict[str, Any]:
    """What happened after a version; a whole view where events alone would not do."""
    _, room = await eyes(request, table, seat, link)
    return news_of(room, seat, since)


@get(
    "/api/tables/{table:str}/why",
    summary="Why not?",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat"),
)
async def why(
    request: Web,
    table: FromPath[str],
    choice: Annotated[str, QueryParameter(min_length=1, max_length=200)],
    seat: AskedSeat = -1,
    link: Link = None,
) -> dict[str, Any]:
    """Why a choice is not possible now."""
    _, room = await eyes(request, table, seat, link)
    reason = room.why_not(seat, choice)
    return {"possible": reason is None, "reason": reason}


def news_of(room: Room, seat: int, since: int, sparing: bool = False) -> dict[str, Any]:
    """The message for somebody who was last here at a version; a sparing one has a view only when he is asked."""
    happened = room.events_since(seat, since)
    if happened is None:
        return {"type": "view", **room.whole(seat)}
    if sparing and room.seat != seat and not room.over:
        return {
            "type": "events", "since": since, "events": happened, "version": room.version, "seat": seat,
            **room.public(),
        }  # fmt: skip
    return {"type": "events", "since": since, "events": happened, **room.whole(seat)}


# -- answering ----------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/choices",
    status_code=200,
    summary="Make choices",
    tags=["playing"],
    responses=refusals(*PLAYING, "stale-version", "illegal-choice", "busy"),
)
async def choose(request: Web, table: FromPath[str], data: JSONBody[Submission]) -> dict[str, Any]:
    """Make one or more choices, all or none; the answer comes when they are stored."""
    account = need_account(request)
    request.app.state.limits.hit("choice", request, account)
    return await hall_of(request).submit(table, account.id, data.seat, data.version, data.choices, data.key)


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    summary="Take a choice back",
    tags=["playing"],
    responses=refusals(*PLAYING, "stale-version", "cannot-undo", "busy"),
)
async def undo(request: Web, table: FromPath[str], data: JSONBody[UndoWish]) -> dict[str, Any]:
    """Take the last choice back, if nothing was rolled, drawn or shown since."""
    account = need_account(request)
    request.app.state.limits.hit("choice", request, account)
    return await hall_of(request).undo(table, account.id, data.seat, data.version, data.key)


@put(
    "/api/tables/{table:str}/queue",
    summary="Choose in advance",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def queue(request: Web, table: FromPath[str], data: JSONBody[QueueWish]) -> dict[str, Any]:
    """Choices to be made as soon as the seat is asked, as long as they are possible then."""
    account = need_account(request)
    request.app.state.limits.hit("choice", request, account)
    return {"choices": await hall_of(request).set_queue(table, account.id, data.seat, data.choices)}


@post(
    "/api/tables/{table:str}/hand",
    status_code=200,
    summary="Hand a late seat to a bot",
    tags=["playing"],
    responses=refusals(*PLAYING, "bad-option", "busy"),
)
async def hand(request: Web, table: FromPath[str], data: JSONBody[HandWish]) -> dict[str, Any]:
    """Hand the seat of somebody who is late to a bot."""
    account = need_account(request)
    request.app.state.limits.hit("choice", request, account)
    return await hall_of(request).hand_over(table, account.id, data.seat, data.bot)


@post(
    "/api/tables/{table:str}/take",
    status_code=200,
    summary="Take a seat back",
    tags=["playing"],
    responses=refusals(*PLAYING, "busy"),
)
async def take(request: Web, table: FromPath[str], data: JSONBody[TakeWish]) -> dict[str, Any]:
    """Take your seat back from the bot."""
    account = need_account(request)
    request.app.state.limits.hit("choice", request, account)
    return await hall_of(request).take_back(table, account.id, data.seat)


# -- talking ------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/chat",
    summary="What was said",
    tags=["chat"],
    responses=refusals("bad-request", "not-found"),
)
async def read_chat(
    request: Web, table: FromPath[str], after: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0, link: Link = None
) -> list[dict[str, Any]]:
    """What was said at a table, without people you have muted."""
    await reach(request, table, link)
    me = account_of(request)
    return await hall_of(request).database.run(
        lambda connection: store.chat_of(connection, table, after, me.id if me else None)
    )


@post(
    "/api/tables/{table:str}/chat",
    summary="Say something",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "busy"),
)
async def write_chat(request: Web, table: FromPath[str], data: JSONBody[ChatLine]) -> dict[str, Any]:
    """Say something; only players and the host do."""
    account = need_account(request)
    row = await reach(request, table, None)
    if not row.belongs(account.id):
        raise Problem("forbidden", "only those at the table talk")
    request.app.state.limits.hit("chat", request, account)
    return {"number": await hall_of(request).say(table, account.id, data.text)}


@put(
    "/api/mutes/{muted:str}",
    summary="Mute somebody",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first", "not-found"),
)
async def mute(request: Web, muted: FromPath[str]) -> dict[str, Any]:
    """Hear no more of somebody."""
    account = need_account(request)
    await request.app.state.accounts.need(muted)
    await hall_of(request).database.run(lambda connection: store.set_mute(connection, account.id, muted, True))
    return {"muted": muted}


@delete(
    "/api/mutes/{muted:str}",
    status_code=200,
    summary="Hear somebody again",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first"),
)
async def unmute(request: Web, muted: FromPath[str]) -> dict[str, Any]:
    """Hear somebody again."""
    account = need_account(request)
    await hall_of(request).database.run(lambda connection: store.set_mute(connection, account.id, muted, False))
    return {"unmuted": muted}


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
    await reach(request, table, link)
    text = (await hall_of(request).record(table)).to_json()
    headers = {"Content-Disposition": f'attachment; filename="meydan-{table}.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


@get(
    "/api/tables/{table:str}/statistics",
    summary="The statistics of a finished game",
    tags=["records"],
    responses=refusals(*LOOKING),
)
async def statistics(request: Web, table: FromPath[str], link: Link = None) -> list[dict[str, Any]]:
    """How each seat stood after every turn of a finished game."""
    await reach(request, table, link)
    return await asyncio.to_thread(standings, await hall_of(request).record(table))


def standings(played: Record) -> list[dict[str, Any]]:
    """Replay a record and note how everybody stood at the end of each turn, in the round it belonged to."""
    header = played.header()
    state: Any = header.game.initial(header)
    rows: list[dict[str, Any]] = []
    mover, during = -1, 1
    for at, step in enumerate(played.steps, 1):
        play_step(state, at, step)
        if (state.seat != mover or state.round != during) and (state.seat >= 0 or state.over):
            rows.append({"step": at, "round": during, "seat": mover, "standing": header.game.standing(state)})
            mover, during = state.seat, state.round
    return rows


# -- news ---------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/socket")
async def news(socket: Socket, table: FromPath[str]) -> None:
    """Messages for one seat, each with its version: first what was missed, then whatever happens."""
    seat = max(-1, _number(socket.query_params.get("seat"), -1))
    since = _number(socket.query_params.get("since"), -1)
    link = socket.query_params.get("link")
    hall = hall_of(socket)
    listener = hall.news.listen(table)
    await socket.accept()
    try:
        socket.app.state.limits.hit("socket", socket, account_of(socket))
        await reach(socket, table, link)
        sparing = socket.query_params.get("views") == "asked"
        trust = Trust(socket)
        reading = asyncio.create_task(_listen(socket, table, seat, trust))
        sending = asyncio.create_task(_send(socket, table, seat, link, since, listener, sparing, trust))
        done, pending = await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()
    except Problem as problem:
        await socket.send_json({**problem.document(), "type": "problem"})
        await socket.close(code=4000 + problem.status)
    except WebSocketDisconnect:
        pass
    finally:
        hall.news.forget(listener)


class Trust:
    """Who is at a socket; found out again from time to time, for reading and for sending together."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.checked = time.monotonic()

    async def renew(self) -> None:
        if time.monotonic() > self.checked + TRUSTED:
            await admit_again(self.socket)
            self.checked = time.monotonic()


async def _listen(socket: Socket, table: str, seat: int, trust: Trust) -> None:
    """A client may make its choices here instead of over HTTP; when it leaves, that is noticed."""
    try:
        while True:
            text = await socket.receive_text()
            await trust.renew()
            await socket.send_json(await _answer(socket, table, seat, text))
    except WebSocketDisconnect:
        return


async def _answer(socket: Socket, table: str, seat: int, text: str) -> dict[str, Any]:
    """What is told about a message: the same as over HTTP, and the key it came with."""
    key = None
    try:
        socket.app.state.limits.hit("choice", socket, account_of(socket))
        account = need_account(socket)
        try:
            wish = SPOKEN.decode(text)
        except msgspec.DecodeError as error:
            raise Problem("bad-request", f"this message is not understood: {error}") from None
        key = wish.key
        # A socket that closes meanwhile must not stop a table between storing a choice and telling it.
        done = await asyncio.shield(
            hall_of(socket).submit(table, account.id, seat, wish.version, wish.choices, wish.key)
        )
    except Problem as problem:
        return {**problem.document(), "type": "refused", "key": key}
    return {"type": "answer", "key": key, **done}


async def _send(
    socket: Socket, table: str, seat: int, link: str | None, since: int, listener: Any, sparing: bool, trust: Trust
) -> None:
    """Send what is new, wait until there is more, and so on."""
    hall = hall_of(socket)
    shown: TableRow | None = None
    reached: TableRow | None = None
    known: Account | None = None
    heard = 0
    talked = -1
    while True:
        await trust.renew()
        me = account_of(socket)
        row = await hall.row(table)
        if row is not reached or me is not known:  # somebody sat down, or signed in: may they still look?
            row = await reach(socket, table, link)
            if row.status in ("playing", "finished"):
                await room_seen(socket, row, seat)
            reached, known = row, me
        if row.status in ("playing", "finished"):
            room = await hall.room(table)
            if since != room.version:
                message = {"type": "view", **room.whole(seat)} if since < 0 else news_of(room, seat, since, sparing)
                since = message["version"]  # while it is sent, more may happen
                await socket.send_json(message)
        if row is not shown and row != shown:
            shown = row
            await socket.send_json({"type": "table", "table": told(row, me.id if me else None)})
        if hall.talked.get(table, 0) != talked:
            talked = hall.talked.get(table, 0)
            lines = await hall.database.run(partial(_lines, table, heard, me.id if me else None))
            if lines:
                heard = lines[-1]["number"]
                await socket.send_json({"type": "chat", "lines": lines})
        await listener.wait()


def _lines(table: str, after: int, reader: str | None, connection: Connection) -> list[dict[str, Any]]:
    return store.chat_of(connection, table, after, reader)


def _number(text: str | None, default: int) -> int:
    return int(text) if text is not None and text.removeprefix("-").isdecimal() and len(text) < 10 else default


HANDLERS = [
    view, events, why, choose, undo, queue, hand, take, read_chat, write_chat, mute, unmute, record, statistics, news,
]  # fmt: skip
