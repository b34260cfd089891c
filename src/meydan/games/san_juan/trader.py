"""The trader: goods are sold at the prices of the card turned up. [SJ-T]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import first_full
from meydan.games.san_juan.cards import (
    GOOD_NUMBER,
    GOOD_PRICE,
    HARBOR,
    HOLDERS,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    TRADING_POST,
)
from meydan.games.san_juan.chance import TO_HAND, DrawLater, ask_draw
from meydan.games.san_juan.choices import (
    DONE,
    SELL,
)
from meydan.games.san_juan.events import HELPED, PASSED, SANK, SOLD
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.printed import PRICES, SEATS
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class TraderTurn(Phase):
    """One player after the other sells goods; then the huts help if nobody did. [SJ-T.2-3 SJ-K.17 SJ-N.7]"""

    def next(self) -> Phase:
        return TRADER_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        player = state.players[seat]
        if player.goods_held():
            allowed = 1 + state.privilege_of(seat) + ((state.helpers(seat) >> TRADING_POST) & 1)
            state.ask(Sell(seat, allowed, 0, 0))

    def finish(self, state: SanJuan) -> None:
        seats = len(state.players)
        state.price = -1  # [SJ-T.7]
        if state.sold:
            return
        for turn in range(seats - 1, -1, -1):
            seat = (state.chooser + turn) % seats
            if (state.helpers(seat) >> HUT) & 1:
                state.ask(DrawLater(seat, 1, HUT))


class Sell(Frame[SanJuan]):
    """Which goods are sold, in ascending order; `slots` has one bit per building chosen. [SJ-T.2 SJ-T.4]"""

    left: int
    slots: int
    first: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        last = self.last(player)
        options: list[Choice] = []
        for kind in HOLDERS:
            if kind >= last and (player.owned >> kind) & 1:
                if first_full(player, kind, self.slots) >= 0:
                    options.append(SELL[kind])
        options.append(DONE)
        return options

    def last(self, player: Player) -> int:
        """The highest kind chosen so far."""
        highest = 0
        for slot in range(len(player.town)):
            if (self.slots >> slot) & 1 and player.town[slot] > highest:
                highest = player.town[slot]
        return highest

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        slots = self.slots
        first = self.first
        if choice is not DONE:
            slot = first_full(state.players[self.seat], choice.what, slots)
            if not slots:
                first = slot
            slots |= 1 << slot
            if self.left > 1:
                more = Sell(self.seat, self.left - 1, slots, first)
                if more.options(state)[0] is not DONE:
                    state.ask(more)
                    return
        sell_goods(state, self.seat, slots, first)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if SELL[choice.what] is not choice:
            return Reason("sj-sell-first")
        player = state.players[self.seat]
        if first_full(player, choice.what, self.slots) < 0:
            return Reason("sj-no-good", {"building": choice.what})
        return Reason("sj-pick-upwards", {"card": choice.what, "last": self.last(player)})


def good_price(state: SanJuan, kind: int) -> int:
    """How many cards a good on a building of this kind brings now. [SJ-T.1 SJ-N.15]"""
    return GOOD_PRICE[kind] or PRICES[state.price][GOOD_NUMBER[kind]]


def sell_goods(state: SanJuan, seat: int, slots: int, first: int) -> None:
    """The goods are discarded unseen, the first of them under the harbor, and all cards drawn at once. [SJ-T.5]"""
    if not slots:
        state.tell(PASSED, seat)
        return
    player = state.players[seat]
    helpers = state.helpers(seat)
    cards = 0
    sales = 0
    for slot in range(len(player.town)):
        if (slots >> slot) & 1:
            brings = good_price(state, player.town[slot])
            cards += brings
            sales += 1
            state.tell(SOLD, seat, player.town[slot], brings)
            if slot == first and (helpers >> HARBOR) & 1:
                state.sink_good(seat, slot, player.slot_of(HARBOR))  # [SJ-N.17-18]
                state.tell(SANK, seat)
            else:
                state.lose_good(seat, slot)
    state.sold = True  # [SJ-N.8]
    if sales > 1 and (helpers >> MARKET_STAND) & 1:  # [SJ-K.18]
        state.tell(HELPED, seat, MARKET_STAND)
        cards += 1
    if (helpers >> MARKET_HALL) & 1:  # [SJ-K.19]
        state.tell(HELPED, seat, MARKET_HALL)
        cards += 1
    ask_draw(state, seat, cards, TO_HAND)


TRADER_TURNS: Final = [TraderTurn(turn) for turn in range(SEATS + 1)]


def begin_trader(state: SanJuan) -> None:
    """A price card is turned up, then the chooser sells first. [SJ-T.1 SJ-R.2]"""
    state.sold = False
    state.ask(TRADER_TURNS[0])
