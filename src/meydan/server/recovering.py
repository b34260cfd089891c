"""Coming back: a code that was shown once, or a link in a mail, sets a new password and ends all sessions."""

from __future__ import annotations

import hmac
import re
import secrets
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, insert, select

from meydan.server.keys import digest_of
from meydan.server.schema import accounts, callings, recoveries
from meydan.server.stamps import now

WITHIN: Final = 60 * 60  # seconds for which a link in a mail is good
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else
LENGTH: Final = 20  # of 32 letters: 100 bits
PARTS: Final = 5
MOST_MAILS: Final = 3  # for one address: several accounts may have the same


def new_code(connection: Connection, account: str) -> str:
    """A code that opens an account once, in the place of the one before; only a digest of it is kept."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    forget(connection, account)
    connection.execute(insert(recoveries).values(account=account, digest=digest_of(code), created=now()))
    return "-".join(code[at : at + PARTS] for at in range(0, LENGTH, PARTS))


def spend_code(connection: Connection, login: str, code: str) -> Any:
    """The account that a login and a code open, which they do once; None if they do not."""
    plain = re.sub(r"[\s-]", "", code).upper()
    row = connection.execute(_here().where(accounts.c.login == login).with_for_update()).first()
    kept = None
    if row is not None:
        kept = connection.execute(select(recoveries.c.digest).where(recoveries.c.account == row.id)).scalar()
    if not hmac.compare_digest(kept or "", digest_of(plain)) or row is None:
        return None
    forget(connection, row.id)
    return row


def made(connection: Connection, account: str) -> int | None:
    """When the code of an account was made, if it has one."""
    return connection.execute(select(recoveries.c.created).where(recoveries.c.account == account)).scalar_one_or_none()


def forget(connection: Connection, account: str) -> None:
    connection.execute(delete(recoveries).where(recoveries.c.account == account))


def reached_by(connection: Connection, login: str, address: str) -> list[Any]:
    """Whose a login or a confirmed address of e-mail is, with that address: who can be sent a link."""
    mine = _here().add_columns(callings.c.mail).join(callings, callings.c.account == accounts.c.id)
    mine = mine.where(accounts.c.login.is_not(None), callings.c.mail.is_not(None), callings.c.confirmed)
    known = callings.c.mail == address if "@" in address else accounts.c.login == login
    return list(connection.execute(mine.where(known).limit(MOST_MAILS)))


def opened_by(connection: Connection, account: str, epoch: int) -> Any:
    """The account of a link, if nobody has used it, chosen another password or signed out everywhere since."""
    found = _here().where(accounts.c.id == account, accounts.c.epoch == epoch, accounts.c.login.is_not(None))
    return connection.execute(found.with_for_update()).first()


def _here() -> Any:
    return select(accounts.c.id, accounts.c.name, accounts.c.epoch).where(accounts.c.deleted.is_(None))


class Links:
    """Signs what stands in a link that sets a new password, and reads it."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="meydan.recovery")

    def token(self, account: str, epoch: int) -> str:
        return str(self._signer.dumps([account, epoch]))

    def read(self, token: str) -> tuple[str, int] | None:
        try:
            account, epoch = self._signer.loads(token, max_age=WITHIN)
        except (BadData, ValueError, TypeError):
            return None
        return account, epoch
