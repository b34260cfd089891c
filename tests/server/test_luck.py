"""Luck that is everybody's: sealed before the start, mixed with what players add, and told draw by draw at the end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from meydan.kernel.record import Record
from tests.server.conftest import Server
from tests.server.people import Person

GAME = "istanbul-dice"


@pytest.fixture
def people(shared_server: Server) -> Iterator[tuple[Person, Person]]:
    with Person(shared_server.url, "Ada") as host, Person(shared_server.url, "Bob") as guest:
        yield host, guest


def opened(host: Person, **more: Any) -> dict[str, Any]:
    wish = {"game": GAME, "seats": 2, "public": True, "chairs": [{"kind": "me"}], **more}
    table: dict[str, Any] = host.post("/api/tables", **wish)
    return table


def test_two_add_something_and_all_luck_can_be_checked_at_the_end(people: tuple[Person, Person]):
    host, guest = people
    table = opened(host, begins="seats")
    path = f"/api/tables/{table['id']}"
    sealed = table["commitment"]
    assert (len(sealed), table["begins"], table["seating"]) == (64, "seats", None)
    guest.post(f"{path}/sit", seat=1)
    host.put(f"{path}/share", share=" 7 ")
    guest.put(f"{path}/share", share="дощ і сонце")
    shown = guest.post(f"{path}/sit", seat=1, colour="white")
    assert [chair["share"] for chair in shown["chairs"]] == ["7", "дощ і сонце"], "another colour is no other share"
    begun = host.post(f"{path}/start")
    assert begun["commitment"] == sealed and sorted(begun["seating"]) == [0, 1]
    by_account = {chair["account"]: chair["share"] for chair in begun["chairs"]}
    assert by_account == {host.me["id"]: "7", guest.me["id"]: "дощ і сонце"}
    assert host.refused("PUT", f"{path}/share", share="8")["code"] == "not-now"
    assert host.refused("GET", f"{path}/luck")["code"] == "not-now"
    mine = {host: begun["mine"][0], guest: 1 - begun["mine"][0]}
    assert host.get(f"{path}/view", seat=mine[host])["commitment"] == sealed
    playing = host if mine[host] == 0 else guest
    while not (seen := playing.get(f"{path}/view", seat=mine[playing]))["over"]:
        if seen["to_answer"] == mine[playing]:
            choice = playing.luck.choice(seen["view"]["options"])
            playing.choose(table["id"], mine[playing], seen["version"], [choice])
        else:
            playing = guest if playing is host else host

    record = Record.from_json(json.dumps(host.get(f"{path}/record")))
    assert (record.shares, record.verify().shares) == (("7", "дощ і сонце"), 2)
    assert record.seating is not None and list(record.seating.chairs) == begun["seating"]
    assert hashlib.sha256(f"meydan:{record.seed}".encode()).hexdigest() == sealed
    told = guest.get(f"{path}/luck")
    luck = hashlib.sha256(f"meydan:luck\n{record.seed}\n7\nдощ і сонце".encode()).hexdigest()
    for draw in told["draws"]:
        numbers = [
            int.from_bytes(
                hashlib.sha256(f"{luck}/{draw['stream']}/{draw['number'] + at}".encode()).digest()[:8], "big"
            )
            * size
            >> 64
            for at, size in enumerate(draw["sizes"])
        ]
        assert numbers[:-1] == draw["earlier"]
        texts = [told["texts"][text] for text, count in told["tables"][draw["table"]] for _ in range(count)]
        assert texts[numbers[-1]] == record.steps[draw["step"] - 1]
    again = host.post(f"{path}/rematch")
    assert (again["begins"], again["commitment"] != sealed) == ("seats", True), "sealed anew"


def test_the_host_says_who_begins(people: tuple[Person, Person]):
    host, guest = people
    table = opened(host, begins=1)
    path = f"/api/tables/{table['id']}"
    guest.post(f"{path}/sit", seat=1)
    guest.put(f"{path}/share", share="8")
    assert guest.refused("PUT", f"{path}/begins", begins=0)["code"] == "forbidden"
    for wrong in (2, -1, "me"):
        assert host.refused("PUT", f"{path}/begins", begins=wrong)["code"] in ("bad-option", "bad-request")
    assert host.put(f"{path}/begins", begins="lot")["begins"] == "lot"
    assert host.put(f"{path}/begins", begins=1)["begins"] == 1
    begun = host.post(f"{path}/start")
    assert (begun["chairs"][0]["account"], begun["chairs"][0]["share"]) == (guest.me["id"], "8")
    assert (begun["seating"], begun["mine"]) == ([1, 0], [1])
    assert host.refused("PUT", f"{path}/begins", begins=0)["code"] == "not-now"


def test_who_leaves_takes_along_what_they_added(people: tuple[Person, Person]):
    host, guest = people
    path = f"/api/tables/{opened(host)['id']}"
    assert guest.refused("PUT", f"{path}/share", share="7")["code"] == "not-your-seat"
    guest.post(f"{path}/sit", seat=1)
    guest.put(f"{path}/share", share="7")
    for wrong in ("x" * 61, "two\nlines", "\u200b"):
        assert guest.refused("PUT", f"{path}/share", share=wrong)["code"] == "bad-request"
    assert guest.put(f"{path}/share", share=None)["chairs"][1]["share"] is None
    guest.put(f"{path}/share", share="7")
    guest.post(f"{path}/stand", seat=1)
    assert guest.post(f"{path}/sit", seat=1)["chairs"][1]["share"] is None
