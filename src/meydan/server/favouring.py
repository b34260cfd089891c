"""What somebody likes: the places they go to, what they take and build, counted from the words of each game.

A game's words tell in each line of the log from where and to where something goes, and in the end what lies before
whom. So a place is counted whenever somebody goes there from another; a thing one does not go to whenever somebody
takes it or from it; and whatever lies before a player in the end. What has no help of its own counts for nothing.

Games are counted after they are over, one by one, in the process for replays: also those of before there were profiles.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import structlog
from sqlalchemy import Connection, func, insert, not_, select, update

from meydan.kernel.game import GAMES, find_game
from meydan.kernel.said import Said
from meydan.kernel.telling import Words
from meydan.server import store
from meydan.server.archive import Archive
from meydan.server.chores import Chore
from meydan.server.database import Database
from meydan.server.problems import Problem
from meydan.server.rating import name_of
from meydan.server.room import Agreed, Move, Room, as_json
from meydan.server.schema import favourites, results
from meydan.server.told_people import Favourite, Favourites

EVERY: Final = 20.0  # seconds between looks for games that are over
MOST_TOLD: Final = 3  # things of a sort
log = structlog.get_logger()


# -- in the other process -----------------------------------------------------------------------------------


def favoured(agreed: Agreed, moves: Sequence[Move]) -> list[dict[str, int]]:
    """By seat: how often it went to, took or built each thing in a game, by anchor."""
    room = Room(agreed)
    for move in moves:
        room.apply(move)
    header = room.table.state.header
    words: Words[Any, Any, Any] = header.game.words()
    known = {anchor for _, anchors in words.topics(header) for anchor in anchors if ":" in anchor}
    went: list[Counter[str]] = [Counter() for _ in range(header.seats)]
    took: list[Counter[str]] = [Counter() for _ in range(header.seats)]
    for line in words.lines(room.table.events, header):
        if line is None or line.seat < 0 or line.source is None or line.target is None:
            continue
        if line.target in known and _kind(line.source) == _kind(line.target):
            went[line.seat][line.target] += 1
        elif line.source in known and line.target == f"player:{line.seat}":
            took[line.seat][line.source] += 1
    view = room.table.view(-1)
    for section in words.text(words.whole(view), view):
        if section.seat is not None:
            for thing in section.things:
                kind = _kind(thing.anchor)
                anchor = words.same.get(kind, kind) + thing.anchor[len(kind) :]
                took[section.seat][anchor] += anchor in known
    visited = {_kind(anchor) for seat in went for anchor in seat}  # what is taken there is no other liking
    return [
        dict(seat + Counter({anchor: n for anchor, n in taken.items() if n and _kind(anchor) not in visited}))
        for seat, taken in zip(went, took, strict=True)
    ]


def _kind(anchor: str) -> str:
    return anchor.partition(":")[0]


# -- in the service -----------------------------------------------------------------------------------------


class Favouring:
    """Counts the games that are over, one after the other, when nobody waits for it."""

    def __init__(self, database: Database, archive: Archive) -> None:
        self._database = database
        self._archive = archive
        self.counting = Chore(self.count_all, EVERY, "favourites are not counted for a while")

    async def count_all(self) -> None:
        """Count all games that are over and were not counted."""
        while (table := await self._database.run(_next)) is not None:
            await self._count(table)

    async def _count(self, table: str) -> None:
        """Count one game; one that cannot be replayed counts for nothing, and is not tried again."""

        def read(connection: Connection) -> tuple[Any, ...]:
            row = store.find_table(connection, table)
            return row, *store.past_of(connection, table)[:2]

        row, prefix, moves = await self._database.run(read)
        found: list[dict[str, int]] = []
        try:
            found = await self._archive.do("", favoured, row.agreed(prefix), moves)
        except Problem as problem:
            if problem.code == "busy":
                raise
            log.warning("a game is not counted for favourites", table=table, problem=problem.code)
        except Exception as error:  # what is stored of it makes no sense
            log.warning("a game is not counted for favourites", table=table, problem=type(error).__name__)
        by_who: dict[str, Counter[str]] = {}
        for seat, things in enumerate(found):
            by_who.setdefault(name_of(row, seat), Counter()).update(things)
        await self._database.run(lambda connection: _add(connection, table, row.game, by_who))


def _next(connection: Connection) -> str | None:
    """A game that is over and was not counted."""
    return connection.execute(select(results.c.table_id).where(not_(results.c.counted)).limit(1)).scalar()


def _add(connection: Connection, table: str, game: str, by_who: dict[str, Counter[str]]) -> None:
    """Add what was counted in a game, unless another process has done so."""
    if connection.dialect.name == "postgresql":  # nobody writes to SQLite at the same time
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"favourites of {game}"))))
    mine = (results.c.table_id == table, not_(results.c.counted))
    fresh = set(connection.execute(select(results.c.who).where(*mine)).scalars())
    connection.execute(update(results).where(*mine).values(counted=True))
    wanted = sorted(who for who, things in by_who.items() if things and who in fresh)
    same = (favourites.c.game == game, favourites.c.who.in_(wanted))
    known = {row.who: json.loads(row.things) for row in connection.execute(select(favourites).where(*same))}
    for who in wanted:
        things = as_json(dict(Counter(known.get(who, {})) + by_who[who]))
        if who in known:
            one = (favourites.c.game == game, favourites.c.who == who)
            connection.execute(update(favourites).where(*one).values(things=things))
        else:
            connection.execute(insert(favourites).values(who=who, game=game, things=things))


# -- telling ------------------------------------------------------------------------------------------------


@lru_cache
def _sorts(game: str) -> list[tuple[Said, dict[str, Said]]]:
    """What there is help for in a game, by sort: its title, and the names of its things by anchor."""
    words: Words[Any, Any, Any] = find_game(game).words()
    found = []
    for title, anchors in words.topics(None):
        topics = {anchor: words.topic(anchor, None) for anchor in anchors}
        found.append((title, {anchor: topic.title for anchor, topic in topics.items() if topic is not None}))
    return found


def favourites_told(game: str, things: dict[str, int]) -> list[Favourites]:
    """What somebody likes best in a game, sort by sort; of a game that nobody knows any more, nothing."""
    told = []
    for title, names in _sorts(game) if game in GAMES else ():
        liked = sorted((anchor for anchor in names if anchor in things), key=lambda anchor: (-things[anchor], anchor))
        if liked:
            best = [Favourite(anchor, names[anchor], things[anchor]) for anchor in liked[:MOST_TOLD]]
            told.append(Favourites(game, title, best))
    return told
