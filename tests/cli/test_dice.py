"""The Dice Game at the terminal: whole games from piped answers, what is drawn, and words for everything."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import pytest

from meydan.cli.face import face_for
from meydan.cli.files import read_record, saved_games
from meydan.cli.helping import named
from meydan.cli.menu import Menu
from meydan.cli.scene import voice_for
from meydan.cli.screen import PROMPT_LINES
from meydan.cli.story import paragraphs
from meydan.games.istanbul_dice.game import GAME
from meydan.games.istanbul_dice.printed import AREA_NAMES, CARD_NAMES, DIE_TILES, LETTERS, TILE_NAMES
from meydan.kernel.frame import Chance, Step
from meydan.kernel.said import Seat
from meydan.kernel.table import Table
from meydan.rulebook.finding import look_up
from meydan.voice import LANGUAGES
from tests.cli.conftest import drawn, moments, scene_of, some_answers
from tests.istanbul_dice.story import Story

FACE = face_for("istanbul-dice")
START = "play istanbul-dice --seats 3 --bots random --seed souk"
QUESTIONS = {name for name, frame in GAME.frames.items() if not issubclass(frame, Chance | Step)}


def saved() -> Table:
    return Table.resume(read_record(saved_games()[0]))


@lru_cache
def all_moments() -> list[Any]:
    """States at every question there is, from games with two to four players."""
    found: dict[str, Any] = {}
    for seats in (2, 3, 4):
        for seed in ("a", "b", "c"):
            for question, state in moments("istanbul-dice", seats, seed, {}).items():
                found[f"{question} {seats} {seed}"] = state
    giving, taking = Story(2), Story(2)  # seldom asked
    giving.first.rolls("LLLLC").with_markers(red=1, blue=1).play("cards 1", "reveal good-for-lira", "accept")
    taking.first.rolls("LLLCC").play("cards 2", "reveal two-dice-brown", "reveal brown-red", "card two-dice-brown")
    return [*found.values(), giving.game, taking.game]


def arranged(dice: str = "RRGLC", **mine: Any) -> Table:
    """Red is to act with these dice and pieces."""
    table = Table("istanbul-dice", seats=2, seed=1)
    if table.state.question == "Reroll":
        table.play("keep")
    state: Any = table.state
    state.dice = [dice.count(letter) for letter in LETTERS]
    for name, value in mine.items():
        setattr(state.players[0], name, value)
    return table


# -- playing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_from_piped_answers(run, seats):
    line = f"play istanbul-dice --seats {seats} --bots random --seed souk"
    shown = run(line, *some_answers("istanbul-dice", "souk", seats, {})).stdout
    assert "Red rolls" in shown and "What do you do?" in shown
    assert " wins" in shown or "share the victory" in shown
    assert "Ranked by, in this order: rubies → wealth" in shown and "The seed was souk" in shown
    assert "is not an option" not in shown and "is not possible" not in shown
    assert saved().over


def test_bots_alone_are_watched(run):
    shown = run("play istanbul-dice --seats 2 --you none --bots random --seed 7").stdout
    assert "Red rolls" in shown and " wins" in shown and "What do you do?" not in shown


def test_a_game_is_played_and_told_again_in_other_languages(run, tmp_path):
    path = tmp_path / "game.json"
    shown = run(f"--lang uk play istanbul-dice --seats 2 --bots random --seed souk --save {path}", "help", "why", "u")
    assert "Червоний кидає кубики" in shown.stdout and "Які кубики перекидаєте?" in shown.stdout
    assert "скасувати останній вибір" in shown.stdout and "Після останнього кидка" in shown.stdout
    run(f"play --resume {path} --you none --bots random")
    for language, told in (("fr", "Rouge lance les dés"), ("pl", "Czerwony rzuca kośćmi"), ("ru", "Красный бросает")):
        assert told in run(f"--lang {language} replay {path}").stdout
    assert "there are en, uk, ru, fr, pl" in run("--lang xx games", exit_code=2).stderr


def test_the_language_is_that_of_the_machine(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Que faites-vous" in run(START, "keep").stdout


def test_dice_are_rolled_again_by_letters_in_any_order(run):
    lying = Table("istanbul-dice", seats=3, seed="souk").view(0).dice
    dice = "".join(LETTERS[face] * count for face, count in enumerate(lying))
    for typed in (f"reroll {dice[:2]}", dice[:2], dice[1::-1].lower(), f"keep {dice[2:]}"):
        run(START, typed)
        steps = json.loads(saved_games()[0].read_text())["steps"]
        assert f"reroll {dice[:2]}" in steps, typed


def test_a_group_of_rerolls_opens_a_menu_of_its_own(run):
    shown = run(START, "1", "back", "1", "2").stdout
    assert "Choose one, or type “back”." in shown and "Pay 1 crystal and reroll 1" in shown
    assert any(step.startswith("reroll ") for step in json.loads(saved_games()[0].read_text())["steps"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gr", "pair RG"),
        ("RR", "same R"),
        ("same r", "same R"),
        ("c", "cards 1"),
        ("cc", "cards 2"),
        ("ll", "lira"),
        ("gry", "three RYG"),
        ("bgry", "four"),
        ("ruby red", "ruby red"),
        ("pair GR", "pair RG"),
    ],
)
def test_actions_are_typed_by_their_letters(typed, meant):
    table = arranged("RRYGBLLCC", goods=[4, 0, 0, 0])
    assert [choice.text for choice in Menu(scene_of(table.state, 0)).meant(typed)] == [meant]


def test_undo_why_rules_help_board_and_log(run):
    asked = ("why ruby red", "keep", "why ruby lira", "why tile die", "?", "? carpet", "? tiles", "u", "u")
    shown = " ".join(run(START, *asked, "help", "log", "board", "fly", "q").stdout.split())
    assert "“ruby red” is not possible. First reroll some dice" in shown
    assert "The ruby costs 10 lira, but you have 0" in shown and "“tile die” is not possible" in shown
    assert "DICE-A.1" in shown and "DICE-M.1" in shown and "A ruby costs one good of each colour" in shown
    assert "Taken back: keep" in shown and "Nothing has been done since" in shown
    assert "L: a coin" in shown and "“fly” is not an option" in shown


def test_a_game_is_resumed_replayed_and_verified(run, tmp_path):
    run(START, "keep", "q")
    assert "What do you do?" in run("play --resume last").stdout
    path = tmp_path / "game.json"
    run(f"play istanbul-dice --seats 2 --you none --bots random --seed 3 --save {path}")
    shown = run(f"replay {path}").stdout
    assert "Istanbul: The Dice Game for 2" in shown and "Round 2" in shown and " wins" in shown
    assert "steps are legal" in run(f"verify {path}").stdout


def test_the_whole_table_is_printed_at_the_start_of_each_turn(run):
    """Also when nothing is asked about the dice because no crystal is left."""
    shown = run(START, "1", "1", *["end"] * 9).stdout
    turns = sum(step.startswith("end") for step in json.loads(saved_games()[0].read_text())["steps"])
    assert turns and shown.count(" cost ") >= 2 and "0◈" in shown


# -- what is drawn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(60, 50), (80, 24), (100, 30), (120, 40), (150, 45)])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_screen_keeps_to_the_terminal(width, height, language):
    for state in all_moments()[height % 2 :: 2]:
        lines = drawn(state, state.seat, width, height, language=language).rstrip("\n").split("\n")
        assert max(len(line.rstrip()) for line in lines) <= width
        last = "\n".join(lines[-(height - PROMPT_LINES) :])
        scene = scene_of(state, state.seat, language)
        asked = scene.voice("ask-yours" if state.active == state.seat else "ask-yours-in", name=Seat(state.active))
        assert asked in last and scene.voice.say(scene.asked.question)[:12] in last
        assert all(name in last for name in scene.voice.names)
        if height >= 45:
            assert len(lines) + PROMPT_LINES <= height


def test_the_table_shows_dice_rubies_with_prices_and_tiles_with_costs():
    table = arranged("RRGLC")
    state: Any = table.state
    state.tracks = [3, 2, 3, 0, 4, 5, 2]
    state.row = [0, 5, 8, 12, DIE_TILES[0], 20]
    shown = drawn(state, 0, 100)
    assert "│ R │ │ R │ │ G │ │ L │ │ C │" in shown and "2 actions left" in shown
    assert "[R] [R] [G] [L] [C]" in drawn(state, 0, 80, 20)
    costs = next(line for line in shown.split("\n") if line.startswith(" cost"))
    assert costs.split() == ["cost", "4", "R", "5", "Y", "4", "G", "–", "RYGB+1", "12", "lira", "5", "tiles"]
    for told in ("Lira income RRR", "Extra die RYGB", "Extra good BBB"):
        assert told in shown


def test_players_show_everything_they_have():
    tiles = [0] * len(TILE_NAMES)
    tiles[0], tiles[1], tiles[DIE_TILES[0]], tiles[17] = 1, 1, 1, 1
    table = arranged(lira=12, crystals=3, goods=[2, 0, 1, 0], brown=4, rubies=3, tiles=tiles)
    for width in (80, 120, 150):
        shown = drawn(table.state, 0, width)
        assert "12 lira" in shown and "3◈" in shown and "R2 Y0 G1 B0 ✱4" in shown and "✦✦✦···" in shown
        assert "4/5 lira×2, die, goods R" in shown


# -- the menu and the words -----------------------------------------------------------------------------------


def test_every_question_comes_up_here():
    assert {state.question for state in all_moments()} == QUESTIONS


def test_every_option_has_one_key():
    for state in all_moments():
        scene = scene_of(state, state.seat)
        menu = Menu(scene)
        keys = [row.key for row in menu.rows]
        assert len(keys) == len(set(keys)) and len(keys) < 30
        assert {option for row in menu.rows for option in row.choices} == set(scene.view.options)
        for row in menu.rows:
            assert menu.meant(row.key) == row.choices and row.text
            if len(row.choices) > 1:
                assert [line.choices for line in Menu(scene, row.choices).rows] == [(one,) for one in row.choices]
        assert all(option in menu.meant(option.text) for option in scene.view.options)


def test_every_question_and_thing_has_its_rules():
    assert set(FACE.topics) - {""} <= QUESTIONS
    for topic in FACE.topics.values():
        assert look_up("istanbul-dice", [topic]), topic
    for language in LANGUAGES:
        for asked in ("tiles", "carpet", *CARD_NAMES, *AREA_NAMES):
            about = named(FACE.words, None, voice_for(language, 2), asked)
            assert about is None or look_up("istanbul-dice", about[1].rules), asked
    about = named(FACE.words, None, voice_for("uk", 2), "килим лір")
    assert about is not None and about[0] == "area:lira"


def test_what_was_paid_and_taken_is_told_together():
    table = arranged("RRRRG")
    table.play("ruby red")
    for language, told in (
        ("en", "pays 4 red dice; takes a ruby (Red goods area) and now has 1 ruby."),
        ("pl", "oddaje 4 czerwone kości; bierze rubin"),
    ):
        story = paragraphs(FACE.words, table.state.header, table.events, voice_for(language, 2))
        assert told in story[-1][1]


def test_a_likely_payment_is_what_enter_means(run):
    table = arranged("RRRLC", goods=[1, 0, 0, 0], brown=1)
    table.play("ruby red")
    assert table.state.question != "Pay" or Menu(scene_of(table.state, 0)).default is not None
