"""What everybody at the table would do, the search does too: it takes what wins."""

import pytest

from meydan.bots import SearchBot
from meydan.kernel.chance import SeedChance
from meydan.kernel.frame import CHANCE
from tests.istanbul.story import Story as Istanbul
from tests.istanbul_dice.story import Story as Dice
from tests.san_juan.story import Story as SanJuan

TRIES = "48"


def play_turn(story, seat=0):
    """All answers of the search as long as it alone is asked."""
    bot, luck, said = SearchBot(1, TRIES), SeedChance("a turn"), []
    while not story.game.over and story.game.seat in (seat, CHANCE):
        if story.game.seat == CHANCE:
            story.game.play(luck.answer(story.game))
        else:
            said.append(bot.choose(story.game.view(seat)).text)
            story.game.play(said[-1])
    return said


@pytest.fixture
def istanbul():
    return Istanbul(seats=4)


@pytest.fixture
def bazaar():
    return Dice()


def test_it_buys_the_ruby_that_wins(istanbul):
    istanbul.red.with_rubies(4).with_lira(12).to_move("tea house")
    assert play_turn(istanbul)[:3] == ["move 16", "leave", "buy"]


def test_it_plays_five_lira_to_afford_a_ruby(istanbul):
    istanbul.red.with_lira(8).with_cards("lira").at("gemstone dealer")
    assert play_turn(istanbul)[:2] == ["card lira", "buy"]


def test_it_delivers_for_the_ruby_that_wins(istanbul):
    istanbul.red.with_rubies(4).with_goods(fabric=1, spice=1, fruit=1, jewelry=1).to_move("black market")
    play_turn(istanbul)  # itself, or through the family
    assert istanbul.red.rubies == 5


def test_it_buys_the_ruby_that_wins_with_coffee():
    mocha = Istanbul(seats=4, expansions=["mocha"])
    mocha.red.with_rubies(mocha.game.rules.target - 1).with_coffee(6).to_move("black market")
    assert play_turn(mocha)[:3] == ["move 20", "leave", "buy"]


def test_it_cashes_coins_for_the_ruby_that_wins(bazaar):
    bazaar.first.with_rubies(5).with_lira(6).rolls("RYLLC")
    play_turn(bazaar)
    assert bazaar.first.rubies == 6


ELEVEN = ("indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster", "silver-smelter", "smithy", "well",
          "gold-mine", "archive", "poor-house", "market-stand")  # fmt: skip


def test_the_last_building_is_the_one_with_most_points():
    four = SanJuan(seats=4)
    four.ana.with_town(*ELEVEN).with_hand("hero", "library", "chapel", *["indigo-plant"] * 3)
    four.play("builder")
    assert SearchBot(1, TRIES).choose(four.game.view(four.game.seat)).text == "build hero"


def test_it_ends_the_game_when_that_wins():
    four = SanJuan(seats=4)
    four.ana.with_town(*ELEVEN).with_hand("hero", *["indigo-plant"] * 5)
    assert SearchBot(1, TRIES).choose(four.game.view(0)).text == "builder"
