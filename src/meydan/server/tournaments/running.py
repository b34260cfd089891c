"""How a tournament goes: people enter and leave, rounds are drawn, tables counted, and one round follows another.

Every change is one transaction that holds only if the tournament is still as it was read. So a round begins exactly
once, with all of its tables, however many processes look after it and whenever one of them dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from meydan.bots import BOTS
from meydan.kernel.chance import new_seed
from meydan.kernel.game import GAMES
from meydan.server import groups, outbox
from meydan.server.chores import Chore
from meydan.server.clock import TURNS
from meydan.server.news import group_board, tournament_board
from meydan.server.play import Play
from meydan.server.problems import Problem, need
from meydan.server.rooms import Rooms
from meydan.server.seating import Begun, NewTable, begun_table, check_times, settle_options, store_begun
from meydan.server.stamps import new_id, new_link, now
from meydan.server.store import Chair
from meydan.server.tournaments import book
from meydan.server.tournaments.book import CANCELLED, FINISHED, OPEN, PLAYING, Book, Row, Stood
from meydan.server.tournaments.pairing import draw
from meydan.server.tournaments.plan import KNOCKOUT, ROBIN, SWISS, Kind, Played, Round
from meydan.server.tournaments.standing import (
    TABLE,
    absent_last,
    as_it_stands,
    is_over,
    points_for,
    points_of,
    rounds_planned,
    still_in,
)

LOOK_ROUND: Final = 2.0  # seconds between looks at what is to be done, unless a game ends before
MOST_ENTRANTS: Final = 500
MOST_ROUNDS: Final = 30  # that can be wished for
MOST_ORGANISED: Final = 20  # by one person, that are not over
FEWEST: Final = 2
TITLE_LONGEST: Final = 60
KINDS: Final = (SWISS, ROBIN, KNOCKOUT)
NOT_OPEN: Final = {
    PLAYING: "this tournament has begun already",
    FINISHED: "this tournament is over",
    CANCELLED: "this tournament was called off",
}
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class NewTournament:
    """What a new tournament is to be."""

    title: str
    kind: Kind
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    rounds: int | None = None
    advance: int = 1
    bot: str | None = None
    public: bool = False
    rated: bool = False
    speed: str = TURNS
    base: int = 24 * 60 * 60
    increment: int = 0
    round_limit: int | None = None
    pause: int = 0
    starts: int | None = None
    group: str | None = None


class Tournaments:
    """All tournaments, as one process looks after them."""

    def __init__(self, rooms: Rooms, play: Play) -> None:
        self.rooms = rooms
        self.play = play
        self.database = rooms.database
        self.tending = Chore(self.tend, LOOK_ROUND, "nobody looks after tournaments for a while")

    def start(self) -> None:
        self.play.ended = lambda table: self.tending.wake()
        self.tending.start()

    async def stop(self) -> None:
        await self.tending.stop()

    # -- what people do -------------------------------------------------------------------------------------

    async def create(self, organiser: str, wanted: NewTournament) -> str:
        """A new tournament; what is wrong with it is said."""
        row = _new_row(organiser, wanted)

        def work(connection: Connection) -> None:
            many = book.organised(connection, organiser)
            what = f"at most {MOST_ORGANISED} tournaments of one person go on at once: let one end, or call it off"
            need(many < MOST_ORGANISED, "not-now", what)
            if wanted.group is not None:
                groups.need_member(connection, wanted.group, organiser)
            book.add(connection, row)

        await self.database.run(work)
        return str(row["id"])

    async def enter(self, id: str, account: str) -> None:
        """Take part; also later, from the next round on, where that can be."""

        def work(connection: Connection, row: Row) -> None:
            known = book.entrants_of(connection, id)
            mine = next((one for one in known if one.account == account), None)
            need(mine is None or mine.dropped is not None, "not-now", "you take part already")
            need(mine is None or not mine.removed, "forbidden", "the organiser has removed you from this tournament")
            check_open(row)
            here = sum(one.here for one in known)
            need(here < MOST_ENTRANTS, "not-now", f"at most {MOST_ENTRANTS} people take part in a tournament")
            if mine is None:
                book.add_entrant(connection, id, account, row.round + 1)
            else:
                book.set_entrant(connection, id, mine.number, dropped=None)

        await self._change(id, work)

    async def leave(self, id: str, account: str) -> None:
        """Take part no more: in no further round, once it has begun."""

        def work(connection: Connection, row: Row) -> None:
            mine = next((one for one in book.entrants_of(connection, id) if one.account == account), None)
            if mine is None or mine.dropped is not None:
                raise Problem("not-now", "you do not take part in this tournament")
            _drop(connection, row, mine.number, removed=False)

        await self._change(id, work)

    async def remove(self, id: str, account: str, number: int) -> None:
        """The organiser removes somebody, who then cannot enter again."""

        def work(connection: Connection, row: Row) -> None:
            _need_organiser(row, account)
            found = [one for one in book.entrants_of(connection, id) if one.number == number and one.dropped is None]
            need(bool(found), "not-found", f"there is no entrant {number} in this tournament")
            _drop(connection, row, number, removed=True)

        await self._change(id, work)

    async def close(self, id: str, account: str, closed: bool) -> None:
        """The organiser lets nobody else enter, or lets people enter again."""

        def work(connection: Connection, row: Row) -> dict[str, Any]:
            _need_organiser(row, account)
            need(row.status in (OPEN, PLAYING), "not-now", NOT_OPEN.get(row.status, ""))
            return {"closed": closed}

        await self._change(id, work)

    async def cancel(self, id: str, account: str) -> None:
        """The organiser calls it off; games that are being played go on, but count for nothing here."""

        def work(connection: Connection, row: Row) -> dict[str, Any]:
            _need_organiser(row, account)
            need(row.status in (OPEN, PLAYING), "not-now", NOT_OPEN.get(row.status, ""))
            return {"status": CANCELLED, "finished": now(), "ends": None, "goes_on": None}

        await self._change(id, work)

    async def begin(self, id: str, account: str) -> None:
        """The organiser lets the first round begin."""

        def check(found: Book) -> None:
            _need_organiser(found.row, account)
            need(found.row.status == OPEN, "not-now", NOT_OPEN.get(found.row.status, ""))
            what = f"a tournament begins with at least {FEWEST} people, and {len(found.here)} take part so far"
            need(len(found.here) >= FEWEST, "not-now", what)

        while True:
            found = await self.read(id)
            check(found)
            if await self._next_round(found):
                return

    async def read(self, id: str) -> Book:
        found = await self.database.run(lambda connection: book.read(connection, id))
        if found is None:
            raise Problem("not-found", f"there is no tournament {id!r}")
        return found

    async def _change(self, id: str, work: Callable[[Connection, Row], dict[str, Any] | None]) -> None:
        """Change a tournament as it is now; nobody else changes it meanwhile, and everybody hears of it."""

        def held(connection: Connection) -> None:
            row = book.find(connection, id, hold=True)
            if row is None:
                raise Problem("not-found", f"there is no tournament {id!r}")
            book.change(connection, row, **(work(connection, row) or {}))

        await self.rooms.change(tournament_board(id), held)

    # -- what goes on by itself -----------------------------------------------------------------------------

    async def tend(self) -> None:
        """Do whatever is to be done at this moment."""
        at = now()
        for table, seat in await self.database.run(lambda connection: book.late(connection, at)):
            try:
                await self.play.give_to_bot(table, seat)
            except Problem as problem:  # somebody was faster
                log.info("seat not handed over", table=table, seat=seat, problem=problem.code)
        for id in await self.database.run(lambda connection: book.due(connection, at)):
            try:
                await self._go_on(id, at)
            except Exception:
                log.exception("a tournament does not go on", tournament=id)

    async def _go_on(self, id: str, at: int) -> None:
        """Count what is over; when all is, draw the next round or end; and begin when it is time to."""
        found = await self.read(id)
        if found.row.status == OPEN:
            await self._begin_by_itself(found, at)
            return
        if found.row.goes_on is None:
            await self.rooms.change(tournament_board(id), lambda connection: _count(connection, id, at))
            found = await self.read(id)
        if found.row.status == PLAYING and found.row.goes_on is not None and found.row.goes_on <= at:
            await self._next_round(found)

    async def _begin_by_itself(self, found: Book, at: int) -> None:
        if len(found.here) >= FEWEST:
            await self._next_round(found)
        else:  # it waits for its organiser
            row = found.row
            await self.rooms.change(
                tournament_board(row.id), lambda connection: book.change(connection, row, starts=None)
            )

    async def _next_round(self, found: Book) -> bool:
        """Begin the round that follows what was read, or end the tournament; whether nobody changed it meanwhile."""
        row, at = found.row, now()
        if row.status == PLAYING and ends(found):
            over = {"status": FINISHED, "finished": at, "ends": None, "goes_on": None}
            return await self.rooms.change(
                tournament_board(row.id), lambda connection: book.change(connection, row, **over)
            )
        drawn = await asyncio.to_thread(drawn_for, found)
        opened = await asyncio.to_thread(tables_for, found, drawn, at)
        played = round_of(row, drawn)
        values = {
            "status": PLAYING,
            "round": row.round + 1,
            "started": row.started or at,
            "starts": None,
            "ends": None if row.round_limit is None or not opened else at + row.round_limit * 1000,
            "goes_on": None if opened else at,
        }

        def work(connection: Connection) -> bool:
            if not book.change(connection, row, **values):
                return False
            store_begun(connection, opened)
            outbox.call_round(connection, {table.id: _people(table) for table in opened}, at)
            ids = {number: table.id for number, table in enumerate(opened, 1)}
            book.add_round(connection, row.id, played, ids)
            return True

        try:
            begun = await self.rooms.change(tournament_board(row.id), work)
        except IntegrityError:  # another process drew the same round
            return False
        for table in opened if begun else []:
            await self._wake(table.id)
        if begun and row.group_id is not None:
            self.rooms.changed(group_board(row.group_id))
        return begun

    async def _wake(self, table: str) -> None:
        """A bot may begin; if that fails, whoever looks after all tables finds it."""
        try:
            await self.play.go_on(table)
        except Exception:
            log.exception("a table did not go on", table=table)


# -- rounds -------------------------------------------------------------------------------------------------


def drawn_for(found: Book) -> Round:
    """The next round of a tournament."""
    row = found.row
    playing = still_in(row.plan, found.here, found.past, row.seed)
    points = points_of(playing, found.past)
    return draw(row.plan, playing, found.past, points, row.seed, planned(found), _places(found))


def _places(found: Book) -> list[int]:
    """Those who were there when a round robin began."""
    return [one.number for one in found.entrants if one.entered == 1]


def round_of(row: Row, drawn: Round) -> list[Played]:
    """What is stored of a round: who has a bye has the points of a table won."""
    number = row.round + 1
    byes = [Played(number, entrant, points=TABLE) for entrant in drawn.byes]
    return byes + [
        Played(number, entrant, table, seat, len(one.seats))
        for table, one in enumerate(drawn.tables, 1)
        for seat, entrant in enumerate(one.seats)
        if entrant is not None
    ]


def tables_for(found: Book, drawn: Round, at: int) -> list[Begun]:
    """The tables of a round, ready to begin."""
    row = found.row
    accounts = {one.number: one.account for one in found.entrants}
    return [
        begun_table(
            row.organiser,
            NewTable(
                row.game,
                len(table.seats),
                row.settled,
                rated=row.rated,
                speed=row.speed,
                base=row.base,
                increment=row.increment,
                hints=False,
                group=row.group_id,
                chairs=[
                    Chair(seat, bot=row.bot) if entrant is None else Chair(seat, account=accounts[entrant])
                    for seat, entrant in enumerate(table.seats)
                ],
            ),
            at,
        )
        for table in drawn.tables
    ]


def _people(table: Begun) -> list[str]:
    return [chair.account for chair in table.chairs if chair.account is not None]


def planned(found: Book) -> int:
    """How many rounds there will be, as far as can be told."""
    row = found.row
    begun = _places(found) if row.kind == ROBIN and row.seats == 2 else found.everybody
    people = begun if row.round else found.here
    return max(row.round, rounds_planned(row.plan, len(people), row.rounds))


def ends(found: Book) -> bool:
    """Whether no round follows the one that was counted."""
    row = found.row
    total = rounds_planned(row.plan, len(_places(found) if row.seats == 2 else found.everybody), row.rounds)
    return is_over(row.plan, found.here, found.past, total, row.seed)


def _count(connection: Connection, id: str, at: int) -> None:
    """Count the tables of this round that are over, or all once its time is; then it is known when it goes on."""
    row = book.find(connection, id, hold=True)
    if row is None or row.status != PLAYING or row.goes_on is not None:
        return
    late = row.ends is not None and row.ends <= at
    left = 0
    waiting = book.uncounted(connection, id, row.round)
    for stood in waiting:
        ranks = _ranks(stood, late)
        if ranks is None:
            left += 1
            continue
        points = points_for(ranks)
        for seat, entrant in stood.taken.items():
            book.count(connection, id, row.round, entrant, ranks[seat], points[seat])
    values: dict[str, Any] = {} if left else {"ends": None, "goes_on": at + row.pause * 1000}
    if values or left < len(waiting):
        book.change(connection, row, **values)


def _ranks(stood: Stood, late: bool) -> list[int] | None:
    """How a table counts; None if it does not yet."""
    if stood.ranks is not None:
        return absent_last(stood.ranks, stood.absent & stood.taken.keys())
    return absent_last(as_it_stands(stood.scores, stood.awaited), stood.absent & stood.taken.keys()) if late else None


# -- what can be --------------------------------------------------------------------------------------------


def takes_late(row: Row) -> bool:
    """Whether somebody may enter after the start: where nobody's plan depends on who was there then."""
    return row.kind == SWISS or (row.kind == ROBIN and row.seats > 2)


def check_open(row: Row) -> None:
    """Refuse whoever wants to enter when that cannot be."""
    need(not row.closed or row.status not in (OPEN, PLAYING), "not-now", "the organiser lets nobody else enter")
    if row.status == PLAYING:
        need(takes_late(row), "not-now", "a knock-out and a round robin of pairs can be entered before the start only")
        last = row.kind == SWISS and row.round >= (row.rounds or 1)
        need(not last, "not-now", "the last round is being played")
    else:
        need(row.status == OPEN, "not-now", NOT_OPEN.get(row.status, ""))


def _need_organiser(row: Row, account: str) -> None:
    need(row.organiser == account, "forbidden", "only the organiser of this tournament does that")


def _drop(connection: Connection, row: Row, number: int, *, removed: bool) -> None:
    """Somebody takes part no more; who left before the start was never there, unless they were removed."""
    need(row.status in (OPEN, PLAYING), "not-now", NOT_OPEN.get(row.status, ""))
    if row.status == OPEN and not removed:
        book.remove_entrant(connection, row.id, number)
    else:
        book.set_entrant(connection, row.id, number, dropped=row.round, removed=removed)


def _new_row(organiser: str, wanted: NewTournament) -> dict[str, Any]:
    """What is stored of a new tournament; a Problem says what cannot be."""
    title = " ".join("".join(letter if letter.isprintable() else " " for letter in wanted.title).split())
    need(0 < len(title) <= TITLE_LONGEST, "bad-request", f"a title has 1 to {TITLE_LONGEST} characters")
    if wanted.kind not in KINDS:
        raise Problem("bad-option", f"there is no kind {wanted.kind!r} of tournament", allowed=KINDS)
    if wanted.bot is not None and wanted.bot not in BOTS:
        raise Problem("bad-option", f"there is no bot {wanted.bot!r}", allowed=sorted(BOTS))
    settled = settle_options(wanted.game, wanted.seats, wanted.options)
    least = max(2, GAMES[wanted.game].min_seats)
    for seats in range(least, wanted.seats):  # tables may be smaller, and must be possible then
        settle_options(wanted.game, seats, wanted.options)
    check_times(wanted.speed, wanted.base, wanted.increment)
    if wanted.kind == SWISS:
        what = f"a Swiss tournament has 1 to {MOST_ROUNDS} rounds: say how many"
        need(wanted.rounds is not None, "bad-option", what)
    within = wanted.rounds is None or 1 <= wanted.rounds <= MOST_ROUNDS
    need(within, "bad-option", f"a tournament has 1 to {MOST_ROUNDS} rounds, not {wanted.rounds}")
    exclusive = not (wanted.public and wanted.group)
    need(exclusive, "bad-option", "a tournament for a group is for its members: make it public or for a group")
    advance = wanted.advance if wanted.kind == KNOCKOUT else 1
    what = f"of a table of {wanted.seats}, 1 to {wanted.seats - 1} go on, not {advance}"
    need(1 <= advance < wanted.seats, "bad-option", what)
    return {
        "id": new_id(),
        "link": new_link(),
        "title": title,
        "organiser": organiser,
        "public": wanted.public,
        "group_id": wanted.group,
        "kind": wanted.kind,
        "game": wanted.game,
        "options": settled,
        "seats": wanted.seats,
        "rounds": None if wanted.kind == KNOCKOUT else wanted.rounds,
        "advance": advance,
        "bot": wanted.bot,
        "rated": wanted.rated,
        "speed": wanted.speed,
        "base": wanted.base,
        "increment": wanted.increment,
        "round_limit": wanted.round_limit,
        "pause": wanted.pause,
        "starts": wanted.starts,
        "status": OPEN,
        "closed": False,
        "round": 0,
        "version": 1,
        "seed": new_seed(),
        "created": now(),
    }
