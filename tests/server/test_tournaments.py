"""Tournaments: made, entered, played round by round, left, called off; each round once, whoever looks after it."""

from __future__ import annotations

import asyncio
import json
import random
import time as clocks
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import select

from meydan.kernel.game import Result
from meydan.server import outbox, store
from meydan.server.calling import wishes, wording
from meydan.server.hall import Hall
from meydan.server.schema import calls, tables
from meydan.server.stamps import now
from meydan.server.tournaments import book, running
from meydan.server.tournaments.book import Book
from meydan.server.tournaments.running import NewTournament, Tournaments
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_hall import Time, in_hall, open_hall, person, refused

DICE = {"game": "istanbul-dice", "seats": 4, "public": True}


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """In halls of these tests tournaments go on when the test says so."""
    monkeypatch.setattr(Tournaments, "start", lambda self: None)


async def made(hall: Hall, kind: Any = "swiss", **more: Any) -> tuple[str, str]:
    """A tournament and its organiser."""
    organiser = await person(hall, f"Olga {random.random()}"[:40])
    wish: dict[str, Any] = {"title": "Cup", "kind": kind, "game": "istanbul-dice", "seats": 4, "public": True}
    if kind == "swiss":
        wish["rounds"] = 3
    return await hall.tournaments.create(organiser, NewTournament(**(wish | more))), organiser


async def entered(hall: Hall, id: str, count: int, prefix: str = "P") -> list[str]:
    people = [await person(hall, f"{prefix}{number}") for number in range(count)]
    for one in people:
        await hall.tournaments.enter(id, one)
    return people


async def playing(hall: Hall, id: str) -> list[str]:
    """The tables of this round that are not over."""
    found = await hall.tournaments.read(id)
    ids = [table for _, table in await hall.database.run(lambda c: book.tables_of(c, id, found.row.round))]
    rows = await hall.database.run(lambda c: store.find_tables(c, ids))
    return [row.id for row in rows if row.status == "playing"]


async def over(hall: Hall, table: str) -> None:
    """A game ends, whoever wins: the first seat does."""
    row = await hall.rooms.row(table)
    result = Result(tuple(range(1, row.seats + 1)), ((0,),) * row.seats, ("points",))
    await hall.rooms.change(table, lambda c: store.finish(c, table, now(), result))


async def played(hall: Hall, id: str) -> Book:
    """One round is played, and whatever follows begins."""
    for table in await playing(hall, id):
        await over(hall, table)
    await hall.tournaments.tend()
    await hall.tournaments.tend()
    return await hall.tournaments.read(id)


# -- from the first round to the last -----------------------------------------------------------------------


def test_a_swiss_tournament_goes_from_round_to_round(database_url):
    async def work(hall: Hall) -> None:
        id, organiser = await made(hall)
        assert (await refused(hall.tournaments.begin(id, organiser))).code == "not-now"  # nobody is there
        people = await entered(hall, id, 7)
        assert (await refused(hall.tournaments.enter(id, people[0]))).sentence == "you take part already"
        assert (await refused(hall.tournaments.begin(id, people[0]))).code == "forbidden"
        await hall.tournaments.begin(id, organiser)
        first = await hall.tournaments.read(id)
        assert (first.row.status, first.row.round, sorted(one.seats for one in first.past)) == (
            "playing", 1, [3, 3, 3, 4, 4, 4, 4],
        )  # fmt: skip
        assert len(await playing(hall, id)) == 2
        row = await hall.rooms.row((await playing(hall, id))[0])
        assert (row.status, row.public, row.may_hint, row.look is not None) == ("playing", False, False, True)
        await over(hall, (await playing(hall, id))[0])
        await hall.tournaments.tend()
        half = await hall.tournaments.read(id)
        assert half.row.round == 1  # one table is still played, and the other is counted
        assert 0 < sum(one.points is not None for one in half.past) < 7
        second = await played(hall, id)
        assert second.row.round == 2
        await hall.tournaments.leave(id, people[3])
        late = (await entered(hall, id, 2, "Late"))[0]
        assert {one.account: one.entered for one in second.entrants}[people[0]] == 1
        third = await played(hall, id)
        assert third.row.round == 3
        assert {one.account: one.entered for one in third.entrants}[late] == 3
        playing_now = {one.entrant for one in third.past if one.round == 3}
        assert 4 not in playing_now and {8, 9} <= playing_now
        assert (await refused(hall.tournaments.enter(id, people[3]))).sentence == "the last round is being played"
        last = await played(hall, id)
        assert (last.row.status, last.row.round) == ("finished", 3)
        assert all(one.points is not None for one in last.past)
        assert (await refused(hall.tournaments.leave(id, people[0]))).sentence == "this tournament is over"

    in_hall(database_url, work)


def test_a_knock_out_and_a_round_robin_are_played_to_the_end(sqlite_url):
    async def work(hall: Hall) -> None:
        knockout, organiser = await made(hall, "knockout", seats=2)
        await entered(hall, knockout, 5)
        await hall.tournaments.begin(knockout, organiser)
        found = await hall.tournaments.read(knockout)
        assert [one.points for one in found.past if not one.table] == [24, 24, 24]  # byes, for five of eight
        late = await person(hall, "Late")
        assert "before the start only" in (await refused(hall.tournaments.enter(knockout, late))).sentence
        for _ in range(3):
            found = await played(hall, knockout)
        assert (found.row.status, found.row.round) == ("finished", 3)
        robin, organiser = await made(hall, "robin", seats=2)
        await entered(hall, robin, 4, "R")
        await hall.tournaments.begin(robin, organiser)
        for _ in range(3):
            found = await played(hall, robin)
        assert (found.row.status, found.row.round, len(found.past)) == ("finished", 3, 12)

    in_hall(sqlite_url, work)


def test_bots_take_the_empty_seats_and_are_no_entrants(sqlite_url):
    async def work(hall: Hall) -> None:
        id, organiser = await made(hall, bot="random", rounds=1)
        await entered(hall, id, 5)
        await hall.tournaments.begin(id, organiser)
        found = await hall.tournaments.read(id)
        assert [one.seats for one in found.past] == [4] * 5
        ids = {table for _, table in await hall.database.run(lambda c: book.tables_of(c, id, 1))}
        rows = await hall.database.run(lambda c: store.find_tables(c, sorted(ids)))
        assert sorted(chair.bot or "" for row in rows for chair in row.chairs) == [""] * 5 + ["random"] * 3
        found = await played(hall, id)
        assert found.row.status == "finished"

    in_hall(sqlite_url, work)


# -- exactly once -------------------------------------------------------------------------------------------


def test_a_round_begins_once_however_many_look_after_it(database_url):
    """Several halls on one database find at once that a round is over."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            count = 1 if database_url.startswith("sqlite") else 3
            halls = [await stack.enter_async_context(open_hall(database_url)) for _ in range(count)]
            id, organiser = await made(halls[0])
            await entered(halls[0], id, 12)
            await halls[0].tournaments.begin(id, organiser)
            for table in await playing(halls[0], id):
                await over(halls[0], table)
            await asyncio.gather(*(hall.tournaments.tend() for hall in halls * 4))
            await asyncio.gather(*(hall.tournaments.tend() for hall in halls * 4))
            found = await halls[0].tournaments.read(id)
            assert found.row.round == 2
            many = await halls[0].database.run(lambda c: len(c.execute(select(tables.c.id)).all()))
            assert many == 6
            read = await halls[0].tournaments.read(id)  # and of the same position, two rounds cannot be drawn
            for table in await playing(halls[0], id):
                await over(halls[0], table)
            assert await asyncio.gather(*(halls[0].tournaments._next_round(read) for _ in range(3))) in (
                [True, False, False], [False, True, False], [False, False, True],
            )  # fmt: skip

    asyncio.run(run())


def test_a_kill_in_the_middle_of_a_round_leaves_nothing_of_it(database_url, monkeypatch):
    async def work(hall: Hall) -> None:
        id, organiser = await made(hall)
        await entered(hall, id, 8)
        await hall.tournaments.begin(id, organiser)
        for table in await playing(hall, id):
            await over(hall, table)
        whole = book.add_round

        def killed(*_: Any) -> None:
            raise RuntimeError("the machine is off")

        monkeypatch.setattr(book, "add_round", killed)  # after the tables of the round were stored
        await hall.tournaments.tend()
        await hall.tournaments.tend()
        found = await hall.tournaments.read(id)
        many = await hall.database.run(lambda c: len(c.execute(select(tables.c.id)).all()))
        assert (found.row.round, many) == (1, 2)
        monkeypatch.setattr(book, "add_round", whole)
        await hall.tournaments.tend()
        found = await hall.tournaments.read(id)
        many = await hall.database.run(lambda c: len(c.execute(select(tables.c.id)).all()))
        assert (found.row.round, many) == (2, 4)

    in_hall(database_url, work)


# -- time ---------------------------------------------------------------------------------------------------


def test_when_the_time_of_a_round_is_over_its_tables_count_as_they_stand(database_url, monkeypatch):
    async def work(hall: Hall) -> None:
        id, organiser = await made(hall, round_limit=3600, pause=600, seats=2, rounds=2)
        await entered(hall, id, 4)
        await hall.tournaments.begin(id, organiser)
        begun = await hall.tournaments.read(id)
        assert begun.row.ends == (begun.row.started or 0) + 3600_000
        await hall.tournaments.tend()
        at = now() + 3601_000
        monkeypatch.setattr(running, "now", lambda: at)
        await hall.tournaments.tend()
        found = await hall.tournaments.read(id)
        assert sorted((one.seat, one.rank, one.points) for one in found.past) == [
            (0, 2, 0), (0, 2, 0), (1, 1, 24), (1, 1, 24),
        ]  # whom a table waits for comes last  # fmt: skip
        assert (found.row.round, found.row.goes_on) == (1, at + 600_000)
        await hall.tournaments.tend()
        assert (await hall.tournaments.read(id)).row.round == 1  # it is the pause
        monkeypatch.setattr(running, "now", lambda: at + 600_000)
        await hall.tournaments.tend()
        assert (await hall.tournaments.read(id)).row.round == 2

    in_hall(database_url, work)


def test_who_is_late_is_played_by_a_bot_and_comes_last(sqlite_url, monkeypatch):
    time = Time(monkeypatch)
    monkeypatch.setattr(running, "now", lambda: time.day)

    async def work(hall: Hall) -> None:
        id, organiser = await made(hall, seats=2, rounds=1, base=600)
        people = await entered(hall, id, 2)
        await hall.tournaments.begin(id, organiser)
        table = (await playing(hall, id))[0]
        room = await hall.rooms.room(table)
        time.passes(700_000)
        await hall.tournaments.tend()
        assert list(room.standins) == [0]
        await over(hall, table)  # whom the bot played for has won
        await hall.tournaments.tend()
        found = await hall.tournaments.read(id)
        assert {one.seat: one.points for one in found.past} == {0: 0, 1: 24}
        assert len(people) == 2

    in_hall(sqlite_url, work)


def test_it_begins_by_itself_when_it_is_time(sqlite_url, monkeypatch):
    async def work(hall: Hall) -> None:
        alone, _ = await made(hall, starts=now() + 1000)
        id, _ = await made(hall, starts=now() + 1000)
        await entered(hall, id, 4)
        await hall.tournaments.tend()
        assert (await hall.tournaments.read(id)).row.status == "open"
        at = now() + 2000
        monkeypatch.setattr(running, "now", lambda: at)
        await hall.tournaments.tend()
        assert (await hall.tournaments.read(id)).row.status == "playing"
        waiting = (await hall.tournaments.read(alone)).row
        assert (waiting.status, waiting.starts) == ("open", None)  # it waits for people and its organiser

    in_hall(sqlite_url, work)


# -- organising ---------------------------------------------------------------------------------------------


def test_the_organiser_closes_removes_and_calls_off(database_url):
    async def work(hall: Hall) -> None:
        id, organiser = await made(hall)
        people = await entered(hall, id, 5)
        assert (await refused(hall.tournaments.close(id, people[0], True))).code == "forbidden"
        assert (await refused(hall.tournaments.remove(id, people[0], 2))).code == "forbidden"
        assert (await refused(hall.tournaments.cancel(id, people[0]))).code == "forbidden"
        await hall.tournaments.close(id, organiser, True)
        eve = await person(hall, "Eve")
        assert (await refused(hall.tournaments.enter(id, eve))).sentence == "the organiser lets nobody else enter"
        await hall.tournaments.close(id, organiser, False)
        await hall.tournaments.remove(id, organiser, 2)
        assert (await refused(hall.tournaments.enter(id, people[1]))).code == "forbidden"
        assert (await refused(hall.tournaments.remove(id, organiser, 99))).code == "not-found"
        await hall.tournaments.leave(id, people[2])
        assert len((await hall.tournaments.read(id)).here) == 3
        await hall.tournaments.begin(id, organiser)
        assert (await refused(hall.tournaments.begin(id, organiser))).sentence == "this tournament has begun already"
        await hall.seating.leave(people[0])  # deletes the account
        found = await played(hall, id)
        assert {one.entrant for one in found.past if one.round == 2} == {4, 5}
        await hall.tournaments.cancel(id, organiser)
        found = await hall.tournaments.read(id)
        assert (found.row.status, found.row.goes_on) == ("cancelled", None)
        open_one, other = await made(hall)
        await hall.seating.leave(other)
        assert (await hall.tournaments.read(open_one)).row.status == "cancelled"

    in_hall(database_url, work)


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        ({"title": "  "}, "a title has 1 to 60 characters"),
        ({"kind": "ladder"}, "there is no kind 'ladder' of tournament"),
        ({"rounds": None}, "a Swiss tournament has 1 to 30 rounds: say how many"),
        ({"rounds": 31}, "a tournament has 1 to 30 rounds, not 31"),
        ({"kind": "knockout", "advance": 4}, "of a table of 4, 1 to 3 go on, not 4"),
        ({"seats": 9}, "seats"),
        ({"bot": "nobody"}, "there is no bot 'nobody'"),
        ({"speed": "live", "base": 5}, "base is 30 to 10800 seconds here, not 5"),
    ],
)
def test_what_cannot_be_is_said(sqlite_url, wish, what):
    async def work(hall: Hall) -> None:
        assert what in (await refused(made(hall, **({"kind": "swiss", "rounds": 3} | wish)))).sentence

    in_hall(sqlite_url, work)


def test_everybody_at_a_table_is_called_when_their_round_begins(sqlite_url):
    """Whoever moves first is called for that; who chose nothing about rounds, because there was nothing, is too."""

    async def work(hall: Hall) -> None:
        id, organiser = await made(hall, title="Friday Cup", speed="live", base=600)
        people = await entered(hall, id, 5, "Player ")  # a table of three, and one of two
        for one in people[:4]:
            await hall.database.run(lambda c, one=one: wishes.change(c, one, language="uk", hook="http://a.example/"))
        old = {"turn": ["hook"], "deadline": [], "invited": [], "over": []}
        await hall.database.run(lambda c: wishes.change(c, people[0], wishes=json.dumps(old)))
        await hall.database.run(lambda c: wishes.choose(c, people[1], {"turn": ["hook"]}))  # not for rounds
        await hall.tournaments.begin(id, organiser)
        found = await hall.tournaments.read(id)
        first = {one.entrant for one in found.past if one.seat == 0}
        rows = await hall.database.run(lambda c: c.execute(select(calls.c.account, calls.c.kind)).all())
        called = {people.index(row.account) + 1: row.kind for row in rows}
        assert called == {number: "turn" if number in first else "round" for number in range(1, 5)}
        for number in range(1, 5):
            due = await hall.database.run(lambda c, n=number: outbox.due(c, people[n - 1], now() + 60_000))
            chosen = await hall.database.run(lambda c, n=number: wishes.find(c, people[n - 1]))
            assert [call.holds for call in due] == [True]
            assert bool(chosen.wanted("round")) == (number != 2)
            if called[number] == "round":
                told = wording.told(due[0], chosen, "https://meydan.example", 0)
                assert told.title.startswith("Ваш раунд почався")
                assert "Раунд 1 турніру «Friday Cup»" in told.text
                mates = {one.table: [] for one in found.past}
                for one in found.past:
                    mates[one.table].append(one.entrant)
                group = next(group for group in mates.values() if number in group)
                assert all(
                    (f"Player {mate - 1}" in told.text) == (mate in group) for mate in range(1, 6) if mate != number
                )
                assert told.link == f"https://meydan.example/table/{due[0].place}"
        for table in await playing(hall, id):
            await over(hall, table)
        late = await hall.database.run(lambda c: outbox.due(c, people[2], now() + 60_000))
        assert [call.holds for call in late] == [False]  # nobody is called to a table that is over

    in_hall(sqlite_url, work)


# -- over HTTP ----------------------------------------------------------------------------------------------


def wait_for(ask: Callable[[], Any], good: Callable[[Any], bool]) -> Any:
    until = clocks.monotonic() + 60
    while clocks.monotonic() < until:
        if good(found := ask()):
            return found
        clocks.sleep(0.05)
    raise AssertionError(f"it never came: {found}")


def test_three_people_and_a_bot_play_a_whole_tournament(shared_server: Server):
    with (
        Person(shared_server.url, "Ada", seed=1) as ada,
        Person(shared_server.url, "Bob", seed=2) as bob,
        Person(shared_server.url, "Eve", seed=3) as eve,
    ):
        made = ada.post("/api/tournaments", title="Friday", kind="swiss", rounds=2, bot="random", **DICE | {"seats": 2})
        id = made["id"]
        assert (made["status"], made["me"], made["may_enter"], made["planned"]) == ("open", None, True, 2)
        assert len(made["commitment"]) == 64 and made["seed"] is None
        for one in (ada, bob, eve):
            told = one.post(f"/api/tournaments/{id}/enter")
        assert (told["me"], told["entrants"], {one["name"] for one in told["standings"]}) == (
            3,
            3,
            {"Ada", "Bob", "Eve"},
        )
        assert id in [one["id"] for one in bob.get("/api/tournaments")]
        assert bob.refused("POST", f"/api/tournaments/{id}/start")["code"] == "forbidden"
        ada.post(f"/api/tournaments/{id}/start")
        for number in (1, 2):
            for one in (ada, bob, eve):
                told = wait_for(
                    lambda one=one: one.get(f"/api/tournaments/{id}"),
                    lambda told: told["round"] == number,  # noqa: B023
                )
                if table := told["table"]:
                    mine = one.get(f"/api/tables/{table}")["mine"]
                    play(one, table, mine, [ada, bob, eve])
        told = wait_for(lambda: ada.get(f"/api/tournaments/{id}"), lambda told: told["status"] == "finished")
        assert [one["place"] for one in told["standings"]] == [1, 2, 3]
        assert [one["rounds"] for one in told["standings"]] == [2, 2, 2]
        assert told["seed"]
        past = eve.get(f"/api/tournaments/{id}/rounds/1")
        assert [table["status"] for table in past["tables"]] == ["finished", "finished"]
        assert sum(chair["bot"] == "random" for table in past["tables"] for chair in table["chairs"]) == 1
        table = past["tables"][0]
        seen = eve.get(f"/api/tables/{table['table']}/record", link=table["look"])  # all games can be looked at
        assert seen["game"] == "istanbul-dice"
        assert eve.refused("GET", f"/api/tournaments/{id}/rounds/9")["code"] == "not-found"


def play(one: Person, table: str, seats: list[int], people: list[Person]) -> None:
    """One and whoever else sits at a table play it to the end, by turns, in this one thread."""
    sitting = {}
    for other in people:
        mine = other.web.get(f"/api/tables/{table}").json().get("mine", [])
        sitting |= dict.fromkeys(mine, other)
    while True:
        seen = one.get(f"/api/tables/{table}/view", seat=seats[0])
        if seen["over"]:
            return
        asked = sitting.get(seen["to_answer"])
        if asked is None:
            clocks.sleep(0.01)
            continue
        view = seen if asked is one else asked.get(f"/api/tables/{table}/view", seat=seen["to_answer"])
        if view["to_answer"] == seen["to_answer"] and not view["over"]:
            choice = asked.luck.choice(view["view"]["options"])
            asked.choose(table, view["to_answer"], view["version"], [choice])


def test_a_private_tournament_is_seen_by_link_only(shared_server: Server):
    with Person(shared_server.url, "Ada") as ada, Person(shared_server.url, "Eve") as eve:
        made = ada.post("/api/tournaments", title="Ours", kind="robin", **DICE | {"public": False})
        id, link = made["id"], made["link"]
        assert id in [one["id"] for one in ada.get("/api/tournaments")]
        assert id not in [one["id"] for one in eve.get("/api/tournaments")]
        assert eve.refused("GET", f"/api/tournaments/{id}")["code"] == "not-found"
        assert eve.refused("POST", f"/api/tournaments/{id}/enter")["code"] == "not-found"
        seen = eve.get(f"/api/tournaments/{id}", link=link)
        assert (seen["title"], seen["link"]) == ("Ours", None)
        assert eve.post(f"/api/tournaments/{id}/enter", link=link)["link"] == link
        assert eve.get(f"/api/tournaments/{id}")["me"] == 1
        assert eve.post(f"/api/tournaments/{id}/leave")["me"] is None
        assert eve.refused("GET", f"/api/tournaments/{id}")["code"] == "not-found"
        assert ada.delete(f"/api/tournaments/{id}")["status"] == "cancelled"
        rated = ada.refused("POST", "/api/tournaments", title="R", kind="robin", rated=True, **DICE)
        assert rated["code"] == "account-first"


def test_a_tournament_for_a_group_is_for_its_members_and_told_as_it_goes(shared_server: Server):
    with (
        Person(shared_server.url, "Ada") as ada,
        Person(shared_server.url, "Bob") as bob,
        Person(shared_server.url, "Eve") as eve,
    ):
        group = ada.post("/api/groups", name="Friday")
        bob.post(f"/api/group-links/{group['link']}/join")
        wish = {"title": "Ours", "kind": "robin", **DICE, "public": False, "group": group["id"]}
        assert eve.refused("POST", "/api/tournaments", **wish)["code"] == "not-found"
        assert ada.refused("POST", "/api/tournaments", **wish | {"public": True})["code"] == "bad-option"
        id = ada.post("/api/tournaments", **wish)["id"]
        assert id in [one["id"] for one in bob.get("/api/tournaments")]
        assert id not in [one["id"] for one in eve.get("/api/tournaments")]
        assert eve.refused("GET", f"/api/tournaments/{id}")["code"] == "not-found"
        with bob.listen(f"/api/tournaments/{id}/socket") as socket:
            assert json.loads(socket.recv(timeout=30)) == {"type": "tournament", "version": 1}
            for one in (ada, bob):
                one.post(f"/api/tournaments/{id}/enter")
            while json.loads(socket.recv(timeout=30))["version"] != 3:
                pass
            table = ada.post(f"/api/tournaments/{id}/start")["table"]
            assert json.loads(socket.recv(timeout=30))["version"] == 4
        with eve.listen(f"/api/tournaments/{id}/socket") as socket:
            assert json.loads(socket.recv(timeout=30))["code"] == "not-found"
        assert bob.get(f"/api/tables/{table}")["group"] == group["id"]  # it counts for the group
