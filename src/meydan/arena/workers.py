"""Who plays the games: this process, several on this machine, or those of a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any, Protocol, Self, TypeVar

from meydan.arena.simulate import BadMatch
from meydan.kernel.processes import end_with_parent

Piece = TypeVar("Piece")
Made = TypeVar("Made")

LARGEST_BATCH = 16  # games handed to a process at once: small, so that progress moves and Ctrl-C is quick


class Workers(Protocol):
    """Does each piece of some work, such as a batch of games, and gives what came of them as they are done."""

    def each(self, work: Callable[[Piece], Made], pieces: Sequence[Piece]) -> Iterator[Made]: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


def workers(jobs: int = 1, ray: str | None = None) -> Workers:
    """So many processes; or the Ray cluster at an address, `local` for one that is started here."""
    if ray is not None:
        return Cluster(ray)
    return Here() if jobs == 1 else Pool(jobs)


def batches(numbers: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """The games in portions: small enough that all processes end at about the same time."""
    size = max(1, min(LARGEST_BATCH, len(numbers) // (4 * jobs)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


class Here:
    """This process."""

    def each(self, work: Callable[[Piece], Made], pieces: Sequence[Piece]) -> Iterator[Made]:
        yield from map(work, pieces)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass


class Pool:
    """Processes of this machine: fresh ones on every system, so that a caller's threads and open files do no harm."""

    def __init__(self, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_at_once)

    def each(self, work: Callable[[Piece], Made], pieces: Sequence[Piece]) -> Iterator[Made]:
        futures: list[Future[Made]] = [self._pool.submit(work, piece) for piece in pieces]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """A Ray cluster: every machine of it needs this version of meydan (`pip install meydan[ray]`)."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # type: ignore[import-not-found,unused-ignore]  # an extra: it may not be here
        except ImportError:
            raise BadMatch("for a Ray cluster install the extra: pip install 'meydan[ray]'") from None
        self._ray: Any = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it tells nobody who plays here
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadMatch(f"there is no Ray cluster at {address}: {error}") from None

    def each(self, work: Callable[[Piece], Made], pieces: Sequence[Piece]) -> Iterator[Made]:
        remote = self._ray.remote(num_cpus=1)(_do)
        waiting = [remote.remote(work, piece) for piece in pieces]
        try:
            while waiting:
                done, waiting = self._ray.wait(waiting)
                for one in done:
                    yield self._ray.get(one)
        finally:
            for one in waiting:
                self._ray.cancel(one, force=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._ray.shutdown()


def _do(work: Callable[[Piece], Made], piece: Piece) -> Made:
    """What Ray takes is a function, and nothing else that can be called."""
    return work(piece)


def _end_at_once() -> None:
    """In a worker: Ctrl-C ends it in silence, and so does the end of whoever asked."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()
