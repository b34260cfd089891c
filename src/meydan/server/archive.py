"""What was: replays, statistics and the checking of records, worked out in a process of its own and kept.

Such work takes a tenth of a second or more, of pure Python: in a thread it would take turns with everybody who plays.
So it is done elsewhere, one piece after the other, each person in turn; and what many ask for is done once.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from meydan.kernel.errors import BadRecord
from meydan.server.apart import Failed, Workers
from meydan.server.fairness import Party, Turns
from meydan.server.problems import Problem

LIMIT: Final = 30.0  # seconds for one piece of work
MOST_WAITING: Final = 200  # pieces of work
MOST_KEPT: Final = 32 * 2**20  # bytes of answers
PACKED_HOW: Final = 4  # of 9: quick rather than small
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Refused:
    """A Problem on its way from the other process."""

    code: str
    sentence: str
    more: dict[str, Any]


def careful(work: Callable[..., Any], *given: Any) -> Any:
    """In the other process: what some work comes to, or why it is refused."""
    try:
        return work(*given)
    except BadRecord as error:
        return Refused("bad-record", str(error), {"line": error.line})
    except Problem as problem:
        return Refused(problem.code, problem.sentence, problem.more)


def packed(work: Callable[..., Any], *given: Any) -> bytes:
    """In the other process: what some work comes to, as it is sent: as JSON, packed with gzip."""
    return gzip.compress(msgspec.json.encode(work(*given)), PACKED_HOW, mtime=0)


class Archive:
    """Does such work for everybody who asks, and keeps what does not change."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._workers = Workers("replays", 1, limit)
        self._turns = Turns(1)
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0  # of what is kept
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self.done = 0  # pieces of work, since the start

    async def told(self, who: str, key: Hashable, work: Callable[..., Any], *given: Any) -> bytes:
        """What some work comes to, packed; whoever asks with the same key gets the same."""
        return await self._once(who, key, packed, work, *given)

    async def drawn(self, who: str, key: Hashable, work: Callable[..., bytes], *given: Any) -> bytes:
        """The same of a picture, which is as it is sent."""
        return await self._once(who, key, work, *given)

    async def _once(self, who: str, key: Hashable, work: Callable[..., Any], *given: Any) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self.do(who, work, *given))
            task.add_done_callback(lambda task: self._finish(key, task))
        return await asyncio.shield(self._under_way[key])  # who no longer waits does not end it for the others

    async def do(self, who: str, work: Callable[..., Any], *given: Any) -> Any:
        """What some work comes to, when it is this person's turn; a Problem if it is not to be had."""
        if len(self._turns) >= MOST_WAITING:
            raise Problem("busy", "too many replays are asked for at once: try again later")
        async with self._turns.taken(Party(who, [who], 1)):
            self.done += 1
            try:
                answer = await self._workers.do(careful, work, *given)
            except Failed as failed:
                log.error("a replay failed", reason=failed.reason, fault=failed.fault)
                raise Problem("failure", "this cannot be worked out here; it was noted") from None
        if isinstance(answer, Refused):
            raise Problem(answer.code, answer.sentence, **answer.more)
        return answer

    def _finish(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        """Keep an answer, and let go of those nobody has asked for the longest."""
        del self._under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        self._size += len(task.result())
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._workers.close()
