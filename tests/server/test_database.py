"""Rows that are added by many at once: all of them are stored, and one that is refused harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import psycopg
import pytest
from sqlalchemy import Boolean, Column, Connection, Integer, MetaData, String, Table, Text, event, select
from sqlalchemy.exc import IntegrityError

from meydan.server.database import CHANNEL, ROWS_AT_ONCE, Database, Rows

KEPT = MetaData()
NOTES = Table("notes", KEPT, Column("number", Integer, primary_key=True), Column("text", Text))
MARKS = Table(
    "marks", KEPT, Column("name", String(20), primary_key=True), Column("number", Integer), Column("ok", Boolean)
)


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = Database(database_url)
    KEPT.create_all(found.engine)
    yield found
    found.close()


def notes(*numbers: int, text: str | None = "first") -> Rows:
    return Rows(NOTES, [(number, text) for number in numbers])


def add(database: Database, *pieces: Rows) -> list[BaseException | None]:
    """Hand in all at once; what became of each."""

    async def run() -> list[BaseException | None]:
        return await asyncio.gather(*(database.run(piece) for piece in pieces), return_exceptions=True)

    return asyncio.run(run())


def stored(database: Database) -> Sequence[tuple[int, str | None]]:
    with database.engine.begin() as connection:
        return [(row.number, row.text) for row in connection.execute(select(NOTES).order_by(NOTES.c.number))]


def test_rows_of_many_are_all_stored(database: Database):
    done = add(database, notes(1, 2), notes(3, text=None), *(notes(number) for number in range(4, 300)))
    assert done == [None] * 298
    assert stored(database) == [(number, None if number == 3 else "first") for number in range(1, 300)]


def test_a_row_that_is_there_already_is_refused_alone(database: Database):
    add(database, notes(7))
    done = add(database, *(notes(number, text="second") for number in range(1, 20)))
    assert [type(answer) for answer in done] == [IntegrityError if n == 7 else type(None) for n in range(1, 20)]
    assert stored(database) == [(n, "first" if n == 7 else "second") for n in range(1, 20)]


def test_of_two_who_add_the_same_row_one_does(database: Database):
    done = add(database, notes(1, 2, text="one"), notes(2, 3, text="other"))
    assert sorted(type(answer).__name__ for answer in done) == ["IntegrityError", "NoneType"]
    winner = "one" if done[0] is None else "other"
    assert {text for _, text in stored(database)} == {winner}
    assert len(stored(database)) == 2


def test_rows_of_many_are_one_statement_and_one_commit(database: Database):
    commits: list[float] = []
    statements: list[str] = []

    @event.listens_for(database.engine, "before_cursor_execute")
    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        statements.append(statement)

    add(database, notes(1))
    database.committed = commits.append
    statements.clear()
    assert add(database, *(notes(number) for number in range(2, 100))) == [None] * 98
    assert [statement.count("INSERT INTO notes") for statement in statements] == [1]
    assert len(commits) == 1


def marked(number: int, name: str) -> Rows:
    """A note, and a mark that is moved to it."""
    return Rows(
        NOTES, [(number, "marked")], also=Rows(MARKS, [(name, number, True)], key="name"), news=f"{name} {number}"
    )


def marks(database: Database) -> dict[str, int]:
    with database.engine.begin() as connection:
        return {row.name: row.number for row in connection.execute(select(MARKS))}


def test_rows_of_two_tables_are_stored_together_or_not_at_all(database: Database):
    assert add(database, *(marked(number, f"mark {number % 10}") for number in range(10))) == [None] * 10
    assert add(database, marked(10, "mark 0"), marked(11, "mark 1"), notes(12)) == [None] * 3
    assert marks(database) == {f"mark {n}": n + 10 if n < 2 else n for n in range(10)}
    late = add(database, marked(5, "mark 2"), marked(13, "mark 3"))
    assert [type(answer) for answer in late] == [IntegrityError, type(None)]
    assert (marks(database)["mark 2"], marks(database)["mark 3"]) == (2, 13)
    assert len(stored(database)) == 14


def test_other_work_beside_very_many_rows_is_done_too(database: Database):
    def one(connection: Connection) -> int:
        return connection.execute(select(NOTES.c.number).where(NOTES.c.number == -1)).scalar_one()

    async def run() -> list[int | None]:
        await database.run(notes(-1))
        many = notes(*range(ROWS_AT_ONCE + 1))
        return await asyncio.gather(database.run(many), database.run(one), database.run(notes(-2)), database.run(one))

    assert asyncio.run(run()) == [None, -1, None, -1]
    assert len(stored(database)) == ROWS_AT_ONCE + 3


def test_one_who_waits_for_somebody_elses_transaction_holds_up_no_other(postgres_url):
    database = Database(postgres_url)
    KEPT.create_all(database.engine)

    async def run() -> None:
        other = await asyncio.to_thread(database.engine.connect)
        notes(3, text="other")(other)
        late = asyncio.ensure_future(database.run(notes(3)))
        assert await asyncio.gather(*(database.run(notes(n)) for n in (1, 2, 4, 5))) == [None] * 4
        assert not late.done()
        await asyncio.to_thread(other.rollback)
        await late
        other.close()

    asyncio.run(run())
    assert [number for number, _ in stored(database)] == [1, 2, 3, 4, 5]
    database.close()


def test_rows_are_stored_after_the_connection_was_lost(postgres_url):
    database = Database(postgres_url)
    KEPT.create_all(database.engine)
    for number in range(3):
        assert add(database, notes(number)) == [None]
        with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    assert [number for number, _ in stored(database)] == [0, 1, 2]
    database.close()


def test_other_processes_hear_of_everything_that_was_added_together(postgres_url):
    database = Database(postgres_url)
    KEPT.create_all(database.engine)
    with psycopg.connect(postgres_url, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        add(database, *(Rows(NOTES, [(n, "")], news=f"table {n}") for n in range(250)))
        heard: list[str] = []
        for notice in listening.notifies(timeout=60):
            heard += notice.payload.split(",")
            if len(heard) >= 250:
                break
    assert sorted(heard) == sorted(f"table {n}" for n in range(250))
    database.close()


def test_more_rows_than_one_statement_takes(database: Database):
    numbers = range(40 * ROWS_AT_ONCE + 1)
    assert add(database, notes(0), notes(*numbers[1:])) == [None, None]
    assert len(stored(database)) == len(numbers)
