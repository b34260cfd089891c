"""Being called by a real service: over HTTP, with a mail server, a hook and a browser's keys of our own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest

from meydan.server.outbox import KINDS
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.receiving import Browser, Receiver, until
from tests.server.test_called_faults import new_table, play_first_turn
from tests.server.test_calls import Letters

ALL = ["push", "mail", "hook"]


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    running = Letters()
    yield running
    running.close()


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    running = Receiver()
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("called")
    mails = ("--smtp", letters.url, "--mail-from", "meydan@example.org")
    running = Server(folder, "", "--generosity", "0", "--own-network", *mails)
    running.start()
    yield running
    running.kill()


def letters_to(letters: Letters, address: str) -> list[Any]:
    got = [envelope for envelope in letters.got if envelope.rcpt_tos == [address]]
    return [message_from_bytes(envelope.content, policy=default) for envelope in got]


def test_from_an_address_to_the_last_mail(server, letters):
    """The address is confirmed, a turn is told, and one click without a cookie ends it."""
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    told = bob.put("/api/calls/mail", address="bob@example.org")
    assert (told["mail"], told["confirmed"], told["can_mail"]) == ("bob@example.org", False, True)
    asked = until(lambda: letters_to(letters, "bob@example.org"))[0]
    play_first_turn(ada, new_table(ada, bob))
    token = re.search(r"/mail\?confirm=([\w.-]+)", asked.get_content())
    assert token is not None
    with httpx.Client(base_url=server.url) as nobody:  # the link works wherever it is opened, and signs nobody in
        answer = nobody.post("/api/calls/confirm", json={"token": token[1]})
        assert answer.json() == {"mail": "bob@example.org"}
        assert not nobody.cookies
        assert bob.get("/api/calls")["confirmed"] is True
        play_first_turn(ada, new_table(ada, bob))
        _, turn = until(lambda: found if len(found := letters_to(letters, "bob@example.org")) > 1 else None)
        assert turn["subject"] == "Your turn · Istanbul: The Dice Game"
        assert turn["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        path = turn["list-unsubscribe"].strip("<>").removeprefix(server.url)
        assert nobody.get(path).status_code == 405, "to look at it changes nothing"
        form = {"List-Unsubscribe": "One-Click"}
        assert nobody.post(path, data=form).json() == {"mail": "bob@example.org"}
        assert bob.get("/api/calls")["mail"] is None
        assert nobody.post(path, data=form).status_code == 404
        assert nobody.post("/api/calls/confirm", json={"token": token[1]}).status_code == 404


def test_a_hook_and_a_browser_are_called_for_a_turn(server, hook):
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    browser = Browser(f"{hook.url}/push/bob")
    assert bob.post("/api/calls/push", **browser.subscription)["devices"] == 1
    secret = bob.put("/api/calls/hook", address=f"{hook.url}/hook/bob")["secret"]
    assert len(secret) > 20
    wishes = {kind: [] for kind in KINDS} | {"turn": ALL, "round": ["hook"]}
    told = bob.put("/api/calls", wishes=wishes, always=False, language="uk", zone="Europe/Kyiv")
    assert (told["wishes"], told["language"]) == (wishes, "uk")
    table = new_table(ada, bob)
    play_first_turn(ada, table)
    posted = until(lambda: [got for got in hook.got if got.path == "/hook/bob"])[0].json
    pushed = browser.read(until(lambda: [got for got in hook.got if got.path == "/push/bob"])[0])
    assert posted["table"] == table
    assert posted["id"] == pushed["id"]
    assert pushed["title"].startswith("Ваш хід")
    assert httpx.get(f"{server.url}/metrics").text.count('meydan_calls_total{end="sent",way=') >= 1
    assert bob.delete("/api/calls/hook")["hook"] is None
    left = bob.web.delete("/api/calls/push", params={"endpoint": browser.endpoint})
    assert left.json()["devices"] == 0


def test_who_has_the_table_open_is_seen_and_since_when_they_are_away(server):
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    table = new_table(ada, bob)
    with ada.socket(table, 0, presence=1) as watching:
        assert presence(watching)["here"] in ([], [0])
        with bob.socket(table, 1):
            until(lambda: presence(watching)["here"] == [0, 1])
        gone = until(lambda: found if (found := presence(watching))["here"] == [0] else None)
        assert gone["away"]["1"] > 0


def presence(socket: Any) -> dict[str, Any]:
    """The next message that tells who is here."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if message["type"] == "presence":
            return message


def test_a_phrase_is_told_by_its_name(server):
    ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
    table = new_table(ada, bob)
    ada.post(f"/api/tables/{table}/chat", phrase="nice")
    (line,) = bob.get(f"/api/tables/{table}/chat")
    assert (line["phrase"], line["text"]) == ("nice", "Nice move!")
    for body in ({}, {"phrase": "curse"}, {"text": "a", "phrase": "nice"}):
        assert ada.refused("POST", f"/api/tables/{table}/chat", **body)["code"] == "bad-request"
