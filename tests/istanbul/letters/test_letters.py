"""K: letters, their delivery and their price; the Courier; the double turn. 21: the Embassy."""

import pytest

from tests.istanbul.story import Story

# -- gaining letters ----------------------------------------------------------------------------------------


def test_a_letter_gained_lies_open_with_one_seal(letters):  # [IST-K.6] [IST-K.12]
    red = letters.red.at("embassy").play("collect", "deal letter 9", "deal letter 3")
    assert (red.letters, red.delivered, red.pieces.seals()) == ([3, 9], [], 2)
    assert letters.game.view(1).players[0].letters == (3, 9)


def test_any_number_of_letters(letters):  # [IST-K.6]
    letters.red.with_letters(*range(1, 12)).at("embassy").play("collect", "deal letter 13", "deal letter 14")
    assert len(letters.red.letters) == 13


def test_two_letters_for_each_of_18_places(letters):  # [IST-K.7]
    bag = letters.game.letter_bag
    assert {place: copies for place, copies in enumerate(bag) if copies} == dict.fromkeys([*range(1, 17), 23, 24], 2)


def test_a_pile_used_up_is_made_anew(letters):  # [IST-K.8]
    letters.letters_spent(9, 9, 3)
    letters.letter_pile(5)
    red = letters.red.at("embassy").play("collect", "deal letter 5")
    assert letters.odds == {"deal letter 3": 1, "deal letter 9": 2}
    red.play("deal letter 9")
    assert (red.letters, letters.spent) == ([5, 9], [])
    assert letters.told("reshuffled-letters") == [{"letters": 3}]


def test_without_letters_none_is_gained(letters):  # [IST-K.8]
    letters.letter_pile()
    red = letters.kiosk_stacks(1, 2, 3, 4).red.at("kiosk").play("collect")
    assert red.letters == []
    assert letters.options == ["deal k1", "deal k2", "deal k3", "deal k4"]
    assert letters.told("reshuffled-letters") == []


def test_each_letter_left_is_equally_likely(letters):  # [IST-K.9]
    letters.green.with_letters(5)
    letters.red.with_delivered(6, 6).at("embassy").play("collect")
    assert letters.odds["deal letter 5"] == 1
    assert letters.odds["deal letter 4"] == 2
    assert "deal letter 6" not in letters.odds
    assert sum(letters.odds.values()) == 33


# -- delivery -----------------------------------------------------------------------------------------------


def test_the_merchant_delivers_where_he_comes(letters):  # [IST-K.10]
    red = letters.red.with_letters(6, 6, 11).to_move(7).play("move 6")
    assert (red.letters, red.delivered, red.pieces.seals()) == ([11], [6, 6], 5)


def test_the_companion_delivers(letters):  # [IST-K.10]
    red = letters.red.with_letters(6).with_companion_at(7).to_move(22).play("companion 6")
    assert (red.letters, red.delivered) == ([], [6])


def test_the_companion_delivers_where_he_is_put(letters):  # [IST-K.10]
    red = letters.red.with_companion_at_hand().with_family_at(2).to_move(7).play("place companion")
    assert red.companion == 7
    red.with_letters(12).with_companion_at_hand().to_move(12).play("place companion")
    assert red.delivered == [12]


def test_the_family_member_delivers(letters):  # [IST-K.10]
    red = letters.red.with_letters(9).at("police station").play("send 9")
    assert red.delivered == [9]


def test_a_letter_is_delivered_that_comes_after_the_piece(letters):  # [IST-K.10]
    red = letters.red.with_companion_at(16).with_family_at(1).at("embassy").play("collect")
    red.play("deal letter 16", "deal letter 1")
    assert (red.letters, red.delivered) == ([], [1, 16])


def test_a_merchant_standing_there_delivers_too(letters):  # [IST-K.10]
    red = letters.red.with_cards("letter").to_move(7).play("card letter", "deal letter 7")
    assert red.delivered == [7]


def test_an_assistant_delivers_nothing(letters):  # [IST-K.10]
    red = letters.red.with_posted(3).at("embassy").play("collect", "deal letter 3", "deal letter 9")
    assert (red.letters, red.delivered) == ([3, 9], [])


def test_pieces_of_others_deliver_nothing(letters):  # [IST-K.10]
    letters.green.standing_at(3)
    red = letters.red.at("embassy").play("collect", "deal letter 3", "deal letter 9")
    assert red.letters == [3, 9]


def test_passing_a_place_delivers_nothing(letters):  # [IST-K.10]
    red = letters.red.with_letters(4, 6, 11).to_move(7).play("move 22")
    assert (red.letters, red.delivered) == ([4, 6, 11], [])


def test_a_letter_for_the_police_is_delivered_by_the_family_member_at_home(letters):  # [IST-K.11]
    red = letters.red.at("embassy").play("collect", "deal letter 12", "deal letter 3")
    assert (red.letters, red.delivered) == ([3], [12])


def test_a_family_member_caught_delivers_in_the_turn_of_another(letters):  # [IST-K.11]
    letters.green.with_family_at(6).with_letters(12)
    letters.red.meeting(6).play("catch 1 lira")
    assert letters.green.delivered == [12]


def test_the_merchant_moved_by_a_kiosk_tile_delivers_in_the_turn_of_another(letters):  # [IST-K.11] [IST-22.13]
    letters.kiosk_stacks(1, 2, 3, 19).green.standing_at(9).with_letters(7)
    letters.red.at("kiosk").play("collect", "deal letter 5", "deal k1", "deal k2", "deal k3", "deal k19")
    letters.red.play("pick k1", "decline", "pick k19", "use tile")
    assert (letters.green.place, letters.green.delivered) == (7, [7])


# -- paying with letters ------------------------------------------------------------------------------------


def test_you_choose_which_letters_you_give(letters):  # [IST-K.12]
    red = letters.red.with_letters(3, 5, 9, 9).with_delivered(1).meeting(7).play("end", "double turn")
    assert letters.options == ["letter 3", "letter 5", "delivered letter"]
    red.play("letter 5", "letter 9", "letter 9")
    assert (red.letters, red.delivered, letters.spent) == ([3], [1], [5, 9, 9])


def test_surplus_seals_are_lost(letters):  # [IST-K.12] [IST-K.27]
    red = letters.red.with_delivered(1, 2).meeting(7).play("end", "double turn", "delivered letter", "delivered letter")
    assert (red.delivered, red.pieces.seals(), letters.spent) == ([], 0, [1, 2])


def test_a_letter_is_discarded_whole(letters):  # [IST-K.12]
    letters.courier_at(6)
    red = letters.red.with_lira(0).with_delivered(5).meeting(6).play("courier", "deal letter 9", "delivered letter")
    assert (red.letters, red.delivered) == ([9], [])


def test_letters_are_paid_in_one_order(letters):  # [IST-K.13]
    red = letters.red.with_letters(3, 5, 9).with_delivered(1).meeting(7).play("end", "double turn", "letter 3")
    assert red.why_not("delivered letter") == "letters-upwards"
    red.play("letter 5")
    assert letters.options == ["letter 9"]


def test_letters_that_would_not_suffice_cannot_begin(letters):  # [IST-K.13]
    red = letters.red.with_letters(3, 5).with_delivered(1).meeting(7).play("end", "double turn")
    assert letters.options == ["delivered letter"]
    assert red.why_not("letter 3") == "too-few-seals"


def test_no_card_while_letters_are_paid(letters):  # [IST-K.13]
    red = letters.red.with_letters(3, 5, 9).with_cards("letter", "lira").meeting(7).play("end", "double turn")
    assert not red.can("card lira")
    assert not red.can("card letter")


# -- the Courier --------------------------------------------------------------------------------------------


def test_the_courier_gives_a_letter_for_two_lira(letters):  # [IST-K.14]
    letters.courier_at(6)
    red = letters.red.with_lira(2).meeting(6).play("courier", "deal letter 9")
    assert letters.options == ["pay", "letter 9"]
    red.play("pay", "roll 2 3")
    assert (red.letters, red.lira, letters.courier) == ([9], 0, 5)


def test_or_for_a_letter_of_yours(letters):  # [IST-K.14]
    letters.courier_at(6)
    red = letters.red.with_letters(3).with_lira(2).meeting(6).play("courier", "deal letter 9", "letter 3", "roll 2 3")
    assert (red.letters, red.lira, letters.spent) == ([9], 2, [3])


def test_or_for_the_very_letter(letters):  # [IST-K.14]
    letters.courier_at(6)
    red = letters.red.with_lira(0).meeting(6).play("courier", "deal letter 9")
    assert letters.options == ["letter 9"]
    assert red.why_not("pay") == "needs-lira"
    assert red.play("letter 9", "roll 1 1").letters == []


def test_the_couriers_letter_is_delivered_before_it_is_paid(letters):  # [IST-K.14]
    letters.courier_at(6)
    red = letters.red.with_lira(0).meeting(6).play("courier", "deal letter 6")
    assert letters.options == ["delivered letter"]
    assert red.play("delivered letter").delivered == []


def test_he_may_be_left_alone(letters):  # [IST-K.14]
    letters.courier_at(6)
    letters.red.meeting(6).play("end")
    assert (letters.courier, letters.whose) == (6, "green")


def test_the_courier_is_used_once_per_turn(letters):  # [IST-K.15]
    letters.courier_at(6)
    red = letters.red.with_lira(9).meeting(6).play("courier", "deal letter 9", "pay", "roll 3 3")
    assert letters.courier == 6
    assert red.why_not("courier") == "figure-used"


def test_without_letters_no_courier(letters):  # [IST-K.15]
    letters.letter_pile().courier_at(6)
    assert letters.red.meeting(6).why_not("courier") == "no-letters-left"


def test_a_letter_spent_is_enough_for_the_courier(letters):  # [IST-K.15] [IST-K.8]
    letters.letters_spent(3).letter_pile().courier_at(6)
    assert letters.red.meeting(6).play("courier", "deal letter 3").letters == [3]


def test_a_family_member_does_not_meet_the_courier(letters):  # [IST-K.15]
    letters.courier_at(9)
    red = letters.red.at("police station").play("send 9", "skip")
    assert red.why_not("courier") == "figure-elsewhere"


# -- the double turn ----------------------------------------------------------------------------------------


def test_three_seals_buy_another_turn(letters):  # [IST-K.27]
    red = letters.red.with_letters(3).with_delivered(1).meeting(7).play("end")
    assert letters.options == ["double turn", "end"]
    red.play("double turn", "delivered letter", "letter 3")
    assert (letters.whose, letters.question, red.pieces.seals()) == ("red", "Move", 0)
    red.play("move 6", "leave", "skip", "end")
    assert letters.whose == "green"


def test_you_need_not(letters):  # [IST-K.27]
    letters.red.with_letters(1, 2, 3).meeting(7).play("end", "end")
    assert letters.whose == "green"
    assert len(letters.red.letters) == 3


def test_two_seals_are_too_few(letters):  # [IST-K.27]
    letters.red.with_letters(1, 2).meeting(7).play("end")
    assert letters.whose == "green"


def test_seals_gained_in_the_turn_count(letters):  # [IST-K.27]
    letters.red.with_letters(11, 3).to_move(7).play("move 11", "leave", "skip", "end")
    assert letters.options == ["double turn", "end"]


def test_the_other_turn_may_be_the_companions(letters):  # [IST-K.27]
    red = letters.red.with_letters(3, 4, 5).with_companion_at(7).meeting(7).play("end", "double turn")
    red.play("letter 3", "letter 4", "letter 5", "companion 6", "skip", "end")
    assert (red.companion, letters.whose) == (6, "green")


def test_once_per_round(letters):  # [IST-K.28]
    red = letters.red.with_letters(1, 2, 3, 4, 5, 9).meeting(7).play("end", "double turn")
    red.play("letter 1", "letter 2", "letter 3", "move 6", "leave", "skip", "end")
    assert (letters.whose, red.letters) == ("green", [4, 5, 9])


def test_and_again_in_the_next_round(letters):  # [IST-K.28]
    red = letters.red.with_letters(1, 2, 3, 4, 5, 9).meeting(7).play("end", "double turn")
    red.play("letter 1", "letter 2", "letter 3")
    letters.pass_turn().pass_turn().pass_turn()
    assert letters.whose == "red"
    letters.pass_turn()
    assert letters.options == ["double turn", "end"]


def test_each_player_has_his_own(letters):  # [IST-K.28]
    letters.red.with_letters(1, 2, 3)
    letters.green.with_letters(1, 2, 3)
    letters.red.meeting(7).play("end", "double turn", "letter 1", "letter 2", "letter 3")
    letters.pass_turn().pass_turn()
    assert (letters.whose, letters.options) == ("green", ["double turn", "end"])


def test_after_a_turn_that_ended_at_once(letters):  # [IST-K.29]
    letters.red.with_letters(1, 2, 3).to_move(7).play("move 6", "stop")
    assert letters.options == ["double turn", "end"]


def test_after_merchants_that_were_not_paid(letters):  # [IST-K.29]
    letters.green.standing_at(6)
    letters.red.with_letters(1, 2, 3).to_move(7).play("move 6", "leave", "stop")
    assert letters.options == ["double turn", "end"]


def test_in_the_last_round_and_by_the_last_player(letters):  # [IST-K.29]
    letters.in_the_last_round()
    blue = letters.blue.with_letters(1, 2, 3).meeting(7).play("end", "double turn", "letter 1", "letter 2", "letter 3")
    assert (letters.whose, letters.question) == ("blue", "Move")
    blue.play("move 6", "stop")
    assert letters.whose == "nobody"


def test_after_the_sixth_ruby(letters):  # [IST-K.29]
    red = letters.red.with_rubies(5).with_lira(40).with_letters(1, 2, 3).at("gemstone dealer").play("buy", "end")
    assert letters.game.final
    red.play("double turn", "letter 1", "letter 2", "letter 3")
    assert (letters.whose, letters.question) == ("red", "Move")


# -- 21 Embassy ---------------------------------------------------------------------------------------------


def test_the_embassy_gives_two_letters(letters):  # [IST-21.1]
    red = letters.red.at("embassy")
    assert letters.options == ["collect", "skip"]
    red.play("collect", "deal letter 9", "deal letter 23")
    assert (red.letters, letters.question) == ([9, 23], "Encounters")


def test_one_after_the_other(letters):  # [IST-21.2]
    red = letters.red.with_family_at(9).at("embassy").play("collect", "deal letter 9")
    assert (red.delivered, letters.odds["deal letter 9"]) == ([9], 1)


def test_the_last_letter_of_all(letters):  # [IST-21.2]
    red = letters.letter_pile(9).red.at("embassy").play("collect", "deal letter 9")
    assert (red.letters, letters.question) == ([9], "Encounters")


def test_an_embassy_without_letters(letters):  # [IST-21.2]
    red = letters.letter_pile().red.at("embassy")
    assert letters.options == ["skip"]
    assert red.why_not("collect") == "no-letters-left"


@pytest.mark.parametrize("seats", [2, 5])
def test_the_embassy_for_any_number_of_players(seats):  # [IST-21.1]
    red = Story(seats, expansions=["letters"]).red.at(21).play("collect", "deal letter 9", "deal letter 9")
    assert red.letters == [9, 9]
