"""An evening of a group as a file for everybody's calendar [RFC 5545]."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event

LENGTH: Final = timedelta(hours=3)
YEAR: Final = timedelta(days=366)  # around it, for which its zone of time is told
MAKER: Final = "-//Meydan//Meydan//EN"


def calendar(
    uid: str, name: str, note: str, at: int, zone: ZoneInfo | None, changes: int, changed: int, link: str
) -> bytes:
    """The one event of a calendar, in the zone of time in which it was set; `changes` tells newer files from older."""
    begin = datetime.fromtimestamp(at / 1000, zone or UTC)
    event = Event()
    event.add("uid", f"{uid}@meydan")
    event.add("sequence", changes)
    event.add("dtstamp", datetime.fromtimestamp(changed / 1000, UTC).replace(microsecond=0))
    event.add("dtstart", begin)
    event.add("dtend", begin + LENGTH)
    event.add("summary", f"{name} · Meydan")
    event.add("description", "\n\n".join(part for part in (note, link) if part))
    event.add("url", link)
    made = Calendar()
    made.add("prodid", MAKER)
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    made.add_component(event)
    made.add_missing_timezones(first_date=(begin - YEAR).date(), last_date=(begin + YEAR).date())
    written: bytes = made.to_ical()
    return written
