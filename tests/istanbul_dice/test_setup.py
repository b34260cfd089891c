"""S: how the game is set up, by the number of players."""

import pytest

import meydan
from tests.istanbul_dice.story import AREAS, CARDS, GAME, ROW, TILES, Story


def started(seats):
    """A game just set up, with its first roll made."""
    return meydan.start("istanbul-dice", seats=seats, seed=3)


def test_there_are_two_to_four_players():  # [DICE-S.1]
    for seats in (1, 5):
        with pytest.raises(meydan.BadOption):
            meydan.start("istanbul-dice", seats=seats, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_0_is_the_start_player_of_every_round(seats):  # [DICE-S.1]
    story = Story(seats)
    for _ in range(3):
        assert story.whose_turn == "first"
        for _ in range(seats):
            story.pass_turn()


@pytest.mark.parametrize(
    ("seats", "colour", "carpet", "lira", "mosque", "total"),
    [(2, 3, 5, 5, 2, 24), (3, 3, 5, 6, 3, 26), (4, 4, 5, 6, 4, 31)],
)
def test_rubies_on_the_board(seats, colour, carpet, lira, mosque, total):  # [DICE-S.2]
    story = Story(seats)
    assert [story.rubies_left(area) for area in AREAS] == [colour] * 4 + [carpet, lira, mosque]
    assert sum(story.rubies_left(area) for area in AREAS) == total


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_tiles_for_the_mosque_ruby(seats, needed):  # [DICE-S.2]
    story = Story(seats)
    first = story.first.with_tiles(*["action-red", "action-yellow", "goods-blue"][: needed - 2]).rolls("RRRYY")
    first.with_markers(yellow=1)
    assert first.play("tile lira-red", "refill die").rubies == 0
    assert first.play("tile crystal-yellow", "refill die").rubies == 1


@pytest.mark.parametrize(("seats", "target"), [(2, 6), (3, 6), (4, 5)])
def test_rubies_that_begin_the_end(seats, target):  # [DICE-S.2]
    story = Story(seats)
    story.first.with_rubies(target - 2).with_lira(50).rolls("LLLLL").play("ruby lira")
    assert not story.game.final
    story.first.play("ruby lira")
    assert story.game.final


def test_with_two_players_the_10_lira_ruby_and_a_mosque_ruby_are_left_out():  # [DICE-S.3]
    two, three = Story(2), Story(3)
    out = [three.rubies_left(area) - two.rubies_left(area) for area in AREAS]
    assert out == [0, 0, 0, 0, 0, 1, 1]
    assert not two.first.with_lira(11).rolls("LLLLL").can("ruby lira")
    assert two.first.with_lira(12).can("ruby lira")
    assert three.first.with_lira(10).rolls("LLLLL").can("ruby lira")


def test_six_tiles_are_drawn_one_by_one_from_24():  # [DICE-S.4]
    game = GAME.start(3, None, {})
    for drawn, tile in enumerate(ROW):
        assert sum(game.tile_bag) == 24 - drawn
        game.play(f"refill {tile}")
    assert sorted(TILES[kind] for kind in game.row) == sorted(ROW)
    assert sum(game.tile_bag) == 18
    assert game.question == "Roll"


def test_the_row_differs_from_game_to_game():  # [DICE-S.4]
    rows = {tuple(meydan.start("istanbul-dice", seats=2, seed=seed).row) for seed in range(20)}
    assert len(rows) > 10


def test_all_33_cards_are_in_the_deck():  # [DICE-S.5]
    game = started(3)
    assert game.deck_size == sum(game.deck) == 33
    assert game.discard == [0] * len(CARDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_crystal_and_each_seat_one_lira_more(seats):  # [DICE-S.6]
    game = started(seats)
    assert [player.crystals for player in game.players] == [1] * seats
    assert [player.lira for player in game.players] == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_markers_tiles_or_rubies(seats):  # [DICE-S.7]
    game = started(seats)
    for player in game.players:
        assert (sum(player.goods), player.brown, sum(player.tiles), player.rubies) == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_dice_are_rolled_first(seats):  # [DICE-S.7]
    assert sum(started(seats).dice) == 5
