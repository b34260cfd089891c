"""Driving a game from the prompt."""

import pytest

import meydan
from meydan import BadOption, IllegalChoice, UnknownGame
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout


@pytest.fixture
def game():
    return meydan.start("istanbul", seats=3, seed=7, layout="short")


def test_the_first_question(game):
    assert game.seat == 0
    assert game.question == "Move"
    assert [choice.text for choice in game.options()][:3] == ["move 1", "move 2", "move 3"]


def test_a_turn_by_text(game):
    game.play("move 9")
    game.play("leave")
    game.play("bid 9")
    assert game.seat is meydan.CHANCE
    game.play("roll 6 4")  # either order of the dice
    assert game.players[0].lira == 11


def test_a_choice_can_be_played_as_a_value(game):
    game.play(game.options()[0])
    assert game.players[0].place == 1


def test_text_is_read_generously(game):
    game.play("  MOVE   9 ")
    assert game.players[0].place == 9


def test_an_illegal_choice_names_the_choice_the_reason_and_what_is_allowed(game):
    before = game.encode()
    with pytest.raises(
        IllegalChoice, match=r"'move 13' is not possible: It is 4 steps to the Sultan’s Palace"
    ) as error:
        game.play("move 13")
    assert error.value.choice == "move 13"
    assert error.value.reason.code == "too-far"
    assert error.value.reason.values["steps"] == 4
    assert "move 9" in error.value.allowed
    assert game.encode() == before
    assert len(game.choices()) == len(meydan.start("istanbul", seats=3, seed=7).choices())


def test_a_choice_nobody_knows(game):
    with pytest.raises(IllegalChoice, match="There is no such choice in this game"):
        game.play("fly 9")


def test_chance_is_answered_by_outcomes_only(game):
    with pytest.raises(IllegalChoice, match="Nothing is being rolled"):
        game.play("roll 1 1")
    for choice in ("move 9", "leave", "bid 9"):
        game.play(choice)
    with pytest.raises(IllegalChoice, match="up to the dice or the deck"):
        game.play("bid 9")
    with pytest.raises(IllegalChoice, match="That cannot come up now"):
        game.play("deal lira")


def test_why_not_is_none_for_what_is_possible(game):
    assert game.why_not("move 9") is None
    assert game.why_not("move 7").code == "already-there"


def test_options_may_be_changed_by_the_caller(game):
    game.options().clear()
    assert game.options()


def test_a_finished_game_has_a_result_and_no_options():
    game = meydan.start("istanbul", seats=2, seed=1)
    assert game.result() is None
    from meydan.kernel.rollout import sensible_playout

    sensible_playout(game, meydan.Rng(1), 50_000)
    assert game.over
    assert game.seat == meydan.NOBODY
    assert game.options() == []
    assert sorted(game.result().ranks)[0] == 1
    assert game.result().winners
    with pytest.raises(IllegalChoice, match="The game is over"):
        game.play("move 9")


def test_load_gives_the_same_game(game):
    for choice in ("move 9", "leave", "bid 9", "roll 4 6", "end"):
        game.play(choice)
    assert meydan.load(game.record().to_json()) == game


def test_states_of_different_games_differ(game):
    assert game != meydan.start("istanbul", seats=3, seed=8)
    assert game != meydan.start("istanbul", seats=4, seed=7)
    assert game != "istanbul"


def test_the_same_seed_gives_the_same_table():
    assert meydan.start("istanbul", seats=4, seed="x") == meydan.start("istanbul", seats=4, seed="x")


def test_without_a_seed_one_is_made():
    one, other = (meydan.start("istanbul", seats=2) for _ in range(2))
    assert one.header.seed != other.header.seed
    assert len(one.header.seed) >= 32


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": 6}, "2 to 5 seats, not 6"),
        ({"seats": 1}, "2 to 5 seats, not 1"),
        ({"seats": "4"}, "2 to 5 seats, not '4'"),
        ({"seats": 4, "layout": "curly"}, "there are short, long, order, random, random-2023"),
        (
            {"seats": 4, "weather": "rain"},
            "no option 'weather'; it has layout, expansions, new_cards_only, neutral_assistants, caravan_leader",
        ),
        ({"seats": 5, "neutral_assistants": True}, "for 2 to 4 players"),
        ({"seats": 4, "caravan_leader": "perhaps"}, "true or false, not 'perhaps'"),
    ],
)
def test_wrong_options_say_what_is_right(wrong, says):
    with pytest.raises(BadOption, match=says):
        meydan.start("istanbul", seed=1, **wrong)


def test_a_wrong_game_lists_the_right_ones():
    with pytest.raises(UnknownGame, match=r"there is no game 'ankara'; there are .*istanbul"):
        meydan.start("ankara", seats=2)


def test_a_view_of_a_seat_that_is_not_there(game):
    with pytest.raises(BadOption, match="there is no seat 3; seats are 0 to 2"):
        game.view(3)


def test_the_action_space_is_numbered_without_gaps():
    space = meydan.find_game("istanbul").space
    assert [choice.index for choice in space.actions] == list(range(len(space.actions)))
    assert [choice.index for choice in space.outcomes] == list(range(len(space.outcomes)))
    assert all(space.find(choice.text) is choice for choice in space.actions + space.outcomes)


def test_events_cost_nothing_while_nobody_listens(game):
    assert game.events is None
    game.play("move 9")
    assert game.events is None


@pytest.mark.parametrize("game", meydan.GAMES.values(), ids=lambda game: game.name)
def test_the_standing_at_the_end_is_what_the_result_compares(game):
    state = game.start(game.max_seats, 3, {})
    sensible_playout(state, Rng(3), 50_000)
    first = [next(iter(numbers.values())) for numbers in game.standing(state)]
    assert first == game.leading(state) == [score[0] for score in state.result().scores]
