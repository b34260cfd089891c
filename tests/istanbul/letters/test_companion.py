"""K: the companion, and what else Letters & Seals changes in a turn."""

import pytest

from tests.istanbul.story import Story

# -- the Fountain -------------------------------------------------------------------------------------------


def test_the_fountain_brings_the_companion(letters):  # [IST-K.16]
    red = letters.red.at("fountain")
    assert letters.options == ["companion home", "skip"]
    assert red.play("companion home").companion == "hand"
    assert letters.question == "Encounters"


def test_or_not(letters):  # [IST-K.16]
    assert letters.red.at("fountain").play("skip").companion == "supply"


def test_the_fountain_brings_him_back_from_the_board(letters):  # [IST-K.16]
    assert letters.red.with_companion_at(16).at("fountain").play("companion home").companion == "hand"


def test_who_is_at_hand_cannot_come_again(letters):  # [IST-K.16]
    assert letters.red.with_companion_at_hand().at("fountain").why_not("companion home") == "companion-at-hand"


def test_assistants_come_first_then_the_companion(letters):  # [IST-K.17]
    red = letters.red.with_posted(3, 9).at("fountain")
    assert letters.options == ["recall 3", "recall 9", "companion home", "skip"]
    red.play("recall 9")
    assert letters.options == ["companion home", "done"]
    red.play("companion home")
    assert (red.posted, red.companion, letters.question) == ([3], "hand", "Encounters")


def test_the_companion_ends_the_question(letters):  # [IST-K.17]
    red = letters.red.with_posted(3, 9).at("fountain").play("companion home")
    assert (red.posted, red.companion, letters.question) == ([3, 9], "hand", "Encounters")


def test_who_declined_may_take_him_later(letters):  # [IST-K.17]
    red = letters.red.at("fountain").play("skip").at("fountain").play("companion home")
    assert red.companion == "hand"


def test_the_family_member_at_the_fountain_brings_him(letters):  # [IST-K.17]
    assert letters.red.at("police station").play("send 7", "companion home").companion == "hand"


def test_the_companion_at_the_fountain_brings_himself(letters):  # [IST-K.17]
    red = letters.red.with_companion_at(6).to_move(16).play("companion 7", "companion home")
    assert red.companion == "hand"


# -- on the board -------------------------------------------------------------------------------------------


def test_he_is_put_beside_the_merchant_free(letters):  # [IST-K.18]
    letters.green.standing_at(9)
    letters.governor_at(9)
    red = letters.red.with_lira(0).with_companion_at_hand().to_move(9).play("place companion")
    assert (red.companion, red.lira, letters.question) == (9, 0, "Move")
    assert letters.green.lira == 3
    assert red.play("move 1").place == 1


def test_he_is_put_on_the_board_only_before_the_move(letters):  # [IST-K.18]
    red = letters.red.with_companion_at_hand().to_move(9).play("move 1")
    assert red.why_not("place companion") == "moment"


def test_he_is_not_put_on_the_board_in_the_turn_of_the_fountain(letters):  # [IST-K.18]
    red = letters.red.at("fountain").play("companion home")
    assert red.why_not("place companion") == "moment"


@pytest.mark.parametrize(("where", "reason"), [("supply", "companion-in-supply"), (16, "companion-on-board")])
def test_only_from_the_own_supply(letters, where, reason):  # [IST-K.18]
    if where != "supply":
        letters.red.with_companion_at(where)
    assert letters.red.to_move(9).why_not("place companion") == reason


def test_either_merchant_or_companion_moves(letters):  # [IST-K.19]
    red = letters.red.with_companion_at(16).to_move(9)
    assert {"move 1", "companion 5"} <= set(letters.options)
    red.play("companion 5", "collect", "end")
    assert (red.place, red.companion, letters.whose) == (9, 5, "green")


def test_with_the_merchant_the_companion_stays(letters):  # [IST-K.19]
    letters.governor_at(16)
    red = letters.red.with_companion_at(16).to_move(9).play("move 1", "leave", "skip")
    assert (red.companion, letters.options) == (16, ["end"])


def test_in_his_turn_the_merchant_does_nothing(letters):  # [IST-K.19]
    letters.governor_at(9)
    letters.green.with_family_at(9)
    letters.red.with_companion_at(16).to_move(9).play("companion 5", "skip")
    assert letters.options == ["end"]


def test_he_may_move_at_once(letters):  # [IST-K.19]
    red = letters.red.with_companion_at_hand().to_move(9).play("place companion", "companion 15", "skip", "end")
    assert (red.place, red.companion, letters.whose) == (9, 15, "green")


def test_one_of_them_has_to_move(letters):  # [IST-K.19]
    red = letters.red.with_companion_at_hand().to_move(9).play("place companion")
    assert not red.can("end")
    assert all(option.startswith(("move ", "companion ")) for option in letters.options)


def test_exactly_one_step(letters):  # [IST-K.20]
    red = letters.red.with_companion_at(7).to_move(9)
    steps = [option for option in letters.options if option.startswith("companion ")]
    assert sorted(steps) == ["companion 11", "companion 12", "companion 4", "companion 6"]
    assert letters.reason("companion 24")[0] == "companion-steps"
    assert letters.reason("companion 24")[1]["steps"] == 2
    assert red.why_not("companion 7") == "companion-steps"
    assert red.why_not("companion 17") == "not-on-board"


def test_without_a_companion_on_the_board_no_step(letters):  # [IST-K.20]
    assert letters.red.to_move(7).why_not("companion 6") == "companion-in-supply"


# -- his turn -----------------------------------------------------------------------------------------------


def test_he_needs_and_leaves_no_assistant(letters):  # [IST-K.21]
    red = letters.red.with_stack().with_companion_at(7).to_move(9).play("companion 6")
    assert letters.question == "VisitCaravansary"
    assert red.carried == 0


def test_he_picks_up_none(letters):  # [IST-K.21]
    red = letters.red.with_posted(6).with_companion_at(7).to_move(9).play("companion 6")
    assert (red.posted, letters.question) == ([6], "VisitCaravansary")


def test_he_picks_up_no_neutral_one():  # [IST-K.21]
    story = Story(3, expansions=["letters"], neutral_assistants=True).neutral_assistants_at(6)
    story.red.with_companion_at(7).to_move(9).play("companion 6")
    assert (story.neutral_assistants_left_at(6), story.question) == (1, "VisitCaravansary")


def test_he_catches_family_members(letters):  # [IST-K.21]
    letters.green.with_family_at(4)
    red = letters.red.with_lira(0).with_companion_at(7).to_move(9).play("companion 4", "fill")
    assert red.why_not("end") == "must-catch"
    assert red.play("catch 1 lira").lira == 3
    assert letters.green.family == 12


def test_he_uses_the_figures(letters):  # [IST-K.21] [IST-K.14]
    letters.governor_at(4).smuggler_at(4).courier_at(4)
    red = letters.red.with_lira(6).with_companion_at(7).to_move(9).play("companion 4", "skip")
    red.play("governor", "deal far", "pay", "roll 1 2", "smuggler jewelry", "pay", "roll 1 2")
    red.play("courier", "deal letter 4", "pay", "roll 1 2")
    assert (red.cards, red.goods, red.delivered, red.lira) == (["far"], {"jewelry": 1}, [4], 0)


def test_cards_of_a_place_serve_him(letters):  # [IST-K.21]
    red = letters.red.with_cards("post").with_companion_at(16).to_move(9)
    red.play("companion 5", "collect", "card post")
    assert letters.game.mail == 2


def test_tiles_of_a_place_serve_him(letters):  # [IST-K.21]
    red = letters.red.with_tiles("red").with_lira(0).with_companion_at(1).to_move(7)
    red.play(
        "companion 9",
        "bid 8",
        "roll 1 4",
        "turn low",
    )
    assert red.lira == 8


# -- payments -----------------------------------------------------------------------------------------------


def test_he_pays_the_merchants_he_meets(letters):  # [IST-K.22]
    letters.green.standing_at(4).with_lira(0)
    red = letters.red.with_lira(5).with_companion_at(7).to_move(9).play("companion 4", "pay")
    assert (red.lira, letters.green.lira, letters.question) == (3, 2, "FillBarrow")


def test_he_pays_the_companions_he_meets(letters):  # [IST-K.22]
    letters.green.with_companion_at(4).with_lira(0)
    red = letters.red.with_lira(5).with_companion_at(7).to_move(9).play("companion 4", "pay")
    assert (red.lira, letters.green.lira) == (3, 2)


def test_the_merchant_pays_companions_too(letters):  # [IST-K.22]
    letters.green.with_companion_at(4).with_lira(0)
    red = letters.red.with_lira(5).to_move(7).play("move 4", "leave", "pay")
    assert (red.lira, letters.green.lira) == (3, 2)


def test_merchant_and_companion_of_one_player_cost_four(letters):  # [IST-K.22]
    letters.green.standing_at(4).with_companion_at(4).with_lira(0)
    red = letters.red.with_lira(4).to_move(7).play("move 4", "leave", "pay")
    assert (red.lira, letters.green.lira) == (0, 4)


def test_all_pieces_of_all_players_are_paid(letters):  # [IST-K.22]
    letters.green.standing_at(4).with_companion_at(4).with_lira(0)
    letters.blue.with_companion_at(4).with_lira(0)
    red = letters.red.with_lira(5).with_companion_at(7).to_move(9).play("companion 4")
    assert letters.reason("pay") == ("needs-lira", {"need": 6, "have": 5})
    red.play("stop")
    assert (letters.green.lira, letters.blue.lira, letters.whose) == (0, 0, "green")


def test_who_does_not_pay_for_him_has_ended_his_turn(letters):  # [IST-K.22]
    letters.green.standing_at(4)
    red = letters.red.with_lira(5).with_companion_at(7).to_move(9).play("companion 4", "stop")
    assert (red.companion, red.lira, letters.whose) == (4, 5, "green")


def test_own_pieces_cost_nothing(letters):  # [IST-K.22]
    letters.red.with_lira(0).with_companion_at(7).to_move(4).play("companion 4")
    assert letters.question == "FillBarrow"
    letters.red.with_companion_at(4).to_move(7).play("move 4", "leave")
    assert letters.question == "FillBarrow"


def test_at_the_fountain_he_pays_nobody_and_nobody_pays_him(letters):  # [IST-K.23]
    letters.green.standing_at(7).with_companion_at(7)
    letters.red.with_lira(9).with_companion_at(6).to_move(9).play("companion 7")
    assert letters.question == "GatherAtFountain"
    letters.red.to_move(6).play("move 7")
    assert letters.question == "GatherAtFountain"


def test_he_pays_neutral_merchants():  # [IST-K.23]
    story = Story(2, expansions=["letters"]).neutral_merchants_at(4, 15, 16)
    red = story.red.with_lira(2).with_companion_at(7).to_move(9).play("companion 4", "pay", "roll 1 1")
    assert (red.lira, story.game.neutral_merchants, story.question) == (0, [2, 15, 16], "FillBarrow")


# -- what does not move him ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "choice", "place"),
    [("far", "card far 14", 14), ("stay", "card stay", 1), ("join", "card join 1", 7), ("ride", "card ride 16", 16)],
)
def test_cards_of_the_merchant_do_not_move_him(letters, card, choice, place):  # [IST-K.24]
    red = letters.red.with_lira(9).with_cards(card).with_companion_at(6).to_move(1).play(choice)
    assert (red.place, red.companion) == (place, 6)


def test_corner_and_movement_tile_do_not_move_him(grand):  # [IST-K.24]
    red = grand.red.with_cards("corner").with_tavern_tiles("movement").with_companion_at(12).to_move(13)
    assert not red.can("ride 15")
    assert {"ride 3", "ride 23"}.isdisjoint(grand.options)
    assert red.play("card corner 25").companion == 12


def test_the_yellow_tile_in_his_turn(letters):  # [IST-K.25]
    red = letters.red.with_lira(2).with_tiles("yellow").with_posted(3).with_companion_at(7).to_move(9)
    red.play("companion 4", "fetch 3")
    assert (red.posted, red.lira) == ([], 0)


def test_an_assistant_is_returned_by_card_before_he_moves(letters):  # [IST-K.25]
    red = letters.red.with_cards("return").with_posted(3).with_companion_at(7).to_move(9)
    red.play("card return 3", "companion 4")
    assert (red.posted, red.companion, letters.question) == ([], 4, "FillBarrow")


def test_but_not_after_his_move(letters):  # [IST-K.25]
    letters.green.standing_at(4)
    red = letters.red.with_cards("return").with_posted(3).with_companion_at(7).to_move(9).play("companion 4")
    assert red.why_not("card return 3") == "moment"


# -- pieces that leave --------------------------------------------------------------------------------------


def test_home_from_the_fountain_he_meets_nobody(letters):  # [IST-K.26]
    letters.governor_at(7)
    letters.green.with_family_at(7)
    letters.red.with_companion_at(6).to_move(9).play("companion 7", "companion home")
    assert letters.options == ["end"]


def test_with_the_merchant_at_the_fountain_the_encounters_remain(letters):  # [IST-K.26]
    letters.governor_at(7)
    letters.red.with_companion_at(6).at("fountain").play("companion home")
    assert letters.options == ["governor", "end"]


def kiosk(story, *tiles):
    story.kiosk_stacks(*tiles)
    return ["collect", "deal letter 2", *(f"deal k{tile}" for tile in tiles)]


def test_home_from_the_kiosk_he_meets_nobody(letters):  # [IST-K.26] [IST-22.8]
    shown = kiosk(letters, 15, 1, 2, 3)
    letters.courier_at(22)
    red = letters.red.standing_at(6).companion_acting_at("kiosk").play(*shown, "pick k15", "use tile")
    red.play("pick k1", "decline", "pick k2", "decline", "decline")
    assert (red.companion, letters.options) == ("hand", ["end"])


def test_from_the_kiosk_to_the_fountain_the_merchant_meets_nobody(letters):  # [IST-K.26] [IST-22.11]
    shown = kiosk(letters, 19, 1, 2, 3)
    letters.governor_at(7).smuggler_at(7).courier_at(22)
    red = letters.red.at("kiosk").play(*shown, "pick k19", "use tile", "pick k1", "decline", "pick k2", "decline")
    red.play("decline")
    assert (red.place, letters.options) == (7, ["end"])


def test_if_the_companion_acted_the_merchants_leaving_matters_not(letters):  # [IST-K.26]
    shown = kiosk(letters, 19, 1, 2, 3)
    letters.courier_at(22)
    red = letters.red.standing_at(6).companion_acting_at("kiosk").play(*shown, "pick k19", "use tile")
    red.play("pick k1", "decline", "pick k2", "decline", "decline")
    assert (red.place, letters.options) == (7, ["courier", "end"])


# -- what else changes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["companion 4", "card ride 16", "card join 1", "card companion 1", "card errand 15"])
def test_one_way_of_moving_per_turn(letters, first):  # [IST-K.30]
    letters.green.standing_at(3)
    letters.blue.standing_at(3)
    red = letters.red.with_lira(9).with_cards("ride", "join", "companion", "errand", "stay")
    red.with_companion_at(7).with_family_at(9).to_move(6)
    red.play(first)
    others = {"companion 4", "card ride 16", "card join 1", "card companion 1", "card errand 15", "card stay"}
    assert others.isdisjoint(letters.options)


def test_returning_an_assistant_goes_with_them(letters):  # [IST-K.30]
    red = letters.red.with_lira(9).with_cards("ride", "return").with_posted(3).to_move(6)
    assert red.play("card ride 16", "card return 3").posted == []


def test_no_cards_for_the_others_at_the_kiosk(letters):  # [IST-K.31]
    letters.green.with_cards("lira", "letter")
    red = letters.red.with_cards("lira").at("kiosk").play(*kiosk(letters, 17, 1, 2, 3))
    assert red.can("card lira")
    red.play("pick k1", "decline")
    assert letters.whose == "green"
    assert letters.options == ["pick k2", "pick k3", "pick k17"]
    red.play("pick k17")
    assert letters.options == ["decline"]


def test_no_cards_for_the_others_at_the_auction(letters):  # [IST-K.31]
    letters.green.with_cards("lira").with_lira(2)
    red = letters.red.with_cards("lira").with_lira(3).at("auction house").play("take fruit")
    assert red.can("card lira")
    red.play("offer 1")
    assert letters.options == ["offer 2", "pass"]


@pytest.mark.parametrize(("place", "question"), [(21, "VisitEmbassy"), (22, "VisitKiosk"), (23, "VisitAuction")])
def test_the_family_member_acts_at_the_new_places(letters, place, question):  # [IST-K.32]
    letters.red.at("police station").play(f"send {place}")
    assert letters.question == question


def test_the_family_member_takes_letters_at_the_embassy(letters):  # [IST-K.32]
    red = letters.red.at("police station").play("send 21", "collect", "deal letter 12", "deal letter 3")
    assert (red.letters, red.delivered) == ([3], [12])


def test_the_family_member_buys_at_the_secret_society(letters):  # [IST-K.32]
    red = letters.red.with_delivered(1, 2, 3).at("police station").play("send 24", "ruby 16")
    red.play("delivered letter", "delivered letter", "delivered letter")
    assert red.rubies == 1


# -- after the last turn ------------------------------------------------------------------------------------


def cashed(story, teller):
    story.in_the_last_round()
    story.players[-1].meeting(1).play("end")
    assert story.whose == "nobody"
    return teller


def test_a_good_and_three_lira_are_cashed(letters):  # [IST-K.33]
    red = letters.red.with_lira(0).with_cards("fabric", "spice", "fruit", "fruit")
    red.with_goods(fruit=2)
    cashed(letters, red)
    assert (red.lira, red.goods, red.cards) == (12, {"fabric": 1, "spice": 1, "fruit": 2}, [])


def test_seven_lira_for_a_good_are_cashed(letters):  # [IST-K.33]
    red = letters.red.with_lira(0).with_cards("good-lira", "good-lira").with_goods(spice=1)
    cashed(letters, red)
    assert (red.lira, red.goods, red.cards) == (7, {}, ["good-lira"])


def test_the_good_of_another_card_may_pay(letters):  # [IST-K.33]
    red = letters.red.with_lira(0).with_cards("good-lira", "good")
    cashed(letters, red)
    assert (red.lira, red.cards) == (7, [])


def test_coffee_pays_before_goods(grand):  # [IST-K.33]
    red = grand.red.with_lira(0).with_cards("good-lira", "good-lira").with_goods(spice=2).with_coffee(1)
    cashed(grand, red)
    assert (red.lira, red.goods, red.coffee) == (14, {"spice": 1}, 0)


def test_no_other_card_is_cashed(letters):  # [IST-K.34]
    hand = ["letter", "copy", "errand", "join", "companion", "figure", "mosque", "society", "ride"]
    red = letters.discarded("lira").red.with_lira(0).with_goods(spice=1).with_cards(*hand)
    cashed(letters, red)
    assert (red.lira, red.cards, red.goods) == (0, hand, {"spice": 1})
