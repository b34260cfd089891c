"""The builder phase, and the city buildings that help in it."""

import pytest

from tests.san_juan.story import Story


def test_a_card_of_the_hand_becomes_a_building(san_juan):  # [SJ-B.1] [SJ-G.1]
    ana = san_juan.ana.with_hand("smithy", "statue")
    ana.play("builder", "build smithy")
    assert ana.town == ["indigo-plant", "smithy"]
    assert ana.hand == ["statue"]


def test_everybody_may_build_in_turn(san_juan):  # [SJ-B.1]
    for player in san_juan.players:
        player.with_hand("smithy", "statue")
    san_juan.play("builder", "build smithy", "build smithy", "pay statue", "build smithy", "pay statue")
    assert [player.town for player in san_juan.players] == [["indigo-plant", "smithy"]] * 3
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_one_building_per_phase(san_juan):  # [SJ-B.1]
    san_juan.bruno.with_hand("smithy", "statue")
    san_juan.ana.with_hand("smithy", "archive", "statue", "hero").play("builder", "build smithy")
    assert san_juan.asked == ("bruno", "Build")


def test_whoever_passes_builds_nothing(san_juan):  # [SJ-B.1] [SJ-R.3]
    ana = san_juan.ana.with_hand("smithy", "statue").play("builder", "pass")
    assert ana.town == ["indigo-plant"]
    assert ana.hand == ["smithy", "statue"]


def test_the_printed_cost_is_paid_with_other_cards(san_juan):  # [SJ-B.2]
    bruno = san_juan.bruno.with_hand("sugar-mill", "well", "statue", "hero").follows("builder")
    bruno.play("build sugar-mill", "pay well", "pay hero")
    assert bruno.town == ["indigo-plant", "sugar-mill"]
    assert bruno.hand == ["statue"]
    assert san_juan.pile == ["well", "hero"]


def test_payment_is_the_players_choice(san_juan):  # [SJ-B.2]
    bruno = san_juan.bruno.with_hand("smithy", "well", "statue", "hero").follows("builder")
    bruno.play("build smithy")
    assert san_juan.options == ["pay well", "pay statue", "pay hero"]


def test_the_built_card_cannot_pay_for_itself(san_juan):  # [SJ-B.2] [SJ-B.5]
    bruno = san_juan.bruno.with_hand("sugar-mill", "well").follows("builder")
    assert not bruno.can("build sugar-mill")
    assert not bruno.can("build well")


def test_another_copy_of_the_built_card_can_pay(san_juan):  # [SJ-B.2]
    bruno = san_juan.bruno.with_hand("smithy", "smithy").follows("builder")
    bruno.play("build smithy", "pay smithy")
    assert bruno.town == ["indigo-plant", "smithy"]
    assert bruno.hand == []


def test_the_builder_pays_one_card_less(san_juan):  # [SJ-B.3] [SJ-R.2]
    ana = san_juan.ana.with_hand("sugar-mill", "well", "statue")
    ana.play("builder", "build sugar-mill", "pay statue")
    assert ana.hand == ["well"]
    assert san_juan.whose != "ana"


def test_no_cost_below_nothing_and_nothing_back(san_juan):  # [SJ-B.4]
    """The rulebook's example: builder with smithy and library, three cards less, builds a sugar mill of cost 2."""
    ana = san_juan.ana.with_town("smithy", "library").with_hand("sugar-mill")
    ana.play("builder", "build sugar-mill")
    assert ana.town == ["smithy", "library", "sugar-mill"]
    assert ana.hand == []
    assert san_juan.pile == []


def test_nothing_to_pay_needs_no_other_card(san_juan):  # [SJ-B.4]
    ana = san_juan.ana.with_hand("smithy").play("builder", "build smithy")
    assert ana.town == ["indigo-plant", "smithy"]
    assert ana.hand == []


def test_what_cannot_be_paid_cannot_be_built(san_juan):  # [SJ-B.5]
    ana = san_juan.ana.with_hand("library", "well", "well", "well").play("builder")
    assert san_juan.options == ["build well", "pass"]
    assert ana.why_not("build library") == "sj-cannot-pay"


def test_the_goods_for_the_black_market_count_as_means(san_juan):  # [SJ-B.5] [SJ-K.4]
    ana = san_juan.ana.with_town("indigo-plant", "black-market").with_goods("indigo-plant")
    ana.with_hand("library", "well", "well", "well").play("builder", "build library")
    ana.play("spend indigo-plant", "pay well", "pay well", "pay well")
    assert ana.town == ["indigo-plant", "black-market", "library"]
    assert ana.goods == []


def test_no_second_city_building_of_a_kind(san_juan):  # [SJ-B.6] [SJ-G.2]
    ana = san_juan.ana.with_town("indigo-plant", "smithy").with_hand("smithy", "archive", "hero").play("builder")
    assert san_juan.options == ["build archive", "pass"]
    assert ana.why_not("build smithy") == "sj-already-built"


def test_another_player_may_have_the_same_city_building(san_juan):  # [SJ-B.6]
    san_juan.bruno.with_town("smithy")
    ana = san_juan.ana.with_hand("smithy").play("builder", "build smithy")
    assert "smithy" in ana.town


def test_any_number_of_a_production_building(san_juan):  # [SJ-B.6]
    ana = san_juan.ana.with_town("sugar-mill", "sugar-mill").with_hand("sugar-mill", "well")
    ana.play("builder", "build sugar-mill", "pay well")
    assert ana.town == ["sugar-mill"] * 3


def test_a_covered_city_building_may_be_built_again(san_juan):  # [SJ-B.7]
    ana = san_juan.ana.with_town("crane", "well").with_hand("statue")
    ana.play("builder").builds("statue", over="well")
    assert ana.town == ["crane", "statue"]
    san_juan.next_round()
    san_juan.bruno.play("builder")
    ana.with_hand("well", "palace", "palace").comes("Build").builds("well", "palace", "palace")
    assert ana.town == ["crane", "statue", "well"]


def test_a_build_is_finished_before_the_next_begins(san_juan):  # [SJ-B.8]
    ana = san_juan.ana.with_town("carpenter", "poor-house").with_hand("well", "statue", "hero")
    san_juan.bruno.with_hand("smithy", "statue")
    ana.play("builder", "build well", "pay hero")
    assert san_juan.whose == "chance"
    san_juan.play("card quarry")
    assert ana.hand == ["quarry", "statue"]
    assert san_juan.asked == ("bruno", "Build")


def test_a_building_does_nothing_in_the_phase_of_its_own_building(san_juan):  # [SJ-B.9] [SJ-K.7]
    """A poor house that leaves its builder without a card."""
    ana = san_juan.ana.with_hand("poor-house", "statue").play("builder", "build poor-house", "pay statue")
    assert ana.hand == []
    assert san_juan.whose != "chance"


def test_it_works_from_the_next_phase_on(san_juan):  # [SJ-G.15] [SJ-B.9]
    """A prefecture built in the first phase keeps two cards in the second."""
    ana = san_juan.ana.with_hand("prefecture", "well", "well", "well")
    ana.play("builder", "build prefecture", *["pay well"] * 3)
    san_juan.until("ChooseRole")
    san_juan.bruno.play("councillor")
    ana.comes("Council")
    ana.play("draw", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]


def test_a_building_works_for_its_owner_only(san_juan):  # [SJ-G.15]
    san_juan.bruno.with_town("quarry")
    ana = san_juan.ana.with_hand("well", "hero", "statue").play("builder", "build well")
    assert san_juan.options == ["pay statue", "pay hero"]
    ana.play("pay hero")
    assert ana.hand == ["statue"]


def test_a_building_stays(san_juan):  # [SJ-B.10]
    ana = san_juan.ana.with_hand("smithy").play("builder", "build smithy")
    for _ in range(3):
        san_juan.next_round()
    assert ana.town == ["indigo-plant", "smithy"]


def test_after_all_builds_taverns_draw_and_the_end_is_checked():  # [SJ-B.11]
    story = Story(2, expansions=["new-buildings"])
    story.bruno.with_town("tavern", "well")
    story.ana.with_town(*["indigo-plant"] * 9, "statue", "hero").with_hand("smithy")
    story.play("builder", "build smithy")
    story.bruno.closes()
    assert story.whose == "chance"
    assert not story.game.over
    story.play("card hero")
    assert story.game.over
    assert story.bruno.hand == ["hero"]


# -- smithy and quarry ----------------------------------------------------------------------------------------


def test_the_smithy_takes_one_off_a_production_building(san_juan):  # [SJ-K.2] [SJ-G.17]
    bruno = san_juan.bruno.with_town("smithy").with_hand("sugar-mill", "well").follows("builder")
    bruno.play("build sugar-mill", "pay well")
    assert bruno.town == ["smithy", "sugar-mill"]


def test_the_smithy_does_nothing_for_a_city_building(san_juan):  # [SJ-K.2]
    bruno = san_juan.bruno.with_town("smithy").with_hand("well", "hero").follows("builder")
    assert not bruno.can("build well")


def test_the_quarry_takes_one_off_a_city_building(san_juan):  # [SJ-K.3] [SJ-G.17]
    bruno = san_juan.bruno.with_town("quarry").with_hand("well", "hero").follows("builder")
    bruno.play("build well", "pay hero")
    assert bruno.town == ["quarry", "well"]


def test_the_quarry_does_nothing_for_a_production_building(san_juan):  # [SJ-K.3]
    bruno = san_juan.bruno.with_town("quarry").with_hand("sugar-mill", "hero").follows("builder")
    assert not bruno.can("build sugar-mill")


def test_a_builder_with_a_quarry_builds_a_crane_for_nothing(san_juan):  # [SJ-K.3] [SJ-B.4]
    ana = san_juan.ana.with_town("quarry").with_hand("crane").play("builder", "build crane")
    assert ana.town == ["quarry", "crane"]


def test_a_builder_with_library_and_quarry_pays_three_less(san_juan):  # [SJ-K.27] [SJ-B.4]
    ana = san_juan.ana.with_town("quarry", "library").with_hand("palace", "well", "statue", "hero")
    ana.play("builder", "build palace", "pay well", "pay statue", "pay hero")
    assert ana.town == ["quarry", "library", "palace"]
    assert ana.hand == []


# -- black market ---------------------------------------------------------------------------------------------


def market(story, *hand, town=("black-market", "indigo-plant", "tobacco-storage"), goods=None):
    bruno = story.bruno.with_town(*town).with_goods(*(goods or ("indigo-plant", "tobacco-storage")))
    return bruno.with_hand(*hand).follows("builder")


def test_two_goods_make_a_library_cost_three(san_juan):  # [SJ-K.4]
    """The rulebook's example: an indigo and a tobacco are turned in, three cards are paid."""
    bruno = market(san_juan, "library", "well", "statue", "hero", "quarry")
    bruno.play("build library", "spend indigo-plant", "spend tobacco-storage", "pay well", "pay quarry", "pay statue")
    assert bruno.town[-1] == "library"
    assert bruno.hand == ["hero"]
    assert bruno.goods == []
    assert san_juan.pile_size == 5


def test_no_more_than_two_goods(san_juan):  # [SJ-K.4]
    bruno = market(
        san_juan,
        *["library", "well", "well", "well"],
        town=("black-market", "indigo-plant", "sugar-mill", "tobacco-storage"),
        goods=("indigo-plant", "sugar-mill", "tobacco-storage"),
    )
    bruno.play("build library", "spend indigo-plant", "spend sugar-mill")
    assert san_juan.question == "Pay"
    assert bruno.goods == ["tobacco-storage"]


def test_goods_need_not_be_turned_in(san_juan):  # [SJ-K.4] [SJ-G.16]
    bruno = market(san_juan, "sugar-mill", "well", "statue")
    bruno.play("build sugar-mill", "done", "pay well", "pay statue")
    assert bruno.goods == ["indigo-plant", "tobacco-storage"]


def test_no_more_goods_than_the_building_costs(san_juan):  # [SJ-K.5]
    bruno = market(san_juan, "smithy", "well", "statue")
    bruno.play("build smithy", "spend indigo-plant")
    assert bruno.town[-1] == "smithy"
    assert bruno.hand == ["well", "statue"]
    assert bruno.goods == ["tobacco-storage"]
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_a_free_building_takes_no_goods(san_juan):  # [SJ-K.5]
    ana = san_juan.ana.with_town("black-market", "indigo-plant").with_goods("indigo-plant").with_hand("smithy")
    ana.play("builder", "build smithy")
    assert ana.goods == ["indigo-plant"]
    assert ana.town[-1] == "smithy"


def test_the_black_market_serves_production_buildings_too(san_juan):  # [SJ-K.4]
    bruno = market(san_juan, "sugar-mill")
    bruno.play("build sugar-mill", "spend indigo-plant", "spend tobacco-storage")
    assert bruno.town[-1] == "sugar-mill"
    assert bruno.hand == []


def test_enough_goods_must_be_turned_in_to_pay_the_rest(san_juan):  # [SJ-B.5] [SJ-K.4]
    bruno = market(san_juan, "sugar-mill", "well")
    bruno.play("build sugar-mill")
    assert not bruno.can("done")


# -- carpenter and poor house ---------------------------------------------------------------------------------


def test_the_carpenter_draws_after_a_city_building(san_juan):  # [SJ-K.6] [SJ-G.17]
    bruno = san_juan.bruno.with_town("carpenter").with_hand("well", "statue", "hero").follows("builder")
    bruno.play("build well", "pay statue", "pay hero", "card quarry")
    assert bruno.hand == ["quarry"]


def test_the_carpenter_draws_for_a_free_building(san_juan):  # [SJ-K.6]
    ana = san_juan.ana.with_town("carpenter").with_hand("smithy").play("builder", "build smithy", "card hero")
    assert ana.hand == ["hero"]


def test_the_carpenter_does_not_draw_for_a_production_building(san_juan):  # [SJ-K.6]
    ana = san_juan.ana.with_town("carpenter").with_hand("indigo-plant").play("builder", "build indigo-plant")
    assert ana.hand == []
    assert san_juan.whose != "chance"


def test_the_carpenter_does_not_draw_for_itself(san_juan):  # [SJ-K.6] [SJ-B.9]
    ana = san_juan.ana.with_hand("carpenter", "well", "hero").play("builder", "build carpenter", "pay well", "pay hero")
    assert ana.hand == []
    assert san_juan.whose != "chance"


@pytest.mark.parametrize(("left", "draws"), [(0, True), (1, True), (2, False)])
def test_the_poor_house_helps_with_no_or_one_card(san_juan, left, draws):  # [SJ-K.7] [SJ-G.17]
    ana = san_juan.ana.with_town("poor-house").with_hand("smithy", *["statue"] * left).play("builder", "build smithy")
    assert (san_juan.whose == "chance") == draws
    if draws:
        san_juan.play("card hero")
        assert ana.hand == ["statue"] * left + ["hero"]


def test_the_poor_house_helps_with_production_buildings_too(san_juan):  # [SJ-K.7]
    ana = san_juan.ana.with_town("poor-house").with_hand("indigo-plant")
    ana.play("builder", "build indigo-plant", "card hero")
    assert ana.hand == ["hero"]


def test_the_poor_house_gives_nothing_without_building(san_juan):  # [SJ-K.7]
    ana = san_juan.ana.with_town("poor-house").with_hand("smithy").play("builder", "pass")
    assert ana.hand == ["smithy"]
    assert san_juan.whose != "chance"


def test_the_carpenter_draws_before_the_poor_house_looks(san_juan):  # [SJ-K.8]
    ana = san_juan.ana.with_town("carpenter", "poor-house").with_hand("smithy", "statue")
    ana.play("builder", "build smithy", "card hero")
    assert ana.hand == ["statue", "hero"]
    assert san_juan.whose != "chance"


def test_both_draw_if_the_hand_was_empty(san_juan):  # [SJ-K.8]
    ana = san_juan.ana.with_town("carpenter", "poor-house").with_hand("smithy")
    ana.play("builder", "build smithy", "card statue", "card hero")
    assert ana.hand == ["statue", "hero"]
    assert san_juan.whose != "chance"
