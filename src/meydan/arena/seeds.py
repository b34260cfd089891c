"""Numbers for generators, from names."""

from __future__ import annotations

import hashlib


def seed_of(*parts: object) -> int:
    """A number for a generator, from anything with a name."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:12], "big")
