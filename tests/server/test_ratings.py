"""Ratings when many games end at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from meydan.server import store
from meydan.server.database import open_engine
from meydan.server.migrations import migrate
from meydan.server.rating import rate
from meydan.server.store import Chair, TableRow

GAMES = 20
WHO = ("ada", "bob", "bot:greedy")


def row(number: int) -> TableRow:
    return TableRow(
        id=f"table {number}", link="", game="istanbul", settled="{}", seats=3, host="ada", public=True, rated=True,
        hints=None, speed="live", base=1, increment=1, status="finished", seed="", rules=1, origin=None,
        created=0, started=0, finished=0,
        chairs=[Chair(0, account="ada"), Chair(1, account="bob"), Chair(2, bot="greedy")],
    )  # fmt: skip


def test_games_that_end_at_once_are_all_counted(postgres_url: str) -> None:
    engine = open_engine(postgres_url)
    migrate(engine)

    def end(number: int) -> None:
        with engine.begin() as connection:
            rate(connection, row(number), [1, 2, 3])

    with ThreadPoolExecutor(8) as threads:
        for ended in (GAMES, 2 * GAMES):  # the first ratings of all, then changes of them
            list(threads.map(end, range(GAMES)))
            with engine.begin() as connection:
                known = store.ratings_of(connection, "istanbul", WHO)
            assert {who: games for who, (_, _, games) in known.items()} == dict.fromkeys(WHO, ended)
    engine.dispose()
