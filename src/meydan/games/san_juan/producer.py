"""The producer: goods are laid on empty production buildings. [SJ-P]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import AQUEDUCT, PLANT_BITS, PLANTS, WELL
from meydan.games.san_juan.chance import TO_HAND, ask_draw, ask_stock
from meydan.games.san_juan.choices import (
    DONE,
    PRODUCE,
)
from meydan.games.san_juan.events import HELPED, PASSED
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.printed import SEATS
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason


class ProducerTurn(Phase):
    """One player after the other lays goods on empty production buildings. [SJ-P.2-3 SJ-K.15 SJ-G.18]"""

    def next(self) -> Phase:
        return PRODUCER_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        player = state.players[seat]
        if player.empty_plants():
            allowed = 1 + state.privilege_of(seat) + ((state.helpers(seat) >> AQUEDUCT) & 1)
            state.ask(Produce(seat, allowed, 0, 0))


class Produce(Frame[SanJuan]):
    """Which production buildings get a good, in ascending order; `slots` has one bit per building chosen. [SJ-P.4-6]"""

    left: int
    slots: int
    last: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        for kind in PLANTS:
            if kind >= self.last and (player.owned >> kind) & 1 and first_empty(player, kind, self.slots) >= 0:
                options.append(PRODUCE[kind])
        options.append(DONE)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        slots = self.slots
        if choice is not DONE:
            slots |= 1 << first_empty(state.players[self.seat], choice.what, slots)
            if self.left > 1:
                more = Produce(self.seat, self.left - 1, slots, choice.what)
                if more.options(state)[0] is not DONE:
                    state.ask(more)
                    return
        produce(state, self.seat, slots)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if PRODUCE[choice.what] is not choice:
            return Reason("sj-produce-first")
        player = state.players[self.seat]
        if not player.has(choice.what):
            return Reason("sj-no-such-building", {"building": choice.what})
        if first_empty(player, choice.what, self.slots) < 0:
            return Reason("sj-not-empty", {"building": choice.what})
        return Reason("sj-pick-upwards", {"card": choice.what, "last": self.last})


def first_empty(player: Player, kind: int, but: int) -> int:
    """The first building of a kind without a good, but for those with a bit in `but`; -1 if there is none. [SJ-G.14]"""
    for slot in range(len(player.town)):
        if player.town[slot] == kind and player.goods[slot] < 0 and not (but >> slot) & 1:
            return slot
    return -1


def produce(state: SanJuan, seat: int, slots: int) -> None:
    """Lay unseen cards on the buildings chosen; the well helps who made two goods or more. [SJ-P.2 SJ-P.6 SJ-K.16]"""
    if not slots:
        state.tell(PASSED, seat)
        return
    if slots & (slots - 1) and (state.helpers(seat) >> WELL) & 1:
        state.ask(WELLS[(seat << 4) + goods_now(state.players[seat]) + 2])
    ask_stock(state, seat, slots)


def goods_now(player: Player) -> int:
    """How many goods lie on production buildings. [SJ-N.16]"""
    total = 0
    for slot in range(len(player.town)):
        if (PLANT_BITS >> player.town[slot]) & 1 and player.goods[slot] >= 0:
            total += 1
    return total


class DrawAtWell(Step[SanJuan]):
    """Draw a card if there were cards enough to make two goods; `wanted` is how many goods lie there then. [SJ-K.16]"""

    owner: int
    wanted: int

    def run(self, state: SanJuan) -> None:
        if goods_now(state.players[self.owner]) >= self.wanted:
            state.tell(HELPED, self.owner, WELL)
            ask_draw(state, self.owner, 1, TO_HAND)


PRODUCER_TURNS: Final = [ProducerTurn(turn) for turn in range(SEATS + 1)]
WELLS: Final = [DrawAtWell(number >> 4, number & 15) for number in range(SEATS << 4)]


def begin_producer(state: SanJuan) -> None:
    """The chooser produces first. [SJ-P.3 SJ-R.2]"""
    state.ask(PRODUCER_TURNS[0])
