"""The interpreted and the compiled build are one program: identical games from one seed."""

import os
import subprocess
import sys
from pathlib import Path

import meydan.kernel.state
from tests.digest import digest

ROOT = Path(__file__).parent.parent


def compiled():
    return not meydan.kernel.state.__file__.endswith(".py")


def sampling():
    """Whether long sweeps may take samples: this is the slow build, and `make test` has the fast one do them whole."""
    return not compiled() and os.environ.get("MEYDAN_SAMPLE") == "1"


def test_this_run_uses_the_build_it_says():
    wanted = os.environ.get("MEYDAN_BUILD")
    assert wanted in (None, "compiled" if compiled() else "interpreted")


def test_both_builds_play_identical_games():
    """The other process runs the plain sources, with another hash seed; this one runs what is being tested."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "12345"}
    told = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "digest.py"), "6"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == digest(6)
