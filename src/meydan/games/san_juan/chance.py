"""What chance decides: the next card of the deck, and price cards never seen before."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.choices import CARD, PRICE
from meydan.games.san_juan.events import DREW, DREW_HIDDEN, HELPED, PRICES_SHOWN, PRODUCED, TURNED_UP
from meydan.games.san_juan.printed import PRICES, SEATS
from meydan.games.san_juan.state import SanJuan, put_in_order
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, FromBag, Step

# Where a card goes that is drawn.
TO_HAND: Final = 0
TO_LOOK: Final = 1
TO_ALL: Final = 2  # turned up for everybody to see


class FromDeck(FromBag[SanJuan]):
    """The top card of the deck, which nobody knows. [SJ-G.10]"""

    def bag(self, state: SanJuan) -> list[int]:
        return state.deck

    def drawn(self) -> list[Choice]:
        return CARD

    def size(self, state: SanJuan) -> int:
        return state.deck_size


class Draw(FromDeck):
    """Cards come where somebody sees them; an event among them is laid out and replaced. [SJ-E.1-2 SJ-S.8]"""

    to: int
    count: int
    where: int

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        kind = choice.what
        state.deck[kind] -= 1
        state.deck_size -= 1
        if choice.how:
            state.open_event(self.to, kind)
            ask_draw(state, self.to, self.count, self.where)
            return
        player = state.players[self.to]
        if self.where == TO_ALL:
            state.revealed.append(kind)
            state.tell(TURNED_UP, self.to, kind)
        else:
            if self.where == TO_HAND:
                player.hand[kind] += 1
                player.cards += 1
            else:
                put_in_order(player.looking, kind)
            state.tell_secret(self.to, DREW, DREW_HIDDEN, self.to, kind)
        if self.count > 1:
            ask_draw(state, self.to, self.count - 1, self.where)


class Stock(FromDeck):
    """Cards are laid on buildings as goods, unseen; `slots` has a bit per building. [SJ-G.3 SJ-P.2 SJ-N.13 SJ-E.3]"""

    to: int
    slots: int

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        kind = choice.what
        state.deck[kind] -= 1
        state.deck_size -= 1
        slot = 0
        while not (self.slots >> slot) & 1:
            slot += 1
        player = state.players[self.to]
        player.goods[slot] = kind
        state.tell(PRODUCED, self.to, player.town[slot])
        ask_stock(state, self.to, self.slots & ~(1 << slot))


class TurnPrice(Chance[SanJuan]):
    """A price card that was never on top before is seen. [SJ-T.8]"""

    def stream(self) -> str:
        return "prices"

    def options(self, state: SanJuan) -> list[Choice]:
        return [card for card in PRICE if card.what not in state.prices]

    def weights(self, state: SanJuan) -> list[int]:
        return [1] * (len(PRICE) - len(state.prices))

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        state.prices = [*state.prices, choice.what]
        state.price = choice.what
        state.tell(PRICES_SHOWN, choice.what)


class DrawLater(Step[SanJuan]):
    """Cards to be drawn to a hand when their turn comes, thanks to a building or -1. [SJ-G.17]"""

    to: int
    count: int
    thanks: int

    def run(self, state: SanJuan) -> None:
        if self.thanks >= 0:
            state.tell(HELPED, self.to, self.thanks)
        ask_draw(state, self.to, self.count, TO_HAND)


# Draws of a few cards are asked so often that their frames are made once.
_CACHED: Final = 9
_DRAWS: Final = [Draw(to, count, where) for where in range(3) for to in range(SEATS) for count in range(_CACHED)]
TURN_PRICE: Final = TurnPrice()


def ask_draw(state: SanJuan, seat: int, count: int, where: int) -> None:
    """Have cards drawn from the deck, made anew when it is used up; what is not there is skipped. [SJ-G.5 SJ-G.7]"""
    if count and state.ready_to_draw():
        if count < _CACHED:
            state.ask(_DRAWS[(where * SEATS + seat) * _CACHED + count])
        else:
            state.ask(Draw(seat, count, where))


def ask_stock(state: SanJuan, seat: int, slots: int) -> None:
    """Have unseen cards laid on buildings as goods. [SJ-G.7 SJ-P.2]"""
    if slots and state.ready_to_draw():
        state.ask(Stock(seat, slots))


def turn_price(state: SanJuan) -> None:
    """The next price card is turned up; after five of them their order is known. [SJ-T.6-8 SJ-E.18]"""
    if len(state.prices) < len(PRICES):
        state.ask(TURN_PRICE)
    else:
        state.price = state.prices[state.trades % len(PRICES)]
        state.tell(PRICES_SHOWN, state.price)
    state.trades += 1
