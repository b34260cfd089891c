"""X: coffee, the Caravansary, the Coffee Trader, what is hidden, ways of moving, cashing."""

import pytest

import meydan
from meydan.kernel.rng import Rng
from tests.istanbul.story import Story

# -- coffee -------------------------------------------------------------------------------------------------


def test_everybody_starts_without_coffee_and_guild_cards():  # [IST-X.12]
    game = meydan.start("istanbul", seats=5, seed=3, expansions=["mocha"])
    assert [(player.coffee, player.guild_cards, player.tavern) for player in game.players] == [(0, 0, 0)] * 5


def test_coffee_has_no_limit_and_the_supply_none_either(mocha):  # [IST-X.12]
    red = mocha.red.with_coffee(40).with_guild(17).to_move().play("guild 17")
    assert red.coffee == 45


def test_coffee_is_open_to_all(mocha):  # [IST-X.12] [IST-X.18]
    mocha.red.with_coffee(7)
    assert mocha.game.view(1).players[0].coffee == 7


def test_coffee_takes_no_room(mocha):  # [IST-X.13]
    red = mocha.red.with_coffee(9).with_goods(spice=2).with_capacity(2).at("fruit warehouse")
    assert red.play("fill").goods == {"spice": 2, "fruit": 2}


def test_coffee_pays_no_good(mocha):  # [IST-X.13]
    red = mocha.red.with_coffee(9).with_goods(jewelry=1, fabric=1, spice=1, fruit=1).at("sultan's palace")
    assert mocha.options == ["skip"]
    assert red.why_not("deliver R") == "needs-goods"
    mocha.smuggler_at(13)
    red.with_lira(0).play("skip", "smuggler spice")
    assert not red.can("give coffee")


def test_coffee_is_no_good_of_choice(mocha):  # [IST-X.13]
    red = mocha.red.with_cards("good").to_move()
    offered = {choice for choice in mocha.options if choice.startswith("card good")}
    assert offered == {"card good fabric", "card good spice", "card good fruit", "card good jewelry"}
    assert red.cards == ["good"]


def test_coffee_does_not_break_a_tie(mocha):  # [IST-X.13]
    for player, coffee in zip(mocha.players, (0, 9, 50)):
        player.with_rubies(6).with_lira(3).with_goods(fabric=1).with_coffee(coffee)
    mocha.green.with_goods(fabric=2)
    mocha.in_the_last_round().blue.meeting(2).play("end")
    assert mocha.game.result().ranks == (2, 1, 2)


# -- the Caravansary ----------------------------------------------------------------------------------------


def test_the_caravansary_gives_a_coffee_besides(mocha):  # [IST-X.14]
    red = mocha.red.at("caravansary").play("draw deck", "deal far", "draw deck", "deal six", "discard far")
    assert red.cards == ["six"]
    assert red.coffee == 1


def test_a_skipped_caravansary_gives_no_coffee(mocha):  # [IST-X.14]
    assert mocha.red.at("caravansary").play("skip").coffee == 0


def test_an_errand_to_the_caravansary_gives_the_coffee(mocha):  # [IST-X.14]
    red = mocha.red.at("police station").play("send 6", "draw deck", "deal far", "draw deck", "deal six", "discard far")
    assert red.coffee == 1


def test_the_caravan_leader_gets_the_coffee_too():  # [IST-X.14]
    story = Story(3, expansions=["mocha"], caravan_leader=True).led_by("red")
    red = story.red.at("caravansary").play("draw deck", "deal far", "draw deck", "deal six")
    assert (red.cards, red.coffee) == (["far", "six"], 1)


@pytest.mark.parametrize(("hand", "asked"), [([], "Encounters"), (["far", "lira"], "DiscardOne")])
def test_without_any_bonus_card_left_it_gives_the_coffee(mocha, hand, asked):  # [IST-X.14]
    red = mocha.red.with_cards(*hand).at("caravansary")
    mocha.deck()
    assert mocha.options == ["collect", "skip"] + ["card lira"] * ("lira" in hand)
    assert (red.play("collect").coffee, mocha.question) == (1, asked)


def test_the_base_game_has_nothing_to_give_then(istanbul):  # [IST-6.4]
    istanbul.deck().red.at("caravansary")
    assert istanbul.options == ["skip"]


# -- set-up -------------------------------------------------------------------------------------------------


def test_the_first_card_comes_from_the_mixed_deck():  # [IST-X.15]
    state = meydan.find_game("istanbul").start(2, None, {"expansions": ["mocha"]})
    while state.question != "DrawCard":
        state.play(state.options()[0])
    assert "deal coffee" in [choice.text for choice in state.options()]
    assert state.deck_size == 44


# -- the Coffee Trader --------------------------------------------------------------------------------------


def test_the_coffee_trader_sells_a_coffee_for_2_lira(mocha):  # [IST-X.16]
    red = mocha.trader_at("post office").red.with_lira(2).meeting("post office")
    red.play("trader", "pay", "roll 1 1")
    assert (red.coffee, red.lira) == (1, 0)


def test_the_coffee_trader_takes_any_good(mocha):  # [IST-X.16]
    red = mocha.trader_at("post office").red.with_lira(0).with_goods(jewelry=1).meeting("post office")
    red.play("trader", "give jewelry", "roll 1 1")
    assert (red.coffee, red.goods) == (1, {})


def test_the_coffee_trader_takes_neither_coffee_nor_cards(mocha):  # [IST-X.16]
    red = mocha.trader_at(5).red.with_lira(0).with_goods(spice=1).with_coffee(3).with_cards("far").with_guild(5)
    red.meeting(5).play("trader")
    assert mocha.options == ["give spice"]


def test_without_lira_and_goods_the_coffee_trader_is_of_no_use(mocha):  # [IST-X.16]
    red = mocha.trader_at(5).red.with_lira(1).with_coffee(3).with_cards("far", "lira").meeting(5)
    assert red.why_not("trader") == "nothing-to-give"
    assert red.play("card lira").can("trader")


def test_nobody_has_to_use_the_coffee_trader(mocha):  # [IST-X.16]
    mocha.trader_at(5).red.with_lira(9).meeting(5).play("end")
    assert mocha.trader == 5


def test_elsewhere_the_coffee_trader_is_not_met(mocha):  # [IST-X.16]
    assert mocha.trader_at(6).red.with_lira(9).meeting(5).why_not("trader") == "figure-elsewhere"


def test_the_coffee_trader_rolls_away(mocha):  # [IST-X.17]
    mocha.trader_at(5).red.with_lira(9).meeting(5).play("trader", "pay", "roll 4 5")
    assert mocha.trader == 9


def test_the_coffee_trader_is_used_once_a_turn(mocha):  # [IST-X.17]
    red = mocha.trader_at(5).red.with_lira(9).meeting(5).play("trader", "pay", "roll 1 4")
    assert mocha.trader == 5
    assert red.why_not("trader") == "figure-used"


def test_all_three_figures_may_be_used_in_one_turn(mocha):  # [IST-X.17]
    red = mocha.governor_at(5).smuggler_at(5).trader_at(5).red.with_lira(6).meeting(5)
    red.play("trader", "pay", "roll 1 1", "smuggler fruit", "pay", "roll 1 2", "governor", "deal far", "pay")
    red.play("roll 1 3", "end")
    assert (red.coffee, red.goods, red.cards, red.lira) == (1, {"fruit": 1}, ["far"], 0)
    assert mocha.game.figures == [4, 3, 2]


def test_a_family_member_does_not_meet_the_coffee_trader(mocha):  # [IST-X.17]
    red = mocha.trader_at(2).red.with_lira(9).at("police station").play("send 2", "fill")
    assert red.why_not("trader") == "figure-elsewhere"


# -- open and hidden ----------------------------------------------------------------------------------------


def test_guild_cards_are_hidden_from_the_others(mocha):  # [IST-X.18]
    mocha.red.with_guild(3, 9)
    own, other, watcher = (mocha.game.view(seat) for seat in (0, 1, -1))
    assert (own.guild[3], own.guild[9], sum(own.guild)) == (1, 1, 2)
    assert sum(other.guild) == sum(watcher.guild) == 0
    assert not any("guild" in name and name != "guild_cards" for name in other.players[0].__dataclass_fields__)


def test_a_drawn_guild_card_is_told_to_its_owner_only(mocha):  # [IST-X.18]
    mocha.red.at("guild hall").play("enlist", "deal guild 4")
    told = [event for event in mocha.events if event.name.startswith("drew-guild")]
    assert [event.name for event in told] == ["drew-guild", "drew-guild-hidden"]
    assert "card" not in told[1].kind.params


def test_what_is_open(mocha):  # [IST-X.18]
    mocha.red.with_guild(3, 9).with_tavern_tiles("movement").with_barrier(6, 7)
    view = mocha.guild_discarded(1, 2).game.view(1)
    assert view.players[0].guild_cards == 2
    assert view.players[0].tavern == 1
    assert view.guild_deck_size == 16
    assert view.guild_discard == (1, 2)
    assert (view.barrier, view.gatekeeper) == ((6, 7), 0)


def test_a_world_that_fits_a_view_deals_the_hidden_guild_cards(mocha):  # [IST-X.18]
    mocha.red.with_guild(3, 9)
    mocha.green.with_guild(4)
    world = mocha.game.header.game.sample_world(mocha.game.view(1), Rng(1))
    assert world.players[1].guild[4] == 1
    assert sum(world.players[0].guild) == 2
    assert not world.players[0].guild[4]
    assert sum(world.guild_deck) == 17


# -- ways of moving -----------------------------------------------------------------------------------------

WAYS = ["ride 10", "card corner 20", "card far 10", "card stay", "move 8"]


@pytest.mark.parametrize("way", WAYS)
def test_one_way_of_moving_a_turn(mocha, way):  # [IST-X.19]
    red = mocha.red.with_cards("far", "stay", "corner").with_tavern_tiles("movement").to_move(16)
    assert all(red.can(one) for one in WAYS)
    red.play(way)
    assert mocha.question == "AssistantStep"
    assert not any(red.can(one) for one in WAYS)


@pytest.mark.parametrize("way", WAYS)
def test_returning_an_assistant_goes_with_every_way(mocha, way):  # [IST-X.19]
    red = mocha.red.with_cards("far", "stay", "corner", "return").with_tavern_tiles("movement").with_posted(5)
    red.to_move(16)
    assert red.can("card return 5")
    assert red.play(way, "card return 5").carried == 4


# -- cashing ------------------------------------------------------------------------------------------------


def ended(story):
    """The last turn of the game is over."""
    story.in_the_last_round().blue.meeting(2).play("end")
    assert story.game.over


def test_coffee_becomes_lira_after_the_last_turn(mocha):  # [IST-X.20]
    red = mocha.red.with_lira(1).with_coffee(3).with_cards("coffee-lira", "coffee-lira")
    ended(mocha)
    assert (red.lira, red.coffee, red.cards) == (17, 1, [])


def test_without_coffee_the_card_stays_in_hand(mocha):  # [IST-X.20]
    red = mocha.red.with_lira(1).with_coffee(1).with_cards("coffee-lira", "coffee-lira")
    ended(mocha)
    assert (red.lira, red.coffee, red.cards) == (9, 0, ["coffee-lira"])


def test_then_coffee_becomes_goods_as_far_as_there_is_room(mocha):  # [IST-X.20]
    red = mocha.red.with_goods(fabric=2, spice=2, fruit=2).with_coffee(9).with_cards("swap", "swap")
    ended(mocha)
    assert red.goods == {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2}
    assert (red.coffee, red.cards) == (7, ["swap"])


def test_lira_come_before_goods(mocha):  # [IST-X.20]
    red = mocha.red.with_lira(0).with_coffee(1).with_cards("coffee-lira", "swap")
    ended(mocha)
    assert (red.lira, red.goods, red.cards) == (8, {}, ["swap"])


def test_a_swap_takes_three_at_most(mocha):  # [IST-X.20]
    red = mocha.red.with_coffee(9).with_cards("swap")
    ended(mocha)
    assert (sum(red.goods.values()), red.coffee, red.cards) == (3, 6, [])


def test_the_one_good_card_is_cashed_before_the_swap(mocha):  # [IST-X.20]
    red = mocha.red.with_goods(fabric=2, spice=2, fruit=2, jewelry=1).with_coffee(4).with_cards("good", "swap")
    ended(mocha)
    assert (red.goods["jewelry"], red.cards, red.coffee) == (2, ["swap"], 4)


def test_no_other_card_is_cashed(mocha):  # [IST-X.21]
    others = ["coffee", "guild", "coffee-dice", "six", "corner", "wainwright", "house"]
    red = mocha.red.with_lira(0).with_goods().with_coffee(5).with_cards(*others).with_guild(5, 17, 10)
    ended(mocha)
    assert red.cards == others
    assert (red.lira, red.goods, red.coffee, red.guild) == (0, {}, 5, [5, 10, 17])


def test_cards_are_not_played_in_the_turn_of_another(mocha):  # [IST-X.21]
    mocha.red.with_cards("coffee", "swap").with_coffee(3)
    mocha.green.to_move()
    assert not any(choice.startswith("card") for choice in mocha.options)
