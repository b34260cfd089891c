"""V: neutral assistants and the Caravan Leader, alone and together."""

import pytest

import meydan
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from tests.istanbul.story import Story


@pytest.fixture
def neutral():
    """Three players with neutral assistants, red to move."""
    return Story(neutral_assistants=True)


@pytest.fixture
def caravan():
    """Three players with the Caravan tile, red to move."""
    return Story(caravan_leader=True)


def visit(player, *choices):
    """The player's merchant acts at the Caravansary, drawing from the deck and discarding, and ends the turn."""
    return player.at("caravansary").play(*choices or ("draw deck", "deal far", "draw deck", "deal stay"))


# -- which variants go together -----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ("short", "long", "order", "random", "random-2023"))
@pytest.mark.parametrize(("assistants", "leader"), [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_variants_can_be_used_alone_or_together_with_any_layout(seats, assistants, leader, layout):  # [IST-V.1]
    game = meydan.start(
        "istanbul", seats=seats, seed=4, layout=layout, neutral_assistants=assistants, caravan_leader=leader
    )
    sensible_playout(game, Rng(seats), 400)
    assert game.header.game.check(game) == []
    assert (sum(game.neutral_assistants) + sum(player.stack.count(0) for player in game.players) > 0) == assistants
    assert game.leader < 0 or leader


def test_neutral_assistants_are_not_for_five_players():  # [IST-V.1]
    with pytest.raises(meydan.BadOption, match="neutral_assistants is for 2 to 4 players"):
        meydan.start("istanbul", seats=5, neutral_assistants=True)


def test_the_caravan_leader_is_for_five_players_too():  # [IST-V.1]
    story = Story(seats=5, caravan_leader=True)
    visit(story.white).play("discard far", "end")
    assert story.leader == "white"


def test_no_variant_is_used_unless_agreed(istanbul):  # [IST-V.1]
    assert all(player.stack == ["own"] * 4 for player in istanbul.players)
    visit(istanbul.red).play("discard far", "end")
    assert istanbul.leader is None


def test_a_variant_is_on_or_off():  # [IST-V.1]
    with pytest.raises(meydan.BadOption, match="caravan_leader is true or false"):
        meydan.start("istanbul", seats=3, caravan_leader="maybe")


# -- neutral assistants -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_you_start_with_three_of_your_own_above_a_neutral_one(seats):  # [IST-V.2]
    story = Story(seats, neutral_assistants=True)
    assert [player.stack for player in story.players] == [["neutral", "own", "own", "own"]] * seats


def test_the_neutral_one_is_the_first_to_be_left(neutral):  # [IST-V.2]
    red = neutral.red.to_move().play("move 3", "leave")
    assert (red.posted, red.stack, neutral.neutral_assistants_left_at(3)) == ([], ["own"] * 3, 1)


def test_the_own_assistant_replaced_is_out_of_the_game(neutral):  # [IST-V.3]
    red = neutral.red.with_posted(3, 5, 6).at("fountain").play("recall 3", "recall 5", "recall 6")
    assert red.stack.count("own") == 3


def test_the_fifth_still_comes_with_the_blue_tile(neutral):  # [IST-V.3]
    red = neutral.red.at("great mosque").with_goods(jewelry=2).play("tile blue")
    assert red.stack == ["own", "neutral", "own", "own", "own"]


def test_neutral_assistants_are_all_alike(neutral):  # [IST-V.3]
    neutral.green.to_move("fountain").play("move 3", "leave", "skip", "end")
    red = neutral.red.to_move("fountain").play("move 3", "pick up neutral")
    assert red.stack == ["neutral", "neutral", "own", "own", "own"]


def test_a_neutral_assistant_may_be_picked_up_as_if_he_were_yours(neutral):  # [IST-V.4]
    red = neutral.neutral_assistants_at(3).red.to_move().with_stack("own").play("move 3", "pick up neutral", "fill")
    assert (red.stack, red.goods) == (["neutral", "own"], {"spice": 2})
    assert neutral.neutral_assistants_left_at(3) == 0


def test_he_may_be_picked_up_with_an_empty_stack(neutral):  # [IST-V.4]
    red = neutral.neutral_assistants_at(3).red.to_move().with_stack().play("move 3", "pick up neutral")
    assert red.stack == ["neutral"]


def test_a_stack_may_hold_several_neutral_ones(neutral):  # [IST-V.4]
    red = neutral.neutral_assistants_at(3).red.to_move().with_stack("neutral", "neutral")
    assert red.play("move 3", "pick up neutral").stack == ["neutral"] * 3


def test_where_no_neutral_one_is_none_can_be_picked_up(neutral):  # [IST-V.4]
    assert neutral.red.to_move().play("move 3").why_not("pick up neutral") == "no-neutral-here"


def test_of_an_own_and_a_neutral_one_you_choose_the_own(neutral):  # [IST-V.5]
    red = neutral.neutral_assistants_at(3).red.to_move().with_posted(3).play("move 3", "pick up")
    assert (red.posted, red.stack[0], neutral.neutral_assistants_left_at(3)) == ([], "own", 1)


def test_of_an_own_and_a_neutral_one_you_choose_the_neutral(neutral):  # [IST-V.5]
    red = neutral.neutral_assistants_at(3).red.to_move().with_posted(3).play("move 3", "pick up neutral")
    assert (red.posted, red.stack[0], neutral.neutral_assistants_left_at(3)) == ([3], "neutral", 0)


def test_where_both_are_none_can_be_left(neutral):  # [IST-V.5]
    red = neutral.neutral_assistants_at(3).red.to_move().with_posted(3).play("move 3")
    assert neutral.options == ["pick up", "pick up neutral", "stop"]
    assert red.why_not("leave") == "must-pick-up"


def test_where_both_are_only_one_is_picked_up(neutral):  # [IST-V.5]
    red = neutral.neutral_assistants_at(3).red.to_move().with_posted(3).play("move 3", "pick up neutral")
    assert neutral.question == "FillBarrow"
    assert red.why_not("pick up") == "other-place"


def test_where_only_neutral_ones_are_you_may_pick_up_or_leave_or_stop(neutral):  # [IST-V.6]
    red = neutral.neutral_assistants_at(3, 2).red.to_move().play("move 3")
    assert neutral.options == ["pick up neutral", "leave", "stop"]
    assert red.why_not("pick up") == "no-assistant-here"


def test_of_several_neutral_ones_one_is_picked_up(neutral):  # [IST-V.6]
    red = neutral.neutral_assistants_at(3, 2).red.to_move().play("move 3", "pick up neutral")
    assert (red.carried, neutral.neutral_assistants_left_at(3)) == (5, 1)


def test_beside_a_neutral_one_your_own_may_be_left(neutral):  # [IST-V.6]
    red = neutral.neutral_assistants_at(3).red.to_move().with_stack("own", "neutral").play("move 3", "leave")
    assert (red.posted, red.stack, neutral.neutral_assistants_left_at(3)) == ([3], ["neutral"], 1)


def test_beside_a_neutral_one_another_may_be_left(neutral):  # [IST-V.6]
    red = neutral.neutral_assistants_at(3).red.to_move().with_stack("neutral", "own").play("move 3", "leave")
    assert (red.posted, red.stack, neutral.neutral_assistants_left_at(3)) == ([], ["own"], 2)


def test_beside_a_neutral_one_you_may_stop_and_nothing_changes(neutral):  # [IST-V.6]
    red = neutral.neutral_assistants_at(3).red.to_move().play("move 3", "stop")
    assert (red.carried, neutral.neutral_assistants_left_at(3), neutral.whose) == (4, 1, "green")


def test_the_lowest_is_left_whether_own_or_neutral(neutral):  # [IST-V.7]
    red = neutral.red.with_stack("own", "neutral", "own").to_move("fountain")
    red.play("move 3", "leave", "skip", "end").to_move().play("move 9", "leave", "skip", "end")
    assert (red.posted, neutral.neutral_assistants_left_at(9), red.stack) == ([3], 1, ["own"])


def test_whoever_was_picked_up_is_the_next_to_be_left(neutral):  # [IST-V.7]
    red = neutral.neutral_assistants_at(3).red.with_stack("own", "own").to_move("fountain")
    red.play("move 3", "pick up neutral", "skip", "end").to_move().play("move 9", "leave")
    assert (red.stack, neutral.neutral_assistants_left_at(9)) == (["own", "own"], 1)


def test_assistants_recalled_join_below_the_neutral_one(neutral):  # [IST-V.7]
    red = neutral.red.with_posted(3, 5).with_stack("neutral", "own").at("fountain").play("recall 3", "recall 5")
    assert red.stack == ["own", "own", "neutral", "own"]


def test_the_fountain_returns_only_your_own(neutral):  # [IST-V.8]
    red = neutral.neutral_assistants_at(5, 2).red.with_posted(3).at("fountain")
    assert neutral.options == ["recall 3", "skip"]
    assert red.why_not("recall 5") == "no-assistant-there"


def test_where_both_are_the_fountain_returns_the_own_one(neutral):  # [IST-V.8]
    red = neutral.neutral_assistants_at(3).red.with_posted(3).with_stack().at("fountain").play("recall 3")
    assert (red.stack, neutral.neutral_assistants_left_at(3)) == (["own"], 1)


def test_the_return_card_returns_only_your_own(neutral):  # [IST-V.9]
    red = neutral.neutral_assistants_at(5).red.with_posted(3).with_cards("return").to_move()
    assert red.can("card return 3")
    assert red.why_not("card return 5") == "no-assistant-there"


def test_the_yellow_tile_returns_only_your_own(neutral):  # [IST-V.9]
    red = neutral.neutral_assistants_at(5).red.with_posted(3).with_tiles("yellow").with_lira(9).to_move()
    assert red.can("fetch 3")
    assert red.why_not("fetch 5") == "no-assistant-there"


def test_neutral_assistants_of_a_game_of_two_are_no_neutral_merchants():  # [IST-V.1]
    story = Story(seats=2, neutral_assistants=True).neutral_assistants_at(3).neutral_merchants_at(14, 15, 16)
    red = story.red.to_move().with_lira(0).play("move 3", "pick up neutral")
    assert (story.question, red.lira) == ("FillBarrow", 0)


# -- Caravan Leader -----------------------------------------------------------------------------------------


def test_the_caravan_tile_starts_on_the_caravansary(caravan):  # [IST-V.10]
    assert caravan.leader is None


def test_who_acts_at_the_caravansary_takes_the_tile_at_the_end_of_the_turn(caravan):  # [IST-V.10]
    red = visit(caravan.red).play("discard far")
    assert (caravan.question, caravan.leader) == ("Encounters", None)
    red.play("end")
    assert caravan.leader == "red"


def test_the_next_turn_of_another_player_does_not_take_it_away(caravan):  # [IST-V.10]
    visit(caravan.red).play("discard far", "end")
    assert caravan.pass_turn().leader == "red"


def test_the_tile_is_taken_from_its_holder(caravan):  # [IST-V.10]
    visit(caravan.led_by("red").green).play("discard far")
    assert caravan.leader == "red"
    caravan.green.play("end")
    assert caravan.leader == "green"


def test_all_see_who_leads(caravan):  # [IST-V.10]
    visit(caravan.green).play("discard far", "end")
    assert [caravan.game.view(seat).leader for seat in (-1, 0, 1, 2)] == [1] * 4
    assert "led-caravan" in caravan.happened


def test_the_leader_discards_none(caravan):  # [IST-V.11]
    red = visit(caravan.led_by("red").red)
    assert (red.cards, caravan.pile, caravan.question) == (["far", "stay"], [], "Encounters")


def test_who_does_not_lead_discards_one(caravan):  # [IST-V.11]
    visit(caravan.led_by("red").green)
    assert caravan.options == ["discard far", "discard stay"]


def test_the_action_that_wins_the_tile_has_a_discard(caravan):  # [IST-V.12]
    red = visit(caravan.red)
    assert caravan.question == "DiscardOne"
    red.play("discard far", "end")
    assert (red.cards, caravan.leader) == (["stay"], "red")


def test_the_leader_may_take_both_cards_from_the_discard_pile(caravan):  # [IST-V.12]
    red = visit(caravan.led_by("red").discarded("post", "any").red, "draw discard", "draw discard")
    assert (red.cards, caravan.pile, caravan.question) == (["any", "post"], [], "Encounters")


def test_the_leader_may_take_one_card_of_each(caravan):  # [IST-V.12]
    red = visit(caravan.led_by("red").discarded("post").red, "draw deck", "deal far", "draw discard")
    assert red.cards == ["far", "post"]


def test_doing_it_again_yourself_changes_nothing(caravan):  # [IST-V.13]
    visit(caravan.led_by("red").red).play("end")
    assert caravan.leader == "red"
    assert "led-caravan" not in caravan.happened


def test_you_stay_leader_wherever_you_go_until_another_acts_there(caravan):  # [IST-V.13]
    caravan.led_by("red")
    for _ in range(6):
        caravan.pass_turn()
    assert caravan.leader == "red"
    visit(caravan.blue).play("discard far", "end")
    assert caravan.leader == "blue"
    assert visit(caravan.red).can("discard far")


def test_an_errand_counts_as_carrying_out_the_action(caravan):  # [IST-V.14]
    red = caravan.red.at("police station").play("send 6", "draw deck", "deal far", "draw deck", "deal stay")
    assert red.play("discard far", "end").story.leader == "red"


def test_an_errand_of_the_leader_has_no_discard(caravan):  # [IST-V.14]
    red = caravan.led_by("red").red.at("police station")
    red.play("send 6", "draw deck", "deal far", "draw deck", "deal stay")
    assert (red.cards, caravan.question) == (["far", "stay"], "Encounters")


def test_standing_there_and_skipping_does_not_count(caravan):  # [IST-V.14]
    caravan.red.at("caravansary").play("skip", "end")
    assert caravan.leader is None


def test_an_errand_there_that_is_skipped_does_not_count(caravan):  # [IST-V.14]
    caravan.led_by("green").red.at("police station").play("send 6", "skip", "end")
    assert caravan.leader == "green"


def test_a_turn_that_ends_at_once_there_does_not_count(caravan):  # [IST-V.14]
    caravan.led_by("green").red.to_move("fountain").play("move 6", "stop")
    assert caravan.leader == "green"
