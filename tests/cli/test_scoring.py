"""`meydan score`: asked line by line, by options, or from a file; in five languages."""

import json

import pytest
from typer.testing import CliRunner

from meydan.cli.main import app
from meydan.voice import LANGUAGES

TIE = {
    "options": {},
    "players": [{"name": "Ada", "has": {"rubies": 6, "lira": 2}}, {"name": "Bob", "has": {"rubies": 6, "lira": 9}}],
}


def test_it_asks_for_what_it_needs_and_again_for_what_it_cannot_read(run):
    buildings = ("3 indigo plant", "chapel, lighthouse", "chapel, 1 well", "hero", "palace; guild hall", "many", "4")
    shown = run("--lang en score san-juan", "Ada", "Bob", "", *buildings, "2", "", "indigo", *[""] * 6).stdout
    assert "Ada: there is no “lighthouse” in this game." in shown
    assert "“Cards under buildings” must be a whole number from 0 to 110" in shown
    # 3 for plants, 2 + 1, 5 for the hero, 4 under, 4 for the guild hall: 19 and 4 for the palace
    assert "Ada wins" in shown and "Ada: 23 (points)" in shown and "for 19 other points" in shown
    assert "3 production buildings of 1 kind" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_read_and_what_decided_is_told(run, tmp_path, language):
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TIE), encoding="utf-8")
    shown = run(f"score istanbul --from {file} --lang {language}").stdout
    assert shown.index("Bob") < shown.index("Ada") and "9" in shown and "score-" not in shown
    told = CliRunner().invoke(app, ["score", "istanbul", "--from", "-", "--json"], input=json.dumps(TIE)).stdout
    assert [place["seat"] for place in json.loads(told)["places"]] == [1, 0]


def test_names_are_those_of_the_language_or_of_the_rules():
    has = ["--player", "Ada: 2 Przetwórnia indygo, katedra", "--player", "Bob: indigo-plant x2, pałac, city-hall"]
    shown = CliRunner().invoke(app, ["--lang", "pl", "score", "san-juan", "--with", "new-buildings", *has]).stdout
    assert "2 budynki o koszcie 6 u przeciwników" in shown and "Ada wygrywa" in shown


@pytest.mark.parametrize(
    ("line", "typed", "told"),
    [
        ("score chess", "", "there is no game 'chess'"),
        ("score san-juan --player Ada", "", "'Ada' names nobody"),
        ("score san-juan --player Ada:hero,hero --player Bob:", "", "Ada: “Hero” can stand in a town only once."),
        ("score san-juan --player Ada:city --player Bob:", "", None),
        ("score san-juan --player Ada:s --player Bob:", "", "there is no “s” in this game"),
        ("score san-juan --player Ada:", "", "2 to 4 seats, not 1"),
        ("score san-juan --with mocha", "", "mocha"),
        ("score istanbul --from nothing.json", "", "nothing.json cannot be read"),
        ("score istanbul --from -", "{", "- is no JSON"),
        ("score istanbul --from -", "[]", "tells of no players"),
        ("score istanbul --from -", '{"players": [{"has": 3}]}', "a player who does not fit"),
        ("score istanbul --from - --player Ada:", "", "cannot both tell"),
        ("score istanbul --lang xx", "", "there are no words in 'xx'"),
    ],
)
def test_errors_name_what_is_wrong(line, typed, told):
    found = CliRunner().invoke(app, ["--lang", "en", *line.split()], input=typed)
    assert found.exit_code == (2 if told else 0), found.output
    assert (told or "City hall") in " ".join(found.output.split())
