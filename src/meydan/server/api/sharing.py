"""What is shown of a link before it is opened: pictures, and what messengers read in the page's head.

Nobody is asked who they are here: a picture and a title tell no more than whoever has the link may see.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import parse_qs

from litestar import Litestar, Response, get
from litestar.datastructures import Headers
from litestar.params import FromPath, QueryParameter
from litestar.types import HTTPScope

from meydan.kernel.errors import MeydanError
from meydan.kernel.record import Record
from meydan.server import sharing, store
from meydan.server.api import LOOKING, refusals
from meydan.server.api.access import archive_of, asking, hall_of, has_access, reach, uploaded
from meydan.server.api.fields import MOST, Link, Web
from meydan.server.guarding import account_of
from meydan.server.hall import Hall
from meydan.server.problems import Problem
from meydan.server.sharing import Preview, language_of
from meydan.server.store import TableRow

PNG = "image/png"
KEPT = {"cache-control": "private, max-age=3600"}
Position = Annotated[int | None, QueryParameter(ge=0, le=MOST, description="a position of a finished game, from 0")]
Language = Annotated[str, QueryParameter(pattern="^(en|uk|ru|fr|pl)$")]


@get(
    "/api/tables/{table:str}/picture",
    media_type=PNG,
    summary="A picture of a table",
    tags=["records"],
    responses=refusals(*LOOKING, "too-many-requests", "busy"),
)
async def picture_of_table(
    request: Web, table: FromPath[str], position: Position = None, language: Language = "en", link: Link = None
) -> Response[bytes]:
    """Who plays and, of a finished game, who won and how the board lay; to be sent to others."""
    request.app.state.limits.hit("replay", request, account_of(request))
    row = await reach(request, table, link)
    over = row.status == "finished"
    record = await hall_of(request).rooms.record(table) if over else None
    seated = tuple((name, chair.colour) for name, chair in zip(row.names(), row.chairs, strict=True))
    key = ("picture", row.id, row.status, seated, position if over else None, language)
    work = sharing.drawn_table, row, language, record, position if over else None
    return Response(await archive_of(request).drawn(asking(request), key, *work), media_type=PNG, headers=KEPT)


@get(
    "/api/records/{record:str}/picture",
    media_type=PNG,
    summary="A picture of an uploaded record",
    tags=["records"],
    responses=refusals("bad-request", "bad-record", "not-found", "too-many-requests", "busy"),
)
async def picture_of_record(
    request: Web, record: FromPath[str], position: Position = None, language: Language = "en"
) -> Response[bytes]:
    """Who played, who won and how the board lay; to be sent to others."""
    request.app.state.limits.hit("replay", request, account_of(request))
    text = await uploaded(request, record)
    key = ("picture", record, position, language)
    work = sharing.drawn_record, text, language, position
    return Response(await archive_of(request).drawn(asking(request), key, *work), media_type=PNG, headers=KEPT)


# -- the head of the page -----------------------------------------------------------------------------------


async def preview(app: Litestar, scope: HTTPScope) -> Preview | None:
    """What a path of the page shows to whoever has just its address; None where there is nothing of its own to tell."""
    hall: Hall | None = getattr(app.state, "hall", None)
    page, *parts = scope["path"].strip("/").split("/")
    query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("ascii", "replace")).items()}
    language = language_of(Headers.from_scope(scope).get("accept-language", ""))
    if hall is None or not parts or page not in ("t", "table", "replay"):
        return None
    try:
        if page == "replay" and parts[0] == "record":
            return await _of_record(hall, parts[1] if len(parts) > 1 else "", query, language)
        link = parts[0] if page == "t" else query.get("link")
        row = await (hall.rooms.by_link(parts[0]) if page == "t" else hall.rooms.row(parts[0]))
        if not has_access(row, None, link):
            return None
        return await asyncio.to_thread(_of_table, row, link, query, language)
    except (Problem, MeydanError, LookupError, ValueError):  # there is none, or it tells nothing
        return None


def _of_table(row: TableRow, link: str | None, query: dict[str, str], language: str) -> Preview:
    key = None if row.public else row.look if row.status in store.BEGUN else link
    path = _path(f"/api/tables/{row.id}/picture", query, language, key)
    return sharing.told(row, language, path, _about(query))


async def _of_record(hall: Hall, record: str, query: dict[str, str], language: str) -> Preview | None:
    text = await hall.database.run(lambda connection: store.find_record(connection, record))
    if text is None:
        return None
    path = _path(f"/api/records/{record}/picture", query, language, None)
    return await asyncio.to_thread(lambda: sharing.told_record(Record.from_json(text), language, path, _about(query)))


def _about(query: dict[str, str]) -> str:
    return "analysis" if "analysis" in query else "moment" if "position" in query else ""


def _path(path: str, query: dict[str, str], language: str, link: str | None) -> str:
    wanted: dict[str, Any] = {"language": language}
    if query.get("position", "").isdecimal():
        wanted["position"] = int(query["position"]) % MOST
    if link is not None:
        wanted["link"] = link
    return f"{path}?{'&'.join(f'{name}={value}' for name, value in wanted.items())}"


HANDLERS = [picture_of_table, picture_of_record]
