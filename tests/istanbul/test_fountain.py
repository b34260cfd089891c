"""7 Fountain."""

from tests.istanbul.story import Story


def test_all_assistants_return(istanbul):  # [IST-7.1]
    red = istanbul.red.at("fountain").with_posted(2, 5, 9)
    red.play("recall 2", "recall 5", "recall 9")
    assert red.posted == []
    assert red.carried == 4


def test_some_assistants_return_and_others_stay(istanbul):  # [IST-7.1]
    red = istanbul.red.at("fountain").with_posted(2, 5, 9)
    red.play("recall 5", "done")
    assert red.posted == [2, 9]
    assert red.carried == 2


def test_no_assistant_need_return(istanbul):  # [IST-7.1]
    red = istanbul.red.at("fountain").with_posted(2, 5)
    red.play("skip")
    assert red.posted == [2, 5]


def test_only_own_assistants_return(istanbul):  # [IST-7.1]
    istanbul.green.with_posted(5)
    red = istanbul.red.at("fountain").with_posted(2)
    assert istanbul.options == ["recall 2", "skip"]
    assert red.why_not("recall 5") == "no-assistant-there"


def test_returned_assistants_go_to_the_bottom_of_the_stack():  # [IST-7.1]
    istanbul = Story(3, neutral_assistants=True)
    red = istanbul.red.at("fountain").with_posted(5).with_stack("neutral")
    red.play("recall 5")
    assert red.stack == ["own", "neutral"]


def test_assistants_are_chosen_one_at_a_time(istanbul):  # [IST-7.2]
    red = istanbul.red.at("fountain").with_posted(2, 5, 9)
    red.play("recall 2")
    assert red.posted == [5, 9]
    assert istanbul.options == ["recall 5", "recall 9", "done"]


def test_assistants_are_chosen_by_rising_numbers(istanbul):  # [IST-7.2]
    red = istanbul.red.at("fountain").with_posted(2, 5, 9)
    red.play("recall 5")
    assert istanbul.options == ["recall 9", "done"]
    assert red.why_not("recall 2") == "recall-upwards"


def test_after_the_highest_number_nothing_more_is_asked(istanbul):  # [IST-7.2]
    istanbul.red.at("fountain").with_posted(2, 5).play("recall 5")
    assert istanbul.question == "Encounters"


def test_a_recall_begun_is_finished_before_the_turn_ends(istanbul):  # [IST-7.2]
    red = istanbul.red.at("fountain").with_posted(2, 5)
    red.play("recall 2")
    assert red.why_not("end") == "recall-first"


def test_arriving_leaves_no_assistant(istanbul):  # [IST-7.3]
    red = istanbul.red.to_move("spice warehouse")
    red.play("move 7", "skip")
    assert red.carried == 4
    assert red.posted == []


def test_the_action_needs_no_assistant(istanbul):  # [IST-7.3]
    red = istanbul.red.with_posted(2, 5, 8, 9).to_move("spice warehouse")
    red.play("move 7", "recall 9")
    assert red.carried == 1


def test_no_merchant_is_paid_at_the_fountain(istanbul):  # [IST-7.4]
    green = istanbul.green.standing_at("fountain").with_lira(3)
    red = istanbul.red.with_lira(2).with_posted(5).to_move("spice warehouse")
    red.play("move 7", "recall 5")
    assert (red.lira, green.lira) == (2, 3)


def test_a_player_without_lira_acts_beside_merchants_at_the_fountain(istanbul):  # [IST-7.4]
    istanbul.green.standing_at("fountain")
    red = istanbul.red.with_lira(0).with_posted(5).to_move("spice warehouse")
    red.play("move 7")
    assert istanbul.options == ["recall 5", "skip"]


def test_no_neutral_merchant_is_paid_or_moved_at_the_fountain():  # [IST-7.4]
    istanbul = Story(2).neutral_merchants_at("fountain", "great mosque", "gemstone dealer")
    red = istanbul.red.with_lira(2).to_move("spice warehouse")
    red.play("move 7", "skip", "end")
    assert red.lira == 2
    assert istanbul.game.neutral_merchants == [7, 15, 16]


def test_encounters_take_place_at_the_fountain(istanbul):  # [IST-7.4]
    istanbul.green.with_family_at("fountain")
    red = istanbul.governor_at("fountain").smuggler_at("fountain").red.to_move("spice warehouse")
    red.play("move 7", "skip")
    assert red.can("catch 1 lira")
    assert red.can("governor")
    assert red.can("smuggler spice")


def test_a_family_member_at_the_fountain_sends_assistants_to_the_merchant(istanbul):  # [IST-7.5]
    red = istanbul.red.with_posted(2, 9, 12).at("police station")
    red.play("send 7", "recall 2", "recall 9", "done")
    assert red.place == 12
    assert red.carried == 3
    assert red.posted == [12]


def test_an_errand_to_the_fountain_may_return_the_one_beside_the_merchant(istanbul):  # [IST-7.5]
    red = istanbul.red.with_posted(12).at("police station")
    red.play("send 7", "recall 12")
    assert red.carried == 4
