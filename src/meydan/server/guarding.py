"""The gate of the service: who asks, from where, how much at once, and how every refusal is told."""

from __future__ import annotations

import ipaddress
import json
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, ExceptionHandlersMap, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meydan.server.accounts import Account, Accounts, Proof
from meydan.server.keys import digest_of
from meydan.server.problems import Problem
from meydan.server.sessions import COOKIE

BODY_LIMIT: Final = 64 * 1024  # bytes of a request, and of a message on a socket
RECORD_LIMIT: Final = 2 * 1024 * 1024  # of an uploaded record

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
PROBLEM_TYPE: Final = "application/problem+json"
LOCAL: Final = "localhost"
DENIAL: Final = "websocket.http.response"  # what servers call an answer to a socket that is not opened

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[dict[str, str]] = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links to private tables stay here
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
NOT_KEPT: Final = {"cache-control": "no-store"}

# What the framework refuses by itself, as codes of ours.
CODES: Final[dict[int, str]] = {
    400: "bad-request",
    401: "sign-in-first",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    429: "too-many-requests",
    500: "failure",
}

Connection = ASGIConnection[Any, Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
log = logging.getLogger(__name__)


# -- who asks -----------------------------------------------------------------------------------------------


def account_of(connection: Connection) -> Account | None:
    """Who sends a request or holds a socket, if he signed in."""
    account: Account | None = connection.scope.get("user")
    return account


def need_account(connection: Connection) -> Account:
    account = account_of(connection)
    if account is None:
        raise Problem("sign-in-first", "come in as a guest or sign in first")
    return account


def need_session(connection: Connection) -> Account:
    """Who asks with a cookie: a program with a token cannot change the account it plays for."""
    account = need_account(connection)
    if connection.scope.get("auth") != "session":
        raise Problem("forbidden", "a token cannot do this: sign in")
    return account


def bearer(connection: Connection) -> str | None:
    """The token a program sends."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


# -- from where ---------------------------------------------------------------------------------------------


def check_origin(connection: Connection, public: str) -> None:
    """Refuse writes and sockets that a page of somebody else makes a browser send."""
    if connection.scope.get("method") in READING and connection.scope["type"] != ScopeType.WEBSOCKET:
        return
    if bearer(connection) is not None:  # no page can make a browser send one
        return
    told = connection.headers.get("origin") or connection.headers.get("referer")
    if told is None:
        if COOKIE in connection.cookies:
            raise Problem("wrong-origin", "a request with a cookie must say where it comes from, in Origin")
    elif not is_ours(told, connection.headers.get("host", ""), public):
        raise Problem("wrong-origin", f"requests from {told[:100]!a} are not allowed here")


def check_host(host: str, names: Collection[str]) -> None:
    """Refuse whoever calls us by a name that is not ours: a page can make its own name lead to this machine.

    Addresses in numbers are no names, and lead where they say; a program of old may send nothing.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        if not host or name in names or name == LOCAL or name.endswith(f".{LOCAL}") or ipaddress.ip_address(name):
            return
    except ValueError:
        pass
    own = sorted({LOCAL, *names})
    raise Problem("wrong-host", f"this service is not called {host[:100]!a}: --public gives it a name", allowed=own)


def is_ours(address: str, host: str, public: str) -> bool:
    """Whether an address is at our public address, or at the host that was asked."""
    origin = origin_of(address)
    if not origin:
        return False
    if origin == origin_of(public):
        return True
    scheme = origin.partition(":")[0]
    return origin == origin_of(f"{scheme}://{host}") and (scheme == "https" or not is_secure(public))


def origin_of(address: str) -> str:
    """Scheme, host and port, written in one way; empty if that is not to be had."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port or (443 if parts.scheme == 'https' else 80)}"


def is_secure(public: str) -> bool:
    """Whether people reach us through https."""
    return public.lower().startswith("https://")


def headers_for(public: str) -> dict[str, str]:
    """What every answer carries at a public address."""
    return HEADERS | (ONLY_HTTPS if is_secure(public) else {})


async def _who(connection: Connection) -> tuple[str | None, Account | None]:
    """How somebody shows who he is, and who that is."""
    accounts: Accounts = connection.app.state.accounts
    token = bearer(connection)
    if token is not None:
        return "token", await accounts.by_token(token)
    cookie = connection.cookies.get(COOKIE)
    if cookie and connection.scope["path"].startswith("/api/"):
        return "session", await accounts.by_session(cookie)
    return None, None


def proof_of(connection: Connection) -> Proof | None:
    """What somebody shows, in a form that can be looked at again; None if it is worth nothing."""
    token = bearer(connection)
    if token is not None:
        return digest_of(token)
    accounts: Accounts = connection.app.state.accounts
    cookie = connection.cookies.get(COOKIE)
    return accounts.session(cookie) if cookie else None


# -- the gate -----------------------------------------------------------------------------------------------


class Guard(ASGIMiddleware):
    """Checks where a request comes from, finds out who sends it, and puts our headers on the answer."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, public: str) -> None:
        self._public = public
        self._headers = headers_for(public)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            async with refusing(WebSocket(scope, receive, send)) as socket:
                await self._admit(socket)
            if socket.connection_state == "disconnect":
                return
        else:
            await self._admit(ASGIConnection(scope))
            receive = _whole(receive)
        await next_app(scope, receive, self._dressed(scope, send))

    async def _admit(self, connection: Connection) -> None:
        check_origin(connection, self._public)
        connection.scope["auth"], connection.scope["user"] = await _who(connection)

    def _dressed(self, scope: Scope, send: Send) -> Send:
        if scope["type"] != ScopeType.HTTP:
            return send
        headers = self._headers | (NOT_KEPT if scope["path"].startswith("/api/") else {})

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = MutableScopeHeaders.from_message(message)
                for name, value in headers.items():
                    present.setdefault(name, value)
            await send(message)

        return sending


def _whole(receive: Receive) -> Receive:
    """Whoever leaves in the middle of a request has not met a fault of ours."""
    more = True

    async def received() -> Any:
        nonlocal more
        message = await receive()
        if message["type"] == "http.disconnect" and more:
            raise Problem("too-slow", "this request never came to its end")
        more = more and message["type"] == "http.request" and message["more_body"]
        return message

    return received


def middleware(public: str = "") -> list[ASGIMiddleware]:
    """What stands before all handlers; it finds people in `app.state.accounts`.

    The public address is empty where people use the host itself.
    """
    return [Guard(public)]


def called_by_name(app: ASGIApp, names: Collection[str]) -> ASGIApp:
    """The same application, for those who call it by one of its names: its page, its addresses and its sockets."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check_host(Headers.from_scope(scope).get("host", ""), names)
        except Problem as problem:
            if scope["type"] == ScopeType.HTTP:
                await _refuse(send, "http.response", problem)
            else:
                async with refusing(WebSocket(scope, receive, send)):
                    raise
        else:
            await app(scope, receive, send)

    return call


# -- how a refusal is told ----------------------------------------------------------------------------------


def tell_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    headers = {}
    if "retry_after" in problem.more:
        headers["retry-after"] = str(problem.more["retry_after"])
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return _answer(problem.document(), headers)


def tell_refusal(request: Request[Any, Any, Any], refused: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: no such address, a wrong method, a body that does not fit."""
    if refused.status_code >= 500:
        return tell_failure(request, refused)
    return _answer(_document(refused.status_code, refused.detail, _faults(refused)), refused.headers or {})


def problem_of(error: Exception) -> Problem | None:
    """What an error means for whoever asked; None if it is a fault of ours."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, DataError):  # such as a text with a zero byte
        return Problem("bad-request", "a value has characters that cannot be stored")
    if isinstance(error, DBAPIError | PoolTimeout):
        log.error("the database failed", exc_info=error)
        return Problem("busy", "the database does not answer: try again, with the same key")
    if isinstance(error, RecursionError | UnicodeDecodeError):
        return Problem("bad-request", "this cannot be read: it is nested too deeply, or no UTF-8")
    return None


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """What nobody has refused; of a fault of ours the log has the details, the answer none."""
    problem = problem_of(error)
    if problem is not None:
        return tell_problem(request, problem)
    log.error("%s %s failed", request.method, request.scope.get("path_template") or "(none)", exc_info=error)
    return _answer(_document(500, "something went wrong here; it was noted"))


PROBLEM_HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: tell_problem,
    HTTPException: tell_refusal,
    Exception: tell_failure,
}


def _faults(refused: HTTPException) -> list[dict[str, str]]:
    """Which parts of a request did not fit, and why."""
    if not isinstance(refused, ValidationException) or not isinstance(refused.extra, list):
        return []
    return [{"field": str(fault.get("key", "")), "fault": str(fault["message"])} for fault in refused.extra]


def _document(status: int, sentence: str, faults: Sequence[dict[str, str]] = ()) -> dict[str, Any]:
    code = CODES.get(status, CODES[400] if status < 500 else CODES[500])
    told: dict[str, Any] = {
        "type": f"urn:meydan:{code}",
        "title": code.replace("-", " "),
        "status": status,
        "detail": sentence,
        "code": code,
    }
    if faults:
        told["detail"] = "; ".join(f"{fault['field']}: {fault['fault']}".removeprefix(": ") for fault in faults)
        told["faults"] = list(faults)
    return told


def _answer(document: dict[str, Any], more: dict[str, str] | None = None) -> Response[dict[str, Any]]:
    headers = HEADERS | NOT_KEPT | (more or {})
    return Response(document, status_code=document["status"], media_type=PROBLEM_TYPE, headers=headers)


# -- refusals on sockets ------------------------------------------------------------------------------------


@asynccontextmanager
async def refusing(socket: Socket) -> AsyncIterator[Socket]:
    """Ends a socket for which a Problem is raised: with a document before it is opened, else with a close code."""
    try:
        yield socket
    except Problem as problem:
        if socket.connection_state == "init" and DENIAL in (socket.scope.get("extensions") or {}):
            await _refuse(socket.send, DENIAL, problem)
        else:
            await socket.close(4000 + problem.status, problem.code)
        socket.connection_state = "disconnect"


async def _refuse(send: Any, what: str, problem: Problem) -> None:
    """Answer with a document where the framework does not: a request or a socket that never comes as far as it."""
    body = json.dumps(problem.document()).encode()
    headers = HEADERS | NOT_KEPT | {"content-type": PROBLEM_TYPE, "content-length": str(len(body))}
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{what}.start", "status": problem.status, "headers": told})
    await send({"type": f"{what}.body", "body": body, "more_body": False})
