"""Counts of all continuations from tricky positions: the shallow ones explained, the deep ones against drift."""

import pytest

import meydan
from meydan.kernel.perft import divide, perft
from tests.istanbul.story import Story


def test_the_tea_house_with_the_red_tile():
    """11 answers; then per bid 4 ways to bend 2 and 6; over all rolls 72 (pairs and fours have fewer)."""
    game = Story().red.with_tiles("red").at("tea house").story.game
    assert perft(game, 1) == 11
    assert perft(game, 2) == 10 * 4 + 1
    assert perft(game, 2, every_outcome=True) == 10 * 72 + 1


def test_the_black_market():
    """Three goods, roll or skip; only after rolling first the good is still to be chosen."""
    game = Story().red.at("black market").story.game
    assert perft(game, 1) == 5
    assert perft(game, 2) == 3 + 3 + 1
    assert perft(game, 2, every_outcome=True) == 21 * 3 + 21 * 3 + 1


def test_the_caravansary():
    """Deck, discard or skip; the second card again from two sources; then one of the hand's kinds goes."""
    game = Story().discarded("lira", "far").red.with_cards("stay").at("caravansary").story.game
    assert perft(game, 1) == 3
    assert perft(game, 2) == 2 + 2 + 1
    # deck twice: stay and the middle kind twice, so 2 kinds; one from each: 3; both discards: 3, or play the 5 lira;
    # skip: end, and green's first moves from the Fountain: 10.
    assert divide(game, 3) == {"draw deck": 2 + 3, "draw discard": 3 + 4, "skip": 10}


def test_recalls_are_sets_not_sequences():
    """Four assistants out: 16 sets, each reached in exactly one way."""
    game = Story().red.with_posted(2, 3, 5, 9).at("fountain").story.game
    ends = set()

    def walk(state):
        if state.question == "Encounters":
            ends.add(tuple(state.players[0].posted))
            return 1
        total = 0
        for option in state.options():
            following = state.clone()
            following.play(option)
            total += walk(following)
        return total

    assert walk(game) == 16
    assert len(ends) == 16


def test_an_errand_leads_everywhere():
    """15 places to send the family to, or skip; then each place's own answers."""
    story = Story().demand("small", "S1").demand("large", "L1")
    game = story.red.with_lira(30).with_goods(fabric=2, spice=2, fruit=2, jewelry=2).at("police station").story.game
    counts = divide(game, 2)
    assert len(counts) == 16
    assert counts["send 1"] == 2
    assert counts["send 9"] == 11
    assert counts["send 13"] == 5  # five goods, one of any kind: four ways, or skip
    assert counts["send 14"] == counts["send 15"] == 3
    assert counts["send 11"] == 2 * 3 * 2  # S1 wants 1-3-1-0; of 0-1, 0-2 and 0-1 goods, all but none, or skip
    assert counts["send 10"] == 3 * 2 * 3  # L1 wants 2-1-0-2


def deep(name):
    """By the second version of the rules: cards that came later change what is drawn."""
    story = {
        "two players at the start": lambda: Story(2, rules=2),
        "a hand full of cards": lambda: (
            Story(4, rules=2)
            .red.with_cards("good", "lira", "far", "stay", "return", "family")
            .with_posted(2, 5)
            .with_family_at(3)
            .to_move(12)
            .story
        ),
        "neutral assistants": lambda: (
            Story(3, rules=2, neutral_assistants=True).neutral_assistants_at(9, 2).red.with_posted(9).to_move(7).story
        ),
        "a crowded place": lambda: (
            Story(4, rules=2)
            .governor_at(2)
            .smuggler_at(2)
            .green.standing_at(2)
            .with_family_at(2)
            .story.blue.with_family_at(2)
            .story.red.with_lira(9)
            .with_cards("lira", "good")
            .to_move(7)
            .story
        ),
        "neutral merchants roll away": lambda: (
            Story(2, rules=2).neutral_merchants_at(9, 9, 16).red.with_lira(9).to_move(7).story
        ),
        "rubies twice": lambda: (
            Story(3, rules=2)
            .red.with_lira(60)
            .with_goods(fabric=4, spice=4, fruit=4, jewelry=4)
            .with_cards("palace", "dealer", "any", "post")
            .with_tiles("yellow")
            .with_posted(2, 3)
            .to_move(10)
            .story
        ),
    }[name]()
    return story.game


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [
        ("two players at the start", 9, 121318),
        ("a hand full of cards", 5, 122080),
        ("neutral assistants", 7, 21715),
        ("a crowded place", 6, 23588),
        ("neutral merchants roll away", 7, 11443),
        ("rubies twice", 6, 15495),
    ],
)
def test_deep_counts(name, depth, count):
    assert perft(deep(name), depth) == count


def test_a_finished_game_counts_once():
    game = meydan.start("istanbul", seats=2, seed=1)
    game.stack.clear()
    assert perft(game, 3) == 1
