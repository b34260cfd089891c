"""Ratings: Plackett-Luce by openskill, over the whole ranking with its ties; bots have ratings too."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from meydan.server import store
from meydan.server.store import TableRow

MODEL = PlackettLuce()


def name_of(row: TableRow, seat: int) -> str:
    """Who is rated for a seat: an account, or a bot by its name."""
    chair = row.chairs[seat]
    return chair.account or f"bot:{chair.bot}"


def counts(row: TableRow) -> bool:
    """Whether a game changes ratings; one in which somebody holds several seats does not.

    A seat counts for whoever holds it, even while a bot plays there: nobody gets out of a game by being late.
    """
    who = [name_of(row, seat) for seat in range(row.seats)]
    people = [name for name in who if not name.startswith("bot:")]
    return row.rated and len(set(people)) == len(people) and len(set(who)) > 1


def rate(connection: Connection, row: TableRow, ranks: Sequence[int]) -> None:
    """Change the ratings of all who played a game that counts."""
    who = [name_of(row, seat) for seat in range(row.seats)]
    known = store.ratings_of(connection, row.game, who)
    teams = []
    for name in who:
        mu, sigma, _ = known.get(name, (MODEL.mu, MODEL.sigma, 0))
        teams.append([MODEL.rating(mu=mu, sigma=sigma)])
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    for name in dict.fromkeys(who):
        first = who.index(name)  # a bot on several seats is rated by the first of them
        games = known.get(name, (0.0, 0.0, 0))[2]
        store.set_rating(connection, row.game, name, rated[first][0].mu, rated[first][0].sigma, games + 1)
