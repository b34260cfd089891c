"""C: bazaar cards."""

import pytest

from tests.istanbul_dice.story import AREAS, CARDS, COLOURS, TODAY, Story

COPIES = {f"trade-{colour}": 2 for colour in COLOURS}
TRADES = [f"trade-{piece}" for piece in (*COLOURS, "crystal")]
FOR_ALL = [card for card in TODAY if card.startswith(("brown-", "market-", "trade-"))]
CONDITIONS = [card for card in TODAY if card not in FOR_ALL]
PRICED = [card for card in CONDITIONS if not card.startswith(("two-dice", "own-"))]


def turned_up(story, card, dice=1):
    """The first player uses so many card dice and this card is the one resolved; others turned up are of no use."""
    first = story.first
    if story.question != "Act":
        first.rolls("L" * (5 - dice) + "C" * dice)
    spare = [name for name in CARDS if name != card and story.game.deck[CARDS.index(name)]]
    first.play(f"cards {dice}", f"reveal {card}", *[f"reveal {name}" for name in spare[: dice - 1]])
    if dice > 1:
        first.play(f"card {card}")
    return first


def rich(story):
    """The first player can pay any card."""
    first = story.first.with_tiles("goods-red", "goods-blue").rolls("LLLCC")
    return first.with_lira(20).with_crystals(5).with_markers(red=1, brown=4)


# -- in general ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_card_of_a_card_tile_serves_the_others_too(bazaar, colour):  # [DICE-C.1]
    bazaar.first.with_tiles("card-red").begins().play(f"reveal brown-{colour}")
    assert [player.markers for player in bazaar.players] == [{"brown": 1}, {colour: 1}, {colour: 1}]


def test_offers_of_a_card_tile_are_made_too(bazaar):  # [DICE-C.1]
    bazaar.third.with_lira(2)
    bazaar.first.with_tiles("card-red").begins().play("reveal market-red")
    assert (bazaar.whose, bazaar.question) == ("third", "Offer")
    bazaar.third.play("accept")
    assert (bazaar.third.markers, bazaar.question) == ({"red": 1}, "Roll")


@pytest.mark.parametrize("card", CONDITIONS)
def test_other_cards_have_no_part_for_the_others(bazaar, card):  # [DICE-C.1] [DICE-C.14]
    rich(bazaar)
    others = [player.with_lira(5).with_crystals(1).with_markers(blue=1) for player in (bazaar.second, bazaar.third)]
    before = [player.belongings for player in others]
    turned_up(bazaar, card)
    assert bazaar.whose != "second" and bazaar.whose != "third"
    assert [player.belongings for player in others] == before


def test_you_come_first_and_then_the_others_clockwise(bazaar):  # [DICE-C.2]
    for player in bazaar.players:
        player.with_lira(2)
    second = bazaar.second.rolls("LLLLC").play("cards 1", "reveal market-blue")
    assert second.markers == {"blue": 1}
    asked = []
    while bazaar.question == "Offer":
        asked.append(bazaar.whose)
        second.play("accept")
    assert asked == ["third", "first"]
    assert (bazaar.whose, bazaar.question) == ("second", "Act")


def test_each_of_the_others_has_the_part_once(bazaar):  # [DICE-C.2]
    second = bazaar.second
    bazaar.first.rolls("LLLLC")
    second.with_crystals(3)
    bazaar.first.play("cards 1", "reveal trade-crystal")
    second.play("accept")
    assert (second.lira, second.crystals, bazaar.question) == (3, 2, "Act")


@pytest.mark.parametrize("card", FOR_ALL)
def test_a_plain_gain_is_not_asked(bazaar, card):  # [DICE-C.3]
    before = bazaar.first.rolls("LLLLC").belongings
    turned_up(bazaar, card)
    assert bazaar.question == "Act"
    assert bazaar.first.belongings != before


def test_the_others_cannot_refuse_a_plain_gain(bazaar):  # [DICE-C.3]
    turned_up(bazaar, "brown-green")
    assert [player.markers for player in (bazaar.second, bazaar.third)] == [{"green": 1}] * 2
    assert bazaar.whose == "first"


@pytest.mark.parametrize("card", PRICED)
def test_a_price_can_be_declined_for_1_lira(bazaar, card):  # [DICE-C.4]
    first = rich(bazaar)
    before = first.belongings
    turned_up(bazaar, card)
    assert bazaar.options == ["accept", "decline"]
    first.play("decline")
    assert first.belongings == (before[0] + 1, *before[1:])
    assert bazaar.question == "Act"


@pytest.mark.parametrize("card", CONDITIONS)
def test_a_condition_that_cannot_be_met_gives_1_lira(bazaar, card):  # [DICE-C.4]
    turned_up(bazaar, card)
    assert bazaar.question == "Act"
    assert bazaar.first.belongings == (1, 0, {}, [], 0)


@pytest.mark.parametrize("card", ["trade-crystal", "trade-blue", "market-red"])
def test_another_player_who_cannot_pay_gets_nothing(bazaar, card):  # [DICE-C.5]
    turned_up(bazaar, card)
    assert bazaar.question == "Act"
    assert bazaar.second.belongings == bazaar.third.belongings == (0, 0, {}, [], 0)


@pytest.mark.parametrize("card", ["trade-crystal", "trade-blue", "market-red"])
def test_another_player_who_declines_gets_nothing(bazaar, card):  # [DICE-C.5]
    bazaar.first.rolls("LLLLC")
    second = bazaar.second.with_lira(2).with_crystals(1).with_markers(blue=1)
    before = second.belongings
    turned_up(bazaar, card)
    assert (bazaar.whose, bazaar.options) == ("second", ["accept", "decline"])
    second.play("decline")
    assert (second.belongings, bazaar.question) == (before, "Act")


@pytest.mark.parametrize("card", PRICED)
def test_dice_do_not_pay_for_a_card(bazaar, card):  # [DICE-C.6]
    bazaar.first.with_tiles("die", "die", "die", "die").rolls("RRYGBLLLC")
    # tiles are worth something on cards: without them only dice are left
    bazaar.first.pieces.tiles = [0] * len(bazaar.first.pieces.tiles)
    turned_up(bazaar, card)
    assert (bazaar.first.lira, bazaar.dice, bazaar.question) == (1, "RRYGBLLL", "Act")


def test_a_card_leaves_the_dice_alone(bazaar):  # [DICE-C.6]
    first = bazaar.first.with_markers(red=1).rolls("RRRLC")
    first.play("cards 1", "reveal good-for-lira", "accept")
    assert (first.lira, first.markers, bazaar.dice) == (7, {}, "RRRL")


@pytest.mark.parametrize("piece", [*COLOURS, "brown"])
def test_a_brown_marker_will_do_where_any_marker_is_asked(bazaar, piece):  # [DICE-C.7]
    seller = bazaar.first.rolls("LLLLC").with_markers(**{piece: 1})
    turned_up(bazaar, "good-for-lira").play("accept")
    assert (seller.lira, seller.markers) == (7, {})


@pytest.mark.parametrize("colour", COLOURS)
def test_a_brown_marker_will_do_where_a_colour_is_asked(bazaar, colour):  # [DICE-C.7]
    """Who has both chooses; another colour will not do."""
    bazaar.first.rolls("LLLLC")
    other = COLOURS[COLOURS.index(colour) - 1]
    second = bazaar.second.with_markers(**{other: 1, colour: 1, "brown": 1})
    third = bazaar.third.with_markers(**{other: 3})
    turned_up(bazaar, f"trade-{colour}")
    second.play("accept")
    assert bazaar.options == [f"give {colour[0].upper()}", "give brown"]
    assert second.why_not(f"give {other[0].upper()}") == "dice-other-marker"
    second.play("give brown")
    assert (second.lira, second.markers) == (4, {other: 1, colour: 1})
    assert (bazaar.question, third.lira) == ("Act", 0)


def test_which_marker_goes_is_the_owners_choice(bazaar):  # [DICE-C.7]
    first = bazaar.first.with_markers(red=1, blue=2, brown=1).rolls("LLLLC")
    turned_up(bazaar, "good-for-lira").play("accept")
    assert bazaar.options == ["give R", "give B", "give brown"]
    first.play("give brown")
    assert (first.lira, first.markers) == (7, {"red": 1, "blue": 2})


@pytest.mark.parametrize("colour", COLOURS)
def test_what_a_card_gives_has_the_colour_it_shows(bazaar, colour):  # [DICE-C.7]
    assert turned_up(bazaar, f"trade-{colour}").markers == {colour: 1}


@pytest.mark.parametrize("owned", [1, 2, 3, 5])
def test_what_must_only_be_owned_is_kept_and_pays_once(bazaar, owned):  # [DICE-C.8]
    bazaar.first.rolls("LLLLC").with_markers(brown=owned)
    first = turned_up(bazaar, "own-one-brown")
    assert (first.lira, first.crystals, first.markers) == (3, 1, {"brown": owned})


# -- deck and discards --------------------------------------------------------------------------------------


def test_discards_are_not_drawn_while_there_is_a_deck(bazaar):  # [DICE-C.9]
    bazaar.with_deck("trade-red", "trade-blue").first.rolls("LLLLC").play("cards 1")
    assert bazaar.options == ["reveal trade-red", "reveal trade-blue"]


def test_an_empty_deck_is_made_of_the_discards(bazaar):  # [DICE-C.9]
    bazaar.with_deck("trade-red").first.rolls("LLLCC").play("cards 1", "reveal trade-red")
    assert bazaar.game.deck_size == 0
    bazaar.first.play("cards 1")
    assert bazaar.odds == {f"reveal {name}": COPIES.get(name, 1) for name in TODAY}
    bazaar.first.play("reveal trade-red")
    assert (bazaar.discarded, bazaar.game.deck_size) == (["trade-red"], 32)


def test_cards_already_revealed_stay_aside_when_the_deck_runs_out(bazaar):  # [DICE-C.9]
    bazaar.with_deck("trade-red").first.rolls("LLLCC").play("cards 2", "reveal trade-red")
    assert bazaar.odds["reveal trade-red"] == 1  # the other one of two
    assert sum(bazaar.odds.values()) == 32
    bazaar.first.play("reveal trade-blue", "card trade-red")
    assert bazaar.discarded == ["trade-red", "trade-blue"]
    assert bazaar.game.deck_size == 31


def test_there_are_33_cards_of_these_kinds(bazaar):  # [DICE-C.10]
    game = bazaar.game
    assert {name: copies for name, copies in zip(CARDS, game.deck, strict=True) if copies} == {
        name: COPIES.get(name, 1) for name in TODAY
    }
    assert (len(TODAY), sum(game.deck)) == (29, 33)


GAINS = {
    # card: what the active player has in the end who had the pieces named: lira, crystals, markers; no other piece
    **{f"brown-{colour}": ({}, 0, 0, {"brown": 1}) for colour in COLOURS},
    **{f"market-{colour}": ({}, 0, 0, {colour: 1}) for colour in COLOURS},
    **{f"trade-{colour}": ({}, 3, 0, {colour: 1}) for colour in COLOURS},
    "trade-crystal": ({}, 3, 1, {}),
    "two-dice-lira": ({}, 8, 0, {}),
    "two-dice-brown": ({}, 0, 0, {"brown": 2}),
    "two-dice-crystals": ({}, 0, 3, {}),
    "own-one-brown": ({"brown": 1}, 3, 1, {"brown": 1}),
    "own-two-brown": ({"brown": 2}, 3, 0, {"brown": 3}),
    "own-three-brown-lira": ({"brown": 3}, 5, 0, {"brown": 4}),
    "crystal-for-brown": ({"crystals": 1}, 2, 0, {"brown": 1}),
    "lira-for-brown": ({"lira": 4}, 0, 0, {"brown": 2}),
    "good-for-lira": ({"red": 1}, 7, 0, {}),
}


def owning(player, pieces):
    """The player has exactly these pieces."""
    markers = {name: count for name, count in pieces.items() if name not in ("lira", "crystals")}
    return player.with_lira(pieces.get("lira", 0)).with_crystals(pieces.get("crystals", 0)).with_markers(**markers)


@pytest.mark.parametrize("card", GAINS)
def test_what_each_card_without_tiles_or_rubies_gives(bazaar, card):  # [DICE-C.10]
    pieces, lira, crystals, markers = GAINS[card]
    first = owning(bazaar.first.rolls("LLLCC"), pieces)
    turned_up(bazaar, card, dice=2)
    if bazaar.question == "Accept":
        first.play("accept")
    assert first.belongings == (lira, crystals, markers, [], 0)


# -- kind by kind -------------------------------------------------------------------------------------------


def test_a_crystal_and_lira_and_the_others_may_sell_a_crystal(bazaar):  # [DICE-C.11]
    bazaar.first.rolls("LLLLC")
    bazaar.second.with_crystals(2)
    bazaar.third.with_crystals(1)
    turned_up(bazaar, "trade-crystal")
    bazaar.second.play("accept")
    bazaar.third.play("decline")
    assert [(player.lira, player.crystals) for player in bazaar.players] == [(3, 1), (3, 1), (0, 1)]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_marker_and_lira_and_the_others_may_sell_such_a_marker(bazaar, colour):  # [DICE-C.11]
    bazaar.first.rolls("LLLLC")
    bazaar.second.with_markers(**{colour: 2})
    bazaar.third.with_crystals(1)
    turned_up(bazaar, f"trade-{colour}")
    bazaar.second.play("accept")
    assert [(player.lira, player.markers) for player in bazaar.players] == [
        (3, {colour: 1}),
        (4, {colour: 1}),
        (0, {}),
    ]
    assert bazaar.question == "Act"


@pytest.mark.parametrize("colour", COLOURS)
def test_brown_for_you_and_a_colour_for_the_others(bazaar, colour):  # [DICE-C.12]
    turned_up(bazaar, f"brown-{colour}")
    assert [player.markers for player in bazaar.players] == [{"brown": 1}, {colour: 1}, {colour: 1}]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_for_you_and_the_others_may_buy_one(bazaar, colour):  # [DICE-C.13]
    bazaar.first.rolls("LLLLC")
    bazaar.second.with_lira(1)
    bazaar.third.with_lira(3)
    turned_up(bazaar, f"market-{colour}")
    assert bazaar.whose == "third"
    bazaar.third.play("accept")
    assert [player.markers for player in bazaar.players] == [{colour: 1}, {}, {colour: 1}]
    assert [player.lira for player in bazaar.players] == [0, 1, 1]


@pytest.mark.parametrize(
    ("card", "pieces", "tiles"),
    [
        ("ruby-for-brown", {"brown": 3}, []),
        ("ruby-for-five-crystals", {"crystals": 5}, []),
        ("ruby-for-tile-and-lira", {"lira": 6}, ["goods-red"]),
        ("ruby-for-tiles", {}, ["goods-red", "die"]),
    ],
)
@pytest.mark.parametrize("area", AREAS[:6])
def test_a_ruby_card_gives_the_nearest_ruby_of_any_area(bazaar, card, pieces, tiles, area):  # [DICE-C.15]
    first = bazaar.first.with_tiles(*tiles).rolls("L" * (4 + tiles.count("die")) + "C")
    owning(first, pieces)
    left, price = bazaar.rubies_left(area), bazaar.game.price(AREAS.index(area))
    turned_up(bazaar, card).play("accept")
    assert bazaar.options == [f"ruby {name}" for name in AREAS[:6]]
    first.play(f"ruby {area}")
    assert first.belongings == (0, 0, {}, [], 1)
    assert bazaar.rubies_left(area) == left - 1
    assert bazaar.game.price(AREAS.index(area)) > price


@pytest.mark.parametrize(
    ("card", "pieces", "tiles"),
    [
        ("ruby-for-brown", {"brown": 2, "red": 5}, []),
        ("ruby-for-five-crystals", {"crystals": 4}, []),
        ("ruby-for-tile-and-lira", {"lira": 5}, ["goods-red"]),
        ("ruby-for-tile-and-lira", {"lira": 60}, []),
        ("ruby-for-tiles", {}, ["goods-red"]),
    ],
)
def test_a_ruby_card_must_be_paid_in_full(bazaar, card, pieces, tiles):  # [DICE-C.15]
    first = owning(bazaar.first.with_tiles(*tiles).rolls("LLLLC"), pieces)
    lira = first.lira
    turned_up(bazaar, card)
    assert (bazaar.question, first.lira, first.rubies) == ("Act", lira + 1, 0)


def test_a_ruby_card_raises_the_price_of_the_area(bazaar):  # [DICE-C.15]
    first = bazaar.first.rolls("LLLLC").with_markers(brown=3)
    turned_up(bazaar, "ruby-for-brown").play("accept", "ruby lira")
    assert not first.with_lira(11).can("ruby lira")
    assert first.with_lira(12).can("ruby lira")


def test_an_area_without_rubies_cannot_be_chosen(bazaar):  # [DICE-C.16]
    bazaar.with_rubies_left("red", 0).with_rubies_left("lira", 0)
    bazaar.first.rolls("LLLLC").with_markers(brown=3)
    turned_up(bazaar, "ruby-for-brown").play("accept")
    assert bazaar.options == ["ruby yellow", "ruby green", "ruby blue", "ruby carpet"]


def test_a_single_area_is_not_asked(bazaar):  # [DICE-C.16]
    for area in AREAS[:5]:
        bazaar.with_rubies_left(area, 0)
    first = bazaar.first.rolls("LLLLC").with_markers(brown=3)
    turned_up(bazaar, "ruby-for-brown").play("accept")
    assert (first.rubies, bazaar.rubies_left("lira")) == (1, 5)


def test_without_rubies_but_in_the_mosque_a_ruby_card_gives_1_lira(bazaar):  # [DICE-C.16]
    for area in AREAS[:6]:
        bazaar.with_rubies_left(area, 0)
    first = bazaar.first.rolls("LLLLC").with_markers(brown=3)
    turned_up(bazaar, "ruby-for-brown")
    assert (bazaar.question, first.lira, first.rubies, first.markers) == ("Act", 1, 0, {"brown": 3})


@pytest.mark.parametrize(
    ("card", "gain"), [("lira", (8, 0, {})), ("brown", (0, 0, {"brown": 2})), ("crystals", (0, 3, {}))]
)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_two_card_dice_must_have_been_used(bazaar, card, gain, dice):  # [DICE-C.17]
    first = turned_up(bazaar, f"two-dice-{card}", dice)
    if dice >= 2 and card != "lira":
        first.play("accept")
    assert first.belongings[:3] == (gain if dice >= 2 else (1, 0, {}))


def test_dice_of_another_action_do_not_count(bazaar):  # [DICE-C.17]
    first = bazaar.first.rolls("LLLCC").play("cards 1", "reveal trade-red", "cards 1", "reveal two-dice-lira")
    assert first.lira == 3 + 1


def test_card_dice_that_were_not_used_do_not_count(bazaar):  # [DICE-C.17]
    first = bazaar.first.rolls("LLCCC").play("cards 1", "reveal two-dice-lira")
    assert (first.lira, bazaar.dice) == (1, "LLCC")


@pytest.mark.parametrize("card", ["two-dice-lira", "two-dice-brown", "two-dice-crystals"])
def test_a_card_tile_uses_no_dice(bazaar, card):  # [DICE-C.18]
    first = bazaar.first.with_tiles("card-red").begins().play(f"reveal {card}")
    assert first.belongings[:3] == (1, 0, {})
    assert bazaar.question == "Roll"


@pytest.mark.parametrize(
    ("card", "need", "gain"),
    [("one-brown", 1, (3, 1, 0)), ("two-brown", 2, (3, 0, 1)), ("three-brown-lira", 3, (5, 0, 1))],
)
@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4])
def test_brown_markers_owned(bazaar, card, need, gain, owned):  # [DICE-C.19]
    first = bazaar.first.with_markers(red=3, brown=owned).rolls("LLLLC")
    turned_up(bazaar, f"own-{card}")
    lira, crystals, brown = gain if owned >= need else (1, 0, 0)
    assert (first.lira, first.crystals, first.pieces.brown) == (lira, crystals, owned + brown)


@pytest.mark.parametrize(
    ("card", "pieces", "after"),
    [
        ("crystal-for-brown", {"crystals": 2}, (2, 1, {"brown": 1})),
        ("lira-for-brown", {"lira": 5}, (1, 0, {"brown": 2})),
        ("good-for-lira", {"green": 2}, (7, 0, {"green": 1})),
    ],
)
def test_an_exchange(bazaar, card, pieces, after):  # [DICE-C.20]
    first = owning(bazaar.first.rolls("LLLLC"), pieces)
    turned_up(bazaar, card).play("accept")
    assert first.belongings[:3] == after


@pytest.mark.parametrize(("card", "pieces"), [("lira-for-brown", {"lira": 3}), ("crystals-for-tile", {"crystals": 1})])
def test_half_an_exchange_is_none(bazaar, card, pieces):  # [DICE-C.20]
    first = owning(bazaar.first.rolls("LLLLC"), pieces)
    lira = first.lira
    assert turned_up(bazaar, card).lira == lira + 1
    assert bazaar.question == "Act"


@pytest.mark.parametrize(("card", "pieces"), [("lira-for-tile", {"lira": 6}), ("crystals-for-tile", {"crystals": 2})])
def test_a_tile_from_a_card_costs_no_goods_and_is_replaced_at_once(bazaar, card, pieces):  # [DICE-C.21]
    first = owning(bazaar.first.rolls("LLLLC"), pieces)
    turned_up(bazaar, card).play("accept")
    assert bazaar.options == [f"tile {name}" for name in bazaar.row]
    first.play("tile action-blue")
    assert bazaar.question == "RefillRow"
    first.play("refill goods-blue")
    assert first.belongings == (0, 0, {}, ["action-blue"], 0)
    assert len(bazaar.row) == 6 and "goods-blue" in bazaar.row and "action-blue" not in bazaar.row


@pytest.mark.parametrize(("card", "pieces"), [("lira-for-tile", {"lira": 6}), ("crystals-for-tile", {"crystals": 2})])
def test_an_empty_row_has_no_tile_for_a_card(bazaar, card, pieces):  # [DICE-C.22]
    bazaar.with_stack().game.row = []
    first = owning(bazaar.first.rolls("LLLLC"), pieces)
    lira = first.lira
    turned_up(bazaar, card)
    assert (bazaar.question, first.lira, first.crystals) == ("Act", lira + 1, pieces.get("crystals", 0))


def test_the_owner_chooses_the_tile_to_give(bazaar):  # [DICE-C.23]
    first = bazaar.first.with_tiles("goods-blue", "action-red", "lira-blue").rolls("LLLLC")
    turned_up(bazaar, "tile-for-brown").play("accept")
    assert bazaar.options == ["discard lira-blue", "discard action-red", "discard goods-blue"]
    first.play("discard action-red")
    assert (first.tiles, first.markers) == (["lira-blue", "goods-blue"], {"brown": 3})


def test_two_tiles_are_named_one_by_one_in_order(bazaar):  # [DICE-C.23]
    first = bazaar.first.with_tiles("goods-blue", "action-red", "lira-blue").rolls("LLLLC")
    turned_up(bazaar, "ruby-for-tiles").play("accept")
    assert bazaar.options == ["discard lira-blue", "discard action-red"]
    first.play("discard lira-blue")
    assert bazaar.options == ["discard action-red", "discard goods-blue"]
    first.play("discard goods-blue", "ruby red")
    assert (first.tiles, first.rubies) == (["action-red"], 1)


def test_the_tile_that_revealed_the_card_may_be_given(bazaar):  # [DICE-C.23]
    first = bazaar.first.with_tiles("card-red").begins().play("reveal tile-for-brown", "accept")
    assert (first.tiles, first.markers, bazaar.question) == ([], {"brown": 3}, "Roll")


def test_a_tile_of_this_turn_may_be_given(bazaar):  # [DICE-C.23]
    first = bazaar.first.rolls("RRRCC").play(
        "tile lira-red", "refill die", "cards 1", "reveal tile-for-brown", "accept"
    )
    assert (first.tiles, first.markers) == ([], {"brown": 3})


def test_of_two_tiles_alike_the_newest_is_given(bazaar):  # [DICE-C.23]
    first = bazaar.first.with_tiles("die", "card-red", "card-blue").with_lira(6).begins()
    first.play("reveal lira-for-tile", "accept", "tile die", "refill lira-blue")
    first.play("reveal tile-for-brown", "accept", "discard die")
    assert len(bazaar.options[0].split()[1]) == 6


@pytest.mark.parametrize("card", CONDITIONS)
def test_a_card_may_be_chosen_though_its_condition_is_not_met(bazaar, card):  # [DICE-C.24]
    first = bazaar.first.rolls("LLLCC").play("cards 2", f"reveal {card}", "reveal trade-red")
    assert first.can(f"card {card}") and first.can("card trade-red")


def test_of_equal_cards_there_is_nothing_to_choose():  # [DICE-A.10]
    story = Story(2)
    first = story.first.rolls("LLLCC").play("cards 2", "reveal trade-red", "reveal trade-red")
    assert (story.question, first.lira) == ("Act", 3)


# -- what is met and yet declined -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["two-dice-brown", "two-dice-crystals"])
def test_a_gain_without_lira_may_be_declined_though_the_condition_is_met(bazaar, card):  # [DICE-C.4] [DICE-C.17]
    """With 9 lira a tenth may be worth more than anything: it pays a ruby."""
    first = bazaar.first.rolls("LLLCC").with_lira(9)
    turned_up(bazaar, card, dice=2)
    assert (bazaar.question, bazaar.options) == ("Accept", ["accept", "decline"])
    first.play("decline", "ruby lira")
    assert first.belongings == (0, 0, {}, [], 1)


@pytest.mark.parametrize("card", ["two-dice-lira", "own-one-brown", "own-two-brown", "own-three-brown-lira"])
def test_a_gain_with_more_lira_than_that_is_simply_taken(bazaar, card):  # [DICE-C.3] [DICE-C.25]
    bazaar.first.rolls("LLLCC").with_markers(brown=3)
    assert turned_up(bazaar, card, dice=2).lira >= 3
    assert bazaar.question == "Act"


def test_in_scarcity_it_is_asked_too(bazaar):  # [DICE-C.25] [DICE-X.7]
    """With all ten brown markers nine of them would go back for one more; a lira is better."""
    first = bazaar.first.rolls("LLLLC").with_markers(brown=10)
    turned_up(bazaar, "own-two-brown")
    assert bazaar.options == ["accept", "decline"]
    first.play("decline")
    assert first.belongings[:3] == (1, 0, {"brown": 10})


# -- the first version of the rules ---------------------------------------------------------------------------


@pytest.fixture
def old():
    return Story(rules=1)


def test_the_first_version_had_these_cards_too(old):  # [DICE-C.14]
    deck = dict(zip(CARDS, old.game.deck, strict=True))
    assert sum(deck.values()) == 33
    assert not any(deck[card] for card in CARDS if card.startswith("trade-"))
    assert (deck["sell-crystal"], deck["sell-good"], deck["red-lira"], deck["own-three-brown"]) == (2, 2, 1, 1)


def test_lira_for_you_and_a_sale_for_the_others(old):  # [DICE-C.14]
    old.first.rolls("LLLLC")
    old.second.with_markers(green=2, blue=1)
    turned_up(old, "sell-good")
    assert old.second.play("accept").story.options == ["give G", "give B"]
    old.second.play("give G")
    assert [player.lira for player in old.players] == [5, 4, 0]


@pytest.mark.parametrize("card", [*[f"{colour}-lira" for colour in COLOURS], "crystal-lira"])
def test_a_piece_and_three_lira_for_you_alone(old, card):  # [DICE-C.14]
    old.second.with_crystals(1).with_markers(red=1, yellow=1, green=1, blue=1)
    first = turned_up(old, card)
    piece = card.removesuffix("-lira")
    assert first.belongings[:3] == ((3, 1, {}) if piece == "crystal" else (3, 0, {piece: 1}))
    assert old.whose == "first"


def test_what_was_met_was_taken_unasked(old):  # [DICE-C.14]
    first = old.first.with_markers(brown=10).rolls("CCRRY")
    turned_up(old, "two-dice-brown", dice=2)
    assert (old.question, first.belongings) == ("Act", (0, 0, {"brown": 10}, [], 0))


def test_ruby_for_four_crystals_and_two_brown_markers_for_three(old):  # [DICE-C.14]
    first = old.first.rolls("LLLCC").with_crystals(4).with_markers(brown=3)
    turned_up(old, "own-three-brown")
    assert first.belongings[:3] == (3, 4, {"brown": 5})
    first.play("cards 1", "reveal ruby-for-crystals", "accept", "ruby red")
    assert (first.crystals, first.rubies) == (0, 1)
