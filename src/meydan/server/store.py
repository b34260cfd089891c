"""The SQL of tables: each function takes a connection and is one piece of work for `Database.run`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    union,
    union_all,
    update,
)

from meydan.kernel.game import Result
from meydan.kernel.header import commitment
from meydan.kernel.luck import DRAWN_BY, Seating
from meydan.kernel.record import Record
from meydan.server import told
from meydan.server.database import Rows
from meydan.server.news import group_board
from meydan.server.problems import Problem
from meydan.server.room import HAND, Agreed, Move, Standing, as_json
from meydan.server.schema import (
    accounts,
    analyses,
    chairs,
    chat,
    favourites,
    members,
    moves,
    mutes,
    queues,
    rating_steps,
    ratings,
    records,
    reports,
    results,
    seekers,
    solvers,
    standings,
    tables,
    tries,
    unlisted,
)
from meydan.server.stamps import look_of

BEGUN: Final = ("playing", "finished")  # statuses of a game that has a room
LOBBY_LENGTH = 100
CHAT_LENGTH = 200
IDS_AT_ONCE = 500  # in one statement: an old SQLite takes 999 values
BY_SEAT: Final = attrgetter("seat")
# Somebody's tables are found by their chairs: by its index, SQLite would rather look at all that have a status.
STATUS: Final = func.coalesce(tables.c.status, "")
STANDS: Final = tuple(standings.c[name] for name in ("version", "to_answer", "round", "deadline", "scores"))


class Chair(msgspec.Struct, frozen=True, array_like=True):
    """One seat: who holds it, who is invited to it, or which bot plays there."""

    seat: int
    account: str | None = None
    name: str | None = None  # of whoever sits there or, as long as nobody does, of whoever is invited
    guest: bool = False
    invited: str | None = None
    bot: str | None = None
    colour: str | None = None
    rank: int | None = None
    scored: str | None = None  # JSON
    gone: bool = False  # whoever held it has deleted the account
    calls: str | None = None  # the kinds of calls they asked for
    seen: int | None = None  # when they were last here, once they left
    share: str | None = None  # what they added to the luck of the game

    @property
    def free(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def held(self) -> bool:
        """Somebody sits there, or it is kept for somebody."""
        return not self.free or self.invited is not None

    @property
    def sitting(self) -> str | None:
        """The name of whoever sits there."""
        return None if self.account is None else self.name

    @property
    def score(self) -> list[int] | None:
        score: list[int] | None = _read(self.scored)
        return score


class TableRow(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """A table as it is stored, with its chairs."""

    id: str
    link: str
    game: str
    settled: str  # JSON: the options
    seats: int
    host: str
    public: bool
    rated: bool
    hints: bool | None  # what was agreed on them
    speed: told.Speed
    base: int
    increment: int
    status: told.Status
    seed: str
    rules: int
    origin: str | None
    created: int
    started: int | None
    finished: int | None
    begins: str  # a chair, or by lot
    seating: str | None
    ended: told.Ended | None = None
    group: str | None = None
    chairs: list[Chair] = []

    @property
    def options(self) -> dict[str, Any]:
        return _read(self.settled) or {}

    @property
    def damaged(self) -> bool:
        """Whether its options cannot be read."""
        return _read(self.settled) is None

    @cached_property
    def look(self) -> str | None:
        """The key with which anybody may look at the game, once it has begun, and do nothing else."""
        return look_of(self.link) if self.status in BEGUN else None

    @cached_property
    def took_seats(self) -> Seating | None:
        """How everybody took their seat when the game began: by which way, and from which chair each of them came."""
        if self.seating is None:
            return None
        by, *chairs = self.seating.split()
        return Seating(by, tuple(map(int, chairs)))

    @property
    def shares(self) -> tuple[str, ...]:
        """What was added to the luck, in the order of the chairs before seats were taken."""
        before = range(self.seats) if self.took_seats is None else self.took_seats.chairs
        by_chair = {chair: self.chairs[seat].share or "" for seat, chair in enumerate(before)}
        return tuple(by_chair[chair] for chair in range(self.seats))

    @property
    def may_hint(self) -> bool:
        """Whether those who play may ask for hints: as agreed, else if one person plays with bots; never if rated."""
        people = {chair.account for chair in self.chairs if chair.bot is None}  # who may still come is None
        return not self.rated and (len(people - {None}) == len(people) == 1 if self.hints is None else self.hints)

    @cached_property
    def about(self) -> told.Table:
        """What everybody may know about the table."""
        return told.Table(
            id=self.id,
            game=self.game,
            options=self.options,
            rules=self.rules,
            seats=self.seats,
            host=self.host,
            public=self.public,
            rated=self.rated,
            hints=self.may_hint,
            speed=self.speed,
            base=self.base,
            increment=self.increment,
            status=self.status,
            origin=self.origin,
            created=self.created,
            started=self.started,
            finished=self.finished,
            ended=self.ended,
            group=self.group,
            look=self.look,
            damaged=False,
            link=None,
            mine=[],
            commitment=commitment(self.seed),
            begins=int(self.begins) if self.begins.isdecimal() else self.begins,  # type: ignore[arg-type]  # checked
            seating=None if self.took_seats is None else list(self.took_seats.chairs),
            chairs=[
                told.Chair(
                    chair.seat,
                    chair.account,
                    chair.sitting,
                    chair.guest,
                    chair.bot,
                    chair.invited,
                    chair.name if chair.free and chair.invited else None,
                    chair.colour,  # type: ignore[arg-type]  # one of our colours, since it was checked
                    chair.rank,
                    chair.score,
                    chair.share,
                )
                for chair in self.chairs
            ],
        )

    def agreed(self, prefix: str | None) -> Agreed:
        """What a room needs to know; the past of a game that goes on from another is read for it alone."""
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
            Record.from_json(prefix) if prefix else None,
            self.rated,
            self.shares,
            self.took_seats if self.took_seats and self.took_seats.by in DRAWN_BY else None,
        )

    def over(self, result: Result, at: int, ended: told.Ended | None) -> TableRow:
        """The same table after its game is over."""
        seated = [
            replace(chair, rank=result.ranks[chair.seat], scored=as_json(list(result.scores[chair.seat])))
            for chair in self.chairs
        ]
        return replace(self, status="finished", finished=at, ended=ended, chairs=seated)

    def holder(self, seat: int) -> str | None:
        return self.chairs[seat].account if 0 <= seat < self.seats else None

    def seats_of(self, account: str) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.account == account]

    def belongs(self, account: str | None) -> bool:
        """Whether somebody is at this table: its host and those who sit there are."""
        return account is not None and (account == self.host or bool(self.seats_of(account)))

    def names(self) -> list[str]:
        return [chair.sitting or (f"{chair.bot} (bot)" if chair.bot else "") for chair in self.chairs]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: which one, and how it stands while it is being played, unless nobody has looked yet."""

    id: str
    status: str
    version: int | None = None
    to_answer: int | None = None
    round: int | None = None
    deadline: int | None = None
    scores: str | None = None

    @property
    def unknown(self) -> bool:
        """Whether it is being played, but not stored how it stands."""
        return self.status == "playing" and self.version is None


@lru_cache(maxsize=1000)
def _read(text: str | None) -> Any:
    """What was stored as JSON; None if there is nothing, or nothing that can be read."""
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return None


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


@cache
def _whole(database: str) -> Select[Any]:
    """Tables, and the chairs of each: two texts, the fields of `TableRow` and of `Chair` as JSON arrays.

    The database makes them and msgspec reads them much faster than rows can be fetched and put together here.
    """
    array, gathered = (
        (func.json_array, func.json_group_array) if database == "sqlite" else (func.json_build_array, func.json_agg)
    )
    chair = {
        **chairs.c,
        "name": accounts.c.name,
        "guest": and_(chairs.c.account.is_not(None), accounts.c.login.is_(None)),
        "scored": chairs.c.score,
        "gone": accounts.c.deleted.is_not(None),
        "calls": accounts.c.calls,
    }
    seated = (
        select(cast(gathered(array(*(chair[name] for name in Chair.__struct_fields__))), Text))
        .select_from(chairs.outerjoin(accounts, accounts.c.id == func.coalesce(chairs.c.account, chairs.c.invited)))
        .where(chairs.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    row = {**tables.c, "settled": tables.c.options, "group": tables.c.group_id}
    fields = [row[name] for name in TableRow.__struct_fields__ if name != "chairs"]
    return select(cast(array(*fields), Text), seated).select_from(tables)


READ_ROW: Final = msgspec.json.Decoder(TableRow, strict=False)  # SQLite has 0 and 1 for false and true
READ_CHAIRS: Final = msgspec.json.Decoder(list[Chair], strict=False)


def find_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables with their chairs, in any order."""
    found = []
    for first in range(0, len(ids), IDS_AT_ONCE):
        query = _whole(connection.dialect.name).where(tables.c.id.in_(ids[first : first + IDS_AT_ONCE]))
        for found_row, seated in connection.execute(query):
            row = READ_ROW.decode(found_row)
            row.chairs.extend(sorted(READ_CHAIRS.decode(seated), key=BY_SEAT))
            found.append(row)
    return found


def find_table(connection: Connection, table: str) -> TableRow | None:
    found = find_tables(connection, [table])
    return found[0] if found else None


def hold_table(connection: Connection, table: str) -> TableRow | None:
    """A table that nobody else can change before this transaction ends."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    return find_table(connection, table)


def id_of_link(connection: Connection, link: str) -> str | None:
    return connection.execute(select(tables.c.id).where(tables.c.link == link)).scalar_one_or_none()


def lobby(connection: Connection, game: str | None) -> list[Listed]:
    """Public tables that wait for players or are being played, newest first; how they stand is not told there."""
    newest = []
    for status in ("open", "playing"):  # each in the order of the index
        query = select(tables.c.id, tables.c.status, tables.c.created)
        query = query.where(tables.c.public, tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        newest.append(_newest(query, tables.c.created, LOBBY_LENGTH))
    both = union_all(*newest).subquery()
    query = select(both.c.id, both.c.status).order_by(both.c.created.desc()).limit(LOBBY_LENGTH)
    return [Listed(*row) for row in connection.execute(query)]


def tables_of(connection: Connection, account: str, *parts: tuple[Sequence[str], int]) -> list[Listed]:
    """Tables where somebody holds or is invited to a chair, or is the host.

    Each part of the list has tables of some statuses and a greatest length, and the newest first.
    """
    near = union(
        select(chairs.c.table_id).where(chairs.c.account == account),
        select(chairs.c.table_id).where(chairs.c.invited == account),
        select(tables.c.id).where(tables.c.host == account),
    ).subquery()
    found_near = select(tables.c.id, tables.c.status, tables.c.created).join(near, near.c.table_id == tables.c.id)
    mine = found_near.where(tables.c.id.not_in(removed_by(account))).cte()
    chosen = union_all(
        *(_newest(select(mine).where(mine.c.status.in_(status)), mine.c.created, most) for status, most in parts)
    ).subquery()
    query = (
        select(chosen.c.id, chosen.c.status, *STANDS)
        .outerjoin(standings, standings.c.table_id == chosen.c.id)
        .order_by(chosen.c.created.desc())
    )
    found = [Listed(*row) for row in connection.execute(query)]
    return [listed for status, _ in parts for listed in found if listed.status in status]


def removed_by(account: str) -> Select[Any]:
    """Games that somebody does not want in their list."""
    return select(unlisted.c.table_id).where(unlisted.c.account == account)


def set_removed(connection: Connection, account: str, table: str, on: bool) -> None:
    connection.execute(delete(unlisted).where(unlisted.c.account == account, unlisted.c.table_id == table))
    if on:
        connection.execute(insert(unlisted).values(account=account, table_id=table))


def _newest(query: Select[Any], created: ColumnElement[int], most: int) -> Select[Any]:
    """So many of the newest that a query finds, to be put together with others."""
    return select(query.order_by(created.desc()).limit(most).subquery())


def waiting_for(connection: Connection, account: str, most: int) -> list[Listed]:
    """Games where somebody is to answer, and no bot does so for them, the soonest deadline first.

    Among them are games of theirs of which it is not stored how they stand.
    """
    asked = and_(standings.c.to_answer == chairs.c.seat, not_(standings.c.by_bot))
    query = (
        select(tables.c.id, tables.c.status, *STANDS)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .outerjoin(standings, standings.c.table_id == tables.c.id)
        .where(chairs.c.account == account, STATUS == "playing", or_(asked, standings.c.table_id.is_(None)))
        .where(tables.c.id.not_in(removed_by(account)))
        .order_by(func.coalesce(standings.c.deadline, 0), tables.c.created.desc())
        .limit(most)
    )
    return [Listed(*row) for row in connection.execute(query)]


def rematch_of(connection: Connection, table: str) -> str | None:
    """The table that was opened to play once more: the one that waits for players, else the last that is played."""
    begun = STATUS == "playing"
    query = select(tables.c.id).where(tables.c.origin == table, tables.c.prefix.is_(None))
    query = query.where(or_(begun, STATUS == "open")).order_by(begun, tables.c.created.desc())
    return connection.execute(query).scalars().first()


def held_by(connection: Connection, account: str) -> list[str]:
    """The ids of all tables where somebody holds a chair, and the boards of their groups."""
    query = select(chairs.c.table_id).where(chairs.c.account == account).distinct()
    joined = select(members.c.group_id).where(members.c.account == account)
    boards = [group_board(group) for group in connection.execute(joined).scalars()]
    return [*connection.execute(query).scalars(), *boards]


def bots_of(connection: Connection, host: str, since: int) -> int:
    """How many bots sit at the tables of a host where something was done since a moment; no other begins meanwhile."""
    connection.execute(select(accounts.c.id).where(accounts.c.id == host).with_for_update())
    query = (
        select(func.count())
        .select_from(chairs)
        .join(tables, tables.c.id == chairs.c.table_id)
        .outerjoin(standings, standings.c.table_id == tables.c.id)
        .where(tables.c.host == host, tables.c.status == "playing", chairs.c.bot.is_not(None))
        .where(func.coalesce(standings.c.moved, tables.c.started) >= since)
    )
    return int(connection.execute(query).scalar_one())


def set_chair(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(chairs).where(chairs.c.table_id == table, chairs.c.seat == seat).values(values))


def set_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def set_status(connection: Connection, table: str, old: str, new: str, **more: Any) -> bool:
    """Move a table on, once; whether it was this call that did."""
    done = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.status == old).values(status=new, **more)
    )
    return bool(done.rowcount)


# -- moves --------------------------------------------------------------------------------------------------


def new_moves(row: TableRow, new: Sequence[Move], standing: Standing, calls: Rows | None = None) -> Rows:
    """Moves to append, how the table stands then, and who is to be called.

    The database refuses a number or a key that is already there.
    """
    added = [(row.id, move.number, move.at, move.seat, move.kind, move.text, move.key) for move in new]
    stands = new_standing(row, standing, "table_id")
    stands.also = calls
    return Rows(moves, added, f"{row.id} {new[-1].number}", also=stands)


def new_standing(row: TableRow, standing: Standing, key: str | None = None) -> Rows:
    """How a table stands; with a key, in the place of how it stood."""
    seat = standing.to_answer
    by_bot = standing.standin or (seat >= 0 and row.chairs[seat].bot is not None)
    stands = (standing.round, standing.deadline, standing.moved, standing.scores)
    told = (row.id, standing.version, seat, by_bot, *stands)
    return Rows(standings, [told], key=key)


def past_of(connection: Connection, table: str) -> tuple[str | None, list[Move], dict[int, list[str]]]:
    """All a room is rebuilt from: the game it goes on from, its moves, and the queues."""
    prefix = connection.execute(select(tables.c.prefix).where(tables.c.id == table)).scalar_one()
    return prefix, moves_after(connection, table, 0), queues_of(connection, table)


def moves_after(connection: Connection, table: str, version: int) -> list[Move]:
    query = select(moves).where(moves.c.table_id == table, moves.c.number > version).order_by(moves.c.number)
    return [Move(row.number, row.at, row.seat, row.kind, row.text, row.key) for row in connection.execute(query)]


# -- what is to be done -------------------------------------------------------------------------------------


def versions(connection: Connection) -> dict[str, int]:
    """The number of the last move of every game that is being played."""
    return {row.table_id: row.version for row in connection.execute(select(standings.c.table_id, standings.c.version))}


def unattended(connection: Connection, now: int, idle: int) -> list[str]:
    """Games where nothing was done for so many milliseconds, though no person is waited for.

    A bot is to move, a choice is queued, or the game is over and its result not written down. What was done in the
    future counts as long ago: the clock of the machine was set back.
    """
    quiet = not_(standings.c.moved.between(now - idle + 1, now))
    asked = and_(queues.c.table_id == standings.c.table_id, queues.c.seat == standings.c.to_answer)
    nobody = or_(standings.c.by_bot, standings.c.to_answer < 0)
    left = union(
        select(standings.c.table_id).where(nobody, quiet), select(standings.c.table_id).join(queues, asked).where(quiet)
    ).subquery()
    query = select(tables.c.id).join(left, left.c.table_id == tables.c.id).where(STATUS == "playing")
    return list(connection.execute(query).scalars())


def unknown(connection: Connection) -> list[str]:
    """Games of which it is not stored how they stand, and where a bot may be to move or a choice be queued."""
    busy = [
        select(chairs.c.seat).where(chairs.c.table_id == tables.c.id, chairs.c.bot.is_not(None)),
        select(queues.c.seat).where(queues.c.table_id == tables.c.id),
        select(moves.c.number).where(moves.c.table_id == tables.c.id, moves.c.kind == HAND),
    ]
    known = exists(select(standings.c.table_id).where(standings.c.table_id == tables.c.id))
    query = select(tables.c.id).where(tables.c.status == "playing", ~known, or_(*(exists(one) for one in busy)))
    return list(connection.execute(query).scalars())


# -- the end ------------------------------------------------------------------------------------------------


def finish(connection: Connection, table: str, at: int, result: Result, ended: told.Ended | None = None) -> bool:
    """Write down how a game ended, once; whether it was this call that did."""
    if not set_status(connection, table, "playing", "finished", finished=at, ended=ended):
        return False
    for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
        connection.execute(
            update(chairs)
            .where(chairs.c.table_id == table, chairs.c.seat == seat)
            .values(rank=rank, score=as_json(list(score)))
        )
    for left in (queues, standings):
        connection.execute(delete(left).where(left.c.table_id == table))
    return True


def ratings_of(connection: Connection, game: str, who: Sequence[str]) -> dict[str, tuple[float, float, int]]:
    """Ratings that are about to change: whoever else wants to change some of this game waits for our transaction."""
    if connection.dialect.name == "postgresql":  # nobody writes to SQLite at the same time
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"ratings of {game}"))))
    return rated(connection, game, who)


def rated(connection: Connection, game: str, who: Sequence[str]) -> dict[str, tuple[float, float, int]]:
    """By who: mu, sigma and how many games; who has none is left out."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(list(who)))
    return {row.who: (row.mu, row.sigma, row.games) for row in connection.execute(query)}


def set_rating(connection: Connection, game: str, who: str, mu: float, sigma: float, games: int) -> None:
    values = {"mu": mu, "sigma": sigma, "games": games}
    done = connection.execute(update(ratings).where(ratings.c.who == who, ratings.c.game == game).values(values))
    if not done.rowcount:
        connection.execute(insert(ratings).values(who=who, game=game, **values))


def add_rating_steps(connection: Connection, row: TableRow, at: int, steps: Sequence[tuple[Any, ...]]) -> None:
    """Write down how a game changed ratings: of each who, the number of the game, mu before and after, and sigma."""
    names = ("who", "number", "was", "mu", "sigma")
    same = {"game": row.game, "table_id": row.id, "at": at}
    connection.execute(insert(rating_steps), [same | dict(zip(names, step, strict=True)) for step in steps])


def best_rated(connection: Connection, game: str) -> list[tuple[str, str | None, float, float, int]]:
    """Who, with a name for accounts, mu, sigma and games; the surest first. Private is private here, too."""
    query = (
        select(ratings, accounts.c.name)
        .outerjoin(accounts, accounts.c.id == ratings.c.who)
        .where(ratings.c.game == game, accounts.c.private.is_not(true()), accounts.c.deleted.is_(None))
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
        .limit(LOBBY_LENGTH)
    )
    return [(row.who, row.name, row.mu, row.sigma, row.games) for row in connection.execute(query)]


def forget(connection: Connection, account: str) -> list[str]:
    """What a deleted account leaves: its tables that have not begun are closed, its seats at others free again, its
    words, profile, tries and mutes gone. The tables that changed."""
    waiting = select(tables.c.id).where(tables.c.status == "open")
    hosted = list(connection.execute(waiting.where(tables.c.host == account)).scalars())
    connection.execute(update(tables).where(tables.c.id.in_(hosted)).values(status="closed"))
    changed = set(hosted)
    for column in (chairs.c.account, chairs.c.invited):
        mine = and_(column == account, chairs.c.table_id.in_(waiting))
        changed |= set(connection.execute(select(chairs.c.table_id).where(mine)).scalars())
        connection.execute(update(chairs).where(mine).values({column.name: None, "colour": None, "share": None}))
    connection.execute(delete(chat).where(chat.c.account == account))
    connection.execute(delete(mutes).where(or_(mutes.c.account == account, mutes.c.muted == account)))
    for profile in (ratings, rating_steps, results, favourites):
        connection.execute(delete(profile).where(profile.c.who == account))
    for left in (solvers, tries, unlisted, seekers):
        connection.execute(delete(left).where(left.c.account == account))
    connection.execute(delete(reports).where(reports.c.reporter == account))
    return sorted(changed)


# -- queues, chat, mutes, records ---------------------------------------------------------------------------


def queues_of(connection: Connection, table: str) -> dict[int, list[str]]:
    query = select(queues).where(queues.c.table_id == table)
    return {row.seat: json.loads(row.choices) for row in connection.execute(query)}


def set_queue(connection: Connection, table: str, seat: int, choices: Sequence[str]) -> None:
    connection.execute(delete(queues).where(queues.c.table_id == table, queues.c.seat == seat))
    if choices:
        connection.execute(insert(queues).values(table_id=table, seat=seat, choices=as_json(list(choices))))


def say(connection: Connection, table: str, account: str, text: str, at: int, phrase: str | None = None) -> int:
    """Add a line of chat, perhaps one that readers see in their own language; its number."""
    if connection.execute(select(accounts.c.silenced).where(accounts.c.id == account)).scalar_one_or_none():
        raise Problem("forbidden", "whoever runs this service has muted you")
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar_one()
    number = (last or 0) + 1
    line = {"table_id": table, "number": number, "account": account, "at": at, "text": text, "phrase": phrase}
    connection.execute(insert(chat).values(line))
    return int(number)


def chat_of(connection: Connection, table: str, after: int, reader: str | None) -> list[told.ChatLine]:
    """Lines of chat after a number, without those of people the reader has muted."""
    silent = select(mutes.c.muted).where(mutes.c.account == reader)
    query = (
        select(chat, accounts.c.name)
        .join(accounts, accounts.c.id == chat.c.account)
        .where(chat.c.table_id == table, chat.c.number > after, chat.c.account.not_in(silent))
        .order_by(chat.c.number.desc())
        .limit(CHAT_LENGTH)
    )
    said = connection.execute(query)
    lines = [told.ChatLine(row.number, row.account, row.name, row.at, row.text, row.phrase) for row in said]
    return lines[::-1]


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said at a table, and who does not want to hear whom."""

    lines: Sequence[told.ChatLine] = ()
    deaf: dict[str, set[str]] = field(default_factory=dict)  # by account: of whom it hears no more

    def heard(self, after: int, reader: str | None) -> list[told.ChatLine]:
        """What is new for somebody who has heard all up to a number."""
        deaf = self.deaf.get(reader, ()) if reader else ()
        return [line for line in self.lines if line.number > after and line.account not in deaf]


def talk_at(connection: Connection, table: str, after: int) -> Talk:
    """What was said after a number, for all readers at once."""
    lines = chat_of(connection, table, after, None)
    deaf: dict[str, set[str]] = {}
    for row in connection.execute(select(mutes).where(mutes.c.muted.in_({line.account for line in lines}))):
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


# -- analyses -----------------------------------------------------------------------------------------------


class Sought(msgspec.Struct, frozen=True):
    """Which analysis: the columns of its key."""

    game: str  # the digest of what was played
    effort: str
    eyes: int  # -1 sees all
    seed: int
    version: int


def add_analysis(connection: Connection, which: Sought, found: bytes, at: int) -> None:
    """Keep an analysis, unless another process has been faster: both found the same."""
    if find_analysis(connection, which) is None:
        connection.execute(insert(analyses).values(**asdict(which), made=at, found=found))


def find_analysis(connection: Connection, which: Sought) -> bytes | None:
    same = and_(*(analyses.c[name] == value for name, value in asdict(which).items()))
    return connection.execute(select(analyses.c.found).where(same)).scalar_one_or_none()
