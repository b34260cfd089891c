"""A link shows what it leads to before anybody opens it: a title, a sentence and a picture, for who has the link."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient

from meydan.kernel.record import Record
from meydan.server.app import make_app
from meydan.server.config import Config

HEAD = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
HOME = "http://127.0.0.1"
USUAL = "A table at Meydan"
Client = TestClient[Any]


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A service with the head of the real page, and Ada."""
    folder = tmp_path_factory.mktemp("sharing")
    (folder / "page").mkdir()
    (folder / "page" / "index.html").write_text(HEAD, encoding="utf-8")
    config = Config(folder / "data", page=folder / "page", generosity=0, bot_processes=1, analysis_processes=0)
    with TestClient(make_app(config), base_url=HOME) as client:
        client.headers["origin"] = HOME
        assert client.post("/api/guest", json={"name": 'Ada "A" <b>'}).status_code == 400
        assert client.post("/api/guest", json={"name": "Ada"}).status_code == 201
        yield client


@pytest.fixture(scope="module")
def finished(web: Client) -> dict[str, Any]:
    """A private game of Ada alone, played to its end."""
    chairs = [{"kind": "me"}, {"kind": "me"}]
    table = web.post("/api/tables", json={"game": "istanbul-dice", "seats": 2, "chairs": chairs}).json()["id"]
    web.post(f"/api/tables/{table}/start")
    seat, luck = 0, random.Random(1)
    while not (seen := web.get(f"/api/tables/{table}/view", params={"seat": seat}).json())["over"]:
        if seen["to_answer"] == seat:
            sent = {"seat": seat, "version": seen["version"], "choices": [luck.choice(seen["view"]["options"])]}
            assert web.post(f"/api/tables/{table}/choices", json=sent).status_code == 200
        seat = seen["to_answer"]
    told: dict[str, Any] = web.get(f"/api/tables/{table}").json()
    return told


def head(web: Client, path: str, language: str = "") -> dict[str, str]:
    """What a messenger reads, which has no cookie."""
    cookies = dict(web.cookies)
    web.cookies.clear()
    page = web.get(path, headers={"accept-language": language} if language else {}).text
    web.cookies.update(cookies)
    return {
        name: unescape(said) for name, said in re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    }


def picture(web: Client, address: str) -> bytes:
    """The picture of a preview, for who is nobody."""
    parts = urlsplit(address)
    assert f"{parts.scheme}://{parts.netloc}" == HOME
    cookies = dict(web.cookies)
    web.cookies.clear()
    answer = web.get(f"{parts.path}?{parts.query}")
    web.cookies.update(cookies)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", answer.text
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    return answer.content


def test_a_private_game_shows_its_result_to_who_has_the_link(web: Client, finished: dict[str, Any]):
    path, key = f"/replay/{finished['id']}", finished["look"]
    whole = head(web, f"{path}?link={key}")
    assert re.fullmatch(r"Ada (wins|and Ada share the victory) · Istanbul: The Dice Game", whole["og:title"])
    assert whole["og:description"] == "Watch the whole game again, move by move."
    assert whole["twitter:card"] == "summary_large_image"
    moment = head(web, f"{path}?link={key}&position=3", "uk,en;q=0.5")
    assert "Ada" in moment["og:title"] and moment["og:description"] == "Погляньте на цей момент партії."
    assert "position=3" in moment["og:image"] and "language=uk" in moment["og:image"]
    assert "turning points" in head(web, f"{path}?link={key}&position=3&analysis=1")["og:description"]
    end, then = picture(web, whole["og:image"]), picture(web, moment["og:image"])
    assert end != then and end == picture(web, whole["og:image"]), "the same each time"
    for nothing in (path, f"{path}?link=wrong", "/replay/nothing", "/t/wrong", "/replay/record/none", "/new", "/"):
        assert head(web, nothing)["og:title"] == USUAL, nothing


def test_what_cannot_be_seen_has_no_picture(web: Client, finished: dict[str, Any]):
    cookies = dict(web.cookies)
    web.cookies.clear()
    assert web.get(f"/api/tables/{finished['id']}/picture").json()["code"] == "not-found"
    assert web.get(f"/api/tables/{finished['id']}/picture", params={"link": "wrong"}).json()["code"] == "not-found"
    assert web.get("/api/records/none/picture").json()["code"] == "not-found"
    web.cookies.update(cookies)
    for wrong in ({"language": "xx"}, {"position": -1}, {"position": "a"}):
        assert web.get(f"/api/tables/{finished['id']}/picture", params=wrong).json()["code"] == "bad-request"
    assert web.get(f"/api/tables/{finished['id']}/picture", params={"position": 99999}).status_code == 200


def test_an_invitation_and_a_game_that_goes_on_look_like_that(web: Client):
    wish = {"game": "istanbul", "seats": 3, "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "trader"}]}
    table = web.post("/api/tables", json=wish).json()
    shown = head(web, f"/t/{table['link']}")
    assert shown["og:title"] == "A seat is waiting for you · Istanbul"
    assert shown["og:description"] == "1 seat is free. Sit down, no account needed."
    first = picture(web, shown["og:image"])
    web.put(f"/api/tables/{table['id']}/chairs/2", json={"kind": "bot"})
    look = web.post(f"/api/tables/{table['id']}/start").json()["look"]
    shown = head(web, f"/table/{table['id']}?link={look}", "pl")
    assert shown["og:title"].startswith("Ada, ") and shown["og:description"] == "Zobacz, jak toczy się gra."
    assert table["link"] not in shown["og:image"] and picture(web, shown["og:image"]) != first


def test_an_uploaded_record_has_a_picture(web: Client, finished: dict[str, Any]):
    text = web.get(f"/api/tables/{finished['id']}/record").content
    record = web.post("/api/records", content=text, headers={"content-type": "application/json"}).json()["id"]
    shown = head(web, f"/replay/record/{record}?position=2", "fr")
    assert Record.from_json(text).players == ("Ada", "Ada")
    assert "Istanbul" in shown["og:title"] and shown["og:description"] == "Regardez ce moment de la partie."
    assert picture(web, shown["og:image"])
