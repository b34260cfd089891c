"""The service is killed at random moments while somebody plays: whatever was acknowledged is there, and only once."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from meydan import Record
from meydan.kernel.frame import CHANCE
from meydan.kernel.record import play_step
from tests.server.conftest import Server

SEED = 20
KILLS_ALONE = 30
KILLS_OF_TWO = 16
LONGEST = 240.0  # seconds: a client that has not been served until then never will be


class Killer(threading.Thread):
    """Kills one service after the other at random moments, and starts each again before it kills the next."""

    def __init__(self, services: list[Server], kills: int, luck: random.Random) -> None:
        super().__init__(daemon=True)
        self.services = services
        self.left = kills
        self.luck = luck
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.left:
                time.sleep(self.luck.random() * 0.15)
                chosen = self.luck.choice(self.services)
                chosen.kill()
                self.left -= 1
                chosen.start()
        except BaseException as failure:
            self.failure = failure


class Stubborn:
    """Plays all seats of a table, and sends everything again with the same key until it is acknowledged."""

    def __init__(self, urls: list[str], luck: random.Random) -> None:
        self.urls = urls
        self.at = 0
        self.luck = luck
        self.keys = 0
        self.moves = 0
        self.lost = 0  # requests that were never answered
        self.repeated = 0  # answers that say: this was done already
        self.web = httpx.Client(timeout=20)

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None, **query: Any) -> httpx.Response:
        """Until somebody answers; with two services, at the other one after a failure and sometimes just so."""
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            url = self.urls[self.at]
            try:
                answer = self.web.request(method, url + path, json=body, params=query, headers={"Origin": url})
                if answer.status_code < 500:
                    return answer
                assert answer.json()["code"] == "busy", answer.text
            except httpx.TransportError:
                self.lost += 1
                time.sleep(0.01)
            self.at = (self.at + 1) % len(self.urls)
        raise AssertionError("nobody answers any more")

    def fine(self, method: str, path: str, body: dict[str, Any] | None = None, **query: Any) -> Any:
        answer = self.ask(method, path, body, **query)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def open_table(self, game: str) -> str:
        chairs = [{"kind": "me"}, {"kind": "me"}]
        table: str = self.fine("POST", "/api/tables", {"game": game, "seats": 2, "chairs": chairs})["id"]
        started = self.ask("POST", f"/api/tables/{table}/start", {})
        assert started.status_code < 300 or started.json()["code"] == "not-now", started.text  # begun, answer lost
        return table

    def play(self, table: str) -> list[str]:
        """One game to its end; all choices that were acknowledged, without those taken back."""
        made: list[str] = []
        seat = 0
        while True:
            self.at = self.luck.randrange(len(self.urls))
            seen = self.fine("GET", f"/api/tables/{table}/view", seat=seat)
            if seen["over"]:
                return made
            if seen["to_answer"] != seat:
                seat = seen["to_answer"]
                continue
            if seen["undo"] and self.luck.random() < 0.05:
                if self.submit(table, "undo", {"seat": seat, "version": seen["version"]}):
                    made.pop()
                continue
            choice = self.luck.choice(seen["view"]["options"])
            if self.submit(table, "choices", {"seat": seat, "version": seen["version"], "choices": [choice]}):
                made.append(choice)

    def submit(self, table: str, kind: str, body: dict[str, Any]) -> bool:
        """Whether it was done; if not, another service knew more than the one that showed the view."""
        self.keys += 1
        body = {**body, "key": f"key {self.keys}"}
        for _ in range(2 if self.luck.random() < 0.1 else 1):  # some are sent again although they were answered
            answer = self.ask("POST", f"/api/tables/{table}/{kind}", body)
            if answer.status_code == 409 and len(self.urls) > 1:
                assert answer.json()["code"] == "stale-version", answer.text
                assert answer.json()["version"] > body["version"]
                return False
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == body["version"] + 1
            self.repeated += answer.json()["repeated"]
        self.moves += 1
        return True


def choices_of(record: Record) -> list[str]:
    """The steps people chose, without what chance answered."""
    header = record.header()
    state: Any = header.game.initial(header)
    found = []
    for at, step in enumerate(record.steps, 1):
        if state.seat != CHANCE:
            found.append(step)
        play_step(state, at, step)
    return found


def play_among_kills(services: list[Server], kills: int) -> None:
    for service in services:
        service.start()
    client = Stubborn([service.url for service in services], random.Random(SEED))
    assert client.ask("POST", "/api/guest", {"name": "Ada"}).status_code == 201
    killer = Killer(services, kills, random.Random(SEED + 1))
    killer.start()
    games = 0
    while killer.left or not games:
        assert killer.failure is None, killer.failure
        table = client.open_table(("san-juan", "istanbul-dice")[games % 2])
        made = client.play(table)
        record = Record.from_json(client.ask("GET", f"/api/tables/{table}/record").text)
        assert choices_of(record) == made
        verified = record.verify()
        assert (verified.finished, verified.seed_known) == (True, True)
        assert client.fine("GET", f"/api/tables/{table}")["version"] >= len(made)
        games += 1
    killer.join(60)
    assert killer.failure is None
    assert killer.left == 0
    assert client.lost > 0
    assert client.repeated > 0
    for service in services:
        assert "Traceback" not in service.log, service.log[-4000:]
    print(f"{kills} kills, {games} games, {client.moves} submissions, {client.lost} lost, {client.repeated} repeated")


def test_what_was_acknowledged_survives_every_kill(tmp_path: Path):
    service = Server(tmp_path / "served", "", "--generosity", "0")
    try:
        play_among_kills([service], KILLS_ALONE)
    finally:
        service.kill()


def test_two_services_on_one_database_and_one_is_killed_at_a_time(tmp_path: Path, postgres_url: str):
    services = [Server(tmp_path / "served", postgres_url, "--generosity", "0") for _ in range(2)]
    try:
        play_among_kills(services, KILLS_OF_TWO)
    finally:
        for service in services:
            service.kill()
