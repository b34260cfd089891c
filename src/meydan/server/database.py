"""One door to the database: work is a function of a connection, run in a thread, and done when it is committed.

Rows that are only added, as moves are, wait for one thread that adds all that has come together in one statement, which
is its own transaction: many tables share the price of a commit. With SQLite the same thread does all other work too,
as much as waits in one transaction; with PostgreSQL a few threads do it side by side.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Engine, Table, create_engine, event, func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from meydan.server.problems import Problem

T = TypeVar("T")
Work: TypeAlias = tuple[Callable[[Connection], Any], asyncio.Future[Any]]
Answer: TypeAlias = tuple[asyncio.Future[Any], Any, BaseException | None]

MOST_TOGETHER: Final = 200  # pieces of work in one transaction
ROWS_AT_ONCE: Final = 1000  # in one statement: SQLite takes 32,766 values
NEWS_AT_ONCE: Final = 100  # in one notice: PostgreSQL takes 8,000 bytes
THREADS: Final = 8  # for PostgreSQL, besides the one that adds rows
LOCK_SECONDS: Final = 1  # that adding rows of many waits for one of them
CHANNEL: Final = "meydan"  # of PostgreSQL's notices
AUTOCOMMIT: Final = "AUTOCOMMIT"


def open_engine(url: str) -> Engine:
    """The engine for a database; SQLite gets a log of its own and waits for the disk at every commit."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        engine = create_engine(
            place, hide_parameters=True, connect_args={"check_same_thread": False, "isolation_level": None}
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if place.get_backend_name() == "postgresql":
        place = place.set(drivername="postgresql+psycopg")
    return create_engine(place, pool_size=THREADS + 1, max_overflow=0, pool_pre_ping=True, hide_parameters=True)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'meydan.sqlite3'}"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    for setting in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
        "cache_size=-32768",  # kB: a long list of tables is read from many pages
        "temp_store=MEMORY",  # else every statement of many rows makes a file, in case it has to be taken back
    ):  # fmt: skip
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != AUTOCOMMIT:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class Rows(Struct):
    """Work that only stores rows of a table, each with a value for every column: much of it can be one statement.

    Rows with a key take the place of those that have the same key; without one they are added.
    """

    table: Table
    rows: Sequence[tuple[Any, ...]]
    news: str = ""  # told to other processes as soon as the rows are there
    key: str | None = None  # rows take the place of those that have the same; its columns, with commas
    also: Rows | None = None  # what is stored with them, in another table

    def __call__(self, connection: Connection) -> None:
        _add(connection, [self])


def notify(connection: Connection, news: str) -> None:
    """Tell the other processes, as soon as this transaction is committed; SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, news)))


class Database:
    """Runs work in threads, so that the event loop never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.committed: Callable[[float], None] = lambda seconds: None  # told of each commit how long it took
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._pool = None if self.is_sqlite else ThreadPoolExecutor(THREADS, "postgresql")
        self._waiting: list[Work] = []  # what was asked for in this round of the event loop
        self._work: queue.SimpleQueue[list[Work]] = queue.SimpleQueue()  # an empty list is the end
        self._adding: Connection | None = None  # of the thread, as long as all goes well
        self._kept: Connection | None = None  # for all other work
        self._thread = threading.Thread(target=self._write_together, name="writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; what it returns is returned once it is committed.

        Work that shares a transaction with other work that fails is done once more, so it must change nothing but
        the database.
        """
        loop = asyncio.get_running_loop()
        if self._pool is not None and not isinstance(work, Rows):
            return await loop.run_in_executor(self._pool, self._alone, work)
        done: asyncio.Future[T] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._hand_over)
        self._waiting.append((work, done))
        return await done

    def _hand_over(self) -> None:
        """Wake the thread once, with all that was asked for in this round."""
        self._work.put(self._waiting)
        self._waiting = []

    def _alone(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, self._committing(connection):
            return work(connection)

    @contextmanager
    def _committing(self, connection: Connection) -> Iterator[None]:
        """A transaction; how long the database took to commit it is told."""
        with connection.begin():
            yield
            start = time.perf_counter()
        self.committed(time.perf_counter() - start)

    # -- the thread that commits for many -------------------------------------------------------------------

    def _write_together(self) -> None:
        while batch := self._work.get():
            while len(batch) < MOST_TOGETHER and not self._work.empty():
                more = self._work.get()
                if not more:
                    self._work.put(more)
                    break
                batch += more
            rows, others = _sorted(batch)
            for some in rows:
                self._settle(some, self._add)
            if others:
                self._settle(others, self._do)

    def _settle(self, batch: list[Work], together: Callable[[list[Work]], list[Answer]]) -> None:
        """All in one transaction if all of it can be done; otherwise each in one of its own."""
        loop = batch[0][1].get_loop()
        try:
            answers = together(batch)
        except Exception as error:
            if not isinstance(error, IntegrityError):  # after that one, a connection is as good as before
                self._let_go()
            if self._pool is not None:  # one that must wait, for whatever reason, then holds up no other
                loop.call_soon_threadsafe(self._side_by_side, batch)
                return
            if len(batch) == 1:
                answers = [(batch[0][1], None, error)]
            else:
                answers = [self._tried_alone(work, done) for work, done in batch]
        loop.call_soon_threadsafe(_deliver, answers)

    def _add(self, batch: list[Work]) -> list[Answer]:
        """Rows of many in one transaction: on PostgreSQL that is one statement, which commits itself."""
        self._adding = self._adding or self._connect()
        start = time.perf_counter()
        try:
            if self.is_sqlite:
                self._adding.exec_driver_sql("BEGIN IMMEDIATE")
            _add(self._adding, [work for work, _ in batch if isinstance(work, Rows)])
            if self.is_sqlite:
                self._adding.exec_driver_sql("COMMIT")
        finally:
            self._adding.rollback()  # of nothing, if all went well
        self.committed(time.perf_counter() - start)
        return [(done, None, None) for _, done in batch]

    def _do(self, batch: list[Work]) -> list[Answer]:
        """Other work in one transaction."""
        self._kept = self._kept or self.engine.connect()
        with self._committing(self._kept):
            return [_tried(self._kept, work, done) for work, done in batch]

    def _connect(self) -> Connection:
        connection = self.engine.connect().execution_options(isolation_level=AUTOCOMMIT)
        if not self.is_sqlite:
            connection.exec_driver_sql(f"SET lock_timeout = '{LOCK_SECONDS}s'")
            connection.commit()
        return connection

    def _tried_alone(self, work: Callable[[Connection], Any], done: asyncio.Future[Any]) -> Answer:
        try:
            return done, self._alone(work), None
        except Exception as error:
            return done, None, error

    def _side_by_side(self, batch: list[Work]) -> None:
        """Each piece of work in a thread of its own."""
        for work, done in batch:
            if self._pool is not None:
                tried = done.get_loop().run_in_executor(self._pool, self._tried_alone, work, done)
                tried.add_done_callback(lambda found: _deliver([found.result()]))

    def _let_go(self) -> None:
        for connection in (self._adding, self._kept):
            if connection is not None:
                connection.invalidate()
                connection.close()
        self._adding = self._kept = None

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self._waiting:
            self._hand_over()
        self._work.put([])
        self._thread.join()
        self._let_go()
        if self._pool is not None:
            self._pool.shutdown(wait=True)
        self.engine.dispose()


def _sorted(batch: list[Work]) -> tuple[list[list[Work]], list[Work]]:
    """Rows in portions that are one statement each, and all other work."""
    portions: list[list[Work]] = []
    others: list[Work] = []
    # The portions that are not full, and how much is in each.
    filling: dict[tuple[Table, bool], tuple[list[Work], int]] = {}
    for piece in batch:
        work = piece[0]
        if not isinstance(work, Rows) or len(work.rows) > ROWS_AT_ONCE:
            others.append(piece)
            continue
        kind = work.table, work.also is None
        portion, size = filling.get(kind, ([], ROWS_AT_ONCE))
        size += len(work.rows)
        if size > ROWS_AT_ONCE:
            portion, size = [], len(work.rows)
            portions.append(portion)
        portion.append(piece)
        filling[kind] = portion, size
    return portions, others


def _tried(connection: Connection, work: Callable[[Connection], Any], done: asyncio.Future[Any]) -> Answer:
    """Work among other work: a refusal is its answer, and harms no other."""
    try:
        with connection.begin_nested():
            return done, work(connection), None
    except Problem as refusal:
        return done, None, refusal


def _add(connection: Connection, pieces: list[Rows]) -> None:
    """Add the rows of many, and what is stored with them, with as few statements as can be.

    Each call of the driver lets other threads go on and waits for its turn again.
    """
    kinds: tuple[tuple[Table, str | None], ...] = ()
    parts = []
    news = [piece.news for piece in pieces if piece.news]
    while pieces:
        kinds += ((pieces[0].table, pieces[0].key),)
        parts.append(_ordered(pieces))
        pieces = [piece.also for piece in pieces if piece.also is not None]
    if connection.dialect.name == "sqlite":
        for (table, key), rows in zip(kinds, parts):
            for first in range(0, len(rows), ROWS_AT_ONCE):
                some = rows[first : first + ROWS_AT_ONCE]
                connection.exec_driver_sql(_sqlite_insert(table, key, len(some)), tuple(chain.from_iterable(some)))
    else:
        notices = [",".join(news[first : first + NEWS_AT_ONCE]) for first in range(0, len(news), NEWS_AT_ONCE)]
        columns = [list(column) for rows in parts for column in zip(*rows, strict=True)]
        connection.exec_driver_sql(_postgres_insert(kinds), (*columns, CHANNEL, notices))


def _ordered(pieces: list[Rows]) -> list[tuple[Any, ...]]:
    """All processes lock rows in the same order, so that none waits for another in a ring."""
    return sorted((row for piece in pieces for row in piece.rows), key=itemgetter(0))


@lru_cache(maxsize=2 * ROWS_AT_ONCE)
def _sqlite_insert(table: Table, key: str | None, count: int) -> str:
    marks = f"({', '.join('?' * len(table.columns))})"
    return f"INSERT INTO {table.name} ({_names(table)}) VALUES {', '.join([marks] * count)}{_replacing(table, key)}"


@lru_cache
def _postgres_insert(kinds: tuple[tuple[Table, str | None], ...]) -> str:
    """Columns as arrays, so that it is the same statement for any number of rows, and notices of what was added."""
    dialect: Dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # the library has no type here
    adding = []
    for at, (table, key) in enumerate(kinds):
        arrays = ", ".join(f"%s::{column.type.compile(dialect)}[]" for column in table.columns)
        insert = f"INSERT INTO {table.name} ({_names(table)}) SELECT * FROM unnest({arrays}){_replacing(table, key)}"
        adding.append(f"added{at} AS ({insert})")
    return f"WITH {', '.join(adding)} SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"


def _names(table: Table) -> str:
    return ", ".join(column.name for column in table.columns)


def _replacing(table: Table, key: str | None) -> str:
    """What makes a row take the place of another; no two rows of one statement may have the same key."""
    if key is None:
        return ""
    values = ", ".join(f"{column.name} = excluded.{column.name}" for column in table.columns if column.name != key)
    return f" ON CONFLICT ({key}) DO UPDATE SET {values}"


def _deliver(answers: list[Answer]) -> None:
    for done, answer, failure in answers:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)
