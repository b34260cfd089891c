"""What the Dice Game tells of a position is what its rules do."""

from __future__ import annotations

from meydan.games.istanbul_dice.words import WORDS
from meydan.kernel.said import said
from meydan.kernel.telling import BUNDLE
from tests.istanbul_dice.story import Story


def asked(story, seat=0):
    return WORDS.asked(story.game.view(seat))


def option(story, text):
    return next(one for one in asked(story).options if one.text == text)


def test_an_action_tells_what_pays_for_it_and_is_paid_at_once():
    story = Story(2)
    story.first.rolls("RRGLC").with_markers(blue=1)
    pair = option(story, "pair RG")
    assert pair.pays == ["die-red", "die-green"] and pair.touches == "action:pair"
    assert option(story, "pair GB").pays == ["die-green", "marker-blue"]
    story.first.play("pair RG", *pair.along)
    assert story.first.crystals == 1


def test_brown_markers_are_told_with_the_price():
    story = Story(2)
    story.first.rolls("RRLLC").with_markers(brown=1)
    assert option(story, "pair RY").said.args["cost"].id == "dice-cost-brown"


def test_goods_of_any_colour_are_picked_not_paid_along():
    story = Story(2)
    story.first.rolls("RYGBR").with_markers(brown=2)
    story.game.tracks = [*story.game.tracks[:4], 4, *story.game.tracks[5:]]  # the second ruby of the carpet
    carpet = option(story, "ruby carpet")
    assert carpet.along == []
    story.first.play("ruby carpet")
    shape = asked(story).shape
    assert shape.kind == BUNDLE and len(shape.ways) > 1 and shape.likely
    assert all(sum(way.parts.values()) == shape.least for way in shape.ways)


def test_two_markers_are_a_bundle_even_as_the_last_action():
    story = Story(2)
    story.first.rolls("RYGBC")
    story.second.with_tiles("lira-red")
    story.game.actions_left = 1
    story.first.play("four")
    ways = asked(story).shape.ways
    assert len(ways) == 10 and {frozenset(way.parts) for way in ways} >= {frozenset({"marker-red", "marker-blue"})}
    assert all(sum(way.parts.values()) == 2 for way in ways)


def test_while_dice_may_be_rolled_again_what_they_could_pay_for_is_told():
    story = Story(2)
    story.first.with_crystals(1).play("roll RRGLC")
    assert story.game.question == "Reroll"
    told = asked(story)
    kept = story.game.clone()
    kept.play("keep")
    assert [one.text for one in told.facts.could] == [one.text for one in kept.options() if one.text != "end"]


def test_a_refusal_names_what_the_thing_costs_that_was_clicked():
    story = Story(2)
    story.first.rolls("LLLCC")
    wanted = WORDS.wanted("area:red", story.game)
    assert wanted == "ruby red"
    told = WORDS.reason(story.game.why_not(wanted), story.game, "area:red")
    assert told.id == "dice-reason-needs-more"
    assert WORDS.reason(story.game.why_not("tile die")) == said("dice-reason-needs-goods")
