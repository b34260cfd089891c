"""21 Embassy, 24 Secret Society and 25 Catacombs: letters, a ruby for seals, and a secret way to anywhere."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import UNREACHED, Way, why_not_on_board
from meydan.games.istanbul.choices import COLLECT, SKIP, SKIP_ONLY
from meydan.games.istanbul.expansions.choices import (
    GO_COMPANION,
    GO_MERCHANT,
    RUBY,
    TAKE_ALL,
    TAKE_ANY,
    TAKE_COFFEE,
)
from meydan.games.istanbul.expansions.letters.chance import ask_letters
from meydan.games.istanbul.expansions.letters.pieces import (
    is_on_board,
    shift_companion,
    shift_merchant,
    why_no_companion,
)
from meydan.games.istanbul.expansions.letters.spending import SpendLetters, why_too_few_seals
from meydan.games.istanbul.expansions.printed import SEALS_FOR_A_RUBY, SOCIETY_LIRA
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import ANY_TIME
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason

# -- 21 ---------------------------------------------------------------------------------------------------------


class VisitEmbassy(PlaceAction):
    """Take two letters. [IST-21.1-2]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return COLLECT_OR_SKIP if expanded(state).letters_left() else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        ask_letters(expanded(state), self.seat, EMBASSY_LETTERS)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return Reason("no-letters-left") if choice is COLLECT else None

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if expanded(state).letters_left() else Reason("no-letters-left")


# -- 24 ---------------------------------------------------------------------------------------------------------


class VisitSociety(PlaceAction):
    """Pay six seals for the next ruby of a track, whatever its price; the first three visits bring lira. [IST-24.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        tracks = open_tracks(expanded(state), self.seat)
        return [*tracks, SKIP] if tracks else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.ask(TakeTrackRuby(self.seat, choice.what))
        state.ask(SpendLetters(self.seat, SEALS_FOR_A_RUBY))

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice not in RUBY:
            return None
        if choice.what not in expanded(state).tracks():
            return why_not_on_board(choice.what)
        return why_no_track(expanded(state), self.seat)

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if expanded(state).tracks() else Reason("no-rubies")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        return missing("seals", SEALS_FOR_A_RUBY, expanded(state).player(self.seat).seals())


class TakeTrackRuby(Step[ExpandedIstanbul]):
    """The Society's ruby, once the letters are paid, and the lira of the first three ranks. [IST-24.2]"""

    to: int
    track: int

    def run(self, state: ExpandedIstanbul) -> None:
        state.take_ruby(self.to, self.track)
        if state.society < len(SOCIETY_LIRA):
            state.earn(self.to, SOCIETY_LIRA[state.society])
        state.society += 1


def open_tracks(state: ExpandedIstanbul, seat: int) -> list[Choice]:
    """The tracks whose next ruby a seat can have for its letters. [IST-24.1 IST-24.3 IST-Z.6]"""
    if state.player(seat).seals() < SEALS_FOR_A_RUBY:
        return []
    tracks = state.tracks()
    return [ruby for ruby in RUBY if ruby.what in tracks and state.rubies[ruby.what]]


def why_no_track(state: ExpandedIstanbul, seat: int) -> Reason:
    if state.player(seat).seals() < SEALS_FOR_A_RUBY:
        return why_too_few_seals(state, seat, SEALS_FOR_A_RUBY)
    return Reason("no-rubies")


# -- 25 ---------------------------------------------------------------------------------------------------------

MERCHANT_OUT: Final = Way(7, GO_MERCHANT, 0, UNREACHED - 1)
COMPANION_OUT: Final = Way(8, GO_COMPANION, 0, UNREACHED - 1)


class EnterCatacombs(PlaceAction):
    """Take a good or a coffee; then merchant or companion comes out at any place, whoever went in. [IST-25.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return ANYTHING_OR_SKIP if expanded(state).mix.mocha else ANY_GOOD_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.take_thing(self.seat, choice.what)
        state.ask(WHO_GOES[self.seat])

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return Reason("no-coffee-here") if choice is TAKE_COFFEE else None


class ChooseWhoGoes(Frame[ExpandedIstanbul]):
    """Merchant's stack or companion, and where he comes out: no action, no assistant, no encounters there. [IST-25.2]

    The place where he is may be chosen too: then he stays, and meets nobody there. [IST-25.3]
    """

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        player = state.player(self.seat)
        options = state.board.reach(MERCHANT_OUT, player.place)
        if is_on_board(state, self.seat):
            return options + state.board.reach(COMPANION_OUT, player.companion)
        return options

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice in GO_MERCHANT:
            shift_merchant(state, self.seat, choice.what, True)
        else:
            shift_companion(state, self.seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice not in GO_MERCHANT and choice not in GO_COMPANION:
            return Reason("who-goes-first")
        if choice in GO_COMPANION and not is_on_board(state, self.seat):
            return why_no_companion(state, self.seat)
        return why_not_on_board(choice.what)


EMBASSY_LETTERS: Final = 2
COLLECT_OR_SKIP: Final = [COLLECT, SKIP]
ANY_GOOD_OR_SKIP: Final = [*TAKE_ANY, SKIP]
ANYTHING_OR_SKIP: Final = [*TAKE_ALL, SKIP]
WHO_GOES: Final = [ChooseWhoGoes(seat) for seat in range(5)]
