"""10 Large Market and 11 Small Market."""

import pytest

PLACES = {"small": "small market", "large": "large market"}
TILES = {
    "S1": (1, 3, 1, 0),
    "S2": (1, 2, 1, 1),
    "S3": (1, 1, 2, 1),
    "S4": (1, 2, 2, 0),
    "S5": (0, 2, 2, 1),
    "L1": (2, 1, 0, 2),
    "L2": (1, 1, 1, 2),
    "L3": (1, 0, 1, 3),
    "L4": (1, 1, 0, 3),
    "L5": (2, 0, 1, 2),
}
FULL = {"fabric": 5, "spice": 5, "fruit": 5, "jewelry": 5}


def sales(story):
    return [option for option in story.options if option.startswith("sell ")]


def test_goods_sold_leave_the_barrow(istanbul):  # [IST-10.1]
    red = istanbul.demand("small", "S3").red.at("small market").with_goods(fabric=2, spice=1, fruit=2)
    red.play("sell RYY")
    assert red.goods == {"fabric": 1, "spice": 1}


def test_one_red_one_green_and_two_yellow_bring_fourteen_lira(istanbul):  # [IST-10.1] [IST-10.2]
    red = istanbul.demand("small", "S3").red.at("small market").with_goods(fabric=1, spice=1, fruit=2).with_lira(0)
    red.play("sell RGYY")
    assert red.lira == 14
    assert red.goods == {}


def test_the_seller_chooses_which_and_how_many_goods(istanbul):  # [IST-10.1]
    istanbul.demand("small", "S3").red.at("small market").with_goods(fabric=1, fruit=2)
    assert istanbul.options == ["sell R", "sell Y", "sell RY", "sell YY", "sell RYY", "skip"]


def test_goods_the_tile_does_not_show_cannot_be_sold(istanbul):  # [IST-10.1]
    red = istanbul.demand("small", "S1").red.at("small market").with_goods(jewelry=2)
    assert istanbul.options == ["skip"]
    assert red.why_not("sell B") == "no-demand"


def test_each_symbol_takes_one_good(istanbul):  # [IST-10.1]
    red = istanbul.demand("small", "S3").red.at("small market").with_goods(fabric=2)
    assert red.can("sell R")
    assert red.why_not("sell RR") == "no-demand"


def test_goods_you_do_not_have_cannot_be_sold(istanbul):  # [IST-10.1]
    red = istanbul.demand("small", "S3").red.at("small market").with_goods(fruit=1)
    assert red.why_not("sell YY") == "needs-goods"


def test_at_least_one_good_is_sold(istanbul):  # [IST-10.1]
    istanbul.demand("small", "S3").red.at("small market").with_goods()
    assert istanbul.options == ["skip"]


def test_five_goods_may_be_sold_at_once(istanbul):  # [IST-10.1]
    red = istanbul.demand("large", "L2").red.at("large market").with_goods(**FULL)
    red.play("sell RGYBB")
    assert red.goods == {"fabric": 4, "spice": 4, "fruit": 4, "jewelry": 3}


@pytest.mark.parametrize(
    "market, tile, pay",
    [
        ("small", "S2", {"sell B": 2, "sell GB": 5, "sell RYB": 9, "sell RGYB": 14, "sell RGGYB": 20}),
        ("large", "L2", {"sell B": 3, "sell GB": 7, "sell RYB": 12, "sell RGYB": 18, "sell RGYBB": 25}),
    ],
)
def test_the_pay_depends_on_market_and_number(istanbul, market, tile, pay):  # [IST-10.2]
    for sale, lira in pay.items():
        red = istanbul.demand(market, tile).red.at(PLACES[market]).with_goods(**FULL).with_lira(0)
        red.play(sale)
        assert red.lira == lira


def test_the_kinds_sold_do_not_matter_for_the_pay(istanbul):  # [IST-10.2]
    for sale in ["sell RR", "sell RG", "sell BB", "sell GB"]:
        red = istanbul.demand("large", "L1").red.at("large market").with_goods(**FULL).with_lira(0)
        red.play(sale)
        assert red.lira == 7


def test_after_a_sale_another_tile_is_in_force(istanbul):  # [IST-10.3]
    istanbul.demand("small", "S1", "S2", "S3", "S4", "S5").red.at("small market").with_goods(spice=1).play("sell G")
    istanbul.green.at("small market").with_goods(**FULL)
    assert max(sales(istanbul), key=len) == "sell RGGGY"


def test_the_tile_sold_from_goes_to_the_bottom(istanbul):  # [IST-10.3]
    istanbul.demand("small", "S1", "S2", "S3", "S4", "S5").red.with_goods(**FULL)
    for sale in ["sell B", "sell R", "sell R", "sell R", "sell R"]:
        istanbul.red.at("small market").play(sale)
    istanbul.red.at("small market")
    assert max(sales(istanbul), key=len) == "sell GGYYB"


def test_without_a_sale_the_tile_stays(istanbul):  # [IST-10.3]
    istanbul.demand("large", "L1").red.at("large market").with_goods(**FULL).play("skip", "end")
    istanbul.green.at("large market").with_goods(**FULL)
    assert max(sales(istanbul), key=len) == "sell RRGBB"


def test_a_sale_does_not_touch_the_other_market(istanbul):  # [IST-10.3]
    istanbul.demand("large", "L1").demand("small", "S1", "S2", "S3", "S4", "S5")
    istanbul.red.at("small market").with_goods(spice=1).play("sell G", "end")
    istanbul.green.at("large market").with_goods(**FULL)
    assert max(sales(istanbul), key=len) == "sell RRGBB"


@pytest.mark.parametrize("tile, goods", TILES.items())
def test_what_each_demand_tile_asks_for(istanbul, tile, goods):  # [IST-10.4]
    market = "small" if tile[0] == "S" else "large"
    istanbul.demand(market, tile).red.at(PLACES[market]).with_goods(**FULL)
    everything = "sell " + "".join(letter * count for letter, count in zip("RGYB", goods))
    assert [sale for sale in sales(istanbul) if len(sale) == len("sell ") + 5] == [everything]


def test_light_tiles_come_up_at_the_small_market_and_dark_ones_at_the_large(istanbul):  # [IST-10.4]
    istanbul.demand("small", "S1").red.at("small market").with_goods(spice=1).play("sell G")
    assert istanbul.options == ["demand S2", "demand S3", "demand S4", "demand S5"]
    istanbul.demand("large", "L1").green.at("large market").with_goods(spice=1).play("sell G")
    assert istanbul.options == ["demand L2", "demand L3", "demand L4", "demand L5"]


def test_a_tile_never_seen_is_drawn_from_those_not_yet_seen(istanbul):  # [IST-10.5]
    istanbul.demand("small", "S4", "S2").red.at("small market").with_goods(spice=1).play("sell G")
    assert istanbul.odds == {"demand S1": 1, "demand S3": 1, "demand S5": 1}


def test_the_tile_drawn_is_in_force(istanbul):  # [IST-10.5]
    istanbul.demand("small", "S4", "S2").red.at("small market").with_goods(spice=1).play("sell G", "demand S5", "end")
    istanbul.green.at("small market").with_goods(**FULL)
    assert max(sales(istanbul), key=len) == "sell GGYYB"


def test_once_all_were_seen_they_come_again_in_that_order(istanbul):  # [IST-10.5]
    istanbul.demand("large", "L4", "L2", "L5", "L1")
    red = istanbul.red.at("large market").with_goods(**FULL)
    red.play("sell R", "demand L3")
    seen = []
    for _ in range(6):
        red.at("large market").with_goods(**FULL)
        seen.append(max(sales(istanbul), key=len))
        red.play("sell B")
    assert seen == ["sell RYBBB", "sell RGBBB", "sell RGYBB", "sell RRYBB", "sell RRGBB", "sell RYBBB"]
