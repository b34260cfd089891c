"""The commands of `meydan` besides playing: lists, help, errors, simulations, checks, measurements, rules."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import meydan
from meydan.bots.ladder import NAMES
from meydan.cli import main, reports
from meydan.kernel.game import GAMES

COMMANDS = [
    "games", "bots", "play", "simulate", "replay", "verify", "check", "bench", "rules", "train", "analyse", "puzzles",
    "admin", "setup",
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run, command):
    shown = run(f"{command} --help").stdout
    assert "Example" in shown and f"meydan {command}" in shown


def test_without_a_command_the_commands_are_listed(run):
    shown = run("--help").stdout
    assert all(command in shown for command in COMMANDS)


def test_python_m_meydan_is_the_same_program():
    environment = {**os.environ, "PYTHONPATH": str(Path(meydan.__file__).parents[1])}
    command = [sys.executable, "-m", "meydan", "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert told.stdout.startswith("meydan ")


def test_games_lists_seats_and_every_option_with_its_sentence(run):
    shown = " ".join(run("games").stdout.split())
    for game in GAMES.values():
        assert f"{game.title}, for {game.min_seats} to {game.max_seats} players" in shown
        for option in game.options:
            assert option.name.replace("_", "-") in shown and option.about in shown


def test_bots_are_listed_with_a_line_each(run):
    lines = run("bots").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*NAMES, "greedy", "random", "search"]
    assert all(len(line.split()) > 2 for line in lines)


def test_bots_have_the_names_of_people_in_a_game(run):
    lines = run("--lang uk bots san-juan").stdout.splitlines()
    assert lines[4].startswith("vizier  Ісабель, губернаторка: Думає за всіх")
    assert "Davud the grand vizier" in run("bots istanbul").stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play istanbl", "there is no game 'istanbl'; there are istanbul"),
        (
            "play istanbul --bots clever",
            "there is no bot 'clever'; there are apprentice, peddler, trader, master",
        ),
        ("play istanbul --layout round", "there is no layout 'round'; there are short, long, order"),
        ("play istanbul --with coffee", "expansions cannot have 'coffee'; there are mocha, letters"),
        ("play istanbul --with mocha --layout short", "there is no layout 'short'; there are first, order"),
        ("play istanbul --with mocha --layout 1,2,3", "a grid names each of the places 1 to 20 once"),
        ("simulate istanbul --with mocha --new-cards-only", "new_cards_only goes with expansions letters alone"),
        ("bench istanbul --with dice", "expansions cannot have 'dice'"),
        ("check istanbul --with dice", "expansions cannot have 'dice'"),
        ("play istanbul --seats 9", "Istanbul is for 2 to 5 seats, not 9"),
        ("play istanbul --seats 3 --you 4", "There is no seat “4”: the seats are 1 to 3"),
        ("play istanbul --seats 5 --neutral-assistants", "neutral_assistants is for 2 to 4 players"),
        ("play --resume nothing.json", "there is no file 'nothing.json'; no game has been saved yet"),
        ("replay nothing.json", "there is no file 'nothing.json'"),
        ("simulate istanbul --bots clever", "there is no bot 'clever'"),
        ("simulate istanbul --seats 2 --bots greedy,random,random", "too many for 2 seats"),
        ("train nets --teacher clever", "there is no bot 'clever'"),
        ("train nets --box chess", "there is nothing to train that is called 'chess'; there are istanbul"),
        ("check monopoly", "there is no game 'monopoly'"),
        ("bench monopoly", "there is no game 'monopoly'"),
        ("rules istanbul zeppelin", "no rule of istanbul speaks of 'zeppelin'; the chapters are IST-G: General"),
    ],
)
def test_a_wrong_name_is_one_line_that_lists_the_right_ones(run, line, said):
    result = run(line, exit_code=2)
    assert said in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output


def test_an_interrupt_ends_with_130_and_no_traceback(run, monkeypatch):
    def interrupted(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "show_help", interrupted)
    assert "Traceback" not in run("rules istanbul 9", exit_code=130).output


def test_simulate_prints_nothing_but_json_when_asked(run):
    told = json.loads(run("simulate istanbul --seats 3 --bots greedy,random --games 3 --seed 1 --json").stdout)
    assert {
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "bots",
        "by_seat",
        "rounds",
    } <= set(told)
    assert set(told["bots"]) == {"greedy", "random"}
    numbers = {"games", "wins", "win_rate", "low", "high", "mean_rank", "mean_rubies"}
    assert all(set(bot) == numbers for bot in told["bots"].values())
    assert set(told["rounds"]) == {"median", "mean", "min", "max"}


def test_simulate_prints_a_table_for_people(run):
    shown = run("simulate istanbul --seats 2 --bots greedy,random --games 2 --layout long --caravan-leader").stdout
    assert "2 games of istanbul with 2 seats" in shown
    assert "greedy" in shown and "95% bounds" in shown and "Rounds:" in shown


def test_train_goes_from_nothing_to_nets_and_goes_on_from_there(run):
    line = "train nets --box istanbul-dice --generations 1 --games 2 --rollouts 1 --arena 2 --jobs 1"
    first = run(line)
    assert "istanbul-dice, generation 0:" in first.stderr
    assert "Elo gained" in first.stdout and "strength.svg" in first.stdout
    assert Path("nets", "istanbul-dice", "0", "istanbul-dice.json").is_file()
    again = run(line)
    assert again.stdout == first.stdout and "generation 0" not in again.stderr


def test_bench_measures(run):
    told = json.loads(run("bench istanbul --seconds 0.05 --jobs 1 --json").stdout)
    assert told["decisions_per_second"] > 0 and told["build"] in ("compiled", "interpreted")
    assert set(reports.MEASURES) <= set(told)
    assert told["options"]["expansions"] == []


def test_bench_measures_a_mix(run, monkeypatch):
    asked = {}

    def measured(game, **given):
        asked.update(given)
        return {"game": game, "build": "compiled"}

    monkeypatch.setattr(import_module("meydan.arena.bench"), "bench", measured)
    told = json.loads(run("bench istanbul --with mocha --with letters --json").stdout)
    assert told["options"]["expansions"] == asked["options"]["expansions"] == ["mocha", "letters"]
    assert "istanbul with mocha and letters" in run("bench istanbul --with mocha,letters").stdout


def test_the_arena_measures_a_mix(monkeypatch):
    module = import_module("meydan.arena.bench")
    for name in ("SURVEY", "SLICES", "CLONES"):
        monkeypatch.setattr(module, name, 2)
    told = module.bench("istanbul", seconds=0.02, jobs=1, options={"expansions": ["letters"]})
    assert told["decisions_per_second"] > 0 and told["clone_us"] > 0


def test_expansions_are_simulated(run):
    told = json.loads(
        run("simulate istanbul --seats 3 --bots random --games 1 --with letters --new-cards-only --json").stdout
    )
    assert told["options"]["expansions"] == ["letters"] and told["options"]["new_cards_only"] is True


def test_check_can_be_kept_to_a_mix(run, monkeypatch):
    checked = []
    monkeypatch.setattr("meydan.kernel.conformance.check_mix", lambda _g, seats, mix, *_: checked.append(mix) or [])
    shown = run("check istanbul --with mocha").stdout
    assert "mocha, first" in shown and checked and all(mix["expansions"] == ["mocha"] for mix in checked)
    checked.clear()
    run("check istanbul --with letters --new-cards-only")
    assert checked and all(mix["expansions"] == ["letters"] and mix["new_cards_only"] for mix in checked)
    checked.clear()
    run("check istanbul --with none")
    assert checked and not any(mix.get("expansions") for mix in checked)


def test_measurements_are_a_table_for_people(capsys):
    told = {"game": "istanbul", "build": "compiled", "decisions_per_second": 1234567.8, "greedy_games_per_second": None}
    main.screen().print(reports.measurements(told))
    shown = capsys.readouterr().out
    assert "istanbul, compiled build" in shown and "1,234,568" in shown and "greedy" not in shown


def test_check_tells_what_holds_and_fails_when_something_does_not(run, monkeypatch):
    monkeypatch.setattr("meydan.kernel.conformance.mixes", lambda game: [(2, {"layout": "short"})])
    assert "everything holds" in run("check istanbul").stdout
    monkeypatch.setattr("meydan.kernel.conformance.check_mix", lambda *_: ["rubies: 20 instead of 21"])
    assert "rubies: 20 instead of 21" in run("check istanbul", exit_code=1).stdout


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("IST-9.1", ["IST-9.1"]),
        ("9.2", ["IST-9.2"]),
        ("9", ["IST-9.1", "IST-9.2"]),
        ("3", ["IST-2.1"]),
        ("tea house", ["IST-9.1", "IST-9.2"]),
        ("sultan's palace", ["IST-13.1", "IST-13.2", "IST-13.3", "IST-13.4"]),
        ("card far", ["IST-C.12"]),
        ("winding way", ["IST-C.12"]),
        ("roasting plant", ["IST-17.1", "IST-17.2", "IST-17.3", "IST-17.4"]),
        ("17", ["IST-17.1", "IST-17.2", "IST-17.3", "IST-17.4"]),
        ("card swap", ["IST-C.29"]),
        ("card fruit", ["IST-D.5"]),
        ("card ride 5", ["IST-D.20", "IST-D.21"]),
    ],
)
def test_rules_are_found_by_id_place_card_and_words(run, query, ids):
    shown = run(f"rules istanbul {query}").stdout
    assert [word for word in shown.split() if word.startswith("IST-") and "." in word and word[-1].isdigit()] == ids


def test_rules_without_a_question_are_all_rules(run):
    shown = run("rules istanbul").stdout
    assert "IST-G.1" in shown and "IST-V.14" in shown


# -- setting up a real box --------------------------------------------------------------------------------------


def test_setup_tells_what_goes_where(run):
    shown = run("setup istanbul --with mocha --with letters --seats 5 --lang uk").stdout
    assert "Підготовка до гри" in shown
    for told in ("25 Катакомби", "Гравець 5", "6 лір", "36 листів", "20 карт гільдії"):
        assert told in shown


def test_a_code_of_setup_lays_the_same_again(run):
    first = run("setup istanbul --layout random --seats 3 --lang en").stdout
    code = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", first).group()
    assert run(f"setup istanbul --seats 3 --code {code.lower()} --lang en").stdout == first
    assert "Lay the 16 places" in first


def test_setup_says_what_is_wrong(run):
    def refused(typed):
        return " ".join(run(f"setup {typed}", exit_code=2).stderr.split())

    assert "A code has 8 signs" in refused("istanbul --code P3E4 --lang en")
    assert "код іншої гри" in refused("san-juan --code P3E4-3CRA --lang uk")
    assert "cannot be chosen besides" in refused("istanbul --code P3E4-3CRA --with letters")
    assert "there are no words in 'de'" in refused("istanbul --lang de")
    assert "2 to 4 seats" in refused("san-juan --seats 5")
