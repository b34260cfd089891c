"""The hall from inside: late players, bots in their place, ratings, rooms that leave memory, two who want one chair."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from meydan.bots import BEST
from meydan.server import clock as clock_module
from meydan.server import hall as hall_module
from meydan.server import play, rooms, seating, store
from meydan.server.database import Database
from meydan.server.hall import Hall
from meydan.server.migrations import migrate
from meydan.server.news import News
from meydan.server.problems import Problem
from meydan.server.schema import accounts
from meydan.server.seating import NewTable
from meydan.server.stamps import new_id
from meydan.server.store import Chair, TableRow
from meydan.server.told import Done

HOUR = 60 * 60 * 1000


class Time:
    """The clock of a machine, which passes when the test says so, and can be set like any other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day = 1_000_000_000_000
        self.ticks = 5_000
        for module in (clock_module, hall_module, play, seating):
            monkeypatch.setattr(module, "now", lambda: self.day)
        monkeypatch.setattr(clock_module, "steady", lambda: self.ticks)

    def passes(self, milliseconds: int) -> None:
        self.day += milliseconds
        self.ticks += milliseconds


@pytest.fixture
def time(monkeypatch) -> Time:
    return Time(monkeypatch)


class Broken:
    """Stands for bots that fail at once, each time."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *asked: Any) -> str | None:
        self.asked += 1
        await asyncio.sleep(0)
        return None


@asynccontextmanager
async def open_hall(url: str) -> AsyncIterator[Hall]:
    database = Database(url)
    await asyncio.to_thread(migrate, database.engine)
    hall = Hall(database, Broken(), News())  # type: ignore[arg-type]  # stands for thinkers
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await asyncio.to_thread(database.close)


async def person(hall: Hall, name: str, *, guest: bool = False) -> str:
    account = new_id()
    row = {"id": account, "name": name, "created": 0, "epoch": 0}
    row |= {} if guest else {"password": "hash", "login": name.lower()}
    await hall.database.run(lambda connection: connection.execute(accounts.insert().values(row)))
    return account


async def begin(hall: Hall, host: str, chairs: list[Chair], **more: Any) -> str:
    table = (await hall.seating.create(host, NewTable("istanbul", len(chairs), chairs=chairs, **more))).id
    await hall.seating.begin(table, host)
    return table


def in_hall(url: str, work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_hall(url) as hall:
            await work(hall)

    asyncio.run(run())


async def finished(hall: Hall, table: str) -> TableRow:
    """The table, once its result is written down."""
    for _ in range(500):  # a hall says so a moment earlier
        row = await hall.database.run(lambda connection: store.find_table(connection, table))
        if row is not None and row.status == "finished":
            return row
        await asyncio.sleep(0.01)
    raise AssertionError("the result was not written down")


async def refused(waiting: Awaitable[Any]) -> Problem:
    with pytest.raises(Problem) as problem:
        await waiting
    return problem.value


def test_a_late_seat_can_go_to_a_bot_and_come_back(database_url, time):
    async def work(hall: Hall) -> None:
        ada, bob, eve = [await person(hall, name) for name in ("Ada", "Bob", "Eve")]
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)], base=3600)
        assert (await refused(hall.play.hand_over(table, bob, 0))).sentence == "seat 0 is not late"
        time.passes(HOUR + 1)
        assert (await hall.rooms.room(table)).seat == 0  # nobody is thrown out by a timer alone
        assert (await refused(hall.play.hand_over(table, eve, 0))).code == "not-your-seat"
        assert (await refused(hall.play.hand_over(table, bob, 9))).code == "bad-request"
        made = await hall.play.submit(table, ada, 0, 0, ["move 1"], "key")
        handed = await hall.play.hand_over(table, bob, 0)
        assert (handed.bot, handed.rated) == (BEST, False)
        assert await hall.play.submit(table, ada, 0, 0, ["move 1"], "key") == Done(made.version, True)
        room = await hall.rooms.room(table)
        for _ in range(200):
            await asyncio.sleep(0.01)
            if room.seat == 1:
                break
        assert room.seat == 1  # the bot has played
        assert (await refused(hall.play.submit(table, ada, 0, room.version, ["move 1"], None))).code == "not-now"
        assert (await refused(hall.play.take_back(table, bob, 0))).code == "not-your-seat"
        await hall.play.take_back(table, ada, 0)
        assert room.standins == {}

    in_hall(database_url, work)


def test_a_seat_that_was_taken_back_is_not_handed_over_again_at_once(sqlite_url, time, monkeypatch):
    async def work(hall: Hall) -> None:
        monkeypatch.setattr(hall.bots, "think", no_thought)
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        chairs = [Chair(0, account=ada), Chair(1, account=bob)]
        table = await begin(hall, ada, chairs, speed="live", base=600, increment=0, rated=True)
        time.passes(600_001)
        handed = await hall.play.hand_over(table, bob, 0)
        assert (handed.bot, handed.rated) == (BEST, True)
        assert (await hall.play.take_back(table, ada, 0)).rated
        assert (await refused(hall.play.hand_over(table, bob, 0))).sentence == "seat 0 is not late"
        time.passes(60_000)
        assert (await refused(hall.play.hand_over(table, bob, 0))).sentence == "seat 0 is not late"
        time.passes(1)
        await hall.play.hand_over(table, bob, 0)

    in_hall(sqlite_url, work)


def test_a_bot_that_fails_does_not_stop_the_table(sqlite_url):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
        room = await hall.rooms.room(table)
        for _ in range(200):
            await asyncio.sleep(0.01)
            if room.seat == 1:
                break
        assert room.seat == 1
        assert hall.bots.thinkers.asked == room.version  # type: ignore[attr-defined]  # stands for thinkers

    in_hall(sqlite_url, work)


def test_rated_games_change_ratings_once(database_url):
    async def work(hall: Hall) -> None:
        ada, bob, guest = await person(hall, "Ada"), await person(hall, "Bob"), await person(hall, "Eve", guest=True)
        chairs = [Chair(0, account=ada), Chair(1, account=guest)]
        problem = await refused(begin(hall, ada, chairs, rated=True))
        assert "guests sit on seats [1]" in problem.sentence
        row = await hall.seating.create(
            ada,
            NewTable(
                "istanbul-dice",
                3,
                chairs=[Chair(0, account=ada), Chair(1, account=bob), Chair(2, bot="random")],
                rated=True,
            ),
        )
        await hall.seating.begin(row.id, ada)
        room = await hall.rooms.room(row.id)
        while not room.over:
            seat = room.seat
            if seat == 2:
                await asyncio.sleep(0.001)
                continue
            options = room.table.options()
            await hall.play.submit(
                row.id, (ada, bob)[seat], seat, room.version, [options[-1 if room.version % 3 else 0].text], None
            )
        done = await finished(hall, row.id)
        rated = await hall.database.run(lambda connection: store.best_rated(connection, "istanbul-dice"))
        assert {who for who, *_ in rated} == {ada, bob, "bot:random"}
        assert all(games == 1 for *_, games in rated)
        ranks = {ada: done.chairs[0].rank, bob: done.chairs[1].rank, "bot:random": done.chairs[2].rank}
        order = [who for who, _, mu, _, _ in sorted(rated, key=lambda entry: -entry[2])]
        assert [ranks[who] for who in order] == sorted(ranks.values())
        await hall.play._close_if_over(row.id, room)  # a second process, or a start after a crash, changes nothing
        again = await hall.database.run(lambda connection: store.best_rated(connection, "istanbul-dice"))
        assert again == rated

    in_hall(database_url, work)


def test_only_one_of_two_gets_a_chair(database_url):
    async def work(hall: Hall) -> None:
        ada, bob, eve = [await person(hall, name) for name in ("Ada", "Bob", "Eve")]
        table = (await hall.seating.create(ada, NewTable("san-juan", 3, chairs=[Chair(0, account=ada)]))).id
        results = await asyncio.gather(
            *[hall.seating.sit(table, who, 1, None) for who in (bob, eve)], return_exceptions=True
        )
        problems = [result for result in results if isinstance(result, Problem)]
        assert [problem.code for problem in problems] == ["seat-taken"]
        row = await hall.rooms.row(table)
        assert row.chairs[1].account in (bob, eve)
        assert (await refused(hall.seating.sit(table, ada, 2, "red"))).sentence.startswith("red is taken; free are ")
        assert (await refused(hall.seating.begin(table, ada))).sentence == "seats [2] are still free"

    in_hall(database_url, work)


def test_a_room_that_left_memory_is_rebuilt(sqlite_url, monkeypatch):
    monkeypatch.setattr(rooms, "ROOMS_KEPT", 1)

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        tables = [await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)]) for _ in range(4)]
        for table in tables:
            await hall.play.submit(table, ada, 0, 0, ["move 1", "leave"], "first")
        assert len(hall.rooms.open) < 4
        for table in tables:
            room = await hall.rooms.room(table)
            assert room.version == 2
            again = await hall.play.submit(table, ada, 0, 0, ["move 1", "leave"], "first")
            assert again == Done(2, True)

    in_hall(sqlite_url, work)


@pytest.mark.parametrize(
    "wish, sentence",
    [
        (NewTable("chess", 2), "there is no game 'chess'"),
        (NewTable("istanbul", 7), "is for 2 to 5 seats"),
        (NewTable("istanbul", 2, {"layout": "round"}), "there is no layout 'round'"),
        (NewTable("istanbul", 2, speed="fast"), "speed is live or turns"),
        (NewTable("istanbul", 2, speed="live", base=5), "base is 30 to"),
        (NewTable("istanbul", 2, speed="turns", base=60), "base is 600 to"),
        (NewTable("istanbul", 2, chairs=[Chair(0, bot="deep blue")]), "there is no bot 'deep blue'"),
        (NewTable("istanbul", 2, chairs=[Chair(0), Chair(1), Chair(2)]), "there are 2 seats, but 3 chairs"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_a_sentence(sqlite_url, wish, sentence):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        assert sentence in (await refused(hall.seating.create(ada, wish))).sentence

    in_hall(sqlite_url, work)


async def no_thought(*asked: Any) -> None:
    """A process that has stopped thinking."""


def test_a_bot_whose_process_died_is_taken_over(postgres_url, monkeypatch):
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 100)

    async def work(hall: Hall) -> None:
        monkeypatch.setattr(hall.bots, "think", no_thought)
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
        async with open_hall(postgres_url) as other:
            for _ in range(500):
                await asyncio.sleep(0.01)
                if table in other.rooms.open and other.rooms.open[table].seat == 1:
                    return
        raise AssertionError("nobody thinks for the bot")

    in_hall(postgres_url, work)


def test_a_bot_that_stops_later_is_taken_over(postgres_url, monkeypatch):
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 100)

    async def work(hall: Hall) -> None:
        monkeypatch.setattr(hall.bots, "think", no_thought)
        async with open_hall(postgres_url) as other:
            await asyncio.sleep(0.05)
            ada = await person(hall, "Ada")
            table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
            for _ in range(500):
                await asyncio.sleep(0.01)
                if table in other.rooms.open and other.rooms.open[table].seat == 1:
                    return
        raise AssertionError("nobody thinks for the bot")

    in_hall(postgres_url, work)
