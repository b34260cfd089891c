"""Counts of all continuations from tricky positions: the shallow ones explained, the deep ones against drift."""

import pytest

from meydan.kernel.perft import divide, perft
from tests.istanbul_dice.story import GAME, Story


def test_which_dice_to_roll_again():
    """RRGLC: (2+1)(1+1)(1+1)(1+1) - 1 = 23 sets, or keep."""
    game = Story().first.with_crystals(1).begins().play("roll RRGLC").story.game
    assert perft(game, 1) == 24
    # AA, AB, lira, cards 1, end
    assert divide(game, 2)["keep"] == 5


def test_a_reroll_with_every_outcome():
    """One red die of RRLLL again: the six faces leave different things to do."""
    game = Story().first.with_crystals(1).begins().play("roll RRLLL", "reroll R").story.game
    # R: AA, lira, end; Y, G, B: AB, lira, end; L: lira, end; C: lira, cards 1, end
    assert perft(game, 1, every_outcome=True) == 3 + 3 * 3 + 2 + 3


def test_all_four_goods():
    """Two markers of four colours: ten ways, whoever counts them."""
    game = Story().first.rolls("RYGBL").play("four").story.game
    assert perft(game, 1) == 4
    assert perft(game, 2) == 10
    assert divide(game, 2) == {"take R": 4, "take Y": 3, "take G": 2, "take B": 1}


def test_cards():
    """Three card dice: one card each from 29 kinds, then one of those turned up."""
    game = Story().first.rolls("RYCCC").story.game
    # AB, one to three cards, end
    assert perft(game, 1) == 5
    counts = divide(game, 2, every_outcome=True)
    # a card leaves AB, cards 1, cards 2 and end to do, and none of the 29 asks anything of anybody; with a red or
    # yellow marker (2 cards each) there is AA, with a green or blue one (2 each) two more AB and an ABC; with a brown
    # one (4) two AA, four more AB and two ABC
    assert counts["cards 1"] == 29 * 4 + 4 * 1 + 4 * 3 + 4 * 8
    # of two cards one is chosen, unless they are the same: 29 * 28 ordered pairs with 2 answers, and four pairs of
    # twins, each with a marker: AB, cards 1, end, and what the marker adds as above
    assert counts["cards 2"] == 29 * 28 * 2 + 4 * 3 + 2 * 1 + 2 * 3


def test_paying_for_a_ruby_of_the_carpet():
    """Die or marker for each of four colours: 16 ways, and one of them at once if only dice are there."""
    story = Story()
    first = story.first.rolls("RYGBL")
    assert divide(story.game, 1)["ruby carpet"] == 1
    first.with_markers(red=1, yellow=1, green=1, blue=1)
    assert divide(story.game, 5)["ruby carpet"] == 16


def deep(name, rules):
    story = {
        "two players at the start": lambda: Story(2, rules=rules).first.with_crystals(1).begins().story,
        "a rich player": lambda: (
            Story(3, rules=rules)
            .first.with_tiles("action-red", "goods-blue")
            .rolls("RRYLC")
            .with_lira(24)
            .with_crystals(2)
            .with_markers(red=3, blue=1, brown=2)
            .story
        ),
        "the carpet in every colour": lambda: (
            Story(4, rules=rules)
            .with_rubies_left("carpet", 2)
            .first.rolls("RRYGB")
            .with_markers(red=1, yellow=2, green=1, blue=1, brown=2)
            .story
        ),
        "income and offers": lambda: (
            Story(4, rules=rules)
            .second.with_lira(4)
            .with_markers(red=1, brown=1)
            .story.third.with_crystals(2)
            .with_markers(blue=2)
            .story.first.with_tiles("card-red", "card-blue", "lira-red")
            .begins()
            .play("reveal sell-good" if rules == 1 else "reveal trade-red")
            .story
        ),
        "the last tiles": lambda: (
            Story(2, rules=rules)
            .first.with_tiles("action-red", "action-yellow", "goods-blue")
            .rolls("RRYYG")
            .with_markers(red=1, yellow=1, green=2, brown=2)
            .story.with_stack("die")
        ),
    }[name]()
    return story.game


@pytest.mark.parametrize(
    ("name", "depth", "counts"),
    [
        ("two players at the start", 8, [38874, 38874]),
        ("a rich player", 6, [82362, 82410]),
        ("the carpet in every colour", 6, [32373, 32373]),
        ("income and offers", 7, [13336, 82662]),
        ("the last tiles", 5, [13619, 13619]),
    ],
)
def test_deep_counts(name, depth, counts):
    """By the first version of the rules, and by the second."""
    assert [perft(deep(name, rules), depth) for rules in (1, 2)] == counts


def test_a_finished_game_counts_once():
    game = GAME.start(2, None, {})
    game.stack.clear()
    assert perft(game, 3) == 1
