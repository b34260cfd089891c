"""G: goods, the barrow, paying, rubies, dice that lead to places, and what is open or hidden."""

import pytest

from meydan.games.istanbul.printed import BASE_PLACES, PALACE, POLICE_STATION, SMALL
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from tests.istanbul.story import Story, number

GOODS = ("fabric", "spice", "fruit", "jewelry")


def act(story, player, place):
    """The player carries out a place's action, in the first way offered, up to the encounters."""
    player.with_lira(30).with_goods(fabric=3, spice=3, fruit=3, jewelry=3).with_posted(5).at(place)
    story.demand("small", "S2").demand("large", "L2")
    while story.question != "Encounters":
        story.game.play(next(choice for choice in story.game.options() if choice.provider < 0))


# -- goods --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_your_choice_by_card_is_any_of_four_kinds(istanbul, good):  # [IST-G.1]
    red = istanbul.red.to_move().with_cards("good")
    assert red.play(f"card good {good}").goods == {good: 1}


@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_your_choice_from_the_smuggler_is_any_of_four_kinds(istanbul, good):  # [IST-G.1]
    red = istanbul.smuggler_at("tea house").red.meeting("tea house")
    assert red.play(f"smuggler {good}").goods == {good: 1}


@pytest.mark.parametrize("good", GOODS)
def test_any_good_with_the_green_tile_is_any_of_four_kinds(istanbul, good):  # [IST-G.1]
    red = istanbul.red.at("fabric warehouse").with_tiles("green").with_lira(2)
    assert red.play("fill").can(f"extra {good}")


@pytest.mark.parametrize("letter", "RGYB")
def test_any_good_at_the_palace_is_any_of_four_kinds(istanbul, letter):  # [IST-G.1]
    red = istanbul.red.at("sultan's palace").with_goods(fabric=2, spice=2, fruit=2, jewelry=2)
    assert red.can(f"deliver {letter}")


def test_a_barrow_starts_empty(istanbul):  # [IST-G.2]
    assert [player.goods for player in istanbul.players] == [{}, {}, {}]


def test_a_barrow_starts_with_room_for_two_of_each_kind(istanbul):  # [IST-G.2]
    red = istanbul.red.to_move().with_cards("good", "good", "good")
    assert red.play("card good spice", "card good spice", "card good spice").goods == {"spice": 2}


def test_room_is_counted_for_every_kind_on_its_own(istanbul):  # [IST-G.2]
    red = istanbul.red.to_move().with_goods(fabric=2, spice=2, fruit=2).with_cards("good", "good")
    assert red.play("card good jewelry", "card good jewelry").goods["jewelry"] == 2


def test_an_extension_makes_room_for_every_kind(istanbul):  # [IST-G.2]
    red = istanbul.red.at("wainwright").with_lira(7).with_goods(fabric=2, jewelry=2).with_cards("good", "good")
    red.play("extend", "card good fabric", "card good jewelry")
    assert red.goods == {"fabric": 3, "jewelry": 3}


def test_room_grows_up_to_five_of_each_kind(istanbul):  # [IST-G.2]
    red = istanbul.red.with_lira(100)
    for _ in range(3):
        red.at("wainwright").play("extend")
    assert red.capacity == 5
    assert red.at("wainwright").why_not("extend") == "barrow-complete"


@pytest.mark.parametrize("place", [place for place in BASE_PLACES[1:] if place != POLICE_STATION])
def test_room_grows_nowhere_but_at_the_wainwright(istanbul, place):  # [IST-G.2]
    red = istanbul.red.with_goods(fabric=3)
    act(istanbul, red, place)
    assert red.capacity == 3


def test_goods_without_room_are_lost(istanbul):  # [IST-G.3]
    red = istanbul.red.at("black market").with_goods(jewelry=1)
    assert red.play("take spice", "roll 6 6").goods == {"spice": 1, "jewelry": 2}


def test_the_loss_is_told(istanbul):  # [IST-G.3]
    istanbul.red.at("black market").with_goods(jewelry=1).play("take spice", "roll 6 6")
    gained = [event.values() for event in istanbul.events if event.name == "gained"]
    assert gained[-1] == {"seat": 0, "good": 3, "amount": 1, "lost": 2}


def test_a_warehouse_may_be_used_with_its_good_in_full(istanbul):  # [IST-G.3]
    red = istanbul.red.at("spice warehouse").with_goods(spice=2)
    assert red.play("fill").goods == {"spice": 2}


def test_the_mail_may_be_collected_when_only_the_lira_fit(istanbul):  # [IST-G.3]
    red = istanbul.red.at("post office").with_goods(spice=2, fruit=2).with_lira(0)
    red.play("collect")
    assert (red.goods, red.lira) == ({"spice": 2, "fruit": 2}, 2)


def test_a_card_for_a_good_may_be_played_without_room(istanbul):  # [IST-G.3]
    red = istanbul.red.to_move().with_goods(fruit=2).with_cards("good")
    red.play("card good fruit")
    assert (red.goods, red.cards) == ({"fruit": 2}, [])


# -- paying -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "choice", "price"),
    [("wainwright", "extend", 7), ("gemstone dealer", "buy", 14)],
)
def test_there_is_no_credit(istanbul, place, choice, price):  # [IST-G.4]
    red = istanbul.red.at(place).with_lira(price - 1)
    assert istanbul.options == ["skip"]
    assert istanbul.reason(choice) == ("needs-lira", {"need": price, "have": price - 1})
    assert red.with_lira(price).can(choice)


def test_goods_are_paid_in_full_or_not_at_all(istanbul):  # [IST-G.4]
    red = istanbul.red.at("sultan's palace").with_goods(fabric=2, spice=2, fruit=2)
    assert istanbul.options == ["skip"]
    assert istanbul.reason("deliver R") == ("needs-goods", {"good": "jewelry", "need": 1, "have": 0})
    assert red.goods == {"fabric": 2, "spice": 2, "fruit": 2}


def test_goods_paid_leave_the_barrow(istanbul):  # [IST-G.4]
    red = istanbul.red.at("sultan's palace").with_goods(fabric=2, spice=2, fruit=2, jewelry=2)
    assert red.play("deliver Y").goods == {"fabric": 1, "spice": 1, "jewelry": 1}


def test_goods_sold_leave_the_barrow(istanbul):  # [IST-G.4]
    red = istanbul.demand("small", "S2").red.at("small market").with_goods(fabric=1, spice=2)
    assert red.play("sell RG").goods == {"spice": 1}


def test_lira_go_to_the_bank(istanbul):  # [IST-G.4]
    red = istanbul.red.at("gemstone dealer").with_lira(20)
    before = [istanbul.green.lira, istanbul.blue.lira]
    assert red.play("buy").lira == 6
    assert [istanbul.green.lira, istanbul.blue.lira] == before


def test_the_bank_never_runs_out_of_lira(istanbul):  # [IST-G.5]
    red = istanbul.red.to_move().with_lira(225).with_cards("lira")
    istanbul.green.with_lira(225)
    assert red.play("card lira").lira == 230


def test_the_supply_never_runs_out_of_goods():  # [IST-G.5]
    story = Story(seats=5)
    for player in story.players:
        player.with_capacity(5).at("fabric warehouse").play("fill")
    assert [player.goods for player in story.players] == [{"fabric": 5}] * 5


# -- rubies -------------------------------------------------------------------------------------------------


def test_rubies_beyond_the_fields_of_the_barrow_are_kept(istanbul):  # [IST-G.6]
    red = istanbul.red.at("gemstone dealer").with_lira(100).with_rubies(4).with_cards("dealer", "dealer")
    assert red.play("buy", "card dealer", "card dealer").rubies == 7


def test_rubies_beyond_the_fields_of_the_barrow_count(istanbul):  # [IST-G.6]
    istanbul.in_the_last_round().green.with_rubies(7)
    istanbul.red.with_rubies(6).with_lira(50)
    istanbul.blue.meeting("tea house").play("end")
    assert istanbul.game.result().winners == (1,)


@pytest.mark.parametrize("seed", range(6))
def test_rubies_stay_with_you_to_the_end(seed):  # [IST-G.6]
    story, rng = Story(seats=2 + seed % 4), Rng(seed)
    story.game.events = None
    most = [0] * len(story.players)
    for _ in range(3000):
        sensible_playout(story.game, rng, 1)
        now = [player.rubies for player in story.players]
        assert all(new >= old for new, old in zip(now, most))
        most = now
    assert max(most) > 0


# -- dice that lead to places -------------------------------------------------------------------------------


@pytest.mark.parametrize("one", range(1, 7))
@pytest.mark.parametrize("other", range(1, 7))
def test_the_total_of_two_dice_is_the_number_of_the_place(istanbul, one, other):  # [IST-G.7]
    istanbul.rolling(0).game.play(f"roll {one} {other}")
    assert istanbul.governor == one + other


def test_dice_lead_to_places_2_to_12_with_the_odds_of_two_dice(istanbul):  # [IST-G.7]
    odds = {}
    for roll, weight in istanbul.rolling(1).odds.items():
        _, one, other = roll.split()
        odds[int(one) + int(other)] = odds.get(int(one) + int(other), 0) + weight
    assert odds == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


# -- open and hidden ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", (-1, 0, 2))
def test_what_a_player_has_is_open_to_all(istanbul, watcher):  # [IST-G.8]
    green = istanbul.green.with_lira(9).with_goods(spice=2, jewelry=1).with_rubies(2).with_tiles("yellow")
    green.with_cards("lira", "far", "good").with_posted(5, 11).standing_at("tea house")
    seen = istanbul.game.view(watcher).players[1]
    assert (seen.lira, seen.goods, seen.rubies, seen.capacity) == (9, (0, 2, 0, 1), 2, 2)
    assert (seen.cards, seen.has_tile(2), seen.has_tile(3)) == (3, True, False)
    assert (seen.place, seen.family, seen.posted, len(seen.stack)) == (9, 12, (5, 11), 2)


@pytest.mark.parametrize("watcher", (-1, 0, 2))
def test_what_lies_on_the_board_is_open_to_all(istanbul, watcher):  # [IST-G.8]
    istanbul.governor_at(5).smuggler_at(9).mail(3).demand("small", "S3", "S5").demand("large", "L4")
    istanbul.green.with_tiles("red")
    seen = istanbul.game.view(watcher)
    assert (seen.figures, seen.mail, seen.tiles_left) == ((5, 9), 3, (2, 3, 3, 3))
    assert (seen.demand[SMALL][-1], seen.demand[1][-1]) == (4, 3)
    assert (seen.rubies[PALACE], seen.grid[:4]) == (6, (15, 5, 2, 14))


@pytest.mark.parametrize("watcher", (-1, 0, 2))
def test_the_whole_discard_pile_is_open_to_all(istanbul, watcher):  # [IST-G.8]
    istanbul.discarded("lira", "far", "lira", "stay")
    assert istanbul.game.view(watcher).discard == (1, 2, 1, 3)


def test_you_see_your_own_hand(istanbul):  # [IST-G.9]
    istanbul.red.with_cards("far", "lira", "lira")
    assert istanbul.game.view(0).hand == (0, 2, 1, 0, 0, 0, 0, 0, 0, 0)


def test_a_watcher_sees_no_hand(istanbul):  # [IST-G.9]
    istanbul.red.with_cards("far")
    assert istanbul.game.view(-1).hand == ()


@pytest.mark.parametrize("watcher", (-1, 0, 2))
def test_which_cards_the_others_hold_is_hidden(watcher):  # [IST-G.9]
    one, other = Story(), Story()
    one.green.with_cards("lira", "lira", "far")
    other.green.with_cards("stay", "dealer", "family")
    assert one.game.view(watcher).to_dict() == other.game.view(watcher).to_dict()


@pytest.mark.parametrize("watcher", (-1, 0, 2))
def test_a_card_drawn_is_seen_by_nobody_else(watcher):  # [IST-G.9]
    seen = []
    for card in ("lira", "dealer"):
        story = Story().governor_at(9)
        story.green.meeting(9).play("governor", f"deal {card}")
        seen.append((story.game.view(watcher).to_dict(), [e for e in story.events if e.heard_by(watcher)]))
    assert seen[0] == seen[1]


def test_a_card_drawn_is_told_to_its_player(istanbul):  # [IST-G.9]
    istanbul.governor_at(9).green.meeting(9).play("governor", "deal dealer")
    heard = [event.values() for event in istanbul.events if event.name == "drew" and event.heard_by(1)]
    assert heard == [{"seat": 1, "card": 9}]


def test_what_another_player_may_answer_is_hidden(istanbul):  # [IST-G.9]
    istanbul.red.to_move().with_cards("lira")
    assert "card lira" in [choice.text for choice in istanbul.game.view(0).options]
    assert istanbul.game.view(1).options == ()


@pytest.mark.parametrize("watcher", (-1, 0, 1))
def test_the_seed_of_all_draws_and_rolls_to_come_is_hidden(istanbul, watcher):  # [IST-G.9]
    seen = istanbul.game.view(watcher)
    assert istanbul.game.header.seed == "1"
    assert seen.header.seed is None
    assert "seed" not in seen.to_dict()


def test_only_demand_tiles_that_were_on_top_are_seen(istanbul):  # [IST-G.9]
    istanbul.demand("small", "S4").red.at("small market").with_goods(fabric=1)
    assert istanbul.game.view(0).demand[SMALL] == (3,)
    istanbul.red.play("sell R", "demand S2")
    assert istanbul.game.view(1).demand[SMALL] == (3, 1)


def test_the_next_demand_tile_is_not_decided_before_it_is_seen(istanbul):  # [IST-G.9]
    istanbul.demand("small", "S4").red.at("small market").with_goods(fabric=1).play("sell R")
    assert istanbul.game.seat == CHANCE
    assert istanbul.odds == {"demand S1": 1, "demand S2": 1, "demand S3": 1, "demand S5": 1}


# -- places of tiles and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", BASE_PLACES)
def test_the_red_tile_belongs_to_black_market_and_tea_house(istanbul, place):  # [IST-G.10]
    asked = set()
    red = istanbul.red.with_tiles("red").with_lira(30).with_goods(fabric=3, spice=3, fruit=3, jewelry=3).at(place)
    while istanbul.question != "Encounters":
        istanbul.game.play(next(choice for choice in istanbul.game.options() if choice.provider < 0))
        asked.add(istanbul.question)
    assert red.tiles[0] == "red"
    assert ("BendDice" in asked) == (place in (8, 9))


@pytest.mark.parametrize("place", BASE_PLACES)
def test_the_green_tile_belongs_to_the_warehouses(istanbul, place):  # [IST-G.10]
    istanbul.red.with_tiles("green").with_lira(30).at(place)
    istanbul.game.play(istanbul.game.options()[0])
    assert (istanbul.question == "ExtraGood") == (place in (2, 3, 4))


@pytest.mark.parametrize("place", BASE_PLACES)
@pytest.mark.parametrize(("card", "home"), [("post", "post office"), ("palace", "sultan's palace")])
def test_a_twice_card_belongs_to_its_place(istanbul, card, home, place):  # [IST-G.10]
    red = istanbul.red.with_cards(card)
    act(istanbul, red, place)
    red.with_goods(fabric=3, spice=3, fruit=3, jewelry=3)
    assert red.can(f"card {card}") == (place == number(home))


@pytest.mark.parametrize("place", BASE_PLACES)
def test_the_dealers_twice_card_belongs_to_the_dealer(istanbul, place):  # [IST-G.10]
    red = istanbul.red.with_cards("dealer")
    act(istanbul, red, place)
    assert red.can("card dealer") == (place == 16)


@pytest.mark.parametrize("place", BASE_PLACES)
def test_the_sell_any_card_belongs_to_the_small_market(istanbul, place):  # [IST-G.10]
    red = istanbul.red.with_cards("any").with_goods(fabric=1).at(place)
    assert red.can("card any") == (place == 11)


@pytest.mark.parametrize("place", BASE_PLACES)
def test_the_family_card_belongs_to_no_place(istanbul, place):  # [IST-G.10]
    red = istanbul.red.with_cards("family").with_family_at("tea house").to_move(place)
    assert red.play("card family lira").family == 12
