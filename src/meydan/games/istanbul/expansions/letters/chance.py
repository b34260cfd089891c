"""What chance decides for letters and single dice: the next letter of the pile, and one die."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.expansions.choices import DEAL_LETTER, DIE
from meydan.games.istanbul.expansions.events import RESHUFFLED_LETTERS, ROLLED_DIE
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.places.dice import BendDice
from meydan.games.istanbul.state import total
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, FromBag, StepFor


class DrawLetter(FromBag[Bazaar]):
    """The top letter of the pile, which nobody knows, comes to a player. [IST-K.6] [IST-K.9]"""

    to: int

    def stream(self) -> str:
        return "letters"

    def bag(self, state: Bazaar) -> list[int]:
        return state.letter_bag

    def drawn(self) -> list[Choice]:
        return DEAL_LETTER

    def resolve(self, state: Bazaar, choice: Choice) -> None:
        state.receive_letter(self.to, choice.arg)


class NextLetter(StepFor[Bazaar]):
    """One more letter, if there is one by then. [IST-K.8]"""

    def run(self, state: Bazaar) -> None:
        ask_letter(state, self.who)


def ask_letter(state: Bazaar, seat: int) -> None:
    """Have a letter drawn; a pile used up is first made anew from the letters spent. [IST-K.8]"""
    spent = total(state.letter_discard)
    if total(state.letter_bag) == 0 and spent:
        state.tell(RESHUFFLED_LETTERS, spent)
        state.letter_bag = state.letter_discard
        state.letter_discard = [0] * len(state.letter_bag)
    if total(state.letter_bag):
        state.ask(DRAW_LETTER[seat])


def ask_letters(state: Bazaar, seat: int, letters: int) -> None:
    """Have some letters drawn, one after the other."""
    for _ in range(letters - 1):
        state.ask(NEXT_LETTER[seat])
    if letters:
        ask_letter(state, seat)


class RollDie(Chance[Bazaar]):
    """One die, which lies as both; in the own turn (`bends`) a card may turn it. [IST-22.9] [IST-Z.10]"""

    roller: int
    bends: bool

    def options(self, state: Bazaar) -> list[Choice]:
        return DIE

    def weights(self, state: Bazaar) -> list[int]:
        return EVEN

    def resolve(self, state: Bazaar, choice: Choice) -> None:
        state.low = choice.arg
        state.high = choice.arg
        state.tell(ROLLED_DIE, choice.arg)
        if self.bends and state.may_hold_dice_card(self.roller):
            state.ask(BendDice(self.roller, False))


class PayDie(StepFor[Bazaar]):
    """As many lira as the one die shows. [IST-22.9]"""

    def run(self, state: Bazaar) -> None:
        state.earn(self.who, state.high)


EVEN: Final = [1] * len(DIE)
DRAW_LETTER: Final = [DrawLetter(seat) for seat in range(5)]
NEXT_LETTER: Final = [NextLetter(seat) for seat in range(5)]
