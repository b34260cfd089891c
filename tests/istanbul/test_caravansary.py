"""6 Caravansary."""


def test_two_cards_are_taken_and_one_is_discarded(istanbul):  # [IST-6.1]
    red = istanbul.red.at("caravansary").with_cards("far")
    red.play("draw deck", "deal good", "draw deck", "deal stay", "discard far")
    assert red.cards == ["good", "stay"]
    assert istanbul.pile == ["far"]


def test_a_card_just_taken_may_be_the_one_discarded(istanbul):  # [IST-6.1]
    red = istanbul.red.at("caravansary").with_cards("far")
    red.play("draw deck", "deal good", "draw deck", "deal stay", "discard stay")
    assert red.cards == ["good", "far"]


def test_the_discard_comes_last_and_must_be_made(istanbul):  # [IST-6.1]
    red = istanbul.red.at("caravansary").with_cards("far")
    red.play("draw deck", "deal good", "draw deck", "deal stay")
    assert istanbul.options == ["discard good", "discard far", "discard stay"]
    assert red.why_not("end") == "discard-first"
    assert red.why_not("discard any") == "no-card"


def test_the_discard_has_no_effect(istanbul):  # [IST-6.1]
    red = istanbul.red.at("caravansary").with_lira(0)
    red.play("draw deck", "deal lira", "draw deck", "deal stay", "discard lira")
    assert red.lira == 0


def test_each_card_may_come_from_deck_or_discard_pile(istanbul):  # [IST-6.2]
    red = istanbul.discarded("post").red.at("caravansary")
    red.play("draw deck", "deal good", "draw discard")
    assert red.cards == ["good", "post"]


def test_only_the_top_of_the_discard_pile_can_be_taken(istanbul):  # [IST-6.2]
    red = istanbul.discarded("post", "palace", "dealer").red.at("caravansary")
    red.play("draw discard", "draw deck", "deal good")
    assert red.cards == ["good", "dealer"]
    assert istanbul.pile == ["post", "palace"]


def test_both_cards_may_come_from_the_discard_pile(istanbul):  # [IST-6.2]
    red = istanbul.discarded("post", "palace", "dealer").red.at("caravansary")
    red.play("draw discard", "draw discard")
    assert red.cards == ["palace", "dealer"]
    assert istanbul.pile == ["post"]


def test_from_an_empty_discard_pile_nothing_can_be_taken(istanbul):  # [IST-6.2]
    red = istanbul.red.at("caravansary")
    assert istanbul.options == ["draw deck", "skip"]
    assert red.why_not("draw discard") == "discard-empty"


def test_a_discard_pile_used_up_by_the_first_card_leaves_the_deck(istanbul):  # [IST-6.2]
    red = istanbul.discarded("post").red.at("caravansary")
    red.play("draw discard")
    assert istanbul.options == ["draw deck"]
    assert red.why_not("draw discard") == "discard-empty"


def test_the_first_card_is_seen_before_the_second_is_chosen(istanbul):  # [IST-6.3]
    red = istanbul.discarded("post").red.at("caravansary")
    red.play("draw deck", "deal good")
    assert red.cards == ["good"]
    assert istanbul.options == ["draw deck", "draw discard"]


def test_the_second_card_cannot_be_left(istanbul):  # [IST-6.3]
    red = istanbul.discarded("post").red.at("caravansary")
    red.play("draw discard")
    assert red.why_not("skip") == "card-first"


def test_five_lira_just_drawn_may_be_played_and_taken_up_again(istanbul):  # [IST-6.3]
    red = istanbul.red.at("caravansary").with_lira(0)
    red.play("draw deck", "deal lira", "card lira", "draw discard")
    assert red.lira == 5
    assert red.cards == ["lira"]


def test_with_one_card_left_you_take_one_and_discard_one(istanbul):  # [IST-6.4]
    red = istanbul.deck("good").red.at("caravansary")
    red.play("draw deck", "deal good", "discard good")
    assert red.cards == []
    assert istanbul.question == "Encounters"


def test_with_one_card_left_any_card_of_the_hand_may_go(istanbul):  # [IST-6.4]
    red = istanbul.red.with_cards("far").at("caravansary")
    istanbul.deck("good")
    red.play("draw deck", "deal good", "discard far")
    assert red.cards == ["good"]


def test_one_card_in_the_discard_pile_is_one_card_to_take(istanbul):  # [IST-6.4]
    red = istanbul.discarded("post").deck().red.at("caravansary")
    red.play("draw discard")
    assert istanbul.options == ["discard post"]


def test_without_any_card_there_is_no_action(istanbul):  # [IST-6.4]
    red = istanbul.deck().red.at("caravansary")
    assert istanbul.options == ["skip"]
    assert red.why_not("draw deck") == "no-cards-left"


def test_the_last_card_is_discarded_and_cannot_be_played(istanbul):  # [IST-6.5]
    red = istanbul.deck("lira").red.at("caravansary")
    red.play("draw deck", "deal lira")
    assert istanbul.options == ["discard lira"]
    assert red.why_not("card lira") == "moment"


def test_a_card_may_be_played_before_the_discard_while_another_is_left(istanbul):  # [IST-6.5]
    red = istanbul.red.at("caravansary").with_lira(0)
    red.play("draw deck", "deal lira", "draw deck", "deal far", "card lira")
    assert red.lira == 5
    assert istanbul.options == ["discard far"]


def test_skipping_the_caravansary_changes_no_hand(istanbul):  # [IST-6.1]
    red = istanbul.red.at("caravansary").with_cards("far")
    red.play("skip")
    assert red.cards == ["far"]
    assert istanbul.pile == []
