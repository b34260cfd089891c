"""What is drawn: everything a seat may know, nothing it may not, and all of it within the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from meydan.bots import make_bot
from meydan.cli.board import draw_board, legend, offers
from meydan.cli.capture import capture, middle_of_a_game
from meydan.cli.menu import Menu, in_order
from meydan.cli.panels import names_for, verdict
from meydan.cli.screen import PROMPT_LINES, Scene, arrange
from meydan.cli.story import paragraphs
from meydan.games.istanbul.tables import CARDS, PLACE_NAMES
from meydan.games.istanbul.words import as_state, question
from meydan.kernel.game import Result
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table


def middle(seats: int = 4, turns: int = 30, seed: str = "screen", **options: Any) -> Table:
    """A table after so many turns of greedy bots, waiting for a move."""
    table = Table("istanbul", seats=seats, seed=seed, options=options)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while turns or table.state.question != "Move":
        table.play(bots[table.seat].choose(table.view(table.seat)))
        turns -= table.state.question == "Move" and turns > 0
    return table


def drawn(state: Any, seat: int, width: int = 100, height: int = 40, *, fit: bool = True, asked: bool = True) -> str:
    """The screen of one seat as text."""
    view = state.view(seat)
    whole = as_state(view)
    names = names_for(len(view.players), seat)
    menu = Menu(view.options, whole, names) if asked and view.options else None
    told = question(whole, names) if menu else ""
    scene = Scene(view, whole, "Istanbul", ["greedy"] * len(view.players), (), told, menu)
    console = Console(file=io.StringIO(), width=width, height=height, no_color=True, record=True)
    console.print(arrange(console, scene, fit=fit))
    return console.export_text()


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
    assert "costs 15 lira" in shown  # 16, two players
    assert "RGYB+1 any" in shown  # 13
    assert "gives GY + 2 lira" in shown  # 5
    assert "red 2 green 2" in shown  # 14
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
    told = paragraphs(table.heard(0), names_for(4, 0))
    own = " ".join(text for seat, text in told if seat == 0)
    others = " ".join(text for seat, text in told if seat > 0)
    assert "drew the card" in own and "drew a card" not in own
    assert "drew a card" in others and "drew the card" not in others


def test_short_offers_fit_a_narrow_place():
    for turns in (0, 20, 45):
        table = middle(seats=5, turns=turns)
        view = table.view(0)
        for place in range(1, 17):
            assert len(offers(view, as_state(view), place)[2]) <= 18, PLACE_NAMES[place]


def test_the_legend_fits_one_line():
    assert len(legend()) < 80


def test_narrow_terminals_get_a_list():
    view = middle().view(0)
    console = Console(file=io.StringIO(), width=50, no_color=True)
    console.print(draw_board(view, as_state(view), 50))
    assert "│" not in console.file.getvalue()  # type: ignore[attr-defined]


# -- the menu -------------------------------------------------------------------------------------------------


def test_places_keep_their_numbers_and_cards_follow():
    table = Table("istanbul", seats=3, seed="bazaar")
    view = table.view(0)
    menu = Menu(view.options, as_state(view), names_for(3, 0))
    keys = {row.key: row for row in menu.rows}
    assert all(str(option.arg) in keys for option in view.options if option.text.startswith("move"))
    assert all(int(row.key) >= 21 for row in menu.rows if row.choices[0].provider >= 0)
    assert menu.meant("2") == menu.meant("move 2") == menu.meant("Fabric Warehouse")


def test_sales_are_listed_with_the_best_paying_first():
    table = Table("istanbul", seats=3, seed=5)
    state = table.state
    player = state.players[0]  # type: ignore[attr-defined]
    player.goods, player.capacity, player.place = [5, 5, 5, 5], 5, 11
    state.stack = [state.rules.actions[11][0]]  # type: ignore[attr-defined]
    view = table.view(0)
    menu = Menu(view.options, as_state(view), names_for(3, 0))
    assert menu.rows[0].text.startswith("20 lira for")
    assert sum(len(row.choices) for row in menu.rows) == len(view.options)
    assert menu.default is None, "a sale shows a new demand tile and cannot be taken back"


def test_goods_may_be_typed_in_any_order():
    assert in_order("sell yggr") == "sell RGGY"
    assert in_order(" Deliver BR ") == "deliver RB"
    assert in_order("move 9") == "move 9"


# -- the end --------------------------------------------------------------------------------------------------


def test_the_verdict_names_the_comparison_that_decided():
    compared = ("rubies", "lira", "goods", "cards")
    names = ["You", "Green", "Blue"]
    assert verdict(Result.ranking([(5, 1, 0, 0), (4, 9, 0, 0), (3, 0, 0, 0)], compared), names) == (
        "You won with 5 rubies, more than anybody else."
    )
    assert verdict(Result.ranking([(5, 7, 1, 0), (5, 7, 3, 0), (4, 0, 0, 0)], compared), names) == (
        "Green won with 5 rubies: equal in rubies and lira with You, ahead with 3 goods to 1."
    )
    shared = verdict(Result.ranking([(5, 7, 1, 2), (5, 7, 1, 2), (4, 0, 0, 0)], compared), names)
    assert shared.startswith("You and Green share the victory with 5 rubies")


def test_the_picture_for_the_readme_needs_nothing_from_elsewhere():
    picture = capture(middle_of_a_game())
    assert "Where" in picture and picture.count("http") == 1 and "http://www.w3.org/2000/svg" in picture
    assert len(CARDS) == 10
