"""A: picking up and leaving assistants."""

import pytest

from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from tests.istanbul.story import Story


def test_an_own_assistant_is_picked_up(istanbul):  # [IST-A.1]
    red = istanbul.red.to_move().with_posted(3, 5).play("move 3", "pick up")
    assert (red.posted, red.carried) == ([5], 3)


def test_he_travels_on_with_the_stack(istanbul):  # [IST-A.1]
    red = istanbul.red.to_move().with_posted(3).play("move 3", "pick up", "skip", "end")
    assert (red.to_move().play("move 9").carried, red.posted) == (4, [])


def test_a_second_one_cannot_be_left_beside_him(istanbul):  # [IST-A.1]
    red = istanbul.red.to_move().with_posted(3).play("move 3")
    assert istanbul.options == ["pick up", "stop"]
    assert red.why_not("leave") == "must-pick-up"


def test_where_none_is_one_is_left(istanbul):  # [IST-A.2]
    red = istanbul.red.to_move().with_posted(5).play("move 3", "leave")
    assert (red.posted, red.carried) == ([3, 5], 2)


def test_where_none_is_none_can_be_picked_up(istanbul):  # [IST-A.2]
    assert istanbul.red.to_move().with_posted(5).play("move 3").why_not("pick up") == "no-assistant-here"


def test_he_remains_when_the_merchant_moves_on(istanbul):  # [IST-A.2]
    red = istanbul.red.to_move().play("move 3", "leave", "skip", "end")
    assert red.to_move().play("move 9").posted == [3]


def test_the_lowest_of_the_stack_is_left():  # [IST-A.2]
    red = Story(neutral_assistants=True).red.to_move().with_stack("own", "neutral", "neutral").play("move 3", "leave")
    assert (red.posted, red.stack) == ([3], ["neutral", "neutral"])


def test_who_does_not_want_to_leave_one_ends_his_turn(istanbul):  # [IST-A.3]
    red = istanbul.red.to_move().play("move 3", "stop")
    assert (red.posted, red.carried, istanbul.whose) == ([], 4, "green")


def test_who_does_not_want_to_pick_one_up_ends_his_turn(istanbul):  # [IST-A.3]
    red = istanbul.red.to_move().with_posted(3).play("move 3", "stop")
    assert (red.posted, red.carried, istanbul.whose) == ([3], 3, "green")


def test_who_has_none_to_leave_must_end_his_turn(istanbul):  # [IST-A.3]
    red = istanbul.red.to_move().with_stack().with_posted(5).play("move 3")
    assert (istanbul.options, red.why_not("leave")) == (["stop"], "no-assistants")
    assert red.play("stop").posted == [5]
    assert istanbul.whose == "green"


def test_the_fountain_asks_for_no_assistant(istanbul):  # [IST-A.3]
    istanbul.red.to_move("spice warehouse").with_stack().play("move 7")
    assert istanbul.question == "RecallAssistants"


def test_the_assistant_step_comes_before_the_payment(istanbul):  # [IST-A.4]
    istanbul.green.standing_at(3)
    red = istanbul.red.to_move().with_lira(2).play("move 3")
    assert istanbul.question == "AssistantStep"
    assert (red.play("leave").posted, istanbul.question) == ([3], "MeetMerchants")


def test_an_assistant_left_stays_left_if_you_refuse_to_pay(istanbul):  # [IST-A.4]
    istanbul.green.standing_at(3)
    red = istanbul.red.to_move().with_lira(2).play("move 3", "leave", "stop")
    assert (red.posted, red.carried, red.lira) == ([3], 3, 2)


def test_an_assistant_picked_up_stays_with_you_if_you_cannot_pay(istanbul):  # [IST-A.4]
    istanbul.green.standing_at(3)
    red = istanbul.red.to_move().with_lira(1).with_posted(3).play("move 3", "pick up", "stop")
    assert (red.posted, red.carried, red.lira) == ([], 4, 1)


@pytest.mark.parametrize(
    "way",
    [
        ("to_move", "move 5", "pick up"),
        ("to_move", "fetch 5"),
        ("to_move", "card return 5"),
        ("fountain", "recall 5"),
        ("police station", "send 7", "recall 5"),
        ("great mosque", "tile blue"),
    ],
    ids=lambda way: way[-1] if way[0] != "police station" else "errand to the Fountain",
)
def test_who_returns_goes_to_the_bottom_and_is_the_next_to_be_left(way):  # [IST-A.5]
    story = Story(neutral_assistants=True)
    red = story.red.with_tiles("yellow").with_cards("return").with_goods(jewelry=2).with_lira(9)
    red.with_posted(5).with_stack("neutral")
    where, *choices = way
    (red.to_move("fountain") if where == "to_move" else red.at(where)).play(*choices)
    assert red.stack == ["own", "neutral"]


def test_assistants_return_to_the_merchant_wherever_he_is(istanbul):  # [IST-A.5]
    red = istanbul.red.at("police station").with_posted(3, 5).play("send 7", "recall 3", "recall 5")
    assert (red.place, red.family, red.carried) == (12, 7, 4)


def test_assistants_of_others_cannot_be_picked_up(istanbul):  # [IST-A.6]
    istanbul.green.with_posted(3)
    red = istanbul.red.to_move().play("move 3")
    assert istanbul.options == ["leave", "stop"]
    assert red.why_not("pick up") == "no-assistant-here"


def test_assistants_of_several_players_lie_side_by_side(istanbul):  # [IST-A.6]
    istanbul.green.with_posted(3)
    red = istanbul.red.to_move().play("move 3", "leave", "fill")
    assert (red.posted, istanbul.green.posted, red.goods) == ([3], [3], {"spice": 2})


def test_picking_up_your_own_leaves_those_of_others(istanbul):  # [IST-A.6]
    istanbul.green.with_posted(3)
    istanbul.red.with_posted(3).to_move().play("move 3", "pick up")
    assert istanbul.green.posted == [3]


def test_an_assistant_returned_from_here_may_be_left_here_again(istanbul):  # [IST-A.7]
    red = istanbul.red.to_move().with_posted(3).with_cards("return").play("move 3", "card return 3", "leave")
    assert (red.posted, red.carried) == ([3], 3)


def test_staying_beside_the_assistant_just_left_picks_him_up(istanbul):  # [IST-A.7]
    red = istanbul.red.to_move("spice warehouse").with_posted(3).with_cards("stay").play("card stay")
    assert istanbul.options == ["pick up", "stop"]
    assert red.play("pick up").posted == []


@pytest.mark.parametrize("seed", range(8))
def test_two_assistants_of_a_player_never_lie_on_one_place(seed):  # [IST-A.7]
    story, rng = Story(2 + seed % 3, neutral_assistants=seed % 2 == 1), Rng(seed)
    story.game.events = None
    most = 0
    for _ in range(1500):
        sensible_playout(story.game, rng, 1)
        for player in story.players:
            assert len(set(player.posted)) == len(player.posted)
            most = max(most, len(player.posted))
    assert most >= 3
