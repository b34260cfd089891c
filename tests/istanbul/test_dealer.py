"""16 Gemstone Dealer."""

import pytest

from tests.istanbul.story import Story


def test_with_two_players_the_first_ruby_costs_fifteen_lira():  # [IST-16.1]
    istanbul = Story(2)
    red = istanbul.red.at("gemstone dealer").with_lira(16)
    red.play("buy")
    assert red.lira == 1
    assert red.rubies == 1
    assert istanbul.game.rubies[16] == 8


def test_one_lira_less_is_not_enough(istanbul):  # [IST-16.1]
    red = istanbul.red.at("gemstone dealer").with_lira(13)
    assert istanbul.options == ["skip"]
    assert red.why_not("buy") == "needs-lira"


def test_one_action_buys_one_ruby(istanbul):  # [IST-16.1]
    red = istanbul.red.at("gemstone dealer").with_lira(99)
    red.play("buy")
    assert red.rubies == 1
    assert istanbul.options == ["end"]


@pytest.mark.parametrize("seats, rubies, first", [(2, 9, 15), (3, 10, 14), (4, 12, 12), (5, 12, 12)])
def test_prices_rise_by_one_to_twenty_three(seats, rubies, first):  # [IST-16.2]
    istanbul = Story(seats)
    paid = []
    for _ in range(rubies):
        red = istanbul.red.at("gemstone dealer").with_lira(100)
        red.play("buy")
        paid.append(100 - red.lira)
    assert paid == list(range(first, 24))


@pytest.mark.parametrize("left", range(1, 13))
def test_the_price_is_twenty_four_less_the_rubies_left(istanbul, left):  # [IST-16.2]
    red = istanbul.rubies_left("gemstone dealer", left).red.at("gemstone dealer").with_lira(24 - left)
    red.play("buy")
    assert red.lira == 0


def test_the_price_rises_whoever_bought(istanbul):  # [IST-16.2]
    istanbul.red.at("gemstone dealer").with_lira(14).play("buy", "end")
    green = istanbul.green.at("gemstone dealer").with_lira(14)
    assert green.why_not("buy") == "needs-lira"
    green.with_lira(15).play("buy")
    assert green.lira == 0


def test_after_the_last_ruby_there_is_no_action(istanbul):  # [IST-16.3]
    istanbul.rubies_left("gemstone dealer", 1).red.at("gemstone dealer").with_lira(23).play("buy", "end")
    green = istanbul.green.at("gemstone dealer").with_lira(99)
    assert istanbul.options == ["skip"]
    assert green.why_not("buy") == "no-rubies"
