"""Z: how the game ends and who has won."""

import pytest

from tests.istanbul_dice.story import Story


def ended_with(*scores):
    """The result when each player has these rubies, lira, markers, brown markers and crystals at the end."""
    story = Story(len(scores))
    story.game.final = True
    while story.whose_turn != story_last(story):
        story.pass_turn()
    story.game.play(story.options[0])
    for player, (rubies, lira, markers, brown, crystals) in zip(story.players, scores, strict=True):
        player.with_rubies(rubies).with_lira(lira).with_markers(red=markers, brown=brown).with_crystals(crystals)
    story.game.play("end")
    return story.game.result()


def story_last(story):
    return ("first", "second", "third", "fourth")[len(story.players) - 1]


# -- when it ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "target"), [(2, 6), (3, 6), (4, 5)])
def test_the_end_begins_with_enough_rubies(seats, target):  # [DICE-Z.1]
    story = Story(seats)
    first = story.first.with_rubies(target - 2).with_lira(40).rolls("LLLLL")
    assert not first.play("ruby lira").story.game.final
    assert first.play("ruby lira").story.game.final


def test_a_ruby_of_the_mosque_begins_the_end(bazaar):  # [DICE-Z.1]
    first = bazaar.first.with_rubies(5).with_tiles("goods-red", "goods-blue", "goods-green", "goods-yellow")
    first.rolls("GGGRL").play("tile card-green", "refill die")
    assert first.rubies == 6
    assert bazaar.game.final


def test_a_ruby_from_a_card_begins_the_end(bazaar):  # [DICE-Z.1]
    first = bazaar.first.with_rubies(5).rolls("RRRRC").with_markers(brown=3)
    first.play("cards 1", "reveal ruby-for-brown", "accept", "ruby red")
    assert first.rubies == 6
    assert bazaar.game.final


def test_the_turn_goes_on_and_the_round_is_finished(bazaar):  # [DICE-Z.2]
    first = bazaar.first.with_rubies(5).with_lira(50).rolls("LLLLL").play("ruby lira")
    assert (bazaar.whose, bazaar.question) == ("first", "Act")
    assert first.play("ruby lira").rubies == 7
    assert bazaar.whose_turn == "second"
    bazaar.pass_turn()
    assert bazaar.whose_turn == "third"
    bazaar.pass_turn()
    assert bazaar.game.over


def test_the_last_seat_ends_the_game_with_its_own_turn(bazaar):  # [DICE-Z.2]
    third = bazaar.third.with_rubies(5).with_lira(50).rolls("LLLLL").play("ruby lira")
    assert not bazaar.game.over
    third.play("end")
    assert bazaar.game.over


def test_without_enough_rubies_a_new_round_begins(bazaar):  # [DICE-Z.2]
    bazaar.third.with_rubies(5).rolls("LLLLL").play("end")
    assert not bazaar.game.over
    assert bazaar.whose_turn == "first"


# -- who has won --------------------------------------------------------------------------------------------


def test_a_later_player_may_pass_the_one_who_began_the_end(bazaar):  # [DICE-Z.3]
    bazaar.second.with_rubies(5).with_lira(40)
    bazaar.third.with_rubies(0)
    bazaar.first.with_rubies(5).with_lira(50).rolls("LLLLL").play("ruby lira", "end")
    bazaar.second.play("roll LLLLL", "ruby lira", "ruby lira")
    bazaar.pass_turn()
    assert bazaar.game.result().winners == (1,)
    assert bazaar.game.result().ranks == (2, 1, 3)


def test_most_rubies_win_whatever_else_is_owned():  # [DICE-Z.3]
    assert ended_with((6, 0, 0, 0, 0), (5, 60, 8, 9, 9), (4, 0, 0, 0, 0)).ranks == (1, 2, 3)


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ((0, 1, 0, 0), (2, 0, 0, 0), (0,)),
        ((0, 1, 0, 0), (3, 0, 0, 0), (0, 1)),
        ((0, 1, 0, 0), (4, 0, 0, 0), (1,)),
        ((0, 0, 1, 0), (2, 0, 0, 0), (0,)),
        ((0, 0, 1, 0), (0, 1, 0, 0), (0, 1)),
        ((0, 0, 0, 1), (1, 0, 0, 0), (0,)),
        ((0, 0, 0, 1), (2, 0, 0, 0), (0, 1)),
        ((5, 2, 1, 3), (0, 4, 2, 1), (0, 1)),
        ((5, 2, 1, 3), (0, 4, 2, 2), (1,)),
    ],
)
def test_a_tie_is_broken_by_wealth(one, other, winners):  # [DICE-Z.4]
    assert ended_with((6, *one), (6, *other)).winners == winners


def test_mosque_tiles_are_not_wealth():  # [DICE-Z.4]
    story = Story(2)
    story.first.with_tiles("goods-red", "goods-blue")
    story.game.final = True
    story.pass_turn().pass_turn()
    assert story.game.result().ranks == (1, 1)


def test_wealth_counts_only_among_equal_rubies():  # [DICE-Z.5]
    assert ended_with((6, 1, 0, 0, 0), (6, 0, 0, 0, 0), (5, 60, 0, 0, 0)).ranks == (1, 2, 3)


def test_wealth_is_counted_beyond_what_the_supply_holds():  # [DICE-Z.5]
    result = ended_with((6, 43, 8, 5, 6), (6, 44, 0, 5, 6))
    assert result.winners == (0,)
    assert [score[-1] for score in result.scores] == [43 + 39 + 12, 44 + 15 + 12]


def test_players_equal_in_rubies_and_wealth_share_their_rank():  # [DICE-Z.6]
    assert ended_with((6, 5, 0, 0, 0), (6, 2, 1, 0, 0), (6, 1, 0, 0, 2), (4, 9, 0, 0, 0)).ranks == (1, 1, 1, 4)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_stops_after_40_rounds(seats):  # [DICE-Z.7]
    story = Story(seats).in_round(39)
    for _ in range(seats):
        story.pass_turn()
    assert (story.game.over, story.game.round) == (False, 40)
    for _ in range(seats):
        assert not story.game.over
        story.first.with_lira(9)
        story.pass_turn()
    assert story.game.over
    assert story.game.result().winners == (0,)
