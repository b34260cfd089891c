"""What time it is, and names nobody can guess."""

from __future__ import annotations

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
