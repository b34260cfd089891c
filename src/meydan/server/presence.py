"""Who looks at a table of theirs or at a board right now, here and in other processes, and since when others are away.

It is stored, so that all processes know and whoever calls people can ask. Who came and who left is written once a
second for all of them together. A process that dies says no more that its people are here, and after a while they
are not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, and_, delete, exists, func, select, update

from meydan.server.chores import Chore
from meydan.server.database import NEWS_AT_ONCE, Database, Rows, notify
from meydan.server.news import News, is_board
from meydan.server.schema import chairs, present, tables
from meydan.server.stamps import new_id, now
from meydan.server.told import Attendance

EVERY: Final = 1.0  # seconds between writing down who came and who left
BEATS: Final = 20  # of them, until a process says again that its people are here
LIFE: Final = 60_000  # milliseconds for which that is believed
CAME: Final = -1  # in news of other processes: who is at the table has changed
KEY: Final = "process, place, account"

Pair = tuple[str, str]  # a table or board, and an account


class Presence:
    """Those who are at the tables of this process, and what is known of others."""

    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news
        self._process = new_id()
        self._here: Counter[Pair] = Counter()  # open sockets
        self._changed: set[Pair] = set()  # since it was written down
        self._known: dict[str, Attendance] = {}  # by table, as long as somebody listens there
        self._beat = 0
        self.writing = Chore(self._write_down, EVERY, "it is not known for a while who is here")

    # -- coming and going -----------------------------------------------------------------------------------

    def came(self, table: str, account: str) -> None:
        self._here[table, account] += 1
        if self._here[table, account] == 1:
            self._changed.add((table, account))

    def left(self, table: str, account: str) -> None:
        self._here[table, account] -= 1
        if self._here[table, account] <= 0:
            del self._here[table, account]
            self._changed.add((table, account))

    # -- knowing --------------------------------------------------------------------------------------------

    def known(self, table: str) -> Attendance | None:
        """Who is at a table, as far as it was asked; another object whenever that has changed."""
        return self._known.get(table)

    async def at(self, table: str) -> Attendance:
        """Who is at a table."""
        return self._known.get(table) or await self._ask(table)

    async def heard(self, table: str) -> None:
        """Somebody came to a table or left it, here or elsewhere; whoever shows a board finds out who."""
        if is_board(table):
            self._news.tell(table)
            return
        if not self._news.watched(table):
            self._known.pop(table, None)
            return
        before = self._known.get(table)
        if await self._ask(table) != before:
            self._news.tell(table)

    async def _ask(self, table: str) -> Attendance:
        found = await self._database.run(lambda connection: attendance(connection, table, now()))
        before = self._known.get(table)
        if found != before:
            self._known[table] = found
        return self._known[table]

    # -- writing down ---------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Whoever was here is not any more."""
        await self.writing.stop()
        gone = set(self._here)
        self._here.clear()
        self._changed |= gone
        await self._write(tidy=False)

    async def _write_down(self) -> None:
        self._beat += 1
        await self._write(tidy=self._beat % BEATS == 1)

    async def _write(self, *, tidy: bool) -> None:
        changed, self._changed = self._changed, set()
        for table in [table for table in self._known if not self._news.watched(table)]:
            del self._known[table]
        if not changed and not tidy:
            return
        here = {pair for pair in changed if self._here[pair] > 0}
        at = now()

        def work(connection: Connection) -> set[str]:
            moved = {table for table, _ in changed}
            if tidy:
                moved |= self._tidy(connection, at)
            _come(connection, self._process, here, at)
            _leave(connection, self._process, changed - here, at)
            for first in range(0, len(moved), NEWS_AT_ONCE):
                some = sorted(moved)[first : first + NEWS_AT_ONCE]
                notify(connection, ",".join(f"{table} {CAME}" for table in some))
            return moved

        try:
            moved = await self._database.run(work)
        except Exception:
            self._changed |= changed
            raise
        if self._database.is_sqlite:  # else the notice comes back to us
            for table in moved:
                await self.heard(table)

    def _tidy(self, connection: Connection, at: int) -> set[str]:
        """Our people are still here; those of processes that said nothing for long are not."""
        mine = present.c.process == self._process
        connection.execute(update(present).where(mine).values(until=at + LIFE))
        late = connection.execute(select(present).where(present.c.until <= at)).all()
        for row in late:
            _leave(connection, row.process, [(row.place, row.account)], row.until - LIFE)
        return {row.place for row in late}


def _come(connection: Connection, process: str, pairs: Iterable[Pair], at: int) -> None:
    rows = [(process, table, account, at + LIFE) for table, account in sorted(pairs)]
    if rows:
        Rows(present, rows, key=KEY)(connection)


def _leave(connection: Connection, process: str, pairs: Iterable[Pair], at: int) -> None:
    for table, account in sorted(pairs):
        gone = and_(present.c.process == process, present.c.place == table, present.c.account == account)
        connection.execute(delete(present).where(gone))
        if is_board(table):
            continue
        held = and_(chairs.c.table_id == table, chairs.c.account == account)
        connection.execute(update(chairs).where(held).values(seen=at))


def attendance(connection: Connection, table: str, at: int) -> Attendance:
    """The seats of those who are at a table, and when the others left it."""
    looks = and_(present.c.place == table, present.c.account == chairs.c.account, present.c.until > at)
    query = select(chairs.c.seat, chairs.c.seen, exists(select(present.c.place).where(looks)).label("here"))
    rows = connection.execute(query.where(chairs.c.table_id == table, chairs.c.account.is_not(None))).all()
    return Attendance(
        sorted(row.seat for row in rows if row.here),
        {str(row.seat): row.seen for row in rows if row.seen and not row.here},
    )


def people_at(connection: Connection, place: str, at: int) -> list[str]:
    """The accounts of those who look at a board."""
    query = select(present.c.account).where(present.c.place == place, present.c.until > at).distinct()
    return sorted(connection.execute(query).scalars())


def host_is_there(connection: Connection, table: str, at: int) -> bool:
    """Whether whoever opened a table looks at it."""
    looks = select(present.c.account).join(tables, tables.c.host == present.c.account)
    found = looks.where(tables.c.id == table, present.c.place == table, present.c.until > at)
    return connection.execute(found).first() is not None


def count_at(connection: Connection, place: str, at: int) -> int:
    """How many people look at a board."""
    here = select(func.count(present.c.account.distinct())).where(present.c.place == place, present.c.until > at)
    return int(connection.execute(here).scalar_one())
