"""What is done at a table: choices, undo, queues, and seats that go to a bot and come back.

First it is checked beside the table, then stored, then carried out in memory, then told. Another process may have been
faster: then the database refuses the move's number, and this process catches up and says that the version is stale.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from meydan.bots import BEST
from meydan.kernel.record import AGREE, HINT, RESIGN
from meydan.kernel.table import Table
from meydan.server import leaving, outbox, profiles, store
from meydan.server.bots import Bots
from meydan.server.database import Rows, notify
from meydan.server.problems import Problem, check_seat, need
from meydan.server.rating import counts, rate
from meydan.server.room import CHOICE, HAND, NO, TAKE, UNDO, YES, Room, Standing
from meydan.server.rooms import Rooms
from meydan.server.stamps import now
from meydan.server.store import TableRow
from meydan.server.told import Done, Handed, Leaving, Left, Phrase, Taken
from meydan.voice import Voice

MOST_QUEUED: Final = 50
CHAT_LONGEST: Final = 300
SAYING_TRIES: Final = 10
TRIES: Final = 10  # of what holds for any version, such as a resignation while bots of another process play on
log = structlog.get_logger()


class Act(Struct):
    """What a seat wants to do, to a version if that must be the one; a key makes it known when it is sent again."""

    seat: int
    kind: str
    texts: Sequence[str] = ("",)
    version: int | None = None
    key: str | None = None
    queued: bool = False  # a choice that leaves its queue when it is made
    own: bool = False  # who holds a seat hands it over, so that it need not be late


class Play:
    """The playing at all tables of one process."""

    def __init__(self, rooms: Rooms, bots: Bots) -> None:
        self.rooms = rooms
        self.bots = bots
        self.choices = 0  # made here since the start
        self.ended: Callable[[str], None] = lambda table: None  # told of each game that is over and written down
        self._unqueueing: set[str] = set()  # tables where queued choices are being made

    # -- what a seat may do ---------------------------------------------------------------------------------

    async def submit(
        self, table: str, account: str, seat: int, version: int, choices: Sequence[str], key: str | None
    ) -> Done:
        """Make one or more choices, all or none. The answer comes when they are stored."""
        return await self._acted(table, account, Act(seat, CHOICE, choices, version, _key(account, key)))

    async def undo(self, table: str, account: str, seat: int, version: int, key: str | None) -> Done:
        """Take the last submission back."""
        return await self._acted(table, account, Act(seat, UNDO, version=version, key=_key(account, key)))

    async def _acted(self, table: str, account: str, act: Act) -> Done:
        await self.need_seat(table, account, act.seat, act.key)
        return await self._commit(table, act)

    async def hinted(self, table: str, seat: int, version: int) -> Done:
        """A seat was given a hint: it is stored and told like a choice."""
        return await self._commit(table, Act(seat, HINT, version=version))

    async def answer(self, table: str, seat: int, version: int, choice: str) -> None:
        """Make a choice for a seat, as its bot does."""
        await self._commit(table, Act(seat, CHOICE, [choice], version))

    async def hand_over(self, table: str, account: str, seat: int) -> Handed:
        """Others give the seat of somebody who is late to the best bot there is, or its owner does so at any time."""
        row = await self.rooms.row(table)
        check_seat(seat, row.seats)
        own = row.holder(seat) == account
        need(own or bool(row.seats_of(account)), "not-your-seat", "only a player of this table hands a seat to a bot")
        done = await self._commit(table, Act(seat, HAND, [BEST], own=own))
        return Handed(done.version, done.repeated, BEST, counts(row))

    async def give_to_bot(self, table: str, seat: int) -> Done:
        """A seat goes to the best bot, if its owner is late or gone."""
        return await self._commit(table, Act(seat, HAND, [BEST]))

    async def take_back(self, table: str, account: str, seat: int) -> Taken:
        """The owner of a seat takes it back from the bot."""
        row = await self._need_owner(table, account, seat)
        done = await self._commit(table, Act(seat, TAKE))
        return Taken(done.version, done.repeated, counts(row))

    async def leaving(self, table: str, account: str, seat: int) -> Leaving:
        """How the owner of a seat can leave the game, and what that does."""
        row = await self._need_owner(table, account, seat)
        return leaving.leaving(row, await self.rooms.room(table), seat)

    async def resign(self, table: str, account: str, seat: int, key: str | None) -> Left:
        """The owner of a seat gives it up for good, also while a bot plays it."""
        row = await self._need_owner(table, account, seat)
        return await self._left(row, Act(seat, RESIGN, key=_key(account, key)))

    async def agree(self, table: str, account: str, seat: int, wanted: bool, key: str | None) -> Left:
        """A seat would end the game, or would not any more; it ends when everybody would who plays for themselves."""
        text, known = YES if wanted else NO, _key(account, key)
        await self.need_seat(table, account, seat, known)
        return await self._left(await self.rooms.row(table), Act(seat, AGREE, [text], key=known))

    async def _left(self, row: TableRow, act: Act) -> Left:
        done = await self._commit(row.id, act)
        room = await self.rooms.room(row.id)
        return Left(done.version, done.repeated, room.over, counts(row) and room.ended != "agreed")

    async def _need_owner(self, table: str, account: str, seat: int) -> TableRow:
        row = await self.rooms.row(table)
        need(row.holder(seat) == account, "not-your-seat", f"seat {seat} is not yours")
        return row

    async def set_queue(self, table: str, account: str, seat: int, choices: Sequence[str]) -> list[str]:
        """What a seat will answer as soon as it is asked, as long as it is possible then."""
        await self.need_seat(table, account, seat)
        need(len(choices) <= MOST_QUEUED, "bad-request", f"at most {MOST_QUEUED} choices can wait")
        room = await self.rooms.room(table)
        need(not room.over, "not-now", "the game is over")
        space = room.table.state.header.game.space
        for text in choices:
            known = space.find(text)
            need(known is not None and not known.chance, "bad-request", f"there is no choice {text!r} in this game")
        async with self.rooms.lock(table):
            room = await self.rooms.room(table)
            room.queues[seat] = list(choices)
            await self._store_queue(table, seat, choices)
        await self._follow_up(table)
        return room.queues.get(seat, [])

    async def phrase(self, table: str, account: str, phrase: Phrase) -> int:
        """One of the phrases that everybody reads in their own language; programs read it in English."""
        return await self._say(table, account, Voice("en")(f"phrase-{phrase}"), phrase)

    async def say(self, table: str, account: str, text: str) -> int:
        """A line of chat, as plain text."""
        line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        need(0 < len(line) <= CHAT_LONGEST, "bad-request", f"a line of chat has 1 to {CHAT_LONGEST} characters")
        return await self._say(table, account, line, None)

    async def _say(self, table: str, account: str, line: str, phrase: str | None) -> int:
        for _ in range(SAYING_TRIES):
            try:
                return await self.rooms.change(
                    table, lambda connection: store.say(connection, table, account, line, now(), phrase)
                )
            except IntegrityError:  # somebody said something at the same moment
                continue
        raise Problem("busy", "everybody talks at once; try again")

    async def need_seat(self, table: str, account: str, seat: int, key: str | None = None) -> None:
        """Refuse who does not hold a seat, or lets a bot play it."""
        await self._need_owner(table, account, seat)
        room = await self.rooms.room(table)
        if seat in room.standins and key not in room.keys:  # what was made before is answered all the same
            raise Problem("not-now", f"a bot plays seat {seat}: take it back first")

    # -- doing it -------------------------------------------------------------------------------------------

    async def _commit(self, table: str, act: Act) -> Done:
        """Check, store, carry out and tell; a submission known by its key gets its first answer again."""
        async with self.rooms.lock(table):
            room = await self.rooms.room(table)
            for tries_left in reversed(range(2 if act.version is not None else TRIES)):
                if act.version is not None and act.version > room.version:
                    await self.rooms.catch_up(table, room)  # the asker has heard of it from another process
                if act.key is not None and act.key in room.keys:
                    return Done(room.keys[act.key], True)
                if act.version is not None:
                    check_version(room, act.version)
                row = await self.rooms.row(table)
                ahead = _check(row, room, act)
                left = _queue_after(room, act) if act.queued else None
                moment = room.timer.now()
                texts = _texts(row, room, act)
                new = room.next_moves(act.seat, act.kind, texts, act.key, now())
                standing = room.after(new, ahead, moment)
                rows = store.new_moves(row, new, standing, _calls(row, room, act, texts, standing))
                try:
                    await self.rooms.database.run(rows if left is None else _unqueueing(table, act.seat, rows, left))
                except IntegrityError:
                    if not tries_left:
                        raise Problem("busy", "others were faster; try again") from None
                    await self.rooms.catch_up(table, room)
                    continue
                break
            self.rooms.carry_out(table, room, new, moment)
            self.choices += len(new)
            if left is not None:
                room.queues[act.seat] = left
            if room.over:
                await self._afterwards(table, self._close_if_over(table, room))
        self.rooms.news.tell(table)
        if not _waits_for_person(row, room):
            await self._afterwards(table, self._follow_up(table))
        return Done(new[-1].number, False)

    # -- what follows ---------------------------------------------------------------------------------------

    async def go_on(self, table: str) -> None:
        """Do what waits for nobody at a table: its end is written down, its queues are played, its bots think."""
        await self._close_if_over(table, await self.rooms.room(table))
        await self._follow_up(table)

    async def _afterwards(self, table: str, work: Awaitable[None]) -> None:
        """What follows a choice that is stored: if it fails, the choice stands, and it is tried again later."""
        try:
            await work
        except Exception:
            log.exception("a table did not go on", table=table)

    async def _close_if_over(self, table: str, room: Room) -> None:
        """Write down the result and the ratings of a game that is over."""
        result = room.result()
        if result is None:
            return
        row = await self.rooms.row(table)

        def work(connection: Connection) -> None:
            if store.finish(connection, table, room.timer.stored, result, room.ended):
                outbox.call(connection, table, (chair.account for chair in row.chairs), outbox.OVER, now())
                if room.ended != "agreed":  # that tells nothing about anybody
                    at = room.timer.stored
                    steps = rate(connection, row, result.ranks, at) if counts(row) else {}
                    profiles.remember(connection, row, result.ranks, at, steps)

        await self.rooms.change(table, work)
        await self.rooms.row(table)
        self.ended(table)

    async def _follow_up(self, table: str) -> None:
        """After a change: choices that wait in a queue are made, or a bot begins to think."""
        if table in self._unqueueing:
            return  # whoever is at it goes on as long as there is something to do
        while (room := self.rooms.open.get(table)) is not None and (waiting := _waiting(room)):
            self._unqueueing.add(table)
            try:
                if not await self._play_queued(table, room, waiting):
                    break
            finally:
                self._unqueueing.discard(table)
        await self.bots.think(table, self.answer)

    async def _play_queued(self, table: str, room: Room, waiting: list[str]) -> bool:
        """Make the first choice that waits for whoever is asked now; whether there may be more."""
        version, seat = room.version, room.seat
        if room.table.why_not(waiting[0]) is None:
            try:
                await self._commit(table, Act(seat, CHOICE, waiting[:1], version, queued=True))
            except Problem as late:
                log.info("queued choice not made", table=table, seat=seat, problem=late.code)
        else:  # what was planned after something impossible no longer holds
            async with self.rooms.lock(table):
                if room.version == version and room.queues.get(seat) is waiting:
                    room.queues[seat] = []
                    await self._store_queue(table, seat, [])
        return room.version != version or room.queues.get(seat) is not waiting

    async def _store_queue(self, table: str, seat: int, choices: Sequence[str]) -> None:
        await self.rooms.change(table, lambda connection: store.set_queue(connection, table, seat, choices))


def check_version(room: Room, version: int) -> None:
    """Refuse who does not know what has happened meanwhile."""
    if version != room.version:
        what = f"the table is at version {room.version}, not {version}"
        raise Problem("stale-version", what, version=room.version)


def _waiting(room: Room) -> list[str]:
    """What was queued for whoever is asked now."""
    return [] if room.over or room.seat in room.standins else room.queues.get(room.seat, [])


def _waits_for_person(row: TableRow, room: Room) -> bool:
    """Whether nothing goes on at a table before somebody chooses, as after most choices."""
    seat = room.seat
    return not room.over and seat not in room.standins and row.chairs[seat].bot is None and not room.queues.get(seat)


def _check(row: TableRow, room: Room, act: Act) -> list[Table]:
    """Whether something can be done; the tables to which choices lead."""
    seat = act.seat
    if act.kind == CHOICE:
        return room.check(seat, act.texts)
    if act.kind == UNDO:
        room.check_undo(seat)
    elif act.kind == HAND:
        need(not room.over, "not-now", "the game is over")
        if act.own:
            leaving.check(leaving.why_not_hand(row, room, seat))
        else:
            need(room.is_late(seat) or row.chairs[seat].gone, "not-now", f"seat {seat} is not late")
        need(seat not in room.standins, "not-now", f"a bot plays seat {seat} already")
    elif act.kind == TAKE:
        need(seat in room.standins, "not-now", f"no bot plays seat {seat}")
        need(seat not in room.resigned, "not-now", f"seat {seat} was given up for good")
        need(not room.over, "not-now", "the game is over")
    return []


def _texts(row: TableRow, room: Room, act: Act) -> Sequence[str]:
    """What is written down of something that is done: of an undo what it took back, of leaving what comes of it."""
    if act.kind == UNDO:
        return room.taken_back()
    if act.kind == RESIGN:
        return [leaving.resigned_by(row, room, act.seat)]
    if act.kind == AGREE:
        return [leaving.agreed_by(row, room, act.seat, act.texts[0])]
    return act.texts


def _calls(row: TableRow, room: Room, act: Act, texts: Sequence[str], standing: Standing) -> Rows | None:
    """Whom something that is done calls."""
    if act.kind == CHOICE:
        return outbox.after(row, room.seat, standing)
    if act.kind == AGREE and texts == [YES]:
        return outbox.offer(row, leaving.missing_after(row, room, act.seat), standing)
    return None


def _unqueueing(table: str, seat: int, rows: Rows, left: list[str]) -> Callable[[Connection], None]:
    """Moves to store, and in the same transaction what is left of a queue; other processes are told."""

    def work(connection: Connection) -> None:
        rows(connection)
        store.set_queue(connection, table, seat, left)
        notify(connection, f"{table} 0")

    return work


def _queue_after(room: Room, act: Act) -> list[str]:
    """What is left of a queue when its first choice is made."""
    waiting = room.queues.get(act.seat, [])
    need(waiting[:1] == act.texts, "not-now", "the queue has changed")
    return waiting[1:]


def _key(account: str, key: str | None) -> str | None:
    return None if key is None else f"{account}/{key}"
