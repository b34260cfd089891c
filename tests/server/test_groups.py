"""Groups: a lasting link, who belongs, what only members see, evenings, scores, and the same table again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from icalendar import Calendar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meydan.server.evenings import PAUSE, Played, scores
from tests.server.conftest import Server
from tests.server.people import Person

HOUR = 60 * 60 * 1000


@pytest.fixture
def people(shared_server: Server) -> Iterator[list[Person]]:
    """Ada, Bob, Cem and Eve, who belongs to nothing."""
    with (
        Person(shared_server.url, "Ada") as ada,
        Person(shared_server.url, "Bob") as bob,
        Person(shared_server.url, "Cem") as cem,
        Person(shared_server.url, "Eve") as eve,
    ):
        yield [ada, bob, cem, eve]


def founded(owner: Person, *others: Person) -> dict[str, Any]:
    group: dict[str, Any] = owner.post("/api/groups", name="Friday evening")
    for other in others:
        other.post(f"/api/group-links/{group['link']}/join")
    return group


@contextmanager
def board(person: Person, group: str) -> Iterator[Callable[[Callable[[dict[str, Any]], Any]], dict[str, Any]]]:
    """All that the board of a group has told, put together; waits until something is true of it."""
    with person.listen(f"/api/groups/{group}/socket") as socket:
        seen: dict[str, Any] = {}

        def until(true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
            while not seen or not true(seen):
                seen.update(heard(socket))
            return seen

        yield until


def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=30))
    return message


def heard_last(socket: ClientConnection) -> int | None:
    """The code with which a socket is closed."""
    with pytest.raises(ConnectionClosed):
        socket.recv(timeout=30)
    return socket.close_code


def game(host: Person, *guests: Person, group: str) -> dict[str, Any]:
    """A game of a group, begun by all who are named."""
    seats = 1 + len(guests)
    table = host.post("/api/tables", game="istanbul-dice", seats=seats, chairs=[{"kind": "me"}], group=group)
    for seat, guest in enumerate(guests, 1):
        guest.post(f"/api/tables/{table['id']}/sit", seat=seat)
    host.post(f"/api/tables/{table['id']}/start")
    return dict(table)


def played(host: Person, guest: Person, group: str) -> dict[str, Any]:
    """A game of two people, up to its end."""
    table = game(host, guest, group=group)["id"]
    both = [host, guest]
    while True:
        seen = host.get(f"/api/tables/{table}")
        if seen["over"]:
            return dict(host.get(f"/api/tables/{table}"))
        seat = seen["to_answer"]
        told = both[seat].get(f"/api/tables/{table}/view", seat=seat)
        both[seat].choose(table, seat, told["version"], [both[seat].luck.choice(told["view"]["options"])])


def test_a_group_is_one_link(people):
    ada, bob, cem, eve = people
    group = founded(ada, bob)
    door = cem.get(f"/api/group-links/{group['link']}")
    assert door == {"name": "Friday evening", "people": ["Ada", "Bob"], "id": None}, "who has the link looks in"
    inside = cem.post(f"/api/group-links/{group['link']}/join")
    assert [member["name"] for member in inside["members"]] == ["Ada", "Bob", "Cem"]
    assert cem.post(f"/api/group-links/{group['link']}/join") == inside, "once is enough"
    assert cem.get(f"/api/group-links/{group['link']}")["id"] == group["id"]
    assert cem.get("/api/groups") == [{"id": group["id"], "name": "Friday evening", "members": 3, "night": None}]
    assert b"<svg" in cem.web.get(f"/api/groups/{group['id']}/qr").content
    assert eve.get("/api/groups") == []
    for name in ("x", "  ", "ab\u202ecd", "!?", "n" * 41):
        assert eve.refused("POST", "/api/groups", name=name)["code"] == "bad-request", name
    assert eve.post("/api/groups", name="П’ятниця & Co.")["name"] == "П’ятниця & Co."
    assert eve.refused("GET", "/api/group-links/wrong")["code"] == "not-found"


def test_its_owner_keeps_it(people):
    ada, bob, cem, _ = people
    group = founded(ada, bob, cem)
    path = f"/api/groups/{group['id']}"
    assert ada.web.patch(path, json={"name": "Saturday"}).json()["name"] == "Saturday"
    new = ada.post(f"{path}/link")["link"]
    assert bob.refused("GET", f"/api/group-links/{group['link']}")["code"] == "not-found"
    ada.delete(f"{path}/members/{cem.me['id']}")
    assert cem.refused("GET", path)["code"] == "not-found"
    assert cem.get("/api/groups") == []
    for method, what, body in (
        ("PATCH", "", {"name": "mine"}),
        ("POST", "/link", {}),
        ("PUT", "/owner", {"account": bob.me["id"]}),
        ("DELETE", f"/members/{ada.me['id']}", {}),
        ("DELETE", "", {}),
    ):
        assert bob.refused(method, path + what, **body)["code"] == "forbidden", what
    assert ada.refused("PUT", f"{path}/owner", account=cem.me["id"])["code"] == "not-found", "only a member"
    assert ada.put(f"{path}/owner", account=bob.me["id"])["owner"] == bob.me["id"]
    cem.post(f"/api/group-links/{new}/join")
    bob.delete(f"{path}/members/{bob.me['id']}")
    assert ada.get(path)["owner"] == ada.me["id"], "who is there longest"
    ada.delete(path)
    assert cem.refused("GET", path)["code"] == "not-found"
    alone = founded(bob)
    bob.delete(f"/api/groups/{alone['id']}/members/{bob.me['id']}")
    assert bob.refused("GET", f"/api/group-links/{alone['link']}")["code"] == "not-found", "the last one ended it"


def test_outsiders_see_nothing(people):
    ada, bob, _, eve = people
    group = founded(ada, bob)
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}], group=group["id"])
    for method, what, body in (
        ("GET", "", {}),
        ("GET", "/qr", {}),
        ("GET", "/night.ics", {}),
        ("PATCH", "", {"name": "mine"}),
        ("POST", "/link", {}),
        ("POST", "/again", {}),
        ("PUT", "/owner", {"account": eve.me["id"]}),
        ("PUT", "/night", {"at": int(time.time() * 1000) + HOUR}),
        ("PUT", "/coming", {"answer": "yes"}),
        ("DELETE", "/night", {}),
        ("DELETE", f"/members/{bob.me['id']}", {}),
        ("DELETE", "", {}),
    ):
        assert eve.refused(method, f"/api/groups/{group['id']}{what}", **body)["code"] == "not-found", what
    with eve.listen(f"/api/groups/{group['id']}/socket") as socket:
        assert (heard(socket)["type"], heard_last(socket)) == ("problem", 4404)
    assert eve.refused("GET", f"/api/tables/{table['id']}")["code"] == "not-found"
    wish = {"game": "istanbul-dice", "seats": 2, "group": group["id"]}
    assert eve.refused("POST", "/api/tables", **wish)["code"] == "not-found", "nor is a table opened for it"
    assert ada.refused("POST", "/api/tables", **wish, public=True)["code"] == "bad-option"
    assert bob.get(f"/api/tables/{table['id']}")["group"] == group["id"], "a member needs no link"
    assert bob.post(f"/api/tables/{table['id']}/sit", seat=1)["mine"] == [1]


def test_a_board_tells_who_is_here_and_what_happens(people):
    ada, bob, cem, _ = people
    group = founded(ada, bob)
    with board(ada, group["id"]) as ada_sees, board(bob, group["id"]) as bob_sees:
        both = sorted([ada.me["id"], bob.me["id"]])
        assert ada_sees(lambda seen: seen["here"] == both)["group"]["name"] == "Friday evening"
        cem.post(f"/api/group-links/{group['link']}/join")
        bob_sees(lambda seen: len(seen["group"]["members"]) == 3)
        table = game(ada, bob, group=group["id"])["id"]
        bob_sees(lambda seen: [(one["id"], one["status"]) for one in seen["tables"]] == [(table, "playing")])
        with cem.listen(f"/api/groups/{group['id']}/socket") as socket:
            heard(socket)
            with cem.socket(table) as watching:
                assert heard(watching)["type"] == "view", "a member looks on"
                ada.delete(f"/api/groups/{group['id']}/members/{cem.me['id']}")
                while heard(watching)["type"] != "problem":
                    pass
            while heard(socket)["type"] != "problem":
                pass
        assert cem.refused("GET", f"/api/tables/{table}")["code"] == "not-found", "and no more when removed"
    with board(ada, group["id"]) as ada_sees:
        ada_sees(lambda seen: seen["here"] == [ada.me["id"]])


def test_two_processes_know_who_is_here(two):
    with Person(two[0].url, "Ada") as ada, Person(two[1].url, "Bob") as bob:
        group = founded(ada, bob)
        with board(ada, group["id"]) as ada_sees, board(bob, group["id"]):
            ada_sees(lambda seen: len(seen["here"]) == 2)
            table = bob.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}], group=group["id"])
            ada_sees(lambda seen: [one["id"] for one in seen["tables"]] == [table["id"]])
        with board(ada, group["id"]) as ada_sees:
            ada_sees(lambda seen: len(seen["here"]) == 1)


def test_the_next_evening(people):
    ada, bob, cem, eve = people
    group = founded(ada, bob, cem)
    path = f"/api/groups/{group['id']}"
    at = (int(time.time()) + 3 * 24 * 3600) * 1000
    assert ada.refused("PUT", f"{path}/night", at=1)["code"] == "bad-request", "it is over"
    assert bob.refused("PUT", f"{path}/coming", answer="yes")["code"] == "not-now"
    night = ada.put(f"{path}/night", at=at, zone="Europe/Kyiv", note="At Ada’s; bring tea")["night"]
    assert night["comers"] == [{"account": ada.me["id"], "answer": "yes"}], "who sets it comes"
    bob.put(f"{path}/coming", answer="no")
    night = bob.put(f"{path}/coming", answer="maybe")["night"]
    assert sorted(one["answer"] for one in night["comers"]) == ["maybe", "yes"]
    assert ada.get("/api/groups")[0]["night"] == at

    first = event(bob, f"{path}/night.ics")
    assert str(first["SUMMARY"]) == "Friday evening · Meydan"
    assert "At Ada’s; bring tea" in str(first["DESCRIPTION"])
    assert first["DTSTART"].params["TZID"] == "Europe/Kyiv"
    assert first["DTSTART"].dt.timestamp() * 1000 == at
    later = bob.put(f"{path}/night", at=at + HOUR, zone="Mars/Olympus")["night"]
    assert (later["zone"], later["comers"]) == ("UTC", [{"account": bob.me["id"], "answer": "yes"}])
    by_link = event(eve, f"{path}/night.ics?link={group['link']}")
    assert by_link["UID"] == first["UID"] and by_link["SEQUENCE"] == first["SEQUENCE"] + 1
    assert eve.refused("GET", f"{path}/night.ics?link=wrong")["code"] == "not-found"
    assert cem.delete(f"{path}/night")["night"] is None
    assert cem.refused("GET", f"{path}/night.ics")["code"] == "not-now"


def event(person: Person, path: str) -> Any:
    """The one event of a calendar file that keeps to its lines and can be read by others."""
    answer = person.web.get(path)
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert all(len(line) <= 75 for line in answer.content.split(b"\r\n"))
    calendar = Calendar.from_ical(answer.content)
    zones = {str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")}
    [found] = calendar.walk("VEVENT")
    assert {found["DTSTART"].params.get("TZID")} - {None, "UTC"} <= zones, "its zone of time is told"
    return found


def test_the_same_table_again(people):
    ada, bob, cem, _ = people
    group = founded(ada, bob, cem)
    path = f"/api/groups/{group['id']}"
    assert ada.refused("POST", f"{path}/again")["code"] == "not-now"
    with board(cem, group["id"]) as cem_sees:
        over = played(ada, bob, group["id"])
        seen = cem_sees(lambda seen: seen.get("scores", {}).get("games") == 1)
        winner = next(chair["account"] for chair in over["chairs"] if chair["rank"] == 1)
        best = seen["scores"]["evening"]["scores"][0]
        assert (best["account"], best["games"], best["won"]) == (winner, 1, 1)
        assert seen["scores"]["overall"] == seen["scores"]["evening"]["scores"]
        [meeting] = seen["scores"]["meetings"]
        assert meeting["ahead"] + meeting["behind"] + meeting["level"] == 1
    again = cem.post(f"{path}/again")
    assert (again["game"], again["seats"], again["group"]) == ("istanbul-dice", 3, group["id"])
    assert {chair["invited"] for chair in again["chairs"]} == {ada.me["id"], bob.me["id"], None}
    assert len(again["mine"]) == 1, "who was not there sits down beside them"
    for other in (ada, bob):
        joined = other.post(f"{path}/again")
        assert joined["id"] == again["id"] and len(joined["mine"]) == 1
    cem.post(f"/api/tables/{again['id']}/start")


def test_who_deletes_an_account_leaves_all_groups(people):
    ada, bob, _, _ = people
    group = founded(ada, bob)
    ada.delete("/api/account")
    left = bob.get(f"/api/groups/{group['id']}")
    assert (left["owner"], [member["name"] for member in left["members"]]) == (bob.me["id"], ["Bob"])


def test_an_evening_ends_with_a_long_pause():
    def over(at: int, *ranks: tuple[str | None, int]) -> Played:
        return Played(at, list(ranks))

    games = [
        over(3 * PAUSE, ("a", 1), ("b", 2), (None, 3)),
        over(3 * PAUSE - HOUR, ("b", 1), ("a", 1), ("c", 3)),
        over(PAUSE, ("c", 1), ("a", 2)),
    ]
    found = scores(games, ["a", "b", "c"])
    assert found.evening is not None
    assert (found.evening.games, found.games) == (2, 3)
    told = [(one.account, one.won, one.points) for one in found.evening.scores]
    assert told == [("a", 2, 3), ("b", 1, 2), ("c", 0, 0)]
    assert [(one.account, one.games, one.won) for one in found.overall] == [("a", 3, 2), ("b", 2, 1), ("c", 2, 1)]
    assert [(one.one, one.other, one.ahead, one.behind, one.level) for one in found.meetings] == [
        ("a", "b", 1, 0, 1),
        ("a", "c", 1, 1, 0),
        ("b", "c", 1, 0, 0),
    ]
    assert [one.account for one in scores(games, ["b"]).overall] == ["b"], "only who belongs to it now"
    assert scores([], ["a"]).evening is None
