"""The greedy bot answers at once, by what was learned: legally, repeatably, blind to what is hidden, and not badly."""

from pathlib import Path

import pytest

import meydan
from meydan.arena.simulate import Match, play_one, simulate
from meydan.bots import GreedyBot, UnknownBot, make_bot
from meydan.kernel.game import find_game
from meydan.kernel.rng import Rng
from tests.bots.playing import is_not_moved_by_what_it_cannot_see, plays_on, questions_of_wild_play
from tests.search.test_minds import MIXES
from tests.test_builds import compiled

YARDSTICK = f"{Path(__file__).parent.parent.parent / 'bench' / 'yardstick' / 'greedy.py'}:Greedy"
SOME = 9  # of very many mixes, every so-many-th


def test_it_is_known_by_its_name():
    assert make_bot("greedy").name == "greedy"
    with pytest.raises(UnknownBot, match="greedy, random, search"):
        make_bot("gredy")


@pytest.mark.parametrize("game", meydan.GAMES.values(), ids=lambda game: game.name)
def test_it_answers_legally_in_every_mix(game):
    """Greedy and random sit side by side, so that greedy also sees positions it would never make itself."""
    mixes = game.mixes()
    for number, (seats, options) in enumerate(mixes):
        if len(mixes) > 60 and number % SOME:
            continue
        bots = [make_bot("greedy" if (seat + number) % 2 else "random", seat) for seat in range(seats)]
        plays_on(game.start(seats, f"mix/{number}", options), bots, f"mix/{number}")


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_it_answers_in_positions_of_random_play(game, seats, options):
    """Wild hands and barrows: every question of a random game is put to greedy, whose answer is not played."""
    games = [find_game(game).start(seats, 3, options)]
    assert len(questions_of_wild_play(GreedyBot(), games, Rng(7), 1500)) > 5


def test_it_plays_the_same_game_twice():
    for game in meydan.GAMES:
        one, other = (simulate(game, 3, ["greedy"], 2, seed="twice") for _ in range(2))
        assert (one.decisions, one.by_seat) == (other.decisions, other.by_seat)


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_it_is_not_moved_by_what_it_cannot_see(game, seats, options):
    is_not_moved_by_what_it_cannot_see(GreedyBot(), find_game(game).start(seats, 5, options), 400)


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_it_leaves_chance_far_behind(game, seats, options):
    rules = find_game(game)
    match = Match(game, seats, ("greedy", *["random"] * (seats - 1)), rules.header(seats, None, options).options, "r")
    rows = [play_one(match, rules, index) for index in range(seats)]
    assert all(row.ranks[row.bots.index("greedy")] == 1 for row in rows)


# One seat against the yardstick on a few deals, the same every time: so many wins that only a collapse fails. The plain
# build shows no more than that games end.
@pytest.mark.parametrize(
    ("game", "boxes", "seats", "deals", "least"),
    [
        ("istanbul", [], 4, 8, 4),
        ("istanbul", ["mocha"], 4, 4, 1),
        ("istanbul", ["letters"], 4, 4, 1),
        ("istanbul", ["mocha", "letters"], 4, 6, 2),
        ("san-juan", [], 3, 8, 6),
        ("san-juan", ["new-buildings"], 3, 6, 3),
        ("san-juan", ["events"], 3, 6, 3),
        ("san-juan", ["new-buildings", "events"], 3, 6, 3),
        ("istanbul-dice", [], 3, 12, 6),
    ],
)
def test_it_holds_its_own_against_the_yardstick(game, boxes, seats, deals, least):
    rules = find_game(game)
    games = deals * seats if compiled() else 1
    options = rules.header(seats, None, {"expansions": boxes} if boxes else {}).options
    match = Match(game, seats, ("greedy", *[YARDSTICK] * (seats - 1)), options, "quick")
    won = 0
    for number in range(games):
        row = play_one(match, rules, number)
        assert row.ranks
        won += row.ranks[row.bots.index("greedy")] == 1
        if compiled() and won == least:
            break  # more games would change nothing
    assert won >= (least if compiled() else 0)
