"""Who may come near a table: everybody to a public one, to a private one who has its link or belongs to it."""

from __future__ import annotations

from typing import Any, cast

from litestar.connection import ASGIConnection

from meydan.server.guarding import account_of
from meydan.server.hall import Hall
from meydan.server.problems import Problem
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
