"""Running the `meydan` command in a test: with its own games folder, at 80 columns, without colours."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from meydan.bots import make_bot
from meydan.cli.main import app
from meydan.cli.scene import Scene, voice_for
from meydan.cli.screen import arrange
from meydan.cli.seating import bots_of
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The games folder of this test."""
    monkeypatch.setenv("MEYDAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C")
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


# -- for any game ---------------------------------------------------------------------------------------------


def some_answers(game: str, seed: str, seats: int, options: dict[str, Any]) -> list[str]:
    """What somebody in the first seat might type against random bots, to the end of the game."""
    players = ["person", *["random bot"] * (seats - 1)]
    table = Table(game, seats=seats, seed=seed, players=players, options=options)
    bots = bots_of(players, int((table.state.header.commitment or "0")[:8], 16))
    rng = Rng(5)
    typed: list[str] = []
    while not table.over:
        if table.seat == 0:
            wise = table.state.header.game.sensible(table.state, table.options())
            typed.append(wise[rng.below(len(wise))].text)
            table.play(typed[-1])
        else:
            table.play(bots[table.seat].choose(table.view(table.seat)))
    return typed


def moments(game: str, seats: int, seed: str, options: dict[str, Any]) -> dict[str, Any]:
    """States of a game played partly at random: for each question that came up the last time it did."""
    table = Table(game, seats=seats, seed=seed, options=options)
    rng = Rng(seats)
    found: dict[str, Any] = {}
    while not table.over:
        found[table.state.question] = table.state.clone()
        choices = table.options()
        if rng.below(3):
            choices = table.state.header.game.sensible(table.state, choices)
        table.play(choices[rng.below(len(choices))])
    return found


def scene_of(state: Any, seat: int, language: str = "en") -> Scene:
    """What one seat is shown."""
    return Scene(state.view(seat), voice_for(language, state.header.seats), ["random"] * state.header.seats)


def drawn(state: Any, seat: int, width: int = 100, height: int = 40, *, fit: bool = True, language: str = "en") -> str:
    """The screen of one seat as text."""
    console = Console(file=io.StringIO(), width=width, height=height, no_color=True, record=True)
    console.print(arrange(console, scene_of(state, seat, language), fit=fit))
    return console.export_text()
