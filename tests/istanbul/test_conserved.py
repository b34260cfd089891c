"""The arithmetic of the pieces: what is printed on them must add up."""

from itertools import pairwise

import pytest

from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import (
    DEALER,
    DEMAND,
    GOODS,
    JEWELRY_FOR,
    LAYOUTS,
    MAIL,
    MARKET_PAY,
    PALACE,
    PLACE_NAMES,
    SMALL_MOSQUE,
)
from tests.istanbul.story import Story

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("market", (0, 1))
@pytest.mark.parametrize("tile", range(5))
def test_every_demand_tile_asks_for_five_goods(market, tile):  # [IST-10.4]
    assert sum(DEMAND[market][tile]) == 5


@pytest.mark.parametrize(("market", "totals"), [(0, [4, 10, 8, 3]), (1, [7, 3, 3, 12])])
def test_the_demand_tiles_of_a_market_add_up(market, totals):  # [IST-10.4]
    assert [sum(column) for column in zip(*DEMAND[market])] == totals


@pytest.mark.parametrize("market", (0, 1))
def test_no_two_demand_tiles_of_a_market_are_alike(market):  # [IST-10.4]
    assert len({tuple(tile) for tile in DEMAND[market]}) == 5


@pytest.mark.parametrize(("market", "steps"), [(0, [2, 3, 4, 5, 6]), (1, [3, 4, 5, 6, 7])])
def test_each_further_good_sold_is_worth_one_lira_more_than_the_one_before(market, steps):  # [IST-10.2]
    pay = MARKET_PAY[market]
    assert [after - before for before, after in pairwise(pay)] == steps


@pytest.mark.parametrize(("seats", "rubies"), [(2, 21), (3, 25), (4, 31), (5, 32)])
def test_the_rubies_add_up_by_number_of_players(seats, rubies):  # [IST-S.7]
    assert sum(Story(seats).game.rubies) == rubies


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_holds_each_place_once(name):  # [IST-L.2]
    assert sorted(LAYOUTS[name]) == list(range(1, 17))


def test_every_place_has_a_name_of_its_own():  # [IST-L.1]
    assert len(set(PLACE_NAMES[1:])) == len(PLACE_NAMES[1:]) == 25


@pytest.mark.parametrize("seats", SEATS)
def test_the_dealers_price_and_the_rubies_left_are_24(seats):  # [IST-16.2]
    story = Story(seats)
    while left := story.game.rubies[DEALER]:
        assert dealer_price(story.game) + left == 24
        story.rubies_left("gemstone dealer", left - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_the_palaces_goods_and_the_rubies_left_are_11(seats):  # [IST-13.2]
    story = Story(seats)
    while left := story.game.rubies[PALACE]:
        assert sum(price_now(story.game)) + left == 11
        story.rubies_left("sultan's palace", left - 1)


@pytest.mark.parametrize("seats", SEATS)
def test_there_are_as_many_mosque_rubies_as_tiles_of_a_colour(seats):  # [IST-14.4]
    story = Story(seats)
    assert story.game.tiles_left == [story.game.rubies[SMALL_MOSQUE]] * 4


def test_the_mail_pays_two_goods_and_a_lira_more_every_second_time():  # [IST-5.2]
    assert [sum(goods) for goods, _ in MAIL] == [2, 2, 2, 2, 2]
    assert [lira for _, lira in MAIL] == [2, 2, 3, 3, 4]


def test_of_the_36_rolls_21_find_jewelry():  # [IST-8.1]
    rolls = [JEWELRY_FOR[one + other] for one in range(1, 7) for other in range(1, 7)]
    assert [rolls.count(found) for found in range(4)] == [15, 11, 7, 3]


def test_the_goods_are_in_the_order_of_the_demand_table():  # [IST-G.1]
    assert GOODS == ["fabric", "spice", "fruit", "jewelry"]
