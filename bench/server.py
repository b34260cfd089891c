"""How many choices a second the table service takes, how soon everybody hears of them, and how near that is the floor.

Many live tables are played at once by bot clients over real sockets, against a `meydan serve` on SQLite in a folder of
its own. In the same run the floor is measured: bare WebSocket echoes of the same framework, and bare inserts into the
same database, each committed alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

BAR = 0.40  # of the committed inserts
GAMES = ("istanbul", "san-juan", "istanbul-dice")
ECHOES = 50  # sockets for the echo
ROUNDS = 4  # of playing, with the floor before and after each, since a machine's speed drifts
SPARE = 2  # tables ready to take the place of each one whose game ends
PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")
ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except Exception:
        pass
uvicorn.run(Litestar([echo], logging_config=None), port=int(sys.argv[1]), ws="websockets-sansio", log_config=None)
"""


# -- the floor ----------------------------------------------------------------------------------------------


def inserts(folder: Path, seconds: float) -> tuple[float, float]:
    """Committed inserts a second, each a transaction of its own: with the bare driver, and through our engine."""
    from sqlalchemy import insert

    from meydan.server.database import open_engine
    from meydan.server.migrations import migrate
    from meydan.server.schema import accounts, moves, tables

    folder.mkdir(exist_ok=True)
    url = f"sqlite:///{folder / 'floor.sqlite3'}"
    engine = open_engine(url)
    migrate(engine)
    table = {
        "link": "", "game": "istanbul", "options": "{}", "seats": 2, "host": "a", "public": True, "rated": False,
        "speed": "live", "base": 1, "increment": 1, "status": "playing", "seed": "s", "created": 1,
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(insert(accounts).values(id="a", name="a", epoch=0, created=1))
        for number in range(200):
            connection.execute(insert(tables).values({**table, "id": f"table {number}", "link": f"link {number}"}))

    def row(number: int) -> dict[str, Any]:
        return {
            "table_id": f"table {number % 200}", "number": number, "at": 1, "seat": 0, "kind": "choice",
            "text": "move 7", "key": f"account/{number}",
        }  # fmt: skip

    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        with engine.begin() as connection:
            connection.execute(insert(moves), [row(done)])
        done += 1
    ours = done / (time.perf_counter() - start)
    raw = engine.raw_connection()
    # The type is ignored: the pool does not know which driver it holds.
    driver: sqlite3.Connection = raw.driver_connection  # type: ignore[assignment]
    names = list(row(0))
    statement = f"INSERT INTO moves ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"
    first = done
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        driver.execute("BEGIN IMMEDIATE")
        driver.execute(statement, row(done))
        driver.execute("COMMIT")
        done += 1
    bare = (done - first) / (time.perf_counter() - start)
    raw.close()
    engine.dispose()
    return bare, ours


async def echoes(port: int, seconds: float, length: int) -> tuple[float, float]:
    """Round trips a second and their median in ms, of many sockets that send one message after the other."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    text = "x" * length

    async def one() -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None) as web:
            while (start := time.perf_counter()) < until:
                await web.send(text)
                await web.recv()
                times.append(time.perf_counter() - start)

    await asyncio.gather(*(one() for _ in range(ECHOES)))
    return len(times) / seconds, percentile(times, 50) * 1000


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else float("nan")


# -- bot clients --------------------------------------------------------------------------------------------


class Shown(msgspec.Struct):
    options: list[str] = []


class Message(msgspec.Struct):
    """What a bot reads of a message."""

    type: str
    version: int = -1
    to_answer: int = -1
    over: bool = False
    view: Shown | None = None
    answer: dict[str, Any] | None = None


@dataclass
class Score:
    """What all clients have seen."""

    answered: int = 0
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    counting: bool = False


@dataclass
class Bench:
    """One table and its two clients."""

    id: str
    score: Score
    luck: random.Random
    acknowledged: int = 0
    over: bool = False
    sent: dict[int, float] = field(default_factory=dict)  # by version: when it was submitted
    heard: list[int] = field(default_factory=lambda: [0, 0])

    def hears(self, seat: int, version: int) -> None:
        """A seat is told of a version; when both are, the time it took is known."""
        self.heard[seat] = version
        everybody = min(self.heard)
        for done in [waiting for waiting in self.sent if waiting <= everybody]:
            taken = time.perf_counter() - self.sent.pop(done)
            if self.score.counting:
                self.score.delays.append(taken)


READ = msgspec.json.Decoder(Message)


async def play(bench: Bench, web: ClientConnection, seat: int, go: asyncio.Event) -> None:
    """One bot: whenever its seat is asked it picks any option, and says so over its socket, unless all pause."""
    score = bench.score
    async for text in web:
        message = READ.decode(text)
        if message.answer is not None:
            bench.acknowledged += 1
            score.answered += score.counting
        if message.type in ("problem", "refused"):
            score.errors.append(str(text))
        elif message.type in ("view", "events"):
            bench.hears(seat, message.version)
            bench.over = message.over
            if bench.over:
                return
            if message.to_answer == seat and message.view is not None:
                await go.wait()
                choice = bench.luck.choice(message.view.options)
                bench.sent[message.version + 1] = time.perf_counter()
                body = {"type": "choose", "version": message.version, "choices": [choice], "key": str(message.version)}
                await web.send(msgspec.json.encode(body).decode())


# -- the run ------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


def memory_of(pid: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def processor_time(pid: int) -> float:
    """Seconds a process has kept a processor busy, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def launch(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def end(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("a server does not start")


class Players:
    """The two accounts that all bots play for, with a token each."""

    def __init__(self, url: str) -> None:
        import httpx

        self.url = url
        self.web = [httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) for _ in range(2)]
        self.tokens = []
        for seat, web in enumerate(self.web):
            web.post("/api/guest", json={"name": f"Bench {seat}"}).raise_for_status()
            self.tokens.append(web.post("/api/tokens", json={"name": "bench"}).raise_for_status().json()["token"])

    def table(self, game: str) -> str:
        """A table with both players at it, ready to be started."""
        wish = {"game": game, "seats": 2, "public": True, "speed": "live", "base": 10_000, "chairs": [{"kind": "me"}]}
        table: str = self.web[0].post("/api/tables", json=wish).raise_for_status().json()["id"]
        self.web[1].post(f"/api/tables/{table}/sit", json={"seat": 1}).raise_for_status()
        return table

    def start(self, table: str) -> None:
        self.web[0].post(f"/api/tables/{table}/start").raise_for_status()

    def version(self, table: str) -> int:
        version: int = self.web[0].get(f"/api/tables/{table}").raise_for_status().json()["version"]
        return version

    async def socket(self, table: str, seat: int) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?seat={seat}&views=asked"
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await connect(address, additional_headers=headers, compression=None, max_size=2**22)


async def pause(go: asyncio.Event, begun: list[Bench]) -> None:
    """Nobody chooses any more, and what was chosen is told."""
    go.clear()
    until = time.monotonic() + 10
    while any(bench.sent for bench in begun) and time.monotonic() < until:
        await asyncio.sleep(0.05)


async def seat(players: Players, bench: Bench, go: asyncio.Event) -> None:
    """One table from its start to the end of its game."""
    await asyncio.to_thread(players.start, bench.id)
    sockets = [await players.socket(bench.id, seat) for seat in range(2)]
    try:
        await asyncio.gather(*(play(bench, web, seat, go) for seat, web in enumerate(sockets)))
    finally:
        for web in sockets:
            await web.close()


async def tables(
    players: Players, count: int, seconds: float, pid: int, floor: Callable[[], object] = int
) -> dict[str, Any]:
    """So many tables at once: where a game ends, another table begins. The floor is measured in the pauses."""
    score = Score()
    empty = memory_of(pid)
    made = [Bench(players.table(GAMES[n % len(GAMES)]), score, random.Random(n)) for n in range(count * (1 + SPARE))]
    waiting = iter(made)
    begun: list[Bench] = []
    go = asyncio.Event()

    async def place() -> None:
        while (bench := next(waiting, None)) is not None:
            begun.append(bench)
            await seat(players, bench, go)

    go.set()
    playing = [asyncio.create_task(place()) for _ in range(count)]
    while sum(bench.acknowledged > 0 for bench in begun) < count and not any(task.done() for task in playing):
        await asyncio.sleep(0.1)  # until everybody has begun
    taken = worked = 0.0
    for _ in range(ROUNDS):
        await pause(go, begun)
        await asyncio.to_thread(floor)
        go.set()
        score.counting = True
        start, busy = time.perf_counter(), processor_time(pid)
        await asyncio.sleep(seconds / ROUNDS)
        score.counting = False
        taken += time.perf_counter() - start
        worked += processor_time(pid) - busy
    idle = sum(task.done() for task in playing)
    full = memory_of(pid)
    await pause(go, begun)
    await asyncio.to_thread(floor)
    deaf = sum(len(bench.sent) for bench in begun)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    score.errors += [repr(error) for error in ended if isinstance(error, Exception)]
    lost = sum(bench.acknowledged != players.version(bench.id) for bench in begun)
    return {
        "tables": count,
        "over": sum(bench.over for bench in begun),
        "idle": idle,
        "choices_per_second": score.answered / taken,
        "processor_ms_per_choice": worked * 1000 / max(1, score.answered),
        "p50_ms": percentile(score.delays, 50) * 1000,
        "p99_ms": percentile(score.delays, 99) * 1000,
        "memory_per_table_kb": (full - empty) / len(begun) / 1024,
        "lost": lost + deaf,
        "errors": len(score.errors),
        "first_error": score.errors[0] if score.errors else None,
    }


def measure(count: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="meydan-bench-") as name:
        folder = Path(name)
        floors: list[tuple[float, float]] = []
        port = free_port()
        echo = launch([sys.executable, "-c", ECHO, str(port)])
        try:
            wait_for(port, echo)
            echo_rate, echo_ms = asyncio.run(echoes(port, min(3.0, seconds), 100))
        finally:
            end(echo)
        port = free_port()
        command = [sys.executable, "-m", "meydan", "serve", "--port", str(port), "--data", str(folder / "data")]
        served = launch([*command, "--generosity", "0", "--bot-processes", "1", "--log", "json"])
        try:
            wait_for(port, served)
            found = asyncio.run(
                tables(
                    Players(f"http://127.0.0.1:{port}"), count, seconds, served.pid,
                    lambda: floors.append(inserts(folder / f"floor {len(floors)}", min(1.5, seconds))),
                )
            )  # fmt: skip
        finally:
            end(served)
    found |= {"echo_per_second": echo_rate, "echo_p50_ms": echo_ms}
    bare, ours = zip(*floors, strict=True)
    found |= {"inserts_driver_per_second": fmean(bare), "inserts_per_second": fmean(ours)}
    return found


def show(found: dict[str, Any]) -> bool:
    """Print all figures; whether every bar holds."""
    rate, floor, bare = (
        found[name] for name in ("choices_per_second", "inserts_per_second", "inserts_driver_per_second")
    )
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}")
    print(f"{found['tables']} live tables, 2 sockets each; {found['over']} games ended and others took their places")
    print(f"  choices/s                          {rate:10,.0f}")
    print(f"  the server's processor time        {found['processor_ms_per_choice']:10.2f} ms for a choice")
    print(f"  submission to everybody's event    {found['p50_ms']:10.1f} ms p50  {found['p99_ms']:8.1f} ms p99")
    print(f"  memory per table                   {found['memory_per_table_kb']:10,.0f} kB")
    print("the floor, in the same run")
    print(
        f"  bare echoes/s                      {found['echo_per_second']:10,.0f}    {found['echo_p50_ms']:.1f} ms p50"
    )
    print(f"  committed inserts/s, our engine    {floor:10,.0f}")
    print(f"  committed inserts/s, bare driver   {bare:10,.0f}")
    bars = [
        (found["lost"] == 0, f"{found['lost']} lost (needs 0)"),
        (found["errors"] == 0, f"{found['errors']} errors (needs 0) {found['first_error'] or ''}"),
        (found["idle"] == 0, f"{found['idle']} places without a table (needs 0)"),
        (rate >= BAR * floor, f"{rate / floor:.0%} of the committed inserts through our engine (needs {BAR:.0%})"),
        (rate >= BAR * bare, f"{rate / bare:.0%} of the committed inserts of the bare driver (needs {BAR:.0%})"),
    ]
    for held, text in bars:
        print(f"- {'pass' if held else 'FAIL'}: {text}")
    return all(held for held, _ in bars)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", type=Path)
    options = asked.parse_args()
    found = measure(options.tables, options.seconds)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    return 0 if show(found) else 1


if __name__ == "__main__":
    sys.exit(main())
