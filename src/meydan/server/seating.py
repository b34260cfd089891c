"""Who sits where: tables are opened, filled, begun, given up and played once more, and people leave them for good."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from meydan.bots import BOTS
from meydan.kernel.chance import new_seed
from meydan.kernel.errors import BadOption, BadRecord, UnknownGame
from meydan.kernel.game import GAMES, find_game
from meydan.kernel.record import Record
from meydan.server import accounts, outbox, store
from meydan.server.calling import wishes
from meydan.server.clock import LIVE, LIVE_BASE, LIVE_INCREMENT, MOVE_LIMIT, TURNS
from meydan.server.database import notify
from meydan.server.play import Play
from meydan.server.problems import Problem, check_seat, need
from meydan.server.replaying import check_length
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.stamps import new_id, new_link, now
from meydan.server.store import Chair, TableRow

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


class Seating:
    """The chairs of all tables."""

    def __init__(self, rooms: Rooms, play: Play, *, most_bots: int = 0) -> None:
        self.rooms = rooms
        self.play = play
        self.most_bots = most_bots  # that play at once at the tables of one host; 0 is without limit

    async def create(self, host: str, wanted: NewTable) -> TableRow:
        """A new table; its options, seats and times are checked, and what is wrong is said."""
        row, chairs = _new_table(host, wanted)
        await self.rooms.database.run(lambda connection: _open_table(connection, row, chairs))
        return await self.rooms.row(row["id"])

    async def sit(self, table: str, account: str, seat: int, colour: str | None) -> TableRow:
        """Take a free chair, or another colour on one's own; an invitation is for its guest only."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            chair = _chair(row, seat)
            need(chair.free or chair.account == account, "seat-taken", f"seat {seat} is taken")
            need(chair.invited in (None, account), "seat-taken", f"seat {seat} is kept for somebody else")
            kept = chair.colour if chair.held else None
            chosen = _free_colour(row.chairs, seat, colour, kept)
            store.set_chair(connection, table, seat, account=account, colour=chosen)

        return await self._settled(table, work)

    async def stand(self, table: str, account: str, seat: int) -> TableRow:
        """Leave a chair before the game begins; the host may clear any chair."""

        def work(connection: Connection, row: TableRow) -> None:
            _need_open(row)
            may = account in (_chair(row, seat).account, row.host)
            need(may, "not-your-seat", "only who sits there, or the host, can clear a chair")
            store.set_chair(connection, table, seat, account=None, bot=None, invited=None, colour=None)

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

    async def begin(self, table: str, account: str, *, shuffled: bool = False) -> TableRow:
        """The host starts the game when every chair is taken; if wished, everybody sits down in any order first."""

        def work(connection: Connection, row: TableRow) -> None:
            need(account == row.host, "forbidden", "only the host starts the game")
            _need_open(row)
            free = [chair.seat for chair in row.chairs if chair.free]
            need(not free, "not-now", f"seats {free} are still free")
            guests = [chair.seat for chair in row.chairs if chair.guest]
            what = "a rated game is for accounts and bots, and guests sit on seats"
            need(not (row.rated and guests), "not-now", f"{what} {guests}")
            self._need_bots(connection, row)
            if shuffled:
                row = _shuffle(connection, row)
            at = now()
            store.set_status(connection, table, "open", "playing", started=at)
            prefix, _, _ = store.past_of(connection, table)
            room = Room(replace(row, started=at).agreed(prefix))
            standing = room.standing()
            store.new_standing(row, standing)(connection)
            outbox.begin(connection, row, standing)

        row = await self._settled(table, work)
        await self.play.go_on(table)  # a bot may begin, and a fork have nothing left but luck
        return row

    def _need_bots(self, connection: Connection, row: TableRow) -> None:
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

    async def rematch(self, table: str, account: str) -> TableRow:
        """The same people and bots once more, one seat further, each in the colour they had.

        Who asks first opens the table; the others come to it, whoever sits there even after it has begun. Only who
        has no place at a rematch that is being played opens another.
        """

        row = await self.rooms.row(table)
        need(row.belongs(account), "forbidden", "only who played asks for a rematch")
        need(row.status == "finished", "not-now", "the game is not over")

        def work(connection: Connection) -> str:
            _held(connection, table)  # who asks at the same time waits here
            again = store.rematch_of(connection, table)
            found = None if again is None else _held(connection, again)
            if found is None or found.status != "open":
                if found is not None and found.status == "playing" and found.seats_of(account):
                    return found.id
                new, chairs = _new_table(account, _once_more(row, account))
                _open_table(connection, new, chairs)
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
        return await self.rooms.row(again)

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

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            accounts.forget(connection, account)
            changed = store.forget(connection, account)
            outbox.forget(connection, account)
            wishes.forget(connection, account)
            playing = store.tables_of(connection, account, (("playing",), MOST_PLAYED))
            for table in changed:
                notify(connection, f"{table} 0")
            return changed, [listed.id for listed in playing]

        changed, playing = await self.rooms.database.run(work)
        for table in changed:
            self.rooms.changed(table)
        await self.rooms.renamed(account)
        for table in playing:
            for seat in (await self.rooms.row(table)).seats_of(account):
                try:
                    await self.play.give_to_bot(table, seat)
                except Problem as problem:  # the game is over, or a bot plays there already
                    log.info("seat not handed over", table=table, seat=seat, problem=problem.code)


def _open_table(connection: Connection, row: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """Store a new table, and call whoever is invited to it."""
    store.add_table(connection, row, chairs)
    invited = (chair.invited for chair in chairs if chair.account is None)
    outbox.call(connection, row["id"], invited, outbox.INVITED, now())


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


def _settle(wanted: NewTable) -> dict[str, Any]:
    """The options of a wanted; a Problem says what cannot be, times and past included."""
    settled = settle_options(wanted.game, wanted.seats, wanted.options)
    if wanted.speed == LIVE:
        _within("base", wanted.base, LIVE_BASE)
        _within("increment", wanted.increment, LIVE_INCREMENT)
    elif wanted.speed == TURNS:
        _within("base", wanted.base, MOVE_LIMIT)
        _within("increment", wanted.increment, (0, 0))
    else:
        raise Problem("bad-option", f"speed is {LIVE} or {TURNS}, not {wanted.speed!r}", allowed=[LIVE, TURNS])
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


def _new_table(host: str, wanted: NewTable) -> tuple[dict[str, Any], list[Chair]]:
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
        "created": now(),
    }
    return row, _coloured(chairs)


def _once_more(row: TableRow, account: str) -> NewTable:
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
    return NewTable(
        row.game, row.seats, row.options, row.public, row.rated, row.speed, row.base, row.increment, chairs,
        origin=row.id, hints=row.hints,
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
