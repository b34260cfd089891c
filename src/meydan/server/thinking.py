"""Bots think in processes of their own, with a limit: a slow or broken one never holds up a table.

Each process has a pipe of its own and answers one question at a time. Whatever fails costs this one process: it is
ended, and the question goes to another. A process that is gone is replaced as soon as somebody is to think.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import structlog

from meydan.bots import BEST, make_bot
from meydan.kernel.game import find_game
from meydan.server.fairness import Party, Turns

DIED: Final = "died"
SLOW: Final = "slow"
RAISED: Final = "raised"
UNUSABLE: Final = "unusable"
FAILURES: Final = (DIED, SLOW, RAISED, UNUSABLE)
START_SECONDS: Final = 120.0  # a process that needs longer to come up never will
PAUSE: Final = 1.0  # seconds, before another try to start one
REMEMBERED: Final = 300.0  # seconds for which a failure is told as one
OK: Final = "ok"
FAILING: Final = "failing"
DOWN: Final = "down"
SPAWN: Final = multiprocessing.get_context("spawn")
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, as plain data; the position is made up from what its seat may know."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    seed: int


class Failed(Exception):
    """A process has given no answer; the reason is one of FAILURES."""

    def __init__(self, reason: str, fault: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.fault = fault


# -- in the other process -----------------------------------------------------------------------------------


def decide(question: Question, bot: str) -> str:
    """What a bot answers."""
    import meydan  # noqa: F401  (makes the games known)

    game = find_game(question.game)
    state = game.decode(game.header(question.seats, None, question.options, question.rules), question.position)
    return make_bot(bot, question.seed).choose(state.view(question.seat)).text


def answer_questions(pipe: Connection) -> None:
    """Answer one question after the other, as long as somebody asks."""
    import meydan  # noqa: F401  (before the first question: its time is for thinking)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the service, which ends its processes
    threading.Thread(target=_end_with_parent, daemon=True).start()
    pipe.send(None)  # ready
    with contextlib.suppress(EOFError, OSError):  # nobody asks any more
        while True:
            work, question, bot = pipe.recv()
            try:
                reply = work(question, bot), ""
            except Exception as error:  # whatever a bot may raise
                reply = "", type(error).__name__
            pipe.send(reply)


def _end_with_parent() -> None:
    """However the service ended, nobody needs this process any more, even if its bot never stops thinking."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# -- in the service -----------------------------------------------------------------------------------------


class Thinker:
    """One such process, seen from the service; all of this blocks, so it is for threads."""

    def __init__(self) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=answer_questions, args=(theirs,), daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()

    def wait_until_ready(self) -> None:
        self._hear(START_SECONDS)

    @property
    def is_idle(self) -> bool:
        """Whether it is there and waits for a question: who is silent is, and who is gone has closed the pipe."""
        return not self._pipe.poll(0)

    def ask(self, work: Callable[[Question, str], str], question: Question, bot: str, limit: float) -> str:
        try:
            self._pipe.send((work, question, bot))
        except OSError:
            raise Failed(DIED) from None
        answer, fault = self._hear(limit)
        if fault:
            raise Failed(RAISED, fault)
        return str(answer)

    def _hear(self, limit: float) -> Any:
        try:
            if not self._pipe.poll(limit):
                raise Failed(SLOW)
            return self._pipe.recv()
        except (EOFError, OSError):
            raise Failed(DIED) from None

    def kill(self) -> None:
        """Whoever waits for its answer is told that it died."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Thinkers:
    """So many processes for bots, each started when it is first needed, and again whenever it is gone."""

    def __init__(self, processes: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self.seconds = 0.0  # for which bots thought
        self.failures: Counter[str] = Counter(dict.fromkeys(FAILURES, 0))
        self.replaced = 0  # answers of the best bot in place of one that failed
        self.unanswered = 0  # questions for which no bot had an answer
        self.started = 0  # processes
        self.turns = Turns(processes)
        self._down = False
        self._failed = -REMEMBERED
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._threads = ThreadPoolExecutor(processes, "bots")

    @property
    def status(self) -> str:
        """Whether bots are well: down as long as no process comes up, failing for a while after an answer failed."""
        if self._down:
            return DOWN
        return FAILING if time.monotonic() - self._failed < REMEMBERED else OK

    async def choose(
        self,
        bot: str,
        asked: Callable[[], Question | None],
        usable: Callable[[str], bool],
        party: Party,
    ) -> str | None:
        """The bot's answer; if it fails twice, that of the best bot; None if that fails too.

        What is asked is said when it is this party's turn and a process is free; None if nothing is asked any more.
        """
        for name in (bot, bot, BEST):
            async with self.turns.taken(party):
                try:
                    question = asked()
                    if question is None:
                        return None
                    answer = await asyncio.get_running_loop().run_in_executor(
                        self._threads, self._answer, question, name
                    )
                    if not usable(answer):
                        raise Failed(UNUSABLE, answer)
                except Exception as error:
                    self._note(bot, name, error)
                    continue
            self.replaced += name != bot
            return answer
        self.unanswered += 1
        return None

    def _note(self, bot: str, name: str, error: Exception) -> None:
        """An answer failed: it is counted, and told for a while."""
        failed = error if isinstance(error, Failed) else Failed(RAISED, type(error).__name__)
        self.failures[failed.reason] += 1
        self._failed = time.monotonic()
        log.warning("bot failed", bot=bot, asked=name, reason=failed.reason, fault=failed.fault)

    def _answer(self, question: Question, bot: str) -> str:
        """In a thread: ask a process; one that fails is not asked again."""
        thinker = self._waiting()
        start = time.monotonic()
        try:
            answer = thinker.ask(decide, question, bot, self.limit)
        except BaseException:
            self._end(thinker)
            raise
        finally:
            with self._lock:
                self.seconds += time.monotonic() - start
        self._idle.append(thinker)
        return answer

    def _waiting(self) -> Thinker:
        """A process that waits for a question: an idle one, or a new one as soon as one comes up."""
        with contextlib.suppress(IndexError):
            while True:
                thinker = self._idle.pop()
                if thinker.is_idle:
                    return thinker
                log.warning("a process for bots has ended")
                self._end(thinker)
        while True:
            try:
                thinker = self._start()
            except (Failed, OSError) as error:
                if self._closing.is_set():
                    raise
                if not self._down:
                    log.error("no process for bots comes up", error=str(error))
                self._down = True
                self._closing.wait(PAUSE)
            else:
                self._down = False
                return thinker

    def _start(self) -> Thinker:
        with self._lock:
            if self._closing.is_set():
                raise Failed(DIED)
            thinker = Thinker()
            self._all.add(thinker)
            self.started += 1
        try:
            thinker.wait_until_ready()
        except BaseException:
            self._end(thinker)
            raise
        return thinker

    def _end(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        thinker.end()

    def close(self) -> None:
        """End all processes, whatever they are doing, and wait until they are gone."""
        with self._lock:
            self._closing.set()
        for thinker in list(self._all):
            thinker.kill()
        self._threads.shutdown()
        for thinker in list(self._all):
            self._end(thinker)
