"""The six events, taken instead of a role and carried out once. [SJ-E]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import take_from_hand
from meydan.games.san_juan.cards import (
    AMNESTY,
    CONSTRUCTION_BOOM,
    COST,
    DEBT_RELIEF,
    EARTHQUAKE,
    IN_HAND,
    IS_PRODUCTION,
    KINDS,
    PLANTS,
    TAXES,
)
from meydan.games.san_juan.chance import TO_HAND, ask_draw
from meydan.games.san_juan.choices import BUILD, LOSE, LOSE_COPY, PASS, ROLES_USED, add_in_order
from meydan.games.san_juan.events import BUILT, LOST, PASSED, TOOK_EVENT, VISITED
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.picking import PickCards, PickUpTo
from meydan.games.san_juan.printed import BOOM_COST, RELIEF_CARDS, ROLES, SEATS
from meydan.games.san_juan.roles import begin_role
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


def begin_event(state: SanJuan, seat: int, kind: int) -> None:
    """The event leaves the table for good and is carried out. [SJ-E.4 SJ-E.21]"""
    state.events_open = [event for event in state.events_open if event != kind]
    state.events_gone = [*state.events_gone, kind]
    state.tell(TOOK_EVENT, seat, kind)
    if kind == EARTHQUAKE:
        state.ask(EARTHQUAKE_TURNS[0])
    elif kind == DEBT_RELIEF:
        state.ask(RELIEF_TURNS[0])
    elif kind == TAXES:
        state.ask(TAXES_TURNS[0])
    elif kind == AMNESTY:
        state.ask(AMNESTY_TURNS[0])
    elif kind == CONSTRUCTION_BOOM:
        state.ask(BOOM_TURNS[0])
    else:
        state.ask(VisitRole(seat))


# -- earthquake ---------------------------------------------------------------------------------------------


class EarthquakeTurn(Phase):
    """Everybody loses a building. [SJ-E.7]"""

    def next(self) -> Phase:
        return EARTHQUAKE_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        if state.players[seat].town:
            state.ask(Earthquake(seat))


class Earthquake(Frame[SanJuan]):
    """Which own building is lost, with everything on and under it. [SJ-E.7-8]"""

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        options = [LOSE[kind] for kind in range(KINDS) if (player.owned >> kind) & 1]
        for kind in PLANTS:
            for copy in unlike_copies(player, kind):
                add_in_order(options, copy)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        state.tell(LOST, self.seat, choice.what)
        state.lose_building(self.seat, slot_to_lose(state.players[self.seat], choice))

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        kind = choice.what
        copy = choice in LOSE_COPY[kind]
        if not copy and LOSE[kind] is not choice:
            return Reason("sj-lose-first")
        if copy and state.players[self.seat].slot_of_copy(kind, choice.how) >= 0:
            return Reason("sj-lose-alike", {"building": kind})
        return Reason("sj-no-such-building", {"building": kind})


def unlike_copies(player: Player, kind: int) -> list[Choice]:
    """Buildings of a kind with which more or less is lost than with the one that goes if none is named. [SJ-E.22]"""
    options: list[Choice] = []
    if (player.owned >> kind) & 1:
        loads = [player.load(player.slot_to_leave(kind))]
        for copy in LOSE_COPY[kind]:
            slot = player.slot_of_copy(kind, copy.how)
            if slot < 0:
                break
            if player.load(slot) not in loads:
                loads.append(player.load(slot))
                options.append(copy)
    return options


def slot_to_lose(player: Player, choice: Choice) -> int:
    """Which building an answer means."""
    if choice.how:
        return player.slot_of_copy(choice.what, choice.how)
    return player.slot_to_leave(choice.what)


# -- debt relief, taxes, amnesty ------------------------------------------------------------------------------


class ReliefTurn(Phase):
    """Everybody draws three cards. [SJ-E.9]"""

    def next(self) -> Phase:
        return RELIEF_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        ask_draw(state, seat, RELIEF_CARDS, TO_HAND)


class TaxesTurn(Phase):
    """Everybody else discards a card. [SJ-E.10]"""

    def next(self) -> Phase:
        return TAXES_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        if self.turn and state.players[seat].cards:
            state.ask(Taxes(seat, 1))


class Taxes(PickCards):
    """Which card is discarded as taxes. [SJ-E.10]"""


class AmnestyTurn(Phase):
    """Everybody may change cards of the hand. [SJ-E.11]"""

    def next(self) -> Phase:
        return AMNESTY_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        if state.players[seat].cards:
            state.ask(Amnesty(seat))


class Amnesty(PickUpTo):
    """Which cards are discarded, to draw as many. [SJ-E.11]"""

    def finish(self, state: SanJuan) -> None:
        change_cards(state, self.seat)


def change_cards(state: SanJuan, seat: int) -> None:
    """Discard what was picked and draw as many cards. [SJ-G.8 SJ-E.11 SJ-N.4]"""
    count = len(state.players[seat].picked)
    state.discard_picked(seat)
    ask_draw(state, seat, count, TO_HAND)


# -- construction boom --------------------------------------------------------------------------------------


class BoomTurn(Phase):
    """Everybody may build for nothing; twelve buildings end the game. [SJ-E.12 SJ-E.14]"""

    def next(self) -> Phase:
        return BOOM_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        if state.players[seat].cards:
            state.ask(Boom(seat))

    def finish(self, state: SanJuan) -> None:
        state.mark_last()


class Boom(Frame[SanJuan]):
    """Build a card of cost 1 to 4 for nothing, or pass. [SJ-E.12-13]"""

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        for kind in range(state.rules.kinds):
            if player.hand[kind] and COST[kind] <= BOOM_COST and (IS_PRODUCTION[kind] or not player.has(kind)):
                options.append(BUILD[kind])
        options.append(PASS)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        take_from_hand(state.players[self.seat], choice.what)
        state.add_building(self.seat, choice.what)
        state.tell(BUILT, self.seat, choice.what, 0)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        kind = choice.what
        if BUILD[kind] is not choice:
            return Reason("sj-build-first")
        if COST[kind] > BOOM_COST:
            return Reason("sj-too-dear", {"building": kind, "most": BOOM_COST})
        player = state.players[self.seat]
        if not IN_HAND[kind] or player.hand[kind] == 0:
            return Reason("sj-not-in-hand", {"card": kind})
        return Reason("sj-already-built", {"building": kind})


# -- the governor's visit -----------------------------------------------------------------------------------


class VisitRole(Frame[SanJuan]):
    """Which role that was used in this round is carried out again. [SJ-E.15 SJ-E.18-19]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return ROLES_USED[state.taken]

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        state.visiting = True
        state.tell(VISITED, self.seat, choice.what)
        begin_role(state, choice.what)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if choice.text in ROLES:
            return Reason("sj-role-unused", {"role": choice.what})
        return Reason("sj-visit-first")


EARTHQUAKE_TURNS: Final = [EarthquakeTurn(turn) for turn in range(SEATS + 1)]
RELIEF_TURNS: Final = [ReliefTurn(turn) for turn in range(SEATS + 1)]
TAXES_TURNS: Final = [TaxesTurn(turn) for turn in range(SEATS + 1)]
AMNESTY_TURNS: Final = [AmnestyTurn(turn) for turn in range(SEATS + 1)]
BOOM_TURNS: Final = [BoomTurn(turn) for turn in range(SEATS + 1)]
