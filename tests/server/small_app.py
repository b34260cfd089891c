"""The gate and the accounts alone, with a few addresses that try the gate."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.testing import TestClient

from meydan.server import guarding
from meydan.server.accounts import Accounts
from meydan.server.api.accounts import HANDLERS
from meydan.server.database import Database
from meydan.server.keys import Keys
from meydan.server.limiting import Limits
from meydan.server.schema import METADATA

HOME = "http://club.example"
KEYS = Keys(b"k" * 32)


@get("/api/crash")
async def crash() -> None:
    raise RuntimeError("the password of the database is hunter2")


@get("/api/number/{number:int}")
async def number(number: FromPath[int], wanted: FromQuery[int]) -> int:
    return number + wanted


@post("/api/write")
async def write(request: Request[Any, Any, Any]) -> int:
    return len(await request.body())


@post("/api/upload", request_max_body_size=guarding.RECORD_LIMIT)
async def upload(request: Request[Any, Any, Any]) -> int:
    return len(await request.body())


@websocket("/api/socket")
async def listen(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    account = guarding.account_of(socket)
    await socket.send_json({"name": account and account.name})
    await socket.close()


@websocket("/api/members")
async def members(socket: WebSocket[Any, Any, Any]) -> None:
    async with guarding.refusing(socket):
        account = guarding.need_account(socket)
        await socket.accept()
        await socket.send_json({"name": account.name})
        await socket.close()


@contextmanager
def opened(url: str) -> Iterator[Database]:
    database = Database(url)
    METADATA.create_all(database.engine)
    try:
        yield database
    finally:
        database.close()


def make_small_app(database: Database, public: str = "") -> Litestar:
    """One at a time: its addresses are made once."""
    app = _addresses(public)
    app.state.accounts, app.state.limits = Accounts(database, KEYS), Limits()
    return app


@cache
def _addresses(public: str) -> Litestar:
    return Litestar(
        [*HANDLERS, crash, number, write, upload, listen, members],
        middleware=guarding.middleware(public),
        exception_handlers=guarding.PROBLEM_HANDLERS,
        request_max_body_size=guarding.BODY_LIMIT,
        state=State({"config": SimpleNamespace(public=public)}),
        logging_config=None,
    )


def browser(app: Litestar, home: str = HOME) -> TestClient[Litestar]:
    """A browser with cookies of its own, on a page of ours."""
    client = TestClient(app, base_url=home, raise_server_exceptions=False)
    client.headers["origin"] = home
    return client


def program(app: Litestar, token: str | None = None) -> TestClient[Litestar]:
    """A program; it says nothing of pages."""
    client = TestClient(app, base_url=HOME, raise_server_exceptions=False)
    if token is not None:
        client.headers["authorization"] = f"Bearer {token}"
    return client
