"""`meydan admin`: for whoever runs a service, when people misbehave; it works while the service runs or does not."""

from __future__ import annotations

import getpass
import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meydan.cli.files import data_folder
from meydan.cli.look import DIM
from meydan.kernel.errors import BadOption

if TYPE_CHECKING:
    from sqlalchemy import Connection

admin = typer.Typer(
    help="Reports, names, accounts and the audit log of a table service, for whoever runs it.",
    epilog="Examples:  meydan admin reports  |  meydan admin close Eve --data ~/club",
    no_args_is_help=True,
)

IDS: Final = {"ignore_unknown_options": True}  # an id may begin with a hyphen
Data = Annotated[
    Path | None, typer.Option(help="The data folder of the service.", show_default="the user’s data folder")
]
Address = Annotated[
    str,
    typer.Option(
        help="Its database, if it is another one.", envvar="MEYDAN_DATABASE", show_default="SQLite in the data folder"
    ),
]
Person = Annotated[str, typer.Argument(help="The name of an account, or anybody’s id.", metavar="PERSON")]
About = Annotated[str | None, typer.Option("--report", help="The report that is settled by this.", metavar="REPORT")]


@contextmanager
def at_work(data: Path | None, address: str) -> Iterator[Connection]:
    """A connection to the database of a service, committed at the end; what is refused is told in a sentence."""
    if importlib.util.find_spec("sqlalchemy") is None or importlib.util.find_spec("litestar") is None:
        raise BadOption("This needs the packages of the service. Install them with: pip install 'meydan[server]'")
    from sqlalchemy.exc import DBAPIError

    from meydan.server.config import Config
    from meydan.server.database import open_engine
    from meydan.server.problems import Problem

    config = Config(data=(data or data_folder()).expanduser().resolve(), database=address)
    if not address and not (config.data / "meydan.sqlite3").is_file():
        raise BadOption(f"there is no service in {config.data}; --data names its data folder")
    engine = open_engine(config.database_url)
    try:
        with engine.begin() as connection:
            yield connection
    except Problem as problem:
        raise BadOption(problem.sentence) from None
    except DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        newer = "; start this version of the service once, which brings the database up to date"
        cure = newer if "no such" in reason or "does not exist" in reason else ""
        raise BadOption(f"the database {config.told_database} cannot be used: {reason}{cure}") from None
    finally:
        engine.dispose()


def show(title: tuple[str, ...], rows: list[tuple[Any, ...]], nothing: str) -> None:
    console = Console(highlight=False)
    if not rows:
        console.print(nothing)
        return
    table = Table(*title, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*(escape(str(part)) for part in row))
    console.print(table)


def when(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d %H:%M")


def say(text: str) -> None:
    Console(highlight=False).print(escape(text), soft_wrap=True)


@admin.command("reports", epilog="Example:  meydan admin reports --all")
def list_reports(
    data: Data = None,
    database: Address = "",
    every: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
) -> None:
    """What people reported, the oldest first."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        found = moderating.all_reports(connection, settled=every)
    rows = [
        (one.id, when(one.at), one.reason, one.name or "", "" if one.quoted is None else one.quoted,
         "settled" if one.settled else "")
        for one in found
    ]  # fmt: skip
    show(("report", "at", "reason", "about", "name or words", ""), rows, "There are no reports.")


@admin.command("show", context_settings=IDS, epilog="Example:  meydan admin show k3vQ9xYbS1TzR0aP")
def show_one(
    what: Annotated[str, typer.Argument(help="A report, or somebody.", metavar="REPORT|PERSON")],
    data: Data = None,
    database: Address = "",
) -> None:
    """All about a report, or about somebody."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        told = next((one for one in moderating.all_reports(connection, settled=True) if one.id == what), None)
        person = None
        if told is None or told.account is not None:
            who = what if told is None else told.account
            person = None if told is not None and told.name == "deleted" else moderating.find_person(connection, who)
        acts = [] if person is None else [one for one in moderating.all_acts(connection) if one.account == person.id]
        against = [] if person is None else moderating.all_reports(connection, settled=True)
    console = Console(highlight=False)
    if told is not None:
        say(f"Report {told.id}, {when(told.at)}, {told.reason}{', settled' if told.settled else ''}")
        say(f"from {told.reporter_name} ({told.reporter}): {told.words or 'without a word'}")
        if told.table_id is not None:
            say(f"at table {told.table_id}{'' if told.line is None else f', line {told.line}'}")
        if told.quoted is not None:
            say(f"then: {told.quoted}")
    if person is not None:
        kind = "guest" if person.login is None else "account"
        say(f"{person.name} ({person.id}), {kind} since {when(person.created)}{', muted' if person.silenced else ''}")
        count = sum(one.account == person.id for one in against)
        say(f"reported {count} times")
        for act in acts:
            console.print(escape(f"{when(act.at)} {act.act}: {act.what}"), style=DIM, soft_wrap=True)


@admin.command(context_settings=IDS, epilog="Example:  meydan admin rename Eve --report k3vQ9xYbS1TzR0aP")
def rename(person: Person, report: About = None, data: Data = None, database: Address = "") -> None:
    """Take somebody’s name: they get a neutral one, and nobody gets the old one again."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        found = moderating.find_person(connection, person)
        name = moderating.remove_name(connection, found, getpass.getuser(), report)
    say(f"{found.name} is called {name} now.")


@admin.command(context_settings=IDS, epilog="Example:  meydan admin mute Eve")
def mute(person: Person, report: About = None, data: Data = None, database: Address = "") -> None:
    """Let somebody say nothing at any table."""
    _mute(person, report, data, database, on=True)


@admin.command(context_settings=IDS, epilog="Example:  meydan admin unmute Eve")
def unmute(person: Person, report: About = None, data: Data = None, database: Address = "") -> None:
    """Let somebody speak again."""
    _mute(person, report, data, database, on=False)


def _mute(person: str, report: str | None, data: Path | None, database: str, *, on: bool) -> None:
    from meydan.server import moderating

    with at_work(data, database) as connection:
        found = moderating.find_person(connection, person)
        moderating.mute(connection, found, getpass.getuser(), report, on=on)
    say(f"{found.name} {'says nothing from now on' if on else 'may speak again'}.")


@admin.command(context_settings=IDS, epilog="Example:  meydan admin close Eve")
def close(
    person: Person,
    report: About = None,
    data: Data = None,
    database: Address = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether that is meant.")] = False,
) -> None:
    """Close an account for good: bots take over its seats, its name and words are deleted, finished games stay."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        found = moderating.find_person(connection, person)
        if not yes:
            typer.confirm(f"Close the account of {found.name} ({found.id}) for good?", abort=True)
        moderating.close(connection, found, getpass.getuser(), report)
    say(f"The account of {found.name} is closed; a running service ends its connections within seconds.")


@admin.command("remove-line", context_settings=IDS, epilog="Example:  meydan admin remove-line TABLE 12")
def remove_line(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    line: Annotated[int, typer.Argument(help="The number of a line of its chat.")],
    report: About = None,
    data: Data = None,
    database: Address = "",
) -> None:
    """Delete something that was said at a table."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        moderating.remove_line(connection, table, line, getpass.getuser(), report)
    say(f"Line {line} is gone.")


@admin.command(context_settings=IDS, epilog="Example:  meydan admin dismiss k3vQ9xYbS1TzR0aP")
def dismiss(
    report: Annotated[str, typer.Argument(help="The id of a report.")], data: Data = None, database: Address = ""
) -> None:
    """Settle a report: nothing is to be done."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        moderating.dismiss(connection, report, getpass.getuser())
    say("The report is settled.")


@admin.command("audit", epilog="Example:  meydan admin audit")
def list_audit(data: Data = None, database: Address = "") -> None:
    """Everything that was done here, by whom and when."""
    from meydan.server import moderating

    with at_work(data, database) as connection:
        acts = moderating.all_acts(connection)
    rows = [(one.number, when(one.at), one.by, one.act, one.account or "", one.what, one.report or "") for one in acts]
    show(("", "at", "by", "act", "account", "what", "report"), rows, "Nothing was done here yet.")
