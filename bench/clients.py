"""Clients of a table service, and the service itself as a process: what its measurements are made with."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("istanbul", "san-juan", "istanbul-dice")
PAGE = resource.getpagesize()
TICKS = os.sysconf("SC_CLK_TCK")


# -- processes ----------------------------------------------------------------------------------------------


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


def family_time(pid: int) -> float:
    """The same of a process and its children: those that live and those that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return processor_time(pid) + ended + sum(processor_time(int(child)) for child in children)


def launch(command: list[str]) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)


def end(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def launched(command: list[str], port: int) -> Iterator[int]:
    """A server until it is not needed any more; its process."""
    process = launch(command)
    try:
        _wait_for(port, process)
        yield process.pid
    finally:
        end(process)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("a server does not start")


@contextmanager
def service(folder: Path, database: str = "") -> Iterator[tuple[Players, int]]:
    """A `meydan serve` without rate limits, two people who may play there, and its process."""
    port = free_port()
    command = [sys.executable, "-m", "meydan", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--generosity", "0", "--bot-processes", "1", "--log", "json"]
    with launched([*command, *(["--database", database] if database else [])], port) as pid:
        yield Players(f"http://127.0.0.1:{port}"), pid


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else float("nan")


# -- people -------------------------------------------------------------------------------------------------


class Players:
    """The two accounts that all bots play for, with a token each."""

    def __init__(self, url: str) -> None:
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

    def table_with(self, game: str, bot: str) -> str:
        """A table with the first player and a bot of the house at it."""
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        wish = {"game": game, "seats": 2, "speed": "live", "base": 10_000, "chairs": chairs}
        table: str = self.web[0].post("/api/tables", json=wish).raise_for_status().json()["id"]
        return table

    def start(self, table: str) -> None:
        self.web[0].post(f"/api/tables/{table}/start").raise_for_status()

    def version(self, table: str) -> int:
        version: int = self.web[0].get(f"/api/tables/{table}").raise_for_status().json()["version"]
        return version

    async def socket(self, table: str, seat: int) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?seat={seat}&views=asked"
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await connect(address, additional_headers=headers, compression=None, max_size=2**22, ping_interval=None)


# -- bots ---------------------------------------------------------------------------------------------------


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


READ = msgspec.json.Decoder(Message)


def choosing(version: int, choice: str) -> str:
    """What a bot says over its socket."""
    body = {"type": "choose", "version": version, "choices": [choice], "key": str(version)}
    return msgspec.json.encode(body).decode()


@dataclass
class Score:
    """What all clients have seen."""

    answered: int = 0
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    counting: bool = False


@dataclass
class Pace:
    """How fast all tables together are played: so many choices a second, or as fast as they can."""

    rate: float = 0.0
    free: float = 0.0  # when the next choice may be made
    going: asyncio.Event = field(default_factory=asyncio.Event)

    async def turn(self) -> None:
        await self.going.wait()
        if self.rate:
            mine = max(self.free, time.perf_counter())
            self.free = mine + 1 / self.rate
            await asyncio.sleep(mine - time.perf_counter())
            await self.going.wait()  # a pause may have begun meanwhile


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


async def play(bench: Bench, web: ClientConnection, seat: int, pace: Pace) -> None:
    """One bot: whenever its seat is asked it picks any option, and says so over its socket."""
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
                await pace.turn()
                bench.sent[message.version + 1] = time.perf_counter()
                await web.send(choosing(message.version, bench.luck.choice(message.view.options)))


async def sit_with_a_bot(players: Players, bench: Bench, pace: Pace) -> None:
    """One table with a bot of the house, to the end of its game; only the other seat is played here."""
    await asyncio.to_thread(players.start, bench.id)
    web = await players.socket(bench.id, 0)
    try:
        await play(bench, web, 0, pace)
    finally:
        await web.close()


async def sit(players: Players, bench: Bench, pace: Pace) -> None:
    """One table from its start to the end of its game."""
    await asyncio.to_thread(players.start, bench.id)
    sockets = [await players.socket(bench.id, seat) for seat in range(2)]
    try:
        await asyncio.gather(*(play(bench, web, seat, pace) for seat, web in enumerate(sockets)))
    finally:
        for web in sockets:
            await web.close()
