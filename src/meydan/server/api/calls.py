"""Addresses of being called: what somebody chose, their browsers, their mail and their webhook."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from meydan.server.accounts import Account
from meydan.server.api import WRITING, refusals
from meydan.server.api.access import admit, hall_of
from meydan.server.calling import wishes
from meydan.server.calling.mail import LONGEST, Mailer, is_address
from meydan.server.calling.posting import NotSent, check_address
from meydan.server.calling.push import Pusher
from meydan.server.calling.wishes import Calling
from meydan.server.calling.wording import zone_of
from meydan.server.guarding import need_session
from meydan.server.outbox import KINDS
from meydan.server.problems import Problem, need
from meydan.server.told import Calls, CallWishes, MailSettled
from meydan.voice import LANGUAGES

Asked = Request[Any, Any, Any]
POINT: Final = 65  # bytes of a key of a browser
AUTH: Final = 16  # bytes of its secret
Endpoint = Annotated[str, Meta(max_length=1000)]
Coded = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_=-]*$")]
Token = Annotated[str, Meta(max_length=1000)]
CHANGING: Final = (*WRITING, "sign-in-first", "forbidden", "not-now")


class CallsWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is to call for what, also while I look at the table or not, and in which words."""

    wishes: CallWishes
    always: bool = False
    language: Annotated[str, Meta(max_length=2)] = "en"
    zone: Annotated[str, Meta(max_length=40, description="of time, such as Europe/Kyiv")] = "UTC"


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys of a browser, as it tells them."""

    p256dh: Coded
    auth: Coded


class PushWish(Struct, forbid_unknown_fields=True, rename={"expiration": "expirationTime"}):
    """A subscription as a browser makes it."""

    endpoint: Endpoint
    keys: PushKeys
    expiration: float | None = None


class MailWish(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=LONGEST, examples=["ada@example.org"])]


class HookWish(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=500, examples=["https://example.org/hook"])]


class TokenWish(Struct, forbid_unknown_fields=True):
    token: Token


# -- what somebody chose ------------------------------------------------------------------------------------


@get("/api/calls", summary="What calls me", tags=["calls"], responses=refusals("sign-in-first", "forbidden"))
async def show(request: Asked) -> Calls:
    account = need_session(request)
    found = await hall_of(request).database.run(lambda connection: wishes.find(connection, account.id))
    return _told(request, found)


@put("/api/calls", summary="Choose what calls me", tags=["calls"], responses=refusals(*CHANGING))
async def choose(request: Asked, data: JSONBody[CallsWish]) -> Calls:
    account = admit(request, "calls", need_session)
    need(data.language in LANGUAGES, "bad-request", f"languages are {', '.join(LANGUAGES)}")
    chosen = {kind: getattr(data.wishes, kind) for kind in KINDS}
    zone = data.zone if zone_of(data.zone) else "UTC"  # a browser may know more zones than we do
    more = {"always": data.always, "language": data.language, "zone": zone}
    return await _changed(request, account, lambda connection: wishes.choose(connection, account.id, chosen, **more))


# -- browsers -----------------------------------------------------------------------------------------------


@post("/api/calls/push", summary="Push to this browser", tags=["calls"], responses=refusals(*CHANGING))
async def add_push(request: Asked, data: JSONBody[PushWish]) -> Calls:
    account = admit(request, "calls", need_session)
    _check(request, data.endpoint)
    key, auth = _decoded(data.keys.p256dh), _decoded(data.keys.auth)
    need(len(key) == POINT and key[0] == 4 and len(auth) == AUTH, "bad-request", "these are not the keys of a browser")
    told = data.endpoint, data.keys.p256dh, data.keys.auth
    return await _changed(request, account, lambda connection: wishes.add_device(connection, account.id, *told))


@delete(
    "/api/calls/push",
    status_code=200,
    summary="Push no more to a browser",
    tags=["calls"],
    responses=refusals(*CHANGING),
)
async def drop_push(request: Asked, endpoint: Annotated[str, QueryParameter(max_length=1000)]) -> Calls:
    account = admit(request, "calls", need_session)

    def work(connection: Connection) -> Calling:
        wishes.drop_device(connection, endpoint, account.id)
        return wishes.find(connection, account.id)

    return await _changed(request, account, work)


# -- mail ---------------------------------------------------------------------------------------------------


@put("/api/calls/mail", summary="Mail to an address", tags=["calls"], responses=refusals(*CHANGING, "busy"))
async def set_mail(request: Asked, data: JSONBody[MailWish]) -> Calls:
    """A mail asks whoever reads the address to confirm it; nothing else is sent before."""
    account = admit(request, "mail", need_session)
    mailer, address = _mailer(request), data.address.strip()
    need(mailer.ready, "not-now", "this service sends no mails")
    need(is_address(address), "bad-request", "this is no address of e-mail")
    change = {"mail": address, "confirmed": False}
    told = await _changed(request, account, lambda connection: wishes.change(connection, account.id, **change))
    found = await hall_of(request).database.run(lambda connection: wishes.find(connection, account.id))
    try:
        await mailer.confirm(found, account.name, address)
    except NotSent:
        raise Problem("busy", "the mail server does not take it: try again later") from None
    return told


@delete("/api/calls/mail", status_code=200, summary="No more mails", tags=["calls"], responses=refusals(*CHANGING))
async def drop_mail(request: Asked) -> Calls:
    account = admit(request, "calls", need_session)
    change = {"mail": None, "confirmed": False}
    return await _changed(request, account, lambda connection: wishes.change(connection, account.id, **change))


@post(
    "/api/calls/confirm",
    status_code=200,
    summary="Confirm an address by the link in a mail",
    tags=["calls"],
    responses=refusals(*WRITING, "not-found"),
)
async def confirm(request: Asked, data: JSONBody[TokenWish]) -> MailSettled:
    """Whoever has the link may do this, and nothing else with it: it signs nobody in."""
    admit(request, "mail", lambda _: None)
    return await _by_token(request, _mailer(request).signer.confirmed(data.token), wishes.confirm)


@post(
    "/api/calls/stop",
    status_code=200,
    summary="End mails by the link in one",
    tags=["calls"],
    responses=refusals(*WRITING, "not-found"),
)
async def stop(request: Asked, token: Annotated[str, QueryParameter(max_length=1000)]) -> MailSettled:
    """What mail programs do with one click (RFC 8058); it needs no cookie, and the body does not matter."""
    admit(request, "calls", lambda _: None)
    return await _by_token(request, _mailer(request).signer.stopped(token), wishes.unsubscribe)


# -- webhook ------------------------------------------------------------------------------------------------


@put("/api/calls/hook", summary="Post to an address", tags=["calls"], responses=refusals(*CHANGING))
async def set_hook(request: Asked, data: JSONBody[HookWish]) -> Calls:
    """What is posted there is signed with a secret, which is made anew each time."""
    account = admit(request, "calls", need_session)
    _check(request, data.address)
    change = {"hook": data.address, "secret": wishes.new_secret()}
    return await _changed(request, account, lambda connection: wishes.change(connection, account.id, **change))


@delete("/api/calls/hook", status_code=200, summary="Post no more", tags=["calls"], responses=refusals(*CHANGING))
async def drop_hook(request: Asked) -> Calls:
    account = admit(request, "calls", need_session)
    change = {"hook": None, "secret": None}
    return await _changed(request, account, lambda connection: wishes.change(connection, account.id, **change))


# -- parts --------------------------------------------------------------------------------------------------


async def _changed(request: Asked, account: Account, work: Callable[[Connection], Calling]) -> Calls:
    """Store what was chosen; tables are read again, since they know whom a turn calls."""
    hall = hall_of(request)
    chosen = await hall.database.run(work)
    await hall.rooms.renamed(account.id)
    return _told(request, chosen)


async def _by_token(
    request: Asked, read: tuple[str, str] | None, work: Callable[[Connection, str, str], bool]
) -> MailSettled:
    hall = hall_of(request)
    if read is None or not await hall.database.run(lambda connection: work(connection, *read)):
        raise Problem("not-found", "this link is too old, or the address is not used any more")
    await hall.rooms.renamed(read[0])
    return MailSettled(read[1])


def _told(request: Asked, chosen: Calling) -> Calls:
    pusher = cast(Pusher, request.app.state.pusher)
    return Calls(
        wishes=msgspec.convert(chosen.wishes, CallWishes),
        always=chosen.always,
        language=chosen.language,
        zone=chosen.zone,
        mail=chosen.mail,
        confirmed=chosen.confirmed,
        can_mail=_mailer(request).ready,
        hook=chosen.hook,
        secret=chosen.secret,
        devices=len(chosen.devices),
        push_key=pusher.public,
    )


def _mailer(request: Asked) -> Mailer:
    return cast(Mailer, request.app.state.mailer)


def _check(request: Asked, address: str) -> None:
    """Refuse what nothing can be posted to; where a name leads is looked at when something is posted."""
    try:
        check_address(address, own_network=request.app.state.config.own_network)
    except ValueError as error:
        raise Problem("bad-request", str(error)) from None


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        return b""


HANDLERS: Final = [show, choose, add_push, drop_push, set_mail, drop_mail, confirm, stop, set_hook, drop_hook]
