"""The prospector draws; gold mines and goldsmiths turn cards up. [SJ-Q]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import COST, GOLD_MINE, GOLDSMITH
from meydan.games.san_juan.chance import TO_ALL, TO_HAND, ask_draw
from meydan.games.san_juan.choices import (
    PASS,
    TAKE,
    TAKE_OR_LEAVE,
    USE_OR_PASS,
)
from meydan.games.san_juan.events import FOUND, FOUND_NOTHING, HELPED, PASSED
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.printed import MINED_CARDS, SEATS
from meydan.games.san_juan.state import SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason


class ProspectorTurn(Phase):
    """The chooser draws; then the gold mines and goldsmiths of one player after the other work. [SJ-Q.1-3]"""

    def next(self) -> Phase:
        return PROSPECTOR_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        owned = state.helpers(seat)
        if (owned >> GOLDSMITH) & 1:
            state.ask(GOLDSMITHS[seat])
        if (owned >> GOLD_MINE) & 1:
            state.ask(GOLD_MINES[seat])
        if self.turn == 0:
            ask_draw(state, seat, state.privilege, TO_HAND)


class Mine(Frame[SanJuan]):
    """Use a gold mine or goldsmith, or pass. [SJ-G.16 SJ-K.23 SJ-N.19]"""

    building: int

    def options(self, state: SanJuan) -> list[Choice]:
        return USE_OR_PASS

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        state.tell(HELPED, self.seat, self.building)
        if self.building == GOLD_MINE:
            state.ask(MINE_JUDGES[self.seat])
            ask_draw(state, self.seat, MINED_CARDS, TO_ALL)
        else:
            state.ask(SMITH_JUDGES[self.seat])
            ask_draw(state, self.seat, 1, TO_ALL)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-mine-first", {"building": self.building})


class JudgeMine(StepFor[SanJuan]):
    """Four cards of four different costs leave the cheapest; otherwise all are discarded. [SJ-K.23-26]"""

    def run(self, state: SanJuan) -> None:
        found = -1
        costs = 0
        different = len(state.revealed) == MINED_CARDS
        for kind in state.revealed:
            if (costs >> COST[kind]) & 1:
                different = False
            costs |= 1 << COST[kind]
            if found < 0 or COST[kind] < COST[found]:
                found = kind
        if different:
            state.revealed.remove(found)
            take_shown(state, self.who, found)
        else:
            state.tell(FOUND_NOTHING, self.who)
        discard_revealed(state)


class JudgeSmith(StepFor[SanJuan]):
    """The card may be kept if nobody has that building on the table. [SJ-N.19 SJ-N.21]"""

    def run(self, state: SanJuan) -> None:
        for kind in state.revealed:
            for player in state.players:
                if player.has(kind):
                    state.tell(FOUND_NOTHING, self.who)
                    discard_revealed(state)
                    return
        if state.revealed:
            state.ask(TAKES[self.who])


class TakeRevealed(Frame[SanJuan]):
    """The goldsmith: take the card that was turned up, or leave it. [SJ-N.19-20]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return TAKE_OR_LEAVE

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is TAKE:
            take_shown(state, self.seat, state.revealed.pop())
        discard_revealed(state)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-take-first", {"card": state.revealed[0]})


def take_shown(state: SanJuan, seat: int, kind: int) -> None:
    """A card that everybody saw comes to a hand."""
    state.players[seat].take_shown(kind)
    state.tell(FOUND, seat, kind)


def discard_revealed(state: SanJuan) -> None:
    """What was turned up goes to the discard pile. [SJ-G.12]"""
    for kind in state.revealed:
        state.discard_shown(kind)
    state.revealed.clear()


PROSPECTOR_TURNS: Final = [ProspectorTurn(turn) for turn in range(SEATS + 1)]
GOLD_MINES: Final = [Mine(seat, GOLD_MINE) for seat in range(SEATS)]
GOLDSMITHS: Final = [Mine(seat, GOLDSMITH) for seat in range(SEATS)]
MINE_JUDGES: Final = [JudgeMine(seat) for seat in range(SEATS)]
SMITH_JUDGES: Final = [JudgeSmith(seat) for seat in range(SEATS)]
TAKES: Final = [TakeRevealed(seat) for seat in range(SEATS)]


def begin_prospector(state: SanJuan) -> None:
    """Only the chooser draws. [SJ-Q.1]"""
    state.ask(PROSPECTOR_TURNS[0])
