"""Who thinks when: at each table whose turn is a bot's one is thinking, until a person is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import structlog
from sqlalchemy.exc import DBAPIError

from meydan.bots import LONGEST
from meydan.kernel.rng import Rng
from meydan.server.clock import LIVE
from meydan.server.fairness import Party
from meydan.server.problems import Problem
from meydan.server.room import Room
from meydan.server.rooms import Rooms
from meydan.server.store import TableRow
from meydan.server.thinking import Question, Thinkers

PART: Final = 1 / 40  # of what is left on its clock a bot thinks about a question
STANDIN: Final = 100.0  # milliseconds: who plays for somebody else is quick
Answer: TypeAlias = Callable[[str, int, int, str], Awaitable[Any]]  # at a table, of a seat, to a version, a choice
log = structlog.get_logger()


class Bots:
    """The bots at the tables of one process."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.thinking: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def think(self, table: str, answer: Answer) -> None:
        """Let the bot whose turn it is think and answer, unless one is at it."""
        room = self.rooms.open.get(table)
        if room is None or await self._bot_of(table, room) is None or table in self.thinking:
            return
        self.rooms.busy.add(table)
        self.thinking[table] = asyncio.create_task(self._turns(table, answer))

    async def _bot_of(self, table: str, room: Room) -> str | None:
        row = await self.rooms.row(table)
        if room.over:
            return None
        return room.standins.get(room.seat) or row.chairs[room.seat].bot

    async def _turns(self, table: str, answer: Answer) -> None:
        """Bots answer until a person is asked; when this ends, the next may begin at once."""
        try:
            room = await self.rooms.room(table)
            while (bot := await self._bot_of(table, room)) is not None:
                await self._turn(table, room, bot, answer)
        except DBAPIError:  # looked after again in a while
            log.exception("a bot cannot play", table=table)
        finally:
            self.thinking.pop(table, None)
            self.rooms.busy.discard(table)

    async def _turn(self, table: str, room: Room, bot: str, answer: Answer) -> None:
        version, seat = room.version, room.seat
        text = await self._choice(table, room, bot)
        if (room.version, room.seat) != (version, seat) or await self._bot_of(table, room) != bot:
            return
        if text is None:
            text = _sensible(room)  # the table goes on, whatever happened to the bots
        try:
            await answer(table, seat, version, text)
        except Problem as late:
            log.info("bot was late", table=table, seat=seat, problem=late.code)
            await asyncio.sleep(0.05)
        except DBAPIError:
            log.exception("a bot's choice could not be stored", table=table, seat=seat)
            await asyncio.sleep(1.0)

    async def _choice(self, table: str, room: Room, bot: str) -> str | None:
        agreed, version, seat = room.agreed, room.version, room.seat

        def asked() -> Question | None:
            if room.version != version:
                return None
            world = room.world_for(seat, Rng(version))
            luck = version * 31 + seat
            time = _time(room, seat)
            return Question(agreed.game, agreed.rules, agreed.seats, agreed.options, world, seat, luck, time)

        def usable(text: str) -> bool:
            return room.version != version or room.table.why_not(text) is None

        return await self.thinkers.choose(bot, asked, usable, party_of(await self.rooms.row(table), room))


def party_of(row: TableRow, room: Room) -> Party:
    """Who waits for the bots of a table; a seat that a bot plays for its owner is a bot's."""
    people = [chair for chair in row.chairs if chair.account and not chair.gone and chair.seat not in room.standins]
    return Party(row.host, [str(chair.account) for chair in people], row.seats - len(people))


def _time(room: Room, seat: int) -> float:
    """Milliseconds that the bot of a seat may think now: a small part of what is left on its clock."""
    most = STANDIN if seat in room.standins else LONGEST
    deadline = room.clock.deadline()
    if room.clock.speed != LIVE or deadline is None:
        return most
    return min(most, max(0.0, PART * (deadline - room.timer.now())))


def _sensible(room: Room) -> str:
    """A choice that does the seat no plain harm, for want of a bot's."""
    state = room.table.state
    options = state.header.game.sensible(state, room.table.options())
    return options[Rng(room.version).below(len(options))].text
