"""What was, what would be and what could be: past positions, previews of choices, and samples of games."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from meydan.kernel.chance import new_seed
from meydan.kernel.errors import BadOption, UnknownGame
from meydan.kernel.game import GAMES, find_game
from meydan.server.api import LOOKING, MOMENTS_TOLD, PACKED, WRITING, refusals
from meydan.server.api.access import archive_of, asking, eyes, hall_of, reach, unpacked_if_need_be, uploaded
from meydan.server.api.fields import MOST, AskedSeat, Link, Seats, Web
from meydan.server.guarding import account_of
from meydan.server.problems import Problem
from meydan.server.replaying import ALL, MOST_MOMENTS, asker_of, moments, moments_of_text, previews, view_told
from meydan.server.room import Room
from meydan.server.seating import settle_options
from meydan.server.telling import things
from meydan.server.told import Catalogue, Previews, Sample
from meydan.server.views import Things

Asker = Annotated[
    str,
    QueryParameter(pattern="^(all|-1|[0-9])$", description="a seat, -1 to watch, or all to see all"),
]
First = Annotated[int, QueryParameter(ge=0, le=MOST, description="the first position, from 0")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]
InWords = Annotated[bool, QueryParameter(description="1: in words too, as the page shows it")]
Views = Annotated[bool, QueryParameter(description="1: with what could be seen")]


class SampleWish(msgspec.Struct, forbid_unknown_fields=True):
    """What would be agreed; the same seed gives the same game."""

    seats: Seats
    options: dict[str, Any] = {}
    seed: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    words: bool = False


@get(
    "/api/tables/{table:str}/moments",
    summary="The positions a game went through",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals(*LOOKING, "not-your-seat", "too-many-requests", "busy"),
)
async def moments_of_table(
    request: Web,
    table: FromPath[str],
    seat: Asker = "-1",
    first: First = 0,
    count: Count = 50,
    views: Views = False,
    words: InWords = False,
    link: Link = None,
) -> Response[bytes]:
    """Where a table came to rest, as a seat may know it; after the end, as any seat knew it, or all that was hidden."""
    request.app.state.limits.hit("replay", request, account_of(request))
    row = await reach(request, table, link)
    room: Room = await hall_of(request).rooms.room(table)
    asker = asker_of(seat, row.seats)
    if not room.over:
        if asker == ALL:
            raise Problem("not-now", "everything is told when the game is over: before that it would tell secrets")
        await eyes(request, table, int(asker), link)
    steps = [choice.text for choice in room.table.state.choices()]
    key = (table, room.version, asker, first, count, views, words)
    work = partial(moments, views=views, over=room.over, words=words, notes=room.table.notes)
    header = room.table.state.header
    told = await archive_of(request).told(asking(request), key, work, header, steps, asker, first, count)
    return unpacked_if_need_be(request, told)


@get(
    "/api/records/{record:str}/moments",
    summary="The positions of an uploaded record",
    tags=["records"],
    opt={PACKED: True},
    responses=MOMENTS_TOLD | refusals("bad-request", "bad-record", "not-found", "too-many-requests", "busy"),
)
async def moments_of_record(
    request: Web,
    record: FromPath[str],
    seat: Asker = "-1",
    first: First = 0,
    count: Count = 50,
    views: Views = False,
    words: InWords = False,
) -> Response[bytes]:
    """Where the game of an uploaded record came to rest, as any seat knew it, or all that was hidden."""
    request.app.state.limits.hit("replay", request, account_of(request))
    text = await uploaded(request, record)
    key = (record, seat, first, count, views, words)
    work = partial(moments_of_text, views=views, words=words)
    told = await archive_of(request).told(asking(request), key, work, text, seat, first, count)
    return unpacked_if_need_be(request, told)


@get(
    "/api/tables/{table:str}/previews",
    summary="What would surely follow",
    tags=["playing"],
    responses=refusals(*LOOKING, "not-your-seat", "too-many-requests"),
)
async def previews_of(
    request: Web, table: FromPath[str], seat: AskedSeat = -1, words: InWords = False, link: Link = None
) -> Previews:
    """What surely follows each choice of the seat that is asked, as far as no chance and nobody else answers."""
    request.app.state.limits.hit("replay", request, account_of(request))
    _, room = await eyes(request, table, seat, link)
    version, view, step = room.version, room.table.view(seat), room.step
    if seat < 0 or seat != room.seat:  # nothing is asked of this seat, or no longer
        return Previews(version, {})
    return Previews(version, previews(view, step, words))


@post(
    "/api/games/{game:str}/sample",
    status_code=200,
    summary="How a game could begin",
    tags=["tables"],
    responses=refusals(*WRITING, "bad-option"),
)
async def sample(request: Web, game: FromPath[str], data: JSONBody[SampleWish]) -> Sample:
    """A game set up like this, as everybody sees it; nothing is kept of it."""
    request.app.state.limits.hit("replay", request, account_of(request))
    options = settle_options(game, data.seats, data.options)
    state = find_game(game).start(data.seats, data.seed or new_seed(), options)
    return Sample(view_told(state, -1, data.words))


class ThingsWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which game: what was agreed, and by which version of the rules; 0 is the newest. Without seats: any game."""

    seats: Seats | None = None
    options: dict[str, Any] = {}
    rules: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


@post(
    "/api/games/{game:str}/things",
    status_code=200,
    summary="What lies on the table of a game",
    tags=["tables"],
    responses=refusals(*WRITING, "bad-option"),
)
async def things_of(request: Web, game: FromPath[str], data: JSONBody[ThingsWish]) -> Things:
    """What is printed on the pieces of a game like this, what there is help for, and how it is compared at the end."""
    request.app.state.limits.hit("replay", request, account_of(request))
    try:
        found = find_game(game)
        header = None if data.seats is None else found.header(data.seats, None, data.options, data.rules)
    except UnknownGame as error:
        raise Problem("bad-option", str(error), allowed=sorted(GAMES)) from None
    except (BadOption, ValueError) as error:
        raise Problem("bad-option", str(error)) from None
    return things(found, header)


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words a game brings along",
    tags=["tables"],
    responses=refusals("bad-request", "not-found"),
)
async def words_of(game: FromPath[str], language: FromPath[str]) -> Catalogue:
    """The Fluent catalogue of a game that is none of ours; ours are part of the page, and nothing is told of them."""
    if game not in GAMES or not language.isalpha():
        raise Problem("not-found", f"there are no words of {game!r} in {language!r}")
    file = GAMES[game].catalogue(language)
    return Catalogue("" if file is None else await asyncio.to_thread(file.read_text, "utf-8"))


HANDLERS = [moments_of_table, moments_of_record, previews_of, sample, things_of, words_of]
