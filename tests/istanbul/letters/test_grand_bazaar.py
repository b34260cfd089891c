"""Z: the Grand Bazaar, where everything of both expansions is on the table."""

from functools import cache

import pytest

import meydan
from meydan.games.istanbul.deck import DECK
from tests.istanbul.story import Story


@cache
def many(layout=None):
    asked = {} if layout is None else {"layout": layout}
    games = [
        meydan.start("istanbul", seats=3, seed=seed, expansions=["letters", "mocha"], **asked) for seed in range(100)
    ]
    return [(game.grid, game.figures) for game in games]


def apart(grid):
    black, tea = grid.index(8), grid.index(9)
    return abs(black // 5 - tea // 5), abs(black % 5 - tea % 5)


def test_the_pieces_of_both_boxes(grand):  # [IST-Z.1]
    game = grand.game
    assert (game.rubies[20], game.tavern_left, sum(game.guild_deck)) == (5, [4, 4], 20)
    assert (sum(game.letter_bag), sum(game.kiosk_bag)) == (36, 24)
    assert [player.companion for player in grand.players] == ["supply"] * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_rubies_end_the_game(seats):  # [IST-Z.1]
    story = Story(seats, expansions=["mocha", "letters"], layout="order")
    red = story.red.with_rubies(4).with_coffee(99).at("coffee house").play("buy")
    assert not story.game.final
    red.at("coffee house").play("buy")
    assert story.game.final


def test_the_caravansary_gives_its_coffee(grand):  # [IST-Z.1]
    assert grand.red.at("caravansary").play("draw deck").coffee == 1


def test_25_places_at_random_with_the_fountain_in_the_centre():  # [IST-Z.2]
    for grid, _ in many():
        assert sorted(grid) == list(range(1, 26))
        assert grid[12] == 7
        assert min(apart(grid)) > 0
        assert sum(apart(grid)) >= 3


def test_with_the_same_limits_if_random_is_asked_for():  # [IST-Z.2]
    assert all(grid[12] == 7 and sum(apart(grid)) >= 3 and min(apart(grid)) > 0 for grid, _ in many("random"))


def test_in_order_or_as_you_like(grand):  # [IST-Z.2]
    assert grand.game.grid == list(range(1, 26))
    own = Story(3, expansions=["mocha", "letters"], layout=list(range(25, 0, -1)))
    assert own.game.grid == list(range(25, 0, -1))
    with pytest.raises(meydan.BadOption, match="there is no layout 'first'"):
        Story(3, expansions=["mocha", "letters"], layout="first")


def test_all_bonus_cards(grand):  # [IST-Z.3]
    assert grand.game.deck == [card.copies for card in DECK]
    assert grand.game.deck_size == sum(grand.game.deck)


def test_all_four_figures_have_rolls_of_their_own():  # [IST-Z.3]
    for figure in range(4):
        assert {figures[figure] for _, figures in many()} == set(range(2, 13))
    assert any(len(set(figures)) == 4 for _, figures in many())


def test_all_four_figures_at_one_place(grand):  # [IST-Z.3]
    grand.governor_at(6).smuggler_at(6).trader_at(6).courier_at(6).red.with_lira(9).meeting(6)
    smuggler = [f"smuggler {good}" for good in ("fabric", "spice", "fruit", "jewelry")]
    assert grand.options == ["governor", *smuggler, "trader", "courier", "end"]


def test_seven_lira_for_a_coffee(grand):  # [IST-Z.4]
    red = grand.red.with_lira(0).with_coffee(1).with_cards("good-lira").to_move(7).play("card good-lira coffee")
    assert (red.lira, red.coffee) == (7, 0)


def test_the_encounter_tile_covers_the_courier(grand):  # [IST-Z.5]
    red = grand.courier_at(6).red.with_lira(2).with_tavern_tiles("encounter").meeting(6)
    red.play("courier", "deal letter 9", "roll 2 3")
    assert (red.letters, red.lira, grand.courier) == ([9], 2, 5)


FROM_AFAR = [("governor", ["deal far"]), ("smuggler spice", []), ("trader", []), ("courier", ["deal letter 9"])]


@pytest.mark.parametrize(("choice", "outcome"), FROM_AFAR)
def test_the_encounter_tile_does_not_pay_figures_from_afar(grand, choice, outcome):  # [IST-Z.5] [IST-D.15]
    red = grand.red.with_lira(2).with_tavern_tiles("encounter").with_cards("figure").to_move(7)
    red.play(f"card figure {choice}", *outcome, "pay", "roll 2 3")
    assert (red.lira, grand.question) == (0, "Move")


def test_without_lira_and_goods_it_does_not_reach_the_trader(grand):  # [IST-Z.5]
    red = grand.red.with_lira(0).with_tavern_tiles("encounter").with_cards("figure").to_move(7)
    assert red.can("card figure governor")
    assert not red.can("card figure trader")
    grand.trader_at(5)
    assert red.meeting(5).can("trader")


@pytest.mark.parametrize(("choice", "outcome"), FROM_AFAR)
def test_it_did_by_the_first_version_of_the_rules(choice, outcome):
    story = Story(4, expansions=["mocha", "letters"], layout="order", rules=1)
    red = story.red.with_lira(0).with_tavern_tiles("encounter").with_cards("figure").to_move(7)
    red.play(f"card figure {choice}", *outcome, "roll 2 3")
    assert (red.lira, story.question) == (0, "Move")


def test_the_secret_society_gives_rubies_of_the_coffee_house(grand):  # [IST-Z.6]
    red = grand.red.with_delivered(1, 2, 3).at("secret society")
    assert grand.options == ["ruby 13", "ruby 16", "ruby 20", "skip"]
    red.play("ruby 20", *["delivered letter"] * 3)
    assert (red.rubies, red.coffee, grand.game.rubies[20]) == (1, 0, 4)


# -- the barrier: the places are in order, so that 8 lies between 3, 7, 9 and 13 ----------------------------


def test_the_barrier_stops_the_companion(grand):  # [IST-Z.7]
    grand.green.with_barrier(7, 8)
    red = grand.red.with_companion_at(7).to_move(1)
    assert not red.can("companion 8")
    assert {"companion 2", "companion 6", "companion 12"} <= set(grand.options)


def test_the_barrier_stops_two_steps_of_the_companion(grand):  # [IST-Z.7]
    grand.green.with_barrier(7, 8)
    red = grand.red.with_cards("companion").with_companion_at(7).to_move(1)
    assert not red.can("card companion 9")
    assert red.can("card companion 3")


def test_the_barrier_stops_the_errand(grand):  # [IST-Z.7]
    grand.green.with_barrier(7, 8)
    red = grand.red.with_cards("errand").with_family_at(7).to_move(1)
    assert red.why_not("card errand 8") == "errand-far"
    assert red.can("card errand 2")


def test_its_holder_passes_with_all_pieces(grand):  # [IST-Z.7]
    red = grand.red.with_barrier(7, 8).with_cards("errand", "companion").with_family_at(7).with_companion_at(7)
    red.to_move(1)
    assert {"companion 8", "card errand 8", "card companion 9"} <= set(grand.options)


@pytest.mark.parametrize("choice", ["card ride 8", "card join 1"])
def test_the_barrier_does_not_stop_ride_and_join(grand, choice):  # [IST-Z.7]
    grand.green.standing_at(8)
    grand.blue.with_barrier(7, 8)
    red = grand.red.with_lira(9).with_cards("ride", "join").to_move(7).play(choice)
    assert red.place == 8


def test_the_barrier_does_not_stop_the_catacombs(grand):  # [IST-Z.7]
    grand.green.with_barrier(24, 25)
    assert grand.red.at("catacombs").play("take coffee", "merchant to 24").place == 24


def test_the_barrier_does_not_stop_k19(grand):  # [IST-Z.7]
    grand.green.with_barrier(7, 12)
    red = grand.red.at("kiosk").play("collect", "deal letter 2", *(f"deal k{tile}" for tile in (19, 1, 2, 3, 4)))
    assert red.play("pick k19", "use tile").place == 7


# -- guild cards --------------------------------------------------------------------------------------------


def test_the_companion_is_put_on_the_board_before_a_guild_card(grand):  # [IST-Z.8]
    red = grand.red.with_guild(17).with_companion_at_hand().to_move(9).play("place companion", "guild 17", "end")
    assert (red.companion, red.coffee, grand.whose) == (9, 5, "green")


def test_seals_buy_a_turn_after_a_guild_card(grand):  # [IST-Z.8]
    red = grand.red.with_guild(17).with_letters(1, 2, 3).to_move(9).play("guild 17", "end", "double turn")
    red.play("letter 1", "letter 2", "letter 3")
    assert (grand.whose, grand.question) == ("red", "Move")


def test_the_double_turn_may_be_a_guild_card(grand):  # [IST-Z.8] [IST-K.27]
    red = grand.red.with_guild(17).with_letters(1, 2, 3).meeting(9).play("end", "double turn")
    red.play("letter 1", "letter 2", "letter 3", "guild 17", "end")
    assert (red.coffee, grand.whose) == (5, "green")


def after_guild_7(grand):
    red = grand.red.with_guild(7).with_letters(1, 2, 3).with_companion_at(9).to_move(16).play("guild 7")
    while grand.question != "Move":
        red.play("done" if red.can("done") else "end")
    return red


def test_guild_card_7_is_no_double_turn(grand):  # [IST-Z.8]
    red = after_guild_7(grand)
    assert grand.whose == "red"
    red.play("move 6", "stop")
    assert grand.options == ["double turn", "end"]


def test_guild_card_7_brings_no_companion_home(grand):  # [IST-Z.8]
    assert after_guild_7(grand).companion == 9


def restored(game):
    """The game as it comes back from what is saved of it."""
    return game.header.game.decode(game.header, game.encode())


def test_the_turn_of_guild_card_7_survives_being_saved(grand):  # [IST-Z.8]
    red = grand.red.with_lira(9).with_tiles("yellow").with_guild(7).with_posted(3, 9).to_move(16)
    game = restored(red.play("fetch 3", "guild 7").story.game)
    game.play("done")
    assert (game.seat, game.question) == (0, "Move")
    assert "fetch 9" in [option.text for option in game.options()]


def test_the_double_turn_survives_being_saved(grand):  # [IST-Z.8]
    grand.red.with_letters(1, 2, 3).meeting(9).play("end", "double turn", "letter 1", "letter 2")
    game = restored(grand.game)
    game.play("letter 3")
    assert (game.seat, game.question) == (0, "Move")


# -- from afar ----------------------------------------------------------------------------------------------


def from_afar(grand, place):
    """Guild card 12, at a place of your choice."""
    red = grand.red.with_lira(9).with_guild(12).standing_at(16).to_move().play("guild 12")
    return red.play(f"use {place}")


def test_the_embassy_from_afar(grand):  # [IST-Z.9]
    assert from_afar(grand, 21).play("collect", "deal letter 9", "deal letter 3").letters == [3, 9]


def test_the_catacombs_from_afar(grand):  # [IST-Z.9]
    grand.red.with_companion_at(1)
    red = from_afar(grand, 25).play("take coffee")
    assert {"merchant to 9", "companion to 9"} <= set(grand.options)
    assert red.play("companion to 9").companion == 9


def test_the_fountain_from_afar_brings_the_companion(grand):  # [IST-Z.9] [IST-K.17]
    assert from_afar(grand, 7).play("companion home").companion == "hand"


def test_the_auction_from_afar(grand):  # [IST-Z.9]
    from_afar(grand, 23).play("take spice", "offer 1")
    assert grand.whose == "green"


def test_the_kiosk_beside_the_barrier(grand):  # [IST-Z.9]
    red = grand.red.with_coffee(2).at("tavern").play("barrier 21", "beside 22", "use 22", "collect", "deal letter 9")
    red.play("deal k1", "deal k2", "deal k3", "deal k4", "deal k5")
    assert (red.letters, grand.question) == ([9], "KioskPick")


def test_no_society_twice_from_afar(grand):  # [IST-Z.9]
    grand.red.with_delivered(1, 2, 3, 4, 5, 6).with_cards("society")
    red = from_afar(grand, 24).play("ruby 16", *["delivered letter"] * 3)
    assert red.rubies == 1
    assert not red.can("card society")


# -- turn a die to 6 ----------------------------------------------------------------------------------------


def test_a_six_for_the_dice_for_letters(grand):  # [IST-Z.10]
    red = grand.red.with_cards("letter-dice", "six").to_move(9).play("card letter-dice", "roll 1 5", "card six low")
    red.play("keep", "deal letter 3", "deal letter 4")
    assert red.letters == [3, 4]


def test_a_six_for_the_die_of_the_kiosk(grand):  # [IST-Z.10]
    red = grand.red.with_lira(0).with_cards("six").at("kiosk").play("collect", "deal letter 2")
    red.play(*(f"deal k{tile}" for tile in (16, 1, 2, 3, 4)), "pick k16", "use tile", "die 1", "card six low", "keep")
    assert red.lira == 6


def test_no_six_in_the_turn_of_another(grand):  # [IST-Z.10]
    green = grand.green.with_lira(0).with_cards("six")
    red = grand.red.at("kiosk").play("collect", "deal letter 2", *(f"deal k{tile}" for tile in (16, 1, 2, 3, 4)))
    red.play("pick k1", "decline", "pick k16", "use tile", "die 1")
    assert (green.lira, green.cards, grand.whose) == (1, ["six"], "blue")
