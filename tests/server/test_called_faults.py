"""Whoever sends is killed at random moments: no turn is left untold, and none is told twice under two names."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.receiving import PATIENCE, Receiver

KILLS = 6
TURNS = 8


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_kill_neither_loses_a_call_nor_makes_two_of_it(tmp_path: Path, kind: str, request: pytest.FixtureRequest):
    database = "" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Server(tmp_path, database, "--generosity", "0", "--own-network")
    hook, luck = Receiver(), random.Random(19)
    server.start()
    try:
        ada, bob = Person(server.url, "Ada"), Person(server.url, "Bob")
        bob.put("/api/calls/hook", address=f"{hook.url}/hook")
        tables = [new_table(ada, bob) for _ in range(TURNS)]  # at each of them it becomes Bob's turn once
        kills = 0
        for table in tables:
            play_first_turn(ada, table)
            if kills < KILLS:
                time.sleep(luck.random() * 7)  # about as long as a call settles
                server.kill()
                kills += 1
                server.start()
        told = until_told(hook, set(tables))
        by_table = {table: {one["id"] for one in told if one["table"] == table} for table in tables}
        assert all(len(ids) == 1 for ids in by_table.values()), "one call for one turn, whenever it was sent again"
        assert len(told) - len(tables) <= kills, "sent again only where a kill fell between sending and noting it"
    finally:
        server.kill()
        hook.close()


def new_table(ada: Person, bob: Person) -> str:
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs)
    bob.post(f"/api/tables/{table['id']}/sit", seat=1, link=table["link"])
    ada.post(f"/api/tables/{table['id']}/start")
    found: str = table["id"]
    return found


def play_first_turn(ada: Person, table: str) -> None:
    """Ada plays until Bob is asked; her choices are acknowledged, so they stand."""
    while True:
        seen = ada.get(f"/api/tables/{table}/view", seat=0)
        if seen["to_answer"] != 0:
            return
        ada.choose(table, 0, seen["version"], [seen["view"]["options"][-1]])


def until_told(hook: Receiver, tables: set[str]) -> list[dict[str, object]]:
    """All that came, once every table was told of; a claim of a killed process runs out after a minute."""
    end = time.monotonic() + PATIENCE + 120
    while time.monotonic() < end:
        told = [got.json for got in hook.got]
        if {one["table"] for one in told} == tables:
            return told
        time.sleep(0.1)
    raise AssertionError(f"{len(tables - {got.json['table'] for got in hook.got})} turns were never told")
