"""Ratings: Plackett-Luce by openskill, over the whole ranking with its ties; bots have ratings too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from openskill.models import PlackettLuce, PlackettLuceRating
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
    change(connection, row.game, [name_of(row, seat) for seat in range(row.seats)], ranks)


def change(
    connection: Connection,
    game: str,
    who: Sequence[str],
    ranks: Sequence[int],
    begin: Mapping[str, PlackettLuceRating] = MappingProxyType({}),
) -> None:
    """Rate who met, by how they came out; some may begin elsewhere than where everybody does."""
    known = store.ratings_of(connection, game, who)
    teams = [[rating_of(known, name, begin)] for name in who]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    for name in dict.fromkeys(who):
        first = who.index(name)  # a bot on several seats is rated by the first of them
        games = known.get(name, (0.0, 0.0, 0))[2]
        store.set_rating(connection, game, name, rated[first][0].mu, rated[first][0].sigma, games + 1)


def rating_of(
    known: Mapping[str, tuple[float, float, int]],
    name: str,
    begin: Mapping[str, PlackettLuceRating] = MappingProxyType({}),
) -> PlackettLuceRating:
    """How somebody is rated, or begins."""
    if name in known:
        mu, sigma, _ = known[name]
        return MODEL.rating(mu=mu, sigma=sigma)
    return begin.get(name) or MODEL.rating()
