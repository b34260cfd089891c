"""Records from the command line: verifying good and bad ones, telling a game again, writing files whole."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from meydan.cli.files import find_file
from meydan.kernel.files import FileTrouble, write_whole


def test_a_good_record_is_verified(run, finished):
    shown = run(f"verify {finished}").stdout
    assert "steps are legal" in shown and "follow from the seed" in shown and "played to the end" in shown


def test_a_tampered_roll_is_found_with_its_line(run, finished):
    text = finished.read_text()
    data = json.loads(text)
    at = next(at for at, step in enumerate(data["steps"]) if step.startswith("roll"))
    data["steps"][at] = "roll 1 1" if data["steps"][at] != "roll 1 1" else "roll 6 6"
    finished.write_text(json.dumps(data))
    assert f"step {at + 1} is 'roll" in run(f"verify {finished}", exit_code=1).stderr


def test_a_tampered_result_is_found(run, finished):
    data = json.loads(finished.read_text())
    data["result"]["ranks"].reverse()
    finished.write_text(json.dumps(data))
    assert "the result in the record is" in run(f"verify {finished}", exit_code=1).stderr


def test_a_truncated_file_is_said_to_be_one(run, finished):
    finished.write_text(finished.read_text()[:500])
    assert "it is not whole JSON" in run(f"verify {finished}", exit_code=1).stderr


@pytest.mark.parametrize("content", [b'{"format": "chess"}', b"1. e4 e5", b"\xff\xfe\x00", b"[]", b""])
def test_a_foreign_file_is_said_to_be_one(run, tmp_path, content):
    (tmp_path / "foreign.json").write_bytes(content)
    assert "this is not a record" in run("verify foreign.json", exit_code=1).stderr
    assert "this is not a record" in run("replay foreign.json", exit_code=2).stderr
    assert "this is not a record" in run("play --resume foreign.json", exit_code=2).stderr


def test_all_files_are_checked_even_if_one_is_bad(run, finished, tmp_path):
    (tmp_path / "bad.json").write_text("{}")
    result = run(f"verify bad.json {finished} nowhere.json", exit_code=1)
    assert "bad.json: this is not a record" in result.stderr and "there is no file 'nowhere.json'" in result.stderr
    assert "steps are legal" in result.stdout


def test_replay_tells_the_game_and_shows_its_end(run, finished):
    shown = run(f"replay {finished}").stdout
    assert "Istanbul for 2" in shown
    assert "Round 1\n" in shown and "Round 2\n" in shown
    assert "Red goes to the" in shown and " wins" in shown
    assert shown.count("13 Sultan’s Palace") == 1


def test_replay_tells_of_hints_and_take_backs(run, finished):
    record = json.loads(finished.read_text())
    record["notes"] = [{"step": 40, "seat": 0, "kind": "hint"}, {"step": 60, "seat": 1, "kind": "undo"}]
    finished.write_text(json.dumps(record))
    shown = run(f"--lang en replay {finished}").stdout
    assert shown.index("gets a hint") < shown.index("takes a choice back")
    assert "gets a hint" not in run(f"--lang en replay {finished} --step 40").stdout
    assert "gets a hint" in run(f"--lang en replay {finished} --step 41").stdout


def test_replay_stops_at_a_step(run, finished):
    steps = json.loads(finished.read_text())["steps"]
    shown = run(f"replay {finished} --step 20").stdout
    assert f"This is after step 20 of {len(steps)}. The next one is: {steps[20]}" in " ".join(shown.split())
    assert " wins" not in shown


def test_replay_shows_every_board_when_asked(run, finished):
    shown = run(f"replay {finished} --step 60 --all").stdout
    assert shown.count("13 Sultan’s Palace") > 3


def test_replay_shows_the_cards_of_one_seat_only_to_that_seat(run, finished):
    assert "Green draws “" not in run(f"replay {finished}").stdout
    assert "Green draws “" in run(f"replay {finished} --seat 2").stdout
    assert "there is no seat 3" in run(f"replay {finished} --seat 3", exit_code=2).stderr


# -- files ----------------------------------------------------------------------------------------------------


def test_a_file_is_written_whole(tmp_path):
    path = tmp_path / "new" / "game.json"
    write_whole(path, "one")
    write_whole(path, "two")
    assert path.read_text() == "two"
    assert os.listdir(path.parent) == ["game.json"]


def test_an_interrupt_while_writing_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    write_whole(path, "old")

    def interrupted(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(FileTrouble, match="cannot be written"):
        write_whole(tmp_path / "file" / "game.json", "text")


def test_a_wrong_file_name_lists_the_files_there_are(tmp_path):
    (tmp_path / "mine.json").write_text("{}")
    with pytest.raises(FileTrouble, match=r"there is no file 'mime.json'; there are mine.json"):
        find_file("mime.json")
