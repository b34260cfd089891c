"""What must stay secret: the key that signs sessions, the hashes of passwords, and the tokens of programs."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

FILE: Final = "secrets.json"
OWNER_ONLY: Final = 0o600
TOKEN_PREFIX: Final = "meydan_"  # so that a token that leaks is known for what it is
HASHING_THREADS: Final = 2  # each hash takes 64 MiB while it is made


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of one server; all processes that share a database need the same file."""

    session: bytes

    def __repr__(self) -> str:
        return "Keys(…)"


def load_keys(folder: Path) -> Keys:
    """The keys in a data folder; they are made when the server starts there for the first time."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    if not file.exists():
        _make_keys(file)
    file.chmod(OWNER_ONLY)
    return Keys(bytes.fromhex(json.loads(file.read_text(encoding="ascii"))["session"]))


def _make_keys(file: Path) -> None:
    """Write new keys beside their place and put them there whole, unless another process was faster."""
    draft = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w", encoding="ascii") as out:
        json.dump({"session": secrets.token_hex(32)}, out)
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


class Passwords:
    """Hashes passwords and compares them in threads of their own, because that is slow on purpose."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._nobody = _hash_of_nobody()
        self._threads = ThreadPoolExecutor(HASHING_THREADS, "argon2")

    async def hashed(self, password: str) -> str:
        return await self._apart(lambda: self._hasher.hash(_composed(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password belongs to a hash; this takes as long when there is no hash."""
        same = await self._apart(lambda: self._same(_composed(password), kept or self._nobody))
        return same and kept is not None

    def _same(self, password: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


@cache
def _hash_of_nobody() -> str:
    """What is compared where there is no hash: made once, before anybody can measure how long that takes."""
    return PasswordHasher().hash(secrets.token_urlsafe())


def _composed(password: str) -> str:
    """One form for letters with accents, whatever the keyboard sends."""
    return unicodedata.normalize("NFC", password)


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What is kept of a token; a token is random and long, so that a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
