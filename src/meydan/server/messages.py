"""What is told over a WebSocket: encoded, packed and framed once, for however many hear it."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from meydan.server import told
from meydan.server.together import BoardMessage

WINDOW: Final = 12  # bits: what packed messages look back at, so that nobody needs more than 4 KiB to read them
PACKED_FROM: Final = 200  # bytes that are worth packing
PACKED_HOW: Final = 1  # of 9: quick rather than small
EMPTY_BLOCK: Final = 4  # bytes at the end of what zlib gives out, which do not travel
TEXT: Final = 0x81  # a whole text message
PACKED_TEXT: Final = 0xC1
ENCODER: Final = msgspec.json.Encoder()


class Message:
    """A JSON document on its way to one or many clients, in both forms that WebSockets know."""

    def __init__(self, content: told.Message | BoardMessage) -> None:
        self.text = ENCODER.encode(content)
        self._frames: dict[bool, bytes] = {}

    def frame(self, packed: bool) -> bytes:
        """The frame for a client that unpacks, or for one that does not; it stands alone, so that all get the same."""
        packed = packed and len(self.text) >= PACKED_FROM
        found = self._frames.get(packed)
        if found is None:
            found = self._frames[packed] = _packed(self.text) if packed else _framed(TEXT, self.text)
        return found


def _packed(text: bytes) -> bytes:
    packer = zlib.compressobj(PACKED_HOW, zlib.DEFLATED, -WINDOW)
    return _framed(PACKED_TEXT, (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-EMPTY_BLOCK])


def _framed(kind: int, data: bytes) -> bytes:
    """A frame of a server [RFC 6455, 5.2]."""
    length = len(data)
    if length < 126:
        return bytes((kind, length)) + data
    if length < 65536:
        return bytes((kind, 126)) + length.to_bytes(2) + data
    return bytes((kind, 127)) + length.to_bytes(8) + data
