"""What holds everywhere: cards, piles, what is open and what is hidden, how things are chosen."""

import pytest

from tests.san_juan.story import Story, number

# -- the piles ------------------------------------------------------------------------------------------------


def test_what_is_paid_only_its_owner_knows(san_juan):  # [SJ-G.4] [SJ-G.10]
    bruno = san_juan.bruno.with_hand("sugar-mill", "well", "hero").follows("builder")
    bruno.play("build sugar-mill", "pay well", "pay hero")
    assert san_juan.shown == []
    assert bruno.view["seen"][number("hero")] == 1
    assert san_juan.clara.view["seen"] == [0] * len(bruno.view["seen"])
    paid = [event for event in san_juan.events if event.name == "paid"]
    assert [event.heard_by(seat) for event in paid for seat in (-1, 0, 1, 2)] == [False, False, True, False] * 2


def test_of_goods_nobody_knows(san_juan):  # [SJ-G.4] [SJ-G.3] [SJ-G.10]
    """Not even the owner: with another card as the good, every view is the same."""
    san_juan.ana.play("producer", "produce indigo-plant", "card hero").story.until("ChooseRole")
    views = [san_juan.game.view(seat).to_dict() for seat in range(-1, 3)]
    san_juan.ana.pieces.goods = [number("palace")]
    san_juan.game.deck[number("hero")] += 1
    san_juan.game.deck[number("palace")] -= 1
    assert [san_juan.game.view(seat).to_dict() for seat in range(-1, 3)] == views


def test_a_used_up_deck_is_made_of_the_discard_pile(san_juan):  # [SJ-G.5]
    san_juan.deck("hero")
    san_juan.game.discard[number("well")] = san_juan.game.discard_size = 2
    ana = san_juan.ana.play("prospector", "card hero")
    assert san_juan.game.deck_size == 0
    assert san_juan.pile == ["well", "well"]  # not before the next card is needed
    san_juan.bruno.play("councillor", "draw")
    assert san_juan.odds == {"card well": 2}
    assert san_juan.pile == []
    assert ana.hand == ["hero"]


def test_in_the_middle_of_a_draw(san_juan):  # [SJ-G.5]
    ana = san_juan.ana.with_town("library")
    san_juan.deck("hero")
    san_juan.game.discard[number("well")] = san_juan.game.discard_size = 2
    ana.play("prospector", "card hero")
    assert san_juan.options == ["card well"]
    ana.play("card well")
    assert ana.hand == ["well", "hero"]


def test_after_a_shuffle_nobody_knows_where_a_card_is(san_juan):  # [SJ-G.5]
    bruno = san_juan.bruno.with_hand("smithy", "hero").follows("builder").play("build smithy", "pay hero")
    san_juan.discarded("library").game.shown[number("library")] = 1
    assert sum(bruno.pieces.seen) == 1
    san_juan.deck()
    bruno.play("prospector", "card hero")
    assert sum(bruno.pieces.seen) == 0
    assert san_juan.shown == []
    assert san_juan.pile == []


def test_both_piles_empty_and_a_sale_brings_what_there_is(san_juan):  # [SJ-G.7]
    ana = san_juan.ana.with_town("silver-smelter").with_goods("silver-smelter", card="hero")
    san_juan.deck("well")
    ana.play("trader", "prices E", "sell silver-smelter", "card well", "card hero")
    assert ana.hand == ["well", "hero"]
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_no_good_without_a_card(san_juan):  # [SJ-G.7]
    ana = san_juan.ana.with_town("indigo-plant", "sugar-mill", "well")
    san_juan.deck("hero")
    ana.play("producer", "produce indigo-plant", "produce sugar-mill", "card hero")
    assert ana.goods == ["indigo-plant"]
    assert ana.hand == []
    assert san_juan.whose == "bruno"


def test_a_carpenter_without_a_card(san_juan):  # [SJ-G.7]
    ana = san_juan.ana.with_town("carpenter").with_hand("smithy")
    san_juan.deck()
    ana.play("builder", "build smithy")
    assert ana.town == ["carpenter", "smithy"]
    assert ana.hand == []


# -- open and hidden ------------------------------------------------------------------------------------------


@pytest.fixture
def full():
    """A table with a bit of everything on it, Ana to choose."""
    story = Story(3, expansions=["new-buildings", "events"]).events_out("taxes").discarded("hero", "hero")
    story.ana.with_town("chapel", "sugar-mill", "harbor").with_under("chapel", "palace").with_under("harbor", "well")
    story.ana.with_goods("sugar-mill", card="quarry").with_hand("statue", "tower")
    return story


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_what_is_open_to_all(full, seat):  # [SJ-G.9] [SJ-G.11]
    view = full.game.view(seat)
    ana = view.players[0]
    assert list(ana.town) == [number("chapel"), number("sugar-mill"), number("harbor")]
    assert [bool(good) for good in ana.goods] == [False, True, False]
    assert ana.cards == 2
    assert list(ana.tucked) == [1, 0, 0]
    assert list(ana.sunk) == [0, 0, 1]
    assert (view.deck_size, view.discard_size) == (full.game.deck_size, 2)
    assert view.cathedral
    assert list(view.events_open) == [number("taxes")]
    assert view.taken == 0
    assert view.governor == 0


def test_roles_and_prices_are_open_to_all(san_juan):  # [SJ-G.9]
    san_juan.bruno.with_goods("indigo-plant")
    san_juan.ana.play("trader", "prices D")
    for seat in range(-1, 3):
        view = san_juan.game.view(seat)
        assert view.price == 3
        assert list(view.prices) == [3]
        assert view.taken == 1 << 2


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_what_is_hidden_from_the_others(full, seat):  # [SJ-G.10] [SJ-G.11]
    """Other cards in Ana's hand and under her chapel, and the discard pile, make no difference to them."""
    told = full.game.view(seat).to_dict()
    game = full.game.clone()
    ana = game.players[0]
    exchange(game, ana.hand, "statue", "library")
    exchange(game, game.discard, "hero", "crane")
    ana.tucked = [[number("archive")], [], []]
    game.deck[number("archive")] -= 1
    game.deck[number("palace")] += 1
    assert game.view(seat).to_dict() == told
    assert game.view(0).to_dict() != full.ana.view


def exchange(game, counts, one, other):
    """One card of a pile for another of the deck."""
    for kind, change in ((number(one), -1), (number(other), 1)):
        counts[kind] += change
        game.deck[kind] -= change


def test_who_is_not_asked_does_not_see_the_answers(san_juan):  # [SJ-G.10]
    """They would tell what Ana holds."""
    san_juan.ana.with_hand("smithy", "hero").play("builder")
    assert san_juan.ana.view["options"] == ["build smithy", "pass"]
    assert san_juan.bruno.view["options"] == san_juan.game.view(-1).to_dict()["options"] == []


def test_who_draws_does_not_tell_what(san_juan):  # [SJ-G.10]
    san_juan.ana.play("prospector", "card hero")
    heard = [[event.name for event in san_juan.events if event.heard_by(seat)] for seat in (-1, 0, 1, 2)]
    assert ["drew" in names for names in heard] == [False, True, False, False]
    assert ["drew-hidden" in names for names in heard] == [True, False, True, True]


def test_the_owner_knows_what_lies_under_the_chapel_but_not_under_the_harbor(full):  # [SJ-G.11]
    assert full.ana.view["tucked"] == [[number("palace")], [], []]
    told = full.ana.view
    game = full.game.clone()
    game.players[0].sunk = [[], [], [number("taxes")]]
    assert game.view(0).to_dict() == told


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_no_view_tells_of_a_hidden_event(full, seat):  # [SJ-G.10] [SJ-E.3]
    told = full.game.view(seat).to_dict()
    game = full.game.clone()
    game.players[0].goods = [-1, number("amnesty"), -1]
    exchange(game, game.discard, "hero", "earthquake")
    assert game.view(seat).to_dict() == told


def test_a_card_taken_openly_is_known_to_all(san_juan):  # [SJ-G.12]
    san_juan.ana.with_town("gold-mine").play("prospector", "card smithy", "use")
    san_juan.play("card hero", "card sugar-mill", "card statue", "card palace")
    for seat in (-1, 1, 2):
        assert list(san_juan.game.view(seat).players[0].known) == [number("sugar-mill")]


# -- how things are chosen ------------------------------------------------------------------------------------


def test_cards_are_picked_in_the_order_of_the_tables(san_juan):  # [SJ-G.13]
    bruno = san_juan.bruno.with_hand("sugar-mill", "indigo-plant", "well", "hero").follows("builder")
    bruno.play("build sugar-mill", "pay well")
    assert san_juan.options == ["pay hero"]
    assert bruno.why_not("pay indigo-plant") == "sj-pick-upwards"


def test_a_pick_that_leaves_too_few_is_not_offered(san_juan):  # [SJ-G.13]
    bruno = san_juan.bruno.with_hand("sugar-mill", "well", "statue", "hero").follows("builder").play("build sugar-mill")
    assert san_juan.options == ["pay well", "pay statue"]
    assert bruno.why_not("pay hero") == "sj-too-few-after"


def sets(game, question):
    """All ends of a question asked again and again, and in how many ways each is reached."""
    if game.question != question:
        return [tuple(game.players[1].hand)]
    found = []
    for option in game.options():
        following = game.clone()
        following.play(option)
        found += sets(following, question)
    return found


def test_every_payment_is_found_in_one_way(san_juan):  # [SJ-G.13]
    """Three of five cards, two of them alike: four with one of each, three with both."""
    bruno = san_juan.bruno.with_hand("tobacco-storage", "well", "well", "statue", "hero", "palace").follows("builder")
    bruno.play("build tobacco-storage")
    ends = sets(san_juan.game, "Pay")
    assert len(ends) == len(set(ends)) == 4 + 3


def test_abilities_are_optional(san_juan):  # [SJ-G.16]
    """An aqueduct's owner may produce one good, or none."""
    bruno = san_juan.bruno.with_town("aqueduct", "indigo-plant", "sugar-mill").follows("producer")
    bruno.play("produce indigo-plant", "done").story.settle()
    assert bruno.goods == ["indigo-plant"]


def test_who_has_no_card_is_not_asked_to_build(san_juan):  # [SJ-G.18]
    san_juan.clara.with_hand("hero")
    san_juan.ana.play("builder")
    assert san_juan.asked == ("clara", "Build")


def test_nor_for_a_cathedral_out_of_reach():  # [SJ-G.18]
    """Without a card in hand it takes a park under the crane and a discount."""
    story = Story(3, expansions=["new-buildings"])
    story.bruno.with_town("crane", "park", "quarry")
    story.clara.with_town("crane", "park")
    story.ana.play("builder")
    assert story.asked == ("bruno", "Build")
    assert story.options == ["build cathedral", "pass"]
    story.play("pass")
    assert story.asked == ("bruno", "ChooseRole")


def test_nor_for_the_library_then():  # [SJ-G.18] [SJ-K.30]
    story = Story(2, expansions=["new-buildings"])
    story.ana.with_town("library").play("builder")
    assert story.asked == ("bruno", "ChooseRole")
    story = Story(2, expansions=["new-buildings"])
    story.ana.with_town("library", "crane", "guild-hall").play("builder")
    assert story.asked == ("ana", "UseLibrary")


def test_by_the_first_version_of_the_rules_the_cathedral_was_asked_for():
    story = Story(3, rules=1, expansions=["new-buildings"])
    story.ana.play("builder")
    assert story.asked == ("ana", "Build")
    assert story.options == ["pass"]


def test_who_has_a_card_is_asked_even_if_he_can_only_pass(san_juan):  # [SJ-G.19]
    san_juan.ana.with_hand("palace").play("builder")
    assert san_juan.asked == ("ana", "Build")
    assert san_juan.options == ["pass"]


def test_also_in_a_boom(events):  # [SJ-G.19]
    events.events_out("construction-boom").ana.with_hand("palace").play("event construction-boom")
    assert events.asked == ("ana", "Boom")
    assert events.options == ["pass"]
