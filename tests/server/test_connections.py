"""Connections that cost too much: they are refused or let go, and everybody else is served as before."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from meydan.server.connections import HEAD_LIMIT, MOST_HEADERS, Doors
from meydan.server.saying import Socket
from tests.server.conftest import Server, free_port
from tests.server.people import Person

MB = 10**6
MOST = 8  # connections to a small service
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
        one.settimeout(60)
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
    """A small service with our wires, impatient with everybody."""

    async def answer(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        """How long the body was; at /early before it is there, and at /much more than anybody reads."""
        length, more = 0, scope["path"] != "/early"
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            length, more = length + len(message["body"]), message["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(1000 if scope["path"] == "/much" else 0):
            await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": b"%d bytes" % length})

    async def talk(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        """At /much it says more than anybody reads; at /enough it closes when something is not read at once."""
        if scope["type"] == "http":
            await answer(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        while scope["path"] == "/much":
            await send({"type": "websocket.send", "text": "x" * 100_000})
        while scope["path"] == "/enough":
            await send({"type": "websocket.send", "text": "x" * 10_000})
            await asyncio.sleep(0.0001)
            (wire,) = server.server_state.connections
            if wire.transport.get_write_buffer_size():
                wire.close_timeout = 0.5  # uvicorn would wait for the last word of the other side for ten seconds
                await send({"type": "websocket.close"})
                return
        while (await receive())["type"] != "websocket.disconnect":
            pass

    settings = uvicorn.Config(
        talk, port=free_port(), loop=request.param, lifespan="off", log_config=None,
        http=cast(Any, Doors(patience=0.5, most=MOST)),
        ws_ping_interval=0.3, ws_ping_timeout=0.3, timeout_graceful_shutdown=1, ws_per_message_deflate=False,
    )  # fmt: skip
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    eventually(lambda: server.started)
    yield server
    server.should_exit = True
    thread.join()


def eventually(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.02)


def shake_hands(one: socket.socket, path: bytes = b"/") -> None:
    one.sendall(HANDSHAKE.replace(b"/api/tables/nothing/socket", path) + b"\r\n")
    assert one.recv(12) == b"HTTP/1.1 101"


# -- time ---------------------------------------------------------------------------------------------------

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345"


@pytest.mark.parametrize("sent", [b"GET", GET[:-2], HANDSHAKE, POST], ids=["address", "head", "handshake", "body"])
@pytest.mark.parametrize("before", [b"", GET], ids=["first", "second"])
def test_half_a_request_is_not_waited_for_for_ever(talker: uvicorn.Server, before: bytes, sent: bytes) -> None:
    with line(talker.config.port) as one:
        if before:
            one.sendall(before)
            answer = b""
            while not answer.endswith(b"0 bytes\r\n0\r\n\r\n"):
                answer += one.recv(65536)
        one.sendall(sent)
        assert refused(all_said(one)) == (408, "too-slow")
    eventually(lambda: not talker.server_state.connections and not talker.server_state.tasks)


def test_whoever_says_nothing_is_let_go_without_a_word(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        assert all_said(one) == b""
    eventually(lambda: not talker.server_state.connections)


def test_whoever_sends_a_byte_now_and_then_is_let_go(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        one.sendall(GET[:-2])
        with pytest.raises(ConnectionError):
            while True:
                one.sendall(b"x")
                time.sleep(0.05)
    eventually(lambda: not talker.server_state.connections)


def test_the_rest_of_a_body_that_was_answered_early_is_not_waited_for_for_ever(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        one.sendall(POST.replace(b"/", b"/early", 1))
        said = all_said(one)
        assert said.startswith(b"HTTP/1.1 200 ") and b"408" not in said
    eventually(lambda: not talker.server_state.connections)


def test_whoever_does_not_read_an_answer_is_let_go(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        one.sendall(GET.replace(b"/", b"/much", 1))
        eventually(lambda: not talker.server_state.connections and not talker.server_state.tasks)


def test_whoever_leaves_in_the_middle_of_a_request_leaves_no_error_in_the_log(start_server: Any) -> None:
    server = start_server("")
    with line(server.port) as one:
        one.sendall(POST.replace(b"/", b"/api/guest", 1).replace(b"\r\n", b"\r\nContent-Type: application/json\r\n", 1))
    eventually(lambda: '"route": "/api/guest"' in server.log)
    told = [json.loads(said) for said in server.log.splitlines()]
    assert [(said["event"], said.get("status")) for said in told] == [("started", None), ("request", 408)]


# -- how many -----------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections(talker: uvicorn.Server) -> None:
    talker.config.ws_ping_interval = None
    with ExitStack() as held:
        for _ in range(MOST):
            shake_hands(held.enter_context(line(talker.config.port)))
        with line(talker.config.port) as one:
            assert refused(all_said(one)) == (429, "too-many-requests")
    eventually(lambda: not talker.server_state.connections)
    with line(talker.config.port) as one:  # when others have left there is room again
        shake_hands(one)


def test_everybody_behind_a_proxy_is_not_one() -> None:
    doors = Doors(most=2, proxies=["10.0.0.0/8"])
    assert [doors.come(host) for host in ["192.0.2.1"] * 3 + ["10.1.2.3"] * 3] == [True, True, False, True, True, True]
    doors.leave("192.0.2.1")
    doors.leave("192.0.2.1")
    assert doors.come("192.0.2.1")
    assert [doors.come(f"2001:db8::{n}") for n in range(3)] == [True, True, False], "a household is one"
    assert all(Doors(most=0).come("192.0.2.1") for _ in range(1000))


# -- reading ------------------------------------------------------------------------------------------------


def test_whoever_never_reads_is_let_go(talker: uvicorn.Server) -> None:
    with line(talker.config.port) as one:
        shake_hands(one, b"/much")
        eventually(lambda: not talker.server_state.connections)
        eventually(lambda: not talker.server_state.tasks)


def test_whoever_does_not_read_the_last_words_is_let_go(talker: uvicorn.Server) -> None:
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


def test_many_messages_are_as_good_as_few(talker: uvicorn.Server) -> None:
    with connect(f"ws://127.0.0.1:{talker.config.port}/") as one:
        for _ in range(60):
            one.send("x" * 50_000)
        assert one.ping().wait(60)
        assert len(talker.server_state.connections) == 1


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


# -- what is heard ------------------------------------------------------------------------------------------

TEXTS = ["move 7", "", "ç" * 62, "x" * 126, "y" * 70_000, "leave"]


def framed(opcode: Opcode, text: str, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


WHOLE = [framed(Opcode.TEXT, text) for text in TEXTS]
FRAGMENTS = [framed(Opcode.TEXT, "le", False), framed(Opcode.PING, "?"), framed(Opcode.CONT, "ave")]
WAYS = {
    "each alone": WHOLE,
    "with a ping between them": [piece for frame in WHOLE for piece in (framed(Opcode.PING, "?"), frame)],
    "all at once": [b"".join(WHOLE)],
    "two at once and then alone": [WHOLE[0] + WHOLE[1], *WHOLE[2:]],
    "in halves": [half for frame in WHOLE for half in (frame[:2], frame[2:])],
    "the first byte by byte": [*(bytes([byte]) for byte in WHOLE[0]), *WHOLE[1:]],
    "in fragments": [*WHOLE[:-1], *FRAGMENTS],
}


async def heard(pieces: list[bytes]) -> tuple[list[str], bytes]:
    """What a service hears of pieces that come over a socket, and all that it answers."""
    texts: list[str] = []
    wire = Mock(is_closing=lambda: False)

    async def listen(_: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            texts.append(event["text"])

    one = Socket(uvicorn.Config(listen, log_config=None), ServerState(), {})
    one.connection_made(wire)
    for piece in (HANDSHAKE + b"\r\n", *pieces):
        one.data_received(piece)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    one.connection_lost(None)
    await asyncio.gather(*one.tasks)
    return texts, b"".join(call.args[0] for call in wire.write.call_args_list)


@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_said_is_heard_however_it_comes(way: str) -> None:
    assert asyncio.run(heard(WAYS[way]))[0] == TEXTS


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x03abc", 1002),  # not masked
        (b"\xc1\x80" + bytes(4), 1002),  # packed, though that was not agreed
        (FRAGMENTS[0] + WHOLE[0], 1002),
        (b"\x81\x81" + bytes(4) + b"\xff", 1007),  # no text
    ],
    ids=["bare", "packed", "in between", "no text"],
)
def test_what_is_no_message_ends_the_conversation(wrong: bytes, code: int) -> None:
    texts, answered = asyncio.run(heard([WHOLE[0], wrong]))
    assert texts == TEXTS[:1]
    assert code.to_bytes(2) in answered
