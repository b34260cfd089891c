"""Posting to an address that somebody gave us: never into our own network, whatever its name leads to.

The name is looked up once, all that it leads to is checked, and the connection is made to one of these very numbers: a
name that leads elsewhere a moment later changes nothing. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0  # for all of it
HEAD_LIMIT: Final = 16 * 1024  # bytes of an answer that are looked at
# Networks that lead to an address of the old kind which cannot be seen from here.
TUNNELS: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class NotSent(Exception):
    """Nothing was sent, or nobody knows; the text says why."""


def check_address(address: str, *, own_network: bool = False) -> SplitResult:
    """An address of which anything can be asked; a ValueError says what is wrong with it."""
    parts = urlsplit(address)
    schemes = ("https", "http") if own_network else ("https",)
    if parts.scheme not in schemes:
        raise ValueError(f"the address begins with {schemes[0]}://")
    if not parts.hostname or parts.username or parts.password or parts.port == 0:
        raise ValueError("the address names a machine, without a name and a password before it")
    if not address.isascii() or any(letter <= " " or letter == "\x7f" for letter in address):
        raise ValueError("the address has letters that do not belong there")
    numbers = _numbers(parts.hostname)
    if numbers is not None and not own_network and not is_public(parts.hostname):
        raise ValueError("the address leads into a private network")
    return parts


def is_public(host: str) -> bool:
    """Whether an address in numbers is anybody's: no private, local or special one."""
    found = _numbers(host.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found is None or any(found in network for network in TUNNELS if network.version == found.version):
        return False
    return found.is_global and not found.is_multicast


async def post(address: str, body: bytes, headers: Mapping[str, str], *, own_network: bool = False) -> int:
    """Post something; the status of the answer. NotSent if there is none."""
    try:
        parts = check_address(address, own_network=own_network)
        async with asyncio.timeout(SECONDS):
            return await _post(parts, body, headers, own_network)
    except TimeoutError:
        raise NotSent(f"no answer within {SECONDS:.0f} s") from None
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(str(error) or type(error).__name__) from None


async def _post(parts: SplitResult, body: bytes, headers: Mapping[str, str], own_network: bool) -> int:
    reader, writer = await _connect(parts, own_network)
    try:
        head = {
            "Host": parts.netloc,
            "User-Agent": "Meydan",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        while True:
            answer = await reader.readuntil(b"\r\n\r\n")
            version, status, *_ = answer.split(b" ", 2)
            if not version.startswith(b"HTTP/1.") or not status[:3].isdigit():
                raise ValueError("what answers there is no web server")
            if int(status[:3]) >= 200:  # else it only says to go on
                return int(status[:3])
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await writer.wait_closed()


async def _connect(parts: SplitResult, own_network: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not own_network and not all(is_public(number) for number in numbers):
        raise ValueError("the address leads into a private network")
    named: dict[str, Any] = {"ssl": _tls(), "server_hostname": host} if secure else {}
    failed: OSError = OSError("the name leads nowhere")
    for number in numbers:
        try:
            return await asyncio.open_connection(number, port, limit=HEAD_LIMIT, **named)
        except OSError as error:
            failed = error
    raise failed


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _numbers(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
