"""Chairs when several people reach for them at once, and what becomes of tables when somebody leaves for good."""

from __future__ import annotations

import io
import json
import threading
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import segno
from litestar.testing import TestClient

from meydan.bots import BEST
from meydan.server.app import make_app
from meydan.server.config import Config
from meydan.server.seating import COLOURS
from tests.server.conftest import Server
from tests.server.people import Person

GAME = "istanbul-dice"
TRIES = 10


@pytest.fixture
def people(shared_server: Server) -> Iterator[list[Person]]:
    """Five people; the first is the host."""
    with ExitStack() as stack:
        yield [stack.enter_context(Person(shared_server.url, f"Guest {n}")) for n in range(5)]


def open_table(host: Person, seats: int = 2, **more: Any) -> str:
    wish = {"game": GAME, "seats": seats, "public": True, "chairs": [{"kind": "me"}], **more}
    table: str = host.post("/api/tables", **wish)["id"]
    return table


def begun(host: Person, guest: Person, **more: Any) -> str:
    table = open_table(host, **more)
    guest.post(f"/api/tables/{table}/sit", seat=1, link=host.get(f"/api/tables/{table}")["link"])
    host.post(f"/api/tables/{table}/start")
    return table


def finished(host: Person, guest: Person, *, public: bool = True) -> str:
    """A game of theirs that is over, since one of them gave up; test_games.py plays one to its end, and then again."""
    table = begun(host, guest, public=public)
    assert guest.post(f"/api/tables/{table}/resign", seat=1)["over"]
    return table


def at_once(*asked: Callable[[], Any]) -> list[Any]:
    """All of them in the same moment."""
    ready = threading.Barrier(len(asked))

    def one(ask: Callable[[], Any]) -> Any:
        ready.wait()
        return ask()

    with ThreadPoolExecutor(len(asked)) as pool:
        return list(pool.map(one, asked))


def test_no_game_begins_with_an_empty_chair(people: list[Person]):
    host, guest = people[:2]
    for _ in range(TRIES):
        table = open_table(host)
        guest.post(f"/api/tables/{table}/sit", seat=1)
        left, started = at_once(
            partial(guest.web.post, f"/api/tables/{table}/stand", json={"seat": 1}),
            partial(host.web.post, f"/api/tables/{table}/start", json={}),
        )
        assert sorted((left.status_code, started.status_code)) == [201, 409]
        shown = host.get(f"/api/tables/{table}")
        assert (shown["status"] == "playing") == (shown["chairs"][1]["account"] is not None)


def test_people_who_sit_down_together_get_different_colours(people: list[Person]):
    host = people[0]
    for _ in range(TRIES):
        table = host.post("/api/tables", game="istanbul", seats=5, public=True)["id"]
        at_once(*(partial(people[seat].post, f"/api/tables/{table}/sit", seat=seat) for seat in range(5)))
        assert sorted(chair["colour"] for chair in host.get(f"/api/tables/{table}")["chairs"]) == sorted(COLOURS)


def test_two_who_want_a_rematch_meet_at_one_table(people: list[Person]):
    host, guest = people[:2]
    table = finished(host, guest)
    first, second = at_once(
        lambda: host.post(f"/api/tables/{table}/rematch"), lambda: guest.post(f"/api/tables/{table}/rematch")
    )
    assert first["id"] == second["id"] != table
    assert host.post(f"/api/tables/{table}/rematch")["id"] == first["id"], "asked twice, it is the same"
    shown = host.get(f"/api/tables/{first['id']}")
    assert {chair["account"] for chair in shown["chairs"]} == {host.me["id"], guest.me["id"]}
    assert shown["chairs"][0]["account"] == guest.me["id"], "one seat further"
    whoever = host if shown["host"] == host.me["id"] else guest
    whoever.post(f"/api/tables/{first['id']}/start")
    for person in (host, guest):
        again = person.post(f"/api/tables/{table}/rematch")["id"]
        assert again == first["id"], "who sits there is led to it even when it has begun: there is no third table"


def heard_of(person: Person, table: str, seat: int) -> Iterator[dict[str, Any] | None]:
    """What a player of a finished game is told of its rematch, one after the other."""
    with person.socket(table, seat) as socket:
        while True:
            message = json.loads(socket.recv(timeout=30))
            if message["type"] == "rematch":
                yield message["table"]


def test_the_others_are_told_of_a_rematch_as_it_fills_and_when_it_has_begun(people: list[Person]):
    host, guest = people[:2]
    table = finished(host, guest)
    heard = heard_of(guest, table, 1)
    again = host.post(f"/api/tables/{table}/rematch")
    told = next(heard)
    assert told is not None and (told["id"], told["status"], told["mine"]) == (again["id"], "open", [])
    seat = next(chair["seat"] for chair in told["chairs"] if chair["invited"] == guest.me["id"])
    assert told["chairs"][seat]["invited_name"] == guest.me["name"]
    host.post(f"/api/tables/{again['id']}/stand", seat=seat)
    host.put(f"/api/tables/{again['id']}/chairs/{seat}", kind="bot")
    while told is not None and not told["chairs"][seat]["bot"]:
        told = next(heard)
    assert guest.refused("POST", f"/api/tables/{table}/rematch")["code"] == "seat-taken"
    host.post(f"/api/tables/{again['id']}/start")
    told = next(heard)
    assert told is not None and told["status"] == "playing", "it has begun, and can be watched"
    assert guest.post(f"/api/tables/{table}/rematch")["id"] != again["id"], "whoever has no place there opens another"
    heard.close()


def test_a_rematch_of_a_private_table_is_told_to_who_has_a_place_there(people: list[Person]):
    host, guest = people[:2]
    table = finished(host, guest, public=False)
    again = host.post(f"/api/tables/{table}/rematch")
    heard = heard_of(guest, table, 1)
    told = next(heard)
    assert told is not None and told["id"] == again["id"]
    seat = next(chair["seat"] for chair in told["chairs"] if chair["invited"] == guest.me["id"])
    host.post(f"/api/tables/{again['id']}/stand", seat=seat)
    assert next(heard) is None
    heard.close()


def test_a_guest_does_not_keep_a_seat_of_a_rated_game_from_others(people: list[Person]):
    host, guest = people[:2]
    table = open_table(host, rated=True, chairs=[{"kind": "open"}, {"kind": "bot"}])
    assert guest.refused("POST", f"/api/tables/{table}/sit", seat=0)["code"] == "account-first"
    assert host.refused("PUT", f"/api/tables/{table}/chairs/0", kind="me")["code"] == "account-first"
    name = f"Real {uuid.uuid4().hex[:8]}"
    guest.post("/api/account", name=name, password="three merchants at dawn")
    assert guest.post(f"/api/tables/{table}/sit", seat=0)["mine"] == [0]


def test_seats_in_an_order_drawn_by_lot(people: list[Person]):
    """Everybody keeps their colour, and no seat is lost; sooner or later the host does not begin."""
    host, guest = people[:2]
    orders = set()
    for _ in range(60):
        table = open_table(host, seats=3, chairs=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        before = guest.post(f"/api/tables/{table}/sit", seat=1)["chairs"]
        begun = host.web.post(f"/api/tables/{table}/start", params={"shuffled": "1"}, json={}).json()
        assert begun["status"] == "playing"
        held = [{(one["account"], one["bot"], one["colour"]) for one in chairs} for chairs in (before, begun["chairs"])]
        assert held[0] == held[1]
        orders.add(tuple(chair["account"] for chair in begun["chairs"]))
        mine = begun["mine"][0]
        assert host.get(f"/api/tables/{table}/view", seat=mine)["seat"] == mine
        if len(orders) > 2:
            return
    raise AssertionError(f"always in the same order: {orders}")


def test_what_is_said_of_a_table_that_is_not_open(people: list[Person]):
    host, guest = people[:2]
    closed, playing = open_table(host), begun(host, guest)
    host.delete(f"/api/tables/{closed}")
    for table, sentence in ((closed, "this table is closed"), (playing, "this table has begun already")):
        path = f"/api/tables/{table}"
        for person, method, what, body in (
            (guest, "POST", "/sit", {"seat": 1}), (host, "POST", "/stand", {"seat": 0}),
            (host, "POST", "/start", {}), (host, "DELETE", "", {}), (host, "PUT", "/chairs/1", {"kind": "bot"}),
        ):  # fmt: skip
            problem = person.refused(method, path + what, **body)
            assert (problem["code"], problem["detail"]) == ("not-now", sentence), what


def test_all_tables_where_i_am_asked_are_told_the_soonest_first(people: list[Person]):
    host = people[0]
    chairs = [{"kind": "me"}, {"kind": "me"}]
    tables = [host.post("/api/tables", game=GAME, seats=2, base=600 + n, chairs=chairs)["id"] for n in range(120)]
    for table in tables:
        host.post(f"/api/tables/{table}/start")
    assert [entry["table"]["id"] for entry in host.get("/api/waiting")] == tables
    assert {entry["id"] for entry in host.get("/api/my/tables")} == set(tables)


# -- somebody leaves for good -------------------------------------------------------------------------------


def test_open_tables_do_not_wait_for_somebody_who_is_gone(people: list[Person]):
    host, guest, other = people[:3]
    theirs, mine = open_table(guest, seats=3), open_table(host, seats=3)
    kept = open_table(host, chairs=[{"kind": "me"}, {"kind": "invited", "account": guest.me["id"]}])
    host.post(f"/api/tables/{theirs}/sit", seat=1)
    guest.post(f"/api/tables/{mine}/sit", seat=1)
    guest.delete("/api/account")
    assert host.get(f"/api/tables/{theirs}")["status"] == "closed"
    assert theirs not in [entry["id"] for entry in host.get("/api/tables")]
    for table, seat in ((mine, 1), (kept, 1)):
        chair = host.get(f"/api/tables/{table}")["chairs"][seat]
        assert (chair["account"], chair["invited"], chair["colour"]) == (None, None, None)
        assert other.post(f"/api/tables/{table}/sit", seat=seat)["mine"] == [seat]


def test_a_bot_plays_for_somebody_who_is_gone(people: list[Person]):
    host, guest = people[:2]
    table = begun(guest, host)
    guest.post(f"/api/tables/{table}/chat", text="bye")
    assert host.refused("POST", f"/api/tables/{table}/hand", seat=0)["code"] == "not-now", "not late"
    guest.delete("/api/account")
    shown = host.get(f"/api/tables/{table}")
    assert (shown["standins"], shown["chairs"][0]["name"]) == ({"0": BEST}, "deleted")
    assert host.play_over_http(table, [1])["over"]
    assert host.get(f"/api/tables/{table}/chat") == []
    again = host.post(f"/api/tables/{table}/rematch")
    assert [chair["invited"] for chair in again["chairs"]] == [host.me["id"], None]


def test_a_game_that_everybody_left_comes_to_an_end(people: list[Person]):
    host, guest, other = people[:3]
    table = begun(host, guest)
    host.delete("/api/account")
    guest.delete("/api/account")
    for _ in range(600):
        if other.get(f"/api/tables/{table}")["status"] == "finished":
            return
        threading.Event().wait(0.1)
    raise AssertionError("nobody plays on")


def test_a_qr_code_leads_to_where_people_play(tmp_path: Path):
    """To the public address, wherever the host has opened the page."""
    public = "https://play.example.org"
    with TestClient(make_app(Config(tmp_path, public=public)), base_url="http://localhost:8000") as web:
        web.headers["Origin"] = public
        cookie = web.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"].partition(";")[0]
        table = web.post("/api/tables", json={"game": GAME, "seats": 2}, headers={"Cookie": cookie}).json()
        shown = web.get(f"/api/tables/{table['id']}/qr", headers={"Cookie": cookie})
    expected = io.BytesIO()
    segno.make(f"{public}/t/{table['link']}", error="m").save(expected, kind="svg", scale=6, border=4, xmldecl=False)
    assert shown.content == expected.getvalue()
