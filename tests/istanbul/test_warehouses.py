"""2 Fabric Warehouse, 3 Spice Warehouse, 4 Fruit Warehouse."""

import pytest

WAREHOUSES = [(2, "fabric"), (3, "spice"), (4, "fruit")]


@pytest.mark.parametrize("place, good", WAREHOUSES)
def test_a_warehouse_fills_the_barrow_with_its_good_alone(istanbul, place, good):  # [IST-2.1]
    red = istanbul.red.at(place)
    red.play("fill")
    assert red.goods == {good: 2}


@pytest.mark.parametrize("place, good", WAREHOUSES)
def test_a_warehouse_fills_up_what_is_missing(istanbul, place, good):  # [IST-2.1]
    red = istanbul.red.at(place).with_capacity(4).with_goods(**{good: 1}, jewelry=1)
    red.play("fill")
    assert red.goods == {good: 4, "jewelry": 1}


def test_a_warehouse_costs_nothing(istanbul):  # [IST-2.1]
    red = istanbul.red.at("spice warehouse").with_lira(0)
    red.play("fill")
    assert red.lira == 0


def test_a_full_barrow_may_be_filled_all_the_same(istanbul):  # [IST-2.1]
    red = istanbul.red.at("fruit warehouse").with_goods(fruit=2)
    red.play("fill")
    assert red.goods == {"fruit": 2}


def test_skipping_a_warehouse_gives_nothing(istanbul):  # [IST-2.1]
    red = istanbul.red.at("fabric warehouse")
    red.play("skip")
    assert red.goods == {}


def test_no_warehouse_has_jewelry(istanbul):  # [IST-2.1]
    red = istanbul.red.with_goods()
    for place, _ in WAREHOUSES:
        red.at(place).play("fill")
    assert red.goods == {"fabric": 2, "spice": 2, "fruit": 2}
