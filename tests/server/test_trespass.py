"""What nobody may do: act for others, look behind closed doors, or use what was taken from him."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meydan.puzzles import shipped
from meydan.server.stamps import look_of
from tests.server.conftest import Server
from tests.server.people import Person


@pytest.fixture
def server(shared_sqlite: Server) -> Server:
    """They only try what must not work."""
    return shared_sqlite


@pytest.fixture
def ada(server) -> Iterator[Person]:
    with Person(server.url, "Ada") as host:
        yield host


@pytest.fixture
def bob(server) -> Iterator[Person]:
    with Person(server.url, "Bob") as player:
        yield player


@pytest.fixture
def eve(server) -> Iterator[Person]:
    """Who belongs to nothing here."""
    with Person(server.url, "Eve") as stranger:
        yield stranger


@pytest.fixture
def nobody(server) -> Iterator[httpx.Client]:
    """Who has not even come in."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client


def open_table(host: Person, **more: Any) -> dict[str, Any]:
    wish = {"game": "istanbul-dice", "seats": 2, "chairs": [{"kind": "me"}], **more}
    table: dict[str, Any] = host.post("/api/tables", **wish)
    return table


def begun(host: Person, guest: Person, **more: Any) -> dict[str, Any]:
    """A table with the host on seat 0 and a guest on seat 1, who came by its link."""
    table = open_table(host, **more)
    guest.post(f"/api/tables/{table['id']}/sit", seat=1, link=table["link"])
    host.post(f"/api/tables/{table['id']}/start")
    return table


def finished(host: Person) -> dict[str, Any]:
    """A private table at which everything is over."""
    table = open_table(host, chairs=[{"kind": "me"}, {"kind": "me"}])
    host.post(f"/api/tables/{table['id']}/start")
    host.play_over_http(table["id"], [0, 1])
    return table


def code(answer: httpx.Response) -> str:
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
    found: str = answer.json()["code"]
    return found


def last_words(socket: ClientConnection) -> tuple[dict[str, Any], int]:
    """The problem a socket tells before anything else, and the code it is closed with."""
    with socket:
        message = json.loads(socket.recv(timeout=30))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=30)
    assert closed.value.rcvd is not None
    return message, closed.value.rcvd.code


# -- seats of others ----------------------------------------------------------------------------------------

ACTS = [
    ("POST", "choices", {"seat": 0, "version": 0, "choices": ["keep"]}),
    ("POST", "undo", {"seat": 0, "version": 0}),
    ("PUT", "queue", {"seat": 0, "choices": ["keep"]}),
    ("POST", "take", {"seat": 0}),
    ("POST", "resign", {"seat": 0}),
    ("POST", "agree", {"seat": 0}),
    ("POST", "hint", {"seat": 0, "version": 0}),
    ("POST", "coach", {"seat": 0, "version": 0, "choice": "keep"}),
]


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("method, what, body", ACTS)
def test_nobody_acts_for_a_seat_he_does_not_hold(ada, bob, eve, nobody, public, method, what, body):
    path = f"/api/tables/{begun(ada, bob, public=public)['id']}"
    assert bob.refused(method, f"{path}/{what}", **body)["code"] == "not-your-seat"
    outside = "not-your-seat" if public else "not-found"  # a private table is not there
    assert eve.refused(method, f"{path}/{what}", **body)["code"] == outside
    assert ada.refused(method, f"{path}/{what}", **body | {"seat": 1})["code"] == "not-your-seat"
    assert ada.refused(method, f"{path}/{what}", **body | {"seat": 9})["code"] == "not-your-seat"
    assert code(nobody.request(method, f"{path}/{what}", json=body)) == "sign-in-first"
    seen = ada.get(f"{path}/view", seat=0)
    assert (seen["version"], seen["to_answer"]) == (0, 0)


def test_the_key_of_somebody_else_opens_nothing(ada, bob, eve):
    path = f"/api/tables/{begun(ada, bob, public=True)['id']}"
    first = ada.get(f"{path}/view", seat=0)["view"]["options"][0]
    sent = {"seat": 0, "version": 0, "choices": [first], "key": "mine"}
    answer = ada.post(f"{path}/choices", **sent)
    assert ada.post(f"{path}/choices", **sent) == answer | {"repeated": True}
    for other in (bob, eve):
        assert other.refused("POST", f"{path}/choices", **sent)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    "what",
    ["view?seat=0", "events?seat=0", "why?seat=0&choice=keep", "moments?seat=0", "previews?seat=0", "leaving?seat=0"],
)
def test_nobody_looks_from_a_seat_he_does_not_hold(ada, bob, eve, nobody, what):
    path = f"/api/tables/{begun(ada, bob, public=True)['id']}/{what}"
    assert ada.web.get(path).status_code == 200
    for other in (bob, eve):
        assert other.refused("GET", path)["code"] == "not-your-seat"
    assert code(nobody.get(path)) == "sign-in-first"


def test_no_socket_tells_what_another_seat_sees(ada, bob, eve):
    table = begun(ada, bob, public=True)["id"]
    for other in (bob, eve):
        message, closed = last_words(other.socket(table, 0))
        assert (message["type"], message["code"], closed) == ("problem", "not-your-seat", 4403)
    with eve.socket(table) as watching:
        message = json.loads(watching.recv(timeout=30))
    assert (message["type"], message["seat"], message["view"]["options"]) == ("view", -1, [])


def at_seat(server, table: str, seat: str) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={quote(seat)}"


@pytest.mark.parametrize("seat, refusal", [("--1", 4400), ("²", 4400), ("x", 4400), ("9" * 11, 4400), ("9", 4401)])
def test_no_socket_for_a_seat_there_is_not(server, ada, bob, seat, refusal):
    table = begun(ada, bob, public=True)["id"]
    message, closed = last_words(connect(at_seat(server, table, seat)))
    assert (message["type"], closed) == ("problem", refusal)


def test_a_socket_for_no_seat_watches(server, ada, bob):
    table = begun(ada, bob, public=True)["id"]
    with connect(at_seat(server, table, "-9")) as watching:
        message = json.loads(watching.recv(timeout=30))
    assert (message["type"], message["view"]["options"]) == ("view", [])


def test_nobody_clears_the_chair_of_somebody_else(ada, bob, eve):
    table = open_table(ada, public=True, seats=3)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/sit", seat=1)
    assert eve.refused("POST", f"{path}/stand", seat=1)["code"] == "not-your-seat"
    assert bob.refused("POST", f"{path}/stand", seat=0)["code"] == "not-your-seat"
    assert eve.refused("POST", f"{path}/sit", seat=1)["code"] == "seat-taken"
    assert eve.refused("PUT", f"{path}/chairs/1", kind="me")["code"] == "seat-taken"
    assert ada.refused("PUT", f"{path}/chairs/1", kind="bot")["code"] == "seat-taken"
    assert [chair["account"] for chair in ada.get(path)["chairs"]] == [ada.me["id"], bob.me["id"], None]


def test_a_seat_that_is_not_late_stays_with_its_owner(ada, bob, eve):
    path = f"/api/tables/{begun(ada, bob, public=True)['id']}"
    assert bob.refused("POST", f"{path}/hand", seat=0)["code"] == "not-now"
    assert ada.refused("POST", f"{path}/hand", seat=1)["code"] == "not-now"  # not even asked
    assert eve.refused("POST", f"{path}/hand", seat=0)["code"] == "not-your-seat"
    assert bob.refused("POST", f"{path}/hand", seat=0, bot="random")["code"] == "bad-request"  # nobody chooses the bot
    assert ada.get(f"{path}")["standins"] == {}


MINE = "/api/my/puzzles"


def test_nobody_changes_how_somebody_else_is_rated_as_a_solver(ada, eve, nobody):
    one = shipped()[0]
    assert ada.put(MINE, rated=True)["rated"]
    for method, path, body in (
        ("GET", MINE, None),
        ("PUT", MINE, {"rated": True}),
        ("POST", f"{MINE}/{one.id}", {"choice": one.line[0]}),
    ):
        assert code(nobody.request(method, path, json=body)) == "sign-in-first"
    before = ada.get(MINE)
    assert eve.post(f"{MINE}/{one.id}", choice=one.line[0])["counted"] is False
    assert eve.refused("POST", f"{MINE}/{one.id}", choice=one.line[0], account=ada.me["id"])["code"] == "bad-request"
    assert eve.refused("PUT", MINE, rated=False, account=ada.me["id"])["code"] == "bad-request"
    assert eve.put(MINE, rated=True)["tries"] == 0
    eve.post(f"{MINE}/{one.id}", choice=None)
    assert ada.get(MINE) == before
    foreign = eve.web.put(MINE, json={"rated": False}, headers={"Origin": "https://elsewhere.example"})
    assert code(foreign) == "wrong-origin"
    assert code(eve.web.get("/api/ratings/puzzles:")) == "not-found"  # no list of solvers


# -- private tables -----------------------------------------------------------------------------------------

ROOMS = [
    "",
    "/view",
    "/events",
    "/why?choice=keep",
    "/chat",
    "/record",
    "/statistics",
    "/moments",
    "/moments?seat=all",
    "/ratings",
    "/qr",
    "/luck",
    "/picture",
]


def with_link(path: str, link: str) -> str:
    return f"{path}{'&' if '?' in path else '?'}link={link}"


def test_a_private_table_is_not_there_without_its_link(ada, eve, nobody):
    table = finished(ada)
    for room in ROOMS:
        path = f"/api/tables/{table['id']}{room}"
        for asked in (path, with_link(path, "wrong"), with_link(path, table["id"])):
            problem = eve.refused("GET", asked)
            assert (problem["code"], problem["detail"]) == ("not-found", f"there is no table {table['id']!r}"), room
            assert code(nobody.get(asked)) == "not-found", room
        assert ada.web.get(path).status_code == 200, room
        for anybody in (eve.web, nobody):
            assert anybody.get(with_link(path, table["link"])).status_code == 200, room
    for method, what in (("POST", "/rematch"), ("POST", "/start"), ("DELETE", "")):
        assert eve.refused(method, f"/api/tables/{table['id']}{what}")["code"] == "not-found"
    assert eve.refused("POST", f"/api/tables/{table['id']}/stand", seat=0)["code"] == "not-found"
    assert eve.refused("POST", f"/api/tables/{table['id']}/fork", step=0)["code"] == "not-found"
    assert table["id"] not in [entry["id"] for entry in eve.get("/api/tables")]
    assert eve.refused("GET", "/api/links/wrong")["code"] == "not-found"


def test_no_socket_leads_into_a_private_table_without_its_link(server, ada, bob, eve):
    table = begun(ada, bob)
    for link in (None, "wrong"):
        message, closed = last_words(eve.socket(table["id"], link=link))
        assert (message["type"], message["code"], closed) == ("problem", "not-found", 4404)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    message, closed = last_words(connect(address))
    assert (message["code"], closed) == ("not-found", 4404)
    with eve.socket(table["id"], link=table["link"]) as watching:
        assert json.loads(watching.recv(timeout=30))["seat"] == -1


def test_nobody_sits_down_or_talks_at_a_private_table_without_its_link(ada, eve):
    table = open_table(ada)
    path = f"/api/tables/{table['id']}"
    for link in (None, "wrong"):
        assert eve.refused("POST", f"{path}/sit", seat=1, link=link)["code"] == "not-found"
    assert eve.refused("PUT", f"{path}/chairs/1", kind="me")["code"] == "not-found"
    assert eve.refused("PUT", f"{path}/share", share="7")["code"] == "not-found"
    assert eve.refused("PUT", f"{path}/begins", begins="lot")["code"] == "not-found"
    assert eve.refused("POST", f"{path}/chat", text="hello")["code"] == "not-found"
    assert ada.get(path)["chairs"][1]["account"] is None
    assert eve.post(f"{path}/sit", seat=1, link=table["link"])["mine"] == [1]
    assert eve.post(f"{path}/chat", text="hello")["number"] == 1


def test_the_link_is_told_to_those_who_belong_only(ada, bob, eve):
    table = open_table(ada, public=True)
    path = f"/api/tables/{table['id']}"
    assert eve.get(path)["link"] is None
    assert [entry["link"] for entry in eve.get("/api/tables") if entry["id"] == table["id"]] == [None]
    assert eve.refused("GET", f"{path}/qr")["code"] == "forbidden"
    assert bob.post(f"{path}/sit", seat=1)["link"] == table["link"]
    assert eve.refused("POST", f"{path}/chat", text="hello")["code"] == "forbidden"


LOOKS = ("", "/view", "/events", "/moments?views=1", "/previews")


def by_key(path: str, key: str) -> str:
    return f"{path}{'&' if '?' in path else '?'}link={key}"


def test_the_key_to_look_opens_nothing_but_the_view_of_a_spectator(ada, bob, eve, nobody):
    """While a private game runs: no seat's view, no chat, no link, no seat, and nothing before it has begun."""
    table = open_table(ada)
    path = f"/api/tables/{table['id']}"
    assert table["look"] is None
    look = look_of(table["link"])
    assert code(nobody.get(by_key(path, look))) == "not-found", "a table that waits is not looked at"
    assert bob.refused("POST", f"{path}/sit", seat=1, link=look)["code"] == "not-found"
    bob.post(f"{path}/sit", seat=1, link=table["link"])
    ada.post(f"{path}/start")
    ada.post(f"{path}/chat", text="between us")
    assert ada.get(path)["look"] == look != table["link"]
    for what in LOOKS:
        seen = nobody.get(by_key(path + what, look))
        assert seen.status_code == 200, what
        assert table["link"] not in seen.text and "private" not in seen.json()
        assert code(nobody.get(path + what)) == "not-found"
    assert nobody.get(by_key(f"{path}/view", look)).json()["view"]["seat"] == -1
    for what in ("view?seat=0", "moments?seat=0", "previews?seat=1"):
        assert eve.refused("GET", by_key(f"{path}/{what}", look))["code"] == "not-your-seat"
    for what in ("moments?seat=all", "record", "statistics"):
        assert eve.refused("GET", by_key(f"{path}/{what}", look))["code"] == "not-now"
    for what in ("chat", "qr"):
        assert eve.refused("GET", by_key(f"{path}/{what}", look))["code"] == "forbidden"
    assert eve.refused("POST", f"{path}/chat", text="hello")["code"] == "not-found"
    assert code(nobody.get(f"/api/links/{look}")) == "not-found"
    with eve.socket(table["id"], link=look) as watching:
        heard = [json.loads(watching.recv(timeout=30)) for _ in range(2)]
        assert [message["type"] for message in heard] == ["view", "table"]
        assert (heard[0]["seat"], heard[1]["table"]["link"]) == (-1, None)
        ada.post(f"{path}/chat", text="still between us")
        seen = ada.get(f"{path}/view", seat=0)
        ada.choose(table["id"], 0, seen["version"], seen["view"]["options"][:1])
        assert json.loads(watching.recv(timeout=30))["type"] == "events", "what was said is not told"


def test_the_key_of_a_finished_game_opens_its_replay_and_not_its_rematch(ada, eve, nobody):
    table = finished(ada)
    path = f"/api/tables/{table['id']}"
    look = ada.get(path)["look"]
    for what in (*LOOKS, "/moments?seat=all&views=1", "/moments?seat=1", "/record", "/statistics"):
        assert nobody.get(by_key(path + what, look)).status_code == 200, what
    assert eve.refused("GET", by_key(f"{path}/chat", look))["code"] == "forbidden"
    assert eve.refused("POST", f"{path}/rematch")["code"] == "not-found"
    again = ada.post(f"{path}/rematch")
    ada.post(f"/api/tables/{again['id']}/start")
    for key in (look, table["link"]):
        assert code(nobody.get(by_key(f"/api/tables/{again['id']}", key))) == "not-found"


def test_the_seed_of_a_game_is_told_to_nobody_before_its_end(ada, bob):
    path = f"/api/tables/{begun(ada, bob)['id']}"
    for player in (ada, bob):
        for what in ("record", "statistics", "moments?seat=all"):
            assert player.refused("GET", f"{path}/{what}")["code"] == "not-now"
        assert player.refused("POST", f"{path}/fork", step=0)["code"] == "not-now"
    assert "seed" not in ada.web.get(path).text


# -- tables of others ---------------------------------------------------------------------------------------


def test_a_seat_kept_for_somebody_is_his_alone(ada, bob, eve):
    chairs = [{"kind": "me"}, {"kind": "invited", "account": bob.me["id"]}]
    path = f"/api/tables/{open_table(ada, public=True, chairs=chairs)['id']}"
    assert eve.refused("POST", f"{path}/sit", seat=1)["code"] == "seat-taken"
    assert eve.refused("PUT", f"{path}/chairs/1", kind="me")["code"] == "seat-taken"
    assert ada.refused("POST", f"{path}/sit", seat=1)["code"] == "seat-taken"
    assert bob.post(f"{path}/sit", seat=1)["mine"] == [1]


def test_an_invitation_opens_a_private_table_for_its_guest_alone(ada, bob, eve):
    chairs = [{"kind": "me"}, {"kind": "invited", "account": bob.me["id"]}]
    table = open_table(ada, chairs=chairs)
    path = f"/api/tables/{table['id']}"
    assert eve.refused("POST", f"{path}/sit", seat=1)["code"] == "not-found"
    assert eve.refused("POST", f"{path}/sit", seat=1, link=table["link"])["code"] == "seat-taken"
    assert bob.post(f"{path}/sit", seat=1)["mine"] == [1]


def test_an_invitation_is_for_somebody_there_is(ada):
    path = f"/api/tables/{open_table(ada)['id']}/chairs/1"
    assert ada.refused("PUT", path, kind="invited", account="nobody")["code"] == "not-found"
    assert ada.refused("PUT", path, kind="invited")["code"] == "bad-request"
    wish = {"game": "istanbul-dice", "seats": 2, "chairs": [{"kind": "invited", "account": "nobody"}]}
    assert ada.refused("POST", "/api/tables", **wish)["code"] == "not-found"


def test_only_the_host_arranges_starts_and_closes(ada, bob, eve, nobody):
    table = open_table(ada, public=True)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/sit", seat=1)
    for other in (bob, eve):
        assert other.refused("POST", f"{path}/start")["code"] == "forbidden"
        assert other.refused("DELETE", path)["code"] == "forbidden"
        assert other.refused("PUT", f"{path}/chairs/1", kind="bot")["code"] == "forbidden"
    assert code(nobody.post(f"{path}/start")) == "sign-in-first"
    assert code(nobody.delete(path)) == "sign-in-first"
    assert ada.get(path)["status"] == "open"
    ada.post(f"{path}/start")
    assert ada.refused("POST", f"{path}/start")["code"] == "not-now"
    assert ada.refused("DELETE", path)["code"] == "not-now"
    assert eve.refused("POST", f"{path}/sit", seat=1)["code"] == "not-now"
    assert ada.refused("POST", f"{path}/rematch")["code"] == "not-now"
    assert eve.refused("POST", f"{path}/rematch")["code"] == "forbidden"


# -- tokens -------------------------------------------------------------------------------------------------


def as_program(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=30)


def test_nobody_sees_or_revokes_the_tokens_of_somebody_else(server, ada, eve):
    made = ada.post("/api/tokens", name="bot")
    assert eve.get("/api/tokens") == []
    assert [token["id"] for token in ada.get("/api/tokens")] == [made["id"]]
    assert made["token"] not in ada.web.get("/api/tokens").text  # shown once
    assert eve.refused("DELETE", f"/api/tokens/{made['id']}")["code"] == "not-found"
    with as_program(server, made["token"]) as program:
        assert program.get("/api/me").json() == ada.me


def test_a_token_plays_but_does_not_change_its_account(server, ada):
    with as_program(server, ada.post("/api/tokens", name="bot")["token"]) as program:
        assert program.post("/api/tables", json={"game": "istanbul", "seats": 2}).status_code == 201
        credentials = {"name": "Mallory", "password": "three merchants at dawn"}
        for method, path, body in [
            ("GET", "/api/tokens", None),
            ("POST", "/api/tokens", {"name": "another"}),
            ("PATCH", "/api/me", {"name": "Mallory"}),
            ("POST", "/api/account", credentials),
            ("DELETE", "/api/account", None),
            ("DELETE", "/api/sessions", None),
        ]:
            assert code(program.request(method, path, json=body)) == "forbidden", (method, path)
    assert ada.get("/api/me") == ada.me


def test_a_revoked_token_is_worth_nothing(server, ada, bob):
    table = begun(ada, bob)["id"]
    made = ada.post("/api/tokens", name="bot")
    with as_program(server, made["token"]) as program:
        seen = program.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
        sent = {"seat": 0, "version": 0, "choices": seen["view"]["options"][:1]}
        ada.delete(f"/api/tokens/{made['id']}")
        assert code(program.post(f"/api/tables/{table}/choices", json=sent)) == "sign-in-first"
        assert code(program.get("/api/me")) == "sign-in-first"
        assert code(program.get(f"/api/tables/{table}/view", params={"seat": 0})) == "not-found"
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0"
    message, closed = last_words(connect(address, additional_headers={"Authorization": f"Bearer {made['token']}"}))
    assert (message["code"], closed) == ("not-found", 4404)
    assert ada.refused("DELETE", f"/api/tokens/{made['id']}")["code"] == "not-found"


def test_a_deleted_account_leaves_no_way_in(server, ada, bob):
    table = begun(ada, bob)["id"]
    token = ada.post("/api/tokens", name="bot")["token"]
    cookies = dict(ada.web.cookies.items())
    ada.delete("/api/account")
    with as_program(server, token) as program:
        assert code(program.get("/api/me")) == "sign-in-first"
    with httpx.Client(base_url=server.url, cookies=cookies, headers={"Origin": server.url}) as browser:
        sent = {"seat": 0, "version": 0, "choices": ["keep"]}
        assert code(browser.post(f"/api/tables/{table}/choices", json=sent)) == "sign-in-first"
        assert code(browser.get(f"/api/tables/{table}/view", params={"seat": 0})) == "not-found"
    assert bob.get(f"/api/tables/{table}")["chairs"][0]["name"] == "deleted"


def test_an_open_socket_does_not_outlive_a_sign_out_for_long(ada, bob):
    table = begun(ada, bob, public=True)["id"]
    with bob.socket(table, 1) as socket:
        assert json.loads(socket.recv(timeout=30))["type"] == "view"
        bob.delete("/api/sessions")
        time.sleep(5.2)
        ada.post(f"/api/tables/{table}/chat", text="still there?")
        heard = [json.loads(socket.recv(timeout=30)) for _ in range(2)]  # the first table message, and then the end
        assert [message["type"] for message in heard] == ["table", "problem"]
        assert heard[1]["code"] == "sign-in-first"


# -- calls of others ----------------------------------------------------------------------------------------

CALLS = [
    ("GET", "calls", {}),
    ("PUT", "calls", {"wishes": {"turn": ["hook"]}}),
    ("POST", "calls/push", {"endpoint": "https://example.org/p", "keys": {"p256dh": "", "auth": ""}}),
    ("DELETE", "calls/push?endpoint=https://example.org/p", {}),
    ("PUT", "calls/mail", {"address": "ada@example.org"}),
    ("DELETE", "calls/mail", {}),
    ("PUT", "calls/hook", {"address": "https://example.org/hook"}),
    ("DELETE", "calls/hook", {}),
]


@pytest.mark.parametrize("method, path, body", CALLS)
def test_what_calls_somebody_is_theirs_alone(ada, nobody, method, path, body):
    """Neither who has not come in nor a program with a token reads or changes it."""
    sent = {"json": body} if body else {}
    assert code(nobody.request(method, f"/api/{path}", **sent)) == "sign-in-first"
    token = ada.post("/api/tokens", name="program")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert code(nobody.request(method, f"/api/{path}", headers=headers, **sent)) == "forbidden"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/",
        "x",
    ],
)
def test_nobody_makes_the_service_call_into_its_own_network(ada, address):
    assert ada.refused("PUT", "/api/calls/hook", address=address)["code"] == "bad-request"
    keys = {"p256dh": "BA" * 43 + "A", "auth": "A" * 22}
    assert ada.refused("POST", "/api/calls/push", endpoint=address, keys=keys)["code"] == "bad-request"


def test_a_made_up_link_of_a_mail_does_nothing(ada, nobody):
    assert code(nobody.post("/api/calls/confirm", json={"token": "made-up"})) == "not-found"
    assert code(nobody.post("/api/calls/stop", params={"token": "made-up"})) == "not-found"


def test_who_is_at_a_private_table_is_told_to_those_who_know_it(ada, bob, eve):
    table = begun(ada, bob)
    heard: list[str] = []
    with (
        eve.socket(table["id"], link=look_of(table["link"]), presence=1) as watching,  # the key that only looks
        ada.socket(table["id"], seat=0, presence=1) as playing,
    ):
        while json.loads(playing.recv(timeout=30))["type"] != "presence":
            pass
        seen = ada.get(f"/api/tables/{table['id']}/view", seat=0)
        ada.choose(table["id"], 0, seen["version"], [seen["view"]["options"][0]])
        while "events" not in heard:
            heard.append(json.loads(watching.recv(timeout=30))["type"])
    assert "presence" not in heard
    assert eve.refused("POST", f"/api/tables/{table['id']}/chat", phrase="hello")["code"] == "not-found"


# -- tournaments --------------------------------------------------------------------------------------------

ORGANISING = [
    ("POST", "start", {}),
    ("POST", "close", {"closed": True}),
    ("DELETE", "entrants/1", {}),
    ("DELETE", "", {}),
]


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("method, what, body", ORGANISING)
def test_nobody_organises_the_tournament_of_somebody_else(ada, bob, eve, nobody, public, method, what, body):
    wish = {"title": "Cup", "kind": "robin", "game": "istanbul-dice", "seats": 2, "public": public}
    made = ada.post("/api/tournaments", **wish)
    path = f"/api/tournaments/{made['id']}"
    for one in (ada, bob):
        one.post(f"{path}/enter", link=made["link"])
    address = f"{path}/{what}".rstrip("/")
    assert bob.refused(method, address, **body)["code"] == "forbidden"
    outside = "forbidden" if public else "not-found"  # a private one is not there
    assert eve.refused(method, address, **body)["code"] == outside
    assert code(nobody.request(method, address, json=body)) == "sign-in-first"
    seen = ada.get(path)
    assert (seen["status"], seen["closed"], seen["entrants"]) == ("open", False, 2)


def test_a_private_tournament_is_not_there_without_its_link(ada, bob, eve, nobody):
    made = ada.post("/api/tournaments", title="Ours", kind="robin", game="istanbul-dice", seats=2)
    path, link = f"/api/tournaments/{made['id']}", made["link"]
    for one in (ada, bob):
        one.post(f"{path}/enter", link=link)
    table = ada.post(f"{path}/start")["table"]
    for address in (path, f"{path}/rounds/1", f"{path}?link=made-up"):
        assert eve.refused("GET", address)["code"] == "not-found"
        assert code(nobody.get(address)) == "not-found"
    for what in ("enter", "leave"):
        assert eve.refused("POST", f"{path}/{what}")["code"] == "not-found"
        assert code(nobody.post(f"{path}/{what}", json={})) == "sign-in-first"
    assert eve.refused("GET", f"/api/tables/{table}")["code"] == "not-found"
    assert made["id"] not in [one["id"] for one in eve.get("/api/tournaments")]
    seen = eve.get(path, link=link)  # who has the link looks, also at the tables, and gets no link to pass on
    assert (seen["link"], seen["seed"]) == (None, None)
    look = seen["current"]["tables"][0]["look"]
    assert eve.get(f"/api/tables/{table}", link=look)["mine"] == []
    assert ada.refused("GET", f"/api/tables/{table}/record")["code"] == "not-now"


# -- groups and wishes --------------------------------------------------------------------------------------

INSIDE = [
    ("GET", "", None),
    ("GET", "/qr", None),
    ("GET", "/night.ics", None),
    ("PATCH", "", {"name": "mine now"}),
    ("POST", "/link", {}),
    ("POST", "/again", {}),
    ("PUT", "/coming", {"answer": "yes"}),
    ("DELETE", "/night", None),
    ("DELETE", "", None),
]


def test_nobody_comes_near_a_group_without_its_link(server, ada, bob, eve, nobody):
    group = ada.post("/api/groups", name="Friday evening")
    bob.post(f"/api/group-links/{group['link']}/join")
    path = f"/api/groups/{group['id']}"
    for method, what, body in INSIDE:
        assert code(eve.web.request(method, path + what, json=body)) == "not-found", what
        assert code(nobody.request(method, path + what, json=body)) in ("sign-in-first", "not-found"), what
    for method, what, body in (("PATCH", "", {"name": "ours"}), ("POST", "/link", {}), ("DELETE", "", None)):
        assert code(bob.web.request(method, path + what, json=body)) == "forbidden", "only its owner"
    assert eve.refused("DELETE", f"{path}/members/{bob.me['id']}")["code"] == "not-found"
    assert bob.refused("DELETE", f"{path}/members/{ada.me['id']}")["code"] == "forbidden"
    message, closed = last_words(eve.listen(f"{path}/socket"))
    assert (message["code"], closed) == ("not-found", 4404)
    message, closed = last_words(connect(f"{server.url.replace('http', 'ws', 1)}{path}/socket"))
    assert (message["code"], closed) == ("sign-in-first", 4401)
    foreign = bob.web.put(f"{path}/coming", json={"answer": "no"}, headers={"Origin": "https://elsewhere.example"})
    assert code(foreign) == "wrong-origin"
    assert [member["name"] for member in ada.get(path)["members"]] == ["Ada", "Bob"], "nothing was changed"


def test_nobody_wishes_for_somebody_else(ada, eve, nobody):
    wish = {"game": "istanbul", "least": 5, "most": 5, "speed": "turns"}
    ada.put("/api/my/wish", **wish)
    assert eve.refused("GET", "/api/my/wish")["code"] == "not-now"
    assert eve.refused("POST", "/api/my/wish/bots", bot="trader")["code"] == "not-now"
    assert eve.web.delete("/api/my/wish").status_code == 204
    assert eve.refused("PUT", "/api/my/wish", **wish, account=ada.me["id"])["code"] == "bad-request"
    for method, what in (("GET", ""), ("PUT", ""), ("POST", "/bots"), ("DELETE", "")):
        body = {"PUT": wish, "POST": {"bot": "trader"}}.get(method)
        assert code(nobody.request(method, f"/api/my/wish{what}", json=body)) == "sign-in-first"
    assert ada.get("/api/my/wish")["bot"] is None, "it is as it was"
    ada.delete("/api/my/wish")
