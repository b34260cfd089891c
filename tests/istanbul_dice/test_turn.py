"""T: phases, income, how many actions, and how a turn ends."""

import pytest

from tests.istanbul_dice.story import Story


def dice_to_roll(story):
    """How many dice chance is asked to roll."""
    assert story.question == "Roll"
    return len(story.options[0].split()[1])


# -- order --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_in_seat_order_and_a_round_is_one_turn_of_each(seats):  # [DICE-T.1]
    story = Story(seats)
    order = []
    for _ in range(2 * seats):
        order.append((story.game.round, story.game.active))
        story.pass_turn()
    assert order == [(number, seat) for number in (1, 2) for seat in range(seats)]


def test_the_phases_come_in_order(bazaar):  # [DICE-T.2]
    first = bazaar.first.with_tiles("card-red").with_crystals(1).begins()
    asked = [bazaar.question]
    for choice in ("reveal trade-crystal", "roll RRGGL", "keep", "same R", "end"):
        first.play(choice)
        asked.append(bazaar.question)
    assert asked == ["RevealCard", "Roll", "Reroll", "Act", "Act", "Roll"]
    assert bazaar.whose_turn == "second"


# -- income -------------------------------------------------------------------------------------------------


def test_income_is_paid_without_asking(bazaar):  # [DICE-T.3]
    first = bazaar.first.with_tiles("lira-red", "crystal-red").begins()
    assert (first.lira, first.crystals) == (3, 1)
    assert bazaar.question == "Roll"


def test_a_card_tile_cannot_be_passed_over(bazaar):  # [DICE-T.3]
    bazaar.first.with_tiles("card-red").begins()
    assert bazaar.whose == "chance"
    assert {text.split()[0] for text in bazaar.options} == {"reveal"}


def test_only_the_active_player_has_income(bazaar):  # [DICE-T.3]
    bazaar.second.with_tiles("lira-red")
    bazaar.third.begins()
    assert bazaar.second.lira == 3
    bazaar.first.begins()
    assert bazaar.second.lira == 3


def test_lira_and_crystals_are_paid_before_the_cards(bazaar):  # [DICE-T.4]
    first = bazaar.first.with_tiles("card-red", "card-blue", "crystal-red", "crystal-blue", "lira-red", "lira-blue")
    first.begins()
    assert (first.lira, first.crystals) == (6, 2)
    first.play("reveal ruby-for-five-crystals")
    assert (bazaar.question, first.lira) == ("RevealCard", 7)
    first.play("reveal trade-crystal")
    assert (bazaar.question, first.lira, first.crystals) == ("Roll", 10, 3)


def test_income_in_lira_can_pay_for_the_card(bazaar):  # [DICE-T.4]
    first = bazaar.first.with_tiles("card-red", "lira-red").with_lira(1).begins()
    assert first.play("reveal lira-for-brown", "accept").markers == {"brown": 2}


def test_the_card_of_a_tile_is_resolved_before_the_roll_and_is_no_action(bazaar):  # [DICE-T.5]
    first = bazaar.first.with_tiles("card-red").begins().play("reveal trade-red")
    assert (first.lira, first.markers) == (3, {"red": 1})
    assert dice_to_roll(bazaar) == 5
    first.play("roll YYGGL", "same Y", "same G")
    assert first.markers == {"red": 1, "yellow": 1, "green": 1}


# -- actions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", [0, 1, 2, 3, 4])
def test_two_actions_and_one_for_each_extra_action_tile(bazaar, extra):  # [DICE-T.6]
    tiles = ["action-red", "action-yellow", "action-green", "action-blue"][:extra]
    first = bazaar.first.with_tiles(*tiles).rolls("LLLLL")
    done = 0
    while bazaar.whose_turn == "first":
        first.with_markers(red=2).play("same R")
        done += 1
    assert done == 2 + extra


@pytest.mark.parametrize("order", [("lira", "same R"), ("same R", "lira")])
def test_actions_may_come_in_any_order(bazaar, order):  # [DICE-T.7]
    first = bazaar.first.rolls("RRLLC").play(*order)
    assert (first.lira, first.markers) == (4, {"red": 1})


def test_an_action_may_be_done_again(bazaar):  # [DICE-T.7]
    first = bazaar.first.rolls("RRRRL").play("same R", "same R", "die R")
    assert first.markers == {"red": 2}


def test_choosing_markers_comes_before_the_next_action(bazaar):  # [DICE-T.8]
    bazaar.first.rolls("RYGBL").play("four")
    assert bazaar.options == ["take R", "take Y", "take G", "take B"]
    assert bazaar.first.why_not("lira") is not None


def test_the_row_is_refilled_before_the_next_action(bazaar):  # [DICE-T.8]
    bazaar.first.rolls("RRRLL").play("tile lira-red")
    assert bazaar.question == "RefillRow"


def test_the_part_of_the_others_comes_before_the_next_action(bazaar):  # [DICE-T.8]
    bazaar.second.with_lira(2)
    bazaar.first.rolls("RRLLC").play("cards 1", "reveal market-red")
    assert (bazaar.whose, bazaar.question) == ("second", "Offer")
    bazaar.second.play("accept")
    assert (bazaar.whose, bazaar.question) == ("first", "Act")


def test_markers_gained_can_be_spent_in_the_same_turn(bazaar):  # [DICE-T.9]
    first = bazaar.first.rolls("RYGBC").play("four", "take R", "take R", "same R")
    assert first.markers == {"red": 1}


def test_lira_gained_can_be_spent_in_the_same_turn(bazaar):  # [DICE-T.9]
    first = bazaar.first.rolls("LLLLL")
    assert not first.can("ruby lira")
    assert first.play("lira", "ruby lira").rubies == 1


@pytest.mark.parametrize("actions", [(), ("same R",)])
def test_the_turn_may_be_ended_before_any_action(bazaar, actions):  # [DICE-T.10]
    first = bazaar.first.rolls("RRLLC").play(*actions)
    assert bazaar.options[-1] == "end"
    first.play("end")
    assert (bazaar.whose_turn, bazaar.question) == ("second", "Roll")


def test_dice_not_used_are_lost(bazaar):  # [DICE-T.10]
    first = bazaar.first.rolls("LLLLL").play("end")
    assert first.rolls("RYGBC").lira == 0
    assert not first.can("lira")


def test_a_turn_without_anything_to_do_still_waits_for_its_end(bazaar):  # [DICE-T.10]
    bazaar.first.rolls("RRYYL").play("same R")
    bazaar.game.dice = [0] * 6
    bazaar.first.with_markers()
    assert bazaar.options == ["end"]


def test_after_the_last_action_the_turn_ends_by_itself(bazaar):  # [DICE-T.11]
    bazaar.first.rolls("RRYYL").play("same R")
    assert bazaar.whose_turn == "first"
    bazaar.first.play("same Y")
    assert (bazaar.whose_turn, bazaar.question) == ("second", "Roll")


# -- when dice and actions are counted ----------------------------------------------------------------------


def test_a_die_gained_as_income_is_not_rolled_in_this_turn(bazaar):  # [DICE-T.12]
    first = bazaar.first.with_tiles("card-red").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile die", "refill lira-yellow")
    assert first.tiles == ["card-red", "die"]
    assert dice_to_roll(bazaar) == 5


def test_an_action_gained_as_income_does_not_count_in_this_turn(bazaar):  # [DICE-T.12]
    first = bazaar.first.with_tiles("card-red").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile action-blue", "refill lira-yellow", "roll RRYYL")
    assert first.play("same R", "same Y").story.whose_turn == "second"


def test_an_action_gained_by_an_action_does_not_count_in_this_turn(bazaar):  # [DICE-T.12]
    first = bazaar.first.rolls("BBBRR").play("tile action-blue", "refill die", "same R")
    assert bazaar.whose_turn == "second"
    first.with_markers().rolls("RRYYL").play("same R", "same Y")
    assert bazaar.whose_turn == "first"


def test_a_second_die_tile_does_not_hide_the_first(bazaar):  # [DICE-T.12]
    first = bazaar.first.with_tiles("card-red", "die").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile die", "refill lira-yellow")
    assert dice_to_roll(bazaar) == 6


def test_five_dice_are_passed_on_and_extra_dice_stay(bazaar):  # [DICE-T.13]
    bazaar.second.with_tiles("die", "die")
    rolled = []
    for player in (bazaar.first, bazaar.second, bazaar.third, bazaar.first):
        player.begins()
        rolled.append(dice_to_roll(bazaar))
    assert rolled == [5, 7, 5, 5]
