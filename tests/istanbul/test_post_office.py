"""5 Post Office."""

import pytest

TOP = [("fabric", 1), ("lira", 2), ("jewelry", 1), ("lira", 2)]
BOTTOM = [("spice", 1), ("lira", 1), ("fruit", 1), ("lira", 1)]


@pytest.mark.parametrize("down", [0, 1, 2, 3, 4])
def test_an_indicator_up_pays_the_lower_field_and_one_down_the_upper(istanbul, down):  # [IST-5.1]
    red = istanbul.mail(down).red.at("post office").with_lira(0)
    red.play("collect")
    uncovered = TOP[:down] + BOTTOM[down:]
    assert red.lira == sum(amount for what, amount in uncovered if what == "lira")
    assert red.goods == {what: amount for what, amount in uncovered if what != "lira"}


def test_the_bottom_row_pays_at_the_start_of_the_game(istanbul):  # [IST-5.1]
    red = istanbul.red.at("post office").with_lira(0)
    red.play("collect")
    assert red.lira == 2
    assert red.goods == {"spice": 1, "fruit": 1}


@pytest.mark.parametrize(
    "down, goods, lira, afterwards",
    [
        (0, {"spice": 1, "fruit": 1}, 2, 1),
        (1, {"fabric": 1, "fruit": 1}, 2, 2),
        (2, {"fabric": 1, "fruit": 1}, 3, 3),
        (3, {"fabric": 1, "jewelry": 1}, 3, 4),
        (4, {"fabric": 1, "jewelry": 1}, 4, 0),
    ],
)
def test_what_the_five_states_pay_and_lead_to(istanbul, down, goods, lira, afterwards):  # [IST-5.2]
    red = istanbul.mail(down).red.at("post office").with_lira(0)
    red.play("collect")
    assert (red.goods, red.lira, istanbul.game.mail) == (goods, lira, afterwards)


def test_three_lira_yellow_and_red_then_the_indicator_leaves_blue_for_yellow(istanbul):  # [IST-5.2]
    red = istanbul.mail(2).red.at("post office").with_lira(0)
    red.play("collect")
    assert (red.lira, red.goods) == (3, {"fruit": 1, "fabric": 1})
    red.with_goods().at("post office").play("collect")
    assert red.goods == {"fabric": 1, "jewelry": 1}


def test_all_players_share_the_indicators(istanbul):  # [IST-5.2]
    istanbul.red.at("post office").play("collect")
    green = istanbul.green.at("post office")
    green.play("collect")
    assert green.goods == {"fabric": 1, "fruit": 1}


def test_after_five_uses_it_begins_again(istanbul):  # [IST-5.2]
    for _ in range(5):
        istanbul.red.at("post office").play("collect")
    green = istanbul.green.at("post office")
    green.play("collect")
    assert green.goods == {"spice": 1, "fruit": 1}


def test_mail_left_alone_moves_no_indicator(istanbul):  # [IST-5.2]
    istanbul.mail(2).red.at("post office").play("skip")
    assert istanbul.game.mail == 2


def test_the_indicator_moves_even_if_nothing_fitted(istanbul):  # [IST-5.2]
    red = istanbul.red.at("post office").with_goods(spice=2, fruit=2)
    red.play("collect")
    assert red.goods == {"spice": 2, "fruit": 2}
    assert istanbul.game.mail == 1
