"""B: the twenty guild cards."""

import pytest

from meydan.games.istanbul.printed import GOODS
from tests.istanbul.story import Story


def playing(story, card, place=7):
    """Red holds one guild card and is to move."""
    return story.red.with_guild(card).to_move(place)


# -- 1 to 7 -------------------------------------------------------------------------------------------------


def test_card_1_is_a_free_extension(mocha):  # [IST-B.7]
    red = playing(mocha, 1).with_lira(0).play("guild 1", "end")
    assert (red.capacity, red.lira, red.rubies) == (3, 0, 0)


def test_card_1_may_bring_the_ruby_of_the_third_extension(mocha):  # [IST-B.7]
    red = playing(mocha, 1).with_capacity(4).play("guild 1")
    assert (red.capacity, red.rubies) == (5, 1)
    assert mocha.game.rubies[1] == 2


def test_card_1_is_of_no_use_with_all_extensions(mocha):  # [IST-B.7]
    assert playing(mocha, 1).with_capacity(5).why_not("guild 1") == "barrow-complete"


@pytest.mark.parametrize(("card", "good"), [(2, "fabric"), (3, "spice"), (4, "fruit")])
def test_cards_2_to_4_fill_one_good_and_add_three_others(mocha, card, good):  # [IST-B.8]
    red = playing(mocha, card).with_capacity(4).play(f"guild {card}")
    assert red.goods == {good: 4}
    red.play(f"without {good}")
    assert red.goods == {name: 4 if name == good else 1 for name in GOODS}


@pytest.mark.parametrize("without", GOODS)
def test_the_three_goods_are_of_your_choice_and_different(mocha, without):  # [IST-B.8]
    red = playing(mocha, 2).with_goods(jewelry=1).play("guild 2")
    assert mocha.options == [f"without {name}" for name in GOODS]
    red.play(f"without {without}")
    gained = {"spice": 1, "fruit": 1, "jewelry": 1}
    gained.pop(without, None)
    expected = {"fabric": 2, **gained}
    expected["jewelry"] = 1 + gained.get("jewelry", 0)
    assert red.goods == expected


def test_card_5_gives_lira_and_one_of_each_good(mocha):  # [IST-B.9]
    red = playing(mocha, 5).with_lira(0).play("guild 5", "end")
    assert (red.lira, red.goods) == (4, dict.fromkeys(GOODS, 1))


def test_card_6_draws_three_bonus_cards(mocha):  # [IST-B.10]
    red = playing(mocha, 6).play("guild 6", "deal far", "deal six", "deal far")
    assert red.cards == ["far", "far", "six"]
    assert mocha.options == ["end"]


def test_card_6_draws_from_the_deck_only(mocha):  # [IST-B.10]
    playing(mocha.discarded("lira"), 6).play("guild 6")
    assert all(choice.startswith("deal") for choice in mocha.options)


def test_card_6_needs_three_cards_discards_included(mocha):  # [IST-B.10]
    red = playing(mocha.discarded("lira").deck("far", "stay"), 6)
    red.play("guild 6", "deal far", "deal stay", "deal lira")
    assert red.cards == ["lira", "far", "stay"]
    assert playing(Story(3, expansions=["mocha"]).deck("far", "stay"), 6).why_not("guild 6") == "too-few-cards"


def test_card_7_goes_to_the_fountain_with_any_assistants(mocha):  # [IST-B.11]
    red = playing(mocha, 7, 13).with_posted(2, 5, 9).play("guild 7", "recall 2", "recall 9")
    assert (red.place, red.posted, red.carried) == (7, [5], 3)


@pytest.mark.parametrize("recalled", [[], ["recall 5"], ["recall 2", "recall 5"]])
def test_card_7_returns_as_many_as_you_like(mocha, recalled):  # [IST-B.11]
    red = playing(mocha, 7, 13).with_posted(2, 5).play("guild 7", *recalled)
    if red.can("done"):
        red.play("done")
    assert red.carried == 2 + len(recalled)
    assert mocha.question == "Move"


def test_card_7_may_be_played_at_the_fountain(mocha):  # [IST-B.11]
    red = playing(mocha, 7, 7).with_posted(2).play("guild 7", "recall 2")
    assert (red.place, red.posted) == (7, [])


def test_card_7_pays_nobody_and_leaves_no_assistant(mocha):  # [IST-B.11]
    mocha.green.standing_at(7)
    red = playing(mocha, 7, 13).with_lira(3).play("guild 7")
    assert (red.lira, red.posted, red.carried) == (3, [], 4)
    assert mocha.question == "Move"


def test_card_7_returns_no_neutral_assistant():  # [IST-B.11]
    story = Story(3, expansions=["mocha"], neutral_assistants=True).neutral_assistants_at(5)
    red = story.red.with_guild(7).with_posted(2).to_move(13).play("guild 7")
    assert story.options == ["recall 2", "done"]
    assert red.place == 7


def test_card_7_gives_another_turn_from_the_fountain(mocha):  # [IST-B.12]
    red = playing(mocha, 7, 13).play("guild 7")
    assert (mocha.whose, mocha.question) == ("red", "Move")
    red.play("move 6", "leave", "skip", "end")
    assert (red.place, mocha.whose) == (6, "green")
    assert mocha.game.round == 1


def test_in_the_other_turn_a_guild_card_may_be_played(mocha):  # [IST-B.12]
    red = mocha.red.with_guild(7, 17).to_move(13).play("guild 7", "guild 17", "end")
    assert (red.coffee, mocha.guild_pile, mocha.whose) == (5, [7, 17], "green")


def test_in_the_other_turn_the_yellow_tile_works_again(mocha):  # [IST-B.12]
    red = mocha.red.with_guild(7).with_tiles("yellow").with_posted(2, 3).with_lira(9).to_move(13)
    red.play("fetch 2", "guild 7", "done")
    assert red.can("fetch 3")


def test_in_the_other_turn_there_are_encounters_again(mocha):  # [IST-B.12]
    red = playing(mocha.trader_at(6), 7, 13).with_lira(2).play("guild 7", "move 6", "leave", "skip")
    assert red.can("trader")


# -- 8 and 9 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_card_8_gives_two_goods_before_the_roll(mocha, good):  # [IST-B.13]
    red = playing(mocha, 8).play("guild 8", f"take {good}", "roll 1 2", "end")
    assert red.goods == {good: 2}


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_card_8_gives_two_goods_after_the_roll(mocha, good):  # [IST-B.13]
    red = playing(mocha, 8).play("guild 8", "roll", "roll 2 3", f"take {good}", "end")
    assert red.goods == {good: 2, "jewelry": 1}


def test_card_8_gives_no_jewelry_of_choice(mocha):  # [IST-B.13]
    playing(mocha, 8).play("guild 8")
    assert mocha.options == ["take fabric", "take spice", "take fruit", "roll"]


@pytest.mark.parametrize(
    ("roll", "jewelry"),
    [("1 1", 0), ("1 2", 0), ("1 3", 1), ("2 3", 1), ("3 3", 1), ("1 6", 3), ("4 4", 3), ("6 6", 3)],
)
def test_card_8_rolls_for_jewelry(mocha, roll, jewelry):  # [IST-B.13]
    red = playing(mocha, 8).with_capacity(5).play("guild 8", "take fruit", f"roll {roll}")
    assert red.goods.get("jewelry", 0) == jewelry


def test_card_8_loses_what_does_not_fit(mocha):  # [IST-B.13]
    red = playing(mocha, 8).with_goods(fruit=1).play("guild 8", "take fruit", "roll 6 6")
    assert red.goods == {"fruit": 2, "jewelry": 2}


@pytest.mark.parametrize(("bid", "roll", "lira"), [(7, "3 4", 14), (12, "6 6", 24), (3, "6 6", 6), (7, "2 3", 4)])
def test_card_9_doubles_the_tea_house(mocha, bid, roll, lira):  # [IST-B.14]
    red = playing(mocha, 9).with_lira(0).play("guild 9", f"bid {bid}", f"roll {roll}", "end")
    assert red.lira == lira


def test_card_9_names_3_to_12(mocha):  # [IST-B.14]
    playing(mocha, 9).play("guild 9")
    assert mocha.options == [f"bid {number}" for number in range(3, 13)]


@pytest.mark.parametrize(("card", "choice"), [(8, "take fruit"), (9, "bid 9")])
@pytest.mark.parametrize("place", [8, 9])
def test_the_red_tile_does_not_help_cards_8_and_9(mocha, card, choice, place):  # [IST-B.15]
    playing(mocha, card, place).with_tiles("red").play(f"guild {card}", choice, "roll 1 2")
    assert mocha.options == ["end"]


@pytest.mark.parametrize(("card", "choice"), [(8, "take fruit"), (9, "bid 8")])
def test_a_die_may_be_turned_to_6_for_cards_8_and_9(mocha, card, choice):  # [IST-B.15]
    red = playing(mocha, card).with_tiles("red").with_capacity(5).with_lira(0).with_cards("six")
    red.play(f"guild {card}", choice, "roll 1 2")
    assert not red.can("reroll")
    red.play("card six low", "keep")
    assert (red.goods if card == 8 else red.lira) == ({"fruit": 2, "jewelry": 3} if card == 8 else 16)


# -- 10 to 16 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price", "lira"),
    [(10, ("fabric", "spice", "fruit"), 15), (11, ("fabric", "spice", "jewelry"), 20)],
)
def test_cards_10_and_11_sell_three_goods(mocha, card, price, lira):  # [IST-B.16]
    red = playing(mocha, card).with_lira(0).with_goods(fabric=2, spice=2, fruit=2, jewelry=2).play(f"guild {card}")
    assert red.lira == lira
    assert red.goods == {name: 1 if name in price else 2 for name in GOODS}


@pytest.mark.parametrize(("card", "lacking"), [(10, "fruit"), (10, "spice"), (11, "jewelry"), (11, "fabric")])
def test_cards_10_and_11_need_their_goods(mocha, card, lacking):  # [IST-B.16]
    goods = dict.fromkeys(GOODS, 2) | {lacking: 0}
    red = playing(mocha, card).with_goods(**goods)
    assert mocha.reason(f"guild {card}")[1]["good"] == lacking
    assert not red.can(f"guild {card}")


def test_card_12_carries_out_the_action_of_any_place(mocha):  # [IST-B.17]
    red = playing(mocha, 12, 13).play("guild 12", "use 3", "fill", "end")
    assert (red.goods, red.place, red.posted) == ({"spice": 2}, 13, [])


def test_card_12_is_for_places_where_there_is_something_to_do(mocha):  # [IST-B.17]
    red = playing(mocha, 12).with_lira(2).play("guild 12")
    assert [int(choice.split()[1]) for choice in mocha.options] == [2, 3, 4, 5, 6, 8, 9, 12, 17, 18]
    assert red.why_not("use 16") == "nothing-there"


def test_card_12_has_to_be_carried_out(mocha):  # [IST-B.17]
    red = playing(mocha, 12).play("guild 12", "use 3")
    assert red.why_not("skip") == "must-act"
    assert mocha.options == ["fill"]


def test_card_12_brings_the_family_member_home_without_reward(mocha):  # [IST-B.17]
    red = playing(mocha, 12).with_lira(0).with_family_at(16).play("guild 12", "use 3")
    assert red.family == 16
    red.play("fill")
    assert (red.family, red.lira, red.cards) == (12, 0, [])
    assert mocha.options == ["end"]


def test_card_12_may_be_played_with_the_family_member_at_home(mocha):  # [IST-B.17]
    assert playing(mocha, 12).play("guild 12", "use 3", "fill").family == 12


def test_card_12_at_the_tavern_sets_the_barrier_and_uses_a_neighbour(mocha):  # [IST-B.17]
    red = playing(mocha, 12).with_coffee(2).play("guild 12", "use 19", "barrier 6", "beside 7", "use 6", "draw deck")
    red.play("deal far", "draw deck", "deal six", "discard far")
    assert (red.coffee, red.cards, mocha.options) == (1, ["six"], ["end"])


def test_card_12_for_the_police_station(mocha):  # [IST-B.18]
    red = playing(mocha, 12).play("guild 12", "use 12", "send 3")
    assert red.family == 3
    red.play("fill")
    assert (red.goods, red.family) == ({"spice": 2}, 12)


def test_card_12_orders_the_errand_too(mocha):  # [IST-B.18]
    red = playing(mocha, 12).with_lira(0).play("guild 12", "use 12")
    assert [int(choice.split()[1]) for choice in mocha.options] == [2, 3, 4, 5, 6, 8, 9, 18]
    assert red.why_not("send 20") == "nothing-there"
    red.play("send 5")
    assert mocha.options == ["collect"]
    assert red.why_not("skip") == "must-act"


def test_by_the_first_version_of_the_rules_the_errand_of_card_12_could_be_skipped():
    story = Story(3, expansions=["mocha"], rules=1)
    red = playing(story, 12).with_lira(0).play("guild 12", "use 12", "send 20", "skip")
    assert (red.family, story.options) == (12, ["end"])


def test_card_12_does_nothing_at_the_police_station_without_the_family_member(mocha):  # [IST-B.18]
    red = playing(mocha, 12).with_family_at(3).play("guild 12")
    assert red.why_not("use 12") == "nothing-there"


def test_card_13_buys_a_ruby_of_the_palace_for_any_six_goods(mocha):  # [IST-B.19]
    red = playing(mocha, 13).with_goods(jewelry=4, fabric=3).play("guild 13", "give fabric", "give fabric")
    assert mocha.options == ["give fabric", "give jewelry"]
    red.play("give jewelry", "give jewelry", "give jewelry", "give jewelry")
    assert (red.rubies, red.goods, mocha.game.rubies[13]) == (1, {"fabric": 1}, 5)


def test_card_13_costs_six_whatever_the_palace_wants(mocha):  # [IST-B.19]
    red = playing(mocha.rubies_left(13, 1), 13).with_goods(fruit=6).play("guild 13", *["give fruit"] * 6)
    assert (red.rubies, red.goods) == (1, {})


def test_card_13_takes_no_coffee(mocha):  # [IST-B.19]
    playing(mocha, 13).with_goods(fruit=5).with_coffee(9)
    assert mocha.reason("guild 13") == ("needs-any-goods", {"need": 6, "have": 5})


@pytest.mark.parametrize(
    ("card", "tile", "good"),
    [(14, "red", "fabric"), (14, "green", "spice"), (15, "yellow", "fruit"), (15, "blue", "jewelry")],
)
def test_cards_14_and_15_give_a_tile_for_one_good(mocha, card, tile, good):  # [IST-B.20]
    red = playing(mocha, card).with_goods(**{good: 1}).play(f"guild {card}", f"tile {tile}", "end")
    assert (red.tiles, red.goods) == ([tile], {})


def test_card_14_takes_the_top_tile(mocha):  # [IST-B.20]
    left = mocha.game.tiles_left[0]
    playing(mocha, 14).with_goods(fabric=1).play("guild 14", "tile red")
    assert mocha.game.tiles_left[0] == left - 1


def test_cards_14_and_15_offer_what_can_be_paid_and_is_lacking(mocha):  # [IST-B.20]
    red = playing(mocha, 14).with_goods(spice=2, fabric=2).with_tiles("green").play("guild 14")
    assert mocha.options == ["tile red"]
    assert red.why_not("tile green") == "has-tile"


def test_card_14_is_not_played_without_the_good_or_the_tile(mocha):  # [IST-B.20]
    assert playing(mocha, 14).with_goods(jewelry=5, fruit=5).why_not("guild 14") == "not-in-full"
    mocha.game.tiles_left = [0, 0, 3, 3]
    assert playing(mocha, 14).with_goods(fabric=5, spice=5).why_not("guild 14") == "not-in-full"


def test_both_tiles_bring_the_ruby_of_the_mosque(mocha):  # [IST-B.20]
    red = playing(mocha, 15).with_goods(jewelry=1).with_tiles("yellow").play("guild 15", "tile blue")
    assert (red.rubies, red.carried, mocha.game.rubies[15]) == (1, 5, 2)


def test_the_example_card_16_gives_three_coffee_with_the_third_ruby(mocha):  # [IST-B.21]
    red = playing(mocha, 16).with_lira(15).with_rubies(2).play("guild 16")
    assert (red.lira, red.rubies, red.coffee) == (0, 3, 3)


def test_card_16_costs_15_whatever_the_dealer_wants(mocha):  # [IST-B.21]
    red = playing(mocha.rubies_left(16, 1), 16).with_lira(15).play("guild 16")
    assert (red.lira, red.rubies) == (0, 1)
    assert playing(Story(3, expansions=["mocha"]), 16).with_lira(14).why_not("guild 16") == "needs-lira"


# -- 17 to 20 -----------------------------------------------------------------------------------------------


def test_card_17_gives_five_coffee(mocha):  # [IST-B.22]
    assert playing(mocha, 17).play("guild 17").coffee == 5


def test_card_18_gives_a_coffee_and_two_guild_cards(mocha):  # [IST-B.23]
    red = playing(mocha, 18).play("guild 18", "deal guild 4", "deal guild 9", "end")
    assert (red.coffee, red.guild, mocha.guild_pile) == (1, [4, 9], [18])


def test_card_18_needs_two_cards_without_itself(mocha):  # [IST-B.23]
    red = playing(mocha, 18)
    mocha.guild_deck(4)
    assert red.why_not("guild 18") == "too-few-cards"
    mocha.guild_deck(4, 5)
    assert red.can("guild 18")


def test_the_example_card_19_a_tile_for_2_and_the_barrier_cost_3(mocha):  # [IST-B.24]
    red = playing(mocha.tavern_left("movement", 3), 19).with_coffee(3)
    red.play("guild 19", "tavern movement", "barrier 2", "beside 8", "use 2", "fill", "end")
    assert (red.coffee, red.tavern_tiles, red.goods) == (0, ["movement"], {"fabric": 2})
    assert mocha.gatekeeper == "red"


def test_the_other_order_costs_the_same(mocha):  # [IST-B.24]
    red = playing(mocha.tavern_left("movement", 3), 19).with_coffee(3)
    red.play("guild 19", "barrier 2", "beside 8", "use 2", "fill", "tavern movement", "end")
    assert (red.coffee, red.tavern_tiles) == (0, ["movement"])


def test_one_deal_is_enough(mocha):  # [IST-B.24]
    red = playing(mocha, 19).with_coffee(3).with_goods(fruit=3).play("guild 19")
    assert not red.can("done")
    red.play("tavern ruby 13", "done", "end")
    assert (red.coffee, red.rubies, red.goods) == (0, 1, {})


def test_a_tile_for_one_coffee_is_free(mocha):  # [IST-B.24]
    red = playing(mocha, 19).with_coffee(0).play("guild 19")
    assert mocha.options == ["tavern movement", "tavern encounter"]
    assert red.play("tavern encounter", "done").coffee == 0


def test_no_more_than_two_deals(mocha):  # [IST-B.24]
    red = playing(mocha, 19).with_coffee(20).with_goods(fruit=6).play("guild 19", "tavern movement", "tavern encounter")
    assert mocha.options == ["end"]
    assert red.coffee == 20 - 1


def test_without_a_deal_that_can_be_paid_the_card_is_not_played(mocha):  # [IST-B.24]
    mocha.tavern_left("movement", 3).tavern_left("encounter", 3)
    red = playing(mocha, 19).with_coffee(0)
    assert red.why_not("guild 19") == "needs-coffee"
    assert red.with_coffee(1).can("guild 19")


def test_the_same_deal_may_be_made_twice(mocha):  # [IST-B.25]
    red = playing(mocha, 19).with_coffee(7).with_goods(fruit=6).play("guild 19", "tavern ruby 13", "tavern ruby 20")
    assert (red.rubies, red.coffee, red.goods) == (2, 0, {})


def test_the_barrier_may_be_set_twice(mocha):  # [IST-B.25]
    red = playing(mocha, 19).with_coffee(3)
    red.play("guild 19", "barrier 2", "beside 8", "use 2", "fill", "barrier 3", "beside 10", "use 3", "fill", "end")
    assert (red.goods, red.coffee, mocha.game.barrier) == ({"fabric": 2, "spice": 2}, 0, [3, 10])


def test_the_same_tile_is_not_taken_twice(mocha):  # [IST-B.25]
    red = playing(mocha, 19).with_coffee(9).play("guild 19", "tavern movement")
    assert red.why_not("tavern movement") == "has-tile"


def test_the_coffee_less_is_granted_once(mocha):  # [IST-B.25]
    red = playing(mocha, 19).with_coffee(6).with_goods(fruit=6).play("guild 19", "tavern ruby 13")
    assert red.why_not("tavern ruby 20") == "needs-coffee"


def test_the_action_beside_the_barrier_may_be_skipped_here_too(mocha):  # [IST-B.25]
    red = playing(mocha, 19).with_coffee(1).play("guild 19", "barrier 2", "beside 8", "skip", "done", "end")
    assert red.goods == {}


def test_coffee_spent_on_a_card_meanwhile_may_leave_nothing_to_deal(mocha):  # [IST-B.25]
    mocha.tavern_left("movement", 3).tavern_left("encounter", 3)
    red = playing(mocha, 19).with_coffee(1).with_cards("coffee-lira").play("guild 19", "card coffee-lira")
    assert mocha.options == ["done"]
    red.play("done", "end")
    assert mocha.whose == "green"


@pytest.mark.parametrize(("left", "price"), [(5, 3), (4, 4), (3, 4), (2, 5), (1, 5)])
def test_card_20_buys_a_ruby_of_the_coffee_house_at_half_price(mocha, left, price):  # [IST-B.26]
    red = playing(mocha.rubies_left(20, left), 20).with_coffee(price)
    assert red.play("guild 20").coffee == 0
    assert red.rubies == 1


@pytest.mark.parametrize(("left", "price"), [(5, 3), (4, 4), (3, 4), (2, 5), (1, 5)])
def test_card_20_needs_the_coffee(mocha, left, price):  # [IST-B.26]
    playing(mocha.rubies_left(20, left), 20).with_coffee(price - 1)
    assert mocha.reason("guild 20") == ("needs-coffee", {"need": price, "have": price - 1})
