"""L: how the places lie, and how a random layout is laid."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

import meydan
from meydan.games.istanbul.board import NEAR, Board, laying_order, neighbours_of
from meydan.kernel.frame import CHANCE

PRINTED = {
    "short": "15 5 2 14  4 12 7 3  8 6 11 9  13 10 1 16",
    "long": "16 2 8 11  15 7 6 4  3 5 12 1  10 9 14 13",
    "order": "1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16",
}
MIDDLE = (5, 6, 9, 10)  # cells, counted from 0 row by row
STRICT = {"random": False, "random-2023": True}


def steps(one, other):
    """Rows apart plus columns apart, of two cells."""
    return abs(one // 4 - other // 4) + abs(one % 4 - other % 4)


def in_line(one, other):
    return one // 4 == other // 4 or one % 4 == other % 4


def within_limits(fountain, black_market, tea_house, strict):
    far = steps(black_market, tea_house) >= 3
    return fountain in MIDDLE and far and not (strict and in_line(black_market, tea_house))


def laid(layout, seed):
    return meydan.start("istanbul", seats=3, seed=seed, layout=layout).grid


def with_grid(layout):
    return meydan.start("istanbul", seats=3, seed=1, layout=layout)


# -- fixed layouts ------------------------------------------------------------------------------------------


def test_distance_is_rows_apart_plus_columns_apart(istanbul):  # [IST-L.1]
    grid = istanbul.game.grid
    for one, other in permutations(range(16), 2):
        assert istanbul.game.board.distance(grid[one], grid[other]) == steps(one, other)


@pytest.mark.parametrize(("place", "neighbours"), [(15, {5, 4}), (12, {4, 5, 7, 6}), (9, {3, 11, 16}), (16, {1, 9})])
def test_neighbours_share_a_side(istanbul, place, neighbours):  # [IST-L.1]
    board = istanbul.game.board
    assert {other for other in range(1, 17) if board.distance(place, other) == 1} == neighbours


@pytest.mark.parametrize("name", PRINTED)
def test_a_fixed_layout_lies_as_printed(name):  # [IST-L.2]
    assert with_grid(name).grid == [int(place) for place in PRINTED[name].split()]


def test_short_paths_are_laid_unless_told_otherwise():  # [IST-L.2]
    game = meydan.start("istanbul", seats=3, seed=1)
    assert game.header.options["layout"] == "short"


# -- random layouts -----------------------------------------------------------------------------------------


@cache
def many(layout):
    """Random layouts from many seeds."""
    return [laid(layout, seed) for seed in range(300)]


@pytest.mark.parametrize("layout", STRICT)
def test_a_random_layout_holds_each_place_once(layout):  # [IST-L.3] [IST-L.4]
    assert [grid for grid in many(layout) if sorted(grid) != list(range(1, 17))] == []


@pytest.mark.parametrize("layout", STRICT)
def test_random_layouts_differ(layout):  # [IST-L.3] [IST-L.4]
    assert len({tuple(grid) for grid in many(layout)}) == 300


@pytest.mark.parametrize("layout", STRICT)
def test_in_a_random_layout_the_fountain_lies_in_the_middle(layout):  # [IST-L.3] [IST-L.4]
    assert {grid.index(7) for grid in many(layout)} == set(MIDDLE)


@pytest.mark.parametrize("layout", STRICT)
def test_in_a_random_layout_black_market_and_tea_house_are_three_steps_apart(layout):  # [IST-L.3] [IST-L.4]
    assert min(steps(grid.index(8), grid.index(9)) for grid in many(layout)) == 3


def test_by_the_2023_rules_black_market_and_tea_house_are_not_in_line():  # [IST-L.4]
    assert not any(in_line(grid.index(8), grid.index(9)) for grid in many("random-2023"))


def test_by_the_2014_rules_black_market_and_tea_house_may_be_in_line():  # [IST-L.3]
    assert any(in_line(grid.index(8), grid.index(9)) for grid in many("random"))


def test_the_three_limited_places_are_laid_first():  # [IST-L.3]
    order = laying_order(list(range(1, 17)))
    assert set(order[:3]) == {7, 8, 9}
    assert sorted(order) == list(range(1, 17))


def chances(state):
    """What chance may answer, each with its exact probability."""
    frame = state.header.game.chance(state)
    weights = frame.weights(state)
    return [(choice, Fraction(weight, sum(weights))) for choice, weight in zip(state.options(), weights, strict=True)]


def after(state, choice):
    other = state.clone()
    other.apply(choice)
    return other


@cache
def limited_places(layout):
    """Every state after three places are laid, by their cells, with its exact probability."""
    game = meydan.find_game("istanbul")
    found = [(game.start(3, None, {"layout": layout}), Fraction(1))]
    for _ in range(3):
        found = [(after(state, choice), odds * odd) for state, odds in found for choice, odd in chances(state)]
    return {tuple(state.grid.index(place) for place in (7, 8, 9)): (state, odds) for state, odds in found}


@pytest.mark.parametrize("layout", STRICT)
def test_every_allowed_layout_of_the_limited_places_is_reached_and_no_other(layout):  # [IST-L.3] [IST-L.4]
    allowed = {cells for cells in permutations(range(16), 3) if within_limits(*cells, STRICT[layout])}
    assert set(limited_places(layout)) == allowed


@pytest.mark.parametrize("layout", STRICT)
def test_all_allowed_layouts_of_the_limited_places_are_equally_likely(layout):  # [IST-L.3] [IST-L.4]
    found = limited_places(layout)
    assert {odds for _, odds in found.values()} == {Fraction(1, len(found))}


@pytest.mark.parametrize("layout", STRICT)
def test_then_every_free_cell_is_equally_likely_for_the_next_place(layout):  # [IST-L.3] [IST-L.4]
    for cells, (state, _) in limited_places(layout).items():
        free = [f"lay 1 at {cell + 1}" for cell in range(16) if cell not in cells]
        assert [(choice.text, odds) for choice, odds in chances(state)] == [(text, Fraction(1, 13)) for text in free]


@pytest.mark.parametrize("layout", STRICT)
def test_each_further_place_has_equal_odds_down_to_the_last_cell(layout):  # [IST-L.3] [IST-L.4]
    state, _ = limited_places(layout)[5, 0, 15]
    for free in range(13, 0, -1):
        options = chances(state)
        assert [odds for _, odds in options] == [Fraction(1, free)] * free
        state = after(state, options[free // 2][0])
    assert 0 not in state.grid


def test_the_places_are_laid_before_anything_else(istanbul):  # [IST-L.3]
    state = meydan.find_game("istanbul").start(3, None, {"layout": "random"})
    for _ in range(16):
        assert (state.seat, state.question) == (CHANCE, "LayPlace")
        state.play(state.options()[0])
    assert state.question != "LayPlace"


def test_moves_follow_the_layout_that_was_laid():  # [IST-L.3]
    game = meydan.start("istanbul", seats=3, seed=3, layout="random")
    cell = game.grid.index(7)
    near = {f"move {place}" for at, place in enumerate(game.grid) if 1 <= steps(cell, at) <= 2}
    assert near <= {choice.text for choice in game.options()}
    assert len(near) == 10


# -- grids of your own --------------------------------------------------------------------------------------

OWN = [7, 8, 9, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16]


def test_a_grid_of_your_own_lies_as_given_and_needs_no_limits():  # [IST-L.5]
    assert with_grid(OWN).grid == OWN


@pytest.mark.parametrize(
    "given",
    [
        [OWN[:4], OWN[4:8], OWN[8:12], OWN[12:]],
        tuple(OWN),
        "7 8 9 1  2 3 4 5  6 10 11 12  13 14 15 16",
        "7,8,9,1/2,3,4,5/6,10,11,12/13,14,15,16",
    ],
)
def test_a_grid_may_be_given_as_rows_or_as_text(given):  # [IST-L.5]
    assert with_grid(given).grid == OWN


def test_a_printed_grid_given_place_by_place_is_that_layout():  # [IST-L.5]
    assert with_grid(PRINTED["long"]).header.options["layout"] == "long"


def test_a_grid_of_your_own_is_played_on():  # [IST-L.5]
    game = with_grid(OWN)
    assert {choice.text for choice in game.options() if choice.provider < 0} == {
        "move 8", "move 9", "move 2", "move 3", "move 6",
    }  # fmt: skip


@pytest.mark.parametrize(
    "grid",
    [
        OWN[:15],
        [*OWN, 1],
        [1, *OWN[1:]],
        [0, *OWN[1:]],
        [17, *OWN[1:]],
        "1 2 3 4",
    ],
)
def test_a_grid_that_does_not_hold_each_place_once_is_refused(grid):  # [IST-L.5]
    with pytest.raises(meydan.BadOption, match="each of the places 1 to 16 once"):
        with_grid(grid)


@pytest.mark.parametrize("layout", ["diagonal", "", "Short paths", "-7 8 9 1 2 3 4 5 6 10 11 12 13 14 15 16"])
def test_an_unknown_layout_is_refused_with_the_names_there_are(layout):  # [IST-L.5]
    with pytest.raises(meydan.BadOption, match="there are short, long, order, random, random-2023, or a grid"):
        with_grid(layout)


@pytest.mark.parametrize("layout", [None, 7, [], {}, [7.5, *OWN[1:]], [True, *OWN[1:]], ["seven", *OWN[1:]]])
def test_what_is_no_grid_at_all_is_refused(layout):  # [IST-L.5]
    with pytest.raises(meydan.BadOption, match="a layout is a name or a grid of the 16 places"):
        with_grid(layout)


# -- walls --------------------------------------------------------------------------------------------------


def walked(board: Board, start: int, wall: set[int]) -> dict[int, int]:
    """Steps from a place to all others, found by walking over every border but the wall."""
    steps = {start: 0}
    reached = [start]
    for place in reached:
        for other in board.neighbours(place):
            if other not in steps and {place, other} != wall:
                steps[other] = steps[place] + 1
                reached.append(other)
    return steps


@pytest.mark.parametrize("columns, size", [(4, 16), (5, 20), (5, 25)])
def test_distances_are_those_of_a_walk_round_any_wall(columns, size):
    # [IST-19.5] [IST-19.6]
    grid = list(range(1, size + 1))[::-1]
    board = Board(grid, columns, neighbours_of(grid, columns))
    walls = [[], *([one, other] for one in grid for other in board.neighbours(one) if one < other)]
    for wall in walls:
        walled = board.walled(wall)
        for start in grid:
            steps = walked(board, start, set(wall))
            assert {place: walled.distance(start, place) for place in grid} == steps
            near = sorted(place for place, far in steps.items() if 1 <= far <= 2)
            assert [choice.what for choice in walled.reach(NEAR, start)] == near
