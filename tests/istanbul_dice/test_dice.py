"""D: faces, rolls, and crystals for rolling again."""

from collections import Counter

import pytest

from tests.istanbul_dice.story import FACES


def share(odds, holds):
    """The chance, in per cent with one digit, that a roll has some property."""
    good = sum(weight for roll, weight in odds.items() if holds(Counter(roll.split()[1])))
    return round(100 * good / sum(odds.values()), 1)


# -- faces --------------------------------------------------------------------------------------------------


def test_each_face_of_a_die_is_as_likely_as_any_other(bazaar):  # [DICE-D.1]
    bazaar.first.with_crystals(1).begins().play("roll RYGBL", "reroll R")
    assert [text.split()[1] for text in bazaar.options] == list(FACES)
    assert len(set(bazaar.odds.values())) == 1


@pytest.mark.parametrize(
    ("face", "choice"),
    [("R", "same R"), ("Y", "same Y"), ("G", "same G"), ("B", "same B"), ("L", "lira"), ("C", "cards 5")],
)
def test_what_each_face_is_for(bazaar, face, choice):  # [DICE-D.1]
    assert bazaar.first.rolls(face * 5).can(choice)


@pytest.mark.parametrize("extra", [0, 1, 2, 3, 4])
def test_five_dice_and_one_for_each_extra_die_tile(bazaar, extra):  # [DICE-D.2]
    bazaar.first.with_tiles(*["die"] * extra).begins()
    assert {len(text.split()[1]) for text in bazaar.options} == {5 + extra}
    bazaar.first.play("roll " + "R" * (5 + extra))
    assert bazaar.dice == "R" * (5 + extra)


@pytest.mark.parametrize(
    ("extra", "twice", "three", "four", "coin"), [(0, 67.7, 44.8, 6.2, 59.8), (1, 80.7, 59.4, 12.6, 66.5)]
)
def test_chances_of_a_first_roll(bazaar, extra, twice, three, four, coin):  # [DICE-D.3]
    bazaar.first.with_tiles(*["die"] * extra).begins()
    odds = bazaar.odds
    assert sum(odds.values()) == 6 ** (5 + extra)
    assert share(odds, lambda roll: max(roll[face] for face in "RYGB") >= 2) == twice
    assert share(odds, lambda roll: sum(roll[face] > 0 for face in "RYGB") >= 3) == three
    assert share(odds, lambda roll: all(roll[face] for face in "RYGB")) == four
    assert share(odds, lambda roll: roll["L"] > 0) == coin
    assert share(odds, lambda roll: roll["C"] > 0) == coin


def test_a_roll_is_named_by_its_faces_in_order(bazaar):  # [DICE-D.3]
    rolls = [text.split()[1] for text in bazaar.first.begins().story.options]
    assert len(rolls) == len(set(rolls)) == 252
    assert all("".join(sorted(roll, key=FACES.index)) == roll for roll in rolls)


# -- rolling again ------------------------------------------------------------------------------------------


def test_any_one_to_all_dice_can_be_rolled_again_for_a_crystal(bazaar):  # [DICE-D.4]
    first = bazaar.first.with_crystals(2).begins().play("roll RRGLC")
    assert bazaar.question == "Reroll"
    assert len(bazaar.options) == 3 * 2 * 2 * 2 - 1 + 1
    assert first.can("reroll R") and first.can("reroll RRGLC") and first.can("reroll RGC")
    assert not first.can("reroll Y") and not first.can("reroll RRR")
    assert bazaar.options[-1] == "keep"
    assert first.play("reroll RC", "roll YY").crystals == 1
    assert bazaar.dice == "RYYGL"


def test_the_number_of_dice_named_is_rolled(bazaar):  # [DICE-D.4]
    bazaar.first.with_crystals(1).begins().play("roll RRGLC", "reroll RGC")
    assert {len(text.split()[1]) for text in bazaar.options} == {3}


def test_no_crystal_is_paid_for_keeping(bazaar):  # [DICE-D.4]
    assert bazaar.first.with_crystals(2).begins().play("roll RRGLC", "keep").crystals == 2


def test_one_crystal_after_the_other(bazaar):  # [DICE-D.5]
    first = bazaar.first.with_crystals(3).begins().play("roll RRGLC")
    first.play("reroll G", "roll B", "reroll B", "roll Y")
    assert (bazaar.question, bazaar.dice, first.crystals) == ("Reroll", "RRYLC", 1)
    first.play("reroll RRYLC", "roll GGGGG")
    assert (bazaar.question, bazaar.dice, first.crystals) == ("Act", "GGGGG", 0)


def test_one_may_stop_after_any_roll(bazaar):  # [DICE-D.5]
    first = bazaar.first.with_crystals(3).begins().play("roll RRGLC", "reroll G", "roll B", "keep")
    assert (bazaar.question, first.crystals) == ("Act", 2)


def test_the_new_faces_count(bazaar):  # [DICE-D.6]
    first = bazaar.first.with_crystals(1).begins().play("roll RRGLC", "reroll RR", "roll GB")
    assert bazaar.dice == "GGBLC"
    assert not first.can("same R") and first.can("same G")


def test_a_crystal_from_income_can_be_used_at_once(bazaar):  # [DICE-D.7]
    first = bazaar.first.with_tiles("crystal-red").begins().play("roll RRGLC")
    assert first.can("reroll G")


def test_a_crystal_from_an_action_waits_for_the_next_turn(bazaar):  # [DICE-D.7]
    first = bazaar.first.rolls("RYGLC").play("pair RY")
    assert (first.crystals, bazaar.question) == (1, "Act")
    assert not any(text.startswith("reroll") for text in bazaar.options)
    first.play("end")
    first.begins().play("roll RYGLC")
    assert bazaar.question == "Reroll"


def test_crystals_do_not_work_between_actions(bazaar):  # [DICE-D.7]
    first = bazaar.first.with_crystals(5).rolls("RRGLC").play("same R")
    assert first.why_not("reroll G") is not None


def test_without_a_crystal_nothing_is_asked(bazaar):  # [DICE-D.8]
    bazaar.first.begins().play("roll RRGLC")
    assert bazaar.question == "Act"


def test_after_the_last_crystal_nothing_is_asked(bazaar):  # [DICE-D.8]
    bazaar.first.with_crystals(1).begins().play("roll RRGLC", "reroll R", "roll R")
    assert bazaar.question == "Act"


# -- using --------------------------------------------------------------------------------------------------


def test_a_die_serves_one_action_only(bazaar):  # [DICE-D.9]
    first = bazaar.first.rolls("RRYLC").play("pair RY")
    assert bazaar.dice == "RLC"
    assert not first.can("same R") and not first.can("pair RY")


def test_used_dice_come_back_with_the_next_turn(bazaar):  # [DICE-D.9]
    bazaar.first.rolls("RRYYL").play("same R", "same Y")
    bazaar.second.play("roll RRRRR")
    assert bazaar.dice == "RRRRR"
