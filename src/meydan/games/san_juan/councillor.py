"""The councillor: cards are drawn, and some of them kept. [SJ-C]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import ARCHIVE, CUSTOMS_OFFICE, PREFECTURE
from meydan.games.san_juan.chance import TO_LOOK, ask_draw, ask_stock
from meydan.games.san_juan.choices import (
    DRAW_OR_PASS,
    KEEP,
    PASS,
)
from meydan.games.san_juan.events import KEPT, KEPT_HIDDEN, PASSED
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.picking import PickCards
from meydan.games.san_juan.printed import COUNCIL_CARDS, COUNCIL_PRIVILEGE, SEATS
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason


class CouncillorTurn(Phase):
    """Each player in turn draws cards and keeps some; an empty customs office is filled before. [SJ-C.1 SJ-N.13-14]"""

    def next(self) -> Phase:
        return COUNCILLOR_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        state.ask(COUNCILS[seat])
        player = state.players[seat]
        if (state.helpers(seat) >> CUSTOMS_OFFICE) & 1:
            slot = player.slot_of(CUSTOMS_OFFICE)
            if player.goods[slot] < 0:
                ask_stock(state, seat, 1 << slot)


class Council(Frame[SanJuan]):
    """Draw cards to choose from, or pass. [SJ-C.4]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return DRAW_OR_PASS

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        state.ask(LOOKS[self.seat])
        ask_draw(state, self.seat, cards_to_draw(state.privilege_of(self.seat)), TO_LOOK)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-council-first")


class LookThrough(StepFor[SanJuan]):
    """Of the cards drawn one or two are kept; with the archive any of the hand go. [SJ-C.5-6 SJ-K.20 SJ-K.22]"""

    def run(self, state: SanJuan) -> None:
        player = state.players[self.who]
        keep = cards_to_keep(state, self.who)
        drawn = len(player.looking)
        if (state.helpers(self.who) >> ARCHIVE) & 1 or drawn <= keep:
            take_looking(player)
            if drawn > keep:
                state.ask(Discard(self.who, drawn - keep))
        else:
            state.ask(KEEPS[self.who * 2 + keep - 1])


def cards_to_draw(privilege: int) -> int:
    """How many cards there are to choose from, with the privilege so many times. [SJ-C.1-2]"""
    return COUNCIL_CARDS + COUNCIL_PRIVILEGE * privilege


def cards_to_keep(state: SanJuan, seat: int) -> int:
    """How many of the cards drawn are kept. [SJ-C.1 SJ-K.21]"""
    return 1 + ((state.helpers(seat) >> PREFECTURE) & 1)


def take_looking(player: Player) -> None:
    """All cards looked at come to the hand."""
    for kind in player.looking:
        player.hand[kind] += 1
    player.cards += len(player.looking)
    player.looking.clear()


class Keep(Frame[SanJuan]):
    """Which of the cards drawn are kept, in ascending order; the others are discarded. [SJ-C.1 SJ-C.3 SJ-C.5]"""

    due: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        first = player.picked[-1] if player.picked else 0
        left = len(player.looking)
        due = self.due - len(player.picked)
        options: list[Choice] = []
        before = -1
        for kind in player.looking:
            if left < due:
                break
            if kind >= first and kind != before:
                options.append(KEEP[kind])
                before = kind
            left -= 1
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        player.looking.remove(choice.what)
        player.picked.append(choice.what)
        state.tell_secret(self.seat, KEPT, KEPT_HIDDEN, self.seat, choice.what)
        if len(player.picked) < self.due:
            state.ask(self)
            return
        for kind in player.looking:
            state.discard_secret(self.seat, kind)
        player.looking.clear()
        for kind in player.picked:
            player.hand[kind] += 1
        player.cards += len(player.picked)
        player.picked.clear()

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        player = state.players[self.seat]
        if KEEP[choice.what] is not choice:
            return Reason("sj-keep-first")
        if choice.what not in player.looking:
            return Reason("sj-not-drawn", {"card": choice.what})
        if player.picked and choice.what < player.picked[-1]:
            return Reason("sj-pick-upwards", {"card": choice.what, "last": player.picked[-1]})
        return Reason("sj-too-few-after", {"card": choice.what})


class Discard(PickCards):
    """With the archive: which cards of the whole hand are discarded. [SJ-K.20 SJ-K.22]"""


COUNCILLOR_TURNS: Final = [CouncillorTurn(turn) for turn in range(SEATS + 1)]
COUNCILS: Final = [Council(seat) for seat in range(SEATS)]
LOOKS: Final = [LookThrough(seat) for seat in range(SEATS)]
KEEPS: Final = [Keep(number // 2, number % 2 + 1) for number in range(2 * SEATS)]


def begin_councillor(state: SanJuan) -> None:
    """The chooser draws first. [SJ-C.1 SJ-R.2]"""
    state.ask(COUNCILLOR_TURNS[0])
