"""Who plays: guests with a name, account holders with a password or a passkey, and the tokens of their programs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meydan.server import recovering, schema
from meydan.server.database import Database
from meydan.server.keys import Keys, Passwords, digest_of, new_token
from meydan.server.problems import Problem, need
from meydan.server.sessions import Session, Sessions
from meydan.server.stamps import new_id, now

NAME_LENGTH: Final = (2, 24)
LOGIN_LENGTH: Final = 40  # of the column: some letters become two or three in lower case
TOKEN_NAME_LENGTH: Final = (1, 40)
PASSWORD_LENGTH: Final = (10, 200)
MOST_TOKENS: Final = 20
ASKED_AT_ONCE: Final = 500  # accounts in one query

MARKS: Final = " -_."
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
DELETED: Final = "deleted"

Proof: TypeAlias = Session | str  # of a sign-in, or the digest of a token
T = TypeVar("T")

_PEOPLE: Final = schema.accounts.c
_TOKENS: Final = schema.tokens.c
_HERE: Final = _PEOPLE.deleted.is_(None)

# Asked again and again by every open socket, so they are put together once.
_BY_SESSION: Final = select(schema.accounts).where(
    _HERE, _PEOPLE.id == bindparam("account"), _PEOPLE.epoch == bindparam("epoch")
)
_BY_TOKEN: Final = select(schema.accounts).where(
    _HERE, _PEOPLE.id == select(_TOKENS.account).where(_TOKENS.digest == bindparam("digest")).scalar_subquery()
)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who plays; a guest has no way to come back but their cookie."""

    id: str
    name: str
    guest: bool


@dataclass(frozen=True, slots=True)
class Token:
    """What is kept of a program's token, besides a digest."""

    id: str
    name: str
    created: int


# -- names and passwords ------------------------------------------------------------------------------------


def clean_name(text: str, length: tuple[int, int] = NAME_LENGTH) -> str:
    """A name as it is shown; a Problem says what is wrong with it."""
    name = re.sub(" +", " ", unicodedata.normalize("NFKC", text).strip())
    least, most = length
    if not least <= len(name) <= most:
        raise Problem("bad-request", f"a name has {least} to {most} characters, not {len(name)}")
    wrong = [char for char in name if not _fits_name(char)]
    if wrong:
        raise Problem("bad-request", f"a name has letters, digits, spaces and - _ . only, not {wrong[0]!a}")
    if not any(char.isalnum() for char in name):
        raise Problem("bad-request", "a name has a letter or a digit")
    return name


def _fits_name(char: str) -> bool:
    """Letters with their signs and digits of any script, and a few marks."""
    kind = unicodedata.category(char)
    return char in MARKS or ((kind[0] in "LM" or kind == "Nd") and not INVISIBLE.match(char))


def login_of(name: str) -> str:
    """What must be unique: the name without the difference between capital and small letters."""
    login = unicodedata.normalize("NFKC", name.casefold())
    if len(login) > LOGIN_LENGTH:
        raise Problem("bad-request", "this name is too long in small letters")
    if login == DELETED:
        raise Problem("name-taken", f"nobody can be called {name!r}")
    return login


def login_tried(name: str) -> str | None:
    """The login somebody means, however he writes it; None if nobody can have it."""
    try:
        return login_of(clean_name(name))
    except Problem:
        return None


def check_password(password: str) -> None:
    least, most = PASSWORD_LENGTH
    if not least <= len(password) <= most:
        raise Problem("bad-request", f"a password has {least} to {most} characters, not {len(password)}")


def _taken(name: str) -> Problem:
    return Problem("name-taken", f"the name {name!r} belongs to somebody: sign in or take another")


# -- accounts -----------------------------------------------------------------------------------------------


class Accounts:
    """All accounts of a server."""

    def __init__(self, database: Database, keys: Keys) -> None:
        self._database = database
        self._sessions = Sessions(keys.session)
        self._passwords = Passwords()

    # coming and going

    async def guest(self, name: str) -> Account:
        """Let somebody in with nothing but a name; the name of an account holder is not free."""
        name = clean_name(name)
        login = login_of(name)
        row = {"id": new_id(), "name": name, "epoch": 0, "created": now()}

        def work(connection: Connection) -> None:
            _must_be_free(connection, name, login)
            connection.execute(insert(schema.accounts).values(row))

        await self._database.run(work)
        return Account(str(row["id"]), name, True)

    async def upgrade(self, account: Account, name: str, password: str) -> tuple[Account, str]:
        """Turn a guest into an account holder, who keeps everything; the guest's cookies are worth nothing any more.

        With it comes the code that opens the account once, should the password be forgotten.
        """
        login_of(clean_name(name))
        check_password(password)
        need(account.guest, "not-now", f"{account.name} has an account already")
        hashed = await self._passwords.hashed(password)
        return await self.settle(account, name, hashed, lambda connection: None)

    async def settle(
        self, account: Account, name: str, password: str | None, more: Callable[[Connection], object]
    ) -> tuple[Account, str]:
        """Turn a guest into an account holder with a password or, by what is done more, with a passkey."""
        name = clean_name(name)
        login = login_of(name)
        need(account.guest, "not-now", f"{account.name} has an account already")
        renewed = {"name": name, "login": login, "password": password, "epoch": _PEOPLE.epoch + 1}

        def work(connection: Connection) -> str:
            _must_be_kept(connection, name, login)
            guest = update(schema.accounts).where(_PEOPLE.id == account.id, _HERE, _PEOPLE.login.is_(None))
            try:
                with connection.begin_nested():
                    changed = connection.execute(guest.values(renewed)).rowcount
            except IntegrityError:
                raise _taken(name) from None
            need(bool(changed), "not-now", "this account was changed elsewhere at the same time")
            more(connection)
            return recovering.new_code(connection, account.id)

        code = await self._database.run(work)
        return Account(account.id, name, False), code

    async def is_password(self, account: Account, password: str) -> bool:
        """Whether this is the password of an account, which has one."""
        row = await self._row(_PEOPLE.id == account.id)
        short = len(password) <= PASSWORD_LENGTH[1]
        return short and await self._passwords.fits(password, None if row is None else row.password)

    async def has_password(self, account: Account) -> bool:
        row = await self._row(_PEOPLE.id == account.id)
        return row is not None and row.password is not None

    async def set_password(self, account: Account, password: str) -> None:
        """Choose another password: all sessions end."""
        check_password(password)
        hashed = await self._passwords.hashed(password)
        await self._change(account, _PEOPLE.login.is_not(None), password=hashed, epoch=_PEOPLE.epoch + 1)

    async def recover(self, password: str, find: Callable[[Connection], Any], refusal: str) -> Account:
        """Set a new password for the account that somebody has shown to be theirs, in one transaction with that."""
        check_password(password)
        hashed = await self._passwords.hashed(password)

        def work(connection: Connection) -> Account:
            row = find(connection)
            if row is None:
                raise Problem("wrong-password", refusal)
            renewed = {"password": hashed, "epoch": _PEOPLE.epoch + 1}
            connection.execute(update(schema.accounts).where(_PEOPLE.id == row.id).values(renewed))
            return Account(row.id, row.name, False)

        return await self._database.run(work)

    async def sign_in(self, name: str, password: str) -> Account:
        """The account with this name and password; an unknown name takes as long as a wrong password."""
        if len(password) > PASSWORD_LENGTH[1]:
            raise Problem("bad-request", f"a password has at most {PASSWORD_LENGTH[1]} characters")
        row = await self._row(_named(name))
        if not await self._passwords.fits(password, None if row is None else row.password) or row is None:
            raise Problem("wrong-password", "there is no account with this name and this password")
        return _account(row)

    async def sign_out_everywhere(self, account: Account) -> None:
        """End all sessions; tokens of programs stay until they are revoked."""
        await self._change(account, epoch=_PEOPLE.epoch + 1)

    async def rename(self, account: Account, name: str) -> Account:
        """Give a guest or an account holder another name; the latter signs in with it from now on."""
        name = clean_name(name)
        login = login_of(name)
        if account.guest:
            await self._database.run(lambda connection: _must_be_free(connection, name, login))
            await self._change(account, _PEOPLE.login.is_(None), name=name)
        else:
            await self._database.run(lambda connection: _must_be_kept(connection, name, login))
            await self._change(account, name=name, login=login)
        return Account(account.id, name, account.guest)

    async def delete(self, account: Account) -> None:
        """Forget who this was: the games stay, the name and all ways to sign in go."""
        await self._database.run(lambda connection: forget(connection, account.id))

    # finding

    async def find(self, name: str) -> Account | None:
        """The account holder of this name, whatever its capital letters."""
        return await self._one(_named(name))

    async def need(self, account: str) -> Account:
        """The account with an id; a Problem if there is none."""
        found = await self._one(_PEOPLE.id == account) if ID.fullmatch(account) else None
        if found is None:
            raise Problem("not-found", f"there is nobody with the id {account[:40]!a}")
        return found

    async def by_session(self, cookie: str) -> Account | None:
        session = self._sessions.read(cookie)
        if session is None:
            return None
        return await self._known(_BY_SESSION, account=session.account, epoch=session.epoch)

    async def by_token(self, token: str) -> Account | None:
        return await self._known(_BY_TOKEN, digest=digest_of(token))

    def session(self, cookie: str) -> Session | None:
        """What a cookie says, if it was signed here."""
        return self._sessions.read(cookie)

    async def still_known(self, proofs: Collection[Proof]) -> dict[Proof, Account]:
        """Who shows which proof, of many at once; those that are worth nothing any more are left out."""
        return await self._database.run(lambda connection: _known_by(connection, proofs))

    async def session_of(self, account: Account) -> str:
        """The text of a cookie that signs this account in."""
        row = await self._row(_PEOPLE.id == account.id)
        if row is None:
            raise Problem("sign-in-first", "this account was deleted")
        return self._sessions.written(Session(account.id, row.epoch))

    # tokens of programs

    async def new_token(self, account: Account, name: str) -> tuple[str, str]:
        """A token for a program and its id; only a digest of the token is kept."""
        name = clean_name(name, TOKEN_NAME_LENGTH)
        token = new_token()
        row = {"id": new_id(), "account": account.id, "digest": digest_of(token), "name": name, "created": now()}

        def work(connection: Connection) -> None:
            owned = select(func.count()).select_from(schema.tokens).where(_TOKENS.account == account.id)
            if connection.execute(owned).scalar_one() >= MOST_TOKENS:
                raise Problem("not-now", f"an account has at most {MOST_TOKENS} tokens: revoke one first")
            connection.execute(insert(schema.tokens).values(row))

        await self._database.run(work)
        return str(row["id"]), token

    async def tokens(self, account: Account) -> list[Token]:
        """The tokens of an account, oldest first."""
        wanted = select(_TOKENS.id, _TOKENS.name, _TOKENS.created).where(_TOKENS.account == account.id)
        ordered = wanted.order_by(_TOKENS.created, _TOKENS.id)
        return await self._database.run(lambda connection: [Token(*row) for row in connection.execute(ordered)])

    async def revoke(self, account: Account, token: str) -> None:
        """Make a token worthless, by its id."""
        wanted = delete(schema.tokens).where(_TOKENS.account == account.id, _TOKENS.id == token)
        revoked = 0
        if ID.fullmatch(token):
            revoked = await self._database.run(lambda connection: connection.execute(wanted).rowcount)
        if not revoked:
            raise Problem("not-found", "you have no such token")

    # the database

    async def _row(self, *conditions: ColumnElement[bool]) -> Any:
        wanted = select(schema.accounts).where(_HERE, *conditions)
        return await self._database.run(lambda connection: connection.execute(wanted).one_or_none())

    async def _one(self, *conditions: ColumnElement[bool]) -> Account | None:
        return await self._known(select(schema.accounts).where(_HERE, *conditions))

    async def _known(self, wanted: Select[Any], **values: Any) -> Account | None:
        row = await self._database.run(lambda connection: connection.execute(wanted, values).one_or_none())
        return None if row is None else _account(row)

    async def _change(self, account: Account, *conditions: ColumnElement[bool], **values: Any) -> None:
        """Change an account that is still as it was thought to be."""
        wanted = update(schema.accounts).where(_PEOPLE.id == account.id, _HERE, *conditions).values(values)
        try:
            changed = await self._database.run(lambda connection: connection.execute(wanted).rowcount)
        except IntegrityError:
            raise _taken(str(values.get("name", account.name))) from None
        if not changed:
            raise Problem("not-now", "this account was changed elsewhere at the same time")


def forget(connection: Connection, account: str) -> None:
    for ways in (schema.tokens, schema.passkeys, schema.recoveries):
        connection.execute(delete(ways).where(ways.c.account == account))
    gone = {"name": DELETED, "login": None, "password": None, "epoch": _PEOPLE.epoch + 1, "deleted": now()}
    connection.execute(update(schema.accounts).where(_PEOPLE.id == account, _HERE).values(gone))


def _known_by(connection: Connection, proofs: Collection[Proof]) -> dict[Proof, Account]:
    found: dict[Proof, Account] = {}
    for some in _pieces([proof for proof in proofs if isinstance(proof, Session)]):
        wanted = select(schema.accounts).where(_HERE, _PEOPLE.id.in_({session.account for session in some}))
        people = {(row.id, row.epoch): _account(row) for row in connection.execute(wanted)}
        found |= {one: people[one.account, one.epoch] for one in some if (one.account, one.epoch) in people}
    for digests in _pieces([proof for proof in proofs if isinstance(proof, str)]):
        owned = select(schema.accounts, _TOKENS.digest).join(schema.tokens, _TOKENS.account == _PEOPLE.id)
        for row in connection.execute(owned.where(_HERE, _TOKENS.digest.in_(digests))):
            found[row.digest] = _account(row)
    return found


def _pieces(values: list[T]) -> Iterator[list[T]]:
    for first in range(0, len(values), ASKED_AT_ONCE):
        yield values[first : first + ASKED_AT_ONCE]


def _account(row: Any) -> Account:
    return Account(row.id, row.name, row.login is None)


def _named(name: str) -> ColumnElement[bool]:
    """How to find the holder of a name; nobody has the empty login."""
    return _PEOPLE.login == (login_tried(name) or "")


def _must_be_kept(connection: Connection, name: str, login: str) -> None:
    """A name that the host took from somebody is nobody's any more."""
    if connection.execute(select(schema.removed.c.login).where(schema.removed.c.login == login)).first() is not None:
        raise Problem("name-taken", f"nobody can be called {name!r} here")


def _must_be_free(connection: Connection, name: str, login: str) -> None:
    _must_be_kept(connection, name, login)
    if connection.execute(select(_PEOPLE.id).where(_PEOPLE.login == login)).first() is not None:
        raise _taken(name)
