"""A call in the reader's language, by the same words as the page."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton
from msgspec import Struct

from meydan.server.calling.wishes import Calling
from meydan.server.outbox import DEADLINE, INVITED, OVER, ROUND, Call
from meydan.server.store import Chair, TableRow
from meydan.voice import LANGUAGES, Voice

UNNAMED: Final = re.compile(r"Guest (\d{3})")  # a guest who has not said a name; see lib/names.ts of the page


class Told(Struct, frozen=True, kw_only=True):
    """A call in words, and what a program wants to know of it. `waiting`: at so many tables they are asked."""

    id: str  # the same whenever it is sent again
    kind: str
    title: str
    text: str
    link: str
    table: str
    game: str
    version: int
    deadline: int | None
    language: str
    waiting: int

    @property
    def tag(self) -> str:
        """A newer call takes the place of an older one with the same tag."""
        return self.table


def voice_of(calling: Calling) -> Voice:
    return Voice(calling.language if calling.language in LANGUAGES else LANGUAGES[0])


def told(call: Call, calling: Calling, home: str, waiting: int) -> Told:
    """A call for one person; `home` is the address of the service."""
    say, table = voice_of(calling), call.table
    game = say(f"game-{table.game}") if say.has(f"game-{table.game}") else table.game
    parts = [_text(say, call, calling.account)]
    if call.deadline is not None:
        parts.append(say("call-by", when=moment(call.deadline, calling)))
    if call.kind == DEADLINE:
        parts.append(say("call-deadline-text"))
    return Told(
        id=hashlib.sha256(f"{calling.account} {table.id} {call.kind} {call.version}".encode()).hexdigest()[:24],
        kind=call.kind,
        title=say(f"call-{call.kind}", game=game),
        text=" ".join(part for part in parts if part),
        link=f"{home}/table/{table.id}",
        table=table.id,
        game=table.game,
        version=call.version,
        deadline=call.deadline,
        language=say.language,
        waiting=waiting,
    )


def _text(say: Voice, call: Call, account: str) -> str:
    """Who is at the table, and what about it."""
    table = call.table
    if call.kind == OVER:
        won = [called(say, table, chair) for chair in table.chairs if chair.rank == 1]
        return say("table-won", n=len(won), names=won)
    if call.kind == INVITED:
        host = next((chair for chair in table.chairs if chair.account == table.host), None)
        return say("table-invited") if host is None else say("table-invited-by", name=called(say, table, host))
    others = [called(say, table, chair) for chair in table.chairs if chair.account != account]
    if call.kind == ROUND:
        round, title = call.round or (1, "")
        return say("call-round-text", round=round, title=title, names=others)
    return say("call-waiting", n=len(others), names=others) if others else ""


def called(say: Voice, table: TableRow, chair: Chair) -> str:
    """What somebody at a table is called in a language."""
    if chair.bot is not None:
        return say.bot(table.game, chair.bot)
    number = UNNAMED.fullmatch(chair.name or "")
    return say("guest-name", number=int(number[1])) if number else chair.name or ""


def moment(at: int, calling: Calling) -> str:
    """A point in time where the reader lives."""
    zone = zone_of(calling.zone)
    there = datetime.fromtimestamp(at / 1000, zone or UTC)
    day, time = (format_skeleton(skeleton, there, locale=calling.language) for skeleton in ("MMMd", "Hm"))
    return f"{day}, {time}" if zone else f"{day}, {time} UTC"


def zone_of(name: str) -> ZoneInfo | None:
    """A zone of time, if it is known here; UTC needs none."""
    try:
        return None if name == "UTC" else ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None
