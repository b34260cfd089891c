"""The hall put together of its parts, and the round through it: what was left undone at a table is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from meydan.server import store
from meydan.server.bots import Bots
from meydan.server.chores import Chore
from meydan.server.database import Database
from meydan.server.finding import Finding
from meydan.server.groups import Groups
from meydan.server.hinting import Hinting
from meydan.server.news import News
from meydan.server.play import Play
from meydan.server.problems import Problem
from meydan.server.room import Standing
from meydan.server.rooms import Rooms
from meydan.server.seating import Seating
from meydan.server.stamps import now
from meydan.server.store import Listed, TableRow
from meydan.server.thinking import Thinkers
from meydan.server.tournaments.running import Tournaments

LOOK_ROUND = 20_000  # milliseconds after which a bot nobody thinks for is noticed
log = structlog.get_logger()


class Hall:
    """All tables of one process: `rooms` knows them, `seating` fills them, at them people `play`, `bots` think.

    `hinting` helps those who play, `tournaments` go from round to round; `groups` are circles of friends, `finding`
    seats people who look for others.
    """

    def __init__(self, database: Database, thinkers: Thinkers, news: News, *, most_bots: int = 0) -> None:
        self.database = database
        self.news = news
        self.rooms = Rooms(database, news)
        self.bots = Bots(self.rooms, thinkers)
        self.play = Play(self.rooms, self.bots)
        self.hinting = Hinting(self.rooms, self.play, thinkers)
        self.seating = Seating(self.rooms, self.play, most_bots=most_bots)
        self.tournaments = Tournaments(self.rooms, self.play)
        self.groups = Groups(self.rooms)
        self.finding = Finding(self.rooms, self.seating)
        self._idle = 0
        self._waking = Chore(self._keep_awake, LOOK_ROUND / 1000, "nobody looks after the tables for a while")
        self.chores = (self.rooms.presence.writing, self.finding.seating_all, self._waking)

    async def start(self) -> None:
        """Begin to follow other processes, and let bots go on where they were interrupted."""
        self.rooms.follow()
        for chore in self.chores:
            chore.start()
        self.tournaments.start()

    async def stop(self) -> None:
        await self.tournaments.stop()
        for chore in reversed(self.chores):
            await chore.stop()
        await self.bots.stop()
        await self.rooms.presence.stop()
        await self.news.close()
        self.news.tell_all()

    async def listed(self, work: Callable[[Connection], list[Listed]]) -> list[tuple[TableRow, Listed]]:
        """A list of tables. Those of which it is not stored how they stand are opened, once."""
        found = await self.database.run(work)
        unknown = [listed.id for listed in found if listed.unknown and listed.id not in self.rooms.damaged]
        if unknown:
            await self._wake(list(dict.fromkeys(unknown)), known=False)
            found = await self.database.run(work)
        return await self.rooms.with_rows(found)

    async def _keep_awake(self) -> None:
        """After a start let bots go on; then look now and then after tables where something failed."""
        idle, self._idle = self._idle, LOOK_ROUND
        await self.wake_all(idle)

    async def wake_all(self, idle: int) -> None:
        """Where nothing was done for some milliseconds: finish what is over, and let bots go on.

        Tables of a process that died are looked after by another.
        """

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            unattended = store.unattended(connection, now(), idle)
            return unattended, [] if idle else store.unknown(connection)  # of those, there are no new ones

        unattended, unknown = await self.database.run(work)
        await self._wake(unattended)
        await self._wake(unknown, known=False)

    async def _wake(self, tables: Sequence[str], *, known: bool = True) -> None:
        """Do what is to be done at tables; how they stand is stored where it is not known yet."""
        for table in tables:
            try:
                room = await self.rooms.room(table)
                if not known:
                    await self._store_standing(await self.rooms.row(table), room.standing())
                await self.play.go_on(table)
            except Problem:  # it is damaged, which was told; or others were faster
                continue
            except Exception:
                log.exception("table cannot be opened", table=table)
            await asyncio.sleep(0)

    async def _store_standing(self, row: TableRow, standing: Standing) -> None:
        try:
            await self.database.run(store.new_standing(row, standing))
        except IntegrityError:  # somebody was faster, and it may have gone on
            log.info("it is known how this table stands", table=row.id)
