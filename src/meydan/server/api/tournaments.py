"""Tournaments over HTTP: found, made, entered, left, begun and looked at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from meydan.server import store
from meydan.server.accounts import Account
from meydan.server.api import WRITING, refusals
from meydan.server.api.access import Connection as Asking
from meydan.server.api.access import admit, hall_of
from meydan.server.api.fields import Link, Name, Seats, Short, Web
from meydan.server.api.tables import Seconds
from meydan.server.guarding import account_of
from meydan.server.problems import Problem, need
from meydan.server.stamps import now
from meydan.server.store import TableRow
from meydan.server.tournaments import book
from meydan.server.tournaments.book import Book
from meydan.server.tournaments.plan import Kind
from meydan.server.tournaments.running import NewTournament
from meydan.server.tournaments.telling import about, in_list, may_look, round_told
from meydan.server.tournaments.told import Tournament, TournamentListed, TournamentRound

Few = Annotated[int, msgspec.Meta(ge=1, le=100)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
RoundLimit = Annotated[int, msgspec.Meta(ge=60, le=90 * 24 * 60 * 60)]
Pause = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 60 * 60)]
AT_MOST_AHEAD = 366 * 24 * 60 * 60 * 1000  # milliseconds until the start


class TournamentWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A new tournament. `seats` are those of a table, at most; where people are too few for all, some are smaller,
    or a bot of the level `bot` sits there.

    `rounds` of a Swiss tournament, or at most of a round robin; `advance`: how many of each table of a knock-out go on.
    Times of games are those of tables. `round_limit`: seconds after which a round is counted as it stands; `pause`:
    seconds between two rounds; `starts`: when it begins by itself, in milliseconds. `group`: whose members it is for.
    """

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    kind: Kind
    game: Name
    seats: Seats
    options: dict[str, Any] = {}
    rounds: Few | None = None
    advance: Few = 1
    bot: Name | None = None
    public: bool = False
    group: Short | None = None
    rated: bool = False
    speed: Annotated[str, msgspec.Meta(pattern="^(live|turns)$")] = "turns"
    base: Seconds = 24 * 60 * 60
    increment: Seconds = 0
    round_limit: RoundLimit | None = None
    pause: Pause = 0
    starts: Moment | None = None


class EnterWish(msgspec.Struct, forbid_unknown_fields=True):
    """The link, where it is private."""

    link: Short | None = None


class CloseWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether nobody else may enter."""

    closed: bool


# -- what is asked for --------------------------------------------------------------------------------------


async def _tables(request: Web, found: Book, number: int) -> list[tuple[int, TableRow]]:
    """The tables of a round, by their numbers."""

    def work(connection: Connection) -> list[tuple[int, TableRow]]:
        tables = book.tables_of(connection, found.row.id, number)
        rows = {row.id: row for row in store.find_tables(connection, [id for _, id in tables])}
        return [(at, rows[id]) for at, id in tables]

    return await hall_of(request).database.run(work) if number else []


async def reach_tournament(asking: Asking, id: str, link: str | None) -> tuple[Book, Account | None]:
    """A tournament the asker may see; a private one without its link is as good as not there."""
    hall, account = hall_of(asking), account_of(asking)
    found = await hall.tournaments.read(id)
    group = found.row.group_id
    inside = group is not None and account is not None and await hall.groups.has(group, account.id)
    if not (inside or may_look(found, account.id if account else None, link)):
        raise Problem("not-found", f"there is no tournament {id!r}")
    return found, account


async def _told(request: Web, id: str, account: Account) -> Tournament:
    return await _about(request, await hall_of(request).tournaments.read(id), account)


async def _about(request: Web, found: Book, account: Account | None) -> Tournament:
    return about(found, await _tables(request, found, found.row.round), account.id if account else None)


# -- addresses ----------------------------------------------------------------------------------------------

ORGANISING = (*WRITING, "sign-in-first", "forbidden", "not-found", "not-now")


@get("/api/tournaments", summary="Tournaments", tags=["tournaments"])
async def list_tournaments(request: Web) -> list[TournamentListed]:
    """Those of everybody and mine; those that are not over come first."""
    me = account_of(request)
    found = await hall_of(request).database.run(lambda connection: book.listed(connection, me.id if me else None))
    return [in_list(one) for one in found]


@post(
    "/api/tournaments",
    summary="Make a tournament",
    tags=["tournaments"],
    responses=refusals(*WRITING, "sign-in-first", "account-first", "bad-option", "not-found", "not-now"),
)
async def create_tournament(request: Web, data: JSONBody[TournamentWish]) -> Tournament:
    """Make a tournament; whoever makes it organises it, and may take part."""
    me = admit(request, "tournament")
    if data.rated and me.guest:
        raise Problem("account-first", "a rated tournament is for people with accounts: make one first")
    soon = data.starts is None or data.starts <= now() + AT_MOST_AHEAD
    need(soon, "bad-option", "a tournament starts within a year")
    wish = NewTournament(
        data.title, data.kind, data.game, data.seats, data.options, data.rounds, data.advance, data.bot, data.public,
        data.rated, data.speed, data.base, data.increment, data.round_limit, data.pause, data.starts, data.group,
    )  # fmt: skip
    return await _told(request, await hall_of(request).tournaments.create(me.id, wish), me)


@get(
    "/api/tournaments/{tournament:str}",
    summary="One tournament",
    tags=["tournaments"],
    responses=refusals("bad-request", "not-found"),
)
async def show_tournament(request: Web, tournament: FromPath[str], link: Link = None) -> Tournament:
    """One tournament with its standings; a private one needs its link, or to take part."""
    found, account = await reach_tournament(request, tournament, link)
    return await _about(request, found, account)


@get(
    "/api/tournaments/{tournament:str}/rounds/{number:int}",
    summary="A round of a tournament",
    tags=["tournaments"],
    responses=refusals("bad-request", "not-found"),
)
async def show_round(
    request: Web, tournament: FromPath[str], number: FromPath[int], link: Link = None
) -> TournamentRound:
    """Who met whom in a round, with all its tables."""
    found, _ = await reach_tournament(request, tournament, link)
    if not 1 <= number <= found.row.round:
        raise Problem("not-found", f"there is no round {number}; rounds so far: {found.row.round}")
    return round_told(number, found.past, await _tables(request, found, number))


@post(
    "/api/tournaments/{tournament:str}/enter",
    status_code=200,
    summary="Take part",
    tags=["tournaments"],
    responses=refusals(*ORGANISING, "account-first"),
)
async def enter(request: Web, tournament: FromPath[str], data: JSONBody[EnterWish]) -> Tournament:
    """Take part; after the start from the next round on, with no points for those before."""
    me = admit(request, "choice")
    found, _ = await reach_tournament(request, tournament, data.link)
    if found.row.rated and me.guest:
        raise Problem("account-first", "a rated tournament is for people with accounts: make one, then enter")
    await hall_of(request).tournaments.enter(tournament, me.id)
    return await _told(request, tournament, me)


@post(
    "/api/tournaments/{tournament:str}/leave",
    status_code=200,
    summary="Take part no more",
    tags=["tournaments"],
    responses=refusals(*ORGANISING),
)
async def leave(request: Web, tournament: FromPath[str]) -> Tournament:
    """Take part in no further round. A table that is being played goes on: nobody else plays it for me at once."""
    me = admit(request, "choice")
    found, _ = await reach_tournament(request, tournament, None)
    await hall_of(request).tournaments.leave(tournament, me.id)
    return await _told(request, found.row.id, me)


@post(
    "/api/tournaments/{tournament:str}/start",
    status_code=200,
    summary="Let the first round begin",
    tags=["tournaments"],
    responses=refusals(*ORGANISING),
)
async def start_tournament(request: Web, tournament: FromPath[str]) -> Tournament:
    """The organiser lets the first round begin."""
    me = admit(request, "tournament")
    await reach_tournament(request, tournament, None)
    await hall_of(request).tournaments.begin(tournament, me.id)
    return await _told(request, tournament, me)


@post(
    "/api/tournaments/{tournament:str}/close",
    status_code=200,
    summary="Let nobody else enter",
    tags=["tournaments"],
    responses=refusals(*ORGANISING),
)
async def close_tournament(request: Web, tournament: FromPath[str], data: JSONBody[CloseWish]) -> Tournament:
    """The organiser lets nobody else enter, or lets people enter again."""
    me = admit(request, "choice")
    await reach_tournament(request, tournament, None)
    await hall_of(request).tournaments.close(tournament, me.id, data.closed)
    return await _told(request, tournament, me)


@delete(
    "/api/tournaments/{tournament:str}/entrants/{number:int}",
    status_code=200,
    summary="Remove somebody",
    tags=["tournaments"],
    responses=refusals(*ORGANISING),
)
async def remove_entrant(request: Web, tournament: FromPath[str], number: FromPath[int]) -> Tournament:
    """The organiser removes somebody, who cannot enter again."""
    me = admit(request, "choice")
    await reach_tournament(request, tournament, None)
    await hall_of(request).tournaments.remove(tournament, me.id, number)
    return await _told(request, tournament, me)


@delete(
    "/api/tournaments/{tournament:str}",
    status_code=200,
    summary="Call a tournament off",
    tags=["tournaments"],
    responses=refusals(*ORGANISING),
)
async def cancel_tournament(request: Web, tournament: FromPath[str]) -> Tournament:
    """The organiser calls it off; games that are being played go on, and count for nothing here."""
    me = admit(request, "choice")
    await reach_tournament(request, tournament, None)
    await hall_of(request).tournaments.cancel(tournament, me.id)
    return await _told(request, tournament, me)


HANDLERS = [
    list_tournaments, create_tournament, show_tournament, show_round, enter, leave, start_tournament,
    close_tournament, remove_entrant, cancel_tournament,
]  # fmt: skip
