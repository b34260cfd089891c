"""Sends what is in the outbox: one person at a time, whoever waits longest first, and again later where it fails.

A person is claimed, so that no other process calls them; what was sent is noted at once. After a kill between the two
the same call may come again, with the same id and tag: browsers show it once, and programs know it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from functools import partial
from typing import Final

import structlog
from sqlalchemy import Connection, update

from meydan.server import outbox, store
from meydan.server.calling import webhook, wishes
from meydan.server.calling.mail import EVERY, Mailer
from meydan.server.calling.posting import NotSent
from meydan.server.calling.push import Gone, Pusher
from meydan.server.calling.wishes import HOOK, MAIL, PUSH, Calling
from meydan.server.calling.wording import Told, told
from meydan.server.chores import Chore
from meydan.server.clock import LIVE
from meydan.server.database import Database
from meydan.server.outbox import LEASE, Call
from meydan.server.schema import callings
from meydan.server.seating import MOST_PLAYED
from meydan.server.stamps import now
from meydan.server.store import TableRow

AT_ONCE: Final = 8  # people who are called at the same time
LOOK: Final = 1.0  # seconds between looks at the outbox
TRIES: Final = 8
FIRST_WAIT: Final = 15_000  # milliseconds after the first failure, then twice as long each time
LONGEST_WAIT: Final = 60 * 60 * 1000
LOOK_AGAIN: Final = 60_000  # milliseconds after which somebody who was at the table still is, or left without a word
SEEN: Final = "seen"  # among the ways: they were at the table when they were to be called
log = structlog.get_logger()


class Caller:
    """The worker of one process."""

    def __init__(self, database: Database, pusher: Pusher, mailer: Mailer, home: str, *, own_network: bool) -> None:
        self._database = database
        self._pusher = pusher
        self._mailer = mailer
        self._home = home
        self._own_network = own_network
        self.ended: Counter[tuple[str, str]] = Counter()  # by way, and how it ended
        self.waiting = 0  # calls that were due when it was last looked
        self._looking = Chore(self._look, LOOK, "nobody is called for a while")
        self._calling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self._database.is_sqlite:  # whoever called somebody when the service ended is not there any more
            await self._database.run(outbox.release_all)
        self._looking.start()

    async def stop(self) -> None:
        """What is being sent is not waited for: another process, or the next start, goes on with it."""
        await self._looking.stop()
        tasks = list(self._calling)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Begin to call some people, as many as can be called at once."""
        room, at = AT_ONCE - len(self._calling), now()

        def work(connection: Connection) -> tuple[list[str], int]:
            return outbox.claim(connection, at, room), outbox.waiting(connection, at)

        if room > 0:
            found, self.waiting = await self._database.run(work)
            for account in found:
                task = asyncio.create_task(self._serve(account, at + LEASE))
                self._calling.add(task)
                task.add_done_callback(self._called)

    def _called(self, task: asyncio.Task[None]) -> None:
        self._calling.discard(task)
        self._looking.wake()  # somebody else may be waiting

    async def _serve(self, account: str, lease: int) -> None:
        try:
            await Round(self, account, lease).go()
        except Exception:
            log.exception("somebody is not called for a while", account=account)
            wait = partial(outbox.stumble, account=account, now=now(), wait=LONGEST_WAIT, most=TRIES)
            await self._database.run(wait)

    # -- ways ---------------------------------------------------------------------------------------------------

    async def sent(self, way: str, sending: Awaitable[None]) -> bool:
        """Whether something was sent; how it ended is counted."""
        try:
            await sending
        except NotSent as problem:
            self.ended[way, "failed"] += 1
            log.info("a call was not sent", way=way, reason=str(problem)[:200])
            return False
        self.ended[way, "sent"] += 1
        return True

    async def pushed(self, calling: Calling, done: tuple[str, ...], call: Told) -> tuple[list[str], bool]:
        """Push to all devices that have not got a call yet: which got it now, and whether that is all of them."""
        got, all_of_them = [], True
        for device in calling.devices:
            way = f"{PUSH}:{device.id}"
            if way in done:
                continue
            try:
                if await self.sent(PUSH, self._pusher.send(device, call, own_network=self._own_network)):
                    got.append(way)
                else:
                    all_of_them = False
            except Gone:
                self.ended[PUSH, "gone"] += 1
                await self._database.run(partial(wishes.drop_device, endpoint=device.endpoint))
        return got, all_of_them

    async def hooked(self, calling: Calling, call: Told) -> bool:
        sending = webhook.send(calling.hook or "", calling.secret or "", call, own_network=self._own_network)
        return await self.sent(HOOK, sending)

    async def mailed(self, calling: Calling, calls: list[Told]) -> bool:
        return await self.sent(MAIL, self._mailer.digest(calling, calls))


class Round:
    """The calls of one person that are due now."""

    def __init__(self, caller: Caller, account: str, lease: int) -> None:
        self._caller = caller
        self._database = caller._database
        self._account = account
        self._lease = lease
        self._told: dict[Call, Told] = {}
        self._due: dict[Call, int] = {}  # what is left to do, and when
        self._failed: set[Call] = set()

    async def go(self) -> None:
        def work(connection: Connection) -> tuple[Calling, list[Call], int]:
            asked = store.waiting_for(connection, self._account, MOST_PLAYED)
            calling = wishes.find(connection, self._account)
            return calling, outbox.due(connection, self._account, now()), len(asked)

        calling, calls, waiting = await self._database.run(work)
        to_mail: list[Call] = []
        for call in calls:
            ways = self._ways(calling, call)
            if call.here and not calling.always and ways:
                await self._look_again(call)
            elif not ways:
                await self._settle(call)
            else:
                self._told[call] = told(call, calling, self._caller._home, waiting)
                if not await self._by_wire(calling, call, ways):
                    return  # another process calls them now
                if MAIL in ways:
                    to_mail.append(call)
                elif call not in self._due:
                    await self._settle(call)
        if to_mail and not await self._by_mail(calling, to_mail):
            return
        for call, due in self._due.items():
            await self._put_off(call, due)
        await self._hold(0)

    def _ways(self, calling: Calling, call: Call) -> set[str]:
        """The ways by which a call is still to be sent; live games do not mail."""
        if not call.holds:
            return set()
        ways = calling.wanted(call.kind) - set(call.done)
        live = isinstance(call.about, TableRow) and call.about.speed == LIVE
        return ways - {MAIL} if live or not self._caller._mailer.ready else ways

    async def _by_wire(self, calling: Calling, call: Call, ways: set[str]) -> bool:
        """Push and post a call; False if somebody else has taken over."""
        sent: list[str] = []
        failed = False
        if PUSH in ways:
            sent, pushed = await self._caller.pushed(calling, call.done, self._told[call])
            failed = not pushed
            if not await self._hold(now() + LEASE, [(call, way) for way in sent]):
                return False
        if HOOK in ways:
            hooked = await self._caller.hooked(calling, self._told[call])
            failed = failed or not hooked
            if not await self._hold(now() + LEASE, [(call, HOOK)] if hooked else []):
                return False
        if failed:
            self._fail(call)
        return True

    async def _by_mail(self, calling: Calling, calls: list[Call]) -> bool:
        """One mail for all of it, if the last one was long enough ago; False if somebody else has taken over."""
        may = calling.mailed + EVERY
        if may > now():
            for call in calls:
                self._due[call] = min(self._due.get(call, may), may)
            return True
        if await self._caller.mailed(calling, [self._told[call] for call in calls]):
            held = await self._hold(now() + LEASE, [(call, MAIL) for call in calls], mailed=now())
            for call in calls:
                if call not in self._due:
                    await self._settle(call)
            return held
        for call in calls:
            self._fail(call)
        return True

    def _fail(self, call: Call) -> None:
        self._failed.add(call)
        self._due[call] = now() + min(LONGEST_WAIT, FIRST_WAIT << call.tries)

    async def _put_off(self, call: Call, due: int) -> None:
        """Try again later, or give up; to wait for the hour of the next mail is no failure."""
        tries = call.tries + (call in self._failed)
        if tries >= TRIES:
            self._caller.ended["any", "given up"] += 1
            await self._settle(call)
        else:
            await self._database.run(partial(outbox.put_off, account=self._account, one=call, due=due, tries=tries))

    async def _look_again(self, call: Call) -> None:
        """They are at the table. If they still are a while later, they know; a socket may also outlive its reader."""
        if SEEN in call.done:
            await self._settle(call)
            return
        later = partial(outbox.put_off, due=now() + LOOK_AGAIN, tries=call.tries, done=(*call.done, SEEN))
        await self._database.run(partial(later, account=self._account, one=call))

    async def _settle(self, call: Call) -> None:
        await self._database.run(partial(outbox.settle, account=self._account, one=call))

    async def _hold(self, until: int, sent: list[tuple[Call, str]] | None = None, mailed: int | None = None) -> bool:
        """Note what was sent, and stay the one who calls this person until a moment; False if we are not any more."""

        def work(connection: Connection) -> bool:
            if mailed is not None:
                mine = update(callings).where(callings.c.account == self._account)
                connection.execute(mine.values(mailed=mailed))
            return outbox.mark(connection, self._account, self._lease, until, sent or ())

        held = await self._database.run(work)
        self._lease = until
        return held
