"""How a role is begun: its privilege, doubled by the library, and the phase that follows. [SJ-R]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import begin_builder, cathedral_in_reach
from meydan.games.san_juan.cards import AQUEDUCT, LIBRARY, TRADING_POST
from meydan.games.san_juan.chance import turn_price
from meydan.games.san_juan.choices import LIBRARY_OR_NOT, USE_LIBRARY
from meydan.games.san_juan.councillor import begin_councillor
from meydan.games.san_juan.events import DOUBLED
from meydan.games.san_juan.printed import BUILDER, COUNCILLOR, PRODUCER, SEATS, TRADER
from meydan.games.san_juan.producer import begin_producer
from meydan.games.san_juan.prospector import begin_prospector
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.trader import begin_trader
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


def begin_role(state: SanJuan, role: int) -> None:
    """Everybody acts, the chooser first and with the privilege; prices come before all decisions. [SJ-R.2 SJ-T.1]"""
    state.phase = role
    state.privilege = 1
    if role == BUILDER:
        begin_builder(state)
    elif role == PRODUCER:
        begin_producer(state)
    elif role == TRADER:
        begin_trader(state)
    elif role == COUNCILLOR:
        begin_councillor(state)
    else:
        begin_prospector(state)
    consult_library(state, role)
    if role == TRADER:
        turn_price(state)


def consult_library(state: SanJuan, role: int) -> None:
    """The library doubles the privilege; who has a second turn in this round may save it for that. [SJ-K.27-30]"""
    if not may_double(state, state.chooser):
        return
    if state.picks + len(state.players) >= state.rules.turns:
        double(state)
    elif library_matters(state, role):
        state.ask(LIBRARIES[state.chooser])


def may_double(state: SanJuan, seat: int) -> bool:
    """Whether a library is there to double the privilege of the next role. [SJ-K.28-29 SJ-E.17]"""
    player = state.players[seat]
    return not state.visiting and not player.library_used and player.has(LIBRARY)


def library_matters(state: SanJuan, role: int) -> bool:
    """Whether the doubled privilege can be of any use, for all that everybody can see. [SJ-K.30]"""
    player = state.players[state.chooser]
    if role == BUILDER:
        if player.cards or not state.cathedral:
            return player.cards > 0
        # The privilege once more is worth a card.
        return state.header.rules < 2 or cathedral_in_reach(state, state.chooser, 1)
    if role == PRODUCER:
        return player.empty_plants() > 2 + ((player.owned >> AQUEDUCT) & 1)
    if role == TRADER:
        return player.goods_held() > 2 + ((player.owned >> TRADING_POST) & 1)
    return True


def double(state: SanJuan) -> None:
    """The chooser's library is used."""
    state.privilege = 2
    state.players[state.chooser].library_used = True
    state.tell(DOUBLED, state.chooser)


class UseLibrary(Frame[SanJuan]):
    """With two players: does the governor use the library for the first of the two roles? [SJ-K.29-30]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return LIBRARY_OR_NOT

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is USE_LIBRARY:
            double(state)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-library-first")


LIBRARIES: Final = [UseLibrary(seat) for seat in range(SEATS)]
