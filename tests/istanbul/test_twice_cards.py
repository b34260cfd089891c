"""The cards that let you carry out the Post Office, the Palace or the Dealer once more; place cards on errands."""

import pytest


def test_post_office_twice_pays_twice_and_moves_the_indicators_each_time(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("post").at("post office").with_lira(0)
    red.play("collect", "card post")
    assert red.goods == {"spice": 1, "fruit": 2, "fabric": 1}
    assert red.lira == 2 + 2
    assert istanbul.game.mail == 2


def test_the_second_ruby_of_the_palace_costs_its_new_price(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("palace").at("sultan's palace")
    red.with_goods(jewelry=5, fabric=5, spice=5, fruit=5)
    red.play("deliver R", "card palace", "deliver R")
    assert red.rubies == 2
    assert red.goods == {"jewelry": 2, "fabric": 1, "spice": 3, "fruit": 3}


def test_the_second_ruby_of_the_dealer_costs_its_new_price(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("dealer").at("gemstone dealer").with_lira(30)
    red.play("buy", "card dealer")
    assert red.rubies == 2
    assert red.lira == 30 - 14 - 15


def test_without_the_lira_for_a_second_ruby_the_card_is_not_playable(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("dealer").at("gemstone dealer").with_lira(14 + 14)
    red.play("buy")
    assert red.why_not("card dealer") == "needs-lira"


def test_five_lira_may_help_to_pay_the_second_ruby(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("dealer", "lira").at("gemstone dealer").with_lira(14 + 14)
    red.play("buy", "card lira", "card dealer")
    assert red.rubies == 2


def test_without_the_goods_for_a_second_ruby_the_card_is_not_playable(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("palace").at("sultan's palace").with_goods(jewelry=2, fabric=3, spice=2, fruit=2)
    red.play("deliver R")
    assert red.why_not("card palace") == "too-few-goods"


@pytest.mark.parametrize("place, action, card", [(13, "deliver RR", "palace"), (16, "buy", "dealer")])
def test_without_a_second_ruby_the_card_is_not_playable(istanbul, place, action, card):  # [IST-C.20]
    red = istanbul.rubies_left(place, 1).red.with_cards(card).at(place).with_lira(99)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5).play(action)
    assert red.why_not(f"card {card}") == "no-rubies"


TWICE = [(5, "collect", "post"), (13, "deliver R", "palace"), (16, "buy", "dealer")]


@pytest.mark.parametrize("place, action, card", TWICE)
def test_a_twice_card_is_not_played_before_the_action(istanbul, place, action, card):  # [IST-C.20]
    red = istanbul.red.with_cards(card).at(place).with_lira(99)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    assert red.can(action)
    assert red.why_not(f"card {card}") == "moment"


def test_the_second_delivery_may_be_skipped_and_the_card_is_spent(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("palace").at("sultan's palace").with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("deliver R", "card palace", "skip")
    assert (red.cards, red.rubies) == ([], 1)


@pytest.mark.parametrize("place, action, card", TWICE)
def test_a_twice_card_is_not_played_after_a_skipped_action(istanbul, place, action, card):  # [IST-C.20]
    red = istanbul.red.with_cards(card).at(place).with_lira(99)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("skip")
    assert red.why_not(f"card {card}") == "act-first"


@pytest.mark.parametrize("place, action, card", TWICE)
def test_a_twice_card_is_not_played_after_another_places_action(istanbul, place, action, card):  # [IST-C.20]
    red = istanbul.red.with_cards(card).at("spice warehouse").with_lira(99)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("fill")
    assert red.why_not(f"card {card}") == "act-first"


def test_a_twice_card_is_not_played_in_the_next_turn(istanbul):  # [IST-C.20]
    red = istanbul.red.with_cards("post").at("post office")
    red.play("collect", "end")
    red.meeting("post office")
    assert red.why_not("card post") == "act-first"


def test_the_post_office_three_times(istanbul):  # [IST-C.21]
    red = istanbul.red.with_cards("post", "post").at("post office").with_lira(0)
    red.play("collect", "card post", "card post")
    assert red.lira == 2 + 2 + 3
    assert istanbul.game.mail == 3
    assert red.cards == []


def test_the_palace_three_times(istanbul):  # [IST-C.21]
    red = istanbul.red.with_cards("palace", "palace").at("sultan's palace")
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("deliver G", "card palace", "deliver Y", "card palace", "deliver G")
    assert red.rubies == 3
    assert red.goods == {"fabric": 1, "fruit": 1}


def test_the_dealer_three_times(istanbul):  # [IST-C.21]
    red = istanbul.red.with_cards("dealer", "dealer").at("gemstone dealer").with_lira(14 + 15 + 16)
    red.play("buy", "card dealer", "card dealer")
    assert red.rubies == 3
    assert red.lira == 0


@pytest.mark.parametrize(
    "encounter",
    [
        ["catch 1 lira"],
        ["governor", "deal good", "discard good", "roll 1 1"],
        ["smuggler spice", "give spice", "roll 1 1"],
    ],
)
def test_after_an_encounter_a_twice_card_is_too_late(istanbul, encounter):  # [IST-C.22]
    istanbul.green.with_family_at("post office")
    red = istanbul.governor_at("post office").smuggler_at("post office").red.with_cards("post").at("post office")
    red.play("collect")
    assert red.can("card post")
    red.play(*encounter)
    assert red.why_not("card post") == "act-first"


def test_other_cards_and_the_yellow_tile_do_not_stand_between_action_and_twice_card(istanbul):  # [IST-C.22]
    red = istanbul.red.with_cards("post", "lira", "family").with_family_at("tea house").with_tiles("yellow")
    red.with_posted(9).at("post office").with_lira(0)
    red.play("collect", "card lira", "card family lira", "fetch 9", "card post")
    assert istanbul.game.mail == 2


def test_encounters_follow_the_second_run(istanbul):  # [IST-C.22]
    red = istanbul.governor_at("post office").red.with_cards("post").at("post office")
    red.play("collect", "card post")
    assert red.can("governor")


@pytest.mark.parametrize("place, action, card", TWICE)
def test_twice_cards_work_on_an_errand(istanbul, place, action, card):  # [IST-C.23]
    red = istanbul.red.with_cards(card).at("police station").with_lira(99)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play(f"send {place}", action)
    assert red.can(f"card {card}")


def test_an_errand_to_the_palace_may_be_doubled(istanbul):  # [IST-C.23]
    red = istanbul.red.with_cards("palace").at("police station")
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5)
    red.play("send 13", "deliver R", "card palace", "deliver R")
    assert red.rubies == 2


def test_after_a_skipped_errand_a_twice_card_is_not_played(istanbul):  # [IST-C.23]
    red = istanbul.red.with_cards("post").at("police station")
    red.play("send 5", "skip")
    assert red.why_not("card post") == "act-first"


def test_the_any_card_works_on_an_errand(istanbul):  # [IST-C.23]
    red = istanbul.demand("small", "S1").red.with_cards("any").at("police station")
    red.with_goods(jewelry=3).with_lira(0)
    red.play("send 11", "card any", "sell BBB")
    assert red.lira == 9


def test_the_any_card_on_an_errand_lets_no_good_card_in(istanbul):  # [IST-C.23]
    red = istanbul.demand("small", "S1").red.with_cards("any", "good").at("police station").with_goods(jewelry=3)
    red.play("send 11", "card any")
    assert red.why_not("card good fruit") == "moment"
