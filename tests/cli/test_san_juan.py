"""San Juan at the terminal: whole games from piped answers, what is drawn, and words for everything."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Any

import pytest

from meydan.cli.face import face_for
from meydan.cli.files import read_record, saved_games
from meydan.cli.helping import named
from meydan.cli.menu import Menu
from meydan.cli.san_juan.panels import cost_text
from meydan.cli.scene import voice_for
from meydan.cli.screen import PROMPT_LINES
from meydan.cli.story import paragraphs, setup_end
from meydan.games.san_juan.cards import CRANE, GOLDSMITH, HERO, LIBRARY, NAMES, QUARRY, SMITHY, SUGAR_MILL
from meydan.games.san_juan.choices import SPACE
from meydan.games.san_juan.game import GAME
from meydan.games.san_juan.printed import ROLES
from meydan.games.san_juan.scoring import points
from meydan.kernel.frame import Chance, Step
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.rulebook.finding import look_up
from meydan.rulebook.reading import rules_of
from tests.cli.conftest import drawn, moments, scene_of, some_answers
from tests.san_juan.story import Story

FACE = face_for("san-juan")
TITLES = [name.replace("-", " ").replace("governors", "governor’s") for name in NAMES]
BOXES: list[list[str]] = [[], ["new-buildings"], ["events"], ["new-buildings", "events"]]
START = "play san-juan --seats 3 --bots random --seed souk"
QUESTIONS = {name for name, frame in GAME.frames.items() if not issubclass(frame, Chance | Step) and frame.options}


def saved() -> Table:
    return Table.resume(read_record(saved_games()[0]))


@lru_cache
def all_moments() -> list[Any]:
    """States at every question there is, from games of all kinds."""
    found: dict[str, Any] = {}
    for seats, seed, boxes, setup in (
        (4, "a", BOXES[3], "drafted"),
        (3, "b", BOXES[3], "dealt"),
        (2, "c", BOXES[1], "dealt"),
        (2, "d", BOXES[3], "dealt"),
        (4, "e", BOXES[0], "dealt"),
        (3, "f", BOXES[2], "drafted"),
        (2, "g", BOXES[3], "dealt"),
    ):
        for question, state in moments("san-juan", seats, seed, {"expansions": boxes, "setup": setup}).items():
            found[f"{question} {seed}"] = state
    return [*found.values(), with_town([LIBRARY], "councillor"), with_town([GOLDSMITH], "prospector", "use")]


def with_town(town: list[int], *typed: str) -> Any:
    """The first seat has these buildings, and plays."""
    table = Table("san-juan", seats=2, seed="town", options={"expansions": ["new-buildings"]})
    state: Any = table.state
    state.players[0].town = town
    state.decoded()
    for text in typed:
        table.play(text)
    return table.state


# -- playing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["dealt", "drafted"])
@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_a_whole_game_is_played_from_piped_answers(run, boxes, setup):
    seats = 2 + len(boxes) % 3
    options = {"expansions": boxes, "setup": setup}
    line = f"play san-juan --seats {seats} --bots random --seed souk --setup {setup}"
    line += "".join(f" --with {box}" for box in boxes)
    shown = run(line, *some_answers("san-juan", "souk", seats, options)).stdout
    assert "Which role do you take" in shown and ("Keep four cards: discard" in shown) == (setup == "drafted")
    assert " wins" in shown or "share the victory" in shown
    assert "Points, building by building" in shown and "Ranked by, in this order: points → cards and goods" in shown
    assert "The seed was souk" in shown
    assert "is not an option" not in shown and "is not possible" not in shown
    assert saved().over and saved().state.header.options == options


def test_bots_alone_are_watched_and_their_cards_stay_secret(run):
    shown = run("play san-juan --seats 4 --you none --bots random --seed 7 --with events,new-buildings").stdout
    assert "Red takes the role of" in shown and " wins" in shown
    assert "draws a card" in shown and not re.search(r"(draws|pays with|keeps|discards) [A-Z]", shown)


def test_answers_are_numbers_texts_or_names(run):
    for typed in ("1", "builder", "Builder", "build"):
        run(START, typed)
        assert saved().state.question == "Build", typed
    kind = next(kind for kind, count in enumerate(saved().view(0).hand) if count and kind < 20)
    for typed in (f"build {TITLES[kind]}", TITLES[kind].upper()):
        run(START, "builder", typed)
        assert SPACE.by_text[f"build {NAMES[kind]}"] in saved().state.choices(), typed


def test_several_cards_are_picked_at_once_in_any_order(run):
    table = Table("san-juan", seats=2, seed="x")
    assert [TITLES[kind] for kind, count in enumerate(table.view(0).hand) if count]
    for seed in ("a", "b", "c", "d", "e", "f"):
        table = Table("san-juan", seats=2, seed=seed)
        table.play("builder")
        dear = [option for option in table.options() if option.text != "pass" and option.what >= 3]
        pays = [option for option in dear if table.view(0).hand[option.what]]
        if not pays:
            continue
        table.play(pays[-1])
        if table.state.question == "Pay" and len(table.options()) > 1:
            break
    due = table.state.stack[-1].due  # type: ignore[attr-defined]  # a frame of this game
    hand = [kind for kind, count in enumerate(table.view(0).hand) for _ in range(count)]
    typed = ", ".join(TITLES[kind] for kind in hand[:due][::-1])
    run(f"play san-juan --seats 2 --bots random --seed {seed}", "builder", pays[-1].text, typed)
    steps = json.loads(saved_games()[0].read_text())["steps"]
    assert sum(step.startswith("pay ") for step in steps) == due > 1


def test_undo_why_rules_help_board_and_log(run):
    asked = ("why library", "why trader", "builder", "why palace", "? crane", "?")
    shown = " ".join(run(START, *asked, "u", "u", "help", "log", "board", "fly", "q").stdout.split())
    assert "“build library” is not possible. Take a role first" in shown and "“trader” is possible" in shown
    assert "“build palace” is not possible" in shown
    assert "SJ-K.9" in shown and "SJ-B.1" in shown
    assert "Taken back: builder" in shown and "Nothing has been done since" in shown
    assert "a role in brackets was taken" in shown and "“fly” is not an option" in shown
    assert shown.count("Which role do you take?") == 3, "at first, after taking back, and with the board"


def test_a_game_is_resumed_where_it_was_left(run):
    run(START, "builder", "q")
    assert "What do you build?" in run("play --resume last").stdout


def test_auto_passes_where_nothing_else_is_possible(run):
    answers = some_answers("san-juan", "market", 2, {})
    start = "play san-juan --seats 2 --bots random --seed market"
    forced = re.compile(r"^  0  .*← Enter", re.MULTILINE)
    assert len(forced.findall(run(start, *answers).stdout)) > 3
    kept = [text for text in answers if text not in ("pass", "done")]
    assert not forced.search(run(f"{start} --auto", *kept).stdout)


def test_a_replay_tells_the_game_and_its_points(run, tmp_path):
    path = tmp_path / "game.json"
    run(f"play san-juan --seats 3 --you none --bots random --seed 3 --save {path}")
    shown = run(f"replay {path}").stdout
    assert "San Juan for 3" in shown and "Round 2" in shown and "Points, building by building" in shown
    assert "steps are legal" in run(f"verify {path}").stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play san-juan --with mocha", "expansions cannot have 'mocha'; there are new-buildings, events"),
        ("play san-juan --setup drawn", "setup is dealt or drafted, not 'drawn'"),
        ("play san-juan --layout long", "San Juan has no option 'layout'; it has expansions, setup"),
        ("play san-juan --seats 5", "San Juan is for 2 to 4 seats, not 5"),
    ],
)
def test_wrong_options_are_refused(run, line, said):
    assert said in run(line, exit_code=2).stderr


def test_options_go_to_simulations_and_checks(run, monkeypatch):
    line = "simulate san-juan --seats 2 --bots random --games 1 --with events --setup drafted --json"
    assert json.loads(run(line).stdout)["options"] == {"expansions": ["events"], "setup": "drafted"}
    checked: list[Any] = []
    monkeypatch.setattr("meydan.kernel.conformance.check_mix", lambda _g, seats, mix, *_: checked.append(mix) or [])
    run("check san-juan --with events --setup drafted")
    settled = [GAME.header(2, None, mix).options for mix in checked]
    assert settled and all(mix == {"expansions": ["events"], "setup": "drafted"} for mix in settled)


# -- what is drawn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(60, 40), (80, 24), (100, 30), (120, 40), (150, 45)])
def test_the_screen_keeps_to_the_terminal(width, height):
    for state in all_moments()[height % 3 :: 3]:
        lines = drawn(state, state.seat, width, height).rstrip("\n").split("\n")
        assert max(len(line.rstrip()) for line in lines) <= width
        last = "\n".join(lines[-(height - PROMPT_LINES) :])
        asked = scene_of(state, state.seat)
        assert re.search(r"Your turn|A question for you", last)
        assert asked.voice.say(asked.asked.question)[:10] in last
        if height >= 40:
            assert len(lines) + PROMPT_LINES <= height
            assert all(name in last for name in ["Red", "Green", "Blue", "Yellow"][: len(state.players)])


@pytest.mark.parametrize("width", [80, 150])
def test_nothing_is_drawn_that_a_seat_cannot_know(width):
    for at, state in enumerate(all_moments()[:: 2 if width == 80 else 3]):
        for seat in {at % (len(state.players) + 1) - 1, state.seat}:
            other = GAME.shuffle_hidden(state, seat, Rng(at + 2))
            assert drawn(other, seat, width, 60) == drawn(state, seat, width, 60)


def arranged() -> Any:
    """Red is to build, with a crane, a quarry and a smithy."""
    state: Any = Table("san-juan", seats=2, seed=1).state
    state.play("builder")
    red = state.players[0]
    red.town = [SUGAR_MILL, SUGAR_MILL, SMITHY, CRANE, QUARRY, LIBRARY]
    red.goods = [3, -1, -1, -1, -1, -1]
    red.tucked = [[], [], [], [], [3, 4], []]
    red.hand = [0] * len(red.hand)
    red.hand[SUGAR_MILL], red.hand[HERO], red.hand[LIBRARY] = 2, 1, 1
    state.decoded()
    return state


def test_the_town_shows_goods_and_cards_under_buildings():
    shown = drawn(arranged(), 0, 120)
    assert "Sugar mill ■□, Smithy, Crane, Quarry +2, Library" in shown
    assert "6 buildings of 12" in shown and "6/12" not in shown and "▸Builder R●" in shown


def test_the_hand_shows_costs_after_discounts_points_and_what_a_card_does():
    state = arranged()
    shown = drawn(state, 0, 120)
    assert cost_text(state, 0, SUGAR_MILL) == "2→0" and cost_text(state, 0, HERO) == "5→3"
    assert re.search(r"Sugar mill ×2 +2→0 +1★ +Makes sugar", shown)
    assert re.search(r"Library built +5→3 +3★", shown)
    state.phase = -1
    assert cost_text(state, 0, HERO) == "5→4", "the privilege is the builder's"


def test_what_others_hold_is_only_counted():
    state = arranged()
    assert "hero" not in drawn(state, 1, 120).lower() and "4 cards" in drawn(state, 1, 120)


def test_prices_are_shown_as_far_as_they_are_known():
    state = arranged()
    assert "The price card is face down" in drawn(state, 0)
    state.prices = [2, 0]
    assert "Prices  11223, 11122" in drawn(state, 0)
    state.prices, state.trades = [2, 0, 1, 4, 3], 5
    assert "· indigo 1, sugar 1, tobacco 2, coffee 2, silver 3" in drawn(state, 0)
    state.price = 4
    assert "▸ indigo 1, sugar 2, tobacco 2, coffee 3, silver 3" in drawn(state, 0)


def test_the_points_told_at_the_end_add_up():
    state = arranged()
    lines = FACE.ending(scene_of(state, -1), 400)[1:]
    for seat, line in zip((0, 1), lines, strict=True):
        told = [int(number) for number in re.findall(r" (\d+)(?:,|$)", str(line).partition(":")[2])]
        assert sum(told) == points(state, seat) == int(re.findall(r"\d+", str(line))[0])


# -- the menu and the words -----------------------------------------------------------------------------------


def test_every_question_comes_up_here():
    assert {state.question for state in all_moments()} == QUESTIONS - {"PickCards", "PickUpTo"}


def test_every_option_has_one_key_and_words():
    for state in all_moments():
        view = state.view(state.seat)
        menu = Menu(scene_of(state, state.seat))
        keys = [row.key for row in menu.rows]
        assert len(keys) == len(set(keys)) and {o for row in menu.rows for o in row.choices} == set(view.options)
        for row in menu.rows:
            assert menu.meant(row.key) == row.choices and row.text and "{" not in row.text
        for option in view.options:
            assert menu.meant(option.text) == (option,)


def test_every_question_has_its_rules():
    for state in all_moments():
        asked, scene = FACE.topic(state), scene_of(state, state.seat)
        about = named(FACE.words, state.header, scene.voice, asked)
        assert look_up("san-juan", about[1].rules if about else [asked]), asked


@pytest.mark.parametrize("role", ROLES)
def test_every_role_is_a_chapter_of_the_rules(role):
    chapter = look_up("san-juan", [role])[0].chapter
    assert rules_of("san-juan").title(chapter).lower() == role


def test_the_same_thing_done_several_times_is_told_once():
    table = Table("san-juan", seats=2, seed=4)
    table.play("councillor")
    table.play("draw")
    table.play(table.options()[0])
    heard = table.heard(1, setup_end(table.state.header))
    told = [text for _, text in paragraphs(FACE.words, table.state.header, heard, voice_for("en", 2))]
    assert "Red takes the role of Councillor; draws 5 cards; keeps a card." in told


def test_a_certain_one_of_two_buildings_is_told_and_typed():
    story = Story(2, expansions=["events"]).events_out("earthquake")
    story.ana.with_town("sugar-mill", "sugar-mill").with_goods("sugar-mill")
    story.ana.play("event earthquake")
    menu = Menu(scene_of(story.game, 0))
    told = {row.choices[0].text: row.text for row in menu.rows}
    assert told == {"lose sugar-mill": "Lose Sugar mill", "lose sugar-mill 1": "Lose Sugar mill with its good"}
    assert FACE.tidy(menu, "Sugar mill 1") == FACE.tidy(menu, "lose sugar mill 1") == "lose sugar-mill 1"
    assert FACE.tidy(menu, "sugar mill") == "lose sugar-mill"


def test_where_a_building_would_cover_another_it_can_be_left():
    story = Story(2)
    bruno = story.bruno.with_town("crane", "hero").with_hand("indigo-plant").follows("builder")
    bruno.play("build indigo-plant")
    told = [row.text for row in Menu(scene_of(story.game, 1)).rows]
    assert told == ["Over Hero, for nothing", "Build something else"]


def test_the_governors_visit_says_that_no_building_helps():
    for rules, says in ((1, False), (2, True)):
        story = Story(3, rules, expansions=["events"]).events_out("governors-visit")
        story.play("prospector").until("ChooseRole").play("event governors-visit")
        assert ("no effect" in drawn(story.game, story.game.seat)) == says
