"""One door to the database: work is a function of a connection, run in a thread, and done when it is committed.

With SQLite one thread does all of it: whatever waits is run in one transaction and committed at once, so that many
tables share the price of a commit. With PostgreSQL a few threads work side by side.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event
from sqlalchemy.engine import make_url

from meydan.server.problems import Problem

T = TypeVar("T")
Work: TypeAlias = tuple[Callable[[Connection], Any], asyncio.Future[Any]]
Answer: TypeAlias = tuple[asyncio.Future[Any], Any, BaseException | None]

MOST_TOGETHER = 200  # pieces of work in one transaction
ROWS_AT_ONCE = 1000  # in one statement: SQLite takes 32,766 values
THREADS = 8  # connections to PostgreSQL


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
    return create_engine(place, pool_size=THREADS, max_overflow=0, pool_pre_ping=True, hide_parameters=True)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'meydan.sqlite3'}"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    for setting in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000",
        "cache_size=-32768",  # kB: a long list of tables is read from many pages
    ):  # fmt: skip
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@dataclass(frozen=True, slots=True)
class Rows:
    """Work that only stores rows of a table, each with a value for every column: much of it can be one statement.

    Rows with a key take the place of those that have the same key; without one they are added.
    """

    table: Table
    rows: Sequence[tuple[Any, ...]]
    key: str | None = None
    also: Rows | None = None  # what is stored with them, in another table

    def __call__(self, connection: Connection) -> None:
        for piece in self.pieces():
            _store(connection, piece.table, piece.key, piece.rows)

    def pieces(self) -> Iterator[Rows]:
        yield self
        if self.also is not None:
            yield from self.also.pieces()


class Database:
    """Runs work in threads, so that the event loop never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.committed: Callable[[float], None] = lambda seconds: None  # told of each commit how long it took
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._pool: ThreadPoolExecutor | None = None
        self._waiting: list[Work] = []  # what was asked for in this round of the event loop
        self._work: queue.SimpleQueue[list[Work]] = queue.SimpleQueue()  # an empty list is the end
        self._thread: threading.Thread | None = None
        self._kept: Connection | None = None  # of the thread, as long as all goes well
        if self.is_sqlite:
            self._thread = threading.Thread(target=self._write_together, name="sqlite", daemon=True)
            self._thread.start()
        else:
            self._pool = ThreadPoolExecutor(THREADS, "postgresql")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction; what it returns is returned once it is committed.

        Work that shares a transaction with other work that fails is done once more, so it must change nothing but
        the database.
        """
        loop = asyncio.get_running_loop()
        if self._pool is not None:
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

    def _write_together(self) -> None:
        """The thread of SQLite: all work that waits is one transaction."""
        while batch := self._work.get():
            while len(batch) < MOST_TOGETHER and not self._work.empty():
                more = self._work.get()
                if not more:
                    self._work.put(more)
                    break
                batch += more
            self._settle(batch)

    def _settle(self, batch: list[Work]) -> None:
        """All in one transaction if all of it can be done; otherwise each in one of its own."""
        answers: list[Answer]
        try:
            self._kept = self._kept or self.engine.connect()
            with self._committing(self._kept):
                _add_together(self._kept, [work for work, _ in batch if isinstance(work, Rows)])
                answers = [_tried(self._kept, work, done) for work, done in batch]
        except Exception as error:
            self._let_go()
            answers = [(done, None, error) for _, done in batch] if len(batch) == 1 else self._one_by_one(batch)
        batch[0][1].get_loop().call_soon_threadsafe(_deliver, answers)

    def _one_by_one(self, batch: list[Work]) -> list[Answer]:
        answers: list[Answer] = []
        for work, done in batch:
            try:
                answers.append((done, self._alone(work), None))
            except Exception as error:
                answers.append((done, None, error))
        return answers

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self._thread is not None:
            if self._waiting:
                self._hand_over()
            self._work.put([])
            self._thread.join()
            self._let_go()
        if self._pool is not None:
            self._pool.shutdown(wait=True)
        self.engine.dispose()


def _tried(connection: Connection, work: Callable[[Connection], Any], done: asyncio.Future[Any]) -> Answer:
    """Work among other work: a refusal is its answer, and harms no other."""
    if isinstance(work, Rows):
        return done, None, None
    try:
        with connection.begin_nested():
            return done, work(connection), None
    except Problem as refusal:
        return done, None, refusal


def _add_together(connection: Connection, work: list[Rows]) -> None:
    """One statement for many rows: the thread waits for its turn once, not after each row."""
    rows: dict[tuple[Table, str | None], list[tuple[Any, ...]]] = {}
    for piece in chain.from_iterable(one.pieces() for one in work):
        rows.setdefault((piece.table, piece.key), []).extend(piece.rows)
    for (table, key), some in rows.items():
        _store(connection, table, key, some)


def _store(connection: Connection, table: Table, key: str | None, rows: Sequence[tuple[Any, ...]]) -> None:
    """Add rows, or put them in the place of those with the same key, with as few statements as can be."""
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    marks = f"({', '.join([mark] * len(table.columns))})"
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        connection.exec_driver_sql(
            f"{_inserting(table)} VALUES {', '.join([marks] * len(some))}{_replacing(table, key)}",
            tuple(chain.from_iterable(some)),
        )


@cache
def _inserting(table: Table) -> str:
    return f"INSERT INTO {table.name} ({', '.join(_names(table))})"


def _names(table: Table) -> list[str]:
    return [column.name for column in table.columns]


@cache
def _replacing(table: Table, key: str | None) -> str:
    """What makes a row take the place of another; later rows of one statement may not replace earlier ones."""
    if key is None:
        return ""
    values = ", ".join(f"{name} = excluded.{name}" for name in _names(table) if name != key)
    return f" ON CONFLICT ({key}) DO UPDATE SET {values}"


def _deliver(answers: list[Answer]) -> None:
    for done, answer, failure in answers:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(answer)
        else:
            done.set_exception(failure)
