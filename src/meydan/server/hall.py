"""The hall with all tables: who sits where, what is submitted, whose bot thinks, and who hears of it.

A table is changed under its lock by appending moves: first they are checked on a copy, then stored, then carried out
in memory, then told. Another process on the same database may have been faster: then the database refuses the move's
number, and this process catches up and says that the version is stale.
"""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeVar

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from meydan.bots import BEST, BOTS
from meydan.kernel.chance import new_seed
from meydan.kernel.errors import BadOption, BadRecord, MeydanError, UnknownGame
from meydan.kernel.game import GAMES, find_game
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.server import accounts, store
from meydan.server.clock import LIVE, LIVE_BASE, LIVE_INCREMENT, MOVE_LIMIT, TURNS
from meydan.server.database import Database, Rows, notify
from meydan.server.fairness import Party
from meydan.server.moments import new_id, new_link, now
from meydan.server.news import News
from meydan.server.problems import Problem, check_seat
from meydan.server.rating import counts, rate
from meydan.server.replaying import check_length
from meydan.server.room import CHOICE, HAND, TAKE, UNDO, Move, Room, Standing
from meydan.server.store import BEGUN, Chair, Listed, TableRow
from meydan.server.thinking import Question, Thinkers

COLOURS = ("red", "green", "blue", "yellow", "white")
ROOMS_KEPT = 1000  # in memory, besides those somebody watches
ROWS_KEPT = 10_000
MOST_QUEUED = 50
LOOK_ROUND = 20_000  # milliseconds after which a bot nobody thinks for is noticed
CHAT_LONGEST = 300
MOST_PLAYED = 1000  # games at once, of one person
MOST_BOTS = 40  # that play at once at the tables of one host
AT_REST = 60 * 60 * 1000  # milliseconds after which a game does not count for that: its bots wait for somebody
NOT_OPEN = {
    "playing": "this table has begun already",
    "finished": "this game is over",
    "closed": "this table is closed",
}
SAYING_TRIES = 10
T = TypeVar("T")
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Wish:
    """What a new table is to be."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    rated: bool = False
    speed: str = TURNS
    base: int = 24 * 60 * 60
    increment: int = 0
    chairs: Sequence[Chair] = ()
    prefix: Record | None = None
    origin: str | None = None


class Hall:
    """All tables of one process."""

    def __init__(self, database: Database, thinkers: Thinkers, news: News, *, most_bots: int = 0) -> None:
        self.database = database
        self.most_bots = most_bots  # that play at once at the tables of one host; 0 is without limit
        self.thinkers = thinkers
        self.news = news
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.rows: dict[str, TableRow] = {}
        self.queues: dict[str, dict[int, list[str]]] = {}
        self.talked: dict[str, int] = {}  # raised when there may be more chat
        self.damaged: set[str] = set()  # tables that cannot be replayed: each is tried once, and told in the log once
        self.choices = 0  # made here since the start
        self._locks: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._unqueueing: set[str] = set()  # tables where queued choices are being made
        self._waking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to follow other processes, and let bots go on where they were interrupted."""
        if not self.database.is_sqlite:
            url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.news.follow(url, self.heard, self.look_again)
        self._waking = asyncio.create_task(self._keep_awake())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *([self._waking] if self._waking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.news.close()
        self.news.tell_all()

    # -- opening and filling a table ------------------------------------------------------------------------

    async def create(self, host: str, wish: Wish) -> TableRow:
        """A new table; its options, seats and times are checked, and what is wrong is said."""
        row, chairs = _new_table(host, wish)
        await self.database.run(lambda connection: store.add_table(connection, row, chairs))
        return await self.row(row["id"])

    async def row(self, table: str) -> TableRow:
        """A table and its chairs; read again after each change, here or in another process."""
        found = self.rows.get(table)
        if found is None:
            before = self.talked.get(table, 0)
            found = await self.database.run(lambda connection: store.find_table(connection, table))
            if found is None:
                raise Problem("not-found", f"there is no table {table!r}")
            if self.talked.get(table, 0) == before:  # else it changed while it was read
                self.rows[table] = found
                self._forget_old()
        room = self.rooms.get(table)
        if room is None or not room.over or found.status != "playing":
            return found
        result = room.table.result()  # the last move is stored, and the result will be in a moment
        return found if result is None else found.ended(result, room.timer.stored)

    async def listed(self, work: Callable[[Connection], list[Listed]]) -> list[tuple[TableRow, Listed]]:
        """A list of tables. Those of which it is not stored how they stand are opened, once."""
        found = await self.database.run(work)
        unknown = dict.fromkeys(listed.id for listed in found if listed.unknown and listed.id not in self.damaged)
        if unknown:
            await self._wake(list(unknown), known=False)
            found = await self.database.run(work)
        return await self.with_rows(found)

    async def with_rows(self, found: Sequence[Listed]) -> list[tuple[TableRow, Listed]]:
        """The tables of a list; what is kept will do for a game that has begun, since its chairs stay as they are."""
        rows = {}
        for listed in found:
            kept = self.rows.get(listed.id)
            if kept is not None and kept.status == listed.status != "open":
                rows[listed.id] = kept
        missing = [listed.id for listed in found if listed.id not in rows]
        if missing:
            before = {table: self.talked.get(table, 0) for table in missing}
            for row in await self.database.run(lambda connection: store.find_tables(connection, missing)):
                rows[row.id] = row
                if self.talked.get(row.id, 0) == before[row.id]:  # else it changed while it was read
                    self.rows[row.id] = row
            self._forget_old()
        return [(rows[listed.id], listed) for listed in found if listed.id in rows]

    async def _change(self, table: str, work: Callable[[Connection], T]) -> T:
        """Store something about a table besides its moves, and tell everybody, in other processes too."""

        def told(connection: Connection) -> T:
            done = work(connection)
            notify(connection, f"{table} 0")
            return done

        done = await self.database.run(told)
        self._changed(table)
        return done

    def _changed(self, table: str) -> None:
        """Something about a table is not as it was, besides its moves: read it again, and tell.

        Those at the table it is a rematch of are told as well: they see who comes.
        """
        before = self.rows.pop(table, None)
        if before is not None and before.origin is not None:
            self.news.tell(before.origin)
        self.talked[table] = self.talked.get(table, 0) + 1
        self.news.tell(table)

    async def renamed(self, account: str) -> None:
        """Somebody has another name now, a password or nothing: his tables are read again, here and elsewhere."""

        def work(connection: Connection) -> list[str]:
            held = store.held_by(connection, account)
            for table in held:
                notify(connection, f"{table} 0")
            return held

        for table in await self.database.run(work):
            self._changed(table)

    async def by_link(self, link: str) -> TableRow:
        table = await self.database.run(lambda connection: store.id_of_link(connection, link))
        if table is None:
            raise Problem("not-found", "this link leads to no table")
        return await self.row(table)

    async def sit(self, table: str, account: str, seat: int, colour: str | None) -> TableRow:
        """Take a free chair, or another colour on one's own; an invitation is for its guest only."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            chair = _chair(row, seat)
            _need(chair.free or chair.account == account, "seat-taken", f"seat {seat} is taken")
            _need(chair.invited in (None, account), "seat-taken", f"seat {seat} is kept for somebody else")
            kept = chair.colour if chair.held else None
            chosen = _free_colour(row.chairs, seat, colour, kept)
            store.set_chair(connection, table, seat, account=account, colour=chosen)

        return await self._settled(table, work)

    async def stand(self, table: str, account: str, seat: int) -> TableRow:
        """Leave a chair before the game begins; the host may clear any chair."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            may = account in (_chair(row, seat).account, row.host)
            _need(may, "not-your-seat", "only who sits there, or the host, can clear a chair")
            store.set_chair(connection, table, seat, account=None, bot=None, invited=None, colour=None)

        return await self._settled(table, work)

    async def arrange(self, table: str, account: str, seat: int, *, bot: str | None, invited: str | None) -> TableRow:
        """The host puts a bot on a free chair, keeps it for somebody, or opens it."""
        _check_bot(bot)

        def work(connection: Connection, row: TableRow) -> None:
            _need(account == row.host, "forbidden", "only the host arranges the chairs")
            _need_open(row)
            _need(_chair(row, seat).account is None, "seat-taken", f"somebody sits on seat {seat}")
            colour = _free_colour(row.chairs, seat, None) if bot or invited else None
            store.set_chair(connection, table, seat, bot=bot, invited=invited, colour=colour)

        return await self._settled(table, work)

    async def begin(self, table: str, account: str, *, shuffled: bool = False) -> TableRow:
        """The host starts the game when every chair is taken; if wished, everybody sits down in any order first."""

        def work(connection: Connection, row: TableRow) -> None:
            _need(account == row.host, "forbidden", "only the host starts the game")
            _need_open(row)
            free = [chair.seat for chair in row.chairs if chair.free]
            _need(not free, "not-now", f"seats {free} are still free")
            guests = [chair.seat for chair in row.chairs if chair.guest]
            what = "a rated game is for accounts and bots, and guests sit on seats"
            _need(not (row.rated and guests), "not-now", f"{what} {guests}")
            self._need_bots(connection, row)
            if shuffled:
                row = _shuffle(connection, row)
            at = now()
            store.set_status(connection, table, "open", "playing", started=at)
            prefix, _, _ = store.past_of(connection, table)
            room = Room(replace(row, started=at).agreed(prefix))
            store.new_standing(row, room.standing())(connection)

        row = await self._settled(table, work)
        await self._close_if_over(table, await self.room(table))  # a fork may have nothing left but luck
        await self._think(table)
        return row

    def _need_bots(self, connection: Connection, row: TableRow) -> None:
        """Whether so many bots more may play at the tables of a host."""
        new = sum(chair.bot is not None for chair in row.chairs)
        if self.most_bots and new:
            others = store.bots_of(connection, row.host, now() - AT_REST)
            where = f"at most {self.most_bots} bots play at once at the tables of one host, where {others} do now"
            what = f"{where}, so {new} more cannot: finish a game first, or let one rest for an hour"
            _need(others + new <= self.most_bots, "too-many-bots", what)

    async def close(self, table: str, account: str) -> None:
        """The host gives up a table that has not begun."""

        def work(connection: Connection, row: TableRow) -> None:
            _need(account == row.host, "forbidden", "only the host closes the table")
            _need_open(row)
            store.set_status(connection, table, "open", "closed")

        await self._settled(table, work)

    async def rematch(self, table: str, account: str) -> TableRow:
        """The same people and bots once more, one seat further, each in the colour they had.

        Who asks first opens the table; the others come to it, whoever sits there even after it has begun. Only who
        has no place at a rematch that is being played opens another.
        """

        row = await self.row(table)
        _need(row.belongs(account), "forbidden", "only who played asks for a rematch")
        _need(row.status == "finished", "not-now", "the game is not over")

        def work(connection: Connection) -> str:
            _held(connection, table)  # who asks at the same time waits here
            again = store.rematch_of(connection, table)
            found = None if again is None else _held(connection, again)
            if found is None or found.status != "open":
                if found is not None and found.status == "playing" and found.seats_of(account):
                    return found.id
                new, chairs = _new_table(account, _once_more(row, account))
                store.add_table(connection, new, chairs)
                notify(connection, f"{table} 0")
                return str(new["id"])
            if not found.seats_of(account):
                kept = [chair for chair in found.chairs if chair.free and chair.invited == account]
                left = kept or [chair for chair in found.chairs if chair.free and chair.invited is None][:1]
                _need(bool(left), "seat-taken", "the others play again, and no seat is left")
                for chair in left:
                    colour = _free_colour(found.chairs, chair.seat, None, chair.colour)
                    store.set_chair(connection, found.id, chair.seat, account=account, colour=colour)
            notify(connection, f"{found.id} 0")
            return found.id

        again = await self.database.run(work)
        self._changed(again)
        self.news.tell(table)
        return await self.row(again)

    async def rematch_of(self, table: str) -> TableRow | None:
        """The table where those of a finished game gather to play once more, or do so already."""
        found = await self.database.run(lambda connection: store.rematch_of(connection, table))
        return None if found is None else await self.row(found)

    async def _settled(self, table: str, work: Callable[[Connection, TableRow], None]) -> TableRow:
        """Change the chairs or the status of a table as it is now; nobody else changes it meanwhile."""
        await self._change(table, lambda connection: work(connection, _held(connection, table)))
        return await self.row(table)

    async def leave(self, account: str) -> None:
        """Delete an account: its seats at tables that wait are free again, and bots play the games that have begun."""

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            accounts.forget(connection, account)
            changed = store.forget(connection, account)
            playing = store.tables_of(connection, account, (("playing",), MOST_PLAYED))
            for table in changed:
                notify(connection, f"{table} 0")
            return changed, [listed.id for listed in playing]

        changed, playing = await self.database.run(work)
        for table in changed:
            self._changed(table)
        await self.renamed(account)
        for table in playing:
            for seat in (await self.row(table)).seats_of(account):
                try:
                    await self._commit(table, seat, HAND, [BEST], None, None)
                except Problem as problem:  # the game is over, or a bot plays there already
                    log.info("seat not handed over", table=table, seat=seat, problem=problem.code)

    # -- playing --------------------------------------------------------------------------------------------

    async def submit(
        self, table: str, account: str, seat: int, version: int, choices: Sequence[str], key: str | None
    ) -> dict[str, Any]:
        """Make one or more choices, all or none. The answer comes when they are stored."""
        known = _key(account, key)
        await self._need_seat(table, account, seat, known)
        return await self._commit(table, seat, CHOICE, list(choices), version, known)

    async def undo(self, table: str, account: str, seat: int, version: int, key: str | None) -> dict[str, Any]:
        """Take the last submission back."""
        known = _key(account, key)
        await self._need_seat(table, account, seat, known)
        return await self._commit(table, seat, UNDO, [""], version, known)

    async def hand_over(self, table: str, account: str, seat: int) -> dict[str, Any]:
        """Others give the seat of somebody who is late to the best bot there is."""
        row = await self.row(table)
        check_seat(seat, row.seats)
        others = [held for held in row.seats_of(account) if held != seat]
        _need(bool(others), "not-your-seat", "only another player of this table hands a seat to a bot")
        done = await self._commit(table, seat, HAND, [BEST], None, None)
        return {**done, "bot": BEST, "rated": counts(row)}

    async def take_back(self, table: str, account: str, seat: int) -> dict[str, Any]:
        """The owner of a seat takes it back from the bot."""
        row = await self.row(table)
        _need(row.holder(seat) == account, "not-your-seat", f"seat {seat} is not yours")
        return {**await self._commit(table, seat, TAKE, [""], None, None), "rated": counts(row)}

    async def set_queue(self, table: str, account: str, seat: int, choices: Sequence[str]) -> list[str]:
        """What a seat will answer as soon as it is asked, as long as it is possible then."""
        await self._need_seat(table, account, seat)
        _need(len(choices) <= MOST_QUEUED, "bad-request", f"at most {MOST_QUEUED} choices can wait")
        room = await self.room(table)
        _need(not room.over, "not-now", "the game is over")
        space = room.table.state.header.game.space
        for text in choices:
            known = space.find(text)
            _need(known is not None and not known.chance, "bad-request", f"there is no choice {text!r} in this game")
        async with self._lock(table):
            self.queues.setdefault(table, {})[seat] = list(choices)
            await self._store_queue(table, seat, choices)
        await self._follow_up(table)
        return self.queues.get(table, {}).get(seat, [])

    async def _need_seat(self, table: str, account: str, seat: int, key: str | None = None) -> None:
        row = await self.row(table)
        _need(row.holder(seat) == account, "not-your-seat", f"seat {seat} is not yours")
        room = await self.room(table)
        if seat in room.standins and key not in room.keys:  # what was made before is answered all the same
            raise Problem("not-now", f"a bot plays seat {seat}: take it back first")

    async def _commit(
        self,
        table: str,
        seat: int,
        kind: str,
        texts: list[str],
        version: int | None,
        key: str | None,
        *,
        queued: bool = False,
    ) -> dict[str, Any]:
        """Check, store, carry out and tell; a submission known by its key gets its first answer again.

        A choice that was queued leaves the queue in the same transaction.
        """
        async with self._lock(table):
            room = await self.room(table)
            for second_try in (False, True):
                if version is not None and version > room.version:
                    await self._catch_up(table, room)  # the asker has heard of it from another process
                if key is not None and key in room.keys:
                    return {"version": room.keys[key], "repeated": True}
                if version is not None and version != room.version:
                    raise Problem(
                        "stale-version", f"the table is at version {room.version}, not {version}", version=room.version
                    )
                ahead = await self._check(table, room, seat, kind, texts)
                left = self._queue_after(table, seat, texts) if queued else None
                moment = room.timer.now()
                new = room.next_moves(seat, kind, _texts(room, kind, texts), key, now())
                rows = store.new_moves(await self.row(table), new, room.after(new, ahead, moment))
                try:
                    await self._append(table, new, rows, left)
                except IntegrityError:
                    if second_try:
                        raise Problem("busy", "others were faster; try again") from None
                    await self._catch_up(table, room)
                    continue
                break
            self._carry_out(table, room, new, moment)
            self.choices += len(new)
            if left is not None:
                self.queues[table][seat] = left
            if room.over:
                await self._afterwards(table, self._close_if_over(table, room))
        self.news.tell(table)
        await self._afterwards(table, self._follow_up(table))
        return {"version": new[-1].number, "repeated": False}

    async def _afterwards(self, table: str, work: Awaitable[None]) -> None:
        """What follows a choice that is stored: if it fails, the choice stands, and it is tried again later."""
        try:
            await work
        except Exception:
            log.exception("a table did not go on", table=table)

    async def _check(self, table: str, room: Room, seat: int, kind: str, texts: list[str]) -> list[Table]:
        """Whether something can be done; the tables to which choices lead."""
        if kind == CHOICE:
            return room.check(seat, texts)
        if kind == UNDO:
            room.check_undo(seat)
        elif kind == HAND:
            _need(not room.over, "not-now", "the game is over")
            _need(
                room.is_late(seat) or (await self.row(table)).chairs[seat].gone, "not-now", f"seat {seat} is not late"
            )
            _need(seat not in room.standins, "not-now", f"a bot plays seat {seat} already")
        elif kind == TAKE:
            _need(seat in room.standins, "not-now", f"no bot plays seat {seat}")
        return []

    async def _append(self, table: str, new: Sequence[Move], rows: Rows, queue: list[str] | None) -> None:
        """Store moves, and what is left of a queue; other processes, if there can be any, are told."""

        def unqueued(connection: Connection) -> None:
            rows(connection)
            store.set_queue(connection, table, new[0].seat, queue or [])
            notify(connection, f"{table} 0")

        await self.database.run(rows if queue is None else unqueued)

    async def _close_if_over(self, table: str, room: Room) -> None:
        """Write down the result and the ratings of a game that is over."""
        result = room.table.result() if room.over else None
        if result is None:
            return
        row = await self.row(table)

        def work(connection: Connection) -> None:
            if store.finish(connection, table, room.timer.stored, result.ranks, result.scores) and counts(row):
                rate(connection, row, result.ranks)

        await self._change(table, work)
        await self.row(table)

    async def _follow_up(self, table: str) -> None:
        """After a change: choices that wait in a queue are made, or a bot begins to think."""
        if table in self._unqueueing:
            return  # whoever is at it goes on as long as there is something to do
        self._unqueueing.add(table)
        try:
            while await self._play_queued(table):
                pass
        finally:
            self._unqueueing.discard(table)
        await self._think(table)

    async def _play_queued(self, table: str) -> bool:
        """Make the choice that waits for whoever is asked now; whether there may be more."""
        room = self.rooms.get(table)
        if room is None or room.over or room.seat in room.standins:
            return False
        version, seat = room.version, room.seat
        waiting = self.queues.get(table, {}).get(seat)
        if not waiting:
            return False
        if room.table.why_not(waiting[0]) is None:
            try:
                await self._commit(table, seat, CHOICE, waiting[:1], version, None, queued=True)
            except Problem as late:
                log.info("queued choice not made", table=table, seat=seat, problem=late.code)
        else:  # what was planned after something impossible no longer holds
            async with self._lock(table):
                if room.version == version and self.queues[table].get(seat) is waiting:
                    self.queues[table][seat] = []
                    await self._store_queue(table, seat, [])
        return room.version != version or self.queues[table].get(seat) is not waiting

    def _queue_after(self, table: str, seat: int, made: list[str]) -> list[str]:
        """What is left of a queue when its first choice is made."""
        waiting = self.queues.get(table, {}).get(seat, [])
        _need(waiting[:1] == made, "not-now", "the queue has changed")
        return waiting[1:]

    async def _store_queue(self, table: str, seat: int, choices: Sequence[str]) -> None:
        await self._change(table, lambda connection: store.set_queue(connection, table, seat, choices))

    # -- bots -----------------------------------------------------------------------------------------------

    async def _bot_of(self, table: str, room: Room) -> str | None:
        row = await self.row(table)
        if room.over:
            return None
        return room.standins.get(room.seat) or row.chairs[room.seat].bot

    async def _think(self, table: str) -> None:
        """Let the bot whose turn it is think, unless one is at it."""
        room = self.rooms.get(table)
        if room is None or await self._bot_of(table, room) is None or table in self._thinking:
            return
        self._thinking[table] = asyncio.create_task(self._bot_turns(table))

    async def _bot_turns(self, table: str) -> None:
        """Bots answer until a person is asked; when this ends, the next may begin at once."""
        try:
            room = await self.room(table)
            while (bot := await self._bot_of(table, room)) is not None:
                await self._bot_turn(table, room, bot)
        except DBAPIError:  # looked after again in a while
            log.exception("a bot cannot play", table=table)
        finally:
            self._thinking.pop(table, None)

    async def _bot_turn(self, table: str, room: Room, bot: str) -> None:
        version, seat = room.version, room.seat
        text = await self._bot_choice(table, room, bot)
        if (room.version, room.seat) != (version, seat) or await self._bot_of(table, room) != bot:
            return
        if text is None:
            text = _sensible(room)  # the table goes on, whatever happened to the bots
        try:
            await self._commit(table, seat, CHOICE, [text], version, None)
        except Problem as late:
            log.info("bot was late", table=table, seat=seat, problem=late.code)
            await asyncio.sleep(0.05)
        except DBAPIError:
            log.exception("a bot's choice could not be stored", table=table, seat=seat)
            await asyncio.sleep(1.0)

    async def _bot_choice(self, table: str, room: Room, bot: str) -> str | None:
        agreed, version, seat = room.agreed, room.version, room.seat

        def asked() -> Question | None:
            if room.version != version:
                return None
            world = room.world_for(seat, Rng(version))
            luck = version * 31 + seat
            return Question(agreed.game, agreed.rules, agreed.seats, agreed.options, world, seat, luck)

        def usable(text: str) -> bool:
            return room.version != version or room.table.why_not(text) is None

        return await self.thinkers.choose(bot, asked, usable, _party(await self.row(table), room))

    async def _keep_awake(self) -> None:
        """After a start let bots go on; then look now and then after tables where something failed."""
        idle = 0
        while True:
            try:
                await self._wake_all(idle)
            except Exception:
                log.exception("nobody looks after the tables for a while")
            idle = LOOK_ROUND
            await asyncio.sleep(LOOK_ROUND / 1000)

    async def _wake_all(self, idle: int) -> None:
        """Where nothing was done for some milliseconds: finish what is over, and let bots go on.

        Tables of a process that died are looked after by another.
        """

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            unattended = store.unattended(connection, now(), idle)
            return unattended, [] if idle else store.unknown(connection)  # of those, there are no new ones

        unattended, unknown = await self.database.run(work)
        await self._wake(unattended)
        await self._wake(unknown, known=False)

    async def _wake(self, tables: Sequence[str], *, known: bool = True) -> None:
        """Do what is to be done at tables; how they stand is stored where it is not known yet."""
        for table in tables:
            try:
                room = await self.room(table)
                if not known:
                    await self._store_standing(await self.row(table), room.standing())
                await self._close_if_over(table, room)
                await self._follow_up(table)
            except Problem:  # it is damaged, which was told; or others were faster
                continue
            except Exception:
                log.exception("table cannot be opened", table=table)
            await asyncio.sleep(0)

    async def _store_standing(self, row: TableRow, standing: Standing) -> None:
        try:
            await self.database.run(store.new_standing(row, standing))
        except IntegrityError:  # somebody was faster, and it may have gone on
            log.info("it is known how this table stands", table=row.id)

    # -- rooms ----------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table that has begun, rebuilt from its moves if it is not in memory."""
        found = self.rooms.get(table)
        if found is not None:
            self.rooms.move_to_end(table)
            return found
        row = await self.row(table)
        _need(row.status in BEGUN, "not-now", "the game has not begun")
        if self.is_damaged(row):
            raise self._found_damaged(table, "its options cannot be read")
        try:
            prefix, moves, queues = await self.database.run(lambda connection: store.past_of(connection, table))
            found = self.rooms.get(table)  # somebody else may have been waiting for the same
            built = Room(row.agreed(prefix)) if found is None else found
        except (ValueError, KeyError, TypeError, MeydanError) as error:  # what is stored makes no sense
            raise self._found_damaged(table, error) from None
        if found is None:
            found = built
            self._carry_out(table, found, moves)
            found.timer.run()
            self.rooms[table] = found
            self.queues[table] = queues
            self._forget_old()
            if not self.database.is_sqlite:
                await self._catch_up(table, found)  # news of what was stored meanwhile found no room here
        return found

    def _forget_old(self) -> None:
        """What nobody has looked at for long leaves memory; it can be read and rebuilt at any time."""
        for kept, most in ((self.rooms, ROOMS_KEPT), (self.rows, ROWS_KEPT), (self.talked, ROWS_KEPT)):
            for table in list(islice(kept, max(0, len(kept) - most))):
                lock = self._locks.get(table)
                if not self.news.watched(table) and table not in self._thinking and not (lock and lock.locked()):
                    for forgotten in (self.rooms, self.rows, self.queues, self.talked, self._locks):
                        forgotten.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _catch_up(self, table: str, room: Room) -> None:
        """Carry out what other processes have stored."""
        version = room.version
        moves = await self.database.run(lambda connection: store.moves_after(connection, table, version))
        self._carry_out(table, room, moves)

    def _carry_out(self, table: str, room: Room, moves: Sequence[Move], moment: int | None = None) -> None:
        """Carry out stored moves; some may have been already, by whoever read them from the database first."""
        try:
            for move in moves:
                if move.number > room.version:
                    room.apply(move, moment)
        except Exception as error:  # whatever rules say to moves nobody made
            raise self._found_damaged(table, f"move {room.version + 1}: {error}") from None

    def is_damaged(self, row: TableRow) -> bool:
        """Whether a table is known to be damaged; nobody looks here whether it is."""
        return row.damaged or row.id in self.damaged

    def _found_damaged(self, table: str, reason: object) -> Problem:
        """A table cannot be replayed: it leaves memory, and is not tried again before the service starts again."""
        if table not in self.damaged:
            self.damaged.add(table)
            log.error("a table is damaged", table=table, reason=str(reason)[:200])
        self.rooms.pop(table, None)
        self.queues.pop(table, None)
        return Problem("damaged", f"table {table!r} is damaged: who runs this service finds it in the log")

    async def heard(self, table: str, number: int) -> None:
        """A table was changed, by another process or by this one: then everything is known already."""
        room = self.rooms.get(table)
        if number == 0:
            self._changed(table)
            if room is not None:
                self.queues[table] = await self.database.run(lambda connection: store.queues_of(connection, table))
        elif room is not None and number > room.version:
            async with self._lock(table):
                if number > room.version:
                    with suppress(Problem):  # if it is damaged, whoever looks at it is told
                        await self._catch_up(table, room)
                    self.news.tell(table)

    async def look_again(self) -> None:
        """News of other processes may have been missed: everything that is kept here is compared with the database."""
        for table in list(self.rows):
            self._changed(table)
        behind = {table: room for table, room in self.rooms.items() if not room.over}
        if behind:
            versions = await self.database.run(store.versions)
            behind = {table: room for table, room in behind.items() if versions.get(table) != room.version}
        for table, room in behind.items():
            async with self._lock(table):
                with suppress(Problem):
                    await self._catch_up(table, room)
            self.news.tell(table)

    # -- afterwards -----------------------------------------------------------------------------------------

    async def record(self, table: str) -> Record:
        """The record of a finished game, with its seed."""
        room = await self.room(table)
        _need(room.over, "not-now", "the record is told when the game is over: before that it would tell secrets")
        return room.record((await self.row(table)).names())

    async def say(self, table: str, account: str, text: str) -> int:
        """A line of chat, as plain text."""
        line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        _need(0 < len(line) <= CHAT_LONGEST, "bad-request", f"a line of chat has 1 to {CHAT_LONGEST} characters")
        for _ in range(SAYING_TRIES):
            try:
                return await self._change(table, lambda connection: store.say(connection, table, account, line, now()))
            except IntegrityError:  # somebody said something at the same moment
                continue
        raise Problem("busy", "everybody talks at once; try again")


def settle_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game, filled in; a Problem says what cannot be."""
    try:
        return dict(find_game(game).header(seats, None, options).options)
    except UnknownGame as error:
        raise Problem("bad-option", str(error), allowed=sorted(GAMES)) from None
    except BadOption as error:
        raise Problem("bad-option", str(error)) from None
    except ValueError:  # such as a number of thousands of digits
        raise Problem("bad-option", "one of the options cannot be read") from None


def _settle(wish: Wish) -> dict[str, Any]:
    """The options of a wish; a Problem says what cannot be, times and past included."""
    settled = settle_options(wish.game, wish.seats, wish.options)
    if wish.speed == LIVE:
        _within("base", wish.base, LIVE_BASE)
        _within("increment", wish.increment, LIVE_INCREMENT)
    elif wish.speed == TURNS:
        _within("base", wish.base, MOVE_LIMIT)
        _within("increment", wish.increment, (0, 0))
    else:
        raise Problem("bad-option", f"speed is {LIVE} or {TURNS}, not {wish.speed!r}", allowed=[LIVE, TURNS])
    if wish.prefix is not None:
        check_length(wish.prefix)
        try:
            over = wish.prefix.replay().over
        except BadRecord as error:
            raise Problem("bad-record", str(error)) from None
        _need(not over, "bad-request", "the game is over there: go on from an earlier step")
    return settled


def _new_table(host: str, wish: Wish) -> tuple[dict[str, Any], list[Chair]]:
    """What is stored of a new table; a Problem says what cannot be."""
    settled = _settle(wish)
    chairs = list(wish.chairs) + [Chair(seat) for seat in range(len(wish.chairs), wish.seats)]
    if len(chairs) != wish.seats:
        raise Problem("bad-request", f"there are {wish.seats} seats, but {len(chairs)} chairs")
    for chair in chairs:
        _check_bot(chair.bot)
    row = {
        "id": new_id(),
        "link": new_link(),
        "game": wish.game,
        "options": settled,
        "seats": wish.seats,
        "host": host,
        "public": wish.public,
        "rated": wish.rated,
        "speed": wish.speed,
        "base": wish.base,
        "increment": wish.increment,
        "status": "open",
        "seed": new_seed(),
        "rules": wish.prefix.rules if wish.prefix else find_game(wish.game).rules_version,
        "prefix": wish.prefix.to_json() if wish.prefix else None,
        "origin": wish.origin,
        "created": now(),
    }
    return row, _coloured(chairs)


def _once_more(row: TableRow, account: str) -> Wish:
    """A rematch: everybody moves on by a seat, keeps their colour, and is invited."""
    moved = [row.chairs[(seat + 1) % row.seats] for seat in range(row.seats)]
    chairs = [
        Chair(
            seat,
            account=account if old.account == account else None,
            invited=None if old.gone else old.account,
            bot=old.bot,
            colour=old.colour,
        )
        for seat, old in enumerate(moved)
    ]
    return Wish(
        row.game, row.seats, row.options, row.public, row.rated, row.speed, row.base, row.increment, chairs,
        origin=row.id,
    )  # fmt: skip


def _shuffle(connection: Connection, row: TableRow) -> TableRow:
    """Everybody takes their things to another chair, drawn by lot."""
    drawn = random.SystemRandom().sample(row.chairs, row.seats)
    moved = [replace(chair, seat=seat) for seat, chair in enumerate(drawn)]
    for chair in moved:
        held = {"account": chair.account, "invited": chair.invited, "bot": chair.bot, "colour": chair.colour}
        store.set_chair(connection, row.id, chair.seat, **held)
    return replace(row, chairs=moved)


def _held(connection: Connection, table: str) -> TableRow:
    """A table that nobody else can change before this transaction ends; a Problem if there is none."""
    row = store.hold_table(connection, table)
    if row is None:
        raise Problem("not-found", f"there is no table {table!r}")
    return row


def _need_open(row: TableRow) -> None:
    _need(row.status == "open", "not-now", NOT_OPEN.get(row.status, ""))


def _chair(row: TableRow, seat: int) -> Chair:
    """A chair of a table, or a Problem that says which there are."""
    check_seat(seat, row.seats)
    return row.chairs[seat]


def _within(name: str, value: int, limits: tuple[int, int]) -> None:
    least, most = limits
    _need(least <= value <= most, "bad-option", f"{name} is {least} to {most} seconds here, not {value}")


def _check_bot(bot: str | None) -> None:
    if bot is not None and bot not in BOTS:
        raise Problem("bad-option", f"there is no bot {bot!r}", allowed=sorted(BOTS))


def _coloured(chairs: Sequence[Chair]) -> list[Chair]:
    """Chairs that somebody sits on or is invited to, each with a colour of its own."""
    found: list[Chair] = []
    for chair in chairs:
        colour = _free_colour(found, chair.seat, chair.colour) if chair.held else None
        found.append(Chair(chair.seat, account=chair.account, invited=chair.invited, bot=chair.bot, colour=colour))
    return found


def _free_colour(chairs: Sequence[Chair], seat: int, wanted: str | None, kept: str | None = None) -> str:
    """The colour that is wanted, else the one that was kept for this chair, else the first that is free."""
    taken = {chair.colour for chair in chairs if chair.seat != seat and chair.held}
    free = [colour for colour in COLOURS if colour not in taken]
    if wanted is None:
        return kept if kept in free else free[0]
    if wanted not in free:
        code, what = (
            ("seat-taken", f"{wanted} is taken")
            if wanted in taken
            else ("bad-option", f"there is no colour {wanted!r}")
        )
        raise Problem(code, f"{what}; free are {', '.join(free)}", allowed=free)
    return wanted


def _party(row: TableRow, room: Room) -> Party:
    """Who waits for the bots of a table; a seat that a bot plays for its owner is a bot's."""
    people = [chair for chair in row.chairs if chair.account and not chair.gone and chair.seat not in room.standins]
    return Party(row.host, [str(chair.account) for chair in people], row.seats - len(people))


def _sensible(room: Room) -> str:
    """A choice that does the seat no plain harm, for want of a bot's."""
    state = room.table.state
    options = state.header.game.sensible(state, room.table.options())
    return options[Rng(room.version).below(len(options))].text


def _texts(room: Room, kind: str, texts: list[str]) -> list[str]:
    """What is written down: of an undo, what it took back."""
    return room.taken_back() if kind == UNDO else texts


def _key(account: str, key: str | None) -> str | None:
    return None if key is None else f"{account}/{key}"


def _need(true: bool, code: str, sentence: str) -> None:
    if not true:
        raise Problem(code, sentence)
