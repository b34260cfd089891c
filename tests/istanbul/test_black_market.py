"""8 Black Market."""

import pytest


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_one_good_that_is_not_jewelry_is_gained(istanbul, good):  # [IST-8.1]
    red = istanbul.red.at("black market")
    red.play(f"take {good}", "roll 1 1")
    assert red.goods == {good: 1}


def test_jewelry_cannot_be_chosen(istanbul):  # [IST-8.1]
    istanbul.red.at("black market")
    assert istanbul.options == ["take fabric", "take spice", "take fruit", "roll", "skip"]


@pytest.mark.parametrize(
    "dice, jewelry",
    [
        ("roll 1 1", 0),
        ("roll 1 2", 0),
        ("roll 2 2", 0),
        ("roll 2 3", 0),
        ("roll 3 3", 0),
        ("roll 3 4", 1),
        ("roll 4 4", 1),
        ("roll 4 5", 2),
        ("roll 5 5", 2),
        ("roll 5 6", 3),
        ("roll 6 6", 3),
    ],
)
def test_jewelry_by_the_dice(istanbul, dice, jewelry):  # [IST-8.1]
    red = istanbul.red.at("black market").with_capacity(3)
    red.play("take fabric", dice)
    assert red.goods.get("jewelry", 0) == jewelry


def test_the_good_may_be_chosen_before_the_roll(istanbul):  # [IST-8.2]
    red = istanbul.red.at("black market")
    red.play("take spice")
    assert red.goods == {"spice": 1}
    assert "roll 6 6" in istanbul.options


def test_the_good_may_be_chosen_after_the_roll(istanbul):  # [IST-8.2]
    red = istanbul.red.at("black market")
    red.play("roll", "roll 3 4")
    assert red.goods == {"jewelry": 1}
    red.play("take fruit")
    assert red.goods == {"fruit": 1, "jewelry": 1}


def test_a_good_put_off_is_taken_after_the_roll(istanbul):  # [IST-8.2]
    red = istanbul.red.at("black market")
    red.play("roll", "roll 1 2")
    assert istanbul.options == ["take fabric", "take spice", "take fruit"]
    assert red.why_not("skip") == "take-first"


def test_only_one_good_is_gained_besides_jewelry(istanbul):  # [IST-8.1] [IST-8.2]
    istanbul.red.at("black market").play("take spice", "roll 3 4")
    assert istanbul.question == "Encounters"
