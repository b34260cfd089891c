"""The SQL of tournaments: each function takes a connection and is one piece of work for `Database.run`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, exists, func, insert, or_, select, update

from meydan.server import told
from meydan.server.database import Rows
from meydan.server.room import HAND, TAKE, as_json
from meydan.server.schema import accounts, chairs, entrants, members, moves, pairings, standings, tables, tournaments
from meydan.server.tournaments.plan import Kind, Plan, Played

LISTED: Final = 100
OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as it is stored."""

    id: str
    link: str
    title: str
    organiser: str
    public: bool
    group_id: str | None
    kind: Kind
    game: str
    options: str  # JSON
    seats: int
    rounds: int | None
    advance: int
    bot: str | None
    rated: bool
    speed: told.Speed
    base: int
    increment: int
    round_limit: int | None
    pause: int
    starts: int | None
    status: str
    closed: bool
    round: int
    ends: int | None
    goes_on: int | None
    version: int
    seed: str
    created: int
    started: int | None
    finished: int | None

    @property
    def settled(self) -> dict[str, Any]:
        return dict(json.loads(self.options))

    @property
    def plan(self) -> Plan:
        return Plan(self.kind, self.seats, bots=self.bot is not None, advance=self.advance)


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    account: str
    entered: int
    dropped: int | None
    removed: bool
    name: str
    guest: bool
    gone: bool  # has deleted the account

    @property
    def here(self) -> bool:
        """Whether they play the next round, as far as it depends on them."""
        return self.dropped is None and not self.gone


class Book(msgspec.Struct, frozen=True):
    """All that is known of a tournament."""

    row: Row
    maker: str  # the name of the organiser
    entrants: list[Entrant]
    past: list[Played]

    @property
    def here(self) -> list[int]:
        return [one.number for one in self.entrants if one.here]

    @property
    def everybody(self) -> list[int]:
        return [one.number for one in self.entrants]

    def of(self, account: str | None) -> Entrant | None:
        return next((one for one in self.entrants if one.account == account), None)


# -- reading ------------------------------------------------------------------------------------------------


def find(connection: Connection, id: str, *, hold: bool = False) -> Row | None:
    """A tournament; if it is held, nobody else changes it before this transaction ends."""
    query = select(tournaments).where(tournaments.c.id == id)
    row = connection.execute(query.with_for_update() if hold else query).mappings().first()
    return None if row is None else _row(row)


def _row(values: RowMapping) -> Row:
    return Row(**{name: values[name] for name in Row.__struct_fields__})


def entrants_of(connection: Connection, id: str) -> list[Entrant]:
    query = (
        select(entrants, accounts.c.name, accounts.c.login, accounts.c.deleted)
        .join(accounts, accounts.c.id == entrants.c.account)
        .where(entrants.c.tournament == id)
        .order_by(entrants.c.number)
    )
    return [
        Entrant(
            row.number, row.account, row.entered, row.dropped, row.removed, row.name, row.login is None,
            row.deleted is not None,
        )
        for row in connection.execute(query)
    ]  # fmt: skip


def played_in(connection: Connection, id: str) -> list[Played]:
    query = select(pairings).where(pairings.c.tournament == id).order_by(pairings.c.round, pairings.c.entrant)
    return [
        Played(row.round, row.entrant, row.number, row.seat, row.seats, row.rank, row.points)
        for row in connection.execute(query)
    ]


def read(connection: Connection, id: str) -> Book | None:
    row = find(connection, id)
    if row is None:
        return None
    maker = connection.execute(select(accounts.c.name).where(accounts.c.id == row.organiser)).scalar_one()
    return Book(row, maker, entrants_of(connection, id), played_in(connection, id))


def tables_of(connection: Connection, id: str, round: int) -> list[tuple[int, str]]:
    """The tables of a round: their numbers and ids."""
    query = select(pairings.c.number, pairings.c.table_id).where(
        pairings.c.tournament == id, pairings.c.round == round, pairings.c.table_id.is_not(None)
    )
    return [(row.number, row.table_id) for row in connection.execute(query.distinct().order_by(pairings.c.number))]


class Listed(msgspec.Struct, frozen=True):
    """A tournament in a list: who made it, how many take part, and whether it is the asker's."""

    row: Row
    maker: str
    many: int
    mine: bool


def listed(connection: Connection, account: str | None) -> list[Listed]:
    """Tournaments of everybody, of somebody's groups, and those they take part in or made; those that are over last."""
    mine = or_(
        tournaments.c.organiser == account,
        exists(
            select(entrants.c.number).where(
                entrants.c.tournament == tournaments.c.id,
                entrants.c.account == account,
                entrants.c.dropped.is_(None),
            )
        ),
    )
    inside = select(members.c.group_id).where(members.c.account == account)
    count = (
        select(func.count())
        .select_from(entrants)
        .where(entrants.c.tournament == tournaments.c.id, entrants.c.dropped.is_(None))
        .correlate(tournaments)
        .scalar_subquery()
    )
    query = (
        select(tournaments, count.label("many"), accounts.c.name.label("maker"), mine.label("mine"))
        .join(accounts, accounts.c.id == tournaments.c.organiser)
        .where(or_(tournaments.c.public, mine, tournaments.c.group_id.in_(inside)), tournaments.c.status != CANCELLED)
        .order_by(tournaments.c.finished.is_not(None), tournaments.c.created.desc())
        .limit(LISTED)
    )
    return [
        Listed(_row(row), row["maker"], row["many"], bool(row["mine"])) for row in connection.execute(query).mappings()
    ]


def organised(connection: Connection, account: str) -> int:
    """How many tournaments of somebody are not over."""
    mine = and_(tournaments.c.organiser == account, tournaments.c.status.in_((OPEN, PLAYING)))
    return int(connection.execute(select(func.count()).select_from(tournaments).where(mine)).scalar_one())


# -- writing ------------------------------------------------------------------------------------------------


def add(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(tournaments).values({**row, "options": as_json(row["options"])}))


def change(connection: Connection, row: Row, **values: Any) -> bool:
    """Change a tournament that is still as it was read; whether it was."""
    same = and_(tournaments.c.id == row.id, tournaments.c.version == row.version)
    done = connection.execute(update(tournaments).where(same).values(version=row.version + 1, **values))
    return bool(done.rowcount)


def add_entrant(connection: Connection, id: str, account: str, entered: int) -> None:
    last = connection.execute(select(func.max(entrants.c.number)).where(entrants.c.tournament == id)).scalar_one()
    new = {"tournament": id, "number": (last or 0) + 1, "account": account, "entered": entered, "removed": False}
    connection.execute(insert(entrants).values(new))


def set_entrant(connection: Connection, id: str, number: int, **values: Any) -> None:
    mine = and_(entrants.c.tournament == id, entrants.c.number == number)
    connection.execute(update(entrants).where(mine).values(values))


def remove_entrant(connection: Connection, id: str, number: int) -> None:
    connection.execute(delete(entrants).where(entrants.c.tournament == id, entrants.c.number == number))


def add_round(connection: Connection, id: str, played: Sequence[Played], ids: dict[int, str]) -> None:
    """Store who meets whom; ids are those of the tables, by their numbers."""
    rows = [
        (id, one.round, one.entrant, one.table, ids.get(one.table), one.seat, one.seats, one.rank, one.points)
        for one in played
    ]
    Rows(pairings, rows)(connection)


def forget(connection: Connection, account: str) -> None:
    """Somebody is gone: they take part in nothing that has not begun, and what they wanted to begin never will."""
    waiting = select(tournaments.c.id).where(tournaments.c.status == OPEN)
    connection.execute(
        update(tournaments)
        .where(tournaments.c.organiser == account, tournaments.c.status == OPEN)
        .values(status=CANCELLED, version=tournaments.c.version + 1)
    )
    connection.execute(delete(entrants).where(entrants.c.account == account, entrants.c.tournament.in_(waiting)))


# -- what is to be done -------------------------------------------------------------------------------------


def due(connection: Connection, at: int) -> list[str]:
    """Tournaments for which something is to be done: to begin, to count a table, to go on."""
    counts = (
        select(pairings.c.tournament)
        .join(tables, tables.c.id == pairings.c.table_id)
        .where(pairings.c.points.is_(None), tables.c.status == "finished")
    )
    goes_on = or_(tournaments.c.goes_on <= at, tournaments.c.ends <= at, tournaments.c.id.in_(counts))
    begins = and_(tournaments.c.status == OPEN, tournaments.c.starts <= at)
    query = select(tournaments.c.id).where(or_(begins, and_(tournaments.c.status == PLAYING, goes_on)))
    return list(connection.execute(query).scalars())


def late(connection: Connection, at: int) -> list[tuple[str, int]]:
    """Seats at tables of tournaments whose time has run out: the table and the seat."""
    query = (
        select(standings.c.table_id, standings.c.to_answer)
        .join(pairings, pairings.c.table_id == standings.c.table_id)
        .where(pairings.c.points.is_(None), standings.c.deadline < at, standings.c.by_bot.is_(False))
        .distinct()
    )
    return [(row.table_id, row.to_answer) for row in connection.execute(query)]


class Stood(msgspec.Struct, frozen=True):
    """A table of a round that is not counted yet."""

    number: int
    id: str
    ranks: list[int] | None  # once its game is over
    absent: set[int]  # seats that a bot plays for whoever holds them
    scores: list[int]  # so far
    awaited: int  # a seat of a person, or -1
    taken: dict[int, int]  # entrants by seat


def uncounted(connection: Connection, id: str, round: int) -> list[Stood]:
    """The tables of a round that are not counted, and how they stand."""
    query = select(pairings).where(pairings.c.tournament == id, pairings.c.round == round, pairings.c.points.is_(None))
    by_table: dict[tuple[int, str], dict[int, int]] = {}
    for row in connection.execute(query):
        by_table.setdefault((row.number, row.table_id), {})[row.seat] = row.entrant
    return [_stood(connection, number, table, taken) for (number, table), taken in sorted(by_table.items())]


def _stood(connection: Connection, number: int, table: str, taken: dict[int, int]) -> Stood:
    seats = connection.execute(select(chairs.c.rank).where(chairs.c.table_id == table).order_by(chairs.c.seat))
    ranks = list(seats.scalars())
    over = all(rank is not None for rank in ranks)
    absent: set[int] = set()
    handed = select(moves.c.seat, moves.c.kind).where(moves.c.table_id == table, moves.c.kind.in_((HAND, TAKE)))
    for row in connection.execute(handed.order_by(moves.c.number)):
        (absent.add if row.kind == HAND else absent.discard)(row.seat)
    stands = connection.execute(select(standings).where(standings.c.table_id == table)).first()
    scores = [int(one) for one in stands.scores.split()] if stands is not None and stands.scores else [0] * len(ranks)
    awaited = stands.to_answer if stands is not None and stands.to_answer in taken else -1
    return Stood(number, table, ranks if over else None, absent, scores, awaited, taken)


def count(connection: Connection, id: str, round: int, entrant: int, rank: int, points: int) -> None:
    """Write down what came of a table for one entrant."""
    mine = and_(pairings.c.tournament == id, pairings.c.round == round, pairings.c.entrant == entrant)
    connection.execute(update(pairings).where(mine).values(rank=rank, points=points))
