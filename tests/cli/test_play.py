"""Playing at the terminal with piped answers: whole games, taking back, asking why, rules, saving and resuming."""

from __future__ import annotations

import json

import pytest

from meydan.cli.files import read_record, saved_games
from meydan.kernel.record import HINT, UNDO, Note
from meydan.kernel.table import Table
from tests.cli.conftest import greedy_answers

START = "play istanbul --seats 3 --bots greedy --seed bazaar"


def saved() -> Table:
    """The game in the games folder, resumed."""
    return Table.resume(read_record(saved_games()[0]))


def test_a_whole_game_is_played_from_piped_answers(run):
    shown = run(START, *greedy_answers("bazaar")).stdout
    assert "Where do you go?" in shown
    assert " wins\n" in shown and "Ranked by, in this order: Rubies → Lira → Goods → Cards in hand" in shown
    assert "The seed was bazaar" in shown and "meydan verify" in shown
    assert saved().over


def test_bots_alone_are_watched(run):
    shown = run("play istanbul --seats 2 --you none --seed 7").stdout
    assert "Red goes to the" in shown and " wins" in shown
    assert "Where do you go?" not in shown


@pytest.mark.parametrize("boxes", ["--with mocha", "--with letters --new-cards-only", "--with mocha --with letters"])
def test_bots_play_the_expansions(run, boxes):
    shown = run(f"play istanbul --seats 2 --you none --bots greedy --seed 7 {boxes}").stdout
    assert "Red goes to the" in shown and " wins" in shown
    assert ("1 coffee" in shown) == ("mocha" in boxes) and ("letter" in shown) == ("letters" in boxes)
    assert "draws the guild card" not in shown, "guild cards of others are secret"


def test_expansions_are_played_explained_and_resumed(run):
    start = "play istanbul --seats 3 --bots random --seed bazaar --with mocha --with letters"
    shown = " ".join(run(start, "why 99", "why tavern", "? 19", "? guild 7", "? card swap", "help", "q").stdout.split())
    assert "25 Catacombs" in shown and "“move 19” is" in shown
    assert "19.1" in shown and "IST-B.11" in shown and "IST-C.29" in shown and "▣R: a companion" in shown
    assert "Where do you go?" in run("play --resume last").stdout


def test_the_first_screen_says_whose_turn_it_is_and_what_is_asked(run):
    shown = run(START).stdout
    assert "Your turn" in shown
    assert "R● Where do you go?" in shown
    assert "Go to the Tea House" in shown


def test_at_the_end_of_input_the_game_is_saved(run):
    shown = run(START, "move 2", "leave").stdout
    assert "There is no more input." in shown
    assert f"meydan play --resume {saved_games()[0]}" in shown
    assert saved().state.question == "FillBarrow"


def test_a_place_is_chosen_by_number_text_or_name(run):
    for typed in ("2", "move 2", "MOVE  2", "go to the fabric warehouse"):
        run(START, typed)
        assert saved().view(0).players[0].place == 2, typed


def test_enter_takes_the_marked_option_and_nothing_where_none_is_marked(run):
    shown = run(START, "", "2", "", "", "").stdout
    assert "Enter alone means nothing here" in shown
    assert "Leave an assistant here  ← Enter" in shown
    assert saved().view(0).players[0].goods[0] == 2
    assert saved().seat == 0 and saved().view(0).round == 2


def test_auto_ends_the_turn_where_nothing_else_is_possible(run):
    cards = Table("istanbul", seats=3, seed="bazaar").view(0).hand
    assert cards[1] == 0, "this seed deals a card that can be played at the end of a turn: choose another"
    run(f"{START} --auto", "2", "leave", "fill")
    assert saved().view(0).round == 2


def test_undo_takes_back_and_says_why_it_cannot(run):
    shown = run(START, "move 2", "leave", "u", "u", "u").stdout
    assert "Taken back: leave" in shown and "Taken back: move 2" in shown
    assert "Nothing has been done since the last roll, draw or another player’s move" in shown
    assert saved().state.question == "Move"


def test_after_an_undo_another_choice_can_be_made(run):
    run(START, "move 2", "u", "move 9", "leave", "bid 3")
    assert saved().view(0).players[0].place == 9


def test_a_roll_cannot_be_taken_back(run):
    shown = run(START, "move 9", "leave", "bid 3", "u").stdout
    assert "Nothing has been done since the last roll" in shown


def test_a_hint_tells_good_answers_and_why_and_the_record_says_so(run):
    shown = " ".join(run(START, "hint", "move 2", "u").stdout.split())
    assert "1. Go to the" in shown and " % ± " in shown and "It brings" in shown
    first = len(Table("istanbul", seats=3, seed="bazaar").state.choices())
    assert saved().notes == [Note(first, 0, HINT), Note(first, 0, UNDO)]


def test_why_explains_what_is_not_possible(run):
    shown = " ".join(run(START, "why 13", "why tea house", "why buy", "why", "move 13").stdout.split())
    assert "“move 13” is not possible. It is 4 steps to the Sultan’s Palace" in shown
    assert "“move 9” is possible" in shown
    assert "“buy” is not possible. Move first" in shown
    assert "Why what?" in shown


def test_help_shows_commands_and_rules(run):
    shown = run(START, "help", "?", "? 9", "?card far", "? zeppelin").stdout
    assert "take the last choice back" in shown
    assert "IST-T.4" in shown and "IST-9.1" in shown and "IST-C.12" in shown
    assert "No rule speaks of “zeppelin”" in " ".join(shown.split())


def test_board_and_log_can_be_asked_for(run):
    shown = run(START, "2", "", "", "", "log", "board").stdout
    assert shown.count("Red goes to the Fabric Warehouse; leaves an assistant; gets 2 fabric.") == 1
    assert shown.count("13 Sultan’s Palace") == 3


def test_an_answer_nobody_understands_is_refused(run):
    assert "“fly 7” is not an option" in run(START, "fly 7").stdout


def test_saving_and_resuming_gives_the_same_position(run, tmp_path):
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    answers = greedy_answers("bazaar", stop_after=40)
    run(f"{START} --save {first}", *answers)
    run(f"{START} --save {second}", *answers[:17])
    assert read_record(second) != read_record(first)
    run(f"play --resume {second}", *answers[17:])
    assert Table.resume(read_record(second)).state == Table.resume(read_record(first)).state


def test_a_game_can_be_saved_under_another_name_but_not_over_another_file(run, tmp_path):
    other = tmp_path / "other.json"
    other.write_text("not yours")
    shown = " ".join(run(START, f"save {other}", "save mine.json", "q").stdout.split())
    assert "exists already" in shown and "Saved to mine.json" in shown
    assert other.read_text() == "not yours"
    assert read_record(tmp_path / "mine.json").seats == 3
    assert "exists already" in run(f"{START} --save {other}", exit_code=2).stderr


def test_the_last_game_is_resumed_by_that_name(run):
    run(START, "2", "q")
    assert "What about your assistant?" in run("play --resume last").stdout


def test_another_can_take_the_seat_of_a_resumed_game(run):
    run(START, "2", "q")
    assert " wins" in run("play --resume last --you none --bots greedy").stdout


def test_two_people_share_a_keyboard(run):
    shown = run("play istanbul --seats 2 --you 1,2 --seed 1", "2", "", "", "", "3", "").stdout
    assert "R> 2" in shown and "G> 3" in shown
    assert "R● Red goes to the Fabric Warehouse" in shown


def test_an_interrupt_saves_the_game(run, monkeypatch):
    def interrupted(*_args: object) -> str:
        raise KeyboardInterrupt

    run(START, "2", "q")
    monkeypatch.setattr("meydan.cli.play.TerminalGame._read", interrupted)
    shown = run("play --resume last", exit_code=130).output
    assert "Saved. Go on with" in shown and "Traceback" not in shown
    assert saved().state.question == "AssistantStep"


def test_goods_are_typed_in_any_order(run):
    """A game is brought to a market with goods to sell, then sold by letters in the wrong order."""
    for seed in ("bazaar", "souk", "market", "fair"):
        answers = greedy_answers(seed)
        sales = [at for at, text in enumerate(answers) if text.startswith("sell ") and len(set(text[5:])) > 1]
        if sales:
            break
    letters = answers[sales[0]].removeprefix("sell ")
    run(START.replace("bazaar", seed), *answers[: sales[0]], f"sell {letters[::-1].lower()}")
    assert f"sell {letters}" in json.loads(saved_games()[0].read_text())["steps"]


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_no_line_is_wider_than_the_terminal(run, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run(START, "2", "", "", "", "21").stdout.splitlines()
    drawn = [line for line in lines if "sealed" not in line and "--resume" not in line]
    assert max(len(line.rstrip()) for line in drawn) <= width
