"""Rows that are added by many at once: all of them are stored, and one that is refused harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import psycopg
import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, event, select
from sqlalchemy.exc import IntegrityError

from meydan.server.database import CHANNEL, ROWS_AT_ONCE, Database, Rows

KEPT = MetaData()
NOTES = Table("notes", KEPT, Column("number", Integer, primary_key=True), Column("text", Text))
LAST = Table("last", KEPT, Column("place", Integer, primary_key=True), Column("text", Text))


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
    assert [statement.count("INSERT INTO notes") for statement in statements if "INSERT" in statement] == [1]
    assert len(commits) == 1


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


def last(place: int, text: str) -> Rows:
    """What takes the place of what was there."""
    return Rows(LAST, [(place, text)], key="place")


def test_rows_with_a_key_take_the_place_of_others(database: Database):
    assert add(database, *(last(place, "first") for place in range(20))) == [None] * 20
    assert add(database, *(last(place, "second") for place in range(10, 30))) == [None] * 20
    with database.engine.begin() as connection:
        found = {row.place: row.text for row in connection.execute(select(LAST))}
    assert found == {place: "first" if place < 10 else "second" for place in range(30)}


def test_what_is_stored_together_is_refused_together(database: Database):
    add(database, notes(7))
    done = add(
        database, *(Rows(NOTES, [(number, "second")], also=last(number, f"after {number}")) for number in range(5, 10))
    )
    assert [type(answer) for answer in done] == [IntegrityError if n == 7 else type(None) for n in range(5, 10)]
    with database.engine.begin() as connection:
        found = {row.place: row.text for row in connection.execute(select(LAST))}
    assert found == {number: f"after {number}" for number in (5, 6, 8, 9)}


def test_more_rows_than_one_statement_takes(database: Database):
    numbers = range(40 * ROWS_AT_ONCE + 1)
    assert add(database, notes(0), notes(*numbers[1:])) == [None, None]
    assert len(stored(database)) == len(numbers)
