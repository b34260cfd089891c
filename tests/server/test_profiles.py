"""Profiles: results, ratings and their curve, favourites, history and who may see it; people, guests and bots alike."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, select

from meydan.kernel.rng import Rng
from meydan.server import profiles, store
from meydan.server.archive import Archive
from meydan.server.database import open_engine
from meydan.server.favouring import Favouring, favoured
from meydan.server.hall import Hall
from meydan.server.migrations import migrate
from meydan.server.problems import Problem
from meydan.server.rating import MODEL, SETTLED, counts, is_settled, points, rate, within
from meydan.server.room import CHOICE, Agreed, Move, Room
from meydan.server.schema import accounts, chairs, favourites, results, tables
from meydan.server.store import Chair
from meydan.server.told_people import Against, Leader, Played, Profile, RatingChange
from tests.server.people import Person
from tests.server.test_described import fits, sent
from tests.server.test_hall import begin, in_hall, person

MANY = 3000
GAMES = ("istanbul", "san-juan", "istanbul-dice")


# -- a service with people ------------------------------------------------------------------------------------


@contextmanager
def holder(url: str, name: str) -> Iterator[Person]:
    """Somebody with a password."""
    with Person(url, name) as found:
        found.me = found.post("/api/account", name=name, password="three merchants at dawn")
        yield found


def play(host: Person, guest: Person, **more: Any) -> dict[str, Any]:
    """A whole game of two, the host on seat 0."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = host.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs, **more)
    guest.post(f"/api/tables/{table['id']}/sit", seat=1, link=table["link"])
    host.post(f"/api/tables/{table['id']}/start")
    by_seat = (host, guest)
    seat = 0
    while True:
        seen = by_seat[seat].get(f"/api/tables/{table['id']}/view", seat=seat)
        if seen["over"]:
            found: dict[str, Any] = host.get(f"/api/tables/{table['id']}")
            return found
        if seen["to_answer"] == seat:
            options = seen["view"]["options"]
            by_seat[seat].choose(table["id"], seat, seen["version"], [host.luck.choice(options)])
        else:
            seat = seen["to_answer"]


def test_a_profile_from_the_first_game_to_the_deleted_account(shared_server):
    url = shared_server.url
    with holder(url, "Ada Rated") as ada, holder(url, "Bob Rated") as bob, Person(url, "Eve") as eve:
        path = f"/api/people/{ada.me['id']}"
        empty = fits(sent(eve.get(path)), Profile)
        assert (empty.name, empty.guest, empty.bot, empty.mine, empty.tallies) == ("Ada Rated", False, False, False, [])
        public, hidden = play(ada, bob, rated=True, public=True), play(ada, bob, rated=True, public=False)

        # Numbers count both games, and are the same for everybody; by name as by id.
        told = fits(sent(eve.get("/api/people/ada rated")), Profile)
        assert told.who == ada.me["id"]
        (tally,) = told.tallies
        ranks = [chair["rank"] for table in (public, hidden) for chair in table["chairs"] if chair["seat"] == 0]
        assert (tally.game, tally.seats, tally.options, tally.games) == ("istanbul-dice", 2, {}, 2)
        assert (tally.won, tally.places) == (ranks.count(1), sum(ranks))
        (rated,) = told.ratings
        assert (rated.game, rated.games, rated.provisional) == ("istanbul-dice", 2, True)
        assert [step.number for step in rated.curve] == [1, 2]
        assert (rated.curve[-1].rating, rated.curve[-1].within) == (rated.rating, rated.within)

        # The end of a rated game tells how ratings changed.
        first = [fits(sent(one), RatingChange) for one in ada.get(f"/api/tables/{public['id']}/ratings")]
        assert [one.seat for one in first] == [0, 1]
        assert all(one.rating - one.change == 1500 for one in first)
        assert first[0].rating == rated.curve[0].rating
        assert eve.refused("GET", f"/api/tables/{hidden['id']}/ratings")["code"] == "not-found"

        # A private table is in nobody's history who may not look at it.
        def seen(asker: Person, **wish: Any) -> list[str]:
            found = fits(sent(asker.get(f"{path}/games", **wish)), Played)
            return [table.id for table in found.tables]

        assert seen(ada) == seen(bob) == [hidden["id"], public["id"]]
        assert seen(eve) == [public["id"]]
        assert seen(ada, game="istanbul") == []
        assert sorted(seen(ada, result="won") + seen(ada, result="lost")) == sorted([hidden["id"], public["id"]])
        assert seen(ada, **{"with": "bob rated"}) == seen(ada, **{"with": bob.me["id"]}) == seen(ada)
        assert seen(ada, **{"with": "bot:vizier"}) == seen(ada, **{"with": "nobody at all"}) == []
        for asker, games in ((ada, 2), (bob, 2), (eve, 1)):
            met = fits(sent(asker.get(f"{path}/against/{bob.me['id']}")), Against)
            assert sum(one.ahead + one.behind + one.level for one in met.met) == games
            other = fits(sent(asker.get(f"/api/people/{bob.me['id']}/against/{ada.me['id']}")), Against)
            assert [(one.ahead, one.behind) for one in met.met] == [(one.behind, one.ahead) for one in other.met]
        best = {win.table.id for win in told.best}
        assert best <= {public["id"]}, "who may not look at a table is told of no win there"

        # Who keeps it private is a name to others.
        assert ada.put("/api/my/profile", private=True) == {"private": True}
        closed = fits(sent(eve.get(path)), Profile)
        assert (closed.name, closed.private, closed.since) == ("Ada Rated", True, None)
        assert closed.tallies == closed.ratings == closed.favourites == closed.best == []
        for more in ("/games", f"/against/{bob.me['id']}"):
            assert eve.refused("GET", path + more)["code"] == "forbidden"
        assert eve.refused("GET", f"/api/people/{bob.me['id']}/against/{ada.me['id']}")["code"] == "forbidden"
        listed = [one["name"] for one in eve.get("/api/ratings/istanbul-dice")]
        assert "Bob Rated" in listed and "Ada Rated" not in listed
        assert [one["seat"] for one in bob.get(f"/api/tables/{public['id']}/ratings")] == [1]
        assert len(fits(sent(ada.get(path)), Profile).tallies) == 1
        assert len(ada.get(f"/api/tables/{public['id']}/ratings")) == 2

        # Who deletes the account is nobody any more, and the games of others keep their rows.
        ada.post("/api/account/deletion", password="three merchants at dawn")
        for more in ("", "/games", f"/against/{bob.me['id']}"):
            assert eve.refused("GET", path + more)["code"] == "not-found"
        assert eve.refused("GET", "/api/people/Ada Rated")["code"] == "not-found"
        assert len(bob.get(f"/api/people/{bob.me['id']}/games")["tables"]) == 2


def test_guests_have_a_profile_by_id_and_programs_change_none(shared_sqlite):
    with Person(shared_sqlite.url, "Passing by") as guest:
        told = guest.get(f"/api/people/{guest.me['id']}")
        assert (told["name"], told["guest"], told["mine"]) == ("Passing by", True, True)
        assert guest.refused("GET", "/api/people/Passing by")["code"] == "not-found"
        token = guest.post("/api/tokens", name="program")["token"]
        guest.web.cookies.clear()
        guest.web.headers["Authorization"] = f"Bearer {token}"
        assert guest.refused("PUT", "/api/my/profile", private=True)["code"] == "forbidden"
        for unknown in ("/api/people/bot:nobody", "/api/people/%00", "/api/leaders/chess", "/api/people/x/against/y"):
            assert guest.refused("GET", unknown)["code"] == "not-found"
        assert guest.refused("GET", "/api/people/bot:vizier/games?result=drawn")["code"] == "bad-request"


# -- how a rating is told -------------------------------------------------------------------------------------


def test_a_rating_is_a_positive_number_that_settles():
    assert points(MODEL.mu) == 1500
    assert points(-1000) == 100
    assert within(MODEL.sigma) == 500
    assert not is_settled(MODEL.sigma) and is_settled(SETTLED)
    assert points(MODEL.mu + 1) > points(MODEL.mu)


# -- many games -----------------------------------------------------------------------------------------------


def end_game(connection: Connection, number: int, who: list[Chair], ranks: list[int], **more: Any) -> None:
    """A game that is over, as the service leaves it."""
    table: dict[str, Any] = {
        "id": f"t{number}", "link": f"l{number}", "game": "istanbul", "options": "{}", "seats": len(who), "host": "ada",
        "public": True, "rated": True, "speed": "live", "base": 60, "increment": 1, "status": "finished", "seed": "",
        "created": 0, "finished": number, **more,
    }  # fmt: skip
    connection.execute(insert(tables).values(table))
    for chair, rank in zip(who, ranks, strict=True):
        held = {"account": chair.account, "bot": chair.bot, "rank": rank, "score": "[1]"}
        connection.execute(insert(chairs).values(table_id=table["id"], seat=chair.seat, **held))
    stored = store.find_table(connection, table["id"])
    assert stored is not None
    steps = rate(connection, stored, ranks, number) if counts(stored) else {}
    profiles.remember(connection, stored, ranks, number, steps)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A database with some thousand games of Ada, half of them with the vizier; every third is private."""
    engine = open_engine(f"sqlite:///{tmp_path_factory.mktemp('crowded') / 'many.sqlite3'}")
    migrate(engine)
    with engine.begin() as connection:
        for name in ("ada", "bob", "eve"):
            known = {"id": name, "name": name.title(), "login": name, "password": "x", "epoch": 0, "created": 1}
            connection.execute(insert(accounts).values(known))
        for number in range(MANY):
            other = Chair(1, bot="vizier") if number % 2 else Chair(1, account="bob")
            mix = '{"layout":"short","expansions":["mocha"],"caravan_leader":true}' if number % 5 == 0 else "{}"
            said = {"public": number % 3 > 0, "rated": number % 10 < 3, "options": mix, "game": GAMES[number % 3]}
            ranks = [1, 2] if number % 4 else [2, 1]
            end_game(connection, number, [Chair(0, account="ada"), other], ranks, **said)
    yield engine
    engine.dispose()


@contextmanager
def watched(engine: Any) -> Iterator[tuple[Connection, list[tuple[str, Any]]]]:
    """A connection, and all statements that go through it."""
    said: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, statement: str, values: Any, *rest: Any) -> None:
        said.append((statement, values))

    with engine.begin() as connection:
        event.listen(engine, "before_cursor_execute", note)
        try:
            yield connection, said
        finally:
            event.remove(engine, "before_cursor_execute", note)


ASKED: dict[str, Callable[[Connection], Any]] = {
    "profile": lambda connection: profiles.profile(connection, "ada", "eve"),
    "of a bot": lambda connection: profiles.profile(connection, "bot:vizier", None),
    "history": lambda connection: profiles.history(connection, "ada", "bob", game="san-juan", result="won"),
    "last page": lambda connection: profiles.history(connection, "bot:vizier", None, opponent="ada", first=900),
    "part of a name": lambda connection: profiles.history(connection, "ada", "eve", opponent="OB"),
    "part of a bot": lambda connection: profiles.history(connection, "ada", None, opponent="davu"),
    "against": lambda connection: profiles.against(connection, "ada", "bot:vizier", "ada"),
    "leaders": lambda connection: profiles.leaders(connection, "istanbul", None),
}


@pytest.mark.parametrize("what", ASKED)
def test_some_thousand_games_are_read_by_indexes_in_a_few_statements(crowded, what):
    with watched(crowded) as (connection, said):
        assert ASKED[what](connection)
        statements = said.copy()
        assert len(statements) <= 9, [statement for statement, _ in statements]
        for statement, values in statements:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            read = [step[-1] for step in plan if step[-1].startswith("SCAN")]
            assert not [step for step in read if any(name in step for name in ("results", "ratings", "rating_steps"))]


def test_the_numbers_of_many_games_add_up(crowded):
    with crowded.begin() as connection:
        told = fits(sent(profiles.profile(connection, "ada", None)), Profile)
        assert sum(tally.games for tally in told.tallies) == MANY
        assert sum(tally.won for tally in told.tallies) == MANY * 3 // 4
        assert {json.dumps(tally.options) for tally in told.tallies} == {
            "{}", '{"expansions": ["mocha"], "caravan_leader": true}'
        }  # fmt: skip
        for rated in told.ratings:
            assert not rated.provisional
            assert len(rated.curve) <= profiles.CURVE + 1
            assert rated.curve[-1].number == rated.games
            assert rated.curve == sorted(rated.curve, key=lambda point: point.number)
        assert len(told.best) == profiles.BEST
        assert [win.beaten for win in told.best] == sorted((win.beaten for win in told.best), reverse=True)
        assert all(win.table.public for win in told.best)

        pages = [profiles.history(connection, "ada", "eve", first=first) for first in (0, 20, 1980, 2000)]
        assert [len(page.tables) for page in pages] == [20, 20, 20, 0]
        assert [page.more for page in pages] == [True, True, False, False]
        assert pages[0].tables[0].id == f"t{MANY - 1}"
        met = profiles.against(connection, "bob", "ada", "bob").met
        assert sum(one.ahead + one.behind for one in met) == MANY // 2
        assert sum(one.ahead + one.behind for one in profiles.against(connection, "bob", "ada", None).met) == MANY // 3

        best = [fits(sent(one), Leader) for one in profiles.leaders(connection, "istanbul", None)]
        assert (best[0].place, best[0].name, best[0].bot) == (1, "Ada", False)
        assert {one.name for one in best if one.bot} == {"vizier"}
        assert [one.rating for one in best] == sorted((one.rating for one in best), reverse=True)


@pytest.mark.parametrize(
    "name, wanted, found",
    [
        ("Łucja Żółć", "lucja", True), ("Łucja Żółć", "ŻOL", True), ("Ёжик", "ежик", True), ("Їжак", "їжак", True),
        ("René", "RENE", True), ("O’Hara", "o'hara", True), ("Strauß", "strauss", True), ("René", "reni", False),
        ("René", "´", False), ("René", "%", False), ("René", "_ené", False),
    ],
)  # fmt: skip
def test_an_opponent_is_found_by_a_part_of_the_name_however_it_is_written(sqlite_url, name, wanted, found):
    engine = open_engine(sqlite_url)
    migrate(engine)
    with engine.begin() as connection:
        people = {"ada": "Ada", "met": name, "not": name}
        for who, called in people.items():
            connection.execute(insert(accounts).values(id=who, name=called, epoch=0, created=1))
        end_game(connection, 1, [Chair(0, account="ada"), Chair(1, account="met")], [1, 2], public=True)
        end_game(connection, 2, [Chair(0, account="ada"), Chair(1, account="met")], [1, 2], public=False)
        asked = {asker: profiles.history(connection, "ada", asker, opponent=wanted).tables for asker in ("ada", "not")}
        assert [table.id for table in asked["ada"]] == (["t2", "t1"] if found else [])
        assert [table.id for table in asked["not"]] == (["t1"] if found else []), "a private table stays private"
        connection.execute(accounts.update().where(accounts.c.id == "met").values(deleted=1, name="deleted"))
        assert profiles.history(connection, "ada", "ada", opponent="delet").tables == []
    engine.dispose()


# -- what counts, and for whom --------------------------------------------------------------------------------


def test_what_is_no_contest_and_who_is_gone_count_for_no_profile(sqlite_url):
    engine = open_engine(sqlite_url)
    migrate(engine)
    with engine.begin() as connection:
        for name in ("ada", "bob"):
            connection.execute(insert(accounts).values(id=name, name=name.title(), epoch=0, created=1))
        both = [Chair(0, account="ada"), Chair(1, account="ada"), Chair(2, account="bob")]
        end_game(connection, 1, both, [1, 2, 3])
        bots = [Chair(0, account="ada"), Chair(1, bot="trader"), Chair(2, bot="trader")]
        end_game(connection, 2, bots, [2, 3, 1])
        connection.execute(accounts.update().where(accounts.c.id == "bob").values(deleted=1, name="deleted"))
        end_game(connection, 3, [Chair(0, account="bob"), Chair(1, account="ada")], [1, 2])
        found = connection.execute(select(results.c.table_id, results.c.who, results.c.rank)).all()
        assert sorted(map(tuple, found)) == [("t2", "ada", 2), ("t2", "bot:trader", 1), ("t3", "ada", 2)]
        assert sorted(one[0] for one in store.best_rated(connection, "istanbul")) == ["ada", "bot:trader"]
        with pytest.raises(Problem, match="nobody here"):
            profiles.profile(connection, "bob", None)
    engine.dispose()


def test_who_resigns_has_lost_and_what_all_end_together_counts_for_nobody(sqlite_url):
    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        seated = [Chair(0, account=ada), Chair(1, account=bob)]
        ended, given_up = [await begin(hall, ada, seated, rated=True) for _ in range(2)]
        for seat, who in enumerate((ada, bob)):
            await hall.play.agree(ended, who, seat, True, None)
        await hall.play.resign(given_up, ada, 0, None)
        asked = select(results.c.table_id, results.c.who, results.c.rank)
        found = await hall.database.run(lambda connection: connection.execute(asked).all())
        assert sorted(map(tuple, found)) == sorted([(given_up, ada, 2), (given_up, bob, 1)])

    in_hall(sqlite_url, work)


def test_games_of_before_are_remembered_by_the_migration(database_url):
    """What a migration writes down of old games is what would have been written down at their end."""
    from alembic import command

    from meydan.server.migrations import settings

    engine = open_engine(database_url)
    migrate(engine)
    with engine.begin() as connection:
        for name in ("ada", "bob"):
            connection.execute(insert(accounts).values(id=name, name=name.title(), epoch=0, created=1))
        end_game(connection, 1, [Chair(0, account="ada"), Chair(1, account="bob")], [2, 1], rated=False)
        mix = '{"layout":[1,2],"expansions":["mocha"],"caravan_leader":true,"x":false}'
        trio = [Chair(0, account="ada"), Chair(1, bot="trader"), Chair(2, bot="trader")]
        end_game(connection, 2, trio, [1, 3, 2], rated=False, options=mix, public=False)
        end_game(connection, 3, [Chair(0, account="ada"), Chair(1, account="ada")], [1, 2], rated=False)
        before = sorted(map(tuple, connection.execute(select(results)).all()))
    with engine.begin() as connection:
        command.downgrade(settings(connection), "0010")
        command.upgrade(settings(connection), "head")
        assert sorted(map(tuple, connection.execute(select(results)).all())) == before
        assert len(before) == 4
    engine.dispose()


# -- favourites -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options", "sorts"),
    [
        ("istanbul", {"expansions": ["mocha"]}, {"place"}),
        ("san-juan", {}, {"role", "card"}),
        ("istanbul-dice", {}, {"area", "tile"}),
    ],
)
def test_favourites_are_what_the_words_of_a_game_tell(game, options, sorts):
    agreed = Agreed("t", game, options, 3, "seed", "turns", 3600, 0, 1000)
    room, luck = Room(agreed), Rng(1)
    moves = []
    while not room.over:
        answers = room.table.state.header.game.sensible(room.table.state, room.table.options())
        text = answers[luck.below(len(answers))].text
        moves.append(Move(room.version + 1, 1000, room.seat, CHOICE, text))
        room.apply(moves[-1])
    counted = favoured(agreed, moves)
    assert len(counted) == 3
    assert {anchor.partition(":")[0] for seat in counted for anchor in seat} == sorts
    if game == "istanbul":
        moved = [event.values() for event in room.table.events if event.name == "moved"]
        for seat, things in enumerate(counted):
            assert sum(things.values()) == sum(one["seat"] == seat for one in moved)


def test_games_that_are_over_are_counted_once_also_after_a_while(database_url):
    async def work(hall: Hall) -> None:
        ada, bob = await person(hall, "Ada"), await person(hall, "Bob")
        seated = [Chair(0, account=ada), Chair(1, account=bob)]
        table = await begin(hall, ada, seated)
        room, luck = await hall.rooms.room(table), Rng(1)
        while not room.over:
            answers = room.table.state.header.game.sensible(room.table.state, room.table.options())
            text = answers[luck.below(len(answers))].text
            await hall.play.submit(table, (ada, bob)[room.seat], room.seat, room.version, [text], None)
        archive = Archive()
        try:
            favouring = Favouring(hall.database, archive)
            await asyncio.gather(favouring.count_all(), favouring.count_all())  # as two processes would
            await favouring.count_all()
        finally:
            await asyncio.to_thread(archive.close)
        told = await hall.database.run(lambda connection: profiles.profile(connection, ada, None))
        moved = [event.values() for event in room.table.events if event.name == "moved"]
        mine = [one["place"] for one in moved if one["seat"] == 0]
        places = next(one for one in told.favourites if one.title.id == "ist-topics-places")
        best = max(mine.count(place) for place in mine)
        assert (places.things[0].times, places.game) == (best, "istanbul")
        assert places.things[0].name.id.startswith("ist-place-")
        kept = await hall.database.run(lambda connection: connection.execute(select(favourites.c.who)).scalars().all())
        assert sorted(kept) == sorted([ada, bob])

    in_hall(database_url, work)
