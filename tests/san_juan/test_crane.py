"""The crane: building on top of one's own buildings."""

import pytest

from tests.san_juan.story import Story, number


def crane(story, town, *hand):
    """Bruno, who is not the builder, owns a crane and these buildings."""
    return story.bruno.with_town("crane", *town).with_hand(*hand).follows("builder")


def test_the_covered_buildings_cost_is_deducted(san_juan):  # [SJ-K.9]
    """The rulebook's example: a palace over a chapel costs 3."""
    bruno = crane(san_juan, ["chapel"], "palace", "well", "statue", "hero")
    bruno.builds("palace", "well", "statue", "hero", over="chapel")
    assert bruno.town == ["crane", "palace"]
    assert bruno.hand == []


def test_a_dearer_building_below_gives_nothing_back(san_juan):  # [SJ-K.9] [SJ-B.4]
    """The rulebook's example: a statue over a coffee roaster costs nothing."""
    bruno = crane(san_juan, ["coffee-roaster"], "statue", "hero")
    bruno.builds("statue", over="coffee-roaster")
    assert bruno.town == ["crane", "statue"]
    assert bruno.hand == ["hero"]


def test_the_old_card_goes_to_the_discard_pile_and_everybody_saw_it(san_juan):  # [SJ-K.9] [SJ-G.12]
    bruno = crane(san_juan, ["coffee-roaster"], "statue")
    bruno.builds("statue", over="coffee-roaster")
    assert san_juan.pile == ["coffee-roaster"]
    assert san_juan.shown == ["coffee-roaster"]


def test_the_owner_may_build_beside(san_juan):  # [SJ-K.9] [SJ-G.16]
    bruno = crane(san_juan, ["chapel"], "smithy", "hero")
    bruno.builds("smithy", "hero")
    assert bruno.town == ["crane", "chapel", "smithy"]


def test_the_only_way_to_build_is_asked_if_it_covers_something(san_juan):  # [SJ-K.9]
    """With one other card a library can be built only over the chapel."""
    bruno = crane(san_juan, ["chapel", "smithy"], "library", "well", "hero").play("build library")
    assert san_juan.options == ["over chapel", "back"]
    bruno.play("over chapel", "pay well")
    assert bruno.town == ["crane", "library", "smithy"]


def test_beside_the_others_as_the_only_way_is_not_asked(san_juan):  # [SJ-K.9]
    bruno = crane(san_juan, [], "indigo-plant", "well").play("build indigo-plant")
    assert san_juan.asked == ("bruno", "Pay")
    assert bruno.town == ["crane", "indigo-plant"]


def test_a_hero_is_not_buried_unasked(san_juan):  # [SJ-K.9]
    """Who thinks better of it builds something else, or nothing; the building he left is not offered once more."""
    bruno = san_juan.bruno.with_town("crane", "hero").with_hand("indigo-plant", "sugar-mill").follows("builder")
    assert san_juan.options == ["build indigo-plant", "build sugar-mill", "pass"]
    bruno.play("build sugar-mill", "back")
    assert san_juan.options == ["build indigo-plant", "pass"]
    assert bruno.why_not("build sugar-mill") == "sj-left-building"
    assert bruno.hand == ["indigo-plant", "sugar-mill"]
    bruno.play("build indigo-plant")
    assert bruno.why_not("back") == "sj-can-stand-beside"  # for the sugar mill
    bruno.play("beside", "pay sugar-mill")
    assert bruno.town == ["crane", "hero", "indigo-plant"]


def test_what_was_left_everybody_saw(san_juan):  # [SJ-K.9] [SJ-G.12]
    bruno = san_juan.bruno.with_town("crane", "hero").with_hand("indigo-plant").follows("builder")
    bruno.play("build indigo-plant", "back", "pass")
    assert san_juan.game.view(0).players[1].known == (number("indigo-plant"),)


def test_the_cathedral_can_be_left_too():  # [SJ-K.9] [SJ-N.25]
    story = Story(3, expansions=["new-buildings"])
    bruno = story.bruno.with_town("crane", "guild-hall").with_hand("well").follows("builder")
    bruno.play("build cathedral", "back")
    assert story.game.cathedral
    assert "build cathedral" not in story.options


def test_by_the_first_version_of_the_rules_the_only_way_was_not_asked():
    story = Story(3, rules=1)
    bruno = crane(story, ["chapel", "smithy"], "library", "well", "hero").play("build library")
    assert story.options == ["pay well"]
    assert bruno.town == ["crane", "library", "smithy"]


def test_without_a_crane_nothing_is_covered(san_juan):  # [SJ-K.9]
    bruno = san_juan.bruno.with_town("coffee-roaster").with_hand("statue").follows("builder")
    assert not bruno.can("build statue")


def test_the_crane_cannot_be_covered(san_juan):  # [SJ-K.10]
    bruno = crane(san_juan, ["chapel"], "smithy", "hero").play("build smithy")
    assert san_juan.options == ["beside", "over chapel"]
    assert bruno.why_not("over crane") == "sj-crane-stays"


def test_no_building_over_its_own_kind(san_juan):  # [SJ-K.10]
    bruno = crane(san_juan, ["sugar-mill", "chapel"], "sugar-mill", "hero", "well").play("build sugar-mill")
    assert bruno.can("over chapel")
    assert bruno.why_not("over sugar-mill") == "sj-same-kind"


@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        ("silver-smelter", "statue", 0),
        ("statue", "silver-smelter", 2),
        ("hero", "victory-column", 0),
        ("guild-hall", "palace", 0),
        ("palace", "indigo-plant", 0),
        ("sugar-mill", "indigo-plant", 0),
    ],
)
def test_everything_else_can_be_covered(san_juan, old, new, price):  # [SJ-K.10]
    bruno = crane(san_juan, [old], new, *["well"] * 2).builds(new, *["well"] * price, over=old)
    assert bruno.town == ["crane", new]


def test_what_came_by_crane_can_be_covered_again(san_juan):  # [SJ-K.10]
    ana = san_juan.ana.with_town("crane", "chapel").with_hand("statue").play("builder").builds("statue", over="chapel")
    san_juan.next_round()
    ana.with_hand("victory-column", "well")
    san_juan.bruno.play("builder")
    ana.comes("Build").builds("victory-column", "well", over="statue")
    assert ana.town == ["crane", "victory-column"]


def test_a_rivals_building_cannot_be_covered(san_juan):  # [SJ-K.10]
    san_juan.clara.with_town("silver-smelter")
    bruno = crane(san_juan, ["chapel"], "smithy", "hero").play("build smithy")
    assert not bruno.can("over silver-smelter")


def test_a_covered_smithy_gives_no_discount(san_juan):  # [SJ-K.11]
    """Sugar mill (2) over smithy (1): one card, where the smithy would make it none."""
    bruno = crane(san_juan, ["smithy"], "sugar-mill", "well").builds("sugar-mill", "well", over="smithy")
    assert bruno.town == ["crane", "sugar-mill"]


def test_a_covered_quarry_gives_no_discount(san_juan):  # [SJ-K.11]
    bruno = crane(san_juan, ["quarry"], "library", "well")
    bruno.builds("library", "well", over="quarry")
    assert bruno.town == ["crane", "library"]
    assert bruno.hand == []


def test_a_covered_carpenter_draws_nothing(san_juan):  # [SJ-K.11]
    bruno = crane(san_juan, ["carpenter"], "statue").builds("statue", over="carpenter")
    assert bruno.hand == []
    assert san_juan.whose != "chance"


def test_a_covered_poor_house_draws_nothing(san_juan):  # [SJ-K.11]
    bruno = crane(san_juan, ["poor-house"], "smithy").builds("smithy", over="poor-house")
    assert bruno.hand == []
    assert san_juan.whose != "chance"


def test_a_covered_black_market_takes_no_goods(san_juan):  # [SJ-K.11]
    bruno = san_juan.bruno.with_town("crane", "black-market", "indigo-plant").with_goods("indigo-plant")
    bruno.with_hand("statue", "well").follows("builder")
    bruno.builds("statue", "well", over="black-market")
    assert bruno.goods == ["indigo-plant"]
    assert bruno.town == ["crane", "statue", "indigo-plant"]


def test_a_covered_library_doubles_nothing(new):  # [SJ-K.11]
    """The builder's cathedral (7) over a library (5): one card, where two of privilege would make it none."""
    ana = (
        new.ana.with_town("crane", "library")
        .with_hand("well")
        .play("builder")
        .builds("cathedral", "well", over="library")
    )
    assert ana.town == ["crane", "cathedral"]


def test_a_good_on_the_covered_building_is_discarded(san_juan):  # [SJ-K.12]
    bruno = san_juan.bruno.with_town("crane", "sugar-mill").with_goods("sugar-mill")
    bruno.with_hand("statue", "well").follows("builder")
    bruno.builds("statue", "well", over="sugar-mill")
    assert bruno.goods == []
    assert san_juan.pile_size == 3


def test_a_good_is_lost_even_under_a_production_building(san_juan):  # [SJ-K.12]
    bruno = san_juan.bruno.with_town("crane", "sugar-mill").with_goods("sugar-mill")
    bruno.with_hand("tobacco-storage", "well").follows("builder")
    bruno.builds("tobacco-storage", "well", over="sugar-mill")
    assert bruno.town == ["crane", "tobacco-storage"]
    assert bruno.goods == []


def test_the_good_below_cannot_go_to_the_black_market(san_juan):  # [SJ-K.12]
    bruno = san_juan.bruno.with_town("crane", "black-market", "sugar-mill").with_goods("sugar-mill")
    bruno.with_hand("statue", "well").follows("builder")
    bruno.builds("statue", "well", over="sugar-mill")
    assert bruno.town == ["crane", "black-market", "statue"]
    assert bruno.goods == []


def test_a_good_below_does_not_make_a_build_possible(san_juan):  # [SJ-K.12] [SJ-B.5]
    """Statue (3) over sugar mill (2) costs one card: the sugar below does not pay it, an indigo elsewhere does."""
    bruno = san_juan.bruno.with_town("crane", "black-market", "sugar-mill", "indigo-plant").with_goods("sugar-mill")
    bruno.with_hand("statue").follows("builder")
    assert san_juan.options == ["pass"]
    bruno.with_goods("indigo-plant").play("build statue", "over sugar-mill", "spend indigo-plant")
    assert bruno.town == ["crane", "black-market", "statue", "indigo-plant"]


def test_the_cards_under_a_covered_chapel_stay_and_count(san_juan):  # [SJ-K.13] [SJ-Z.4]
    bruno = san_juan.bruno.with_town("crane", "chapel").with_under("chapel", "well", "well", "hero")
    bruno.with_hand("statue").follows("builder")
    before = bruno.points
    bruno.builds("statue", over="chapel")
    assert bruno.under(1) == 3
    assert before == 1 + 2 + 3
    assert bruno.points == 1 + 3 + 3


def test_all_discounts_add_up_with_the_crane(san_juan):  # [SJ-K.14] [SJ-B.4]
    """Builder 1, quarry 1, chapel 3: a palace for one card."""
    ana = san_juan.ana.with_town("crane", "quarry", "chapel").with_hand("palace", "well")
    ana.play("builder").builds("palace", "well", over="chapel")
    assert ana.town == ["crane", "quarry", "palace"]


def test_the_number_of_buildings_does_not_grow(san_juan):  # [SJ-K.14] [SJ-Z.2]
    ana = san_juan.ana.with_town("crane", "chapel", *["sugar-mill"] * 8, "well").with_hand("statue")
    ana.play("builder").builds("statue", over="chapel")
    san_juan.until("ChooseRole")
    assert len(ana.town) == 11
    assert not san_juan.game.over


def test_of_two_alike_the_one_without_a_good_is_covered(san_juan):  # [SJ-G.14]
    bruno = san_juan.bruno.with_town("crane", "sugar-mill", "sugar-mill").with_goods("sugar-mill")
    bruno.with_hand("statue", "well").follows("builder")
    bruno.builds("statue", "well", over="sugar-mill")
    assert bruno.goods == ["sugar-mill"]
