"""Every request is counted, measured and logged in one line; every open WebSocket is counted."""

from __future__ import annotations

import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from meydan.server.metrics import Metrics

NOWHERE: Final = "(none)"  # route and method of a request that leads nowhere: only our own words become labels
PROBES: Final = ("/healthz", "/metrics")  # asked every few seconds, so not worth a line
log = structlog.get_logger()


def watched(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """The same application, under observation."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            if scope["path"] in PROBES and scope["method"] == "HEAD":  # as monitors ask; the server leaves the body out
                scope = {**scope, "method": "GET"}
            await _request(app, metrics, scope, receive, send)
        else:
            with metrics.sockets.track_inprogress():
                await app(scope, receive, send)

    return call


async def _request(app: ASGIApp, metrics: Metrics, scope: HTTPScope, receive: Receive, send: Send) -> None:
    status = 500
    start = time.perf_counter()

    async def sent(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    try:
        await app(scope, receive, sent)
    finally:
        seconds = time.perf_counter() - start
        route = scope.get("path_template") or NOWHERE
        method = str(scope["method"]) if route != NOWHERE else NOWHERE
        metrics.requests.labels(method, route, status).inc()
        metrics.seconds.labels(method, route).observe(seconds)
        if route not in PROBES:
            log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
