"""What came of the games of a group: on the last evening, in all, and between each two of its members."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, pairwise
from typing import Final

from msgspec import Struct

from meydan.server.together import Evening, Meeting, Score, Scores

PAUSE: Final = 6 * 60 * 60 * 1000  # milliseconds without a game that end an evening


class Played(Struct, frozen=True):
    """A finished game: when it ended, and the rank of each account; a bot's rank is of none."""

    finished: int
    ranks: list[tuple[str | None, int]]

    @property
    def people(self) -> dict[str, int]:
        """The rank of each person; of somebody who held several seats, the best."""
        found: dict[str, int] = {}
        for account, rank in self.ranks:
            if account is not None:
                found[account] = min(rank, found.get(account, rank))
        return found


def scores(games: Sequence[Played], members: Collection[str]) -> Scores:
    """The scores of members; of games, the last one first."""
    last = evening(games)
    shown = None
    if last:
        shown = Evening(last[-1].finished, last[0].finished, len(last), _ranked(last, members))
    return Scores(len(games), shown, _ranked(games, members), _meetings(games, members))


def evening(games: Sequence[Played]) -> Sequence[Played]:
    """The last games in a row without a long pause."""
    for at, (later, earlier) in enumerate(pairwise(games), 1):
        if later.finished - earlier.finished > PAUSE:
            return games[:at]
    return games


def _ranked(games: Iterable[Played], members: Collection[str]) -> list[Score]:
    """How each member did who played, the best first: by games won, then by how many were left behind."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for game in games:
        for account, rank in game.people.items():
            played[account] += 1
            won[account] += rank == 1
            points[account] += sum(other > rank for who, other in game.ranks if who != account)
    found = [Score(one, played[one], won[one], points[one]) for one in members if played[one]]
    return sorted(found, key=lambda score: (-score.won, -score.points, score.games, score.account))


def _meetings(games: Iterable[Played], members: Collection[str]) -> list[Meeting]:
    met: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for game in games:
        people = game.people
        for one, other in combinations(sorted(people.keys() & set(members)), 2):
            here, there = people[one], people[other]
            met[one, other][0 if here < there else 1 if here > there else 2] += 1
    return [Meeting(*pair, *counts) for pair, counts in sorted(met.items())]
