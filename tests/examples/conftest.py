"""The example game, brought along for the tests of this folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from meydan.games import bring_game
from meydan.kernel.game import GAMES, Game

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "spice_sellers"


@pytest.fixture
def game() -> Iterator[Game[Any]]:
    """The example as a game that is known here for one test; no other test has to reckon with it."""
    bring_game(str(EXAMPLE))
    found: Game[Any] = sys.modules["spice_sellers"].GAME
    GAMES[found.name] = found
    yield found
    del GAMES[found.name]
    sys.path.remove(str(EXAMPLE.parent))


@pytest.fixture
def run(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run a command line with typed lines; what it prints."""
    from meydan.cli.main import app

    monkeypatch.setenv("MEYDAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def run_it(line: str, typed: str = "") -> str:
        done = CliRunner().invoke(app, line.split(), input=typed)
        assert done.exit_code == 0, done.output
        return done.output

    return run_it


def elsewhere() -> dict[str, str]:
    """The environment of a process that brings the example along."""
    return {**os.environ, "MEYDAN_GAMES": str(EXAMPLE)}
