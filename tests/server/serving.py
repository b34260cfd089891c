"""`meydan serve` whose luck follows from the test that runs: what a test has seen once, it sees every time.

`MEYDAN_LUCK=2 make test` plays all games of the tests with other luck.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections import Counter
from pathlib import Path

from meydan.cli.main import app_main
from meydan.server import seating

PYTEST = os.getppid()  # the process that started this one
SEEDS: Counter[str] = Counter()  # how many were made in a test


def running_test(process: int) -> Path:
    """Where a process of pytest writes the name of the test that it runs."""
    return Path(tempfile.gettempdir()) / f"meydan-runs-{process}"


def next_seed() -> str:
    note = running_test(PYTEST)
    test = note.read_text(encoding="utf-8") if note.exists() else ""
    SEEDS[test] += 1
    return hashlib.sha256(f"{os.environ.get('MEYDAN_LUCK', '')}/{test}/{SEEDS[test]}".encode()).hexdigest()[:32]


if __name__ == "__main__":
    seating.new_seed = next_seed
    app_main()
