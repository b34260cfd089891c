"""The published description of the service holds: schemathesis sends what it allows and what it forbids.

Every answer must be described: its status, its type, its shape. Most requests name tables, records and people that
there are, so that they get past the first door. The service runs without limits (`--generosity 0`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import psycopg
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meydan.puzzles import shipped
from tests.server.conftest import Server
from tests.server.people import Person

Case = Any  # of schemathesis, which leaves its parameters open
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = {GenerationMode.POSITIVE: 6, GenerationMode.NEGATIVE: 3}  # of each address
OF_ACCOUNTS = ("/api/me", "/api/account", "/api/session", "/api/token", "/api/guest", "/api/calls", "/api/my/profile")
PROBLEM = "application/problem+json"


class Town:
    """A service with somebody in it, and tables of every kind."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = Person(server.url, "Ada")
        self.bob = Person(server.url, "Bob")
        self.token = self.ada.post("/api/tokens", name="schemathesis")["token"]
        played = self._table(self.ada, [{"kind": "bot", "bot": "random"}] * 2, public=True)
        tables = [
            self._table(self.ada, [{"kind": "me"}]),
            self._table(self.ada, [{"kind": "me"}] * 2),
            played,
            self._table(self.bob, [{"kind": "me"}], public=True),
            self._table(self.bob, [{"kind": "me"}]),
        ]
        for table in tables[1:3]:
            self.ada.post(f"/api/tables/{table['id']}/start")
        with self.ada.socket(played["id"]) as socket:
            while '"over":true' not in str(socket.recv(timeout=60)):
                pass
        record = self.ada.web.get(f"/api/tables/{played['id']}/record").text
        self.known: dict[str, list[str]] = {
            "table": [table["id"] for table in tables],
            "link": [table["link"] for table in tables],
            "record": [self.ada.web.post("/api/records", content=record).json()["id"]],
            "muted": [self.ada.me["id"], self.bob.me["id"]],
            "game": ["istanbul", "san-juan", "istanbul-dice"],
            "seat": ["0", "1"],
            "puzzle": [shipped()[0].id],
            "tournament": [self._tournament(self.ada), self._tournament(self.ada, begun=True)],
            "number": ["1", "2"],
            "who": [self.ada.me["id"], "bot:random"],
            "other": [self.bob.me["id"], "bot:random"],
            "group": [self.ada.post("/api/groups", name="Friday")["id"]],
            "account": [self.bob.me["id"]],
        }

    @staticmethod
    def _table(host: Person, chairs: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        table: dict[str, Any] = host.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs, **more)
        return table

    @staticmethod
    def _tournament(organiser: Person, begun: bool = False) -> str:
        wish = {"title": "Cup", "kind": "swiss", "rounds": 2, "game": "istanbul-dice", "seats": 2, "public": True}
        id = str(organiser.post("/api/tournaments", **wish)["id"])
        with Person(organiser.url, "Cy") as guest:
            for one in (organiser, guest) if begun else ():
                one.post(f"/api/tournaments/{id}/enter")
        if begun:
            organiser.post(f"/api/tournaments/{id}/start")
        return id

    def lead(self, case: Case, made_up: dict[str, Any]) -> None:
        """Name something there is, three times out of four, in place of what was made up."""
        for name, value in made_up.items():
            pick = zlib.crc32(repr((name, value, case.body)).encode("utf-8", "replace"))
            named = self.known.get(name) if pick % 4 else None
            case.path_parameters[name] = named[pick // 4 % len(named)] if named else value


@pytest.fixture(scope="module")
def towns(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Town]]:
    """On each kind of database: they differ in what they take. Each request is made up once, and sent to both."""
    urls = ("", new_database(postgres))
    servers = [Server(tmp_path_factory.mktemp("town"), url, "--generosity", "0") for url in urls]
    try:
        for server in servers:
            server.start()
        yield [Town(server) for server in servers]
    finally:
        for server in servers:
            server.kill()


@pytest.fixture(scope="module")
def asked(towns: list[Town]) -> list[Any]:
    """All that can be asked of either of them."""
    schema = schemathesis.openapi.from_url(f"{towns[0].server.url}/api/schema/openapi.json")
    return [operation.ok() for operation in schema.get_all_operations()]


def new_database(postgres: str) -> str:
    """A database that goes with the server it is on."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE meydan_described")
    return postgres.replace("/postgres?", "/meydan_described?")


def send_many(operation: Any, send: Callable[[Case], Any]) -> None:
    """Send requests that fit the description, then some that do not: any text will do as a part of an address."""
    for mode, examples in EXAMPLES.items():
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def run(case: Case) -> None:
            send(case)

        run()


def test_a_program_with_a_token_gets_what_is_described(towns, asked):
    worked: list[set[str]] = [set() for _ in towns]

    def send(case: Case) -> None:
        made_up = dict(case.path_parameters)
        for town, well in zip(towns, worked, strict=True):
            town.lead(case, made_up)
            headers = {"Authorization": f"Bearer {town.token}"}
            if case.call_and_validate(town.server.url, headers=headers, checks=CHECKS).status_code < 300:
                well.add(case.operation.label)

    assert len(asked) > 40
    for operation in asked:
        send_many(operation, send)
    for town, well in zip(towns, worked, strict=True):
        assert len(well) > 15, "hardly anything got past the first door"  # which ones do is a matter of luck
        assert town.ada.get("/api/me") == town.ada.me, "a token changed its account"


def test_a_person_with_a_cookie_gets_what_is_described(towns, asked):
    """Each request to the addresses of accounts comes from another guest, who may be gone afterwards."""

    def send(case: Case) -> None:
        for town in towns:
            with Person(town.server.url, "Guest") as guest:
                case.call_and_validate(
                    town.server.url,
                    headers={"Origin": town.server.url},
                    cookies=dict(guest.web.cookies.items()),
                    checks=CHECKS,
                )

    of_accounts = [operation for operation in asked if operation.path.startswith(OF_ACCOUNTS)]
    assert len(of_accounts) > 8
    for operation in of_accounts:
        send_many(operation, send)


def test_every_refusal_is_described_as_a_problem_document(towns):
    first, second = (httpx.get(f"{town.server.url}/api/schema/openapi.json").json() for town in towns)
    assert first["paths"] == second["paths"]
    for path, methods in first["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == [PROBLEM], (method, path, status)
            if method != "get":
                assert {"400", "403", "413", "429"} <= set(operation["responses"]), (method, path)
