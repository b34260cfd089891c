"""Work for the archive's process, which needs to find it."""

from __future__ import annotations

import os
import time

from meydan.kernel.errors import BadRecord
from meydan.server.problems import Problem


def doubled(number: int) -> int:
    return 2 * number


def long(number: int) -> bytes:
    return os.urandom(number)


def ending(_: int) -> None:
    os._exit(1)


def sleeping(seconds: float) -> None:
    time.sleep(seconds)


def refusing(line: int) -> None:
    raise BadRecord("this is no record", line)


def refusing_with_a_code(version: int) -> None:
    raise Problem("stale-version", "too late", version=version)
