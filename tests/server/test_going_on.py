"""A table goes on whatever fails beside it: queues, bots that cannot read, results that cannot be written."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from meydan.server import hall as hall_module
from meydan.server import rooms as rooms_module
from meydan.server import store
from meydan.server.database import Database
from meydan.server.hall import Hall
from meydan.server.news import Listener
from meydan.server.problems import Problem
from meydan.server.replaying import MOST_STEPS, check_length
from meydan.server.seating import NewTable
from meydan.server.store import Chair
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_hall import begin, finished, in_hall, no_thought, person, refused

FULL = OperationalError("UPDATE", {}, Exception("database or disk is full"))


@contextmanager
def failing(target: Any, name: str, times: int = 10**6) -> Iterator[None]:
    """Something of the database fails for a while."""
    works = getattr(target, name)
    left = [times]

    def broken(*given: Any, **named: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise FULL
        return works(*given, **named)

    setattr(target, name, broken)
    try:
        yield
    finally:
        setattr(target, name, works)


async def until(true: Any) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come to that")


def test_a_queue_is_played_as_it_stands_whoever_else_queues_meanwhile(database_url):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        for _ in range(10):
            table = await begin(hall, ada, [Chair(seat, account=ada) for seat in range(3)])
            room = await hall.rooms.room(table)
            while (last := ending(room)) is None:
                await hall.play.submit(table, ada, 0, room.version, [room.table.options()[-1].text], None)
            first, second = two_of_the_next(room, last)
            await hall.play.set_queue(table, ada, 1, [first, second])
            version = room.version
            await asyncio.gather(
                hall.play.submit(table, ada, 0, version, [last], None), hall.play.set_queue(table, ada, 2, [])
            )
            made = await hall.database.run(lambda connection, t=table, v=version: store.moves_after(connection, t, v))
            assert [move.text for move in made] == [last, first, second]
            assert await hall.database.run(lambda connection, t=table: store.queues_of(connection, t)) == {}

    in_hall(database_url, work)


def after(state: Any, choice: str) -> Any:
    copy = state.clone()
    copy.play(copy.find(choice))
    return copy


def ending(room: Any) -> str | None:
    """A choice with which the turn goes to seat 1 at once."""
    assert room.seat == 0
    state = room.table.state
    return next((option.text for option in state.options() if after(state, option.text).seat == 1), None)


def two_of_the_next(room: Any, last: str) -> tuple[str, str]:
    """Two choices of seat 1 after that, the second of them possible only after the first."""
    turn = after(room.table.state, last)
    for first in turn.options():
        then = after(turn, first.text)
        for second in then.options() if then.seat == 1 else ():
            if turn.why_not(second.text) is not None:
                return first.text, second.text
    raise AssertionError("there are no such choices")


def test_a_last_choice_stands_and_is_told_though_the_result_cannot_be_written(sqlite_url, monkeypatch):
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 100)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        chairs = [Chair(0, account=ada), Chair(1, account=ada)]
        table = (await hall.seating.create(ada, NewTable("istanbul-dice", 2, chairs=chairs))).id
        await hall.seating.begin(table, ada)
        room = await hall.rooms.room(table)
        watching = Listener(table)
        hall.news.listen(watching)
        with failing(store, "finish"):
            while not room.over:
                watching._woken.clear()
                options = room.table.options()
                choice = options[room.version % len(options)].text
                done = await hall.play.submit(table, ada, room.seat, room.version, [choice], None)
            assert (done.version, watching._woken.is_set()) == (room.version, True)
        assert (await finished(hall, table)).status == "finished", "it is tried again"

    in_hall(sqlite_url, work)


def test_a_bot_goes_on_after_the_database_failed(sqlite_url, monkeypatch):
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 100)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, bot="greedy")])
        room = await hall.rooms.room(table)
        with failing(store, "find_table"):
            hall.rooms.rows.clear()
            with pytest.raises(OperationalError):
                await hall.rooms.row(table)
            hall.bots.thinking[table] = asyncio.create_task(hall.bots._turns(table, hall.play.answer))
            await until(lambda: table not in hall.bots.thinking)
        while room.seat == 0:
            await hall.play.submit(table, ada, 0, room.version, [room.table.options()[0].text], None)
        await until(lambda: room.seat == 0)

    in_hall(sqlite_url, work)


def test_when_a_bot_has_done_the_next_may_think_at_once(sqlite_url):
    """Whether one is thinking is known the moment it ends, not a round of the event loop later."""

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
        task = hall.bots.thinking[table]
        seen: list[bool] = []
        task.add_done_callback(lambda _: seen.append(table in hall.bots.thinking))
        await task
        await asyncio.sleep(0)
        assert seen == [False]

    in_hall(sqlite_url, work)


def test_a_refusal_harms_nobody_in_the_same_transaction(sqlite_url):
    """Nor does it make them slow: what is refused is an answer, and the others are committed together."""

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        open_table = (await hall.seating.create(ada, NewTable("istanbul", 2, chairs=[Chair(0, account=ada)]))).id
        begun = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)])
        commits: list[float] = []
        hall.database.committed = commits.append
        refusal, row, _ = await asyncio.gather(
            refused(hall.seating.stand(begun, ada, 0)),
            hall.seating.sit(open_table, ada, 1, "blue"),
            hall.play.say(begun, ada, "hello"),
        )
        assert refusal.code == "not-now"
        assert (row.chairs[1].account, row.chairs[1].colour) == (ada, "blue")
        assert len(commits) <= 3, "one for the work, and what is read afterwards"

    in_hall(sqlite_url, work)


def test_work_asked_for_just_before_the_end_is_done(sqlite_url):
    async def run() -> list[Any]:
        database = Database(sqlite_url)
        asked = asyncio.create_task(database.run(lambda connection: 7))
        await asyncio.sleep(0)
        database.close()
        return [await asyncio.wait_for(asked, 10)]

    assert asyncio.run(run()) == [7]


def test_what_nobody_looks_at_leaves_memory(sqlite_url, monkeypatch):
    monkeypatch.setattr(rooms_module, "ROWS_KEPT", 5)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        for _ in range(20):
            table = (await hall.seating.create(ada, NewTable("istanbul", 2, chairs=[Chair(0, account=ada)]))).id
            await hall.seating.sit(table, ada, 1, None)
        assert (len(hall.rooms.rows), len(hall.rooms.talked) <= 6) == (5, True)

    in_hall(sqlite_url, work)


def test_a_record_has_an_end():
    class Endless:
        steps = range(MOST_STEPS + 1)

    with pytest.raises(Problem, match=f"at most {MOST_STEPS} steps"):
        check_length(Endless())


def test_a_socket_is_told_when_the_database_fails(shared_sqlite: Server):
    """A choice that cannot be stored is refused with its key, and can be sent again; the socket stays."""
    with Person(shared_sqlite.url, "Ada") as ada:
        chairs = [{"kind": "me"}, {"kind": "me"}]
        table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs)["id"]
        ada.post(f"/api/tables/{table}/start")
        seen = ada.get(f"/api/tables/{table}/view", seat=0)
        choice = {"type": "choose", "version": 0, "choices": seen["view"]["options"][:1], "key": "mine"}
        ada.post(f"/api/tables/{table}/chat", text="ready?")
        with ada.socket(table, 0) as socket, closing(sqlite3.connect(shared_sqlite.data / "meydan.sqlite3")) as other:
            other.isolation_level = None
            next(told for told in map(json.loads, socket) if told["type"] == "chat")  # all that was to be read is read
            other.execute("ALTER TABLE moves RENAME TO away")  # nothing can be written now
            try:
                socket.send(json.dumps(choice))
                refused = next(told for told in map(json.loads, socket) if told["type"] == "refused")
            finally:
                other.execute("ALTER TABLE away RENAME TO moves")
            assert (refused["code"], refused["key"]) == ("busy", "mine")
            socket.send(json.dumps(choice))
            news = next(told for told in map(json.loads, socket) if told["type"] == "events")
            assert news["answer"] == {"key": "mine", "version": 1, "repeated": False}


def test_tables_are_looked_after_again_after_the_database_was_away(sqlite_url, monkeypatch):
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 50)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        with failing(store, "unattended"):
            await asyncio.sleep(0.3)
        with monkeypatch.context() as asleep:
            asleep.setattr(hall.bots, "think", no_thought)
            table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
        room = await hall.rooms.room(table)
        await until(lambda: room.seat == 1)

    in_hall(sqlite_url, work)


def test_a_process_does_not_read_again_what_it_has_stored_itself(postgres_url, monkeypatch):
    read: list[str] = []
    compared: list[bool] = []
    moves_after, versions = store.moves_after, store.versions

    def noted(connection: Any, table: str, version: int) -> Any:
        read.append(table)
        return moves_after(connection, table, version)

    def comparing(connection: Any) -> Any:
        compared.append(True)
        return versions(connection)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        tables = [await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)]) for _ in range(5)]
        rooms = [await hall.rooms.room(table) for table in tables]
        heard: list[int] = []
        following = hall.rooms.heard

        async def hears(table: str, number: int) -> None:
            await following(table, number)
            heard.append(number)

        await hall.news.close()
        monkeypatch.setattr(hall.rooms, "heard", hears)
        await hall.start()
        await asyncio.sleep(0)
        monkeypatch.setattr(store, "moves_after", noted)
        monkeypatch.setattr(store, "versions", comparing)
        await until(lambda: compared)  # once, when it begins to listen
        for _ in range(10):
            await asyncio.gather(
                *(
                    hall.play.submit(table, ada, room.seat, room.version, [room.table.options()[0].text], None)
                    for table, room in zip(tables, rooms, strict=True)
                )
            )
        await until(lambda: sum(number > 0 for number in heard) >= 50)
        assert read == []

    in_hall(postgres_url, work)


# -- a table that cannot be replayed ------------------------------------------------------------------------

NONSENSE = {  # what happened to a database, by what it is
    "a choice nobody can make": "UPDATE moves SET text = 'fly away' WHERE table_id = ? AND number = 1",
    "a move of no kind": "UPDATE moves SET kind = 'zzz' WHERE table_id = ? AND number = 1",
    "a move that is gone": "DELETE FROM moves WHERE table_id = ? AND number = 1",
    "options that are none": "UPDATE tables SET options = '{\"layout' WHERE id = ?",
    "options of no game": "UPDATE tables SET options = '{\"wings\": true}' WHERE id = ?",
    "a game nobody knows": "UPDATE tables SET game = 'quidditch' WHERE id = ?",
    "a past that is none": "UPDATE tables SET prefix = '{}' WHERE id = ?",
    "a queue that is none": "INSERT INTO queues (table_id, seat, choices) VALUES (?, 0, '[')",
}


def test_damaged_tables_are_listed_and_told_once_and_the_others_go_on(start_server: Any) -> None:
    server = start_server("")
    with Person(server.url, "Ada") as ada:
        chairs = [{"kind": "me"}, {"kind": "me"}]
        sound, *damaged = (
            ada.post("/api/tables", game="istanbul-dice", seats=2, public=True, chairs=chairs)["id"]
            for _ in ("sound", *NONSENSE)
        )
        for table in (sound, *damaged):
            ada.post(f"/api/tables/{table}/start")
            for _ in range(2):
                seen = ada.get(f"/api/tables/{table}/view", seat=0)
                ada.choose(table, 0, seen["version"], seen["view"]["options"][:1])
        assert server.stop() == 0
        with closing(sqlite3.connect(server.data / "meydan.sqlite3", isolation_level=None)) as connection:
            for what, table in zip(NONSENSE, damaged, strict=True):
                assert connection.execute(NONSENSE[what], [table]).rowcount == 1, what
        server.start()

        for _ in range(2):
            for what, table in zip(NONSENSE, damaged, strict=True):
                for path in ("", "/view", "/moments"):
                    assert ada.refused("GET", f"/api/tables/{table}{path}")["code"] == "damaged", what
            listed = {table["id"]: table["damaged"] for table in ada.get("/api/my/tables")}
            assert listed == dict.fromkeys(damaged, True) | {sound: False}
            assert [waits["table"]["id"] for waits in ada.get("/api/waiting")] == [sound]
            assert {table["id"]: table["damaged"] for table in ada.get("/api/tables")} == listed
        for table in damaged:
            with ada.socket(table, 0) as socket:
                assert json.loads(socket.recv(10))["code"] == "damaged"
        seen = ada.get(f"/api/tables/{sound}/view", seat=0)
        ada.choose(sound, 0, seen["version"], seen["view"]["options"][:1])
    told = [line for line in map(json.loads, server.log.splitlines()) if line["level"] == "error"]
    assert {line["event"] for line in told} == {"a table is damaged"}
    assert sorted(line["table"] for line in told) == sorted(damaged), "each once"
    assert "Traceback" not in server.log
