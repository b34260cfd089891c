"""Ratings: Plackett-Luce by openskill, over the whole ranking with its ties; bots have ratings too.

And how a rating is told: as one positive number, with how far it may be off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from meydan.server import store
from meydan.server.store import TableRow

MODEL = PlackettLuce()
BOT: Final = "bot:"  # before the name of a bot that is rated

# As it is told: 1500 is the middle, and who has 400 more wins about ten times out of eleven, as people know from chess.
MIDDLE: Final = 1500
POINTS: Final = 30
LEAST: Final = 100
SETTLED: Final = MODEL.sigma * 3 / 4  # how unsure it may be: after some ten games of two, or fifteen of four


def points(mu: float) -> int:
    """A rating as it is told."""
    return max(LEAST, round(MIDDLE + POINTS * (mu - MODEL.mu)))


def within(sigma: float) -> int:
    """How far it may be off: in 19 cases of 20 it is nearer."""
    return round(2 * POINTS * sigma)


def is_settled(sigma: float) -> bool:
    """Whether so much was played that the number means something; before that it is provisional."""
    return sigma <= SETTLED


class Step(NamedTuple):
    """How a game changed a rating: from `was` to `mu`, as the game of this number."""

    who: str
    number: int
    was: float
    mu: float
    sigma: float


def name_of(row: TableRow, seat: int) -> str:
    """Who is rated for a seat: an account, or a bot by its name."""
    chair = row.chairs[seat]
    return chair.account or f"{BOT}{chair.bot}"


def is_contest(row: TableRow) -> bool:
    """Whether a game tells who is better; one in which somebody holds several seats does not."""
    who = [name_of(row, seat) for seat in range(row.seats)]
    people = [name for name in who if not name.startswith(BOT)]
    return len(set(people)) == len(people) and len(set(who)) > 1


def counts(row: TableRow) -> bool:
    """Whether a game changes ratings.

    A seat counts for whoever holds it, even while a bot plays there: nobody gets out of a game by being late.
    """
    return row.rated and is_contest(row)


def rate(connection: Connection, row: TableRow, ranks: Sequence[int], at: int) -> dict[str, Step]:
    """Change the ratings of all who played a game that counts, and write down how, for the curve of each."""
    steps = change(connection, row.game, [name_of(row, seat) for seat in range(row.seats)], ranks)
    store.add_rating_steps(connection, row, at, list(steps.values()))
    return steps


def change(
    connection: Connection,
    game: str,
    who: Sequence[str],
    ranks: Sequence[int],
    begin: Mapping[str, PlackettLuceRating] = MappingProxyType({}),
) -> dict[str, Step]:
    """Rate who met, by how they came out; some may begin elsewhere than where everybody does."""
    known = store.ratings_of(connection, game, who)
    teams = [[rating_of(known, name, begin)] for name in who]
    before = [team[0].mu for team in teams]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    steps = {}
    for name in dict.fromkeys(who):
        first = who.index(name)  # a bot on several seats is rated by the first of them
        games = known.get(name, (0.0, 0.0, 0))[2]
        after = rated[first][0]
        steps[name] = Step(name, games + 1, before[first], after.mu, after.sigma)
        store.set_rating(connection, game, name, after.mu, after.sigma, games + 1)
    return steps


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
