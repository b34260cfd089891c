"""How often something may be done: rates for one address and for one account, kept in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from functools import lru_cache
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from msgspec import Struct

from meydan.server.accounts import Account
from meydan.server.problems import Problem

# By kind: of one address (a whole club may share it), of one account. A sign-in counts for the name that was tried.
RATES: Final[dict[str, tuple[str, str]]] = {
    "guest": ("120/hour", ""),
    "sign-in": ("60/10 minutes", "30/hour"),
    "account": ("60/hour", "20/hour"),
    "token": ("120/hour", "60/hour"),
    "search": ("600/minute", "120/minute"),
    "table": ("240/hour", "120/hour"),
    "record": ("240/hour", "60/hour"),
    "chat": ("240/minute", "30/minute"),
    "choice": ("12000/minute", "3000/minute"),
    "socket": ("1200/minute", "240/minute"),
    "replay": ("1200/minute", "300/minute"),
}

TIDIED: Final = 600.0  # seconds after which it is forgotten who did nothing for long
SECONDS: Final = {"minute": 60, "minutes": 60, "hour": 3600}


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int


class Window(Struct):
    """What somebody did in the present window of a rate and in the one before, which counts less and less."""

    number: int
    count: int = 0
    before: int = 0


class Limits:
    """Counts what is done and refuses what is too much."""

    def __init__(self, generosity: int = 1) -> None:
        """All rates may be multiplied, for measurements; 0 is without limits."""
        self._rates = {kind: tuple(_rate(text, generosity) for text in texts) for kind, texts in RATES.items()}
        self._windows: dict[tuple[str, Rate, str], Window] = {}
        self._tidied = time.monotonic()

    def hit(self, kind: str, connection: ASGIConnection[Any, Any, Any, Any], account: Account | str | None) -> None:
        """Count something of a kind; a Problem says when to try again."""
        of_address, of_account = self._rates[kind]
        if of_address is not None:
            self._count(kind, of_address, address_of(connection))
        if of_account is not None and account is not None:
            self._count(kind, of_account, account.id if isinstance(account, Account) else account)

    def _count(self, kind: str, rate: Rate, who: str) -> None:
        now = time.monotonic()
        if now > self._tidied + TIDIED:
            self._tidy(now)
        number, passed = divmod(now, rate.seconds)
        window = self._windows.get((kind, rate, who))
        if window is None:
            window = self._windows[kind, rate, who] = Window(int(number))
        elif window.number != number:
            window.before = window.count if window.number == number - 1 else 0
            window.number, window.count = int(number), 0
        if window.count + 1 + window.before * (1 - passed / rate.seconds) > rate.amount:
            wait = max(1, math.ceil(rate.seconds - passed))
            raise Problem(
                "too-many-requests", f"too many requests of the kind {kind!r}: try again in {wait} s", retry_after=wait
            )
        window.count += 1

    def _tidy(self, now: float) -> None:
        """Forget who did nothing for long."""
        self._tidied = now
        self._windows = {
            key: window for key, window in self._windows.items() if window.number >= now // key[1].seconds - 1
        }


def _rate(text: str, generosity: int) -> Rate | None:
    """A rate as it is written: "60/10 minutes"."""
    if not text or not generosity:
        return None
    amount, _, time = text.partition("/")
    count, _, unit = time.rpartition(" ")
    return Rate(int(amount) * generosity, int(count or 1) * SECONDS[unit])


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return "local" if connection.client is None else household(connection.client.host)


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
