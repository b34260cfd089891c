# uncompiled: looked at once per game
"""Which boxes are on the table: from what was agreed to the rules, the layouts and the state of that mix."""

from __future__ import annotations

from typing import Any

from meydan.games.istanbul.cards import BASE_CARDS, FetchAssistant
from meydan.games.istanbul.deck import (
    BASE,
    DECK,
    LETTERS,
    MOCHA,
    cashed,
)
from meydan.games.istanbul.expansions.letters.auction import VisitAuction
from meydan.games.istanbul.expansions.letters.cards import LETTERS_CARDS
from meydan.games.istanbul.expansions.letters.companion import CompanionMoves
from meydan.games.istanbul.expansions.letters.courier import Courier
from meydan.games.istanbul.expansions.letters.double import DOUBLE_TURNS
from meydan.games.istanbul.expansions.letters.fountain import GatherAtFountain
from meydan.games.istanbul.expansions.letters.kiosk import VisitKiosk
from meydan.games.istanbul.expansions.letters.places import EnterCatacombs, VisitEmbassy, VisitSociety
from meydan.games.istanbul.expansions.mocha.cards import MOCHA_CARDS
from meydan.games.istanbul.expansions.mocha.coffee_trader import CoffeeTrader, RideStraight
from meydan.games.istanbul.expansions.mocha.guild import GuildCards
from meydan.games.istanbul.expansions.mocha.places import BuyWithCoffee, Enlist, Roast, VisitCaravansaryForCoffee
from meydan.games.istanbul.expansions.mocha.tavern import VisitTavern
from meydan.games.istanbul.expansions.printed import (
    BASE_PLACES,
    BAZAAR_PLACES,
    EXPANDED_COLUMNS,
    EXPANSION_TARGET,
    LETTERS_LAYOUT,
    LETTERS_PLACES,
    MOCHA_LAYOUT,
    MOCHA_PLACES,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedRules, clear_expansions
from meydan.games.istanbul.printed import (
    AUCTION_HOUSE,
    CARAVANSARY,
    CATACOMBS,
    COFFEE_HOUSE,
    COURIER,
    EMBASSY,
    FOUNTAIN,
    GUILD_HALL,
    KIOSK,
    LAYOUTS,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
    TRADER,
)
from meydan.games.istanbul.setup import ACTIONS, Maker, base_rules, providers_of, set_actions
from meydan.games.istanbul.state import Istanbul, Rules, clear_table
from meydan.games.istanbul.turn import BASE_FIGURES
from meydan.kernel.frame import Provider
from meydan.kernel.header import Header

EXPANSIONS = ("mocha", "letters")

MOCHA_ACTIONS: dict[int, Maker] = {
    CARAVANSARY: VisitCaravansaryForCoffee,
    ROASTING_PLANT: Roast,
    GUILD_HALL: Enlist,
    TAVERN: VisitTavern,
    COFFEE_HOUSE: BuyWithCoffee,
}

LETTERS_ACTIONS: dict[int, Maker] = {
    FOUNTAIN: GatherAtFountain,
    EMBASSY: VisitEmbassy,
    KIOSK: VisitKiosk,
    AUCTION_HOUSE: VisitAuction,
    SECRET_SOCIETY: VisitSociety,
    CATACOMBS: EnterCatacombs,
}

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
        _RULES[key] = big_rules(*agreed, *added) if boxes else base_rules(*agreed)
    return _RULES[key]


def places_of(boxes: tuple[str, ...]) -> list[int]:
    """The places on the board of a mix. [IST-X.2 IST-K.2 IST-25.1 IST-Z.1]"""
    places = list(BASE_PLACES)
    if "mocha" in boxes:
        places += MOCHA_PLACES
    if "letters" in boxes:
        places += LETTERS_PLACES
    if len(boxes) == len(EXPANSIONS):
        places += BAZAAR_PLACES
    return places


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


def big_rules(
    seats: int,
    neutral_assistants: bool,
    caravan_leader: bool,
    strict_random: bool,
    boxes: tuple[str, ...],
    new_cards_only: bool,
    version: int,
) -> ExpandedRules:
    """The tables of a mix: those of the base game, and what each box adds or replaces. [IST-X.1 IST-K.1 IST-Z.1]"""
    base = base_rules(seats, neutral_assistants, caravan_leader, strict_random)
    rules = ExpandedRules()
    rules.seats = seats
    rules.target = EXPANSION_TARGET  # [IST-X.5 IST-Z.1]
    rules.columns = EXPANDED_COLUMNS
    rules.places = places_of(boxes)
    rules.mosque_costs = base.mosque_costs
    rules.neutral_assistants = neutral_assistants
    rules.caravan_leader = caravan_leader
    rules.strict_random = strict_random
    rules.mocha = "mocha" in boxes
    rules.letters = "letters" in boxes
    rules.new_cards_only = new_cards_only
    rules.double_turns = []
    rules.figures = list(BASE_FIGURES)
    actions = dict(ACTIONS)
    cards = {**BASE_CARDS}
    others: list[Provider[Any]] = [FetchAssistant(), Provider(), Provider(), Provider()]
    if rules.mocha:
        actions.update(MOCHA_ACTIONS)
        rules.figures.append(CoffeeTrader(TRADER))
        cards.update(MOCHA_CARDS)
        others[1] = GuildCards()
        others[2] = RideStraight()
    if rules.letters:
        actions.update(LETTERS_ACTIONS)
        rules.figures.append(Courier(COURIER))
        rules.double_turns = [*DOUBLE_TURNS[:seats]]
        cards.update(LETTERS_CARDS)
        others[3] = CompanionMoves()
    dealt = set(cards) - (set(BASE_CARDS) if new_cards_only else set())  # [IST-K.3]
    rules.card_copies = [card.copies if card.name in dealt else 0 for card in DECK]  # [IST-Z.3]
    set_actions(rules, actions)
    rules.choose_providers([*providers_of(cards), *others])
    rules.cashing = cashed([BASE, MOCHA, LETTERS], version)
    return rules


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
