"""Calling a browser by web push, encrypted for it alone and signed with our own key (VAPID)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

from meydan.server.calling.posting import NotSent, post
from meydan.server.calling.wishes import Device
from meydan.server.calling.wording import Told
from meydan.server.room import as_json

GONE: Final = (401, 403, 404, 410)  # nobody takes pushes there any more, or not from us
KEPT: Final = 24 * 60 * 60  # seconds for which a push service keeps what a device cannot take
SIGNED: Final = 12 * 60 * 60  # seconds for which a signature is good
# The order of the group in which keys of P-256 lie.
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Gone(Exception):
    """A browser that takes no pushes any more."""


class Pusher:
    """Sends pushes with the key of this service, which follows from its secrets: all processes have the same."""

    def __init__(self, secret: bytes, whom: str) -> None:
        """Push services are told whom to ask if something is wrong: an address of ours."""
        self._number = 1 + int.from_bytes(hashlib.sha512(b"push " + secret).digest()) % (ORDER - 1)
        self._whom = whom

    @cached_property
    def _key(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec  # not above: it takes long, and few need it

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The key that browsers are told when they ask for pushes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, device: Device, told: Told, *, own_network: bool) -> None:
        """Push a call to a browser. Gone if it takes none any more, NotSent if it may do so later."""
        try:
            body, headers = await asyncio.to_thread(self._made, device, told)
        except ValueError as error:  # a key that is none
            raise Gone(str(error)) from None
        status = await post(device.endpoint, body, headers, own_network=own_network)
        if status in GONE:
            raise Gone(f"answered with {status}")
        if not 200 <= status < 300:
            raise NotSent(f"answered with {status}")

    def _made(self, device: Device, told: Told) -> tuple[bytes, dict[str, str]]:
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # it has none either

        keys = {"p256dh": device.key, "auth": device.auth}
        content = {
            "id": told.id, "title": told.title, "text": told.text, "link": told.link, "tag": told.tag,
            "language": told.language, "waiting": told.waiting,
        }  # fmt: skip
        coded = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(as_json(content).encode(), "aes128gcm")
        parts = urlsplit(device.endpoint)
        claims = {
            "sub": self._whom,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
        }
        topic = base64.urlsafe_b64encode(hashlib.sha256(told.tag.encode()).digest()[:18]).decode()
        signed: dict[str, str] = Vapid02(private_key=self._key, conf={"no-strict": True}).sign(claims)
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": topic,  # a newer call for a table takes the place of one that waits
            **signed,
        }
        return bytes(coded["body"]), headers
