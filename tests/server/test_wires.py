"""Connections that cost too much: they are refused or let go, and everybody else is served as before."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meydan.server import wires
from meydan.server.wires import HEAD_LIMIT, MOST_HEADERS, Http, Socket
from tests.server.conftest import Server, free_port
from tests.server.people import Person

MB = 10**6
HANDSHAKE = (
    b"GET /api/tables/nothing/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
PING = bytes([0x89, 0x80 | 125]) + bytes(4) + b"x" * 125
BEGIN = bytes([0x01, 0x80]) + bytes(4)  # of a text, with nothing in it
PIECE = bytes([0x00, 0x80]) + bytes(4)  # of it, with nothing in it either


@contextmanager
def line(port: int) -> Iterator[socket.socket]:
    """A connection on which anything can be said; it takes in little at a time."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(5)
        one.connect(("127.0.0.1", port))
        yield one


def all_said(one: socket.socket) -> bytes:
    """Everything until the service closes the connection, which it must."""
    said = b""
    while piece := one.recv(65536):
        said += piece
    return said


def refused(said: bytes) -> tuple[int, str]:
    """Status and code of a refusal, which must be a complete problem document."""
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head
    assert f"content-length: {len(body)}".encode() in head
    told = json.loads(body)
    assert head.startswith(f"HTTP/1.1 {told['status']} ".encode())
    return told["status"], told["code"]


def sent_until_refused(one: socket.socket, piece: bytes, most: int) -> int:
    """How many bytes could be sent; stops at `most`."""
    sent = 0
    try:
        while sent < most:
            one.sendall(piece)
            sent += len(piece)
    except (ConnectionError, TimeoutError):
        pass
    return sent


def well(server: Server) -> bool:
    return httpx.get(f"{server.url}/healthz").status_code == 200


# -- heads --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * HEAD_LIMIT + b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X%d: 1\r\n" % n for n in range(MOST_HEADERS)),
        b"GET /" + b"a" * HEAD_LIMIT + b" HTTP/1.1\r\nHost: localhost\r\n",
        HANDSHAKE + b"X: " + b"a" * HEAD_LIMIT + b"\r\n",
    ],
    ids=["long", "many", "address", "socket"],
)
def test_a_head_that_is_too_large_is_refused(shared_sqlite: Server, head: bytes) -> None:
    with line(shared_sqlite.port) as one:
        one.sendall(head + b"\r\n")
        assert refused(all_said(one)) == (431, "too-large")


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /healthz HTTP/1.1\r\nX: ", b"a" * 10_000),
        (b"GET /healthz HTTP/1.1\r\n", b"X: 1\r\n" * 1000),
        (b"GET /", b"a" * 10_000),
        (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ", b"a" * 10_000),
        (b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: 1\r\n" * 1000),
        (HANDSHAKE, b"X: 1\r\n" * 1000),
    ],
    ids=["value", "headers", "address", "trailer", "trailers", "socket"],
)
def test_a_head_without_end_is_not_kept(shared_sqlite: Server, start: bytes, more: bytes) -> None:
    with line(shared_sqlite.port) as one:
        one.sendall(start)
        assert sent_until_refused(one, more, 30 * MB) < 20 * MB
    assert well(shared_sqlite)


def test_large_heads_and_bodies_within_the_limits_are_fine(shared_sqlite: Server) -> None:
    headers = {f"x-{n}": "a" * 300 for n in range(MOST_HEADERS - 10)}
    with httpx.Client(base_url=shared_sqlite.url, headers=headers) as client:
        for _ in range(3):  # on one connection
            assert client.get("/healthz").status_code == 200
            body = b" " * HEAD_LIMIT + b"{}"
            assert client.post("/api/guest", content=body).status_code == 413  # which our application says
        pieces = iter([b'{"name": ', b" " * 30_000, b'"Ada"', b" " * 30_000, b"}"])
        json_type = {"content-type": "application/json"}
        assert client.post("/api/guest", content=pieces, headers=json_type).status_code == 201


def test_nonsense_is_refused_in_our_words(shared_sqlite: Server) -> None:
    with line(shared_sqlite.port) as one:
        one.sendall(b"nonsense\r\n\r\n")
        assert refused(all_said(one)) == (400, "bad-request")


# -- sockets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "more",
    [b"X: " + b"a" * 9000 + b"\r\n", b"".join(b"X%d: 1\r\n" % n for n in range(150)), b"Content-Length: 5\r\n"],
    ids=["long", "many", "body"],
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(shared_sqlite: Server, more: bytes) -> None:
    with line(shared_sqlite.port) as one:
        one.sendall(HANDSHAKE + more + b"\r\n")
        assert refused(all_said(one)) == (400, "bad-request")


def test_a_socket_from_a_foreign_page_leaves_no_error_in_the_log(shared_sqlite: Server) -> None:
    address = f"{shared_sqlite.url.replace('http', 'ws', 1)}/api/tables/nothing/socket"
    with pytest.raises(InvalidStatus) as closed, connect(address, origin=Origin("https://evil.example")):
        pass
    assert closed.value.response.status_code == 403
    assert json.loads(closed.value.response.body)["code"] == "wrong-origin"
    assert well(shared_sqlite)
    assert "handshake" not in shared_sqlite.log


@pytest.fixture(params=["asyncio", "uvloop"])
def talker(request: pytest.FixtureRequest) -> Iterator[uvicorn.Server]:
    """A small service with our wires, impatient with those who do not answer its pings."""

    async def talk(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        """At /much it says more than anybody reads; at /enough it closes when something is not read at once."""
        await receive()
        await send({"type": "websocket.accept"})
        (wire,) = server.server_state.connections
        while scope["path"] == "/much":
            await send({"type": "websocket.send", "text": "x" * 100_000})
        while scope["path"] == "/enough":
            await send({"type": "websocket.send", "text": "x" * 10_000})
            await asyncio.sleep(0.0001)
            if wire.transport.get_write_buffer_size():
                await send({"type": "websocket.close"})
                return
        while (await receive())["type"] != "websocket.disconnect":
            pass

    settings = uvicorn.Config(
        talk, port=free_port(), loop=request.param, lifespan="off", log_config=None, http=Http, ws=Socket,
        ws_ping_interval=0.3, ws_ping_timeout=0.3, timeout_graceful_shutdown=1, ws_per_message_deflate=False,
    )  # fmt: skip
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    eventually(lambda: server.started)
    yield server
    server.should_exit = True
    thread.join()


def eventually(happened: Callable[[], bool], seconds: float = 5.0) -> None:
    until = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)


def shake_hands(one: socket.socket, path: bytes = b"/") -> None:
    one.sendall(HANDSHAKE.replace(b"/api/tables/nothing/socket", path) + b"\r\n")
    assert one.recv(12) == b"HTTP/1.1 101"


def test_whoever_never_reads_is_let_go(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        shake_hands(one, b"/much")
        eventually(lambda: not talker.server_state.connections)
        eventually(lambda: not talker.server_state.tasks)


def test_whoever_does_not_read_the_last_words_is_let_go(
    talker: uvicorn.Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wires, "PATIENCE", 0.5)
    talker.config.ws_ping_interval = None
    with line(talker.config.port) as one:
        shake_hands(one, b"/enough")
        eventually(lambda: not talker.server_state.tasks)  # it has closed
        eventually(lambda: not talker.server_state.connections)


def test_pings_of_somebody_who_never_reads_are_not_answered_for_ever(
    talker: uvicorn.Server, caplog: pytest.LogCaptureFixture
) -> None:
    talker.config.ws_ping_interval = None
    with line(talker.config.port) as one:
        shake_hands(one)
        text = bytes([0x81, 0x80]) + bytes(4)
        assert sent_until_refused(one, (PING * 50 + text) * 40, 60 * MB) < 40 * MB
        eventually(lambda: not talker.server_state.connections)
    assert caplog.text == ""


def test_a_message_in_endless_empty_pieces_is_not_kept(
    talker: uvicorn.Server, caplog: pytest.LogCaptureFixture
) -> None:
    talker.config.ws_ping_interval = None
    with line(talker.config.port) as one:
        shake_hands(one)
        one.sendall(BEGIN)
        assert sent_until_refused(one, PIECE * 10_000, 30 * MB) < 20 * MB
        eventually(lambda: not talker.server_state.connections)
    assert caplog.text == ""


def test_pings_of_somebody_who_reads_are_answered(talker: uvicorn.Server) -> None:
    with connect(f"ws://127.0.0.1:{talker.config.port}/") as one:
        for _ in range(3):
            assert all(pong.wait(5) for pong in [one.ping() for _ in range(20)])
            time.sleep(0.4)  # and it is asked too
        one.send("still here")
        assert len(talker.server_state.connections) == 1


def test_pings_do_not_fill_the_service(shared_sqlite: Server) -> None:
    with Person(shared_sqlite.url, "Ada") as ada, line(shared_sqlite.port) as one:
        table = ada.post("/api/tables", game="istanbul", seats=2, public=True)["id"]
        shake_hands(one, f"/api/tables/{table}/socket".encode())
        assert sent_until_refused(one, PING * 2000, 60 * MB) < 40 * MB
    assert well(shared_sqlite)
