"""How often something may be done: rates for one address and for one account, kept in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from functools import lru_cache
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from litestar.connection import ASGIConnection

from meydan.server.accounts import Account
from meydan.server.problems import Problem

# By kind: of one address (a whole club may share it), of one account. A sign-in counts for the name that was tried.
RATES: Final[dict[str, tuple[str, str]]] = {
    "guest": ("120/hour", ""),
    "sign-in": ("60/10 minutes", "30/hour"),
    "account": ("60/hour", "20/hour"),
    "recovery": ("60/hour", "10/hour"),
    "token": ("120/hour", "60/hour"),
    "search": ("600/minute", "120/minute"),
    "table": ("240/hour", "120/hour"),
    "tournament": ("120/hour", "30/hour"),
    "record": ("240/hour", "60/hour"),
    "chat": ("240/minute", "30/minute"),
    "choice": ("12000/minute", "3000/minute"),
    "hint": ("600/minute", "60/minute"),
    "socket": ("1200/minute", "240/minute"),
    "replay": ("1200/minute", "300/minute"),
    "analysis": ("240/hour", "60/hour"),
    "profile": ("1200/minute", "300/minute"),
    "group": ("600/hour", "240/hour"),
    "wish": ("600/hour", "240/hour"),
    "calls": ("600/hour", "240/hour"),
    "report": ("60/hour", "20/hour"),
    "mail": ("60/hour", "6/hour"),
}


class Limits:
    """Counts what is done and refuses what is too much."""

    def __init__(self, generosity: int = 1) -> None:
        """All rates may be multiplied, for measurements; 0 is without limits."""
        self._counts = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._rates = {kind: tuple(_rate(text, generosity) for text in texts) for kind, texts in RATES.items()}

    def hit(self, kind: str, connection: ASGIConnection[Any, Any, Any, Any], account: Account | str | None) -> None:
        """Count something of a kind; a Problem says when to try again."""
        whose = account.id if isinstance(account, Account) else account
        for rate, who in zip(self._rates[kind], (address_of(connection), whose)):
            if rate is not None and who is not None and not self._counts.hit(rate, kind, who):
                raise self._too_many(kind, rate, who)

    def _too_many(self, kind: str, rate: RateLimitItem, who: str) -> Problem:
        reset = self._counts.get_window_stats(rate, kind, who).reset_time
        wait = max(1, math.ceil(reset - time.time()))
        return Problem(
            "too-many-requests", f"too many requests of the kind {kind!r}: try again in {wait} s", retry_after=wait
        )


def _rate(text: str, generosity: int) -> RateLimitItem | None:
    if not text or not generosity:
        return None
    rate = parse(text)
    return type(rate)(rate.amount * generosity, rate.multiples)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    client = connection.scope.get("client")  # rather than `connection.client`, which is made anew each time
    return "local" if client is None else household(client[0])


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """One household has a whole /64 of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
