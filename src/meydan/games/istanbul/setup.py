"""How the table is laid by number of players: pieces, money, rubies, and what chance decides before the first move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meydan.games.istanbul.cards import BASE_CARDS, Card, FetchAssistant
from meydan.games.istanbul.chance import DRAW, ROLL_FIGURE, SHOW_DEMAND, LayPlace
from meydan.games.istanbul.choices import SEND, SKIP
from meydan.games.istanbul.deck import BASE, DECK, base_copies, cashed
from meydan.games.istanbul.places.black_market import TradeOnTheSly
from meydan.games.istanbul.places.caravansary import VisitCaravansary
from meydan.games.istanbul.places.dealer import BuyRuby
from meydan.games.istanbul.places.fountain import RecallAssistants
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.mosques import TakeTile
from meydan.games.istanbul.places.palace import DeliverGoods
from meydan.games.istanbul.places.police import SendFamily
from meydan.games.istanbul.places.post_office import CollectMail
from meydan.games.istanbul.places.tea_house import NameYourBid
from meydan.games.istanbul.places.wainwright import ExtendBarrow
from meydan.games.istanbul.places.warehouses import FillBarrow
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BLACK_MARKET,
    BY_ERRAND,
    BY_PIECE,
    CARAVANSARY,
    COLUMNS,
    DEALER,
    DEALER_RUBIES,
    FABRIC_WAREHOUSE,
    FIRST_LIRA,
    FOUNTAIN,
    FROM_AFAR,
    FRUIT_WAREHOUSE,
    GREAT_MOSQUE,
    LARGE,
    LARGE_MARKET,
    MOSQUE_COSTS,
    MOSQUE_RUBIES,
    NEUTRAL,
    NEUTRAL_MERCHANTS,
    OWN,
    PALACE,
    PALACE_RUBIES,
    PLACES,
    POLICE_STATION,
    POST_OFFICE,
    SMALL,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    TARGET,
    TEA_HOUSE,
    TILES,
    WAINWRIGHT,
    WAINWRIGHT_RUBIES,
)
from meydan.games.istanbul.state import Istanbul, Rules, board_for, equip
from meydan.games.istanbul.turn import BASE_FIGURES, TURN
from meydan.kernel.frame import Frame, Provider

Maker = Callable[[int, int, int], Frame[Any]]

# The table of all places of the base game: the question each asks, made from a seat, the place and the manner.
ACTIONS: dict[int, Maker] = {
    WAINWRIGHT: ExtendBarrow,
    FABRIC_WAREHOUSE: FillBarrow,
    SPICE_WAREHOUSE: FillBarrow,
    FRUIT_WAREHOUSE: FillBarrow,
    POST_OFFICE: CollectMail,
    CARAVANSARY: VisitCaravansary,
    FOUNTAIN: RecallAssistants,
    BLACK_MARKET: TradeOnTheSly,
    TEA_HOUSE: NameYourBid,
    LARGE_MARKET: SellGoods,
    SMALL_MARKET: SellGoods,
    POLICE_STATION: SendFamily,
    PALACE: DeliverGoods,
    SMALL_MOSQUE: TakeTile,
    GREAT_MOSQUE: TakeTile,
    DEALER: BuyRuby,
}


OTHER_PROVIDERS = 3  # guild cards, the Movement tile and the Companion: with expansions only


def base_rules(seats: int, neutral_assistants: bool, caravan_leader: bool, strict_random: bool) -> Rules:
    """The tables of the base game for one number of seats and one mix of options."""
    rules = Rules()
    rules.seats = seats
    rules.target = TARGET[seats]
    rules.columns = COLUMNS
    rules.places = list(range(1, PLACES + 1))
    rules.card_copies = base_copies()
    rules.mosque_costs = MOSQUE_COSTS[seats]
    rules.neutral_assistants = neutral_assistants
    rules.caravan_leader = caravan_leader
    rules.strict_random = strict_random
    rules.figures = BASE_FIGURES.copy()
    set_actions(rules, ACTIONS)
    rules.cashing = cashed([BASE], 1)
    rules.choose_providers([*providers_of(BASE_CARDS), FetchAssistant(), *(Provider() for _ in range(OTHER_PROVIDERS))])
    return rules


def set_actions(rules: Rules, actions: dict[int, Maker]) -> None:
    """Make every place's question once for each seat and manner. [IST-12.1 IST-K.32 IST-X.9-10]"""
    tables: list[list[list[Frame[Any]]]] = []
    for manner in (BY_PIECE, BY_ERRAND, FROM_AFAR):
        table: list[list[Frame[Any]]] = [[] for _ in range(ALL_PLACES + 1)]
        for place in rules.places:
            table[place] = [actions[place](seat, place, manner) for seat in range(rules.seats)]
        tables.append(table)
    rules.actions = tables[BY_PIECE]
    rules.errands = tables[BY_ERRAND]
    rules.from_afar = tables[FROM_AFAR]
    rules.errand_choices = [SEND[place] for place in rules.places if place != POLICE_STATION] + [SKIP]


def providers_of(does: dict[str, type[Card]]) -> list[Provider[Any]]:
    """A provider for each kind of card; those that are not in play offer nothing."""
    return [does[card.name](kind) if card.name in does else Provider() for kind, card in enumerate(DECK)]


def lay_table(state: Istanbul, grid: list[int]) -> None:
    """The table before the first roll; an empty grid means a random layout. [IST-S.1-10]"""
    rules = state.rules
    seats = rules.seats
    for seat in range(seats):
        bottom = NEUTRAL if rules.neutral_assistants else OWN  # [IST-V.2]
        player = state.new_player()
        equip(player, FIRST_LIRA + seat, [bottom, OWN, OWN, OWN], len(rules.card_copies))
        state.players.append(player)
    state.rubies[WAINWRIGHT] = WAINWRIGHT_RUBIES[seats]
    state.rubies[SMALL_MOSQUE] = MOSQUE_RUBIES[seats]
    state.rubies[GREAT_MOSQUE] = MOSQUE_RUBIES[seats]
    state.rubies[PALACE] = PALACE_RUBIES[seats]
    state.rubies[DEALER] = DEALER_RUBIES[seats]
    state.tiles_left = [len(rules.mosque_costs)] * len(TILES)
    if seats == 2:
        state.neutral_merchants = NEUTRAL_MERCHANTS.copy()
    # What chance decides, asked from the top: the layout, demand, figures, and a card each; then the first turn.
    state.ask(TURN[0])
    for seat in range(seats - 1, -1, -1):
        state.ask(DRAW[seat])
    for figure in reversed(rules.figures):
        state.ask(ROLL_FIGURE[figure.number])
    state.ask(SHOW_DEMAND[SMALL])
    state.ask(SHOW_DEMAND[LARGE])
    if grid:
        state.grid = grid.copy()
        state.decoded()
    else:
        state.ask(LayPlace(0))
        state.board = board_for(rules.places, rules.columns)  # until it is laid
