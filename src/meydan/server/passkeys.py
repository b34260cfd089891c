"""Passkeys: what a browser or a key ring signs instead of a password being typed; several for one account.

What is asked of one is a challenge in a signed ticket, so that any process can read the answer. It is good for a few
minutes and for one answer, which is noted in the database.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from meydan.server import schema
from meydan.server.accounts import TOKEN_NAME_LENGTH, clean_name
from meydan.server.problems import Problem, need
from meydan.server.stamps import new_id, now
from meydan.server.told import Ceremony, PasskeyTold

ADD: Final = "add"  # a passkey to an account
NEW: Final = "new"  # an account with one
ENTER: Final = "enter"
WITHIN: Final = 5 * 60  # seconds for an answer
MOST: Final = 20
SERVICE: Final = "Meydan"
_KEYS: Final = schema.passkeys.c


@dataclass(frozen=True, slots=True)
class Place:
    """Where the page is: passkeys are made for a name, and browsers tell the whole address."""

    name: str
    origin: str


@dataclass(frozen=True, slots=True)
class Ticket:
    """What was asked of a passkey, of whom, and for which name."""

    purpose: str
    challenge: bytes
    account: str
    name: str


@dataclass(frozen=True, slots=True)
class Proven:
    """A new passkey that has proven itself."""

    credential: str
    key: str
    count: int


class Passkeys:
    """Asks passkeys and reads their answers."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="meydan.passkey")

    # -- asking -----------------------------------------------------------------------------------------------

    def to_make(self, place: Place, purpose: str, account: str, name: str, known: list[str]) -> Ceremony:
        """Ask a browser to make one that it finds by itself later; one it has already is not made again."""
        options = generate_registration_options(
            rp_id=place.name,
            rp_name=SERVICE,
            user_id=account.encode(),
            user_name=name,
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        )
        return self._asked(purpose, options.challenge, account, name, options_to_json(options))

    def to_enter(self, place: Place) -> Ceremony:
        """Ask for any passkey of this place: nobody types a name."""
        required = UserVerificationRequirement.REQUIRED
        options = generate_authentication_options(rp_id=place.name, user_verification=required)
        return self._asked(ENTER, options.challenge, "", "", options_to_json(options))

    def _asked(self, purpose: str, challenge: bytes, account: str, name: str, options: str) -> Ceremony:
        ticket = self._signer.dumps([purpose, bytes_to_base64url(challenge), account, name])
        return Ceremony(str(ticket), json.loads(options))

    # -- reading ----------------------------------------------------------------------------------------------

    def ticket(self, text: str, purpose: str) -> Ticket:
        """What was asked; a Problem if that was something else, elsewhere or too long ago."""
        try:
            asked, challenge, account, name = self._signer.loads(text, max_age=WITHIN)
        except (BadData, ValueError, TypeError):
            raise _refused() from None
        need(asked == purpose, "wrong-password", "this passkey was asked for something else")
        return Ticket(asked, base64url_to_bytes(challenge), account, name)

    def made(self, place: Place, ticket: Ticket, answer: dict[str, Any]) -> Proven:
        """A passkey that was made, if it is what was asked for."""
        try:
            found = verify_registration_response(
                credential=answer,
                expected_challenge=ticket.challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _refused() from None
        credential, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
        return Proven(credential, key, found.sign_count)

    def entered(self, connection: Connection, place: Place, ticket: Ticket, answer: dict[str, Any]) -> str:
        """Whose passkey has signed; its counter goes on, and the same answer is not taken again."""
        row = connection.execute(select(schema.passkeys).where(_KEYS.credential == str(answer.get("id", "")))).first()
        if row is None:
            raise _refused()
        try:
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=ticket.challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(row.key),
                credential_current_sign_count=row._mapping["count"],
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _refused() from None
        spend(connection, ticket)
        renewed = {"count": found.new_sign_count, "used": now()}
        connection.execute(update(schema.passkeys).where(_KEYS.id == row.id).values(renewed))
        return str(row.account)


def _refused() -> Problem:
    return Problem("wrong-password", "this passkey is not known here, or it took too long: try again")


def spend(connection: Connection, ticket: Ticket) -> None:
    """Note that a challenge was answered; a Problem if it was before. What is too old anyway is forgotten."""
    at, asked = now(), hashlib.sha256(ticket.challenge).hexdigest()
    connection.execute(delete(schema.answered).where(schema.answered.c.until < at))
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.answered).values(challenge=asked, until=at + 2 * WITHIN * 1000))
    except IntegrityError:
        raise _refused() from None


# -- those of an account --------------------------------------------------------------------------------------


def add(connection: Connection, account: str, proven: Proven, name: str) -> PasskeyTold:
    """An account has one more passkey."""
    name = clean_name(name, TOKEN_NAME_LENGTH)
    owned = select(func.count()).select_from(schema.passkeys).where(_KEYS.account == account)
    few = connection.execute(owned).scalar_one() < MOST
    need(few, "not-now", f"an account has at most {MOST} passkeys: remove one first")
    told = PasskeyTold(new_id(), name, now(), None)
    row = {"id": told.id, "account": account, "name": name, "created": told.created}
    row |= {"credential": proven.credential, "key": proven.key, "count": proven.count}
    try:
        with connection.begin_nested():
            connection.execute(insert(schema.passkeys).values(row))
    except IntegrityError:
        raise Problem("not-now", "this passkey is known already") from None
    return told


def known(connection: Connection, account: str) -> list[PasskeyTold]:
    """The passkeys of an account, oldest first."""
    query = select(_KEYS.id, _KEYS.name, _KEYS.created, _KEYS.used).where(_KEYS.account == account)
    return [PasskeyTold(*row) for row in connection.execute(query.order_by(_KEYS.created, _KEYS.id))]


def credentials(connection: Connection, account: str) -> list[str]:
    return list(connection.execute(select(_KEYS.credential).where(_KEYS.account == account)).scalars())


def rename(connection: Connection, account: str, passkey: str, name: str) -> None:
    mine = update(schema.passkeys).where(_KEYS.account == account, _KEYS.id == passkey)
    found = connection.execute(mine.values(name=clean_name(name, TOKEN_NAME_LENGTH))).rowcount
    need(bool(found), "not-found", "you have no such passkey")


def remove(connection: Connection, account: str, passkey: str) -> None:
    """One passkey less; the last way in stays."""
    connection.execute(select(schema.accounts.c.id).where(schema.accounts.c.id == account).with_for_update())
    found = connection.execute(delete(schema.passkeys).where(_KEYS.account == account, _KEYS.id == passkey)).rowcount
    need(bool(found), "not-found", "you have no such passkey")
    password = select(schema.accounts.c.password).where(schema.accounts.c.id == account)
    left = bool(credentials(connection, account)) or connection.execute(password).scalar_one() is not None
    need(left, "not-now", "this is the only way into your account: choose a password or add a passkey first")
