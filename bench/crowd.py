"""What a crowd of watchers costs a table: processor time for a choice, and how much longer the players wait.

Two bots play one table, once alone and once before a crowd, and again; the watchers are sockets of another process.
"""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import random
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from statistics import fmean
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection

from bench.clients import READ, Message, Players, choosing, percentile, processor_time

CALM = 0.25  # seconds between choices, so that everybody hears of each before the next
COMING = 50  # watchers that come at once
VERSION = b'"version":'
LONGEST = 12  # bytes of a version, with what stands before it in its piece


# -- watchers -----------------------------------------------------------------------------------------------


def watch(address: str, table: str, count: int, here: Event, leave: Event, report: Connection) -> None:
    """A process of watchers: each reads whatever comes; at the end it is told which version each has heard of."""
    host, port = urlsplit(address).hostname or "", urlsplit(address).port or 80
    chosen = selectors.DefaultSelector()
    tails = [b""] * count
    heard = [-1] * count
    for number in range(count):
        one = socket.create_connection((host, port))
        one.sendall(_handshake(host, port, table))
        one.setblocking(False)
        chosen.register(one, selectors.EVENT_READ, number)
        if number % COMING == COMING - 1:
            _read(chosen, tails, heard, 0.05)
    until = time.monotonic() + 60
    while min(heard) < 0 and time.monotonic() < until:
        _read(chosen, tails, heard, 0.1)
    here.set()
    while not leave.is_set():
        _read(chosen, tails, heard, 0.1)
    _read(chosen, tails, heard, 0.1)
    report.send(heard)


def _handshake(host: str, port: int, table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
        "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


def _read(chosen: selectors.BaseSelector, tails: list[bytes], heard: list[int], seconds: float) -> None:
    for key, _ in chosen.select(seconds):
        piece = key.fileobj.recv(2**18)  # type: ignore[union-attr]  # they are all sockets
        if not piece:
            chosen.unregister(key.fileobj)
            continue
        said = tails[key.data] + piece
        tails[key.data] = said[-len(VERSION) - LONGEST :]
        at = said.rfind(VERSION)
        digits = said[at + len(VERSION) :][:LONGEST].partition(b",")
        if at >= 0 and digits[1]:
            heard[key.data] = int(digits[0])


@contextmanager
def crowd(players: Players, table: str, count: int) -> Iterator[list[int]]:
    """Watchers at a table for a while; afterwards, which version each of them has heard of."""
    spawn = multiprocessing.get_context("spawn")
    here, leave = spawn.Event(), spawn.Event()
    reading, report = spawn.Pipe(duplex=False)
    process = spawn.Process(target=watch, args=(players.url, table, count, here, leave, report))
    process.start()
    here.wait(120)
    heard: list[int] = []
    try:
        yield heard
        time.sleep(1)
    finally:
        leave.set()
        if reading.poll(30):
            heard += reading.recv()
        process.join(30)
        process.kill()


# -- players ------------------------------------------------------------------------------------------------


class Pair:
    """Two bots at one table who play one choice after the other."""

    def __init__(self, sockets: list[ClientConnection], luck: random.Random) -> None:
        self.sockets = sockets
        self.luck = luck
        self.told = [Message("none"), Message("none")]

    async def hear(self, version: int) -> None:
        """Both hear of a version."""
        await asyncio.gather(*(self._hear(seat, version) for seat in range(2)))

    async def _hear(self, seat: int, version: int) -> None:
        while self.told[seat].version < version:
            message = READ.decode(await self.sockets[seat].recv())
            if message.type in ("view", "events"):
                self.told[seat] = message

    async def play(self, seconds: float, rest: float) -> list[float]:
        """Play for a while; how long each choice took until both had heard of it."""
        await self.hear(0)
        await self.hear(max(told.version for told in self.told))
        rounds: list[float] = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not self.told[0].over:
            seat, version = self.told[0].to_answer, self.told[0].version
            shown = self.told[seat].view
            start = time.perf_counter()
            await self.sockets[seat].send(choosing(version, self.luck.choice(shown.options if shown else [])))
            await self.hear(version + 1)
            rounds.append(time.perf_counter() - start)
            await asyncio.sleep(rest)
        return rounds


async def _play(players: Players, table: str, pid: int, seconds: float, rest: float) -> tuple[list[float], float]:
    """How long choices took, and the service's processor time for each in ms."""
    sockets = [await players.socket(table, seat) for seat in range(2)]
    before = processor_time(pid)
    rounds = await Pair(sockets, random.Random(table)).play(seconds, rest)
    await asyncio.sleep(CALM)
    spent = processor_time(pid) - before
    for web in sockets:
        await web.close()
    return rounds, spent * 1000 / max(1, len(rounds))


def measure(players: Players, pid: int, watchers: int, seconds: float) -> dict[str, Any]:
    """Alone and before a crowd, twice: calmly, for what a choice costs; as fast as they can, for how long it takes."""
    found: dict[tuple[bool, bool], list[tuple[list[float], float]]] = {}
    deaf = 0
    for _ in range(2):
        for watched in (False, True):
            table = players.table("istanbul")
            players.start(table)
            if watched:
                with crowd(players, table, watchers) as heard:
                    _both(players, table, pid, seconds, found, watched)
                last = players.version(table)
                deaf += watchers - sum(version == last for version in heard)
            else:
                _both(players, table, pid, seconds, found, watched)
    cost = {watched: fmean(cpu for _, cpu in found[watched, False]) for watched in (False, True)}
    fast = {
        watched: fmean(percentile(rounds, 50) * 1000 for rounds, _ in found[watched, True]) for watched in (False, True)
    }
    return {
        "watchers": watchers,
        "deaf": deaf,
        "processor_ms_per_choice": cost[True] - cost[False],
        "alone_p50_ms": fast[False],
        "crowd_p50_ms": fast[True],
    }


def _both(
    players: Players,
    table: str,
    pid: int,
    seconds: float,
    found: dict[tuple[bool, bool], list[tuple[list[float], float]]],
    watched: bool,
) -> None:
    for fast in (False, True):
        played = asyncio.run(_play(players, table, pid, seconds, 0 if fast else CALM))
        found.setdefault((watched, fast), []).append(played)
