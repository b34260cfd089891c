"""1 Wainwright."""

import pytest


@pytest.mark.parametrize("capacity", [2, 3, 4])
def test_every_extension_costs_seven_lira(istanbul, capacity):  # [IST-1.1]
    red = istanbul.red.at("wainwright").with_capacity(capacity).with_lira(9)
    red.play("extend")
    assert red.lira == 2


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_an_extension_makes_room_for_one_more_of_each_kind(istanbul, good):  # [IST-1.1]
    red = istanbul.red.at("wainwright").with_lira(7).with_cards("good", "good", "good", "good")
    red.play("extend", *[f"card good {good}"] * 4)
    assert red.goods == {good: 3}


def test_one_action_gives_one_extension(istanbul):  # [IST-1.1]
    red = istanbul.red.at("wainwright").with_lira(21)
    red.play("extend")
    assert red.capacity == 3
    assert not red.can("extend")


def test_six_lira_buy_no_extension(istanbul):  # [IST-1.1]
    red = istanbul.red.at("wainwright").with_lira(6)
    assert istanbul.options == ["skip"]
    assert red.why_not("extend") == "needs-lira"


@pytest.mark.parametrize("capacity", [2, 3])
def test_the_first_two_extensions_bring_no_ruby(istanbul, capacity):  # [IST-1.2]
    red = istanbul.red.at("wainwright").with_lira(7).with_capacity(capacity)
    red.play("extend")
    assert red.rubies == 0


def test_the_third_extension_brings_a_ruby_of_this_place_at_once(istanbul):  # [IST-1.2]
    red = istanbul.red.at("wainwright").with_lira(7).with_capacity(4)
    red.play("extend")
    assert red.rubies == 1
    assert istanbul.game.rubies[1] == 2


def test_there_is_a_ruby_for_every_player(istanbul):  # [IST-1.2]
    for player in istanbul.players:
        player.at("wainwright").with_lira(7).with_capacity(4).play("extend")
    assert [player.rubies for player in istanbul.players] == [1, 1, 1]
    assert istanbul.game.rubies[1] == 0


def test_a_complete_barrow_has_no_action_here(istanbul):  # [IST-1.2] [IST-1.3]
    red = istanbul.red.at("wainwright").with_lira(99).with_capacity(5)
    assert istanbul.options == ["skip"]
    assert red.why_not("extend") == "barrow-complete"
