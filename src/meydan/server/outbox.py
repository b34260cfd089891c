"""The outbox: who is to be called about a table or a group, stored in the very transaction that is the reason.

A call goes when it was sent or is no longer true. Whoever sends holds the person's row of `callings` for a while: after
a kill that time runs out, and another process goes on with what is not marked as done.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, or_, select, update

from meydan.kernel import record
from meydan.server import room, store
from meydan.server.clock import TURNS
from meydan.server.database import Rows
from meydan.server.news import group_of, is_board
from meydan.server.room import Standing
from meydan.server.schema import (
    accounts,
    callings,
    calls,
    comers,
    groups,
    members,
    moves,
    nights,
    pairings,
    present,
    standings,
    tournaments,
)  # fmt: skip
from meydan.server.store import TableRow

TURN: Final = "turn"
DEADLINE: Final = "deadline"
INVITED: Final = "invited"
ROUND: Final = "round"
OVER: Final = "over"
AGREE: Final = "agree"  # somebody would end the game by agreement
NIGHT: Final = "night"  # a group has set its next evening, or put it off
SOON: Final = "soon"  # and that is near
KINDS: Final = (
    TURN,
    DEADLINE,
    INVITED,
    ROUND,
    OVER,
    AGREE,
    NIGHT,
    SOON,
)

SETTLING: Final = 5_000  # milliseconds until a call goes out: by then most turns that are taken back are
LEASE: Final = 60_000  # milliseconds for which a person is called by one process
AT_ONCE: Final = 20  # calls of one person, then it is somebody else's turn
NEAR: Final = 12 * 60 * 60 * 1000  # milliseconds before a deadline that it is near, and at most a quarter of the limit
REMIND: Final = 3 * 60 * 60 * 1000  # milliseconds before an evening that it is near
KEY: Final = "place, account, kind"
# What a seat does by which it plays on, or would end the game: only the last of it counts, see room.py.
TELLING: Final = (room.CHOICE, room.HAND, record.RESIGN, record.AGREE)


class Evening(Struct, frozen=True):
    """The next evening of a group, for one of its members: who comes, and what they said themselves."""

    group: str
    name: str
    uid: str
    at: int
    note: str
    coming: list[str]
    answer: str | None


class Call(Struct, frozen=True, eq=False):
    """A call that is due, and what it is about as it stands now."""

    place: str  # a table, or the board of a group
    about: TableRow | Evening | None  # a group may be gone, or one's place in it
    kind: str
    version: int
    tries: int
    done: tuple[str, ...]  # ways by which it was sent
    holds: bool  # whether it is still true
    here: bool  # whether they look at the table or the group
    deadline: int | None = None
    offering: tuple[int, ...] = ()  # seats that would end the game
    round: tuple[int, str] | None = None  # which one of a tournament has begun, and the title of that


# -- writing ------------------------------------------------------------------------------------------------


def after(row: TableRow, before: int, standing: Standing) -> Rows | None:
    """Whom a choice makes it the turn of, if they asked to be called: that is stored with it. Nearly always nobody."""
    seat = standing.to_answer
    if seat < 0 or seat == before or standing.standin:
        return None
    chair = row.chairs[seat]
    if not chair.calls or chair.bot is not None or chair.account == row.chairs[before].account:
        return None
    new = first_turn(row, standing)
    return Rows(calls, new, key=KEY) if new else None


def first_turn(row: TableRow, standing: Standing) -> list[tuple[Any, ...]]:
    """The calls of whoever is asked: that it is their turn, and later that their time runs out."""
    chair = row.chairs[standing.to_answer] if standing.to_answer >= 0 else None
    if chair is None or not chair.calls or chair.bot is not None or standing.standin:
        return []
    dues = {TURN: standing.moved + SETTLING}
    if row.speed == TURNS and standing.deadline is not None:
        dues[DEADLINE] = standing.deadline - min(NEAR, row.base * 1000 // 4)
    wanted = chair.calls.split()
    return [(row.id, chair.account, kind, standing.version, due, 0, "") for kind, due in dues.items() if kind in wanted]


def begin(connection: Connection, row: TableRow, standing: Standing) -> None:
    """A game begins: whoever is asked first may want to know."""
    if new := first_turn(row, standing):
        Rows(calls, new, key=KEY)(connection)


def offer(row: TableRow, seats: Iterable[int], standing: Standing) -> Rows | None:
    """Somebody would end the game: the seats that would have to agree may want to know."""
    asked = {row.chairs[seat].account for seat in seats if AGREE in (row.chairs[seat].calls or "").split()}
    due = standing.moved + SETTLING
    new = [(row.id, account, AGREE, standing.version, due, 0, "") for account in sorted(filter(None, asked))]
    return Rows(calls, new, key=KEY) if new else None


def call(connection: Connection, place: str, people: Iterable[str | None], kind: str, at: int) -> None:
    """Call everybody of these who asked for this kind of call; there is one of each kind for a table or group."""
    asked = accounts.c.calls.like(f"%{kind}%")
    found = select(accounts.c.id).where(accounts.c.id.in_({one for one in people if one}), asked)
    new = [(place, account, kind, 0, at + SETTLING, 0, "") for account in connection.execute(found).scalars()]
    if new:
        Rows(calls, new, key=KEY)(connection)


def call_round(connection: Connection, tables: Mapping[str, Collection[str]], at: int) -> None:
    """A round of a tournament began at these tables: call everybody there, but whoever is called for their turn.

    Who wants that, and how, is found when it is sent: somebody may have chosen before there were such calls.
    """
    people = {one for sitting in tables.values() for one in sitting}
    reached = set(
        connection.execute(select(accounts.c.id).where(accounts.c.id.in_(people), accounts.c.calls != "")).scalars()
    )
    turns = select(calls.c.place, calls.c.account).where(calls.c.place.in_(list(tables)), calls.c.kind == TURN)
    begin = {(row.place, row.account) for row in connection.execute(turns)}
    new = [
        (table, one, ROUND, 0, at + SETTLING, 0, "")
        for table, sitting in tables.items()
        for one in sitting
        if one in reached and (table, one) not in begin
    ]
    if new:
        Rows(calls, new, key=KEY)(connection)


def forget(connection: Connection, account: str) -> None:
    """Somebody is gone: nobody calls them any more, and nobody waits for them."""
    for table in (calls, present):
        connection.execute(delete(table).where(table.c.account == account))


# -- sending ------------------------------------------------------------------------------------------------


def claim(connection: Connection, now: int, most: int) -> list[str]:
    """Some people for whom a call is due, those who wait longest first; no other process calls them for a while."""
    due = select(calls.c.account, func.min(calls.c.due).label("since")).where(calls.c.due <= now)
    waiting = due.group_by(calls.c.account).subquery()
    query = (
        select(callings.c.account)
        .join(waiting, waiting.c.account == callings.c.account)
        .where(free(now))
        .order_by(waiting.c.since)
        .limit(most)
        .with_for_update(of=callings, skip_locked=True)
    )
    found = list(connection.execute(query).scalars())
    if found:
        held = update(callings).where(callings.c.account.in_(found), free(now))
        connection.execute(held.values(claimed=now + LEASE))
    return found


def release_all(connection: Connection) -> None:
    """Nobody calls anybody at this moment."""
    connection.execute(update(callings).values(claimed=0))


def free(now: int) -> Any:
    """Whether nobody calls a person; a claim from far in the future was made before the clock was set back."""
    return or_(callings.c.claimed <= now, callings.c.claimed > now + 2 * LEASE)


def waiting(connection: Connection, now: int) -> int:
    """How many calls are due."""
    return int(connection.execute(select(func.count()).select_from(calls).where(calls.c.due <= now)).scalar_one())


def due(connection: Connection, account: str, now: int) -> list[Call]:
    """What a person is to be called about now, with how each table and each evening stands."""
    mine = and_(calls.c.account == account, calls.c.due <= now)
    rows = connection.execute(select(calls).where(mine).order_by(calls.c.due).limit(AT_ONCE)).all()
    ids = list({row.place for row in rows if not is_board(row.place)})
    tables = {table.id: table for table in store.find_tables(connection, ids)}
    stands = {row.table_id: row for row in connection.execute(select(standings).where(standings.c.table_id.in_(ids)))}
    looking = select(present.c.place).where(present.c.account == account, present.c.until > now)
    here = set(connection.execute(looking).scalars())
    began = _rounds(connection, [row.place for row in rows if row.kind == ROUND])
    removed = set(connection.execute(store.removed_by(account)).scalars())
    found = []
    for row in rows:
        known = (row.kind, row.version, row.tries, tuple(row.done.split()))
        if is_board(row.place):
            evening = _evening(connection, row.place, account)
            holds = evening is not None and evening.at > now and (row.kind == NIGHT or evening.answer != "no")
            found.append(Call(row.place, evening, *known, holds, row.place in here))
            continue
        table, stand = tables[row.place], stands.get(row.place)
        offering = _offering(connection, table, account) if row.kind == AGREE else ()
        holds = table.id not in removed and _holds(row.kind, account, table, stand, offering)
        deadline = stand.deadline if holds and stand is not None and row.kind in (TURN, DEADLINE) else None
        which = began.get(table.id) if row.kind == ROUND else None
        found.append(Call(table.id, table, *known, holds, table.id in here, deadline, offering, which))
    return found


def _rounds(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Of which rounds these tables are, and of which tournaments."""
    if not ids:
        return {}
    query = select(pairings.c.table_id, pairings.c.round, tournaments.c.title).distinct()
    found = query.join(tournaments, tournaments.c.id == pairings.c.tournament).where(pairings.c.table_id.in_(ids))
    return {row.table_id: (row.round, row.title) for row in connection.execute(found)}


def _evening(connection: Connection, place: str, account: str) -> Evening | None:
    """What a group plans, if somebody still belongs to it."""
    theirs = and_(comers.c.group_id == members.c.group_id, comers.c.account == members.c.account)
    query = (
        select(groups.c.id, groups.c.name, nights.c.uid, nights.c.at, nights.c.note, members.c.account)
        .add_columns(accounts.c.name.label("person"), comers.c.answer)
        .join(nights, nights.c.group_id == groups.c.id)
        .join(members, members.c.group_id == groups.c.id)
        .join(accounts, accounts.c.id == members.c.account)
        .outerjoin(comers, theirs)
        .where(groups.c.id == group_of(place))
        .order_by(members.c.joined, members.c.account)
    )
    rows = connection.execute(query).all()
    mine = next((row for row in rows if row.account == account), None)
    if mine is None:
        return None
    coming = [row.person for row in rows if row.answer == "yes"]
    return Evening(mine.id, mine.name, mine.uid, mine.at, mine.note, coming, mine.answer)


def _offering(connection: Connection, table: TableRow, account: str) -> tuple[int, ...]:
    """The seats that would end a game, if somebody has not said so themselves and no bot plays for them."""
    telling = (moves.c.table_id == table.id, moves.c.kind.in_(TELLING))
    query = select(moves.c.seat, moves.c.kind, moves.c.text).where(*telling).order_by(moves.c.number)
    last = {row.seat: row for row in connection.execute(query)}
    offering = tuple(sorted(seat for seat, row in last.items() if row.kind == record.AGREE and row.text == room.YES))
    mine = [seat for seat in table.seats_of(account) if seat not in last or last[seat].kind == room.CHOICE]
    return offering if mine and account not in {table.holder(seat) for seat in offering} else ()


def _holds(kind: str, account: str, table: TableRow, stand: Any, offering: tuple[int, ...] = ()) -> bool:
    """Whether a call is still true."""
    if kind == OVER:
        return table.status == "finished"
    if kind == ROUND:
        return table.status == "playing" and any(chair.account == account for chair in table.chairs)
    if kind == INVITED:
        return table.status == "open" and any(chair.free and chair.invited == account for chair in table.chairs)
    if kind == AGREE:
        return table.status == "playing" and bool(offering)
    asked = table.status == "playing" and stand is not None and not stand.by_bot
    return asked and table.holder(stand.to_answer) == account


def mark(connection: Connection, account: str, lease: int, until: int, sent: Sequence[tuple[Call, str]] = ()) -> bool:
    """Note by which ways calls were sent, and hold the person for longer; whether they were still held."""
    ours = update(callings).where(callings.c.account == account, callings.c.claimed == lease)
    for one, way in sent:  # even if the time ran out: what was sent was sent
        noted = func.trim(calls.c.done + f" {way}")
        connection.execute(update(calls).where(_same(account, one)).values(done=noted))
    return bool(connection.execute(ours.values(claimed=until)).rowcount)


def settle(connection: Connection, account: str, one: Call) -> None:
    """A call is done with; a newer one of the same kind stays."""
    connection.execute(delete(calls).where(_same(account, one)))


def put_off(connection: Connection, account: str, one: Call, due: int, tries: int, done: Sequence[str] = ()) -> None:
    """A call is tried again later."""
    later = {"due": due, "tries": tries} | ({"done": " ".join(done)} if done else {})
    connection.execute(update(calls).where(_same(account, one)).values(later))


def stumble(connection: Connection, account: str, now: int, wait: int, most: int) -> None:
    """A fault of ours met the calls of a person: they wait, and after so many times they go."""
    mine = and_(calls.c.account == account, calls.c.due <= now)
    connection.execute(delete(calls).where(mine, calls.c.tries >= most - 1))
    connection.execute(update(calls).where(mine).values(tries=calls.c.tries + 1, due=now + wait))


def _same(account: str, one: Call) -> Any:
    about = and_(calls.c.place == one.place, calls.c.account == account, calls.c.kind == one.kind)
    return and_(about, calls.c.version == one.version)
