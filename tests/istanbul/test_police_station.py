"""12 Police Station: errands of the family member."""

import pytest

from tests.istanbul.story import Story


def test_a_released_family_member_carries_out_the_action_of_another_place(istanbul):  # [IST-12.1]
    red = istanbul.red.at("police station")
    red.play("send 5", "collect")
    assert red.family == 5
    assert red.goods == {"spice": 1, "fruit": 1}


def test_the_merchant_stays_at_the_police_station(istanbul):  # [IST-12.1]
    red = istanbul.red.at("police station")
    red.play("send 5", "collect")
    assert red.place == 12


def test_an_errand_leads_to_any_place_but_the_police_station(istanbul):  # [IST-12.1]
    red = istanbul.red.at("police station")
    others = [place for place in range(1, 17) if place != 12]
    assert istanbul.options == [*[f"send {place}" for place in others], "skip"]
    assert red.why_not("send 12") == "not-here"


def test_nobody_has_to_release_his_family_member(istanbul):  # [IST-12.1]
    red = istanbul.red.at("police station")
    red.play("skip")
    assert red.family == 12


@pytest.mark.parametrize(
    "errand, lira",
    [
        (["send 1", "extend"], 20 - 7),
        (["send 9", "bid 6", "roll 3 3"], 20 + 6),
        (["send 16", "buy"], 20 - 14),
    ],
)
def test_an_errand_costs_and_earns_like_the_action_itself(istanbul, errand, lira):  # [IST-12.1]
    red = istanbul.red.at("police station").with_lira(20)
    red.play(*errand)
    assert red.lira == lira


def test_green_goods_without_a_fee_and_without_the_governor(istanbul):  # [IST-12.2]
    green = istanbul.green.standing_at("spice warehouse").with_lira(3)
    red = istanbul.governor_at("spice warehouse").red.at("police station").with_lira(4)
    red.play("send 3", "fill")
    assert red.goods == {"spice": 2}
    assert (red.lira, green.lira) == (4, 3)
    assert red.why_not("governor") == "figure-elsewhere"


def test_an_errand_pays_no_neutral_merchant():  # [IST-12.2]
    istanbul = Story(2).neutral_merchants_at("small mosque", "great mosque", "gemstone dealer")
    red = istanbul.red.at("police station").with_lira(15)
    red.play("send 16", "buy")
    assert red.lira == 0
    assert istanbul.game.neutral_merchants == [14, 15, 16]


def test_an_errand_needs_no_assistant(istanbul):  # [IST-12.2]
    red = istanbul.red.with_posted(2, 3, 4, 12).at("police station")
    red.play("send 5", "collect")
    assert red.goods == {"spice": 1, "fruit": 1}
    assert red.posted == [2, 3, 4, 12]


def test_an_errand_neither_leaves_nor_picks_up_an_assistant(istanbul):  # [IST-12.2]
    red = istanbul.red.with_posted(5).at("police station")
    red.play("send 5", "collect", "end")
    assert red.posted == [5]
    assert red.carried == 3


def test_an_errand_catches_nobody(istanbul):  # [IST-12.2]
    green = istanbul.green.with_family_at("post office")
    red = istanbul.red.at("police station")
    red.play("send 5", "collect")
    assert istanbul.options == ["end"]
    assert red.why_not("catch 1 lira") == "family-elsewhere"
    assert green.family == 5


def test_an_errand_meets_no_smuggler(istanbul):  # [IST-12.2]
    red = istanbul.smuggler_at("post office").red.at("police station")
    red.play("send 5", "collect")
    assert red.why_not("smuggler jewelry") == "figure-elsewhere"


def test_the_merchant_himself_meets_governor_and_smuggler_after_the_errand(istanbul):  # [IST-12.2]
    red = istanbul.governor_at("police station").smuggler_at("police station").red.at("police station")
    red.play("send 5", "collect")
    assert red.can("governor")
    assert red.can("smuggler jewelry")


def test_a_family_member_may_go_where_its_action_is_impossible(istanbul):  # [IST-12.3]
    red = istanbul.red.at("police station").with_lira(0)
    red.play("send 16")
    assert istanbul.options == ["skip"]
    assert red.why_not("buy") == "needs-lira"


def test_a_family_member_stays_where_it_was_sent_although_it_skips_the_action(istanbul):  # [IST-12.3]
    red = istanbul.red.at("police station")
    red.play("send 5", "skip", "end")
    assert red.family == 5
    assert red.goods == {}
    assert istanbul.game.mail == 0


def test_a_family_member_remains_until_a_rival_catches_it(istanbul):  # [IST-12.4]
    red = istanbul.red.at("police station")
    red.play("send 5", "collect", "end")
    istanbul.green.meeting("post office").play("catch 0 lira")
    assert red.family == 12


def test_a_family_member_is_not_sent_home_by_a_rival_elsewhere(istanbul):  # [IST-12.4]
    red = istanbul.red.at("police station")
    red.play("send 5", "collect", "end")
    istanbul.green.meeting("fabric warehouse").play("end")
    assert red.family == 5


def test_a_family_member_is_not_sent_home_by_its_own_merchant(istanbul):  # [IST-12.4]
    red = istanbul.red.with_family_at("post office").meeting("post office")
    red.play("end")
    assert red.family == 5


def test_a_family_member_is_brought_back_by_its_owners_card(istanbul):  # [IST-12.4]
    red = istanbul.red.with_family_at("post office").with_cards("family").to_move("fountain")
    red.play("card family lira")
    assert red.family == 12


def test_without_the_family_member_there_is_no_action(istanbul):  # [IST-12.5]
    red = istanbul.red.with_family_at("tea house").at("police station")
    assert istanbul.options == ["skip"]
    assert red.why_not("send 5") == "family-out"


def test_without_the_family_member_encounters_are_possible(istanbul):  # [IST-12.5]
    red = istanbul.governor_at("police station").red.with_family_at("tea house").at("police station")
    red.play("skip")
    assert red.can("governor")


def test_family_members_of_others_cannot_be_sent(istanbul):  # [IST-12.5]
    green = istanbul.green.with_family_at("police station")
    red = istanbul.red.at("police station")
    red.play("send 5", "collect")
    assert green.family == 12


def test_the_family_card_opens_the_action(istanbul):  # [IST-12.6]
    red = istanbul.red.with_family_at("tea house").with_cards("family").at("police station").with_lira(0)
    red.play("card family lira", "send 5", "collect")
    assert red.family == 5
    assert red.lira == 3 + 2


def test_the_family_card_may_follow_the_errand(istanbul):  # [IST-12.6]
    red = istanbul.red.with_cards("family").at("police station").with_lira(0)
    red.play("send 5", "collect", "card family lira")
    assert red.family == 12
    assert red.lira == 2 + 3


def test_a_second_errand_does_not_follow_the_family_card(istanbul):  # [IST-12.6]
    red = istanbul.red.with_cards("family").at("police station")
    red.play("send 5", "collect", "card family lira")
    assert istanbul.options == ["end"]


def test_before_the_action_the_family_card_is_useless_at_home(istanbul):  # [IST-12.6]
    red = istanbul.red.with_cards("family").at("police station")
    assert red.why_not("card family lira") == "family-home"


def test_no_good_card_between_release_and_action(istanbul):  # [IST-12.7]
    red = istanbul.red.with_cards("good").at("police station")
    assert red.can("card good fruit")
    red.play("send 13")
    assert red.why_not("card good fruit") == "moment"


def test_the_good_card_may_follow_the_errand(istanbul):  # [IST-12.7]
    red = istanbul.red.with_cards("good").at("police station")
    red.play("send 3", "fill")
    assert red.can("card good fruit")


def test_no_family_card_between_release_and_action(istanbul):  # [IST-12.7]
    red = istanbul.red.with_cards("family").at("police station")
    red.play("send 5")
    assert red.why_not("card family lira") == "moment"


def test_five_lira_may_come_between_release_and_action(istanbul):  # [IST-12.7]
    red = istanbul.red.with_cards("lira").with_lira(2).at("police station")
    red.play("send 1", "card lira", "extend")
    assert red.capacity == 3
