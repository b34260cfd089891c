"""Rows that are added by many at once: all of them are stored, and one that is refused harms no other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, Text, select
from sqlalchemy.exc import IntegrityError

from meydan.server.database import ROWS_AT_ONCE, Database, Rows

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
