"""Spice Sellers: its rules, a story for each paragraph, and all that a game can do on the day it is brought."""

from __future__ import annotations

import pytest

import meydan
from meydan.arena.simulate import simulate
from meydan.bots import make_bot
from meydan.kernel.conformance import check_mix, mixes
from meydan.voice import LANGUAGES, Voice
from tests import test_said
from tests.examples.story import Story

pytestmark = pytest.mark.usefixtures("game")


def test_everybody_begins_with_four_coins_and_three_cards(game):  # SPICE-S.1
    state = meydan.start("spice-sellers", seats=4, seed=1)
    assert [(seller.coins, sum(seller.hand)) for seller in state.players] == [(4, 3)] * 4
    assert sum(state.deck) == 35 - 4 * 3
    assert {choice.text for choice in game.chance(game.initial(state.header)).options(game.initial(state.header))} == {
        "draw mint", "draw cumin", "draw pepper", "draw saffron",
    }  # fmt: skip


def test_every_stall_brings_a_coin_when_a_turn_begins():  # SPICE-T.1
    story = Story(seats=2)
    story.second.with_stalls(2)
    story.play("rest")
    assert (story.second.coins, story.whose) == (6, "second")


def test_who_rests_takes_a_coin():  # SPICE-T.2
    assert Story().first.play("rest").coins == 5


def test_a_sack_costs_a_coin_and_holds_two_cards():  # SPICE-T.3
    story = Story()
    story.first.play("buy", "draw mint", "draw saffron")
    assert (story.first.coins, story.first.hand, story.whose) == (3, [1, 0, 0, 1], "second")


def test_the_last_sack_may_hold_only_one_card():  # SPICE-T.3
    story = Story().with_sacks(pepper=1)
    assert story.play("buy").odds == {"draw pepper": 1}
    assert story.play("draw pepper").whose == "second"
    assert story.second.why_not("buy") == "spice-no-sacks"


def test_only_the_buyer_sees_what_is_in_a_sack():  # SPICE-S.1
    story = Story()
    story.play("buy", "draw mint", "draw saffron")
    heard = [[event.name for event in story.events if event.heard_by(seat)] for seat in (0, 1, -1)]
    assert heard[0] == ["bought", "drew", "drew", "turn-began"]
    assert heard[1] == heard[2] == ["bought", "drew-hidden", "drew-hidden", "turn-began"]
    assert story.game.view(1).players[0].cards == 2


@pytest.mark.parametrize("stalls, costs", [(0, 4), (1, 6), (2, 8)])
def test_each_further_stall_costs_more(stalls, costs):  # SPICE-T.4
    seller = Story().first.with_stalls(stalls).with_coins(costs - 1)
    assert seller.why_not("stall") == "spice-too-poor"
    assert seller.with_coins(costs).play("stall").coins == 0
    assert seller.stalls == stalls + 1


def test_there_is_no_fourth_stall():  # SPICE-T.4
    assert Story().first.with_stalls(3).with_coins(99).why_not("stall") == "spice-all-stalls"


def test_a_spice_that_is_not_held_cannot_be_offered():  # SPICE-T.5
    assert Story().first.with_hand(mint=1).why_not("offer saffron") == "spice-none"


def test_the_die_says_how_many_buyers_come():  # SPICE-T.5
    seller = Story().first.with_hand(cumin=4).play("offer cumin")
    assert seller.story.odds == {f"roll {face}": 1 for face in range(1, 7)}
    assert seller.play("roll 3").can("sell 3")
    assert seller.why_not("sell 4") == "spice-too-many"


@pytest.mark.parametrize("cards, coins", [(1, 3), (2, 5), (3, 6), (4, 7)])
def test_each_further_card_brings_a_coin_less_but_never_nothing(cards, coins):  # SPICE-T.5
    seller = Story().first.with_hand(cumin=4).with_coins(0)
    assert seller.play("offer cumin", "roll 6", f"sell {cards}").coins == coins


def test_after_eight_rounds_the_wealthiest_wins():  # SPICE-E.1
    story = Story(seats=2).in_round(8)
    story.first.with_coins(3).with_stalls(2)
    story.second.with_coins(8).with_stalls(1)
    assert story.play("rest", "rest").whose == "nobody"
    assert story.game.result().scores == ((14, 2), (15, 1))
    assert story.game.result().winners == (1,)


def test_with_equal_wealth_more_stalls_win():  # SPICE-E.1
    story = Story(seats=2).in_round(8)
    story.first.with_coins(4).with_stalls(1)
    story.second.with_coins(8)
    assert story.play("rest", "rest").game.result().ranks == (1, 2)


# -- what every game can do -----------------------------------------------------------------------------------


def test_it_conforms(game):
    assert [found for seats, mix in mixes(game) for found in check_mix(game, seats, mix, seed=1, games=2)] == []


def test_a_seller_is_never_dealt_less_than_was_offered(game):
    """A world for another seat has the spice that everybody knows to be there."""
    story = Story(seats=2)
    story.first.with_hand(saffron=1)
    story.play("offer saffron")
    for seed in range(20):
        world = game.sample_world(story.game.view(1), meydan.Rng(seed))
        assert world.players[0].hand[3] == 1


def test_bots_play_it(game):
    table = meydan.Table(game.name, seats=3, seed=2)
    bots = [make_bot("greedy", 1), make_bot("random", 2), make_bot("greedy", 3)]
    while not table.over:
        table.play(bots[table.seat].choose(table.view(table.seat)))
    record = meydan.Record.from_json(table.record().to_json())
    assert record.verify().finished and record.replay() == table.state


def test_who_thinks_ahead_beats_chance_though_nothing_was_learned(game):
    found = simulate(game.name, 2, ["search@40", "random"], 12, seed=1).bots
    assert found["search@40"].wins >= 9


def test_it_is_told_in_five_languages(game, monkeypatch):
    monkeypatch.setattr(test_said, "VOICES", [Voice(language, ["Ada", "Bob", "Eve"]) for language in LANGUAGES])
    test_said.test_a_whole_game_is_told_in_five_languages(game.name, 1)


def test_all_languages_have_the_same_messages_with_the_same_values(game):
    from fluent.syntax import ast, parse

    from tests.test_locale import looked_through

    def messages(language):
        body = parse((game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found = [entry for entry in body if isinstance(entry, ast.Message)]
        parts = [(entry.id.name, entry) for entry in found]
        parts += [(f"{entry.id.name}.{one.id.name}", one) for entry in found for one in entry.attributes]
        return {name: looked_through(part.value).variables for name, part in parts if part.value}

    english = messages("en")
    for language in LANGUAGES[1:]:
        assert messages(language) == english
