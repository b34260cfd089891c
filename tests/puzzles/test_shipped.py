"""Every puzzle of the package is whole, clear and there once; every box has some; some are measured anew."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from meydan.kernel.game import GAMES
from meydan.kernel.rng import Rng
from meydan.puzzles import THEMES, find_puzzle, of_the_day, shipped
from meydan.puzzles.checking import faults_of, measured
from meydan.puzzles.puzzle import id_of
from meydan.puzzles.reading import SHIPPED, read_file
from meydan.training.boxes import boxes

LEAST = {"istanbul": 100, "san-juan": 60, "istanbul-dice": 60}
TRIES = 96


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_puzzle_is_one(path):
    assert {one.id: list(faults_of(one)) for one in read_file(path) if list(faults_of(one))} == {}


def test_there_are_enough_of_every_game_and_none_twice():
    assert {game: count for game, count in Counter(one.game for one in shipped()).items() if count < LEAST[game]} == {}
    assert len({one.id for one in shipped()}) == len(shipped())


def test_every_box_and_every_number_of_players_has_some():
    assert {one.box for one in shipped()} == {box.name for box in boxes()}
    for name, game in GAMES.items():
        here = {one.seats for one in shipped() if one.game == name}
        assert here == set(range(game.min_seats, game.max_seats + 1)), name


def test_nothing_hidden_has_a_part_in_it():
    """Whatever is dealt anew of all that the seat cannot know, it is the same question."""
    for one in shipped()[::5]:
        state = one.state()
        other = state.header.game.shuffle_hidden(state, one.seat, Rng(3))
        assert id_of(other.view(one.seat)) == one.id


@pytest.mark.parametrize("game", GAMES)
def test_the_clearest_are_still_so_in_other_worlds(game):
    some = sorted((one for one in shipped() if one.game == game), key=lambda one: -one.evidence.second.loss)
    for one in some[:3]:
        assert all(other.loss > 0 for other in measured(one, TRIES, 5)), one.id


def test_themes_are_known_and_most_are_there():
    told = {theme for one in shipped() for theme in one.themes}
    assert told <= set(THEMES)
    assert {"win", "last-round", "deny", "ruby", "card", "family", "building", "role"} <= told


def test_every_day_has_its_puzzle_until_all_were_there():
    first = date(2026, 11, 17)
    days = [of_the_day(first + timedelta(days)) for days in range(len(shipped()))]
    assert {one.id for one in days} == {one.id for one in shipped()}
    assert of_the_day(first) is days[0] and find_puzzle(days[0].id) is days[0]
