"""A round: what happens at its start, who takes which role, and how the game ends. [SJ-R] [SJ-Z]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import BANK, CHAPEL, GOVERNORS_VISIT, GUARD_ROOM, OFFICE_BUILDING, TOWER
from meydan.games.san_juan.choices import BURY, DEPOSIT, EVENT, ROLES_LEFT
from meydan.games.san_juan.event_cards import begin_event, change_cards
from meydan.games.san_juan.events import ENDED, HELPED, ROUND_BEGAN, TOOK_ROLE, TURN_BEGAN
from meydan.games.san_juan.picking import PickCards, PickUpTo
from meydan.games.san_juan.printed import GUARDED_LIMIT, HAND_LIMIT, LAST_ROUND, MOST_OFFICE, ROLES, SEATS, TOWER_LIMIT
from meydan.games.san_juan.roles import begin_role
from meydan.games.san_juan.state import SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason

# -- turns --------------------------------------------------------------------------------------------------


class ChooseRole(Frame[SanJuan]):
    """Take one of the roles left, or an event that lies face up. [SJ-R.1 SJ-R.3 SJ-E.4-5]"""

    def options(self, state: SanJuan) -> list[Choice]:
        roles = ROLES_LEFT[state.taken]
        if not state.events_open:
            return roles
        return roles + [EVENT[kind] for kind in state.events_open if can_take(state, kind)]

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        state.chooser = self.seat
        state.ask(NEXT_TURN)
        if EVENT[choice.what] is choice:
            begin_event(state, self.seat, choice.what)
            return
        state.taken |= 1 << choice.what
        state.tell(TOOK_ROLE, self.seat, choice.what)
        begin_role(state, choice.what)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if EVENT[choice.what] is choice:
            if choice.what in state.events_open:
                return Reason("sj-nothing-to-visit")
            return Reason("sj-event-not-open", {"event": choice.what})
        if choice.text in ROLES:
            return Reason("sj-role-taken", {"role": choice.what})
        return Reason("sj-role-first")


def can_take(state: SanJuan, kind: int) -> bool:
    """The governor can visit only a role that was used in this round. [SJ-E.16]"""
    return kind != GOVERNORS_VISIT or state.taken > 0


class NextTurn(Step[SanJuan]):
    """A turn is over: the next player takes a role, or the round is over, or the game. [SJ-R.4-6 SJ-E.6 SJ-Z.1]"""

    def run(self, state: SanJuan) -> None:
        state.phase = -1
        state.privilege = 1
        state.visiting = False
        state.picks += 1
        if state.ending:
            end(state)
        elif state.picks < state.rules.turns:
            ask_role(state)
        else:
            next_round(state)


def ask_role(state: SanJuan) -> None:
    """Whose turn it is takes a role: the governor first, then clockwise. [SJ-R.1 SJ-R.5]"""
    state.chooser = (state.governor + state.picks) % len(state.players)
    state.tell(TURN_BEGAN, state.chooser, state.round)
    state.ask(CHOOSES[state.chooser])


def next_round(state: SanJuan) -> None:
    """The roles go back, the next player becomes governor, and the round starts. [SJ-R.6 SJ-Z.8]"""
    if state.round >= LAST_ROUND:
        end(state)
        return
    state.round += 1
    state.taken = 0
    state.picks = 0
    state.governor = (state.governor + 1) % len(state.players)
    state.chooser = state.governor
    for player in state.players:
        player.library_used = False
    state.tell(ROUND_BEGAN, state.round, state.governor)
    state.ask(ROUND_STARTS[0])


def end(state: SanJuan) -> None:
    """The game is over. [SJ-Z.1]"""
    state.tell(ENDED)
    state.stack.clear()


class FirstTurn(Step[SanJuan]):
    """After set-up the first governor begins, without the steps of a round start. [SJ-S.1 SJ-R.9]"""

    def run(self, state: SanJuan) -> None:
        state.tell(ROUND_BEGAN, state.round, state.governor)
        ask_role(state)


# -- the start of a round -----------------------------------------------------------------------------------

# What is done by everybody in turn before the next thing begins; chapel and bank are one thing. [SJ-R.7-8]
_STAGES: Final = [[OFFICE_BUILDING], [CHAPEL, BANK], [-1]]
_STEPS: Final = [(turn, what) for stage in _STAGES for turn in range(SEATS) for what in stage]
_TURN: Final = [step[0] for step in _STEPS]
_WHAT: Final = [step[1] for step in _STEPS]


class RoundStart(Step[SanJuan]):
    """Offices, chapels and banks, hand limits, each clockwise from the new governor; then the first turn. [SJ-R.7-8]"""

    step: int

    def run(self, state: SanJuan) -> None:
        seats = len(state.players)
        for step in range(self.step, len(_WHAT)):
            if _TURN[step] < seats:
                seat = (state.governor + _TURN[step]) % seats
                if self.is_due(state, seat, _WHAT[step]):
                    state.ask(ROUND_STARTS[step + 1])
                    ask_start(state, seat, _WHAT[step])
                    return
        ask_role(state)

    def is_due(self, state: SanJuan, seat: int, what: int) -> bool:
        """Whether a seat has anything to decide. [SJ-G.18 SJ-R.11-12]"""
        player = state.players[seat]
        if what < 0:
            return player.cards > GUARDED_LIMIT and player.cards > hand_limit(state, seat)
        return player.cards > 0 and player.has(what) and (what != BANK or not player.banked)


def ask_start(state: SanJuan, seat: int, what: int) -> None:
    """Ask what a building lets a seat do, or for the cards above the hand limit."""
    if what == OFFICE_BUILDING:
        state.ask(Office(seat))
    elif what == CHAPEL:
        state.ask(Chapel(seat))
    elif what == BANK:
        state.ask(Bank(seat))
    else:
        state.ask(Limit(seat, state.players[seat].cards - hand_limit(state, seat)))


def hand_limit(state: SanJuan, seat: int) -> int:
    """Seven; six without a guard room once somebody has one; twelve with a tower. [SJ-R.10 SJ-K.33 SJ-N.2-3]"""
    player = state.players[seat]
    if player.has(TOWER):
        return TOWER_LIMIT
    if player.has(GUARD_ROOM):
        return HAND_LIMIT
    for other in state.players:
        if other.has(GUARD_ROOM):
            return GUARDED_LIMIT
    return HAND_LIMIT


class Office(PickUpTo):
    """The office building: discard one or two cards, then draw as many. [SJ-N.4]"""

    def most(self) -> int:
        return MOST_OFFICE

    def finish(self, state: SanJuan) -> None:
        if state.players[self.seat].picked:
            state.tell(HELPED, self.seat, OFFICE_BUILDING)
        change_cards(state, self.seat)


class Chapel(PickUpTo):
    """Put one card under the chapel, or none. [SJ-K.31-32]"""

    def verb(self) -> list[Choice]:
        return BURY

    def most(self) -> int:
        return 1

    def tell_picked(self, state: SanJuan, kind: int) -> None:
        state.tell_buried(self.seat, kind)

    def finish(self, state: SanJuan) -> None:
        tuck_picked(state, self.seat, CHAPEL)


class Bank(PickUpTo):
    """Once in a game put any number of cards under the bank. [SJ-N.5-6]"""

    def verb(self) -> list[Choice]:
        return DEPOSIT

    def tell_picked(self, state: SanJuan, kind: int) -> None:
        state.tell_deposited(self.seat, kind)

    def finish(self, state: SanJuan) -> None:
        player = state.players[self.seat]
        if player.picked:
            player.banked = True
        tuck_picked(state, self.seat, BANK)


def tuck_picked(state: SanJuan, seat: int, building: int) -> None:
    """What was picked goes under a building."""
    player = state.players[seat]
    if player.picked:
        state.tuck(seat, player.slot_of(building), player.picked)
        player.picked.clear()


class Limit(PickCards):
    """Which cards above the hand limit are discarded. [SJ-R.10]"""


class Draft(PickCards):
    """In the drafted set-up: which cards are not kept. [SJ-S.5]"""


NEXT_TURN: Final = NextTurn()
FIRST_TURN: Final = FirstTurn()
CHOOSES: Final = [ChooseRole(seat) for seat in range(SEATS)]
ROUND_STARTS: Final = [RoundStart(step) for step in range(len(_WHAT) + 1)]
