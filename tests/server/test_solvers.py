"""A rating as a solver of puzzles: for who wants one, by first tries only, and each of them once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from sqlalchemy import insert

from meydan.puzzles import hardness, shipped
from meydan.server.database import open_engine
from meydan.server.migrations import migrate
from meydan.server.rating import points
from meydan.server.schema import accounts
from meydan.server.solvers import PuzzleStanding, PuzzleTried, attempt, first_rating, standing, want
from tests.server.people import Person
from tests.server.test_described import fits, sent

MINE = "/api/my/puzzles"
SOME = shipped()[::20]
ONE = SOME[0]


@pytest.fixture
def ada(shared_sqlite) -> Iterator[Person]:
    with Person(shared_sqlite.url, "Ada") as solver:
        yield solver


def right(person: Person, puzzle=ONE):
    return person.post(f"{MINE}/{puzzle.id}", choice=puzzle.line[0])


def wrong(person: Person, puzzle=ONE):
    return person.post(f"{MINE}/{puzzle.id}", choice=puzzle.evidence.quick.choice)


def test_nobody_is_rated_who_did_not_ask_for_it(ada):
    assert fits(sent(ada.get(MINE)), PuzzleStanding) == PuzzleStanding(False, 1500, 500, True, 0, [])
    tried = right(ada)
    assert (tried["counted"], tried["solved"], tried["change"]) == (False, True, 0)
    assert ada.get(MINE)["tries"] == 0


def test_the_first_try_of_a_puzzle_counts_and_no_other(ada):
    assert ada.put(MINE, rated=True)["rated"]
    first = fits(sent(right(ada)), PuzzleTried)
    assert first.counted and first.solved and first.change > 0 and first.standing.rating == 1500 + first.change
    assert first.standing.tried == [ONE.id]
    for again in (right(ada), wrong(ada), ada.post(f"{MINE}/{ONE.id}", choice=None)):
        assert (again["counted"], again["change"], again["standing"]) == (False, 0, ada.get(MINE))
    missed = wrong(ada, SOME[1])
    assert missed["counted"] and not missed["solved"] and missed["change"] < 0
    shown = ada.post(f"{MINE}/{SOME[2].id}", choice=None)
    assert shown["counted"] and not shown["solved"] and shown["standing"]["tries"] == 3


def test_the_puzzle_is_rated_too(ada):
    one = SOME[3]
    before = {each["id"]: each["rating"] for each in ada.get("/api/puzzles")["puzzles"]}
    ada.put(MINE, rated=True)
    now = wrong(ada, one)["puzzle"]
    assert now > before[one.id]
    after = {each["id"]: each["rating"] for each in ada.get("/api/puzzles")["puzzles"]}
    assert after[one.id] == now
    assert {id for id in before if before[id] != after[id]} == {one.id}


def test_it_is_kept_while_it_is_turned_off(ada):
    ada.put(MINE, rated=True)
    rated = right(ada, SOME[4])["standing"]
    assert ada.put(MINE, rated=False) == rated | {"rated": False}
    assert not right(ada, SOME[5])["counted"]
    assert ada.put(MINE, rated=True) == rated
    assert right(ada, SOME[5])["counted"]


def test_what_is_no_answer_is_refused(ada):
    ada.put(MINE, rated=True)
    refused = ada.refused("POST", f"{MINE}/{ONE.id}", choice="fly away")
    assert refused["code"] == "bad-request" and ONE.line[0] in refused["allowed"]
    assert ada.refused("POST", f"{MINE}/nothing", choice=None)["code"] == "not-found"
    assert ada.refused("POST", f"{MINE}/{ONE.id}")["code"] == "bad-request"
    assert ada.get(MINE)["tries"] == 0


def test_it_outlives_a_restart(server):
    with Person(server.url, "Ada") as ada:
        ada.put(MINE, rated=True)
        rated = right(ada)["standing"]
        server.kill()
        server.start()
        assert ada.get(MINE) == rated
        assert not right(ada)["counted"]


def test_a_try_that_comes_many_times_at_once_counts_once(database_url):
    engine = open_engine(database_url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(insert(accounts).values(id="ada", name="Ada", epoch=0, created=1))
        want(connection, "ada", True)

    def send(at: int) -> bool:
        with engine.begin() as connection:
            return attempt(connection, "ada", SOME[at % 2], SOME[at % 2].line[0], at).counted

    with ThreadPoolExecutor(8) as threads:
        counted = list(threads.map(send, range(16)))
    assert sum(counted) == 2
    with engine.begin() as connection:
        assert sorted(standing(connection, "ada").tried) == sorted(one.id for one in SOME[:2])
    engine.dispose()


def test_who_finds_every_second_is_settled_after_two_dozen(database_url):
    engine = open_engine(database_url)
    migrate(engine)
    told = []
    with engine.begin() as connection:
        connection.execute(insert(accounts).values(id="ada", name="Ada", epoch=0, created=1))
        want(connection, "ada", True)
        for at, one in enumerate(shipped()[:30]):
            found = one.line[0] if at % 2 else one.evidence.quick.choice
            told.append(attempt(connection, "ada", one, found, at).standing)
    engine.dispose()
    assert told[9].provisional and not told[29].provisional
    assert all(one.within > other.within for one, other in pairwise(told))
    assert 1300 < told[29].rating < 1700


def test_where_puzzles_begin_follows_from_their_evidence():
    rated = {one.id: points(first_rating(one.id).mu) for one in shipped()}
    assert 900 <= min(rated.values()) < 1300 and 1700 < max(rated.values()) <= 2100
    assert 1400 < sorted(rated.values())[len(rated) // 2] < 1600
    steps = [hardness(one) for one in shipped()]
    obvious = [step for step, one in zip(steps, shipped()) if one.evidence.quick.loss > 0.5]
    subtle = [step for step, one in zip(steps, shipped()) if one.evidence.quick.loss < 0.1]
    assert max(obvious) < sum(subtle) / len(subtle)


def test_who_is_gone_leaves_no_tries(ada, shared_sqlite):
    ada.put(MINE, rated=True)
    right(ada)
    ada.delete("/api/account")
    with open_engine(f"sqlite:///{shared_sqlite.data / 'meydan.sqlite3'}").begin() as connection:
        assert standing(connection, ada.me["id"]) == PuzzleStanding(False, 1500, 500, True, 0, [])
