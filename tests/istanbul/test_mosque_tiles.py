"""What the mosque tiles do."""

import pytest

from tests.istanbul.story import Story


def test_a_tile_works_from_the_moment_it_is_taken(istanbul):  # [IST-Q.1]
    red = istanbul.red.with_posted(5, 15).at("great mosque").with_goods(fruit=2).with_lira(2)
    red.play("tile yellow", "fetch 5")
    assert red.posted == [15]


def test_a_tile_works_turn_after_turn(istanbul):  # [IST-Q.1]
    red = istanbul.red.with_tiles("red")
    for _ in range(2):
        red.at("tea house").with_lira(0)
        red.play("bid 8", "roll 1 4", "turn low")
        assert red.lira == 8


def test_several_tiles_may_be_used_in_one_turn(istanbul):  # [IST-Q.1]
    red = istanbul.red.with_tiles("yellow", "green").with_posted(2).at("spice warehouse").with_lira(4)
    red.play("fetch 2", "fill", "extra jewelry")
    assert red.posted == []
    assert red.goods == {"spice": 2, "jewelry": 1}


def test_a_tile_works_for_nobody_but_its_owner(istanbul):  # [IST-Q.1]
    istanbul.green.with_tiles("red", "yellow")
    red = istanbul.red.with_posted(5).at("tea house").with_lira(5)
    assert red.why_not("fetch 5") == "lacks-tile"
    red.play("bid 8", "roll 1 2")
    assert istanbul.question == "Encounters"


# -- red ------------------------------------------------------------------------------------------------------


def test_two_and_five_turned_to_nine_bring_two_jewelry_and_another_good(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("black market")
    red.play("roll", "roll 2 5", "turn low", "take spice")
    assert red.goods == {"jewelry": 2, "spice": 1}


def test_a_die_turned_at_the_tea_house_reaches_the_bid(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house").with_lira(0)
    red.play("bid 10", "roll 1 6", "turn low")
    assert red.lira == 10


def test_either_die_may_be_turned(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house").with_lira(0)
    red.play("bid 8", "roll 3 6", "turn high")
    assert red.lira == 2


@pytest.mark.parametrize(
    "dice, turn, total",
    [
        ("roll 1 2", "turn low", 6),
        ("roll 1 2", "turn high", 5),
        ("roll 5 6", "turn low", 10),
        ("roll 5 6", "turn high", 9),
        ("roll 2 4", "turn low", 8),
        ("roll 4 6", "turn high", 8),
        ("roll 3 3", "turn low", 7),
    ],
)
def test_a_turned_die_shows_four(istanbul, dice, turn, total):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red")
    for bid, lira in [(total, total), (total + 1, 2)]:
        red.at("tea house").with_lira(0)
        red.play(f"bid {bid}", dice, turn)
        assert red.lira == lira


def test_a_die_that_shows_four_is_not_turned(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house")
    red.play("bid 9", "roll 4 4")
    assert istanbul.options == ["keep", "reroll"]
    assert red.why_not("turn low") == "turn-pointless"


def test_of_two_equal_dice_it_does_not_matter_which_is_turned(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house")
    red.play("bid 9", "roll 3 3")
    assert istanbul.options == ["keep", "turn low", "reroll"]


def test_both_dice_may_be_rolled_again(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house").with_lira(0)
    red.play("bid 12", "roll 1 1", "reroll", "roll 6 6")
    assert red.lira == 12


def test_the_dice_may_be_kept(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("black market")
    red.play("take fruit", "roll 5 5", "keep")
    assert red.goods == {"fruit": 1, "jewelry": 2}


def test_the_red_tile_is_used_after_the_roll(istanbul):  # [IST-Q.2]
    red = istanbul.red.with_tiles("red").at("tea house")
    assert not red.can("reroll")
    red.play("bid 12", "roll 1 3")
    assert istanbul.options == ["keep", "turn low", "turn high", "reroll"]


def test_without_the_red_tile_the_roll_stands(istanbul):  # [IST-Q.2]
    red = istanbul.red.at("tea house").with_lira(0)
    red.play("bid 12", "roll 1 3")
    assert red.lira == 2


def test_a_repeated_roll_stands(istanbul):  # [IST-Q.3]
    red = istanbul.red.with_tiles("red").at("tea house").with_lira(0)
    red.play("bid 9", "roll 1 1", "reroll", "roll 3 5")
    assert red.lira == 2
    assert istanbul.question == "Encounters"


def test_after_a_turned_die_there_is_no_second_change(istanbul):  # [IST-Q.3]
    red = istanbul.red.with_tiles("red").at("tea house").with_lira(0)
    red.play("bid 12", "roll 1 1", "turn low")
    assert red.lira == 2
    assert not red.can("reroll")


def test_the_roll_for_the_governor_cannot_be_changed(istanbul):  # [IST-Q.3]
    red = istanbul.governor_at("tea house").red.with_tiles("red").meeting("tea house").with_lira(2)
    red.play("governor", "deal good", "pay", "roll 1 2")
    assert istanbul.game.figures[0] == 3
    assert istanbul.question == "Encounters"


def test_the_roll_for_a_neutral_merchant_cannot_be_changed():  # [IST-Q.3]
    istanbul = Story(2).neutral_merchants_at("tea house", "great mosque", "gemstone dealer")
    red = istanbul.red.with_tiles("red").to_move("spice warehouse").with_lira(2)
    red.play("move 9", "leave", "pay", "roll 1 2")
    assert istanbul.game.neutral_merchants[0] == 3
    assert istanbul.question == "NameYourBid"


# -- green ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place, own", [(2, "fabric"), (3, "spice"), (4, "fruit")])
def test_two_lira_buy_another_good_at_every_warehouse(istanbul, place, own):  # [IST-Q.4]
    red = istanbul.red.with_tiles("green").at(place).with_lira(3)
    red.play("fill", "extra jewelry")
    assert red.goods == {own: 2, "jewelry": 1}
    assert red.lira == 1


def test_the_extra_good_may_be_of_any_kind(istanbul):  # [IST-Q.4]
    istanbul.red.with_tiles("green").at("spice warehouse").with_lira(2).play("fill")
    assert istanbul.options == ["extra fabric", "extra spice", "extra fruit", "extra jewelry", "done"]


def test_the_extra_good_may_be_declined(istanbul):  # [IST-Q.4]
    red = istanbul.red.with_tiles("green").at("spice warehouse").with_lira(2)
    red.play("fill", "done")
    assert red.lira == 2
    assert red.goods == {"spice": 2}


def test_the_extra_good_costs_two_lira(istanbul):  # [IST-Q.4]
    red = istanbul.red.with_tiles("green").at("spice warehouse").with_lira(1).with_cards("lira")
    red.play("fill")
    assert red.why_not("extra fruit") == "needs-lira"
    red.play("card lira", "extra fruit")
    assert red.lira == 4


def test_without_lira_and_cards_no_extra_good_is_asked_for(istanbul):  # [IST-Q.4]
    istanbul.red.with_tiles("green").at("spice warehouse").with_lira(1).play("fill")
    assert istanbul.question == "Encounters"


def test_without_the_green_tile_there_is_no_extra_good(istanbul):  # [IST-Q.4]
    istanbul.red.at("spice warehouse").with_lira(9).play("fill")
    assert istanbul.question == "Encounters"


def test_the_green_tile_works_at_warehouses_only(istanbul):  # [IST-Q.4]
    istanbul.red.with_tiles("green").at("post office").with_lira(9).play("collect")
    assert istanbul.question == "Encounters"


def test_a_skipped_warehouse_sells_no_extra_good(istanbul):  # [IST-Q.4]
    istanbul.red.with_tiles("green").at("spice warehouse").with_lira(9).play("skip")
    assert istanbul.question == "Encounters"


def test_the_extra_good_comes_after_the_filling(istanbul):  # [IST-Q.5]
    red = istanbul.red.with_tiles("green").at("spice warehouse").with_lira(2)
    assert not red.can("extra fruit")
    red.play("fill")
    assert red.goods == {"spice": 2}
    assert red.why_not("end") == "extra-first"


def test_there_is_one_extra_good_for_each_warehouse_action(istanbul):  # [IST-Q.5]
    red = istanbul.red.with_tiles("green").at("spice warehouse").with_lira(9)
    red.play("fill", "extra fruit")
    assert istanbul.question == "Encounters"


def test_an_extra_good_without_room_is_paid_and_lost(istanbul):  # [IST-Q.5]
    red = istanbul.red.with_tiles("green").at("spice warehouse").with_lira(2)
    red.play("fill", "extra spice")
    assert red.goods == {"spice": 2}
    assert red.lira == 0


def test_the_red_tile_works_for_the_family_member_at_the_black_market(istanbul):  # [IST-Q.6]
    red = istanbul.red.with_tiles("red").at("police station")
    red.play("send 8", "take spice", "roll 2 5", "turn low")
    assert red.goods == {"spice": 1, "jewelry": 2}


def test_the_red_tile_works_for_the_family_member_at_the_tea_house(istanbul):  # [IST-Q.6]
    red = istanbul.red.with_tiles("red").at("police station").with_lira(0)
    red.play("send 9", "bid 9", "roll 1 1", "reroll", "roll 4 5")
    assert red.lira == 9


def test_the_green_tile_works_for_the_family_member(istanbul):  # [IST-Q.6]
    red = istanbul.red.with_tiles("green").at("police station").with_lira(2)
    red.play("send 3", "fill", "extra jewelry")
    assert red.goods == {"spice": 2, "jewelry": 1}


# -- blue -----------------------------------------------------------------------------------------------------


def test_the_blue_tile_brings_the_fifth_assistant_at_once(istanbul):  # [IST-Q.7]
    red = istanbul.red.with_posted(2, 15).at("great mosque").with_goods(jewelry=2)
    red.play("tile blue")
    assert red.carried == 3
    assert red.posted == [2, 15]


def test_the_fifth_assistant_goes_to_the_bottom():  # [IST-Q.7]
    istanbul = Story(3, neutral_assistants=True)
    red = istanbul.red.with_stack("neutral", "own").at("great mosque").with_goods(jewelry=2)
    red.play("tile blue")
    assert red.stack == ["own", "neutral", "own"]


def test_the_other_tiles_bring_no_assistant(istanbul):  # [IST-Q.7]
    red = istanbul.red.at("great mosque").with_goods(fruit=2)
    red.play("tile yellow")
    assert red.carried == 4


def test_a_blue_tile_fetched_by_the_family_member_helps_the_merchant(istanbul):  # [IST-Q.7]
    red = istanbul.red.at("police station").with_goods(jewelry=2)
    red.play("send 15", "tile blue")
    assert red.place == 12
    assert red.carried == 5


# -- yellow ---------------------------------------------------------------------------------------------------


def test_two_lira_return_an_assistant(istanbul):  # [IST-Q.8]
    red = istanbul.red.with_tiles("yellow").with_posted(5, 9).to_move("fountain").with_lira(3)
    red.play("fetch 9")
    assert red.lira == 1
    assert red.posted == [5]
    assert red.carried == 3


def test_the_returned_assistant_goes_to_the_bottom():  # [IST-Q.8]
    istanbul = Story(3, neutral_assistants=True)
    red = istanbul.red.with_tiles("yellow").with_posted(9).with_stack("neutral").to_move("fountain").with_lira(3)
    red.play("fetch 9")
    assert red.stack == ["own", "neutral"]


@pytest.mark.parametrize("hand", [[], ["stay"]])
def test_the_yellow_tile_works_once_a_turn(istanbul, hand):  # [IST-Q.8]
    red = istanbul.red.with_tiles("yellow").with_cards(*hand).with_posted(5, 9).to_move("fountain").with_lira(9)
    red.play("fetch 9")
    assert red.why_not("fetch 5") == "fetched-already"
    red.play("move 2", "leave", "skip")
    assert red.why_not("fetch 5") == "fetched-already"


def test_the_yellow_tile_works_again_in_the_next_turn(istanbul):  # [IST-Q.8]
    red = istanbul.red.with_tiles("yellow").with_posted(5, 9).to_move("fountain").with_lira(9)
    red.play("fetch 9", "move 2", "leave", "skip", "end")
    red.to_move()
    assert red.can("fetch 5")


def test_one_lira_returns_nobody(istanbul):  # [IST-Q.8]
    red = istanbul.red.with_tiles("yellow").with_posted(5).to_move("fountain").with_lira(1)
    assert red.why_not("fetch 5") == "needs-lira"


def test_only_an_own_assistant_can_be_fetched(istanbul):  # [IST-Q.8]
    istanbul.green.with_posted(5)
    red = istanbul.red.with_tiles("yellow").with_posted(9).to_move("fountain").with_lira(9)
    assert red.why_not("fetch 5") == "no-assistant-there"


def test_the_yellow_tile_works_in_every_phase(istanbul):  # [IST-Q.9]
    istanbul.green.standing_at("fabric warehouse")
    red = istanbul.red.with_tiles("yellow").with_posted(9).to_move("fountain").with_lira(9)
    asked = []
    for answer in ["move 2", "leave", "pay", "skip", "end"]:
        asked.append((istanbul.question, red.can("fetch 9")))
        red.play(answer)
    assert asked == [
        ("Move", True),
        ("AssistantStep", True),
        ("MeetMerchants", True),
        ("FillBarrow", True),
        ("Encounters", True),
    ]


@pytest.mark.parametrize(
    "place, answers",
    [
        ("caravansary", ["draw deck", "deal good"]),
        ("fountain", ["recall 2"]),
        ("black market", ["roll", "roll 1 1", "keep"]),
        ("tea house", ["bid 9", "roll 1 1"]),
        ("spice warehouse", ["fill"]),
        ("police station", ["send 5"]),
    ],
)
def test_the_yellow_tile_does_not_work_in_the_middle_of_an_action(istanbul, place, answers):  # [IST-Q.9]
    red = istanbul.red.with_tiles("red", "green", "yellow").with_posted(2, 10).at(place).with_lira(9)
    assert red.can("fetch 10")
    red.play(*answers)
    assert red.why_not("fetch 10") == "moment"


@pytest.mark.parametrize("answers", [["governor", "deal good"], ["smuggler spice"]])
def test_the_yellow_tile_does_not_work_in_the_middle_of_an_encounter(istanbul, answers):  # [IST-Q.9]
    red = istanbul.governor_at("fountain").smuggler_at("fountain").red.with_tiles("yellow").with_posted(10)
    red.meeting("fountain").with_lira(9).play(*answers)
    assert red.why_not("fetch 10") == "moment"


def test_after_the_turn_has_stopped_the_yellow_tile_is_silent(istanbul):  # [IST-Q.9]
    red = istanbul.red.with_tiles("yellow").with_posted(9).to_move("fountain").with_lira(9)
    red.play("move 2", "stop")
    assert istanbul.game.seat == istanbul.green.seat
    assert not red.can("fetch 9")


def test_the_assistant_just_left_may_be_fetched(istanbul):  # [IST-Q.10]
    red = istanbul.red.with_tiles("yellow").to_move("fountain").with_lira(2)
    red.play("move 2", "leave", "fill", "fetch 2")
    assert red.posted == []
    assert red.carried == 4


def test_a_fetched_assistant_may_be_the_one_that_is_left(istanbul):  # [IST-Q.10]
    red = istanbul.red.with_tiles("yellow").with_posted(3, 4, 5, 9).to_move("fountain").with_lira(2)
    red.play("move 2")
    assert red.why_not("leave") == "no-assistants"
    red.play("fetch 9", "leave")
    assert red.posted == [2, 3, 4, 5]


def test_the_assistant_waiting_at_the_place_may_be_fetched_and_left_again(istanbul):  # [IST-Q.10]
    red = istanbul.red.with_tiles("yellow").with_posted(2).to_move("fountain").with_lira(2)
    red.play("move 2", "fetch 2", "leave")
    assert red.posted == [2]
    assert red.carried == 3
