"""The rules of Spice Sellers: buy hidden spices, wait for buyers, and open stalls before the square closes."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from meydan.kernel.choice import Choice, Space
from meydan.kernel.events import EventKind
from meydan.kernel.fields import Parts, Pieces
from meydan.kernel.frame import Chance, Frame, FromBag, StepFor
from meydan.kernel.state import State
from meydan.kernel.words import Reason

# -- what is printed ------------------------------------------------------------------------------------------


class Spice(NamedTuple):
    """A kind of card."""

    name: str
    price: int
    copies: int


SPICES = (Spice("mint", 2, 14), Spice("cumin", 3, 10), Spice("pepper", 4, 7), Spice("saffron", 6, 4))
ROUNDS = 8
START_COINS, START_CARDS = 4, 3
SACK_COST, SACK_CARDS = 1, 2
STALL_COSTS = (4, 6, 8)  # of the first, the second and the third
STALL_WORTH = 5
FACES = range(1, 7)

# -- what can be chosen, and what can happen ------------------------------------------------------------------

SPACE = Space("spice-sellers")
REST = SPACE.action("rest")
BUY = SPACE.action("buy")
STALL = SPACE.action("stall")
OFFER = [SPACE.action(f"offer {spice.name}", kind) for kind, spice in enumerate(SPICES)]
SELL = [SPACE.action(f"sell {cards}", cards) for cards in FACES]
DRAWN = [SPACE.outcome(f"draw {spice.name}", kind) for kind, spice in enumerate(SPICES)]
ROLLED = [SPACE.outcome(f"roll {buyers}", buyers) for buyers in FACES]

TURN_BEGAN = EventKind("turn-began", "seat round")
EARNED = EventKind("earned", "seat coins")
BOUGHT = EventKind("bought", "seat coins")
DREW = EventKind("drew", "seat spice")
DREW_HIDDEN = EventKind("drew-hidden", "seat")
OFFERED = EventKind("offered", "seat spice")
CAME = EventKind("came", "buyers")
SOLD = EventKind("sold", "seat spice cards coins")
OPENED = EventKind("opened", "seat coins")

# -- what lies on the table -----------------------------------------------------------------------------------


class Seller(Pieces):
    """One player's pieces; only the seller sees the hand."""

    coins: int
    stalls: int
    hand: list[int]  # spices by kind

    def score(self) -> tuple[int, int]:
        """Coins, with what stalls are worth; then stalls. [SPICE-E]"""
        return self.coins + STALL_WORTH * self.stalls, self.stalls


class SpiceSellers(State):
    """A game of Spice Sellers at one moment."""

    PARTS: ClassVar[dict[str, Any]] = {"players": Seller}

    players: Parts[Seller]
    deck: list[int]  # spices by kind: nobody knows their order, so there is none
    sold: list[int]
    round: int

    def earn(self, seat: int, coins: int) -> None:
        self.players[seat].coins += coins
        self.tell(EARNED, seat, coins)

    def draw(self, seat: int, spice: int) -> None:
        self.deck[spice] -= 1
        self.players[seat].hand[spice] += 1


def new_seller(coins: int, stalls: int = 0) -> Seller:
    seller = Seller()
    seller.coins, seller.stalls, seller.hand = coins, stalls, [0] * len(SPICES)
    return seller


def revenue(spice: int, cards: int) -> int:
    """The first card brings the price, each further one a coin less, and none less than one. [SPICE-T]"""
    return sum(max(1, SPICES[spice].price - before) for before in range(cards))


# -- what is asked --------------------------------------------------------------------------------------------


class Turn(Frame[SpiceSellers]):
    """Rest, buy a sack, open a stall, or offer a spice. [SPICE-T]"""

    def options(self, state: SpiceSellers) -> list[Choice]:
        return [choice for choice in (REST, BUY, STALL, *OFFER) if self.against(state, choice) is None]

    def against(self, state: SpiceSellers, choice: Choice) -> Reason | None:
        """Why not, if it is a choice of this question."""
        seller = state.players[self.seat]
        if choice is BUY and not any(state.deck):
            return Reason("spice-no-sacks")
        if choice is STALL and seller.stalls == len(STALL_COSTS):
            return Reason("spice-all-stalls")
        costs = SACK_COST if choice is BUY else STALL_COSTS[seller.stalls] if choice is STALL else 0
        if seller.coins < costs:
            return Reason("spice-too-poor", {"coins": costs})
        if choice in OFFER and not seller.hand[choice.what]:
            return Reason("spice-none", {"spice": choice.what})
        return None

    def why_not(self, state: SpiceSellers, choice: Choice) -> Reason:
        return self.against(state, choice) or super().why_not(state, choice)

    def resolve(self, state: SpiceSellers, choice: Choice) -> None:
        seller = state.players[self.seat]
        if choice is REST:
            state.earn(self.seat, 1)
        elif choice is BUY:
            seller.coins -= SACK_COST
            state.tell(BOUGHT, self.seat, SACK_COST)
            state.ask(Draw(self.seat, SACK_CARDS))
        elif choice is STALL:
            costs = STALL_COSTS[seller.stalls]
            seller.coins -= costs
            seller.stalls += 1
            state.tell(OPENED, self.seat, costs)
        else:
            state.tell(OFFERED, self.seat, choice.what)
            state.ask(Buyers(self.seat, choice.what))


class Draw(FromBag[SpiceSellers]):
    """Some cards of the deck go to a hand, one after the other. [SPICE-S]"""

    who: int
    left: int

    def bag(self, state: SpiceSellers) -> list[int]:
        return state.deck

    def drawn(self) -> list[Choice]:
        return DRAWN

    def resolve(self, state: SpiceSellers, choice: Choice) -> None:
        state.draw(self.who, choice.what)
        state.tell_secret(self.who, DREW, DREW_HIDDEN, self.who, choice.what)
        if self.left > 1 and any(state.deck):
            state.ask(Draw(self.who, self.left - 1))


class Buyers(Chance[SpiceSellers]):
    """The die says how many buyers come. [SPICE-T]"""

    who: int
    spice: int

    def options(self, state: SpiceSellers) -> list[Choice]:
        return ROLLED

    def weights(self, state: SpiceSellers) -> list[int]:
        return [1] * len(ROLLED)

    def resolve(self, state: SpiceSellers, choice: Choice) -> None:
        state.tell(CAME, choice.what)
        state.ask(Sell(self.who, self.spice, choice.what))


class Sell(Frame[SpiceSellers]):
    """How many cards are sold: at least one, and at most one to each buyer. [SPICE-T]"""

    spice: int
    buyers: int

    def options(self, state: SpiceSellers) -> list[Choice]:
        return SELL[: min(self.buyers, state.players[self.seat].hand[self.spice])]

    def why_not(self, state: SpiceSellers, choice: Choice) -> Reason:
        return Reason("spice-too-many") if choice in SELL else super().why_not(state, choice)

    def resolve(self, state: SpiceSellers, choice: Choice) -> None:
        coins = revenue(self.spice, choice.what)
        state.players[self.seat].hand[self.spice] -= choice.what
        state.players[self.seat].coins += coins
        state.sold[self.spice] += choice.what
        state.tell(SOLD, self.seat, self.spice, choice.what, coins)


class NextTurn(StepFor[SpiceSellers]):
    """After somebody's turn the next begins, until the square closes. [SPICE-E]"""

    def run(self, state: SpiceSellers) -> None:
        seat = (self.who + 1) % len(state.players)
        if seat == 0 and state.round == ROUNDS:
            return
        state.round += seat == 0
        state.tell(TURN_BEGAN, seat, state.round)
        if state.players[seat].stalls:
            state.earn(seat, state.players[seat].stalls)
        state.ask(NextTurn(seat))
        state.ask(Turn(seat))
