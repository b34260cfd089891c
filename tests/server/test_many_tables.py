"""Very many tables: lists and starts read how games stand, which is stored with their moves, and replay none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, select

from meydan.kernel.rng import Rng
from meydan.server import hall as hall_module
from meydan.server import store
from meydan.server.api.tables import about_in_list
from meydan.server.clock import LIVE, TURNS
from meydan.server.hall import Hall
from meydan.server.room import CHOICE, HAND, TAKE, UNDO, Agreed, Room, Standing
from meydan.server.schema import accounts, standings
from meydan.server.seating import MOST_PLAYED, NewTable
from meydan.server.store import Chair, Listed
from tests.server.people import Person
from tests.server.test_going_on import failing, until
from tests.server.test_hall import HOUR, Time, begin, in_hall, no_thought, open_hall, person

PARTS = (("open", "playing"), MOST_PLAYED), (("finished",), 100)


# -- how a game will stand ----------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [LIVE, TURNS])
@pytest.mark.parametrize(
    ("game", "options"),
    [("istanbul", {}), ("istanbul", {"expansions": ["mocha", "letters"]}), ("san-juan", {}), ("istanbul-dice", {})],
)
def test_a_room_knows_how_it_will_stand(game: str, options: dict[str, Any], speed: str):
    """Whatever is done: plans, rolls, undo, a bot in somebody's place. To know it changes nothing."""
    luck = Rng(1)
    room = Room(Agreed("t", game, options, 3, "seed", speed, 3600, 10, 1000))
    done = {UNDO: 0, HAND: 0, TAKE: 0, CHOICE: 0}
    for number in range(600):
        if room.over:
            break
        seat, kind = room.seat, CHOICE
        if number % 5 == 4 and room.why_no_undo(seat) is None:
            kind = UNDO
        elif number % 11 == 10:
            kind = TAKE if seat in room.standins else HAND
        texts = [room.table.options()[luck.below(len(room.table.options()))].text] if kind == CHOICE else ["greedy"]
        moves = room.next_moves(seat, kind, texts, None, 2000 + 700 * number)
        before, counts, happened = room.table.state.clone(), room.table.luck.counts.copy(), len(room.table.events)
        stood = room.standing()
        expected = room.after(moves, room.check(seat, texts) if kind == CHOICE else [])
        assert (room.table.state, room.table.luck.counts, len(room.table.events)) == (before, counts, happened)
        assert room.standing() == stood
        for move in moves:
            room.apply(move)
        assert room.standing() == expected
        done[kind] += 1
    assert all(done.values()), "everything was tried"


def test_a_plan_leads_to_where_its_last_choice_does():
    room = Room(Agreed("t", "istanbul", {}, 3, "seed", LIVE, 3600, 10, 1000))
    moves = room.next_moves(0, CHOICE, ["move 9", "leave", "bid 9"], None, 5000)
    expected = room.after(moves, room.check(0, [move.text for move in moves]))
    for move in moves:
        room.apply(move)
    assert room.standing() == expected
    assert expected.version == 3


# -- it is stored with the moves ----------------------------------------------------------------------------


async def stored(hall: Hall, table: str) -> Standing | None:
    """What is stored of how a table stands, with `by_bot` for a bot's seat as for a bot in somebody's place."""
    query = select(standings).where(standings.c.table_id == table)
    row = await hall.database.run(lambda connection: connection.execute(query).one_or_none())
    return row and Standing(row.version, row.to_answer, row.by_bot, row.round, row.deadline, row.moved, row.scores)


def some_choice(room: Room) -> str:
    options = room.table.options()
    return options[room.version % len(options)].text


def test_how_a_game_stands_is_stored_with_each_move(database_url, monkeypatch):
    time = Time(monkeypatch)

    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)], base=3600)
        room = await hall.rooms.room(table)
        assert await stored(hall, table) == room.standing()
        for _ in range(30):
            time.passes(1000)
            await hall.play.submit(table, (ada, bob)[room.seat], room.seat, room.version, [some_choice(room)], None)
            assert await stored(hall, table) == room.standing()
        while room.why_no_undo(room.seat) is not None:
            await hall.play.submit(table, (ada, bob)[room.seat], room.seat, room.version, [some_choice(room)], None)
        await hall.play.undo(table, (ada, bob)[room.seat], room.seat, room.version, None)
        assert await stored(hall, table) == room.standing()
        late, other = room.seat, 1 - room.seat
        time.passes(HOUR + 1)
        with monkeypatch.context() as asleep:
            asleep.setattr(hall.bots, "think", no_thought)
            await hall.play.hand_over(table, (ada, bob)[other], late)
        found = await stored(hall, table)
        assert found == room.standing()
        assert found is not None and found.standin
        await hall.play.take_back(table, (ada, bob)[late], late)
        assert await stored(hall, table) == room.standing()

    in_hall(database_url, work)


def test_moves_that_are_refused_leave_it_as_it_is(database_url):
    """Another process was faster: neither the move nor how the game would stand is stored."""

    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)])
        room = await hall.rooms.room(table)
        mine = room.next_moves(0, CHOICE, ["move 9"], None, 5000)
        rows = store.new_moves(await hall.rooms.row(table), mine, room.after(mine, room.check(0, ["move 9"])))
        await hall.play.submit(table, ada, 0, 0, ["move 1", "leave"], None)
        with pytest.raises(Exception, match=r"(?i)unique"):
            await hall.database.run(rows)
        assert await stored(hall, table) == room.standing()

    in_hall(database_url, work)


def test_a_game_that_is_over_stands_no_longer(database_url):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await over(hall, ada)
        assert await stored(hall, table) is None
        listed = [found for _, found in await hall.listed(mine(ada))]
        assert [(found.id, found.status, found.version) for found in listed] == [(table, "finished", None)]

    in_hall(database_url, work)


async def over(hall: Hall, ada: str) -> str:
    """A game that is played to its end."""
    chairs = [Chair(0, account=ada), Chair(1, account=ada)]
    table = (await hall.seating.create(ada, NewTable("istanbul-dice", 2, chairs=chairs))).id
    await hall.seating.begin(table, ada)
    room = await hall.rooms.room(table)
    while not room.over:
        await hall.play.submit(table, ada, room.seat, room.version, [some_choice(room)], None)
    return table


# -- lists --------------------------------------------------------------------------------------------------


def mine(account: str) -> Callable[[Connection], list[Listed]]:
    return lambda connection: store.tables_of(connection, account, *PARTS)


def waiting(account: str) -> Callable[[Connection], list[Listed]]:
    return lambda connection: store.waiting_for(connection, account, MOST_PLAYED)


@contextmanager
def statements(hall: Hall) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.lstrip().startswith(("SELECT", "WITH")):
            asked.append(statement)

    event.listen(hall.database.engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(hall.database.engine, "before_cursor_execute", note)


def reading(asked: list[str], name: str) -> list[str]:
    return [statement for statement in asked if f"FROM {name}" in statement]


def after_a_start(
    url: str, before: Callable[[Hall], Awaitable[Any]], then: Callable[[Hall, Any], Awaitable[None]]
) -> None:
    """Something is done in a hall, and the rest after the service was started again."""

    async def run() -> None:
        async with open_hall(url) as hall:
            made = await before(hall)
        async with open_hall(url) as hall:
            await then(hall, made)

    asyncio.run(run())


async def at_rest(hall: Hall) -> None:
    """From now on it does nothing by itself."""
    tasks = [chore.task for chore in (*hall.chores, hall.tournaments.tending)]
    for task in tasks:  # before one of them begins
        assert task is not None
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_list_is_a_few_queries_however_long_it_is(database_url):
    async def play(hall: Hall) -> tuple[str, dict[str, int]]:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        chairs = [Chair(0, account=ada), Chair(1, account=bob)]
        tables = [await begin(hall, ada, chairs, public=True) for _ in range(40)]
        for table in tables[::2]:
            await hall.play.submit(table, ada, 0, 0, ["move 1", "leave"], None)
        return ada, {table: 0 if number % 2 else 2 for number, table in enumerate(tables)}

    async def look(hall: Hall, made: tuple[str, dict[str, int]]) -> None:
        ada, versions = made
        await at_rest(hall)
        for work in (mine(ada), waiting(ada)):
            with statements(hall) as asked:
                found = await hall.listed(work)
            assert {row.id: listed.version for row, listed in found} == versions
            assert {listed.to_answer for _, listed in found} == {0}
            assert len(asked) <= 2
            assert not reading(asked, "moves")
            assert not any("prefix" in statement for statement in asked), "the past of forks is not read for a list"
        lobby = await hall.rooms.with_rows(await hall.database.run(lambda connection: store.lobby(connection, None)))
        assert {row.id for row, _ in lobby} == set(versions)
        assert not hall.rooms.open

    after_a_start(database_url, play, look)


def test_the_lobby_tells_tables_as_they_are_now(shared_server):
    with Person(shared_server.url, "Ada") as ada:
        chairs = [{"kind": "me"}] * 2
        tables = [ada.post("/api/tables", game="san-juan", seats=2, public=True, chairs=chairs) for _ in range(3)]
        for table in tables:
            ada.post(f"/api/tables/{table['id']}/start")
        found = {table["id"]: table for table in ada.get("/api/tables", game="san-juan")}
        for table in tables:
            assert found[table["id"]]["status"] == "playing"
            assert "to_answer" not in found[table["id"]]


def test_a_list_tells_names_and_chairs_as_they_are_now(database_url):
    """What is kept of a table is read again when it changes."""

    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        begun = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)])
        waits = (await hall.seating.create(ada, NewTable("istanbul", 2, chairs=[Chair(0, account=ada)]))).id

        async def told() -> dict[str, list[Any]]:
            found = [about_in_list(hall, row, listed, ada) for row, listed in await hall.listed(mine(ada))]
            return {table.id: [chair.name for chair in table.chairs] for table in found}

        assert await told() == {waits: ["Ada", None], begun: ["Ada", "Bob"]}
        await hall.seating.sit(waits, bob, 1, None)
        renaming = accounts.update().where(accounts.c.id == bob).values(name="Robert")
        await hall.database.run(lambda connection: connection.execute(renaming))
        await hall.rooms.renamed(bob)
        assert await told() == {waits: ["Ada", "Robert"], begun: ["Ada", "Robert"]}

    in_hall(database_url, work)


def test_who_waits_for_whom(database_url, monkeypatch):
    """Where somebody is asked at any of their seats, the soonest deadline first, unless a bot answers for them."""
    time = Time(monkeypatch)

    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        both = [Chair(0, account=ada), Chair(1, account=bob)]
        late = await begin(hall, ada, both, base=7200)
        soon = await begin(hall, ada, both, base=3600)
        alone = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)], base=10_000)
        await begin(hall, bob, [Chair(0, account=bob), Chair(1, account=ada)])

        async def waits() -> list[str]:
            return [row.id for row, _ in await hall.listed(waiting(ada))]

        assert await waits() == [soon, late, alone]
        time.passes(HOUR + 1)
        with monkeypatch.context() as asleep:
            asleep.setattr(hall.bots, "think", no_thought)
            await hall.play.hand_over(soon, bob, 0)
        assert await waits() == [late, alone]
        await hall.play.take_back(soon, ada, 0)
        assert sorted(await waits()) == sorted([soon, late, alone])
        room = await hall.rooms.room(late)
        while room.seat == 0:
            await hall.play.submit(late, ada, 0, room.version, [some_choice(room)], None)
        assert late not in await waits()

    in_hall(database_url, work)


def test_lists_begin_at_somebodys_chairs(sqlite_url):
    """Not at all tables that are being played, which are others' for the most part."""

    async def work(hall: Hall) -> None:
        await at_rest(hall)
        for listed in (mine("ada"), waiting("ada"), lambda connection: store.lobby(connection, None)):
            with statements(hall) as asked:
                await hall.database.run(listed)
            [query] = asked
            values = [1] * query.count("?")
            plan = await hall.database.run(
                lambda connection, q=query, v=values: [
                    row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {q}", tuple(v))
                ]
            )
            assert not [step for step in plan if step.startswith("SCAN") and not step.startswith("SCAN anon")], plan
            assert not [step for step in plan if "ix_tables_status" in step], plan

    in_hall(sqlite_url, work)


# -- after a start, and while nobody plays ------------------------------------------------------------------


async def with_work_left(hall: Hall) -> dict[str, str]:
    """Tables as a process leaves them that is killed, by what there is to do."""
    ada = await person(hall, "Ada")
    people = [Chair(0, account=ada), Chair(1, account=ada)]
    hall.bots.think = hall.play._follow_up = no_thought  # type: ignore[method-assign]  # it dies before
    made = {"nothing": await begin(hall, ada, people)}
    made["a bot's turn"] = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
    made["a person's turn"] = await begin(hall, ada, [Chair(0, account=ada), Chair(1, bot="greedy")])
    made["queued"] = await begin(hall, ada, people)
    await hall.play.set_queue(made["queued"], ada, 0, ["move 1"])
    made["queued for later"] = await begin(hall, ada, people)
    await hall.play.set_queue(made["queued for later"], ada, 1, ["move 1"])
    with failing(store, "finish"):
        made["over"] = await over(hall, ada)
    return made


async def settled(hall: Hall, made: dict[str, str]) -> None:
    """Until everything is done that was left."""
    await until(lambda: len(hall.rooms.open) >= 3)
    bots, queued = await hall.rooms.room(made["a bot's turn"]), await hall.rooms.room(made["queued"])
    await until(lambda: bots.seat == 1 and queued.version == 1)
    for _ in range(500):
        if (await hall.database.run(lambda at: store.find_table(at, made["over"]))).status == "finished":
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the result was not written down")


def test_after_a_start_only_what_has_something_to_do_is_opened(database_url):
    async def then(hall: Hall, made: dict[str, str]) -> None:
        await settled(hall, made)
        assert set(hall.rooms.open) == {made[what] for what in ("a bot's turn", "queued", "over")}

    after_a_start(database_url, with_work_left, then)


def test_games_of_an_older_version_are_opened_when_somebody_looks(database_url):
    """It is not stored how they stand. Where a bot may be to move they are opened after the start, as before."""

    async def before(hall: Hall) -> dict[str, str]:
        made = await with_work_left(hall)
        made["ada"] = (await hall.rooms.row(made["nothing"])).host
        await hall.database.run(lambda connection: connection.execute(delete(standings)))
        return made

    async def then(hall: Hall, made: dict[str, str]) -> None:
        ada = made.pop("ada")
        await until(lambda: len(hall.rooms.open) >= 4)
        assert made["nothing"] not in hall.rooms.open
        assert made["over"] not in hall.rooms.open
        await until(lambda: hall.rooms.open[made["a bot's turn"]].seat == 1)
        asked = [row.id for row, _ in await hall.listed(waiting(ada))]
        assert sorted(asked) == sorted(table for what, table in made.items() if what != "over")
        found = {row.id: listed for row, listed in await hall.listed(mine(ada))}
        assert {listed.status for listed in found.values()} == {"playing", "finished"}
        assert found[made["over"]].status == "finished", "its result was written down"
        for what, table in made.items():
            if what != "over":
                assert found[table].version == hall.rooms.open[table].version
        with statements(hall) as asked_for:
            await hall.listed(waiting(ada))
        assert not reading(asked_for, "moves"), "once is enough"

    after_a_start(database_url, before, then)


def test_whoever_looks_round_reads_no_moves_for_nothing(database_url):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        for _ in range(10):
            await begin(hall, ada, [Chair(0, account=ada), Chair(1, bot="greedy")])
        await at_rest(hall)
        hall.rooms.open.clear()
        with statements(hall) as asked:
            await hall.wake_all(1)
        assert len(asked) == 1
        assert not hall.rooms.open

    in_hall(database_url, work)


def test_a_table_left_by_another_process_is_looked_after(postgres_url):
    async def run() -> None:
        async with open_hall(postgres_url) as hall, open_hall(postgres_url) as other:
            ada = await person(hall, "Ada")
            hall.bots.think = no_thought  # type: ignore[method-assign]  # it dies before
            table = await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])
            await other.wake_all(hall_module.LOOK_ROUND)
            assert table not in other.rooms.open, "its own process may be at it"
            await asyncio.sleep(0.01)
            await other.wake_all(1)
            room = await other.rooms.room(table)
            await until(lambda: room.seat == 1)

    asyncio.run(run())


def test_a_table_is_looked_after_though_the_clock_was_set_back(database_url, monkeypatch):
    time = Time(monkeypatch)

    async def before(hall: Hall) -> str:
        ada = await person(hall, "Ada")
        hall.bots.think = no_thought  # type: ignore[method-assign]  # it dies before
        return await begin(hall, ada, [Chair(0, bot="greedy"), Chair(1, account=ada)])

    async def then(hall: Hall, table: str) -> None:
        await until(lambda: table in hall.rooms.open and hall.rooms.open[table].seat == 1)

    async def set_back(hall: Hall) -> str:
        table = await before(hall)
        time.day -= HOUR
        assert await hall.database.run(lambda at: store.unattended(at, time.day, 20_000)) == [table]
        return table

    after_a_start(database_url, set_back, then)


def test_after_lost_news_only_what_is_behind_is_read(postgres_url):
    async def run() -> None:
        async with open_hall(postgres_url) as hall, open_hall(postgres_url) as other:
            ada = await person(hall, "Ada")
            chairs = [Chair(0, account=ada), Chair(1, account=ada)]
            tables = [await begin(hall, ada, chairs) for _ in range(5)]
            rooms = [await other.rooms.room(table) for table in tables]
            await at_rest(other)
            await other.news.close()  # it hears nothing any more
            await hall.play.submit(tables[3], ada, 0, 0, ["move 1", "leave"], None)
            with statements(other) as asked:
                await other.rooms.look_again()
            assert [room.version for room in rooms] == [0, 0, 0, 2, 0]
            assert len(reading(asked, "moves")) == 1

    asyncio.run(run())


def test_ones_own_news_are_not_read_again(postgres_url, monkeypatch):
    async def work(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)])
        with statements(hall) as asked:
            done = await hall.play.submit(table, ada, 0, 0, ["move 1"], None)
            await hall.rooms.heard(table, done.version)
            await asyncio.gather(
                hall.play.submit(table, ada, 0, 1, ["leave"], None),
                hall.rooms.heard(table, 2),  # the news may come before the answer
            )
        assert len(reading(asked, "moves")) <= 1

    in_hall(postgres_url, work)
