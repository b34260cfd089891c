"""Bots think in processes of their own, with a limit: a slow or broken one never holds up a table.

Whatever fails costs this one process: the question goes to another.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import structlog

from meydan.analysis import Doubt, Hint, doubt, hints
from meydan.bots import QUICK, make_bot, within
from meydan.kernel.game import find_game
from meydan.server.apart import DIED, RAISED, SLOW, Failed, Workers
from meydan.server.fairness import Party, Turns

UNUSABLE: Final = "unusable"
FAILURES: Final = (DIED, SLOW, RAISED, UNUSABLE)
REMEMBERED: Final = 300.0  # seconds for which a failure is told as one
HINTS: Final = "hints"  # in place of a bot, in the log
OK: Final = "ok"
FAILING: Final = "failing"
DOWN: Final = "down"
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
    milliseconds: float  # that a bot may think at most; each has its own limit too


def decide(question: Question, bot: str) -> str:
    """What a bot answers, in another process."""
    return make_bot(within(bot, question.milliseconds), question.seed).choose(view_of(question)).text


def view_of(question: Question) -> Any:
    """What the seat may know, as a view."""
    import meydan  # noqa: F401  (makes the games known)

    game = find_game(question.game)
    state = game.decode(game.header(question.seats, None, question.options, question.rules), question.position)
    return state.view(question.seat)


def advise(question: Question) -> list[Hint]:
    """The best answers, in another process."""
    return hints(view_of(question), seed=question.seed, milliseconds=question.milliseconds)


def doubt_of(question: Question, choice: str) -> Doubt | None:
    """What a coach says to a choice, in another process."""
    view = view_of(question)
    return doubt(view, next(option for option in view.options if option.text == choice), seed=question.seed)


class Thinkers(Workers):
    """The processes for bots."""

    def __init__(self, processes: int = 1, limit: float = 10.0) -> None:
        super().__init__("bots", processes, limit)
        self.failures: Counter[str] = Counter(dict.fromkeys(FAILURES, 0))
        self.replaced = 0  # answers of the quick bot in place of one that failed
        self.answered: Callable[[str, float], object] = lambda bot, seconds: None  # told after each answer
        self.unanswered = 0  # questions for which no bot had an answer
        self.processes = processes
        self.turns = Turns(processes)
        self._failed = -REMEMBERED

    @property
    def status(self) -> str:
        """Whether bots are well: down as long as no process comes up, failing for a while after an answer failed."""
        if self.down:
            return DOWN
        return FAILING if time.monotonic() - self._failed < REMEMBERED else OK

    async def choose(
        self,
        bot: str,
        asked: Callable[[], Question | None],
        usable: Callable[[str], bool],
        party: Party,
    ) -> str | None:
        """The bot's answer; if it fails twice, that of the quick bot; None if that fails too.

        What is asked is said when it is this party's turn and a process is free; None if nothing is asked any more.
        Where others wait, all think for a shorter time.
        """
        for name in (bot, bot, QUICK):
            async with self.turns.taken(party):
                try:
                    question = asked()
                    if question is None:
                        return None
                    hurry = 1 + len(self.turns) / self.processes
                    start = time.monotonic()
                    answer = str(
                        await self.do(decide, replace(question, milliseconds=question.milliseconds / hurry), name)
                    )
                    self.answered(name, time.monotonic() - start)
                    if not usable(answer):
                        raise Failed(UNUSABLE, answer)
                except Exception as error:
                    self._note(bot, name, error)
                    continue
            self.replaced += name != bot
            return answer
        self.unanswered += 1
        return None

    async def think(self, work: Callable[..., Any], asked: Callable[[], Question], party: Party, *more: str) -> Any:
        """What comes of some work on a question, when it is this party's turn; Failed if it fails."""
        async with self.turns.taken(party):
            hurry = 1 + len(self.turns) / self.processes
            question = asked()
            try:
                return await self.do(work, replace(question, milliseconds=question.milliseconds / hurry), *more)
            except Failed as error:
                self._note(HINTS, HINTS, error)
                raise

    def _note(self, bot: str, name: str, error: Exception) -> None:
        """An answer failed: it is counted, and told for a while."""
        failed = error if isinstance(error, Failed) else Failed(RAISED, type(error).__name__)
        self.failures[failed.reason] += 1
        self._failed = time.monotonic()
        log.warning("bot failed", bot=bot, asked=name, reason=failed.reason, fault=failed.fault)
