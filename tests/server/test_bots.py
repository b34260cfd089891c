"""Bots fail, die, hang and are many: no table stands still, nobody waits for others' bots, nothing is left over."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from meydan import Record
from meydan.bots import BEST, LONGEST, QUICK, make_bot
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game
from meydan.kernel.record import play_step
from meydan.server import apart, store, thinking
from meydan.server.accounts import Accounts
from meydan.server.app import make_app
from meydan.server.bots import STANDIN
from meydan.server.bots import _time as time_of
from meydan.server.config import Config
from meydan.server.database import Database
from meydan.server.fairness import Party, Turns
from meydan.server.hall import Hall
from meydan.server.keys import load_keys
from meydan.server.migrations import migrate
from meydan.server.news import News
from meydan.server.problems import Problem
from meydan.server.seating import AT_REST, NewTable
from meydan.server.store import Chair
from meydan.server.thinking import Question, Thinkers
from tests.server import bad_bots
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_hall import Time, begin, in_hall, person, refused

GAME = "istanbul-dice"
KILLS = 6
PATIENCE = 600.0  # seconds: whatever takes longer never happens


@asynccontextmanager
async def hall_with(folder: Path, thinkers: Thinkers) -> AsyncIterator[tuple[Hall, str]]:
    """A hall with real processes for bots, and somebody who plays there."""
    database = Database(f"sqlite:///{folder / 'meydan.sqlite3'}")
    hall = Hall(database, thinkers, News())
    try:
        await asyncio.to_thread(migrate, database.engine)
        yield hall, (await Accounts(database, load_keys(folder)).guest("Ada")).id
    finally:
        await hall.stop()
        await asyncio.to_thread(thinkers.close)
        await asyncio.to_thread(database.close)


async def play_until_a_bot_answered(hall: Hall, ada: str, answers: int, bot: str = "random") -> list[tuple[Any, str]]:
    """A person plays against a bot; the positions it was asked in, as its seat sees them, and what it answered."""
    row = await hall.seating.create(ada, NewTable("san-juan", 2, chairs=[Chair(0, account=ada), Chair(1, bot=bot)]))
    await hall.seating.begin(row.id, ada)
    room = await hall.rooms.room(row.id)
    answered: list[tuple[Any, str]] = []
    until = time.monotonic() + PATIENCE
    while len(answered) < answers:
        seat, version, view = room.seat, room.version, room.table.view(1)
        if seat == 0:
            await hall.play.submit(row.id, ada, 0, version, [room.table.options()[0].text], None)
            continue
        while room.version == version:
            assert time.monotonic() < until, "the table stands still"
            await asyncio.sleep(0.001)
        made = await hall.database.run(lambda connection, v=version: store.moves_after(connection, row.id, v))
        answered.append((view, made[0].text))
    return answered


@pytest.mark.parametrize(
    ("decide", "limit", "reason"),
    [
        (bad_bots.hangs_but_the_best, 0.3, thinking.SLOW),
        (bad_bots.crashes_but_the_best, PATIENCE, thinking.DIED),
        (bad_bots.raises_but_the_best, PATIENCE, thinking.RAISED),
        (bad_bots.cheats_but_the_best, PATIENCE, thinking.UNUSABLE),
    ],
)
def test_a_bot_that_fails_never_blocks_its_table(decide, limit, reason, tmp_path: Path, monkeypatch):
    """It is asked again in another process, and then the best bot answers for it."""
    monkeypatch.setattr(thinking, "decide", decide)

    async def run() -> None:
        thinkers = Thinkers(2, limit)
        async with hall_with(tmp_path, thinkers) as (hall, ada):
            answered = await play_until_a_bot_answered(hall, ada, 2)
        assert thinkers.failures[reason] >= 2 * 2
        assert thinkers.status == thinking.FAILING
        if limit == PATIENCE:  # else the best bot may have been too slow on this machine
            assert [text for _, text in answered] == [make_bot(QUICK).choose(view).text for view, _ in answered]
            assert (thinkers.replaced >= 2, thinkers.unanswered) == (True, 0)

    asyncio.run(run())


@pytest.mark.parametrize("decide", [bad_bots.crashes, bad_bots.raises, bad_bots.cheats])
def test_where_no_bot_has_an_answer_a_sensible_choice_is_made_and_counted(decide, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(thinking, "decide", decide)
    asked: list[str] = []
    game = find_game("san-juan")
    sensible = type(game).sensible
    monkeypatch.setattr(
        type(game), "sensible", lambda *given: asked.extend(one.text for one in given[2]) or sensible(*given)
    )

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE)
        async with hall_with(tmp_path, thinkers) as (hall, ada):
            answered = await play_until_a_bot_answered(hall, ada, 1, BEST)
        assert all(text in asked for _, text in answered)
        assert (thinkers.unanswered >= 1, thinkers.replaced) == (True, 0)

    asyncio.run(run())


def test_a_bot_of_the_ladder_answers_for_itself(tmp_path: Path):
    """In its process it thinks ahead, and the time it took is told by its name."""

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE)
        told: list[str] = []
        thinkers.answered = lambda bot, seconds: told.append(bot)
        async with hall_with(tmp_path, thinkers) as (hall, ada):
            answered = await play_until_a_bot_answered(hall, ada, 2, "peddler")
        assert len(answered) == 2
        assert (set(told), thinkers.replaced, thinkers.failures.total()) == ({"peddler"}, 0, 0)

    asyncio.run(run())


def test_how_long_a_bot_may_think_depends_on_its_clock_and_on_who_waits(monkeypatch):
    def room(speed: str, left: int, standins: dict[int, str]) -> Any:
        clock = SimpleNamespace(speed=speed, deadline=lambda: 1000 + left)
        return SimpleNamespace(clock=clock, timer=SimpleNamespace(now=lambda: 1000), standins=standins)

    assert time_of(room("turns", 5, {}), 1) == LONGEST
    assert time_of(room("live", 600_000, {}), 1) == LONGEST
    assert time_of(room("live", 8_000, {}), 1) == 200
    assert time_of(room("live", -5, {}), 1) == 0
    assert time_of(room("turns", 5, {1: BEST}), 1) == STANDIN < LONGEST

    async def run() -> None:
        allowed: list[float] = []

        async def do(work: Any, question: Question, bot: str) -> str:
            allowed.append(question.milliseconds)
            await asyncio.sleep(0)
            return "done"

        thinkers = Thinkers(1)
        monkeypatch.setattr(thinkers, "do", do)
        question = Question(GAME, 1, 2, {}, {}, 0, 1, 1000.0)
        ada = Party("ada", ["ada"], 1)
        await asyncio.gather(*[thinkers.choose(BEST, lambda: question, lambda text: True, ada) for _ in range(4)])
        await asyncio.to_thread(thinkers.close)
        assert allowed == [1000, 1000 / 3, 1000 / 2, 1000]  # nobody waited yet when the first was asked

    asyncio.run(run())


def test_while_a_bot_thinks_others_play(tmp_path: Path, monkeypatch):
    """A bot that never answers holds its process and its table, and nothing else, until its time is over."""
    monkeypatch.setattr(thinking, "decide", bad_bots.hangs)

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE)
        async with hall_with(tmp_path, thinkers) as (hall, ada):
            waiting = await hall.seating.create(
                ada, NewTable(GAME, 2, chairs=[Chair(0, bot="random"), Chair(1, account=ada)])
            )
            await hall.seating.begin(waiting.id, ada)
            table = (
                await hall.seating.create(ada, NewTable(GAME, 2, chairs=[Chair(seat, account=ada) for seat in (0, 1)]))
            ).id
            await hall.seating.begin(table, ada)
            room = await hall.rooms.room(table)
            for _ in range(50):
                await hall.play.submit(table, ada, room.seat, room.version, [room.table.options()[0].text], None)
            assert (await hall.rooms.room(waiting.id)).version == 0

    asyncio.run(run())


# -- processes that are killed ------------------------------------------------------------------------------


def in_session(leader: int) -> set[int]:
    """Processes that a service has started, and they in turn, as long as they run; it is the leader."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, after = stat.read_text().rpartition(")")
        except OSError:  # ended meanwhile
            continue
        state, _, _, session = after.split()[:4]
        if int(session) == leader and state not in "ZX":
            found.add(int(stat.parent.name))
    return found - {leader}


def signal_all(processes: set[int], what: signal.Signals) -> None:
    for process in processes:
        os.kill(process, what)


def wait_until(true: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.01)


def is_thinking(process: int) -> bool:
    """Whether a process of Python is one for bots, not one of Python's own."""
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def counted(server: Server, name: str) -> float:
    """The sum of a number over all its labels."""
    lines = httpx.get(f"{server.url}/metrics", timeout=60).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.partition("{")[0].partition(" ")[0] == name)


def answers_of_bots(record: Record, seats: set[int]) -> list[tuple[str, str]]:
    """What the bots of a game answered, and what the best bot would."""
    header = record.header()
    state: Any = header.game.initial(header)
    found = []
    for at, step in enumerate(record.steps, 1):
        if state.seat != CHANCE and state.seat in seats:
            found.append((step, make_bot(QUICK).choose(state.view(state.seat)).text))
        play_step(state, at, step)
    return found


def test_bots_come_back_however_often_and_whenever_their_processes_are_killed(start_server):
    """Idle or thinking, one or all children at once: every answer of the game is the bot's own."""
    server: Server = start_server("", "--bot-processes", "2", "--generosity", "0")
    leader = server.process.pid
    with Person(server.url, "Ada") as ada:
        chairs = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        table = ada.post("/api/tables", game="san-juan", seats=3, chairs=chairs)["id"]
        ada.post(f"/api/tables/{table}/start")
        kills = 0
        until = time.monotonic() + PATIENCE
        while not (seen := ada.get(f"/api/tables/{table}/view", seat=0))["over"]:
            assert time.monotonic() < until, "the table stands still"
            if seen["to_answer"] != 0:
                time.sleep(0.02)
                continue
            children = in_session(leader) if kills < KILLS else set()
            kills += any(map(is_thinking, children))
            # Either they are idle, or they get the next question and cannot answer it.
            signal_all(children, signal.SIGKILL if kills % 2 else signal.SIGSTOP)
            ada.choose(table, 0, seen["version"], [ada.luck.choice(seen["view"]["options"])])
            signal_all(children & in_session(leader), signal.SIGKILL)
        record = Record.from_json(ada.web.get(f"/api/tables/{table}/record").text)
    answers = answers_of_bots(record, {1, 2})
    assert [made for made, _ in answers] == [best for _, best in answers]
    assert (kills, len(answers) > KILLS) == (KILLS, True)
    assert counted(server, "meydan_bot_processes_total") >= KILLS
    assert counted(server, "meydan_bot_unanswered_total") == 0
    assert counted(server, "meydan_bot_answer_seconds_count") >= len(answers)
    health = httpx.get(f"{server.url}/healthz", timeout=60)
    assert health.status_code == 200
    assert health.json()["bots"] == ("failing" if counted(server, "meydan_bot_failures_total") else "ok")


@pytest.fixture
def busy(start_server) -> Server:
    """A service whose two processes for bots have been used."""
    server: Server = start_server("", "--bot-processes", "2", "--generosity", "0")
    with Person(server.url, "Ada") as ada:
        for _ in range(2):
            chairs = [{"kind": "bot"}, {"kind": "bot"}]
            table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs)["id"]
            ada.post(f"/api/tables/{table}/start")
    wait_until(lambda: counted(server, "meydan_bot_processes_total") == 2, "no processes for bots")
    return server


def nothing_is_left(leader: int) -> None:
    wait_until(lambda: not in_session(leader), f"left over: {in_session(leader)}")


@pytest.mark.parametrize("before", [None, signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_after_a_stop_no_process_is_left(busy: Server, before):
    """Whatever was done to one of its processes before."""
    leader = busy.process.pid
    if before is not None:
        wait_until(lambda: any(map(is_thinking, in_session(leader))), "no processes for bots")
        signal_all({next(filter(is_thinking, in_session(leader)))}, before)
    busy.process.terminate()
    assert busy.process.wait(PATIENCE) == 0
    nothing_is_left(leader)


def test_processes_for_bots_end_with_a_service_that_is_killed(busy: Server):
    leader = busy.process.pid
    busy.process.kill()
    nothing_is_left(leader)


def test_when_no_process_comes_up_the_service_says_that_it_is_not_well(tmp_path: Path, monkeypatch):
    """The bots go on where they were as soon as one does."""

    class Refused:
        def __init__(self, *_: Any) -> None:
            raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(apart, "PAUSE", 0.01)
    origin = "http://127.0.0.1:8000"
    with TestClient(make_app(Config(tmp_path)), base_url=origin) as web:
        web.headers["Origin"] = origin
        assert web.get("/healthz").json()["bots"] == "ok"
        with monkeypatch.context() as full:
            full.setattr(apart, "Worker", Refused)
            web.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            chairs = [{"kind": "bot"}, {"kind": "me"}]
            table = web.post("/api/tables", json={"game": "san-juan", "seats": 2, "chairs": chairs}).json()["id"]
            web.post(f"/api/tables/{table}/start").raise_for_status()
            wait_until(lambda: web.get("/healthz").status_code == 503, "nobody says that bots are down")
            assert "meydan_bots_down 1.0" in web.get("/metrics").text
            assert web.get(f"/api/tables/{table}").json()["version"] == 0
        wait_until(lambda: web.get("/healthz").status_code == 200, "bots do not come back")
        wait_until(lambda: web.get(f"/api/tables/{table}").json()["to_answer"] == 1, "the table stands still")
        assert "meydan_bots_down 0.0" in web.get("/metrics").text


# -- fair turns ---------------------------------------------------------------------------------------------


def order_of(*waiting: tuple[str, Party]) -> list[str]:
    """Who is served in which order, one at a time, when all of them have come while somebody was being served."""
    served: list[str] = []

    async def turn(turns: Turns, name: str, party: Party) -> None:
        async with turns.taken(party):
            served.append(name)
            await asyncio.sleep(0)

    async def run() -> None:
        turns = Turns(1)
        async with turns.taken(Party("nobody", [], 1)):
            tasks = [asyncio.create_task(turn(turns, name, party)) for name, party in waiting]
            await asyncio.sleep(0)
            assert (len(turns), served) == (len(waiting), [])
        await asyncio.gather(*tasks)

    asyncio.run(run())
    return served


def test_many_tables_of_one_person_are_one_person():
    """Whoever comes after 123 tables of five bots is served next."""
    crowd = [("hog", Party("hog", [], 5))] * 123
    served = order_of(*crowd, ("ada", Party("ada", ["ada"], 1)), ("bob", Party("bob", ["bob"], 4)))
    assert served[:2] == ["ada", "bob"]
    assert served[2:] == ["hog"] * 123


def test_people_take_turns_by_how_many_bots_play_for_them_and_nobody_is_passed_over():
    ada, bob = Party("ada", ["ada"], 1), Party("bob", ["bob"], 3)
    served = order_of(*[("bob", bob)] * 5, *[("ada", ada)] * 30)
    assert [at for at, name in enumerate(served) if name == "bob"] == [2, 6, 10, 14, 18]


def test_a_guest_at_a_crowded_hosts_table_does_not_pay_for_the_host():
    crowd = [("hog", Party("hog", [], 5))] * 20
    assert order_of(*crowd, ("both", Party("hog", ["hog", "eve"], 1)))[0] == "both"


def test_bots_among_themselves_wait_for_people():
    watched = Party("eve", [], 3)
    assert order_of(("watched", watched), ("played", Party("ada", ["ada"], 5))) == ["played", "watched"]


def test_a_turn_that_is_given_up_goes_to_the_next():
    async def run() -> list[str]:
        turns, served = Turns(1), []

        async def turn(name: str) -> None:
            async with turns.taken(Party(name, [name], 1)):
                served.append(name)

        async with turns.taken(Party("nobody", [], 1)):
            tasks = [asyncio.create_task(turn(name)) for name in ("ada", "bob", "eve")]
            await asyncio.sleep(0)
            tasks[0].cancel()  # while it waits
            await asyncio.sleep(0)
        tasks[1].cancel()  # when it has just been served
        await asyncio.gather(*tasks, return_exceptions=True)
        return served

    assert asyncio.run(run()) == ["eve"]


def test_who_plays_is_served_before_the_tables_of_somebody_who_only_watches(tmp_path: Path):
    """Counted in turns of a real hall: one process, thirty tables of four bots, and one person against one bot."""
    begun: list[Party] = []  # turns, in order
    waited: list[int] = []  # for how many turns of others the player did

    class Counting(Thinkers):
        async def choose(self, bot, asked, usable, party):
            came = len(begun)

            def counted() -> Question | None:
                if party.players:
                    waited.append(len(begun) - came)
                begun.append(party)
                return asked()

            return await super().choose(bot, counted, usable, party)

    async def run() -> None:
        async with hall_with(tmp_path, Counting(1, PATIENCE)) as (hall, ada):
            hog = (await Accounts(hall.database, load_keys(tmp_path)).guest("Hog")).id
            for _ in range(30):
                row = await hall.seating.create(
                    hog, NewTable(GAME, 4, chairs=[Chair(seat, bot="random") for seat in range(4)])
                )
                await hall.seating.begin(row.id, hog)
            await play_until_a_bot_answered(hall, ada, 3)
            assert hall.bots.thinkers.turns, "others still wait; how many depends on how busy the machine is"

    asyncio.run(run())
    assert max(waited) <= 1, "only a turn that was given already comes first"
    assert len(waited) >= 3


# -- how many -----------------------------------------------------------------------------------------------


def test_so_many_bots_play_at_once_at_the_tables_of_one_host(database_url, monkeypatch):
    clock = Time(monkeypatch)

    async def work(hall: Hall) -> None:
        hall.seating.most_bots = 5
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        alone = [Chair(0, account=ada), Chair(1, bot="greedy"), Chair(2, bot="greedy")]
        first = await begin(hall, ada, alone)
        second = await begin(hall, ada, alone)
        problem = await refused(begin(hall, ada, alone))
        assert (problem.code, problem.status) == ("too-many-bots", 409)
        assert "at most 5 bots" in problem.sentence
        assert "where 4 do now, so 2 more cannot" in problem.sentence
        await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)])  # without bots there is no limit
        await begin(hall, ada, [Chair(0, account=ada), Chair(1, bot="greedy")])
        await begin(hall, bob, [Chair(seat, bot="greedy") for seat in range(5)])  # nor is it that of others
        clock.passes(AT_REST)
        await hall.play.submit(first, ada, 0, 0, ["move 1"], None)  # this game goes on, the others rest
        clock.passes(1)
        third = await begin(hall, ada, alone)
        assert (await refused(begin(hall, ada, alone))).code == "too-many-bots"
        rows = [await hall.rooms.row(table) for table in (first, second, third)]
        assert [row.status for row in rows] == ["playing"] * 3

    in_hall(database_url, work)


def test_a_host_who_begins_two_at_once_is_held_to_it_too(database_url):
    async def work(hall: Hall) -> None:
        hall.seating.most_bots = 5
        ada = await person(hall, "Ada")
        chairs = [Chair(0, account=ada), Chair(1, bot="greedy"), Chair(2, bot="greedy"), Chair(3, bot="greedy")]
        ended = await asyncio.gather(*[begin(hall, ada, chairs) for _ in range(4)], return_exceptions=True)
        assert sorted(isinstance(one, Problem) for one in ended) == [False, True, True, True]

    in_hall(database_url, work)
