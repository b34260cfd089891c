"""Who wants to know what happens at which table, here and in other processes on the same PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import psycopg
import structlog

from meydan.server.chores import Chore
from meydan.server.database import CHANNEL

# What happens elsewhere goes the same way as what happens at a table, by a name that no id has: it has a colon.
LOBBY: Final = "board:lobby"
CONNECT_AGAIN: Final = 1.0  # seconds after which a lost connection is made anew
log = structlog.get_logger()


def group_board(group: str) -> str:
    """The name under which it is told what happens in a group."""
    return f"group:{group}"


def group_of(board: str) -> str:
    """The group of which it is told there."""
    return board.removeprefix("group:")


def tournament_board(tournament: str) -> str:
    """The name under which it is told that a tournament goes on."""
    return f"tournament:{tournament}"


def wish_of(account: str) -> str:
    """The name under which somebody is told what became of the wish to play."""
    return f"wish:{account}"


def is_board(place: str) -> bool:
    """Whether a place is no table."""
    return ":" in place


class Listener:
    """Somebody who wants to know what happens at a table: hears that something did, or waits for it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._woken = asyncio.Event()

    def hear(self) -> None:
        """Something happened; this must not take long."""
        self.wake()

    def wake(self) -> None:
        self._woken.set()

    async def wait(self) -> None:
        """Wait until something happened since the last time."""
        await self._woken.wait()
        self._woken.clear()


class News:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._following: Chore | None = None

    def listen(self, listener: Listener) -> None:
        self._listeners.setdefault(listener.table, set()).add(listener)

    def forget(self, listener: Listener) -> None:
        watching = self._listeners.get(listener.table, set())
        watching.discard(listener)
        if not watching:
            self._listeners.pop(listener.table, None)

    def watched(self, table: str) -> bool:
        return table in self._listeners

    def tell(self, table: str) -> None:
        for listener in tuple(self._listeners.get(table, ())):
            try:
                listener.hear()
            except Exception:  # whoever changed the table has no part in it; a listener that is woken finds out alone
                log.exception("news were not told", table=table)
                listener.wake()

    def tell_all(self) -> None:
        for table in list(self._listeners):
            self.tell(table)

    # -- other processes ------------------------------------------------------------------------------------

    def follow(
        self, url: str, heard: Callable[[str, int], Awaitable[None]], look_again: Callable[[], Awaitable[None]]
    ) -> None:
        """Hear what other processes commit; `heard` gets the table and the number of its last move.

        Whenever the connection was made anew, `look_again` is called: something may have been missed before.
        """
        follow = partial(self._follow, url, heard, look_again)
        self._following = Chore(follow, CONNECT_AGAIN, "lost the news of other processes")
        self._following.start()

    async def _follow(
        self, url: str, heard: Callable[[str, int], Awaitable[None]], look_again: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await look_again()
                async for notice in connection.notifies():
                    for news in notice.payload.split(","):
                        table, _, number = news.partition(" ")
                        await heard(table, int(number))
        except psycopg.Error as error:  # a database that is started anew is no fault of ours
            log.warning("lost the news of other processes", error=str(error))

    async def close(self) -> None:
        if self._following is not None:
            await self._following.stop()
