"""The greedy bot at Istanbul, whose judgement is written: it answers every question, and does the obvious."""

from statistics import median

import pytest

import meydan
from meydan.arena.simulate import simulate
from meydan.bots import GreedyBot
from meydan.kernel.chance import SeedChance
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.bots.playing import questions_of_wild_play
from tests.istanbul.story import Story

ISTANBUL = meydan.find_game("istanbul")


def answer(story, seat=0):
    """What greedy would do, as text."""
    return GreedyBot().choose(story.game.view(seat)).text


def play_turn(story, seat=0, chance=()):
    """Let greedy play until its turn is over; chance is answered as told, then by a seed. All its answers."""
    outcomes = list(chance)
    luck = SeedChance("a turn")
    said = []
    while story.game.seat in (seat, CHANCE):
        if story.game.seat == CHANCE:
            story.game.play(outcomes.pop(0) if outcomes else luck.answer(story.game))
        else:
            said.append(answer(story, seat))
            story.game.play(said[-1])
    return said


# -- every question -----------------------------------------------------------------------------------------


def test_it_answers_in_positions_of_random_play():
    """Wild hands and barrows: every question of random games is put to greedy, whose answer is not played."""
    games = [ISTANBUL.start(2 + seed, seed, {}) for seed in range(4)]
    assert len(questions_of_wild_play(GreedyBot(), games, Rng(7), 2500)) == 24  # every question there is


# -- strength -----------------------------------------------------------------------------------------------


def test_it_beats_three_random_bots():
    summary = simulate("istanbul", 4, ["greedy", "random"], 40, seed=1)
    assert summary.bots["greedy"].wins >= 36


def test_four_of_them_finish_in_good_time():
    summary = simulate("istanbul", 4, ["greedy"], 12, seed=1, rotate=False)
    assert summary.rounds["median"] <= 20


@pytest.mark.parametrize("layout", ["long", "order", "random"])
def test_they_finish_on_other_layouts_too(layout):
    summary = simulate("istanbul", 4, ["greedy"], 6, seed=2, options={"layout": layout}, rotate=False)
    assert median([summary.rounds["median"], summary.rounds["mean"]]) <= 25


# -- the obvious --------------------------------------------------------------------------------------------


@pytest.fixture
def istanbul():
    return Story(seats=4)


def test_it_goes_to_the_dealer_and_buys(istanbul):
    istanbul.red.with_lira(12).to_move("tea house")
    assert play_turn(istanbul)[:3] == ["move 16", "leave", "buy"]


def test_it_plays_five_lira_to_afford_a_ruby(istanbul):
    istanbul.red.with_lira(8).with_cards("lira").at("gemstone dealer")
    assert play_turn(istanbul)[:2] == ["card lira", "buy"]


def test_it_keeps_five_lira_that_do_not_suffice(istanbul):
    istanbul.red.with_lira(5).with_cards("lira").at("gemstone dealer")
    assert play_turn(istanbul) == ["skip", "end"]


def test_it_pays_merchants_on_the_way_to_a_ruby(istanbul):
    istanbul.green.standing_at("gemstone dealer")
    istanbul.red.with_lira(14).to_move("tea house")
    assert play_turn(istanbul)[:4] == ["move 16", "leave", "pay", "buy"]


def test_it_buys_twice_with_the_card(istanbul):
    istanbul.red.with_lira(26).with_cards("dealer").at("gemstone dealer")
    assert play_turn(istanbul)[:2] == ["buy", "card dealer"]
    assert istanbul.red.rubies == 2


def test_it_uses_money_cards_for_the_second_purchase(istanbul):
    istanbul.red.with_lira(20).with_cards("dealer", "lira").at("gemstone dealer")
    assert play_turn(istanbul)[:3] == ["buy", "card lira", "card dealer"]


def test_it_delivers_to_the_palace(istanbul):
    istanbul.red.with_goods(fabric=1, spice=1, fruit=1, jewelry=1).to_move("black market")
    assert play_turn(istanbul)[:3] == ["move 13", "leave", "deliver"]


def test_a_card_gives_the_good_the_palace_still_wants(istanbul):
    istanbul.red.with_goods(fabric=1, spice=1, fruit=1).with_cards("good").at("sultan's palace")
    assert play_turn(istanbul)[:2] == ["card good jewelry", "deliver"]


def test_it_takes_the_tile_that_brings_a_ruby(istanbul):
    istanbul.red.with_tiles("red").with_goods(spice=2).to_move("spice warehouse")
    assert play_turn(istanbul)[:3] == ["move 14", "leave", "tile green"]
    assert istanbul.red.rubies == 1


def test_a_card_completes_a_tile(istanbul):
    istanbul.red.with_tiles("red").with_goods(spice=1).with_cards("good").at("small mosque")
    assert play_turn(istanbul)[:2] == ["card good spice", "tile green"]


def test_it_extends_the_barrow_for_the_ruby(istanbul):
    istanbul.red.with_capacity(4).with_lira(7).to_move("tea house")
    assert play_turn(istanbul)[:3] == ["move 1", "leave", "extend"]
    assert istanbul.red.rubies == 1


def test_it_sells_a_full_load(istanbul):
    istanbul.demand("small", "S4").rubies_left("sultan's palace", 1)  # ten goods for a ruby: out of reach
    istanbul.red.with_goods(fabric=1, spice=2, fruit=2).to_move("caravansary")
    assert play_turn(istanbul)[:3] == ["move 11", "leave", "sell RGGYY"]


def test_a_card_completes_a_sale(istanbul):
    istanbul.demand("small", "S4")
    istanbul.red.with_goods(spice=2, fruit=2).with_cards("good").at("small market")
    assert play_turn(istanbul)[:2] == ["card good fabric", "sell RGGYY"]


def test_it_goes_to_the_fountain_when_it_has_no_assistants(istanbul):
    istanbul.red.with_posted(1, 10, 13, 16).to_move("post office")
    assert play_turn(istanbul) == ["move 7", "recall 1", "recall 10", "recall 13", "recall 16", "end"]


def test_it_walks_towards_the_fountain_if_that_is_far(istanbul):
    istanbul.red.with_posted(2, 3, 5, 14).to_move("sultan's palace")
    play_turn(istanbul)
    assert istanbul.game.board.distance(istanbul.red.place, 7) <= 2


def test_a_card_returns_an_assistant_when_there_is_none_to_leave(istanbul):
    istanbul.red.with_posted(1, 3, 9, 14).with_cards("return").with_lira(12).to_move("small market")
    said = play_turn(istanbul)
    assert said[0] == "move 16" and said[1].startswith("card return") and said[2:4] == ["leave", "buy"]


def test_it_catches_families_and_asks_figures(istanbul):
    istanbul.governor_at("tea house").smuggler_at("tea house")
    istanbul.green.with_family_at("tea house")
    istanbul.red.with_lira(6).meeting("tea house")
    said = play_turn(istanbul)
    assert any(choice.startswith("catch 1") for choice in said)
    assert "governor" in said and any(choice.startswith("smuggler") for choice in said)


def test_the_family_member_fetches_a_ruby_from_afar(istanbul):
    istanbul.red.with_lira(12).at("police station")
    assert play_turn(istanbul)[:2] == ["send 16", "buy"]


def test_it_moves_far_by_card_for_a_ruby(istanbul):
    istanbul.red.with_lira(13).with_cards("far").with_family_at("fountain").to_move("fabric warehouse")
    assert play_turn(istanbul)[:3] == ["card far 16", "leave", "buy"]


def test_it_stays_by_card_for_a_second_ruby(istanbul):
    istanbul.red.with_lira(20).with_rubies(4).with_cards("stay").to_move("gemstone dealer")
    assert play_turn(istanbul)[:3] == ["card stay", "leave", "buy"]


@pytest.mark.parametrize(("tiles", "bid"), [((), "bid 7"), (("red",), "bid 8")])
def test_it_bids_well(istanbul, tiles, bid):
    istanbul.red.with_tiles(*tiles).at("tea house")
    assert answer(istanbul) == bid


@pytest.mark.parametrize(("roll", "then"), [("roll 3 5", "keep"), ("roll 1 4", "turn low"), ("roll 1 2", "reroll")])
def test_it_bends_dice_well(istanbul, roll, then):
    istanbul.red.with_tiles("red").at("tea house").play("bid 8", roll)
    assert answer(istanbul) == then


def test_it_turns_a_die_for_more_jewelry(istanbul):
    istanbul.red.with_tiles("red").with_capacity(3).at("black market").play("roll", "roll 2 5")
    assert answer(istanbul) == "turn low"


def test_it_never_stops_or_skips_when_it_can_act():
    """Over whole games: a turn is only given up without assistants or money, an action only where it is no use."""
    state = ISTANBUL.start(4, "never stop", {})
    luck = SeedChance("never stop")
    bot = GreedyBot()
    while not state.over:
        if state.seat == CHANCE:
            state.apply(luck.answer(state))
            continue
        view = state.view(state.seat)
        choice = bot.choose(view)
        if choice.text == "stop":
            assert all(option.provider >= 0 or option is choice for option in view.options)
        if choice.text == "skip":
            assert "buy" not in {option.text for option in view.options}
            assert not any(option.text.startswith(("deliver", "tile")) for option in view.options)
        state.apply(choice)


def test_in_the_last_round_only_rubies_and_money_count(istanbul):
    istanbul.game.final = True
    istanbul.green.with_family_at("tea house")
    istanbul.red.meeting("tea house")
    assert answer(istanbul) == "catch 1 lira"
