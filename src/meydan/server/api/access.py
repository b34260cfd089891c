"""Who may come near a table: everybody to a public one, to a private one who has its link or belongs to it
or to its group.

Who has the key to look (`TableRow.look`) may see a game that has begun as a spectator does, and nothing else of it.

And how what is asked for is found.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any, TypeVar, cast

from litestar import MediaType, Response
from litestar.connection import ASGIConnection

from meydan.server import store
from meydan.server.accounts import Account
from meydan.server.archive import Archive
from meydan.server.guarding import account_of, need_account
from meydan.server.hall import Hall
from meydan.server.limiting import Limits, address_of
from meydan.server.page import takes_gzip
from meydan.server.problems import Problem
from meydan.server.room import Room
from meydan.server.store import TableRow

Connection = ASGIConnection[Any, Any, Any, Any]
Who = TypeVar("Who", Account, Account | None)


def hall_of(connection: Connection) -> Hall:
    return cast(Hall, connection.app.state.hall)


def is_known(row: TableRow, account: str | None, link: str | None) -> bool:
    """Whether somebody may come in, and hear what is said."""
    if row.public or link == row.link:
        return True
    if account is None:
        return False
    return account == row.host or any(account in (chair.account, chair.invited) for chair in row.chairs)


def has_access(row: TableRow, account: str | None, link: str | None) -> bool:
    """Whether somebody may look."""
    return (link is not None and link == row.look) or is_known(row, account, link)


async def knows(hall: Hall, row: TableRow, account: str | None, link: str | None) -> bool:
    """Whether somebody may come in, and hear what is said; members of its group always may."""
    if is_known(row, account, link):
        return True
    return row.group is not None and account is not None and await hall.groups.has(row.group, account)


async def reach(connection: Connection, table: str, link: str | None) -> TableRow:
    """A table the asker may see; a private one without its link is as good as not there."""
    row = await hall_of(connection).rooms.row(table)
    account = account_of(connection)
    who = account.id if account else None
    if not has_access(row, who, link) and not await knows(hall_of(connection), row, who, link):
        raise Problem("not-found", f"there is no table {table!r}")
    return row


def admit(connection: Connection, limit: str, who: Callable[[Connection], Who] = need_account) -> Who:
    """Whoever asks for something, once it is known who they are and that they do not ask too often.

    What a handler needs before it does anything. It is called there, and is no guard or dependency of the framework,
    since those come before the body is checked: what is not understood is told first, and counts for no limit.
    """
    account = who(connection)
    limits: Limits = connection.app.state.limits
    limits.hit(limit, connection, account)
    return account


async def admit_to(connection: Connection, table: str, limit: str, link: str | None = None) -> tuple[Account, TableRow]:
    """Whoever asks for something at a table within their reach, and the table."""
    account = admit(connection, limit)
    return account, await reach(connection, table, link)


async def eyes(connection: Connection, table: str, seat: int, link: str | None) -> tuple[TableRow, Room]:
    """A table and its room, if the asker may look from this seat; -1 watches."""
    row = await reach(connection, table, link)
    return row, await room_seen(connection, row, seat)


async def room_seen(connection: Connection, row: TableRow, seat: int) -> Room:
    """The room of a table within reach, if the asker may look from this seat."""
    if seat >= 0 and row.holder(seat) != need_account(connection).id:
        raise Problem("not-your-seat", f"seat {seat} is not yours")
    return await hall_of(connection).rooms.room(row.id)


async def uploaded(connection: Connection, record: str) -> str:
    """An uploaded record as it was written down, for whoever knows its id."""
    text = await hall_of(connection).database.run(lambda work: store.find_record(work, record))
    if text is None:
        raise Problem("not-found", f"there is no record {record!r}")
    return text


def archive_of(connection: Connection) -> Archive:
    return cast(Archive, connection.app.state.archive)


def asking(connection: Connection) -> str:
    """Whose turn it is when something is worked out: an account's or, where nobody signed in, an address's."""
    account = account_of(connection)
    return address_of(connection) if account is None else account.id


def unpacked_if_need_be(connection: Connection, packed: bytes) -> Response[bytes]:
    """An answer that is packed already, for whoever can unpack it and for others."""
    if takes_gzip(connection.headers.get("accept-encoding", "")):
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(packed, media_type=MediaType.JSON, headers=headers)
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers={"vary": "Accept-Encoding"})
