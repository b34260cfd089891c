"""What no service can be faster than: bare inserts into the same database, and bare echoes of the same framework."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import time
from pathlib import Path
from statistics import fmean
from typing import Any

from sqlalchemy import insert
from websockets.asyncio.client import connect

from bench.clients import free_port, launched, percentile
from meydan.server.database import open_engine
from meydan.server.migrations import migrate
from meydan.server.schema import accounts, moves, tables

SOCKETS = 50  # for the echo
LENGTH = 100  # characters of a message
TOLD = 1500  # bytes that a watcher is told of a choice, about
SENDINGS = 20
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


def inserts(folder: Path, seconds: float) -> tuple[float, float]:
    """Committed inserts a second, each a transaction of its own: with the bare driver, and through our engine."""
    folder.mkdir(exist_ok=True)
    engine = open_engine(f"sqlite:///{folder / 'floor.sqlite3'}")
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


def sends(count: int) -> float:
    """Processor time in ms to write a message of a choice's length to so many sockets, with the bare system call."""
    with socket.create_server(("127.0.0.1", 0), backlog=count) as door:
        here = [socket.create_connection(door.getsockname()) for _ in range(count)]
        there = [door.accept()[0] for _ in range(count)]
    spent = []
    for _ in range(SENDINGS):
        before = time.process_time()
        for one in there:
            one.send(b"x" * TOLD)
        spent.append(time.process_time() - before)
        for one in here:
            one.recv(TOLD)
    for one in (*here, *there):
        one.close()
    return fmean(spent) * 1000


def echoes(seconds: float) -> tuple[float, float]:
    """Round trips a second and their median in ms, of many sockets that send one message after the other."""
    port = free_port()
    with launched([sys.executable, "-c", ECHO, str(port)], port):
        times = asyncio.run(_echoed(port, seconds))
    return len(times) / seconds, percentile(times, 50) * 1000


async def _echoed(port: int, seconds: float) -> list[float]:
    times: list[float] = []
    until = time.perf_counter() + seconds

    async def one() -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None) as web:
            while (start := time.perf_counter()) < until:
                await web.send("x" * LENGTH)
                await web.recv()
                times.append(time.perf_counter() - start)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))
    return times
