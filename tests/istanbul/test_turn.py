"""T: the turn, its four phases and how it ends.

Short paths, for following the moves:   15  5  2 14
                                         4 12  7  3
                                         8  6 11  9
                                        13 10  1 16
"""

import pytest

from tests.istanbul.story import Story, number

PHASES = ["Move", "AssistantStep", "MeetMerchants", "FillBarrow", "Encounters"]


# -- rounds and phases --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_players_take_turns_in_seat_order(seats):  # [IST-T.1]
    story = Story(seats)
    turns = []
    for _ in range(2 * seats):
        turns.append(story.whose)
        story.pass_turn()
    assert turns == ["red", "green", "blue", "yellow", "white"][:seats] * 2


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_a_round_is_one_turn_of_every_player(seats):  # [IST-T.1]
    story = Story(seats)
    for _ in range(seats - 1):
        story.pass_turn()
        assert story.game.round == 1
    assert story.pass_turn().game.round == 2


def test_a_turn_asks_its_phases_in_order(istanbul):  # [IST-T.2]
    istanbul.green.standing_at("spice warehouse")
    istanbul.governor_at("spice warehouse").red.to_move().with_lira(9)
    asked = []
    for choice in ("move 3", "leave", "pay", "fill", "end"):
        asked.append(istanbul.question)
        istanbul.red.play(choice)
    assert asked == PHASES


def test_no_later_phase_comes_before_its_turn(istanbul):  # [IST-T.2]
    istanbul.green.standing_at("spice warehouse")
    red = istanbul.governor_at("spice warehouse").red.to_move().with_lira(9)
    assert [red.why_not(choice) for choice in ("leave", "pay", "fill", "governor")] == ["move-first"] * 4
    red.play("move 3")
    assert [red.why_not(choice) for choice in ("pay", "fill", "governor")] == ["assistant-first"] * 3
    red.play("leave")
    assert [red.why_not(choice) for choice in ("fill", "governor")] == ["pay-first"] * 2
    red.play("pay")
    assert red.why_not("governor") == "other-place"


def test_no_earlier_phase_comes_back(istanbul):  # [IST-T.2]
    red = istanbul.governor_at("spice warehouse").red.to_move().play("move 3", "leave", "skip")
    for choice in ("move 9", "leave", "pay", "fill"):
        assert red.why_not(choice) == "turn-nearly-over"


def test_the_assistant_step_is_asked_even_if_you_can_only_stop(istanbul):  # [IST-T.3]
    istanbul.red.to_move().with_stack().play("move 3")
    assert istanbul.options == ["stop"]


def test_the_assistant_step_is_asked_even_if_the_answer_is_plain(istanbul):  # [IST-T.3]
    istanbul.red.to_move().play("move 3")
    assert istanbul.options == ["leave", "stop"]


def test_paying_is_asked_even_if_you_can_only_stop(istanbul):  # [IST-T.3]
    istanbul.green.standing_at("spice warehouse")
    istanbul.red.to_move().with_lira(1).play("move 3", "leave")
    assert istanbul.options == ["stop"]


def test_the_action_is_asked_even_if_you_can_only_skip(istanbul):  # [IST-T.3]
    istanbul.red.to_move().with_lira(0).play("move 1", "leave")
    assert istanbul.options == ["skip"]


def test_the_end_of_the_turn_is_asked_even_if_nobody_is_met(istanbul):  # [IST-T.3]
    istanbul.red.to_move().play("move 3", "leave", "fill")
    assert istanbul.options == ["end"]


# -- phase 1 ------------------------------------------------------------------------------------------------


def test_from_the_fountain_every_place_at_one_or_two_steps_is_reached(istanbul):  # [IST-T.4]
    istanbul.red.to_move()
    assert istanbul.options == [f"move {place}" for place in (1, 2, 3, 4, 5, 6, 9, 11, 12, 14)]


@pytest.mark.parametrize("layout", ("short", "long", "order"))
@pytest.mark.parametrize("start", range(1, 17))
def test_a_move_ends_at_distance_one_or_two(layout, start):  # [IST-T.4]
    story = Story(layout=layout)
    story.red.to_move(start)
    row, column = divmod(story.game.grid.index(start), 4)
    near = [story.game.grid[4 * y + x] for y in range(4) for x in range(4) if 1 <= abs(y - row) + abs(x - column) <= 2]
    assert story.options == [f"move {place}" for place in sorted(near)]


@pytest.mark.parametrize(("start", "reach"), [(15, 5), (5, 7), (12, 10)])
def test_a_corner_reaches_five_places_an_edge_seven_the_middle_ten(istanbul, start, reach):  # [IST-T.4]
    istanbul.red.to_move(start)
    assert len(istanbul.options) == reach


def test_the_way_may_turn_a_corner(istanbul):  # [IST-T.4]
    assert istanbul.red.to_move("fountain").play("move 9").place == 9


def test_steps_are_never_diagonal(istanbul):  # [IST-T.4]
    istanbul.red.to_move("great mosque")
    assert istanbul.reason("move 11") == ("too-far", {"place": 11, "steps": 4})


def test_you_cannot_end_where_you_began(istanbul):  # [IST-T.4]
    assert istanbul.red.to_move("tea house").why_not("move 9") == "already-there"


def test_you_must_move(istanbul):  # [IST-T.4]
    red = istanbul.red.to_move("tea house")
    assert [red.why_not(choice) for choice in ("stop", "end", "skip", "bid 7")] == ["move-first"] * 4


def test_the_whole_stack_moves(istanbul):  # [IST-T.4]
    red = istanbul.red.to_move("tea house").with_posted(5).play("move 16")
    assert (red.place, red.carried, red.posted) == (16, 3, [5])


def test_you_may_move_where_no_assistant_can_be_used_and_the_turn_just_ends(istanbul):  # [IST-T.5]
    red = istanbul.red.to_move("fountain").with_posted(2, 5, 6, 16).play("move 3", "stop")
    assert (red.place, red.posted, istanbul.whose) == (3, [2, 5, 6, 16], "green")


def test_without_assistants_the_fountain_can_still_be_used(istanbul):  # [IST-T.5]
    red = istanbul.red.to_move("spice warehouse").with_posted(2, 5, 6, 16)
    assert red.play("move 7", "recall 5").posted == [2, 6, 16]


def test_nothing_on_the_way_matters(istanbul):  # [IST-T.6]
    istanbul.green.standing_at(2).with_family_at(3)
    istanbul.blue.standing_at(3).with_family_at(2)
    red = istanbul.governor_at(2).smuggler_at(3).red.to_move("fountain").with_lira(0).with_posted(2, 3)
    red.play("move 14", "leave", "skip")
    assert istanbul.options == ["end"]
    assert (red.lira, red.posted) == (0, [2, 3, 14])


def test_nothing_on_the_way_blocks(istanbul):  # [IST-T.6]
    istanbul.red.to_move("fountain")
    alone = istanbul.options
    istanbul.green.standing_at(3)
    istanbul.blue.standing_at(2)
    assert istanbul.options == alone


@pytest.mark.parametrize("card", ("card far 16", "card stay"))
def test_after_one_way_of_moving_there_is_no_other(istanbul, card):  # [IST-T.7]
    red = istanbul.red.to_move("fountain" if "far" in card else "tea house").with_cards("far", "far", "stay", "stay")
    red.play(card)
    assert red.why_not("move 1") == "assistant-first"
    assert (red.why_not("card far 4"), red.why_not("card stay")) == ("moment", "moment")


@pytest.mark.parametrize(("card", "place"), [("card far 16", 16), ("card stay", 7)])
def test_a_movement_card_takes_the_place_of_the_move(istanbul, card, place):  # [IST-T.7]
    blue = istanbul.in_the_last_round().blue.to_move("fountain").with_lira(0).with_cards("far", "stay")
    blue.play(card, *["leave"] * (place != 7), "skip", "end")
    assert (blue.place, istanbul.whose) == (place, "nobody")


def test_after_a_normal_move_no_movement_card_is_played(istanbul):  # [IST-T.7]
    red = istanbul.red.to_move("fountain").with_cards("far", "stay").play("move 9")
    assert (red.why_not("card far 4"), red.why_not("card stay")) == ("moment", "moment")


@pytest.mark.parametrize("way", ("move 9", "card far 8", "card stay"))
@pytest.mark.parametrize("when", ("before", "after"))
def test_a_returning_assistant_can_be_added_to_any_way_of_moving(istanbul, way, when):  # [IST-T.7]
    red = istanbul.red.to_move("spice warehouse").with_cards("far", "stay", "return").with_posted(5)
    red.play(*(("card return 5", way) if when == "before" else (way, "card return 5")))
    assert (red.carried, red.posted) == (4, [])


@pytest.mark.parametrize("way", ("move 9", "card far 8", "card stay"))
@pytest.mark.parametrize("when", ("before", "after"))
def test_the_yellow_tile_can_be_added_to_any_way_of_moving(istanbul, way, when):  # [IST-T.7]
    red = istanbul.red.to_move("spice warehouse").with_cards("far", "stay").with_tiles("yellow").with_posted(5)
    red.play(*(("fetch 5", way) if when == "before" else (way, "fetch 5")))
    assert (red.carried, red.posted) == (4, [])


# -- phase 3 ------------------------------------------------------------------------------------------------


def test_leaving_an_assistant_allows_the_action(istanbul):  # [IST-T.8]
    red = istanbul.red.to_move().play("move 3", "leave", "fill")
    assert red.goods == {"spice": 2}


def test_picking_up_an_assistant_allows_the_action(istanbul):  # [IST-T.8]
    red = istanbul.red.to_move().with_posted(3).play("move 3", "pick up", "fill")
    assert red.goods == {"spice": 2}


def test_the_action_is_carried_out_once(istanbul):  # [IST-T.8]
    red = istanbul.red.to_move().play("move 5", "leave", "collect")
    assert red.why_not("collect") == "turn-nearly-over"


@pytest.mark.parametrize(
    ("place", "question"),
    [
        ("wainwright", "ExtendBarrow"),
        ("fabric warehouse", "FillBarrow"),
        ("spice warehouse", "FillBarrow"),
        ("fruit warehouse", "FillBarrow"),
        ("post office", "CollectMail"),
        ("caravansary", "VisitCaravansary"),
        ("tea house", "NameYourBid"),
        ("small market", "SellGoods"),
        ("police station", "SendFamily"),
        ("small mosque", "TakeTile"),
    ],
)
def test_the_action_is_that_of_the_place_where_the_merchant_ended(istanbul, place, question):  # [IST-T.8]
    istanbul.red.to_move("fountain").play(f"move {number(place)}", "leave")
    assert istanbul.question == question


def test_who_does_not_want_to_act_goes_on_to_the_encounters(istanbul):  # [IST-T.9]
    istanbul.green.with_family_at(3)
    red = istanbul.governor_at(3).red.to_move().play("move 3", "leave", "skip")
    assert red.can("governor") and red.can("catch 1 lira")


def test_who_cannot_act_goes_on_to_the_encounters(istanbul):  # [IST-T.9]
    istanbul.green.with_family_at(1)
    red = istanbul.smuggler_at(1).red.to_move().with_lira(0).play("move 1", "leave", "skip")
    assert red.can("smuggler spice") and red.can("catch 1 lira")


# -- a turn that ends at once -------------------------------------------------------------------------------


def stopped(story, phase):
    """Red ends his turn at the Spice Warehouse in phase 1 or 2, where everybody waits for him."""
    story.blue.with_family_at(3)
    story.governor_at(3).smuggler_at(3)
    if phase == 2:
        story.green.standing_at(3)
    red = story.red.to_move().with_cards("lira", "return", "good").with_tiles("yellow").with_posted(5).with_lira(9)
    return red.play("move 3", *["leave"] * (phase - 1), "stop")


@pytest.mark.parametrize("phase", (1, 2))
def test_a_turn_that_ends_at_once_has_no_action(istanbul, phase):  # [IST-T.10]
    assert stopped(istanbul, phase).goods == {}
    assert (istanbul.whose, istanbul.question) == ("green", "Move")


@pytest.mark.parametrize("phase", (1, 2))
def test_a_turn_that_ends_at_once_has_no_encounters(istanbul, phase):  # [IST-T.10]
    stopped(istanbul, phase)
    assert (istanbul.blue.family, istanbul.governor, istanbul.smuggler) == (3, 3, 3)
    assert not {"caught", "used-figure"} & set(istanbul.happened)


@pytest.mark.parametrize("phase", (1, 2))
def test_after_a_turn_ended_at_once_no_card_or_tile_can_be_used(istanbul, phase):  # [IST-T.11]
    red = stopped(istanbul, phase)
    assert istanbul.whose == "green"
    assert istanbul.game.view(0).options == ()
    assert not any(choice.startswith(("card", "fetch")) for choice in istanbul.options)
    assert (red.cards, red.lira) == (["good", "lira", "return"], 9)


def test_five_lira_help_to_pay_before_you_stop(istanbul):  # [IST-T.11]
    istanbul.green.standing_at(3)
    red = istanbul.red.to_move().with_lira(0).with_cards("lira").play("move 3", "leave")
    assert not red.can("pay")
    assert red.play("card lira", "pay").lira == 3


def test_the_yellow_tile_helps_to_leave_an_assistant_before_you_stop(istanbul):  # [IST-T.11]
    red = istanbul.red.to_move().with_stack().with_posted(5).with_tiles("yellow").with_lira(2).play("move 3")
    assert not red.can("leave")
    assert red.play("fetch 5", "leave").posted == [3]


def test_the_return_card_helps_to_leave_an_assistant_before_you_stop(istanbul):  # [IST-T.11]
    red = istanbul.red.to_move().with_stack().with_posted(5).with_cards("return").play("move 3")
    assert not red.can("leave")
    assert red.play("card return 5", "leave").posted == [3]


# -- the end of a turn --------------------------------------------------------------------------------------


def test_you_end_your_turn_yourself(istanbul):  # [IST-T.12]
    istanbul.red.to_move().play("move 3", "leave", "fill")
    assert istanbul.whose == "red"
    istanbul.red.play("end")
    assert (istanbul.whose, istanbul.question) == ("green", "Move")


def test_you_cannot_end_while_a_family_member_is_to_be_caught(istanbul):  # [IST-T.12]
    istanbul.green.with_family_at(3)
    red = istanbul.red.meeting(3)
    assert red.why_not("end") == "must-catch"
    assert red.play("catch 1 lira").can("end")


def test_you_may_end_with_governor_and_smuggler_unused(istanbul):  # [IST-T.12]
    assert istanbul.governor_at(3).smuggler_at(3).red.meeting(3).can("end")


def test_what_was_used_up_in_a_turn_is_free_again_in_the_next(istanbul):  # [IST-T.12]
    red = istanbul.red.meeting(3).with_tiles("yellow").with_lira(9).with_posted(5, 6).play("fetch 5", "end")
    assert red.to_move().can("fetch 6")
