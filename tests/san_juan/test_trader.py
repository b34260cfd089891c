"""The trader phase, with trading post, market stand and market hall."""

import pytest

from tests.san_juan.story import Story


def trader(story, *town, goods=(), prices="A"):
    """Ana, who has these buildings and goods, takes the role and turns up a price card."""
    return story.ana.with_town(*town).with_goods(*goods).play("trader", f"prices {prices}")


def test_prices_are_turned_up_before_anybody_decides(san_juan):  # [SJ-T.1]
    san_juan.ana.with_goods("indigo-plant").play("trader")
    assert san_juan.whose == "chance"
    assert san_juan.options == [f"prices {card}" for card in "ABCDE"]
    san_juan.play("prices C")
    assert san_juan.price == "C"
    assert san_juan.asked == ("ana", "Sell")


PRICES = {"A": [1, 1, 1, 2, 2], "B": [1, 1, 2, 2, 2], "C": [1, 1, 2, 2, 3], "D": [1, 2, 2, 2, 3], "E": [1, 2, 2, 3, 3]}
KINDS = ["indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "silver-smelter"]


@pytest.mark.parametrize("card", PRICES)
@pytest.mark.parametrize("good", range(5))
def test_a_good_brings_its_price(san_juan, card, good):  # [SJ-T.1] [SJ-T.2]
    ana = trader(san_juan, KINDS[good], goods=[KINDS[good]], prices=card)
    ana.play(f"sell {KINDS[good]}")
    drawn = 0
    while san_juan.whose == "chance":
        san_juan.play("card indigo-plant")
        drawn += 1
    assert drawn == len(ana.hand) == PRICES[card][good]


def test_the_sold_card_goes_to_the_discard_pile_unseen(san_juan):  # [SJ-T.2] [SJ-G.4]
    ana = san_juan.ana.with_town("sugar-mill").with_goods("sugar-mill", card="hero")
    ana.play("trader", "prices A", "sell sugar-mill", "card well")
    assert san_juan.pile == ["hero"]
    assert san_juan.shown == []
    assert ana.pieces.seen == [0] * len(ana.pieces.seen)


@pytest.mark.parametrize(
    ("town", "chooser", "most"),
    [
        (["trading-post"], False, 2),
        (["trading-post"], True, 3),
        (["trading-post", "library"], True, 4),
        (["library"], True, 3),
        (["library"], False, 1),
        ([], True, 2),
        ([], False, 1),
    ],
)
def test_how_many_sales(san_juan, town, chooser, most):  # [SJ-K.17] [SJ-K.27] [SJ-K.28] [SJ-T.2] [SJ-T.3]
    """The rulebook's examples of trading post and library among them."""
    player = san_juan.ana if chooser else san_juan.bruno
    player.with_town(*town, *["sugar-mill"] * 5).with_goods(*["sugar-mill"] * 5)
    san_juan.play("trader", "prices A")
    for _ in range(most):
        assert san_juan.asked == (player.name, "Sell")
        player.play("sell sugar-mill")
    san_juan.settle()
    assert san_juan.asked != (player.name, "Sell")
    assert len(player.goods) == 5 - most
    assert len(player.hand) == most


@pytest.mark.parametrize("sold", [[], ["indigo-plant"]])
def test_fewer_goods_may_be_sold(san_juan, sold):  # [SJ-T.4] [SJ-R.3]
    ana = trader(san_juan, "indigo-plant", "sugar-mill", goods=["indigo-plant", "sugar-mill"])
    ana.play(*[f"sell {kind}" for kind in sold], "done")
    san_juan.settle()
    assert len(ana.goods) == 2 - len(sold)
    assert san_juan.whose == "bruno"


def test_any_good_may_be_sold(san_juan):  # [SJ-T.4]
    trader(san_juan, "indigo-plant", "sugar-mill", "coffee-roaster", goods=["indigo-plant", "coffee-roaster"])
    assert san_juan.options == ["sell indigo-plant", "sell coffee-roaster", "done"]


def test_goods_are_all_named_before_cards_are_drawn(san_juan):  # [SJ-T.5]
    ana = trader(san_juan, "indigo-plant", "sugar-mill", goods=["indigo-plant", "sugar-mill"])
    ana.play("sell indigo-plant")
    assert san_juan.asked == ("ana", "Sell")
    assert ana.hand == []
    ana.play("sell sugar-mill")
    assert ana.goods == []
    assert san_juan.whose == "chance"


def test_the_sold_cards_are_discarded_before_the_draw(san_juan):  # [SJ-T.5] [SJ-G.5]
    """With an empty deck the sold card itself is shuffled and drawn."""
    ana = san_juan.ana.with_goods("indigo-plant", card="hero")
    san_juan.deck()
    ana.play("trader", "prices A", "sell indigo-plant", "card hero")
    assert ana.hand == ["hero"]


def test_the_rulebooks_sale(san_juan):  # [SJ-T.1] [SJ-T.5] [SJ-K.17] [SJ-K.18]
    """Indigo 1, tobacco 2, silver 3, and 1 for the market stand: seven cards."""
    kinds = ["indigo-plant", "tobacco-storage", "silver-smelter"]
    ana = trader(san_juan, *kinds, "trading-post", "market-stand", goods=kinds, prices="C")
    ana.play(*[f"sell {kind}" for kind in kinds])
    san_juan.play(*["card sugar-mill"] * 7)
    assert len(ana.hand) == 7
    assert san_juan.whose != "chance"


def through(story, cards):
    """Trader phases without goods, one round each; the price cards that came up."""
    came = []
    for card in cards:
        story.play("trader")
        if story.whose == "chance":
            story.play(f"prices {card}")
        came.append(story.game.prices[(story.game.trades - 1) % 5])
        story.next_round()
    return came


def test_the_price_cards_come_again_in_the_same_order(san_juan):  # [SJ-T.6] [SJ-T.7] [SJ-T.8]
    came = through(san_juan, "CADBECADBE")
    assert came == [2, 0, 3, 1, 4] * 2


def test_a_new_price_card_is_one_not_seen_yet(san_juan):  # [SJ-T.8]
    through(san_juan, "CA")
    san_juan.play("trader")
    assert san_juan.odds == {"prices B": 1, "prices D": 1, "prices E": 1}


def test_after_five_phases_chance_is_not_asked(san_juan):  # [SJ-T.8] [SJ-T.6]
    through(san_juan, "CADBE")
    ana = san_juan.players[san_juan.game.governor].with_goods("indigo-plant")
    ana.play("trader")
    assert san_juan.asked == (ana.name, "Sell")
    assert san_juan.price == "C"


def test_a_price_card_is_used_up_even_if_nobody_sells(san_juan):  # [SJ-T.7]
    ana = san_juan.ana.with_goods("indigo-plant").play("trader", "prices D", "done")
    san_juan.until("ChooseRole")
    assert san_juan.price == ""
    assert san_juan.game.trades == 1
    assert ana.goods == ["indigo-plant"]
    san_juan.next_round()
    san_juan.play("trader")
    assert "prices D" not in san_juan.options


def test_the_prices_hold_for_everybody(san_juan):  # [SJ-T.1] [SJ-R.13]
    bruno = san_juan.bruno.with_town("silver-smelter").with_goods("silver-smelter")
    trader(san_juan, "indigo-plant", prices="E")
    assert san_juan.asked == ("bruno", "Sell")
    bruno.play("sell silver-smelter", "card well", "card well", "card well")
    assert bruno.hand == ["well"] * 3
    assert san_juan.whose != "chance"


def test_without_goods_nobody_is_asked(san_juan):  # [SJ-G.18]
    trader(san_juan, "indigo-plant")
    assert san_juan.asked == ("bruno", "ChooseRole")


def test_of_two_alike_the_first_full_one_is_sold(san_juan):  # [SJ-G.14]
    ana = trader(san_juan, "sugar-mill", "sugar-mill", goods=["sugar-mill", "sugar-mill"])
    ana.play("sell sugar-mill", "done")
    assert [good >= 0 for good in ana.pieces.goods] == [False, True]


@pytest.mark.parametrize(("sold", "extra"), [(1, 0), (2, 1), (3, 1)])
def test_the_market_stand_draws_for_two_goods(san_juan, sold, extra):  # [SJ-K.18] [SJ-G.17]
    ana = trader(san_juan, "market-stand", "trading-post", *["sugar-mill"] * 4, goods=["sugar-mill"] * 4)
    ana.play(*["sell sugar-mill"] * sold)
    if san_juan.asked == ("ana", "Sell"):
        ana.play("done")
    san_juan.settle()
    assert len(ana.hand) == sold + extra


def test_the_market_stand_works_for_a_follower_too(san_juan):  # [SJ-K.18]
    bruno = san_juan.bruno.with_town("market-stand", "trading-post", "sugar-mill", "sugar-mill")
    bruno.with_goods("sugar-mill", "sugar-mill")
    trader(san_juan, "indigo-plant")
    bruno.play("sell sugar-mill", "sell sugar-mill")
    san_juan.settle()
    assert len(bruno.hand) == 3


@pytest.mark.parametrize("sold", [0, 1, 2])
def test_the_market_hall_draws_one_card_in_all(san_juan, sold):  # [SJ-K.19] [SJ-G.17]
    ana = trader(san_juan, "market-hall", *["sugar-mill"] * 4, goods=["sugar-mill"] * 4)
    ana.play(*["sell sugar-mill"] * sold)
    if san_juan.asked == ("ana", "Sell"):
        ana.play("done")
    san_juan.settle()
    assert len(ana.hand) == (sold + 1 if sold else 0)


def test_the_rulebooks_market_hall(san_juan):  # [SJ-K.19]
    """Sugar at 1 and coffee at 2: four cards."""
    kinds = ["sugar-mill", "coffee-roaster"]
    ana = trader(san_juan, *kinds, "market-hall", goods=kinds, prices="A")
    ana.play("sell sugar-mill", "sell coffee-roaster")
    san_juan.settle()
    assert len(ana.hand) == 4


def test_stand_and_hall_together():  # [SJ-K.18] [SJ-K.19]
    story = Story(2)
    ana = trader(story, "market-hall", "market-stand", "indigo-plant", "indigo-plant", goods=["indigo-plant"] * 2)
    ana.play("sell indigo-plant", "sell indigo-plant")
    story.settle()
    assert len(ana.hand) == 4
