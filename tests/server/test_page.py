"""The page people play on: which file lies where, how long it is kept, and that no path leads out of its folder."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import socket
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from meydan.cli import serving
from meydan.server.app import make_app
from meydan.server.config import Config
from meydan.server.guarding import HEADERS
from meydan.server.page import FOLDER, takes_gzip
from tests.server.conftest import SOURCE, Server

SHELL = "<!doctype html><title>Meydan</title>" + "<p>a page</p>" * 100
SCRIPT = "console.log('play')\n" * 100
FILES = {
    "index.html": SHELL,
    "sw.js": SCRIPT,
    "manifest.webmanifest": "{}",
    "icon.png": "not really a picture",
    "assets/index-D3adB33f.js": SCRIPT,
    "assets/font-1234.woff2": "not really a font",
    "assets/deep/style-1.css": "p { margin: 0 }\n" * 100,
    ".made": "",
}
SECRET = "nobody else's business"


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


def ask(app: Litestar, path: str, method: str = "GET", **headers: str) -> Answer:
    """What a path gives, exactly as it is written, whatever a polite client would make of it."""
    answer = Answer(0, {}, b"")

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
        else:
            answer.body += message["body"]

    scope: Any = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        "http_version": "1.1",
        "scheme": "http",
        "root_path": "",
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "extensions": {},
    }
    asyncio.run(app(scope, receive, send))
    return answer


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    around = tmp_path_factory.mktemp("around")
    (around / "secret.txt").write_text(SECRET)
    (around / "secret").write_text(SECRET)
    made = around / "page"
    for name, text in FILES.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text)
    return made


@pytest.fixture(scope="module")
def app(folder: Path) -> Litestar:
    return make_app(Config(folder.parent / "data", page=folder))


@pytest.mark.parametrize(
    "path, kind, kept",
    [
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.png", "image/png", "no-cache"),
        ("/assets/index-D3adB33f.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-1234.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/assets/deep/style-1.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    ],
)
def test_a_file_lies_at_its_path(app, path, kind, kept):
    answer = ask(app, path)
    assert (answer.status, answer.text) == (200, FILES[path.strip("/")])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert answer.headers.items() >= HEADERS.items()
    assert answer.headers["content-length"] == str(len(answer.body))


@pytest.mark.parametrize("path", ["/", "/t/abc-DEF_123", "/table/x", "/replay/x/40", "/apiary", "/help/"])
def test_places_within_the_client_get_the_same_page(app, path):
    answer = ask(app, path)
    assert (answer.status, answer.text) == (200, SHELL)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers.items() >= HEADERS.items()


OUTSIDE = [
    "/../secret.txt", "/../secret", "//../secret.txt", "/..\\secret.txt", "/./../secret.txt", "/../page/../secret",
    "/t/../../secret", "/assets/../../secret", "/assets/../../secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/%2e%2e/secret.txt", "/../secret.txt\0.js", "/etc/../../../../../../etc/passwd", "/index.html/..", "/index.html/",
    "/.made", "/nothing.js", "/assets/", "/assets/deep", "/assets/nothing", "/index.html/x.js", "/zero\0.js",
    "/" + "long" * 100 + ".js",
]  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_folder(app, path):
    answer = ask(app, path)
    assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")
    assert SECRET not in answer.text


def test_an_absolute_path_is_a_path_of_the_page(app, folder):
    for asked in (f"/{folder.parent}/secret", f"{folder.parent}/secret", f"//{folder.parent}/secret"):
        assert SECRET not in ask(app, asked).text


def test_the_service_itself_keeps_its_addresses(app):
    for path in ("/api", "/api/nothing", "/api/tables/x/nothing", "/healthz/x", "/metrics/x", "/api/index.html"):
        assert (ask(app, path).status, ask(app, path).headers["content-type"]) == (404, "application/problem+json"), (
            path
        )
    assert ask(app, "/", "POST").status == 404
    assert ask(app, "/index.html", "DELETE").status == 404
    assert ask(app, "/metrics").status == 500  # it is reached, and finds that nothing was started


def test_texts_are_packed_for_who_can_unpack_them(app):
    plain, packed = ask(app, "/sw.js"), ask(app, "/sw.js", accept_encoding="br, gzip;q=0.8")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < len(plain.body) / 2
    assert packed.text == plain.text == SCRIPT
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    font = ask(app, "/assets/font-1234.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


@pytest.mark.parametrize(
    "accepted, takes",
    [("gzip", True), ("br, GZIP", True), ("gzip; q=0", False), ("gzip;q=0.000", False), ("br", False), ("", False)],
)
def test_who_can_unpack(accepted, takes):
    assert takes_gzip(accepted) is takes


def test_what_has_not_changed_is_not_sent_again(app):
    first = ask(app, "/", accept_encoding="gzip")
    again = ask(app, "/table/x", if_none_match=f'"other", {first.headers["etag"]}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == "no-cache"
    assert ask(app, "/sw.js", if_none_match=first.headers["etag"]).status == 200


def test_who_asks_only_for_the_head_gets_no_body(app):
    answer = ask(app, "/", "HEAD")
    assert (answer.status, answer.body, answer.headers["content-length"]) == (200, b"", str(len(SHELL)))


def test_without_a_page_it_is_said_how_to_build_one(tmp_path):
    bare = make_app(Config(tmp_path / "data", page=tmp_path / "page"))
    for path in ("/", "/t/abc"):
        note = ask(bare, path)
        assert (note.status, note.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert "make web" in note.text
        assert note.headers.items() >= HEADERS.items()
        assert note.headers["cache-control"] == "no-store"
        assert not re.search("<script|<style|style=|\\son[a-z]+=", note.text)
    assert ask(bare, "/sw.js").status == 404
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(SHELL)
    assert ask(bare, "/t/abc").text == SHELL


def test_with_https_browsers_are_told_to_stay_there(folder):
    app = make_app(Config(folder.parent / "data", public="https://play.example.org", page=folder))
    assert "max-age" in ask(app, "/").headers["strict-transport-security"]


def test_the_page_is_part_of_the_package():
    assert FOLDER == SOURCE / "meydan" / "page"
    data = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert 'meydan = ["page/**"]' in data


# -- a real service -----------------------------------------------------------------------------------------


def test_a_real_service_gives_away_nothing_but_the_page(shared_server: Server):
    port = shared_server.port
    for path in ("/../../../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f__init__.py"):
        with socket.create_connection(("127.0.0.1", port), timeout=10) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := raw.recv(65536):
                answer += part
        assert answer.startswith(b"HTTP/1.1 404")
        assert b"root:" not in answer
        assert b"import" not in answer


def test_long_answers_are_packed(shared_server: Server):
    url = f"{shared_server.url}/api/games"
    packed = httpx.get(url, headers={"accept-encoding": "gzip"})
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert packed.json() == plain.json()
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in httpx.get(f"{shared_server.url}/healthz").headers
    for answer in (packed, plain):
        assert answer.headers.items() >= HEADERS.items()
        assert answer.headers["cache-control"] == "no-store"


def test_a_service_says_where_it_is(shared_server: Server):
    assert shared_server.said.splitlines() == [f"Meydan is open at {shared_server.url}"]


@pytest.mark.parametrize(
    "host, public, told",
    [
        ("127.0.0.1", "", "http://127.0.0.1:8123"),
        ("0.0.0.0", "", "http://127.0.0.1:8123"),
        ("::", "", "http://[::1]:8123"),
        ("0.0.0.0", "https://play.example.org/", "https://play.example.org"),
    ],
)
def test_the_address_that_is_told_can_be_opened(capsys, tmp_path, host, public, told):
    serving.announce(Config(tmp_path, host=host, port=8123, public=public), show=False)
    assert capsys.readouterr().out == f"Meydan is open at {told}\n"


@pytest.mark.parametrize("show, desktop", [(True, True), (True, False), (False, True), (False, False)])
def test_a_browser_is_opened_where_it_is_wished_for_and_there_is_a_desktop(tmp_path, monkeypatch, show, desktop):
    opened: list[str] = []
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)
    monkeypatch.setattr(serving.threading.Thread, "start", threading.Thread.run)  # at once
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if desktop:
        monkeypatch.setenv("DISPLAY", ":9")
    serving.announce(Config(tmp_path, port=8123), show=show)
    assert opened == (["http://127.0.0.1:8123"] if show and desktop else [])


def test_meydan_serve_opens_a_browser(tmp_path):
    """A program that stands for the browser writes down what it is to open."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n')
    browser.chmod(0o755)
    command = f"-m meydan serve --open --port 0 --bot-processes 1 --data {tmp_path / 'data'}"
    environment = os.environ | {"PYTHONPATH": str(SOURCE), "BROWSER": str(browser), "DISPLAY": ":9"}
    with subprocess.Popen(
        [sys.executable, *command.split()],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as service:
        try:
            assert service.stdout is not None
            address = service.stdout.readline().strip().removeprefix("Meydan is open at ")
            assert httpx.get(f"{address}/healthz", timeout=30).status_code == 200
            until = time.monotonic() + 30
            while not opened.is_file() and time.monotonic() < until:
                time.sleep(0.05)
        finally:
            service.terminate()
            service.wait(30)
    assert opened.read_text().strip() == address


def test_links_have_a_preview_whose_picture_has_a_whole_address(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text('<meta property="og:image" content="/icon-512.png" />')
    for public, shown in (
        ("https://play.example.org/", "https://play.example.org/icon-512.png"),
        ("", "/icon-512.png"),
    ):
        app = make_app(Config(tmp_path / "data", page=tmp_path / "page", public=public))
        assert f'content="{shown}"' in ask(app, "/table/x", host="play.example.org" if public else "localhost").text
    index = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
    assert 'property="og:image" content="/icon-512.png"' in index and 'property="og:title"' in index
