"""Telling the host of the service about somebody, something they said, or a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from meydan.server import moderating
from meydan.server.api import WRITING, refusals
from meydan.server.api.access import admit, hall_of, is_known, reach
from meydan.server.api.fields import Short, Version, Web
from meydan.server.moderating import Subject
from meydan.server.problems import Problem
from meydan.server.told import Reported, ReportReason


class ReportGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What is reported: somebody (`account`), a line of a table's chat, or a table; why, and what there is to say."""

    reason: ReportReason
    account: Short | None = None
    table: Short | None = None
    line: Version | None = None
    link: Short | None = None
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


@post(
    "/api/reports",
    summary="Report somebody",
    tags=["chat"],
    responses=refusals(*WRITING, "sign-in-first", "not-found"),
)
async def report(request: Web, data: JSONBody[ReportGiven]) -> Reported:
    """Tell the host of the service about somebody, something they said, or a table."""
    me = admit(request, "report")
    if data.account is None and data.table is None:
        raise Problem("bad-request", "a report is about an account or a table")
    if data.line is not None and data.table is None:
        raise Problem("bad-request", "a line was said at a table")
    if data.table is not None:
        row = await reach(request, data.table, data.link)
        if data.line is not None and not is_known(row, me.id, data.link):
            raise Problem("not-found", f"there is no table {data.table!r}")
    if data.account is not None:
        await request.app.state.accounts.need(data.account)
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in data.words).split())
    subject = Subject(data.account, data.table, data.line)
    work = hall_of(request).database.run
    return Reported(await work(lambda connection: moderating.report(connection, me.id, subject, data.reason, words)))


HANDLERS = [report]
