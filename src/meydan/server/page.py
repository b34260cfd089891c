"""The page people play on: the built client, sent from memory.

`make web` builds it into the package. Files are read once and found by their exact path, so that no path leads out of
the folder; a path without a dot is a place within the client, which finds out by itself what to show there.

The framework's static files would not do: they look a path up on the disk (a zero byte, a name too long or a file taken
for a folder is then a fault of ours, and a name with a dot is shown), never answer that nothing has changed, pack
nothing, and as a route for every path they turn "there is nothing here" of all other methods into "wrong method".
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final, Protocol

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

import meydan

FOLDER: Final = Path(meydan.__file__).parent / "page"
ROUTE: Final = "(page)"  # of all its files, in numbers and logs
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"  # their names change with what is in them
PICTURE: Final = b'property="og:image" content="/'
NAMED: Final = {
    "title": re.compile(r'(<meta property="og:title" content=")[^"]*'),
    "description": re.compile(r'(<meta property="og:description" content=")[^"]*'),
    "picture": re.compile(r'(<meta property="og:image" content=")[^"]*'),
    "card": re.compile(r'(<meta name="twitter:card" content=")[^"]*'),
}  # what messengers read in the head of the page
NOT_OURS: Final = ("api", "healthz", "metrics")  # first parts of paths that lead to the service itself
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

TEXTS: Final[dict[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
}
KINDS: Final[dict[str, str]] = TEXTS | {
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
UNKNOWN: Final = "application/octet-stream"

NOTE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Meydan</title>
<h1>Meydan</h1>
<p>The table service is well, but its page has not been built here.
Run <code>make web</code> where the sources are, then load this again.
<p>Programs play without it: <a href="/api/schema/openapi.json">what can be asked of the service</a>.
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # by gzip, where that makes it shorter
    headers: dict[str, str]
    status: int = 200

    @classmethod
    def of(cls, path: str, body: bytes) -> File:
        end = Path(path).suffix
        packed = gzip.compress(body, mtime=0) if end in TEXTS else body
        headers = {
            "content-type": KINDS.get(end, UNKNOWN),
            "cache-control": FOR_GOOD if path.startswith(ASSETS) else ASK_AGAIN,
            "etag": f'W/"{hashlib.sha256(body).hexdigest()[:24]}"',
        }
        if len(packed) >= len(body):
            return cls(body, None, headers)
        return cls(body, packed, {**headers, "vary": "Accept-Encoding"})


Previewing = Callable[[HTTPScope], Awaitable["Told | None"]]


class Told(Protocol):
    """What is told of a link before it is opened: a title, a sentence and the path of a picture."""

    @property
    def title(self) -> str: ...
    @property
    def description(self) -> str: ...
    @property
    def picture(self) -> str: ...


NOT_BUILT: Final = File(NOTE.encode(), None, {"content-type": TEXTS[".html"], "cache-control": "no-store"}, 503)


class Page:
    """The files of the built client, or a note that says how to build it."""

    def __init__(
        self, folder: Path, headers: dict[str, str], home: str = "", preview: Previewing | None = None
    ) -> None:
        self._folder = folder
        self._preview = preview  # what is told of a link before it is opened
        self._home = home.rstrip("/")  # the public address: who previews a link asks for whole addresses
        self._headers = headers  # of every answer
        self._files: dict[str, File] = {}

    async def find(self, path: str) -> File | None:
        """What lies at a path of the page; None if it is no path of the page."""
        if path.lstrip("/").partition("/")[0] in NOT_OURS:
            return None
        if not self._files:
            self._files = await asyncio.to_thread(self._read)
        file = self._files.get(path)
        if file is None and "." not in path and not path.startswith(ASSETS):
            return self._files.get(INDEX, NOT_BUILT)
        return file

    def _read(self) -> dict[str, File]:
        """All files by path, without those that begin with a dot."""
        if not (self._folder / INDEX.strip("/")).is_file():
            return {}
        inside = [(path, path.relative_to(self._folder)) for path in self._folder.rglob("*") if path.is_file()]
        shown = [(path, "/" + name.as_posix()) for path, name in inside if not name.name.startswith(".")]
        try:
            files = {name: path.read_bytes() for path, name in shown}
        except OSError:  # it is being built at this moment
            return {}
        files[INDEX] = files[INDEX].replace(PICTURE, PICTURE.replace(b'"/', f'"{self._home}/'.encode()))
        return {name: File.of(name, body) for name, body in files.items()}

    def before(self, app: ASGIApp) -> ASGIApp:
        """The same application, with the page in front of it."""

        async def call(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD"):
                file = await self.find(scope["path"])
                if file is not None:
                    await self._send(await self._named(file, scope), scope, send)
                    return
            await app(scope, receive, send)

        return call

    async def _named(self, file: File, scope: HTTPScope) -> File:
        """The page with the title and the picture of what its address leads to, for who reads no further."""
        if self._preview is None or file is not self._files.get(INDEX) or scope["path"] == "/":
            return file
        found = await self._preview(scope)
        if found is None:
            return file
        host = Headers.from_scope(scope).get("host", "")
        home = self._home or f"{scope['scheme']}://{host}"
        said = {
            "title": found.title,
            "description": found.description,
            "picture": f"{home}{found.picture}",
            "card": "summary_large_image",
        }
        text = file.body.decode()
        for name, pattern in NAMED.items():
            text = pattern.sub(lambda match, name=name: match[1] + escape(said[name]), text, count=1)  # type: ignore[misc]
        return File.of(INDEX, text.encode())

    async def _send(self, file: File, scope: HTTPScope, send: Send) -> None:
        asked = Headers.from_scope(scope)
        headers = self._headers | file.headers
        status, body = file.status, file.body
        if "etag" in headers and headers["etag"] in asked.get("if-none-match", ""):
            status, body = 304, b""
        elif file.packed is not None and takes_gzip(asked.get("accept-encoding", "")):
            body = file.packed
            headers["content-encoding"] = "gzip"
        if status != 304:
            headers["content-length"] = str(len(body))
        scope["path_template"] = ROUTE
        start: Any = {"type": "http.response.start", "status": status, "headers": _encoded(headers)}
        await send(start)
        await send(
            {"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False}
        )


def takes_gzip(accepted: str) -> bool:
    """Whether a client that accepts this can unpack gzip."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
