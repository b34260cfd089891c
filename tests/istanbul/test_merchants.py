"""M: meeting merchants, those of players and neutral ones."""

import pytest

from tests.istanbul.story import Story


def two_players(*neutral):
    """A game of two with the neutral merchants at these places, red to move from the Fountain with 9 lira."""
    story = Story(seats=2).neutral_merchants_at(*neutral)
    story.red.to_move().with_lira(9)
    story.green.with_lira(0).standing_at("gemstone dealer")
    return story


# -- merchants of players -----------------------------------------------------------------------------------


def test_a_merchant_met_is_paid_2_lira(istanbul):  # [IST-M.1]
    green = istanbul.green.standing_at(3).with_lira(0)
    red = istanbul.red.to_move().with_lira(5).play("move 3", "leave", "pay")
    assert (red.lira, green.lira, istanbul.question) == (3, 2, "FillBarrow")


def test_each_merchant_met_is_paid(istanbul):  # [IST-M.1]
    istanbul.green.standing_at(3).with_lira(0)
    istanbul.blue.standing_at(3).with_lira(7)
    red = istanbul.red.to_move().with_lira(5).play("move 3", "leave", "pay")
    assert (red.lira, istanbul.green.lira, istanbul.blue.lira) == (1, 2, 9)


def test_with_five_players_up_to_four_are_paid():  # [IST-M.1]
    story = Story(seats=5)
    for player in story.players:
        player.standing_at(3).with_lira(0)
    red = story.red.to_move("fountain").with_lira(8).play("move 3", "leave", "pay")
    assert [player.lira for player in story.players] == [0, 2, 2, 2, 2]
    assert red.can("fill")


def test_a_merchant_elsewhere_is_not_paid(istanbul):  # [IST-M.1]
    istanbul.green.standing_at(3).with_lira(0)
    istanbul.blue.standing_at(2).with_lira(0)
    istanbul.red.to_move().with_lira(5).play("move 3", "leave", "pay")
    assert istanbul.blue.lira == 0


def test_where_nobody_stands_nothing_is_asked(istanbul):  # [IST-M.1]
    istanbul.red.to_move().play("move 3", "leave")
    assert istanbul.question == "FillBarrow"


def test_at_the_fountain_nobody_is_paid(istanbul):  # [IST-M.1]
    red = istanbul.red.to_move(3).with_lira(9).with_posted(5)
    assert (istanbul.green.place, istanbul.blue.place) == (7, 7)
    red.play("move 7")
    assert (istanbul.question, red.lira) == ("RecallAssistants", 9)


def test_who_does_not_want_to_pay_ends_his_turn(istanbul):  # [IST-M.2]
    green = istanbul.green.standing_at(3).with_lira(0)
    red = istanbul.red.to_move().with_lira(5).play("move 3", "leave", "stop")
    assert (red.lira, green.lira, istanbul.whose) == (5, 0, "green")


def test_who_cannot_pay_can_only_stop(istanbul):  # [IST-M.2]
    istanbul.green.standing_at(3)
    istanbul.red.to_move().with_lira(1).play("move 3", "leave")
    assert istanbul.options == ["stop"]
    assert istanbul.reason("pay") == ("needs-lira", {"need": 2, "have": 1})


def test_money_for_only_one_of_two_merchants_pays_nobody(istanbul):  # [IST-M.2]
    istanbul.green.standing_at(3).with_lira(0)
    istanbul.blue.standing_at(3).with_lira(0)
    red = istanbul.red.to_move().with_lira(3).play("move 3", "leave")
    assert istanbul.options == ["stop"]
    assert istanbul.reason("pay") == ("needs-lira", {"need": 4, "have": 3})
    red.play("stop")
    assert (red.lira, istanbul.green.lira, istanbul.blue.lira) == (3, 0, 0)


def test_exactly_enough_is_enough(istanbul):  # [IST-M.2]
    istanbul.green.standing_at(3)
    istanbul.blue.standing_at(3)
    assert istanbul.red.to_move().with_lira(4).play("move 3", "leave", "pay").lira == 0


def test_who_stands_there_already_owes_nothing(istanbul):  # [IST-M.3]
    red = istanbul.red.standing_at(3).with_lira(5)
    green = istanbul.green.to_move("fountain").with_lira(5).play("move 3", "leave", "pay")
    assert (red.lira, green.lira) == (7, 3)


def test_who_was_met_pays_nothing_when_he_moves_on(istanbul):  # [IST-M.3]
    istanbul.green.standing_at(3)
    red = istanbul.red.to_move(3).with_lira(5).play("move 2", "leave")
    assert (red.lira, istanbul.question) == (5, "FillBarrow")


# -- neutral merchants --------------------------------------------------------------------------------------


def test_a_neutral_merchant_brought_by_dice_meets_nobody():  # [IST-M.3]
    story = two_players(3, 14, 15)
    green = story.green.standing_at("tea house").with_lira(5)
    red = story.red.play("move 3", "leave", "pay", "roll 4 5")
    assert story.game.neutral_merchants[0] == green.place
    assert (red.lira, green.lira, story.question) == (7, 5, "FillBarrow")


def test_a_neutral_merchant_is_paid_to_the_bank():  # [IST-M.4]
    story = two_players(3, 14, 15)
    red = story.red.play("move 3", "leave", "pay")
    assert (red.lira, story.green.lira) == (7, 0)


def test_each_neutral_merchant_is_paid():  # [IST-M.4]
    assert two_players(3, 3, 3).red.play("move 3", "leave", "pay").lira == 3


def test_neutral_merchants_are_paid_all_or_none():  # [IST-M.4]
    story = two_players(3, 3, 15)
    story.red.with_lira(3).play("move 3", "leave")
    assert story.options == ["stop"]
    assert story.reason("pay") == ("needs-lira", {"need": 4, "have": 3})


def test_who_refuses_to_pay_a_neutral_merchant_ends_his_turn_and_no_dice_are_rolled():  # [IST-M.4]
    story = two_players(3, 14, 15)
    story.red.play("move 3", "leave", "stop")
    assert (story.game.neutral_merchants, story.whose) == ([3, 14, 15], "green")


def test_a_paid_neutral_merchant_moves_before_the_action():  # [IST-M.5]
    story = two_players(3, 14, 15)
    story.red.play("move 3", "leave", "pay")
    assert (story.whose, story.question) == ("chance", "RollNeutral")
    story.red.play("roll 5 6")
    assert (story.game.neutral_merchants, story.question) == ([11, 14, 15], "FillBarrow")


@pytest.mark.parametrize("which", (0, 1, 2))
def test_the_merchant_who_was_paid_is_the_one_who_moves(which):  # [IST-M.5]
    places = [14, 15, 16]
    places[which] = 3
    story = two_players(*places)
    story.red.play("move 3", "leave", "pay", "roll 1 1")
    places[which] = 2
    assert story.game.neutral_merchants == places


def test_each_paid_neutral_merchant_has_a_roll_of_his_own():  # [IST-M.5]
    story = two_players(3, 14, 3)
    story.red.play("move 3", "leave", "pay", "roll 1 1")
    assert story.question == "RollNeutral"
    story.red.play("roll 6 6")
    assert (story.game.neutral_merchants, story.question) == ([2, 14, 12], "FillBarrow")


def test_opponent_and_neutral_merchants_are_all_paid():  # [IST-M.6]
    story = two_players(3, 3, 14)
    green = story.green.standing_at(3)
    red = story.red.play("move 3", "leave", "pay")
    assert (red.lira, green.lira) == (3, 2)


def test_then_the_dice_are_rolled_for_each_neutral_one():  # [IST-M.6]
    story = two_players(3, 3, 14)
    green = story.green.standing_at(3)
    story.red.play("move 3", "leave", "pay", "roll 2 3", "roll 3 5")
    assert (story.game.neutral_merchants, green.place, story.question) == ([5, 8, 14], 3, "FillBarrow")


def test_money_for_only_some_of_opponent_and_neutral_merchants_pays_nobody():  # [IST-M.6]
    story = two_players(3, 3, 14)
    green = story.green.standing_at(3)
    red = story.red.with_lira(5).play("move 3", "leave")
    assert story.reason("pay") == ("needs-lira", {"need": 6, "have": 5})
    assert story.options == ["stop"]
    red.play("stop")
    assert (red.lira, green.lira, story.game.neutral_merchants) == (5, 0, [3, 3, 14])


def test_five_lira_by_card_may_complete_the_sum():  # [IST-M.6]
    story = two_players(3, 3, 14)
    story.green.standing_at(3)
    assert story.red.with_lira(1).with_cards("lira").play("move 3", "leave", "card lira", "pay").lira == 0


def test_a_neutral_merchant_who_rolls_the_same_place_stays_and_is_not_paid_again():  # [IST-M.7]
    story = two_players(3, 14, 15)
    red = story.red.play("move 3", "leave", "pay", "roll 1 2")
    assert (story.game.neutral_merchants, red.lira, story.question) == ([3, 14, 15], 7, "FillBarrow")


def test_he_is_met_again_in_another_turn():  # [IST-M.7]
    story = two_players(3, 14, 15)
    story.red.play("move 3", "leave", "pay", "roll 1 2", "skip", "end")
    green = story.green.to_move("fountain").with_lira(4).play("move 3", "leave", "pay")
    assert green.lira == 0


def test_a_neutral_merchant_on_the_fountain_is_not_paid_and_stays():  # [IST-M.8]
    story = two_players(7, 7, 7)
    red = story.red.to_move(3).play("move 7")
    assert (story.question, red.lira, story.game.neutral_merchants) == ("RecallAssistants", 9, [7, 7, 7])


def test_a_neutral_merchant_on_the_fountain_is_not_paid_by_staying():  # [IST-M.8]
    story = two_players(7, 7, 7)
    red = story.red.to_move(7).with_cards("stay").play("card stay", "skip", "end")
    assert (red.lira, story.game.neutral_merchants, story.whose) == (9, [7, 7, 7], "green")
