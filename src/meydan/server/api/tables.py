"""Games, tables, seats, invitations, rematches, records and ratings over HTTP."""

from __future__ import annotations

import io
from dataclasses import asdict as fields_of
from typing import Annotated, Any

import msgspec
import segno
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import asdict, replace

from meydan.bots import BOTS, LEVELS, strength, who_is
from meydan.kernel.game import GAMES
from meydan.kernel.record import Record
from meydan.kernel.said import Said
from meydan.server import store
from meydan.server.accounts import Account
from meydan.server.api import RECORD_TOLD, WRITING, RecordGiven, refusals
from meydan.server.api.access import admit, admit_to, archive_of, hall_of, reach, uploaded
from meydan.server.api.fields import Link, Name, Seat, Seats, Short, Web
from meydan.server.guarding import RECORD_LIMIT, account_of, need_account
from meydan.server.hall import Hall
from meydan.server.problems import Problem
from meydan.server.replaying import checked
from meydan.server.room import Room
from meydan.server.seating import COLOURS, MOST_PLAYED, NewTable
from meydan.server.stamps import new_id, now
from meydan.server.store import Chair, Listed, TableRow
from meydan.server.told import Asking, Begins, Closed, GameTold, LevelTold, OptionTold, Rated, Removed, Table, Uploaded

Seconds = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Shuffled = Annotated[bool, QueryParameter(description="1: everybody sits down in an order drawn by lot")]


class ChairWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a chair is to be: me, open, bot or invited."""

    kind: Annotated[str, msgspec.Meta(pattern="^(me|open|bot|invited)$")]
    bot: Name | None = None
    account: Short | None = None
    colour: Name | None = None


class Furniture(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every new table has. Times are seconds: a clock with an increment if live, or the limit for each move.

    Unless it is said whether hints may be asked for, they may where one person plays with bots.
    """

    public: bool = False
    speed: Annotated[str, msgspec.Meta(pattern="^(live|turns)$")] = "turns"
    base: Seconds = 24 * 60 * 60
    increment: Seconds = 0
    chairs: Annotated[list[ChairWish], msgspec.Meta(max_length=10)] = []
    hints: bool | None = None
    begins: Begins = 0


class TableWish(Furniture, forbid_unknown_fields=True, kw_only=True):
    """A new table."""

    game: Name
    seats: Seats
    options: dict[str, Any] = {}
    rated: bool = False
    group: Short | None = None


class SitWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    colour: Name | None = None
    link: Short | None = None


class StandWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class ForkWish(Furniture, forbid_unknown_fields=True, kw_only=True):
    """A past position to go on from: the number of steps of the record, and the new table."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


def about(row: TableRow, account: str | None, room: Room | None = None, *, damaged: bool = False) -> Table:
    """What somebody may know about a table; the link is for those who belong to it."""
    mine = row.seats_of(account) if account else []
    link = row.link if mine or row.host == account else None
    stands = {} if room is None else {"version": room.version, **asdict(room.public())}
    return replace(row.about, damaged=damaged, link=link, mine=mine, **stands)


def about_in_list(hall: Hall, row: TableRow, listed: Listed, account: str) -> Table:
    """What a list tells about a table: while it is being played also how it stands."""
    told = about(row, account, damaged=hall.rooms.is_damaged(row))
    if listed.version is not None and listed.to_answer is not None:
        told.version, told.to_answer = listed.version, listed.to_answer
        told.round, told.deadline = listed.round, listed.deadline
        told.scores = [int(score) for score in listed.scores.split()] if listed.scores else None
    return told


async def _chairs(request: Web, wishes: list[ChairWish], account: str) -> list[Chair]:
    """Chairs as they are wished for; whoever is invited must exist."""
    for wish in wishes:
        await _need_guest(request, wish)
    return [
        Chair(
            seat,
            account=account if wish.kind == "me" else None,
            bot=(wish.bot or "greedy") if wish.kind == "bot" else None,
            invited=wish.account if wish.kind == "invited" else None,
            colour=wish.colour,
        )
        for seat, wish in enumerate(wishes)
    ]


async def _need_guest(request: Web, wish: ChairWish) -> None:
    """A chair that is kept is kept for somebody."""
    if wish.kind == "invited":
        if wish.account is None:
            raise Problem("bad-request", "an invitation names the account it is for")
        await request.app.state.accounts.need(wish.account)


def _need_rateable(row: TableRow, account: Account) -> None:
    """A guest would only keep a seat of a rated game from somebody: it could not begin."""
    if row.rated and account.guest:
        raise Problem("account-first", "a rated game is for people with accounts: make one, then sit down")


# -- games and tables ---------------------------------------------------------------------------------------


def _level(bot: str, game: str) -> LevelTold:
    who = who_is(bot, game)
    return LevelTold(bot, Said(who), Said(f"{who}.title"), Said(f"{who}.about"), strength(bot, game))


@get(
    "/api/games",
    summary="The games there are",
    tags=["tables"],
)
async def games() -> list[GameTold]:
    """Every game with its seats, options and bots; the ladder has them from the weakest to the strongest."""
    return [
        GameTold(
            game.name,
            game.title,
            game.min_seats,
            game.max_seats,
            game.rules_version,
            [
                msgspec.convert({**fields_of(option), "default": option.default, "allowed": option.allowed}, OptionTold)
                for option in game.options
            ],
            sorted(BOTS),
            [_level(level.name, game.name) for level in LEVELS],
            list(COLOURS),
        )
        for game in GAMES.values()
    ]


@post(
    "/api/tables",
    summary="Open a table",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "bad-option", "not-found", "seat-taken"),
)
async def create_table(request: Web, data: JSONBody[TableWish]) -> Table:
    """Open a table."""
    me = admit(request, "table")
    wish = NewTable(
        data.game, data.seats, data.options, data.public, data.rated, data.speed, data.base, data.increment,
        await _chairs(request, data.chairs, me.id), hints=data.hints, begins=data.begins, group=data.group,
    )  # fmt: skip
    return about(await hall_of(request).seating.create(me.id, wish), me.id)


@get(
    "/api/tables",
    summary="The lobby",
    tags=["tables"],
    responses=refusals("bad-request"),
)
async def lobby(request: Web, game: Annotated[str | None, QueryParameter(max_length=40)] = None) -> list[Table]:
    """Public tables that wait for players or are being played."""
    me = account_of(request)
    hall = hall_of(request)
    found = await hall.rooms.with_rows(await hall.database.run(lambda connection: store.lobby(connection, game)))
    return [about(row, me.id if me else None, damaged=hall.rooms.is_damaged(row)) for row, _ in found]


@get(
    "/api/tables/{table:str}",
    summary="One table",
    tags=["tables"],
    responses=refusals("bad-request", "not-found", "damaged"),
)
async def show_table(request: Web, table: FromPath[str], link: Link = None) -> Table:
    """One table; a private one needs its link, or a seat at it."""
    row = await reach(request, table, link)
    me = account_of(request)
    if row.status not in ("playing", "finished"):
        return about(row, me.id if me else None)
    room = await hall_of(request).rooms.room(table)
    return about(await hall_of(request).rooms.row(table), me.id if me else None, room)


@get(
    "/api/links/{link:str}",
    summary="The table of a link",
    tags=["tables"],
    responses=refusals("bad-request", "not-found"),
)
async def open_link(request: Web, link: FromPath[str]) -> Table:
    """The table a link leads to."""
    me = account_of(request)
    return about(await hall_of(request).rooms.by_link(link), me.id if me else None)


@get(
    "/api/tables/{table:str}/qr",
    media_type="image/svg+xml",
    summary="The link to a table as a QR code",
    tags=["tables"],
    responses=refusals("bad-request", "forbidden", "not-found"),
)
async def qr_code(request: Web, table: FromPath[str], link: Link = None) -> Response[bytes]:
    """The link to a table as a QR code, to be held before another telephone."""
    row = await reach(request, table, link)
    me = account_of(request)
    if not row.belongs(me.id if me else None) and link != row.link:
        raise Problem("forbidden", "the link is for those who belong to the table")
    address = f"{(request.app.state.config.public or str(request.base_url)).rstrip('/')}/t/{row.link}"
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=6, border=4, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@post(
    "/api/tables/{table:str}/sit",
    summary="Take a seat",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "account-first", "not-found", "bad-option", "seat-taken", "not-now"),
)
async def sit(request: Web, table: FromPath[str], data: JSONBody[SitWish]) -> Table:
    """Take a free seat, and a colour if you like; one person may hold several."""
    me, row = await admit_to(request, table, "choice", data.link)
    _need_rateable(row, me)
    return about(await hall_of(request).seating.sit(table, me.id, data.seat, data.colour), me.id)


@post(
    "/api/tables/{table:str}/stand",
    summary="Leave a seat",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "not-your-seat", "not-found", "seat-taken", "not-now"),
)
async def stand(request: Web, table: FromPath[str], data: JSONBody[StandWish]) -> Table:
    """Leave a seat before the game begins; the host may clear any."""
    me, _ = await admit_to(request, table, "choice")
    return about(await hall_of(request).seating.stand(table, me.id, data.seat), me.id)


@put(
    "/api/tables/{table:str}/chairs/{seat:int}",
    summary="Arrange a chair",
    tags=["tables"],
    responses=refusals(
        *WRITING, "sign-in-first", "account-first", "forbidden", "not-found", "bad-option", "seat-taken", "not-now"
    ),
)
async def arrange(request: Web, table: FromPath[str], seat: FromPath[int], data: JSONBody[ChairWish]) -> Table:
    """The host puts a bot on a free chair, keeps it for somebody, or opens it."""
    me, row = await admit_to(request, table, "choice")
    await _need_guest(request, data)
    if data.kind == "me":
        _need_rateable(row, me)
        return about(await hall_of(request).seating.sit(table, me.id, seat, data.colour), me.id)
    bot = (data.bot or "greedy") if data.kind == "bot" else None
    invited = data.account if data.kind == "invited" else None
    return about(await hall_of(request).seating.arrange(table, me.id, seat, bot=bot, invited=invited), me.id)


@post(
    "/api/tables/{table:str}/start",
    summary="Begin the game",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "not-now", "too-many-bots"),
)
async def start(request: Web, table: FromPath[str], shuffled: Shuffled = False) -> Table:
    """Begin, when every seat is taken."""
    me, _ = await admit_to(request, table, "choice")
    return about(await hall_of(request).seating.begin(table, me.id, shuffled=shuffled), me.id)


@delete(
    "/api/tables/{table:str}",
    status_code=200,
    summary="Give up a table",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "not-now"),
)
async def close_table(request: Web, table: FromPath[str]) -> Closed:
    """Give up a table that has not begun."""
    me, _ = await admit_to(request, table, "choice")
    await hall_of(request).seating.close(table, me.id)
    return Closed(table)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Once more",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "seat-taken", "not-now"),
)
async def rematch(request: Web, table: FromPath[str]) -> Table:
    """The same people and bots once more."""
    me, _ = await admit_to(request, table, "table")
    return about(await hall_of(request).seating.rematch(table, me.id), me.id)


@get(
    "/api/my/tables",
    summary="My tables",
    tags=["tables"],
    responses=refusals("sign-in-first"),
)
async def my_tables(request: Web) -> list[Table]:
    """My tables: open, being played (with who is asked), and the last that were finished."""
    account = need_account(request)

    hall = hall_of(request)
    parts = (("open", "playing"), MOST_PLAYED), (("finished",), store.LOBBY_LENGTH)
    found = await hall.listed(lambda connection: store.tables_of(connection, account.id, *parts))
    return [about_in_list(hall, *one, account.id) for one in found]


@put(
    "/api/my/tables/{table:str}/removed",
    summary="Take a game against bots off my list",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found", "not-now"),
)
async def remove(request: Web, table: FromPath[str]) -> Removed:
    """A game against bots is in my list no more, and waits for me no more; the game itself stays as it is."""
    me, _ = await admit_to(request, table, "choice")
    await hall_of(request).seating.remove(table, me.id, True)
    return Removed(table, True)


@delete(
    "/api/my/tables/{table:str}/removed",
    status_code=200,
    summary="Put a game back into my list",
    tags=["tables"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found"),
)
async def put_back(request: Web, table: FromPath[str]) -> Removed:
    """A game against bots is in my list again."""
    me, _ = await admit_to(request, table, "choice")
    await hall_of(request).seating.remove(table, me.id, False)
    return Removed(table, False)


@get(
    "/api/waiting",
    summary="What waits for me",
    tags=["tables"],
    responses=refusals("sign-in-first"),
)
async def waiting(request: Web) -> list[Asking]:
    """What waits for me: tables where I am to answer, the soonest deadline first."""
    account = need_account(request)
    hall = hall_of(request)
    found = await hall.listed(lambda connection: store.waiting_for(connection, account.id, MOST_PLAYED))
    return [
        Asking(about_in_list(hall, row, listed, account.id), listed.to_answer, listed.deadline)
        for row, listed in found
        if listed.to_answer is not None and not (listed.unknown or hall.rooms.is_damaged(row))
    ]


# -- records, forks, ratings --------------------------------------------------------------------------------


@post(
    "/api/records",
    summary="Upload a record",
    tags=["records"],
    request_max_body_size=RECORD_LIMIT,
    operation_class=RecordGiven,
    responses=refusals(*WRITING, "sign-in-first", "bad-record"),
)
async def upload_record(request: Web) -> Uploaded:
    """Upload a record: it is replayed and verified, and becomes a replay."""
    me = admit(request, "record")
    kept, verified = await archive_of(request).do(me.id, checked, await request.body())
    name = new_id()
    await hall_of(request).database.run(lambda connection: store.add_record(connection, name, me.id, kept, now()))
    return Uploaded(name, verified.steps, verified.finished, verified.seed_known)


@get(
    "/api/records/{record:str}",
    media_type=MediaType.JSON,
    summary="An uploaded record",
    tags=["records"],
    responses=RECORD_TOLD | refusals("bad-request", "not-found"),
)
async def show_record(request: Web, record: FromPath[str]) -> Response[bytes]:
    """An uploaded record."""
    return Response((await uploaded(request, record)).encode(), media_type=MediaType.JSON)


@post(
    "/api/records/{record:str}/fork",
    summary="Go on from an uploaded record",
    tags=["records"],
    responses=refusals(*WRITING, "sign-in-first", "bad-option", "bad-record", "not-found", "seat-taken"),
)
async def fork_record(request: Web, record: FromPath[str], data: JSONBody[ForkWish]) -> Table:
    """Go on from a position of an uploaded record, at a new table."""
    return await _fork(request, Record.from_json(await uploaded(request, record)), data, None)


@post(
    "/api/tables/{table:str}/fork",
    summary="Go on from a finished game",
    tags=["records"],
    responses=refusals(*WRITING, "sign-in-first", "bad-option", "bad-record", "not-found", "seat-taken", "not-now"),
)
async def fork_table(request: Web, table: FromPath[str], data: JSONBody[ForkWish], link: Link = None) -> Table:
    """Go on from a position of a finished game, at a new table."""
    row = await reach(request, table, link)
    return await _fork(request, await hall_of(request).rooms.record(table), data, row.id)


async def _fork(request: Web, record: Record, data: ForkWish, origin: str | None) -> Table:
    me = admit(request, "table")
    if data.step > len(record.steps):
        raise Problem("bad-request", f"there is no step {data.step}; this record has {len(record.steps)}")
    prefix = _cut(record, data.step)
    wish = NewTable(
        record.game, record.seats, record.options, data.public, False, data.speed, data.base, data.increment,
        await _chairs(request, data.chairs, me.id), prefix, origin, data.hints, data.begins,
    )  # fmt: skip
    return about(await hall_of(request).seating.create(me.id, wish), me.id)


def _cut(record: Record, step: int) -> Record:
    """The record up to a step, without what came of it."""
    return Record(
        record.game, record.rules, record.seats, record.options, None, None, (), record.steps[:step], None
    )  # fmt: skip


@get(
    "/api/ratings/{game:str}",
    summary="Who is rated in a game",
    tags=["ratings"],
    responses=refusals("bad-request", "not-found"),
)
async def ratings(request: Web, game: FromPath[str]) -> list[Rated]:
    """Who is rated in a game, the surest first."""
    if game not in GAMES:
        raise Problem("not-found", f"there is no game {game!r}", allowed=sorted(GAMES))
    rows = await hall_of(request).database.run(lambda connection: store.best_rated(connection, game))
    return [
        Rated(
            who,
            name or who.removeprefix("bot:"),
            who.startswith("bot:"),
            round(mu, 3),
            round(sigma, 3),
            round(mu - 3 * sigma, 2),
            games,
        )
        for who, name, mu, sigma, games in rows
    ]


HANDLERS = [
    games, create_table, lobby, show_table, open_link, qr_code, sit, stand, arrange, start, close_table, rematch,
    my_tables, remove, put_back, waiting, upload_record, show_record, fork_record, fork_table, ratings,
]  # fmt: skip

__all__ = ["HANDLERS", "about"]
