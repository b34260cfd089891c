"""R: the ruby areas and their prices."""

import pytest

from tests.istanbul_dice.story import AREAS, COLOURS, Story

LETTERS = dict(zip(COLOURS, "RYGB", strict=True))


def lira_paid(story):
    """What the rubies of the right carpet cost one after the other."""
    paid = []
    while story.rubies_left("lira"):
        story.first.rolls("LLLLL").with_lira(40).play("ruby lira")
        paid.append(40 - story.first.lira)
        story.first.with_rubies(0)
        story.game.final = False
    return paid


def markers_needed(story, area, colours):
    """The fewest markers of these colours, taken round and round, that buy the next ruby of an area."""
    held = dict.fromkeys(COLOURS, 0)
    for count in range(1, 20):
        held[colours[(count - 1) % len(colours)]] += 1
        if story.first.with_markers(**held).can(f"ruby {area}"):
            return count
    raise AssertionError("too dear")


def test_six_areas_can_be_bought_from_but_not_the_mosque():  # [DICE-R.1]
    story = Story(2)
    story.first.with_lira(20).rolls("LLLLL").with_markers(red=8, yellow=8, green=8, blue=8, brown=10)
    assert [text for text in story.options if text.startswith("ruby")] == [f"ruby {area}" for area in AREAS[:6]]
    assert story.first.why_not("ruby mosque") == "unknown-choice"


@pytest.mark.parametrize(
    ("seats", "prices"),
    [(2, [12, 14, 16, 18, 20]), (3, [10, 12, 14, 16, 18, 20]), (4, [10, 12, 14, 16, 18, 20])],
)
def test_prices_in_lira(seats, prices):  # [DICE-R.2] [DICE-R.6]
    assert lira_paid(Story(seats)) == prices


@pytest.mark.parametrize(("seats", "prices"), [(2, [4, 5, 6]), (3, [4, 5, 6]), (4, [4, 5, 6, 7])])
@pytest.mark.parametrize("colour", COLOURS)
def test_prices_of_the_colour_tracks(seats, colour, prices):  # [DICE-R.2]
    story = Story(seats)
    found = []
    for left in range(len(prices), 0, -1):
        story.with_rubies_left(colour, left).first.rolls("LLLLL")
        found.append(markers_needed(story, colour, [colour]))
    assert found == prices


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prices_of_the_left_carpet(seats):  # [DICE-R.2] [DICE-R.4]
    story = Story(seats)
    found = []
    for left in range(5, 0, -1):
        story.with_rubies_left("carpet", left).first.rolls("LLLLL")
        found.append(markers_needed(story, "carpet", COLOURS))
    assert found == [4, 5, 6, 7, 8]


def test_a_ruby_taken_raises_the_price_for_everybody(bazaar):  # [DICE-R.2]
    bazaar.first.with_lira(10).rolls("LLLLL").play("ruby lira", "end")
    second = bazaar.second.with_lira(11).play("roll LLLLL")
    assert not second.can("ruby lira")
    assert second.with_lira(12).can("ruby lira")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_track_takes_only_its_colour(bazaar, colour):  # [DICE-R.3]
    others = {other: 8 for other in COLOURS if other != colour}
    first = bazaar.first.rolls("LLLLL").with_markers(**others)
    assert not first.can(f"ruby {colour}")
    first.with_markers(**{colour: 4})
    assert [text for text in bazaar.options if text.startswith("ruby")] == [f"ruby {colour}"]
    assert first.play(f"ruby {colour}").markers == {}


def test_seven_goods_come_from_dice_markers_and_brown_together():  # [DICE-R.3]
    story = Story(4).with_rubies_left("red", 1)
    first = story.first.rolls("RRRLL").with_markers(red=3)
    assert not first.can("ruby red")
    first.with_markers(red=3, brown=1).play("ruby red")
    assert (first.rubies, first.markers, story.dice) == (1, {}, "LL")


def test_the_carpet_needs_one_of_each_colour(bazaar):  # [DICE-R.4]
    bazaar.with_rubies_left("carpet", 4)
    first = bazaar.first.rolls("LLLLL").with_markers(red=2, yellow=2, green=2)
    assert not first.can("ruby carpet")
    assert first.with_markers(red=2, yellow=1, green=1, blue=1).can("ruby carpet")
    assert not first.with_markers(red=1, yellow=1, green=1, blue=1).can("ruby carpet")


@pytest.mark.parametrize(
    "markers",
    [
        {"red": 3, "yellow": 1, "green": 1, "blue": 1},
        {"red": 1, "yellow": 1, "green": 2, "blue": 2},
        {"red": 1, "yellow": 1, "green": 1, "blue": 2, "brown": 1},
        {"red": 1, "yellow": 1, "green": 1, "blue": 1, "brown": 2},
        {"brown": 6},
    ],
)
def test_further_goods_may_have_any_colour(bazaar, markers):  # [DICE-R.5]
    bazaar.with_rubies_left("carpet", 3)
    first = bazaar.first.rolls("LLLLL").with_markers(**markers).play("ruby carpet")
    assert (first.rubies, first.markers) == (1, {})


def test_rolled_coins_do_not_buy_a_ruby(bazaar):  # [DICE-R.6]
    assert not bazaar.first.with_markers(red=3).rolls("LLLLL").can("ruby lira")


@pytest.mark.parametrize("area", AREAS[:6])
def test_an_area_without_rubies_is_closed(bazaar, area):  # [DICE-R.7]
    bazaar.with_rubies_left(area, 1)
    first = bazaar.first.rolls("LLLLL").with_lira(20)
    first.with_markers(red=6, yellow=6, green=6, blue=6).play(f"ruby {area}")
    while bazaar.question == "Pay":
        first.play(bazaar.options[0])
    first.with_markers(red=8, yellow=8, green=8, blue=8, brown=8).with_lira(50)
    assert not first.can(f"ruby {area}")
    assert first.why_not(f"ruby {area}") not in (None, "unknown-choice")
