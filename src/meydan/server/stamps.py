"""What time it is, and names nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds that only ever go forward, whoever sets the clock of the machine; they mean nothing elsewhere."""
    return time.monotonic_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_link() -> str:
    """A part of an address that cannot be guessed."""
    return secrets.token_urlsafe(18)


def look_of(link: str) -> str:
    """The key that only looks: it follows from the link of a table, and the link does not follow from it."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"look {link}".encode()).digest()[:18]).decode()
