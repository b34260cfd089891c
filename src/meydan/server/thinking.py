"""Bots think in processes of their own, with a limit: a slow or broken one never holds up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from typing import Any

import structlog
from pebble import ProcessPool

from meydan.bots import make_bot
from meydan.kernel.game import find_game

log = structlog.get_logger()


def decide(
    game: str, rules: int, seats: int, options: dict[str, Any], position: dict[str, Any], seat: int, bot: str, seed: int
) -> str:
    """What a bot answers; run in another process, which knows no more than the seat does."""
    import meydan  # noqa: F401  (makes the games known)

    found = find_game(game)
    state = found.decode(found.header(seats, None, options, rules), position)
    return make_bot(bot, seed).choose(state.view(seat)).text


class Thinkers:
    """A pool of processes for bots. A process that thinks too long is ended and replaced."""

    def __init__(self, processes: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self.seconds = 0.0
        self.failures = 0
        self._pool = ProcessPool(max_workers=processes, context=multiprocessing.get_context("spawn"))

    async def choose(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        position: dict[str, Any],
        seat: int,
        bot: str,
        seed: int,
    ) -> str | None:
        """The bot's answer, or None if it failed or took too long."""
        start = time.monotonic()
        try:
            asked = self._pool.schedule(
                decide, args=[game, rules, seats, options, position, seat, bot, seed], timeout=self.limit
            )
            answer: str = await asyncio.wrap_future(asked)
            return answer
        except Exception as error:  # whatever a bot may raise
            self.failures += 1
            log.warning("bot failed", bot=bot, game=game, seat=seat, error=type(error).__name__)
            return None
        finally:
            self.seconds += time.monotonic() - start

    def close(self) -> None:
        pool: Any = self._pool  # pebble does not say its types here
        pool.stop()
        pool.join(timeout=5)
