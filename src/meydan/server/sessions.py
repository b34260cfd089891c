"""Who comes back: a cookie with an account and its epoch, signed so that nobody can make one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE: Final = "meydan"
LONGEST: Final = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer


@dataclass(frozen=True, slots=True)
class Session:
    """An account that signed in on some device, and how often it had signed out everywhere before."""

    account: str
    epoch: int


class Sessions:
    """Signs sessions and reads those it signed."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="meydan.session")

    def written(self, session: Session) -> str:
        text = self._signer.dumps([session.account, session.epoch])
        return text if isinstance(text, str) else text.decode("ascii")

    def read(self, text: str) -> Session | None:
        """The session in a cookie, or None if it was not signed here or is too old.

        One that was signed while the machine's clock was ahead is young, not wrong.
        """
        try:
            (account, epoch), signed = self._signer.loads(text, return_timestamp=True)
        except BadData:
            return None
        return Session(account, epoch) if time.time() - signed.timestamp() <= LONGEST else None
