"""How messages go over a WebSocket: at once, and many clients are sent the same bytes."""

from __future__ import annotations

from typing import Any, Final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.utils import apply_mask

from meydan.server.messages import TEXT, WINDOW, Message

WIRE: Final = "meydan.wire"  # where a handler finds the connection itself, among the extensions of its scope
FINAL: Final = 0x80  # in the first byte of a frame [RFC 6455, 5.2]
MASKED: Final = 0x80  # in the second
# Each message is packed alone: otherwise no two clients could be sent the same bytes, and each would cost 32 KiB.
PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, server_max_window_bits=WINDOW, client_max_window_bits=WINDOW
)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can be told something without a task, and without being packed anew for each client."""

    packs = False  # whether the client unpacks messages
    even = True  # whether all that came since the handshake were short frames, each in one piece

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
            extensions[WIRE] = ref(self)  # not itself, for whoever is gone should leave memory at once

    def data_received(self, data: bytes) -> None:
        """A choice is a short text, and comes alone and whole: it is read here, in a tenth of the library's time.

        Whoever sends anything in pieces, or several things at once, is read by the library from then on.
        """
        if self.handshake_initiated and self.even:
            self.even = is_short_frame(data)
            if self.even and data[0] == TEXT:
                self.curr_msg_data_type, self.frames = "text", [apply_mask(data[6:], data[2:6])]
                self.send_receive_event_to_app()
                return
        super().data_received(data)

    @property
    def ready(self) -> bool:
        """Whether the client keeps up with what it is told."""
        return self.writable.is_set()

    def say(self, message: Message) -> None:
        """Write a message; a client that is gone hears nothing."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(message.frame(self.packs))

    async def hear(self) -> str | None:
        """The next message of the client, a text or as good as none; None when it is gone."""
        event: Any = await self.receive()
        return (event.get("text") or "") if event["type"] == "websocket.receive" else None

    async def keep_up(self) -> None:
        """Wait until the client has read most of what was said, or is gone."""
        await self.writable.wait()


def is_short_frame(data: bytes) -> bool:
    """Whether these bytes are one frame of a client, of at most 125 bytes, that is no part of a longer message."""
    return len(data) > 1 and data[0] >= FINAL and MASKED <= data[1] < MASKED + 126 and len(data) == data[1] - MASKED + 6


def wire_of(scope: Any) -> Socket:
    """The connection over which an open WebSocket speaks."""
    wire: Socket = scope["extensions"][WIRE]()  # it is there as long as somebody can send
    return wire
