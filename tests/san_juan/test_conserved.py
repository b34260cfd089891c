"""The arithmetic of the cards: what is printed on them must add up, and the tables of the rules must say the same."""

import re
from pathlib import Path

import pytest

from meydan.games.san_juan import cards
from meydan.games.san_juan.cards import (
    BASE,
    CARDS,
    COST,
    EVENT_KINDS,
    EVENTS,
    IS_MONUMENT,
    IS_PRODUCTION,
    KIND,
    KINDS,
    NAMES,
    NEW,
    PLANTS,
    POINTS,
    RULES,
    copies_in,
    copies_with,
    kinds_in,
)
from meydan.games.san_juan.printed import PRICES

RULEBOOK = Path(__file__).parents[2] / "docs" / "rules" / "san-juan.md"
CITY = [kind for kind in kinds_in([BASE], RULES) if not IS_PRODUCTION[kind]]
NEW_CITY = kinds_in([NEW], RULES)
BASE_COPIES = copies_in(BASE, RULES)
NEW_COPIES = copies_in(NEW, RULES)


def paragraph_of(name):
    """A paragraph of the rules, with the table that follows it."""
    return RULEBOOK.read_text(encoding="utf-8").split(f"**[{name}]**")[1].split("\n**[")[0]


def table(paragraph):
    """The rows of the table that follows a paragraph of the rules, without its head."""
    rows = re.findall(r"^\| (.+) \|$", paragraph_of(paragraph), re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


def named(title):
    return KIND[title.lower().replace(" ", "-")]


def points(cell):
    return 0 if cell == "-" else int(cell)


def test_there_are_as_many_cards_as_the_rules_say():  # [SJ-G.2]
    in_rules = [int(number) for number in re.findall(r"(?<![.\d])\d+", paragraph_of("SJ-G.2"))]
    assert in_rules == [
        sum(BASE_COPIES),
        sum(BASE_COPIES[kind] for kind in PLANTS),
        len(PLANTS),
        sum(BASE_COPIES[kind] for kind in CITY),
        len(CITY),
        sum(NEW_COPIES),
        sum(copies_in(EVENTS, RULES)),
    ]
    assert in_rules[:5] == [110, 42, 5, 68, 24]
    assert (sum(copies_in(NEW, 1)), sum(copies_in(EVENTS, 1))) == (33, 6)


def test_three_of_each_city_building_but_two_of_those_that_cost_six():  # [SJ-K.1] [SJ-N.1]
    for kind in (*CITY, *NEW_CITY):
        if not CARDS[kind].on_table:
            assert BASE_COPIES[kind] + NEW_COPIES[kind] == (2 if COST[kind] == 6 else 3)


def test_the_printed_points_of_the_base_deck_are_188():  # [SJ-K.1] [SJ-P.1]
    assert sum(points * copies for points, copies in zip(POINTS, BASE_COPIES, strict=True)) == 188


@pytest.mark.parametrize(
    ("copies", "count"),
    [
        (BASE_COPIES, {1: 19, 2: 26, 3: 23, 4: 20, 5: 14, 6: 8}),
        (copies_with([NEW], 2), {1: 29, 2: 29, 3: 33, 4: 24, 5: 18, 6: 10}),
    ],
)
def test_how_many_cards_of_each_cost(copies, count):  # [SJ-K.1] [SJ-N.1] [SJ-P.1]
    assert {cost: sum(copies[kind] for kind in range(KINDS) if COST[kind] == cost) for cost in count} == count


def test_points_follow_the_cost():  # [SJ-K.1] [SJ-N.1] [SJ-K.34]
    usual = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0, 7: 0}
    for kind in kinds_in([BASE, NEW], RULES):
        assert POINTS[kind] == (COST[kind] if IS_MONUMENT[kind] else usual[COST[kind]]), NAMES[kind]
    assert [NAMES[kind] for kind in range(KINDS) if IS_MONUMENT[kind]] == ["statue", "victory-column", "hero"]


def test_the_production_buildings_are_as_in_the_rules():  # [SJ-P.1]
    rows = table("SJ-P.1")
    assert [named(row[0]) for row in rows] == PLANTS
    for title, cost, worth, base, both in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind]) == (int(cost), int(worth))
        assert (BASE_COPIES[kind], BASE_COPIES[kind] + NEW_COPIES[kind]) == (int(base), int(both))


def test_the_city_buildings_are_as_in_the_rules():  # [SJ-K.1]
    rows = table("SJ-K.1")
    assert [named(row[0]) for row in rows] == CITY
    for title, cost, worth, copies in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind], BASE_COPIES[kind]) == (int(cost), points(worth), int(copies))


def test_the_new_buildings_are_as_in_the_rules():  # [SJ-N.1]
    rows = table("SJ-N.1")
    assert [named(row[0]) for row in rows] == NEW_CITY
    for title, cost, worth, copies in rows:
        kind = named(title)
        assert (COST[kind], POINTS[kind]) == (int(cost), points(worth))
        assert NEW_COPIES[kind] == (0 if CARDS[kind].on_table else int(copies))


def test_the_price_cards_are_as_in_the_rules():  # [SJ-T.1]
    assert [[int(price) for price in row[1:]] for row in table("SJ-T.1")] == PRICES


def test_the_price_cards_add_up():  # [SJ-T.1]
    assert [sum(card[good] for card in PRICES) for good in range(5)] == [5, 7, 9, 11, 13]


def test_every_kind_has_a_name_of_its_own():  # [SJ-G.2]
    assert len(set(NAMES)) == len(NAMES) == len(PLANTS) + len(CITY) + len(NEW_CITY) + len(EVENT_KINDS)
    assert [getattr(cards, name.upper().replace("-", "_")) for name in NAMES] == list(range(KINDS))
