"""Finding people: wishes that fit, nobody seated twice, bots for empty chairs, and a lobby that tells what is new."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.sync.client import ClientConnection

from meydan.server.finding import PACES, pace_of
from meydan.server.matching import LINGER, NEAR, WIDER, Party, Seeker, parties
from meydan.server.store import TableRow
from tests.server.conftest import Server
from tests.server.people import Person

SECOND = 1000
QUICK = {"game": "istanbul-dice", "least": 2, "most": 2, "near": False}


# -- who fits whom ------------------------------------------------------------------------------------------


def seeker(who: str, **more: Any) -> Seeker:
    usual: dict[str, Any] = {
        "game": "istanbul", "mix": None, "least": 2, "most": 4, "pace": ("live", 1200, 20), "near": True,
        "rated": False, "bot": None, "since": 0, "level": 25.0,
    }  # fmt: skip
    return Seeker(account=who, **(usual | more))


def seated(*people: Seeker, now: int = SECOND, apart: tuple[frozenset[str], ...] = ()) -> list[tuple[str, int]]:
    """Who sits together, and at how many seats."""
    return [("".join(one.account for one in party.people), party.seats) for party in parties(people, now, apart)]


def test_a_full_table_begins_at_once_and_others_linger():
    four = [seeker(who) for who in "abcd"]
    assert seated(*four) == [("abcd", 4)]
    assert seated(*four[:3]) == [], "a fourth may come"
    assert seated(*four[:3], now=LINGER) == [("abc", 3)]
    assert seated(*four[:2], seeker("c", since=LINGER - SECOND), now=LINGER) == [], "since the last one came"
    assert seated(seeker("a", most=2), seeker("b"), seeker("c"), seeker("d", most=2)) == [("ab", 2), ("cd", 2)]
    assert seated(seeker("a", least=3), seeker("b", most=2), now=LINGER) == [], "no table suits both"
    assert seated(four[0], now=LINGER) == [], "nobody plays alone"


def test_game_speed_and_boxes_must_agree():
    two = {"most": 2}
    paces = [{"pace": pace} for pace in PACES[1:]]
    for other in ({"game": "san-juan"}, {"mix": ("mocha",)}, *paces):
        assert seated(seeker("a", mix=("letters",), **two), seeker("b", **(two | other))) == [], other
    [party] = parties([seeker("a", **two), seeker("b", mix=("mocha",), **two)], SECOND)
    assert party.mix == ("mocha",), "who does not mind plays with what the other wants"
    [party] = parties([seeker("a", rated=True, **two), seeker("b", rated=True, **two)], SECOND)
    assert party.rated
    [party] = parties([seeker("a", rated=True, **two), seeker("b", **two)], SECOND)
    assert not party.rated, "only if all want it"


def test_levels_come_nearer_while_one_waits():
    far = NEAR + 10
    wait = int(10 / WIDER) * SECOND
    a, b = seeker("a", most=2), seeker("b", most=2, level=25 + far)
    assert seated(a, b) == []
    assert seated(a, b, now=wait) == [("ab", 2)]
    late = seeker("b", most=2, level=25 + far, since=wait)
    assert seated(a, late, now=wait) == [], "both must have waited"
    anybody = seeker("b", most=2, level=25 + far, near=False)
    assert seated(a, anybody) == [], "one minds"
    assert seated(seeker("a", most=2, near=False), anybody) == [("ab", 2)]


def test_bots_take_empty_chairs_of_those_who_want_them():
    assert seated(seeker("a", least=3, bot="trader")) == [("a", 3)]
    both = seeker("a", least=3, bot="trader"), seeker("b", bot="master")
    assert seated(*both) == [("ab", 3)]
    assert seated(both[0], seeker("b")) == [("a", 3)], "who wants people goes on waiting"
    assert Party([both[0]], 3).bot == "trader"


def test_who_does_not_want_to_hear_somebody_is_not_put_beside_them():
    people = [seeker(who, most=2) for who in "abc"]
    assert seated(*people, apart=(frozenset("ab"),)) == [("ac", 2)]


# -- at the service -----------------------------------------------------------------------------------------


@contextmanager
def finding(person: Person) -> Iterator[Callable[[str], dict[str, Any]]]:
    """A page that looks for people; waits for a message of a type."""
    with person.listen("/api/lobby/socket?finding=1") as socket:

        def until(kind: str, true: Callable[[dict[str, Any]], Any] = lambda told: True) -> dict[str, Any]:
            while True:
                told: dict[str, Any] = json.loads(socket.recv(timeout=30))
                if told["type"] == kind and true(told):
                    return told

        yield until


def people(stack: ExitStack, *places: str) -> list[Person]:
    return [stack.enter_context(Person(url, f"Person {number}")) for number, url in enumerate(places)]


def test_two_who_want_the_same_are_seated(shared_server: Server) -> None:
    with ExitStack() as stack:
        ada, bob = people(stack, shared_server.url, shared_server.url)
        with finding(ada) as ada_hears, finding(bob) as bob_hears:
            first = ada.put("/api/my/wish", **QUICK)
            assert (first["table"], first["others"]) == (None, 0)
            assert ada_hears("lobby", lambda told: told.get("looking"))["looking"] >= 1
            table = bob.put("/api/my/wish", **QUICK)["table"]
            assert table is not None
            for hears in (ada_hears, bob_hears):
                assert hears("wish", lambda told: told["wish"] and told["wish"]["table"])["wish"]["table"] == table
        seen = ada.get(f"/api/tables/{table}")
        assert (seen["status"], seen["speed"], seen["rated"]) == ("playing", "live", False)
        assert {chair["account"] for chair in seen["chairs"]} == {ada.me["id"], bob.me["id"]}
        assert ada.refused("DELETE", "/api/my/wish")["code"] == "not-now", "it came true"


def test_people_are_put_together_at_the_pace_they_chose(shared_sqlite: Server) -> None:
    with ExitStack() as stack:
        ada, bob, eve = people(stack, *([shared_sqlite.url] * 3))
        slow = QUICK | {"speed": "turns", "base": 3 * 86_400}
        waits = ada.put("/api/my/wish", **slow)
        assert (waits["speed"], waits["base"], waits["increment"], waits["table"]) == ("turns", 259_200, 0, None)
        usual = bob.put("/api/my/wish", **(QUICK | {"speed": "turns"}))
        assert (usual["base"], usual["table"], usual["others"]) == (86_400, None, 0), "a day is another pace"
        table = eve.put("/api/my/wish", **slow)["table"]
        seen = ada.get(f"/api/tables/{table}")
        assert (seen["speed"], seen["base"], seen["increment"]) == ("turns", 259_200, 0)
        assert bob.me["id"] not in {chair["account"] for chair in seen["chairs"]}
        bob.delete("/api/my/wish")


@pytest.mark.parametrize("speed, base, near", [("live", 300, 600), ("live", 2700, 1200), ("turns", 604_800, 259_200)])
def test_an_open_table_has_the_pace_that_is_nearest(speed: str, base: int, near: int) -> None:
    row = SimpleNamespace(speed=speed, base=base)
    assert pace_of(cast(TableRow, row))[:2] == (speed, near)


def test_a_wish_can_be_taken_back_and_ends_when_one_leaves(shared_sqlite: Server) -> None:
    with ExitStack() as stack:
        ada, bob = people(stack, shared_sqlite.url, shared_sqlite.url)
        wish = QUICK | {"speed": "turns"}
        with finding(ada):
            ada.put("/api/my/wish", **wish)
            ada.delete("/api/my/wish")
            assert ada.refused("GET", "/api/my/wish")["code"] == "not-now"
            ada.put("/api/my/wish", **wish)
        for _ in range(300):  # its page is gone
            if ada.web.get("/api/my/wish").status_code == 409:
                break
            threading.Event().wait(0.1)
        assert bob.put("/api/my/wish", **wish)["table"] is None
        bob.delete("/api/my/wish")


def test_bots_are_let_in(shared_server: Server) -> None:
    with ExitStack() as stack:
        [ada] = people(stack, shared_server.url)
        assert ada.refused("POST", "/api/my/wish/bots", bot="trader")["code"] == "not-now"
        ada.put("/api/my/wish", **(QUICK | {"game": "istanbul", "least": 3, "most": 4, "mix": ["mocha"]}))
        assert ada.refused("POST", "/api/my/wish/bots", bot="nobody")["code"] == "bad-option"
        table = ada.post("/api/my/wish/bots", bot="apprentice")["table"]
        seen = ada.get(f"/api/tables/{table}")
        assert Counter(chair["bot"] for chair in seen["chairs"]) == {None: 1, "apprentice": 2}
        assert seen["options"]["expansions"] == ["mocha"]


@pytest.mark.parametrize(
    "wish, code",
    [
        (QUICK | {"game": "chess"}, "bad-option"),
        (QUICK | {"most": 5}, "bad-option"),
        (QUICK | {"least": 3, "most": 2}, "bad-option"),
        (QUICK | {"speed": "soon"}, "bad-request"),
        (QUICK | {"base": 601}, "bad-option"),
        (QUICK | {"speed": "turns", "base": 600}, "bad-option"),
        (QUICK | {"game": "istanbul", "mix": ["coffee"]}, "bad-option"),
        (QUICK | {"rated": True}, "account-first"),
    ],
)
def test_what_cannot_be_wished(shared_sqlite: Server, wish: dict[str, Any], code: str) -> None:
    with Person(shared_sqlite.url, "Ada") as ada:
        assert ada.refused("PUT", "/api/my/wish", **wish)["code"] == code


def test_nobody_is_seated_twice_by_two_processes(two: list[Server]) -> None:
    """Twelve people at two processes ask at once, with wishes that overlap: each has exactly one seat."""
    with ExitStack() as stack:
        many = people(stack, *([two[0].url, two[1].url] * 6))
        gate = threading.Barrier(len(many))
        wish = QUICK | {"game": "san-juan"}

        def ask(one: Person) -> None:
            gate.wait(30)
            one.put("/api/my/wish", **wish)

        threads = [threading.Thread(target=ask, args=(one,)) for one in many]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        tables = [one.get("/api/my/wish")["table"] for one in many]
        assert None not in tables
        assert set(Counter(tables).values()) == {2}
        for one in many:
            mine = [table["id"] for table in one.get("/api/my/tables")]
            assert len(mine) == 1, "one table each"


def test_whoever_waits_at_an_open_table_is_found(shared_sqlite: Server) -> None:
    with ExitStack() as stack:
        ada, bob = people(stack, shared_sqlite.url, shared_sqlite.url)
        chairs = [{"kind": "me"}]
        open_one = {"game": "istanbul", "seats": 5, "chairs": chairs, "public": True, "speed": "live", "base": 600}
        left = ada.post("/api/tables", **open_one)  # and nobody is there
        waits = ada.post("/api/tables", **open_one)
        with ada.socket(waits["id"], presence=1) as at_table, finding(bob) as bob_hears:
            while json.loads(at_table.recv(timeout=30)).get("here") != [0]:
                pass
            wish = {"game": "istanbul", "least": 5, "most": 5, "speed": "live", "near": True}
            assert bob.put("/api/my/wish", **wish)["table"] is None, "its clock is shorter than usual"
            wish["base"] = 600
            assert bob.put("/api/my/wish", **wish)["table"] == waits["id"] != left["id"], "at once"
            told = bob_hears("wish", lambda told: told["wish"] and told["wish"]["table"])
        assert told["wish"]["table"] == waits["id"]
        assert bob.get(f"/api/tables/{waits['id']}")["mine"] == [1]
        for table in (left, waits):
            ada.delete(f"/api/tables/{table['id']}")


def hear_tables(socket: ClientConnection, seen: dict[str, Any], until: Callable[[dict[str, Any]], bool]) -> None:
    while not until(seen):
        told = json.loads(socket.recv(timeout=30))
        if told.get("whole"):
            seen.clear()
        seen.update({table["id"]: table for table in told["tables"]})
        for gone in told.get("gone", []):
            seen.pop(gone)


def test_the_lobby_tells_what_is_new(two: list[Server]) -> None:
    """A table is opened, joined and closed at one process; who looks at another sees it."""
    with ExitStack() as stack:
        ada, bob = people(stack, two[0].url, two[1].url)
        with bob.listen("/api/lobby/socket") as socket:
            seen: dict[str, Any] = {}
            private = ada.post("/api/tables", game="istanbul-dice", seats=2)
            table = ada.post("/api/tables", game="istanbul-dice", seats=3, public=True, chairs=[{"kind": "me"}])
            hear_tables(socket, seen, lambda seen: table["id"] in seen)
            assert seen[table["id"]]["link"] is None, "its link is for those who belong to it"
            bob.post(f"/api/tables/{table['id']}/sit", seat=1)
            hear_tables(socket, seen, lambda seen: seen[table["id"]]["chairs"][1]["account"] == bob.me["id"])
            ada.delete(f"/api/tables/{table['id']}")
            hear_tables(socket, seen, lambda seen: table["id"] not in seen)
            assert private["id"] not in seen
