"""The SQL of tables: each function takes a connection and is one piece of work for `Database.run`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from meydan.kernel.game import Result
from meydan.kernel.record import Record
from meydan.server.database import Rows
from meydan.server.room import Agreed, Move, as_json
from meydan.server.schema import accounts, chairs, chat, moves, mutes, queues, ratings, records, tables

LOBBY_LENGTH = 100
CHAT_LENGTH = 200


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: who holds it, who is invited to it, or which bot plays there."""

    seat: int
    account: str | None = None
    name: str | None = None
    guest: bool = False
    invited: str | None = None
    bot: str | None = None
    colour: str | None = None
    rank: int | None = None
    score: list[int] | None = None
    gone: bool = False  # whoever held it has deleted the account

    @property
    def free(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def held(self) -> bool:
        """Somebody sits there, or it is kept for somebody."""
        return not self.free or self.invited is not None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, with its chairs."""

    id: str
    link: str
    game: str
    options: dict[str, Any]
    seats: int
    host: str
    public: bool
    rated: bool
    speed: str
    base: int
    increment: int
    status: str
    seed: str
    rules: int
    prefix: str | None  # a record, to be read when it is needed
    origin: str | None
    created: int
    started: int | None
    finished: int | None
    chairs: tuple[Chair, ...]
    damaged: bool = False  # its options cannot be read

    def agreed(self) -> Agreed:
        """What a room needs to know."""
        return Agreed(
            self.id,
            self.game,
            self.options,
            self.seats,
            self.seed,
            self.speed,
            self.base,
            self.increment,
            self.started or 0,
            self.rules,
            Record.from_json(self.prefix) if self.prefix else None,
        )

    def ended(self, result: Result, at: int) -> TableRow:
        """The same table after its game is over."""
        seated = tuple(
            replace(chair, rank=result.ranks[chair.seat], score=list(result.scores[chair.seat]))
            for chair in self.chairs
        )
        return replace(self, status="finished", finished=at, chairs=seated)

    def holder(self, seat: int) -> str | None:
        return self.chairs[seat].account if 0 <= seat < self.seats else None

    def seats_of(self, account: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.account == account]

    def belongs(self, account: str | None) -> bool:
        """Whether somebody is at this table: its host and those who sit there are."""
        return account is not None and (account == self.host or bool(self.seats_of(account)))

    def names(self) -> list[str]:
        return [chair.name or (f"{chair.bot} (bot)" if chair.bot else "") for chair in self.chairs]


# -- tables -------------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: dict[str, Any], seats: Sequence[Chair]) -> None:
    """Store a new table; a notice goes out with the commit."""
    connection.execute(insert(tables).values({**row, "options": as_json(row["options"])}))
    connection.execute(
        insert(chairs),
        [
            {
                "table_id": row["id"],
                "seat": chair.seat,
                "account": chair.account,
                "invited": chair.invited,
                "bot": chair.bot,
                "colour": chair.colour,
            }
            for chair in seats
        ],
    )


def find_tables(connection: Connection, ids: Iterable[str]) -> list[TableRow]:
    """Tables with their chairs, in the order of the ids."""
    wanted = list(ids)
    found = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(wanted)))}
    seated: dict[str, list[Chair]] = {}
    query = (
        select(chairs, accounts.c.name, accounts.c.password, accounts.c.deleted)
        .outerjoin(accounts, accounts.c.id == chairs.c.account)
        .where(chairs.c.table_id.in_(wanted))
        .order_by(chairs.c.table_id, chairs.c.seat)
    )
    for row in connection.execute(query):
        seated.setdefault(row.table_id, []).append(_chair(row))
    return [_table(found[one], seated[one]) for one in wanted if one in found]


def find_table(connection: Connection, table: str) -> TableRow | None:
    found = find_tables(connection, [table])
    return found[0] if found else None


def hold_table(connection: Connection, table: str) -> TableRow | None:
    """A table that nobody else can change before this transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    return find_table(connection, table)


def id_of_link(connection: Connection, link: str) -> str | None:
    return connection.execute(select(tables.c.id).where(tables.c.link == link)).scalar_one_or_none()


def lobby(connection: Connection, game: str | None) -> list[TableRow]:
    """Public tables that wait for players or are being played, newest first."""
    wanted = and_(tables.c.public, tables.c.status.in_(("open", "playing")))
    if game is not None:
        wanted = and_(wanted, tables.c.game == game)
    query = select(tables.c.id).where(wanted).order_by(tables.c.created.desc()).limit(LOBBY_LENGTH)
    return find_tables(connection, connection.execute(query).scalars())


def tables_of(connection: Connection, account: str, status: Sequence[str], most: int) -> list[TableRow]:
    """Tables where somebody holds or is invited to a chair, or is the host; newest first."""
    mine = select(chairs.c.table_id).where(or_(chairs.c.account == account, chairs.c.invited == account))
    query = (
        select(tables.c.id)
        .where(tables.c.status.in_(status), or_(tables.c.host == account, tables.c.id.in_(mine)))
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    return find_tables(connection, list(connection.execute(query).scalars()))


def rematch_of(connection: Connection, table: str) -> TableRow | None:
    """The table that was opened to play once more, as long as it waits for players."""
    query = select(tables.c.id).where(tables.c.origin == table, tables.c.status == "open", tables.c.prefix.is_(None))
    found = connection.execute(query.order_by(tables.c.created)).scalars().first()
    return None if found is None else find_table(connection, found)


def held_by(connection: Connection, account: str) -> list[str]:
    """The ids of all tables where somebody holds a chair."""
    query = select(chairs.c.table_id).where(chairs.c.account == account).distinct()
    return list(connection.execute(query).scalars())


def playing_tables(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).where(tables.c.status == "playing")).scalars())


def bots_of(connection: Connection, host: str, since: int) -> int:
    """How many bots sit at the tables of a host where something was done since a moment; no other begins meanwhile."""
    connection.execute(select(accounts.c.id).where(accounts.c.id == host).with_for_update())
    last = select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.number.desc()).limit(1)
    query = (
        select(func.count())
        .select_from(chairs.join(tables, tables.c.id == chairs.c.table_id))
        .where(tables.c.host == host, tables.c.status == "playing", chairs.c.bot.is_not(None))
        .where(or_(tables.c.started >= since, last.scalar_subquery() >= since))
    )
    return int(connection.execute(query).scalar_one())


def set_chair(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(chairs).where(chairs.c.table_id == table, chairs.c.seat == seat).values(values))


def set_status(connection: Connection, table: str, old: str, new: str, **more: Any) -> bool:
    """Move a table on, once; whether it was this call that did."""
    done = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.status == old).values(status=new, **more)
    )
    return bool(done.rowcount)


def _table(row: Row[Any], seated: Sequence[Chair]) -> TableRow:
    options = _read(row.options)
    return TableRow(
        id=row.id,
        link=row.link,
        game=row.game,
        options=options or {},
        seats=row.seats,
        host=row.host,
        public=row.public,
        rated=row.rated,
        speed=row.speed,
        base=row.base,
        increment=row.increment,
        status=row.status,
        seed=row.seed,
        rules=row.rules,
        prefix=row.prefix,
        origin=row.origin,
        created=row.created,
        started=row.started,
        finished=row.finished,
        chairs=tuple(seated),
        damaged=options is None,
    )


def _read(text: str | None) -> Any:
    """What was stored as JSON; None if there is nothing, or nothing that can be read."""
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None


def _chair(row: Row[Any]) -> Chair:
    return Chair(
        seat=row.seat,
        account=row.account,
        name=row.name,
        guest=row.account is not None and row.password is None,
        invited=row.invited,
        bot=row.bot,
        colour=row.colour,
        rank=row.rank,
        score=_read(row.score),
        gone=row.deleted is not None,
    )


# -- moves --------------------------------------------------------------------------------------------------


def new_moves(table: str, new: Sequence[Move]) -> Rows:
    """Moves to append; the database refuses a number or a key that is already there."""
    rows = [(table, move.number, move.at, move.seat, move.kind, move.text, move.key) for move in new]
    return Rows(moves, rows, f"{table} {new[-1].number}")


def moves_after(connection: Connection, table: str, version: int) -> list[Move]:
    query = select(moves).where(moves.c.table_id == table, moves.c.number > version).order_by(moves.c.number)
    return [Move(row.number, row.at, row.seat, row.kind, row.text, row.key) for row in connection.execute(query)]


# -- the end ------------------------------------------------------------------------------------------------


def finish(connection: Connection, table: str, at: int, ranks: Sequence[int], scores: Sequence[Sequence[int]]) -> bool:
    """Write down how a game ended, once; whether it was this call that did."""
    if not set_status(connection, table, "playing", "finished", finished=at):
        return False
    for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True)):
        connection.execute(
            update(chairs)
            .where(chairs.c.table_id == table, chairs.c.seat == seat)
            .values(rank=rank, score=as_json(list(score)))
        )
    connection.execute(delete(queues).where(queues.c.table_id == table))
    return True


def ratings_of(connection: Connection, game: str, who: Sequence[str]) -> dict[str, tuple[float, float, int]]:
    """Ratings that are about to change: whoever else wants to change some of this game waits for our transaction."""
    if connection.dialect.name == "postgresql":  # nobody writes to SQLite at the same time
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"ratings of {game}"))))
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(list(who)))
    return {row.who: (row.mu, row.sigma, row.games) for row in connection.execute(query)}


def set_rating(connection: Connection, game: str, who: str, mu: float, sigma: float, games: int) -> None:
    values = {"mu": mu, "sigma": sigma, "games": games}
    done = connection.execute(update(ratings).where(ratings.c.who == who, ratings.c.game == game).values(values))
    if not done.rowcount:
        connection.execute(insert(ratings).values(who=who, game=game, **values))


def best_rated(connection: Connection, game: str) -> list[tuple[str, str | None, float, float, int]]:
    """Who, with a name for accounts, mu, sigma and games; the surest first."""
    query = (
        select(ratings, accounts.c.name)
        .outerjoin(accounts, accounts.c.id == ratings.c.who)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
        .limit(LOBBY_LENGTH)
    )
    return [(row.who, row.name, row.mu, row.sigma, row.games) for row in connection.execute(query)]


def forget(connection: Connection, account: str) -> list[str]:
    """What a deleted account leaves: its tables that have not begun are closed, its seats at others free again, its
    words, ratings and mutes gone. The tables that changed."""
    waiting = select(tables.c.id).where(tables.c.status == "open")
    hosted = list(connection.execute(waiting.where(tables.c.host == account)).scalars())
    connection.execute(update(tables).where(tables.c.id.in_(hosted)).values(status="closed"))
    changed = set(hosted)
    for column in (chairs.c.account, chairs.c.invited):
        mine = and_(column == account, chairs.c.table_id.in_(waiting))
        changed |= set(connection.execute(select(chairs.c.table_id).where(mine)).scalars())
        connection.execute(update(chairs).where(mine).values({column.name: None, "colour": None}))
    connection.execute(delete(chat).where(chat.c.account == account))
    connection.execute(delete(mutes).where(or_(mutes.c.account == account, mutes.c.muted == account)))
    connection.execute(delete(ratings).where(ratings.c.who == account))
    return sorted(changed)


# -- queues, chat, mutes, records ---------------------------------------------------------------------------


def queues_of(connection: Connection, table: str) -> dict[int, list[str]]:
    query = select(queues).where(queues.c.table_id == table)
    return {row.seat: json.loads(row.choices) for row in connection.execute(query)}


def set_queue(connection: Connection, table: str, seat: int, choices: Sequence[str]) -> None:
    connection.execute(delete(queues).where(queues.c.table_id == table, queues.c.seat == seat))
    if choices:
        connection.execute(insert(queues).values(table_id=table, seat=seat, choices=as_json(list(choices))))


def say(connection: Connection, table: str, account: str, text: str, at: int) -> int:
    """Add a line of chat; its number."""
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar_one()
    number = (last or 0) + 1
    connection.execute(insert(chat).values(table_id=table, number=number, account=account, at=at, text=text))
    return int(number)


def chat_of(connection: Connection, table: str, after: int, reader: str | None) -> list[dict[str, Any]]:
    """Lines of chat after a number, without those of people the reader has muted."""
    silent = select(mutes.c.muted).where(mutes.c.account == reader)
    query = (
        select(chat, accounts.c.name)
        .join(accounts, accounts.c.id == chat.c.account)
        .where(chat.c.table_id == table, chat.c.number > after, chat.c.account.not_in(silent))
        .order_by(chat.c.number.desc())
        .limit(CHAT_LENGTH)
    )
    lines = [
        {"number": row.number, "account": row.account, "name": row.name, "at": row.at, "text": row.text}
        for row in connection.execute(query)
    ]
    return lines[::-1]


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said at a table, and who does not want to hear whom."""

    lines: Sequence[dict[str, Any]] = ()
    deaf: dict[str, set[str]] = field(default_factory=dict)  # by account: of whom it hears no more

    def heard(self, after: int, reader: str | None) -> list[dict[str, Any]]:
        """What is new for somebody who has heard all up to a number."""
        deaf = self.deaf.get(reader, ()) if reader else ()
        return [line for line in self.lines if line["number"] > after and line["account"] not in deaf]


def talk_at(connection: Connection, table: str, after: int) -> Talk:
    """What was said after a number, for all readers at once."""
    lines = chat_of(connection, table, after, None)
    deaf: dict[str, set[str]] = {}
    for row in connection.execute(select(mutes).where(mutes.c.muted.in_({line["account"] for line in lines}))):
        deaf.setdefault(row.account, set()).add(row.muted)
    return Talk(lines, deaf)


def set_mute(connection: Connection, account: str, muted: str, on: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.account == account, mutes.c.muted == muted))
    if on:
        connection.execute(insert(mutes).values(account=account, muted=muted))


def add_record(connection: Connection, record: str, account: str, text: str, at: int) -> None:
    connection.execute(insert(records).values(id=record, account=account, created=at, text=text))


def find_record(connection: Connection, record: str) -> str | None:
    return connection.execute(select(records.c.text).where(records.c.id == record)).scalar_one_or_none()
