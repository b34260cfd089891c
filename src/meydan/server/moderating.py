"""What the host of a service does when people misbehave: reports, acts and their audit log.

Each function takes a connection, so that `meydan admin` works on the database of a service that runs or does not. A
running one looks at the audit log for what is new (`Moderation`): names are shown anew, sockets of closed accounts end,
and bots take over their seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from meydan.server import store
from meydan.server.accounts import login_of, login_tried
from meydan.server.chores import Chore
from meydan.server.database import Database, notify
from meydan.server.problems import Problem, need
from meydan.server.schema import accounts, audit, chat, removed, reports
from meydan.server.seating import Seating, vacate
from meydan.server.stamps import new_id, now

LOOK_EVERY: Final = 3.0  # seconds after which a running service knows what was done
MOST_SHOWN: Final = 500
RENAMED: Final = "name removed"
MUTED: Final = "muted"
UNMUTED: Final = "unmuted"
CLOSED: Final = "account closed"
LINE_REMOVED: Final = "line removed"
DISMISSED: Final = "dismissed"
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Subject:
    """What a report is about: somebody, something they said, or a whole table."""

    account: str | None = None
    table: str | None = None
    line: int | None = None


# -- reports ------------------------------------------------------------------------------------------------


def report(connection: Connection, reporter: str, subject: Subject, reason: str, words: str) -> str:
    """Keep a report with what it is about as it is now; its id."""
    account, quoted = subject.account, None
    if subject.line is not None:
        said = connection.execute(
            select(chat.c.account, chat.c.text).where(chat.c.table_id == subject.table, chat.c.number == subject.line)
        ).one_or_none()
        if said is None:
            raise Problem("not-found", f"nobody said line {subject.line} there")
        account, quoted = said.account, said.text
    elif account is not None:
        quoted = connection.execute(select(accounts.c.name).where(accounts.c.id == account)).scalar_one_or_none()
    need(account != reporter, "bad-request", "nobody reports themselves")
    row = {
        "id": new_id(), "at": now(), "reporter": reporter, "account": account, "table_id": subject.table,
        "line": subject.line, "quoted": quoted, "reason": reason, "words": words,
    }  # fmt: skip
    connection.execute(insert(reports).values(row))
    return str(row["id"])


def all_reports(connection: Connection, *, settled: bool = False) -> list[Row[Any]]:
    """Reports with the names of whom they are about and whom they are from, the oldest first."""
    about, by = accounts.alias("about"), accounts.alias("by")
    query = (
        select(reports, about.c.name.label("name"), by.c.name.label("reporter_name"))
        .outerjoin(about, about.c.id == reports.c.account)
        .outerjoin(by, by.c.id == reports.c.reporter)
        .order_by(reports.c.at)
        .limit(MOST_SHOWN)
    )
    return list(connection.execute(query if settled else query.where(reports.c.settled.is_(None))))


def settle(connection: Connection, report: str) -> None:
    """A report was dealt with; a Problem if there is none that waits."""
    done = connection.execute(
        update(reports).where(reports.c.id == report, reports.c.settled.is_(None)).values(settled=now())
    )
    need(bool(done.rowcount), "not-found", f"there is no report {report!r} that waits")


def dismiss(connection: Connection, report: str, by: str) -> None:
    """Nothing is to be done about a report."""
    settle(connection, report)
    note(connection, by, DISMISSED, None, "", report)


# -- acts ---------------------------------------------------------------------------------------------------


def find_person(connection: Connection, who: str) -> Row[Any]:
    """Somebody by id, or by the name of an account; a Problem if nobody is called so."""
    here = accounts.c.deleted.is_(None)
    query = select(accounts).where(here, or_(accounts.c.id == who, accounts.c.login == (login_tried(who) or "")))
    found = connection.execute(query).first()
    if found is None:
        raise Problem("not-found", f"there is nobody with the id or the account {who!r}; guests go by their id")
    return found


def remove_name(connection: Connection, account: Row[Any], by: str, report: str | None = None) -> str:
    """Give somebody a neutral name; nobody gets the old one again."""
    login = login_of(account.name)
    if connection.execute(select(removed.c.login).where(removed.c.login == login)).first() is None:
        connection.execute(insert(removed).values(login=login, at=now()))
    while True:
        name = f"Player {secrets.randbelow(900_000) + 100_000}"
        if connection.execute(select(accounts.c.id).where(accounts.c.login == login_of(name))).first() is None:
            break
    changed = {"name": name} | ({"login": login_of(name)} if account.login is not None else {})
    connection.execute(update(accounts).where(accounts.c.id == account.id).values(changed))
    note(connection, by, RENAMED, account.id, f"{account.name} → {name}", report)
    return name


def mute(connection: Connection, account: Row[Any], by: str, report: str | None = None, *, on: bool = True) -> None:
    """Let somebody say nothing at any table, or speak again."""
    connection.execute(update(accounts).where(accounts.c.id == account.id).values(silenced=now() if on else None))
    note(connection, by, MUTED if on else UNMUTED, account.id, account.name, report)


def close(connection: Connection, account: Row[Any], by: str, report: str | None = None) -> None:
    """Delete somebody's account, as they could themselves; a running service ends their sockets and lets bots play."""
    changed = vacate(connection, account.id)
    for table in changed:
        notify(connection, f"{table} 0")
    note(connection, by, CLOSED, account.id, account.name, report, pending=True)


def remove_line(connection: Connection, table: str, line: int, by: str, report: str | None = None) -> None:
    """Delete something that was said."""
    here = and_(chat.c.table_id == table, chat.c.number == line)
    said = connection.execute(select(chat.c.account, chat.c.text).where(here)).one_or_none()
    if said is None:
        raise Problem("not-found", f"nobody said line {line} at table {table!r}")
    connection.execute(delete(chat).where(here))
    note(connection, by, LINE_REMOVED, said.account, f"{table} {line}: {said.text}", report)


def note(
    connection: Connection, by: str, act: str, account: str | None, what: str, report: str | None, *,
    pending: bool = False,
) -> None:  # fmt: skip
    """Write an act into the audit log, settle its report, and tell other processes about changed tables."""
    if report is not None and act != DISMISSED:
        settle(connection, report)
    row = {
        "at": now(), "by": by[:60], "act": act, "account": account, "what": what[:500], "report": report,
        "pending": pending,
    }  # fmt: skip
    connection.execute(insert(audit).values(row))
    for table in store.held_by(connection, account) if account is not None else ():
        notify(connection, f"{table} 0")


def all_acts(connection: Connection, most: int = MOST_SHOWN) -> list[Row[Any]]:
    """The audit log, the newest last."""
    return list(connection.execute(select(audit).order_by(audit.c.number.desc()).limit(most)))[::-1]


def acts_after(connection: Connection, number: int) -> Sequence[Row[Any]]:
    """What was done after an act, and what waits for a running service since before."""
    query = select(audit).where(or_(audit.c.number > number, audit.c.pending)).order_by(audit.c.number)
    return connection.execute(query).all()


def last_act(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(audit.c.number), 0))).scalar_one())


# -- in a running service -----------------------------------------------------------------------------------


class Moderation:
    """Carries out in this process what the host has done to somebody, within seconds."""

    def __init__(self, database: Database, seating: Seating, look_again: Callable[[], None]) -> None:
        self._database = database
        self._seating = seating
        self._look_again = look_again  # who is at open sockets
        self._known = 0
        self._looking = Chore(self.look, LOOK_EVERY, "what the host did is not known here yet")

    async def start(self) -> None:
        self._known = await self._database.run(last_act)
        self._looking.start()

    async def stop(self) -> None:
        await self._looking.stop()

    async def look(self) -> None:
        """Carry out what is new."""
        known = self._known
        found = await self._database.run(lambda connection: acts_after(connection, known))
        for act in found:
            if act.account is not None:
                await self._seating.rooms.renamed(act.account)
            if act.act == CLOSED and act.pending:
                await self._seating.hand_over(act.account)
            await self._database.run(lambda connection, number=act.number: _done(connection, number))  # type: ignore[misc]
            log.info("carried out", act=act.act, account=act.account)
        if found:
            self._known = max(known, found[-1].number)
            self._look_again()


def _done(connection: Connection, number: int) -> None:
    connection.execute(update(audit).where(audit.c.number == number, audit.c.pending).values(pending=False))
