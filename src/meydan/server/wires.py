"""What one connection may cost us: heads without end, messages in endless pieces, pings whose answers nobody reads.

uvicorn speaks HTTP and WebSocket; here it learns to let go, and to send many clients the same bytes.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from meydan.server.guarding import HEADERS, NOT_KEPT, PROBLEM_TYPE
from meydan.server.messages import WINDOW, Message
from meydan.server.problems import Problem

HEAD_LIMIT: Final = 64 * 1024  # bytes of an address and its headers
MOST_HEADERS: Final = 200
MOST_PONGS: Final = 16  # that may wait for somebody who does not read
MOST_PIECES: Final = 1000  # of one message: empty ones never reach the limit for its size
PATIENCE: Final = 20.0  # seconds to read the last words on a socket
WIRE: Final = "meydan.wire"  # where a handler finds the connection itself, among the extensions of its scope
# Each message is packed alone: otherwise no two clients could be sent the same bytes, and each would cost 32 KiB.
PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, server_max_window_bits=WINDOW, client_max_window_bits=WINDOW
)


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


class Http(HttpToolsProtocol):
    """HTTP whose heads have a limit: its parser would keep whatever comes."""

    taken = 0  # bytes since the last head, piece of a body or message was complete
    too_large = False

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        super().data_received(data)
        if self.taken > HEAD_LIMIT:
            self.too_large = True
            self.send_400_response("")

    def on_headers_complete(self) -> None:
        self.taken = 0
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self.too_large = size > HEAD_LIMIT or len(self.headers) > MOST_HEADERS
        if self.too_large:
            raise ValueError("too large")  # ends the parser, and uvicorn refuses the request
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.taken = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.taken = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            self.transport.write(TOO_LARGE if self.too_large else NOT_UNDERSTOOD)
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that lets go of whoever does not read, and of handshakes it cannot read."""

    unread = 0  # pongs since something could be written
    pieces = 0  # of the message that is coming
    packs = False  # whether the client unpacks messages

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [PACKING]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.packs = any(
                isinstance(known, PerMessageDeflate) and known.local_max_window_bits >= WINDOW
                for known in self.conn.extensions
            )
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    @property
    def ready(self) -> bool:
        """Whether the client keeps up with what it is told."""
        return self.writable.is_set()

    def say(self, message: Message) -> None:
        """Write a message; a client that is gone hears nothing."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(message.packed if self.packs else message.plain)

    async def keep_up(self) -> None:
        """Wait until the client has read most of what was said, or is gone."""
        await self.writable.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def handle_ping(self) -> None:
        self.unread = 0 if self.writable.is_set() else self.unread + 1
        if self.unread > MOST_PONGS:
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        self.pieces = 0 if event.fin else self.pieces + 1
        if self.pieces > MOST_PIECES:
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close is to wait until all is read

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # by a refusal too; uvicorn logs an error otherwise
            self.loop.call_later(PATIENCE, self.transport.abort)


def wire_of(scope: Any) -> Socket:
    """The connection over which an open WebSocket speaks."""
    wire: Socket = scope["extensions"][WIRE]
    return wire
