"""F: after the last turn cards are cashed the best way there is, by the newest rules; by the first ones in an order."""

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from tests.istanbul.story import Story

GOODS = ["fabric", "spice", "fruit", "jewelry"]


def ended(story):
    """The last turn of the game is over."""
    story.in_the_last_round().players[-1].meeting(2).play("end")
    return story


def holding(boxes, cards, coffee=0, rules=0, capacity=2, **goods):
    """Red after a game of two, who had these things when the last turn was over."""
    story = Story(2, expansions=boxes, rules=rules)
    red = story.red.with_lira(0).with_capacity(capacity).with_goods(**goods).with_cards(*cards)
    if "mocha" in boxes:
        red.with_coffee(coffee)
    assert ended(story).game.over
    return red


# -- orders that matter -------------------------------------------------------------------------------------


def test_a_good_is_sold_before_another_of_its_kind_comes():  # [IST-F.3] [IST-K.33]
    red = holding(["letters"], ["fabric", "good-lira"], fabric=2)
    assert (red.lira, red.goods, red.cards) == (10, {"fabric": 2}, [])


def test_a_full_barrow_sells_before_it_gains():  # [IST-F.3] [IST-K.33]
    red = holding(["letters"], ["good", "good-lira"], **dict.fromkeys(GOODS, 2))
    assert (red.lira, sum(red.goods.values()), red.cards) == (7, 8, [])


def test_a_good_that_comes_by_card_is_sold_if_there_is_no_other():  # [IST-K.33]
    red = holding(["letters"], ["fabric", "good-lira"])
    assert (red.lira, red.goods, red.cards) == (10, {}, [])


def test_a_good_becomes_coffee_for_eight_lira():  # [IST-X.20]
    red = holding(["mocha"], ["coffee-lira", "swap"], fruit=1)
    assert (red.lira, red.goods, red.coffee, red.cards) == (8, {}, 0, [])


def test_the_only_good_goes_where_it_brings_more():  # [IST-F.3]
    red = holding(["mocha", "letters"], ["coffee-lira", "good-lira", "swap"], fruit=1)
    assert (red.lira, red.goods, red.cards) == (8, {}, ["good-lira"])


def test_one_good_cards_bring_what_is_swapped():  # [IST-X.20]
    red = holding(["mocha"], ["good", "good", "coffee-lira", "coffee-lira", "swap"])
    assert (red.lira, red.goods, red.cards) == (16, {}, [])


def test_a_swap_makes_room_for_a_good_that_comes_by_card():  # [IST-X.20]
    red = holding(["mocha", "letters"], ["fabric", "swap"], fabric=2)
    assert (red.lira, sum(red.goods.values()), red.cards) == (3, 3, [])


def test_a_swap_saves_one_good_cards():  # [IST-F.3]
    red = holding(["mocha"], ["good", "good", "swap"], coffee=2, fabric=2, spice=2, fruit=2)
    assert (red.goods["jewelry"], red.cards) == (2, ["good", "good"])


def test_everything_at_once():  # [IST-F.3]
    """Twenty cards, all there are: the search is bounded, and the whole order is told card by card."""
    hand = ["lira"] * 4 + ["good"] * 4 + 2 * ["fabric", "spice", "fruit", "coffee-lira", "good-lira", "swap"]
    story = Story(2, expansions=["mocha", "letters"])
    story.red.with_lira(0).with_capacity(5).with_goods(spice=5, fruit=5, jewelry=4).with_cards(*hand)
    ended(story)
    assert (story.red.lira, sum(story.red.goods.values()), story.red.cards) == (68, 20, ["swap"])
    assert story.happened.count("cashed") == 19
    assert story.happened[-1] == "ended"


# -- against every order and way there is -------------------------------------------------------------------

SOME = ["good", "fabric", "spice", "fruit", "coffee-lira", "good-lira", "swap"]


def exchanges(things, capacity, card):
    """All that one card may do: (given, taken, lira), things as numbers, coffee as 4."""
    if card == "good":
        return [((), (good,), 0) for good in range(4)]
    if card in GOODS:
        return [((), (GOODS.index(card),), 3)]
    if card == "coffee-lira":
        return [((4,), (), 8)]
    if card == "good-lira":
        return [((thing,), (), 7) for thing in range(5)]
    return [
        (given, taken, 0)
        for size in (1, 2, 3)
        for given in combinations_with_replacement(range(5), size)
        for taken in combinations_with_replacement([thing for thing in range(5) if thing not in given], size)
    ]


def best_of_all(capacity, things, hand):
    """Lira, goods and cards of the best end, found by trying everything."""

    @cache
    def best(things, hand):
        top = (0, sum(things[:4]), len(hand))
        for at, card in enumerate(hand):
            if card in hand[:at]:
                continue
            for given, taken, lira in exchanges(things, capacity, card):
                left = list(things)
                for thing in given:
                    left[thing] -= 1
                if min(left) < 0:
                    continue
                for thing in taken:
                    left[thing] += thing == 4 or left[thing] < capacity
                more, goods, cards = best(tuple(left), hand[:at] + hand[at + 1 :])
                top = max(top, (lira + more, goods, cards))
        return top

    return best(tuple(things), tuple(hand))


@pytest.mark.parametrize("seed", range(40))
def test_no_order_is_better(seed):  # [IST-F.3]
    luck = Random(seed)
    fullness = luck.choice([0, 1, 2])
    goods = [luck.randint(fullness, 2) for _ in range(4)]
    coffee = luck.randint(0, 3)
    hand = [card for card in SOME for _ in range(luck.choice([0, 0, 1, 1, 2] if card != "swap" else [0, 1]))][-6:]
    red = holding(["mocha", "letters"], hand, coffee, **dict(zip(GOODS, goods, strict=True)))
    assert (red.lira, sum(red.goods.values()), len(red.cards)) == best_of_all(2, [*goods, coffee], hand)


# -- dice after the last turn -------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "lira"), [("roll 1 5", 3), ("roll 3 4", 0), ("roll 4 5", 3), ("roll 5 6", 0)])
def test_the_dice_for_letters_are_rolled_for_their_lira(roll, lira):  # [IST-K.34]
    story = Story(3, expansions=["letters"])
    red = story.red.with_lira(0).with_cards("letter-dice", "copy")
    ended(story)
    assert (story.whose, story.question) == ("chance", "RollForLira")
    red.play(roll)
    assert (red.lira, red.letters, red.cards, story.whose) == (lira, [], ["copy"], "nobody")


def test_every_such_card_of_every_player_has_a_roll():  # [IST-K.34]
    story = Story(3, expansions=["letters"])
    red = story.red.with_lira(0).with_cards("letter-dice", "lira")
    blue = story.blue.with_lira(0).with_cards("letter-dice")
    ended(story)
    red.play("roll 2 3")
    assert (red.lira, red.cards, story.game.over) == (8, [], False)
    blue.play("roll 2 2")
    assert (blue.lira, story.game.over, story.happened.count("ended")) == (3, True, 1)


def test_no_die_is_turned_then():  # [IST-K.34]
    story = Story(2, expansions=["mocha", "letters"])
    red = story.red.with_lira(0).with_cards("letter-dice", "six")
    ended(story)
    red.play("roll 3 4")
    assert (red.lira, red.cards, story.game.over) == (0, ["six"], True)


# -- games that began by the first version of the rules -----------------------------------------------------


def test_the_first_version_cashes_card_by_card():
    red = holding(["letters"], ["fabric", "good-lira"], rules=1, fabric=2)
    assert (red.lira, red.goods) == (10, {"fabric": 1})
    red = holding(["mocha"], ["coffee-lira", "swap"], rules=1, fruit=1)
    assert (red.lira, red.goods, red.cards) == (0, {"fruit": 1}, ["coffee-lira", "swap"])


def test_the_first_version_rolls_no_dice_then():
    red = holding(["letters"], ["letter-dice"], rules=1)
    assert (red.lira, red.cards) == (0, ["letter-dice"])
