"""E: family members caught, the Governor and the Smuggler."""

import pytest

from meydan.games.istanbul.deck import cards_of
from meydan.games.istanbul.printed import BASE
from tests.istanbul.story import Story

CARDS = [card.name for card in cards_of(BASE)]
DECK = sum(card.copies for card in cards_of(BASE))

GOODS = ("fabric", "spice", "fruit", "jewelry")


# -- who meets whom -----------------------------------------------------------------------------------------


def test_family_members_governor_and_smuggler_are_met_after_the_action(istanbul):  # [IST-E.1]
    istanbul.green.with_family_at(9)
    istanbul.governor_at(9).smuggler_at(9).red.at(9).play("skip")
    assert istanbul.options == [
        "catch 1 card",
        "catch 1 lira",
        "governor",
        *(f"smuggler {good}" for good in GOODS),
    ]


@pytest.mark.parametrize(
    "order",
    [
        ("catch 1 lira", "governor", "smuggler spice"),
        ("catch 1 lira", "smuggler spice", "governor"),
        ("governor", "catch 1 lira", "smuggler spice"),
        ("governor", "smuggler spice", "catch 1 lira"),
        ("smuggler spice", "catch 1 lira", "governor"),
        ("smuggler spice", "governor", "catch 1 lira"),
    ],
)
def test_they_are_met_in_any_order(istanbul, order):  # [IST-E.1]
    istanbul.green.with_family_at(9)
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(4)
    rest = {"governor": ("deal far", "pay", "roll 1 1"), "smuggler spice": ("pay", "roll 1 2"), "catch 1 lira": ()}
    for encounter in order:
        red.play(encounter, *rest[encounter])
    assert (red.cards, red.goods, red.lira, istanbul.green.family) == (["far"], {"spice": 1}, 3, 12)
    assert (istanbul.governor, istanbul.smuggler, istanbul.options) == (2, 3, ["end"])


def test_a_reward_can_pay_for_a_later_encounter(istanbul):  # [IST-E.1]
    istanbul.green.with_family_at(9)
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(0)
    assert red.play("catch 1 lira", "smuggler spice", "pay").lira == 1


def test_an_encounter_is_finished_before_the_next_begins(istanbul):  # [IST-E.1]
    istanbul.green.with_family_at(9)
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).play("smuggler spice")
    for choice in ("governor", "catch 1 lira", "end"):
        assert red.why_not(choice) == "toll-first"


def test_a_reward_cannot_pay_for_an_encounter_under_way(istanbul):  # [IST-E.1]
    istanbul.green.with_family_at(9)
    red = istanbul.governor_at(9).red.meeting(9).with_lira(0).play("governor", "deal far")
    assert red.why_not("pay") == "needs-lira"
    assert red.why_not("catch 1 lira") == "toll-first"


@pytest.mark.parametrize("begun", [("governor", "deal far"), ("smuggler spice",)], ids=("governor", "smuggler"))
def test_in_the_middle_of_an_encounter_five_lira_may_be_played(istanbul, begun):  # [IST-E.1]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(0).with_cards("lira")
    assert red.play(*begun, "card lira", "pay").lira == 3


@pytest.mark.parametrize("begun", [("governor", "deal far"), ("smuggler spice",)], ids=("governor", "smuggler"))
@pytest.mark.parametrize("other", ("card good spice", "card family lira", "fetch 5"))
def test_in_the_middle_of_an_encounter_nothing_else_may_be_used(istanbul, begun, other):  # [IST-E.1]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(9).with_posted(5).with_tiles("yellow")
    red.with_cards("good", "family").with_family_at(3)
    assert red.can(other)
    assert red.play(*begun).why_not(other) == "moment"


def test_nobody_here_means_nothing_but_the_end(istanbul):  # [IST-E.1]
    istanbul.green.with_family_at(8)
    istanbul.governor_at(8).smuggler_at(5).red.meeting(9)
    assert istanbul.options == ["end"]
    assert istanbul.reason("governor") == ("figure-elsewhere", {"place": 8})
    assert istanbul.reason("smuggler spice") == ("figure-elsewhere", {"place": 5})
    assert istanbul.reason("catch 1 lira") == ("family-elsewhere", {"place": 8})


def test_only_the_merchant_of_the_player_in_turn_meets(istanbul):  # [IST-E.2]
    istanbul.green.with_family_at(9)
    istanbul.governor_at(9).smuggler_at(9).blue.standing_at(9)
    istanbul.red.meeting(3)
    assert istanbul.options == ["end"]


def test_a_family_member_sent_to_governor_and_smuggler_does_not_meet_them(istanbul):  # [IST-E.2]
    istanbul.governor_at(3).smuggler_at(3).red.at("police station").play("send 3", "fill")
    assert istanbul.options == ["end"]


def test_a_family_member_sent_to_family_members_catches_nobody(istanbul):  # [IST-E.2]
    green = istanbul.green.with_family_at(3)
    istanbul.red.at("police station").play("send 3", "fill", "end")
    assert (green.family, istanbul.red.family) == (3, 3)


def test_a_family_member_sent_to_a_merchant_is_not_caught_by_that(istanbul):  # [IST-E.2]
    green = istanbul.green.standing_at(3).with_lira(0)
    red = istanbul.red.at("police station").play("send 3", "fill", "end")
    assert (red.family, green.lira, green.cards) == (3, 0, [])


def test_a_governor_who_arrives_meets_no_one(istanbul):  # [IST-E.2]
    green = istanbul.green.standing_at(3)
    istanbul.governor_at(9).red.meeting(9).with_lira(2).play("governor", "deal far", "pay", "roll 1 2")
    assert (istanbul.governor, istanbul.whose, green.cards) == (3, "red", [])


def test_the_family_member_of_a_player_who_leaves_is_not_caught(istanbul):  # [IST-E.2]
    istanbul.green.with_family_at(3)
    istanbul.red.to_move(3).play("move 9", "leave", "skip")
    assert (istanbul.options, istanbul.green.family) == (["end"], 3)


# -- catching -----------------------------------------------------------------------------------------------


def test_a_family_member_of_another_player_must_be_caught(istanbul):  # [IST-E.3]
    green = istanbul.green.with_family_at(9)
    red = istanbul.red.meeting(9)
    assert istanbul.options == ["catch 1 card", "catch 1 lira"]
    assert red.play("catch 1 lira").can("end")
    assert green.family == 12


def test_every_family_member_here_must_be_caught(istanbul):  # [IST-E.3]
    istanbul.green.with_family_at(9)
    istanbul.blue.with_family_at(9)
    red = istanbul.red.meeting(9).play("catch 2 lira")
    assert (red.why_not("end"), red.can("catch 2 lira")) == ("must-catch", False)
    red.play("catch 1 lira")
    assert (istanbul.green.family, istanbul.blue.family, istanbul.options) == (12, 12, ["end"])


def test_with_five_players_up_to_four_are_caught():  # [IST-E.3]
    story = Story(seats=5)
    for player in story.players:
        player.with_family_at(9)
    white = story.white.meeting(9).with_lira(0)
    white.play(*(f"catch {seat} lira" for seat in range(4)), "end")
    assert [player.family for player in story.players] == [12, 12, 12, 12, 9]
    assert white.lira == 12


def test_family_members_are_caught_at_the_fountain_too(istanbul):  # [IST-E.3]
    istanbul.green.with_family_at(7)
    red = istanbul.red.to_move(3).play("move 7", "skip")
    assert red.why_not("end") == "must-catch"


def test_there_is_nobody_to_catch_at_a_seat_nobody_plays(istanbul):  # [IST-E.3]
    assert istanbul.red.meeting(9).why_not("catch 4 lira") == "not-a-rival"


def test_a_catch_pays_three_lira(istanbul):  # [IST-E.4]
    istanbul.green.with_family_at(9).with_lira(5)
    red = istanbul.red.meeting(9).with_lira(1).play("catch 1 lira")
    assert (red.lira, istanbul.green.lira, red.cards) == (4, 5, [])


def test_a_catch_brings_a_card_from_the_deck(istanbul):  # [IST-E.4]
    istanbul.discarded("lira").green.with_family_at(9)
    red = istanbul.red.meeting(9).with_lira(1).play("catch 1 card")
    assert (istanbul.whose, istanbul.question, sum(istanbul.odds.values())) == ("chance", "DrawCard", DECK - 1)
    red.play("deal far")
    assert (red.cards, red.lira, istanbul.pile) == (["far"], 1, ["lira"])


@pytest.mark.parametrize("rewards", [("card", "card"), ("card", "lira"), ("lira", "card"), ("lira", "lira")])
def test_the_reward_is_chosen_anew_for_each_catch(istanbul, rewards):  # [IST-E.4]
    istanbul.green.with_family_at(9)
    istanbul.blue.with_family_at(9)
    red = istanbul.red.meeting(9).with_lira(0)
    for seat, reward in enumerate(rewards, 1):
        red.play(f"catch {seat} {reward}", *["deal far"] * (reward == "card"))
    assert (len(red.cards), red.lira) == (rewards.count("card"), 3 * rewards.count("lira"))


def test_without_any_card_left_the_reward_is_three_lira(istanbul):  # [IST-E.5]
    istanbul.deck().green.with_family_at(9)
    red = istanbul.red.meeting(9)
    assert istanbul.options == ["catch 1 lira"]
    assert red.why_not("catch 1 card") == "no-cards-left"


def test_with_an_empty_deck_the_discard_pile_still_gives_the_card(istanbul):  # [IST-E.5]
    istanbul.discarded("stay").deck().green.with_family_at(9)
    red = istanbul.red.meeting(9).play("catch 1 card", "deal stay")
    assert (red.cards, istanbul.pile) == (["stay"], [])


def test_the_reward_cannot_be_declined(istanbul):  # [IST-E.5]
    istanbul.green.with_family_at(9)
    istanbul.red.meeting(9).play("catch 1 card")
    assert all(choice.startswith("deal ") for choice in istanbul.options)


def test_at_the_police_station_nobody_is_caught(istanbul):  # [IST-E.6]
    red = istanbul.red.meeting("police station")
    assert istanbul.options == ["end"]
    assert (istanbul.green.family, red.why_not("catch 1 lira")) == (12, "at-police")


def test_at_the_police_station_the_governor_can_still_be_used(istanbul):  # [IST-E.6]
    assert istanbul.governor_at(12).red.meeting("police station").can("governor")


def test_your_own_family_member_is_not_caught(istanbul):  # [IST-E.7]
    red = istanbul.red.with_family_at(9).meeting(9)
    assert istanbul.options == ["end"]
    assert red.why_not("catch 0 lira") == "not-a-rival"
    assert red.play("end").family == 9


# -- the Governor -------------------------------------------------------------------------------------------


def test_the_governor_gives_a_card_for_two_lira(istanbul):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).with_lira(3).play("governor", "deal far", "pay")
    assert (red.cards, red.lira) == (["far"], 1)


def test_the_governor_gives_a_card_for_another(istanbul):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).with_lira(3).with_cards("stay")
    red.play("governor", "deal far", "discard stay")
    assert (red.cards, red.lira, istanbul.pile) == (["far"], 3, ["stay"])


def test_the_governors_card_comes_from_the_deck(istanbul):  # [IST-E.8]
    istanbul.discarded("lira", "lira").governor_at(9).red.meeting(9).play("governor")
    assert istanbul.question == "DrawCard"
    assert sum(istanbul.odds.values()) == DECK - 2


def test_the_governor_can_be_used_without_lira_or_cards(istanbul):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).with_lira(1).play("governor", "deal far")
    assert istanbul.options == ["discard far"]
    assert istanbul.reason("pay") == ("needs-lira", {"need": 2, "have": 1})
    red.play("discard far")
    assert (red.cards, red.lira, istanbul.pile, istanbul.question) == ([], 1, ["far"], "RollFigure")


def test_the_governor_must_be_paid_once_he_gave(istanbul):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).with_lira(2).play("governor", "deal far")
    assert istanbul.options == ["pay", "discard far"]
    assert red.why_not("discard stay") == "no-card"


@pytest.mark.parametrize("card", ["lira", "coffee-lira"])
def test_a_copied_card_pays_the_governor(card):  # [IST-E.14] [IST-C.1]
    story = Story(3, expansions=["mocha", "letters"]).discarded(card).governor_at(9)
    red = story.red.with_lira(0).with_coffee(1).meeting(9).play("governor", "deal copy")
    assert story.options == ["discard copy", "card copy"]
    red.play("card copy", f"card {card}", "pay")
    assert (red.lira, red.cards, story.question) == ({"lira": 5, "coffee-lira": 8}[card] - 2, [], "RollFigure")


@pytest.mark.parametrize(("top", "last"), [("coffee", "copy"), ("lira", "coffee"), ("lira", "letter")])
def test_the_last_card_is_not_played_away_while_the_governor_waits(top, last):  # [IST-E.14]
    story = Story(3, expansions=["mocha", "letters"]).discarded(top).governor_at(9)
    red = story.red.with_lira(1).meeting(9).play("governor", f"deal {last}")
    assert story.options == [f"discard {last}"]
    assert red.why_not(f"card {last}") == "last-card"
    red.with_lira(2)
    assert story.options == ["pay", f"discard {last}", f"card {last}"]


def test_the_governor_is_no_duty(istanbul):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).play("end")
    assert (red.cards, istanbul.whose) == ([], "green")


def test_without_any_card_left_the_governor_cannot_be_used(istanbul):  # [IST-E.9]
    red = istanbul.deck().governor_at(9).red.meeting(9)
    assert (istanbul.options, red.why_not("governor")) == (["end"], "no-cards-left")


def test_with_an_empty_deck_the_governor_draws_from_the_shuffled_discard_pile(istanbul):  # [IST-E.9]
    red = istanbul.discarded("stay", "far").deck().governor_at(9).red.meeting(9).play("governor")
    assert (istanbul.odds, istanbul.pile) == ({"deal far": 1, "deal stay": 1}, [])
    assert red.play("deal stay").cards == ["stay"]


# -- the Smuggler -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
def test_the_smuggler_gives_a_good_for_two_lira(istanbul, good):  # [IST-E.10]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(3).play(f"smuggler {good}", "pay")
    assert (red.goods, red.lira) == ({good: 1}, 1)


@pytest.mark.parametrize("good", GOODS)
def test_the_smuggler_gives_a_good_for_any_good(istanbul, good):  # [IST-E.10]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(3).with_goods(**{good: 1})
    red.play("smuggler fruit", f"give {good}")
    assert (red.goods, red.lira) == ({"fruit": 1}, 3)


def test_the_smuggler_can_be_used_with_no_lira_and_an_empty_barrow(istanbul):  # [IST-E.10]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(1).play("smuggler jewelry")
    assert istanbul.options == ["give jewelry"]
    assert istanbul.reason("pay") == ("needs-lira", {"need": 2, "have": 1})
    assert istanbul.reason("give spice") == ("no-good", {"good": "spice"})
    red.play("give jewelry")
    assert (red.goods, red.lira, istanbul.question) == ({}, 1, "RollFigure")


def test_the_smuggler_is_no_duty(istanbul):  # [IST-E.10]
    red = istanbul.smuggler_at(9).red.meeting(9).play("end")
    assert (red.goods, istanbul.whose) == ({}, "green")


def test_a_good_without_room_is_lost_but_paid(istanbul):  # [IST-E.11]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(2).with_goods(spice=2).play("smuggler spice", "pay")
    assert (red.goods, red.lira) == ({"spice": 2}, 0)


def test_a_good_without_room_may_be_paid_with_a_good(istanbul):  # [IST-E.11]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(0).with_goods(spice=2)
    assert red.play("smuggler spice", "give spice").goods == {"spice": 1}


# -- moving on ----------------------------------------------------------------------------------------------


def test_a_governor_who_was_used_moves_by_dice_after_he_was_paid(istanbul):  # [IST-E.12]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(9).play("governor", "deal far")
    assert istanbul.governor == 9
    red.play("pay")
    assert (istanbul.whose, istanbul.question) == ("chance", "RollFigure")
    red.play("roll 2 3")
    assert (istanbul.governor, istanbul.smuggler) == (5, 9)


def test_a_smuggler_who_was_used_moves_by_dice_after_he_was_paid(istanbul):  # [IST-E.12]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(9).play("smuggler spice", "pay")
    assert (istanbul.whose, istanbul.question) == ("chance", "RollFigure")
    red.play("roll 2 3")
    assert (istanbul.governor, istanbul.smuggler) == (9, 5)


def test_one_roll_moves_each_of_them(istanbul):  # [IST-E.12]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(9)
    red.play("governor", "deal far", "pay", "roll 1 1", "smuggler spice", "pay", "roll 6 6")
    assert (istanbul.governor, istanbul.smuggler) == (2, 12)


def test_who_was_not_used_stays(istanbul):  # [IST-E.12]
    istanbul.governor_at(9).smuggler_at(9).red.meeting(9).play("end")
    assert (istanbul.governor, istanbul.smuggler) == (9, 9)


def test_the_red_tile_does_not_bend_their_dice(istanbul):  # [IST-E.12]
    istanbul.smuggler_at(9).red.meeting(9).with_tiles("red").play("smuggler spice", "give spice", "roll 2 3")
    assert (istanbul.smuggler, istanbul.question) == (5, "Encounters")


def test_a_governor_who_rolls_the_same_place_cannot_be_used_again(istanbul):  # [IST-E.13]
    red = istanbul.governor_at(9).red.meeting(9).with_lira(9).play("governor", "deal far", "pay", "roll 4 5")
    assert istanbul.governor == 9
    assert (istanbul.options, red.why_not("governor")) == (["end"], "figure-used")


def test_a_smuggler_who_rolls_the_same_place_cannot_be_used_again(istanbul):  # [IST-E.13]
    red = istanbul.smuggler_at(9).red.meeting(9).with_lira(9).play("smuggler spice", "pay", "roll 4 5")
    assert istanbul.smuggler == 9
    assert (istanbul.options, red.why_not("smuggler fruit")) == (["end"], "figure-used")


def test_each_of_the_two_can_be_used_once(istanbul):  # [IST-E.13]
    red = istanbul.governor_at(9).smuggler_at(9).red.meeting(9).with_lira(9)
    red.play("governor", "deal far", "pay", "roll 4 5")
    assert red.can("smuggler spice")


def test_in_the_next_turn_he_can_be_used_again(istanbul):  # [IST-E.13]
    istanbul.governor_at(9).red.meeting(9).with_lira(9).play("governor", "deal far", "pay", "roll 4 5", "end")
    assert istanbul.green.meeting(9).can("governor")


@pytest.mark.parametrize("card", CARDS)
def test_any_card_may_pay_the_governor(istanbul, card):  # [IST-E.8]
    red = istanbul.governor_at(9).red.meeting(9).with_cards(card).play("governor", "deal far", f"discard {card}")
    assert red.cards == ["far"]
