"""Games are analysed at the service: for whoever may see them again, once, in pieces, and only when they are over."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from meydan.kernel.record import Record
from meydan.server.analyses import Analyses, game_of
from meydan.server.database import Database
from meydan.server.findings import Analysing, Found
from meydan.server.told import Moments
from tests.analysis.games import played
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_described import fits
from tests.server.test_trespass import begun, code, finished, open_table

PATIENCE = 300.0
SHORT = played("istanbul-dice", 2)
LONG = played("istanbul", 4)


@pytest.fixture
def ada(shared_server: Server) -> Iterator[Person]:
    with Person(shared_server.url, "Ada") as one:
        yield one


@pytest.fixture
def eve(shared_server: Server) -> Iterator[Person]:
    with Person(shared_server.url, "Eve") as one:
        yield one


def uploaded(person: Person, record: Record = SHORT) -> str:
    told = person.web.post("/api/records", content=record.to_json(), headers={"content-type": "application/json"})
    assert told.status_code == 201, told.text
    return f"/api/records/{told.json()['id']}"


def wait_for(person: Person, path: str, *states: str, **query: Any) -> dict[str, Any]:
    """How far an analysis is, as soon as it is as far as that."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told: dict[str, Any] = person.get(f"{path}/analysis", **query)
        if told["state"] in states:
            return told
        time.sleep(0.05)
    raise AssertionError(f"still {told}")


def analysed(person: Person, path: str, **query: Any) -> dict[str, Any]:
    """What an analysis found, from asking to its end."""
    person.web.post(f"{path}/analysis", params=query).raise_for_status()
    wait_for(person, path, "done", **query)
    found: dict[str, Any] = person.get(f"{path}/analysis/found", **query)
    return found


def counted(url: str, name: str) -> float:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


# -- what is found ------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed(ada):
    path = f"/api/tables/{finished(ada)['id']}"
    assert ada.get(f"{path}/analysis") == {"state": "none", "done": 0, "of": 0, "mine": False}
    found = analysed(ada, path)
    record = ada.get(f"{path}/record")
    assert len(found["chances"]) == len(record["steps"]) + 1
    assert all(abs(sum(row) - 1) < 0.01 for row in found["chances"])
    for share in found["shares"]:
        parts = share["start"] + share["luck"] + share["play"] + share["others"] + share["unseen"]
        assert abs(parts - share["result"]) < 1e-9
    assert len(found["turning"]) <= 7
    assert [one["stream"] for one in found["luck"]]
    decided = sum(sum(kinds.values()) for kinds in found["kinds"])
    assert 0 < len(found["verdicts"]) < decided


def test_what_is_told_fits_its_types(ada):
    path = uploaded(ada)
    fits(ada.web.post(f"{path}/analysis").content, Analysing)
    fits(ada.web.get(f"{path}/analysis").content, Analysing)
    analysed(ada, path)
    found = fits(ada.web.get(f"{path}/analysis/found").content, Found)
    verdict = found.verdicts[0]
    assert verdict.chosen and len(verdict.better) == len(verdict.line)
    asked = {"step": verdict.at, "choice": verdict.line, "seat": "all"}
    fits(ada.web.get(f"{path}/instead", params=asked).content, Moments)


def test_the_eyes_of_a_seat_judge_its_decisions_alone(ada):
    path = uploaded(ada)
    found = analysed(ada, path, eyes=1)
    assert found["eyes"] == 1
    assert {verdict["seat"] for verdict in found["verdicts"]} <= {1}
    assert found["kinds"][0] == {}
    assert ada.get(f"{path}/analysis", effort="deep")["state"] == "none", "each is an analysis of its own"


def test_a_better_line_can_be_played_out(ada):
    path = uploaded(ada)
    for verdict in analysed(ada, path)["verdicts"]:
        asked = {"step": verdict["at"], "choice": verdict["line"], "seat": verdict["seat"]}
        moments = ada.get(f"{path}/instead", **asked)["moments"]
        assert [one["choice"] for one in moments] == [None, *verdict["line"]]
        assert [one["step"] for one in moments] == list(range(verdict["at"], verdict["at"] + len(moments)))
        assert all(one["seat"] == verdict["seat"] == one["view"]["seat"] for one in moments)


def test_a_line_ends_where_luck_or_somebody_else_is_asked(ada):
    path = uploaded(ada)
    asked = [SHORT.replay(at).seat for at in range(len(SHORT.steps))]
    first = next(at for at, seat in enumerate(asked) if seat >= 0 and asked[at + 1] != seat)
    last = SHORT.steps[first]
    told = ada.web.get(f"{path}/instead", params={"step": first, "choice": [last, "fly"]})
    assert [moment["choice"] for moment in told.json()["moments"]] == [None, last]
    problem = ada.refused("GET", f"{path}/instead?step={first}&choice=fly")
    assert problem["code"] == "illegal-choice" and "'fly' is not possible" in problem["detail"]
    assert ada.refused("GET", f"{path}/instead?step=99999&choice=fly")["detail"].startswith("there is no step 99999")
    assert ada.refused("GET", f"{path}/instead?step=1")["code"] == "bad-request"


# -- once, in pieces, and not for ever ----------------------------------------------------------------------


def test_an_analysis_is_made_once_for_everybody(start_server, sqlite_url):
    server: Server = start_server(sqlite_url, "--generosity", "0")
    with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        first = analysed(ada, uploaded(ada))
        again = uploaded(eve)  # the same game under another name
        assert eve.get(f"{again}/analysis")["state"] == "done"
        assert eve.post(f"{again}/analysis")["state"] == "done"
        assert eve.get(f"{again}/analysis/found") == first
        assert counted(server.url, 'meydan_analyses_total{end="made"}') == 1
        assert counted(server.url, "meydan_analysis_seconds_total") > 0
        server.stop()
        server.start()
        assert eve.get(f"{again}/analysis/found") == first, "it is kept"


def test_the_chart_comes_first_and_progress_is_told(ada):
    path = uploaded(ada, played("istanbul", 4, seed=2))
    assert ada.refused("GET", f"{path}/analysis/found")["code"] == "not-now"
    assert ada.post(f"{path}/analysis")["mine"]
    seen = wait_for(ada, path, "verdicts")
    assert 0 <= seen["done"] <= seen["of"] and seen["of"] > 10
    chart = ada.get(f"{path}/analysis/found")
    assert chart["verdicts"] is None and chart["kinds"] is None and chart["chances"]
    wait_for(ada, path, "done")
    assert ada.get(f"{path}/analysis/found")["chances"] == chart["chances"]


def test_who_asked_can_cancel_and_nobody_else(start_server, sqlite_url):
    server: Server = start_server(sqlite_url, "--generosity", "0")
    with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        path = uploaded(ada, LONG)
        ada.post(f"{path}/analysis")
        assert eve.delete(f"{path}/analysis")["state"] != "none", "it is not hers"
        eve.post(f"{path}/analysis")
        assert ada.delete(f"{path}/analysis")["state"] != "none", "she wants it, too"
        assert eve.delete(f"{path}/analysis") == {"state": "none", "done": 0, "of": 0, "mine": False}
        assert counted(server.url, 'meydan_analyses_total{end="cancelled"}') == 1
        assert counted(server.url, "meydan_analyses_waiting") == 0
        analysed(eve, uploaded(eve))  # others are made as ever
        assert eve.delete(f"{path}/analysis")["state"] == "none"


def test_those_of_one_person_are_made_one_after_the_other(start_server, sqlite_url):
    server: Server = start_server(sqlite_url, "--generosity", "0")
    with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        long = uploaded(ada, LONG)
        ada.post(f"{long}/analysis")
        for eyes in range(4):
            ada.web.post(f"{long}/analysis", params={"eyes": eyes}).raise_for_status()
        assert ada.get(f"{long}/analysis", eyes=3)["state"] == "waiting"
        problem = ada.refused("POST", f"{uploaded(ada)}/analysis")
        assert problem["code"] == "not-now" and problem["detail"].startswith("5 games wait to be analysed for you")
        analysed(eve, uploaded(eve))  # while hers are made, that of somebody else is
        for eyes in range(-1, 4):
            ada.delete(f"{long}/analysis?eyes={eyes}")
        assert counted(server.url, "meydan_analyses_waiting") == 0


def test_what_was_half_made_is_made_again_when_asked(start_server, database_url):
    server: Server = start_server(database_url)
    with Person(server.url, "Ada") as ada:
        path = uploaded(ada, LONG)
        ada.post(f"{path}/analysis")
        wait_for(ada, path, "chart", "verdicts")
        server.kill()
        server.start()
        assert ada.get(f"{path}/analysis")["state"] == "none"
        ada.post(f"{path}/analysis")
        wait_for(ada, path, "chart", "verdicts")
        assert server.stop() == 0, "a half-made one does not hold up its end"


def test_a_service_may_analyse_nothing(start_server: Callable[..., Server], sqlite_url: str) -> None:
    server = start_server(sqlite_url, "--analysis-processes", "0")
    with Person(server.url, "Ada") as ada:
        problem = ada.refused("POST", f"{uploaded(ada)}/analysis")
        assert problem["code"] == "not-now" and "switched it off" in problem["detail"]


# -- for whom -----------------------------------------------------------------------------------------------

WAYS = [
    ("POST", "/analysis"), ("GET", "/analysis"), ("DELETE", "/analysis"), ("GET", "/analysis/found"),
    ("GET", "/instead?step=9&choice=keep"),
]  # fmt: skip


@pytest.mark.parametrize("method, what", WAYS)
def test_a_game_that_goes_on_is_not_analysed(ada, eve, method, what):
    path = f"/api/tables/{begun(ada, eve, public=True)['id']}"
    for person in (ada, eve):
        assert person.refused(method, path + what)["code"] == "not-now"
    half = json.loads(SHORT.to_json()) | {"result": None, "seed": None, "commitment": None}
    half["steps"] = half["steps"][:30]
    upload = ada.web.post("/api/records", json=half)
    path = f"/api/records/{upload.json()['id']}"
    if what == "/analysis" and method != "POST":
        assert ada.web.request(method, path + what).json()["state"] == "none"
    else:
        assert ada.refused(method, path + what)["code"] == "not-now"


def test_a_private_game_is_for_those_who_may_see_it_again(ada, eve):
    table = finished(ada)
    link = ada.get("/api/tables/" + table["id"])["look"]
    for method, what in WAYS:  # what is begun first is cancelled by the third
        path = f"/api/tables/{table['id']}{what}"
        assert eve.refused(method, path)["code"] == "not-found", (method, what)
        allowed = eve.web.request(method, f"{path}{'&' if '?' in path else '?'}link={link}")
        assert allowed.status_code == 200 or code(allowed) in ("not-now", "illegal-choice"), (method, what)


def test_who_has_not_come_in_looks_and_begins_nothing(ada, shared_server):
    path = uploaded(ada)
    found = analysed(ada, path)
    with httpx.Client(base_url=shared_server.url, timeout=30) as nobody:
        assert nobody.get(f"{path}/analysis/found").json() == found
        for method in ("POST", "DELETE"):
            assert code(nobody.request(method, f"{path}/analysis")) == "sign-in-first"


def test_what_cannot_be_meant_is_refused_with_what_can(ada):
    path = uploaded(ada)
    assert ada.refused("POST", f"{path}/analysis?eyes=7")["detail"] == "there is no seat 7; seats are 0 to 1"
    assert ada.refused("POST", f"{path}/analysis?effort=endless")["code"] == "bad-request"
    assert ada.refused("POST", "/api/records/nothing/analysis")["code"] == "not-found"
    assert ada.refused("POST", f"/api/tables/{open_table(ada)['id']}/analysis")["code"] == "not-now"


def test_who_asks_again_and_again_how_far_it_is_lets_nothing_be_read_again():
    read: list[str] = []

    async def reading() -> Record:
        read.append("once more")
        return SHORT

    async def ask() -> None:
        analyses = Analyses(Database("sqlite://"), 0)
        found = [await analyses.game("record a", reading) for _ in range(5)]
        assert found == [game_of(SHORT)] * 5 and len(read) == 1
        assert (await analyses.game("table b", reading)).seats == SHORT.seats and len(read) == 2
        analyses.close()

    asyncio.run(ask())
