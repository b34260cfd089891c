"""Hints at a table: who may ask for some, where they are thought of, and how everybody learns of it.

They are made as bots think: in their processes and in their turns, from what the seat may know. Each that is given is a
move of the table, so that it is told to all and stands in the record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meydan.analysis import Hint
from meydan.kernel.rng import Rng
from meydan.server.apart import Failed
from meydan.server.bots import party_of
from meydan.server.play import Play, check_version
from meydan.server.problems import Problem, need
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.thinking import Question, Thinkers, advise, doubt_of
from meydan.server.told import Coached, Doubt, Hints, HintTold

TIME: Final = 1500.0  # milliseconds for the search, where nobody else waits
MOST_KEPT: Final = 1000  # tables whose last hints are remembered


class Hinting:
    """The hints at the tables of one process."""

    def __init__(self, rooms: Rooms, play: Play, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.play = play
        self.thinkers = thinkers
        self._given: dict[str, Hints] = {}  # by table, the last: who asks again gets the same

    async def hint(self, table: str, account: str, seat: int, version: int) -> Hints:
        """The best answers to what a seat is asked; everybody is told that it was given a hint."""
        room = await self._asked(table, account, seat, version)
        kept = self._given.get(table)
        if kept is not None and kept.version == room.version:
            return kept
        found = await self._thought(table, room, advise)
        done = await self.play.hinted(table, seat, version)
        self._given.pop(table, None)
        self._given[table] = Hints(done.version, [_told(hint) for hint in found])
        if len(self._given) > MOST_KEPT:
            del self._given[next(iter(self._given))]
        return self._given[table]

    async def coach(self, table: str, account: str, seat: int, version: int, choice: str) -> Coached:
        """What a coach says before a choice is final; a doubt is a hint, and told as one."""
        room = await self._asked(table, account, seat, version)
        room.check(seat, [choice])
        found = await self._thought(table, room, doubt_of, choice)
        if found is None:
            return Coached(version, None)
        done = await self.play.hinted(table, seat, version)
        return Coached(done.version, Doubt(found.loss, found.error, _told(found.better)))

    async def _asked(self, table: str, account: str, seat: int, version: int) -> Room:
        """The room of a table where a seat may ask now."""
        row = await self.rooms.row(table)
        await self.play.need_seat(table, account, seat)
        need(not row.rated, "forbidden", "no hints are given at a rated table")
        need(row.may_hint, "forbidden", "no hints are given at this table: it was not agreed on when it was set up")
        room = await self.rooms.room(table)
        need(not room.over, "not-now", "the game is over")
        need(room.seat == seat, "not-now", f"seat {room.seat} is to answer, not seat {seat}")
        check_version(room, version)
        return room

    async def _thought(self, table: str, room: Room, work: Callable[..., Any], *more: str) -> Any:
        """What comes of thinking about the question of a room, unless that is answered meanwhile."""
        agreed, version, seat = room.agreed, room.version, room.seat

        def asked() -> Question:
            check_version(room, version)
            world = room.world_for(seat, Rng(version))
            return Question(agreed.game, agreed.rules, agreed.seats, agreed.options, world, seat, version, TIME)

        try:
            return await self.thinkers.think(work, asked, party_of(await self.rooms.row(table), room), *more)
        except Failed:
            raise Problem("failure", "no hint can be found now; it was noted") from None


def _told(hint: Hint) -> HintTold:
    return HintTold(hint.choice, hint.line, hint.said, hint.chance, hint.error, hint.why)
