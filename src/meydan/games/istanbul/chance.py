"""What chance decides: rolls of two dice, cards from the deck, demand tiles never seen before, random layouts."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import laying_order, laying_weights
from meydan.games.istanbul.choices import DEAL, DICE, DICE_36, DICE_WEIGHTS, LAY, REVEAL
from meydan.games.istanbul.events import DEMAND_SHOWN, FIGURE_MOVED, LAID, NEUTRAL_MOVED, ROLLED
from meydan.games.istanbul.printed import DEMAND
from meydan.games.istanbul.state import Istanbul, changed
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, FromBag, StepFor
from meydan.kernel.rng import Source


class TwoDice(Chance[Istanbul]):
    """A roll of two dice, which then lie on the table. [IST-G.7 IST-X.8]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return DICE

    def weights(self, state: Istanbul) -> list[int]:
        return DICE_WEIGHTS

    def sample(self, state: Istanbul, source: Source) -> Choice:
        return DICE_36[source.below(36)]

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.low = choice.what
        state.high = choice.how
        state.tell(ROLLED, choice.what, choice.how)
        self.landed(state, choice.what + choice.how)

    def landed(self, state: Istanbul, total: int) -> None:
        """What the total does."""


class RollFigure(TwoDice):
    """The dice say to which place a figure goes. [IST-S.9 IST-E.2 IST-E.12-13]"""

    figure: int

    def stream(self) -> str:
        return "figures"

    def landed(self, state: Istanbul, total: int) -> None:
        start = state.figures[self.figure]
        state.figures = changed(state.figures, self.figure, total)
        state.tell(FIGURE_MOVED, self.figure, start, total)


class RollNeutral(TwoDice):
    """The dice say to which place a neutral merchant goes, once paid. [IST-M.3 IST-M.5 IST-M.7]"""

    merchant: int

    def stream(self) -> str:
        return "figures"

    def landed(self, state: Istanbul, total: int) -> None:
        start = state.neutral_merchants[self.merchant]
        state.neutral_merchants = changed(state.neutral_merchants, self.merchant, total)
        state.tell(NEUTRAL_MOVED, start, total)


class DrawCard(FromBag[Istanbul]):
    """The top card of the deck, which nobody knows, comes to a hand. [IST-C.3 IST-C.7]"""

    to: int

    def bag(self, state: Istanbul) -> list[int]:
        return state.deck

    def drawn(self) -> list[Choice]:
        return DEAL

    def size(self, state: Istanbul) -> int:
        return state.deck_size

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.receive(self.to, choice.what)


class ShowDemand(Chance[Istanbul]):
    """A demand tile that was never on top before is seen. [IST-10.5]"""

    market: int

    def stream(self) -> str:
        return "demand"

    def options(self, state: Istanbul) -> list[Choice]:
        seen = state.demand[self.market]
        return [tile for tile in REVEAL[self.market] if tile.what not in seen]

    def weights(self, state: Istanbul) -> list[int]:
        return [1] * (len(REVEAL[self.market]) - len(state.demand[self.market]))

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        show_demand(state, self.market, [*state.demand[self.market], choice.what])


class LayPlace(Chance[Istanbul]):
    """In a random layout, where one place lies; all layouts within the limits are equally likely. [IST-L.3-4]"""

    turn: int

    def stream(self) -> str:
        return "layout"

    def place(self, state: Istanbul) -> int:
        return laying_order(state.rules.places)[self.turn]

    def cells(self, state: Istanbul) -> list[int]:
        """The weight of each cell."""
        rules = state.rules
        return laying_weights(state.grid, self.place(state), rules.columns, rules.strict_random)

    def options(self, state: Istanbul) -> list[Choice]:
        outcomes = LAY[self.place(state) - 1]
        return [outcomes[cell] for cell, weight in enumerate(self.cells(state)) if weight]

    def weights(self, state: Istanbul) -> list[int]:
        return [weight for weight in self.cells(state) if weight]

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        state.grid = changed(state.grid, choice.how, choice.what)
        state.tell(LAID, choice.what, choice.how)
        if self.turn + 1 < len(state.grid):
            state.ask(LayPlace(self.turn + 1))
        else:
            state.decoded()


# Frames that hold no more than a number are made once.
DRAW: Final = [DrawCard(seat) for seat in range(5)]
ROLL_FIGURE: Final = [RollFigure(figure) for figure in range(4)]
ROLL_NEUTRAL: Final = [RollNeutral(0), RollNeutral(1), RollNeutral(2)]
SHOW_DEMAND: Final = [ShowDemand(0), ShowDemand(1)]


def ask_draw(state: Istanbul, seat: int) -> None:
    """Have a card drawn from the deck, which is made anew first if it is used up. [IST-C.6]"""
    state.reshuffle_if_empty()
    if state.deck_size:
        state.ask(DRAW[seat])


class NextCard(StepFor[Istanbul]):
    """One more bonus card from the deck, if there is one by then. [IST-C.5-6]"""

    def run(self, state: Istanbul) -> None:
        ask_draw(state, self.who)


def ask_draws(state: Istanbul, seat: int, cards: int) -> None:
    """Have some cards drawn, one after the other."""
    for _ in range(cards - 1):
        state.ask(NextCard(seat))
    ask_draw(state, seat)


def rotate_demand(state: Istanbul, market: int) -> None:
    """The demand tile in force goes under its stack, and the next one is seen. [IST-10.3 IST-10.5]"""
    tiles = state.demand[market]
    if len(tiles) < len(DEMAND[market]):
        state.ask(SHOW_DEMAND[market])
        return
    show_demand(state, market, [*tiles[1:], tiles[0]])


def show_demand(state: Istanbul, market: int, tiles: list[int]) -> None:
    """Put a market's tiles in this order, the one in force last."""
    demand = state.demand.copy()
    demand[market] = tiles
    state.demand = demand
    state.tell(DEMAND_SHOWN, market, tiles[-1])
