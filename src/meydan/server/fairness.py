"""Who is served next when more bots are to think than can: people take turns, and who plays against few is first."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

WATCHED_ONLY: Final = 4  # a turn costs so many times as much where nobody plays but bots
MOST_KNOWN: Final = 1000  # people, before those who are owed nothing are forgotten


@dataclass(frozen=True, slots=True)
class Party:
    """For whom bots think at a table: its host, the people who play there, and against how many bots."""

    host: str
    players: Sequence[str]
    bots: int


class Turns:
    """A queue in which each person has an account: a turn costs as much as there are bots at the table.

    Served is whoever will have been charged least. Who comes after a pause begins where the others are, so nobody
    saves up turns, and nobody who waits is passed over for ever.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._charged: dict[str, int] = {}  # by person, what the turns asked for so far come to
        self._reached = 0  # the charge of whoever was served last
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._asked = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def taken(self, party: Party) -> AsyncIterator[None]:
        """A turn for a table, which begins when it is served and ends with the block."""
        await self._wait(self._charge(party))
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    def _charge(self, party: Party) -> int:
        """What it costs goes to whoever of the players was charged least; to the host where nobody plays."""
        who = min(party.players or [party.host], key=lambda one: self._charged.get(one, 0))
        cost = max(1, party.bots) * (1 if party.players else WATCHED_ONLY)
        self._charged[who] = max(self._reached, self._charged.get(who, 0)) + cost
        return self._charged[who]

    async def _wait(self, charge: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked += 1
        heapq.heappush(self._waiting, (charge, self._asked, turn))
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # served at the very moment it gave up
                self._free += 1
                self._serve()
            raise

    def _serve(self) -> None:
        while self._free and self._waiting:
            charge, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._free -= 1
                self._reached = max(self._reached, charge)
                turn.set_result(None)
        if len(self._charged) > MOST_KNOWN:
            self._charged = {who: charge for who, charge in self._charged.items() if charge > self._reached}
