"""The arithmetic of the cards: what is printed on them must add up, and the tables of the rules must say the same."""

import re
from pathlib import Path

import pytest

from meydan.games.san_juan.printed import BASE_COPIES, COST, EVENT_COPIES, NAMES, NEW_COPIES, POINTS, PRICES

RULES = Path(__file__).parents[2] / "docs" / "rules" / "san-juan.md"
PRODUCTION = range(5)
CITY = range(5, 29)
NEW = range(29, 39)


def table(paragraph):
    """The rows of the table that follows a paragraph of the rules, without its head."""
    text = RULES.read_text(encoding="utf-8").split(f"**[{paragraph}]**")[1].split("\n**[")[0]
    rows = re.findall(r"^\| (.+) \|$", text, re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def named(title):
    return NAMES.index(title.lower().replace(" ", "-"))


def points(cell):
    return 0 if cell == "-" else int(cell)


def test_there_are_110_cards():  # [SJ-G.2]
    assert sum(BASE_COPIES) == 110
    assert sum(BASE_COPIES[kind] for kind in PRODUCTION) == 42
    assert sum(BASE_COPIES[kind] for kind in CITY) == 68
    assert len(CITY) == 24


def test_new_buildings_adds_33_cards_and_events_6():  # [SJ-G.2]
    assert sum(NEW_COPIES) == 33
    assert sum(NEW_COPIES[kind] for kind in PRODUCTION) == 4
    assert sum(NEW_COPIES[kind] for kind in NEW) == 29
    assert sum(EVENT_COPIES) == 6


def test_three_of_each_city_building_but_two_of_those_that_cost_six():  # [SJ-K.1] [SJ-N.1]
    for kind in (*CITY, *NEW):
        assert BASE_COPIES[kind] + NEW_COPIES[kind] == (2 if COST[kind] == 6 else 3)


def test_the_printed_points_of_the_base_deck_are_188():  # [SJ-K.1] [SJ-P.1]
    assert sum(POINTS[kind] * BASE_COPIES[kind] for kind in range(29)) == 188


@pytest.mark.parametrize(
    ("copies", "count"),
    [
        (BASE_COPIES, {1: 19, 2: 26, 3: 23, 4: 20, 5: 14, 6: 8}),
        (
            [base + new for base, new in zip(BASE_COPIES, NEW_COPIES, strict=True)],
            {1: 29, 2: 29, 3: 33, 4: 24, 5: 18, 6: 10},
        ),
    ],
)
def test_how_many_cards_of_each_cost(copies, count):  # [SJ-K.1] [SJ-N.1] [SJ-P.1]
    assert {cost: sum(copies[kind] for kind in range(39) if COST[kind] == cost) for cost in count} == count


def test_points_follow_the_cost():  # [SJ-K.1] [SJ-N.1] [SJ-K.34]
    usual = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0, 7: 0}
    for kind in range(40):
        monument = NAMES[kind] in ("statue", "victory-column", "hero")
        assert POINTS[kind] == (COST[kind] if monument else usual[COST[kind]]), NAMES[kind]


def test_the_production_buildings_are_as_in_the_rules():  # [SJ-P.1]
    rows = table("SJ-P.1")
    assert [named(row[0]) for row in rows] == list(PRODUCTION)
    for title, cost, worth, base, both in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind]) == (int(cost), int(worth))
        assert (BASE_COPIES[kind], BASE_COPIES[kind] + NEW_COPIES[kind]) == (int(base), int(both))


def test_the_city_buildings_are_as_in_the_rules():  # [SJ-K.1]
    rows = table("SJ-K.1")
    assert [named(row[0]) for row in rows] == list(CITY)
    for title, cost, worth, copies in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind], BASE_COPIES[kind]) == (int(cost), points(worth), int(copies))


def test_the_new_buildings_are_as_in_the_rules():  # [SJ-N.1]
    rows = table("SJ-N.1")
    assert [named(row[0]) for row in rows] == [*NEW, 39]
    for title, cost, worth, copies in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind]) == (int(cost), points(worth))
        assert NEW_COPIES[kind] == (0 if title == "Cathedral" else int(copies))


def test_the_price_cards_are_as_in_the_rules():  # [SJ-T.1]
    assert [[int(price) for price in row[1:]] for row in table("SJ-T.1")] == PRICES


def test_the_price_cards_add_up():  # [SJ-T.1]
    assert [sum(card[good] for card in PRICES) for good in range(5)] == [5, 7, 9, 11, 13]


def test_every_kind_has_a_name_of_its_own():  # [SJ-G.2]
    assert len(set(NAMES)) == len(NAMES) == 5 + 24 + 10 + 1 + 6
