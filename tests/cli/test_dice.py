"""The Dice Game at the terminal: whole games from piped answers, what is drawn, and words for everything."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import meydan
from meydan.cli.face import face_for
from meydan.cli.files import read_record, saved_games
from meydan.cli.menu import Menu
from meydan.cli.naming import names_for
from meydan.cli.rulebook import look_up
from meydan.cli.screen import PROMPT_LINES
from meydan.cli.story import paragraphs
from meydan.games.istanbul_dice import events, words
from meydan.games.istanbul_dice.choices import SPACE
from meydan.games.istanbul_dice.game import GAME
from meydan.games.istanbul_dice.tables import AREAS, CARD_NAMES, DIE_TILE, LETTERS, TILES
from meydan.kernel.events import Event, EventKind
from meydan.kernel.frame import Chance, Step
from meydan.kernel.table import Table
from meydan.kernel.words import ENGLISH
from tests.cli.conftest import drawn, moments, some_answers
from tests.istanbul_dice.story import Story

FACE = face_for("istanbul-dice")
START = "play istanbul-dice --seats 3 --bots random --seed souk"
KINDS = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
QUESTIONS = {name for name, frame in GAME.frames.items() if not issubclass(frame, Chance | Step)}
SOURCE = Path(meydan.__file__).parent / "games" / "istanbul_dice"


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
    assert "You rolled" in shown and "What do you do?" in shown
    assert "won with" in shown or "share the victory" in shown
    assert "Compared in this order: rubies, worth." in shown and "The seed was souk" in shown
    assert "is not an option" not in shown and "is not possible" not in shown
    assert saved().over


def test_bots_alone_are_watched(run):
    shown = run("play istanbul-dice --seats 2 --you none --bots random --seed 7").stdout
    assert "Red rolled" in shown and "won with" in shown and "What do you do?" not in shown


def test_dice_are_rolled_again_by_letters_in_any_order(run):
    lying = Table("istanbul-dice", seats=3, seed="souk").view(0).dice
    dice = "".join(LETTERS[face] * count for face, count in enumerate(lying))
    for typed in (f"reroll {dice[:2]}", dice[:2], dice[1::-1].lower(), f"keep {dice[2:]}"):
        run(START, typed)
        steps = json.loads(saved_games()[0].read_text())["steps"]
        assert f"reroll {dice[:2]}" in steps, typed


def test_a_group_of_rerolls_opens_a_menu_of_its_own(run):
    shown = run(START, "1", "back", "1", "2").stdout
    assert "Choose one, or type back." in shown and re.search(r"roll [RYGBLC] again, keep [RYGBLC]{4}", shown)
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
    view = table.view(0)
    menu = Menu(view.options, FACE.whole(view), names_for(2, 0))
    assert [choice.text for choice in menu.meant(typed)] == [meant]


def test_undo_why_rules_help_board_and_log(run):
    asked = ("why ruby red", "keep", "why ruby lira", "why tile die", "?", "? carpet", "? tiles", "u", "u")
    shown = " ".join(run(START, *asked, "help", "log", "board", "fly", "q").stdout.split())
    assert "“ruby red” is not possible: first say which dice" in shown
    assert "the ruby costs 10 lira and you have 0" in shown and "“tile die” is not possible" in shown
    assert "DICE-A.1" in shown and "DICE-M.1" in shown
    assert "Taken back: keep." in shown and "Nothing has been done since" in shown
    assert "[L] a coin, worth 2 lira" in shown and "“fly” is not an option" in shown


def test_a_game_is_resumed_replayed_and_verified(run, tmp_path):
    run(START, "keep", "q")
    assert "What do you do?" in run("play --resume last").stdout
    path = tmp_path / "game.json"
    run(f"play istanbul-dice --seats 2 --you none --bots random --seed 3 --save {path}")
    shown = run(f"replay {path}").stdout
    assert "Istanbul: The Dice Game for 2" in shown and "Round 2" in shown and "won with" in shown
    assert "steps are legal" in run(f"verify {path}").stdout


def test_the_whole_table_is_printed_at_the_start_of_each_turn(run):
    """Also when nothing is asked about the dice because no crystal is left."""
    shown = run(START, "1", "1", *["end"] * 9).stdout
    turns = sum(step.startswith("end") for step in json.loads(saved_games()[0].read_text())["steps"])
    assert turns and shown.count("  cost  ") >= 2 and "0◈" in shown


# -- what is drawn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(60, 50), (80, 24), (100, 30), (120, 40), (150, 45)])
def test_the_screen_keeps_to_the_terminal(width, height):
    for state in all_moments()[height % 2 :: 2]:
        lines = drawn(state, state.seat, width, height).rstrip("\n").split("\n")
        assert max(len(line.rstrip()) for line in lines) <= width
        last = "\n".join(lines[-(height - PROMPT_LINES) :])
        assert ("Your turn" in last or "you are asked" in last) and words.question(state)[:12] in last
        assert all(name in last for name in ["Red", "Green", "Blue", "Yellow"][: len(state.players)])
        if height >= 40:
            assert len(lines) + PROMPT_LINES <= height


def test_the_table_shows_dice_rubies_with_prices_and_tiles_with_costs():
    table = arranged("RRGLC")
    state: Any = table.state
    state.tracks = [3, 2, 3, 0, 4, 5, 2]
    state.row = [0, 5, 8, 12, DIE_TILE, 20]
    shown = drawn(state, 0, 100)
    assert "│ R │ │ R │ │ G │ │ L │ │ C │" in shown and "2 actions left" in shown
    assert "[R] [R] [G] [L] [C]" in drawn(state, 0, 80, 20)
    costs = next(line for line in shown.split("\n") if line.startswith("  cost") and "lira" in line)
    assert costs.split() == ["cost", "4", "R", "5", "Y", "4", "G", "none", "left", "RYGB+1", "12", "lira", "5", "tiles"]
    for told in ("lira-red", "RRR", "3 lira a turn", "die", "RYGB", "+1 die", "goods-blue", "BBB", "B for lira"):
        assert told in shown


def test_players_show_everything_they_have():
    tiles = [0] * len(TILES)
    tiles[0], tiles[1], tiles[DIE_TILE], tiles[17] = 1, 1, 1, 1
    table = arranged(lira=12, crystals=3, goods=[2, 0, 1, 0], brown=4, rubies=3, tiles=tiles)
    for width in (80, 120, 150):
        shown = drawn(table.state, 0, width)
        assert "12 lira" in shown and "3◈" in shown and "R2 Y0 G1 B0 4 brown" in shown and "✦✦✦···" in shown
        assert re.search(r"lira×2,? die,? goods R", shown)
    assert "4/5 lira×2" in drawn(table.state, 0, 80) and "4 of 5 tiles" in drawn(table.state, 0, 150)


# -- the menu and the words -----------------------------------------------------------------------------------


def test_every_question_comes_up_here():
    assert {state.question for state in all_moments()} == QUESTIONS


def test_every_option_has_one_key_and_words():
    for state in all_moments():
        view = state.view(state.seat)
        names = names_for(len(state.players), state.seat)
        menu = Menu(view.options, FACE.whole(view), names)
        keys = [row.key for row in menu.rows]
        assert len(keys) == len(set(keys)) and len(keys) < 30
        assert {option for row in menu.rows for option in row.choices} == set(view.options)
        for row in menu.rows:
            assert menu.meant(row.key) == row.choices and row.text and "{" not in row.text
            if len(row.choices) > 1:
                deeper = Menu(row.choices, menu.state, names, deeper=True)
                assert [line.choices for line in deeper.rows] == [(option,) for option in row.choices]
        for option in view.options:
            assert option in menu.meant(option.text)
            assert words.describe_choice(state, option, names) and words.describe_choice(state, option, brief=True)
        assert words.question(state)[-1] in "?."


def test_every_action_has_words_at_any_time():
    view = Table("istanbul-dice", seats=4, seed=1).view(0)
    for choice in SPACE.actions:
        said = words.describe_choice(view, choice)
        assert said and "{" not in said and not said.endswith(": "), choice.text


def test_every_question_has_its_rules_and_a_sentence():
    assert set(FACE.topics) == QUESTIONS == {key.split()[0] for key in words.QUESTIONS}
    for topic in FACE.topics.values():
        assert look_up("istanbul-dice", topic), topic
    for asked in ("reroll", "cards", "tiles", "ruby", "carpet", "scarcity", "dice-x", *CARD_NAMES, *AREAS):
        assert look_up("istanbul-dice", asked), asked


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_has_a_sentence(kind):
    for filler in (0, 1):
        said = words.tell(Event(kind, (filler,) * len(kind.params)), ["You", "Green", "Blue"])
        assert said[0].isupper() and said.endswith(".") and "{" not in said


def test_no_sentence_is_left_over():
    assert {key.split()[0] for key in words.EVENTS} == {kind.name for kind in KINDS}
    assert set(FACE.quiet) | set(FACE.setting_up) <= set(words.EVENTS)


def test_every_reason_has_a_sentence():
    texts = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    codes = {code for text in texts for code in re.findall(r'Reason\(\s*"([a-z-]+)"', text)}
    assert len(codes) > 15 and codes <= set(ENGLISH)


def test_pieces_have_names_and_texts():
    assert len(words.CARD_TEXTS) == len(CARD_NAMES) and len(words.TILE_TEXTS) == len(TILES)
    assert len(words.AREA_NAMES) == len(AREAS)


def test_dice_paid_in_a_row_are_told_together():
    table = arranged("RRRRG")
    table.play("ruby red")
    told = [text for seat, text in paragraphs(FACE, table.events, names_for(2, 0)) if seat == 0]
    assert "paid 4 red dice, took a ruby from the red track (1 now)" in told[-1]


def test_what_a_card_gives_for_nothing_may_be_declined_in_words():
    story = Story(2)
    story.first.rolls("LLLCC").play("cards 2", "reveal two-dice-brown", "reveal brown-red", "card two-dice-brown")
    assert words.question(story.game) == "“two-dice-brown”: 2 brown markers. Do you take it?"
    told = [words.describe_choice(story.game, option) for option in story.game.options()]
    assert told == ["take 2 brown markers", "take 1 lira instead"]


def test_a_card_names_the_marker_it_asks_for():
    story = Story(2)
    story.first.rolls("LLLLC")
    story.second.with_markers(red=1)
    story.first.play("cards 1", "reveal trade-red")
    assert words.question(story.game) == "“trade-red” offers you 4 lira for 1 red or brown marker. Do you accept?"
