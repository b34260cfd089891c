"""Replays and statistics are worked out apart from the service, once for all who ask, and everybody in turn."""

from __future__ import annotations

import asyncio
import gzip
import json
import signal
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from meydan.server import archive as archive_module
from meydan.server.app import make_app
from meydan.server.archive import Archive
from meydan.server.config import Config
from meydan.server.limiting import RATES
from meydan.server.problems import Problem
from tests.server import slow_work
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_bots import in_session, signal_all

ASKING = 8  # at once


def in_archive(work: Callable[[Archive], Awaitable[Any]], limit: float = 60.0) -> Any:
    async def story() -> Any:
        archive = Archive(limit)
        try:
            return await work(archive)
        finally:
            await asyncio.to_thread(archive.close)

    return asyncio.run(story())


def said(packed: bytes) -> Any:
    return json.loads(gzip.decompress(packed))


# -- the archive alone --------------------------------------------------------------------------------------


def test_what_many_ask_for_is_worked_out_once_and_kept() -> None:
    async def work(archive: Archive) -> None:
        asked = [archive.told(f"person {n}", "table", slow_work.doubled, 21) for n in range(ASKING)]
        assert [said(one) for one in await asyncio.gather(*asked)] == [42] * ASKING
        assert archive.done == 1
        assert said(await archive.told("somebody later", "table", slow_work.doubled, 21)) == 42
        assert archive.done == 1
        assert said(await archive.told("somebody later", "another", slow_work.doubled, 4)) == 8
        assert archive.done == 2

    in_archive(work)


def test_who_leaves_does_not_end_it_for_the_others() -> None:
    async def work(archive: Archive) -> None:
        first, second = (
            asyncio.create_task(archive.told(who, "table", slow_work.doubled, 21)) for who in ("Ada", "Ayşe")
        )
        await asyncio.sleep(0)
        first.cancel()
        assert said(await second) == 42
        assert archive.done == 1

    in_archive(work)


def test_people_take_turns() -> None:
    """Who asks for much waits for much; who asks for little does not wait for them."""

    async def work(archive: Archive) -> list[str]:
        served: list[str] = []

        async def ask(who: str, number: int) -> None:
            await archive.do(who, slow_work.doubled, number)
            served.append(who)

        greedy = [asyncio.create_task(ask("greedy", n)) for n in range(ASKING)]
        await asyncio.sleep(0)
        await ask("modest", 1)
        await asyncio.gather(*greedy)
        return served

    assert in_archive(work).index("modest") <= 2


def test_what_is_kept_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_module, "MOST_KEPT", 5000)

    async def work(archive: Archive) -> None:
        for n in range(10):
            await archive.told("Ada", n, slow_work.long, 1000)  # in base64, and packed again, no less
        await archive.told("Ada", 9, slow_work.long, 1000)
        assert archive.done == 10
        await archive.told("Ada", 0, slow_work.long, 1000)
        assert archive.done == 11

    in_archive(work)


def test_too_many_who_wait_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_module, "MOST_WAITING", 3)

    async def work(archive: Archive) -> list[Any]:
        asked = [archive.told("Ada", n, slow_work.doubled, n) for n in range(6)]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = in_archive(work)
    assert [said(one) for one in answers[:4]] == [0, 2, 4, 6]
    assert [one.code for one in answers[4:]] == ["busy", "busy"]


def test_a_refusal_comes_back_as_it_was() -> None:
    async def work(archive: Archive) -> None:
        with pytest.raises(Problem, match="this is no record") as bad:
            await archive.told("Ada", "bad", slow_work.refusing, 7)
        assert (bad.value.code, bad.value.more) == ("bad-record", {"line": 7})
        with pytest.raises(Problem, match="too late") as late:
            await archive.do("Ada", slow_work.refusing_with_a_code, 3)
        assert (late.value.code, late.value.more) == ("stale-version", {"version": 3})

    in_archive(work)


@pytest.mark.parametrize(
    ("broken", "given", "limit"), [(slow_work.ending, 0, 60.0), (slow_work.sleeping, 600.0, 0.3)], ids=["ends", "slow"]
)
def test_a_process_that_fails_is_replaced(broken: Any, given: Any, limit: float) -> None:
    async def work(archive: Archive) -> None:
        for _ in range(2):
            with pytest.raises(Problem) as failed:
                await archive.told("Ada", "broken", broken, given)
            assert failed.value.code == "failure"
        archive._workers.limit = 60.0
        assert said(await archive.told("Ada", "fine", slow_work.doubled, 21)) == 42

    in_archive(work, limit)


# -- the service --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A service with a finished game, and its table."""
    server = Server(tmp_path_factory.mktemp("played"), "")
    server.start()
    with Person(server.url, "Ada") as ada:
        chairs = [{"kind": "me"}, {"kind": "me"}]
        table: str = ada.post("/api/tables", game="san-juan", seats=2, public=True, chairs=chairs)["id"]
        ada.post(f"/api/tables/{table}/start")
        ada.play_over_http(table, [0, 1])
    yield server, table
    server.kill()


def test_while_replays_are_worked_out_everybody_else_is_served(played: tuple[Server, str]) -> None:
    """The process for replays stands still: whoever asks for some waits, and nobody else does."""
    server, table = played
    path = f"{server.url}/api/tables/{table}"
    assert httpx.get(f"{path}/moments?count=1", timeout=60).status_code == 200  # now there is a process
    apart = in_session(server.process.pid)
    signal_all(apart, signal.SIGSTOP)
    answered: list[int] = []

    def ask(query: str) -> int:
        status = httpx.get(f"{path}/{query}", timeout=120).status_code
        answered.append(status)
        return status

    with ThreadPoolExecutor(ASKING) as many, Person(server.url, "Ayşe") as other:
        try:
            asked = [many.submit(ask, "statistics") for _ in range(ASKING // 2)]
            asked += [many.submit(ask, f"moments?views=1&first={n}") for n in range(ASKING // 2)]
            for _ in range(25):
                assert httpx.get(f"{server.url}/healthz").status_code == 200
                assert other.get(f"/api/tables/{table}/view")["over"]
            assert other.post("/api/tables", game="istanbul", seats=2)["status"] == "open"
            assert httpx.get(f"{path}/moments?count=1").status_code == 200, "it is kept"
            assert answered == []
        finally:
            signal_all(apart, signal.SIGCONT)
        assert [one.result(120) for one in asked] == [200] * ASKING


def test_answers_of_the_archive_are_the_same_packed_or_not(played: tuple[Server, str]) -> None:
    server, table = played
    for what in ("statistics", "moments?seat=all&views=1&count=200"):
        address = f"{server.url}/api/tables/{table}/{what}"
        packed = httpx.get(address, headers={"accept-encoding": "gzip"}, timeout=60)
        plain = httpx.get(address, headers={"accept-encoding": "identity"})
        assert packed.json() == plain.json() != []
        assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
        assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
        assert int(packed.headers["content-length"]) < len(plain.content) / 3


def test_statistics_are_asked_for_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "replay", ("3/minute", ""))
    with TestClient(make_app(Config(tmp_path)), base_url="http://127.0.0.1") as web:
        codes = [web.get("/api/tables/nothing/statistics").json()["code"] for _ in range(4)]
    assert codes == ["not-found"] * 3 + ["too-many-requests"]
