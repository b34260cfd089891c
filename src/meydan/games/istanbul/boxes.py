# uncompiled: looked at once per game
"""Which boxes are on the table: from what was agreed to the rules, the layouts and the state of that mix."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from meydan.games.istanbul.cards import FetchAssistant
from meydan.games.istanbul.choices import SEND, SKIP
from meydan.games.istanbul.deck import DECK, cashed, copies
from meydan.games.istanbul.expansions.letters.companion import CompanionMoves
from meydan.games.istanbul.expansions.letters.double import DOUBLE_TURNS
from meydan.games.istanbul.expansions.mocha.guild import GuildCards
from meydan.games.istanbul.expansions.mocha.tavern import RideStraight
from meydan.games.istanbul.expansions.printed import (
    EXPANDED_COLUMNS,
    EXPANSION_TARGET,
    LETTERS_LAYOUT,
    MOCHA_LAYOUT,
    PRINTED_GUILD,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedRules, clear_expansions
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BASE,
    BAZAAR,
    BY_ERRAND,
    BY_PIECE,
    COLUMNS,
    FROM_AFAR,
    LAYOUTS,
    LETTERS,
    MOCHA,
    MOSQUE_COSTS,
    POLICE_STATION,
    PRINTED_FIGURES,
    PRINTED_PLACES,
    TARGET,
    Place,
)
from meydan.games.istanbul.state import Istanbul, Rules, clear_table
from meydan.kernel.frame import Frame, Provider
from meydan.kernel.header import Header
from meydan.kernel.modules import classes_of

EXPANSIONS = (MOCHA, LETTERS)
PACKAGE: Final = "meydan.games.istanbul"


@cache
def named() -> dict[str, Any]:
    """Every class of this game, by the name under which what is printed speaks of it."""
    return {thing.__name__: thing for thing in classes_of(PACKAGE)}


_RULES: dict[tuple[object, ...], Rules] = {}


def rules_for(header: Header) -> Rules:
    """The tables a header asks for; the same object for the same options."""
    options = header.options
    boxes = tuple(options["expansions"])
    # With an expansion every random layout keeps the limits of 2023, since version 2 of the rules. [IST-X.4]
    strict = options["layout"] == "random-2023" or (bool(boxes) and header.rules >= 2)
    agreed = (header.seats, bool(options["neutral_assistants"]), bool(options["caravan_leader"]), strict)
    added = (boxes, options["new_cards_only"], header.rules)
    key = (*agreed, *added)
    if key not in _RULES:
        _RULES[key] = make_rules(*agreed, *added)
    return _RULES[key]


def boxes_with(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The boxes of a mix, with the base game; both expansions are the Grand Bazaar."""
    return (BASE, *boxes, BAZAAR) if len(boxes) == len(EXPANSIONS) else (BASE, *boxes)


def places_of(boxes: tuple[str, ...]) -> list[int]:
    """The places on the board of a mix. [IST-X.2 IST-K.2 IST-25.1 IST-Z.1]"""
    return [place.number for place in PRINTED_PLACES if place.box in boxes_with(boxes)]


def layouts_of(boxes: tuple[str, ...]) -> dict[str, list[int]]:
    """The named layouts of a mix; the first one is the default, and random ones come besides. [IST-X.3 IST-K.2]"""
    if not boxes:
        return LAYOUTS
    ordered = {"order": places_of(boxes)}
    if len(boxes) == len(EXPANSIONS):
        return ordered
    return {"first": MOCHA_LAYOUT if "mocha" in boxes else LETTERS_LAYOUT, **ordered}


def default_layout(boxes: tuple[str, ...]) -> str:
    """The layout of a first game; the Grand Bazaar is always random. [IST-Z.2]"""
    return "random-2023" if len(boxes) == len(EXPANSIONS) else next(iter(layouts_of(boxes)))


def make_rules(
    seats: int,
    neutral_assistants: bool,
    caravan_leader: bool,
    strict_random: bool,
    boxes: tuple[str, ...],
    new_cards_only: bool,
    version: int,
) -> Rules:
    """The tables for one number of seats and one mix of boxes and options. [IST-X.1 IST-K.1]"""
    rules = ExpandedRules() if boxes else Rules()
    rules.seats = seats
    rules.target = EXPANSION_TARGET if boxes else TARGET[seats]  # [IST-X.5 IST-Z.1]
    rules.columns = EXPANDED_COLUMNS if boxes else COLUMNS
    rules.places = places_of(boxes)
    rules.mosque_costs = MOSQUE_COSTS[seats]
    rules.neutral_assistants = neutral_assistants
    rules.caravan_leader = caravan_leader
    rules.strict_random = strict_random
    rules.figures = [
        named()[figure.does](number) for number, figure in enumerate(PRINTED_FIGURES) if figure.box in boxes_with(boxes)
    ]
    rules.card_copies = copies([*(boxes if new_cards_only else (BASE, *boxes))], version)  # [IST-K.3 IST-Z.3]
    if isinstance(rules, ExpandedRules):
        rules.mocha = MOCHA in boxes
        rules.letters = LETTERS in boxes
        rules.new_cards_only = new_cards_only
        rules.double_turns = [*DOUBLE_TURNS[:seats]] if rules.letters else []
    rules.cashing = cashed([BASE, *boxes], version)
    rules.choose_providers(providers_for(boxes_with(boxes)))
    set_actions(rules, boxes)
    return rules


def providers_for(boxes: tuple[str, ...]) -> list[Provider[Any]]:
    """A provider for each kind of card, then for what else may be used; those not in play offer nothing."""
    cards = [named()[card.does](kind) if card.box in boxes else Provider() for kind, card in enumerate(DECK)]
    guild = GuildCards([named()[card.does](card) for card in PRINTED_GUILD])
    others = [(BASE, FetchAssistant()), (MOCHA, guild), (MOCHA, RideStraight()), (LETTERS, CompanionMoves())]
    return [*cards, *(provider if box in boxes else Provider() for box, provider in others)]


def set_actions(rules: Rules, boxes: tuple[str, ...]) -> None:
    """Make every place's question once for each seat and manner. [IST-12.1 IST-K.32 IST-X.9-10]"""
    tables: list[list[list[Frame[Any]]]] = []
    for manner in (BY_PIECE, BY_ERRAND, FROM_AFAR):
        table: list[list[Frame[Any]]] = [[] for _ in range(ALL_PLACES + 1)]
        for place in PRINTED_PLACES:
            if place.number in rules.places:
                question = named()[asked_at(place, boxes)]
                table[place.number] = [question(seat, place.number, manner) for seat in range(rules.seats)]
        tables.append(table)
    rules.actions = tables[BY_PIECE]
    rules.errands = tables[BY_ERRAND]
    rules.from_afar = tables[FROM_AFAR]
    rules.errand_choices = [SEND[place] for place in rules.places if place != POLICE_STATION] + [SKIP]


def asked_at(place: Place, boxes: tuple[str, ...]) -> str:
    """The name of the question that a place asks in a mix."""
    if MOCHA in boxes and place.asks_mocha:
        return place.asks_mocha
    return place.asks_letters if LETTERS in boxes and place.asks_letters else place.asks


def empty_table(header: Header) -> Istanbul:
    """A state of the right kind, with nothing on it."""
    rules = rules_for(header)
    state = ExpandedIstanbul() if isinstance(rules, ExpandedRules) else Istanbul()
    state.header = header
    state.rules = rules
    if isinstance(state, ExpandedIstanbul) and isinstance(rules, ExpandedRules):
        state.mix = rules
    return state


def cleared_table(header: Header) -> Istanbul:
    """A table before set-up."""
    state = empty_table(header)
    clear_table(state)
    if isinstance(state, ExpandedIstanbul):
        clear_expansions(state)
    return state
