"""Accounts that last: passwords that change and are recovered, passkeys, all of one's data, and the end of it."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import partial
from typing import Annotated, Any, Final, cast
from urllib.parse import urlsplit

import structlog
from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from meydan.server import mine, passkeys, recovering
from meydan.server.accounts import Account, clean_name, login_of, login_tried
from meydan.server.api import GONE, WRITING, refusals
from meydan.server.api.access import admit, hall_of
from meydan.server.api.accounts import NAME, NameGiven, accounts_of, limits_of, signed_in, signed_out, told_everywhere
from meydan.server.calling import wishes
from meydan.server.calling.mail import Mailer
from meydan.server.calling.posting import NotSent
from meydan.server.guarding import need_session
from meydan.server.passkeys import ADD, ENTER, NEW, Passkeys, Place
from meydan.server.problems import need
from meydan.server.told import AccountMade, AccountWays, Ceremony, LinkAsked, PasskeyTold, RecoveryCode

Asked = Request[Any, Any, Any]
Secret = Annotated[str, Meta(max_length=1000)]
Answer = dict[str, Any]
CHANGING: Final = (*WRITING, "sign-in-first", "forbidden", "wrong-password", "not-now")
WRONG: Final = "this name and this code do not open an account: each code does so once"
OLD: Final = "this link is too old, or it was used: ask for another"
DATA_TOLD: Final = {200: ResponseSpec(dict[str, Any], False, "All that is kept of somebody", MediaType.JSON)}
log = structlog.get_logger()
_sending: set[asyncio.Task[None]] = set()  # mails under way


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """That it is really me: my password, or what a passkey of mine has signed for a ticket. A guest needs neither."""

    password: Secret | None = None
    ticket: Secret | None = None
    credential: Answer | None = None

    def __repr__(self) -> str:
        return "Confirmation(…)"


class PasswordWish(Struct, forbid_unknown_fields=True):
    """A new password, and that it is really me who wants it."""

    password: Annotated[str, Meta(description="10 to 200 characters")]
    confirm: Confirmation = Confirmation()

    def __repr__(self) -> str:
        return "PasswordWish(…)"


class CodeGiven(Struct, forbid_unknown_fields=True):
    """A recovery code, whose it is, and the password from now on."""

    name: Annotated[str, Meta(description=NAME)]
    code: Secret
    password: Annotated[str, Meta(description="10 to 200 characters")]

    def __repr__(self) -> str:
        return f"CodeGiven({self.name!r})"


class LinkWish(Struct, forbid_unknown_fields=True):
    who: Annotated[str, Meta(max_length=254, description="a name, or an address of e-mail")]


class LinkGiven(Struct, forbid_unknown_fields=True):
    """What stood in the link of a mail, and the password from now on."""

    token: Secret
    password: Annotated[str, Meta(description="10 to 200 characters")]

    def __repr__(self) -> str:
        return "LinkGiven(…)"


class CeremonyWish(Struct, forbid_unknown_fields=True):
    """What a passkey is asked for: to enter, to be added to my account, or to make an account with a name."""

    purpose: Annotated[str, Meta(pattern="^(enter|add|new)$")]
    name: Annotated[str, Meta(max_length=40, description=NAME)] = ""


class PasskeyGiven(Struct, forbid_unknown_fields=True):
    """What a browser answered for a ticket, and how I call the passkey."""

    ticket: Secret
    credential: Answer
    name: Annotated[str, Meta(description="1 to 40 characters", examples=["my phone"])] = "passkey"
    confirm: Confirmation = Confirmation()

    def __repr__(self) -> str:
        return f"PasskeyGiven({self.name!r})"


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """What a browser answered for a ticket."""

    ticket: Secret
    credential: Answer

    def __repr__(self) -> str:
        return "PasskeyShown(…)"


# -- how one gets in ------------------------------------------------------------------------------------------


@get(
    "/api/account",
    summary="How I get into my account",
    tags=["accounts"],
    responses=refusals("sign-in-first", "forbidden"),
)
async def ways(request: Asked) -> AccountWays:
    account = need_session(request)
    password = await accounts_of(request).has_password(account)

    def work(connection: Connection) -> AccountWays:
        calling = wishes.find(connection, account.id)
        return AccountWays(
            guest=account.guest,
            password=password,
            passkeys=passkeys.known(connection, account.id),
            recovery=recovering.made(connection, account.id),
            mail=calling.mail if calling.confirmed else None,
            can_mail=_mailer(request).ready,
        )

    return await hall_of(request).database.run(work)


@put(
    "/api/account/password",
    status_code=201,
    summary="Choose another password",
    tags=["accounts"],
    responses=refusals(*CHANGING),
)
async def change_password(data: JSONBody[PasswordWish], request: Asked) -> Response[Account]:
    """All other devices are signed out; tokens of programs stay."""
    account = await _confirmed(request, data.confirm)
    need(not account.guest, "not-now", "a guest makes an account first")
    await accounts_of(request).set_password(account, data.password)
    return await signed_in(request, account)


@post("/api/account/recovery", summary="A new recovery code", tags=["accounts"], responses=refusals(*CHANGING))
async def new_code(data: JSONBody[Confirmation], request: Asked) -> RecoveryCode:
    """The one before is worth nothing any more."""
    account = await _confirmed(request, data)
    need(not account.guest, "not-now", "a guest makes an account first")
    database = hall_of(request).database
    return RecoveryCode(await database.run(lambda connection: recovering.new_code(connection, account.id)))


@get(
    "/api/account/data",
    media_type=MediaType.JSON,
    summary="All that is kept of me",
    tags=["accounts"],
    responses=DATA_TOLD | refusals("sign-in-first", "forbidden", "too-many-requests"),
)
async def my_data(request: Asked) -> Response[bytes]:
    """Account, tables and seats, what I chose and said, ratings, uploaded records: all of it but secrets."""
    account = admit(request, "record", need_session)
    found = await hall_of(request).database.run(lambda connection: mine.all_of(connection, account.id))
    headers = {"Content-Disposition": 'attachment; filename="meydan-account.json"'}
    return Response(mine.as_file(found), media_type=MediaType.JSON, headers=headers)


@post(
    "/api/account/deletion",
    status_code=204,
    summary="Delete my account for good",
    tags=["accounts"],
    responses=GONE | refusals(*CHANGING),
)
async def delete_for_good(data: JSONBody[Confirmation], request: Asked) -> Response[None]:
    account = await _confirmed(request, data)
    await hall_of(request).seating.leave(account.id)
    return signed_out(request)


# -- coming back ----------------------------------------------------------------------------------------------


@post(
    "/api/recovery/code",
    summary="Come back with a recovery code",
    tags=["accounts"],
    responses=refusals(*WRITING, "wrong-password"),
)
async def by_code(data: JSONBody[CodeGiven], request: Asked) -> Response[Account]:
    """A new password, and all devices are signed out; the code is used up."""
    login = login_tried(data.name) or ""
    limits_of(request).hit("recovery", request, login)
    found = lambda connection: recovering.spend_code(connection, login, data.code)  # noqa: E731
    return await signed_in(request, await accounts_of(request).recover(data.password, found, WRONG))


@post(
    "/api/recovery/mail",
    status_code=200,
    summary="Ask for a link by mail",
    tags=["accounts"],
    responses=refusals(*WRITING, "not-now"),
)
async def ask_for_link(data: JSONBody[LinkWish], request: Asked) -> LinkAsked:
    """To the confirmed address of an account. The answer is the same, and comes as soon, if there is none."""
    who = data.who.strip()
    login = login_tried(who) or ""
    limits_of(request).hit("recovery", request, who if "@" in who else login)
    need(_mailer(request).ready, "not-now", "this service sends no mails: a recovery code opens an account")
    task = asyncio.create_task(_send_links(request, login, who))
    _sending.add(task)
    task.add_done_callback(_sending.discard)
    return LinkAsked(True)


async def _send_links(request: Asked, login: str, who: str) -> None:
    database, mailer = hall_of(request).database, _mailer(request)
    try:
        for row in await database.run(lambda connection: recovering.reached_by(connection, login, who)):
            calling = await database.run(partial(wishes.find, account=row.id))
            await mailer.recover(calling, row.name, row.mail, _links(request).token(row.id, row.epoch))
    except NotSent as problem:
        log.info("a link was not sent", reason=str(problem)[:200])
    except Exception:
        log.exception("a link was not sent")


@post(
    "/api/recovery/link",
    summary="Come back with the link of a mail",
    tags=["accounts"],
    responses=refusals(*WRITING, "wrong-password"),
)
async def by_link(data: JSONBody[LinkGiven], request: Asked) -> Response[Account]:
    """A new password, and all devices are signed out; the link is used up."""
    limits_of(request).hit("recovery", request, None)
    read = _links(request).read(data.token)
    found = lambda connection: None if read is None else recovering.opened_by(connection, *read)  # noqa: E731
    return await signed_in(request, await accounts_of(request).recover(data.password, found, OLD))


# -- passkeys -------------------------------------------------------------------------------------------------


@post(
    "/api/passkeys/ask",
    status_code=200,
    summary="Ask for a passkey",
    tags=["accounts"],
    responses=refusals(*CHANGING, "name-taken"),
)
async def ask(data: JSONBody[CeremonyWish], request: Asked) -> Ceremony:
    """What a browser is to sign, good for some minutes and one answer."""
    limits_of(request).hit("account" if data.purpose != ENTER else "sign-in", request, None)
    place, keys = _place(request), _passkeys(request)
    if data.purpose == ENTER:
        return keys.to_enter(place)
    if data.purpose == ADD:
        account = need_session(request)
        need(not account.guest, "not-now", "a guest makes an account first")
        known = await hall_of(request).database.run(lambda work: passkeys.credentials(work, account.id))
        return keys.to_make(place, ADD, account.id, account.name, known)
    name = clean_name(data.name)
    login_of(name)
    account = need_session(request)
    need(account.guest, "not-now", "you have an account already")
    taken = await accounts_of(request).find(name)
    need(taken is None, "name-taken", f"the name {name!r} belongs to somebody: sign in or take another")
    return keys.to_make(place, NEW, account.id, name, [])


@post(
    "/api/account/passkey",
    summary="Make an account with a passkey",
    tags=["accounts"],
    responses=refusals(*CHANGING, "name-taken"),
)
async def make_account(data: JSONBody[PasskeyGiven], request: Asked) -> Response[AccountMade]:
    """The guest becomes an account and keeps everything; it needs no password."""
    account = admit(request, "account", need_session)
    keys = _passkeys(request)
    ticket = keys.ticket(data.ticket, NEW)
    need(account.id == ticket.account, "forbidden", "this passkey was asked for somebody else")
    proven = keys.made(_place(request), ticket, data.credential)

    def keep(connection: Connection) -> None:
        passkeys.spend(connection, ticket)
        passkeys.add(connection, account.id, proven, data.name)

    made, code = await accounts_of(request).settle(account, ticket.name, None, keep)
    await told_everywhere(request, made)
    return await signed_in(request, made, AccountMade(made.id, made.name, False, code))


@post("/api/passkeys", summary="Add a passkey", tags=["accounts"], responses=refusals(*CHANGING))
async def add_passkey(data: JSONBody[PasskeyGiven], request: Asked) -> PasskeyTold:
    account = await _confirmed(request, data.confirm)
    keys = _passkeys(request)
    ticket = keys.ticket(data.ticket, ADD)
    need(ticket.account == account.id, "forbidden", "this passkey was asked for somebody else")
    proven = keys.made(_place(request), ticket, data.credential)

    def work(connection: Connection) -> PasskeyTold:
        passkeys.spend(connection, ticket)
        return passkeys.add(connection, account.id, proven, data.name)

    return await hall_of(request).database.run(work)


@patch(
    "/api/passkeys/{passkey:str}",
    summary="Call a passkey something else",
    tags=["accounts"],
    responses=refusals(*CHANGING, "not-found"),
)
async def rename_passkey(passkey: FromPath[str], data: JSONBody[NameGiven], request: Asked) -> None:
    account = admit(request, "account", need_session)
    await hall_of(request).database.run(lambda work: passkeys.rename(work, account.id, passkey, data.name))


@delete(
    "/api/passkeys/{passkey:str}",
    summary="Remove a passkey",
    tags=["accounts"],
    responses=refusals(*CHANGING, "not-found"),
)
async def remove_passkey(passkey: FromPath[str], request: Asked) -> None:
    """The last way into an account stays."""
    account = need_session(request)
    await hall_of(request).database.run(lambda work: passkeys.remove(work, account.id, passkey))


@post(
    "/api/session/passkey",
    summary="Sign in with a passkey",
    tags=["accounts"],
    responses=refusals(*WRITING, "wrong-password", "not-now"),
)
async def enter(data: JSONBody[PasskeyShown], request: Asked) -> Response[Account]:
    """Nobody types a name: the passkey knows whose it is."""
    limits_of(request).hit("sign-in", request, None)
    whose = await _shown(request, data.ticket, data.credential)
    return await signed_in(request, await accounts_of(request).need(whose))


# -- parts ----------------------------------------------------------------------------------------------------


async def _confirmed(request: Asked, given: Confirmation) -> Account:
    """Who asks, once they have shown that it is really them; a guest has nothing to show."""
    account = admit(request, "account", need_session)
    if account.guest:
        return account
    if given.ticket is not None and given.credential is not None:
        mine_alone = await _shown(request, given.ticket, given.credential) == account.id
    else:
        limits_of(request).hit("sign-in", request, account.id)
        mine_alone = await accounts_of(request).is_password(account, given.password or "")
    need(mine_alone, "wrong-password", "this needs your password, or a passkey of yours")
    return account


async def _shown(request: Asked, ticket: str, credential: Answer) -> str:
    """Whose passkey has signed a ticket."""
    keys, place = _passkeys(request), _place(request)
    read = keys.ticket(ticket, ENTER)
    return await hall_of(request).database.run(lambda work: keys.entered(work, place, read, credential))


def _place(request: Asked) -> Place:
    """Where the page is that asks: at our public address or, without one, where the browser says; it was checked."""
    told = request.app.state.config.public or request.headers.get("origin", "")
    parts = urlsplit(told.lower())
    name = parts.hostname or ""
    try:
        ipaddress.ip_address(name)
        name = ""
    except ValueError:
        pass
    need(bool(name), "not-now", "passkeys need a page with a name, such as localhost or one given with --public")
    return Place(name, f"{parts.scheme}://{parts.netloc}")


def _passkeys(request: Asked) -> Passkeys:
    return cast(Passkeys, request.app.state.passkeys)


def _links(request: Asked) -> recovering.Links:
    return cast(recovering.Links, request.app.state.links)


def _mailer(request: Asked) -> Mailer:
    return cast(Mailer, request.app.state.mailer)


HANDLERS: Final = [
    ways, change_password, new_code, my_data, delete_for_good, by_code, ask_for_link, by_link, ask, make_account,
    add_passkey, rename_passkey, remove_passkey, enter,
]  # fmt: skip
