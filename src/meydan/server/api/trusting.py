"""Who is at open sockets: found out again from time to time, for all of them at once."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final, Protocol

from meydan.server.accounts import Accounts, Proof
from meydan.server.api.fields import Socket
from meydan.server.guarding import account_of, proof_of

TRUSTED: Final = 5.0  # seconds for which an answer is good
AHEAD: Final = 2.5  # seconds after which it is asked for again, so that hardly anybody waits for it


class Line(Protocol):
    """An open socket, which is woken when somebody else is at it."""

    socket: Socket

    def wake(self) -> None: ...


class Trust:
    """Everybody at an open socket, and when it was found out who they are."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._proofs: dict[Line, Proof | None] = {}
        self._since = time.monotonic()
        self._asking: asyncio.Task[None] | None = None

    def admit(self, line: Line) -> None:
        """Somebody came in at this moment, so it is known who it is."""
        self._proofs[line] = proof_of(line.socket)

    def forget(self, line: Line) -> None:
        self._proofs.pop(line, None)

    def is_fresh(self) -> bool:
        """Whether everybody can be trusted without waiting."""
        age = time.monotonic() - self._since
        if age > AHEAD:
            self._ask()
        return age <= TRUSTED

    def look_again(self) -> None:
        """Somebody may not be who they were: everybody is asked for, whether there is something to tell or not."""
        self._since = -math.inf
        self._ask()

    async def renew(self) -> None:
        """Come back when everybody can be trusted."""
        if not self.is_fresh():
            await asyncio.shield(self._ask())

    def _ask(self) -> asyncio.Task[None]:
        if self._asking is None:
            self._asking = asyncio.create_task(self._find_out())
            self._asking.add_done_callback(self._asked)
        return self._asking

    def _asked(self, done: asyncio.Task[None]) -> None:
        self._asking = None
        if not done.cancelled():
            done.exception()  # told to whoever waits; if nobody does, it is asked again

    async def _find_out(self) -> None:
        since = time.monotonic()
        proofs = self._proofs.copy()
        known = await self._accounts.still_known({proof for proof in proofs.values() if proof is not None})
        for line, proof in proofs.items():
            account = known.get(proof) if proof is not None else None
            if account != account_of(line.socket):
                line.socket.scope["user"] = account
                line.wake()
        self._since = since
