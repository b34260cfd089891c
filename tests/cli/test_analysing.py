"""`meydan analyse`: a report in five languages, JSON for programs, and clear errors."""

import json
from dataclasses import replace

import pytest

from meydan.analysis import DEEP, QUICK, Effort
from meydan.cli import analysing
from meydan.kernel.record import Record
from meydan.voice import LANGUAGES
from tests.analysis.games import SMALL, played


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A short game, which is looked at for a moment only."""
    monkeypatch.setattr(analysing, "QUICK", SMALL)
    path = tmp_path / "game.json"
    path.write_text(played("istanbul-dice", 2).to_json(), encoding="utf-8")
    return path


def test_a_report_tells_chances_luck_and_decisions(run, game):
    shown = run(f"--lang en analyse {game} --jobs 1").stdout
    for heading in ("Win chances", "Luck and play", "Luck, by kind", "Turning points", "Decisions"):
        assert heading in shown
    assert "█" in shown and "dice" in shown and "Round" in shown
    assert "by the end of the turn" in " ".join(shown.split())  # why something was better


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_speaks_five_languages(run, game, language):
    shown = run(f"--lang {language} analyse {game} --jobs 1 --eyes 2").stdout
    assert "Win chances" not in shown and "cli-" not in shown


def test_programs_get_json(run, game):
    told = json.loads(run(f"analyse {game} --json --jobs 1 --eyes 1 --seed 3").stdout)
    assert (told["format"], told["eyes"], told["seed"], told["effort"]) == ("meydan-analysis", 0, 3, "small")
    assert {verdict["seat"] for verdict in told["verdicts"]} == {0}


def test_deep_looks_longer_and_further(run, game, monkeypatch):
    """The way through the command, with a deep effort cut down as the quick one is."""
    assert all(getattr(DEEP, name) > getattr(QUICK, name) for name in Effort.__slots__ if name != "name")
    monkeypatch.setattr(analysing, "DEEP", replace(SMALL, name="deep", tries=8, most=8, rounds=2, look=16, pairs=32))
    deep = json.loads(run(f"analyse {game} --deep --json --jobs 1").stdout)
    quick = json.loads(run(f"analyse {game} --json --jobs 1").stdout)
    assert (deep["effort"], quick["effort"]) == ("deep", "small")
    assert deep["chances"] != quick["chances"] and len(deep["verdicts"]) == len(quick["verdicts"])
    for share in deep["shares"]:
        parts = sum(share[name] for name in ("start", "luck", "play", "others", "unseen"))
        assert parts == pytest.approx(share["result"], abs=1e-9)


def test_errors_name_the_file_and_the_reason(run, game, tmp_path):
    record = Record.from_json(game.read_text(encoding="utf-8"))
    half = tmp_path / "half.json"
    told = json.loads(record.to_json())
    half.write_text(json.dumps({**told, "steps": told["steps"][:30], "result": None}), encoding="utf-8")
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    for line, said in (
        (f"analyse {half}", "this game is not finished: after its 30 steps it goes on"),
        (f"analyse {other}", "this is not a record"),
        ("analyse nothing.json", "there is no file 'nothing.json'"),
        (f"analyse {game} --eyes 3", "there is no seat 3; the seats are 1 to 2"),
    ):
        assert said in " ".join(run(line, exit_code=2).output.split())
