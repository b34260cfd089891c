"""Running the `meydan` command in a test: with its own games folder, at 80 columns, without colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from meydan.bots import make_bot
from meydan.cli.main import app
from meydan.cli.seating import bots_of
from meydan.kernel.table import Table

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The games folder of this test."""
    monkeypatch.setenv("MEYDAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def run() -> Run:
    """Run a command line, with typed lines if there are any; the exit code is checked."""

    def run_it(line: str, *typed: str, exit_code: int = 0) -> Any:
        result = CliRunner().invoke(app, line.split(), input="".join(f"{text}\n" for text in typed))
        assert result.exit_code == exit_code, result.output
        return result

    return run_it


def greedy_answers(seed: str, seats: int = 3, stop_after: int | None = None) -> list[str]:
    """What a greedy player in the first seat would type against greedy bots."""
    players = ["person", *["greedy bot"] * (seats - 1)]
    table = Table("istanbul", seats=seats, seed=seed, players=players)
    bots = bots_of(players)
    me = make_bot("greedy")
    typed: list[str] = []
    while not table.over and (stop_after is None or len(typed) < stop_after):
        view = table.view(table.seat)
        choice = bots.get(table.seat, me).choose(view)
        if table.seat == 0:
            typed.append(choice.text)
        table.play(choice)
    return typed


@lru_cache
def finished_game() -> str:
    players = ["greedy bot"] * 2
    table = Table("istanbul", seats=2, seed=7, players=players)
    bots = bots_of(players)
    while not table.over:
        table.play(bots[table.seat].choose(table.view(table.seat)))
    return table.record().to_json()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that bots played to its end."""
    path = tmp_path / "finished.json"
    path.write_text(finished_game(), encoding="utf-8")
    return path
