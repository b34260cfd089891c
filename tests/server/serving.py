"""Services that start at once: one process has imported everything, and each `meydan serve` is a fork of it.

Their luck follows from the test that runs: what a test has seen once, it sees every time. `MEYDAN_LUCK=2 make test`
plays all games of the tests with other luck. Run as a program this reads lines of JSON and answers each with another.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

PYTEST = os.getppid()  # for the program: the process that started it
SEEDS: Counter[str] = Counter()  # how many were made in a test
THINKING = 10.0  # milliseconds: how well bots play is measured elsewhere
NEEDED = ("psycopg", "uvicorn.loops.auto", "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto")


# -- the program --------------------------------------------------------------------------------------------


def running_test(process: int) -> Path:
    """Where a process of pytest writes the name of the test that it runs."""
    return Path(tempfile.gettempdir()) / f"meydan-runs-{process}"


def next_seed() -> str:
    note = running_test(PYTEST)
    test = note.read_text(encoding="utf-8") if note.exists() else ""
    SEEDS[test] += 1
    return hashlib.sha256(f"{os.environ.get('MEYDAN_LUCK', '')}/{test}/{SEEDS[test]}".encode()).hexdigest()[:32]


def main() -> None:
    from meydan.analysis import EFFORTS, QUICK  # not above: processes for bots read this file too, and need none of it
    from meydan.cli.main import app_main
    from meydan.server import analyses, bots, hinting, seating
    from meydan.server.app import make_app
    from meydan.server.config import Config
    from meydan.server.keys import Passwords
    from meydan.server.starting import ready

    for module in NEEDED:
        importlib.import_module(module)
    with tempfile.TemporaryDirectory() as folder, ready(Config(Path(folder))):  # which imports the rest
        make_app(Config(Path(folder)))
        Passwords()
    seating.new_seed = next_seed
    EFFORTS[QUICK.name] = replace(  # analyses that take a moment, on a machine that has much else to do
        QUICK, tries=4, most=4, rounds=1, look=8, first_pairs=4, long_look=12, pairs=16, worlds=2
    )
    analyses.NICE = 0
    bots.LONGEST = bots.STANDIN = THINKING
    hinting.TIME = 10 * THINKING
    for line in sys.stdin:
        asked = json.loads(line)
        if "ended" in asked:
            found, status = os.waitpid(asked["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if found else None
        else:
            answer = os.fork()
            if answer == 0:
                _become_a_service(asked["said"], asked["log"])
                sys.argv = ["meydan", *asked["command"]]
                sys.exit(app_main())
        print(json.dumps(answer), flush=True)


def _become_a_service(said: str, log: str) -> None:
    """Leave the others: a session of its own, so that its bots can be ended with it, and files to write to."""
    os.setsid()
    for descriptor, file in enumerate((os.devnull, said, log)):
        opened = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(opened, descriptor)
        os.close(opened)


# -- seen from a test ---------------------------------------------------------------------------------------


class Nursery:
    """The process that services are forked from."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )
        self._asking = threading.Lock()

    def ask(self, **asked: Any) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        with self._asking:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.kill()
        self._process.wait(10)


class Service:
    """A process of `meydan serve`."""

    def __init__(self, nursery: Nursery, command: list[str], said: Path, log: Path) -> None:
        self._nursery = nursery
        self._status: int | None = None
        self.pid: int = nursery.ask(command=command, said=str(said), log=str(log))

    def poll(self) -> int | None:
        """Its exit status, once it has ended."""
        if self._status is None:
            self._status = self._nursery.ask(ended=self.pid)
        return self._status

    def wait(self, seconds: float) -> int:
        until = time.monotonic() + seconds
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise TimeoutError(f"service {self.pid} does not end")
            time.sleep(0.005)
        return status

    def terminate(self) -> None:
        self.send(signal.SIGTERM)

    def kill(self) -> None:
        self.send(signal.SIGKILL)

    def kill_all(self) -> None:
        """End it and its bots."""
        if self.poll() is None:
            os.killpg(self.pid, signal.SIGKILL)

    def send(self, sign: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)


if __name__ == "__main__":
    main()
