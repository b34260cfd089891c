"""What is printed stands in one line for each thing: numbers agree with places in lists, and names with classes."""

import pytest

from meydan.games.istanbul import deck, printed
from meydan.games.istanbul.boxes import PACKAGE, asked_at, named, places_of
from meydan.games.istanbul.cards import Card
from meydan.games.istanbul.expansions import printed as expansions
from meydan.games.istanbul.expansions.mocha.guild import GuildCard
from meydan.games.istanbul.game import GAME, MIXES
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Figure
from meydan.kernel.modules import classes_of

DOES = [
    (Card, [card.does for card in deck.DECK]),
    (Figure, [figure.does for figure in printed.PRINTED_FIGURES]),
    (GuildCard, [card.does for card in expansions.PRINTED_GUILD]),
    (PlaceAction, [asked_at(place, boxes) for boxes in MIXES for place in printed.PRINTED_PLACES]),
]


@pytest.mark.parametrize("things", [printed.PRINTED_PLACES, expansions.PRINTED_GUILD, expansions.PRINTED_KIOSK])
def test_numbers_go_up_from_1(things):
    assert [thing.number for thing in things] == list(range(1, len(things) + 1))


def test_numbers_that_compiled_code_knows_are_those_of_the_lists():
    assert len(printed.PRINTED_PLACES) == printed.ALL_PLACES
    figures = [printed.GOVERNOR, printed.SMUGGLER, printed.TRADER, printed.COURIER]
    assert [printed.FIGURES[number] for number in figures] == ["governor", "smuggler", "trader", "courier"]
    colours = [printed.RED, printed.GREEN, printed.YELLOW, printed.BLUE]
    assert [printed.TILES[number] for number in colours] == ["red", "green", "yellow", "blue"]
    assert expansions.TAVERN_TILES[expansions.MOVEMENT] == "movement"
    assert expansions.TAVERN_TILES[expansions.ENCOUNTER] == "encounter"


@pytest.mark.parametrize("kind, names", DOES)
def test_every_thing_does_what_a_class_of_its_kind_does(kind, names):
    assert all(issubclass(named()[name], kind) for name in names)


def test_no_two_classes_share_a_name():
    assert len(list(classes_of(PACKAGE))) == len(named())


@pytest.mark.parametrize("kind, names", DOES)
def test_every_class_is_on_something_printed(kind, names):
    shared = {"Card", "GuildCard", "Figure", "PlaceAction"}
    assert {name for name, thing in named().items() if issubclass(thing, kind)} - shared == set(names)


@pytest.mark.parametrize("boxes, places", list(zip(MIXES, [16, 20, 20, 25], strict=True)))
def test_boxes_have_their_places(boxes, places):  # [IST-L.1] [IST-X.2]
    assert len(places_of(boxes)) == places


def test_questions_are_found_by_being_there():
    assert {"ExtendBarrow", "Roast", "KioskPick", "SpendLetters", "RollDice", "DrawCard"} <= set(GAME.frames)
