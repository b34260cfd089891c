"""Services that start at once: one process has imported everything, and each service is a fork of it.

Run as a program it reads lines of JSON, a command of `meydan` and a file for its log, and answers with process ids.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__)
NEEDED = ("meydan.cli.main", "meydan.server.app", "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto")


def main() -> None:
    for module in NEEDED:
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for them
    print("ready", flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            _become(asked["command"], asked["log"])
        print(child, flush=True)


def _become(command: list[str], log: str) -> None:
    """From here on this process is a service."""
    from meydan.cli.main import app_main

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for old, new in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(old, new)
    sys.argv = ["meydan", *command]
    app_main()
    os._exit(0)


class Nursery:
    """The process that services are forked from, seen from a test."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )
        self._hear()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self, command: list[str], log: Path) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"command": command, "log": str(log)}) + "\n")
        self._process.stdin.flush()
        return int(self._hear())

    def close(self) -> None:
        self._process.kill()
        self._process.wait(10)


class Fragile:
    """One service that is killed and started again at the same address."""

    def __init__(
        self, nursery: Nursery, folder: Path, port: int, database: str, is_well: Callable[[str], bool]
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.url = f"http://127.0.0.1:{port}"
        self.log_file = folder / f"log-{port}"
        self._nursery = nursery
        self._is_well = is_well
        self._command: list[Any] = ["serve", "--port", str(port), "--data", str(folder), "--log", "json"]
        self._command += ["--bot-processes", "1", "--generosity", "0", *(["--database", database] if database else [])]
        self._pid = 0

    def start(self) -> None:
        """Returns when the service answers."""
        self._pid = self._nursery.start(self._command, self.log_file)
        until = time.monotonic() + 60
        while not self._is_well(self.url):
            if time.monotonic() > until:
                raise AssertionError(f"the service does not answer:\n{self.log_file.read_text()[-4000:]}")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self._pid:
            try:
                os.killpg(self._pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self._wait()
            self._pid = 0

    def _wait(self) -> None:
        until = time.monotonic() + 10
        while time.monotonic() < until:
            try:
                os.kill(self._pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.001)


if __name__ == "__main__":
    main()
