"""How the table is laid by number of players: pieces, money, rubies, and what chance decides before the first move."""

from __future__ import annotations

from meydan.games.istanbul.board import Board
from meydan.games.istanbul.cards import base_providers
from meydan.games.istanbul.chance import DRAW, ROLL_FIGURE, SHOW_DEMAND, LayPlace
from meydan.games.istanbul.places.caravansary import VisitCaravansary
from meydan.games.istanbul.places.dealer import BuyRuby
from meydan.games.istanbul.places.dice import NameYourBid, TradeOnTheSly
from meydan.games.istanbul.places.fountain import RecallAssistants
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.mosques import TakeTile
from meydan.games.istanbul.places.palace import DeliverGoods
from meydan.games.istanbul.places.police import SendFamily
from meydan.games.istanbul.places.post_office import CollectMail
from meydan.games.istanbul.places.wainwright import ExtendBarrow
from meydan.games.istanbul.places.warehouses import FillBarrow
from meydan.games.istanbul.state import Istanbul, Rules, blank_table, new_player
from meydan.games.istanbul.tables import (
    BLACK_MARKET,
    CARAVANSARY,
    DEALER,
    DEALER_RUBIES,
    FABRIC_WAREHOUSE,
    FIGURES,
    FIRST_LIRA,
    FOUNTAIN,
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
    TEA_HOUSE,
    TILES,
    WAINWRIGHT,
    WAINWRIGHT_RUBIES,
)
from meydan.games.istanbul.turn import TURN
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header


def place_action(place: int, seat: int, errand: bool) -> Frame[Istanbul]:
    """The question a place asks: the table of all places."""
    if place == WAINWRIGHT:
        return ExtendBarrow(seat, place, errand)
    if place in (FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE):
        return FillBarrow(seat, place, errand)
    if place == POST_OFFICE:
        return CollectMail(seat, place, errand)
    if place == CARAVANSARY:
        return VisitCaravansary(seat, place, errand)
    if place == FOUNTAIN:
        return RecallAssistants(seat, place, errand)
    if place == BLACK_MARKET:
        return TradeOnTheSly(seat, place, errand)
    if place == TEA_HOUSE:
        return NameYourBid(seat, place, errand)
    if place in (LARGE_MARKET, SMALL_MARKET):
        return SellGoods(seat, place, errand)
    if place == POLICE_STATION:
        return SendFamily(seat, place, errand)
    if place == PALACE:
        return DeliverGoods(seat, place, errand)
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        return TakeTile(seat, place, errand)
    if place == DEALER:
        return BuyRuby(seat, place, errand)
    raise ValueError(f"there is no place {place}")


def make_rules(seats: int, neutral_assistants: bool, caravan_leader: bool, strict_random: bool) -> Rules:
    """The tables for one number of seats and one mix of options."""
    actions: list[list[Frame[Istanbul]]] = [[]]
    errands: list[list[Frame[Istanbul]]] = [[]]
    for place in range(1, PLACES + 1):
        actions.append([place_action(place, seat, False) for seat in range(seats)])
        errands.append([place_action(place, seat, True) for seat in range(seats)])
    return Rules(
        seats,
        neutral_assistants=neutral_assistants,
        caravan_leader=caravan_leader,
        strict_random=strict_random,
        mosque_costs=MOSQUE_COSTS[seats],
        actions=actions,
        errands=errands,
        providers=base_providers(),
    )


_RULES: dict[tuple[int, bool, bool, bool], Rules] = {}


def rules_for(header: Header) -> Rules:
    """The tables a header asks for; the same object for the same options."""
    options = header.options
    key = (
        header.seats,
        bool(options["neutral_assistants"]),
        bool(options["caravan_leader"]),
        bool(options["layout"] == "random-2023"),
    )
    if key not in _RULES:
        _RULES[key] = make_rules(key[0], key[1], key[2], key[3])
    return _RULES[key]


def lay_table(header: Header, rules: Rules, grid: list[int]) -> Istanbul:
    """The table before the first roll; an empty grid means a random layout. [IST-S]"""
    state = blank_table(header, rules)
    seats = rules.seats
    for seat in range(seats):
        bottom = NEUTRAL if rules.neutral_assistants else OWN
        state.players.append(new_player(FIRST_LIRA + seat, [bottom, OWN, OWN, OWN]))
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
    for figure in range(len(FIGURES) - 1, -1, -1):
        state.ask(ROLL_FIGURE[figure])
    state.ask(SHOW_DEMAND[SMALL])
    state.ask(SHOW_DEMAND[LARGE])
    state.grid = grid.copy() if grid else [0] * PLACES
    if not grid:
        state.ask(LayPlace(0))
    state.board = Board(state.grid if grid else list(range(1, PLACES + 1)))
    return state
