"""Who may come near a table: everybody to a public one, to a private one who has its link or belongs to it.

And how what is asked for is found.
"""

from __future__ import annotations

from typing import Any, cast

from litestar.connection import ASGIConnection

from meydan.kernel.record import Record
from meydan.server import store
from meydan.server.guarding import account_of, need_account
from meydan.server.hall import Hall
from meydan.server.problems import Problem
from meydan.server.room import Room
from meydan.server.store import TableRow

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    return cast(Hall, connection.app.state.hall)


def has_access(row: TableRow, account: str | None, link: str | None) -> bool:
    if row.public or link == row.link:
        return True
    if account is None:
        return False
    return account == row.host or any(account in (chair.account, chair.invited) for chair in row.chairs)


async def reach(connection: Connection, table: str, link: str | None) -> TableRow:
    """A table the asker may see; a private one without its link is as good as not there."""
    row = await hall_of(connection).row(table)
    account = account_of(connection)
    if not has_access(row, account.id if account else None, link):
        raise Problem("not-found", f"there is no table {table!r}")
    return row


async def eyes(connection: Connection, table: str, seat: int, link: str | None) -> tuple[TableRow, Room]:
    """A table and its room, if the asker may look from this seat; -1 watches."""
    row = await reach(connection, table, link)
    return row, await room_seen(connection, row, seat)


async def room_seen(connection: Connection, row: TableRow, seat: int) -> Room:
    """The room of a table within reach, if the asker may look from this seat."""
    if seat >= 0 and row.holder(seat) != need_account(connection).id:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return await hall_of(connection).room(row.id)


async def uploaded(connection: Connection, record: str) -> Record:
    """An uploaded record, for whoever knows its id."""
    text = await hall_of(connection).database.run(lambda work: store.find_record(work, record))
    if text is None:
        raise Problem("not-found", f"there is no record {record!r}")
    return Record.from_json(text)
