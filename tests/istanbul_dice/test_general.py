"""G: goods, markers, what is in the box, what is open, and rubies."""

import json

import pytest

import meydan
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.istanbul_dice.story import CARDS, COLOURS, GAME, TILES, Story

LETTERS = dict(zip(COLOURS, "RYGB", strict=True))


def moments(seats, seed, games=1):
    """Every moment of some games played at random among sensible choices."""
    rng = Rng(seed)
    for number in range(games):
        game = meydan.start("istanbul-dice", seats=seats, seed=f"{seed}/{number}")
        while not game.over:
            yield game
            if game.seat == CHANCE:
                game.play(GAME.chance(game).sample(game, rng))
            else:
                options = GAME.sensible(game, game.options())
                game.play(options[rng.below(len(options))])


# -- goods --------------------------------------------------------------------------------------------------


def test_there_are_four_goods_always_named_in_the_same_order(bazaar):  # [DICE-G.1]
    first = bazaar.first.with_markers(red=2, yellow=2, green=2, blue=2).rolls("LLLLL")
    assert [text for text in bazaar.options if text.startswith("same")] == ["same R", "same Y", "same G", "same B"]
    assert [text for text in bazaar.options if text.startswith("three")] == [
        "three RYG",
        "three RYB",
        "three RGB",
        "three YGB",
    ]
    assert first.can("four")


@pytest.mark.parametrize("colour", COLOURS)
def test_each_letter_is_a_colour(bazaar, colour):  # [DICE-G.1]
    first = bazaar.first.with_markers(**{colour: 3}).rolls("LLLLL")
    assert first.play(f"same {LETTERS[colour]}").markers == {colour: 2}


def test_goods_are_kept_as_markers_of_their_colour(bazaar):  # [DICE-G.2]
    first = bazaar.first.rolls("RRGGL")
    assert first.play("same R", "same G").markers == {"red": 1, "green": 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_brown_marker_can_be_any_colour(bazaar, colour):  # [DICE-G.2]
    letter = LETTERS[colour]
    first = bazaar.first.with_markers(brown=1).rolls(f"{letter}LLLL")
    assert first.play(f"same {letter}").markers == {colour: 1}


# -- the box ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_there_are_8_markers_of_each_colour(bazaar, colour):  # [DICE-G.3]
    letter = LETTERS[colour]
    second = bazaar.second.with_markers(**{colour: 7})
    bazaar.first.rolls(f"{letter * 4}L").play(f"same {letter}")
    assert second.markers == {colour: 7}
    bazaar.first.play(f"same {letter}", f"die {letter}")
    assert second.markers == {colour: 6}


@pytest.mark.parametrize(("held", "kept"), [(9, 9), (10, 9)])
def test_there_are_10_brown_markers(bazaar, held, kept):  # [DICE-G.3]
    second = bazaar.second.with_markers(brown=held)
    bazaar.first.rolls("RYGLL").play("three RYG")
    assert second.markers == {"brown": kept}


@pytest.mark.parametrize(("held", "kept"), [(11, 11), (12, 11)])
def test_there_are_12_crystals(bazaar, held, kept):  # [DICE-G.3]
    bazaar.first.rolls("RYLLL")
    second = bazaar.second.with_crystals(held)
    bazaar.first.play("pair RY")
    assert second.crystals == kept


@pytest.mark.parametrize(("held", "kept"), [(85, 85), (86, 85), (87, 85)])
def test_there_are_87_lira(bazaar, held, kept):  # [DICE-G.3]
    second = bazaar.second.with_lira(held)
    bazaar.first.rolls("RYGBL").play("lira")
    assert second.lira == kept


def test_there_are_9_dice_and_31_rubies_and_24_tiles_and_33_cards():  # [DICE-G.3]
    game = Story(4).game
    rolls = [choice.text.split()[1] for choice in GAME.space.outcomes if choice.text.startswith("roll ")]
    assert max(len(faces) for faces in rolls) == 9
    assert sum(game.tracks) == 31
    assert sum(game.tile_bag) + len(game.row) == 24
    assert sum(game.deck) == game.deck_size == 33


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_appears_or_vanishes(seats):  # [DICE-G.3]
    for game in moments(seats, 5):
        assert GAME.check(game) == []


def test_a_missing_ruby_is_noticed(bazaar):  # [DICE-G.3]
    assert GAME.check(bazaar.game) == []
    bazaar.with_rubies_left("mosque", 2)
    assert GAME.check(bazaar.game) != []


@pytest.mark.parametrize("lira", range(10, 21))
def test_any_lira_can_be_paid_to_the_coin(bazaar, lira):  # [DICE-G.4]
    first = bazaar.first.with_lira(lira).rolls("RYGBC")
    assert first.play("ruby lira").lira == lira - 10


# -- keeping ------------------------------------------------------------------------------------------------


def test_there_is_no_limit_to_what_a_player_holds(bazaar):  # [DICE-G.5]
    first = bazaar.first.with_tiles(*["action-red", "action-yellow", "goods-blue", "goods-green", "die", "die"])
    first.rolls("RRGGGLL").play("tile card-green", "refill lira-yellow")
    first.with_lira(83).with_crystals(12).with_markers(red=7, brown=10)
    first.play("lira", "same R", "die R", "die R")
    assert len(first.tiles) == 7
    assert first.belongings[:3] == (87, 12, {"red": 8, "green": 1, "blue": 1, "brown": 10})


def test_what_is_kept_stays_from_turn_to_turn(bazaar):  # [DICE-G.5]
    first = bazaar.first.with_lira(7).with_crystals(2).with_markers(red=3, brown=2).with_rubies(1)
    first.with_tiles("goods-blue")
    before = first.belongings
    assert first.begins().belongings == before


# -- open and hidden ----------------------------------------------------------------------------------------


def seen(game, seat):
    """What a seat sees, without what only says who looks."""
    view = game.view(seat).to_dict()
    return {key: value for key, value in view.items() if key not in ("seat", "options")}


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sees_the_same(seats):  # [DICE-G.6]
    for number, game in enumerate(moments(seats, 6)):
        if number % 9 == 0:
            watched = json.dumps(seen(game, -1))
            assert [json.dumps(seen(game, seat)) == watched for seat in range(seats)] == [True] * seats


def test_pieces_dice_row_and_discards_are_seen(bazaar):  # [DICE-G.6]
    bazaar.second.with_lira(11).with_crystals(3).with_markers(blue=2, brown=1).with_tiles("lira-blue")
    bazaar.first.rolls("RYGBC").play("cards 1", "reveal trade-crystal")
    view = bazaar.game.view(2)
    second = view.players[1]
    assert (second.lira, second.crystals, tuple(second.goods), second.brown) == (14, 3, (0, 0, 0, 2), 1)
    assert tuple(second.tiles) == tuple(bazaar.game.players[1].tiles)
    assert tuple(view.dice) == (1, 1, 1, 1, 0, 0)
    assert sorted(view.row) == sorted(bazaar.game.row)
    assert tuple(view.discard) == tuple(int(name == "trade-crystal") for name in CARDS)


def test_tiles_out_of_the_game_are_seen(bazaar):  # [DICE-G.6]
    bazaar.first.with_tiles("die").rolls("RYGBLC").play("cards 1", "reveal tile-for-brown", "accept")
    assert tuple(bazaar.game.view(1).lost_tiles) == tuple(int(name == "die") for name in TILES)


def test_the_next_card_is_drawn_from_the_deck_by_chance(bazaar):  # [DICE-G.7]
    bazaar.first.rolls("RYGBC")
    bazaar.with_deck("trade-red", "trade-red", "brown-red")
    bazaar.first.play("cards 1")
    assert bazaar.odds == {"reveal trade-red": 2, "reveal brown-red": 1}


def test_the_next_tile_is_drawn_from_the_stack_by_chance(bazaar):  # [DICE-G.7]
    bazaar.with_stack("die", "die", "die", "lira-blue").first.rolls("RRRLC").play("tile lira-red")
    assert bazaar.odds == {"refill lira-blue": 1, "refill die": 3}


# -- rubies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rubies_are_never_lost(seats):  # [DICE-G.8]
    most = [0] * seats
    for game in moments(seats, 7):
        held = [player.rubies for player in game.players]
        assert all(now >= before for now, before in zip(held, most, strict=True))
        most = held
    assert max(most) >= 5


def test_rubies_of_all_sources_count_alike(bazaar):  # [DICE-G.8]
    first = bazaar.first.with_tiles("goods-red", "goods-yellow", "goods-green", "action-red")
    first.rolls("GGGCC").with_lira(10).play("ruby lira", "tile card-green", "refill die")
    assert first.rubies == 2
    first.with_markers(brown=3).play("cards 1", "reveal ruby-for-brown", "accept", "ruby carpet")
    assert first.rubies == 3
