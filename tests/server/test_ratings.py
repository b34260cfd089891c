"""Ratings when many games end at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from meydan.server import store
from meydan.server.database import open_engine
from meydan.server.migrations import migrate
from meydan.server.rating import change

GAMES = 20
WHO = ("ada", "bob", "bot:greedy")


def test_games_that_end_at_once_are_all_counted(postgres_url: str) -> None:
    engine = open_engine(postgres_url)
    migrate(engine)

    def end(number: int) -> None:
        with engine.begin() as connection:
            change(connection, "istanbul", WHO, [1, 2, 3])

    with ThreadPoolExecutor(8) as threads:
        for ended in (GAMES, 2 * GAMES):  # the first ratings of all, then changes of them
            list(threads.map(end, range(GAMES)))
            with engine.begin() as connection:
                known = store.ratings_of(connection, "istanbul", WHO)
            assert {who: games for who, (_, _, games) in known.items()} == dict.fromkeys(WHO, ended)
    engine.dispose()
