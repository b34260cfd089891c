"""B: a turn with a guild card."""

import pytest

from tests.istanbul.story import Story


def test_a_guild_card_replaces_the_turn(mocha):  # [IST-B.1]
    mocha.green.standing_at(5)
    red = mocha.red.with_guild(17).with_lira(9).to_move(5).play("guild 17")
    assert (red.coffee, red.place, red.posted, red.lira) == (5, 5, [], 9)
    assert mocha.options == ["end"]
    red.play("end")
    assert mocha.whose == "green"


def test_there_are_no_encounters_where_the_merchant_stands(mocha):  # [IST-B.1]
    mocha.green.with_family_at(5)
    mocha.governor_at(5).smuggler_at(5).trader_at(5).red.with_guild(17).with_lira(9).to_move(5).play("guild 17")
    assert mocha.options == ["end"]
    assert mocha.green.family == 5


def test_nor_where_the_last_turn_happened(mocha):  # [IST-B.1]
    red = mocha.red.with_guild(17).with_lira(9).standing_at(5)
    mocha.blue.meeting(5).play("end")
    mocha.governor_at(5).smuggler_at(5).trader_at(5)
    red.play("guild 17")
    assert mocha.options == ["end"]


@pytest.mark.parametrize("place", [1, 7, 13, 20])
def test_it_does_not_matter_where_the_merchant_is(mocha, place):  # [IST-B.1]
    assert mocha.red.with_guild(17).to_move(place).play("guild 17").coffee == 5


def test_a_guild_card_is_played_instead_of_moving_not_after_it(mocha):  # [IST-B.1]
    red = mocha.red.with_guild(17).to_move(7).play("move 6")
    assert red.why_not("guild 17") == "moment"
    assert red.play("leave").why_not("guild 17") == "moment"


def test_a_guild_card_not_in_hand_is_not_played(mocha):  # [IST-B.1]
    assert mocha.red.with_guild(17).to_move().why_not("guild 5") == "no-such-card"


UNPLAYABLE = [
    (1, "barrow-complete"), (6, "too-few-cards"), (10, "needs-goods"), (11, "needs-goods"), (13, "needs-any-goods"),
    (14, "not-in-full"), (15, "not-in-full"), (16, "needs-lira"), (18, "too-few-cards"), (19, "needs-coffee"),
    (20, "needs-coffee"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "why"), UNPLAYABLE)
def test_a_card_that_cannot_be_carried_out_is_not_played(mocha, card, why):  # [IST-B.2]
    mocha.tavern_left("movement", 3).tavern_left("encounter", 3).deck("far", "stay")
    red = mocha.red.with_lira(14).with_guild(card).to_move()
    mocha.guild_deck(2)
    red.pieces.capacity = 5
    assert red.why_not(f"guild {card}") == why


@pytest.mark.parametrize("card", [2, 3, 4, 5, 7, 8, 9, 12, 17])
def test_the_others_can_always_be_played(mocha, card):  # [IST-B.2]
    red = mocha.red.with_lira(0).with_guild(card).to_move()
    mocha.guild_deck()
    assert red.can(f"guild {card}")


def test_goods_without_room_do_not_hinder(mocha):  # [IST-B.2]
    red = mocha.red.with_goods(fabric=2, spice=2, fruit=2, jewelry=1).with_guild(5).to_move().play("guild 5")
    assert red.goods == {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2}


def test_other_bonus_cards_are_played_before_and_after(mocha):  # [IST-B.3]
    red = (
        mocha.red.with_lira(10).with_family_at(3).with_cards("lira", "good", "family", "coffee", "swap", "coffee-dice")
    )
    red.with_guild(16).to_move()
    assert red.why_not("guild 16") == "needs-lira"
    red.play("card lira", "guild 16", "card coffee", "card good fruit", "card family lira", "card coffee-dice")
    red.play("roll 1 1", "keep", "card swap", "give fruit", "done", "take spice", "end")
    assert red.cards == []
    assert (red.lira, red.coffee, red.goods) == (3, 1 + 2 + 1, {"spice": 1})


def test_the_yellow_tile_works_once(mocha):  # [IST-B.3]
    red = mocha.red.with_tiles("yellow").with_posted(2, 3).with_lira(9).with_guild(17).to_move().play("guild 17")
    red.play("fetch 2")
    assert red.why_not("fetch 3") == "fetched-already"


def test_the_yellow_tile_works_before_the_card_but_then_not_again(mocha):  # [IST-B.3]
    red = mocha.red.with_tiles("yellow").with_posted(2, 3).with_lira(9).with_guild(17).to_move()
    assert red.play("fetch 2", "guild 17").why_not("fetch 3") == "fetched-already"


def test_the_family_card_is_of_no_place(mocha):  # [IST-B.3] [IST-G.10] [IST-X.9]
    red = mocha.red.with_lira(0).with_family_at(3).with_cards("family").with_guild(17).to_move("fountain")
    red.play("guild 17", "card family lira")
    assert (red.family, red.lira) == (12, 3)


@pytest.mark.parametrize("card", ["post", "palace", "dealer", "wainwright", "house"])
def test_no_card_of_a_place_is_played_in_such_a_turn(mocha, card):  # [IST-B.3]
    place = {"post": 5, "palace": 13, "dealer": 16, "wainwright": 1, "house": 20}[card]
    red = mocha.red.with_lira(99).with_coffee(50).with_goods(fabric=5, spice=5, fruit=5, jewelry=5).with_cards(card)
    red.pieces.capacity = 5 if card != "wainwright" else 2
    red.with_guild(17).to_move(place).play("guild 17")
    assert red.why_not(f"card {card}") == "act-first"


@pytest.mark.parametrize("card", [2, 3, 4])
def test_the_green_tile_does_not_help_in_such_a_turn(mocha, card):  # [IST-B.3]
    red = mocha.red.with_tiles("green").with_lira(9).with_guild(card).to_move(card).play(f"guild {card}")
    assert red.play("without jewelry").can("end")
    assert not red.can("extra fabric")


def test_one_guild_card_is_the_whole_turn(mocha):  # [IST-B.3]
    red = mocha.red.with_guild(17, 5).to_move().play("guild 17")
    assert red.why_not("guild 5") == "moment"


@pytest.mark.parametrize("card", ["far 5", "stay", "return 2", "corner 16"])
def test_once_it_is_played_there_are_no_cards_of_phase_1(mocha, card):  # [IST-B.4]
    red = mocha.red.with_cards(card.split()[0]).with_posted(2).with_guild(2).to_move(7).play("guild 2")
    assert red.why_not(f"card {card}") == "moment"
    assert red.play("without jewelry").why_not(f"card {card}") == "moment"


def test_a_played_card_lies_open_on_the_discard_pile(mocha):  # [IST-B.5]
    red = mocha.guild_discarded(4).red.with_guild(2, 17).to_move().play("guild 2")
    assert mocha.guild_pile == [4]
    red.play("without jewelry")
    assert mocha.guild_pile == [4, 2]
    assert red.guild == [17]
    assert "played-guild" in mocha.happened


def test_a_card_does_not_draw_itself(mocha):  # [IST-B.5]
    red = mocha.guild_discarded(4, 5).red.with_guild(18).to_move()
    mocha.guild_deck()
    red.play("guild 18", "deal guild 4")
    assert mocha.options == ["deal guild 5"]
    red.play("deal guild 5")
    assert mocha.guild_pile == [18]


def test_there_is_one_guild_card_of_each_number():  # [IST-B.6]
    story = Story(3, expansions=["mocha"])
    assert story.game.guild_deck == [0, *[1] * 20]
