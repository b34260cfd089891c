"""The producer phase, with aqueduct and well."""

import pytest


def producer(story, *town, goods=(), role="producer"):
    """Ana, who has these buildings, takes the role."""
    return story.ana.with_town(*town).with_goods(*goods).play(role)


def test_a_card_of_the_deck_becomes_a_good(san_juan):  # [SJ-P.2] [SJ-G.1] [SJ-G.3]
    deck = san_juan.game.deck_size
    bruno = san_juan.bruno.with_town("sugar-mill").follows("producer")
    bruno.play("produce sugar-mill", "card hero")
    assert bruno.goods == ["sugar-mill"]
    assert bruno.hand == []
    assert san_juan.game.deck_size == deck - 1


def test_a_follower_produces_one_good(san_juan):  # [SJ-P.2] [SJ-R.2]
    bruno = san_juan.bruno.with_town("sugar-mill", "coffee-roaster").follows("producer")
    bruno.play("produce sugar-mill", "card hero")
    assert san_juan.whose != "bruno"
    assert bruno.goods == ["sugar-mill"]


def test_the_producer_produces_two(san_juan):  # [SJ-P.3]
    ana = producer(san_juan, "indigo-plant", "sugar-mill", "coffee-roaster")
    ana.play("produce sugar-mill", "produce coffee-roaster", "card hero", "card hero")
    assert ana.goods == ["sugar-mill", "coffee-roaster"]
    assert san_juan.whose != "ana"


def test_the_second_good_needs_another_building(san_juan):  # [SJ-P.3] [SJ-P.5]
    ana = producer(san_juan, "sugar-mill")
    ana.play("produce sugar-mill", "card hero")
    assert ana.goods == ["sugar-mill"]
    assert san_juan.whose != "ana"


def test_the_owner_chooses_the_buildings(san_juan):  # [SJ-P.4]
    producer(san_juan, "indigo-plant", "sugar-mill", "silver-smelter", "well", goods=["sugar-mill"])
    assert san_juan.options == ["produce indigo-plant", "produce silver-smelter", "done"]


@pytest.mark.parametrize("produced", [[], ["indigo-plant"]])
def test_fewer_goods_may_be_produced(san_juan, produced):  # [SJ-P.4] [SJ-R.3]
    ana = producer(san_juan, "indigo-plant", "sugar-mill")
    ana.play(*[f"produce {kind}" for kind in produced], "done")
    san_juan.settle()
    assert ana.goods == produced
    assert san_juan.whose == "bruno"


def test_a_full_building_produces_nothing(san_juan):  # [SJ-P.5] [SJ-G.3]
    ana = producer(san_juan, "indigo-plant", "sugar-mill", goods=["indigo-plant"])
    assert not ana.can("produce indigo-plant")
    assert ana.why_not("produce indigo-plant") is not None


def test_without_an_empty_building_nobody_is_asked(san_juan):  # [SJ-G.18] [SJ-P.5]
    san_juan.bruno.with_town("indigo-plant", "well").with_goods("indigo-plant")
    producer(san_juan, "well")
    assert san_juan.whose == "clara"


def test_all_buildings_are_chosen_before_a_card_is_drawn(san_juan):  # [SJ-P.6]
    ana = producer(san_juan, "indigo-plant", "sugar-mill", "coffee-roaster")
    ana.play("produce indigo-plant")
    assert san_juan.asked == ("ana", "Produce")
    ana.play("produce coffee-roaster")
    assert san_juan.whose == "chance"


def test_each_set_of_buildings_can_be_chosen_in_one_way(san_juan):  # [SJ-G.13]
    ana = producer(san_juan, "indigo-plant", "sugar-mill", "coffee-roaster")
    ana.play("produce sugar-mill")
    assert san_juan.options == ["produce coffee-roaster", "done"]


def test_two_alike_buildings_produce_both(san_juan):  # [SJ-P.3] [SJ-G.14]
    ana = producer(san_juan, "sugar-mill", "indigo-plant", "sugar-mill")
    ana.play("produce sugar-mill", "produce sugar-mill", "card hero", "card statue")
    assert ana.goods == ["sugar-mill", "sugar-mill"]


def test_a_good_goes_on_the_first_empty_of_two(san_juan):  # [SJ-G.14]
    ana = producer(san_juan, "sugar-mill", "sugar-mill", "sugar-mill", goods=["sugar-mill"])
    ana.play("produce sugar-mill", "done")
    san_juan.settle()
    assert [good >= 0 for good in ana.pieces.goods] == [True, True, False]


def test_goods_stay_until_a_later_trader_phase(san_juan):  # [SJ-P.7]
    ana = producer(san_juan, "indigo-plant").play("produce indigo-plant", "card hero")
    san_juan.next_round()
    assert ana.goods == ["indigo-plant"]
    san_juan.bruno.play("trader", "prices A")
    ana.comes("Sell").play("sell indigo-plant", "card statue")
    assert "statue" in ana.hand
    assert ana.goods == []


def test_the_kind_of_a_good_is_that_of_its_building(san_juan):  # [SJ-G.3]
    """A silver smelter's card on a sugar mill is sugar."""
    ana = san_juan.ana.with_town("sugar-mill").with_goods("sugar-mill", card="silver-smelter")
    ana.play("trader", "prices C")
    assert san_juan.options == ["sell sugar-mill", "done"]
    ana.play("sell sugar-mill", "card hero")
    assert san_juan.whose != "chance"
    assert ana.hand == ["hero"]


@pytest.mark.parametrize(
    ("town", "chooser", "most"),
    [
        (["aqueduct"], False, 2),
        (["aqueduct"], True, 3),
        (["aqueduct", "library"], True, 4),
        (["library"], True, 3),
        (["library"], False, 1),
        ([], True, 2),
        ([], False, 1),
    ],
)
def test_how_many_goods(san_juan, town, chooser, most):  # [SJ-K.15] [SJ-K.27] [SJ-K.28] [SJ-P.2] [SJ-P.3]
    """The rulebook's examples of aqueduct and library among them."""
    player = san_juan.ana if chooser else san_juan.bruno
    player.with_town(*town, *["sugar-mill"] * 5)
    san_juan.play("producer")
    player.comes("Produce")
    for _ in range(most):
        assert san_juan.asked == (player.name, "Produce")
        player.play("produce sugar-mill")
    san_juan.settle()
    assert san_juan.asked != (player.name, "Produce")
    assert len(player.goods) == most


@pytest.mark.parametrize(("produced", "draws"), [(1, False), (2, True), (3, True)])
def test_the_well_draws_for_two_goods(san_juan, produced, draws):  # [SJ-K.16] [SJ-G.17]
    ana = producer(san_juan, "well", "aqueduct", *["sugar-mill"] * 4)
    ana.play(*["produce sugar-mill"] * produced)
    if san_juan.asked == ("ana", "Produce"):
        ana.play("done")
    for _ in range(produced):
        san_juan.play("card indigo-plant")
    assert (san_juan.whose == "chance") == draws
    if draws:
        san_juan.play("card hero")
    assert ana.hand == (["hero"] if draws else [])
    assert san_juan.whose == "bruno"


def test_the_well_works_for_a_follower_too(san_juan):  # [SJ-K.16]
    bruno = san_juan.bruno.with_town("well", "aqueduct", "sugar-mill", "sugar-mill").follows("producer")
    bruno.play("produce sugar-mill", "produce sugar-mill", "card indigo-plant", "card indigo-plant", "card hero")
    assert bruno.hand == ["hero"]


def test_the_well_counts_one_phase_only(san_juan):  # [SJ-K.16]
    ana = producer(san_juan, "well", "indigo-plant", "sugar-mill", goods=["indigo-plant"])
    ana.play("produce sugar-mill", "card hero")
    assert san_juan.whose == "bruno"
    assert ana.hand == []


def test_players_produce_in_turn(san_juan):  # [SJ-R.13] [SJ-R.2]
    order = []
    san_juan.play("producer")
    while san_juan.question != "ChooseRole":
        order.append(san_juan.whose)
        san_juan.close()
    assert [name for name in order if name != "chance"] == ["ana", "bruno", "clara"]
