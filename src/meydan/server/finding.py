"""Finding people: whoever wants a quick seat says for what, and those whose wishes fit are seated together.

Wishes are stored, so that all processes agree; they are looked at by one of them at a time, and whoever is seated is
marked in the same transaction. A wish holds as long as its owner has a socket of the lobby that asks for a seat.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from meydan.bots import LEVELS
from meydan.kernel.game import Game, find_game
from meydan.kernel.luck import SEATS
from meydan.server import store
from meydan.server.chores import Chore
from meydan.server.clock import LIVE, TURNS
from meydan.server.matching import Pace, Party, Seeker, company, fit, parties
from meydan.server.news import wish_of
from meydan.server.presence import host_is_there
from meydan.server.problems import Problem, need
from meydan.server.rating import MODEL, points
from meydan.server.room import as_json
from meydan.server.rooms import Rooms
from meydan.server.schema import mutes, seekers, tables
from meydan.server.seating import NewTable, Seating, begin_game, new_table, open_table, settle_options, take_chair
from meydan.server.stamps import now
from meydan.server.store import Chair, TableRow
from meydan.server.together import Wish

EVERY: Final = 2.0  # seconds between two looks at all wishes
LIFE: Final = 20_000  # milliseconds for which a wish holds, unless its owner is still here
GRACE: Final = 8_000  # milliseconds for which it holds when they left: a page that is loaded again takes less
OFFER: Final = 20_000  # milliseconds until bots are offered
KEPT: Final = 60_000  # milliseconds after which a wish that holds no more is forgotten
MOST_TABLES: Final = 200  # open tables that are looked at
BOXES: Final = "expansions"  # the option that is the mix of a game
# What a quick seat can be played at. The first of a speed is the usual one.
PACES: Final[tuple[Pace, ...]] = ((LIVE, 1200, 20), (LIVE, 600, 15), (TURNS, 86_400, 0), (TURNS, 259_200, 0))
log = structlog.get_logger()


class Wanted(Struct, frozen=True):
    """What somebody says who wants a quick seat."""

    game: str
    mix: list[str] | None
    least: int
    most: int
    speed: str
    near: bool
    rated: bool
    base: int | None = None  # seconds: whichever is usual


class Finding:
    """Those who look for people, at this process and at others."""

    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self._rooms = rooms
        self._seating = seating
        self._here: Counter[str] = Counter()  # sockets of people who look for others
        self._known: dict[str, Wish] = {}  # what became of their wishes, by account
        self._looking = asyncio.Lock()
        self.seating_all = Chore(self._look_round, EVERY, "nobody is seated for a while")

    # -- wishing --------------------------------------------------------------------------------------------

    async def wish(self, account: str, wanted: Wanted) -> Wish:
        """Want a quick seat; what was wanted before holds no more."""
        mix, (speed, base, increment) = _checked(wanted)
        at = now()
        row = {
            "account": account, "game": wanted.game, "mix": None if mix is None else as_json(mix),
            "least": wanted.least, "most": wanted.most, "speed": speed, "base": base, "increment": increment,
            "near": wanted.near, "rated": wanted.rated, "bot": None, "since": at, "until": at + LIFE, "table_id": None,
        }  # fmt: skip

        def work(connection: Connection) -> None:
            connection.execute(delete(seekers).where(seekers.c.account == account))
            connection.execute(insert(seekers).values(row))

        await self._rooms.database.run(work)
        return await self._after(account)

    async def let_bots(self, account: str, bot: str) -> Wish:
        """Bots may take the chairs that stay empty."""
        known = [level.name for level in LEVELS]
        if bot not in known:
            raise Problem("bad-option", f"there is no level {bot!r}", allowed=known)
        mine = update(seekers).where(seekers.c.account == account, seekers.c.table_id.is_(None))

        def work(connection: Connection) -> None:
            found = connection.execute(mine.where(seekers.c.until > now()).values(bot=bot)).rowcount
            need(bool(found), "not-now", "you do not look for people: say first what you want to play")

        await self._rooms.database.run(work)
        return await self._after(account)

    async def withdraw(self, account: str) -> None:
        """Want nothing any more; who was seated this very moment is told where."""
        mine = delete(seekers).where(seekers.c.account == account, seekers.c.table_id.is_(None))

        def work(connection: Connection) -> None:
            if not connection.execute(mine).rowcount:
                row = _row(connection, account)
                need(row is None, "not-now", f"you have a seat already, at table {row.table_id if row else ''}")

        await self._rooms.database.run(work)
        self._hear(account, None)

    async def mine(self, account: str) -> Wish | None:
        """What somebody wants, and what became of it."""
        found = await self._rooms.database.run(lambda connection: _became(connection, [account], now()))
        return found[account]

    async def _after(self, account: str) -> Wish:
        await self._look()
        found = await self.mine(account)
        if found is None:
            raise Problem("not-now", "this wish was taken back meanwhile")
        self._hear(account, found)
        return found

    # -- being here -----------------------------------------------------------------------------------------

    def known(self, account: str) -> Wish | None:
        """What is known here of somebody's wish."""
        return self._known.get(account)

    def came(self, account: str) -> None:
        self._here[account] += 1

    async def left(self, account: str) -> None:
        """A socket is closed; if it was the last one, the wish holds for a moment only."""
        self._here[account] -= 1
        if self._here[account] <= 0:
            del self._here[account]
            self._known.pop(account, None)
            soon = now() + GRACE
            mine = update(seekers).where(seekers.c.account == account, seekers.c.until > soon).values(until=soon)
            await self._rooms.database.run(lambda connection: connection.execute(mine).rowcount)

    # -- seating --------------------------------------------------------------------------------------------

    async def _look_round(self) -> None:
        if self._here:
            await self._look()

    async def _look(self) -> None:
        """Seat whoever can be seated, and find out what became of the wishes of those who are here."""
        async with self._looking:
            here = list(self._here)

            def work(connection: Connection) -> tuple[list[str], list[str], dict[str, Wish | None]]:
                at = now()
                _stay(connection, here, at)
                begun, filled = self._seat_all(connection, at)
                return begun, filled, _became(connection, here, at)

            begun, filled, became = await self._rooms.database.run(work)
        for table in begun + filled:
            self._rooms.changed(table)
            await self._seating.opened(table)
        for table in begun:
            await self._seating.play.go_on(table)  # a bot may begin
        for account, wish in became.items():
            self._hear(account, wish)

    def _hear(self, account: str, wish: Wish | None) -> None:
        if self._known.get(account) != wish:
            if wish is None:
                del self._known[account]
            elif account in self._here:
                self._known[account] = wish
            self._rooms.news.tell(wish_of(account))

    def _seat_all(self, connection: Connection, at: int) -> tuple[list[str], list[str]]:
        """Seat all who can be seated now: the tables that begin, and those that go on waiting for others."""
        people = _waiting(connection, at)
        apart = _apart(connection, [one.account for one in people])
        begun = []
        for party in parties(people, at, apart):
            table = self._begin(connection, party)
            if table is not None:
                begun.append(table)
                people = [one for one in people if one not in party.people]
        return begun, _fill_tables(connection, people, at, apart)

    def _begin(self, connection: Connection, party: Party) -> str | None:
        """A table for a party, where the game begins at once: everybody is here."""
        host = party.people[0].account
        people = [one.account for one in party.people] + [None] * (party.seats - len(party.people))
        first = party.people[0]
        options = {} if party.mix is None else {BOXES: list(party.mix)}
        wanted = NewTable(
            first.game, party.seats, options, True, party.rated, *first.pace,
            [Chair(seat, account=who, bot=None if who else party.bot) for seat, who in enumerate(people)], begins=SEATS,
        )  # fmt: skip
        new, chairs = new_table(host, wanted)
        try:
            with connection.begin_nested():
                open_table(connection, new, chairs)
                [row] = store.find_tables(connection, [new["id"]])
                self._seating.need_bots(connection, row)
                begin_game(connection, row, SEATS)
        except Problem as problem:  # such as too many bots of one host: then people are waited for
            log.info("people not seated", problem=problem.code)
            _mark(connection, [host], bot=None)
            return None
        _mark(connection, [one.account for one in party.people], table_id=row.id)
        return row.id


def looking(connection: Connection, at: int) -> int:
    """How many look for people."""
    query = select(func.count()).select_from(seekers).where(seekers.c.until > at, seekers.c.table_id.is_(None))
    return int(connection.execute(query).scalar_one())


def levels_at(connection: Connection, rows: Sequence[TableRow]) -> dict[str, dict[str, int]]:
    """How good those are who sit at tables, by table and seat, as far as it is known."""
    found: dict[str, dict[str, int]] = {}
    for game in {row.game for row in rows}:
        seated = [(row.id, chair) for row in rows if row.game == game for chair in row.chairs if chair.account]
        rated = store.rated(connection, game, [chair.account for _, chair in seated if chair.account])
        for table, chair in seated:
            if chair.account in rated:
                found.setdefault(table, {})[str(chair.seat)] = points(rated[chair.account][0])
    return found


def _checked(wanted: Wanted) -> tuple[list[str] | None, Pace]:
    """The boxes that are wanted, in their order, and the pace; a Problem says what cannot be."""
    settle_options(wanted.game, wanted.least, {})
    game = find_game(wanted.game)
    need(
        game.min_seats <= wanted.least <= wanted.most <= game.max_seats,
        "bad-option",
        f"{game.title} has {game.min_seats} to {game.max_seats} seats, not {wanted.least} to {wanted.most}",
    )
    paces = [pace for pace in PACES if pace[0] == wanted.speed]
    pace = next((pace for pace in paces if wanted.base in (None, pace[1])), None)
    if pace is None:
        what = f"quick seats at this speed are for {' or '.join(str(base) for _, base, _ in paces)} seconds"
        raise Problem("bad-option", f"{what}, not {wanted.base}", allowed=[str(base) for _, base, _ in paces])
    if wanted.mix is None or not _has_boxes(game):
        return None, pace
    return settle_options(wanted.game, wanted.least, {BOXES: wanted.mix})[BOXES], pace


def _has_boxes(game: Game[Any]) -> bool:
    return any(option.name == BOXES for option in game.options)


def _stay(connection: Connection, here: Sequence[str], at: int) -> None:
    """Those who are here still want what they want; what nobody wants any more is forgotten."""
    for first in range(0, len(here), store.IDS_AT_ONCE):
        some = seekers.c.account.in_(here[first : first + store.IDS_AT_ONCE])
        still = update(seekers).where(some, seekers.c.table_id.is_(None), seekers.c.until > at)
        connection.execute(still.values(until=at + LIFE))
    connection.execute(delete(seekers).where(seekers.c.until <= at - KEPT))


def _waiting(connection: Connection, at: int) -> list[Seeker]:
    """All who wait for a seat. No other process looks at them, or lets them go, before this transaction ends."""
    if connection.dialect.name == "postgresql":  # nobody writes to SQLite at the same time
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext("seekers"))))
    held = select(seekers).where(seekers.c.until > at, seekers.c.table_id.is_(None)).order_by(seekers.c.account)
    return _seekers(connection, connection.execute(held.with_for_update()).all())


def _seekers(connection: Connection, rows: Sequence[Row[Any]]) -> list[Seeker]:
    levels: dict[tuple[str, str], float] = {}
    for game in {row.game for row in rows}:
        people = [row.account for row in rows if row.game == game]
        levels |= {(game, who): mu for who, (mu, _, _) in store.rated(connection, game, people).items()}
    return [
        Seeker(
            row.account, row.game, None if row.mix is None else tuple(json.loads(row.mix)), row.least, row.most,
            (row.speed, row.base, row.increment), row.near, row.rated, row.bot, row.since,
            levels.get((row.game, row.account), MODEL.mu),
        )
        for row in rows
    ]  # fmt: skip


def _apart(connection: Connection, people: Sequence[str]) -> set[frozenset[str]]:
    """Pairs of whom one does not want to hear the other."""
    query = select(mutes).where(mutes.c.account.in_(people), mutes.c.muted.in_(people))
    return {frozenset((row.account, row.muted)) for row in connection.execute(query)}


def _fill_tables(connection: Connection, people: Sequence[Seeker], at: int, apart: set[frozenset[str]]) -> list[str]:
    """Seat people at public tables that wait for players, if whoever opened one is there."""
    wanted = {one.game for one in people}
    if not wanted:
        return []
    query = select(tables.c.id).where(tables.c.public, tables.c.status == "open", tables.c.game.in_(wanted))
    ids = list(connection.execute(query.order_by(tables.c.created).limit(MOST_TABLES)).scalars())
    changed: dict[str, None] = {}
    for table in ids:
        if not host_is_there(connection, table, at):
            continue
        for one in [one for one in people if one.game in wanted]:
            row = store.hold_table(connection, table)
            if row is None or row.status != "open":
                break
            free = [chair.seat for chair in row.chairs if chair.free and chair.invited is None]
            if free and _suits(connection, row, one, at, apart):
                take_chair(connection, row, free[0], one.account, None)
                _mark(connection, [one.account], table_id=table)
                people = [other for other in people if other is not one]
                changed[table] = None
    return list(changed)


def pace_of(row: TableRow) -> Pace:
    """The pace of quick seats that is nearest to the clock of a table."""
    alike = [pace for pace in PACES if pace[0] == row.speed]
    return min(alike, key=lambda pace: max(pace[1] / row.base, row.base / pace[1]))


def _suits(connection: Connection, row: TableRow, one: Seeker, at: int, apart: set[frozenset[str]]) -> bool:
    """Whether a table is what somebody looks for, and those who sit there are."""
    boxes = row.options.get(BOXES)
    mix = None if boxes is None else tuple(boxes)
    if not one.least <= row.seats <= one.most or (row.rated and not one.rated) or row.seats_of(one.account):
        return False
    there = [chair.account for chair in row.chairs if chair.account]
    levels = store.rated(connection, row.game, there)
    return all(
        fit(
            one,
            Seeker(who, row.game, mix, row.seats, row.seats, pace_of(row), False, row.rated, None, at,
                   levels.get(who, (MODEL.mu, 0.0, 0))[0]),
            at,
            apart,
        )
        for who in there
    )  # fmt: skip


def _mark(connection: Connection, people: Sequence[str], **values: Any) -> None:
    connection.execute(update(seekers).where(seekers.c.account.in_(people)).values(values))


def _row(connection: Connection, account: str) -> Row[Any] | None:
    query = select(seekers).where(seekers.c.account == account, seekers.c.until > now())
    return connection.execute(query).one_or_none()


def _became(connection: Connection, accounts: Sequence[str], at: int) -> dict[str, Wish | None]:
    """What these people want and what became of it: where they were seated, or how many others fit."""
    rows = connection.execute(select(seekers).where(seekers.c.until > at).order_by(seekers.c.since)).all()
    people = _seekers(connection, [row for row in rows if row.table_id is None])
    waiting = {one.account: one for one in people}
    apart = _apart(connection, list(waiting))
    found: dict[str, Wish | None] = dict.fromkeys(accounts)
    for row in rows:
        if row.account in found:
            me = waiting.get(row.account)
            others = 0 if me is None else len(company(me, people, at, apart)) - 1
            found[row.account] = _told(row, others)
    return found


def _told(row: Row[Any], others: int) -> Wish:
    mix = None if row.mix is None else json.loads(row.mix)
    return Wish(
        row.game, mix, row.least, row.most, row.speed, row.base, row.increment, row.near, row.rated, row.bot, row.since,
        row.since + OFFER, others, row.table_id,
    )  # fmt: skip
