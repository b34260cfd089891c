"""What the bonus cards do, and when they may be played; the "twice" cards have a file of their own."""

import pytest

from tests.istanbul.story import Story

# A question in the middle of each action that has one, for a player who owns all tiles and has assistants at 2 and 10.
IN_THE_MIDDLE = [
    ("spice warehouse", ["fill"]),
    ("caravansary", ["draw deck", "deal stay"]),
    ("caravansary", ["draw deck", "deal stay", "draw deck", "deal stay"]),
    ("fountain", ["recall 2"]),
    ("black market", ["roll", "roll 1 1"]),
    ("black market", ["roll", "roll 1 1", "keep"]),
    ("tea house", ["bid 9", "roll 1 1"]),
    ("small market", ["card any"]),
    ("police station", ["send 5"]),
]

# -- 1 good ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_the_good_card_gives_a_good_of_choice(istanbul, good):  # [IST-C.9]
    red = istanbul.red.with_cards("good").to_move("fountain")
    red.play(f"card good {good}")
    assert red.goods == {good: 1}


def test_the_good_card_may_be_played_at_every_step_outside_actions(istanbul):  # [IST-C.9]
    istanbul.green.standing_at("fabric warehouse")
    red = istanbul.red.with_cards("good").to_move("fountain").with_lira(9)
    asked = []
    for answer in ["move 2", "leave", "pay", "fill", "end"]:
        asked.append((istanbul.question, red.can("card good jewelry")))
        red.play(answer)
    assert asked == [
        ("Move", True),
        ("AssistantStep", True),
        ("MeetMerchants", True),
        ("FillBarrow", True),
        ("Encounters", True),
    ]


@pytest.mark.parametrize("place, answers", IN_THE_MIDDLE)
def test_the_good_card_cannot_be_played_in_the_middle_of_an_action(istanbul, place, answers):  # [IST-C.9]
    red = istanbul.red.with_cards("good", "any").with_tiles("red", "green").with_posted(2, 10).at(place)
    red.with_goods(fabric=1).with_lira(9)
    assert red.can("card good jewelry")
    red.play(*answers)
    assert red.why_not("card good jewelry") == "moment"


def test_a_good_by_card_can_complete_the_goods_for_an_action(istanbul):  # [IST-C.9]
    red = istanbul.red.with_cards("good").at("small mosque").with_goods(spice=1)
    red.play("card good spice", "tile green")
    assert red.tiles == ["green"]


def test_the_good_card_may_come_between_the_two_runs_of_a_twice_card(istanbul):  # [IST-C.10]
    red = istanbul.red.with_cards("good", "palace").at("sultan's palace")
    red.with_goods(jewelry=3, fabric=3, spice=2, fruit=2)
    red.play("deliver R")
    assert red.goods == {"jewelry": 2, "fabric": 1, "spice": 1, "fruit": 1}
    assert not red.can("card palace")
    red.play("card good spice", "card palace", "deliver G")
    assert red.rubies == 2


def test_once_the_twice_card_is_played_the_good_card_has_to_wait(istanbul):  # [IST-C.10]
    red = istanbul.red.with_cards("good", "palace").at("sultan's palace")
    red.with_goods(jewelry=5, fabric=5, spice=5, fruit=5)
    red.play("deliver R", "card palace")
    assert red.why_not("card good spice") == "moment"


# -- 5 lira ---------------------------------------------------------------------------------------------------


def test_the_lira_card_gives_five_lira(istanbul):  # [IST-C.11]
    red = istanbul.red.with_cards("lira").to_move("fountain").with_lira(1)
    red.play("card lira")
    assert red.lira == 6


def test_the_lira_card_helps_to_pay_merchants_just_met(istanbul):  # [IST-C.11]
    green = istanbul.green.standing_at("fabric warehouse").with_lira(0)
    red = istanbul.red.with_cards("lira").to_move("fountain").with_lira(0)
    red.play("move 2", "leave")
    assert red.why_not("pay") == "needs-lira"
    red.play("card lira", "pay")
    assert (red.lira, green.lira) == (3, 2)


def test_the_lira_card_may_be_played_at_every_step_of_the_turn(istanbul):  # [IST-C.11]
    istanbul.green.standing_at("fabric warehouse")
    red = istanbul.red.with_cards("lira").to_move("fountain").with_lira(9)
    asked = []
    for answer in ["move 2", "leave", "pay", "fill", "end"]:
        asked.append((istanbul.question, red.can("card lira")))
        red.play(answer)
    assert asked == [
        ("Move", True),
        ("AssistantStep", True),
        ("MeetMerchants", True),
        ("FillBarrow", True),
        ("Encounters", True),
    ]


@pytest.mark.parametrize("place, answers", IN_THE_MIDDLE)
def test_the_lira_card_may_be_played_in_the_middle_of_an_action(istanbul, place, answers):  # [IST-C.11]
    red = istanbul.red.with_cards("lira", "any").with_tiles("red", "green").with_posted(2, 10).at(place)
    red.with_goods(fabric=1).with_lira(9)
    red.play(*answers, "card lira")
    assert red.lira == 14


@pytest.mark.parametrize("answers", [["governor", "deal lira"], ["smuggler spice"]])
def test_the_lira_card_may_pay_governor_and_smuggler(istanbul, answers):  # [IST-C.11]
    istanbul.governor_at("fountain").smuggler_at("fountain")
    red = istanbul.red.with_cards("lira").meeting("fountain").with_lira(0)
    red.play(*answers)
    assert red.why_not("pay") == "needs-lira"
    red.play("card lira", "pay")
    assert red.lira == 3


# -- move 3 or 4, stay ----------------------------------------------------------------------------------------


def test_the_far_card_leads_three_or_four_steps_away(istanbul):  # [IST-C.12]
    istanbul.red.with_cards("far").to_move("post office")
    far = [option for option in istanbul.options if option.startswith("card far")]
    assert far == [f"card far {place}" for place in (1, 3, 8, 9, 10, 11, 13)]


def test_the_far_card_moves_the_stack(istanbul):  # [IST-C.12]
    red = istanbul.red.with_cards("far").to_move("post office")
    red.play("card far 9", "leave", "bid 3", "roll 1 2")
    assert red.place == 9
    assert red.posted == [9]


def test_the_far_card_does_not_end_one_or_two_steps_away(istanbul):  # [IST-C.12]
    red = istanbul.red.with_cards("far").to_move("post office")
    assert red.why_not("card far 15") == "not-3-or-4"
    assert red.why_not("card far 4") == "not-3-or-4"


def test_the_far_card_does_not_end_where_it_began(istanbul):  # [IST-C.12]
    assert istanbul.red.with_cards("far").to_move("post office").why_not("card far 5") == "not-3-or-4"


def test_the_far_card_does_not_end_five_or_six_steps_away(istanbul):  # [IST-C.12]
    red = istanbul.red.with_cards("far").to_move("great mosque")
    assert red.why_not("card far 1") == "not-3-or-4"
    assert red.why_not("card far 16") == "not-3-or-4"


def test_the_far_card_replaces_the_normal_move(istanbul):  # [IST-C.12]
    red = istanbul.red.with_cards("far", "far").to_move("post office")
    red.play("card far 9")
    assert istanbul.question == "AssistantStep"
    assert red.why_not("card far 8") == "moment"


def test_after_the_normal_move_the_far_card_is_too_late(istanbul):  # [IST-C.12]
    red = istanbul.red.with_cards("far").to_move("fountain")
    red.play("move 2")
    assert red.why_not("card far 13") == "moment"


def test_the_stay_card_keeps_the_stack_in_place(istanbul):  # [IST-C.13]
    red = istanbul.red.with_cards("stay").to_move("post office")
    red.play("card stay", "leave", "collect")
    assert red.place == 5
    assert red.goods == {"spice": 1, "fruit": 1}


def test_staying_an_assistant_is_left_where_none_lies(istanbul):  # [IST-C.13]
    red = istanbul.red.with_cards("stay").to_move("post office")
    red.play("card stay")
    assert istanbul.options == ["leave", "stop"]
    red.play("leave")
    assert red.posted == [5]


def test_staying_the_assistant_here_is_picked_up(istanbul):  # [IST-C.13]
    red = istanbul.red.with_cards("stay").with_posted(5).to_move("post office")
    red.play("card stay")
    assert istanbul.options == ["pick up", "stop"]
    assert red.why_not("leave") == "must-pick-up"
    red.play("pick up")
    assert red.carried == 4


def test_staying_without_any_assistant_ends_the_turn(istanbul):  # [IST-C.13]
    red = istanbul.red.with_cards("stay").with_posted(2, 3, 4, 9).to_move("post office")
    red.play("card stay")
    assert istanbul.options == ["stop"]


def test_after_the_move_the_stay_card_is_too_late(istanbul):  # [IST-C.13]
    red = istanbul.red.with_cards("stay").to_move("fountain")
    red.play("move 2")
    assert red.why_not("card stay") == "moment"


def test_staying_merchants_standing_here_are_paid(istanbul):  # [IST-C.14]
    green = istanbul.green.standing_at("post office").with_lira(0)
    red = istanbul.red.with_cards("stay").to_move("post office").with_lira(2)
    red.play("card stay", "leave", "pay")
    assert (red.lira, green.lira) == (0, 2)


def test_staying_a_neutral_merchant_here_is_paid_and_moves():  # [IST-C.14]
    istanbul = Story(2).neutral_merchants_at("post office", "great mosque", "gemstone dealer")
    red = istanbul.red.with_cards("stay").to_move("post office").with_lira(2)
    red.play("card stay", "leave", "pay", "roll 5 6")
    assert istanbul.game.neutral_merchants == [11, 15, 16]


def test_the_stay_card_may_be_played_at_the_fountain(istanbul):  # [IST-C.14]
    red = istanbul.red.with_cards("stay").with_posted(2).to_move("fountain")
    red.play("card stay", "recall 2")
    assert red.place == 7
    assert red.carried == 4


# -- return an assistant --------------------------------------------------------------------------------------


def test_the_return_card_brings_an_assistant_back(istanbul):  # [IST-C.15]
    red = istanbul.red.with_cards("return").with_posted(2, 9).to_move("fountain").with_lira(0)
    red.play("card return 9")
    assert red.posted == [2]
    assert red.carried == 3


def test_the_returned_assistant_goes_to_the_bottom():  # [IST-C.15]
    istanbul = Story(3, neutral_assistants=True)
    red = istanbul.red.with_cards("return").with_posted(9).with_stack("neutral").to_move("fountain")
    red.play("card return 9")
    assert red.stack == ["own", "neutral"]


def test_an_assistant_returned_after_the_move_may_be_left(istanbul):  # [IST-C.15]
    red = istanbul.red.with_cards("return").with_posted(3, 4, 5, 9).to_move("fountain")
    red.play("move 2", "card return 9", "leave")
    assert red.posted == [2, 3, 4, 5]


def test_the_return_card_can_be_added_to_the_far_card(istanbul):  # [IST-C.15]
    red = istanbul.red.with_cards("return", "far").with_posted(3).to_move("post office")
    red.play("card far 9", "card return 3", "leave")
    assert red.posted == [9]


def test_after_the_assistant_step_the_return_card_is_too_late(istanbul):  # [IST-C.15]
    istanbul.green.standing_at("fabric warehouse")
    red = istanbul.red.with_cards("return").with_posted(9).to_move("fountain").with_lira(2)
    red.play("move 2", "leave")
    assert red.why_not("card return 9") == "moment"
    red.play("pay")
    assert red.why_not("card return 9") == "moment"
    red.play("skip")
    assert red.why_not("card return 9") == "moment"


def test_arrived_at_the_fountain_the_return_card_is_too_late(istanbul):  # [IST-C.15]
    red = istanbul.red.with_cards("return").with_posted(9).to_move("fabric warehouse")
    red.play("move 7")
    assert red.why_not("card return 9") == "moment"


def test_only_an_own_assistant_on_the_board_returns(istanbul):  # [IST-C.15]
    istanbul.green.with_posted(9)
    red = istanbul.red.with_cards("return").with_posted(2).to_move("fountain")
    assert red.why_not("card return 9") == "no-assistant-there"


# -- family member to the police ------------------------------------------------------------------------------


def test_the_family_card_brings_the_family_member_home_for_three_lira(istanbul):  # [IST-C.16]
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain").with_lira(0)
    red.play("card family lira")
    assert red.family == 12
    assert red.lira == 3
    assert red.cards == []


def test_the_family_card_brings_the_family_member_home_for_a_card(istanbul):  # [IST-C.16]
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain").with_lira(0)
    red.play("card family card", "deal far")
    assert red.family == 12
    assert red.cards == ["far"]
    assert red.lira == 0


def test_the_family_card_moves_only_the_own_family_member(istanbul):  # [IST-C.16]
    green = istanbul.green.with_family_at("tea house")
    istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain").play("card family lira")
    assert green.family == 9


def test_the_family_card_is_not_playable_with_the_family_member_at_home(istanbul):  # [IST-C.16]
    red = istanbul.red.with_cards("family").to_move("fountain")
    assert red.why_not("card family lira") == "family-home"
    assert red.why_not("card family card") == "family-home"


def test_the_family_card_may_be_played_at_every_step_outside_actions(istanbul):  # [IST-C.17]
    istanbul.green.standing_at("fabric warehouse")
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain").with_lira(9)
    asked = []
    for answer in ["move 2", "leave", "pay", "fill", "end"]:
        asked.append((istanbul.question, red.can("card family lira")))
        red.play(answer)
    assert asked == [
        ("Move", True),
        ("AssistantStep", True),
        ("MeetMerchants", True),
        ("FillBarrow", True),
        ("Encounters", True),
    ]


def test_the_family_card_may_be_played_between_two_encounters(istanbul):  # [IST-C.17]
    red = istanbul.smuggler_at("fountain").red.with_cards("family").with_family_at("tea house").meeting("fountain")
    red.play("smuggler spice", "pay", "roll 1 1", "card family lira")
    assert red.family == 12


@pytest.mark.parametrize("place, answers", [middle for middle in IN_THE_MIDDLE if middle[0] != "police station"])
def test_the_family_card_cannot_be_played_in_the_middle_of_an_action(istanbul, place, answers):  # [IST-C.17]
    red = istanbul.red.with_cards("family", "any").with_family_at("great mosque").with_tiles("red", "green")
    red.with_posted(2, 10).at(place).with_goods(fabric=1).with_lira(9)
    assert red.can("card family lira")
    red.play(*answers)
    assert red.why_not("card family lira") == "moment"


@pytest.mark.parametrize("answers", [["governor", "deal far"], ["smuggler spice"]])
@pytest.mark.parametrize("card", ["card family lira", "card good spice"])
def test_governor_and_smuggler_are_paid_before_the_next_card(istanbul, answers, card):  # [IST-C.17]
    istanbul.governor_at("fountain").smuggler_at("fountain")
    red = istanbul.red.with_cards("family", "good").with_family_at("tea house").meeting("fountain").with_lira(2)
    assert red.can(card)
    red.play(*answers)
    assert red.why_not(card) == "moment"


# -- sell any goods -------------------------------------------------------------------------------------------


def test_the_any_card_sells_goods_the_tile_does_not_show(istanbul):  # [IST-C.18]
    red = istanbul.demand("small", "S1").red.with_cards("any").at("small market").with_goods(jewelry=2).with_lira(0)
    assert not red.can("sell BB")
    red.play("card any", "sell BB")
    assert red.lira == 5
    assert red.goods == {}


def test_the_any_card_cannot_be_played_at_the_large_market(istanbul):  # [IST-C.18]
    red = istanbul.demand("large", "L3").red.with_cards("any").at("large market").with_goods(spice=1)
    assert red.why_not("card any") == "moment"


def test_the_any_card_is_played_when_about_to_sell(istanbul):  # [IST-C.18]
    red = istanbul.demand("small", "S1").red.with_cards("any").to_move("fountain").with_goods(jewelry=1)
    assert red.why_not("card any") == "moment"
    red.play("move 11")
    assert red.why_not("card any") == "moment"
    red.play("leave")
    assert red.can("card any")


def test_after_the_sale_the_any_card_is_too_late(istanbul):  # [IST-C.18]
    istanbul.demand("small", "S1", "S2", "S3", "S4", "S5")
    red = istanbul.red.with_cards("any").at("small market").with_goods(jewelry=2)
    red.play("sell B")
    assert red.why_not("card any") == "moment"


def test_without_goods_the_any_card_is_not_playable(istanbul):  # [IST-C.18]
    red = istanbul.red.with_cards("any").at("small market").with_goods()
    assert red.why_not("card any") == "no-goods"


def test_the_any_card_sells_nothing_you_do_not_have(istanbul):  # [IST-C.18]
    red = istanbul.demand("small", "S5").red.with_cards("any").at("small market").with_goods(fabric=1)
    red.play("card any")
    assert red.why_not("sell RG") == "needs-goods"


@pytest.mark.parametrize("sale, lira", [("B", 2), ("BB", 5), ("RBB", 9), ("RRBB", 14), ("RRBBB", 20)])
def test_with_the_any_card_one_to_five_goods_bring_the_usual_pay(istanbul, sale, lira):  # [IST-C.19]
    red = istanbul.demand("small", "S1").red.with_cards("any").at("small market")
    red.with_goods(fabric=2, jewelry=3).with_lira(0)
    red.play("card any", f"sell {sale}")
    assert red.lira == lira


def test_the_any_card_sells_no_more_than_five(istanbul):  # [IST-C.19]
    red = istanbul.red.with_cards("any").at("small market").with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("card any")
    sold = {len(option) - len("sell ") for option in istanbul.options if option.startswith("sell ")}
    assert sold == {1, 2, 3, 4, 5}


def test_the_any_card_too_sends_the_demand_tile_to_the_bottom(istanbul):  # [IST-C.19]
    istanbul.demand("small", "S2", "S3", "S4", "S5", "S1")
    red = istanbul.red.with_cards("any").at("small market").with_goods(jewelry=2)
    red.play("card any", "sell B", "end")
    red.at("small market").with_goods(jewelry=1)
    assert red.can("sell B")


def test_who_thinks_better_of_the_sale_has_spent_the_card(istanbul):  # [IST-C.19]
    red = istanbul.red.with_cards("any").at("small market").with_goods(jewelry=2)
    red.play("card any", "skip")
    assert (red.cards, red.goods["jewelry"]) == ([], 2)


def test_the_any_card_serves_one_sale(istanbul):  # [IST-C.19]
    istanbul.demand("small", "S2", "S3", "S5", "S1", "S4")
    red = istanbul.red.with_cards("any").at("small market").with_goods(jewelry=5)
    red.play("card any", "sell BB", "end")
    red.at("small market")
    assert red.why_not("sell BB") == "no-demand"
