"""Whoever looks after a tournament is killed between rounds and while one is dealt: it goes on, each round once."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from tests.server.conftest import Server
from tests.server.people import Person

PEOPLE = 8
ROUNDS = 5
PATIENCE = 120.0  # seconds: what has not come by then never will


def until(found: Callable[[], Any]) -> Any:
    """Wait until something is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if it := found():
            return it
        time.sleep(0.02)
    raise AssertionError("it never came")


class Cup:
    """A Swiss tournament of pairs; whoever has the first seat gives up at once."""

    def __init__(self, server: Server, rounds: int, pause: int = 0) -> None:
        self.people = [Person(server.url, f"P{number}") for number in range(PEOPLE)]
        self.host = self.people[0]
        made = self.host.post(
            "/api/tournaments", title="Cup", kind="swiss", rounds=rounds, pause=pause, game="istanbul-dice", seats=2,
            public=True,
        )  # fmt: skip
        self.id = made["id"]
        for one in self.people:
            one.post(f"/api/tournaments/{self.id}/enter")
        self.host.post(f"/api/tournaments/{self.id}/start")

    def now(self) -> Any:
        return self.host.get(f"/api/tournaments/{self.id}")

    def play_round(self) -> None:
        """Every table of this round ends."""
        for table in self.now()["current"]["tables"]:
            entrant = next(chair["entrant"] for chair in table["chairs"] if chair["seat"] == 0)
            self.people[entrant - 1].post(f"/api/tables/{table['table']}/resign", seat=0)

    def check(self, rounds: int) -> set[str]:
        """Each round was dealt once: everybody sits at one table of each, and each table is of one round."""
        tables: Counter[str] = Counter()
        for number in range(1, rounds + 1):
            told = self.host.get(f"/api/tournaments/{self.id}/rounds/{number}")
            sitting = sorted(chair["entrant"] for table in told["tables"] for chair in table["chairs"])
            assert sitting == list(range(1, PEOPLE + 1)), number
            tables.update(table["table"] for table in told["tables"])
        assert set(tables.values()) == {1}
        assert len(tables) == rounds * PEOPLE // 2
        return set(tables)


def test_a_tournament_goes_on_among_kills_and_deals_each_round_once(tmp_path: Path):
    server, luck = Server(tmp_path, "", "--generosity", "0"), random.Random(19)
    server.start()
    try:
        cup = Cup(server, ROUNDS)
        for number in range(1, ROUNDS + 1):
            assert cup.now()["round"] == number
            cup.play_round()
            time.sleep(luck.random() * 0.2)  # about as long as it takes to count a round and deal the next
            server.kill()
            server.start()
            over = "finished" if number == ROUNDS else "playing"
            until(lambda: (told := cup.now())["status"] == over and told["round"] == min(number + 1, ROUNDS))  # noqa: B023
        cup.check(ROUNDS)
        assert [one["rounds"] for one in cup.now()["standings"]] == [ROUNDS] * PEOPLE
    finally:
        server.kill()


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%pairings%'"
OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def test_a_kill_while_a_round_is_dealt_leaves_nothing_of_it_and_it_is_dealt_again(tmp_path: Path, postgres_url: str):
    server = Server(tmp_path, postgres_url, "--generosity", "0")
    server.start()
    try:
        cup = Cup(server, rounds=2, pause=2)
        before = cup.check(1)
        cup.play_round()
        until(lambda: cup.now()["goes_on"])  # all of it is counted, and the pause has begun
        with psycopg.connect(address(postgres_url)) as held, psycopg.connect(address(postgres_url)) as look:
            look.autocommit = True
            held.execute("LOCK TABLE pairings IN SHARE ROW EXCLUSIVE MODE")  # who met whom is stored last
            until(lambda: look.execute(WAITING).fetchone() == (1,))  # the tables are written, but not there yet
            server.kill()
            held.close()
            until(lambda: look.execute(OTHERS).fetchone() == (0,))
            assert stored(look) == before
        server.start()
        until(lambda: cup.now()["round"] == 2)
        after = cup.check(2)
        with psycopg.connect(address(postgres_url)) as look:
            assert stored(look) == after
        cup.play_round()
        until(lambda: cup.now()["status"] == "finished")
    finally:
        server.kill()


def address(url: str) -> str:
    return url.replace("postgresql+psycopg", "postgresql")


def stored(connection: psycopg.Connection[Any]) -> set[str]:
    return {row[0] for row in connection.execute("SELECT id FROM tables")}
