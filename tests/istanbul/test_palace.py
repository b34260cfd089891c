"""13 Sultan's Palace."""

import pytest

from tests.istanbul.story import Story

# Rubies left, the fixed goods of the price, and fruit for the fields of any kind.
PRICES = [
    (7, {"jewelry": 1, "fabric": 1, "spice": 1, "fruit": 1}, "deliver"),
    (6, {"jewelry": 1, "fabric": 1, "spice": 1, "fruit": 1}, "deliver Y"),
    (5, {"jewelry": 2, "fabric": 1, "spice": 1, "fruit": 1}, "deliver Y"),
    (4, {"jewelry": 2, "fabric": 2, "spice": 1, "fruit": 1}, "deliver Y"),
    (3, {"jewelry": 2, "fabric": 2, "spice": 2, "fruit": 1}, "deliver Y"),
    (2, {"jewelry": 2, "fabric": 2, "spice": 2, "fruit": 2}, "deliver Y"),
    (1, {"jewelry": 2, "fabric": 2, "spice": 2, "fruit": 2}, "deliver YY"),
]


def deliveries(story):
    return [option for option in story.options if option.startswith("deliver")]


def test_two_blue_two_red_one_yellow_one_green_and_one_of_any_kind(istanbul):  # [IST-13.1]
    red = istanbul.rubies_left("sultan's palace", 4).red.at("sultan's palace")
    red.with_goods(jewelry=2, fabric=2, fruit=2, spice=1)
    red.play("deliver Y")
    assert red.goods == {}
    assert red.rubies == 1
    assert istanbul.game.rubies[13] == 3


@pytest.mark.parametrize("missing", ["jewelry", "fabric", "spice", "fruit"])
def test_every_uncovered_good_is_due(istanbul, missing):  # [IST-13.1]
    goods = {"jewelry": 5, "fabric": 5, "spice": 5, "fruit": 5, missing: 0}
    red = istanbul.red.at("sultan's palace").with_goods(**goods)
    assert istanbul.options == ["skip"]
    assert red.why_not("deliver R") == "needs-goods"


def test_one_action_gives_one_ruby(istanbul):  # [IST-13.1]
    red = istanbul.red.at("sultan's palace").with_goods(jewelry=5, fabric=5, spice=5, fruit=5)
    red.play("deliver R")
    assert red.rubies == 1
    assert istanbul.options == ["end"]


@pytest.mark.parametrize("rubies, fixed, deliver", PRICES)
def test_the_price_of_each_ruby(istanbul, rubies, fixed, deliver):  # [IST-13.2]
    red = istanbul.rubies_left("sultan's palace", rubies).red.at("sultan's palace")
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play(deliver)
    paid = {good: 5 - red.goods[good] for good in fixed}
    assert paid == {**fixed, "fruit": fixed["fruit"] + deliver.count("Y")}
    assert sum(paid.values()) == 11 - rubies


@pytest.mark.parametrize("rubies, fixed, deliver", PRICES)
def test_one_good_less_is_not_enough(istanbul, rubies, fixed, deliver):  # [IST-13.2]
    goods = {**fixed, "fruit": fixed["fruit"] + deliver.count("Y")}
    red = istanbul.rubies_left("sultan's palace", rubies).red.at("sultan's palace")
    red.with_goods(**goods)
    assert deliveries(istanbul) == [deliver]
    red.with_goods(**{**goods, "fruit": goods["fruit"] - 1})
    assert deliveries(istanbul) == []


@pytest.mark.parametrize("seats, goods", [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_first_price_by_number_of_players(seats, goods):  # [IST-13.2]
    istanbul = Story(seats)
    red = istanbul.red.at("sultan's palace").with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("deliver R" if goods == 5 else "deliver")
    assert sum(red.goods.values()) == 20 - goods


def test_a_ruby_taken_makes_the_next_dearer_for_everybody(istanbul):  # [IST-13.2]
    istanbul.red.at("sultan's palace").with_goods(fabric=2, spice=1, fruit=1, jewelry=1).play("deliver R")
    green = istanbul.green.at("sultan's palace").with_goods(fabric=2, spice=1, fruit=1, jewelry=1)
    assert istanbul.options == ["skip"]
    assert green.why_not("deliver R") == "needs-goods"


def test_any_good_may_be_of_every_kind(istanbul):  # [IST-13.3]
    istanbul.red.at("sultan's palace").with_goods(fabric=2, spice=2, fruit=2, jewelry=2)
    assert deliveries(istanbul) == ["deliver R", "deliver G", "deliver Y", "deliver B"]


def test_any_good_is_paid_besides_the_fixed_ones(istanbul):  # [IST-13.3]
    red = istanbul.red.at("sultan's palace").with_goods(fabric=1, spice=1, fruit=2, jewelry=1)
    assert deliveries(istanbul) == ["deliver Y"]
    assert red.why_not("deliver R") == "needs-goods"


def test_two_goods_of_any_kind_are_chosen_separately(istanbul):  # [IST-13.3]
    istanbul.rubies_left("sultan's palace", 1).red.at("sultan's palace")
    istanbul.red.with_goods(fabric=4, spice=3, fruit=2, jewelry=2)
    assert deliveries(istanbul) == ["deliver RR", "deliver RG"]


def test_neither_more_nor_fewer_goods_of_any_kind_than_the_track_asks(istanbul):  # [IST-13.3]
    red = istanbul.red.at("sultan's palace").with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    assert red.why_not("deliver") == "wild-count"
    assert red.why_not("deliver RR") == "wild-count"


def test_after_the_last_ruby_there_is_no_action(istanbul):  # [IST-13.4]
    istanbul.rubies_left("sultan's palace", 1).red.at("sultan's palace")
    istanbul.red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5).play("deliver RR", "end")
    green = istanbul.green.at("sultan's palace").with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    assert istanbul.options == ["skip"]
    assert green.why_not("deliver RR") == "no-rubies"
