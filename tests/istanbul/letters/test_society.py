"""24: the Secret Society. 25: the Catacombs."""

import pytest

from tests.istanbul.story import Story

# -- 24 Secret Society --------------------------------------------------------------------------------------


def test_six_seals_for_a_ruby_of_the_palace_or_the_dealer(letters):  # [IST-24.1]
    red = letters.red.with_delivered(1, 2, 3).at("secret society")
    assert letters.options == ["ruby 13", "ruby 16", "skip"]
    red.play("ruby 13", "delivered letter", "delivered letter", "delivered letter")
    assert (red.rubies, red.pieces.seals(), letters.spent) == (1, 0, [1, 2, 3])


@pytest.mark.parametrize("track", [13, 16])
def test_the_price_of_the_track_is_not_paid_but_rises(letters, track):  # [IST-24.1]
    left = letters.game.rubies[track]
    red = letters.red.with_lira(0).with_delivered(1, 2, 3).at("secret society").play(f"ruby {track}")
    red.play("delivered letter", "delivered letter", "delivered letter")
    assert (letters.game.rubies[track], red.goods, red.lira) == (left - 1, {}, 3)


def test_undelivered_letters_will_do(letters):  # [IST-24.1]
    red = letters.red.with_letters(1, 2, 3, 4, 5, 9).at("secret society").play("ruby 16")
    red.play("letter 1", "letter 2", "letter 3", "letter 4", "letter 5", "letter 9")
    assert (red.rubies, red.letters) == (1, [])


def test_five_seals_are_too_few(letters):  # [IST-24.1]
    red = letters.red.with_letters(1).with_delivered(2, 3).at("secret society")
    assert letters.options == ["skip"]
    assert letters.reason("ruby 16") == ("needs-seals", {"need": 6, "have": 5})
    assert red.rubies == 0


def test_without_mocha_there_is_no_coffee_house(letters):  # [IST-24.1]
    assert letters.red.with_delivered(1, 2, 3).at("secret society").why_not("ruby 20") == "not-on-board"


def test_the_last_ruby_of_a_track_is_replaced(letters):  # [IST-24.1] [IST-K.1]
    red = letters.rubies_left(16, 1).red.with_delivered(1, 2, 3).at("secret society").play("ruby 16")
    red.play("delivered letter", "delivered letter", "delivered letter")
    assert (red.rubies, letters.game.rubies[16]) == (1, 1)


def test_three_two_and_one_lira_for_the_first_three_uses(letters):  # [IST-24.2]
    gained = []
    uses = [(letters.red, 1), (letters.green, 4), (letters.red, 8), (letters.blue, 11)]
    for player, first in uses:
        player.with_lira(0).with_delivered(first, first + 1, first + 2).at("secret society").play("ruby 16")
        player.play("delivered letter", "delivered letter", "delivered letter")
        gained.append(player.lira)
    assert gained == [3, 2, 1, 0]


def test_a_skipped_action_uses_no_rank(letters):  # [IST-24.2]
    letters.green.at("secret society").play("skip")
    red = letters.red.with_lira(0).with_delivered(1, 2, 3).at("secret society").play("ruby 16")
    assert red.play("delivered letter", "delivered letter", "delivered letter").lira == 3


ENOUGH = [(less, more) for less in range(8) for more in range(5) if less + 2 * more >= 6]


@pytest.mark.parametrize(("undelivered", "delivered"), ENOUGH)
@pytest.mark.parametrize("way", [0, 1, 2, -1])
def test_six_seals_are_paid_exactly_in_whatever_way(grand, undelivered, delivered, way):  # [IST-24.3]
    red = grand.red.with_letters(*range(1, undelivered + 1)).with_delivered(*range(9, 9 + delivered))
    red.at("secret society").play("ruby 16")
    while grand.question == "SpendLetters":
        red.play(grand.options[min(way, len(grand.options) - 1)])
    assert red.pieces.seals() == undelivered + 2 * delivered - 6


def test_the_other_letters_stay(letters):  # [IST-24.3]
    red = letters.red.with_letters(4).with_delivered(1, 2, 3, 5).at("secret society").play("ruby 16")
    red.play("delivered letter", "delivered letter", "delivered letter")
    assert (red.letters, red.delivered) == ([4], [5])


# -- 25 Catacombs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_a_good_in_the_catacombs(grand, good):  # [IST-25.1]
    assert grand.red.at("catacombs").play(f"take {good}").goods == {good: 1}


def test_or_a_coffee(grand):  # [IST-25.1]
    assert grand.red.at("catacombs").play("take coffee").coffee == 1


def test_only_in_the_grand_bazaar(letters, grand):  # [IST-25.1]
    assert (25 in letters.game.board.places, 25 in grand.game.board.places) == (False, True)


def test_the_merchant_comes_out_anywhere(grand):  # [IST-25.2]
    grand.governor_at(9)
    grand.green.standing_at(9).with_family_at(9)
    red = grand.red.at("catacombs").play("take coffee")
    assert grand.options == [f"merchant to {place}" for place in range(1, 26)]
    red.play("merchant to 9")
    assert (red.place, grand.options) == (9, ["end"])


def test_or_the_companion_though_the_merchant_acted(grand):  # [IST-25.2]
    red = grand.red.with_companion_at(1).at("catacombs").play("take coffee", "companion to 16")
    assert (red.place, red.companion) == (25, 16)


def test_or_the_merchant_though_the_companion_acted(grand):  # [IST-25.2]
    red = grand.red.standing_at(1).companion_acting_at("catacombs").play("take coffee", "merchant to 16")
    assert (red.place, red.companion) == (16, 25)


def test_the_family_member_sends_one_of_them(grand):  # [IST-25.2]
    red = grand.red.with_companion_at(1).at("police station").play("send 25", "take spice", "companion to 16")
    assert (red.place, red.companion, red.family) == (12, 16, 25)


def test_no_assistant_and_no_payment_there(grand):  # [IST-25.3]
    grand.green.standing_at(9)
    red = grand.red.with_lira(5).with_posted(9).at("catacombs").play("take coffee", "merchant to 9")
    assert (red.lira, red.posted, red.carried) == (5, [9], 3)


def test_the_companion_only_from_the_board(grand):  # [IST-25.3]
    red = grand.red.at("catacombs").play("take coffee")
    assert red.why_not("companion to 9") == "companion-in-supply"
    red.with_companion_at_hand()
    assert red.why_not("companion to 9") == "companion-at-hand"


def test_who_stays_by_choice_meets_nobody(grand):  # [IST-25.2] [IST-25.3]
    grand.courier_at(25).green.with_family_at(25).standing_at(1)
    red = grand.red.at("catacombs").play("take coffee", "merchant to 25")
    assert (red.place, grand.options) == (25, ["end"])


def test_the_companion_who_stays_by_choice_meets_nobody(grand):  # [IST-25.2] [IST-25.3]
    grand.green.with_family_at(25).standing_at(1)
    red = grand.red.companion_acting_at("catacombs").play("take coffee", "companion to 25")
    assert (red.companion, grand.options) == (25, ["end"])


def test_nor_does_he_where_an_errand_lets_him_stay(grand):  # [IST-25.3]
    grand.courier_at(12)
    red = grand.red.at("police station").play("send 25", "take coffee", "merchant to 12")
    assert (red.place, grand.options) == (12, ["end"])


def test_by_the_first_version_of_the_rules_who_stays_has_his_encounters():
    grand = Story(4, expansions=["mocha", "letters"], layout="order", rules=1).courier_at(25)
    red = grand.red.at("catacombs").play("take coffee", "merchant to 25")
    assert (red.place, grand.options) == (25, ["courier", "end"])


def test_letters_are_delivered_there(grand):  # [IST-25.4]
    red = grand.red.with_letters(9).at("catacombs").play("take coffee", "merchant to 9")
    assert red.delivered == [9]


def test_letters_are_delivered_there_by_the_companion(grand):  # [IST-25.4]
    red = grand.red.with_letters(9).with_companion_at(1).at("catacombs").play("take coffee", "companion to 9")
    assert red.delivered == [9]


def test_who_stays_has_his_encounters(grand):  # [IST-25.4]
    grand.green.with_family_at(25)
    red = grand.red.with_companion_at(1).at("catacombs").play("take coffee", "companion to 9", "catch 1 lira")
    assert red.lira == 2 + 3


def test_the_companion_who_stays_has_his_encounters(grand):  # [IST-25.4]
    grand.green.with_family_at(25)
    red = grand.red.standing_at(1).companion_acting_at("catacombs").play("take coffee", "merchant to 9")
    assert red.play("catch 1 lira").lira == 2 + 3


def test_the_companion_who_goes_has_none(grand):  # [IST-25.4] [IST-K.26]
    grand.green.with_family_at(25)
    grand.governor_at(9)
    grand.red.standing_at(1).companion_acting_at("catacombs").play("take coffee", "companion to 9")
    assert grand.options == ["end"]


def test_after_an_errand_encounters_are_where_the_merchant_stands(grand):  # [IST-25.4]
    grand.green.with_family_at(25)
    grand.governor_at(12)
    grand.red.with_companion_at(1).at("police station").play("send 25", "take coffee", "companion to 9")
    assert grand.options == ["governor", "end"]
