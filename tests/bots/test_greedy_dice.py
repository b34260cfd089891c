"""The greedy bot at the Dice Game: it answers every question legally, does the obvious and beats chance."""

from itertools import count

import pytest

import meydan
from meydan.arena.simulate import simulate
from meydan.bots import GreedyBot, make_bot
from meydan.kernel.chance import SeedChance
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.bots.playing import plays_on, questions_of_wild_play
from tests.istanbul_dice.story import Story

DICE_GAME = meydan.find_game("istanbul-dice")


@pytest.fixture
def bazaar():
    return Story()


def answer(story, seat=0):
    """What greedy would do, as text."""
    return GreedyBot().choose(story.game.view(seat)).text


def play_turn(story, seat=0):
    """Let greedy play until its turn is over, chance by a seed. All its answers."""
    luck = SeedChance("a turn")
    turn = (story.game.active, story.game.round)
    said = []
    while (story.game.active, story.game.round) == turn and not story.game.over:
        if story.game.seat == CHANCE:
            story.game.play(luck.answer(story.game))
        elif story.game.seat == seat:
            said.append(answer(story, seat))
            story.game.play(said[-1])
        else:
            story.game.play(story.game.options()[-1])
    return said


def last_round(story):
    """The first player is about to roll for the last time: the third one has six rubies."""
    story.third.with_rubies(6)
    story.game.final = True
    return story


# -- every question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_legally_in_whole_games(seats):
    """Greedy and random sit side by side, so that greedy also sees positions it would never make itself."""
    for number in range(6):
        bots = [make_bot("greedy" if number < 2 or (seat + number) % 2 else "random", seat) for seat in range(seats)]
        plays_on(DICE_GAME.start(seats, f"whole/{number}", {}), bots, f"whole/{number}")


def test_it_answers_in_positions_of_random_play():
    """Hoards nobody sensible would keep: many questions of a random game are put to greedy, but not answered by it."""
    turn = count()
    games = [DICE_GAME.start(3, f"wild/{number}", {}) for number in range(3)]
    asked = questions_of_wild_play(
        GreedyBot(), games, Rng(7), 5000, lambda view: view.question not in ("Act", "Reroll") or next(turn) % 3 == 0
    )
    assert {"Act", "Reroll", "Pay", "TakeMarkers", "PickCard", "Accept", "Offer"} <= asked


def test_it_plays_the_same_game_twice():
    games = [simulate("istanbul-dice", 3, ["greedy"], 2, seed="twice") for _ in range(2)]
    assert games[0].decisions == games[1].decisions
    assert games[0].by_seat == games[1].by_seat


# -- strength -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_bots(seats):
    summary = simulate("istanbul-dice", seats, ["greedy", "random"], 40, seed=1)
    assert summary.bots["greedy"].wins >= 36


def test_three_of_them_finish_in_good_time():
    summary = simulate("istanbul-dice", 3, ["greedy"], 15, seed=1, rotate=False)
    assert 7 <= summary.rounds["median"] <= 14


# -- rubies and tiles ---------------------------------------------------------------------------------------


def test_it_buys_a_ruby_before_anything_else(bazaar):
    bazaar.first.with_markers(red=2).rolls("RRYLC")
    assert "ruby red" in play_turn(bazaar)
    assert bazaar.first.rubies == 1


def test_it_buys_two_rubies_of_one_area(bazaar):
    bazaar.first.with_lira(22).rolls("RYGLC")
    assert play_turn(bazaar) == ["ruby lira", "ruby lira"]


def test_it_cashes_coins_for_the_money_ruby(bazaar):
    bazaar.first.with_lira(6).rolls("RYLLC")
    assert play_turn(bazaar) == ["lira", "ruby lira"]


def test_it_makes_a_brown_marker_that_a_ruby_still_wants(bazaar):
    bazaar.with_rubies_left("carpet", 0).with_row("lira-red").first.with_markers(blue=3).rolls("RYGLL")
    assert play_turn(bazaar) == ["three RYG", "ruby blue"]


def test_it_buys_a_tile_early_and_not_in_the_last_round(bazaar):
    bazaar.with_row("lira-red", "goods-yellow", "goods-green", "goods-blue").first.rolls("RRRYY")
    assert "tile lira-red" in play_turn(bazaar)
    late = last_round(Story())
    late.first.play("roll RRRYY")
    assert [said for said in play_turn(late) if not said.startswith("die")] == ["same R", "same Y"]


def test_it_buys_the_tile_that_completes_the_mosque_ruby(bazaar):
    bazaar.first.with_tiles("lira-yellow", "lira-blue", "lira-green", "crystal-red").rolls("RRRYB")
    assert any(said.startswith("tile ") for said in play_turn(bazaar))
    assert bazaar.first.rubies == 1


def test_it_takes_the_better_of_two_tiles(bazaar):
    bazaar.with_row("goods-red", "lira-red").first.rolls("RRRLC")
    assert "tile lira-red" in play_turn(bazaar)


# -- paying -------------------------------------------------------------------------------------------------


def test_it_pays_with_dice_before_markers_before_brown(bazaar):
    bazaar.first.with_markers(red=3, brown=1).rolls("RRYLL").play("ruby red")
    assert answer(bazaar) == "die R"
    bazaar.first.play("die R")
    assert answer(bazaar) == "die R"
    bazaar.first.play("die R")
    assert answer(bazaar) == "marker R"


def test_the_carpet_spares_what_another_action_needs(bazaar):
    """Five goods on the carpet: the spare blue die goes, for the red ones still make a marker."""
    bazaar.with_rubies_left("carpet", 4).first.with_tiles("die", "die", "die").rolls("RRRYGBBL")
    bazaar.first.play("ruby carpet")
    while bazaar.question == "Pay" and "die B" not in bazaar.options:
        bazaar.first.play(answer(bazaar))
    assert answer(bazaar) == "die B"


def test_it_names_markers_towards_a_ruby(bazaar):
    bazaar.first.with_markers(green=2).rolls("RYGBL").play("four")
    while bazaar.question == "Pay":
        bazaar.first.play(answer(bazaar))
    assert answer(bazaar) == "take G"
    bazaar.first.play("take G")
    assert answer(bazaar) == "take G"


# -- rolling again ------------------------------------------------------------------------------------------


def test_it_rolls_again_for_the_last_good_of_a_ruby(bazaar):
    bazaar.first.with_crystals(1).with_markers(red=1).begins().play("roll RRYLC")
    said = answer(bazaar)
    assert said.startswith("reroll ") and "R" not in said.removeprefix("reroll ")


def test_it_keeps_dice_that_buy_two_rubies(bazaar):
    bazaar.first.with_crystals(2).with_lira(10).begins().play("roll RRRRY")
    assert answer(bazaar) == "keep"


# -- cards --------------------------------------------------------------------------------------------------


def test_it_picks_the_card_worth_most(bazaar):
    bazaar.first.with_crystals(5).rolls("RYLCC").play("cards 2", "reveal brown-red", "reveal ruby-for-five-crystals")
    assert answer(bazaar) == "card ruby-for-five-crystals"
    bazaar.first.play("card ruby-for-five-crystals")
    assert answer(bazaar) == "accept"


def test_it_picks_a_card_that_completes_a_ruby_in_this_turn(bazaar):
    bazaar.first.with_markers(red=1).rolls("RRYCC").play("cards 2", "reveal market-red", "reveal trade-crystal")
    assert answer(bazaar) == "card market-red"


def test_it_takes_what_a_card_gives(bazaar):
    bazaar.first.rolls("RYLCC").play("cards 2", "reveal two-dice-brown", "reveal own-one-brown", "card two-dice-brown")
    assert answer(bazaar) == "accept"


def test_unless_a_lira_is_a_ruby(bazaar):
    """The last round: crystals count little then, and the tenth lira buys a ruby."""
    last_round(bazaar)
    bazaar.first.with_lira(9).play("roll RYLCC", "cards 2", "reveal two-dice-crystals", "reveal own-two-brown")
    bazaar.first.play("card two-dice-crystals")
    assert answer(bazaar) == "decline"


def test_it_sells_the_marker_of_the_colour_asked(bazaar):
    """Four lira for a yellow marker make the ruby; a brown one would do, but is worth more."""
    bazaar.second.with_lira(6).with_markers(yellow=1, brown=1)
    bazaar.first.rolls("RYGBC").play("cards 1", "reveal trade-yellow")
    assert answer(bazaar, 1) == "accept"
    bazaar.second.play("accept")
    assert answer(bazaar, 1) == "give Y"


def test_it_does_not_pay_for_what_is_worth_less(bazaar):
    """With the end near a tile is no longer worth six lira, but a marker is sold gladly for seven."""
    last_round(bazaar)
    bazaar.first.with_lira(6).play("roll RYLCC", "cards 1", "reveal lira-for-tile")
    assert answer(bazaar) == "decline"
    bazaar.first.play("decline").with_markers(red=1).play("cards 1", "reveal good-for-lira")
    assert answer(bazaar) == "accept"


@pytest.mark.parametrize(("lira", "red", "said"), [(3, 1, "accept"), (10, 0, "decline")])
def test_others_cards_are_weighed(bazaar, lira, red, said):
    """A marker for two lira is cheap, but not when the lira are a ruby."""
    bazaar.second.with_lira(lira).with_markers(red=red)
    bazaar.first.rolls("RYGBC").play("cards 1", "reveal market-red")
    assert bazaar.whose == "second"
    assert answer(bazaar, 1) == said


def test_it_gives_the_marker_it_misses_least(bazaar):
    """Three red and a brown one are a ruby; the yellow one is not needed for it."""
    bazaar.with_rubies_left("carpet", 0).first.with_markers(red=3, yellow=1, brown=1).rolls("GGBLC")
    bazaar.first.play("cards 1", "reveal good-for-lira", "accept")
    assert answer(bazaar) == "give Y"


def test_it_discards_the_tile_worth_least(bazaar):
    bazaar.first.with_tiles("lira-yellow", "goods-blue").rolls("RYLLC").play("cards 1", "reveal tile-for-brown")
    bazaar.first.play("accept")
    assert answer(bazaar) == "discard goods-blue"


def test_a_free_ruby_comes_from_where_nothing_is_saved_up(bazaar):
    bazaar.with_row("lira-blue").first.with_markers(red=3).with_crystals(5).with_lira(9).rolls("YYCCC")
    bazaar.first.play("cards 1", "reveal ruby-for-five-crystals", "accept")
    assert answer(bazaar) not in ("ruby red", "ruby lira")


def test_a_free_tile_is_the_best_of_the_row(bazaar):
    bazaar.with_row("goods-red", "die", "crystal-blue").first.with_lira(6).rolls("RYLLC")
    bazaar.first.play("cards 1", "reveal lira-for-tile", "accept")
    assert answer(bazaar) == "tile die"


# -- the end ------------------------------------------------------------------------------------------------


def test_it_takes_the_ruby_that_begins_the_end(bazaar):
    bazaar.first.with_rubies(5).rolls("RRRRC")
    assert "ruby red" in play_turn(bazaar)
    assert bazaar.game.final


def test_in_the_last_turn_it_sells_for_the_tie(bazaar):
    """A marker counts three, a crystal two, and so do the lira of one coin."""
    last_round(bazaar).first.play("roll RRYYL")
    assert play_turn(bazaar) == ["same R", "same Y"]
