"""Counts of all continuations in the expansions: the shallow ones explained, the deep ones against drift."""

import pytest

from meydan.kernel.perft import divide, perft
from tests.istanbul.story import Story


def test_the_tavern():
    """The barrier from every place with a neighbour of a higher number, two tiles, and the rubies of three tracks."""
    game = Story(3, expansions=["mocha"]).red.with_coffee(4).with_goods(fruit=3).at("tavern").story.game
    counts = divide(game, 1)
    assert sum(text.startswith("barrier") for text in counts) == len(barriers(game))
    assert [text for text in counts if text.startswith("tavern")] == [
        "tavern movement",
        "tavern encounter",
        "tavern ruby 13",
        "tavern ruby 16",
        "tavern ruby 20",
    ]
    # Every border is named once: the lower place first, then the higher one beside it.
    borders = sum(count for text, count in divide(game, 2).items() if text.startswith("barrier"))
    assert borders == 4 * 4 + 5 * 3  # 4 rows of 5, 3 steps down in 5 columns


def barriers(game):
    board = game.board
    return [place for place in board.places if any(other > place for other in board.neighbours(place))]


def test_the_secret_society():
    """Two tracks with letters alone; six seals of one delivered letter and five others are paid in canonical order."""
    story = Story(3, expansions=["letters"])
    game = story.red.with_letters(1, 2, 3, 4, 5).with_delivered(6).at("secret society").story.game
    assert list(divide(game, 1)) == ["ruby 13", "ruby 16", "skip"]


@pytest.mark.parametrize(
    ("boxes", "depth", "count"),
    [(["mocha"], 6, 3855), (["letters"], 6, 4357), (["mocha", "letters"], 5, 1869)],
)
def test_deep_counts(boxes, depth, count):
    """By the second version of the rules: cards that came later change what is drawn."""
    layout = {} if len(boxes) == 1 else {"layout": "order"}
    assert perft(Story(2, rules=2, expansions=boxes, **layout).red.with_lira(9).to_move(7).story.game, depth) == count
