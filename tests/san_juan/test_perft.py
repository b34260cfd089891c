"""Counts of all continuations from tricky positions: the shallow ones explained, the deep ones against drift."""

import pytest

import meydan
from meydan.kernel.perft import divide, perft
from tests.san_juan.story import Story


def ends(game, *questions, seat=None):
    """How many ways lead through these questions to another one, or to another seat."""
    seat = game.seat if seat is None else seat
    if game.question not in questions or game.seat != seat:
        return 1
    total = 0
    for option in game.options():
        following = game.clone()
        following.play(option)
        total += ends(following, *questions, seat=seat)
    return total


def test_goods_are_sets_not_sequences():
    """Up to two of four different plants: none, 4 single ones, 6 pairs."""
    plants = ["indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster"]
    game = Story().ana.with_town(*plants).play("producer").story.game
    assert ends(game, "Produce") == 1 + 4 + 6
    assert divide(game, 2) == {
        "produce indigo-plant": 4,
        "produce sugar-mill": 3,
        "produce tobacco-storage": 2,
        "produce coffee-roaster": 2,  # bruno's plant, or done
        "done": 2,
    }


def test_sales_are_sets_not_sequences():
    """Up to three of two alike and two others: 1 + 3 + 4 + 3."""
    goods = ["sugar-mill", "sugar-mill", "coffee-roaster", "silver-smelter"]
    ana = Story().ana.with_town(*goods, "trading-post").with_goods(*goods).play("trader", "prices A")
    assert ends(ana.story.game, "Sell") == 1 + 3 + 4 + 3


def test_what_the_archive_throws_away():
    """Three of seven cards of five kinds, two of them twice: 10 of different kinds, and 2 pairs with 4 others each."""
    ana = Story().ana.with_town("archive", "prefecture").with_hand("smithy", "well")
    ana.play("councillor", "draw", "card smithy", "card well", "card crane", "card tower", "card hero")
    assert ends(ana.story.game, "Discard") == 10 + 2 * 4


def test_what_the_councillor_keeps():
    """Two of five cards of four kinds, one of them twice: 6 and the pair."""
    ana = Story().ana.with_town("prefecture").play("councillor", "draw")
    ana.play("card smithy", "card smithy", "card crane", "card tower", "card hero")
    assert ends(ana.story.game, "Keep") == 6 + 1


def test_ways_to_build_with_crane_and_black_market():
    """A quarry (4) with one other card, a crane, a black market with one good on a sugar mill, and a chapel.

    Beside is too dear even with the good. Over the chapel (1): with the good, or with the card. Over the sugar mill
    (2), whose good is lost, and over the black market (2), which no longer takes it, one card is not enough.
    """
    bruno = Story().bruno.with_town("crane", "black-market", "sugar-mill", "chapel").with_goods("sugar-mill")
    bruno.with_hand("quarry", "palace").follows("builder")
    game = bruno.story.game
    assert divide(game, 1) == {"build quarry": 1, "pass": 1}
    bruno.play("build quarry", "over chapel")
    assert bruno.story.options == ["spend sugar-mill", "done"]
    assert ends(game, "Spend", "Pay") == 2


def test_bank_deposits_are_all_subsets():
    """Of four cards, two of them alike: 3 * 2 * 2."""
    story = Story(expansions=["new-buildings"]).last_turn()
    story.ana.with_town("bank").with_hand("well", "well", "crane", "hero")
    story.play("trader", "prices A")
    assert ends(story.game, "Bank") == 12


def test_a_prospector_over_all_outcomes():
    """Any of 29 kinds of cards may come, and then Bruno has four roles to choose from; with a library, 29 * 29."""
    story = Story(3)
    assert divide(story.game, 2, every_outcome=True)["prospector"] == 29 * 4
    story.ana.with_town("library")
    assert divide(story.game, 2, every_outcome=True)["prospector"] == 29 * 29 * 4


def test_prices_over_all_outcomes():
    """Five price cards; Ana sells her indigo or not, whatever it brings."""
    story = Story(2)
    story.ana.with_goods("indigo-plant")
    assert divide(story.game, 2, every_outcome=True)["trader"] == 5 * 2


def start(seats, **options):
    return meydan.Table("san-juan", seats=seats, seed=1, options=options, rules=2).state


BOTH = ["new-buildings", "events"]


@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, [5, 15, 38, 95, 242, 653, 1802, 4963]),
        (3, {}, [5, 15, 41, 100, 249, 611, 1595, 4167]),
        (4, {}, [5, 15, 41, 100, 234, 558, 1334, 3201]),
        (2, {"expansions": BOTH}, [6, 20, 51, 146, 405, 1229, 3556]),
        (3, {"expansions": BOTH}, [6, 20, 51, 119, 298, 797, 2186]),
        (4, {"expansions": BOTH}, [6, 19, 47, 102, 224, 576, 1629]),
        (3, {"setup": "drafted"}, [5, 25, 75, 300, 825, 1875, 9375]),
        (4, {"expansions": BOTH, "setup": "drafted"}, [4, 20, 60, 300, 900, 2100, 10500]),
    ],
)
def test_counts_from_the_start(seats, options, counts):
    game = start(seats, **options)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


def middle(name, rules):
    """Positions in which many rules meet."""
    if name == "crane, black market, quarry":
        story = Story(3, rules)
        ana = story.ana.with_town("crane", "black-market", "quarry", "chapel", "sugar-mill", "indigo-plant")
        ana.with_goods("sugar-mill", "indigo-plant").with_hand("palace", "hero", "well", "tobacco-storage", "library")
        story.bruno.with_town("carpenter", "poor-house", "indigo-plant").with_hand("smithy", "tower")
        return story.play("builder").game
    if name == "two libraries":
        story = Story(2, rules)
        for player, kind in ((story.ana, "coffee-roaster"), (story.bruno, "sugar-mill")):
            player.with_town("library", "aqueduct", "trading-post", "gold-mine", *[kind] * 4).with_goods(kind, kind)
            player.with_hand("well", "statue", "prefecture")
        return story.game
    if name == "round start":
        story = Story(3, rules, expansions=["new-buildings"]).last_turn()
        for player, kind in ((story.ana, "sugar-mill"), (story.bruno, "coffee-roaster")):
            player.with_town("office-building", "chapel", "bank").with_hand("hero", *[kind] * 3, "well", "crane")
        story.clara.with_town("guard-room", "customs-office").with_goods("customs-office")
        return story.play("trader", "prices C").game
    story = Story(3, rules, expansions=BOTH).events_out("earthquake", "amnesty", "construction-boom", "governors-visit")
    for player, kind in ((story.ana, "well"), (story.bruno, "crane"), (story.clara, "tower")):
        player.with_town("indigo-plant", "tavern", kind).with_hand("smithy", "hero", kind)
    return story.play("prospector", "card park").game


@pytest.mark.parametrize(
    ("name", "depth", "counts"),
    [
        ("crane, black market, quarry", 7, [3165, 3165]),
        ("two libraries", 8, [1933, 1933]),
        ("round start", 6, [2432, 2432]),
        ("four events", 6, [2279, 2291]),
    ],
)
def test_deep_counts(name, depth, counts):
    """By the first version of the rules, and by the second."""
    assert [perft(middle(name, rules), depth) for rules in (1, 2)] == counts


def test_a_finished_game_counts_once():
    game = start(2)
    game.stack.clear()
    assert perft(game, 3) == 1
