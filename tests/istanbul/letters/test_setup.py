"""K: what Letters & Seals puts on the table."""

import pytest

import meydan
from meydan.games.istanbul.deck import DECK
from meydan.games.istanbul.printed import BASE, LETTERS
from tests.istanbul.story import Story

FIRST = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]
PLACES = [*range(1, 17), 21, 22, 23, 24]


def begin(seats=3, **options):
    return meydan.start("istanbul", seats=seats, seed=1, expansions=["letters"], **options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up_of_the_base_game_stays(seats):  # [IST-K.1]
    base, game = meydan.start("istanbul", seats=seats, seed=1), begin(seats)
    assert game.rubies == base.rubies
    assert game.tiles_left == base.tiles_left
    assert game.neutral_merchants == base.neutral_merchants
    assert [player.lira for player in game.players] == [player.lira for player in base.players]
    assert [(player.place, player.family, len(player.stack)) for player in game.players] == [(7, 12, 4)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sixth_ruby_begins_the_end(seats):  # [IST-K.1]
    red = Story(seats, expansions=["letters"]).red.with_rubies(4).with_lira(99).at("gemstone dealer").play("buy")
    assert (red.rubies, red.story.game.final) == (5, False)
    red.at("gemstone dealer").play("buy")
    assert (red.rubies, red.story.game.final) == (6, True)


def test_a_track_never_runs_dry(letters):  # [IST-K.1]
    red = letters.rubies_left("gemstone dealer", 1).red.with_lira(46).at("gemstone dealer").play("buy")
    assert letters.game.rubies[16] == 1
    assert red.at("gemstone dealer").play("buy").lira == 0


def test_the_caravansary_gives_no_coffee(letters):  # [IST-K.1]
    red = letters.red.at("caravansary").play("draw deck", "deal lira", "draw deck", "deal far", "discard far")
    assert red.coffee == 0


def test_the_first_layout_is_laid_unless_told_otherwise():  # [IST-K.2]
    game = begin()
    assert game.grid == FIRST
    assert game.board.columns == 5
    assert game.board.neighbours(24) == [2, 6, 12, 13]
    assert begin(layout="order").grid == PLACES


def test_a_grid_of_your_own_holds_all_twenty_places():  # [IST-K.2]
    assert begin(layout=PLACES[::-1]).grid == PLACES[::-1]
    with pytest.raises(meydan.BadOption, match="once, row by row"):
        begin(layout=[*PLACES[:19], 25])


@pytest.mark.parametrize("layout", ["random", "random-2023"])
def test_a_random_layout_holds_the_same_places(layout):  # [IST-K.2]
    game = begin(layout=layout)
    assert sorted(game.grid) == PLACES
    assert game.grid.index(7) in (6, 7, 8, 11, 12, 13)


def test_the_new_cards_are_shuffled_into_the_deck(letters):  # [IST-K.3] [IST-D.1]
    assert letters.game.deck == [card.copies if card.box in (BASE, LETTERS) else 0 for card in DECK]
    assert letters.game.deck_size == sum(letters.game.deck)


def test_or_they_are_the_whole_deck():  # [IST-K.3]
    game = Story(3, expansions=["letters"], new_cards_only=True).game
    assert game.deck == [card.copies if card.box == LETTERS else 0 for card in DECK]


def test_the_first_card_comes_from_that_deck():  # [IST-K.3]
    for seed in range(20):
        game = meydan.start("istanbul", seats=5, seed=seed, expansions=["letters"], new_cards_only=True)
        assert [(player.cards, sum(player.hand[19:])) for player in game.players] == [(1, 1)] * 5
        assert game.deck_size == 28 - 5


@pytest.mark.parametrize("boxes", [[], ["mocha"], ["mocha", "letters"]])
def test_new_cards_only_belongs_to_this_box_alone(boxes):  # [IST-K.3]
    with pytest.raises(meydan.BadOption, match="new_cards_only"):
        meydan.start("istanbul", seats=3, seed=1, expansions=boxes, new_cards_only=True)


def test_the_courier_starts_where_the_dice_show():  # [IST-K.4]
    found = {meydan.start("istanbul", seats=3, seed=seed, expansions=["letters"]).figures[3] for seed in range(200)}
    assert found == set(range(2, 13))


def test_letters_tiles_and_companions_at_the_start(letters):  # [IST-K.4]
    assert [player.letters for player in letters.players] == [[], [], []]
    assert [player.delivered for player in letters.players] == [[], [], []]
    assert [player.companion for player in letters.players] == ["supply"] * 3
    assert (sum(letters.game.letter_bag), sum(letters.game.letter_discard)) == (36, 0)
    assert (sum(letters.game.kiosk_bag), sum(letters.game.kiosk_discard)) == (24, 0)


def test_no_coffee_for_a_letter(letters):  # [IST-K.5]
    letters.kiosk_stacks(20, 13, 14, 7)
    red = letters.red.with_letters(5).at("kiosk").play("collect", "deal letter 9")
    red.play("deal k20", "deal k13", "deal k14", "deal k7", "pick k20", "letter 5")
    assert red.why_not("take coffee") == "no-coffee-here"
    assert letters.options == ["take fabric", "take spice", "take fruit", "take jewelry"]


@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_coffee_or_lira_means_lira(letters, tile, lira):  # [IST-K.5] [IST-22.7]
    letters.kiosk_stacks(tile, 1, 2, 3)
    red = letters.red.with_lira(0).at("kiosk").play("collect", "deal letter 9", "deal k1", "deal k2", "deal k3")
    red.play(f"deal k{tile}", f"pick k{tile}")
    assert letters.options == ["take lira", "decline"]
    assert red.why_not("take coffee") == "no-coffee-here"
    assert red.play("take lira").lira == lira


def test_seven_lira_only_for_a_good(letters):  # [IST-K.5] [IST-D.4]
    red = letters.red.with_goods(spice=1).with_cards("good-lira").to_move()
    assert [option for option in letters.options if option.startswith("card")] == ["card good-lira spice"]
    assert red.why_not("card good-lira coffee") == "no-good"
