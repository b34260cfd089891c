"""Those who are called, in tests: a web server for hooks and pushes, and a browser's keys."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, TypeVar

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 120.0  # seconds until something that should come is missed, on a busy machine
T = TypeVar("T")


class Got(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]  # in small letters
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that keeps what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.answers: list[int] = []  # before that one
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append(Got(self.path, {name.lower(): text for name, text in self.headers.items()}, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else receiver.status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count: int = 1) -> list[Got]:
        """What came, once so much has come."""
        return until(lambda: self.got if len(self.got) >= count else None)


class Browser:
    """A browser that takes pushes, as far as keys go."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        self.endpoint = endpoint

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": coded(point), "auth": coded(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys, "expirationTime": None}

    def read(self, got: Got) -> Any:
        """What only this browser can read."""
        plain = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def until(found: Callable[[], T | None]) -> T:
    """What is there, as soon as it is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        there = found()
        if there:
            return there
        time.sleep(0.02)
    raise AssertionError("it never came")
