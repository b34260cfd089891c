"""Bots that fail in each way there is; a module of its own, since the processes they run in need nothing else."""

from __future__ import annotations

import os
import time
from typing import Any

from meydan.bots import QUICK
from meydan.server.thinking import Question, decide


def hangs(*_: Any) -> str:
    time.sleep(10**6)
    return ""


def crashes(*_: Any) -> str:
    os._exit(3)


def raises(*_: Any) -> str:
    raise ValueError("this bot has a fault")


def cheats(*_: Any) -> str:
    return "win at once"


def hangs_but_the_best(question: Question, bot: str) -> str:
    return decide(question, bot) if bot == QUICK else hangs()


def crashes_but_the_best(question: Question, bot: str) -> str:
    return decide(question, bot) if bot == QUICK else crashes()


def raises_but_the_best(question: Question, bot: str) -> str:
    return decide(question, bot) if bot == QUICK else raises()


def cheats_but_the_best(question: Question, bot: str) -> str:
    return decide(question, bot) if bot == QUICK else cheats()
