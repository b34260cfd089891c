"""Addresses of accounts: come in, sign in and out, and the tokens of programs."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar, cast

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from meydan.server.accounts import Account, Accounts, Token, login_tried
from meydan.server.api import GONE, WRITING, refusals
from meydan.server.api.access import admit
from meydan.server.guarding import account_of, is_secure, need_account, need_session
from meydan.server.hall import Hall
from meydan.server.limiting import Limits
from meydan.server.problems import Problem, need
from meydan.server.sessions import COOKIE, LONGEST
from meydan.server.told import AccountMade

Asked = Request[Any, Any, Any]
T = TypeVar("T")
NAME: Final = "2 to 24 letters and digits of any script, spaces and - _ ."


class NameGiven(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(description=NAME, examples=["Ayşe"])]


class Credentials(Struct, forbid_unknown_fields=True):
    """What an account holder signs in with."""

    name: Annotated[str, Meta(description=NAME, examples=["Ayşe"])]
    password: Annotated[str, Meta(description="10 to 200 characters", examples=["three merchants at dawn"])]

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class TokenGiven(Struct, forbid_unknown_fields=True):
    """What a token is for."""

    name: Annotated[str, Meta(description="1 to 40 characters", examples=["my bot"])]


class NewToken(Struct):
    """A token, shown this once."""

    id: str
    token: str

    def __repr__(self) -> str:
        return f"NewToken({self.id!r})"


# -- coming and going ---------------------------------------------------------------------------------------


@post(
    "/api/guest", summary="Come in as a guest", tags=["accounts"], responses=refusals(*WRITING, "name-taken", "not-now")
)
async def come_in(data: JSONBody[NameGiven], request: Asked) -> Response[Account]:
    here = account_of(request)
    if here is not None:
        raise Problem("not-now", f"you are here already, as {here.name}: sign out first")
    limits_of(request).hit("guest", request, None)
    return await signed_in(request, await accounts_of(request).guest(data.name))


@get("/api/me", summary="Who am I", tags=["accounts"], responses=refusals("sign-in-first"))
async def me(request: Asked) -> Account:
    return need_account(request)


@patch(
    "/api/me",
    summary="Take another name",
    tags=["accounts"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "name-taken", "not-now"),
)
async def rename(data: JSONBody[NameGiven], request: Asked) -> Account:
    account = admit(request, "account", need_session)
    return await told_everywhere(request, await accounts_of(request).rename(account, data.name))


@post(
    "/api/account",
    summary="Turn a guest into an account with a password",
    tags=["accounts"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "name-taken", "not-now"),
)
async def upgrade(data: JSONBody[Credentials], request: Asked) -> Response[AccountMade]:
    """With it comes a recovery code, shown this once."""
    account = admit(request, "account", need_session)
    upgraded, code = await accounts_of(request).upgrade(account, data.name, data.password)
    await told_everywhere(request, upgraded)
    return await signed_in(request, upgraded, AccountMade(upgraded.id, upgraded.name, False, code))


@delete(
    "/api/account",
    summary="Leave as a guest for good",
    tags=["accounts"],
    responses=GONE | refusals(*WRITING, "sign-in-first", "forbidden"),
)
async def delete_account(request: Asked) -> Response[None]:
    """An account is deleted with its password or a passkey: POST /api/account/deletion."""
    account = need_session(request)
    need(account.guest, "forbidden", "confirm it with your password or a passkey: POST /api/account/deletion")
    if (hall := _hall(request)) is not None:
        await hall.seating.leave(account.id)
    else:
        await accounts_of(request).delete(account)
    return signed_out(request)


@post(
    "/api/session", summary="Sign in on this device", tags=["accounts"], responses=refusals(*WRITING, "wrong-password")
)
async def sign_in(data: JSONBody[Credentials], request: Asked) -> Response[Account]:
    limits_of(request).hit("sign-in", request, login_tried(data.name))
    return await signed_in(request, await accounts_of(request).sign_in(data.name, data.password))


@delete("/api/session", summary="Sign out on this device", tags=["accounts"], responses=GONE | refusals(*WRITING))
async def sign_out(request: Asked) -> Response[None]:
    return signed_out(request)


@delete(
    "/api/sessions",
    summary="Sign out everywhere",
    tags=["accounts"],
    responses=GONE | refusals(*WRITING, "sign-in-first", "forbidden"),
)
async def sign_out_everywhere(request: Asked) -> Response[None]:
    await accounts_of(request).sign_out_everywhere(need_session(request))
    return signed_out(request)


# -- tokens and people --------------------------------------------------------------------------------------


@post(
    "/api/tokens",
    summary="Make a token for a program",
    tags=["accounts"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-now"),
)
async def new_token(data: JSONBody[TokenGiven], request: Asked) -> NewToken:
    account = admit(request, "token", need_session)
    return NewToken(*await accounts_of(request).new_token(account, data.name))


@get("/api/tokens", summary="My tokens", tags=["accounts"], responses=refusals("sign-in-first", "forbidden"))
async def tokens(request: Asked) -> list[Token]:
    return await accounts_of(request).tokens(need_session(request))


@delete(
    "/api/tokens/{token_id:str}",
    summary="Revoke a token",
    tags=["accounts"],
    responses=refusals(*WRITING, "sign-in-first", "forbidden", "not-found"),
)
async def revoke(token_id: FromPath[str], request: Asked) -> None:
    await accounts_of(request).revoke(need_session(request), token_id)


@get(
    "/api/people",
    summary="The account holder of a name",
    tags=["accounts"],
    responses=refusals("bad-request", "too-many-requests"),
)
async def people(
    request: Asked,
    name: Annotated[str, QueryParameter(description=NAME)],
) -> list[Account]:
    admit(request, "search", account_of)
    found = await accounts_of(request).find(name)
    return [] if found is None else [found]


# -- cookies and parts --------------------------------------------------------------------------------------


async def signed_in(request: Asked, account: Account, told: T | None = None) -> Response[T]:
    """An answer that signs an account in, and tells who that is or something else."""
    cookie = _cookie(request, await accounts_of(request).session_of(account), LONGEST)
    return Response(cast(T, account if told is None else told), cookies=[cookie])


def signed_out(request: Asked) -> Response[None]:
    return Response(None, status_code=204, cookies=[_cookie(request, "", 0)])


def _cookie(request: Asked, value: str, age: int) -> Cookie:
    secure = is_secure(request.app.state.config.public)
    return Cookie(COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=secure)


async def told_everywhere(request: Asked, account: Account) -> Account:
    """After a change: tables show the new name."""
    if (hall := _hall(request)) is not None:
        await hall.rooms.renamed(account.id)
    return account


def _hall(request: Asked) -> Hall | None:
    hall: Hall | None = request.app.state.get("hall")
    return hall


def accounts_of(request: Asked) -> Accounts:
    return cast(Accounts, request.app.state.accounts)


def limits_of(request: Asked) -> Limits:
    return cast(Limits, request.app.state.limits)


HANDLERS: Final = [
    come_in, me, rename, upgrade, delete_account, sign_in, sign_out, sign_out_everywhere, new_token, tokens, revoke,
    people,
]  # fmt: skip
