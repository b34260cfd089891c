"""D: the fourteen kinds of bonus cards of Letters & Seals."""

import pytest

from meydan.games.istanbul.deck import cards_of
from meydan.games.istanbul.printed import LETTERS
from tests.istanbul.story import Story

LETTERS_CARDS = [card.name for card in cards_of(LETTERS)]


def test_28_cards_of_14_kinds(letters):  # [IST-D.1]
    assert len(LETTERS_CARDS) == 14
    assert {name: letters.game.deck[letters.kinds.index(name)] for name in LETTERS_CARDS} == dict.fromkeys(
        LETTERS_CARDS, 2
    )


# -- letters, goods and lira --------------------------------------------------------------------------------


def test_a_letter(letters):  # [IST-D.2]
    red = letters.red.with_cards("letter").to_move(7).play("card letter", "deal letter 9")
    assert (red.letters, red.cards, letters.pile, letters.question) == ([9], [], ["letter"], "Move")


def test_a_letter_in_the_middle_of_an_action(letters):  # [IST-D.2]
    red = letters.red.with_cards("letter", "far").at("caravansary").play("draw deck", "deal stay", "card letter")
    assert red.play("deal letter 9").letters == [9]


def test_a_letter_where_none_is_left(letters):  # [IST-D.2]
    assert letters.letter_pile().red.with_cards("letter").to_move(7).why_not("card letter") == "no-letters-left"


@pytest.mark.parametrize(
    ("roll", "letters_found", "lira"),
    [("1 1", 0, 3), ("2 4", 0, 3), ("1 6", 1, 0), ("4 4", 1, 0), ("3 6", 1, 3), ("5 5", 1, 3), ("5 6", 2, 0)]
    + [("6 6", 2, 0)],
)
def test_dice_for_letters(letters, roll, letters_found, lira):  # [IST-D.3]
    red = letters.red.with_lira(0).with_cards("letter-dice").to_move(7).play("card letter-dice", f"roll {roll}")
    red.play(*(["deal letter 9"] * letters_found))
    assert (red.letters, red.lira, red.cards, letters.question) == ([9] * letters_found, lira, [], "Move")


def test_dice_for_letters_wait_for_the_end_of_an_action(letters):  # [IST-D.3]
    red = letters.red.with_cards("letter-dice").at("tea house").play("bid 7", "roll 1 2")
    assert red.can("card letter-dice")
    red = letters.red.with_cards("letter-dice", "far").at("caravansary").play("draw deck", "deal lira")
    assert not red.can("card letter-dice")


def test_the_red_tile_does_not_change_the_dice_for_letters(letters):  # [IST-D.3]
    red = letters.red.with_tiles("red").with_lira(0).with_cards("letter-dice").to_move(7)
    red.play("card letter-dice", "roll 1 2")
    assert (red.lira, letters.question) == (3, "Move")


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_seven_lira_for_a_good(letters, good):  # [IST-D.4]
    red = letters.red.with_lira(0).with_cards("good-lira").with_goods(**{good: 2}).to_move(7)
    red.play(f"card good-lira {good}")
    assert (red.lira, red.goods) == (7, {good: 1})


def test_without_the_good_no_seven_lira(letters):  # [IST-D.4]
    red = letters.red.with_cards("good-lira").with_goods(fabric=1).to_move(7)
    assert red.why_not("card good-lira spice") == "no-good"


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_a_good_and_three_lira(letters, good):  # [IST-D.5]
    red = letters.red.with_lira(0).with_cards(good).to_move(7).play(f"card {good}")
    assert (red.lira, red.goods, red.cards) == (3, {good: 1}, [])


def test_three_lira_without_room_for_the_good(letters):  # [IST-D.5]
    red = letters.red.with_lira(0).with_goods(fruit=2).with_cards("fruit").to_move(7).play("card fruit")
    assert (red.lira, red.goods) == (3, {"fruit": 2})


@pytest.mark.parametrize("choice", ["card good-lira spice", "card fabric", "card spice", "card fruit"])
def test_not_in_the_middle_of_an_action(letters, choice):  # [IST-D.6]
    red = letters.red.with_goods(spice=1).with_cards("good-lira", "fabric", "spice", "fruit").at("caravansary")
    assert red.can(choice)
    red.play("draw deck", "deal stay")
    assert red.why_not(choice) == "moment"


# -- copy ---------------------------------------------------------------------------------------------------


def test_the_top_card_is_copied_and_stays(letters):  # [IST-D.7]
    red = letters.discarded("stay", "lira").red.with_lira(0).with_cards("copy").to_move(7)
    red.play("card copy", "card lira")
    assert (red.lira, red.cards, letters.pile) == (5, [], ["stay", "lira", "copy"])


def test_an_own_card_of_that_kind_stays_in_hand(letters):  # [IST-D.7]
    red = letters.discarded("lira").red.with_lira(0).with_cards("copy", "lira").to_move(7)
    assert red.play("card copy", "card lira").cards == ["lira"]


@pytest.mark.parametrize(
    ("card", "choice", "left"),
    [
        ("good", "card good jewelry", {"goods": {"jewelry": 1}}),
        ("fabric", "card fabric", {"goods": {"fabric": 1}, "lira": 8}),
        ("far", "card far 16", {"place": 16}),
        ("stay", "card stay", {"place": 11}),
        ("return", "card return 3", {"posted": []}),
        ("ride", "card ride 13", {"place": 13, "lira": 2}),
        ("join", "card join 1", {"place": 7}),
        ("companion", "card companion 9", {"companion": 9}),
    ],
)
def test_copies_of_many_kinds(letters, card, choice, left):  # [IST-D.7]
    red = letters.discarded(card).red.with_lira(5).with_cards("copy").with_posted(3).with_companion_at(6)
    red.with_family_at(1).to_move(11).play("card copy")
    assert choice in letters.options
    red.play(choice)
    assert {name: getattr(red, name) for name in left} == left
    assert letters.pile == [card, "copy"]
    assert red.cards == []


def test_a_copy_of_an_errand(letters):  # [IST-D.7]
    red = letters.discarded("errand").red.with_cards("copy").with_family_at(1).to_move(11)
    red.play("card copy", "card errand 4", "fill")
    assert (red.family, red.goods, red.cards) == (4, {"fruit": 2}, [])
    assert letters.pile == ["errand", "copy"]


def test_a_copy_of_the_letter_card(letters):  # [IST-D.7]
    red = letters.discarded("letter").red.with_cards("copy").to_move(7).play("card copy", "card letter")
    assert red.play("deal letter 9").letters == [9]


def test_a_copy_of_the_dice_for_letters(letters):  # [IST-D.7]
    red = letters.discarded("letter-dice").red.with_lira(0).with_cards("copy").to_move(7)
    assert red.play("card copy", "card letter-dice", "roll 1 1").lira == 3


def test_a_copy_of_the_family_card(letters):  # [IST-D.7]
    red = letters.discarded("family").red.with_lira(0).with_cards("copy").with_family_at(3).to_move(7)
    red.play("card copy", "card family lira")
    assert (red.family, red.lira, letters.pile) == (12, 3, ["family", "copy"])


def test_a_copy_of_a_figure_from_afar(letters):  # [IST-D.7]
    red = letters.discarded("figure").smuggler_at(9).red.with_lira(2).with_cards("copy").to_move(7)
    red.play("card copy", "card figure smuggler jewelry", "pay", "roll 2 3")
    assert (red.goods, letters.smuggler) == ({"jewelry": 1}, 5)


@pytest.mark.parametrize(
    ("card", "place", "act"),
    [("post", 5, ["collect"]), ("dealer", 16, ["buy"]), ("society", 24, ["ruby 13", *["delivered letter"] * 3])],
)
def test_a_copy_of_a_twice_card(letters, card, place, act):  # [IST-D.7] [IST-D.8]
    red = letters.discarded(card).red.with_lira(99).with_delivered(1, 1, 2, 3, 4, 6).with_cards("copy").at(place)
    assert red.why_not("card copy") == "copied-not-now"
    red.play(*act, "card copy", f"card {card}", *(act if card == "society" else []))
    assert letters.game.mail == 2 if card == "post" else red.rubies == 2


def test_a_copy_of_the_card_for_the_small_market(letters):  # [IST-D.7]
    red = letters.discarded("any").red.with_lira(0).with_goods(jewelry=3).with_cards("copy").at("small market")
    red.play("card copy", "card any")
    assert letters.pile == ["any", "copy"]


def test_a_copy_needs_the_moment_of_the_card(letters):  # [IST-D.8]
    red = letters.discarded("ride").red.with_lira(9).with_cards("copy").at("spice warehouse")
    assert letters.reason("card copy") == ("copied-not-now", {"card": "ride"})
    assert not red.can("card copy")


def test_a_copy_needs_the_price_of_the_card(letters):  # [IST-D.8]
    red = letters.discarded("ride").red.with_lira(2).with_cards("copy").to_move(7)
    assert red.why_not("card copy") == "copied-not-now"


def test_a_copy_needs_what_the_card_needs(letters):  # [IST-D.8]
    red = letters.discarded("errand").red.with_cards("copy").to_move(7)
    assert red.family == 12
    assert red.why_not("card copy") == "copied-not-now"


@pytest.mark.parametrize("pile", [[], ["lira", "copy"]])
def test_nothing_to_copy(letters, pile):  # [IST-D.8]
    red = letters.discarded(*pile).red.with_cards("copy").to_move(7)
    assert red.why_not("card copy") == "nothing-to-copy"


def test_only_the_copied_card_is_asked_next(letters):  # [IST-D.9]
    red = letters.discarded("good").red.with_cards("copy", "lira", "letter").with_companion_at_hand().to_move(7)
    red.play("card copy")
    assert letters.options == [f"card good {good}" for good in ("fabric", "spice", "fruit", "jewelry")]
    assert red.why_not("move 6") == "copying"
    assert red.why_not("card lira") == "copying"
    red.play("card good spice")
    assert red.can("card lira")
    assert red.can("move 6")


# -- errand -------------------------------------------------------------------------------------------------


def test_an_errand_next_door(letters):  # [IST-D.10]
    red = letters.red.with_cards("errand").with_family_at(1).with_companion_at(16).to_move(7)
    assert sorted(option for option in letters.options if "errand" in option) == [
        "card errand 4",
        "card errand 6",
        "card errand 9",
    ]
    red.play("card errand 4", "fill", "end")
    assert (red.family, red.place, red.companion, red.carried) == (4, 7, 16, 4)
    assert (red.goods, letters.whose) == ({"fruit": 2}, "green")


def test_no_errand_further_away(letters):  # [IST-D.10]
    red = letters.red.with_cards("errand").with_family_at(1).to_move(7)
    assert red.why_not("card errand 3") == "errand-far"
    assert red.why_not("card errand 1") == "errand-far"


def test_no_errand_from_the_police_station(letters):  # [IST-D.10]
    assert letters.red.with_cards("errand").to_move(7).why_not("card errand 24") == "errand-police"


def test_no_errand_to_the_police_station(letters):  # [IST-D.10]
    red = letters.red.with_cards("errand").with_family_at(24).to_move(7)
    assert red.can("card errand 6")
    assert red.why_not("card errand 12") == "errand-police"


def test_an_errand_delivers_letters(letters):  # [IST-D.10] [IST-K.10]
    red = letters.red.with_cards("errand").with_letters(4).with_family_at(1).to_move(7).play("card errand 4")
    assert red.delivered == [4]


def test_an_errand_only_before_the_move(letters):  # [IST-D.10]
    red = letters.red.with_cards("errand").with_family_at(1).to_move(7).play("move 6")
    assert red.why_not("card errand 4") == "moment"


def test_after_an_errand_nobody_is_met_or_paid(letters):  # [IST-D.11]
    letters.governor_at(4).courier_at(7).green.standing_at(4).with_family_at(4).with_companion_at(4)
    letters.blue.with_family_at(7)
    red = letters.red.with_lira(9).with_cards("errand").with_family_at(1).to_move(7).play("card errand 4", "skip")
    assert (red.lira, letters.options) == (9, ["end"])


def test_an_errand_to_the_caravansary_cannot_take_the_card_itself(letters):  # [IST-D.10]
    red = letters.discarded("lira").red.with_cards("errand").with_family_at(1).to_move(7).play("card errand 6")
    red.play("draw discard", "draw deck", "deal far", "discard far")
    assert (red.cards, letters.pile) == (["lira"], ["far", "errand"])


def test_an_errand_may_be_followed_by_a_double_turn(letters):  # [IST-D.11]
    red = letters.red.with_letters(5, 6, 9).with_cards("errand").with_family_at(1).to_move(7)
    red.play("card errand 4", "fill", "end")
    assert letters.options == ["double turn", "end"]


def test_cards_of_the_place_go_with_an_errand(letters):  # [IST-D.11] [IST-D.19]
    red = letters.red.with_cards("errand", "post").with_family_at(16).to_move(7)
    red.play("card errand 5", "collect", "card post", "end")
    assert letters.game.mail == 2


# -- join a merchant ----------------------------------------------------------------------------------------


def test_you_join_a_merchant_free(letters):  # [IST-D.12] [IST-D.21]
    letters.green.standing_at(16).with_lira(0)
    red = letters.red.with_lira(9).with_cards("join").to_move(9).play("card join 1", "leave")
    assert (red.place, red.lira, letters.green.lira, letters.question) == (16, 9, 0, "BuyRuby")


def test_another_merchant_there_is_paid(letters):  # [IST-D.12]
    letters.green.standing_at(16).with_lira(0)
    letters.blue.standing_at(16).with_lira(0)
    red = letters.red.with_lira(9).with_cards("join").to_move(9).play("card join 1", "leave", "pay")
    assert (red.lira, letters.green.lira, letters.blue.lira) == (7, 0, 2)


def test_the_one_you_choose_is_free(letters):  # [IST-D.12]
    letters.green.standing_at(16).with_lira(0)
    letters.blue.standing_at(16).with_lira(0)
    letters.red.with_lira(9).with_cards("join").to_move(9).play("card join 2", "leave", "pay")
    assert (letters.green.lira, letters.blue.lira) == (2, 0)


def test_his_companion_there_is_paid(letters):  # [IST-D.12]
    letters.green.standing_at(16).with_companion_at(16).with_lira(0)
    red = letters.red.with_lira(9).with_cards("join").to_move(9).play("card join 1", "leave", "pay")
    assert (red.lira, letters.green.lira) == (7, 2)


def test_the_encounters_there_take_place(letters):  # [IST-D.12]
    letters.governor_at(16).green.standing_at(16)
    letters.blue.with_family_at(16)
    red = letters.red.with_lira(0).with_cards("join").to_move(9).play("card join 1", "leave", "skip")
    assert "governor" in letters.options
    assert red.play("catch 2 lira").lira == 3


def test_he_is_free_for_this_turn_only(letters):  # [IST-D.12]
    letters.green.standing_at(16)
    red = letters.red.with_lira(9).with_cards("join").to_move(9).play("card join 1", "leave", "skip", "end")
    letters.green.to_move(16).play("move 5", "stop")
    letters.blue.to_move(1).play("move 4", "stop")
    red.play("move 5", "leave", "pay")
    assert red.lira == 7


def test_no_joining_where_you_are(letters):  # [IST-D.13]
    letters.green.standing_at(9)
    letters.blue.standing_at(16)
    red = letters.red.with_cards("join").to_move(9)
    assert red.can("card join 2")
    assert red.why_not("card join 1") == "already-there"
    assert red.why_not("card join 0") == "not-a-rival"


def test_no_joining_a_neutral_merchant():  # [IST-D.13]
    story = Story(2, expansions=["letters"]).neutral_merchants_at(16, 14, 15)
    story.green.standing_at(16)
    red = story.red.with_lira(2).with_cards("join").to_move(9)
    assert [option for option in story.options if "join" in option] == ["card join 1"]
    red.play("card join 1", "leave", "pay", "roll 1 1")
    assert (red.lira, story.game.neutral_merchants) == (0, [2, 14, 15])


def test_joining_at_the_fountain(letters):  # [IST-D.13]
    letters.blue.standing_at(7)
    letters.red.with_cards("join").with_lira(0).to_move(9).play("card join 1")
    assert (letters.red.place, letters.question) == (7, "GatherAtFountain")


# -- companion 2 steps --------------------------------------------------------------------------------------


def test_the_companion_two_steps(letters):  # [IST-D.14] [IST-D.21]
    letters.green.standing_at(21)
    red = letters.red.with_lira(2).with_cards("companion").with_companion_at(7).to_move(9)
    steps = {option for option in letters.options if option.startswith("card companion")}
    assert steps == {f"card companion {place}" for place in (1, 21, 15, 22, 24, 14, 23)}
    red.play("card companion 21", "pay", "collect", "deal letter 2", "deal letter 3")
    assert (red.companion, red.place, red.letters, red.lira) == (21, 9, [2, 3], 0)


def test_neither_one_step_nor_none(letters):  # [IST-D.14]
    red = letters.red.with_cards("companion").with_companion_at(7).to_move(9)
    assert red.why_not("card companion 6") == "companion-steps"
    assert red.why_not("card companion 7") == "companion-steps"


def test_two_steps_only_on_the_board(letters):  # [IST-D.14]
    red = letters.red.with_cards("companion").with_companion_at_hand().to_move(7)
    assert red.why_not("card companion 1") == "companion-at-hand"
    red.play("place companion", "card companion 1")
    assert red.companion == 1


# -- a figure from afar -------------------------------------------------------------------------------------


def test_the_governor_from_afar(letters):  # [IST-D.15]
    red = letters.governor_at(9).red.with_lira(2).with_cards("figure").to_move(16)
    red.play("card figure governor", "deal far", "pay", "roll 2 3")
    assert (red.cards, red.lira, letters.governor, letters.question) == (["far"], 0, 5, "Move")


def test_the_governor_does_not_give_the_card_that_called_him(letters):  # [IST-D.15]
    letters.deck("far").governor_at(9)
    red = letters.red.with_lira(2)
    red.pieces.add_card(letters.kinds.index("figure"))
    red.to_move(16).play("card figure governor", "deal far", "pay", "roll 2 3")
    assert (red.cards, letters.pile, letters.game.deck_size) == (["far"], ["figure"], 0)


def test_the_smuggler_from_afar(letters):  # [IST-D.15]
    red = letters.smuggler_at(9).red.with_goods(spice=1).with_lira(0).with_cards("figure").to_move(16)
    red.play("card figure smuggler fruit", "give spice", "roll 2 3")
    assert (red.goods, letters.smuggler) == ({"fruit": 1}, 5)


def test_the_courier_from_afar(letters):  # [IST-D.15]
    red = letters.courier_at(9).red.with_lira(2).with_cards("figure").to_move(16)
    red.play("card figure courier", "deal letter 3", "letter 3", "roll 2 3")
    assert (red.letters, red.lira, letters.courier) == ([], 2, 5)


def test_the_trader_only_in_the_grand_bazaar(letters, grand):  # [IST-D.15]
    assert letters.red.with_cards("figure").to_move(16).why_not("card figure trader") == "no-such-figure"
    red = grand.trader_at(9).red.with_lira(2).with_cards("figure").to_move(16)
    red.play("card figure trader", "pay", "roll 2 3")
    assert (red.coffee, red.lira, grand.trader) == (1, 0, 5)


def test_no_figure_from_afar_in_the_middle_of_an_action(letters):  # [IST-D.15]
    red = letters.red.with_cards("figure", "far").at("caravansary").play("draw deck", "deal stay")
    assert red.why_not("card figure smuggler fruit") == "moment"


def test_the_same_figure_may_be_met_as_well(letters):  # [IST-D.16]
    red = letters.smuggler_at(9).red.with_lira(4).with_cards("figure").to_move(7)
    red.play("card figure smuggler fruit", "pay", "roll 3 3", "move 6", "leave", "skip")
    red.play("smuggler spice", "pay", "roll 1 1")
    assert (red.goods, red.lira) == ({"spice": 1, "fruit": 1}, 0)


def test_and_used_from_afar_after_it_was_met(letters):  # [IST-D.16]
    red = letters.smuggler_at(6).red.with_lira(4).with_cards("figure").meeting(6)
    red.play("smuggler spice", "pay", "roll 3 3", "card figure smuggler fruit", "pay", "roll 1 1")
    assert (red.goods, letters.smuggler) == ({"spice": 1, "fruit": 1}, 2)


def test_a_figure_from_afar_after_a_guild_card(grand):  # [IST-D.16]
    red = grand.smuggler_at(9).red.with_lira(2).with_guild(17).with_cards("figure").to_move(7).play("guild 17")
    red.play("card figure smuggler fruit", "pay", "roll 1 1", "end")
    assert (red.goods, red.coffee) == ({"fruit": 1}, 5)


# -- twice --------------------------------------------------------------------------------------------------


def test_a_mosque_twice(letters):  # [IST-D.17]
    red = letters.red.with_goods(fabric=2, spice=2).with_cards("mosque").at("small mosque")
    red.play("tile red", "card mosque", "tile green")
    assert (red.tiles, red.goods, red.rubies) == (["red", "green"], {"fabric": 1, "spice": 1}, 1)


def test_the_great_mosque_twice(letters):  # [IST-D.17]
    red = letters.red.with_goods(fruit=2, jewelry=2).with_cards("mosque").at("great mosque")
    red.play("tile blue", "card mosque", "tile yellow")
    assert (red.tiles, red.rubies) == (["yellow", "blue"], 1)


def test_the_second_tile_needs_its_goods(letters):  # [IST-D.17]
    red = letters.red.with_goods(fabric=4, spice=1).with_cards("mosque").at("small mosque").play("tile red")
    assert red.why_not("card mosque") == "no-tile-to-take"


def test_a_mosque_twice_only_after_its_action(letters):  # [IST-D.17]
    red = letters.red.with_goods(fabric=2, spice=2).with_cards("mosque").at("small mosque")
    assert red.why_not("card mosque") == "moment"
    assert red.play("skip").why_not("card mosque") == "act-at-mosque"


def test_the_secret_society_twice(letters):  # [IST-D.18]
    red = letters.red.with_lira(0).with_delivered(1, 2, 3, 4, 5, 6).with_cards("society").at("secret society")
    red.play("ruby 13", *["delivered letter"] * 3, "card society", "ruby 16", *["delivered letter"] * 3)
    assert (red.rubies, red.lira, red.delivered) == (2, 3 + 2, [])


def test_the_secret_society_twice_needs_six_more_seals(letters):  # [IST-D.18]
    red = letters.red.with_letters(9).with_delivered(1, 2, 3, 4, 5).with_cards("society").at("secret society")
    red.play("ruby 13", *["delivered letter"] * 3)
    assert letters.reason("card society") == ("needs-seals", {"need": 6, "have": 5})


def test_the_secret_society_twice_only_there(letters):  # [IST-D.18]
    red = letters.red.with_delivered(1, 2, 3).with_cards("society").at("embassy")
    red.play("collect", "deal letter 9", "deal letter 10")
    assert red.why_not("card society") == "act-first"


@pytest.mark.parametrize("card", ["mosque", "society"])
def test_twice_before_any_encounter(letters, card):  # [IST-D.19]
    place, act = {"mosque": (14, ["tile red"]), "society": (24, ["ruby 13", *["delivered letter"] * 3])}[card]
    letters.green.with_family_at(place)
    red = letters.red.with_goods(fabric=2, spice=2).with_delivered(1, 2, 3, 4, 5, 6).with_cards(card).at(place)
    red.play(*act)
    assert red.can(f"card {card}")
    red.play("catch 1 lira")
    assert red.why_not(f"card {card}") == {"mosque": "act-at-mosque", "society": "act-first"}[card]


def test_twice_by_the_family_member(letters):  # [IST-D.19]
    red = letters.red.with_goods(fabric=2, spice=2).with_cards("mosque").at("police station")
    red.play("send 14", "tile red", "card mosque", "tile green")
    assert red.rubies == 1


def test_the_society_twice_by_the_companion(letters):  # [IST-D.19] [IST-K.21]
    red = letters.red.with_delivered(1, 2, 3, 4, 5, 6).with_cards("society").with_companion_at(2).to_move(7)
    red.play("companion 24", "ruby 13", *["delivered letter"] * 3, "card society")
    assert letters.question == "VisitSociety"


# -- ride ---------------------------------------------------------------------------------------------------


def test_a_ride_to_any_other_place(letters):  # [IST-D.20]
    red = letters.red.with_lira(3).with_cards("ride").to_move(9)
    rides = {option for option in letters.options if option.startswith("card ride")}
    assert rides == {f"card ride {place}" for place in letters.game.board.places if place != 9}
    assert red.why_not("card ride 9") == "already-there"
    assert red.why_not("card ride 25") == "not-on-board"
    red.play("card ride 16")
    assert (red.place, red.lira, letters.question) == (16, 0, "AssistantStep")


def test_no_ride_without_three_lira(letters):  # [IST-D.20]
    red = letters.red.with_lira(2).with_cards("ride").to_move(9)
    assert letters.reason("card ride 16") == ("needs-lira", {"need": 3, "have": 2})
    assert red.place == 9


def test_all_follows_as_after_a_normal_move(letters):  # [IST-D.21]
    letters.green.standing_at(16)
    letters.courier_at(16)
    red = letters.red.with_lira(5).with_cards("ride").to_move(9).play("card ride 16", "leave", "pay", "skip")
    assert (red.posted, red.lira, letters.options) == ([16], 0, ["courier", "end"])
