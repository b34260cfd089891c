"""C: the nine kinds of bonus cards of Mocha & Baksheesh."""

import pytest

from meydan.games.istanbul.deck import DECK, cards_of
from meydan.games.istanbul.printed import BASE, MOCHA
from tests.istanbul.story import Story


def test_the_deck_holds_the_cards_of_both_boxes(mocha):  # [IST-C.24]
    assert sum(card.copies for card in cards_of(MOCHA)) == 18
    assert mocha.game.deck == [card.copies if card.box in (BASE, MOCHA) else 0 for card in DECK]
    assert mocha.game.deck_size == sum(mocha.game.deck)


# -- coffee -------------------------------------------------------------------------------------------------


def test_two_coffee(mocha):  # [IST-C.25]
    red = mocha.red.with_cards("coffee").to_move().play("card coffee")
    assert (red.coffee, red.cards, mocha.pile) == (2, [], ["coffee"])


def test_a_guild_card_for_two_coffee(mocha):  # [IST-C.26]
    red = mocha.red.with_coffee(3).with_cards("guild").to_move().play("card guild", "deal guild 6")
    assert (red.coffee, red.guild, red.cards) == (1, [6], [])


def test_without_two_coffee_no_guild_card(mocha):  # [IST-C.26]
    red = mocha.red.with_coffee(1).with_cards("guild").to_move()
    assert red.why_not("card guild") == "needs-coffee"


def test_without_guild_cards_to_draw_no_guild_card(mocha):  # [IST-C.26]
    red = mocha.guild_deck().red.with_coffee(9).with_cards("guild").to_move()
    assert red.why_not("card guild") == "too-few-cards"


def test_the_guild_card_drawn_may_be_played_at_once(mocha):  # [IST-C.26]
    red = mocha.red.with_coffee(2).with_cards("guild").to_move().play("card guild", "deal guild 17", "guild 17")
    assert red.coffee == 5


def test_eight_lira_for_a_coffee(mocha):  # [IST-C.27]
    red = mocha.red.with_coffee(1).with_lira(1).with_cards("coffee-lira").to_move().play("card coffee-lira")
    assert (red.coffee, red.lira) == (0, 9)


def test_without_coffee_no_eight_lira(mocha):  # [IST-C.27]
    assert mocha.red.with_cards("coffee-lira").to_move().why_not("card coffee-lira") == "needs-coffee"


def test_eight_lira_pay_the_merchants_just_met(mocha):  # [IST-C.28]
    mocha.green.standing_at(6)
    red = mocha.red.with_coffee(1).with_lira(0).with_cards("coffee-lira").to_move(7).play("move 6", "leave")
    assert red.play("card coffee-lira", "pay").lira == 6


def test_coffee_cards_are_played_in_the_middle_of_an_action(mocha):  # [IST-C.28]
    red = mocha.red.with_cards("coffee", "guild", "coffee-lira", "far").at("caravansary")
    red.play("draw deck", "deal stay", "card coffee", "card guild", "deal guild 3", "card coffee-lira")
    assert (red.coffee, red.lira, red.guild) == (0, 2 + 8, [3])


def test_two_coffee_buy_the_ruby_of_the_place(mocha):  # [IST-C.28]
    red = mocha.red.with_coffee(4).with_cards("coffee").at("coffee house").play("card coffee", "buy")
    assert red.rubies == 1


# -- swap ---------------------------------------------------------------------------------------------------


def test_the_example_3_fruit_for_2_jewelry_and_a_coffee(mocha):  # [IST-C.29]
    red = mocha.red.with_goods(fruit=3).with_cards("swap").to_move()
    red.play("card swap", "give fruit", "give fruit", "give fruit", "take jewelry", "take jewelry", "take coffee")
    assert (red.goods, red.coffee) == ({"jewelry": 2}, 1)
    assert mocha.question == "Move"


def test_goods_and_coffee_in_any_mix(mocha):  # [IST-C.29]
    red = mocha.red.with_goods(fabric=1, spice=1).with_coffee(1).with_cards("swap").to_move()
    red.play("card swap", "give fabric", "give spice", "give coffee", "take fruit", "take fruit", "take jewelry")
    assert (red.goods, red.coffee) == ({"fruit": 2, "jewelry": 1}, 0)


@pytest.mark.parametrize("count", [1, 2])
def test_fewer_may_be_swapped(mocha, count):  # [IST-C.29]
    red = mocha.red.with_coffee(3).with_cards("swap").to_move().play("card swap", *["give coffee"] * count, "done")
    red.play(*["take jewelry"] * count)
    assert (red.goods, red.coffee) == ({"jewelry": count}, 3 - count)


def test_no_more_than_three(mocha):  # [IST-C.29]
    red = mocha.red.with_coffee(9).with_cards("swap").to_move().play("card swap", *["give coffee"] * 3)
    assert not red.can("give coffee")
    assert red.can("take fabric")


def test_at_least_one_is_given(mocha):  # [IST-C.29]
    red = mocha.red.with_coffee(9).with_cards("swap").to_move().play("card swap")
    assert not red.can("done")


def test_others_are_taken(mocha):  # [IST-C.30]
    red = mocha.red.with_goods(fabric=1).with_coffee(1).with_cards("swap").to_move()
    red.play("card swap", "give fabric", "give coffee")
    assert mocha.options == ["take spice", "take fruit", "take jewelry"]
    assert red.why_not("take fabric") == "swap-others"


def test_swapped_goods_need_room(mocha):  # [IST-C.30]
    red = mocha.red.with_goods(jewelry=2).with_coffee(1).with_cards("swap").to_move()
    assert red.play("card swap", "give coffee", "take jewelry").goods == {"jewelry": 2}
    assert red.coffee == 0


def test_nothing_to_give_no_swap(mocha):  # [IST-C.30]
    assert mocha.red.with_cards("swap").to_move().why_not("card swap") == "no-goods"


def test_no_swap_in_the_middle_of_an_action(mocha):  # [IST-C.30]
    red = mocha.red.with_lira(9).with_goods(fruit=2).with_cards("swap").at("roasting plant")
    assert red.can("card swap")
    assert red.play("roast lira").why_not("card swap") == "moment"
    assert red.play("done").can("card swap")


def test_when_the_last_coffee_is_spent_meanwhile_the_swap_ends(mocha):  # [IST-C.30]
    red = mocha.red.with_coffee(1).with_cards("swap", "coffee-lira").to_move().play("card swap", "card coffee-lira")
    assert mocha.options == ["done"]
    red.play("done")
    assert mocha.question == "Move"


# -- dice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "coffee"),
    [("1 1", 1), ("2 4", 1), ("1 6", 2), ("4 4", 2), ("4 5", 3), ("5 5", 3), ("5 6", 4), ("6 6", 4)],
)
def test_dice_for_coffee(mocha, roll, coffee):  # [IST-C.31]
    red = mocha.red.with_cards("coffee-dice").to_move().play("card coffee-dice", f"roll {roll}")
    assert red.coffee == coffee
    assert mocha.question == "Move"


def test_no_dice_for_coffee_in_the_middle_of_an_action(mocha):  # [IST-C.31]
    red = mocha.red.with_cards("coffee-dice", "lira").at("tea house").play("bid 7", "roll 1 2")
    assert red.why_not("card coffee-dice") == "moment"
    assert red.play("keep").can("card coffee-dice")


def test_a_die_is_turned_to_six(mocha):  # [IST-C.32]
    red = mocha.red.with_lira(0).with_cards("six").at("tea house").play("bid 9", "roll 2 3", "card six low", "keep")
    assert (red.lira, red.cards) == (9, [])


def test_the_higher_die_may_be_turned_too(mocha):  # [IST-C.32]
    red = mocha.red.with_lira(0).with_cards("six").at("tea house").play("bid 8", "roll 2 3", "card six high", "keep")
    assert red.lira == 8
    assert (mocha.game.low, mocha.game.high) == (2, 6)


def test_two_cards_turn_both_dice(mocha):  # [IST-C.32]
    red = mocha.red.with_lira(0).with_cards("six", "six").at("tea house")
    red.play("bid 12", "roll 1 1", "card six low", "card six low", "keep")
    assert red.lira == 12


def test_a_six_is_not_turned(mocha):  # [IST-C.32]
    red = mocha.red.with_cards("six").at("tea house").play("bid 9", "roll 2 6")
    assert red.can("card six low")
    assert red.why_not("card six high") == "six-pointless"


def test_only_right_after_a_roll(mocha):  # [IST-C.32]
    red = mocha.red.with_cards("six").at("tea house")
    assert red.why_not("card six low") == "moment"
    assert red.play("bid 9", "roll 2 3", "keep").why_not("card six low") == "moment"


def test_the_roll_of_a_figure_is_not_changed(mocha):  # [IST-C.32]
    red = mocha.trader_at(5).red.with_lira(9).with_cards("six").meeting(5).play("trader", "pay", "roll 1 1")
    assert mocha.trader == 2
    assert red.why_not("card six low") == "moment"


def test_the_roll_of_a_neutral_merchant_is_not_changed():  # [IST-C.32]
    story = Story(2, expansions=["mocha"]).neutral_merchants_at(6, 14, 15)
    red = story.red.with_lira(9).with_cards("six").to_move(7).play("move 6", "leave", "pay", "roll 1 1")
    assert story.game.neutral_merchants[0] == 2
    assert red.why_not("card six low") == "moment"


@pytest.mark.parametrize(
    ("place", "card", "choices", "found"),
    [
        (8, None, ["take fruit", "roll 2 3", "card six low", "keep"], ("jewelry", 2)),
        (9, None, ["bid 9", "roll 2 3", "card six low", "keep"], ("lira", 9)),
        (None, 8, ["guild 8", "take fruit", "roll 1 2", "card six low", "keep"], ("jewelry", 3)),
        (None, 9, ["guild 9", "bid 9", "roll 2 3", "card six low", "keep"], ("lira", 18)),
        (None, None, ["card coffee-dice", "roll 5 5", "card six low", "keep"], ("coffee", 4)),
    ],
)
def test_where_the_six_works(mocha, place, card, choices, found):  # [IST-C.33]
    red = mocha.red.with_lira(0).with_capacity(5).with_cards("six", "coffee-dice")
    if card:
        red.with_guild(card)
    (red.at(place) if place else red.to_move(7)).play(*choices)
    what, count = found
    assert {"lira": red.lira, "coffee": red.coffee, "jewelry": red.goods.get("jewelry", 0)}[what] == count


def test_the_six_after_the_red_tile(mocha):  # [IST-C.33]
    red = mocha.red.with_lira(0).with_tiles("red").with_cards("six").at("tea house")
    red.play("bid 10", "roll 1 2", "turn low", "card six low", "keep")
    assert red.lira == 10


def test_the_six_before_the_red_tile(mocha):  # [IST-C.33]
    red = mocha.red.with_lira(0).with_tiles("red").with_cards("six").at("tea house")
    red.play("bid 10", "roll 1 2", "card six high", "turn low")
    assert (mocha.game.low, mocha.game.high, red.lira) == (4, 6, 10)


def test_the_six_on_a_repeated_roll(mocha):  # [IST-C.33]
    red = mocha.red.with_lira(0).with_tiles("red").with_cards("six").at("tea house")
    red.play("bid 10", "roll 1 2", "reroll", "roll 4 4")
    assert not red.can("reroll")
    assert red.play("card six low", "keep").lira == 10


# -- corner -------------------------------------------------------------------------------------------------


def test_to_any_corner(mocha):  # [IST-C.34]
    mocha.red.with_cards("corner").to_move(7)
    offered = {choice for choice in mocha.options if choice.startswith("card corner")}
    assert offered == {"card corner 10", "card corner 13", "card corner 16", "card corner 20"}


def test_not_to_a_place_that_is_no_corner(mocha):  # [IST-C.34]
    assert mocha.red.with_cards("corner").to_move(7).why_not("card corner 6") == "no-corner"


def test_not_to_the_corner_where_you_stand(mocha):  # [IST-C.34]
    red = mocha.red.with_cards("corner").to_move(16)
    assert red.why_not("card corner 16") == "no-corner"
    assert red.can("card corner 20")


def test_no_barrier_stops_the_corner_card(mocha):  # [IST-C.34]
    mocha.green.with_barrier(15, 16)
    assert mocha.red.with_cards("corner").to_move(15).play("card corner 16").place == 16


def test_after_the_corner_card_all_is_as_after_a_move(mocha):  # [IST-C.35]
    mocha.green.standing_at(16)
    red = mocha.red.with_lira(16).with_cards("corner").to_move(7).play("card corner 16", "leave", "pay", "buy", "end")
    assert (red.lira, red.rubies, red.posted) == (0, 1, [16])
    assert mocha.green.lira == 5


def test_only_before_the_move(mocha):  # [IST-C.35]
    assert mocha.red.with_cards("corner").to_move(7).play("move 6").why_not("card corner 16") == "moment"


# -- twice --------------------------------------------------------------------------------------------------


def test_the_wainwright_twice(mocha):  # [IST-C.36]
    red = mocha.red.with_lira(14).with_cards("wainwright").at("wainwright").play("extend", "card wainwright")
    assert (red.capacity, red.lira) == (4, 0)


def test_the_wainwright_three_times_brings_the_ruby(mocha):  # [IST-C.36]
    red = mocha.red.with_lira(21).with_cards("wainwright", "wainwright").at("wainwright")
    red.play("extend", "card wainwright", "card wainwright")
    assert (red.capacity, red.rubies) == (5, 1)


@pytest.mark.parametrize(("lira", "capacity", "why"), [(13, 2, "needs-lira"), (14, 4, "barrow-complete")])
def test_no_second_extension_without_lira_or_room_for_it(mocha, lira, capacity, why):  # [IST-C.36]
    red = mocha.red.with_lira(lira).with_capacity(capacity).with_cards("wainwright").at("wainwright").play("extend")
    assert red.why_not("card wainwright") == why


def test_the_coffee_house_twice_at_the_new_price(mocha):  # [IST-C.36]
    red = mocha.red.with_coffee(13).with_cards("house").at("coffee house").play("buy", "card house")
    assert (red.coffee, red.rubies) == (0, 2)


def test_no_second_ruby_without_the_coffee(mocha):  # [IST-C.36]
    red = mocha.red.with_coffee(12).with_cards("house").at("coffee house").play("buy")
    assert red.why_not("card house") == "needs-coffee"


@pytest.mark.parametrize(("place", "card"), [(1, "wainwright"), (20, "house")])
def test_a_twice_card_follows_the_action_of_its_place(mocha, place, card):  # [IST-C.36]
    red = mocha.red.with_coffee(20).with_lira(20).with_cards(card).at(place)
    assert red.why_not(f"card {card}") == "moment"
    assert red.play("skip").why_not(f"card {card}") == "act-first"


@pytest.mark.parametrize(("place", "choice", "card"), [(1, "extend", "wainwright"), (20, "buy", "house")])
def test_after_an_encounter_a_twice_card_is_too_late(mocha, place, choice, card):  # [IST-C.36]
    mocha.green.with_family_at(place)
    red = mocha.red.with_coffee(20).with_lira(20).with_cards(card).at(place).play(choice)
    assert red.can(f"card {card}")
    assert red.play("catch 1 lira").why_not(f"card {card}") == "act-first"


def test_a_twice_card_works_on_an_errand(mocha):  # [IST-C.36]
    red = mocha.red.with_coffee(13).with_cards("house").at("police station").play("send 20", "buy", "card house")
    assert red.rubies == 2
