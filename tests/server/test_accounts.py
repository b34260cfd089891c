"""Guests, account holders, sessions and tokens, as people and programs use them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from litestar import Litestar
from sqlalchemy import select

from meydan.server.accounts import MOST_TOKENS, Account, Accounts, clean_name, forget
from meydan.server.database import Database
from meydan.server.keys import Keys
from meydan.server.problems import Problem
from meydan.server.schema import accounts, tokens
from meydan.server.sessions import LONGEST, Session, Sessions
from tests.server.small_app import KEYS, browser, make_small_app, opened, program

PASSWORD = "three merchants at dawn"


@pytest.fixture
def database(sqlite_url: str) -> Iterator[Database]:
    with opened(sqlite_url) as one:
        yield one


@pytest.fixture
def each_database(database_url: str) -> Iterator[Database]:
    with opened(database_url) as one:
        yield one


@pytest.fixture
def app(database: Database) -> Litestar:
    return make_small_app(database)


def come_in(app: Litestar, name: str = "Ayşe") -> Any:
    client = browser(app)
    answer = client.post("/api/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    return client


def member(app: Litestar, name: str = "Ayşe") -> Any:
    client = come_in(app, name)
    answer = client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return client


def sign_in(app: Litestar, name: str = "Ayşe", password: str = PASSWORD) -> Any:
    client: Any = browser(app)
    client.last = client.post("/api/session", json={"name": name, "password": password})
    return client


def refusal(work: Any) -> str:
    with pytest.raises(Problem) as raised:
        work()
    return raised.value.code


# -- guests -------------------------------------------------------------------------------------------------


def test_a_guest_needs_only_a_name(app: Litestar) -> None:
    client = browser(app)
    told = client.post("/api/guest", json={"name": "  Ayşe  Kaya "}).json()
    assert told == {"id": told["id"], "name": "Ayşe Kaya", "guest": True}
    assert client.get("/api/me").json() == told


def test_two_guests_may_have_one_name_but_are_two_people(app: Litestar) -> None:
    assert come_in(app).get("/api/me").json()["id"] != come_in(app).get("/api/me").json()["id"]


def test_who_did_not_come_in_is_nobody(app: Litestar) -> None:
    answer = browser(app).get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "sign-in-first")


def test_who_is_here_is_not_made_a_guest_again(app: Litestar) -> None:
    client = come_in(app)
    assert client.post("/api/guest", json={"name": "Other"}).json()["code"] == "not-now"
    assert client.get("/api/me").json()["name"] == "Ayşe"


@pytest.mark.parametrize("name", ["Jo", "Zoë-2", "李小龙", "Мария П.", "हिन्दी", "a_b.c-d", "x" * 24, "ｗｉｄｅ"])
def test_names_of_all_scripts(name: str) -> None:
    assert 2 <= len(clean_name(name)) <= 24


@pytest.mark.parametrize(
    "name",
    [
        "",
        " a ",
        "x" * 25,
        "a\nb",
        "a\x00b",
        "<b>me</b>",
        "a\u202eb",
        "Al\u200bi",
        "ab\ufe0f",
        "\u3164\u3164",
        "--",
        "😀😀",
    ],
)
def test_names_that_are_refused(name: str) -> None:
    assert refusal(lambda: clean_name(name)) == "bad-request"


def test_a_guest_cannot_take_the_name_of_an_account_holder(app: Litestar) -> None:
    member(app)
    answer = browser(app).post("/api/guest", json={"name": "AYŞE"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_nobody_is_called_like_those_who_left(app: Litestar) -> None:
    assert browser(app).post("/api/guest", json={"name": "Deleted"}).json()["code"] == "name-taken"


# -- accounts -----------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_holder_and_stays_the_same(app: Litestar) -> None:
    client = come_in(app)
    before = client.get("/api/me").json()
    after = client.post("/api/account", json={"name": "Ayşe K", "password": PASSWORD}).json()
    assert len(after.pop("recovery")) == 23, "shown this once"
    assert after == {"id": before["id"], "name": "Ayşe K", "guest": False}
    assert client.get("/api/me").json() == after


def test_whoever_copied_a_guests_cookie_is_not_signed_in_as_the_account_holder(app: Litestar) -> None:
    client = come_in(app)
    copied = dict(client.cookies)
    client.post("/api/account", json={"name": "Ayşe", "password": PASSWORD})
    thief = browser(app)
    thief.cookies.update(copied)
    assert thief.get("/api/me").status_code == 401
    assert client.get("/api/me").json()["guest"] is False


def test_an_account_is_made_once(app: Litestar) -> None:
    answer = member(app).post("/api/account", json={"name": "Other", "password": PASSWORD})
    assert answer.json()["code"] == "not-now"


def test_login_names_are_unique_whatever_their_letters(each_database: Database) -> None:
    people = Accounts(each_database, KEYS)

    async def story() -> tuple[Account, str]:
        first, second = await people.guest("Straße"), await people.guest("STRASSE")
        await people.upgrade(first, "Straße", PASSWORD)
        with pytest.raises(Problem) as raised:
            await people.upgrade(second, "STRASSE", PASSWORD)
        return await people.sign_in("strasse", PASSWORD), raised.value.code

    found, code = asyncio.run(story())
    assert (found.name, code) == ("Straße", "name-taken")


def test_of_two_who_take_a_name_at_once_one_gets_it(each_database: Database) -> None:
    people = Accounts(each_database, KEYS)

    async def story() -> list[Any]:
        guests = [await people.guest(f"guest {n}") for n in range(4)]
        tries = [people.upgrade(guest, "Ali", PASSWORD) for guest in guests]
        return await asyncio.gather(*tries, return_exceptions=True)

    answers = asyncio.run(story())
    assert sorted(getattr(answer, "code", "got it") for answer in answers) == ["got it"] + ["name-taken"] * 3


@pytest.mark.parametrize(("password", "status"), [("x" * 9, 400), ("x" * 10, 201), ("x" * 200, 201), ("x" * 201, 400)])
def test_passwords_have_10_to_200_characters(app: Litestar, password: str, status: int) -> None:
    assert come_in(app).post("/api/account", json={"name": "Ayşe", "password": password}).status_code == status


def test_passwords_are_kept_as_argon2_hashes_only(app: Litestar, database: Database) -> None:
    member(app)
    with database.engine.connect() as connection:
        kept = connection.execute(select(accounts.c.password)).scalar_one()
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_sign_in_on_a_second_device(app: Litestar) -> None:
    here = member(app)
    there = sign_in(app, "ayşe")
    assert there.last.status_code == 201
    assert there.get("/api/me").json() == here.get("/api/me").json()


@pytest.mark.parametrize(("name", "password"), [("Ayşe", "wrong password"), ("Nobody", PASSWORD), ("@@@", PASSWORD)])
def test_a_wrong_name_and_a_wrong_password_get_one_answer(app: Litestar, name: str, password: str) -> None:
    member(app)
    come_in(app, "Guest")
    answer = sign_in(app, name, password).last
    assert (answer.status_code, answer.json()["code"]) == (401, "wrong-password")
    assert "set-cookie" not in answer.headers


def test_a_guest_cannot_be_signed_in(app: Litestar) -> None:
    come_in(app, "Guest")
    assert sign_in(app, "Guest", "").last.json()["code"] == "wrong-password"


def test_an_unknown_name_takes_as_long_as_a_wrong_password(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """For both, one password is compared with a hash of the same cost."""
    people = Accounts(database, KEYS)
    costs = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: str) -> bool:
        costs.append(extract_parameters(kept))
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)

    async def story() -> None:
        await people.upgrade(await people.guest("Ayşe"), "Ayşe", PASSWORD)
        for name in ("Ayşe", "Nobody", "@@@"):
            with pytest.raises(Problem):
                await people.sign_in(name, "a wrong password")

    asyncio.run(story())
    assert len(costs) == 3
    assert costs[0] == costs[1] == costs[2]


def test_hashing_does_not_hold_up_the_others(database: Database) -> None:
    people = Accounts(database, KEYS)

    async def story() -> int:
        guest = await people.guest("Ayşe")
        work = asyncio.create_task(people.upgrade(guest, "Ayşe", PASSWORD))
        turns = 0
        while not work.done():
            await asyncio.sleep(0.001)
            turns += 1
        return turns

    assert asyncio.run(story()) > 5


def test_rename(app: Litestar) -> None:
    member(app, "Mehmet")
    client = member(app)
    assert client.patch("/api/me", json={"name": "mehmet"}).json()["code"] == "name-taken"
    assert client.patch("/api/me", json={"name": "Fatma"}).json()["name"] == "Fatma"
    assert sign_in(app, "fatma").last.status_code == 201
    assert sign_in(app, "Ayşe").last.status_code == 401


def test_a_guest_is_renamed_but_not_to_an_account_holder(app: Litestar) -> None:
    member(app, "Mehmet")
    client = come_in(app)
    assert client.patch("/api/me", json={"name": "MEHMET"}).json()["code"] == "name-taken"
    assert client.patch("/api/me", json={"name": "Fatma"}).json()["name"] == "Fatma"


# -- leaving ------------------------------------------------------------------------------------------------


def test_sign_out_here(app: Litestar) -> None:
    client, other = member(app), sign_in(app)
    assert client.delete("/api/session").status_code == 204
    assert client.get("/api/me").status_code == 401
    assert other.get("/api/me").status_code == 200


def test_sign_out_everywhere_ends_all_sessions_even_copied_ones(app: Litestar) -> None:
    client, other = member(app), sign_in(app)
    copied = dict(client.cookies)
    assert client.delete("/api/sessions").status_code == 204
    thief = browser(app)
    thief.cookies.update(copied)
    assert [one.get("/api/me").status_code for one in (client, other, thief)] == [401, 401, 401]
    assert sign_in(app).last.status_code == 201


def test_a_deleted_account_leaves_no_name_and_no_way_in(app: Litestar, database: Database) -> None:
    client = member(app)
    token = client.post("/api/tokens", json={"name": "bot"}).json()["token"]
    copied = dict(client.cookies)
    assert client.delete("/api/account").json()["code"] == "forbidden", "that wants the password: test_lasting.py"
    gone = client.get("/api/me").json()["id"]
    with database.engine.begin() as connection:
        forget(connection, gone)
    thief = browser(app)
    thief.cookies.update(copied)
    assert thief.get("/api/me").status_code == 401
    assert program(app, token).get("/api/me").status_code == 401
    assert sign_in(app).last.status_code == 401
    with database.engine.connect() as connection:
        row = connection.execute(select(accounts)).one()
        assert (row.name, row.login, row.password) == ("deleted", None, None)
        assert connection.execute(select(tokens)).all() == []


def test_the_name_of_a_deleted_account_is_free(app: Litestar, database: Database) -> None:
    gone = member(app).get("/api/me").json()["id"]
    with database.engine.begin() as connection:
        forget(connection, gone)
    assert member(app).get("/api/me").json()["name"] == "Ayşe"


# -- sessions -----------------------------------------------------------------------------------------------


def test_sessions_outlive_a_restart_with_the_same_keys(each_database: Database) -> None:
    before, after = Accounts(each_database, KEYS), Accounts(each_database, KEYS)

    async def story() -> tuple[Account, Account | None]:
        guest = await before.guest("Ayşe")
        return guest, await after.by_session(await before.session_of(guest))

    guest, found = asyncio.run(story())
    assert found == guest


def test_a_session_signed_while_the_clock_was_ahead_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions, told = Sessions(KEYS.session), Session("a", 3)
    real = time.time
    with monkeypatch.context() as ahead:
        ahead.setattr(time, "time", lambda: real() + 3600)
        cookie = sessions.written(told)
    assert sessions.read(cookie) == told
    with monkeypatch.context() as later:
        later.setattr(time, "time", lambda: real() + 3600 + LONGEST + 60)
        assert sessions.read(cookie) is None


def test_a_session_signed_with_another_key_is_nobody(database: Database) -> None:
    ours, theirs = Accounts(database, KEYS), Accounts(database, Keys(b"x" * 32))

    async def story() -> Account | None:
        return await ours.by_session(await theirs.session_of(await ours.guest("Ayşe")))

    assert asyncio.run(story()) is None


# -- tokens and people --------------------------------------------------------------------------------------


def test_a_program_plays_for_its_owner_with_a_token(app: Litestar) -> None:
    client = member(app)
    made = client.post("/api/tokens", json={"name": "my bot"}).json()
    assert program(app, made["token"]).get("/api/me").json() == client.get("/api/me").json()


def test_a_token_is_shown_once_and_kept_as_a_digest(app: Litestar, database: Database) -> None:
    client = member(app)
    made = client.post("/api/tokens", json={"name": "my bot"}).json()
    listed = client.get("/api/tokens").json()
    assert [(one["id"], one["name"]) for one in listed] == [(made["id"], "my bot")]
    assert made["token"] not in str(listed)
    with database.engine.connect() as connection:
        assert made["token"] not in str(connection.execute(select(tokens)).all())


def test_a_revoked_token_opens_nothing(app: Litestar) -> None:
    client = member(app)
    made = client.post("/api/tokens", json={"name": "my bot"}).json()
    assert client.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert program(app, made["token"]).get("/api/me").status_code == 401
    assert client.delete(f"/api/tokens/{made['id']}").json()["code"] == "not-found"


def test_nobody_revokes_the_token_of_another(app: Litestar) -> None:
    made = member(app).post("/api/tokens", json={"name": "my bot"}).json()
    assert come_in(app, "Thief").delete(f"/api/tokens/{made['id']}").json()["code"] == "not-found"
    assert program(app, made["token"]).get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tokens", {"name": "more"}),
        ("GET", "/api/tokens", None),
        ("POST", "/api/account", {"name": "Thief", "password": PASSWORD}),
        ("PATCH", "/api/me", {"name": "Thief"}),
        ("DELETE", "/api/sessions", None),
        ("DELETE", "/api/account", None),
    ],
)
def test_a_token_cannot_change_the_account(app: Litestar, method: str, path: str, body: Any) -> None:
    made = come_in(app).post("/api/tokens", json={"name": "my bot"}).json()
    answer = program(app, made["token"]).request(method, path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def test_an_account_has_only_so_many_tokens(each_database: Database) -> None:
    people = Accounts(each_database, KEYS)

    async def story() -> tuple[int, str]:
        guest = await people.guest("Ayşe")
        for n in range(MOST_TOKENS):
            await people.new_token(guest, f"bot {n}")
        with pytest.raises(Problem) as raised:
            await people.new_token(guest, "one more")
        return len(await people.tokens(guest)), raised.value.code

    assert asyncio.run(story()) == (MOST_TOKENS, "not-now")


def test_people_are_found_by_name(app: Litestar) -> None:
    client = member(app)
    come_in(app, "Guest")
    assert client.get("/api/people", params={"name": " AYŞE "}).json() == [client.get("/api/me").json()]
    assert [client.get("/api/people", params={"name": name}).json() for name in ("Guest", "", "a\x00b")] == [[], [], []]


def test_people_are_found_by_id(each_database: Database) -> None:
    people = Accounts(each_database, KEYS)

    async def story() -> tuple[Account, Account, list[str]]:
        guest = await people.guest("Ayşe")
        codes = []
        for unknown in ("nobody", "a\x00b", "x" * 100):
            with pytest.raises(Problem) as raised:
                await people.need(unknown)
            codes.append(raised.value.code)
        return guest, await people.need(guest.id), codes

    guest, found, codes = asyncio.run(story())
    assert found == guest
    assert codes == ["not-found"] * 3


def test_a_name_that_is_too_long_in_small_letters_is_refused(each_database: Database) -> None:
    people = Accounts(each_database, KEYS)

    async def story() -> str:
        guest = await people.guest("Ayşe")
        with pytest.raises(Problem) as raised:
            await people.upgrade(guest, "ß" * 24, PASSWORD)
        return raised.value.code

    assert asyncio.run(story()) == "bad-request"
