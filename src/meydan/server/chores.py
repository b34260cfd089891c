"""What a process does again and again beside answering: a fault is told, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()


class Chore:
    """Something that is done every few seconds, and at once when somebody wakes it, from its start until it is stopped.

    `fault` is what a log says when it fails: what is not done until the next time.
    """

    def __init__(self, work: Callable[[], Awaitable[None]], every: float, fault: str) -> None:
        self._work = work
        self._every = every
        self._fault = fault
        self._woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """What is being done is broken off; once it is stopped, nothing is done any more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def wake(self) -> None:
        self._woken.set()

    async def _go_on(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._work()
            except Exception:
                log.exception(self._fault)
            try:
                await asyncio.wait_for(self._woken.wait(), self._every)
            except TimeoutError:
                continue
