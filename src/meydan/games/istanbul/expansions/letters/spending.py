"""How letters are paid: as many as reach a number of seals, or just one."""

from __future__ import annotations

from meydan.games.istanbul.expansions.choices import DELIVERED, LETTER
from meydan.games.istanbul.expansions.printed import DELIVERED_SEALS, LETTER_SEALS
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class SpendLetters(Frame[ExpandedIstanbul]):
    """Give up letters until their seals reach the need; what is too much is lost. [IST-K.12 IST-24.3]

    Picks go in one order, so that each set is one sequence: delivered letters first, then the others upwards by
    place; `after` is the place of the last one, 0 before that. A price is paid in one go: no card comes in between.
    [IST-K.13]
    """

    need: int
    after: int = 0

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        player = state.player(self.seat)
        options: list[Choice] = []
        last = 0
        for at, place in enumerate(player.letters):
            if place != last and place >= self.after and len(player.letters) - at >= self.need:
                options.append(LETTER[place])
                last = place
        if self.after == 0 and player.delivered:
            options.append(DELIVERED)
        return options

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        discard_letter(state, self.seat, choice)
        need = self.need - (DELIVERED_SEALS if choice is DELIVERED else LETTER_SEALS)
        if need > 0:
            state.ask(SpendLetters(self.seat, need, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        missing = why_no_letter(state, self.seat, choice)
        if missing is not None:
            return missing
        if choice is DELIVERED or (choice in LETTER and choice.what < self.after):
            return Reason("letters-upwards", {"place": self.after})
        return Reason("too-few-seals" if choice in LETTER else "spend-first", {"need": self.need})


def letter_choices(state: ExpandedIstanbul, seat: int) -> list[Choice]:
    """Every way to give up one letter: the undelivered ones by place, then a delivered one."""
    player = state.player(seat)
    choices: list[Choice] = []
    last = 0
    for place in player.letters:
        if place != last:
            choices.append(LETTER[place])
            last = place
    if player.delivered:
        choices.append(DELIVERED)
    return choices


def discard_letter(state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
    """Give up the one letter that a choice names. [IST-K.12]"""
    state.spend_letter(seat, choice.what, choice is DELIVERED)


def why_no_letter(state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason | None:
    """That a choice names a letter which the seat does not have; None if it has, or if no letter is named."""
    player = state.player(seat)
    if choice is DELIVERED:
        return None if player.delivered else Reason("no-delivered-letter")
    if choice in LETTER and choice.what not in player.letters:
        return Reason("no-letter", {"place": choice.what})
    return None


def why_too_few_seals(state: ExpandedIstanbul, seat: int, need: int) -> Reason:
    return Reason("needs-seals", {"need": need, "have": state.player(seat).seals()})
