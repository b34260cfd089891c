"""Accounts that last: passwords change and are recovered, passkeys open them, and everything can be taken along."""

from __future__ import annotations

import email
import json
import re
from email import policy
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import pytest

from meydan.server import mine, recovering, schema
from meydan.server import passkeys as keys_module
from meydan.server.passkeys import Passkeys, Place
from meydan.server.problems import Problem
from tests.server.authenticator import Authenticator
from tests.server.conftest import Server
from tests.server.receiving import until
from tests.server.test_calls import Letters

PASSWORD = "three merchants at dawn"
OTHER = "four camels in the evening"


@pytest.fixture
def app(shared_server: Server) -> Server:
    return shared_server


def browser(app: Server) -> Any:
    """Somebody with a browser, at an address with a name: passkeys need one."""
    site = f"http://localhost:{app.port}"
    return httpx.Client(base_url=site, timeout=30, headers={"Origin": site})


def site_of(app: Server) -> str:
    return f"http://localhost:{app.port}"


def guest(app: Server, name: str = "Guest") -> Any:
    client = browser(app)
    assert client.post("/api/guest", json={"name": name}).status_code == 201
    return client


def member(app: Server, name: str) -> tuple[Any, str]:
    """Somebody with an account, and the code that was shown once."""
    client = guest(app)
    made = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return client, made.json()["recovery"]


def signs_in(app: Server, name: str, password: str) -> bool:
    return bool(browser(app).post("/api/session", json={"name": name, "password": password}).status_code == 201)


def ask(client: Any, purpose: str, name: str = "") -> dict[str, Any]:
    answer = client.post("/api/passkeys/ask", json={"purpose": purpose, "name": name})
    assert answer.status_code == 200, answer.text
    asked: dict[str, Any] = answer.json()
    return asked


def shown(client: Any, key: Authenticator) -> dict[str, Any]:
    """What a passkey signs to come in, or to confirm something."""
    asked = ask(client, "enter")
    return {"ticket": asked["ticket"], "credential": key.sign(asked["options"])}


def code_of(answer: Any) -> str:
    found: str = answer.json()["code"]
    return found


# -- passwords ----------------------------------------------------------------------------------------------


def test_who_changes_the_password_shows_the_old_one_and_is_signed_out_elsewhere(app: Server) -> None:
    client, _ = member(app, "Ayşe 1")
    other = browser(app)
    other.post("/api/session", json={"name": "Ayşe 1", "password": PASSWORD})
    for wrong in ({}, {"password": OTHER}, {"password": "x" * 900}):
        refused = client.put("/api/account/password", json={"password": OTHER, "confirm": wrong})
        assert (refused.status_code, code_of(refused)) == (401, "wrong-password")
    short = client.put("/api/account/password", json={"password": "short", "confirm": {"password": PASSWORD}})
    assert code_of(short) == "bad-request"
    changed = client.put("/api/account/password", json={"password": OTHER, "confirm": {"password": PASSWORD}})
    assert changed.status_code == 201
    assert (client.get("/api/me").status_code, other.get("/api/me").status_code) == (200, 401)
    assert (signs_in(app, "Ayşe 1", PASSWORD), signs_in(app, "Ayşe 1", OTHER)) == (False, True)
    assert code_of(guest(app, "Bob").put("/api/account/password", json={"password": OTHER})) == "not-now"


def test_a_code_opens_an_account_once_and_signs_out_everywhere(app: Server) -> None:
    client, first = member(app, "Ayşe 2")
    assert re.fullmatch(r"([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}", first)
    assert code_of(client.post("/api/account/recovery", json={})) == "wrong-password"
    code = client.post("/api/account/recovery", json={"password": PASSWORD}).json()["code"]
    come = browser(app)
    for name, tried in (("Ayşe 2", first), ("Ayşe 2", "AAAAA"), ("Nobody", code), ("", code)):
        refused = come.post("/api/recovery/code", json={"name": name, "code": tried, "password": OTHER})
        assert (refused.status_code, code_of(refused)) == (401, "wrong-password"), "a newer one took its place"
    typed = {"name": " ayşe 2 ", "code": code.lower().replace("-", " "), "password": OTHER}
    assert come.post("/api/recovery/code", json=typed).status_code == 201, "however it is typed"
    assert (client.get("/api/me").status_code, come.get("/api/me").json()["name"]) == (401, "Ayşe 2")
    assert (signs_in(app, "Ayşe 2", PASSWORD), signs_in(app, "Ayşe 2", OTHER)) == (False, True)
    assert come.post("/api/recovery/code", json=typed).status_code == 401, "it is used up"
    assert come.get("/api/account").json()["recovery"] is None


def test_a_link_by_mail_sets_a_password_once(tmp_path: Path) -> None:
    box = Letters()
    app = Server(tmp_path, "", "--generosity", "0", "--smtp", box.url, "--mail-from", "meydan@example.org")
    try:
        app.start()
        client, _ = member(app, "Ayşe 3")
        client.put("/api/calls", json={"wishes": {}, "language": "fr"})
        client.put("/api/calls/mail", json={"address": "ayse@example.org"})
        letter = until(lambda: box.got and box.got[0])
        come = browser(app)
        nothing = [come.post("/api/recovery/mail", json={"who": who}).json() for who in ("Ayşe 3", "Nobody")]
        token = re.search(r"confirm=(\S+)", text_of(letter))
        assert token is not None
        come.post("/api/calls/confirm", json={"token": unquote(token[1])})
        asked = [come.post("/api/recovery/mail", json={"who": who}).json() for who in ("ayşe 3", "ayse@example.org")]
        assert [*nothing, *asked] == [{"asked": True}] * 4, "nobody is told who is here"
        letters = until(lambda: box.got[1:] if len(box.got) > 2 else None)
        assert len(letters) == 2, "nothing goes to an address before it is confirmed"
        assert "nouveau mot de passe" in text_of(letters[0])
        tokens = [unquote(found[1]) for found in map(link_in, letters)]
        assert come.get("/api/me").status_code == 401, "the link alone signs nobody in"
        given = {"token": tokens[0], "password": OTHER}
        wrong = come.post("/api/recovery/link", json={"token": tokens[0] + "x", "password": OTHER})
        assert (wrong.status_code, code_of(wrong)) == (401, "wrong-password")
        assert come.post("/api/recovery/link", json=given).status_code == 201
        assert client.get("/api/me").status_code == 401
        for used in tokens:
            again = come.post("/api/recovery/link", json={"token": used, "password": PASSWORD})
            assert again.status_code == 401, "it is used up, and so is any other"
        assert signs_in(app, "Ayşe 3", OTHER)
    finally:
        app.kill()
        box.close()


def text_of(letter: Any) -> str:
    return str(email.message_from_bytes(letter.content, policy=policy.default).get_content())


def link_in(letter: Any) -> re.Match[str]:
    found = re.search(r"/recover\?token=(\S+)", text_of(letter))
    assert found is not None
    return found


# -- passkeys -----------------------------------------------------------------------------------------------


def test_an_account_with_nothing_but_passkeys(app: Server) -> None:
    client, key = guest(app, "Guest 7"), Authenticator(site_of(app))
    asked = ask(client, "new", "Ayşe 4")
    assert asked["options"]["authenticatorSelection"]["residentKey"] == "required"
    given = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "name": "phone"}
    made = client.post("/api/account/passkey", json=given)
    assert made.status_code == 201, made.text
    assert (made.json()["name"], made.json()["guest"], bool(made.json()["recovery"])) == ("Ayşe 4", False, True)
    told = client.get("/api/account").json()
    assert (told["password"], [one["name"] for one in told["passkeys"]]) == (False, ["phone"])
    assert not signs_in(app, "Ayşe 4", PASSWORD), "there is no password"

    come = browser(app)
    asked = ask(come, "enter")
    assert not asked["options"].get("allowCredentials")
    entering = {"ticket": asked["ticket"], "credential": key.sign(asked["options"])}
    assert come.post("/api/session/passkey", json=entering).json()["name"] == "Ayşe 4", "without typing a name"
    assert browser(app).post("/api/session/passkey", json=entering).status_code == 401, "an answer counts once"
    assert client.get("/api/account").json()["passkeys"][0]["used"] is not None

    own = told["passkeys"][0]["id"]
    assert code_of(client.delete(f"/api/passkeys/{own}")) == "not-now", "the last way in stays"
    second, asked = Authenticator(site_of(app)), ask(client, "add")
    assert len(asked["options"]["excludeCredentials"]) == 1
    adding = {"ticket": asked["ticket"], "credential": second.make(asked["options"]), "name": "key ring"}
    assert code_of(client.post("/api/passkeys", json=adding)) == "wrong-password", "shown first that it is really them"
    added = client.post("/api/passkeys", json=adding | {"confirm": shown(client, key)})
    assert added.status_code == 201, added.text
    assert client.patch(f"/api/passkeys/{added.json()['id']}", json={"name": "blue"}).status_code == 200
    assert client.delete(f"/api/passkeys/{own}").status_code == 204
    assert [one["name"] for one in client.get("/api/account").json()["passkeys"]] == ["blue"]
    assert browser(app).post("/api/session/passkey", json=shown(browser(app), key)).status_code == 401

    chosen = client.put("/api/account/password", json={"password": OTHER, "confirm": shown(client, second)})
    assert chosen.status_code == 201 and signs_in(app, "Ayşe 4", OTHER)


def test_what_a_passkey_must_not_do(app: Server) -> None:
    client, _ = member(app, "Ayşe 5")
    key = Authenticator(site_of(app))
    asked = ask(client, "add")
    adding = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "confirm": {"password": PASSWORD}}
    assert client.post("/api/passkeys", json=adding).status_code == 201
    assert code_of(client.post("/api/passkeys", json=adding)) == "wrong-password", "a challenge is answered once"

    def refused(credential: Any, ticket: str | None = None) -> str:
        told = ask(browser(app), "enter")
        answer = browser(app).post(
            "/api/session/passkey", json={"ticket": ticket or told["ticket"], "credential": credential(told["options"])}
        )
        assert answer.status_code == 401, answer.text
        return code_of(answer)

    elsewhere = Authenticator("http://evil.example")
    elsewhere.id, elsewhere._key = key.id, key._key
    unseen = Authenticator(site_of(app), verifies=False)
    unseen.id, unseen._key = key.id, key._key
    stranger = Authenticator(site_of(app))
    stranger.id = key.id
    for liar in (elsewhere, unseen, stranger, Authenticator(site_of(app))):
        assert refused(liar.sign) == "wrong-password"
    assert refused(key.sign, ask(browser(app), "enter")["ticket"]) == "wrong-password", "of another challenge"
    assert refused(key.sign, "x") == refused(lambda options: {}) == "wrong-password"
    assert refused(key.sign, asked["ticket"]) == "wrong-password", "asked for something else"
    other, _ = member(app, "Bob 5")
    confirmed = {"password": OTHER, "confirm": shown(other, key)}
    assert code_of(other.put("/api/account/password", json=confirmed)) == "wrong-password", "somebody else's"
    theirs = client.get("/api/account").json()["passkeys"][0]["id"]
    assert code_of(other.delete(f"/api/passkeys/{theirs}")) == "not-found"
    assert code_of(other.patch(f"/api/passkeys/{theirs}", json={"name": "mine"})) == "not-found"
    taken = guest(app, "Guest 9").post("/api/passkeys/ask", json={"purpose": "new", "name": "Ayşe 5"})
    assert code_of(taken) == "name-taken"
    numbers = httpx.Client(base_url=app.url, headers={"Origin": app.url})
    assert code_of(numbers.post("/api/passkeys/ask", json={"purpose": "enter"})) == "not-now"
    token = client.post("/api/tokens", json={"name": "bot"}).json()["token"]
    program = httpx.Client(base_url=app.url, headers={"Authorization": f"Bearer {token}"})
    for method, path, body in (
        ("GET", "/api/account", None),
        ("GET", "/api/account/data", None),
        ("PUT", "/api/account/password", {"password": OTHER}),
        ("POST", "/api/account/recovery", {}),
        ("POST", "/api/account/deletion", {}),
        ("POST", "/api/passkeys", adding),
        ("DELETE", f"/api/passkeys/{theirs}", None),
    ):
        assert code_of(program.request(method, path, json=body)) == "forbidden", path


def test_what_is_signed_is_good_for_a_while_in_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, links = Passkeys(b"k" * 32), Passkeys(b"k" * 32), recovering.Links(b"k" * 32)
    asked = here.to_enter(Place("localhost", "http://localhost"))
    assert there.ticket(asked.ticket, "enter").challenge, "another process reads it"
    with pytest.raises(Problem):
        Passkeys(b"x" * 32).ticket(asked.ticket, "enter")
    token = links.token("ada", 3)
    assert links.read(token) == ("ada", 3)
    for module in (keys_module, recovering):
        monkeypatch.setattr(module, "WITHIN", -1)
    assert links.read(token) is None
    with pytest.raises(Problem, match="took too long"):
        there.ticket(asked.ticket, "enter")


# -- everything, and the end of it ----------------------------------------------------------------------------


def test_whatever_belongs_to_somebody_is_told_to_them() -> None:
    """A new table with somebody's name in it is either told, or it stands why not."""
    tables = schema.METADATA.tables.values()
    theirs = {
        column
        for table in tables
        for column in table.c
        if column.name in ("account", "who") or any(key.column is schema.accounts.c.id for key in column.foreign_keys)
    }
    assert theirs == {owner for owner, _ in mine.KEPT.values()} | mine.LEFT_OUT


def test_somebody_takes_everything_along_and_then_is_gone(app: Server) -> None:
    ada, _ = member(app, "Ada 6")
    bob, _ = member(app, "Bob 6")
    table = ada.post("/api/tables", json={"game": "istanbul-dice", "seats": 2, "chairs": [{"kind": "me"}]}).json()
    bob.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "link": table["link"]})
    ada.post(f"/api/tables/{table['id']}/start")
    for who, said in ((ada, "hello from Ada"), (bob, "hello from Bob")):
        who.post(f"/api/tables/{table['id']}/chat", json={"text": said})
    token = ada.post("/api/tokens", json={"name": "my bot"}).json()["token"]
    ada.post(f"/api/tables/{table['id']}/resign", json={"seat": 0})
    answer = ada.get("/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.text)
    assert told["account"]["name"] == "Ada 6" and [one["text"] for one in told["said"]] == ["hello from Ada"]
    assert told["tokens"][0]["name"] == "my bot" and told["tables"][0]["ended"] == "resigned"
    assert told["seats"][0]["rank"] == 2 and told["moves"][table["id"]][0]["kind"] == "resign"
    for secret in (token, "hello from Bob", table["link"], "argon2", '"seed"', '"digest"', '"Bob 6"'):
        assert secret not in answer.text

    key, asked = Authenticator(site_of(app)), ask(ada, "add")
    adding = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "confirm": {"password": PASSWORD}}
    assert ada.post("/api/passkeys", json=adding).status_code == 201
    assert code_of(ada.delete("/api/account")) == "forbidden"
    assert code_of(ada.post("/api/account/deletion", json={"password": OTHER})) == "wrong-password"
    assert ada.post("/api/account/deletion", json={"password": PASSWORD}).status_code == 204
    assert browser(app).post("/api/session/passkey", json=shown(browser(app), key)).status_code == 401
    assert not signs_in(app, "Ada 6", PASSWORD)
    assert guest(app, "Cem").post("/api/account/deletion", json={}).status_code == 204, "a guest just goes"
