"""Playing over a WebSocket: one line for one seat, on which it hears all its news and may say its choices."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec
import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import Connection

from meydan.server import store, told
from meydan.server.accounts import Account
from meydan.server.api.access import hall_of, has_access, knows, reach, room_seen
from meydan.server.api.fields import Choices, Key, Socket, Version
from meydan.server.api.tables import about
from meydan.server.api.trusting import Trust
from meydan.server.guarding import account_of, need_account, problem_of
from meydan.server.limiting import Limits
from meydan.server.messages import Message
from meydan.server.news import Listener
from meydan.server.problems import Problem
from meydan.server.room import Room
from meydan.server.saying import wire_of
from meydan.server.store import BEGUN, TableRow
from meydan.server.told import (
    AnswerMessage,
    Attendance,
    ChatLine,
    ChatMessage,
    Done,
    News,
    PresenceMessage,
    ProblemMessage,
    RefusedMessage,
    RematchMessage,
    TableMessage,
)

LONGEST: Final = 10  # characters of a number
log = structlog.get_logger()


class Spoken(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    """A submission over a socket, for the seat of the socket."""

    version: Version
    choices: Choices
    key: Key | None = None


SPOKEN: Final = msgspec.json.Decoder(Spoken)


@websocket("/api/tables/{table:str}/socket")
async def news(socket: Socket, table: FromPath[str]) -> None:
    """Messages for one seat, each with its version: first what was missed, then whatever happens."""
    line = SeatSocket(socket, table)
    line.hall.news.listen(line)
    try:
        await socket.accept()
        try:
            line.limits.hit("socket", socket, account_of(socket))
            line.begin()
            line.trust.admit(line)
            await reach(socket, table, line.link)
            await line.hold()
        except (WebSocketDisconnect, OSError):
            raise
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                log.exception("a socket failed", table=table)
                problem = Problem("failure", "something went wrong here; it was noted")
            await line.send(ProblemMessage(**problem.refusal()))
            await socket.close(code=4000 + problem.status)
    except (WebSocketDisconnect, OSError):  # the client is gone
        pass
    finally:
        line.attend(None)
        line.hall.news.forget(line)
        line.trust.forget(line)
        socket.app.state.crowds.leave(line)


class SeatSocket(Listener):
    """A socket at a table: who is at it, what was sent over it, and what is still to be told."""

    def __init__(self, socket: Socket, table: str) -> None:
        super().__init__(table)
        self.socket = socket
        self.hall = hall_of(socket)
        self.trust: Trust = socket.app.state.trust
        self.limits: Limits = socket.app.state.limits
        self.wire = wire_of(socket.scope)
        self.seat = -1
        self.link = socket.query_params.get("link")
        self.sparing = socket.query_params.get("views") == "asked"
        self.words = socket.query_params.get("words") == "1"
        self.asks_who = socket.query_params.get("presence") == "1"
        self.attendance: Attendance | None = None  # that was told
        self.attends: str | None = None  # whoever is here, at a table of theirs
        self.version = -1  # what was told so far
        self.row: TableRow | None = None
        self.again: TableRow | None = None  # the rematch that was told
        self.hears = False  # what is said
        self.heard = 0  # lines of chat
        self.talked = -1
        self.known: Account | None = None
        self.reached: TableRow | None = None  # the table at which they may look
        self.answer: Done | None = None  # to the last choice said here, until it is told
        self.submitting = asyncio.Lock()
        self.telling = asyncio.Lock()

    def begin(self) -> None:
        """What the client asked for; a Problem if that is no number."""
        self.seat = max(-1, _number(self.socket, "seat"))
        self.version = _number(self.socket, "since")

    async def hold(self) -> None:
        """Read and tell until the socket closes, or somebody may look no longer."""
        reading, telling = asyncio.create_task(self.read()), asyncio.create_task(self.follow())
        done, pending = await asyncio.wait((reading, telling), return_when=asyncio.FIRST_COMPLETED)
        async with self.submitting:  # no table is stopped between storing a choice and telling it
            for task in pending:
                task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            task.result()

    async def send(self, content: told.Message) -> None:
        await self.wire.keep_up()
        self.wire.say(Message(content))

    @property
    def who(self) -> str | None:
        """The account of whoever is here."""
        return self.known.id if self.known else None

    # -- reading --------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """A client may make its choices here instead of over HTTP; when it leaves, that is noticed."""
        try:
            while True:
                text = await self.wire.hear()
                if text is None:
                    return
                await self.trust.renew()
                async with self.submitting:
                    refusal = await self._submit(text)
                if refusal is not None:
                    await self.send(refusal)
                await self.tell()
        except WebSocketDisconnect:
            return

    async def _submit(self, text: str) -> RefusedMessage | None:
        """Make a choice as over HTTP; the answer will be told with its news, and a refusal is returned."""
        key = None
        try:
            try:
                wish = SPOKEN.decode(text)
                key = wish.key
            except (msgspec.DecodeError, RecursionError) as error:
                raise Problem("bad-request", f"this message is not understood: {error}") from None
            finally:
                self.limits.hit("choice", self.socket, account_of(self.socket))
            who = need_account(self.socket).id
            done = await self.hall.play.submit(self.table, who, self.seat, wish.version, wish.choices, key)
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            return RefusedMessage(**problem.refusal(), key=key)
        done.key = key
        self.answer = done
        return None

    # -- telling --------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Tell whatever was not told at once: the first things, and all that needs a look at the database."""
        while True:
            await self.tell()
            if self.seat < 0 and self.reached and has_access(self.reached, None, self.link):
                self.socket.app.state.crowds.join(self)
            await self.wait()

    def hear(self) -> None:
        """Something happened; while a choice is made here it need not be told, for who reads will."""
        if not self.submitting.locked() and not self._tell_at_once():
            self.wake()

    async def tell(self) -> None:
        """Send whatever is new, after what is being sent."""
        if not self._tell_at_once():
            async with self.telling:
                await self._tell()

    def _tell_at_once(self) -> bool:
        """Send the news of a game in which nothing else is new, without waiting for anything; whether that is all."""
        rooms, table = self.hall.rooms, self.table
        room = rooms.open.get(table)
        if (
            room is None
            or room.over
            or self.row is None
            or rooms.rows.get(table) is not self.row
            or self.reached is not self.row
            or self.socket.scope["user"] is not self.known
            or rooms.talked.get(table, 0) != self.talked
            or self.misses_who
            or not self.trust.is_fresh()
            or self.telling.locked()
            or not self.wire.ready
        ):
            return False
        content = self._news(room)
        if content is not None:
            self.wire.say(Message(content))
        return True

    async def _tell(self) -> None:
        await self.trust.renew()
        me = account_of(self.socket)
        row = await self.hall.rooms.row(self.table)
        if row is not self.reached or me is not self.known:  # somebody sat down, or signed in: may they still look?
            row = await reach(self.socket, self.table, self.link)
            if row.status in BEGUN:
                await room_seen(self.socket, row, self.seat)
            self.reached, self.known = row, me
            self.attend(self.who if row.belongs(self.who) else None)
            self.hears = await knows(self.hall, row, self.who, self.link)
        if row.status in BEGUN:
            content = self._news(await self.hall.rooms.room(self.table))
            if content is not None:
                await self.send(content)
        if row is not self.row:
            before, self.row = self.row, row
            if row != before:
                await self.send(TableMessage(about(row, self.who)))
        if self.seat >= 0 and row.status == "finished":
            await self._tell_of_rematch()
        if self.asks_who and self.hears:
            await self._tell_who()
        if self.hall.rooms.talked.get(self.table, 0) != self.talked:
            self.talked = self.hall.rooms.talked.get(self.table, 0)
            lines = await self._said() if self.hears else []
            if lines:
                self.heard = lines[-1].number
                await self.send(ChatMessage(lines))

    async def _tell_who(self) -> None:
        """Who is at the table, if that has changed."""
        told, self.attendance = self.attendance, await self.hall.rooms.presence.at(self.table)
        if self.attendance is not told:
            await self.send(PresenceMessage(self.attendance.here, self.attendance.away))

    @property
    def misses_who(self) -> bool:
        """Whether somebody came or left since it was told here."""
        return self.asks_who and self.hears and self.hall.rooms.presence.known(self.table) is not self.attendance

    def attend(self, account: str | None) -> None:
        """Somebody looks at a table of theirs here, or nobody does any more."""
        presence = self.hall.rooms.presence
        if self.attends != account:
            if self.attends is not None:
                presence.left(self.table, self.attends)
            if account is not None:
                presence.came(self.table, account)
            self.attends = account

    async def _said(self) -> list[ChatLine]:
        return await self.hall.database.run(partial(_lines, self.table, self.heard, self.who))

    async def _tell_of_rematch(self) -> None:
        """Who played is told where the others gather to play once more, if they have a place there or it is public."""
        again = await self.hall.seating.rematch_of(self.table)
        if again is not None and not await knows(self.hall, again, self.who, None):
            again = None
        if again != self.again:
            self.again = again
            await self.send(RematchMessage(None if again is None else about(again, self.who)))

    def _news(self, room: Room) -> News | AnswerMessage | None:
        """What happened since the last time, with the answer to a choice made here; it counts as told."""
        since, answer = self.version, self.answer
        self.version, self.answer = room.version, None  # while it is sent, more may happen
        if since == room.version:
            return None if answer is None else AnswerMessage(answer)
        content = room.news(self.seat, since, self.sparing, self.words)
        if answer is not None:
            content.answer = answer
        return content


def _lines(table: str, after: int, reader: str | None, connection: Connection) -> list[ChatLine]:
    return store.chat_of(connection, table, after, reader)


def _number(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "-1")
    if not text.removeprefix("-").isdecimal() or len(text) > LONGEST:
        raise Problem("bad-request", f"{name} is a whole number, not {text[:40]!a}")
    return int(text)


HANDLERS = [news]
