"""What people cost who only look: 1,000 of them in the lobby and in groups, with presence, while others come and go.

python -m bench.lobby [--people 1000] [--seconds 20]

Half of them look at the lobby, the others at groups of five. Every second a public table is opened or closed, and four
people leave and come back. Told is the service's processor time, the memory for each of them, and whether everybody
heard of the last table. It ends with status 1 if a bar fails.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import selectors
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from bench.clients import Players, memory_of, processor_time, service

CORE = 0.10  # of a processor, at most
MEMORY = 50.0  # kB for each, at most
CIRCLE = 5  # people in a group
COMING = 50  # who come at once
RESTLESS = 4  # who leave and come back each second
SETTLING = 5.0  # seconds until everybody has heard who is here
WISH = {"game": "istanbul-dice", "seats": 3, "public": True, "chairs": [{"kind": "me"}]}


class Crowd:
    """People with an open socket each; whatever they hear is read and counted."""

    def __init__(self, url: str) -> None:
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        self.chosen = selectors.DefaultSelector()
        self.lines: list[socket.socket] = []
        self.paths: list[tuple[str, str]] = []  # what each looks at, and as whom
        self.heard: list[bytes] = []  # the last each was told
        self.bytes = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def come(self, path: str, cookie: str) -> None:
        self.paths.append((path, cookie))
        self.heard.append(b"")
        self.lines.append(self._open(len(self.lines), path, cookie))

    def again(self, number: int) -> None:
        """Somebody leaves and comes back."""
        old = self.lines[number]
        self.chosen.unregister(old)
        old.close()
        self.lines[number] = self._open(number, *self.paths[number])

    def leave(self) -> None:
        self._ended.set()
        self._thread.join(10)
        for line in self.lines:
            line.close()

    def _open(self, number: int, path: str, cookie: str) -> socket.socket:
        line = socket.create_connection((self.host, self.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Origin: http://{self.host}:{self.port}",
            f"Cookie: {cookie}", "", "",
        ]  # fmt: skip
        line.sendall("\r\n".join(lines).encode())
        line.setblocking(False)
        self.chosen.register(line, selectors.EVENT_READ, number)
        return line

    def _read(self) -> None:
        while not self._ended.is_set():
            if not self.lines:
                time.sleep(0.05)
                continue
            for key, _ in self.chosen.select(0.2):
                try:
                    piece = key.fileobj.recv(2**18)  # type: ignore[union-attr]  # they are all sockets
                except OSError:
                    continue
                self.bytes += len(piece)
                self.heard[key.data] = (self.heard[key.data] + piece)[-4000:]


def guests(url: str, count: int) -> list[tuple[httpx.Client, str]]:
    """So many people, each with their cookie; they share few connections."""
    found = []
    for number in range(count):
        with httpx.Client(base_url=url, headers={"Origin": url}, timeout=60) as web:
            web.post("/api/guest", json={"name": f"Guest {number}"}).raise_for_status()
            found.append(next(f"{name}={value}" for name, value in web.cookies.items()))
    return [(_client(url, cookie), cookie) for cookie in found]


def _client(url: str, cookie: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"Origin": url, "Cookie": cookie}, timeout=60)


def measure(players: Players, pid: int, people: int, seconds: float) -> dict[str, Any]:
    known = guests(players.url, people)
    crowd = Crowd(players.url)
    in_lobby = people // 2
    paths = ["/api/lobby/socket"] * in_lobby
    for first in range(in_lobby, people, CIRCLE):
        circle = known[first : first + CIRCLE]
        group = circle[0][0].post("/api/groups", json={"name": f"Group {first}"}).raise_for_status().json()
        for web, _ in circle[1:]:
            web.post(f"/api/group-links/{group['link']}/join").raise_for_status()
        paths += [f"/api/groups/{group['id']}/socket"] * len(circle)
    for web, _ in known:
        web.close()
    time.sleep(1)
    empty = memory_of(pid)
    start = processor_time(pid)
    for number, (path, (_, cookie)) in enumerate(zip(paths, known, strict=True)):
        crowd.come(path, cookie)
        if number % COMING == COMING - 1:
            time.sleep(0.1)
    time.sleep(SETTLING)
    coming = processor_time(pid) - start
    try:
        idle = _spent(pid, seconds / 4)
        busy, last = _while_things_happen(players, crowd, pid, seconds)
        memory = (memory_of(pid) - empty) / people / 1024
        time.sleep(2)
        deaf = sum(last.encode() not in heard for heard in crowd.heard[:in_lobby])
        return {
            "people": people, "coming_ms_each": coming * 1000 / people, "idle": idle, "busy": busy,
            "kb_each": memory, "deaf": deaf, "told_bytes": crowd.bytes,
        }  # fmt: skip
    finally:
        crowd.leave()


def _spent(pid: int, seconds: float) -> float:
    """The share of a processor while nothing happens."""
    before, start = processor_time(pid), time.perf_counter()
    time.sleep(seconds)
    return (processor_time(pid) - before) / (time.perf_counter() - start)


def _while_things_happen(players: Players, crowd: Crowd, pid: int, seconds: float) -> tuple[float, str]:
    """The share of a processor while tables come and go, and people too; the last table that was opened."""
    before, start = processor_time(pid), time.perf_counter()
    table, second, web = "", 0, players.web[0]
    while time.perf_counter() - start < seconds:
        if table and second % 2:
            web.delete(f"/api/tables/{table}").raise_for_status()
        table = web.post("/api/tables", json=WISH).raise_for_status().json()["id"]
        for one in range(RESTLESS):
            crowd.again((second * RESTLESS + one) * 7 % len(crowd.lines))
        second += 1
        time.sleep(max(0.0, start + second - time.perf_counter()))
    return (processor_time(pid) - before) / (time.perf_counter() - start), table


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--people", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", type=Path)
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, service(Path(folder)) as (players, pid):
        found = measure(players, pid, wish.people, wish.seconds)
    if wish.json:
        wish.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(f"{found['people']:,} people in lobby and groups, on one process and SQLite")
    print(f"  coming                  {found['coming_ms_each']:8.2f} ms of processor time for each")
    print(f"  while nothing happens   {found['idle']:8.1%} of a core")
    print(f"  while things happen     {found['busy']:8.1%} of a core, at most {CORE:.0%}")
    print(f"  memory                  {found['kb_each']:8.1f} kB for each, at most {MEMORY:.0f}")
    print(f"  did not hear of a table {found['deaf']:8}")
    return int(found["busy"] > CORE or found["kb_each"] > MEMORY or found["deaf"] > 0)


if __name__ == "__main__":
    sys.exit(main())
