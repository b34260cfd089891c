"""The greedy bot with expansions: it answers every question legally, uses what they bring and beats chance."""

import pytest

import meydan
from meydan.arena.simulate import simulate
from meydan.bots import GreedyBot, make_bot
from meydan.games.istanbul.expansions.letters.double import DOUBLE_TURNS
from meydan.kernel.rng import Rng
from tests.bots.playing import is_not_moved_by_what_it_cannot_see, plays_on, questions_of_wild_play
from tests.bots.test_greedy_istanbul import answer, play_turn
from tests.istanbul.story import Story

ISTANBUL = meydan.find_game("istanbul")
BOXES = [["mocha"], ["letters"], ["mocha", "letters"]]


@pytest.fixture
def mocha():
    return Story(seats=4, expansions=["mocha"])


@pytest.fixture
def letters():
    return Story(seats=4, expansions=["letters"])


# -- every question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_it_answers_in_positions_of_random_play(boxes):
    """Every question of random games is put to greedy, whose answer is not played."""
    games = []
    for seats in (2, 3, 4, 5):
        options = {"expansions": boxes, "layout": "random", "neutral_assistants": seats < 5}
        games.append(ISTANBUL.start(seats, f"wild/{seats}", options))
    assert len(questions_of_wild_play(GreedyBot(), games, Rng(5), 600)) >= 30


def test_it_answers_with_the_new_cards_only():
    state = ISTANBUL.start(4, "new", {"expansions": ["letters"], "new_cards_only": True})
    plays_on(state, [make_bot("greedy" if seat % 2 else "random", seat) for seat in range(4)], "new")


def test_it_is_not_moved_by_what_it_cannot_see():
    state = ISTANBUL.start(3, "hidden", {"expansions": ["mocha", "letters"]})
    is_not_moved_by_what_it_cannot_see(GreedyBot(), state, 300)


# -- strength -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_it_beats_three_random_bots(boxes):
    summary = simulate("istanbul", 4, ["greedy", "random"], 8, seed=1, options={"expansions": boxes})
    assert summary.bots["greedy"].wins >= 7


@pytest.mark.parametrize("boxes", BOXES, ids="+".join)
def test_four_of_them_finish_in_good_time(boxes):
    summary = simulate("istanbul", 4, ["greedy"], 4, seed=1, options={"expansions": boxes}, rotate=False)
    assert summary.rounds["median"] <= 30


# -- Mocha & Baksheesh --------------------------------------------------------------------------------------


def test_it_buys_a_ruby_with_coffee(mocha):
    mocha.red.with_coffee(6).to_move("black market")
    assert play_turn(mocha)[:3] == ["move 20", "leave", "buy"]
    assert mocha.red.rubies == 1


def test_it_buys_another_with_the_card(mocha):
    mocha.red.with_coffee(13).with_cards("house").at("coffee house")
    assert play_turn(mocha)[:2] == ["buy", "card house"]
    assert mocha.red.rubies == 2


def test_coffee_cards_are_played_at_once(mocha):
    mocha.red.with_coffee(4).with_cards("coffee").to_move("black market")
    assert play_turn(mocha)[:4] == ["card coffee", "move 20", "leave", "buy"]


def test_it_roasts_all_it_can_well_do_without(mocha):
    mocha.red.with_lira(4).with_goods(fabric=2).with_cards("wainwright").at("roasting plant")
    play_turn(mocha)
    assert mocha.red.coffee == 6
    assert mocha.red.cards == []


def test_it_bribes_for_a_ruby_at_the_tavern(mocha):
    mocha.red.with_capacity(3).with_coffee(4).with_goods(fruit=3).at("tavern")
    assert play_turn(mocha)[0].startswith("tavern ruby")
    assert mocha.red.rubies == 1


def test_it_uses_a_place_from_afar_for_a_ruby(mocha):
    mocha.red.with_lira(12).with_coffee(2).at("tavern")
    said = play_turn(mocha)
    assert said[0].startswith("barrier") and said[1].startswith("beside") and said[2:4] == ["use 16", "buy"]


@pytest.mark.parametrize("tile", ["movement", "encounter"])
def test_it_takes_a_tavern_tile(mocha, tile):
    other = {"movement": "encounter", "encounter": "movement"}[tile]
    mocha.red.with_tavern_tiles(other).with_coffee(1).at("tavern")
    assert play_turn(mocha)[0] == f"tavern {tile}"


@pytest.mark.parametrize(("card", "lira", "goods"), [(16, 15, {}), (13, 0, {"fabric": 2, "spice": 2, "fruit": 2})])
def test_guild_cards_bring_rubies(mocha, card, lira, goods):
    mocha.rubies_left("gemstone dealer", 2).rubies_left("sultan's palace", 2)  # dear for all others
    mocha.red.with_tiles("red", "green", "yellow", "blue")
    mocha.red.with_lira(lira).with_goods(**goods).with_guild(card).to_move("tea house")
    assert play_turn(mocha)[0] == f"guild {card}"
    assert mocha.red.rubies == 1


def test_five_lira_help_a_guild_card(mocha):
    mocha.rubies_left("gemstone dealer", 2)
    mocha.red.with_lira(10).with_cards("lira").with_guild(16).to_move("tea house")
    assert play_turn(mocha)[:2] == ["card lira", "guild 16"]


def test_half_price_is_better_than_the_price(mocha):
    mocha.red.with_coffee(3).with_guild(20).to_move("tea house")
    assert play_turn(mocha)[0] == "guild 20"


def test_it_discards_the_guild_card_of_no_use(mocha):
    mocha.red.with_capacity(5).with_guild(1, 20).at("guild hall")
    said = play_turn(mocha, chance=["deal guild 16", "deal guild 13"])
    assert said[:2] == ["enlist", "discard guild 1"]


def test_it_asks_the_trader_for_a_good_it_has_plenty_of(mocha):
    mocha.trader_at("tea house")
    mocha.red.with_capacity(3).with_tiles("red").with_goods(fabric=3).meeting("tea house")
    assert play_turn(mocha)[:2] == ["trader", "give fabric"]


# -- Letters & Seals ----------------------------------------------------------------------------------------


def with_letters(player, undelivered=(), delivered=()):
    """The player owns these letters, taken from the bag."""
    bag = player.story.game.letter_bag.copy()
    for place in (*undelivered, *delivered):
        bag[place] -= 1
    player.story.game.letter_bag = bag
    player.pieces.letters = sorted(undelivered)
    player.pieces.delivered = sorted(delivered)
    return player


def test_it_goes_to_the_secret_society_with_six_seals(letters):
    with_letters(letters.red, delivered=(2, 3, 4)).to_move("police station")
    said = play_turn(letters)
    assert said[:2] == ["move 24", "leave"] and said[2].startswith("ruby")
    assert letters.red.rubies == 1


def test_it_gives_no_more_seals_than_it_must(letters):
    with_letters(letters.red, (1, 2, 9), delivered=(3, 4)).at("secret society")
    play_turn(letters)
    assert letters.red.rubies == 1
    assert letters.red.pieces.seals() == 1


def test_it_buys_a_turn_that_leads_to_a_ruby(letters):
    with_letters(letters.red, delivered=(2, 3)).with_lira(15).standing_at("black market")
    letters.game.stack = [DOUBLE_TURNS[0]]
    assert answer(letters) == "double turn"


def test_it_keeps_its_letters_for_the_society(letters):
    with_letters(letters.red, delivered=(2, 3, 4)).with_posted(13, 24, 10, 12).standing_at("black market")
    letters.game.stack = [DOUBLE_TURNS[0]]
    assert answer(letters) == "end"


def test_it_fetches_the_companion_at_the_fountain(letters):
    letters.red.with_posted(10).at("fountain")
    assert play_turn(letters)[:2] == ["recall 10", "companion home"]


def test_the_companion_goes_where_no_assistant_is_left(letters):
    letters.red.pieces.companion = -1
    letters.red.with_posted(1, 4, 9, 15).with_lira(12).to_move("post office")
    assert play_turn(letters)[:3] == ["place companion", "companion 16", "buy"]


def test_the_companion_on_the_board_buys_a_ruby(letters):
    letters.red.pieces.companion = 8
    letters.red.with_lira(12).to_move("tea house")
    assert play_turn(letters)[:2] == ["companion 16", "buy"]


def test_it_delivers_letters_on_the_way(letters):
    letters.red.to_move("police station")
    first = answer(letters)
    other = next(choice for choice in letters.options if choice.startswith("move") and choice != first)
    with_letters(letters.red, [int(other.split()[1])] * 2)
    assert answer(letters) == other


@pytest.mark.parametrize(("high", "says"), [(1, "offer 3"), (4, "offer 5"), (6, "pass")])
def test_it_bids_up_to_three_lira_a_card(letters, high, says):
    letters.green.with_lira(40)
    letters.red.with_lira(20).at("auction house").play("take fabric", f"offer {high}")
    assert answer(letters, 1) == says


def test_it_opens_an_auction_low(letters):
    letters.red.with_lira(9).at("auction house")
    said = play_turn(letters)
    assert said[0].startswith("take") and said[1] == "offer 1"
