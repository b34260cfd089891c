"""F: how the game ends and who has won."""

import pytest

from tests.istanbul.story import Story


def buys_a_ruby(player):
    """The player buys a ruby at the Dealer and ends the turn."""
    player.at("gemstone dealer").with_lira(24).play("buy", "end")


def last_turn(story):
    """The last player of the round ends a turn."""
    story.players[-1].meeting("tea house").play("end")
    return story


def ended_with(*scores):
    """A finished game: rubies, lira, goods and cards of each player. The cards are none that is cashed."""
    story = Story(len(scores)).in_the_last_round()
    hand = ["far", "stay", "return", "family", "any", "post", "palace", "dealer"]
    for player, (rubies, lira, goods, cards) in zip(story.players, scores):
        player.with_rubies(rubies).with_lira(lira).with_goods(fabric=goods).with_cards(*hand[:cards])
    return last_turn(story).game.result()


# -- when it ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"neutral_assistants": True}, {"caravan_leader": True}])
@pytest.mark.parametrize(("seats", "target"), [(2, 6), (3, 5), (4, 5)])
def test_the_end_begins_with_5_rubies_or_6_in_a_game_of_two(seats, target, options):  # [IST-F.1]
    story = Story(seats, **options)
    red = story.red.with_rubies(target - 2).with_lira(50).with_cards("dealer").at("gemstone dealer")
    assert not red.play("buy").story.game.final
    assert red.play("card dealer").story.game.final
    assert story.happened[-1] == "last-round"


def test_with_five_players_the_end_begins_with_5_rubies():  # [IST-F.1]
    story = Story(seats=5)
    white = story.white.with_rubies(3).with_lira(50).with_cards("dealer").at("gemstone dealer")
    assert not white.play("buy").story.game.final
    assert white.play("card dealer").story.game.final


@pytest.mark.parametrize(
    ("place", "choices"),
    [
        ("wainwright", ("extend",)),
        ("sultan's palace", ("deliver R",)),
        ("small mosque", ("tile red",)),
        ("great mosque", ("tile blue",)),
        ("gemstone dealer", ("buy",)),
        ("police station", ("send 16", "buy")),
    ],
)
def test_a_ruby_from_any_place_begins_the_end(istanbul, place, choices):  # [IST-F.1]
    red = istanbul.red.with_rubies(4).with_lira(20).with_tiles("green", "yellow").at(place)
    red.with_goods(fabric=4, spice=4, fruit=4, jewelry=4).play(*choices)
    assert (red.rubies, istanbul.game.final) == (5, True)


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_the_round_is_finished_so_that_all_have_equally_many_turns(seats):  # [IST-F.2]
    for trigger in range(seats):
        story = Story(seats)
        turns = [0] * seats
        for player in story.players:
            player.with_rubies(5 if seats == 2 and player.seat == trigger else 4)
        while not story.game.over:
            seat = story.game.seat
            turns[seat] += 1
            if seat == trigger and turns[seat] == 3:
                buys_a_ruby(story.players[seat])
            else:
                story.pass_turn()
        assert turns == [3] * seats


def test_the_start_player_has_no_turn_after_the_last_round(istanbul):  # [IST-F.2]
    buys_a_ruby(istanbul.blue.with_rubies(4))
    assert (istanbul.whose, istanbul.options) == ("nobody", [])
    assert istanbul.red.why_not("move 3") == "game-over"


def test_a_last_turn_that_ends_at_once_ends_the_game_too(istanbul):  # [IST-F.2]
    istanbul.in_the_last_round().blue.to_move("fountain").play("move 3", "stop")
    assert istanbul.game.over


def test_the_end_is_not_called_off(istanbul):  # [IST-F.2]
    buys_a_ruby(istanbul.red.with_rubies(4))
    buys_a_ruby(istanbul.green.with_rubies(4))
    assert istanbul.happened.count("last-round") == 1
    assert not istanbul.game.over
    istanbul.pass_turn()
    assert istanbul.game.over


def test_without_enough_rubies_the_next_round_begins(istanbul):  # [IST-F.2]
    buys_a_ruby(istanbul.blue.with_rubies(3))
    assert (istanbul.whose, istanbul.game.round, istanbul.game.result()) == ("red", 2, None)


# -- after the last turn ------------------------------------------------------------------------------------


def test_five_lira_cards_are_cashed_for_every_player(istanbul):  # [IST-F.3]
    istanbul.in_the_last_round()
    for cards, player in enumerate(istanbul.players):
        player.with_lira(10).with_cards(*["lira"] * cards)
    last_turn(istanbul)
    assert [(player.lira, player.cards) for player in istanbul.players] == [(10, []), (15, []), (20, [])]


def test_cards_for_a_good_are_cashed_for_every_player(istanbul):  # [IST-F.3]
    istanbul.in_the_last_round()
    for cards, player in enumerate(istanbul.players):
        player.with_cards(*["good"] * cards)
    last_turn(istanbul)
    assert [sum(player.goods.values()) for player in istanbul.players] == [0, 1, 2]
    assert [player.cards for player in istanbul.players] == [[], [], []]


def test_cards_for_a_good_are_cashed_only_while_there_is_room(istanbul):  # [IST-F.3]
    red = istanbul.in_the_last_round().red.with_goods(fabric=2, spice=2, fruit=2, jewelry=1)
    red.with_cards("good", "good", "good")
    last_turn(istanbul)
    assert (red.goods, red.cards) == ({"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2}, ["good", "good"])


def test_room_of_every_kind_is_used_for_them(istanbul):  # [IST-F.3]
    red = istanbul.in_the_last_round().red.with_goods(fabric=2, spice=1, fruit=2, jewelry=1).with_cards("good", "good")
    last_turn(istanbul)
    assert (sum(red.goods.values()), red.cards) == (8, [])


def test_cards_are_not_cashed_before_the_last_turn(istanbul):  # [IST-F.3]
    red = istanbul.in_the_last_round().red.with_cards("lira").with_lira(0)
    istanbul.green.meeting("tea house").play("end")
    assert (red.lira, red.cards) == (0, ["lira"])


def test_cards_cashed_count_for_the_ranking(istanbul):  # [IST-F.3]
    istanbul.in_the_last_round().red.with_rubies(5).with_lira(4).with_cards("lira")
    istanbul.green.with_rubies(5).with_lira(8)
    assert last_turn(istanbul).game.result().winners == (0,)


def test_cards_cashed_are_told(istanbul):  # [IST-F.3]
    istanbul.in_the_last_round().red.with_cards("lira", "good")
    assert last_turn(istanbul).happened[-5:] == ["cashed", "earned", "cashed", "gained", "ended"]


@pytest.mark.parametrize("card", ("far", "stay", "return", "family", "any", "post", "palace", "dealer"))
def test_no_other_card_is_cashed(istanbul, card):  # [IST-F.4]
    red = istanbul.in_the_last_round().red.with_lira(1).with_cards(card).with_family_at(5).with_posted(5)
    last_turn(istanbul)
    assert (red.cards, red.lira, red.goods, red.family, red.posted) == ([card], 1, {}, 5, [5])


def test_cards_for_a_good_without_room_stay_in_hand_and_count_there(istanbul):  # [IST-F.4]
    full = {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2}
    istanbul.in_the_last_round().red.with_rubies(5).with_lira(0).with_goods(**full)
    istanbul.green.with_rubies(5).with_lira(0).with_goods(**full).with_cards("good")
    assert last_turn(istanbul).game.result().ranks == (2, 1, 3)


# -- who has won --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([(5, 0, 0, 0), (4, 50, 5, 5), (3, 60, 5, 0)], (1, 2, 3)),
        ([(5, 7, 5, 5), (5, 8, 0, 0), (4, 99, 5, 0)], (2, 1, 3)),
        ([(5, 7, 2, 3), (5, 7, 3, 0), (5, 7, 1, 3)], (2, 1, 3)),
        ([(5, 7, 2, 1), (5, 7, 2, 0), (5, 7, 2, 2)], (2, 3, 1)),
        ([(5, 7, 2, 1), (5, 7, 2, 1), (4, 9, 2, 1)], (1, 1, 3)),
        ([(4, 7, 2, 1), (5, 7, 2, 1), (4, 7, 2, 1)], (2, 1, 2)),
        ([(5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0)], (1, 1, 1)),
        ([(6, 0, 0, 0), (6, 1, 0, 0)], (2, 1)),
        ([(4, 1, 0, 0), (5, 3, 1, 0), (5, 3, 1, 0), (5, 9, 0, 0), (4, 2, 0, 0)], (5, 2, 2, 1, 4)),
    ],
    ids=["rubies", "lira", "goods", "cards", "shared victory", "shared second", "all equal", "two", "five"],
)
def test_rubies_then_lira_then_goods_then_cards_decide(scores, ranks):  # [IST-F.5]
    assert ended_with(*scores).ranks == ranks


def test_players_equal_in_everything_share_the_victory():  # [IST-F.5]
    assert ended_with((5, 7, 2, 1), (5, 6, 2, 1), (5, 7, 2, 1)).winners == (0, 2)


def test_goods_of_all_kinds_are_counted_together(istanbul):  # [IST-F.5]
    istanbul.in_the_last_round().red.with_rubies(5).with_lira(0).with_goods(jewelry=2)
    istanbul.green.with_rubies(5).with_lira(0).with_goods(fabric=1, spice=1, fruit=1)
    assert last_turn(istanbul).game.result().winners == (1,)


def test_who_began_the_end_need_not_win(istanbul):  # [IST-F.5]
    buys_a_ruby(istanbul.red.with_rubies(4))
    istanbul.green.with_rubies(4).with_lira(60).with_cards("dealer").at("gemstone dealer")
    istanbul.green.play("buy", "card dealer", "end")
    istanbul.pass_turn()
    assert istanbul.game.result().ranks == (2, 1, 3)


def test_there_is_no_result_before_the_end(istanbul):  # [IST-F.5]
    buys_a_ruby(istanbul.red.with_rubies(4))
    assert istanbul.game.result() is None


def test_the_result_says_what_was_compared():  # [IST-F.5]
    result = ended_with((5, 7, 2, 1), (4, 6, 3, 2))
    assert result.compared == ("rubies", "lira", "goods", "cards")
    assert result.scores == ((5, 7, 2, 1), (4, 6, 3, 2))


def test_there_is_no_limit_of_rounds(istanbul):  # [IST-F.6]
    for _ in range(3 * 200):
        istanbul.pass_turn()
    assert (istanbul.game.round, istanbul.game.over) == (201, False)
