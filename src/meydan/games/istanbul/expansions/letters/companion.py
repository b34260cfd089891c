"""The companion: how he comes to the board and moves in place of the merchant."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import Way, why_not_on_board
from meydan.games.istanbul.expansions.choices import CARD_COMPANION, COMPANION, PLACE_COMPANION
from meydan.games.istanbul.expansions.events import COMPANION_MOVED, COMPANION_PLACED
from meydan.games.istanbul.expansions.letters.pieces import is_on_board, why_no_companion
from meydan.games.istanbul.expansions.printed import AT_HAND, IN_SUPPLY
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.printed import MOVING
from meydan.games.istanbul.turn import meet_merchants
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Provider
from meydan.kernel.words import Reason

ONE_STEP: Final = Way(2, COMPANION, 1, 1)
TWO_STEPS: Final = Way(3, CARD_COMPANION, 2, 2)


class CompanionMoves(Provider[ExpandedIstanbul]):
    """Before the move: put him beside the merchant, free, or move him one place instead. [IST-K.18-20]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        companion = state.player(seat).companion
        if companion == AT_HAND:
            options.append(PLACE_COMPANION)
        elif companion != IN_SUPPLY:
            options.extend(state.board_of(seat).reach(ONE_STEP, companion))

    def play(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
        if choice is PLACE_COMPANION:
            place = state.players[seat].place
            state.tell(COMPANION_PLACED, seat, place)
            state.put_companion(seat, place)
        else:
            move_companion(state, seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
        if choice is PLACE_COMPANION:
            return Reason("companion-on-board") if is_on_board(state, seat) else why_no_companion(state, seat)
        return why_no_step(state, seat, choice, 1)


def move_companion(state: ExpandedIstanbul, seat: int, place: int) -> None:
    """The companion's turn, not the merchant's: no assistant, all else alike. [IST-K.19 IST-K.21-25 IST-K.30]"""
    state.stack.pop()
    state.tell(COMPANION_MOVED, seat, state.player(seat).companion, place)
    state.put_companion(seat, place)
    state.companion_acts = True
    state.spot = place
    meet_merchants(state, seat)


def why_no_step(state: ExpandedIstanbul, seat: int, choice: Choice, steps: int) -> Reason:
    """Why the companion cannot go to a place with so many steps."""
    if not is_on_board(state, seat):
        return why_no_companion(state, seat)
    if choice.what not in state.board.places:
        return why_not_on_board(choice.what)
    far = state.board_of(seat).distance(state.player(seat).companion, choice.what)
    return Reason("companion-steps", {"place": choice.what, "steps": far, "need": steps})
