"""The library, above all with two players. What it doubles in each phase is also told by the tests of the phases."""

import pytest

from tests.san_juan.story import Story


@pytest.fixture
def two():
    return Story(2)


def test_two_players_the_governor_may_use_it_at_his_first_role(two):  # [SJ-K.29] [SJ-K.30]
    ana = two.ana.with_town("library").play("prospector")
    assert two.asked == ("ana", "UseLibrary")
    ana.play("library", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]
    two.bruno.play("producer")
    two.until("ChooseRole")
    ana.with_hand().play("councillor", "draw", *["card sugar-mill"] * 5)
    assert two.asked == ("ana", "Keep")


def test_two_players_or_keep_it_for_the_second(two):  # [SJ-K.29]
    ana = two.ana.with_town("library").play("prospector", "without", "card hero")
    assert ana.hand == ["hero"]
    assert two.asked == ("bruno", "ChooseRole")
    two.bruno.play("producer")
    two.until("ChooseRole")
    ana.with_hand().play("councillor", "draw", *["card sugar-mill"] * 8)
    assert two.asked == ("ana", "Keep")


def test_two_players_it_comes_back_with_the_next_round(two):  # [SJ-K.29]
    ana = two.ana.with_town("library").play("prospector", "library")
    two.next_round()
    two.next_round()
    assert two.game.governor == 0
    ana.play("prospector")
    assert two.asked == ("ana", "UseLibrary")


def test_two_players_the_other_one_has_one_role_and_is_not_asked(two):  # [SJ-K.30]
    bruno = two.bruno.with_town("library")
    two.ana.play("producer")
    two.until("ChooseRole")
    bruno.play("prospector", "card hero", "card statue")
    assert bruno.hand == ["statue", "hero"]


def role_at_first(story, role):
    """Ana takes a role at the first of her two turns; whether her library is asked."""
    story.play(role).settle()
    return story.question == "UseLibrary"


@pytest.mark.parametrize(("cards", "asked"), [(0, False), (1, True)])
def test_two_players_asked_as_builder_with_a_card(two, cards, asked):  # [SJ-K.30]
    two.ana.with_town("library").with_hand(*["well"] * cards)
    assert role_at_first(two, "builder") == asked


@pytest.mark.parametrize(
    ("plants", "town", "asked"), [(2, [], False), (3, [], True), (3, ["aqueduct"], False), (4, ["aqueduct"], True)]
)
def test_two_players_asked_as_producer_with_plants_enough(two, plants, town, asked):  # [SJ-K.30]
    two.ana.with_town("library", *town, *["sugar-mill"] * plants)
    assert role_at_first(two, "producer") == asked


@pytest.mark.parametrize(
    ("goods", "town", "asked"),
    [(2, [], False), (3, [], True), (3, ["trading-post"], False), (4, ["trading-post"], True)],
)
def test_two_players_asked_as_trader_with_goods_enough(two, goods, town, asked):  # [SJ-K.30]
    two.ana.with_town("library", *town, *["sugar-mill"] * 4).with_goods(*["sugar-mill"] * goods)
    assert role_at_first(two, "trader") == asked


def test_two_players_what_was_not_asked_is_not_used_up(two):  # [SJ-K.30] [SJ-K.29]
    two.ana.with_town("library", "indigo-plant").play("producer", "done").story.until("ChooseRole")
    two.bruno.play("trader").story.until("ChooseRole")
    two.ana.play("prospector", "card hero", "card statue")
    assert two.ana.hand == ["statue", "hero"]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_it_is_used_by_itself(seats):  # [SJ-K.30] [SJ-G.17]
    story = Story(seats)
    ana = story.ana.with_town("library").play("prospector", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]
    story.until("ChooseRole")
    assert story.whose == "bruno"


def test_it_does_nothing_for_a_follower(san_juan):  # [SJ-K.28]
    bruno = san_juan.bruno.with_town("library").with_hand("smithy", "well", "hero").follows("builder")
    bruno.play("build smithy")
    assert san_juan.question == "Pay"


def test_as_builder_two_cards_less(san_juan):  # [SJ-K.27] [SJ-K.28]
    """Two cards less, and the smithy's one: not four."""
    ana = san_juan.ana.with_town("library", "smithy").with_hand("coffee-roaster", "well")
    ana.play("builder", "build coffee-roaster", "pay well")
    assert ana.town[-1] == "coffee-roaster"


def test_a_library_built_in_the_first_phase_works_in_the_second(two):  # [SJ-G.15] [SJ-K.29]
    ana = two.ana.with_hand("library", *["sugar-mill"] * 4)
    ana.play("builder", "build library", *["pay sugar-mill"] * 4)
    two.until("ChooseRole")
    two.bruno.play("producer")
    two.until("ChooseRole")
    ana.play("prospector", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]
