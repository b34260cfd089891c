"""23: the Auction House."""

import pytest

from tests.istanbul.story import Story


def test_a_good_of_your_choice(letters):  # [IST-23.1]
    red = letters.red.at("auction house")
    assert letters.options == ["take fabric", "take spice", "take fruit", "take jewelry", "skip"]
    assert red.play("take spice").goods == {"spice": 1}
    assert letters.question == "Bid"


def test_no_coffee(grand):  # [IST-23.1]
    assert grand.red.at("auction house").why_not("take coffee") == "no-coffee-here"


def test_the_example_of_the_rulebook(letters):  # [IST-23.2] [IST-23.3]
    """Yellow takes a blue good and opens with 1; red passes; blue bids 5; yellow passes."""
    yellow, red, blue = letters.blue, letters.red, letters.green  # in their order of play
    yellow.with_lira(4)
    red.with_lira(7)
    blue.with_lira(6)
    yellow.at("auction house").play("take jewelry", "offer 1")
    assert letters.whose == "red"
    red.play("pass")
    assert letters.whose == "green"
    blue.play("offer 5")
    assert letters.whose == "blue"
    yellow.with_lira(8).play("pass", "deal lira", "deal far")
    assert blue.cards == ["lira", "far"]
    assert (yellow.lira, red.lira, blue.lira) == (8 + 5, 7, 1)
    assert (yellow.goods, yellow.cards, letters.question) == ({"jewelry": 1}, [], "Encounters")


def test_the_opening_bid_is_at_least_one(letters):  # [IST-23.2]
    red = letters.red.with_lira(3).at("auction house").play("take spice")
    assert letters.options == ["offer 1", "offer 2", "offer 3"]
    assert red.why_not("pass") == "must-open"


def test_each_bid_is_higher(letters):  # [IST-23.2]
    letters.green.with_lira(5)
    letters.blue.with_lira(6)
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 3")
    assert letters.options == ["offer 4", "offer 5", "pass"]
    assert letters.reason("offer 3") == ("offer-too-low", {"high": 3})
    red.play("offer 4")
    assert letters.options == ["offer 5", "offer 6", "pass"]


def test_each_other_player_bids_once(letters):  # [IST-23.2]
    letters.green.with_lira(9)
    letters.blue.with_lira(9)
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 1", "offer 2", "offer 3")
    assert letters.whose == "red"
    assert letters.options == [*(f"offer {lira}" for lira in range(4, 10)), "pass"]
    red.play("offer 4", "deal lira", "deal far")
    assert (red.cards, letters.question) == (["lira", "far"], "Encounters")


def test_you_have_the_last_word(letters):  # [IST-23.2] [IST-23.3]
    letters.green.with_lira(9)
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 1", "offer 5", "pass", "offer 6")
    red.play("deal lira", "deal far")
    assert (red.lira, letters.green.lira) == (3, 9)


def test_the_last_word_may_be_a_pass(letters):  # [IST-23.2]
    letters.green.with_lira(9)
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 1", "offer 5", "pass", "pass")
    red.play("deal lira", "deal far")
    assert (red.lira, letters.green.lira, letters.green.cards) == (9 + 5, 4, ["lira", "far"])


def test_you_pay_the_bank(letters):  # [IST-23.3]
    letters.green.with_lira(0)
    letters.blue.with_lira(0)
    red = letters.red.with_lira(5).at("auction house").play("take spice", "offer 2", "pass", "pass")
    red.play("deal lira", "deal far")
    assert (red.lira, letters.green.lira, letters.blue.lira) == (3, 0, 0)


def test_nobody_bids_more_than_he_owns(letters):  # [IST-23.4]
    letters.green.with_lira(2)
    red = letters.red.with_lira(3).at("auction house").play("take spice")
    assert letters.reason("offer 4") == ("needs-lira", {"need": 4, "have": 3})
    red.play("offer 2")
    assert letters.options == ["pass"]


def test_bids_reach_as_far_as_the_coins_of_the_box(letters):  # [IST-23.8]
    letters.green.with_lira(300)
    red = letters.red.with_lira(150).at("auction house").play("take spice")
    assert letters.options == [f"offer {lira}" for lira in range(1, 151)]
    red.play("offer 150")
    assert letters.options == [*(f"offer {lira}" for lira in range(151, 226)), "pass"]
    letters.green.play("offer 225")
    assert letters.options == ["pass"]


def test_texts_and_numbers_of_older_choices_stay(letters):
    space = letters.game.header.game.space
    numbers = [space.find(f"offer {lira}").index for lira in (1, 99, 100, 225)]
    assert numbers[1] == numbers[0] + 98
    assert numbers[2] > space.find("card ride 25").index
    assert numbers[3] == len(space.actions) - 1


def test_the_new_good_comes_before_the_bidding(letters):  # [IST-23.1] [IST-23.4]
    red = letters.red.with_lira(1).at("auction house").play("take spice")
    assert red.goods == {"spice": 1}
    assert letters.options == ["offer 1"]


def test_five_lira_by_card_before_you_open(letters):  # [IST-23.4]
    red = letters.red.with_lira(1).with_cards("lira").at("auction house").play("take spice", "card lira")
    assert letters.options == [f"offer {lira}" for lira in range(1, 7)]
    assert red.lira == 6


def test_without_lira_only_the_good(letters):  # [IST-23.5]
    red = letters.red.with_lira(0).at("auction house").play("take spice")
    assert (red.goods, letters.question) == ({"spice": 1}, "Encounters")


def test_five_lira_by_card_before_the_action_open_it(letters):  # [IST-23.5]
    letters.red.with_lira(0).with_cards("lira").at("auction house").play("card lira", "take spice")
    assert letters.question == "Bid"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_if_all_others_pass_you_have_won(seats):  # [IST-23.6]
    story = Story(seats, expansions=["letters"])
    red = story.red.with_lira(9).at("auction house").play("take spice", "offer 1", *(["pass"] * (seats - 1)))
    red.play("deal lira", "deal far")
    assert (red.cards, red.lira, story.question) == (["lira", "far"], 8, "Encounters")


def test_with_one_card_left_the_winner_draws_one(letters):  # [IST-23.7]
    letters.deck("far")
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 1", "pass", "pass", "deal far")
    assert (red.cards, letters.question) == (["far"], "Encounters")


def test_the_second_card_may_come_from_the_discard_pile(letters):  # [IST-23.7]
    letters.discarded("stay").deck("far")
    red = letters.red.with_lira(9).at("auction house").play("take spice", "offer 1", "pass", "pass", "deal far")
    assert red.play("deal stay").cards == ["far", "stay"]


def test_without_cards_no_auction(letters):  # [IST-23.7]
    letters.deck()
    letters.red.with_lira(9).at("auction house").play("take spice")
    assert letters.question == "Encounters"


def test_the_companion_holds_an_auction(letters):  # [IST-23.1] [IST-K.21]
    red = letters.red.with_lira(3).with_companion_at(2).to_move(9).play("companion 23", "take fruit", "offer 1")
    assert (red.goods, letters.whose) == ({"fruit": 1}, "green")
