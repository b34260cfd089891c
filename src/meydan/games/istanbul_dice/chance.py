"""What chance decides: rolls of one to nine dice, cards from the deck, tiles from the stack."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.choices import (
    REFILL,
    REVEAL,
    ROLL_BY_COUNT,
    ROLL_BY_KEY,
    ROLL_EACH,
    ROLL_WEIGHTS,
    SINGLE_DICE,
)
from meydan.games.istanbul_dice.events import ROLLED
from meydan.games.istanbul_dice.printed import FACES, MOST_DICE, ROW
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, FromBag
from meydan.kernel.rng import Source


class Roll(Chance[DiceGame]):
    """So many dice are rolled and lie with the others. [DICE-D.1-3]"""

    count: int

    def options(self, state: DiceGame) -> list[Choice]:
        return ROLL_BY_COUNT[self.count]

    def weights(self, state: DiceGame) -> list[int]:
        return ROLL_WEIGHTS[self.count]

    def sample(self, state: DiceGame, source: Source) -> Choice:
        count = self.count if self.count < SINGLE_DICE else SINGLE_DICE
        ways = ROLL_EACH[count]
        roll = ways[source.below(len(ways))]
        if count == self.count:
            return roll
        key = roll.what
        for _ in range(self.count - count):
            key += 1 << (4 * source.below(FACES))
        return ROLL_BY_KEY[key]

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        dice = state.dice
        key = choice.what
        for face in range(FACES):
            dice[face] += (key >> (4 * face)) & 15
        state.tell(ROLLED, state.active, key)


class RevealCard(FromBag[DiceGame]):
    """The top card of the deck is turned up, and then the next of those wanted. [DICE-A.10 DICE-C.9]"""

    left: int

    def bag(self, state: DiceGame) -> list[int]:
        return state.deck

    def drawn(self) -> list[Choice]:
        return REVEAL

    def size(self, state: DiceGame) -> int:
        return state.deck_size

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        state.reveal(choice.what)
        if self.left > 1:
            ask_reveal(state, self.left - 1)


class RefillRow(FromBag[DiceGame]):
    """A tile from the stack comes to the row. [DICE-M.5 DICE-G.7]"""

    def stream(self) -> str:
        return "tiles"

    def bag(self, state: DiceGame) -> list[int]:
        return state.tile_bag

    def drawn(self) -> list[Choice]:
        return REFILL

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        state.show_tile(choice.what)
        refill(state)


# Frames that hold no more than a number are made once.
ROLL_DICE: Final = [Roll(count) for count in range(MOST_DICE + 1)]
REVEAL_CARDS: Final = [RevealCard(left) for left in range(MOST_DICE + 1)]
REFILL_ROW: Final = RefillRow()


def ask_reveal(state: DiceGame, count: int) -> None:
    """Have so many cards turned up, one after the other."""
    state.reshuffle_if_empty()
    state.ask(REVEAL_CARDS[count])


def refill(state: DiceGame) -> None:
    """Have the row filled up to six tiles, as long as there are any. [DICE-M.5-6]"""
    if len(state.row) < ROW:
        for copies in state.tile_bag:
            if copies:
                state.ask(REFILL_ROW)
                return
