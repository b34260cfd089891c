"""What is drawn: everything a seat may know, nothing it may not, and all of it within the terminal."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from typing import Any

import pytest
from rich.console import Console

from meydan.bots import make_bot
from meydan.cli.ending import ending
from meydan.cli.helping import named
from meydan.cli.istanbul.board import draw_board, legend_line, offers
from meydan.cli.istanbul.face import FACE
from meydan.cli.istanbul.helping import TOPICS
from meydan.cli.istanbul.menu import in_order
from meydan.cli.menu import Menu
from meydan.cli.scene import voice_for
from meydan.cli.screen import PROMPT_LINES
from meydan.cli.story import paragraphs
from meydan.games.istanbul.boxes import places_of
from meydan.games.istanbul.expansions.letters.auction import Bid
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import (
    PLACE_NAMES,
)
from meydan.kernel.frame import Chance, Step
from meydan.kernel.game import Result
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.rulebook.finding import look_up
from tests.cli.conftest import drawn, scene_of
from tools.capture import capture, middle_of_a_game


def middle(seats: int = 4, turns: int = 30, seed: str = "screen", **options: Any) -> Table:
    """A table after so many turns of greedy bots, waiting for a move."""
    table = Table("istanbul", seats=seats, seed=seed, options=options)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while turns or table.state.question != "Move":
        table.play(bots[table.seat].choose(table.view(table.seat)))
        turns -= table.state.question == "Move" and turns > 0
    return table


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_all_places_and_players_are_on_the_screen(width):
    table = middle()
    shown = drawn(table.state, table.seat, width)
    for place in range(1, 17):
        assert f"{place} {PLACE_NAMES[place]}" in shown
    for mark in ("R● Red", "G■ Green", "B▲ Blue", "Y◆ Yellow"):
        assert mark in shown
    assert "Where do you go?" in shown


@pytest.mark.parametrize(("width", "height"), [(100, 40), (140, 50), (80, 50), (100, 30)])
def test_the_screen_fits_the_terminal(width, height):
    for turns in (0, 12, 40):
        table = middle(turns=turns)
        lines = drawn(table.state, table.seat, width, height).rstrip("\n").split("\n")
        assert len(lines) + PROMPT_LINES <= height
        assert max(len(line.rstrip()) for line in lines) <= width


def test_a_small_terminal_still_shows_turn_players_and_question():
    table = middle(turns=40)
    last = drawn(table.state, table.seat, 80, 24).rstrip("\n").split("\n")[-22:]
    shown = "\n".join(last)
    assert "Your turn" in shown and "Where do you go?" in shown and "Y◆ Yellow" in shown


def test_the_board_tells_prices_and_pieces():
    table = Table("istanbul", seats=2, seed=1, options={"neutral_assistants": True})
    shown = drawn(table.state, 0, 100)
    assert "15 lira" in shown  # 16, two players
    assert "RGYB+1" in shown  # 13
    assert "GY + 2 lira" in shown  # 5
    assert "R2 G2" in shown  # 14
    assert "R●4 G■4" in shown  # 7, with four assistants each
    assert "N◉" in shown and "♙R ♙G" in shown and "Governor" in shown and "Smuggler" in shown


@pytest.mark.parametrize("seat", [0, 1, 2, 3, -1])
@pytest.mark.parametrize("turns", [12, 44])
def test_nothing_is_drawn_that_a_seat_cannot_know(seat, turns):
    """Whatever the others hold and however the deck lies, the screen is the same."""
    table = middle(turns=turns)
    game = table.state.header.game
    before = [drawn(table.state, seat, width) for width in (80, 140)]
    for number in range(3):
        other = game.shuffle_hidden(table.state, seat, Rng(number))
        assert [drawn(other, seat, width) for width in (80, 140)] == before


def test_a_draw_of_another_is_told_without_the_card():
    table = middle(turns=44)
    told = paragraphs(FACE.words, table.state.header, table.heard(0), voice_for("en", 4))
    own = " ".join(text for seat, text in told if seat == 0)
    others = " ".join(text for seat, text in told if seat > 0)
    assert "draws “" in own and "draws a card" not in own
    assert "draws a card" in others and "draws “" not in others


def test_short_offers_fit_a_narrow_place():
    for turns in (0, 20, 45):
        scene = scene_of(middle(seats=5, turns=turns).state, 0)
        for place in range(1, 17):
            assert len(offers(scene, place)[2]) <= 18, PLACE_NAMES[place]


def test_the_legend_fits_one_line():
    assert len(legend_line(scene_of(middle().state, 0))) < 80


def test_narrow_terminals_get_a_list():
    console = Console(file=io.StringIO(), width=50, no_color=True)
    console.print(draw_board(scene_of(middle().state, 0), 50))
    # The type is ignored: of this game, or of what stands for a file.
    assert "│" not in console.file.getvalue()  # type: ignore[attr-defined]


# -- expansions -----------------------------------------------------------------------------------------------

MIXES = [["mocha"], ["letters"], ["mocha", "letters"]]


@lru_cache
def bazaar_moments(*boxes: str) -> list[Any]:
    """States from the middle of a game with expansions: one for each question that came up, and some moves."""
    table = Table("istanbul", seats=4, seed="moments", options={"expansions": list(boxes)})
    rng = Rng(4)
    found: dict[str, Any] = {}
    for step in range(1300):
        if table.over:
            break
        key = table.state.question
        rich = key == "Move" and sum(player.guild_cards for player in table.view(-1).players) > 1
        found[f"{key} {step // 250}" if rich else key] = table.state.clone()
        options = list(table.view(table.seat).options)
        # The type is ignored: a state of this game.
        wise = GAME.sensible(table.state, options) if rng.below(3) else options  # type: ignore[arg-type]
        table.play(wise[rng.below(len(wise))])
    return list(found.values())


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_all_places_of_a_mix_are_on_the_screen(width, boxes):
    table = Table("istanbul", seats=4, seed=1, options={"expansions": boxes})
    shown = drawn(table.state, 0, width)
    for place in places_of(tuple(boxes)):
        assert f"{place} {PLACE_NAMES[place][:8]}" in shown
    assert "Where do you go?" in shown
    assert bool(re.search(r"\bCT\b|Coffee Trader", shown)) == ("mocha" in boxes)
    assert bool(re.search(r"\bCou\b|Courier", shown)) == ("letters" in boxes)
    assert bool(re.search(r"\b0 coffee|C0", shown)) == ("mocha" in boxes)
    assert bool(re.search(r"0 letters|0 seals", shown)) == ("letters" in boxes)


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (140, 50)])
def test_a_mix_keeps_to_the_terminal(width, height, boxes):
    for state in bazaar_moments(*boxes)[height % 3 :: 12]:
        lines = drawn(state, state.seat, width, height).rstrip("\n").split("\n")
        assert max(len(line.rstrip()) for line in lines) <= width
        if height > 24 and len(boxes) == 1:
            assert len(lines) + PROMPT_LINES <= height
        assert any("Your turn" in line or "A question for you" in line for line in lines[-(height - PROMPT_LINES) :])


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
def test_nothing_of_a_mix_is_drawn_that_a_seat_cannot_know(boxes):
    """Whatever bonus and guild cards the others hold, the screen is the same."""
    for at, state in enumerate(bazaar_moments(*boxes)[::5]):
        width = (140, 80)[at % 2]
        for seat in {(at % 5) - 1, state.seat}:
            other = GAME.shuffle_hidden(state, seat, Rng(seat + 2))
            assert drawn(other, seat, width, 60) == drawn(state, seat, width, 60)


def test_own_guild_cards_are_shown_with_their_texts_and_those_of_others_only_counted():
    table = Table("istanbul", seats=2, seed=1, options={"expansions": ["mocha"]})
    state: Any = table.state
    for seat, card in ((0, 7), (1, 12), (1, 16)):
        state.receive_guild(seat, card)
    mine, watched = drawn(state, 0, 120, 60), drawn(state, -1, 120, 60)
    texts = {card: voice_for("en", 2)(f"ist-guild-{card}-text") for card in (7, 12, 16)}
    assert "Guild card “Back to the Fountain”" in mine and texts[7] in mine
    assert "2 guild cards" in mine and texts[12] not in mine and texts[16] not in mine
    assert "1 guild card" in watched and texts[7] not in watched


def test_the_board_tells_what_the_expansions_lay_on_it():
    table = Table("istanbul", seats=2, seed=1, options={"expansions": ["mocha", "letters"]})
    state: Any = table.state
    one, other = state.grid[6], state.grid[7]
    state.set_barrier(1, one, other)
    state.put_companion(1, 9)
    state.receive_letter(0, 13)
    state.receive_letter(0, 12)  # where the family member is
    state.player(0).tavern = 2
    shown = drawn(state, 0, 140, 60)
    assert f"G■ places the barrier between {PLACE_NAMES[one]} and {PLACE_NAMES[other]}" in shown
    assert f"▌{other}" in shown and f"▌{one}" in shown and "▣G" in shown
    assert "6 coffee" in shown and "▌2C" in shown and "✦ YYY+4C" in shown and "6 seals ✦" in shown
    assert "Letter 13, 1 delivered letter: 3 seals" in shown
    assert "encounter" in shown and "Companion at the Tea House" in shown


def test_short_offers_fit_five_places_side_by_side():
    for boxes in MIXES:
        for state in bazaar_moments(*boxes)[::4]:
            scene = scene_of(state, 0)
            for place in places_of(tuple(boxes)):
                assert len(offers(scene, place, tight=True)[2]) <= 15, PLACE_NAMES[place]


def test_many_places_for_one_thing_are_one_row_and_offers_may_be_any():
    table = Table("istanbul", seats=3, seed=1, options={"expansions": ["mocha", "letters"]})
    state: Any = table.state
    state.player(0).coffee = 9
    state.stack = [state.rules.actions[19][0]]
    menu = Menu(scene_of(table.state, 0))
    assert len(menu.rows) == 4 and menu.rows[0].text == "Barrier and an action from afar"
    assert menu.meant("barrier 3")[0].text == "barrier 3" and len(menu.meant("1")) > 15
    state.players[0].lira = 40
    state.stack = [Bid(0, 0, 0, 0)]
    menu = Menu(scene_of(table.state, 0))
    assert len(menu.rows) == 9 and menu.meant("33")[0].text == "offer 33"


@pytest.mark.parametrize("boxes", MIXES, ids="+".join)
def test_every_option_of_a_mix_has_one_key(boxes):
    for state in bazaar_moments(*boxes):
        view = state.view(state.seat)
        menu = Menu(scene_of(state, state.seat))
        keys = [row.key for row in menu.rows]
        assert len(keys) == len(set(keys)), keys
        assert {option for row in menu.rows for option in row.choices} == set(view.options)
        for row in menu.rows:
            assert row.key == "…" or menu.meant(row.key) == row.choices
            if len(row.choices) > 1:
                deeper = Menu(scene_of(state, state.seat), row.choices)
                assert {deeper.meant(line.key) for line in deeper.rows} >= {line.choices for line in deeper.rows[:3]}


def test_every_question_has_its_rules():
    asked = {name for name, frame in GAME.frames.items() if not issubclass(frame, Chance | Step | PlaceAction)}
    assert asked == set(TOPICS)
    for topic in TOPICS.values():
        about = named(FACE.words, None, voice_for("en", 2), topic)
        assert about or look_up("istanbul", [topic]), topic


# -- the menu -------------------------------------------------------------------------------------------------


def test_places_keep_their_numbers_and_cards_follow():
    table = Table("istanbul", seats=3, seed="bazaar")
    view = table.view(0)
    menu = Menu(scene_of(table.state, 0))
    keys = {row.key: row for row in menu.rows}
    assert all(str(option.what) in keys for option in view.options if option.text.startswith("move"))
    assert all(int(row.key) >= 21 for row in menu.rows if row.choices[0].provider >= 0)
    assert menu.meant("2") == menu.meant("move 2") == menu.meant("Fabric Warehouse")


def test_the_best_paying_sales_are_listed_first():
    table = Table("istanbul", seats=3, seed=5)
    state = table.state
    player = state.players[0]  # type: ignore[attr-defined]  # of this game, or of what stands for a file
    player.goods, player.capacity, player.place = [5, 5, 5, 5], 5, 11
    # The type is ignored: of this game, or of what stands for a file.
    state.stack = [state.rules.actions[11][0]]  # type: ignore[attr-defined]
    view = table.view(0)
    menu = Menu(scene_of(table.state, 0))
    assert menu.rows[0].text.endswith("for 20 lira") and len(menu.rows) == 10
    assert sum(len(row.choices) for row in menu.rows) == len(view.options)
    assert menu.default is None, "a sale shows a new demand tile and cannot be taken back"


def test_goods_may_be_typed_in_any_order():
    assert in_order("sell yggr") == "sell RGGY"
    assert in_order(" Deliver BR ") == "deliver RB"
    assert in_order("move 9") == "move 9"


# -- the end --------------------------------------------------------------------------------------------------


def test_the_end_tells_what_decided_between_equals():
    table = middle(seats=3)
    compared = ("rubies", "lira", "goods", "cards")

    def told(*scores: tuple[int, ...], language: str = "en") -> str:
        console = Console(file=io.StringIO(), width=160, no_color=True, record=True)
        console.print(ending(scene_of(table.state, -1, language), Result.ranking(scores, compared), 120))
        return console.export_text()

    assert "Red wins" in told((5, 1, 0, 0), (4, 9, 0, 0), (3, 0, 0, 0))
    close = told((5, 7, 1, 0), (5, 7, 3, 0), (4, 0, 0, 0))
    assert "Green wins" in close and "ahead of Red on Goods (3 to 1)" in close
    shared = told((5, 7, 1, 2), (5, 7, 1, 2), (4, 0, 0, 0))
    assert "Red and Green share the victory" in shared and "tied with Green" in shared
    assert "Rouge" in told((5, 1, 0, 0), (4, 9, 0, 0), (3, 0, 0, 0), language="fr")


def test_the_picture_for_the_readme_needs_nothing_from_elsewhere():
    picture = capture(middle_of_a_game())
    assert "Where" in picture and picture.count("http") == 1 and "http://www.w3.org/2000/svg" in picture
