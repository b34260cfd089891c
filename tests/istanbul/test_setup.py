"""S: the table before the first move, for every number of players."""

import pytest

import meydan
from meydan.games.istanbul.deck import cards_of
from meydan.games.istanbul.printed import (
    BASE,
    COLOURS,
)
from tests.istanbul.story import Story

CARDS = [card.name for card in cards_of(BASE)]
CARD_COPIES = [card.copies for card in cards_of(BASE)]

SEATS = (2, 3, 4, 5)
every_table = pytest.mark.parametrize("seats", SEATS)

LARGE_TILES = {f"demand L{tile}": 1 for tile in range(1, 6)}
SMALL_TILES = {f"demand S{tile}": 1 for tile in range(1, 6)}


def being_laid(seats):
    """A game of which nothing is decided yet that chance decides."""
    return meydan.find_game("istanbul").start(seats, None, {})


def started(seats, seed=7):
    return meydan.start("istanbul", seats=seats, seed=seed)


def odds(game):
    return dict(zip([choice.text for choice in game.options()], game.header.game.chance(game).weights(game)))


def decided(game, *outcomes):
    for outcome in outcomes:
        game.play(outcome)
    return game


# -- players ------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(5))
def test_seat_0_is_the_start_player(seats, seed):  # [IST-S.1]
    game = started(seats, seed)
    assert (game.seat, game.question, game.round) == (0, "Move", 1)


def test_the_colours_are_in_turn_order():  # [IST-S.1]
    assert COLOURS == ["red", "green", "blue", "yellow", "white"]


@every_table
def test_seat_0_begins_every_round(seats):  # [IST-S.1]
    story = Story(seats)
    for round_ in (1, 2, 3):
        for colour in COLOURS[:seats]:
            assert (story.whose, story.game.round) == (colour, round_)
            story.pass_turn()


@pytest.mark.parametrize("seats", (0, 1, 6, None))
def test_istanbul_is_for_two_to_five_players(seats):  # [IST-S.1]
    with pytest.raises(meydan.BadOption, match="2 to 5 seats"):
        meydan.start("istanbul", seats=seats)


@every_table
def test_the_start_player_has_2_lira_and_each_next_one_more(seats):  # [IST-S.2]
    assert [player.lira for player in started(seats).players] == [2, 3, 4, 5, 6][:seats]


@every_table
def test_each_player_draws_one_card(seats):  # [IST-S.3]
    game = started(seats)
    assert [player.cards for player in game.players] == [sum(player.hand) for player in game.players] == [1] * seats
    assert game.deck_size == sum(game.deck) == sum(CARD_COPIES) - seats


@every_table
def test_the_first_card_is_any_of_the_deck(seats):  # [IST-S.3]
    game = decided(being_laid(seats), "demand L1", "demand S1", "roll 1 1", "roll 1 1")
    assert odds(game) == {f"deal {card}": copies for card, copies in zip(CARDS, CARD_COPIES)}


def test_cards_are_dealt_from_what_is_left_in_the_deck():  # [IST-S.3]
    game = decided(being_laid(3), "demand L1", "demand S1", "roll 1 1", "roll 1 1", "deal stay", "deal stay")
    assert "deal stay" not in odds(game)
    assert sum(odds(game).values()) == sum(CARD_COPIES) - 2


def test_cards_are_dealt_in_turn_order_as_the_last_step():  # [IST-S.3]
    game = decided(being_laid(3), "demand L1", "demand S1", "roll 1 1", "roll 1 1", "deal far", "deal lira", "deal any")
    assert [player.hand.index(1) for player in game.players] == [CARDS.index(card) for card in ("far", "lira", "any")]
    assert game.question == "Move"


@every_table
def test_the_discard_pile_starts_empty(seats):  # [IST-S.3]
    assert started(seats).discard == []


@every_table
def test_merchants_start_on_the_fountain_with_four_assistants(seats):  # [IST-S.4]
    players = started(seats).players
    assert [(player.place, len(player.stack), player.posted) for player in players] == [(7, 4, [])] * seats


@every_table
def test_family_members_start_in_the_police_station(seats):  # [IST-S.4]
    assert [player.family for player in started(seats).players] == [12] * seats


@every_table
def test_the_fifth_assistant_waits_for_the_blue_tile(seats):  # [IST-S.4]
    last = Story(seats).players[-1].at("great mosque").with_goods(jewelry=2)
    assert last.play("tile blue").carried == 5


@every_table
def test_barrows_start_empty_and_without_rubies(seats):  # [IST-G.2]
    assert [(player.goods, player.capacity, player.rubies) for player in started(seats).players] == [
        ([0, 0, 0, 0], 2, 0)
    ] * seats


# -- places -------------------------------------------------------------------------------------------------

MOSQUE = {"red": "small mosque", "green": "small mosque", "blue": "great mosque", "yellow": "great mosque"}
GOOD = {"red": "fabric", "green": "spice", "blue": "jewelry", "yellow": "fruit"}


@pytest.mark.parametrize("tile", MOSQUE)
@pytest.mark.parametrize(("seats", "costs"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_mosque_tiles_lie_with_the_fewest_goods_on_top(seats, costs, tile):  # [IST-S.5]
    story = Story(seats)
    for player, cost in zip(story.players, costs):
        player.with_goods(**{GOOD[tile]: cost - 1}).at(MOSQUE[tile])
        assert story.reason(f"tile {tile}") == ("needs-goods", {"good": GOOD[tile], "need": cost, "have": cost - 1})
        player.with_goods(**{GOOD[tile]: cost}).play(f"tile {tile}")


@pytest.mark.parametrize("tile", MOSQUE)
def test_with_five_players_the_fifth_finds_no_tile(tile):  # [IST-S.5]
    story = Story(seats=5)
    for player in story.players[:4]:
        player.with_goods(**{GOOD[tile]: 5}).at(MOSQUE[tile]).play(f"tile {tile}")
    assert story.white.with_goods(**{GOOD[tile]: 5}).at(MOSQUE[tile]).why_not(f"tile {tile}") == "no-tiles"


@pytest.mark.parametrize("tile", MOSQUE)
def test_each_tile_lies_at_its_mosque_only(istanbul, tile):  # [IST-S.5]
    other = "great mosque" if MOSQUE[tile] == "small mosque" else "small mosque"
    assert istanbul.red.with_goods(**{GOOD[tile]: 5}).at(other).why_not(f"tile {tile}") == "other-mosque"


@pytest.mark.parametrize(("seats", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
@pytest.mark.parametrize("mosque", (14, 15))
def test_each_mosque_has_a_ruby_per_player_but_no_more_than_four(seats, rubies, mosque):  # [IST-S.6]
    assert started(seats).rubies[mosque] == rubies


@every_table
def test_the_wainwright_has_a_ruby_and_three_extensions_for_everybody(seats):  # [IST-S.6]
    story = Story(seats)
    for player in story.players:
        player.with_lira(21)
        for _ in range(3):
            player.at("wainwright").play("extend")
    assert [(player.capacity, player.rubies, player.lira) for player in story.players] == [(5, 1, 0)] * seats
    assert story.game.rubies[1] == 0


@pytest.mark.parametrize(
    ("seats", "wainwright", "small_mosque", "great_mosque", "palace", "dealer"),
    [(2, 2, 2, 2, 6, 9), (3, 3, 3, 3, 6, 10), (4, 4, 4, 4, 7, 12), (5, 5, 4, 4, 7, 12)],
)
def test_rubies_lie_by_number_of_players(  # [IST-S.7]
    seats, wainwright, small_mosque, great_mosque, palace, dealer
):
    rubies = started(seats).rubies
    assert rubies[1] == wainwright
    assert rubies[13:17] == [palace, small_mosque, great_mosque, dealer]
    assert rubies[2:13] == [0] * 11


@pytest.mark.parametrize(("seats", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_dealers_track_is_filled_back_to_the_field_of_the_players(seats, price):  # [IST-S.7]
    red = Story(seats).red.at("gemstone dealer").with_lira(price)
    assert red.play("buy").lira == 0


@pytest.mark.parametrize(("seats", "any_goods"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_palaces_track_is_filled_back_to_the_field_of_the_players(seats, any_goods):  # [IST-S.7]
    red = Story(seats).red.at("sultan's palace").with_goods(fabric=1, spice=1, fruit=1, jewelry=1)
    assert red.can("deliver") == (any_goods == 0)
    assert red.with_goods(fabric=2, spice=1, fruit=1, jewelry=1).can("deliver R") == (any_goods == 1)


@every_table
def test_all_mail_indicators_start_in_the_top_row(seats):  # [IST-S.8]
    red = Story(seats).red.at("post office").with_lira(0)
    red.play("collect")
    assert (red.goods, red.lira) == ({"spice": 1, "fruit": 1}, 2)


def test_the_dark_demand_tiles_are_shuffled_onto_the_large_market():  # [IST-S.8]
    assert odds(being_laid(3)) == LARGE_TILES


def test_the_light_demand_tiles_are_shuffled_onto_the_small_market():  # [IST-S.8]
    assert odds(decided(being_laid(3), "demand L4")) == SMALL_TILES


def test_the_top_demand_tiles_are_face_up():  # [IST-S.8]
    game = decided(being_laid(3), "demand L4", "demand S2")
    assert game.view(-1).demand == ((1,), (3,))


def test_governor_and_smuggler_start_where_a_roll_of_their_own_says():  # [IST-S.9]
    game = decided(being_laid(3), "demand L1", "demand S1", "roll 1 2", "roll 6 5")
    assert game.figures == [3, 11]


@every_table
def test_governor_and_smuggler_are_on_the_board_when_play_begins(seats):  # [IST-S.9]
    assert all(2 <= place <= 12 for place in started(seats).figures)


def test_with_two_players_neutral_merchants_stand_on_the_mosques_and_the_dealer():  # [IST-S.10]
    assert started(2).neutral_merchants == [14, 15, 16]


@pytest.mark.parametrize("seats", (3, 4, 5))
def test_with_more_players_there_are_no_neutral_merchants(seats):  # [IST-S.10]
    assert started(seats).neutral_merchants == []


@pytest.mark.parametrize("place", (14, 15, 16))
def test_a_neutral_merchant_is_met_where_he_starts(place):  # [IST-S.10]
    red = Story(seats=2).red.with_lira(2).to_move(9 if place == 16 else 2 if place == 14 else 5)
    assert red.play(f"move {place}", "leave").can("pay")
