"""M: mosque tiles, what they do, and the ruby of the mosque."""

import pytest

from tests.istanbul_dice.story import COLOURS, GAME, TILES, Story

KINDS = ("lira", "crystal", "card", "action", "goods")
LETTERS = dict(zip(COLOURS, "RYGB", strict=True))
QUIET = ("goods-yellow", "goods-green", "goods-blue", "action-red", "action-yellow")


def dice_to_roll(story):
    assert story.question == "Roll"
    return len(story.options[0].split()[1])


# -- the tiles ----------------------------------------------------------------------------------------------


def test_four_tiles_of_each_of_six_kinds():  # [DICE-M.1]
    game = GAME.start(2, None, {})
    copies = dict(zip(TILES, game.tile_bag, strict=True))
    assert copies == {"die": 4, **{f"{kind}-{colour}": 1 for kind in KINDS for colour in COLOURS}}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_costs_three_goods_of_its_colour(kind, colour):  # [DICE-M.2]
    tile = f"{kind}-{colour}"
    story = Story().with_row(tile)
    first = story.first.rolls(LETTERS[colour] * 2 + "LLL")
    assert not first.can(f"tile {tile}")
    first.rolls(LETTERS[colour] * 3 + "LL").play(f"tile {tile}")
    assert (first.tiles, story.dice) == ([tile], "LL")


@pytest.mark.parametrize(("roll", "enough"), [("RYGBL", True), ("RRYGL", False), ("RRRRR", False)])
def test_an_extra_die_costs_one_of_each_colour(bazaar, roll, enough):  # [DICE-M.2]
    assert bazaar.first.rolls(roll).can("tile die") == enough


def test_tiles_stay_and_equal_ones_add_up(bazaar):  # [DICE-M.3]
    first = bazaar.first.with_tiles(
        "lira-red", "lira-yellow", "lira-green", "crystal-red", "crystal-blue", "die", "die"
    )
    for turn in (1, 2):
        first.begins()
        assert (first.lira, first.crystals) == (9 * turn, 2 * turn)
        assert dice_to_roll(bazaar) == 7


# -- when they work -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "roll"), [("lira-red", "RRRLL"), ("crystal-yellow", "YYYLL")])
def test_income_begins_with_the_next_turn(bazaar, tile, roll):  # [DICE-M.4]
    first = bazaar.first.rolls(roll).play(f"tile {tile}", "refill die", "end")
    assert (first.lira, first.crystals) == (0, 0)
    first.begins()
    assert (first.lira, first.crystals) == ((3, 0) if tile == "lira-red" else (0, 1))


def test_a_card_tile_gained_as_income_does_not_reveal_a_card_yet(bazaar):  # [DICE-M.4]
    first = bazaar.first.with_tiles("card-red").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile card-green", "refill die")
    assert bazaar.question == "Roll"
    first.begins().play("reveal trade-red")
    assert bazaar.question == "RevealCard"


def test_a_goods_tile_gained_as_income_does_not_work_yet(bazaar):  # [DICE-M.4]
    first = bazaar.first.with_tiles("card-red").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile goods-red", "refill die", "roll LLLLL", "lira")
    assert first.markers == {}
    first.play("end")
    first.begins().play("reveal trade-red", "roll LLLLL", "lira")
    assert first.markers == {"red": 2}


# -- the row ------------------------------------------------------------------------------------------------


def test_the_row_is_refilled_at_once(bazaar):  # [DICE-M.5]
    first = bazaar.first.rolls("RRRLL").play("tile lira-red")
    assert (bazaar.question, len(bazaar.row)) == ("RefillRow", 5)
    first.play("refill lira-blue")
    assert bazaar.row == ["lira-blue", "crystal-yellow", "card-green", "action-blue", "die", "goods-red"]
    assert (bazaar.question, sum(bazaar.game.tile_bag)) == ("Act", 17)


def test_the_new_tile_can_be_bought_in_the_same_turn(bazaar):  # [DICE-M.5]
    first = bazaar.first.with_markers(red=3).rolls("RRRLL").play("tile lira-red", "die R", "die R", "die R")
    first.play("refill crystal-red")
    assert first.can("tile crystal-red")


def test_without_a_stack_the_row_shrinks(bazaar):  # [DICE-M.6]
    first = bazaar.with_stack("die").first.rolls("RRRLL").play("tile lira-red", "refill die")
    assert len(bazaar.row) == 6
    first.with_markers(red=3).play("tile goods-red")
    assert bazaar.row == ["crystal-yellow", "card-green", "action-blue", "die", "die"]
    assert bazaar.whose_turn == "second"


# -- kind by kind -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_lira_tile_is_3_lira_a_turn(bazaar, colour):  # [DICE-M.7]
    assert bazaar.first.with_tiles(f"lira-{colour}").begins().lira == 3


@pytest.mark.parametrize("colour", COLOURS)
def test_a_crystal_tile_is_a_crystal_a_turn(bazaar, colour):  # [DICE-M.8]
    assert bazaar.first.with_tiles(f"crystal-{colour}").begins().crystals == 1


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_tile_is_a_card_a_turn(bazaar, colour):  # [DICE-M.9]
    first = bazaar.first.with_tiles(f"card-{colour}").begins().play("reveal trade-blue")
    assert (first.lira, first.markers, bazaar.question) == (3, {"blue": 1}, "Roll")
    assert bazaar.discarded == ["trade-blue"]


def test_several_card_tiles_reveal_one_card_after_the_other(bazaar):  # [DICE-M.9]
    first = bazaar.first.with_tiles("card-red", "card-yellow", "card-blue").begins().play("reveal trade-blue")
    assert (first.lira, bazaar.question, bazaar.discarded) == (3, "RevealCard", ["trade-blue"])
    first.play("reveal trade-red")
    assert (first.lira, bazaar.question) == (6, "RevealCard")
    first.play("reveal trade-crystal")
    assert (first.lira, bazaar.question) == (9, "Roll")


@pytest.mark.parametrize("colour", COLOURS)
def test_an_extra_action(bazaar, colour):  # [DICE-M.10]
    first = bazaar.first.with_tiles(f"action-{colour}").rolls("RRYYL").play("same R", "same Y")
    assert (bazaar.whose, bazaar.question) == ("first", "Act")
    assert first.play("lira").lira == 2
    assert bazaar.whose_turn == "second"


def test_an_extra_die_is_rolled_from_the_next_turn_on(bazaar):  # [DICE-M.11]
    first = bazaar.first.rolls("RYGBL").play("tile die", "refill lira-blue")
    assert (first.tiles, bazaar.dice) == (["die"], "L")
    for _ in range(2):
        first.begins()
        assert dice_to_roll(bazaar) == 6


@pytest.mark.parametrize("colour", COLOURS)
def test_a_goods_tile_is_a_marker_with_the_lira_action(bazaar, colour):  # [DICE-M.12]
    first = bazaar.first.with_tiles(f"goods-{colour}").rolls("LLLLL").play("lira")
    assert first.markers == {colour: 1}


def test_lira_from_tiles_and_cards_bring_no_marker(bazaar):  # [DICE-M.12]
    first = bazaar.first.with_tiles("goods-red", "lira-blue").rolls("LLLLC")
    assert (first.lira, first.markers) == (3, {})
    first.play("cards 1", "reveal trade-crystal")
    assert (first.lira, first.markers) == (6, {})


# -- losing a tile ------------------------------------------------------------------------------------------


def test_a_discarded_tile_leaves_the_game(bazaar):  # [DICE-M.13]
    first = bazaar.first.with_tiles("goods-blue").rolls("LLLLC")
    row, stack = bazaar.row, list(bazaar.game.tile_bag)
    first.play("cards 1", "reveal tile-for-brown", "accept")
    assert first.tiles == []
    assert (bazaar.row, list(bazaar.game.tile_bag), bazaar.lost_tiles) == (row, stack, ["goods-blue"])


def test_a_card_tile_discarded_before_it_paid_reveals_nothing(bazaar):  # [DICE-M.14]
    first = bazaar.first.with_tiles("card-red", "card-blue").begins()
    first.play("reveal tile-for-brown", "accept", "discard card-blue")
    assert bazaar.question == "Roll"


def test_a_card_tile_discarded_after_it_paid_takes_nothing_from_the_others(bazaar):  # [DICE-M.14]
    first = bazaar.first.with_tiles("card-red", "card-blue").begins()
    first.play("reveal tile-for-brown", "accept", "discard card-red")
    assert bazaar.question == "RevealCard"


def test_what_a_tile_has_paid_stays_paid(bazaar):  # [DICE-M.14]
    first = bazaar.first.with_tiles("card-red", "lira-red").begins()
    first.play("reveal tile-for-brown", "accept", "discard lira-red")
    assert first.lira == 3
    assert first.begins().lira == 3


def test_a_die_is_not_rolled_when_its_tile_was_discarded_before(bazaar):  # [DICE-M.15]
    first = bazaar.first.with_tiles("card-red", "die").begins()
    first.play("reveal tile-for-brown", "accept", "discard die")
    assert dice_to_roll(bazaar) == 5


def test_a_die_already_rolled_may_still_be_used(bazaar):  # [DICE-M.15]
    first = bazaar.first.with_tiles("die").rolls("RRYYLC")
    first.play("cards 1", "reveal tile-for-brown", "accept")
    assert (first.tiles, bazaar.dice) == ([], "RRYYL")
    first.begins()
    assert dice_to_roll(bazaar) == 5


def test_the_die_of_a_discarded_tile_is_out_with_its_tile(bazaar):  # [DICE-M.15]
    bazaar.first.with_tiles("die", "die").rolls("RYGBBLC").play("cards 1", "reveal tile-for-brown", "accept")
    bazaar.first.begins()
    assert dice_to_roll(bazaar) == 6


def test_an_action_tile_discarded_in_phase_3_still_counts_for_this_turn(bazaar):  # [DICE-M.16]
    first = bazaar.first.with_tiles("action-red").rolls("RRYYC")
    first.play("cards 1", "reveal tile-for-brown", "accept").with_markers()
    first.play("same R", "same Y")
    assert first.markers == {"red": 1, "yellow": 1}
    first.with_markers().rolls("RRYYC").play("same R", "same Y")
    assert bazaar.whose_turn == "second"


def test_an_action_tile_discarded_in_phase_1_is_lost(bazaar):  # [DICE-M.16]
    first = bazaar.first.with_tiles("action-red", "card-red").begins()
    first.play("reveal tile-for-brown", "accept", "discard action-red", "roll RRYYL").with_markers()
    first.play("same R", "same Y")
    assert bazaar.whose_turn == "second"


# -- the ruby of the mosque ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_the_right_number_of_tiles_brings_a_ruby_at_once(seats, needed):  # [DICE-M.17]
    story = Story(seats)
    first = story.first.with_tiles(*QUIET[: needed - 2]).rolls("RRRLL")
    first.play("tile lira-red", "refill die")
    assert (first.rubies, story.rubies_left("mosque")) == (0, seats)
    first.with_markers(red=3).play("tile goods-red")
    assert (first.rubies, story.rubies_left("mosque")) == (1, seats - 1)


def test_a_tile_from_a_card_brings_the_ruby_as_well(bazaar):  # [DICE-M.17]
    first = bazaar.first.with_tiles(*QUIET[:4]).rolls("LLLLC").with_lira(6)
    first.play("cards 1", "reveal lira-for-tile", "accept", "tile die")
    assert first.rubies == 1


def test_a_tile_from_a_card_tile_brings_the_ruby_as_well(bazaar):  # [DICE-M.17]
    first = bazaar.first.with_tiles(*QUIET[:3], "card-red").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile die")
    assert first.rubies == 1


def test_only_exactly_the_number_counts(bazaar):  # [DICE-M.17]
    first = bazaar.first.with_tiles(*QUIET[:5]).rolls("GGGLL").play("tile card-green", "refill die")
    assert (len(first.tiles), first.rubies) == (6, 0)


def test_the_ruby_of_the_mosque_comes_once_and_stays(bazaar):  # [DICE-M.18]
    first = bazaar.first.with_tiles(*QUIET[:4]).rolls("GGGLC").play("tile card-green", "refill card-red")
    assert first.rubies == 1
    first.play("cards 1", "reveal tile-for-brown", "accept", "discard card-green")
    assert (len(first.tiles), first.rubies, bazaar.rubies_left("mosque")) == (4, 1, 2)
    first.with_markers().rolls("RRRLC").play("tile lira-red", "refill die")
    assert (len(first.tiles), first.rubies, bazaar.rubies_left("mosque")) == (5, 1, 2)


def test_each_player_can_have_one(bazaar):  # [DICE-M.18]
    bazaar.first.with_tiles(*QUIET[:4])
    bazaar.second.with_tiles("action-yellow", "action-green", "die", "die")
    bazaar.first.rolls("RRRCC").play("tile lira-red", "refill crystal-red", "end")
    bazaar.second.play("roll YYYCCCC", "tile crystal-yellow")
    assert [player.rubies for player in bazaar.players] == [1, 1, 0]


def test_without_a_ruby_in_the_mosque_nothing_is_taken(bazaar):  # [DICE-M.19]
    bazaar.with_rubies_left("mosque", 0)
    first = bazaar.first.with_tiles(*QUIET[:4]).rolls("GGGLC").play("tile card-green", "refill die")
    assert (len(first.tiles), first.rubies, bazaar.rubies_left("mosque")) == (5, 0, 0)
