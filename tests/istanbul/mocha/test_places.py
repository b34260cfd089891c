"""17 Roasting Plant, 18 Guild Hall, 20 Coffee House."""

import pytest

from tests.istanbul.story import Story

# -- Roasting Plant -----------------------------------------------------------------------------------------


def test_two_lira_for_two_coffee(mocha):  # [IST-17.1]
    red = mocha.red.with_lira(2).at("roasting plant").play("roast lira")
    assert (red.lira, red.coffee) == (0, 2)


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_any_good_for_two_coffee(mocha, good):  # [IST-17.1]
    red = mocha.red.with_lira(0).with_goods(**{good: 1}).at("roasting plant").play(f"roast {good}")
    assert (red.goods, red.coffee) == ({}, 2)


def test_a_bonus_card_for_two_coffee(mocha):  # [IST-17.1]
    red = mocha.red.with_lira(0).with_cards("far").at("roasting plant").play("roast card far")
    assert (red.cards, red.coffee) == ([], 2)


def test_a_guild_card_for_two_coffee(mocha):  # [IST-17.1]
    red = mocha.red.with_lira(0).with_guild(13).at("roasting plant").play("roast guild 13")
    assert (red.guild, red.coffee) == ([], 2)


def test_the_example_2_lira_and_a_bonus_card_for_4_coffee(mocha):  # [IST-17.1]
    red = mocha.red.with_lira(2).with_cards("far").at("roasting plant").play("roast lira", "roast card far")
    assert red.coffee == 4
    assert mocha.question == "Encounters"


def test_all_three_exchanges_give_six_coffee(mocha):  # [IST-17.2]
    red = mocha.red.with_lira(9).with_goods(fabric=2).with_cards("far", "stay").with_guild(13).at("roasting plant")
    red.play("roast lira", "roast fabric", "roast card far")
    assert red.coffee == 6
    assert mocha.question == "Encounters"


@pytest.mark.parametrize("choice", ["roast lira", "roast fabric", "roast card far", "roast guild 13"])
def test_each_exchange_is_made_once(mocha, choice):  # [IST-17.2]
    red = mocha.red.with_lira(9).with_goods(fabric=2).with_cards("far", "far", "stay").with_guild(13, 14)
    red.at("roasting plant").play(choice)
    again = ["roast card stay", "roast guild 14"] if "card" in choice or "guild" in choice else [choice]
    assert not any(red.can(one) for one in again)


def test_what_cannot_be_paid_is_not_offered(mocha):  # [IST-17.2]
    red = mocha.red.with_lira(1).with_coffee(9).at("roasting plant")
    assert mocha.options == ["skip"]
    assert red.why_not("roast lira") == "needs-lira"
    assert red.why_not("roast fabric") == "no-good"


def test_roasting_ends_when_you_are_done(mocha):  # [IST-17.2]
    red = mocha.red.with_lira(9).with_goods(fabric=2).at("roasting plant").play("roast fabric", "done")
    assert (red.coffee, mocha.question) == (2, "Encounters")


def test_the_lira_may_come_last(mocha):  # [IST-17.2]
    red = mocha.red.with_lira(2).with_goods(fabric=1).with_guild(13).at("roasting plant")
    assert red.play("roast fabric", "roast guild 13", "roast lira").coffee == 6


def test_a_good_may_follow_a_card(mocha):  # [IST-17.2]
    red = mocha.red.with_lira(0).with_goods(fruit=1).with_cards("stay").at("roasting plant").play("roast card stay")
    assert mocha.options == ["roast fruit", "done"]
    assert red.play("roast fruit").coffee == 4
    assert mocha.question == "Encounters"


def test_the_good_is_chosen_with_the_card_seen_that_the_coffee_brought(mocha):  # [IST-17.2] [IST-17.4]
    red = mocha.red.with_lira(0).with_goods(fruit=1).with_cards("guild", "stay").at("roasting plant")
    red.play("roast card stay", "card guild", "deal guild 20")
    assert mocha.options == ["roast fruit", "done"]


def test_by_the_first_version_of_the_rules_no_good_follows_a_card():
    story = Story(3, expansions=["mocha"], rules=1)
    story.red.with_lira(0).with_goods(fruit=1).with_cards("stay").at("roasting plant").play("roast card stay")
    assert story.question == "Encounters"


def test_a_roasted_card_has_no_effect_and_goes_to_its_own_pile(mocha):  # [IST-17.3]
    red = mocha.red.with_lira(0).with_cards("lira").at("roasting plant").play("roast card lira")
    assert red.lira == 0
    assert mocha.pile == ["lira"]


def test_a_roasted_guild_card_has_no_effect_and_goes_to_its_own_pile(mocha):  # [IST-17.3]
    red = mocha.red.with_lira(0).with_guild(17).at("roasting plant").play("roast guild 17")
    assert red.coffee == 2
    assert (mocha.guild_pile, mocha.pile) == ([17], [])


def test_a_card_just_drawn_may_be_roasted(mocha):  # [IST-17.3]
    red = mocha.red.with_lira(0).with_coffee(2).with_cards("guild").at("roasting plant")
    red.play("card guild", "deal guild 8", "roast guild 8")
    assert (red.coffee, red.guild) == (2, [])


@pytest.mark.parametrize("first", ["roast spice", "roast guild 8"])
def test_roasted_coffee_may_be_sold_for_the_lira_of_the_next_exchange(mocha, first):  # [IST-17.4]
    red = mocha.red.with_lira(0).with_goods(spice=1).with_guild(8).with_cards("coffee-lira").at("roasting plant")
    red.play(first, "card coffee-lira", "roast lira")
    assert (red.coffee, red.lira) == (3, 6)


# -- Guild Hall ---------------------------------------------------------------------------------------------


def test_the_guild_hall_gives_a_coffee_and_a_choice_of_cards(mocha):  # [IST-18.1]
    red = mocha.red.at("guild hall").play("enlist", "deal guild 4", "deal guild 17", "discard guild 17")
    assert (red.coffee, red.guild, mocha.guild_pile) == (1, [4], [17])
    assert mocha.question == "Encounters"


def test_every_guild_card_left_is_equally_likely(mocha):  # [IST-18.1]
    mocha.green.with_guild(1, 2)
    mocha.red.at("guild hall").play("enlist")
    assert mocha.odds == {f"deal guild {card}": 1 for card in range(3, 21)}


def test_the_guild_hall_may_be_skipped(mocha):  # [IST-18.1]
    red = mocha.red.at("guild hall").play("skip")
    assert (red.coffee, red.guild) == (0, [])


def test_one_guild_card_has_to_be_discarded(mocha):  # [IST-18.2]
    red = mocha.red.with_guild(9).at("guild hall").play("enlist", "deal guild 4", "deal guild 17")
    assert mocha.options == ["discard guild 4", "discard guild 9", "discard guild 17"]
    assert red.why_not("end") == "discard-guild-first"
    assert red.why_not("discard guild 5") == "no-such-card"


def test_it_may_be_an_older_one(mocha):  # [IST-18.2]
    red = mocha.red.with_guild(9).at("guild hall")
    red.play("enlist", "deal guild 4", "deal guild 17", "discard guild 9")
    assert red.guild == [4, 17]


def test_the_discarded_card_lies_open_on_top_and_has_no_effect(mocha):  # [IST-18.2]
    red = mocha.guild_discarded(1).red.at("guild hall")
    red.play("enlist", "deal guild 4", "deal guild 17", "discard guild 17")
    assert mocha.game.view(2).guild_discard == (1, 17)
    assert red.coffee == 1


def test_a_used_up_deck_is_made_of_the_discards(mocha):  # [IST-18.3]
    mocha.guild_discarded(1, 2, 3).guild_deck(5).red.at("guild hall").play("enlist", "deal guild 5")
    assert mocha.options == ["deal guild 1", "deal guild 2", "deal guild 3"]
    assert mocha.guild_pile == []
    assert mocha.told("reshuffled-guild") == [{"cards": 3}]


def test_with_one_card_left_only_that_is_drawn(mocha):  # [IST-18.3]
    red = mocha.guild_deck(5).red.with_guild().at("guild hall").play("enlist", "deal guild 5")
    assert mocha.options == ["discard guild 5"]
    assert red.coffee == 1
    assert mocha.told("reshuffled-guild") == []


def test_without_any_card_the_coffee_remains(mocha):  # [IST-18.3]
    red = mocha.guild_deck().red.at("guild hall").play("enlist")
    assert (red.coffee, mocha.question) == (1, "Encounters")


def test_there_is_no_limit_of_guild_cards(mocha):  # [IST-18.3]
    red = mocha.red.with_guild(*range(1, 19)).at("guild hall")
    red.play("enlist", "deal guild 19", "deal guild 20", "discard guild 1")
    assert len(red.guild) == 19


# -- Coffee House -------------------------------------------------------------------------------------------


def test_the_coffee_house_sells_a_ruby_for_coffee(mocha):  # [IST-20.1]
    red = mocha.red.with_coffee(7).at("coffee house").play("buy")
    assert (red.rubies, red.coffee) == (1, 1)


def test_with_too_little_coffee_there_is_no_ruby(mocha):  # [IST-20.1]
    red = mocha.red.with_coffee(5).with_lira(99).at("coffee house")
    assert mocha.reason("buy") == ("needs-coffee", {"need": 6, "have": 5})
    assert red.rubies == 0


@pytest.mark.parametrize(("left", "price"), [(5, 6), (4, 7), (3, 8), (2, 9), (1, 10)])
def test_each_ruby_is_a_coffee_dearer(mocha, left, price):  # [IST-20.2]
    red = mocha.rubies_left(20, left).red.with_coffee(price).at("coffee house")
    assert red.play("buy").coffee == 0
    red.with_coffee(min(price, 9)).at("coffee house")
    assert not red.can("buy")


def test_seven_rubies_one_after_the_other(mocha):  # [IST-20.2]
    red = mocha.red.with_coffee(60)
    spent = []
    for _ in range(7):
        before = red.coffee
        red.at("coffee house").play("buy")
        spent.append(before - red.coffee)
    assert spent == [6, 7, 8, 9, 10, 10, 10]
