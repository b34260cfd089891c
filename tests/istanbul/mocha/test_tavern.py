"""19 Tavern: the barrier, the tavern tiles, a ruby for baksheesh."""

import pytest

from tests.istanbul.story import Story


def moves(story):
    """Where a normal move leads."""
    return {int(choice.split()[1]) for choice in story.options if choice.startswith("move ")}


def far(story):
    return {int(choice.split()[2]) for choice in story.options if choice.startswith("card far")}


def rides(story):
    return {int(choice.split()[1]) for choice in story.options if choice.startswith("ride")}


# -- one of three -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "deal", [["tavern movement"], ["tavern ruby 16"], ["barrier 6", "beside 7", "skip"], ["tavern encounter"]]
)
def test_one_deal_is_the_whole_action(mocha, deal):  # [IST-19.1]
    mocha.red.with_coffee(20).with_goods(fruit=6).at("tavern").play(*deal)
    assert mocha.options == ["end"]


def test_without_coffee_there_is_no_deal(mocha):  # [IST-19.1]
    red = mocha.red.with_goods(fruit=3).with_lira(50).at("tavern")
    assert mocha.options == ["skip"]
    for choice in ("barrier 1", "tavern movement", "tavern ruby 13"):
        assert red.why_not(choice) == "needs-coffee"


# -- setting the barrier ------------------------------------------------------------------------------------


def test_the_barrier_costs_2_coffee_and_comes_with_its_control_tile(mocha):  # [IST-19.2]
    red = mocha.red.with_coffee(3).at("tavern").play("barrier 6", "beside 7")
    assert red.coffee == 1
    assert mocha.game.barrier == [6, 7]
    assert mocha.gatekeeper == "red"


def test_the_barrier_stands_between_neighbours_anywhere(mocha):  # [IST-19.2]
    mocha.red.with_coffee(2).at("tavern")
    found = set()
    for choice in [choice for choice in mocha.options if choice.startswith("barrier")]:
        game = mocha.game.clone()
        game.play(choice)
        found |= {(int(choice.split()[1]), option.what) for option in game.options()}
    board = mocha.game.board
    assert found == {(one, two) for one in range(1, 20) for two in range(one + 1, 21) if board.distance(one, two) == 1}
    assert len(found) == 4 * 4 + 5 * 3


def test_the_barrier_is_taken_from_where_it_stands(mocha):  # [IST-19.2]
    mocha.green.with_barrier(6, 7)
    mocha.red.with_coffee(2).at("tavern").play("barrier 4", "beside 9", "skip", "end")
    assert mocha.game.barrier == [4, 9]
    assert mocha.gatekeeper == "red"
    assert 6 in moves(mocha)


def test_the_barrier_may_be_put_back_where_it_stands(mocha):  # [IST-19.2]
    mocha.green.with_barrier(6, 7)
    mocha.red.with_coffee(2).at("tavern").play("barrier 6", "beside 7")
    assert (mocha.game.barrier, mocha.gatekeeper) == ([6, 7], "red")


def test_the_example_between_post_office_and_fabric_warehouse():  # [IST-19.3]
    grid = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 5, 11, 20, 14, 13]
    story = Story(3, expansions=["mocha"], layout=grid)
    red = story.red.with_coffee(2).with_capacity(4).at("tavern").play("barrier 2", "beside 5", "use 2", "fill")
    assert (red.goods, red.coffee, story.gatekeeper) == ({"fabric": 4}, 0, "red")


@pytest.mark.parametrize(("place", "good"), [(2, "fabric"), (8, None)])
def test_the_action_is_that_of_one_of_the_two_places(mocha, place, good):  # [IST-19.3]
    red = mocha.red.with_coffee(2).at("tavern").play("barrier 2", "beside 8")
    assert mocha.options == ["use 2", "use 8", "skip"]
    assert red.why_not("use 5") == "beside-barrier-only"
    red.play(f"use {place}", "fill" if good else "take fruit")
    assert red.goods == ({good: 2} if good else {"fruit": 1})


def test_the_action_beside_the_barrier_may_be_skipped(mocha):  # [IST-19.3]
    red = mocha.red.with_coffee(2).at("tavern").play("barrier 2", "beside 8", "skip")
    assert red.can("end")


def test_the_tavern_itself_may_be_used_and_is_paid_again(mocha):  # [IST-19.3]
    red = mocha.red.with_coffee(3).at("tavern").play("barrier 11", "beside 19", "use 19", "tavern movement")
    assert red.tavern_tiles == ["movement"]
    assert red.coffee == 0


def test_the_tavern_used_again_may_set_the_barrier_again(mocha):  # [IST-19.3]
    red = mocha.red.with_coffee(5).at("tavern").play("barrier 11", "beside 19", "use 19", "barrier 2", "beside 8")
    assert (red.coffee, mocha.game.barrier) == (1, [2, 8])
    assert red.can("use 8")


def test_afterwards_the_tavern_has_its_encounters(mocha):  # [IST-19.4]
    mocha.green.with_family_at("tavern")
    mocha.blue.with_family_at("fabric warehouse")
    mocha.smuggler_at(2)
    red = mocha.red.with_coffee(2).at("tavern").play("barrier 2", "beside 8", "use 2", "fill")
    assert mocha.options == ["catch 1 card", "catch 1 lira"]
    assert red.why_not("catch 2 lira") == "family-elsewhere"
    assert red.why_not("smuggler fruit") == "figure-elsewhere"
    assert red.play("catch 1 lira").can("end")


# -- the barrier stands -------------------------------------------------------------------------------------


def test_nobody_else_walks_over_the_barrier(mocha):  # [IST-19.5]
    mocha.red.with_barrier(6, 7)
    mocha.green.to_move(7)
    assert mocha.reason("move 6") == ("too-far", {"place": 6, "steps": 3})
    assert moves(mocha) == {18, 1, 17, 15, 3, 8, 4, 19, 12}
    mocha.green.to_move(6)
    assert 7 not in moves(mocha)
    assert 18 not in moves(mocha)


def test_who_holds_the_control_tile_crosses(mocha):  # [IST-19.5]
    mocha.red.with_barrier(6, 7).to_move(7)
    assert {6, 5} <= moves(mocha)


def test_a_way_of_two_steps_round_a_corner_is_still_open(mocha):  # [IST-19.5]
    mocha.red.with_barrier(6, 7)
    mocha.green.to_move(7)
    assert {19, 12} <= moves(mocha)  # by 1 and by 17
    mocha.red.with_barrier(7, 17)
    assert 12 in moves(mocha)  # by 6
    assert 4 not in moves(mocha)  # only straight on


def test_the_barrier_stays_until_it_is_set_anew(mocha):  # [IST-19.5]
    mocha.red.with_barrier(6, 7).to_move()
    for _ in range(6):
        mocha.pass_turn()
    assert mocha.game.barrier == [6, 7]
    mocha.blue.to_move(7)
    assert 6 not in moves(mocha)


def test_the_far_card_walks_round_the_barrier(mocha):  # [IST-19.5] [IST-19.6]
    mocha.red.with_barrier(6, 7)
    mocha.green.with_cards("far").to_move(7)
    assert {6, 5} <= far(mocha)
    mocha.red.with_cards("far").to_move(7)
    assert not {6, 5} & far(mocha)


def test_the_far_card_does_not_reach_what_is_too_far_round(mocha):  # [IST-19.6]
    # 16 lies in a corner: with the way to 15 closed, 10 is 4 steps away in line but 6 round.
    mocha.red.with_barrier(15, 16)
    mocha.green.with_cards("far").to_move(16)
    assert mocha.game.board.distance(16, 10) == 4
    assert 10 not in far(mocha)
    assert mocha.reason("card far 10") == ("not-3-or-4", {"place": 10, "steps": 6})
    assert 15 in far(mocha)


def test_jumps_are_free_of_the_barrier(mocha):  # [IST-19.7]
    mocha.red.with_barrier(8, 16)
    green = mocha.green.with_cards("corner").with_guild(7).to_move(8)
    assert 16 not in moves(mocha)
    assert green.can("card corner 16")
    mocha.red.with_barrier(1, 7)
    assert green.to_move(1).play("guild 7").place == 7


def test_errands_and_dice_are_free_of_the_barrier(mocha):  # [IST-19.7]
    mocha.red.with_barrier(6, 12)
    assert mocha.green.at("police station").can("send 6")
    mocha.governor_at(12).green.with_lira(9).meeting(12).play("governor", "deal far", "pay", "roll 3 3")
    assert mocha.governor == 6


# -- tavern tiles -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["movement", "encounter"])
@pytest.mark.parametrize(("left", "cost"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_a_tile_costs_the_coffee_it_shows(mocha, tile, left, cost):  # [IST-19.8] [IST-19.9]
    red = mocha.tavern_left(tile, left).red.with_coffee(cost).at("tavern").play(f"tavern {tile}")
    assert (red.tavern_tiles, red.coffee) == ([tile], 0)
    assert mocha.game.tavern_left[["movement", "encounter"].index(tile)] == left - 1


@pytest.mark.parametrize(("left", "cost"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_a_tile_is_not_had_for_less(mocha, left, cost):  # [IST-19.9]
    mocha.tavern_left("movement", left).red.with_coffee(cost - 1).at("tavern")
    assert mocha.reason("tavern movement") == ("needs-coffee", {"need": cost, "have": cost - 1})


def test_only_one_tile_of_each_kind(mocha):  # [IST-19.8]
    red = mocha.red.with_coffee(9).with_tavern_tiles("movement").at("tavern")
    assert red.why_not("tavern movement") == "has-tile"
    assert red.play("tavern encounter").tavern_tiles == ["movement", "encounter"]


def test_there_are_four_tiles_of_each_kind(mocha):  # [IST-19.9]
    story = Story(5, expansions=["mocha"])
    for player in story.players[:4]:
        player.with_coffee(4).at("tavern").play("tavern movement")
    assert [player.coffee for player in story.players[:4]] == [3, 2, 1, 0]
    assert story.white.with_coffee(9).at("tavern").why_not("tavern movement") == "no-tiles"


def test_a_tile_works_in_every_turn(mocha):  # [IST-19.8]
    red = mocha.red.with_coffee(1).at("tavern").play("tavern movement", "end")
    mocha.pass_turn().pass_turn()
    red.to_move(16)
    assert rides(mocha) == {3, 10, 20}
    red.play("ride 20", "stop")
    mocha.pass_turn().pass_turn()
    assert rides(mocha) == {16, 14, 13}


# -- Movement tile ------------------------------------------------------------------------------------------


def test_the_movement_tile_goes_any_number_of_places_straight_on(mocha):  # [IST-19.10]
    mocha.red.with_tavern_tiles("movement").to_move(16)
    assert rides(mocha) == {3, 10, 20}
    assert {15, 18, 8, 2} <= moves(mocha)


def test_without_the_tile_nobody_rides(mocha):  # [IST-19.10]
    assert mocha.red.to_move(16).why_not("ride 10") == "lacks-tile"


def test_the_movement_tile_does_not_turn(mocha):  # [IST-19.10]
    red = mocha.red.with_tavern_tiles("movement").to_move(16)
    for place in (4, 17, 11, 13):
        assert red.why_not(f"ride {place}") == "not-straight"


@pytest.mark.parametrize(("wall", "open_rides"), [((3, 18), {20}), ((3, 10), {3, 20}), ((2, 8), {3, 10})])
def test_the_movement_tile_does_not_cross_the_barrier_of_another(mocha, wall, open_rides):  # [IST-19.10] [IST-19.5]
    mocha.green.with_barrier(*wall)
    mocha.red.with_tavern_tiles("movement").to_move(16)
    assert rides(mocha) == open_rides


def test_the_movement_tile_crosses_the_own_barrier(mocha):  # [IST-19.10]
    mocha.red.with_barrier(3, 18).with_tavern_tiles("movement").to_move(16)
    assert rides(mocha) == {3, 10, 20}


def test_the_movement_tile_ends_elsewhere(mocha):  # [IST-19.11]
    assert not mocha.red.with_tavern_tiles("movement").to_move(16).can("ride 16")


def test_the_movement_tile_passes_everybody(mocha):  # [IST-19.11]
    for player in (mocha.green, mocha.blue):
        player.standing_at(7).with_family_at(6)
    mocha.governor_at(7)
    red = mocha.red.with_tavern_tiles("movement").with_lira(0).to_move(18)
    red.play("ride 5", "leave", "collect", "end")
    assert (red.place, red.posted) == (5, [5])
    assert mocha.green.family == 6


def test_after_the_movement_tile_all_is_as_after_a_normal_move(mocha):  # [IST-19.11]
    mocha.green.standing_at(10)
    red = mocha.red.with_tavern_tiles("movement").with_lira(3).to_move(16).play("ride 10", "leave", "pay")
    assert (red.lira, mocha.green.lira) == (1, 5)
    assert mocha.question == "SellGoods"


# -- Encounter tile -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "choices"),
    [("governor", ["governor", "deal far"]), ("smuggler", ["smuggler fruit"]), ("trader", ["trader"])],
)
def test_with_the_encounter_tile_figures_cost_nothing(mocha, figure, choices):  # [IST-19.12] [IST-19.13]
    getattr(mocha, f"{figure}_at")(5)
    red = mocha.red.with_tavern_tiles("encounter").with_lira(0).meeting(5).play(*choices)
    assert mocha.whose == "chance"
    red.play("roll 4 4", "end")
    assert getattr(mocha, figure) == 8
    assert len(red.cards) + sum(red.goods.values()) + red.coffee == 1


def test_the_encounter_tile_spares_the_lira(mocha):  # [IST-19.12]
    mocha.governor_at(5).smuggler_at(5).trader_at(5)
    red = mocha.red.with_tavern_tiles("encounter").with_lira(9).meeting(5)
    red.play("governor", "deal far", "roll 1 1", "smuggler fruit", "roll 1 1", "trader", "roll 1 1")
    assert (red.lira, red.cards, red.goods, red.coffee) == (9, ["far"], {"fruit": 1}, 1)


def test_the_encounter_tile_does_not_pay_merchants(mocha):  # [IST-19.12]
    mocha.green.standing_at(6)
    red = mocha.red.with_tavern_tiles("encounter").with_lira(1).to_move(7).play("move 6", "leave")
    assert red.why_not("pay") == "needs-lira"


def test_a_free_figure_is_used_once_a_turn(mocha):  # [IST-19.13]
    red = mocha.trader_at(5).red.with_tavern_tiles("encounter").meeting(5).play("trader", "roll 1 4")
    assert mocha.trader == 5
    assert red.why_not("trader") == "figure-used"


# -- a ruby -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", [13, 16, 20])
def test_the_tavern_sells_the_next_ruby_of_a_track(mocha, track):  # [IST-19.14]
    before = mocha.game.rubies[track]
    red = mocha.red.with_coffee(5).with_goods(fruit=4, spice=1).with_lira(3).at("tavern")
    red.play(f"tavern ruby {track}")
    assert (red.rubies, red.coffee, red.lira) == (1, 1, 3)
    assert red.goods == {"fruit": 1, "spice": 1}
    assert mocha.game.rubies[track] == before - 1


def test_the_track_becomes_dearer(mocha):  # [IST-19.14]
    mocha.red.with_coffee(4).with_goods(fruit=3).at("tavern").play("tavern ruby 16")
    assert mocha.green.with_lira(14).at("gemstone dealer").why_not("buy") == "needs-lira"
    assert mocha.green.with_lira(15).at("gemstone dealer").play("buy").lira == 0


@pytest.mark.parametrize(
    ("coffee", "goods", "why"),
    [(3, {"fruit": 3}, "needs-coffee"), (4, {"fruit": 2, "fabric": 5, "jewelry": 5}, "needs-goods")],
)
def test_coffee_and_goods_are_both_needed(mocha, coffee, goods, why):  # [IST-19.14]
    red = mocha.red.with_coffee(coffee).with_goods(**goods).at("tavern")
    assert red.why_not("tavern ruby 13") == why


def test_the_piles_of_wainwright_and_mosques_are_no_tracks(mocha):  # [IST-19.14]
    mocha.red.with_coffee(4).with_goods(fruit=3).at("tavern")
    assert [choice for choice in mocha.options if "ruby" in choice] == [
        "tavern ruby 13",
        "tavern ruby 16",
        "tavern ruby 20",
    ]


def test_the_baksheesh_stays_three_fruit(mocha):  # [IST-19.15]
    red = mocha.red.with_coffee(12)
    for _ in range(3):
        red.with_goods(fruit=3).at("tavern").play("tavern ruby 20")
        assert red.goods == {}
    assert red.rubies == 3
