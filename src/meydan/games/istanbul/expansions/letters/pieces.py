"""How merchants and companions change place other than by a move, and whether the turn's piece has left by that."""

from __future__ import annotations

from meydan.games.istanbul.expansions.events import COMPANION_JOINED, COMPANION_LEFT, COMPANION_MOVED
from meydan.games.istanbul.expansions.printed import AT_HAND, IN_SUPPLY
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.kernel.words import Reason


def shift_merchant(state: ExpandedIstanbul, seat: int, place: int, own_turn: bool) -> None:
    """The stack is put on a place, perhaps its own: no action and no encounters there. [IST-25.2-4 IST-K.26]"""
    start = state.players[seat].place
    companion_acts = state.companion_acts
    state.put_merchant(seat, place)
    state.companion_acts = companion_acts  # the turn's piece stays who it was
    if own_turn and not companion_acts and meets_nobody(state, start, place):
        state.leave_spot()


def shift_companion(state: ExpandedIstanbul, seat: int, place: int) -> None:
    """In the own turn the companion is put on a place, perhaps his own: no encounters there. [IST-25.3-4]"""
    start = state.player(seat).companion
    state.tell(COMPANION_MOVED, seat, start, place)
    state.put_companion(seat, place)
    if state.companion_acts and meets_nobody(state, start, place):
        state.leave_spot()


def meets_nobody(state: ExpandedIstanbul, start: int, place: int) -> bool:
    """Whether who was put on a place has no encounters: by the first version of the rules, only if he has moved."""
    return place != start or state.header.rules >= 2


def bring_home(state: ExpandedIstanbul, seat: int, own_turn: bool) -> None:
    """The companion comes to the own supply, from the general one or the board. [IST-K.16 IST-K.26 IST-22.8]"""
    if state.player(seat).companion == IN_SUPPLY:
        state.tell(COMPANION_JOINED, seat)
    else:
        state.tell(COMPANION_LEFT, seat)
        if own_turn and state.companion_acts:
            state.leave_spot()
    state.put_companion(seat, AT_HAND)


def can_come_home(state: ExpandedIstanbul, seat: int) -> bool:
    return state.player(seat).companion != AT_HAND


def is_on_board(state: ExpandedIstanbul, seat: int) -> bool:
    return state.player(seat).companion > 0


def why_no_companion(state: ExpandedIstanbul, seat: int) -> Reason:
    """Why a companion that is not on the board cannot go anywhere."""
    if state.player(seat).companion == IN_SUPPLY:
        return Reason("companion-in-supply")
    return Reason("companion-at-hand")
