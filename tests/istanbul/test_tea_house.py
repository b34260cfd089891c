"""9 Tea House."""

import pytest


def test_a_missed_bid_still_pays_two_lira(istanbul):  # [IST-9.1]
    red = istanbul.red.at("tea house").with_lira(0)
    red.play("bid 9", "roll 2 3")
    assert red.lira == 2


@pytest.mark.parametrize("bid", range(3, 13))
def test_a_bid_reached_pays_its_number(istanbul, bid):  # [IST-9.1]
    red = istanbul.red.at("tea house").with_lira(0)
    low = max(1, bid - 6)
    red.play(f"bid {bid}", f"roll {low} {bid - low}")
    assert red.lira == bid


@pytest.mark.parametrize("bid", range(3, 13))
def test_a_bid_missed_by_one_pays_two(istanbul, bid):  # [IST-9.1]
    red = istanbul.red.at("tea house").with_lira(0)
    low = max(1, bid - 1 - 6)
    red.play(f"bid {bid}", f"roll {low} {bid - 1 - low}")
    assert red.lira == 2


def test_a_bid_beaten_pays_the_number_named_and_not_the_total(istanbul):  # [IST-9.1]
    red = istanbul.red.at("tea house").with_lira(0)
    red.play("bid 4", "roll 6 6")
    assert red.lira == 4


def test_only_three_to_twelve_can_be_named(istanbul):  # [IST-9.2]
    istanbul.red.at("tea house")
    assert istanbul.options == [*[f"bid {number}" for number in range(3, 13)], "skip"]


@pytest.mark.parametrize("number", [1, 2, 13])
def test_there_is_no_such_number_to_name(istanbul, number):  # [IST-9.2]
    assert istanbul.red.at("tea house").why_not(f"bid {number}") == "unknown-choice"


def test_the_number_stands_after_the_roll(istanbul):  # [IST-9.2]
    red = istanbul.red.with_tiles("red").at("tea house")
    red.play("bid 12", "roll 1 2")
    assert not red.can("bid 3")
    assert red.why_not("bid 3") == "dice-first"
