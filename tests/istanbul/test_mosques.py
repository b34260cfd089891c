"""14 Small Mosque and 15 Great Mosque."""

import pytest

from tests.istanbul.story import Story

TILES = [(14, "red", "fabric"), (14, "green", "spice"), (15, "blue", "jewelry"), (15, "yellow", "fruit")]


@pytest.mark.parametrize("mosque, tile, good", TILES)
def test_a_tile_costs_one_of_the_goods_shown(istanbul, mosque, tile, good):  # [IST-14.1]
    red = istanbul.red.at(mosque).with_goods(**{good: 2})
    red.play(f"tile {tile}")
    assert red.tiles == [tile]
    assert red.goods == {good: 1}


@pytest.mark.parametrize("mosque, tile, good", TILES)
def test_fewer_goods_than_shown_do_not_do(istanbul, mosque, tile, good):  # [IST-14.1]
    red = istanbul.red.at(mosque).with_goods(**{good: 1})
    assert istanbul.options == ["skip"]
    assert red.why_not(f"tile {tile}") == "needs-goods"


@pytest.mark.parametrize("mosque, tile, good", TILES)
def test_goods_of_other_kinds_do_not_do(istanbul, mosque, tile, good):  # [IST-14.1]
    red = istanbul.red.at(mosque).with_goods(**{"fabric": 5, "spice": 5, "fruit": 5, "jewelry": 5, good: 0})
    assert red.why_not(f"tile {tile}") == "needs-goods"


@pytest.mark.parametrize("mosque, tile", [(14, "blue"), (14, "yellow"), (15, "red"), (15, "green")])
def test_a_mosque_has_only_its_own_colours(istanbul, mosque, tile):  # [IST-14.1]
    red = istanbul.red.at(mosque).with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    assert red.why_not(f"tile {tile}") == "other-mosque"


@pytest.mark.parametrize("seats, shown", [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_the_next_tile_of_a_stack_asks_for_more(seats, shown):  # [IST-14.1]
    istanbul = Story(seats)
    for player, goods in zip(istanbul.players, shown):
        player.at("small mosque").with_goods(spice=goods - 1)
        assert istanbul.options == ["skip"]
        player.with_goods(spice=goods).play("tile green")
        assert player.goods == {"spice": goods - 1}


def test_more_goods_than_shown_cost_one_all_the_same(istanbul):  # [IST-14.1]
    red = istanbul.red.at("great mosque").with_goods(fruit=5)
    red.play("tile yellow")
    assert red.goods == {"fruit": 4}


def test_three_blue_shown_one_paid_and_the_fifth_assistant_joins(istanbul):  # [IST-14.1]
    istanbul.green.with_tiles("blue")
    red = istanbul.red.at("great mosque").with_goods(jewelry=3)
    red.play("tile blue")
    assert red.goods == {"jewelry": 2}
    assert red.carried == 5


def test_one_action_gives_one_tile(istanbul):  # [IST-14.2]
    red = istanbul.red.at("small mosque").with_goods(fabric=2, spice=2)
    red.play("tile red")
    assert red.tiles == ["red"]
    assert istanbul.options == ["end"]


def test_a_second_tile_of_a_colour_cannot_be_had(istanbul):  # [IST-14.2]
    red = istanbul.red.with_tiles("red").at("small mosque").with_goods(fabric=5)
    assert istanbul.options == ["skip"]
    assert red.why_not("tile red") == "has-tile"


def test_a_tile_taken_by_a_rival_is_not_given_up(istanbul):  # [IST-14.2]
    green = istanbul.green.with_tiles("red")
    istanbul.red.at("small mosque").with_goods(fabric=3).play("tile red")
    assert green.tiles == ["red"]
    assert istanbul.game.tiles_left == [1, 3, 3, 3]


@pytest.mark.parametrize(
    "mosque, first, second, goods",
    [
        (14, "red", "green", {"spice": 2}),
        (14, "green", "red", {"fabric": 2}),
        (15, "blue", "yellow", {"fruit": 2}),
        (15, "yellow", "blue", {"jewelry": 2}),
    ],
)
def test_both_colours_of_a_mosque_bring_a_ruby_from_it(istanbul, mosque, first, second, goods):  # [IST-14.3]
    red = istanbul.red.with_tiles(first).at(mosque).with_goods(**goods)
    red.play(f"tile {second}")
    assert red.rubies == 1
    assert istanbul.game.rubies[mosque] == 2


@pytest.mark.parametrize("mosque, tile, good", TILES)
def test_the_first_tile_of_a_mosque_brings_no_ruby(istanbul, mosque, tile, good):  # [IST-14.3]
    red = istanbul.red.at(mosque).with_goods(**{good: 2})
    red.play(f"tile {tile}")
    assert red.rubies == 0


def test_one_colour_of_each_mosque_brings_no_ruby(istanbul):  # [IST-14.3]
    red = istanbul.red.with_tiles("red").at("great mosque").with_goods(fruit=2)
    red.play("tile yellow")
    assert red.rubies == 0


def test_both_mosques_complete_bring_one_ruby_each(istanbul):  # [IST-14.3]
    red = istanbul.red.with_tiles("red", "blue").with_goods(spice=2, fruit=2)
    red.at("small mosque").play("tile green")
    red.at("great mosque").play("tile yellow")
    assert red.rubies == 2
    assert istanbul.game.rubies[14:16] == [2, 2]


def test_a_complete_mosque_gives_no_second_ruby(istanbul):  # [IST-14.3]
    istanbul.red.with_tiles("red", "green").at("small mosque").with_goods(fabric=5, spice=5)
    assert istanbul.options == ["skip"]


def test_a_stack_used_up_has_no_tile_to_take(istanbul):  # [IST-14.4]
    istanbul.game.tiles_left = [0, 3, 3, 3]
    red = istanbul.red.at("small mosque").with_goods(fabric=5)
    assert istanbul.options == ["skip"]
    assert red.why_not("tile red") == "no-tiles"


def test_of_five_players_the_last_finds_no_tile():  # [IST-14.4]
    istanbul = Story(5)
    for player in istanbul.players[:4]:
        player.with_tiles("red").at("small mosque").with_goods(spice=5).play("tile green")
    assert [player.rubies for player in istanbul.players] == [1, 1, 1, 1, 0]
    assert istanbul.game.rubies[14] == 0
    white = istanbul.white.at("small mosque").with_goods(spice=5, fabric=5)
    assert white.why_not("tile green") == "no-tiles"
    assert white.why_not("tile red") == "no-tiles"
