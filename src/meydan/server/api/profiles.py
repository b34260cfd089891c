"""Addresses of profiles: people and bots, their games, who met whom, the best of each game, and what a game changed."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from meydan.server import profiles
from meydan.server.api import WRITING, refusals
from meydan.server.api.access import admit, hall_of, reach
from meydan.server.api.fields import Link, Web
from meydan.server.guarding import account_of, need_session
from meydan.server.told_people import Against, Leader, Played, Privacy, Profile, RatingChange

LONGEST: Final = 64  # of an id or a name
Game = Annotated[str | None, QueryParameter(max_length=40, description="only of this game")]
Outcome = Annotated[Literal["won", "lost", "last"] | None, QueryParameter(description="only of this result")]
Opponent = Annotated[
    str | None,
    QueryParameter(name="with", max_length=LONGEST, description="only with an id, a name, or bot: and its name"),
]
First = Annotated[int, QueryParameter(ge=0, le=100_000, description="how many of the newest are left out")]
LOOKING_UP: Final = ("bad-request", "not-found", "too-many-requests")


class PrivacyWanted(Struct, forbid_unknown_fields=True):
    """Whether others shall see no more of me than my name."""

    private: bool


@get(
    "/api/people/{who:str}",
    summary="A profile",
    tags=["people"],
    responses=refusals(*LOOKING_UP),
)
async def profile(request: Web, who: FromPath[str]) -> Profile:
    """Somebody by id or name, or a bot as bot: and its name: results, ratings with their curves, favourites, wins."""
    asker = _asker(request)
    return await hall_of(request).database.run(lambda connection: profiles.profile(connection, who, asker))


@get(
    "/api/people/{who:str}/games",
    summary="The finished games of somebody",
    tags=["people"],
    responses=refusals(*LOOKING_UP, "forbidden"),
)
async def games(
    request: Web,
    who: FromPath[str],
    game: Game = None,
    result: Outcome = None,
    opponent: Opponent = None,
    first: First = 0,
) -> Played:
    """The newest first, twenty at a time, as far as the asker may see their tables."""
    asker = _asker(request)
    return await hall_of(request).database.run(
        lambda connection: profiles.history(
            connection, who, asker, game=game, result=result, opponent=opponent, first=first
        )
    )


@get(
    "/api/people/{who:str}/against/{other:str}",
    summary="How two met",
    tags=["people"],
    responses=refusals(*LOOKING_UP, "forbidden"),
)
async def against(request: Web, who: FromPath[str], other: FromPath[str]) -> Against:
    """How often one came out ahead of the other, of their games that the asker may see."""
    asker = _asker(request)
    return await hall_of(request).database.run(lambda connection: profiles.against(connection, who, other, asker))


@get(
    "/api/leaders/{game:str}",
    summary="The best of a game",
    tags=["ratings"],
    responses=refusals(*LOOKING_UP),
)
async def leaders(request: Web, game: FromPath[str]) -> list[Leader]:
    """People and bots whose rating is settled, the best first, up to 100."""
    asker = _asker(request)
    return await hall_of(request).database.run(lambda connection: profiles.leaders(connection, game, asker))


@get(
    "/api/tables/{table:str}/ratings",
    summary="How a game changed ratings",
    tags=["ratings"],
    responses=refusals(*LOOKING_UP),
)
async def changes(request: Web, table: FromPath[str], link: Link = None) -> list[RatingChange]:
    """By seat; nothing while it is played, or if it is not rated."""
    asker = _asker(request)
    row = await reach(request, table, link)
    return await hall_of(request).database.run(lambda connection: profiles.changes(connection, row, asker))


@put(
    "/api/my/profile",
    summary="Keep my profile private, or not",
    tags=["people"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden"),
)
async def set_private(data: JSONBody[PrivacyWanted], request: Web) -> Privacy:
    """Then others see no more of me than my name."""
    me = admit(request, "profile", need_session)
    return await hall_of(request).database.run(lambda connection: profiles.set_private(connection, me, data.private))


def _asker(request: Web) -> str | None:
    account = admit(request, "profile", account_of)
    return None if account is None else account.id


HANDLERS = [profile, games, against, leaders, changes, set_private]
