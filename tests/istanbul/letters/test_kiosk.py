"""22: the Kiosk and its 23 kinds of tiles, used by the player whose turn it is and by another."""

import pytest

from meydan.games.istanbul.expansions.printed import KIOSK_COPIES
from tests.istanbul.story import Story

GIFTS = {
    1: ({"fruit": 1}, 1),
    2: ({"spice": 1}, 1),
    3: ({"fabric": 1}, 1),
    4: ({"fruit": 2}, 0),
    5: ({"spice": 2}, 0),
    6: ({"fabric": 2}, 0),
    7: ({"fruit": 1}, 0),
    8: ({"spice": 1}, 0),
    9: ({"fabric": 1}, 0),
    10: ({"jewelry": 1}, 0),
    12: ({}, 2),
}


def shown(story, *tiles):
    """Red uses the Kiosk, where these tiles are turned up; red is to pick."""
    return story.red.at("kiosk").play("collect", "deal letter 2", *(f"deal k{tile}" for tile in tiles))


def picked(story, tile, who):
    """A tile is picked, by red or by green after him, and is to be used."""
    others = [other for other in (7, 8, 9, 10) if other != tile][: len(story.players)]
    red = shown(story, tile, *others)
    if who == "red":
        red.play(f"pick k{tile}")
    else:
        red.play(f"pick k{others[0]}", "decline", f"pick k{tile}")
    assert (story.whose, story.question) == (who, "UseTile")
    return getattr(story, who)


BOTH = pytest.mark.parametrize("who", ["red", "green"])


# -- the action ---------------------------------------------------------------------------------------------


def test_a_letter_first(letters):  # [IST-22.1]
    red = letters.red.at("kiosk").play("collect", "deal letter 9")
    assert (red.letters, letters.whose) == ([9], "chance")
    assert letters.odds["deal k11"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_tile_more_than_there_are_players(seats):  # [IST-22.1]
    story = Story(seats, expansions=["letters"])
    story.red.at("kiosk").play("collect", "deal letter 9", *(f"deal k{tile}" for tile in range(1, seats + 2)))
    assert story.options == [f"pick k{tile}" for tile in range(1, seats + 2)]


def test_it_may_be_skipped(letters):  # [IST-22.1]
    letters.red.at("kiosk").play("skip")
    assert letters.question == "Encounters"


def test_beginning_with_you_and_clockwise(letters):  # [IST-22.2]
    story = letters
    story.green.at("kiosk").play("collect", "deal letter 2", "deal k1", "deal k2", "deal k3", "deal k4")
    order = []
    for tile in (4, 1, 2):
        order.append(story.whose)
        story.game.play(f"pick k{tile}")
        order.append(story.whose)
        story.game.play("decline")
    assert order == ["green", "green", "blue", "blue", "red", "red"]


def test_nobody_picks_a_tile_twice(letters):  # [IST-22.2]
    red = shown(letters, 1, 2, 3, 4).play("pick k2", "use tile")
    assert letters.options == ["pick k1", "pick k3", "pick k4"]
    assert red.why_not("pick k2") == "no-such-tile"


def test_two_tiles_alike_are_picked_one_by_one(letters):  # [IST-22.2] [IST-22.6]
    shown(letters, 11, 11, 1, 2).play("pick k11", "decline")
    assert letters.options == ["pick k1", "pick k2", "pick k11"]


def test_the_last_tile_is_yours_as_well(letters):  # [IST-22.3]
    red = shown(letters, 1, 2, 3, 12).with_lira(0)
    red.play("pick k1", "use tile", "pick k2", "decline", "pick k3", "decline")
    assert (letters.whose, letters.question) == ("red", "UseTile")
    red.play("use tile")
    assert (red.lira, red.goods, letters.question) == (1 + 2, {"fruit": 1}, "Encounters")


def test_or_not(letters):  # [IST-22.3]
    red = shown(letters, 1, 2, 3, 12).with_lira(0)
    red.play("pick k1", "decline", "pick k2", "decline", "pick k3", "decline", "decline")
    assert (red.lira, letters.question) == (0, "Encounters")


def test_then_all_are_discarded(letters):  # [IST-22.3]
    red = shown(letters, 1, 2, 3, 12)
    red.play("pick k1", "use tile", "pick k2", "decline", "pick k3", "decline", "use tile")
    used = letters.game.kiosk_discard
    assert [tile for tile, copies in enumerate(used) if copies] == [1, 2, 3, 12]
    assert (sum(used), sum(letters.game.kiosk_bag)) == (4, 20)


def test_you_must_pick(letters):  # [IST-22.4]
    red = shown(letters, 1, 2, 3, 12)
    assert not red.can("decline")
    assert red.why_not("skip") == "pick-first"


def test_a_tile_is_used_before_the_next_is_picked(letters):  # [IST-22.4]
    red = shown(letters, 1, 2, 3, 12).with_lira(0).play("pick k12", "use tile")
    assert (red.lira, letters.whose) == (2, "green")


def test_a_tile_may_be_picked_whose_price_you_cannot_pay(letters):  # [IST-22.4]
    red = shown(letters, 17, 2, 3, 12).with_lira(9).play("pick k17")
    assert letters.options == ["decline"]
    assert letters.reason("use tile") == ("needs-lira", {"need": 10, "have": 9})
    assert red.play("decline").lira == 9


def test_tiles_used_are_shuffled_when_the_stacks_are_empty(letters):  # [IST-22.5]
    letters.kiosk_stacks(1, 2)
    red = letters.red.at("kiosk").play("collect", "deal letter 9", "deal k1")
    assert letters.options == ["deal k2"]
    assert letters.told("reshuffled-kiosk") == []
    red.play("deal k2")
    assert letters.told("reshuffled-kiosk") == [{"tiles": 22}]
    assert len(letters.options) == 21
    assert "deal k1" not in letters.options
    red.play("deal k3", "deal k4")
    assert letters.options == ["pick k1", "pick k2", "pick k3", "pick k4"]
    assert sum(letters.game.kiosk_bag) == 20


def test_24_tiles_of_23_kinds(letters):  # [IST-22.6]
    assert letters.game.kiosk_bag == KIOSK_COPIES
    assert [tile for tile, copies in enumerate(KIOSK_COPIES) if copies != 1] == [0, 11]
    assert (len(KIOSK_COPIES[1:]), sum(KIOSK_COPIES)) == (23, 24)


# -- gifts --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("tile", GIFTS)
def test_gifts(letters, tile, who):  # [IST-22.7] [IST-22.13]
    goods, lira = GIFTS[tile]
    player = picked(letters, tile, who).with_lira(0)
    assert letters.options == ["use tile", "decline"]
    player.play("use tile")
    assert (player.goods, player.lira) == (goods, lira)


@BOTH
def test_gifts_need_room(letters, who):  # [IST-22.7]
    player = picked(letters, 4, who).with_goods(fruit=1).play("use tile")
    assert player.goods == {"fruit": 2}


@BOTH
def test_k11_a_bonus_card(letters, who):  # [IST-22.7]
    player = picked(letters, 11, who).play("use tile", "deal stay")
    assert player.cards == ["stay"]


def test_k11_without_cards(letters):  # [IST-22.7]
    letters.deck()
    assert picked(letters, 11, "red").why_not("use tile") == "no-cards-left"


@BOTH
@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_k13_and_k14_lira(letters, tile, lira, who):  # [IST-22.7]
    player = picked(letters, tile, who).with_lira(0)
    assert letters.options == ["take lira", "decline"]
    assert player.play("take lira").lira == lira


@BOTH
@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_k13_and_k14_coffee_in_the_grand_bazaar(grand, tile, lira, who):  # [IST-Z.4]
    red = grand.red.at("kiosk").play("collect", "deal letter 2", "deal k7", "deal k8", "deal k9", "deal k10")
    red.play(f"deal k{tile}", *([f"pick k{tile}"] if who == "red" else ["pick k7", "decline", f"pick k{tile}"]))
    player = getattr(grand, who).with_lira(0)
    assert grand.options == ["take coffee", "take lira", "decline"]
    assert player.play("take coffee").coffee == 1
    assert player.lira == 0


# -- k15, k16 -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("where", ["supply", 16])
def test_k15_the_companion(letters, who, where):  # [IST-22.8]
    if where != "supply":
        getattr(letters, who).with_companion_at(where)
    assert picked(letters, 15, who).play("use tile").companion == "hand"


@BOTH
def test_k15_for_a_companion_at_hand(letters, who):  # [IST-22.8]
    getattr(letters, who).with_companion_at_hand()
    player = picked(letters, 15, who)
    assert letters.options == ["decline"]
    assert player.why_not("use tile") == "companion-at-hand"


@BOTH
@pytest.mark.parametrize("face", range(1, 7))
def test_k16_a_die(letters, who, face):  # [IST-22.9]
    player = picked(letters, 16, who).with_lira(1).play("use tile")
    assert letters.odds == {f"die {number}": 1 for number in range(1, 7)}
    assert player.play(f"die {face}").lira == 1 + face


def test_k16_is_not_changed_by_the_red_tile(letters):  # [IST-22.9]
    red = picked(letters, 16, "red").with_tiles("red").with_lira(0).play("use tile", "die 2")
    assert (red.lira, letters.question) == (2, "KioskPick")


# -- extensions ---------------------------------------------------------------------------------------------


@BOTH
def test_k17_an_extension_for_ten_lira(letters, who):  # [IST-22.10]
    player = picked(letters, 17, who).with_lira(11).play("use tile")
    assert (player.capacity, player.lira, player.rubies) == (3, 1, 0)


@BOTH
def test_k18_an_extension_for_goods(letters, who):  # [IST-22.10]
    player = picked(letters, 18, who).with_goods(fabric=2, spice=1, fruit=1, jewelry=1).play("use tile")
    assert (player.capacity, player.goods) == (3, {"fabric": 1, "jewelry": 1})


@BOTH
def test_k18_needs_all_three_goods(letters, who):  # [IST-22.10]
    player = picked(letters, 18, who).with_goods(fabric=2, spice=2, jewelry=2)
    assert player.why_not("use tile") == "needs-goods"


@BOTH
@pytest.mark.parametrize("tile", [17, 18])
def test_nobody_has_four_extensions(letters, who, tile):  # [IST-22.10]
    player = picked(letters, tile, who).with_capacity(5).with_lira(99).with_goods(fabric=1, spice=1, fruit=1)
    assert player.why_not("use tile") == "barrow-complete"


@BOTH
@pytest.mark.parametrize("tile", [17, 18])
def test_the_third_extension_brings_its_ruby(letters, who, tile):  # [IST-22.10]
    player = picked(letters, tile, who).with_capacity(4).with_lira(10).with_goods(fabric=1, spice=1, fruit=1)
    player.play("use tile")
    assert (player.capacity, player.rubies, letters.game.rubies[1]) == (5, 1, 2)


def test_the_sixth_ruby_of_another_begins_the_end(letters):  # [IST-22.10]
    picked(letters, 17, "green").with_capacity(4).with_lira(10).with_rubies(5).play("use tile")
    assert letters.game.final
    letters.game.play("pick k8")
    letters.red.play("decline", "decline", "end")
    assert letters.whose == "green"
    letters.pass_turn().pass_turn()
    assert letters.whose == "nobody"


# -- k19 ----------------------------------------------------------------------------------------------------


def test_k19_to_the_fountain_with_those_he_carries(letters):  # [IST-22.11]
    letters.red.with_posted(3, 9)
    red = picked(letters, 19, "red").play("use tile")
    assert (red.place, red.carried, red.posted) == (7, 2, [3, 9])
    assert letters.question == "KioskPick"


def test_k19_for_another(letters):  # [IST-22.11] [IST-22.13]
    letters.green.standing_at(9).with_posted(9, 3).with_companion_at(1)
    letters.governor_at(7)
    green = picked(letters, 19, "green").play("use tile")
    assert (green.place, green.posted, green.companion) == (7, [3, 9], 1)
    assert (letters.whose, letters.question) == ("blue", "KioskPick")


def test_k19_of_another_leaves_your_encounters_alone(letters):  # [IST-22.11]
    letters.courier_at(22).green.standing_at(22)
    letters.red.with_lira(9)
    picked(letters, 19, "green").play("use tile")
    letters.red.play("pick k8", "decline", "decline")
    assert letters.options == ["courier", "end"]


def test_k19_costs_nobody_anything(letters):  # [IST-22.11]
    letters.blue.standing_at(7).with_lira(0)
    letters.blue.with_family_at(7)
    red = picked(letters, 19, "red").with_lira(9).play("use tile")
    assert (red.lira, letters.blue.lira, letters.blue.family) == (9, 0, 7)


def test_k19_at_the_fountain(letters):  # [IST-22.11]
    letters.green.standing_at(7)
    assert picked(letters, 19, "green").why_not("use tile") == "already-there"


# -- exchanges ----------------------------------------------------------------------------------------------


@BOTH
def test_k20_a_good_for_a_letter(letters, who):  # [IST-22.12]
    player = picked(letters, 20, who).with_letters().with_goods(fabric=1, jewelry=2)
    assert letters.options == ["give fabric", "give jewelry", "decline"]
    player.play("give jewelry", "deal letter 9")
    assert (player.goods, player.letters) == ({"fabric": 1, "jewelry": 1}, [9])


@BOTH
def test_k20_a_letter_for_a_good(letters, who):  # [IST-22.12]
    player = picked(letters, 20, who).with_letters(3, 9).with_delivered(5)
    assert letters.options == ["letter 3", "letter 9", "delivered letter", "decline"]
    player.play("letter 9", "take jewelry")
    assert (player.goods, player.letters, player.delivered) == ({"jewelry": 1}, [3], [5])


@BOTH
def test_k20_a_delivered_letter(letters, who):  # [IST-22.12]
    player = picked(letters, 20, who).with_delivered(5).play("delivered letter")
    assert player.why_not("decline") == "good-first"
    player.play("take fabric")
    assert (player.goods, player.delivered) == ({"fabric": 1}, [])


@BOTH
def test_k20_with_coffee_in_the_grand_bazaar(grand, who):  # [IST-Z.4]
    player = picked(grand, 20, who).with_coffee(1).with_letters().play("give coffee", "deal letter 9")
    assert (player.coffee, player.letters) == (0, [9])


@BOTH
def test_k20_for_coffee_in_the_grand_bazaar(grand, who):  # [IST-Z.4]
    player = picked(grand, 20, who).with_letters(5).play("letter 5", "take coffee")
    assert (player.coffee, player.letters) == (1, [])


def test_k20_no_coffee_without_it(letters):  # [IST-K.5]
    assert picked(letters, 20, "red").why_not("give coffee") == "no-coffee-here"


@BOTH
def test_k21_a_card_for_a_letter(letters, who):  # [IST-22.12]
    player = picked(letters, 21, who).with_letters().with_cards("far", "stay")
    assert letters.options == ["discard far", "discard stay", "decline"]
    player.play("discard stay", "deal letter 9")
    assert (player.cards, player.letters, letters.pile) == (["far"], [9], ["stay"])


@BOTH
def test_k21_a_letter_for_a_card(letters, who):  # [IST-22.12]
    player = picked(letters, 21, who).with_letters(3).play("letter 3", "deal far")
    assert (player.cards, player.letters) == (["far"], [])


@BOTH
def test_k22_two_lira_for_a_letter(letters, who):  # [IST-22.12]
    player = picked(letters, 22, who).with_letters().with_lira(2).play("pay", "deal letter 9")
    assert (player.lira, player.letters) == (0, [9])


@BOTH
def test_k22_a_letter_for_three_lira(letters, who):  # [IST-22.12]
    player = picked(letters, 22, who).with_letters(3).with_lira(1)
    assert letters.options == ["letter 3", "decline"]
    assert player.why_not("pay") == "needs-lira"
    player.play("letter 3")
    assert (player.lira, player.letters) == (4, [])


@BOTH
def test_k23_two_lira_for_a_card(letters, who):  # [IST-22.12]
    player = picked(letters, 23, who).with_lira(2).play("pay", "deal far")
    assert (player.lira, player.cards) == (0, ["far"])


@BOTH
def test_k23_a_card_for_three_lira(letters, who):  # [IST-22.12]
    player = picked(letters, 23, who).with_lira(0).with_cards("far").play("discard far")
    assert (player.lira, player.cards, letters.pile) == (3, [], ["far"])


def test_an_exchange_is_made_once(letters):  # [IST-22.12]
    picked(letters, 22, "red").with_letters(3, 9).with_lira(9).play("letter 3")
    assert (letters.whose, letters.question) == ("green", "KioskPick")


def test_no_letter_where_none_is_left(letters):  # [IST-22.12] [IST-22.4]
    red = picked(letters, 22, "red").with_letters().with_lira(9)
    letters.letter_pile()
    assert letters.options == ["decline"]
    assert red.why_not("pay") == "no-letters-left"


def test_the_tile_of_another_delivers_his_letter(letters):  # [IST-22.13]
    letters.green.with_family_at(9)
    green = picked(letters, 22, "green").with_lira(2).play("pay", "deal letter 9")
    assert (green.letters, green.delivered) == ([], [9])


def test_the_tile_of_another_gives_you_nothing(letters):  # [IST-22.13]
    picked(letters, 12, "green").play("use tile")
    assert (letters.red.lira, letters.green.lira) == (2, 5)
