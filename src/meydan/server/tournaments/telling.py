"""What somebody may know of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.kernel.header import commitment
from meydan.server.problems import Problem
from meydan.server.store import TableRow
from meydan.server.tournaments.book import FINISHED, Book, Listed, Row
from meydan.server.tournaments.plan import Played
from meydan.server.tournaments.running import check_open, planned
from meydan.server.tournaments.standing import rounds_planned, standings, still_in
from meydan.server.tournaments.told import (
    Tournament,
    TournamentChair,
    TournamentEntrant,
    TournamentListed,
    TournamentRound,
    TournamentTable,
)


def may_look(found: Book, account: str | None, link: str | None) -> bool:
    """Whether somebody may see a tournament: everybody a public one, else who belongs to it or has its link."""
    row = found.row
    known = account is not None and (account == row.organiser or found.of(account) is not None)
    return row.public or link == row.link or known


def in_list(one: Listed) -> TournamentListed:
    rounds = max(one.row.round, rounds_planned(one.row.plan, one.many, one.row.rounds))
    return TournamentListed(**_fields(one.row, one.maker, one.many, rounds, one.mine))


def about(found: Book, tables: Sequence[tuple[int, TableRow]], account: str | None) -> Tournament:
    """A tournament, with the tables of the round that is played."""
    row, me = found.row, found.of(account)
    takes_part = me is not None and me.dropped is None
    mine = account is not None and (account == row.organiser or takes_part)
    current = round_told(row.round, found.past, tables) if row.round else None
    return Tournament(
        **_fields(row, found.maker, len(found.here), planned(found), mine),
        version=row.version,
        advance=row.advance,
        wanted=row.rounds,
        round_limit=row.round_limit,
        pause=row.pause,
        ends=row.ends,
        goes_on=row.goes_on,
        started=row.started,
        commitment=commitment(row.seed),
        seed=row.seed if row.status == FINISHED else None,
        link=row.link if mine else None,
        me=me.number if me is not None and takes_part else None,
        may_enter=_may_enter(found, account),
        table=_table_of(current, me.number) if current and me else None,
        standings=_standings(found),
        current=current,
    )


def _fields(row: Row, maker: str, entrants: int, rounds: int, mine: bool) -> dict[str, Any]:
    """What a list tells of a tournament."""
    same = TournamentListed.__struct_fields__
    told = {name: getattr(row, name) for name in same if hasattr(row, name)}
    more = {
        "group": row.group_id,
        "organiser_name": maker,
        "options": row.settled,
        "planned": rounds,
        "entrants": entrants,
        "mine": mine,
    }
    return told | more


def _standings(found: Book) -> list[TournamentEntrant]:
    """Everybody, the best first; who was removed before the start is not told."""
    row = found.row
    known = {one.number: one for one in found.entrants if not (one.removed and one.dropped == 0)}
    counted = [one for one in found.past if one.points is not None]
    unfinished = {one.round for one in found.past if one.points is None}
    whole = [one for one in counted if one.round not in unfinished]
    going = set(still_in(row.plan, found.here, whole, row.seed))
    return [
        TournamentEntrant(
            number=one.entrant,
            account=known[one.entrant].account,
            name=known[one.entrant].name,
            guest=known[one.entrant].guest,
            place=one.place,
            points=one.points,
            opponents=round(one.opponents, 2),
            direct=one.direct,
            wins=one.wins,
            rounds=one.rounds,
            reached=one.reached,
            entered=known[one.entrant].entered,
            dropped=known[one.entrant].dropped,
            out=one.entrant not in going,
        )
        for one in standings(row.plan, list(known), counted, row.seed)
    ]


def round_told(number: int, past: Sequence[Played], tables: Sequence[tuple[int, TableRow]]) -> TournamentRound:
    """Who met whom in a round."""
    mine = [one for one in past if one.round == number]
    sitting = {(one.table, one.seat): one for one in mine}
    told = []
    for at, row in tables:
        people = [sitting.get((at, chair.seat)) for chair in row.chairs]
        counted = any(one is not None and one.points is not None for one in people)
        chairs = [
            TournamentChair(chair.seat, None, chair.bot, chair.rank, None)
            if one is None
            else TournamentChair(chair.seat, one.entrant, None, one.rank, one.points)
            for chair, one in zip(row.chairs, people, strict=True)
        ]
        over = row.status == "finished"
        status: Any = "finished" if over else "decided" if counted else "playing"
        told.append(TournamentTable(at, row.id, row.look, status, chairs))
    return TournamentRound(number, told, [one.entrant for one in mine if not one.table])


def _table_of(current: TournamentRound, entrant: int) -> str | None:
    """Where somebody plays in this round, as long as they do."""
    mine = (one for one in current.tables if any(chair.entrant == entrant for chair in one.chairs))
    return next((one.table for one in mine if one.status == "playing"), None)


def _may_enter(found: Book, account: str | None) -> bool:
    """Whether somebody could enter now."""
    me = found.of(account)
    if me is not None and (me.removed or me.dropped is None):
        return False
    try:
        check_open(found.row)
    except Problem:
        return False
    return True
