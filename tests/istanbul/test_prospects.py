"""What awaits a merchant at a place is told before he goes there: whom he pays, what he lacks, whether a card helps."""

import meydan
from meydan.games.istanbul.prospects import prospect
from meydan.kernel.rng import Rng


def ahead(story, place):
    """What is told to red of a move to a place."""
    state = story.game.clone()
    state.play(f"move {place}")
    return prospect(state, 0)


def ahead_of(story, place):
    """The same, from a place beside it."""
    story.red.to_move(story.game.board_of(0).neighbours(place)[0])
    return ahead(story, place)


def test_what_is_lacking_is_told_thing_by_thing(istanbul):
    istanbul.red.with_cards().with_lira(5).with_goods(fabric=1, fruit=1)
    lacking = {13: [("spice", 1), ("jewelry", 1), ("any-goods", 1)], 1: [("lira", 2)], 14: [("fabric", 1)]}
    for place, things in lacking.items():
        told = ahead_of(istanbul, place)
        assert told.idle and told.lacks == things and told.why is None


def test_who_is_met_is_paid_before_anything_else(istanbul):
    istanbul.green.standing_at(1)
    istanbul.red.with_cards().with_lira(8)
    told = ahead_of(istanbul, 1)
    assert told.pays == [(1, 2)] and told.lacks == [("lira", 1)] and told.idle


def test_without_the_fee_nothing_is_reached(istanbul):
    istanbul.green.standing_at(2)
    istanbul.red.with_cards().with_lira(1)
    told = ahead_of(istanbul, 2)
    assert told.idle and told.lacks == [("lira", 1)]


def test_a_full_barrow_and_a_family_to_catch(istanbul):
    istanbul.red.with_cards().with_goods(fabric=2)
    told = ahead_of(istanbul, 2)
    assert told.idle and told.why == meydan.Reason("no-room-here") and told.lacks == []
    istanbul.green.with_family_at(2)
    assert not ahead_of(istanbul, 2).idle, "there is somebody to catch"
    istanbul.green.with_family_at("police station")
    istanbul.red.with_goods(fabric=1).with_capacity(2)
    assert not ahead_of(istanbul, 2).idle


def test_without_assistants_the_turn_ends_there(istanbul):
    istanbul.red.with_cards().with_stack().with_posted(3, 4, 5, 6)
    assert ahead_of(istanbul, 2).why.code == "no-assistants"


def test_a_card_in_hand_may_help(istanbul):
    istanbul.red.with_lira(3).with_cards()
    assert not ahead_of(istanbul, 1).cards
    istanbul.red.with_cards("far", "return")
    assert not ahead_of(istanbul, 1).cards, "that brings no money"
    istanbul.red.with_cards("lira")
    assert ahead_of(istanbul, 1).cards


def test_every_move_of_whole_games_has_its_prospect():
    for options in ({}, {"expansions": ["mocha", "letters"]}):
        state = meydan.start("istanbul", seats=3, seed=9, **options)
        rng, seen = Rng(1), 0
        while not state.over and seen < 400:
            choices = state.options()
            if state.seat >= 0:
                for choice in choices if state.question == "Move" else []:
                    after = state.clone()
                    after.apply(choice)
                    told = state.header.game.prospect(after, state.seat)
                    assert not choice.text.startswith("move ") or told is not None
                    seen += 1
                choices = state.header.game.sensible(state, choices)
            state.play(choices[rng.below(len(choices))])
        assert seen > 100
