"""A: the eight actions."""

import pytest

from tests.istanbul_dice.story import COLOURS

BY_LETTER = dict(zip("RYGB", COLOURS, strict=True))


def test_all_eight_actions_are_offered_in_order(bazaar):  # [DICE-A.1]
    bazaar.first.with_tiles("die", "die", "die").with_lira(10).rolls("RRYGBLCC")
    sorts = list(dict.fromkeys(text.split()[0] for text in bazaar.options))
    assert sorts == ["same", "pair", "three", "four", "lira", "cards", "tile", "ruby", "end"]


def test_different_letters_are_different_goods(bazaar):  # [DICE-A.1]
    bazaar.first.rolls("RRRRR")
    assert bazaar.options == ["same R", "tile lira-red", "tile goods-red", "ruby red", "end"]


# -- goods for goods and crystals ---------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "RYGB")
def test_two_of_a_colour_are_a_marker(bazaar, letter):  # [DICE-A.2]
    first = bazaar.first.rolls(f"{letter * 2}LLL").play(f"same {letter}")
    assert first.markers == {BY_LETTER[letter]: 1}
    assert bazaar.dice == "LLL"


@pytest.mark.parametrize("pair", ["RY", "RG", "RB", "YG", "YB", "GB"])
def test_two_different_goods_are_a_crystal(bazaar, pair):  # [DICE-A.3]
    first = bazaar.first.rolls(f"{pair}LLL")
    assert [text for text in bazaar.options if text.startswith("pair")] == [f"pair {pair}"]
    assert first.play(f"pair {pair}").crystals == 1
    assert (bazaar.dice, first.markers) == ("LLL", {})


@pytest.mark.parametrize("three", ["RYG", "RYB", "RGB", "YGB"])
def test_three_different_goods_are_a_brown_marker(bazaar, three):  # [DICE-A.4]
    first = bazaar.first.rolls(f"{three}LL")
    assert [text for text in bazaar.options if text.startswith("three")] == [f"three {three}"]
    assert first.play(f"three {three}").markers == {"brown": 1}
    assert bazaar.dice == "LL"


@pytest.mark.parametrize(
    ("one", "other"),
    [(one, other) for at, one in enumerate("RYGB") for other in "RYGB"[at:]],
)
def test_all_four_goods_are_two_markers_of_any_colour(bazaar, one, other):  # [DICE-A.5]
    first = bazaar.first.rolls("RYGBL").play("four", f"take {one}")
    if bazaar.question == "TakeMarkers":
        first.play(f"take {other}")
    taken = [BY_LETTER[one], BY_LETTER[other]]
    assert first.markers == {colour: taken.count(colour) for colour in taken}
    assert bazaar.dice == "L"


def test_brown_cannot_be_taken_for_all_four_goods(bazaar):  # [DICE-A.5]
    bazaar.first.rolls("RYGBL").play("four")
    assert bazaar.options == ["take R", "take Y", "take G", "take B"]


def test_each_pair_of_markers_has_one_name(bazaar):  # [DICE-A.5]
    bazaar.first.rolls("RYGBL").play("four", "take G")
    assert bazaar.options == ["take G", "take B"]


# -- lira ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coins", [1, 2, 3, 4, 5])
def test_a_coin_die_is_two_lira(bazaar, coins):  # [DICE-A.6]
    first = bazaar.first.with_lira(1).rolls("R" * (5 - coins) + "L" * coins)
    assert first.play("lira").lira == 1 + 2 * coins


def test_all_coins_go_at_once_so_lira_come_once_per_turn(bazaar):  # [DICE-A.7]
    first = bazaar.first.rolls("RRLLL").play("lira")
    assert bazaar.dice == "RR"
    assert not first.can("lira")


def test_a_goods_tile_adds_a_marker(bazaar):  # [DICE-A.8]
    first = bazaar.first.with_tiles("goods-green").rolls("RRLLL").play("lira")
    assert (first.lira, first.markers) == (6, {"green": 1})


def test_all_goods_tiles_pay(bazaar):  # [DICE-A.8]
    first = bazaar.first.with_tiles("goods-green", "goods-red", "goods-blue").rolls("RRRRL").play("lira")
    assert (first.lira, first.markers) == (2, {"red": 1, "green": 1, "blue": 1})


def test_lira_come_before_the_markers_and_these_in_order(bazaar):  # [DICE-A.8]
    bazaar.first.with_tiles("goods-blue", "goods-red").rolls("RRRRL")
    bazaar.events.clear()
    bazaar.first.play("lira")
    taken = [event.values()["resource"] for event in bazaar.events if event.name == "took"]
    assert taken == [6, 0, 3]


def test_a_goods_tile_of_this_turn_does_not_pay(bazaar):  # [DICE-A.8]
    first = bazaar.first.rolls("RRRLL").play("tile goods-red", "refill die", "lira")
    assert (first.lira, first.markers) == (4, {})


def test_without_a_coin_there_is_no_lira_action(bazaar):  # [DICE-A.9]
    first = bazaar.first.with_tiles("goods-green").rolls("RRYYC")
    assert not first.can("lira")
    assert first.why_not("lira") is not None
    assert first.play("end").markers == {}


# -- cards --------------------------------------------------------------------------------------------------


def test_any_number_of_card_dice_can_be_used(bazaar):  # [DICE-A.10]
    bazaar.first.rolls("RRCCC")
    assert [text for text in bazaar.options if text.startswith("cards")] == ["cards 1", "cards 2", "cards 3"]


def test_one_of_the_cards_is_resolved_and_all_are_discarded(bazaar):  # [DICE-A.10]
    first = bazaar.first.rolls("RCCCC")
    first.play("cards 3", "reveal trade-crystal", "reveal trade-red", "reveal trade-blue")
    assert bazaar.question == "PickCard"
    assert bazaar.options == ["card trade-red", "card trade-blue", "card trade-crystal"]
    first.play("card trade-blue")
    assert (first.lira, first.crystals, first.markers) == (3, 0, {"blue": 1})
    assert bazaar.discarded == ["trade-red", "trade-blue", "trade-crystal"]
    assert bazaar.game.deck_size == 30
    assert bazaar.dice == "RC"


def test_all_dice_are_used_before_a_card_is_seen(bazaar):  # [DICE-A.11]
    first = bazaar.first.rolls("RRCCC").play("cards 2")
    assert (bazaar.question, bazaar.dice) == ("RevealCard", "RRC")
    first.play("reveal trade-red")
    assert bazaar.question == "RevealCard"
    first.play("reveal trade-red")
    assert bazaar.dice == "RRC"
    assert bazaar.discarded == ["trade-red", "trade-red"]


def test_cards_not_chosen_do_nothing_for_anybody(bazaar):  # [DICE-A.12]
    bazaar.second.with_crystals(1)
    bazaar.third.with_crystals(1)
    first = bazaar.first.rolls("RRRCC")
    first.play("cards 2", "reveal brown-red", "reveal trade-crystal", "card brown-red")
    assert (first.lira, first.markers) == (0, {"brown": 1})
    assert bazaar.question == "Act"
    assert [player.markers for player in (bazaar.second, bazaar.third)] == [{"red": 1}] * 2
    assert [player.lira for player in (bazaar.second, bazaar.third)] == [0, 0]


def test_card_dice_can_be_shared_out_among_actions(bazaar):  # [DICE-A.13]
    first = bazaar.first.rolls("RRCCC").play("cards 1", "reveal trade-red")
    assert (bazaar.dice, first.lira) == ("RRCC", 3)
    first.play("cards 2", "reveal two-dice-lira", "reveal own-one-brown", "card two-dice-lira")
    assert first.lira == 11


# -- tiles and rubies ---------------------------------------------------------------------------------------


def test_a_tile_costs_the_goods_it_shows(bazaar):  # [DICE-A.14]
    first = bazaar.first.rolls("RRRRL")
    assert [text for text in bazaar.options if text.startswith("tile")] == ["tile lira-red", "tile goods-red"]
    first.play("tile goods-red", "refill action-red")
    assert (first.tiles, bazaar.dice) == (["goods-red"], "RL")


def test_only_tiles_of_the_row_can_be_bought(bazaar):  # [DICE-A.14]
    bazaar.with_row("lira-blue", "die").first.rolls("RRRRL")
    assert not any(text.startswith("tile") for text in bazaar.options)
    assert bazaar.first.why_not("tile lira-red") is not None


@pytest.mark.parametrize(
    ("roll", "area"),
    [("RRRRL", "red"), ("YYYYL", "yellow"), ("GGGGL", "green"), ("BBBBL", "blue"), ("RYGBL", "carpet")],
)
def test_a_ruby_costs_the_price_of_its_area(bazaar, roll, area):  # [DICE-A.15]
    first = bazaar.first.rolls(roll)
    assert [text for text in bazaar.options if text.startswith("ruby")] == [f"ruby {area}"]
    before = bazaar.rubies_left(area)
    assert first.play(f"ruby {area}").rubies == 1
    assert (bazaar.rubies_left(area), bazaar.dice) == (before - 1, "L")


def test_a_ruby_of_the_right_carpet_costs_lira(bazaar):  # [DICE-A.15]
    first = bazaar.first.with_lira(13).rolls("LLLLL").play("ruby lira")
    assert (first.rubies, first.lira, bazaar.dice) == (1, 3, "LLLLL")


def test_one_action_is_one_ruby(bazaar):  # [DICE-A.15]
    first = bazaar.first.with_lira(87).rolls("LLLLL").play("ruby lira", "ruby lira")
    assert (first.rubies, bazaar.whose_turn) == (2, "second")


def test_a_second_ruby_of_an_area_costs_the_next_price(bazaar):  # [DICE-A.16]
    first = bazaar.first.with_lira(23).rolls("LLLLL").play("ruby lira", "ruby lira")
    assert (first.rubies, first.lira) == (2, 1)


def test_the_first_price_is_not_enough_for_the_second(bazaar):  # [DICE-A.16]
    first = bazaar.first.with_lira(20).rolls("LLLLL").play("ruby lira")
    assert not first.can("ruby lira")
