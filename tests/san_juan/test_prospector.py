"""The prospector phase, with gold mine and (of New Buildings) goldsmith."""

import pytest


def test_the_prospector_draws_a_card_and_nobody_else_acts(san_juan):  # [SJ-Q.1] [SJ-G.17]
    ana = san_juan.ana.play("prospector", "card hero")
    assert ana.hand == ["hero"]
    assert san_juan.bruno.hand == san_juan.clara.hand == []
    assert san_juan.asked == ("bruno", "ChooseRole")


def mine(story, *kinds):
    """Ana, who is prospector, uses her gold mine and turns up these cards."""
    ana = story.ana.with_town("gold-mine").play("prospector", "card smithy")
    assert story.asked == ("ana", "Mine")
    return ana.play("use", *[f"card {kind}" for kind in kinds])


def test_two_equal_costs_and_all_four_are_discarded(san_juan):  # [SJ-K.23]
    """The rulebook's example: library 5, carpenter 3, smithy 1, tobacco storage 3."""
    kinds = ["library", "carpenter", "smithy", "tobacco-storage"]
    ana = mine(san_juan, *kinds)
    assert ana.hand == ["smithy"]
    assert sorted(san_juan.pile) == sorted(kinds)


def test_four_different_costs_and_the_cheapest_is_kept(san_juan):  # [SJ-K.23]
    """The rulebook's example: quarry 4, gold mine 1, tobacco storage 3, library 5."""
    ana = mine(san_juan, "quarry", "gold-mine", "tobacco-storage", "library")
    assert ana.hand == ["smithy", "gold-mine"]
    assert san_juan.pile == ["tobacco-storage", "quarry", "library"]
    assert san_juan.whose == "bruno"


def test_the_gold_mine_need_not_be_used(san_juan):  # [SJ-K.23] [SJ-G.16]
    ana = san_juan.ana.with_town("gold-mine").play("prospector", "card smithy", "pass")
    assert ana.hand == ["smithy"]
    assert san_juan.pile == []
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_the_card_found_is_not_optional(san_juan):  # [SJ-K.24]
    ana = mine(san_juan, "hero", "sugar-mill", "statue", "palace")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert ana.hand == ["sugar-mill", "smithy"]


def test_the_mined_cards_are_shown_to_everybody(san_juan):  # [SJ-K.25] [SJ-G.12]
    mine(san_juan, "hero", "sugar-mill", "statue", "palace")
    assert san_juan.shown == ["statue", "hero", "palace"]
    assert san_juan.happened.count("turned-up") == 4
    turned = [event for event in san_juan.events if event.name == "turned-up"]
    assert all(event.heard_by(seat) for event in turned for seat in range(-1, 3))


def test_with_fewer_than_four_cards_the_mine_fails(san_juan):  # [SJ-K.26] [SJ-G.7]
    san_juan.ana.with_town("gold-mine")
    san_juan.deck("smithy", "hero", "sugar-mill", "statue")
    ana = san_juan.ana.play("prospector", "card smithy", "use", "card hero", "card sugar-mill", "card statue")
    assert ana.hand == ["smithy"]
    assert san_juan.pile == ["sugar-mill", "statue", "hero"]


def test_the_mine_works_for_followers_too(san_juan):  # [SJ-Q.2]
    clara = san_juan.clara.with_town("gold-mine")
    san_juan.play("prospector", "card smithy")
    assert san_juan.asked == ("clara", "Mine")
    clara.play("use", "card hero", "card sugar-mill", "card statue", "card palace")
    assert clara.hand == ["sugar-mill"]


def test_mines_work_clockwise_from_the_prospector(san_juan):  # [SJ-Q.2]
    for player in san_juan.players:
        player.with_town("gold-mine")
    san_juan.play("producer").next_round()
    order = []
    san_juan.play("prospector").settle()
    while san_juan.question == "Mine":
        order.append(san_juan.whose)
        san_juan.play("pass")
    assert order == ["bruno", "clara", "ana"]


def test_a_mine_works_once_even_with_a_library(san_juan):  # [SJ-Q.2] [SJ-K.28]
    ana = san_juan.ana.with_town("gold-mine", "library").play("prospector", "card smithy", "card smithy")
    ana.play("use", "card hero", "card sugar-mill", "card statue", "card palace")
    assert san_juan.asked == ("bruno", "ChooseRole")
    assert ana.hand == ["sugar-mill", "smithy", "smithy"]


def test_the_library_draws_two(san_juan):  # [SJ-K.27]
    ana = san_juan.ana.with_town("library").play("prospector", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_without_a_card_left_nothing_is_drawn(san_juan):  # [SJ-G.7]
    san_juan.deck()
    ana = san_juan.ana.play("prospector")
    assert ana.hand == []
    assert san_juan.asked == ("bruno", "ChooseRole")


# -- goldsmith ------------------------------------------------------------------------------------------------


def smith(story, card):
    """Ana, who is prospector, uses her goldsmith and turns up a card."""
    ana = story.ana.with_town("goldsmith").play("prospector", "card smithy")
    assert story.asked == ("ana", "Mine")
    return ana.play("use", f"card {card}")


def test_a_building_nobody_has_may_be_taken(new):  # [SJ-N.19]
    ana = smith(new, "hero")
    assert new.options == ["take", "leave"]
    ana.play("take")
    assert ana.hand == ["smithy", "hero"]
    assert new.pile == []


def test_or_left(new):  # [SJ-N.20]
    ana = smith(new, "hero").play("leave")
    assert ana.hand == ["smithy"]
    assert new.pile == ["hero"]
    assert new.shown == ["hero"]


@pytest.mark.parametrize("owner", ["ana", "clara"])
def test_a_building_somebody_has_is_discarded(new, owner):  # [SJ-N.19]
    new.ana.with_town("goldsmith")
    player = getattr(new, owner)
    player.with_town(*player.town, "hero")
    ana = new.ana.play("prospector", "card smithy", "use", "card hero")
    assert ana.hand == ["smithy"]
    assert new.pile == ["hero"]
    assert new.asked == ("bruno", "ChooseRole")


def test_a_production_building_counts_the_same(new):  # [SJ-N.19]
    ana = smith(new, "indigo-plant")
    assert ana.hand == ["smithy"]
    assert new.pile == ["indigo-plant"]


def test_the_goldsmith_need_not_be_used(new):  # [SJ-N.19] [SJ-G.16]
    ana = new.ana.with_town("goldsmith").play("prospector", "card smithy", "pass")
    assert ana.hand == ["smithy"]
    assert new.asked == ("bruno", "ChooseRole")


def test_everybody_sees_the_goldsmiths_card(new):  # [SJ-N.19] [SJ-G.12]
    smith(new, "hero")
    turned = [event for event in new.events if event.name == "turned-up"]
    assert len(turned) == 1
    assert all(turned[0].heard_by(seat) for seat in range(-1, 3))


def test_a_covered_building_is_not_in_the_goldsmiths_way(new):  # [SJ-N.21]
    bruno = new.bruno.with_town("crane", "chapel").with_hand("statue").follows("builder")
    bruno.builds("statue", over="chapel")
    new.until("ChooseRole")
    new.clara.with_town("goldsmith")
    new.bruno.play("prospector", "card smithy")
    assert new.asked == ("clara", "Mine")
    new.clara.play("use", "card chapel", "take")
    assert new.clara.hand == ["chapel"]


def test_the_gold_mine_comes_before_the_goldsmith(new):  # [SJ-Q.3] [SJ-Q.2]
    ana = new.ana.with_town("goldsmith", "gold-mine")
    bruno = new.bruno.with_town("gold-mine")
    ana.play("prospector", "card smithy", "use")
    assert [new.play("card sugar-mill").whose for _ in range(4)] == ["chance"] * 3 + ["ana"]
    assert new.question == "Mine"
    ana.play("use", "card hero")
    assert new.question == "TakeRevealed"
    ana.play("take")
    assert new.asked == (bruno.name, "Mine")
