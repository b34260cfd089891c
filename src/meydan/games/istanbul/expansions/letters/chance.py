"""What chance decides for letters and single dice: the next letter of the pile, and one die."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.dice import BendDice
from meydan.games.istanbul.expansions.choices import DEAL_LETTER, DIE
from meydan.games.istanbul.expansions.events import RESHUFFLED_LETTERS, ROLLED_DIE
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.state import total
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, FromBag, StepFor


class DrawLetter(FromBag[ExpandedIstanbul]):
    """The top letter of the pile, which nobody knows, comes to a player. [IST-K.6 IST-K.9]"""

    to: int

    def stream(self) -> str:
        return "letters"

    def bag(self, state: ExpandedIstanbul) -> list[int]:
        return state.letter_bag

    def drawn(self) -> list[Choice]:
        return DEAL_LETTER

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.receive_letter(self.to, choice.what)


class NextLetter(StepFor[ExpandedIstanbul]):
    """One more letter, if there is one by then. [IST-K.8]"""

    def run(self, state: ExpandedIstanbul) -> None:
        ask_letter(state, self.who)


def ask_letter(state: ExpandedIstanbul, seat: int) -> None:
    """Have a letter drawn; a pile used up is first made anew from the letters spent. [IST-K.8]"""
    spent = total(state.letter_discard)
    if total(state.letter_bag) == 0 and spent:
        state.tell(RESHUFFLED_LETTERS, spent)
        state.letter_bag = state.letter_discard
        state.letter_discard = [0] * len(state.letter_bag)
    if total(state.letter_bag):
        state.ask(DRAW_LETTER[seat])


def ask_letters(state: ExpandedIstanbul, seat: int, letters: int) -> None:
    """Have some letters drawn, one after the other."""
    for _ in range(letters - 1):
        state.ask(NEXT_LETTER[seat])
    if letters:
        ask_letter(state, seat)


class RollDie(Chance[ExpandedIstanbul]):
    """One die, which lies as both; in the own turn (`bends`) a card may turn it. [IST-22.9 IST-Z.10]"""

    roller: int
    bends: bool

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return DIE

    def weights(self, state: ExpandedIstanbul) -> list[int]:
        return EVEN

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.low = choice.what
        state.high = choice.what
        state.tell(ROLLED_DIE, choice.what)
        if self.bends and state.may_hold_dice_card(self.roller):
            state.ask(BendDice(self.roller, False))


class PayDie(StepFor[ExpandedIstanbul]):
    """As many lira as the one die shows. [IST-22.9]"""

    def run(self, state: ExpandedIstanbul) -> None:
        state.earn(self.who, state.high)


EVEN: Final = [1] * len(DIE)
DRAW_LETTER: Final = [DrawLetter(seat) for seat in range(5)]
NEXT_LETTER: Final = [NextLetter(seat) for seat in range(5)]
