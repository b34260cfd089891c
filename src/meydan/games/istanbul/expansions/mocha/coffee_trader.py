"""The Coffee Trader: a coffee for 2 lira or a good."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.expansions.choices import ASK_TRADER
from meydan.games.istanbul.expansions.state import expanded
from meydan.games.istanbul.printed import TOLL
from meydan.games.istanbul.state import Figure, Istanbul
from meydan.games.istanbul.turn import SMUGGLER_TOLL
from meydan.kernel.choice import Choice


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


TRADER_ONLY: Final = [ASK_TRADER]
