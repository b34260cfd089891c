"""The buildings of New Buildings that work in builder, trader and councillor phase, and the cathedral."""

import pytest

from tests.san_juan.story import Story


def trader(story, player, *town, goods=(), prices="A"):
    """Ana takes the trader; the player has these buildings and goods."""
    player.with_town(*town).with_goods(*goods)
    story.play("trader", f"prices {prices}")
    return player


# -- hut ------------------------------------------------------------------------------------------------------


def test_the_hut_draws_when_nobody_sold(new):  # [SJ-N.7] [SJ-G.17]
    clara = trader(new, new.clara, "hut")
    assert new.whose == "chance"
    new.play("card hero")
    assert clara.hand == ["hero"]
    assert new.asked == ("bruno", "ChooseRole")


def test_all_huts_draw_clockwise_from_the_trader(new):  # [SJ-N.7]
    new.bruno.with_town("hut")
    new.ana.with_town("hut")
    new.play("trader", "prices A", "card hero", "card statue")
    assert (new.ana.hand, new.bruno.hand) == (["hero"], ["statue"])


def test_the_hut_draws_when_nobody_wanted_to_sell(new):  # [SJ-N.7]
    new.ana.with_goods("indigo-plant")
    clara = trader(new, new.clara, "hut")
    new.ana.play("done", "card hero")
    assert clara.hand == ["hero"]


@pytest.mark.parametrize("seller", ["ana", "clara"])
def test_the_hut_draws_nothing_when_anybody_sold(new, seller):  # [SJ-N.7]
    new.clara.with_town("hut", "indigo-plant")
    player = getattr(new, seller).with_goods("indigo-plant")
    new.play("trader", "prices A")
    player.play("sell indigo-plant", "card hero")
    assert player.hand == ["hero"]
    assert new.asked == ("bruno", "ChooseRole")
    assert len(new.ana.hand) + len(new.clara.hand) == 1


def test_a_customs_good_is_a_sale_for_the_hut(new):  # [SJ-N.8]
    new.clara.with_town("hut")
    ana = trader(new, new.ana, "customs-office", goods=["customs-office"])
    ana.play("sell customs-office", "card hero", "card hero")
    assert new.asked == ("bruno", "ChooseRole")
    assert new.clara.hand == []


# -- tavern ---------------------------------------------------------------------------------------------------


def tavern(story, *sizes):
    """Ana, Bruno, Clara have that many buildings; Clara has a tavern. Whether it draws after a builder phase."""
    kinds = [["indigo-plant"], ["sugar-mill"], ["coffee-roaster"]]
    for player, size, kind in zip(story.players, sizes, kinds, strict=True):
        player.with_town(*(["tavern"] if player is story.clara else []), *kind * (size - (player is story.clara)))
    story.play("builder")
    while story.question == "Build":
        story.play("pass")
    return story.whose == "chance"


@pytest.mark.parametrize(
    ("sizes", "draws"),
    [((3, 3, 2), True), ((3, 2, 2), True), ((2, 2, 2), False), ((3, 1, 2), False), ((2, 3, 2), True)],
)
def test_the_tavern_draws_for_the_last_if_somebody_has_more(new, sizes, draws):  # [SJ-N.9] [SJ-G.17]
    assert tavern(new, *sizes) == draws
    if draws:
        new.play("card hero")
        assert new.clara.hand == ["hero"]


def test_two_players_one_must_have_fewer():  # [SJ-N.9]
    story = Story(2, expansions=["new-buildings"])
    story.ana.with_town("tavern")
    story.play("builder").until("ChooseRole")
    assert story.ana.hand == []
    story.bruno.with_town("well", "statue")
    story.bruno.play("prospector", "card hero")
    story.next_round()
    story.ana.with_hand()
    story.bruno.play("builder")
    while story.question == "Build":
        story.play("pass")
    assert story.whose == "chance"


def test_a_new_tavern_does_not_draw(new):  # [SJ-N.10]
    new.bruno.with_town("well", "statue", "hero")
    ana = new.ana.with_town().with_hand("tavern", "smithy").play("builder", "build tavern", "pay smithy")
    while new.question == "Build":
        new.play("pass")
    assert new.asked == ("bruno", "ChooseRole")
    assert ana.hand == []


def test_but_in_the_next_builder_phase(new):  # [SJ-N.10]
    ana = new.ana.with_town().with_hand("tavern", "smithy").play("builder", "build tavern", "pay smithy")
    new.bruno.with_town("well", "statue", "hero")
    new.next_round()
    ana.with_hand()
    new.bruno.play("builder")
    while new.question == "Build":
        new.play("pass")
    assert new.whose == "chance"


def test_taverns_draw_clockwise_from_the_builder(new):  # [SJ-N.11]
    for player in (new.ana, new.bruno):
        player.with_town("tavern")
    new.clara.with_town("well", "statue")
    new.play("producer").until("ChooseRole")
    new.bruno.play("builder")
    while new.question == "Build":
        new.play("pass")
    new.play("card hero", "card statue")
    assert (new.bruno.hand, new.ana.hand) == (["hero"], ["statue"])


def test_taverns_draw_in_the_last_phase_too(new):  # [SJ-N.11] [SJ-Z.1]
    bruno = new.bruno.with_town("tavern")
    new.ana.with_town(*["sugar-mill"] * 8, "well", "statue", "hero").with_hand("smithy").play("builder", "build smithy")
    while new.question == "Build":
        new.play("pass")
    new.play("card hero")
    assert bruno.hand == ["hero"]
    assert new.game.over


# -- park -----------------------------------------------------------------------------------------------------


def test_a_library_over_a_park_costs_nothing(new):  # [SJ-N.12]
    """The rulebook's example."""
    bruno = new.bruno.with_town("crane", "park").with_hand("library").follows("builder")
    bruno.builds("library", over="park")
    assert bruno.town == ["crane", "library"]


@pytest.mark.parametrize(("builder", "quarry", "cost"), [(False, False, 1), (True, False, 0), (False, True, 0)])
def test_a_cathedral_over_a_park(new, builder, quarry, cost):  # [SJ-N.12] [SJ-N.25] [SJ-K.3]
    """The rulebook's example: one card, none for the builder or with a quarry."""
    player = new.ana if builder else new.bruno
    player.with_town("crane", "park", *["quarry"] * quarry).with_hand(*["well"] * cost)
    new.play("builder")
    player.comes("Build").builds("cathedral", *["well"] * cost, over="park")
    assert player.town[:2] == ["crane", "cathedral"]
    assert player.hand == []


def test_a_park_alone_does_nothing(new):  # [SJ-N.12]
    bruno = new.bruno.with_town("park").with_hand("smithy", "well").follows("builder")
    bruno.builds("smithy", "well")
    assert bruno.town == ["park", "smithy"]


# -- customs office -------------------------------------------------------------------------------------------


def test_a_customs_office_is_filled_in_every_councillor_phase(new):  # [SJ-N.13] [SJ-G.17]
    clara = new.clara.with_town("customs-office")
    new.play("councillor", "pass", "pass")
    assert new.whose == "chance"
    new.play("card hero")
    assert clara.goods == ["customs-office"]
    assert clara.hand == []


def test_also_if_its_owner_declines_the_draw(new):  # [SJ-N.13]
    clara = new.clara.with_town("customs-office")
    new.play("councillor", "pass", "pass", "card hero", "pass")
    assert clara.goods == ["customs-office"]
    assert new.asked == ("bruno", "ChooseRole")


def test_a_full_customs_office_gets_nothing(new):  # [SJ-N.13] [SJ-G.3]
    clara = new.clara.with_town("customs-office").with_goods("customs-office", card="palace")
    new.play("councillor", "pass", "pass")
    assert new.asked == ("clara", "Council")
    assert clara.goods == ["customs-office"]


def test_it_is_filled_before_its_owner_draws(new):  # [SJ-N.14]
    ana = new.ana.with_town("customs-office")
    new.play("councillor", "card hero")
    assert ana.goods == ["customs-office"]
    assert new.asked == ("ana", "Council")


@pytest.mark.parametrize("card", "ABCDE")
def test_the_customs_good_brings_two_cards(new, card):  # [SJ-N.15]
    ana = trader(new, new.ana, "customs-office", goods=["customs-office"], prices=card)
    assert new.options == ["sell customs-office", "done"]
    ana.play("sell customs-office", "card hero", "card statue")
    assert ana.hand == ["statue", "hero"]
    assert new.whose != "chance"


def test_the_customs_good_counts_among_the_sales(new):  # [SJ-N.15]
    bruno = trader(new, new.bruno, "customs-office", "indigo-plant", goods=["customs-office", "indigo-plant"])
    bruno.play("sell customs-office", "card hero", "card statue")
    assert new.asked == ("bruno", "ChooseRole")
    assert bruno.goods == ["indigo-plant"]


def test_the_customs_good_counts_for_stand_and_hall(new):  # [SJ-N.15] [SJ-K.18] [SJ-K.19]
    town = ["customs-office", "indigo-plant", "market-stand", "market-hall"]
    ana = trader(new, new.ana, *town, goods=["customs-office", "indigo-plant"])
    ana.play("sell indigo-plant", "sell customs-office")
    new.settle()
    assert len(ana.hand) == 1 + 2 + 1 + 1


def test_the_black_market_takes_the_customs_good(new):  # [SJ-N.15] [SJ-K.4]
    bruno = new.bruno.with_town("customs-office", "black-market").with_goods("customs-office").with_hand("smithy")
    bruno.follows("builder").play("build smithy", "spend customs-office")
    assert bruno.town[-1] == "smithy"
    assert bruno.goods == []


def test_a_price_card_is_turned_up_for_a_customs_good_alone(new):  # [SJ-T.7] [SJ-N.15]
    new.ana.with_town("customs-office").with_goods("customs-office").play("trader")
    assert new.whose == "chance"
    assert "prices A" in new.options


def test_the_customs_office_is_no_production_building(new):  # [SJ-N.16]
    ana = new.ana.with_town("customs-office", "well", "indigo-plant").play("producer")
    assert new.options == ["produce indigo-plant", "done"]
    ana.play("produce indigo-plant", "card hero")
    assert new.whose == "bruno"
    assert ana.goods == ["indigo-plant"]


def test_a_customs_good_does_not_count_for_the_well(new):  # [SJ-N.16]
    ana = new.ana.with_town("customs-office", "well", "indigo-plant").with_goods("customs-office").play("producer")
    ana.play("produce indigo-plant", "card hero")
    assert ana.hand == []
    assert new.whose == "bruno"


# -- harbor ---------------------------------------------------------------------------------------------------


def test_one_sold_card_goes_under_the_harbor(new):  # [SJ-N.17]
    ana = new.ana.with_town("harbor", "indigo-plant", "sugar-mill")
    ana.with_goods("indigo-plant", card="hero").with_goods("sugar-mill", card="statue")
    ana.play("trader", "prices A", "sell indigo-plant", "sell sugar-mill", "card well", "card well")
    assert ana.under(0) == 1
    assert new.pile_size == 1
    assert ana.points == 2 + 1 + 1 + 1
    assert ana.hand == ["well", "well"]


@pytest.mark.parametrize("plants", [("indigo-plant", "sugar-mill"), ("sugar-mill", "indigo-plant")])
def test_the_first_good_named_goes_there(new, plants):  # [SJ-N.18]
    ana = new.ana.with_town(*plants, "harbor")
    ana.with_goods("indigo-plant", card="hero").with_goods("sugar-mill", card="statue")
    ana.play("trader", "prices A", "sell indigo-plant", "sell sugar-mill", "card well", "card well")
    assert ana.pieces.sunk[2] == [24]
    assert new.pile == ["statue"]


def test_the_harbor_takes_a_customs_good_too(new):  # [SJ-N.18]
    ana = new.ana.with_town("customs-office", "harbor").with_goods("customs-office", card="hero")
    ana.play("trader", "prices A", "sell customs-office", "card well", "card well")
    assert ana.pieces.sunk[1] == [24]
    assert new.pile == []


def test_the_harbor_is_not_asked(new):  # [SJ-N.17] [SJ-G.16]
    bruno = trader(new, new.bruno, "harbor", "indigo-plant", goods=["indigo-plant"])
    bruno.play("sell indigo-plant")
    assert bruno.under(0) == 1
    assert new.whose == "chance"


def test_without_a_sale_nothing_goes_under_the_harbor(new):  # [SJ-N.17]
    bruno = trader(new, new.bruno, "harbor", "indigo-plant", goods=["indigo-plant"]).play("done")
    assert bruno.under(0) == 0


@pytest.mark.parametrize(("building", "own"), [("chapel", 2), ("bank", 2), ("harbor", 2)])
def test_what_lies_under_a_covered_building_stays_and_counts(new, building, own):  # [SJ-N.22] [SJ-K.13]
    bruno = new.bruno.with_town("crane", building).with_under(building, "well", "hero")
    assert bruno.points == 1 + own + 2
    bruno.with_hand("statue").follows("builder").builds("statue", over=building)
    assert bruno.town == ["crane", "statue"]
    assert bruno.under(1) == 2
    assert bruno.points == 1 + 3 + 2


# -- cathedral ------------------------------------------------------------------------------------------------


def test_anybody_may_build_the_cathedral(new):  # [SJ-N.25]
    new.clara.with_hand("hero")
    bruno = new.bruno.with_hand(*["well"] * 3, *["sugar-mill"] * 4).follows("builder")
    bruno.builds("cathedral", *["sugar-mill"] * 4, *["well"] * 3)
    assert bruno.town == ["indigo-plant", "cathedral"]
    assert not new.game.cathedral
    assert new.asked == ("clara", "Build")


def test_the_cathedral_is_built_once(new):  # [SJ-N.25]
    new.clara.with_hand(*["coffee-roaster"] * 8)
    bruno = new.bruno.with_hand(*["well"] * 3, *["sugar-mill"] * 4).follows("builder")
    bruno.builds("cathedral", *["sugar-mill"] * 4, *["well"] * 3)
    assert new.asked == ("clara", "Build")
    assert not new.clara.can("build cathedral")
    assert new.clara.why_not("build cathedral") is not None


def test_the_cathedral_cannot_be_built_without_the_cards(new):  # [SJ-N.25] [SJ-B.5]
    bruno = new.bruno.with_hand(*["sugar-mill"] * 6).follows("builder")
    assert not bruno.can("build cathedral")


def test_the_cathedral_is_a_city_building(new):  # [SJ-N.25] [SJ-K.6] [SJ-K.36]
    bruno = new.bruno.with_town("carpenter", "quarry", "city-hall").with_hand(*["sugar-mill"] * 6).follows("builder")
    bruno.builds("cathedral", *["sugar-mill"] * 6)
    new.play("card hero")
    assert bruno.hand == ["hero"]
    assert bruno.points == 2 + 2 + 4


def test_there_is_no_cathedral_in_the_base_game(san_juan):  # [SJ-N.25]
    bruno = san_juan.bruno.with_hand(*["sugar-mill"] * 8).follows("builder")
    assert not bruno.can("build cathedral")


def test_a_covered_cathedral_goes_back_to_the_table(new):  # [SJ-N.27]
    bruno = new.bruno.with_town("crane", "cathedral").with_hand("palace").follows("builder")
    assert not new.game.cathedral
    bruno.builds("palace", over="cathedral")
    assert new.game.cathedral
    assert new.pile == []
    assert bruno.town == ["crane", "palace"]


def test_a_lost_cathedral_goes_back_to_the_table():  # [SJ-N.27]
    story = Story(2, expansions=["new-buildings", "events"]).events_out("earthquake")
    story.ana.with_town("cathedral", "well").play("event earthquake", "lose cathedral")
    assert story.game.cathedral
    assert story.pile == []
