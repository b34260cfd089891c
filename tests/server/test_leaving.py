"""Leaving a game well: a bot goes on, one resigns, all agree to end it, or a game against bots leaves the list."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from meydan.bots import BEST
from meydan.kernel.errors import BadRecord
from meydan.kernel.record import AGREE, RESIGN, Note, Record
from meydan.server import store
from meydan.server.hall import Hall
from meydan.server.problems import Problem
from meydan.server.room import CHOICE, END, HAND, NO, UNDO, YES, Agreed, Move, Room
from meydan.server.store import Chair
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_hall import HOUR, begin, finished, in_hall, open_hall, person, refused, time

__all__ = ["time"]  # a fixture
GAME = "istanbul-dice"


def chairs(*people: str | None) -> list[Chair]:
    """Somebody on each chair, or a bot."""
    return [Chair(seat, account=who) if who else Chair(seat, bot="greedy") for seat, who in enumerate(people)]


def a_room(seats: int = 3) -> Room:
    return Room(Agreed("t", "istanbul", {}, seats, "seed", "turns", 3600, 0, 1000))


def play(room: Room, *choices: str) -> None:
    for choice in choices:
        room.apply(Move(room.version + 1, 2000, room.seat, CHOICE, choice))


# -- a room -------------------------------------------------------------------------------------------------


def test_who_resigns_comes_last_of_those_who_still_play_and_a_bot_goes_on() -> None:
    room = a_room()
    play(room, "move 1")
    expected = room.after([Move(2, 2000, 2, RESIGN, BEST)])
    room.apply(Move(2, 2000, 2, RESIGN, BEST))
    assert room.standing() == expected
    assert (room.over, room.seat, room.standins, room.public().resigned) == (False, 0, {2: BEST}, [2])
    room.apply(Move(3, 2000, 0, RESIGN, END))
    assert (room.over, room.seat, room.public().ended) == (True, -2, "resigned")
    result = room.public().result
    assert result is not None and result.ranks == [2, 1, 3], "who gave up first is last"
    with pytest.raises(Problem, match="the game is over"):
        room.check(0, ["leave"])


def test_nothing_before_a_resignation_is_taken_back() -> None:
    room = a_room()
    play(room, "move 1")
    assert room.why_no_undo(0) is None
    room.apply(Move(2, 2000, 1, RESIGN, BEST))
    reason = room.why_no_undo(0)
    assert reason is not None and reason.code == "nothing-to-undo"
    play(room, "leave")
    assert room.taken_back() == ["leave"]
    room.apply(Move(4, 2000, 0, UNDO, "leave"))
    reason = room.why_no_undo(0)
    assert reason is not None and reason.code == "nothing-to-undo", "and no further"


def test_who_agreed_to_an_end_and_then_chooses_something_plays_on() -> None:
    room = a_room()
    room.apply(Move(1, 2000, 0, AGREE, YES))
    room.apply(Move(2, 2000, 1, AGREE, YES))
    assert room.public().agreeing == [0, 1]
    play(room, "move 1")
    room.apply(Move(4, 2000, 1, AGREE, NO))
    assert room.public().agreeing == []
    room.apply(Move(5, 2000, 2, AGREE, YES))
    room.apply(Move(6, 2000, 2, HAND, "greedy"))
    assert room.public().agreeing == [], "nor is a bot asked"


def test_records_of_games_that_were_left_verify_and_tell_it() -> None:
    for seat, kind, ranks in ((1, RESIGN, [1, 2]), (0, AGREE, None)):
        room = a_room(2)
        play(room, "move 1", "leave")
        if kind == AGREE:
            room.apply(Move(room.version + 1, 2000, 1, AGREE, YES))
        expected = room.after([Move(room.version + 1, 2000, seat, kind, END)])
        room.apply(Move(room.version + 1, 2000, seat, kind, END))
        assert room.standing() == expected and expected.to_answer == -2
        text = room.record(["Ada", "Bob"]).to_json()
        assert '"format_version": 2' in text, "an older Meydan says that it cannot read it"
        record = Record.from_json(text)
        assert record.verify().finished and record.seed == "seed"
        assert record.result is not None and (ranks is None or record.result["ranks"] == ranks)
        told = [(note.seat, note.kind) for note in record.notes]
        assert told == ([(1, RESIGN)] if kind == RESIGN else [(1, AGREE), (0, AGREE)])
        for lie in (
            text.replace(f'"{kind}"', '"hint"'),  # nobody left it
            re.sub(r'"ranks": [^]]*]', '"ranks": [3, 3]', text),
        ):
            with pytest.raises(BadRecord):
                Record.from_json(lie).verify()


def test_a_game_played_to_its_end_ranks_who_had_resigned_behind_the_others() -> None:
    room = Room(Agreed("t", GAME, {}, 3, "7", "turns", 3600, 0, 1000))
    room.apply(Move(1, 2000, 0, RESIGN, BEST))
    while not room.over:
        play(room, room.table.options()[-1].text)
    record = room.record([])
    assert record.result is not None and record.result["ranks"][0] == 3 and room.ended is None
    assert record.verify().finished and record.notes[0] == Note(record.notes[0].step, 0, RESIGN)


# -- a hall -------------------------------------------------------------------------------------------------


def test_two_who_play_and_one_resigns(database_url: str) -> None:
    async def work(hall: Hall) -> None:
        ada, bob, eve = [await person(hall, name) for name in ("Ada", "Bob", "Eve")]
        table = await begin(hall, ada, chairs(ada, bob), rated=True)
        told = await hall.play.leaving(table, ada, 0)
        assert (told.resign.ends, told.resign.rank, told.resign.rated) == (True, 2, True), "known before"
        assert (told.hand.reason, told.agree.possible, told.missing) == ("rated", True, [1])
        assert (told.remove.possible, told.remove.reason) == (False, "people")
        assert (await refused(hall.play.hand_over(table, ada, 0))).more["reason"] == "rated"
        for other in (bob, eve):
            assert (await refused(hall.play.resign(table, other, 0, None))).code == "not-your-seat"
        left = await hall.play.resign(table, ada, 0, "once")
        assert (left.over, left.rated, left.repeated) == (True, True, False)
        assert (await hall.play.resign(table, ada, 0, "once")).repeated, "sent again, it is the same"
        row = await finished(hall, table)
        assert [chair.rank for chair in row.chairs] == [2, 1] and row.ended == "resigned"
        known = await hall.database.run(lambda connection: store.rated(connection, "istanbul", [ada, bob]))
        assert known[ada][0] < known[bob][0] and known[ada][2] == 1
        assert (await refused(hall.play.take_back(table, ada, 0))).code == "not-now"
        assert (await hall.rooms.record(table)).verify().finished

    in_hall(database_url, work)


def test_three_who_play_and_one_resigns_and_the_room_is_rebuilt(database_url: str) -> None:
    tables: list[str] = []

    async def work(hall: Hall) -> None:
        ada, bob, eve = [await person(hall, name) for name in ("Ada", "Bob", "Eve")]
        table = await begin(hall, ada, chairs(ada, bob, eve))
        tables.append(table)
        await hall.play.submit(table, ada, 0, 0, ["move 1"], None)
        left = await hall.play.resign(table, bob, 1, None)
        assert not left.over
        assert (await refused(hall.play.take_back(table, bob, 1))).sentence == "seat 1 was given up for good"
        assert (await refused(hall.play.resign(table, bob, 1, None))).more["reason"] == "resigned"
        assert (await refused(hall.play.undo(table, ada, 0, 2, None))).code == "cannot-undo"
        assert (await hall.play.hand_over(table, eve, 2)).bot == BEST, "an unrated seat goes to a bot at any time"
        assert (await hall.play.leaving(table, eve, 2)).agree.reason == "bot"
        await hall.play.take_back(table, eve, 2)
        assert (await hall.play.agree(table, ada, 0, True, None)).over is False
        assert (await hall.play.leaving(table, eve, 2)).missing == [], "who resigned is not asked"

    async def later(hall: Hall) -> None:
        """After a kill: the room is rebuilt from its moves."""
        room = await hall.rooms.room(tables[0])
        assert (room.resigned, room.agreeing, room.standins) == ([1], [0], {1: BEST})
        eve = (await hall.rooms.row(tables[0])).chairs[2].account or ""
        left = await hall.play.agree(tables[0], eve, 2, True, None)
        assert (left.over, left.rated) == (True, False)
        row = await finished(hall, tables[0])
        assert row.ended == "agreed" and row.chairs[1].rank == 3
        assert (await hall.rooms.record(tables[0])).verify().finished

    in_hall(database_url, work)
    in_hall(database_url, later)


def test_an_end_that_all_agree_to_changes_no_ratings(sqlite_url: str) -> None:
    async def work(hall: Hall) -> None:
        ada, bob = [await person(hall, name) for name in ("Ada", "Bob")]
        table = await begin(hall, ada, chairs(ada, bob, None), rated=True)
        await hall.play.agree(table, ada, 0, True, None)
        assert (await refused(hall.play.agree(table, ada, 0, True, None))).sentence == "seat 0 has said so already"
        await hall.play.agree(table, ada, 0, False, None)
        assert not (await hall.play.agree(table, bob, 1, True, None)).over, "Ada has changed her mind"
        assert (await hall.play.agree(table, ada, 0, True, None)).over
        await finished(hall, table)
        assert not await hall.database.run(lambda connection: store.rated(connection, "istanbul", [ada, bob]))

    in_hall(sqlite_url, work)


def test_alone_with_bots(sqlite_url: str) -> None:
    async def work(hall: Hall) -> None:
        ada, bob = [await person(hall, name) for name in ("Ada", "Bob")]
        table = await begin(hall, ada, chairs(ada, None, None))
        told = await hall.play.leaving(table, ada, 0)
        assert (told.resign.ends, told.agree.ends, told.remove.possible) == (True, True, True)
        assert (await refused(hall.seating.remove(table, bob, True))).code == "forbidden"
        parts = (("playing",), 10)

        async def listed() -> list[str]:
            found = await hall.database.run(lambda connection: store.tables_of(connection, ada, parts))
            waiting = await hall.database.run(lambda connection: store.waiting_for(connection, ada, 10))
            assert [one.id for one in found] == [one.id for one in waiting]
            return [one.id for one in found]

        assert await listed() == [table]
        for _ in range(2):  # as often as one likes
            await hall.seating.remove(table, ada, True)
        assert await listed() == []
        await hall.seating.remove(table, ada, False)
        assert await listed() == [table]
        assert (await hall.play.resign(table, ada, 0, None)).over, "nobody is left to play for"
        row = await finished(hall, table)
        assert row.chairs[0].rank == 3
        rated = await begin(hall, ada, chairs(ada, None), rated=True)
        assert (await refused(hall.seating.remove(rated, ada, True))).more["reason"] == "resign-first"

    in_hall(sqlite_url, work)


# -- races --------------------------------------------------------------------------------------------------


def test_two_resign_at_once_in_two_processes(postgres_url: str) -> None:
    async def run() -> None:
        async with open_hall(postgres_url) as here, open_hall(postgres_url) as there:
            ada, bob = [await person(here, name) for name in ("Ada", "Bob")]
            for seats in (2, 3):
                table = await begin(here, ada, chairs(ada, bob, *([None] if seats == 3 else [])))
                await asyncio.gather(here.rooms.room(table), there.rooms.room(table))
                answers = await asyncio.gather(
                    here.play.resign(table, ada, 0, None), there.play.resign(table, bob, 1, None),
                    return_exceptions=True,
                )  # fmt: skip
                problems = [one for one in answers if isinstance(one, Problem)]
                assert [one.code for one in problems] == (["not-now"] if seats == 2 else [])
                row = await finished(here, table)
                ranks = [chair.rank for chair in row.chairs]
                assert sorted(rank for rank in ranks if rank) == list(range(1, seats + 1))
                assert (await there.rooms.record(table)).verify().finished

    asyncio.run(run())


def test_a_resignation_against_a_deadline(postgres_url: str, time: Any) -> None:
    """Somebody hands the late seat to a bot in the very moment its owner gives it up: both stand, in any order."""

    async def run() -> None:
        async with open_hall(postgres_url) as here, open_hall(postgres_url) as there:
            ada, bob, eve = [await person(here, name) for name in ("Ada", "Bob", "Eve")]
            for _ in range(3):
                table = await begin(here, ada, chairs(ada, bob, eve), base=3600)
                time.passes(HOUR + 1)
                handed, left = await asyncio.gather(
                    here.play.hand_over(table, bob, 0), there.play.resign(table, ada, 0, None), return_exceptions=True
                )
                assert not isinstance(left, BaseException), left
                assert not isinstance(handed, BaseException) or isinstance(handed, Problem)
                for hall in (here, there):
                    async with hall.rooms.lock(table):
                        room = await hall.rooms.room(table)
                        await hall.rooms.catch_up(table, room)
                    assert room.resigned == [0] and room.standins[0] == BEST
                assert (await refused(here.play.take_back(table, ada, 0))).code == "not-now"

    asyncio.run(run())


# -- over the wire ------------------------------------------------------------------------------------------


def test_leaving_over_http(shared_sqlite: Server) -> None:
    with Person(shared_sqlite.url, "Ada") as ada, Person(shared_sqlite.url, "Bob") as bob:
        table = ada.post("/api/tables", game=GAME, seats=2, public=True, chairs=[{"kind": "me"}])["id"]
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}"
        assert ada.get(f"{path}/leaving", seat=0)["resign"] == {
            "possible": True, "reason": None, "ends": True, "rank": 2, "rated": False,
        }  # fmt: skip
        ada.post(f"{path}/agree", seat=0)
        assert bob.get(f"{path}/view", seat=1)["agreeing"] == [0]
        assert bob.post(f"{path}/resign", seat=1)["over"]
        seen = ada.get(f"{path}/view", seat=0)
        assert (seen["over"], seen["ended"], seen["result"]["ranks"]) == (True, "resigned", [1, 2])
        assert ada.get(path)["ended"] == "resigned" and ada.get(f"{path}/record")["seed"]
        moments = ada.get(f"{path}/moments", seat="all")
        assert [note["kind"] for note in moments["notes"]] == ["resign"]
        own = ada.post("/api/tables", game=GAME, seats=2, chairs=[{"kind": "me"}, {"kind": "bot"}])["id"]
        ada.post(f"/api/tables/{own}/start")
        assert ada.put(f"/api/my/tables/{own}/removed")["removed"]
        assert own not in {one["id"] for one in ada.get("/api/my/tables")}
        assert not ada.delete(f"/api/my/tables/{own}/removed")["removed"]
        assert own in {one["id"] for one in ada.get("/api/my/tables")}
