"""Bots of one's own at the table and in simulations, and the records that simulations keep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meydan.kernel.record import Record

FIRST = """
from meydan.bots import Bot

class First(Bot):
    def choose(self, view):
        return view.options[0]

class Liar(Bot):
    def choose(self, view):
        return view.header.game.space.find("roll 6 6")

class Other:
    pass
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    return path


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_own_bot_is_simulated_in_any_number_of_processes(run, own, jobs):
    told = json.loads(
        run(f"simulate san-juan --seats 2 --bots {own}:First,random --games 4 --jobs {jobs} --json").stdout
    )
    assert told["bots"][f"{own}:First"]["games"] == 4


def test_an_own_bot_plays_against_a_person(run, own, tmp_path):
    save = tmp_path / "game.json"
    run(f"play san-juan --seats 2 --bots {own}:First --save {save}")
    assert Record.from_json(save.read_text()).players == ("person", f"{own}:First bot")
    assert run("play --resume " + str(save)).exit_code == 0


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nowhere.py:First", "FileNotFoundError: there is no file nowhere.py"),
        ("no.such.module:First", "ModuleNotFoundError: No module named 'no'"),
        ("{own}:Second", "has no class 'Second' with a method choose(view); it has Bot, First, Liar"),
        ("{own}:Other", "has no class 'Other' with a method choose(view)"),
        ("{own}:Liar", "Liar answered"),
    ],
)
def test_what_is_wrong_with_an_own_bot_is_said(run, own, bot, said):
    assert said in run(f"simulate istanbul --bots {bot.format(own=own)} --games 1", exit_code=2).stderr


def test_a_simulation_keeps_the_record_of_each_game(run, tmp_path):
    kept = tmp_path / "kept" / "here"
    line = f"simulate istanbul-dice --seats 3 --bots greedy,random --games 6 --seed lucky --records {kept}"
    run(f"{line} --jobs 2")
    found = [Record.from_json(path.read_text()) for path in sorted(kept.iterdir())]
    assert [record.players.index("greedy bot") for record in found] == [0, 1, 2, 0, 1, 2]
    for record in found:
        told = record.verify()
        assert told.finished and told.outcomes
    assert "is not empty: name a new one" in run(line, exit_code=2).stderr
    assert len(list(kept.iterdir())) == 6


@pytest.mark.parametrize("command", ["simulate san-juan --games 1 --bots random", "check istanbul-dice"])
def test_a_seed_is_any_text(run, command):
    run(f"{command} --seed evening")


@pytest.mark.parametrize("command", ["--help", "simulate --help", "serve --help"])
def test_a_flag_does_not_look_as_if_it_took_a_value(run, command):
    assert "<bool>" not in run(command).stdout


def test_bots_are_told_without_internal_names(run):
    assert "_" not in run("bots").stdout
