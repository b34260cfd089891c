"""`meydan puzzles`: made, listed, checked and solved at the terminal, in five languages."""

import json

import pytest

from meydan.puzzles import shipped
from meydan.puzzles.reading import SHIPPED
from meydan.voice import LANGUAGES

ONE = next(one for one in shipped() if one.game == "istanbul-dice")


def test_they_are_listed_by_game_and_theme(run):
    shown = run("--lang en puzzles list --game san-juan --theme building").stdout
    some = [one.id for one in shipped() if one.game == "san-juan" and "building" in one.themes]
    assert [line.split()[0] for line in shown.splitlines() if line[:10].isalnum()] == some


def test_a_wrong_answer_is_told_what_follows_and_a_right_one_why(run):
    shown = run(f"--lang en puzzles solve {ONE.id}", ONE.evidence.quick.choice, "?", "nonsense", ONE.line[0]).stdout
    assert shown.index("There is better") < shown.index("Right!")
    assert "What could happen then" in shown and "of 100 games" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_shown_to_who_wants_it(run, language):
    for one in (ONE, shipped()[0], shipped()[-1]):
        shown = run(f"--lang {language} puzzles solve {one.id}", "show").stdout
        assert "puzzle-" not in shown and "theme-" not in shown and "100" in shown


def test_there_is_one_for_today_and_one_of_a_theme(run):
    assert "Find the best answer" in run("--lang en puzzles solve", "q").stdout
    assert "Find the best answer" in run(f"--lang en puzzles solve --theme {ONE.themes[0]}").stdout


def test_they_are_checked(run, tmp_path):
    path = SHIPPED / f"{ONE.box}.jsonl"
    assert ", 0 with faults." in run(f"puzzles check {path}").stdout
    told = json.loads(ONE.to_json())
    bad = tmp_path / "bad.jsonl"
    bad.write_text(f"{ONE.to_json()}\n{json.dumps({**told, 'line': ['nothing']})}\n", encoding="utf-8")
    shown = run(f"puzzles check {bad} --tries 16", exit_code=1).stdout
    assert "there twice" in shown and "2 puzzles, 1 with faults." in shown


def test_they_are_made(run, tmp_path, monkeypatch):
    from meydan.puzzles import making

    monkeypatch.setattr(making, "look_through", lambda job: (job, [ONE]))
    shown = run(f"puzzles make {tmp_path / 'found'} --box istanbul-dice --want 1 --jobs 1 --seed 3").stdout
    assert "istanbul-dice" in shown and (tmp_path / "found" / "istanbul-dice.jsonl").is_file()


def test_errors_name_what_there_is(run):
    for line, said in (
        ("puzzles solve nothing", "there is no puzzle 'nothing'"),
        ("puzzles list --theme nothing", "there is no theme 'nothing'; there are win, last-round"),
        ("puzzles list --game chess", "there is no game 'chess'"),
        ("puzzles make found --box chess", "there is nothing to train that is called 'chess'"),
    ):
        assert said in " ".join(run(line, exit_code=2).output.split())
