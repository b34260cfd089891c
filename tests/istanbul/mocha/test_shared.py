"""X: what a game with an expansion changes: board, layouts, end, tracks, dice, places used from afar."""

from functools import cache

import pytest

import meydan
from meydan.games.istanbul.board import fountain_cells
from meydan.games.istanbul.boxes import layouts_of, places_of
from tests.istanbul.story import Story

FIRST = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]
OWN = [7, 8, 9, *range(1, 7), *range(10, 21)]


def begin(seats=3, **options):
    return meydan.start("istanbul", seats=seats, seed=1, expansions=["mocha"], **options)


# -- base rules and set-up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up_of_the_base_game_stays(seats):  # [IST-X.1]
    base, game = meydan.start("istanbul", seats=seats, seed=1), begin(seats)
    assert game.rubies[:17] == base.rubies[:17]
    assert game.tiles_left == base.tiles_left
    assert game.neutral_merchants == base.neutral_merchants
    assert [player.lira for player in game.players] == [player.lira for player in base.players]
    assert [(player.place, player.family, len(player.stack)) for player in game.players] == [(7, 12, 4)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_added_is_the_same_for_any_number_of_players(seats):  # [IST-X.1] [IST-20.2] [IST-19.9]
    game = begin(seats)
    assert game.rubies[20] == 5
    assert game.tavern_left == [4, 4]
    assert sum(game.guild_deck) == 20
    assert (game.barrier, game.gatekeeper) == ([], -1)


def test_the_base_places_act_as_ever(mocha):  # [IST-X.1]
    red = mocha.red.with_capacity(3).at("spice warehouse")
    assert red.play("fill").goods == {"spice": 3}


def test_with_mocha_the_board_is_five_by_four(mocha):  # [IST-X.2]
    board = mocha.game.board
    assert board.columns == 5
    assert board.places == list(range(1, 21))
    assert board.neighbours(10) == [3, 4]
    assert board.neighbours(7) == [1, 6, 17, 18]
    assert board.distance(16, 13) == 3 + 4


def test_the_grand_bazaar_has_25_places():  # [IST-X.2]
    assert places_of(("mocha", "letters")) == list(range(1, 26))


# -- layouts ------------------------------------------------------------------------------------------------


def test_the_first_layout_is_laid_unless_told_otherwise():  # [IST-X.3]
    game = begin()
    assert game.grid == FIRST
    assert game.header.options["layout"] == "first"


def test_in_order(mocha):  # [IST-X.3]
    assert begin(layout="order").grid == list(range(1, 21))


def test_the_layouts_of_the_base_game_are_too_small():  # [IST-X.3]
    assert set(layouts_of(("mocha",))) == {"first", "order"}
    with pytest.raises(meydan.BadOption, match="there is no layout 'short'"):
        begin(layout="short")


def test_a_grid_of_your_own_needs_no_limits():  # [IST-X.3]
    assert begin(layout=OWN).grid == OWN


@pytest.mark.parametrize("grid", [OWN[:19], [*OWN[:19], 21], list(range(1, 17))])
def test_a_grid_of_your_own_holds_all_twenty_places(grid):  # [IST-X.3]
    with pytest.raises(meydan.BadOption, match="each of the places 1 to 20 once"):
        begin(layout=grid)


@cache
def many(layout):
    found = []
    for seed in range(200):
        game = meydan.start("istanbul", seats=3, seed=seed, expansions=["mocha"], layout=layout)
        found.append(game.grid)
    return found


@pytest.mark.parametrize("layout", ["random", "random-2023"])
def test_a_random_layout_holds_each_place_once_with_the_fountain_inside(layout):  # [IST-X.4]
    assert all(sorted(grid) == list(range(1, 21)) for grid in many(layout))
    assert {grid.index(7) for grid in many(layout)} == {6, 7, 8, 11, 12, 13}


def test_on_five_by_five_the_fountain_lies_in_the_centre():  # [IST-X.4]
    assert fountain_cells(5, 5) == [12]


def apart(grid):
    black, tea = grid.index(8), grid.index(9)
    return abs(black // 5 - tea // 5), abs(black % 5 - tea % 5)


@pytest.mark.parametrize("layout", ["random", "random-2023"])
def test_in_a_random_layout_black_market_and_tea_house_are_three_steps_apart(layout):  # [IST-X.4]
    assert min(sum(apart(grid)) for grid in many(layout)) == 3


@pytest.mark.parametrize("layout", ["random", "random-2023"])
def test_black_market_and_tea_house_are_never_in_one_line(layout):  # [IST-X.4]
    assert all(0 not in apart(grid) for grid in many(layout))


def test_by_the_first_version_of_the_rules_they_may_be():
    grids = [Story(2, rules=1, seed=seed, expansions=["mocha"], layout="random").game.grid for seed in range(40)]
    assert any(0 in apart(grid) for grid in grids)


# -- the end and the tracks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sixth_ruby_begins_the_end(seats):  # [IST-X.5]
    story = Story(seats, expansions=["mocha"])
    red = story.red.with_rubies(4).with_coffee(13).with_cards("house").at("coffee house")
    assert not red.play("buy").story.game.final
    assert red.play("card house").story.game.final
    assert red.rubies == 6


def test_the_round_is_finished_as_in_the_base_game(mocha):  # [IST-X.5]
    mocha.red.with_rubies(5).with_coffee(6).at("coffee house").play("buy", "end")
    mocha.pass_turn().pass_turn()
    assert mocha.game.over


@pytest.mark.parametrize(
    ("place", "choice"), [("sultan's palace", "deliver RR"), ("gemstone dealer", "buy"), ("coffee house", "buy")]
)
def test_the_last_ruby_of_a_track_is_replaced(mocha, place, choice):  # [IST-X.6]
    red = mocha.red.with_lira(99).with_coffee(99).with_goods(fabric=5, spice=5, fruit=5, jewelry=5).at(place)
    mocha.rubies_left(place, 1)
    red.play(choice)
    assert red.rubies == 1
    assert mocha.game.rubies[red.place] == 1
    assert mocha.happened[-1] == "refilled"


@pytest.mark.parametrize("card, place", [(13, 13), (16, 16), (20, 20)])
def test_it_is_replaced_however_it_was_taken(mocha, card, place):  # [IST-X.6]
    red = mocha.rubies_left(place, 1).red.with_guild(card).with_lira(15).with_coffee(5)
    red.with_goods(jewelry=6).to_move().play(f"guild {card}")
    if card == 13:
        red.play(*["give jewelry"] * 6)
    assert (red.rubies, mocha.game.rubies[place]) == (1, 1)


@pytest.mark.parametrize("place", [13, 16, 20])
def test_the_last_ruby_taken_at_the_tavern_is_replaced(mocha, place):  # [IST-X.6]
    red = mocha.rubies_left(place, 1).red.with_coffee(4).with_goods(fruit=3).at("tavern")
    red.play(f"tavern ruby {place}")
    assert (red.rubies, mocha.game.rubies[place]) == (1, 1)


def test_a_ruby_that_is_not_the_last_is_not_replaced(mocha):  # [IST-X.6]
    mocha.rubies_left(16, 2).red.with_lira(22).at("gemstone dealer").play("buy")
    assert mocha.game.rubies[16] == 1
    assert "refilled" not in mocha.happened


def test_the_replaced_ruby_keeps_the_highest_price(mocha):  # [IST-X.7]
    mocha.rubies_left(13, 1).rubies_left(16, 1).rubies_left(20, 1)
    red = mocha.red.with_lira(46).with_coffee(20).with_cards("dealer", "house", "palace")
    assert red.at("gemstone dealer").play("buy", "card dealer").lira == 0
    assert red.at("coffee house").play("buy", "card house").coffee == 0
    red.with_goods(fabric=4, spice=4, fruit=4, jewelry=8).at("sultan's palace")
    assert red.play("deliver BB", "card palace", "deliver BB").goods == {}
    assert red.rubies == 6


def test_the_rubies_of_wainwright_and_mosques_are_not_replaced(mocha):  # [IST-X.7]
    mocha.rubies_left(1, 1).rubies_left(14, 1)
    red = mocha.red.with_lira(7).with_capacity(4).with_goods(fabric=2).with_tiles("green")
    red.at("wainwright").play("extend", "end")
    red.at("small mosque").play("tile red")
    assert red.rubies == 2
    assert (mocha.game.rubies[1], mocha.game.rubies[14]) == (0, 0)


# -- dice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figure", [0, 1, 2])
def test_dice_lead_a_figure_to_places_2_to_12_only(mocha, figure):  # [IST-X.8]
    mocha.rolling(figure)
    reached = set()
    for outcome in mocha.options:
        game = mocha.game.clone()
        game.play(outcome)
        reached.add(game.figures[figure])
    assert reached == set(range(2, 13))


def test_each_figure_has_a_roll_of_its_own_at_set_up():  # [IST-X.8] [IST-X.15]
    state = meydan.find_game("istanbul").start(3, None, {"expansions": ["mocha"]})
    asked = []
    while state.question != "Move":
        asked.append(state.question)
        state.play(state.options()[min(len(asked), len(state.options()) - 1)])
    assert asked.count("RollFigure") == 3
    assert len(state.figures) == 3
    assert all(2 <= place <= 12 for place in state.figures)


# -- cards and tiles of a place -----------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "choice", "card"), [(1, "extend", "wainwright"), (20, "buy", "house")])
@pytest.mark.parametrize("errand", [False, True])
def test_a_card_of_a_place_works_where_a_piece_of_yours_acts(mocha, place, choice, card, errand):  # [IST-X.9]
    red = mocha.red.with_lira(14).with_coffee(13).with_cards(card).at("police station" if errand else place)
    if errand:
        red.play(f"send {place}")
    red.play(choice)
    assert red.can(f"card {card}")


@pytest.mark.parametrize("place", [17, 18, 19, 20])
def test_the_family_member_acts_at_the_new_places(mocha, place):  # [IST-X.9]
    red = mocha.red.with_lira(2).with_coffee(6).at("police station").play(f"send {place}")
    red.play({17: "roast lira", 18: "enlist", 19: "tavern movement", 20: "buy"}[place])
    assert red.family == place


def test_the_red_tile_works_for_a_piece_on_the_place(mocha):  # [IST-X.9]
    red = mocha.red.with_tiles("red").at("tea house")
    assert red.play("bid 8", "roll 1 2").can("reroll")


def through_the_barrier(red, place, beside):
    """Red uses a place from afar, by setting the barrier beside it at the Tavern."""
    one, other = sorted([place, beside])
    return red.with_coffee(2 + red.coffee).at("tavern").play(f"barrier {one}", f"beside {other}", f"use {place}")


def by_guild_card(red, place):
    """Red uses a place from afar, by guild card 12."""
    return red.with_guild(12).to_move(7).play("guild 12", f"use {place}")


BESIDE = {1: 7, 2: 8, 5: 6, 6: 7, 7: 17, 8: 16, 9: 4, 10: 3, 11: 5, 12: 6, 13: 9, 16: 15, 17: 7, 19: 11, 20: 11}
AFAR = pytest.mark.parametrize(
    "use", [lambda red, place: through_the_barrier(red, place, BESIDE[place]), by_guild_card], ids=["barrier", "guild"]
)


@AFAR
def test_from_afar_the_costs_are_paid(mocha, use):  # [IST-X.10]
    red = use(mocha.red.with_lira(14), 16)
    assert red.play("buy").rubies == 1
    assert red.lira == 0


def test_from_afar_what_cannot_be_paid_is_not_done(mocha):  # [IST-X.10]
    red = through_the_barrier(mocha.red.with_lira(13), 16, 15)
    assert red.why_not("buy") == "needs-lira"


@AFAR
def test_from_afar_no_assistant_is_needed_and_nobody_is_paid(mocha, use):  # [IST-X.10]
    mocha.green.standing_at("fabric warehouse")
    red = use(mocha.red.with_stack().with_lira(9), 2)
    red.play("fill")
    assert (red.lira, mocha.green.lira) == (9, 3)
    assert red.posted == []


@AFAR
def test_from_afar_nobody_is_met(mocha, use):  # [IST-X.10]
    mocha.green.with_family_at("fabric warehouse")
    mocha.governor_at(2).smuggler_at(2).trader_at(2)
    use(mocha.red, 2).play("fill")
    assert mocha.options == ["end"]


@AFAR
@pytest.mark.parametrize(
    ("place", "choice", "card"),
    [(5, "collect", "post"), (13, "deliver R", "palace"), (16, "buy", "dealer"), (1, "extend", "wainwright"),
     (20, "buy", "house")],
)  # fmt: skip
def test_from_afar_no_card_of_the_place_can_be_played(mocha, use, place, choice, card):  # [IST-X.10]
    red = mocha.red.with_lira(99).with_coffee(30).with_goods(fabric=5, spice=5, fruit=5, jewelry=5).with_capacity(5)
    if place == 1:
        red.with_goods().pieces.capacity = 2
    red = use(red.with_cards(card), place).play(choice)
    assert red.why_not(f"card {card}") == "act-first"


@AFAR
def test_from_afar_the_any_card_cannot_be_played(mocha, use):  # [IST-X.10]
    red = use(mocha.demand("small", "S1").red.with_cards("any").with_goods(jewelry=2, fabric=1), 11)
    assert red.can("sell R")
    assert red.why_not("card any") == "moment"


@AFAR
@pytest.mark.parametrize(("place", "choice"), [(8, "roll"), (9, "bid 5")])
def test_from_afar_the_red_tile_cannot_be_used(mocha, use, place, choice):  # [IST-X.10]
    red = use(mocha.red.with_tiles("red"), place).play(choice, "roll 1 2")
    assert not red.can("reroll")
    assert not red.can("keep")


@AFAR
def test_from_afar_the_green_tile_cannot_be_used(mocha, use):  # [IST-X.10]
    red = use(mocha.red.with_tiles("green").with_lira(9), 2).play("fill")
    assert not red.can("extra spice")
    assert red.can("end")


@AFAR
def test_on_an_errand_sent_from_afar_no_card_or_tile_of_the_place_counts(mocha, use):  # [IST-X.10]
    red = use(mocha.red.with_tiles("red", "green").with_cards("post").with_lira(9), 12)
    red.play("send 5", "collect")
    assert red.why_not("card post") == "act-first"


@AFAR
@pytest.mark.parametrize(("place", "choices"), [(2, ["fill"]), (9, ["bid 5", "roll 1 2"])])
def test_on_an_errand_sent_from_afar_no_mosque_tile_helps(mocha, use, place, choices):  # [IST-X.10]
    red = use(mocha.red.with_tiles("red", "green").with_lira(9), 12)
    red.play(f"send {place}", *choices)
    assert mocha.options == ["end"]


@AFAR
def test_from_afar_the_fountain_returns_assistants(mocha, use):  # [IST-X.11]
    red = use(mocha.red.with_posted(2, 13), 7)
    red.play("recall 13")
    assert (red.posted, red.carried) == ([2], 3)
    assert red.place in (7, 19)


def test_from_afar_the_police_station_needs_the_family_member(mocha):  # [IST-X.11]
    red = through_the_barrier(mocha.red.with_family_at(3), 12, 6)
    assert red.why_not("send 4") == "family-out"


@AFAR
def test_from_afar_the_caravansary_gives_its_coffee_and_the_lead(use):  # [IST-X.11]
    story = Story(3, expansions=["mocha"], caravan_leader=True)
    red = use(story.red, 6)
    red.play("draw deck", "deal far", "draw deck", "deal stay", "discard far", "end")
    assert red.coffee == 1
    assert story.leader == "red"
