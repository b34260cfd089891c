"""Who wants to be called, for what, and how they can be reached."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field
from sqlalchemy import Connection, delete, insert, select, update

from meydan.server.outbox import AGREE, DEADLINE, INVITED, KINDS, NIGHT, OVER, ROUND, SOON, TURN
from meydan.server.problems import need
from meydan.server.room import as_json
from meydan.server.schema import accounts, callings, pushes
from meydan.server.stamps import new_id, new_link, now

PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"
WAYS: Final = (PUSH, MAIL, HOOK)
MOST_DEVICES: Final = 10

# What calls until somebody says otherwise: whoever adds a way wants to be called by it.
USUAL: Final[dict[str, list[str]]] = {
    TURN: [*WAYS],
    DEADLINE: [*WAYS],
    INVITED: [*WAYS],
    ROUND: [*WAYS],
    OVER: [PUSH, HOOK],
    AGREE: [*WAYS],
    NIGHT: [*WAYS],
    SOON: [*WAYS],
}


class Device(Struct, frozen=True):
    """A browser that takes pushes."""

    id: str
    endpoint: str
    key: str
    auth: str


class Calling(Struct, frozen=True):
    """What somebody chose about being called."""

    account: str
    language: str = "en"
    zone: str = "UTC"
    wishes: dict[str, list[str]] = field(default_factory=lambda: dict(USUAL))
    always: bool = False
    mail: str | None = None
    confirmed: bool = False
    mailed: int = 0
    hook: str | None = None
    secret: str | None = None
    devices: tuple[Device, ...] = ()

    @property
    def ways(self) -> set[str]:
        """The ways by which they can be reached."""
        there = {PUSH: bool(self.devices), MAIL: bool(self.mail and self.confirmed), HOOK: bool(self.hook)}
        return {way for way in WAYS if there[way]}

    def wanted(self, kind: str) -> set[str]:
        """The ways by which they want to be called for something, and can be."""
        return self.ways & set(self.wishes.get(kind, ()))

    def __repr__(self) -> str:
        return f"Calling({self.account!r})"


def find(connection: Connection, account: str) -> Calling:
    """What somebody chose, or what is usual."""
    row = connection.execute(select(callings).where(callings.c.account == account)).one_or_none()
    if row is None:
        return Calling(account)
    query = select(pushes).where(pushes.c.account == account).order_by(pushes.c.created)
    devices = tuple(Device(one.id, one.endpoint, one.key, one.auth) for one in connection.execute(query))
    chosen: dict[str, list[str]] = USUAL | json.loads(row.wishes)  # there may be more kinds by now
    told = (row.language, row.zone, chosen, row.always, row.mail, row.confirmed, row.mailed, row.hook, row.secret)
    return Calling(account, *told, devices)


def change(connection: Connection, account: str, **values: Any) -> Calling:
    """Choose something else; what is not named stays."""
    _be_there(connection, account)
    if values:
        connection.execute(update(callings).where(callings.c.account == account).values(values))
    return _settled(connection, account)


def choose(connection: Connection, account: str, chosen: Mapping[str, Sequence[str]], **values: Any) -> Calling:
    """What is to call for what, in which language."""
    kept = {kind: [way for way in WAYS if way in chosen.get(kind, ())] for kind in KINDS}
    return change(connection, account, wishes=as_json(kept), **values)


def add_device(connection: Connection, account: str, endpoint: str, key: str, auth: str) -> Calling:
    """A browser takes pushes for somebody from now on; for whom it took them before, no longer."""
    _be_there(connection, account)
    mine = connection.execute(select(pushes.c.endpoint).where(pushes.c.account == account)).scalars().all()
    room = len(mine) < MOST_DEVICES or endpoint in mine
    need(room, "not-now", f"at most {MOST_DEVICES} devices can be called: remove one first")
    drop_device(connection, endpoint)
    row = {"id": new_id(), "account": account, "endpoint": endpoint, "key": key, "auth": auth, "created": now()}
    connection.execute(insert(pushes).values(row))
    return _settled(connection, account)


def drop_device(connection: Connection, endpoint: str, account: str | None = None) -> None:
    """A browser takes no more pushes, for anybody or for somebody."""
    gone = pushes.c.endpoint == endpoint
    if account is not None:
        gone = gone & (pushes.c.account == account)
    owners = connection.execute(select(pushes.c.account).where(gone)).scalars().all()
    connection.execute(delete(pushes).where(gone))
    for owner in owners:
        _settled(connection, owner)


def confirm(connection: Connection, account: str, address: str) -> bool:
    """An address is theirs; False if it is another one by now."""
    return _if_mail_is(connection, account, address, confirmed=True)


def unsubscribe(connection: Connection, account: str, address: str) -> bool:
    """Nothing is sent to an address any more; False if nothing was."""
    return _if_mail_is(connection, account, address, mail=None, confirmed=False)


def new_secret() -> str:
    return new_link()


def forget(connection: Connection, account: str) -> None:
    """Somebody is gone: what they chose goes with them."""
    for table in (pushes, callings):
        connection.execute(delete(table).where(table.c.account == account))
    connection.execute(update(accounts).where(accounts.c.id == account).values(calls=None))


def _if_mail_is(connection: Connection, account: str, address: str, **values: Any) -> bool:
    same = (callings.c.account == account) & (callings.c.mail == address)
    done = connection.execute(update(callings).where(same).values(values)).rowcount
    _settled(connection, account)
    return bool(done)


def _be_there(connection: Connection, account: str) -> None:
    """Everybody who chooses something has a row."""
    held = select(accounts.c.id).where(accounts.c.id == account).with_for_update()  # nobody makes it at the same time
    connection.execute(held)
    if connection.execute(select(callings.c.account).where(callings.c.account == account)).first() is None:
        new = Calling(account)
        connection.execute(
            insert(callings).values(
                account=account, language=new.language, zone=new.zone, wishes=as_json(new.wishes), always=new.always,
                confirmed=False, mailed=0, claimed=0,
            )
        )  # fmt: skip


def _settled(connection: Connection, account: str) -> Calling:
    """What is chosen now; the kinds of calls that reach them are noted where tables are read."""
    chosen = find(connection, account)
    kinds = " ".join(kind for kind in KINDS if chosen.wanted(kind))
    connection.execute(update(accounts).where(accounts.c.id == account).values(calls=kinds or None))
    return chosen
