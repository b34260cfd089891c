"""Set-up."""

import pytest

import meydan
from meydan.games.san_juan.cards import NAMES, RULES, copies_with
from meydan.kernel.errors import BadOption
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game

MIXES = {"base": [], "new": ["new-buildings"], "events": ["events"], "both": ["new-buildings", "events"]}


def before(seats, **options):
    """A table before anything is dealt."""
    rules = find_game("san-juan")
    return rules.initial(rules.header(seats, 1, options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_and_seat_0_begins(seats):  # [SJ-S.1]
    game = meydan.start("san-juan", seats=seats, seed=1)
    assert len(game.players) == seats
    assert game.governor == 0
    assert game.seat == 0


@pytest.mark.parametrize("seats", [1, 5])
def test_not_for_one_nor_for_five(seats):  # [SJ-S.1]
    with pytest.raises(BadOption):
        meydan.start("san-juan", seats=seats, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_an_indigo_plant(seats):  # [SJ-S.2]
    game = meydan.start("san-juan", seats=seats, seed=1)
    for player in game.players:
        assert [NAMES[kind] for kind in player.town] == ["indigo-plant"]
        assert player.goods == [-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("mix", "plants"), [("base", 10), ("new", 11)])
def test_the_plants_come_out_of_the_deck(seats, mix, plants):  # [SJ-S.2] [SJ-S.7]
    assert before(seats, expansions=MIXES[mix]).deck[0] == plants - seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_cards(seats):  # [SJ-S.3]
    game = meydan.start("san-juan", seats=seats, seed=1)
    assert [player.cards for player in game.players] == [4] * seats
    assert [sum(player.hand) for player in game.players] == [4] * seats
    assert game.deck_size == 110 - seats - 4 * seats
    assert game.discard_size == 0


def test_only_the_owner_sees_his_cards():  # [SJ-S.3] [SJ-G.10]
    game = meydan.start("san-juan", seats=3, seed=1)
    other = game.clone()
    mine, theirs = other.players[1].hand, other.players[2].hand
    other.players[1].hand, other.players[2].hand = theirs, mine
    assert mine != theirs
    assert other.view(0).to_dict() == game.view(0).to_dict()
    assert other.view(1).to_dict() != game.view(1).to_dict()


def test_the_price_cards_are_unknown(san_juan):  # [SJ-S.4]
    assert san_juan.game.prices == []
    assert san_juan.price == ""
    san_juan.play("trader")
    assert san_juan.odds == {f"prices {card}": 1 for card in "ABCDE"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafting_five_to_eight_and_keeping_four(seats):  # [SJ-S.5] [SJ-S.6]
    game = meydan.start("san-juan", seats=seats, seed=1, setup="drafted")
    assert [player.cards for player in game.players] == [5, 6, 7, 8][:seats]
    for seat, cards in enumerate([5, 6, 7, 8][:seats]):
        for _ in range(cards - 4):
            assert (game.seat, game.question) == (seat, "Draft")
            assert all(option.text.startswith("discard ") for option in game.options())
            game.play(game.options()[-1])
    assert [player.cards for player in game.players] == [4] * seats
    assert game.discard_size == [0, 0, 3, 6, 10][seats]
    assert (game.seat, game.question) == (0, "ChooseRole")


def test_a_draft_is_the_players_own_choice_and_secret():  # [SJ-S.5] [SJ-G.4]
    game = meydan.start("san-juan", seats=2, seed=1, setup="drafted")
    kinds = [f"discard {NAMES[kind]}" for kind, cards in enumerate(game.players[0].hand) if cards]
    assert [option.text for option in game.options()] == kinds
    game.play(kinds[0])
    assert sum(game.shown) == 0
    assert sum(game.players[0].seen) == 1


def test_dealt_is_the_default():  # [SJ-S.5]
    game = meydan.start("san-juan", seats=2, seed=1)
    assert game.header.options["setup"] == "dealt"
    assert game.question == "ChooseRole"
    with pytest.raises(BadOption):
        meydan.start("san-juan", seats=2, seed=1, setup="bought")


def test_the_cathedral_lies_beside_the_roles(new):  # [SJ-S.7]
    assert new.game.cathedral
    assert new.game.deck[NAMES.index("cathedral")] == 0


def test_no_cathedral_in_the_base_game(san_juan):  # [SJ-S.7]
    assert not san_juan.game.cathedral


def test_an_event_met_in_the_deal_is_laid_out_and_replaced():  # [SJ-S.8] [SJ-E.1]
    game = before(2, expansions=["events"])
    game.play("card taxes")
    assert [NAMES[kind] for kind in game.events_open] == ["taxes"]
    for _ in range(8):
        assert game.seat == CHANCE
        game.play("card sugar-mill")
    assert game.question == "ChooseRole"
    assert [player.cards for player in game.players] == [4, 4]
    assert "event taxes" in [option.text for option in game.options()]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mix", MIXES)
def test_the_deck_before_the_deal(seats, mix):  # [SJ-S.9] [SJ-S.7] [SJ-S.8]
    game = before(seats, expansions=MIXES[mix])
    assert game.deck_size == sum(game.deck) == sum(copies_with(MIXES[mix], RULES)) - seats
    assert mix != "base" or game.deck_size == 110 - seats


def test_unknown_expansions_are_refused():  # [SJ-G.2]
    with pytest.raises(BadOption):
        meydan.start("san-juan", seats=2, seed=1, expansions=["mocha"])
