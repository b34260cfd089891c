"""Analyses of finished games: made in small pieces, in processes that let everybody else go first, and kept.

What is half made is nowhere but in memory: after a restart it is made again when somebody asks.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from meydan.analysis import EFFORTS, Analysis, Effort, NotFinished, check
from meydan.analysis.analysing import charted, judged
from meydan.analysis.chart import judge_piece, pieces_of
from meydan.analysis.verdicts import decisions_of, judge_decisions
from meydan.kernel.record import Record
from meydan.server import store
from meydan.server.apart import Failed, Workers
from meydan.server.database import Database
from meydan.server.fairness import Party, Turns
from meydan.server.findings import CHART, DONE, NONE, VERDICTS, WAITING, Analysing, Found, Stage, found
from meydan.server.problems import Problem
from meydan.server.stamps import now
from meydan.server.store import Sought

NICE = 10  # tables and bots go first; where nobody else works, nothing is lost
LIMIT: Final = 900.0  # seconds for one piece: it has only the time that others leave
MOST_AT_ONCE: Final = 100  # analyses that are made or wait
MOST_OF_ONE: Final = 5  # of them for one person, one after the other
MOST_KNOWN: Final = 1000  # games that need not be read again to know which they are
SEED: Final = 1  # of the luck that is tried: the same for everybody, so that all find the same
log = structlog.get_logger()


class Game(msgspec.Struct, frozen=True):
    """A finished game, as analyses know it."""

    digest: str
    seats: int


def game_of(record: Record) -> Game:
    """The game is what was agreed and played, whoever played it."""
    played = [record.game, record.rules, record.seats, record.options, record.steps]
    return Game(hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest(), record.seats)


def check_over(record: Record) -> None:
    """In another process: a Problem if there is nothing to analyse."""
    try:
        check(record, None)
    except NotFinished as error:
        raise Problem("not-now", str(error)) from None


@dataclass(slots=True)
class Job:
    """An analysis that is being made, for those who want it."""

    which: Sought
    record: Record
    who: str  # asked first: it is made at his expense
    wanted: set[str]
    state: Stage = WAITING
    done: int = 0
    of: int = 0
    made: Analysis | None = None  # the chart, once it is there
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def effort(self) -> Effort:
        return EFFORTS[self.which.effort]

    @property
    def eyes(self) -> int | None:
        return None if self.which.eyes < 0 else self.which.eyes


class Analyses:
    """Makes analyses, each person's one after the other, and all people's side by side; keeps what was made."""

    def __init__(self, database: Database, processes: int) -> None:
        self.processes = processes
        self.made = self.cancelled = self.failed = 0  # since the start
        self.workers = Workers("analyses", max(1, processes), LIMIT, nice=NICE)
        self._database = database
        self._turns = Turns(max(1, processes))
        self._jobs: dict[Sought, Job] = {}
        self._games: dict[str, Game] = {}  # by where they were played or written down, the last that were asked about

    def __len__(self) -> int:
        """How many are made or wait."""
        return len(self._jobs)

    # -- asking ---------------------------------------------------------------------------------------------

    async def game(self, where: str, read: Callable[[], Awaitable[Record]]) -> Game:
        """The finished game of a table or record, which is read only if it was not asked about lately."""
        found = self._games.pop(where, None) or game_of(await read())
        self._games[where] = found
        if len(self._games) > MOST_KNOWN:
            del self._games[next(iter(self._games))]
        return found

    async def begin(self, who: str, which: Sought, record: Record) -> None:
        """See to it that an analysis is made; whoever asks for the same one shares it."""
        if which not in self._jobs and await self.find(which) is not None:
            return
        if which in self._jobs:  # it may have been asked for meanwhile
            self._jobs[which].wanted.add(who)
            return
        if not self.processes:
            raise Problem("not-now", "games are not analysed here: whoever runs the service has switched it off")
        if len(self._jobs) >= MOST_AT_ONCE:
            raise Problem("busy", f"{MOST_AT_ONCE} games are being analysed already: try again later")
        before = [job.task for job in self._jobs.values() if job.who == who and job.task is not None]
        if len(before) >= MOST_OF_ONE:
            raise Problem("not-now", f"{len(before)} games wait to be analysed for you: let one be done, or cancel one")
        job = self._jobs[which] = Job(which, record, who, {who})
        job.task = asyncio.create_task(self._run(job, before))

    async def state(self, who: str | None, which: Sought) -> Analysing:
        """How far it is."""
        job = self._jobs.get(which)
        if job is not None:
            return Analysing(job.state, job.done, job.of, who in job.wanted)
        return Analysing(NONE if await self.find(which) is None else DONE, 0, 0, False)

    async def result(self, which: Sought) -> Analysis | bytes | None:
        """What was found so far: all, as it is stored; the chart alone; or nothing yet."""
        job = self._jobs.get(which)
        return await self.find(which) if job is None else job.made

    async def find(self, which: Sought) -> bytes | None:
        """A whole analysis, as it is stored."""
        return await self._database.run(lambda connection: store.find_analysis(connection, which))

    def cancel(self, who: str, which: Sought) -> None:
        """Who asked for it wants it no more; it goes on for others who did."""
        job = self._jobs.get(which)
        if job is None or who not in job.wanted:
            return
        job.wanted.discard(who)
        if not job.wanted and job.task is not None:
            self.cancelled += 1
            del self._jobs[which]
            job.task.cancel()

    # -- making ---------------------------------------------------------------------------------------------

    async def _run(self, job: Job, before: list[asyncio.Task[None]]) -> None:
        try:
            if before:
                await asyncio.wait(before)
            await self._make(job)
            self.made += 1
        except Failed as failed:
            self.failed += 1
            log.error("an analysis failed", reason=failed.reason, fault=failed.fault)
        except Exception:
            self.failed += 1
            log.exception("an analysis failed")
        finally:
            if self._jobs.get(job.which) is job:
                del self._jobs[job.which]

    async def _make(self, job: Job) -> None:
        record, effort, eyes = job.record, job.effort, job.eyes
        parts = await self._each(job, CHART, judge_piece, pieces_of(record, effort, SEED, eyes))
        # What is asked of a process comes with its module: this one brings nothing of the service along.
        chart = partial(charted, record, effort, parts, eyes=eyes, seed=SEED)
        job.made = made = await self._workers_do(job, chart)
        pieces = decisions_of(record, made.steps, eyes, effort, SEED)
        whole = judged(made, await self._each(job, VERDICTS, judge_decisions, pieces))
        packed = await asyncio.to_thread(written, whole)
        try:
            await self._database.run(lambda connection: store.add_analysis(connection, job.which, packed, now()))
        except IntegrityError:  # another process was faster, and found the same
            log.info("this analysis is there already", game=job.which.game)

    async def _each(self, job: Job, state: Stage, work: Callable[[Any], Any], pieces: Sequence[Any]) -> list[Any]:
        """Every piece of some work, as soon as there is time for it."""
        job.state, job.done, job.of = state, 0, len(pieces)

        async def one(piece: Any) -> Any:
            found = await self._workers_do(job, work, piece)
            job.done += 1
            return found

        tasks = [asyncio.create_task(one(piece)) for piece in pieces]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _workers_do(self, job: Job, work: Callable[..., Any], *given: Any) -> Any:
        """A piece of work, when it is this person's turn."""
        async with self._turns.taken(Party(job.who, [job.who], 1)):
            return await self.workers.do(work, *given)

    async def stop(self) -> None:
        """Leave off whatever is half made."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        self._jobs.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def close(self) -> None:
        self.workers.close()


def told(record: Record, made: Analysis | bytes) -> Found:
    """In another process: an analysis as it is told, fresh or as it was stored."""
    if isinstance(made, bytes):
        made = Analysis.from_json_dict(msgspec.json.decode(gzip.decompress(made)))
    return found(record, made)


def written(made: Analysis) -> bytes:
    """An analysis as it is stored."""
    return gzip.compress(msgspec.json.encode(made.to_json_dict()), mtime=0)
