"""Whoever sets the clock of the machine: nobody at a table wins or loses time by it."""

from __future__ import annotations

from typing import Any

import pytest

from meydan.server import clock
from meydan.server.clock import LIVE, TURNS, Timer
from meydan.server.hall import Hall
from meydan.server.store import Chair
from tests.server.test_hall import HOUR, Time, begin, in_hall, open_hall, person, refused

MINUTE = 60_000


@pytest.fixture
def time(monkeypatch) -> Time:
    return Time(monkeypatch)


def left(room: Any, time: Time) -> int:
    """What somebody who looks at the clock of the machine takes for the time of whoever is asked."""
    return room.public().clock.deadline - time.day


@pytest.mark.parametrize("speed", [LIVE, TURNS])
@pytest.mark.parametrize("jump", [-HOUR, HOUR, -100 * HOUR, 100 * HOUR])
def test_setting_the_clock_gives_no_time_and_takes_none(sqlite_url, time, speed, jump):
    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)], speed=speed, base=3600)
        room = await hall.rooms.room(table)
        assert left(room, time) == 60 * MINUTE
        time.passes(10 * MINUTE)
        time.day += jump
        assert left(room, time) == 50 * MINUTE
        told = room.public().clock
        assert (told.deadline - told.now, told.now) == (50 * MINUTE, time.day)
        assert told.since == time.day - 10 * MINUTE
        await hall.play.submit(table, ada, 0, 0, ["move 1"], None)  # still asked: which assistant?
        assert left(room, time) == 50 * MINUTE
        time.passes(50 * MINUTE)
        assert (await refused(hall.play.hand_over(table, bob, 0))).sentence == "seat 0 is not late"
        time.passes(1)
        await hall.play.hand_over(table, bob, 0)

    in_hall(sqlite_url, work)


def test_what_is_stored_is_the_time_of_day_and_counts_after_a_restart(sqlite_url, time):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)], speed=LIVE, base=3600)
        time.passes(10 * MINUTE)
        await hall.play.submit(table, ada, 0, 0, ["move 1"], None)
        moved = time.day
        time.passes(5 * MINUTE)
        time.ticks = 17  # another process, which counts from somewhere else
        async with open_hall(sqlite_url) as again:
            room = await again.rooms.room(table)
            assert (room.timer.stored, left(room, time)) == (moved, 45 * MINUTE)
            time.passes(5 * MINUTE)
            assert left(room, time) == 40 * MINUTE

    in_hall(sqlite_url, work)


def test_a_clock_set_back_before_a_restart_gives_back_nothing_that_was_used_up(sqlite_url, time):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)], speed=LIVE, base=3600)
        time.passes(10 * MINUTE)
        await hall.play.submit(table, ada, 0, 0, ["move 1"], None)
        time.day -= HOUR
        async with open_hall(sqlite_url) as again:
            assert left(await again.rooms.room(table), time) == 50 * MINUTE

    in_hall(sqlite_url, work)


def test_two_processes_agree_though_their_machines_do_not(postgres_url, time):
    """A process that hears of moves late lets them have taken as long as is stored, never longer than it knows of."""

    async def work(hall: Hall) -> None:
        async with open_hall(postgres_url) as other:
            ada = await person(hall, "Ada")
            table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)], speed=LIVE, base=3600)
            rooms = [await one.rooms.room(table) for one in (hall, other)]
            time.passes(10 * MINUTE)
            await hall.play.submit(table, ada, 0, 0, ["move 1"], None)
            await other.rooms.catch_up(table, rooms[1])
            assert [left(room, time) for room in rooms] == [50 * MINUTE] * 2
            time.day += HOUR
            time.passes(MINUTE)
            await hall.play.undo(table, ada, 0, 1, None)
            await other.rooms.catch_up(table, rooms[1])
            assert [left(room, time) for room in rooms] == [49 * MINUTE] * 2

    in_hall(postgres_url, work)


def test_a_timer_never_goes_back(monkeypatch):
    ticks = [0]
    monkeypatch.setattr(clock, "steady", lambda: ticks[0])
    monkeypatch.setattr(clock, "now", lambda: 1_000)
    timer = Timer(500)
    assert [timer.follow(at) for at in (600, 400, 450)] == [600, 600, 650]
    assert (timer.now(), timer.shift(timer.now())) == (650, 0)
    timer.run()
    assert timer.now() == 1200, "550 after the last move"
    ticks[0] = 300
    assert timer.follow(10_000) == 1500, "no later than now"
    assert timer.follow(10_000, 1700) == 1700
    assert timer.now() == 1700
