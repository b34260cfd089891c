"""What an attacker tries at the gate: foreign pages, forged cookies, floods, large bodies, talkative errors."""

from __future__ import annotations

import socket
import stat
import threading
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meydan.server import guarding, limiting
from meydan.server.api import refusals
from meydan.server.config import Config
from meydan.server.database import Database
from meydan.server.keys import FILE, Keys, load_keys
from meydan.server.limiting import RATES, Limits, address_of
from meydan.server.problems import STATUS, Problem
from tests.server.conftest import Server
from tests.server.small_app import HOME, browser, make_small_app, opened, program

FOREIGN = "https://evil.example"
FORGED = {"content-type": "text/plain"}


@pytest.fixture
def database(sqlite_url: str) -> Iterator[Database]:
    with opened(sqlite_url) as one:
        yield one


@pytest.fixture
def app(database: Database) -> Litestar:
    return make_small_app(database)


def come_in(app: Litestar, name: str = "Ayşe", home: str = HOME) -> Any:
    client: Any = browser(app, home)
    client.signed = client.post("/api/guest", json={"name": name})
    assert client.signed.status_code == 201, client.signed.text
    return client


def code(answer: Any) -> str:
    """The code of a refusal, which must be a complete problem document."""
    assert answer.headers["content-type"] == "application/problem+json"
    told = answer.json()
    assert told["status"] == answer.status_code
    assert told["type"] == f"urn:meydan:{told['code']}"
    assert told["title"]
    assert told["detail"]
    return str(told["code"])


# -- foreign pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": FOREIGN},
        {"origin": "null"},
        {"origin": "http://club.example.evil.example"},
        {"origin": "http://club.example:8000"},
        {"origin": "http://club.example@evil.example"},
        {"origin": "http://[club"},
        {"origin": "", "referer": f"{FOREIGN}/page"},
        {"origin": FOREIGN, "referer": f"{HOME}/page"},
        {"origin": ""},
    ],
)
def test_a_write_with_a_cookie_from_elsewhere_is_refused(app: Litestar, headers: dict[str, str]) -> None:
    client = come_in(app)
    del client.headers["origin"]
    answer = client.post("/api/write", headers={name: value for name, value in headers.items() if value})
    assert (answer.status_code, code(answer)) == (403, "wrong-origin")


@pytest.mark.parametrize(
    "headers", [{"origin": HOME}, {"origin": f"{HOME}:80"}, {"referer": f"{HOME}/tables/1?link=x"}]
)
def test_a_write_with_a_cookie_from_our_page_is_fine(app: Litestar, headers: dict[str, str]) -> None:
    client = come_in(app)
    del client.headers["origin"]
    assert client.post("/api/write", headers=headers).status_code == 201


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_no_method_that_writes_is_forgotten(app: Litestar, method: str) -> None:
    connection: Any = SimpleNamespace(
        scope={"method": method, "type": "http"}, headers={"origin": FOREIGN, "host": "club.example"}, cookies={}
    )
    with pytest.raises(Problem):
        guarding.check_origin(connection, "")


def test_reading_needs_no_origin(app: Litestar) -> None:
    client = come_in(app)
    del client.headers["origin"]
    assert client.get("/api/me").status_code == 200


def test_a_foreign_page_cannot_sign_a_browser_in(app: Litestar) -> None:
    """Without a cookie too: or else a page could make somebody play under a stranger's account."""
    answer = program(app).post("/api/guest", content=b'{"name": "Eve"}', headers={**FORGED, "origin": FOREIGN})
    assert code(answer) == "wrong-origin"


def test_a_program_without_cookie_needs_no_origin(app: Litestar) -> None:
    assert program(app).post("/api/guest", json={"name": "Robot"}).status_code == 201


def test_a_token_needs_no_origin(app: Litestar) -> None:
    token = come_in(app).post("/api/tokens", json={"name": "bot"}).json()["token"]
    assert program(app, token).post("/api/write").status_code == 201
    assert program(app, token).post("/api/write", headers={"origin": FOREIGN}).status_code == 201


def test_a_false_token_beside_a_cookie_is_nobody(app: Litestar) -> None:
    """A header that switches the origin check off must not leave the cookie in force."""
    client = come_in(app)
    answer = client.get("/api/me", headers={"authorization": "Bearer meydan_false"})
    assert code(answer) == "sign-in-first"


@pytest.mark.parametrize(
    ("origin", "public", "ours"),
    [
        ("https://club.example", "https://club.example", True),
        ("https://CLUB.example:443", "https://club.example/", True),
        ("https://lan.example", "https://club.example", True),  # the host that was asked
        ("http://lan.example", "https://club.example", False),  # not through the open air
        ("http://lan.example", "", True),
        ("https://lan.example", "", True),  # a proxy speaks https for us
        ("https://evil.example", "https://club.example", False),
        ("file://", "", False),
    ],
)
def test_which_pages_are_ours(origin: str, public: str, ours: bool) -> None:
    assert guarding.is_ours(origin, "lan.example", public) is ours


# -- foreign names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("play.example.org", True),
        ("PLAY.example.org.:8000", True),
        ("localhost:8000", True),
        ("meydan.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.7:8000", True),  # a number leads where it says
        ("[::1]:8000", True),
        ("", True),  # no browser does that
        ("evil.example", False),
        ("evil.example:8000", False),
        ("play.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@localhost", True),  # which is localhost, to whoever asks
        ("[::1", False),
    ],
)
def test_which_names_are_ours(host: str, known: bool) -> None:
    names = Config(Path("data"), public="https://play.example.org").names
    with nullcontext() if known else pytest.raises(Problem, match="this service is not called"):
        guarding.check_host(host, names)


def test_a_machine_that_listens_everywhere_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Club")
    assert {"club", "club.local"} <= Config(Path("data"), host="0.0.0.0").names
    assert "club" not in Config(Path("data")).names


@pytest.mark.parametrize("path", ["/", "/api/tables", "/healthz", "/t/link"])
def test_a_name_that_was_bent_to_this_machine_leads_nowhere(shared_sqlite: Server, path: str) -> None:
    """A page at evil.example makes its name lead to 127.0.0.1, and would be of one origin with us."""
    port = shared_sqlite.port
    bent = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
    answer = httpx.get(f"{shared_sqlite.url}{path}", headers=bent)
    assert (answer.status_code, code(answer)) == (421, "wrong-host")
    assert answer.json()["allowed"] == ["127.0.0.1", "localhost"]
    assert code(httpx.post(f"{shared_sqlite.url}/api/guest", json={"name": "Eve"}, headers=bent)) == "wrong-host"


def test_no_socket_is_opened_for_a_name_that_was_bent_to_this_machine(shared_sqlite: Server) -> None:
    address = f"ws://evil.example:{shared_sqlite.port}/api/tables/any/socket"
    door = socket.create_connection(("127.0.0.1", shared_sqlite.port))
    with pytest.raises(InvalidStatus) as refused, connect(address, sock=door):
        pass
    assert refused.value.response.status_code == 421
    assert b"urn:meydan:wrong-host" in (refused.value.response.body or b"")


# -- sockets ------------------------------------------------------------------------------------------------


def test_a_socket_from_our_page_knows_who_holds_it(app: Litestar) -> None:
    client = come_in(app)
    with client.websocket_connect("/api/socket") as one:
        assert one.receive_json() == {"name": "Ayşe"}


@pytest.mark.parametrize("origin", [FOREIGN, "null", None])
def test_a_socket_with_a_cookie_from_elsewhere_is_refused(app: Litestar, origin: str | None) -> None:
    client = come_in(app)
    del client.headers["origin"]
    headers = {"origin": origin} if origin else {}
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/socket", headers=headers):
        pass
    assert (closed.value.code, closed.value.detail) == (4403, "wrong-origin")


def test_a_socket_of_a_program(app: Litestar) -> None:
    token = come_in(app).post("/api/tokens", json={"name": "bot"}).json()["token"]
    with program(app, token).websocket_connect("/api/members") as one:
        assert one.receive_json() == {"name": "Ayşe"}


def test_a_socket_for_members_says_why_it_is_closed(app: Litestar) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, program(app).websocket_connect("/api/members"):
        pass
    assert (closed.value.code, closed.value.detail) == (4401, "sign-in-first")


# -- cookies ------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(app: Litestar) -> None:
    told = come_in(app).signed.headers["set-cookie"]
    assert told.startswith("meydan=")
    attributes = {part.strip().lower() for part in told.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes


def test_the_cookie_travels_by_https_only_where_people_use_it(database: Database) -> None:
    app = make_small_app(database, public="https://club.example")
    answer = come_in(app, home="https://club.example").signed
    assert "secure" in {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_a_changed_cookie_is_nobody(app: Litestar) -> None:
    cookie = come_in(app).cookies["meydan"]
    for at in range(0, len(cookie), 7):
        forged = cookie[:at] + ("A" if cookie[at] != "A" else "B") + cookie[at + 1 :]
        answer = program(app).get("/api/me", headers={"cookie": f"meydan={forged}"})
        assert (forged, answer.status_code) == (forged, 401)


@pytest.mark.parametrize("cookie", ["", "x", "..", "WyJ4IiwwXQ", "\u00e9", "x" * 4000])
def test_a_cookie_of_nonsense_is_nobody(app: Litestar, cookie: str) -> None:
    answer = program(app).get("/api/me", headers=[(b"cookie", f"meydan={cookie}".encode("latin-1"))])
    assert code(answer) == "sign-in-first"


def test_an_old_cookie_is_nobody(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    client = come_in(app)
    monkeypatch.setattr("meydan.server.sessions.LONGEST", -1)
    assert client.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "header", ["Bearer", "Bearer ", "Bearer \x7f", "Basic YTpi", "bearer x y", "Bearer " + "x" * 5000]
)
def test_an_authorization_of_nonsense_is_nobody(app: Litestar, header: str) -> None:
    assert code(program(app).get("/api/me", headers={"authorization": header})) == "sign-in-first"


# -- secrets ------------------------------------------------------------------------------------------------


def test_secrets_are_made_once_and_only_for_the_owner(tmp_path: Path) -> None:
    first = load_keys(tmp_path / "data")
    assert load_keys(tmp_path / "data") == first
    assert len(first.session) == 32
    assert load_keys(tmp_path / "other") != first
    assert stat.S_IMODE((tmp_path / "data" / FILE).stat().st_mode) == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == [FILE]


def test_secrets_that_others_can_read_are_closed_again(tmp_path: Path) -> None:
    load_keys(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    load_keys(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_processes_that_start_at_once_agree_on_their_secrets(tmp_path: Path) -> None:
    found: list[Keys] = []
    together = threading.Barrier(8)

    def start() -> None:
        together.wait()
        found.append(load_keys(tmp_path))

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len({keys.session for keys in found}) == 1


def test_secrets_do_not_show_in_logs(tmp_path: Path) -> None:
    keys = load_keys(tmp_path)
    assert keys.session.hex() not in repr(keys)
    assert repr(keys.session) not in repr(keys)


# -- floods -------------------------------------------------------------------------------------------------


def tight(app: Litestar, monkeypatch: pytest.MonkeyPatch, kind: str, address: str, account: str) -> None:
    monkeypatch.setitem(limiting.RATES, kind, (address, account))
    app.state.limits = Limits()


def test_too_many_guests_of_one_address(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    tight(app, monkeypatch, "guest", "3/hour", "")
    answers = [program(app).post("/api/guest", json={"name": "Robot"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert code(answers[3]) == "too-many-requests"
    assert 0 < answers[3].json()["retry_after"] <= 7200
    assert answers[3].headers["retry-after"] == str(answers[3].json()["retry_after"])


def test_guessing_a_password_is_slow_however_the_name_is_written(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    tight(app, monkeypatch, "sign-in", "", "2/hour")
    tries = [
        program(app).post("/api/session", json={"name": name, "password": "guess a word"})
        for name in ("ayşe", "AYŞE ", "  Ayşe", "Fatma")
    ]
    assert [answer.status_code for answer in tries] == [401, 401, 429, 401]


def test_guessing_from_one_address_is_slow(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    tight(app, monkeypatch, "sign-in", "2/hour", "")
    tries = [
        program(app).post("/api/session", json={"name": name, "password": "guess a word"})
        for name in ("Aa", "Bb", "Cc")
    ]
    assert [answer.status_code for answer in tries] == [401, 401, 429]


def from_address(host: str | None) -> Any:
    return SimpleNamespace(scope={} if host is None else {"client": (host, 50_000)})


def test_addresses_are_counted_apart_and_a_household_as_one() -> None:
    assert address_of(from_address("10.0.0.1")) != address_of(from_address("10.0.0.2"))
    assert address_of(from_address("2001:db8::1")) == address_of(from_address("2001:db8::ffff"))
    assert address_of(from_address("2001:db8::1")) != address_of(from_address("2001:db8:1::1"))
    assert address_of(from_address("::ffff:10.0.0.1")) == "10.0.0.1"
    assert address_of(from_address(None)) == "local"


@pytest.mark.parametrize("kind", list(RATES))
def test_every_kind_has_an_end(kind: str) -> None:
    limits = Limits()
    with pytest.raises(Problem) as raised:
        for _ in range(12001):
            limits.hit(kind, from_address("10.0.0.1"), "somebody")
    assert raised.value.code == "too-many-requests"


def test_measurements_may_do_without_limits() -> None:
    limits = Limits(0)
    for _ in range(1000):
        limits.hit("chat", from_address("10.0.0.1"), "somebody")


# -- sizes --------------------------------------------------------------------------------------------------


def slowly(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 1024):
        yield b"x" * 1024


@pytest.mark.parametrize(
    ("path", "most"), [("/api/write", guarding.BODY_LIMIT), ("/api/upload", guarding.RECORD_LIMIT)]
)
def test_bodies_have_a_size_limit(app: Litestar, path: str, most: int) -> None:
    client = program(app)
    assert client.post(path, content=b"x" * most).json() == most
    for body in (b"x" * (most + 1), slowly(most + 1024)):
        answer = client.post(path, content=body)
        assert (answer.status_code, code(answer)) == (413, "too-large")


# -- what errors tell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "expected"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/nothing", None, 404, "not-found"),
        ("DELETE", "/api/me", None, 405, "wrong-method"),
        ("GET", "/api/number/x?wanted=1", None, 404, "not-found"),
        ("GET", "/api/number/1?wanted=x", None, 400, "bad-request"),
        ("GET", "/api/number/1", None, 400, "bad-request"),
        ("GET", "/api/people", None, 400, "bad-request"),
        ("POST", "/api/guest", b"{", 400, "bad-request"),
        ("POST", "/api/guest", b"", 400, "bad-request"),
        ("POST", "/api/guest", b"[]", 400, "bad-request"),
        ("POST", "/api/guest", b"\xff\xfe", 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": 5}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": null}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": "Ali", "admin": true}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": "a\\u0000b"}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": "\\ud800\\ud800"}', 400, "bad-request"),
        ("POST", "/api/guest", b'{"name":' + b"[" * 60_000, 400, "bad-request"),
        ("POST", "/api/guest", b'{"name": "\xff"}', 400, "bad-request"),
        ("POST", "/api/session", b'{"name": "Ali"}', 400, "bad-request"),
        ("GET", "/api/crash", None, 500, "failure"),
    ],
)
def test_every_error_is_a_problem_document(
    app: Litestar, method: str, path: str, body: bytes | None, status: int, expected: str
) -> None:
    answer = program(app).request(method, path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer)) == (status, expected)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_does_not_fit_is_named(app: Litestar) -> None:
    told = program(app).post("/api/guest", json={"name": 5}).json()
    assert told["faults"][0]["field"] == "name"
    assert "name" in told["detail"]


def test_a_failure_tells_nothing_of_the_inside(app: Litestar) -> None:
    answer = program(app).get("/api/crash")
    assert "hunter2" not in answer.text
    assert "Traceback" not in answer.text
    assert "RuntimeError" not in answer.text


def test_passwords_are_not_repeated_in_errors(app: Litestar) -> None:
    client = come_in(app)
    for password in ("short pw", "long secret " * 50, ["listed secret"]):
        answer = client.post("/api/account", json={"name": "Ayşe", "password": password})
        assert code(answer) == "bad-request"
        assert "secret" not in answer.text
        assert "short pw" not in answer.text


def test_codes_of_the_framework_do_not_contradict_ours() -> None:
    assert all(STATUS.get(one, status) == status for status, one in guarding.CODES.items())
    assert set(refusals("bad-request", "bad-option", "wrong-method")) == {400, 405}


# -- headers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/api/people?name=Ali", "/api/nothing", "/nothing", "/api/crash"])
def test_every_answer_has_our_headers(app: Litestar, path: str) -> None:
    headers = program(app).get(path).headers
    for name, value in guarding.HEADERS.items():
        assert headers.get_list(name) == [value]
    assert headers["cache-control"] == "no-store"


def test_pages_run_no_script_but_ours() -> None:
    rules = dict(rule.split(" ", 1) for rule in guarding.CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in guarding.CONTENT_SECURITY_POLICY


# -- the real service ---------------------------------------------------------------------------------------


def test_the_service_stands_behind_the_gate(shared_sqlite: Server) -> None:
    server = shared_sqlite
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        for path, expected in (("/healthz", 200), ("/api/nothing", 404), ("/api/me", 401)):
            answer = client.get(path)
            assert answer.status_code == expected
            assert guarding.HEADERS.items() <= dict(answer.headers).items()
        assert client.post("/api/guest", json={"name": "Ayşe"}).status_code == 201
        cookie = client.headers["cookie"] = f"meydan={client.cookies['meydan']}"
        assert code(client.delete("/api/session", headers={"origin": FOREIGN})) == "wrong-origin"
        assert code(client.post("/api/tokens", content=b"x" * (guarding.BODY_LIMIT + 1))) == "too-large"
        assert code(client.post("/api/tokens", content=slowly(guarding.BODY_LIMIT + 1024))) == "too-large"
    assert stat.S_IMODE((server.data / FILE).stat().st_mode) == 0o600
    assert cookie.partition("=")[2] not in server.log


def test_the_service_opens_no_socket_for_a_foreign_page(shared_sqlite: Server) -> None:
    server = shared_sqlite
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        client.post("/api/guest", json={"name": "Ayşe"})
        cookie = {"Cookie": f"meydan={client.cookies['meydan']}"}
    address = server.url.replace("http", "ws", 1) + "/api/tables/any/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=cookie, origin=Origin(FOREIGN)):
        pass
    assert refused.value.response.status_code == 403
    assert b"urn:meydan:wrong-origin" in (refused.value.response.body or b"")
