"""How the table is laid by number of players: pieces, money, rubies, and what chance decides before the first move."""

from __future__ import annotations

from meydan.games.istanbul.chance import DRAW, ROLL_FIGURE, SHOW_DEMAND, LayPlace
from meydan.games.istanbul.printed import (
    FIRST_LIRA,
    LARGE,
    NEUTRAL,
    NEUTRAL_MERCHANTS,
    OWN,
    RUBIES,
    SMALL,
    TILES,
)
from meydan.games.istanbul.state import Istanbul, board_for, equip
from meydan.games.istanbul.turn import TURN


def lay_table(state: Istanbul, grid: list[int]) -> None:
    """The table before the first roll; an empty grid means a random layout. [IST-S.1-10]"""
    rules = state.rules
    seats = rules.seats
    for seat in range(seats):
        bottom = NEUTRAL if rules.neutral_assistants else OWN  # [IST-V.2]
        player = state.new_player()
        equip(player, FIRST_LIRA + seat, [bottom, OWN, OWN, OWN], len(rules.card_copies))
        state.players.append(player)
    for place in rules.places:
        state.rubies[place] = RUBIES[place][seats]
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
