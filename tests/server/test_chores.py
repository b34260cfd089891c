"""What a process does again and again: until it is stopped, at once when it is woken, and also after a fault."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from meydan.server.chores import Chore

LONG = 600.0


def test_it_is_done_again_and_again():
    async def run() -> None:
        done, enough = [], asyncio.Event()

        async def work() -> None:
            done.append(len(done))
            if len(done) == 3:
                enough.set()

        chore = Chore(work, 0.001, "not done")
        chore.start()
        await enough.wait()
        await chore.stop()
        assert done[:3] == [0, 1, 2]

    asyncio.run(run())


def test_a_fault_is_told_and_it_goes_on():
    async def run() -> None:
        times, again = [], asyncio.Event()

        async def work() -> None:
            times.append(1)
            if len(times) == 1:
                raise RuntimeError("a cup fell down")
            again.set()

        chore = Chore(work, 0.001, "tea is not served for a while")
        with capture_logs() as lines:
            chore.start()
            await again.wait()
            await chore.stop()
        assert [line["event"] for line in lines] == ["tea is not served for a while"]
        assert lines[0]["exc_info"]

    asyncio.run(run())


def test_whoever_is_woken_does_not_wait_also_when_woken_while_at_it():
    async def run() -> None:
        times, third = [], asyncio.Event()

        async def work() -> None:
            times.append(1)
            if len(times) == 2:
                chore.wake()
            if len(times) == 3:
                third.set()

        chore = Chore(work, LONG, "not done")
        chore.start()
        await asyncio.sleep(0)
        chore.wake()
        await third.wait()
        await chore.stop()

    asyncio.run(run())


def test_once_stopped_nothing_is_done_any_more():
    async def run() -> None:
        begun, ended = asyncio.Event(), []

        async def work() -> None:
            begun.set()
            await asyncio.sleep(LONG)
            ended.append(1)

        chore = Chore(work, 0.001, "not done")
        await chore.stop()  # it was never started
        chore.start()
        await begun.wait()
        await chore.stop()
        assert chore.task is not None and chore.task.done() and not ended

    asyncio.run(run())
