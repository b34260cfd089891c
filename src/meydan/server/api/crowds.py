"""Those who watch a table: told after its players, all with the same bytes, and in pieces that leave time to play."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from meydan.server import store
from meydan.server.api.tables import about
from meydan.server.hall import Hall
from meydan.server.messages import Message
from meydan.server.news import Listener
from meydan.server.store import BEGUN, TableRow, Talk
from meydan.server.told import ChatMessage, TableMessage

if TYPE_CHECKING:
    from meydan.server.api.sockets import SeatSocket

AT_ONCE: Final = 100  # watchers who are told in one piece
REST: Final = 19  # times as long as that took: a crowd, however large, takes a twentieth of the time
log = structlog.get_logger()


class Crowds:
    """The crowds of all tables."""

    def __init__(self) -> None:
        self._crowds: dict[str, Crowd] = {}

    def join(self, line: SeatSocket) -> None:
        """From now on a line hears with its crowd what it has been told alone so far."""
        crowd = self._crowds.get(line.table)
        if crowd is None:
            crowd = self._crowds[line.table] = Crowd(line.hall, line.table)
            line.hall.news.listen(crowd)
        crowd.lines[line] = None
        line.hall.news.forget(line)

    def leave(self, line: SeatSocket) -> None:
        crowd = self._crowds.get(line.table)
        if crowd is not None and line in crowd.lines:
            del crowd.lines[line]
            if not crowd.lines:
                del self._crowds[line.table]
                line.hall.news.forget(crowd)


class Crowd(Listener):
    """Everybody who watches one table and may do so whoever they are."""

    def __init__(self, hall: Hall, table: str) -> None:
        super().__init__(table)
        self.hall = hall
        self.lines: dict[SeatSocket, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._behind = False

    def hear(self) -> None:
        """Something happened: it is told now, or in the next round."""
        self._behind = True
        if self._task is None:
            self._task = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._behind:
                self._behind = False
                await self._round()
        except Exception:  # each for themselves, then
            log.exception("a crowd was not told", table=self.table)
            for line in self.lines:
                line.wake()
        finally:
            self._task = None

    async def _round(self) -> None:
        """Bring everybody to where the table is now; what happens meanwhile is for the next round."""
        hall, table = self.hall, self.table
        row, talked = await hall.rooms.row(table), hall.rooms.talked.get(table, 0)
        room = await hall.rooms.room(table) if row.status in BEGUN else None
        lines = list(self.lines)
        talk = Talk()
        if any(line.talked != talked for line in lines):
            after = min(line.heard for line in lines)
            talk = await hall.database.run(partial(store.talk_at, table=table, after=after))
        said = Said(row, talked, talk)
        if room is not None:
            said.version = room.version
            since = {(line.version, line.sparing, line.words) for line in lines if line.version != room.version}
            said.news = {form: Message(room.news(-1, *form)) for form in since}
        for first in range(0, len(lines), AT_ONCE):
            start = time.perf_counter()
            for line in lines[first : first + AT_ONCE]:
                if not said.to(line):
                    line.wake()
            await asyncio.sleep(REST * (time.perf_counter() - start))


class Said:
    """What is told in one round; who is at the same place and wants the same form hears the same message."""

    def __init__(self, row: TableRow, talked: int, talk: Talk) -> None:
        self.row = row
        self.talked = talked
        self.talk = talk
        self.version = -1
        self.news: dict[tuple[int, bool, bool], Message] = {}
        self._tables: dict[str | None, Message] = {}
        self._chats: dict[tuple[int, str | None], Message] = {}

    def to(self, line: SeatSocket) -> bool:
        """Bring a line here; False if it must come by itself, for it reads slowly or is being told something."""
        if line.telling.locked() or not line.wire.ready:
            return False
        if line.version != self.version:
            news = self.news.get((line.version, line.sparing, line.words))
            if news is None:
                return False
            line.version = self.version
            line.wire.say(news)
        if line.row is not self.row:
            before, line.row, line.reached = line.row, self.row, self.row
            if before != self.row:
                line.wire.say(self._table(line.who))
        if line.talked != self.talked:
            line.talked = self.talked
            if line.hears:
                self._chat(line)
        return not line.misses_who

    def _table(self, who: str | None) -> Message:
        me = who if self.row.belongs(who) else None
        if me not in self._tables:
            self._tables[me] = Message(TableMessage(about(self.row, me)))
        return self._tables[me]

    def _chat(self, line: SeatSocket) -> None:
        me = line.who if line.who in self.talk.deaf else None
        lines = self.talk.heard(line.heard, me)
        if lines:
            form = line.heard, me
            if form not in self._chats:
                self._chats[form] = Message(ChatMessage(lines))
            line.heard = lines[-1].number
            line.wire.say(self._chats[form])
