"""Who is here: in one process and in another, and after a process has died."""

from __future__ import annotations

from sqlalchemy import select

from meydan.server import presence as presence_module
from meydan.server.hall import Hall
from meydan.server.presence import LIFE
from meydan.server.schema import chairs, present
from meydan.server.stamps import now
from meydan.server.store import Chair
from tests.server.people import Person
from tests.server.receiving import until
from tests.server.test_called_faults import new_table
from tests.server.test_calls import eventually
from tests.server.test_calls_served import presence
from tests.server.test_hall import begin, in_hall, person


def test_who_is_at_another_process_is_here_too(two):
    ada, bob = Person(two[0].url, "Ada"), Person(two[0].url, "Bob")
    elsewhere = Person(two[1].url, "Bob too")
    elsewhere.web.cookies = bob.web.cookies
    table = new_table(ada, bob)
    with ada.socket(table, 0, presence=1) as socket:
        with elsewhere.socket(table, 1):
            until(lambda: presence(socket)["here"] == [0, 1])
        gone = until(lambda: found if (found := presence(socket))["here"] == [0] else None)
        assert abs(gone["away"]["1"] - now()) < 60_000


def test_people_of_a_process_that_died_are_not_here_any_more(database_url, monkeypatch):
    monkeypatch.setattr(presence_module, "EVERY", 0.02)

    async def work(hall: Hall) -> None:
        ada, bob = [await person(hall, name) for name in ("Ada", "Bob")]
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=bob)])
        hall.rooms.presence.came(table, ada)
        row = {"process": "dead", "place": table, "account": bob, "until": now() + 300}
        await hall.database.run(lambda connection: connection.execute(present.insert().values(row)))

        async def here() -> list[int]:
            told = await hall.database.run(lambda connection: presence_module.attendance(connection, table, now()))
            return told.here

        await eventually(here, lambda seats: seats == [0])

        async def seen() -> int | None:
            mine = select(chairs.c.seen).where(chairs.c.table_id == table, chairs.c.seat == 1)
            return await hall.database.run(lambda connection: connection.execute(mine).scalar_one())

        last = await eventually(seen, lambda moment: moment is not None)
        assert last == row["until"] - LIFE, "when its process last said so"
        hall.rooms.presence.left(table, ada)
        await eventually(here, lambda seats: not seats)

    in_hall(database_url, work)
