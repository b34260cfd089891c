"""X: what happens when the supply lacks what somebody is to take."""

import pytest

from tests.istanbul_dice.story import Story


def crystals(story):
    return [player.crystals for player in story.players]


def reds(story):
    return [player.markers.get("red", 0) for player in story.players]


def liras(story):
    return [player.lira for player in story.players]


def held(story, piece, *amounts):
    """Each player has so much of one piece."""
    for player, amount in zip(story.players, amounts, strict=True):
        if piece == "crystal":
            player.with_crystals(amount)
        elif piece == "lira":
            player.with_lira(amount)
        else:
            player.with_markers(**{piece: amount})
    return story


# -- giving back --------------------------------------------------------------------------------------------


def test_nobody_gives_back_while_the_supply_suffices(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RYLLL")
    held(bazaar, "crystal", 2, 5, 4).first.play("pair RY")
    assert crystals(bazaar) == [3, 5, 4]


def test_everybody_who_has_one_gives_one_back(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RYLLL")
    held(bazaar, "crystal", 0, 7, 5).first.play("pair RY")
    assert crystals(bazaar) == [1, 6, 4]
    assert bazaar.supply("crystal") == 1


def test_the_taker_gives_back_too(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RYLLL")
    held(bazaar, "crystal", 1, 11, 0).first.play("pair RY")
    assert crystals(bazaar) == [1, 10, 0]


def test_giving_back_is_repeated_until_there_is_enough(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RRLLC")
    held(bazaar, "lira", 0, 86, 1).first.play("lira")
    assert liras(bazaar) == [4, 83, 0]


def test_a_player_without_any_gives_nothing(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RRRCC")
    held(bazaar, "crystal", 0, 12, 0).first.play("cards 2", "reveal two-dice-crystals", "reveal own-one-brown")
    bazaar.first.play("card two-dice-crystals", "accept")
    assert crystals(bazaar) == [3, 9, 0]


def test_income_is_taken_by_the_same_rule(bazaar):  # [DICE-X.1]
    bazaar.first.with_tiles("lira-red")
    held(bazaar, "lira", 0, 80, 6).first.begins()
    assert liras(bazaar) == [3, 79, 5]


def test_one_lira_for_a_condition_not_met_is_taken_by_the_same_rule(bazaar):  # [DICE-X.1]
    bazaar.first.rolls("RRRRC")
    held(bazaar, "lira", 0, 80, 7).first.play("cards 1", "reveal own-one-brown")
    assert liras(bazaar) == [1, 79, 6]


def test_only_the_scarce_piece_is_given_back(bazaar):  # [DICE-X.2]
    bazaar.first.rolls("RRLLL")
    bazaar.second.with_markers(red=8, yellow=3, brown=10).with_lira(9).with_crystals(4)
    bazaar.first.play("same R")
    assert bazaar.second.belongings[:3] == (9, 4, {"red": 7, "yellow": 3, "brown": 10})


def test_brown_markers_are_a_piece_of_their_own(bazaar):  # [DICE-X.2]
    bazaar.first.rolls("RYGLL")
    bazaar.second.with_markers(red=8, yellow=8, green=8, blue=8, brown=9)
    bazaar.third.with_markers(brown=1)
    bazaar.first.play("three RYG")
    assert bazaar.second.markers == {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 8}
    assert (bazaar.first.markers, bazaar.third.markers) == ({"brown": 1}, {})


# -- order --------------------------------------------------------------------------------------------------


def test_what_is_paid_is_in_the_supply_before_one_takes(bazaar):  # [DICE-X.3]
    held(bazaar, "red", 2, 6, 0).first.rolls("LLLLL").play("same R")
    assert reds(bazaar) == [1, 6, 0]


def test_the_price_of_a_card_is_in_the_supply_before_one_takes(bazaar):  # [DICE-X.3]
    bazaar.first.rolls("RRRRC")
    held(bazaar, "lira", 80, 2, 5).first.play("cards 1", "reveal market-red")
    held(bazaar, "red", 1, 7, 0).second.play("accept")
    assert liras(bazaar) == [80, 0, 5]
    assert reds(bazaar) == [0, 7, 0]


def test_a_card_that_gives_two_kinds_settles_each_for_itself(bazaar):  # [DICE-X.4]
    bazaar.first.rolls("RRRRC")
    held(held(bazaar, "red", 0, 8, 0), "lira", 0, 0, 87).events.clear()
    bazaar.first.play("cards 1", "reveal trade-red")
    assert reds(bazaar) == [1, 7, 0]
    assert liras(bazaar) == [3, 0, 84]
    told = [(event.name, event.values()["resource"]) for event in bazaar.events if event.name in ("took", "returned")]
    assert told == [("returned", 0), ("took", 0), *[("returned", 6)] * 3, ("took", 6)]


def test_lira_and_the_bonus_marker_are_settled_one_after_the_other(bazaar):  # [DICE-X.4]
    bazaar.first.with_tiles("goods-red").rolls("RRRRL")
    held(held(bazaar, "red", 0, 8, 0), "lira", 0, 0, 87).first.play("lira")
    assert (reds(bazaar), liras(bazaar)) == ([1, 7, 0], [2, 0, 85])


def test_takers_on_one_card_are_settled_clockwise(bazaar):  # [DICE-X.5]
    bazaar.first.rolls("RRRRC")
    held(bazaar, "red", 8, 0, 0).first.play("cards 1", "reveal brown-red")
    # second takes one of the first's; then nothing is left, and the first and second give one each for the third
    assert reds(bazaar) == [6, 0, 1]


def test_clockwise_begins_left_of_the_active_player(bazaar):  # [DICE-X.5]
    bazaar.second.rolls("RRRRC")
    held(bazaar, "red", 0, 8, 0).second.play("cards 1", "reveal brown-red")
    assert reds(bazaar) == [1, 6, 0]


# -- in full ------------------------------------------------------------------------------------------------


def test_one_may_name_a_colour_that_has_run_out(bazaar):  # [DICE-X.6]
    bazaar.first.rolls("RYGBL")
    held(bazaar, "red", 0, 5, 3).first.play("four", "take R", "take R")
    assert reds(bazaar) == [2, 4, 2]


def test_a_large_amount_is_taken_in_full(bazaar):  # [DICE-X.6]
    bazaar.first.rolls("LLLLL")
    held(bazaar, "lira", 5, 41, 41).first.play("lira")
    # four times one from each of three players
    assert liras(bazaar) == [1 + 10, 37, 37]


def test_whoever_holds_all_markers_gains_nothing(bazaar):  # [DICE-X.7]
    first = bazaar.first.with_tiles("goods-red").with_markers(red=8).rolls("YYYYL").play("lira")
    assert first.markers == {"red": 8}


@pytest.mark.parametrize("area", ["red", "lira", "carpet"])
def test_nobody_gives_back_a_ruby(bazaar, area):  # [DICE-X.8]
    bazaar.with_rubies_left(area, 0).second.with_rubies(3)
    first = bazaar.first.rolls("LLLLL").with_lira(40).with_markers(red=6, brown=8)
    assert not first.can(f"ruby {area}")
    assert bazaar.second.rubies == 3


def test_nobody_gives_back_a_tile_for_the_row():  # [DICE-X.8]
    story = Story(2).with_stack()
    story.second.with_tiles()
    before = story.second.tiles
    story.first.rolls("RRRYY").play("tile lira-red")
    assert (len(story.row), story.second.tiles) == (5, before)
