"""What one connection may cost us: its time, what it sends, what it does not read, and how many an address may have.

uvicorn speaks HTTP and WebSocket. Between it and the network stands a Door for each connection, which looks like a
transport to the one and like a protocol to the other.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meydan.server.guarding import HEADERS, NOT_KEPT, PROBLEM_TYPE
from meydan.server.limiting import household
from meydan.server.problems import Problem

PATIENCE: Final = 30.0  # seconds for a head, for a handshake, for a body, and for somebody to read something
MOST_CONNECTIONS: Final = 500  # of one address: a whole club may share it, and everybody at a table holds a socket
HEAD_LIMIT: Final = 64 * 1024  # bytes of an address and its headers
MOST_HEADERS: Final = 200
MOST_UNREAD: Final = 2**20  # bytes that wait for somebody: uvicorn waits long before, but not with pongs
MOST_UNFINISHED: Final = 2**20  # bytes on a socket without a whole message, such as empty pieces; pings of a month


def refusal(status: HTTPStatus, problem: Problem) -> bytes:
    """A whole answer, for those who never come as far as the application."""
    body = json.dumps({**problem.document(), "status": status}).encode()
    headers = HEADERS | NOT_KEPT | {"content-type": PROBLEM_TYPE, "content-length": str(len(body))}
    lines = [f"HTTP/1.1 {status} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode() + body


NOT_UNDERSTOOD: Final = refusal(HTTPStatus.BAD_REQUEST, Problem("bad-request", "this request is not understood"))
TOO_LARGE: Final = refusal(
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Problem("too-large", f"an address and its headers are at most {HEAD_LIMIT} bytes in {MOST_HEADERS} lines"),
)
UNREADABLE: Final = refusal(
    HTTPStatus.BAD_REQUEST, Problem("bad-request", "the headers of this socket are too long, too many or no headers")
)
TOO_SLOW: Final = refusal(HTTPStatus.REQUEST_TIMEOUT, Problem("too-slow", "this request took too long to arrive"))
TOO_MANY: Final = refusal(
    HTTPStatus.TOO_MANY_REQUESTS,
    Problem("too-many-requests", "this address has too many connections: close some", retry_after=int(PATIENCE)),
)


class Doors:
    """Makes the doors of a service: `uvicorn.Config(http=Doors())`."""

    def __init__(self, patience: float = PATIENCE, most: int = MOST_CONNECTIONS, proxies: Sequence[str] = ()) -> None:
        """As many connections of one address as `most` says, 0 is without limit; a proxy is many people."""
        self.patience = patience
        self._most = most
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._open: Counter[str] = Counter()  # by address

    def __call__(self, **given: Any) -> Door:
        return Door(self, HttpToolsProtocol(**given), given["server_state"].tasks)

    def come(self, host: str) -> bool:
        """Somebody comes from an address; whether there is room."""
        self._open[household(host)] += 1
        return not self._most or self._open[household(host)] <= self._most or self._is_proxy(host)

    def leave(self, host: str) -> None:
        self._open[household(host)] -= 1
        if not self._open[household(host)]:
            del self._open[household(host)]

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ipaddress.ip_address(host) in proxy for proxy in self._proxies)
        except ValueError:
            return False


class Door(asyncio.Protocol):
    """One connection, as the network sees it. What comes is read by a parser of our own, and then by uvicorn."""

    def __init__(self, doors: Doors, inside: asyncio.Protocol, tasks: set[Any]) -> None:
        self._doors = doors
        self._inside = inside  # HTTP, and after a handshake a WebSocket
        self._tasks = tasks  # of the service: every request and every socket has one
        self._parser: HttpRequestParser | None = HttpRequestParser(self)  # a WebSocket has none
        self._loop = asyncio.get_running_loop()
        self._coming: asyncio.TimerHandle | None = None  # ends a head, a handshake or a body that does not come
        self._unread: asyncio.TimerHandle | None = None  # ends what somebody does not read
        self._refused = False
        self._asking = False  # a request is coming
        self._taken = 0  # bytes since the last head, piece of a body or message was complete
        self._head = 0  # bytes of the head that is coming, in whole lines
        self._lines = 0

    # -- what the network says ------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self.wire = Wire(transport, self)
        self._host = (transport.get_extra_info("peername") or ("",))[0]
        if self._doors.come(self._host):
            self._expect()
            self._inside.connection_made(self.wire)
        else:
            self._inside = asyncio.Protocol()  # nobody
            self._refuse(TOO_MANY)

    def connection_lost(self, reason: Exception | None) -> None:
        self._doors.leave(self._host)
        for timer in (self._coming, self._unread):
            if timer is not None:
                timer.cancel()
        self._inside.connection_lost(reason)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._taken += len(data)
        if self._parser is None:
            if self._taken > MOST_UNFINISHED:
                self.wire.abort()
            else:
                self._inside.data_received(data)
            return
        try:
            self._parser.feed_data(data)
        except HttpParserUpgrade:
            pass  # which uvicorn notices, too
        except HttpParserError:
            self._refuse(TOO_LARGE if self._has_large_head() else NOT_UNDERSTOOD)
            return
        if self._taken > HEAD_LIMIT:
            self._refuse(TOO_LARGE)
            return
        under_way = len(self._tasks)
        self._inside.data_received(data)
        if self.is_socket and len(self._tasks) == under_way and not self.wire.is_closing():
            self._refuse(UNREADABLE)  # for the library of sockets, which says nothing then

    def eof_received(self) -> bool | None:
        return self._inside.eof_received()

    def pause_writing(self) -> None:
        self.watch_reader()
        self._inside.pause_writing()

    def resume_writing(self) -> None:
        if self._unread is not None and not self.wire.is_closing():
            self._unread.cancel()
            self._unread = None
        self._inside.resume_writing()

    # -- what the parser says -------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._asking, self.wire.said = True, False
        self._head = self._lines = 0
        self._expect()

    def on_url(self, url: bytes) -> None:
        self._head += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        self._lines += 1
        self._check_head()

    def on_headers_complete(self) -> None:
        self._check_head()
        self._taken = 0
        self._expect()  # its body, in as much time again

    def on_body(self, _: bytes) -> None:
        self._taken = 0

    def on_message_complete(self) -> None:
        self._asking = False
        self._taken = 0
        if self._coming is not None:
            self._coming.cancel()
            self._coming = None

    def _has_large_head(self) -> bool:
        return self._head > HEAD_LIMIT or self._lines > MOST_HEADERS

    def _check_head(self) -> None:
        if self._has_large_head():
            raise ValueError("too large")  # ends the parser

    # -- what uvicorn does ----------------------------------------------------------------------------------

    @property
    def is_socket(self) -> bool:
        return self._parser is None

    def become_socket(self, inside: asyncio.Protocol) -> None:
        self._inside = inside
        self._parser = None
        self._taken = 0

    def has_message(self) -> None:
        """uvicorn reads no more while a message waits for the application: so there is a whole one."""
        self._taken = 0

    # -- patience -------------------------------------------------------------------------------------------

    def _refuse(self, answer: bytes) -> None:
        self._refused = True
        if not self.wire.is_closing():
            self.wire.write(answer)
            self.wire.close()

    def _expect(self) -> None:
        """What is to come next must come in time."""
        if self._coming is not None:
            self._coming.cancel()
        self._coming = self._loop.call_later(self._doors.patience, self._too_slow)

    def _too_slow(self) -> None:
        if not self.wire.is_reading() and not self.wire.is_closing():  # it is we who do not listen
            self._expect()
        elif self._asking and not self.wire.said:
            self._refuse(TOO_SLOW)
        else:  # nothing was asked, or something is being answered
            self._refused = True
            self.wire.close()

    def watch_reader(self) -> None:
        """Somebody has something to read: whoever takes none of it for so long is let go."""
        if self._unread is None:
            left = self.wire.get_write_buffer_size()
            self._unread = self._loop.call_later(self._doors.patience, self._has_read, left)

    def _has_read(self, left: int) -> None:
        self._unread = None
        if 0 < self.wire.get_write_buffer_size() < left:
            self.watch_reader()
        else:
            self.wire.abort()


class Wire(asyncio.Transport):
    """The same connection, as uvicorn sees it."""

    def __init__(self, transport: asyncio.Transport, door: Door) -> None:
        super().__init__()
        self._transport = transport
        self._door = door
        self.said = False  # something was written since the last request began

    def write(self, data: Any) -> None:
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._transport.abort()
        else:
            self.said = True
            self._transport.write(data)

    def close(self) -> None:
        self._transport.close()  # when all is read
        self._door.watch_reader()

    def abort(self) -> None:
        self._transport.abort()

    def set_protocol(self, protocol: Any) -> None:
        self._door.become_socket(protocol)

    def pause_reading(self) -> None:
        self._door.has_message()
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)
