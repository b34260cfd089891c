"""A call in the reader's language, by the same words as the page."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton
from msgspec import Struct

from meydan.server.accounts import DELETED
from meydan.server.calling.wishes import Calling
from meydan.server.outbox import AGREE, DEADLINE, INVITED, OVER, ROUND, Call, Evening
from meydan.server.store import Chair, TableRow
from meydan.voice import LANGUAGES, Voice

GUEST: Final = re.compile(r"Guest (\d{3})")  # who has not said a name
RENAMED: Final = re.compile(r"Player (\d{6})")  # whose name was taken, see moderating.py


class Told(Struct, frozen=True, kw_only=True):
    """A call in words, and what a program wants to know of it. `waiting`: at so many tables they are asked."""

    id: str  # the same whenever it is sent again
    kind: str
    title: str
    text: str
    link: str
    tag: str  # a newer call takes the place of an older one with the same
    version: int
    language: str
    waiting: int
    table: str | None = None
    game: str | None = None
    deadline: int | None = None
    group: str | None = None


def voice_of(calling: Calling) -> Voice:
    return Voice(calling.language if calling.language in LANGUAGES else LANGUAGES[0])


def told(call: Call, calling: Calling, home: str, waiting: int) -> Told:
    """A call for one person; `home` is the address of the service."""
    say, about = voice_of(calling), call.about
    made = partial(
        Told, kind=call.kind, tag=call.place, version=call.version, language=say.language, waiting=waiting
    )  # fmt: skip
    if isinstance(about, Evening):
        return made(
            id=_id(calling, call, f"{about.uid} {about.at}"),
            title=say(f"call-{call.kind}", group=about.name),
            text=_plan(say, call.kind, about, calling),
            link=f"{home}/group/{about.group}",
            group=about.group,
        )
    if about is None:
        raise ValueError("what this call was about is gone")
    game = say(f"game-{about.game}") if say.has(f"game-{about.game}") else about.game
    parts = [_text(say, call, about, calling.account)]
    if call.deadline is not None:
        parts.append(say("call-by", when=moment(call.deadline, calling)))
    if call.kind == DEADLINE:
        parts.append(say("call-deadline-text"))
    return made(
        id=_id(calling, call, call.version),
        title=say(f"call-{call.kind}", game=game),
        text=" ".join(part for part in parts if part),
        link=f"{home}/table/{about.id}",
        table=about.id,
        game=about.game,
        deadline=call.deadline,
    )


def _id(calling: Calling, call: Call, version: object) -> str:
    return hashlib.sha256(f"{calling.account} {call.place} {call.kind} {version}".encode()).hexdigest()[:24]


def _text(say: Voice, call: Call, table: TableRow, account: str) -> str:
    """Who is at the table, and what about it."""
    if call.kind == OVER:
        won = [called(say, table, chair) for chair in table.chairs if chair.rank == 1]
        return say("table-won", n=len(won), names=won)
    if call.kind == INVITED:
        host = next((chair for chair in table.chairs if chair.account == table.host), None)
        return say("table-invited") if host is None else say("table-invited-by", name=called(say, table, host))
    if call.kind == AGREE:
        would = [called(say, table, table.chairs[seat]) for seat in call.offering]
        return say("call-agree-text", n=len(would), names=would)
    others = [called(say, table, chair) for chair in table.chairs if chair.account != account]
    if call.kind == ROUND:
        round, title = call.round or (1, "")
        return say("call-round-text", round=round, title=title, names=others)
    return say("call-waiting", n=len(others), names=others) if others else ""


def _plan(say: Voice, kind: str, evening: Evening, calling: Calling) -> str:
    """When an evening is, what was noted to it, and who comes."""
    parts = [say(f"call-{kind}-text", when=moment(evening.at, calling)), evening.note]
    if evening.coming:
        parts.append(say("call-coming", names=[_name(say, name) for name in evening.coming]))
    return " ".join(part for part in parts if part)


def called(say: Voice, table: TableRow, chair: Chair) -> str:
    """What somebody at a table is called in a language."""
    if chair.bot is not None:
        return say.bot(table.game, chair.bot)
    return _name(say, chair.name or "")


def _name(say: Voice, name: str) -> str:
    """Somebody's name; who has none of their own is called in the reader's language, see lib/names.ts of the page."""
    if name == DELETED:
        return say("seat-gone")
    if found := GUEST.fullmatch(name):
        return say("guest-name", number=int(found[1]))
    found = RENAMED.fullmatch(name)
    return say("player-name", number=found[1]) if found else name


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
