"""Work in processes of their own, with a limit: what is slow or breaks there never holds up the service.

Each process has a pipe of its own and does one piece of work at a time. Whatever fails costs this one process: it is
ended. A process that is gone is replaced as soon as there is work.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

import structlog

from meydan.kernel.processes import end_with_parent

DIED: Final = "died"
SLOW: Final = "slow"
RAISED: Final = "raised"
START_SECONDS: Final = 120.0  # a process that needs longer to come up never will
PAUSE: Final = 1.0  # seconds, before another try to start one
SPAWN: Final = multiprocessing.get_context("spawn")
log = structlog.get_logger()


class Failed(Exception):
    """A process has done no work; the reason is a word, such as DIED."""

    def __init__(self, reason: str, fault: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.fault = fault


# -- in the other process -----------------------------------------------------------------------------------


def work_on(pipe: Connection, nice: int = 0) -> None:
    """Do one piece of work after the other, as long as there is some; who is nice lets others go first."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    import meydan  # noqa: F401  (makes the games known, before there is work: its time is its own)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the service, which ends its processes
    end_with_parent()
    pipe.send(None)  # ready
    with contextlib.suppress(EOFError, OSError):  # nobody asks any more
        while True:
            work, given = pipe.recv()
            try:
                reply = work(*given), ""
            except Exception as error:  # whatever there may be
                reply = None, type(error).__name__
            pipe.send(reply)


# -- in the service -----------------------------------------------------------------------------------------


class Worker:
    """One such process, seen from the service; all of this blocks, so it is for threads."""

    def __init__(self, nice: int = 0) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work_on, args=(theirs, nice), daemon=True)
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
        """Whether it is there and waits for work: who is silent is, and who is gone has closed the pipe."""
        return not self._pipe.poll(0)

    def do(self, work: Callable[..., Any], given: tuple[Any, ...], limit: float) -> Any:
        try:
            self._pipe.send((work, given))
        except OSError:
            raise Failed(DIED) from None
        answer, fault = self._hear(limit)
        if fault:
            raise Failed(RAISED, fault)
        return answer

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


class Workers:
    """So many processes, each started when it is first needed, and again whenever it is gone."""

    def __init__(self, what: str, processes: int = 1, limit: float = 10.0, *, nice: int = 0) -> None:
        self.limit = limit
        self._nice = nice
        self.seconds = 0.0  # for which they worked
        self.started = 0  # processes
        self.down = False  # no process comes up
        self._what = what  # they are for, in the log
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._threads = ThreadPoolExecutor(processes, what)

    async def do(self, work: Callable[..., Any], *given: Any) -> Any:
        """What some work comes to, in a process; Failed if that process fails."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work, given)

    def _do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """In a thread: ask a process; one that fails is not asked again."""
        worker = self._waiting()
        start = time.monotonic()
        try:
            answer = worker.do(work, given, self.limit)
        except BaseException:
            self._end(worker)
            raise
        finally:
            with self._lock:
                self.seconds += time.monotonic() - start
        self._idle.append(worker)
        return answer

    def _waiting(self) -> Worker:
        """A process that waits for work: an idle one, or a new one as soon as one comes up."""
        with contextlib.suppress(IndexError):
            while True:
                worker = self._idle.pop()
                if worker.is_idle:
                    return worker
                log.warning(f"a process for {self._what} has ended")
                self._end(worker)
        while True:
            try:
                worker = self._start()
            except (Failed, OSError) as error:
                if self._closing.is_set():
                    raise
                if not self.down:
                    log.error(f"no process for {self._what} comes up", error=str(error))
                self.down = True
                self._closing.wait(PAUSE)
            else:
                self.down = False
                return worker

    def _start(self) -> Worker:
        with self._lock:
            if self._closing.is_set():
                raise Failed(DIED)
            worker = Worker(self._nice)
            self._all.add(worker)
            self.started += 1
        try:
            worker.wait_until_ready()
        except BaseException:
            self._end(worker)
            raise
        return worker

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()

    def close(self) -> None:
        """End all processes, whatever they are doing, and wait until they are gone."""
        with self._lock:
            self._closing.set()
        for worker in list(self._all):
            worker.kill()
        self._threads.shutdown()
        for worker in list(self._all):
            self._end(worker)
