"""The Coffee Trader, and the Movement tile of the Tavern."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import UNREACHED, Way
from meydan.games.istanbul.expansions.choices import ASK_TRADER, RIDE
from meydan.games.istanbul.expansions.printed import MOVEMENT
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.printed import MOVING, TOLL
from meydan.games.istanbul.state import Figure, Istanbul
from meydan.games.istanbul.turn import SMUGGLER_TOLL, arrive
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Provider
from meydan.kernel.words import Reason

STRAIGHT_ON: Final = Way(4, RIDE, 3, UNREACHED - 1, straight=True)


class CoffeeTrader(Figure):
    """He gives a coffee, for 2 lira or any good. [IST-X.16-17]"""

    def offers(self, state: Istanbul, seat: int, free: bool) -> list[Choice]:
        player = state.players[seat]
        payable = player.lira >= TOLL or player.stock() > 0 or free
        return TRADER_ONLY if payable else []

    def serves(self, choice: Choice) -> bool:
        return choice is ASK_TRADER

    def use(self, state: Istanbul, seat: int, choice: Choice, free: bool) -> None:
        expanded(state).gain_coffee(seat, 1)
        if not free:
            state.ask(SMUGGLER_TOLL[seat])  # the same price: 2 lira or a good


class RideStraight(Provider[ExpandedIstanbul]):
    """Movement tile: any number of places in a straight line; one and two steps are a normal move. [IST-19.10-11]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        if state.player(seat).has_tavern_tile(MOVEMENT):
            options.extend(state.board_of(seat).reach(STRAIGHT_ON, state.players[seat].place))

    def play(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
        if not state.player(seat).has_tavern_tile(MOVEMENT):
            return Reason("lacks-tile", {"tile": "movement"})
        return Reason("not-straight", {"place": choice.what})


TRADER_ONLY: Final = [ASK_TRADER]
