"""Who sits where: tables are opened, filled, begun, given up and played once more, and people leave them for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from meydan.bots import BOTS
from meydan.kernel.chance import new_seed
from meydan.kernel.errors import BadOption, BadRecord, UnknownGame
from meydan.kernel.game import GAMES, find_game
from meydan.kernel.header import luck_of
from meydan.kernel.luck import DRAWN_BY, MOST_SHARE, SEATS, fits_share, seated, turned
from meydan.kernel.record import Record
from meydan.server import accounts, groups, leaving, outbox, store
from meydan.server.calling import wishes
from meydan.server.clock import LIVE, LIVE_BASE, LIVE_INCREMENT, MOVE_LIMIT, TURNS
from meydan.server.database import notify
from meydan.server.news import LOBBY, group_board
from meydan.server.play import Play
from meydan.server.problems import Problem, check_seat, need
from meydan.server.replaying import check_length
from meydan.server.room import Agreed, Room, Standing
from meydan.server.rooms import Rooms
from meydan.server.stamps import new_id, new_link, now
from meydan.server.store import Chair, TableRow
from meydan.server.tournaments import book

COLOURS: Final = ("red", "green", "blue", "yellow", "white")
MOST_PLAYED: Final = 1000  # games at once, of one person
MOST_BOTS: Final = 40  # that play at once at the tables of one host
AT_REST: Final = 60 * 60 * 1000  # milliseconds after which a game does not count for that: its bots wait for somebody
NOT_OPEN: Final = {
    "playing": "this table has begun already",
    "finished": "this game is over",
    "closed": "this table is closed",
}
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class NewTable:
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
    hints: bool | None = None
    begins: int | str = 0  # a chair, or by lot: SEATS or LOT
    group: str | None = None


class Seating:
    """The chairs of all tables."""

    def __init__(self, rooms: Rooms, play: Play, *, most_bots: int = 0) -> None:
        self.rooms = rooms
        self.play = play
        self.most_bots = most_bots  # that play at once at the tables of one host; 0 is without limit

    async def create(self, host: str, wanted: NewTable) -> TableRow:
        """A new table; its options, seats and times are checked, and what is wrong is said."""
        row, chairs = new_table(host, wanted)

        def work(connection: Connection) -> None:
            if wanted.group is not None:
                groups.need_member(connection, wanted.group, host)
            open_table(connection, row, chairs)

        await self.rooms.database.run(work)
        return await self.opened(row["id"])

    async def opened(self, table: str) -> TableRow:
        """A new table; those who look at lists of tables are told."""
        row = await self.rooms.row(table)
        for board in boards_of(row.public, row.group):
            self.rooms.changed(board)
        return row

    async def sit(self, table: str, account: str, seat: int, colour: str | None) -> TableRow:
        """Take a free chair, or another colour on one's own; an invitation is for its guest only."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            chair = _chair(row, seat)
            need(chair.free or chair.account == account, "seat-taken", f"seat {seat} is taken")
            need(chair.invited in (None, account), "seat-taken", f"seat {seat} is kept for somebody else")
            take_chair(connection, row, seat, account, colour)

        return await self._settled(table, work)

    async def stand(self, table: str, account: str, seat: int) -> TableRow:
        """Leave a chair before the game begins; the host may clear any chair."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            may = account in (_chair(row, seat).account, row.host)
            need(may, "not-your-seat", "only who sits there, or the host, can clear a chair")
            store.set_chair(connection, table, seat, account=None, bot=None, invited=None, colour=None, share=None)

        return await self._settled(table, work)

    async def arrange(self, table: str, account: str, seat: int, *, bot: str | None, invited: str | None) -> TableRow:
        """The host puts a bot on a free chair, keeps it for somebody, or opens it."""
        _check_bot(bot)

        def work(connection: Connection, row: TableRow) -> None:
            need(account == row.host, "forbidden", "only the host arranges the chairs")
            _need_open(row)
            need(_chair(row, seat).account is None, "seat-taken", f"somebody sits on seat {seat}")
            colour = _free_colour(row.chairs, seat, None) if bot or invited else None
            store.set_chair(connection, table, seat, bot=bot, invited=invited, colour=colour)
            outbox.call(connection, table, [invited], outbox.INVITED, now())

        return await self._settled(table, work)

    async def share(self, table: str, account: str, share: str | None) -> TableRow:
        """Somebody who sits at a table adds something to the luck of its game, or takes it back."""
        text = (share or "").strip()
        what = f"what is added to the luck is one line of up to {MOST_SHARE} characters that can be read"
        need(not text or fits_share(text), "bad-request", what)

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            mine = row.seats_of(account)
            need(bool(mine), "not-your-seat", "only who sits at the table adds something to its luck")
            for seat in mine:
                store.set_chair(connection, table, seat, share=text or None)

        return await self._settled(table, work)

    async def let_begin(self, table: str, account: str, begins: int | str) -> TableRow:
        """The host says who begins: whoever sits on a chair, or somebody by lot, or all draw their seats."""

        def work(connection: Connection, row: TableRow) -> None:
            need(account == row.host, "forbidden", "only the host says who begins")
            _need_open(row)
            store.set_table(connection, table, begins=_beginner(begins, row.seats))

        return await self._settled(table, work)

    async def begin(self, table: str, account: str, *, shuffled: bool = False) -> TableRow:
        """The host starts the game when every chair is taken.

        Everybody takes the seat they draw, where that was agreed or is wished for now.
        """

        def work(connection: Connection, row: TableRow) -> None:
            need(account == row.host, "forbidden", "only the host starts the game")
            _need_open(row)
            free = [chair.seat for chair in row.chairs if chair.free]
            need(not free, "not-now", f"seats {free} are still free")
            guests = [chair.seat for chair in row.chairs if chair.guest]
            what = "a rated game is for accounts and bots, and guests sit on seats"
            need(not (row.rated and guests), "not-now", f"{what} {guests}")
            self.need_bots(connection, row)
            begin_game(connection, row, SEATS if shuffled else row.begins)

        row = await self._settled(table, work)
        await self.play.go_on(table)  # a bot may begin, and a fork have nothing left but luck
        return row

    def need_bots(self, connection: Connection, row: TableRow) -> None:
        """Whether so many bots more may play at the tables of a host."""
        new = sum(chair.bot is not None for chair in row.chairs)
        if self.most_bots and new:
            others = store.bots_of(connection, row.host, now() - AT_REST)
            where = f"at most {self.most_bots} bots play at once at the tables of one host, where {others} do now"
            what = f"{where}, so {new} more cannot: finish a game first, or let one rest for an hour"
            need(others + new <= self.most_bots, "too-many-bots", what)

    async def close(self, table: str, account: str) -> None:
        """The host gives up a table that has not begun."""

        def work(connection: Connection, row: TableRow) -> None:
            need(account == row.host, "forbidden", "only the host closes the table")
            _need_open(row)
            store.set_status(connection, table, "open", "closed")

        await self._settled(table, work)

    async def remove(self, table: str, account: str, wanted: bool) -> None:
        """Take a game against bots off somebody's list, or put it there again; the game itself stays as it is."""
        row = await self.rooms.row(table)
        need(row.belongs(account), "forbidden", "only who plays there has it in their list")
        leaving.check(leaving.why_not_remove(row) if wanted else None)
        await self.rooms.database.run(lambda connection: store.set_removed(connection, account, table, wanted))

    async def rematch(self, table: str, account: str) -> TableRow:
        """The same people and bots once more, one seat further, each in the colour they had."""
        row = await self.rooms.row(table)
        need(row.belongs(account), "forbidden", "only who played asks for a rematch")
        need(row.status == "finished", "not-now", "the game is not over")
        return await self._gather(row, account)

    async def again(self, group: str, account: str) -> TableRow:
        """The last table of a group once more, for any of its members; one that still waits for players will do."""

        def work(connection: Connection) -> str | None:
            groups.need_member(connection, group, account)
            return groups.last_table(connection, group)

        last = await self.rooms.database.run(work)
        if last is None:
            raise Problem("not-now", "this group has had no table yet: open one first")
        row = await self.rooms.row(last)
        if row.status != "open":
            return await self._gather(row, account)
        left = [chair for chair in row.chairs if chair.free and chair.invited in (None, account)]
        if row.seats_of(account) or not left:
            return row
        mine = next((chair for chair in left if chair.invited == account), left[0])
        return await self.sit(last, account, mine.seat, None)

    async def _gather(self, row: TableRow, account: str) -> TableRow:
        """Those of a table once more. Who asks first opens the new one; the others come to it, whoever sits there even
        after it has begun. Only who has no place at one that is being played opens another.
        """
        table = row.id

        def work(connection: Connection) -> str:
            _held(connection, table)  # who asks at the same time waits here
            again = store.rematch_of(connection, table)
            found = None if again is None else _held(connection, again)
            if found is None or found.status != "open":
                if found is not None and found.status == "playing" and found.seats_of(account):
                    return found.id
                new, chairs = new_table(account, _once_more(row, account))
                open_table(connection, new, chairs)
                notify(connection, f"{table} 0")
                return str(new["id"])
            if not found.seats_of(account):
                kept = [chair for chair in found.chairs if chair.free and chair.invited == account]
                left = kept or [chair for chair in found.chairs if chair.free and chair.invited is None][:1]
                need(bool(left), "seat-taken", "the others play again, and no seat is left")
                for chair in left:
                    colour = _free_colour(found.chairs, chair.seat, None, chair.colour)
                    store.set_chair(connection, found.id, chair.seat, account=account, colour=colour)
            notify(connection, f"{found.id} 0")
            return found.id

        again = await self.rooms.database.run(work)
        self.rooms.changed(again)
        self.rooms.news.tell(table)
        return await self.opened(again)

    async def rematch_of(self, table: str) -> TableRow | None:
        """The table where those of a finished game gather to play once more, or do so already."""
        found = await self.rooms.database.run(lambda connection: store.rematch_of(connection, table))
        return None if found is None else await self.rooms.row(found)

    async def _settled(self, table: str, work: Callable[[Connection, TableRow], None]) -> TableRow:
        """Change the chairs or the status of a table as it is now; nobody else changes it meanwhile."""
        await self.rooms.change(table, lambda connection: work(connection, _held(connection, table)))
        return await self.rooms.row(table)

    async def leave(self, account: str) -> None:
        """Delete an account: its seats at tables that wait are free again, and bots play the games that have begun."""

        def work(connection: Connection) -> list[str]:
            changed = vacate(connection, account)
            for table in changed:
                notify(connection, f"{table} 0")
            return changed

        for table in await self.rooms.database.run(work):
            self.rooms.changed(table)
        await self.rooms.renamed(account)
        await self.hand_over(account)

    async def hand_over(self, account: str) -> None:
        """Let bots play all seats of somebody who left for good."""
        games = (("playing",), MOST_PLAYED)
        playing = await self.rooms.database.run(lambda connection: store.tables_of(connection, account, games))
        for table in [listed.id for listed in playing]:
            for seat in (await self.rooms.row(table)).seats_of(account):
                try:
                    await self.play.give_to_bot(table, seat)
                except Problem as problem:  # the game is over, or a bot plays there already
                    log.info("seat not handed over", table=table, seat=seat, problem=problem.code)


class Begun(Struct, frozen=True):
    """A table that begins as it is stored, since everybody has a seat: what a tournament opens."""

    row: dict[str, Any]
    chairs: list[Chair]
    standing: Standing

    @property
    def id(self) -> str:
        return str(self.row["id"])


def begun_table(host: str, wanted: NewTable, at: int) -> Begun:
    """What is stored of a table that begins at a moment; a Problem says what cannot be."""
    row, chairs = new_table(host, wanted)
    row |= {"status": "playing", "started": at}
    room = Room(
        Agreed(
            row["id"], wanted.game, row["options"], wanted.seats, row["seed"], row["speed"], wanted.base,
            wanted.increment, at, row["rules"], None, wanted.rated,
        )
    )  # fmt: skip
    return Begun(row, chairs, room.standing())


def store_begun(connection: Connection, tables: Sequence[Begun]) -> None:
    """Store tables that begin; whoever is asked first may want to know."""
    for table in tables:
        store.add_table(connection, table.row, table.chairs)
    for board in {board for table in tables for board in boards_of(table.row["public"], table.row["group_id"])}:
        notify(connection, f"{board} 0")
    rows = {row.id: row for row in store.find_tables(connection, [table.id for table in tables])}
    for table in tables:
        store.new_standing(rows[table.id], table.standing)(connection)
        outbox.begin(connection, rows[table.id], table.standing)


def vacate(connection: Connection, account: str) -> list[str]:
    """Delete an account and all that goes with it; the tables that have not begun and changed by that."""
    accounts.forget(connection, account)
    changed = store.forget(connection, account)
    outbox.forget(connection, account)
    wishes.forget(connection, account)
    book.forget(connection, account)
    return changed + groups.forget(connection, account)


def open_table(connection: Connection, row: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """Store a new table, and call whoever is invited to it; it appears in lists of other processes."""
    store.add_table(connection, row, chairs)
    for board in boards_of(row["public"], row["group_id"]):
        notify(connection, f"{board} 0")
    invited = (chair.invited for chair in chairs if chair.account is None)
    outbox.call(connection, row["id"], invited, outbox.INVITED, now())


def take_chair(connection: Connection, row: TableRow, seat: int, account: str, colour: str | None) -> None:
    """Somebody sits down on a chair that is free for them, in the colour they want or that was kept."""
    chair = row.chairs[seat]
    chosen = _free_colour(row.chairs, seat, colour, chair.colour if chair.held else None)
    share = chair.share if chair.account == account else None
    store.set_chair(connection, row.id, seat, account=account, colour=chosen, share=share)


def begin_game(connection: Connection, row: TableRow, begins: str) -> None:
    """A table whose chairs are taken is being played from now on; who begins is settled first."""
    row = _take_seats(connection, row, begins)
    at = now()
    store.set_status(connection, row.id, "open", "playing", started=at, begins=row.begins, seating=row.seating)
    prefix, _, _ = store.past_of(connection, row.id)
    standing = Room(replace(row, started=at).agreed(prefix)).standing()
    store.new_standing(row, standing)(connection)
    outbox.begin(connection, row, standing)


def boards_of(public: bool, group: str | None) -> list[str]:
    """The lists in which a table stands."""
    return ([LOBBY] if public else []) + ([group_board(group)] if group else [])


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


def check_times(speed: str, base: int, increment: int) -> None:
    """Refuse a clock that cannot be."""
    if speed == LIVE:
        _within("base", base, LIVE_BASE)
        _within("increment", increment, LIVE_INCREMENT)
    elif speed == TURNS:
        _within("base", base, MOVE_LIMIT)
        _within("increment", increment, (0, 0))
    else:
        raise Problem("bad-option", f"speed is {LIVE} or {TURNS}, not {speed!r}", allowed=[LIVE, TURNS])


def _settle(wanted: NewTable) -> dict[str, Any]:
    """The options of a wanted; a Problem says what cannot be, times and past included."""
    settled = settle_options(wanted.game, wanted.seats, wanted.options)
    check_times(wanted.speed, wanted.base, wanted.increment)
    exclusive = not (wanted.public and wanted.group)
    need(exclusive, "bad-option", "a table for a group is for its members: make it public or for a group, not both")
    both = wanted.rated and wanted.hints
    need(not both, "bad-option", "hints are never given at a rated table: rate the game or allow hints, not both")
    if wanted.prefix is not None:
        check_length(wanted.prefix)
        try:
            over = wanted.prefix.replay().over
        except BadRecord as error:
            raise Problem("bad-record", str(error)) from None
        need(not over, "bad-request", "the game is over there: go on from an earlier step")
    return settled


def new_table(host: str, wanted: NewTable) -> tuple[dict[str, Any], list[Chair]]:
    """What is stored of a new table; a Problem says what cannot be."""
    settled = _settle(wanted)
    chairs = list(wanted.chairs) + [Chair(seat) for seat in range(len(wanted.chairs), wanted.seats)]
    if len(chairs) != wanted.seats:
        raise Problem("bad-request", f"there are {wanted.seats} seats, but {len(chairs)} chairs")
    for chair in chairs:
        _check_bot(chair.bot)
    row = {
        "id": new_id(),
        "link": new_link(),
        "game": wanted.game,
        "options": settled,
        "seats": wanted.seats,
        "host": host,
        "public": wanted.public,
        "rated": wanted.rated,
        "hints": wanted.hints,
        "speed": wanted.speed,
        "base": wanted.base,
        "increment": wanted.increment,
        "status": "open",
        "seed": new_seed(),
        "rules": wanted.prefix.rules if wanted.prefix else find_game(wanted.game).rules_version,
        "prefix": wanted.prefix.to_json() if wanted.prefix else None,
        "origin": wanted.origin,
        "group_id": wanted.group,
        "created": now(),
        "begins": _beginner(wanted.begins, wanted.seats),
    }
    return row, _coloured(chairs)


def _once_more(row: TableRow, account: str) -> NewTable:
    """A rematch: everybody moves on by a seat, keeps their colour, and is invited.

    Who was not there takes the place of a bot, or sits down beside the others if the game has one more seat.
    """
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
    if not row.seats_of(account):
        bots = [chair for chair in chairs if chair.bot]
        if bots:
            chairs[bots[0].seat] = Chair(bots[0].seat, account=account, colour=bots[0].colour)
        elif _can_be(row.game, row.seats + 1, row.options):
            chairs.append(Chair(row.seats, account=account))
    return NewTable(
        row.game, len(chairs), row.options, row.public, row.rated, row.speed, row.base, row.increment, chairs,
        origin=row.id, hints=row.hints, begins=row.begins if row.begins in DRAWN_BY else 0, group=row.group,
    )  # fmt: skip


def _can_be(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        settle_options(game, seats, options)
    except Problem:
        return False
    return True


def _take_seats(connection: Connection, row: TableRow, begins: str) -> TableRow:
    """Everybody takes their things to the seat from which they play: drawn by the luck of the game, to be checked."""
    by_lot = begins in DRAWN_BY
    chairs = (
        seated(luck_of(row.seed, row.shares), begins, row.seats).chairs if by_lot else turned(int(begins), row.seats)
    )
    if not by_lot and int(begins) == 0:
        return row
    moved = [replace(row.chairs[chair], seat=seat) for seat, chair in enumerate(chairs)]
    for chair in moved:
        held = {name: getattr(chair, name) for name in ("account", "invited", "bot", "colour", "share")}
        store.set_chair(connection, row.id, chair.seat, **held)
    return replace(row, chairs=moved, begins=begins, seating=" ".join([begins, *map(str, chairs)]))


def _beginner(begins: int | str, seats: int) -> str:
    """Who begins, as it is stored; a Problem says who can."""
    known = begins in DRAWN_BY or (isinstance(begins, int) and 0 <= begins < seats)
    ways = f"one of the chairs 0 to {seats - 1}, {' or '.join(DRAWN_BY)}"
    need(known, "bad-option", f"who begins is {ways}, not {begins!r}")
    return str(begins)


def _held(connection: Connection, table: str) -> TableRow:
    """A table that nobody else can change before this transaction ends; a Problem if there is none."""
    row = store.hold_table(connection, table)
    if row is None:
        raise Problem("not-found", f"there is no table {table!r}")
    return row


def _need_open(row: TableRow) -> None:
    need(row.status == "open", "not-now", NOT_OPEN.get(row.status, ""))


def _chair(row: TableRow, seat: int) -> Chair:
    """A chair of a table, or a Problem that says which there are."""
    check_seat(seat, row.seats)
    return row.chairs[seat]


def _within(name: str, value: int, limits: tuple[int, int]) -> None:
    least, most = limits
    need(least <= value <= most, "bad-option", f"{name} is {least} to {most} seconds here, not {value}")


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
