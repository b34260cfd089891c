"""The tables of one process as they are in memory: read and rebuilt from what is stored, and kept in step with it.

A table is changed under its lock. Another process on the same database may have changed it first: then this one
catches up, as it hears of it or as the database refuses what it wants to store.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection

from meydan.kernel.errors import MeydanError
from meydan.kernel.record import Record
from meydan.server import store
from meydan.server.database import Database, notify
from meydan.server.news import News
from meydan.server.presence import CAME, Presence
from meydan.server.problems import Problem, need
from meydan.server.room import Move, Room
from meydan.server.store import BEGUN, Listed, TableRow

ROOMS_KEPT: Final = 1000  # in memory, besides those somebody watches
ROWS_KEPT: Final = 10_000
T = TypeVar("T")
log = structlog.get_logger()


class Rooms:
    """What is known here of tables, by their ids."""

    def __init__(self, database: Database, news: News) -> None:
        self.database = database
        self.news = news
        self.rows: dict[str, TableRow] = {}
        self.open: OrderedDict[str, Room] = OrderedDict()
        self.talked: dict[str, int] = {}  # raised when there may be more chat
        self.busy: set[str] = set()  # where a bot thinks: these stay in memory
        self.damaged: set[str] = set()  # tables that cannot be replayed: each is tried once, and told in the log once
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.presence = Presence(database, news)
        self.told: Callable[[str], None] = lambda table: None  # of each table that is not as it was, besides its moves

    def lock(self, table: str) -> asyncio.Lock:
        """Held by whoever changes a table."""
        return self._locks[table]

    # -- rows -----------------------------------------------------------------------------------------------

    async def row(self, table: str) -> TableRow:
        """A table and its chairs; read again after each change, here or in another process."""
        found = self.rows.get(table)
        if found is None:
            before = self.talked.get(table, 0)
            found = await self.database.run(lambda connection: store.find_table(connection, table))
            if found is None:
                raise Problem("not-found", f"there is no table {table!r}")
            if self.talked.get(table, 0) == before:  # else it changed while it was read
                self.rows[table] = found
                self._forget_old()
        room = self.open.get(table)
        if room is None or not room.over or found.status != "playing":
            return found
        result = room.result()  # the last move is stored, and the result will be in a moment
        return found if result is None else found.over(result, room.timer.stored, room.ended)

    async def with_rows(self, found: Sequence[Listed]) -> list[tuple[TableRow, Listed]]:
        """The tables of a list; what is kept will do for a game that has begun, since its chairs stay as they are."""
        rows = {}
        for listed in found:
            kept = self.rows.get(listed.id)
            if kept is not None and kept.status == listed.status != "open":
                rows[listed.id] = kept
        missing = [listed.id for listed in found if listed.id not in rows]
        if missing:
            before = {table: self.talked.get(table, 0) for table in missing}
            for row in await self.database.run(lambda connection: store.find_tables(connection, missing)):
                rows[row.id] = row
                if self.talked.get(row.id, 0) == before[row.id]:  # else it changed while it was read
                    self.rows[row.id] = row
            self._forget_old()
        return [(rows[listed.id], listed) for listed in found if listed.id in rows]

    async def by_link(self, link: str) -> TableRow:
        table = await self.database.run(lambda connection: store.id_of_link(connection, link))
        if table is None:
            raise Problem("not-found", "this link leads to no table")
        return await self.row(table)

    async def change(self, table: str, work: Callable[[Connection], T]) -> T:
        """Store something about a table besides its moves, and tell everybody, in other processes too."""

        def told(connection: Connection) -> T:
            done = work(connection)
            notify(connection, f"{table} 0")
            return done

        done = await self.database.run(told)
        self.changed(table)
        return done

    def changed(self, table: str) -> None:
        """Something about a table is not as it was, besides its moves: read it again, and tell.

        Those at the table it is a rematch of are told as well: they see who comes.
        """
        before = self.rows.pop(table, None)
        if before is not None and before.origin is not None:
            self.news.tell(before.origin)
        self.talked[table] = self.talked.get(table, 0) + 1
        self.news.tell(table)
        self.told(table)

    async def renamed(self, account: str) -> None:
        """Somebody has another name now, a password or nothing: his tables are read again, here and elsewhere."""

        def work(connection: Connection) -> list[str]:
            held = store.held_by(connection, account)
            for table in held:
                notify(connection, f"{table} 0")
            return held

        for table in await self.database.run(work):
            self.changed(table)

    # -- rooms ----------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table that has begun, rebuilt from its moves if it is not in memory."""
        found = self.open.get(table)
        if found is not None:
            self.open.move_to_end(table)
            return found
        row = await self.row(table)
        need(row.status in BEGUN, "not-now", "the game has not begun")
        if self.is_damaged(row):
            raise self._found_damaged(table, "its options cannot be read")
        try:
            prefix, moves, queues = await self.database.run(lambda connection: store.past_of(connection, table))
            found = self.open.get(table)  # somebody else may have been waiting for the same
            built = Room(row.agreed(prefix)) if found is None else found
        except (ValueError, KeyError, TypeError, MeydanError) as error:  # what is stored makes no sense
            raise self._found_damaged(table, error) from None
        if found is None:
            found = built
            self.carry_out(table, found, moves)
            found.timer.run()
            found.queues = queues
            self.open[table] = found
            self._forget_old()
            if not self.database.is_sqlite:
                await self.catch_up(table, found)  # news of what was stored meanwhile found no room here
        return found

    async def record(self, table: str) -> Record:
        """The record of a finished game, with its seed."""
        room = await self.room(table)
        need(room.over, "not-now", "the record is told when the game is over: before that it would tell secrets")
        return room.record((await self.row(table)).names())

    def _forget_old(self) -> None:
        """What nobody has looked at for long leaves memory; it can be read and rebuilt at any time."""
        for kept, most in ((self.open, ROOMS_KEPT), (self.rows, ROWS_KEPT), (self.talked, ROWS_KEPT)):
            for table in list(islice(kept, max(0, len(kept) - most))):
                lock = self._locks.get(table)
                if not self.news.watched(table) and table not in self.busy and not (lock and lock.locked()):
                    for forgotten in (self.open, self.rows, self.talked, self._locks):
                        forgotten.pop(table, None)

    # -- keeping in step ------------------------------------------------------------------------------------

    async def catch_up(self, table: str, room: Room) -> None:
        """Carry out what other processes have stored."""
        version = room.version
        moves = await self.database.run(lambda connection: store.moves_after(connection, table, version))
        self.carry_out(table, room, moves)

    def carry_out(self, table: str, room: Room, moves: Sequence[Move], moment: int | None = None) -> None:
        """Carry out stored moves; some may have been already, by whoever read them from the database first."""
        try:
            for move in moves:
                if move.number > room.version:
                    room.apply(move, moment)
        except Exception as error:  # whatever rules say to moves nobody made
            raise self._found_damaged(table, f"move {room.version + 1}: {error}") from None

    def is_damaged(self, row: TableRow) -> bool:
        """Whether a table is known to be damaged; nobody looks here whether it is."""
        return row.damaged or row.id in self.damaged

    def _found_damaged(self, table: str, reason: object) -> Problem:
        """A table cannot be replayed: it leaves memory, and is not tried again before the service starts again."""
        if table not in self.damaged:
            self.damaged.add(table)
            log.error("a table is damaged", table=table, reason=str(reason)[:200])
        self.open.pop(table, None)
        return Problem("damaged", f"table {table!r} is damaged: who runs this service finds it in the log")

    def follow(self) -> None:
        """Begin to hear what other processes store, if there can be any."""
        if not self.database.is_sqlite:
            url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.news.follow(url, self.heard, self.look_again)

    async def heard(self, table: str, number: int) -> None:
        """A table was changed, by another process or by this one: then everything is known already."""
        room = self.open.get(table)
        if number == CAME:
            await self.presence.heard(table)
        elif number == 0:
            self.changed(table)
            if room is not None:
                room.queues = await self.database.run(lambda connection: store.queues_of(connection, table))
        elif room is not None and number > room.version:
            async with self.lock(table):
                if number > room.version:
                    with suppress(Problem):  # if it is damaged, whoever looks at it is told
                        await self.catch_up(table, room)
                    self.news.tell(table)

    async def look_again(self) -> None:
        """News of other processes may have been missed: everything that is kept here is compared with the database."""
        for table in list(self.rows):
            self.changed(table)
        behind = {table: room for table, room in self.open.items() if not room.over}
        if behind:
            versions = await self.database.run(store.versions)
            behind = {table: room for table, room in behind.items() if versions.get(table) != room.version}
        for table, room in behind.items():
            async with self.lock(table):
                with suppress(Problem):
                    await self.catch_up(table, room)
            self.news.tell(table)
