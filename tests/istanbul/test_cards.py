"""Bonus cards: the deck, the discard pile, and who knows what."""

import pytest

COPIES = {
    "good": 4,
    "lira": 4,
    "far": 4,
    "stay": 2,
    "return": 2,
    "family": 2,
    "any": 2,
    "post": 2,
    "palace": 2,
    "dealer": 2,
}
CARDS = list(COPIES)  # in the order of their kinds


def test_any_number_of_cards_may_be_played_in_one_turn(istanbul):  # [IST-C.1]
    red = istanbul.red.with_cards("lira", "lira", "lira", "good", "good", "stay").to_move("tea house").with_lira(0)
    red.play("card lira", "card good fruit", "card lira", "card stay", "card lira", "leave", "card good fruit")
    assert red.lira == 15
    assert red.goods == {"fruit": 2}
    assert red.cards == []


def test_cards_are_not_played_in_the_turn_of_another(istanbul):  # [IST-C.1]
    green = istanbul.green.with_cards("lira", "good")
    istanbul.red.to_move("tea house")
    assert not green.can("card lira")
    assert green.why_not("card lira") == "no-card"
    assert green.cards == ["good", "lira"]


def test_a_hand_has_no_limit(istanbul):  # [IST-C.1]
    hand = ["good", "good", "good", "good", "lira", "lira", "lira", "lira", "far", "far", "far", "far"]
    red = istanbul.red.with_cards(*hand).at("caravansary")
    red.play("draw deck", "deal stay", "draw deck", "deal stay", "discard far", "end")
    assert len(red.cards) == 13


def test_a_card_that_is_not_in_the_hand_cannot_be_played(istanbul):  # [IST-C.1]
    red = istanbul.red.with_cards("good").to_move("tea house")
    assert red.why_not("card lira") == "no-card"


def test_twenty_six_cards_of_ten_kinds(istanbul):  # [IST-C.2]
    red = istanbul.governor_at("fountain").red.meeting("fountain")
    red.play("governor")
    assert istanbul.odds == {f"deal {card}": copies for card, copies in COPIES.items()}
    assert sum(COPIES.values()) == 26


def playable_now(story):
    """Which cards can be played now."""
    return {option.split()[1] for option in story.options if option.startswith("card ")}


@pytest.mark.parametrize(
    "place, playable",
    [
        ("post office", {"good", "lira", "family"}),
        ("small market", {"good", "lira", "family", "any"}),
        ("sultan's palace", {"good", "lira", "family"}),
        ("gemstone dealer", {"good", "lira", "family"}),
    ],
)
def test_which_cards_may_be_played_before_an_action(istanbul, place, playable):  # [IST-C.2]
    istanbul.red.with_cards(*CARDS).with_family_at("tea house").with_posted(2).at(place).with_goods(jewelry=1)
    assert playable_now(istanbul) == playable


def test_which_cards_may_be_played_before_and_after_the_move(istanbul):  # [IST-C.2]
    red = istanbul.red.with_cards(*CARDS).with_family_at("tea house").with_posted(2).to_move("fountain")
    assert playable_now(istanbul) == {"good", "lira", "far", "stay", "return", "family"}
    red.play("move 3")
    assert playable_now(istanbul) == {"good", "lira", "return", "family"}


@pytest.mark.parametrize(
    "place, action, card", [(5, "collect", "post"), (13, "deliver R", "palace"), (16, "buy", "dealer")]
)
def test_which_cards_may_be_played_after_an_action(istanbul, place, action, card):  # [IST-C.2]
    red = istanbul.red.with_cards(*CARDS).with_family_at("tea house").with_posted(2).at(place).with_lira(50)
    red.with_goods(fabric=5, spice=5, fruit=5, jewelry=5).play(action)
    assert playable_now(istanbul) == {"good", "lira", "family", card}


@pytest.mark.parametrize("ask", ["governor", "catch 1 card", "card family card"])
def test_cards_gained_come_from_the_deck(istanbul, ask):  # [IST-C.3]
    istanbul.green.with_family_at("fountain")
    red = istanbul.red.with_cards("family").with_family_at("tea house")
    istanbul.discarded("any").deck("good", "stay").governor_at("fountain")
    red.meeting("fountain").play(ask)
    assert istanbul.options == ["deal good", "deal stay"]
    assert istanbul.pile == ["any"]


def test_a_played_card_goes_to_the_top_of_the_discard_pile(istanbul):  # [IST-C.4]
    istanbul.discarded("any").red.with_cards("lira").to_move("fountain").play("card lira")
    assert istanbul.pile == ["any", "lira"]


def test_a_discarded_card_goes_to_the_top_of_the_discard_pile(istanbul):  # [IST-C.4]
    istanbul.discarded("any").governor_at("fountain").red.meeting("fountain").play(
        "governor", "deal good", "discard good"
    )
    assert istanbul.pile == ["any", "good"]


def test_a_card_played_at_the_caravansary_may_be_taken_back_at_once(istanbul):  # [IST-C.4]
    red = istanbul.red.with_cards("good").at("caravansary")
    red.play("card good jewelry", "draw discard", "draw deck", "deal far", "discard far")
    assert red.cards == ["good"]
    assert red.goods == {"jewelry": 1}


def test_the_family_card_reaches_the_discard_pile_after_its_reward(istanbul):  # [IST-C.4]
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain")
    istanbul.deck("good").game.discard = [CARDS.index("stay")]
    red.play("card family card", "deal good")
    assert istanbul.pile == ["family"]
    assert istanbul.game.deck[CARDS.index("stay")] == 1
    assert istanbul.game.deck_size == 1


def test_the_family_card_cannot_be_its_own_reward(istanbul):  # [IST-C.4]
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move("fountain")
    istanbul.deck()
    assert red.why_not("card family card") == "no-cards-left"
    assert red.can("card family lira")


def test_a_deck_used_up_is_made_anew_at_once(istanbul):  # [IST-C.5]
    red = istanbul.discarded("any", "post").deck("good").governor_at("fountain").red.meeting("fountain")
    red.play("governor", "deal good")
    assert istanbul.pile == []
    assert istanbul.game.deck_size == 2
    assert "reshuffled" in istanbul.happened


def test_a_deck_with_a_card_left_is_not_made_anew(istanbul):  # [IST-C.5]
    red = istanbul.discarded("any", "post").deck("good", "good").governor_at("fountain").red.meeting("fountain")
    red.play("governor", "deal good")
    assert istanbul.pile == ["any", "post"]


def test_the_deck_is_made_anew_between_two_cards_of_the_caravansary(istanbul):  # [IST-C.5]
    red = istanbul.discarded("any", "post").deck("good").red.at("caravansary")
    red.play("draw deck", "deal good")
    assert istanbul.options == ["draw deck"]
    red.play("draw deck")
    assert istanbul.odds == {"deal any": 1, "deal post": 1}


def test_a_deck_without_discards_waits_for_the_next_draw(istanbul):  # [IST-C.6]
    red = istanbul.deck("good").governor_at("fountain").red.meeting("fountain").with_lira(0)
    red.play("governor", "deal good", "discard good", "roll 3 4", "end")
    assert istanbul.pile == ["good"]
    assert istanbul.game.deck_size == 0
    green = istanbul.green.meeting("fountain")
    green.play("governor")
    assert istanbul.pile == []
    green.play("deal good")
    assert green.cards == ["good"]


def test_the_caravansary_may_still_take_such_a_discard_from_the_pile(istanbul):  # [IST-C.6]
    istanbul.discarded("any", "post").deck().red.at("caravansary")
    assert istanbul.options == ["draw deck", "draw discard", "skip"]


def test_the_second_card_of_the_caravansary_may_need_the_reshuffle(istanbul):  # [IST-C.6]
    red = istanbul.discarded("any", "far", "post").deck().red.at("caravansary")
    red.play("draw discard", "draw deck")
    assert istanbul.odds == {"deal far": 1, "deal any": 1}
    red.play("deal far")
    assert red.cards == ["far", "post"]


def test_without_deck_and_discards_no_card_is_drawn(istanbul):  # [IST-C.6]
    istanbul.green.with_family_at("fountain")
    red = istanbul.deck().governor_at("fountain").red.meeting("fountain")
    assert istanbul.options == ["catch 1 lira"]
    assert red.why_not("catch 1 card") == "no-cards-left"
    assert red.why_not("governor") == "no-cards-left"


def test_each_card_left_in_the_deck_is_equally_likely(istanbul):  # [IST-C.7]
    istanbul.deck("good", "good", "good", "stay", "post", "post").governor_at("fountain")
    istanbul.red.meeting("fountain").play("governor")
    assert istanbul.odds == {"deal good": 3, "deal stay": 1, "deal post": 2}


def test_a_card_drawn_is_no_longer_in_the_deck(istanbul):  # [IST-C.7]
    istanbul.deck("good", "good", "stay").red.at("caravansary").play("draw deck", "deal good", "draw deck")
    assert istanbul.odds == {"deal good": 1, "deal stay": 1}


def known(story, seat, of):
    """What a seat knows of another player's hand."""
    return {CARDS[kind]: count for kind, count in enumerate(story.game.view(seat).players[of].known) if count}


def test_a_card_taken_from_the_discard_pile_is_known_to_all(istanbul):  # [IST-C.8]
    istanbul.discarded("post").red.at("caravansary").play("draw discard", "draw deck", "deal good")
    assert known(istanbul, 1, of=0) == {"post": 1}
    assert known(istanbul, -1, of=0) == {"post": 1}


def test_a_card_from_the_deck_is_not_known(istanbul):  # [IST-C.8]
    istanbul.red.at("caravansary").play("draw deck", "deal good", "draw deck", "deal far")
    assert known(istanbul, 1, of=0) == {}


@pytest.mark.parametrize("leaves", ["card lira", "discard lira"])
def test_a_known_card_is_forgotten_when_one_of_its_kind_leaves(istanbul, leaves):  # [IST-C.8]
    red = istanbul.discarded("lira").red.with_cards("lira").at("caravansary")
    red.play("draw discard", "draw deck", "deal good", leaves)
    assert red.cards.count("lira") == 1
    assert known(istanbul, 1, of=0) == {}


def test_a_known_card_stays_known_when_another_kind_leaves(istanbul):  # [IST-C.8]
    istanbul.discarded("post").red.at("caravansary").play("draw discard", "draw deck", "deal good", "discard good")
    assert known(istanbul, 1, of=0) == {"post": 1}
