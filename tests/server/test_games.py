"""Whole games of all three games over HTTP and WebSocket, by clients that share nothing with the service."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from meydan import Record
from tests.server.conftest import Server
from tests.server.people import Person

# People who choose at random need thousands of choices to win at Istanbul, so bots bring those games to an end.
GAMES = [
    ("istanbul", 2, 2, {}),
    ("istanbul", 1, 2, {"expansions": ["mocha", "letters"]}),
    ("san-juan", 3, 0, {"expansions": ["new-buildings", "events"]}),
    ("istanbul-dice", 2, 1, {}),
]


@pytest.fixture
def server(shared_server: Server) -> Server:
    """These games do not disturb each other."""
    return shared_server


def open_table(host: Person, game: str, seats: int, options: dict[str, object], **more: object) -> str:
    wish = {"game": game, "seats": seats, "options": options, "chairs": [{"kind": "me"}], **more}
    table: str = host.post("/api/tables", **wish)["id"]
    return table


@pytest.mark.parametrize("game, seats, bots, options", GAMES, ids=lambda value: str(value)[:20])
def test_a_whole_game_with_people_at_sockets(server, game, seats, bots, options):
    people = [Person(server.url, f"Player {seat}", seed=seat) for seat in range(seats)]
    host = people[0]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1), *[{"kind": "bot"}] * bots]
    table = open_table(host, game, seats + bots, options, chairs=chairs)
    link = host.get(f"/api/tables/{table}")["link"]
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/sit", seat=seat, link=link)
    host.post(f"/api/tables/{table}/start")
    with ThreadPoolExecutor(seats) as pool:
        ends = list(pool.map(lambda seat: people[seat].play_over_socket(table, seat), range(seats)))
    assert all(end["result"] == ends[0]["result"] for end in ends)
    record = Record.from_json(host.web.get(f"/api/tables/{table}/record").text)
    verified = record.verify()
    assert (verified.finished, verified.seed_known) == (True, True)
    assert record.commitment == ends[0]["commitment"]
    assert record.players == (*(f"Player {seat}" for seat in range(seats)), *["greedy (bot)"] * bots)
    done = host.get(f"/api/tables/{table}")
    assert [chair["rank"] for chair in done["chairs"]] == ends[0]["result"]["ranks"]
    statistics = host.get(f"/api/tables/{table}/statistics")
    assert statistics[-1]["step"] == len(record.steps)


@pytest.mark.parametrize("game", ["san-juan", "istanbul-dice"])
def test_one_person_against_bots_over_http(server, game):
    with Person(server.url, "Ada") as ada:
        chairs = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
        table = open_table(ada, game, 3, {}, chairs=chairs)
        ada.post(f"/api/tables/{table}/start")
        end = ada.play_over_http(table, [0])
        assert end["over"]
        assert Record.from_json(ada.web.get(f"/api/tables/{table}/record").text).verify().finished


def test_hot_seat_undo_plan_why_and_queue(server):
    with Person(server.url, "Ada") as ada:
        table = open_table(ada, "istanbul", 2, {"layout": "short"}, chairs=[{"kind": "me"}, {"kind": "me"}])
        ada.post(f"/api/tables/{table}/start")
        assert ada.get(f"/api/tables/{table}")["mine"] == [0, 1]
        answer = ada.choose(table, 0, 0, ["move 1", "leave"])
        assert answer["version"] == 2
        undone = ada.post(f"/api/tables/{table}/undo", seat=0, version=2)
        assert undone["version"] == 4, "a plan is taken back as it was made: all of it"
        problem = ada.refused("POST", f"/api/tables/{table}/choices", seat=0, version=2, choices=["leave"])
        assert (problem["code"], problem["version"]) == ("stale-version", 4)
        problem = ada.refused("POST", f"/api/tables/{table}/choices", seat=0, version=4, choices=["move 1", "fly"])
        assert (problem["code"], problem["at"]) == ("illegal-choice", 1)
        why = ada.get(f"/api/tables/{table}/why", seat=0, choice="move 16")
        assert not why["possible"]
        assert why["reason"]["sentence"]
        ada.put(f"/api/tables/{table}/queue", seat=1, choices=["move 1"])
        seen = ada.get(f"/api/tables/{table}/view", seat=0)
        while seen["to_answer"] == 0:
            last = seen["view"]["options"][-1]
            ada.choose(table, 0, seen["version"], [last])
            seen = ada.get(f"/api/tables/{table}/view", seat=0)
        mine = ada.get(f"/api/tables/{table}/view", seat=1)
        assert mine["view"]["question"] != "Move"  # the queued move was made


def test_waiting_rematch_chat_and_fork(server):
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob", seed=1) as bob:
        table = open_table(ada, "istanbul-dice", 2, {}, public=True)
        assert table in [entry["id"] for entry in bob.get("/api/tables")]
        bob.post(f"/api/tables/{table}/sit", seat=1, colour="blue")
        assert bob.refused("POST", f"/api/tables/{table}/sit", seat=1, colour="red")["code"] == "seat-taken"
        sat = bob.post(f"/api/tables/{table}/sit", seat=1, colour="yellow")  # another colour for the same chair
        assert [chair["colour"] for chair in sat["chairs"]] == ["red", "yellow"]
        assert 'xmlns="http://www.w3.org/2000/svg"' in bob.web.get(f"/api/tables/{table}/qr").text
        ada.post(f"/api/tables/{table}/start")
        waiting = ada.get("/api/waiting")
        assert [(entry["table"]["id"], entry["seat"]) for entry in waiting] == [(table, 0)]
        assert waiting[0]["deadline"]
        assert bob.get("/api/waiting") == []
        bob.post(f"/api/tables/{table}/chat", text="good <b>luck</b>\u0007!")
        assert ada.get(f"/api/tables/{table}/chat")[0]["text"] == "good <b>luck</b> !"
        ada.put(f"/api/mutes/{bob.me['id']}")
        assert ada.get(f"/api/tables/{table}/chat") == []
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda pair: pair[0].play_over_http(table, [pair[1]]), [(ada, 0), (bob, 1)]))
        again = ada.post(f"/api/tables/{table}/rematch")
        assert again["origin"] == table
        assert [chair["invited"] for chair in again["chairs"]] == [bob.me["id"], ada.me["id"]]
        assert [chair["colour"] for chair in again["chairs"]] == ["yellow", "red"], "everybody keeps their colour"
        sat = bob.post(f"/api/tables/{again['id']}/sit", seat=0)
        assert [chair["colour"] for chair in sat["chairs"]] == ["yellow", "red"]
        record = Record.from_json(ada.web.get(f"/api/tables/{table}/record").text)
        chairs = [{"kind": "me"}, {"kind": "bot"}]
        over = ada.refused("POST", f"/api/tables/{table}/fork", step=len(record.steps), chairs=chairs)
        assert over["detail"] == "the game is over there: go on from an earlier step"
        assert ada.refused("PUT", f"/api/tables/{table}/queue", seat=0, choices=[])["code"] == "not-now"
        fork = ada.post(f"/api/tables/{table}/fork", step=len(record.steps) // 2, chairs=chairs)
        ada.post(f"/api/tables/{fork['id']}/start")
        end = ada.play_over_http(fork["id"], [0])
        assert end["over"]
        forked = Record.from_json(ada.web.get(f"/api/tables/{fork['id']}/record").text)
        assert forked.steps[: forked.given] == record.steps[: len(record.steps) // 2]
        assert forked.verify().finished
        uploaded = ada.web.post("/api/records", content=record.to_json(), headers={"Content-Type": "application/json"})
        assert uploaded.status_code == 201, uploaded.text
        assert Record.from_json(bob.web.get(f"/api/records/{uploaded.json()['id']}").text) == record


def test_nothing_hidden_is_sent(server):
    """Every message of a watcher and of each seat is searched for what only another seat may know."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob", seed=1) as bob:
        table = open_table(ada, "san-juan", 2, {}, public=True)
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        seen: list[list[dict[str, object]]] = [[], []]
        with ThreadPoolExecutor(2) as pool:
            people = [(ada, 0), (bob, 1)]
            list(pool.map(lambda pair: pair[0].play_over_socket(table, pair[1], seen[pair[1]]), people))
        seed = json.loads(ada.web.get(f"/api/tables/{table}/record").text)["seed"]
        for seat in (0, 1):
            assert seed not in json.dumps(seen[seat])
            for message in seen[seat]:
                for event in message.get("events", []):
                    if event["name"] in ("drew", "paid", "kept", "discarded", "buried"):
                        assert event["seat"] == seat, event
                if "view" in message and message["to_answer"] != seat:
                    assert message["view"]["options"] == []
        problem = bob.refused("GET", f"/api/tables/{table}/view?seat=0")
        assert problem["code"] == "not-your-seat"
