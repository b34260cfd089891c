"""Several clients at once: two for one seat, repeated submissions, storms of sockets, two processes."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection

from meydan import Record
from tests.server.conftest import Server
from tests.server.people import Person

GAME = "istanbul-dice"
SOCKETS = 50
SIGNED_OUT = 4401  # why a socket is closed


@pytest.fixture
def server(shared_server: Server) -> Server:
    """A service of each kind that counts nobody's requests: a storm comes from one person here."""
    return shared_server


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    with Person(server.url, "Ada") as person:
        yield person


def hot_seat(person: Person, **more: Any) -> str:
    """A table that has begun, with one person on both chairs."""
    wish = {"game": GAME, "seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}], **more}
    table: str = person.post("/api/tables", **wish)["id"]
    person.post(f"/api/tables/{table}/start")
    return table


def at_once(count: int, ask: Callable[[int], Any]) -> list[Any]:
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(ask, range(count)))


def submission(person: Person, table: str, key: str | None = None) -> dict[str, Any]:
    """A choice that is possible now."""
    seat = person.get(f"/api/tables/{table}")["to_answer"]
    seen = person.get(f"/api/tables/{table}/view", seat=seat)
    choice = person.luck.choice(seen["view"]["options"])
    return {"seat": seat, "version": seen["version"], "choices": [choice], "key": key}


def send(web: httpx.Client, url: str, table: str, body: dict[str, Any]) -> httpx.Response:
    return web.post(f"{url}/api/tables/{table}/choices", json=body, headers={"Origin": url})


def play_on(person: Person, table: str, choices: int) -> None:
    for _ in range(choices):
        send(person.web, person.url, table, submission(person, table)).raise_for_status()


# -- one seat, one version ----------------------------------------------------------------------------------


def test_of_two_clients_for_one_seat_exactly_one_wins(ada: Person):
    table = hot_seat(ada)
    for round_ in range(10):
        body = submission(ada, table)
        keys = [f"{round_} {client}" for client in range(2)]
        answers = at_once(2, lambda n: send(ada.web, ada.url, table, {**body, "key": keys[n]}))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        refused = next(answer.json() for answer in answers if answer.status_code == 409)
        assert (refused["code"], refused["version"]) == ("stale-version", body["version"] + 1)
        assert ada.get(f"/api/tables/{table}")["version"] == body["version"] + 1


def test_a_repeated_submission_is_applied_once_and_answered_alike(ada: Person):
    table = hot_seat(ada)
    for round_ in range(5):
        body = submission(ada, table, key=f"key {round_}")
        answers = at_once(8, lambda _: send(ada.web, ada.url, table, body).json())  # noqa: B023
        assert {answer["version"] for answer in answers} == {body["version"] + 1}
        assert sorted(answer["repeated"] for answer in answers) == [False] + [True] * 7
        play_on(ada, table, 2)  # long ago, too
        assert send(ada.web, ada.url, table, body).json() == {"version": body["version"] + 1, "repeated": True}
        assert ada.get(f"/api/tables/{table}")["version"] == body["version"] + 3


def test_a_stale_version_changes_nothing_and_says_which_is_current(ada: Person):
    table = hot_seat(ada)
    play_on(ada, table, 5)
    body = submission(ada, table)
    for version in (0, 4, 6, 1000):
        refused = ada.refused("POST", f"/api/tables/{table}/choices", **{**body, "version": version})
        assert (refused["status"], refused["code"], refused["version"]) == (409, "stale-version", 5)
    assert ada.get(f"/api/tables/{table}")["version"] == 5


# -- sockets ------------------------------------------------------------------------------------------------


def follow(person: Person, table: str, seat: int, until: int, luck: random.Random) -> tuple[list[Any], dict[str, Any]]:
    """All events from the start, collected over many short connections, and the last view."""
    heard: list[Any] = []
    version = 0
    while True:
        patience = luck.randrange(1, 6)
        with person.socket(table, seat, version) as socket:
            while patience:
                message = json.loads(socket.recv(timeout=30))
                if message["type"] not in ("view", "events"):
                    continue
                assert message["type"] == "events", "nothing was taken back, so a whole view is never needed"
                assert message["since"] == version, "what was missed is told exactly"
                assert message["version"] > version
                heard += message["events"]
                version = message["version"]
                patience -= 1
                if version == until:
                    return heard, message


def test_a_storm_of_reconnecting_sockets_ends_at_one_version_and_view(ada: Person):
    table = hot_seat(ada, public=True)
    last = 60
    with ThreadPoolExecutor(SOCKETS) as pool:
        lucks = [random.Random(n) for n in range(SOCKETS)]
        storm = [pool.submit(follow, ada, table, n % 3 - 1, last, lucks[n]) for n in range(SOCKETS)]
        play_on(ada, table, last)
        ends = [one.result(120) for one in storm]
    for seat in (-1, 0, 1):
        complete = ada.get(f"/api/tables/{table}/events", seat=seat, since=0)
        shown = ada.get(f"/api/tables/{table}/view", seat=seat)
        for heard, message in ends[seat + 1 :: 3]:
            assert message["view"] == shown["view"]
            assert heard == complete["events"]


def test_sockets_that_return_with_any_version_end_up_alike(ada: Person):
    table = hot_seat(ada)
    play_on(ada, table, 20)
    shown = ada.get(f"/api/tables/{table}/view", seat=0)
    luck = random.Random(7)
    versions = [luck.randrange(-5, 30) for _ in range(SOCKETS)]

    def first(n: int) -> dict[str, Any] | None:
        with ada.socket(table, 0, versions[n]) as socket:
            message: dict[str, Any] = json.loads(socket.recv(timeout=30))
            return message if message["type"] != "table" else None

    for version, message in zip(versions, at_once(SOCKETS, first), strict=True):
        if message is None:
            assert version == shown["version"]
            continue
        assert message["view"] == shown["view"]
        assert message["version"] == shown["version"]
        assert message["type"] == ("events" if 0 <= version < shown["version"] else "view")


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=30))
        if message["type"] == kind:
            return message


def test_choices_sent_again_in_a_burst_are_all_answered(ada: Person):
    """As a client does whose connection broke: every key gets its answer, whatever else is told meanwhile."""
    table = hot_seat(ada)
    sent = []
    for n in range(6):
        sent.append(submission(ada, table, key=f"k{n}"))
        send(ada.web, ada.url, table, sent[-1])
    for _ in range(10):
        with ada.socket(table, sent[0]["seat"], since=len(sent)) as socket:
            for body in sent:
                say(socket, **{name: body[name] for name in ("version", "choices", "key")})
            answered = [hear(socket, "answer")["answer"] for _ in sent]
        assert answered == [{"key": f"k{n}", "version": n + 1, "repeated": True} for n in range(6)]


def say(socket: ClientConnection, **words: Any) -> None:
    socket.send(json.dumps({"type": "choose", **words}))


def test_choices_over_a_socket_are_answered_like_those_over_http(ada: Person):
    table = hot_seat(ada, public=True)
    body = submission(ada, table, key="first")
    spoken = {name: body[name] for name in ("version", "choices", "key")}
    with ada.socket(table, body["seat"]) as socket, ada.socket(table) as watching:
        for repeated, kind in ((False, "events"), (True, "answer"), (True, "answer")):
            say(socket, **spoken)
            assert hear(socket, kind)["answer"] == {"key": "first", "version": 1, "repeated": repeated}
        assert send(ada.web, ada.url, table, body).json() == {"version": 1, "repeated": True}
        heard = hear(watching, "events")
        assert (heard["version"], "answer" in heard) == (1, False)
        say(socket, **{**spoken, "key": "second"})
        refused = hear(socket, "refused")
        assert (refused["code"], refused["version"], refused["key"]) == ("stale-version", 1, "second")
        for words in ("{", "[]", '{"type": "win"}', '{"type": "choose", "version": 1, "choices": []}'):
            socket.send(words)
            assert hear(socket, "refused")["code"] == "bad-request"
        say(watching, **{**spoken, "key": "third"})
        assert hear(watching, "refused")["code"] == "not-your-seat"
        ada.delete("/api/sessions")
        time.sleep(5.1)  # for so long a socket is believed
        try:
            say(socket, **{**spoken, "key": "fourth"})
            assert hear(socket, "refused")["code"] == "sign-in-first"
        except ConnectionClosedError as closed:  # something was to be told meanwhile, so it was noticed before
            assert closed.rcvd is not None and closed.rcvd.code == SIGNED_OUT
        assert ada.web.get(f"{ada.url}/api/tables/{table}").json()["version"] == 1


def test_a_choice_of_a_socket_that_closes_at_once_is_made_and_told(ada: Person):
    table = hot_seat(ada, public=True)
    with ada.socket(table, since=0) as watching:
        for round_ in range(20):
            body = submission(ada, table)
            with ada.socket(table, body["seat"]) as socket:
                say(socket, version=body["version"], choices=body["choices"], key=str(round_))
            assert hear(watching, "events")["version"] == round_ + 1


def test_a_sparing_socket_brings_a_view_only_when_its_seat_is_asked(ada: Person):
    table = hot_seat(ada)
    with ada.socket(table, 0, since=0, views="asked") as socket:
        for _ in range(30):
            play_on(ada, table, 1)
            message = hear(socket, "events")
            assert ("view" in message) == (message["to_answer"] == 0)


# -- two processes on one database --------------------------------------------------------------------------


def test_a_submission_repeated_at_another_process_is_applied_once(two: list[Server]):
    with Person(two[0].url, "Ada") as ada:
        table = hot_seat(ada)
        for round_ in range(10):
            body = submission(ada, table, key=f"key {round_}")
            answers = at_once(6, lambda n: send(ada.web, two[n % 2].url, table, body))  # noqa: B023
            assert [answer.status_code for answer in answers] == [200] * 6, [answer.text for answer in answers]
            assert {answer.json()["version"] for answer in answers} == {body["version"] + 1}
            assert sum(not answer.json()["repeated"] for answer in answers) == 1


def test_two_processes_never_both_accept_for_one_version(two: list[Server]):
    with Person(two[0].url, "Ada") as ada:
        table = hot_seat(ada)
        for round_ in range(10):
            body = submission(ada, table)
            keys = [f"{round_} {n}" for n in range(4)]
            answers = at_once(4, lambda n: send(ada.web, two[n % 2].url, table, {**body, "key": keys[n]}))  # noqa: B023
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


def test_a_whole_game_with_each_person_at_another_process(two: list[Server]):
    with Person(two[0].url, "Ada") as ada, Person(two[1].url, "Bob", seed=1) as bob:
        table = ada.post("/api/tables", game=GAME, seats=2, chairs=[{"kind": "me"}], public=True)["id"]
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        ends = at_once(2, lambda seat: (ada, bob)[seat].play_over_socket(table, seat))
        assert ends[0]["result"] == ends[1]["result"]
        assert Record.from_json(bob.web.get(f"/api/tables/{table}/record").text).verify().finished
        until = time.monotonic() + 5
        while bob.get(f"/api/tables/{table}")["status"] != "finished":
            assert time.monotonic() < until, "the other process does not hear of the end"


def test_news_of_another_process_arrives_within_a_second(two: list[Server]):
    with Person(two[0].url, "Ada") as ada:
        table = hot_seat(ada, public=True)
        with Person(two[1].url, "Bob") as bob, bob.socket(table) as socket:
            while json.loads(socket.recv(timeout=10))["type"] != "table":
                pass
            for _ in range(20):
                body = submission(ada, table)
                start = time.monotonic()
                send(ada.web, ada.url, table, body).raise_for_status()
                message = json.loads(socket.recv(timeout=10))
                assert time.monotonic() - start < 1
                assert (message["type"], message["version"]) == ("events", body["version"] + 1)
            ada.post(f"/api/tables/{table}/chat", text="well played")
            message = json.loads(socket.recv(timeout=1))
            assert message["lines"][0]["text"] == "well played"


def test_a_table_that_is_given_up_is_gone_at_another_process(two: list[Server]):
    with Person(two[0].url, "Ada") as ada, Person(two[1].url, "Bob") as bob:
        table = ada.post("/api/tables", game=GAME, seats=2, public=True)["id"]
        with bob.socket(table) as socket:
            assert json.loads(socket.recv(timeout=10))["table"]["status"] == "open"
            ada.delete(f"/api/tables/{table}")
            assert json.loads(socket.recv(timeout=5))["table"]["status"] == "closed"
        assert bob.get(f"/api/tables/{table}")["status"] == "closed"
