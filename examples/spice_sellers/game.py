"""Spice Sellers as a game of the kernel: how one begins, who may see what, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from meydan.kernel.counting import Count
from meydan.kernel.game import Game, Result, register
from meydan.kernel.header import Header
from meydan.kernel.rng import Source
from meydan.kernel.view import COMMON, View, common, showing
from spice_sellers.rules import (
    SPACE,
    SPICES,
    START_CARDS,
    START_COINS,
    Buyers,
    Draw,
    NextTurn,
    Sell,
    SpiceSellers,
    new_seller,
)


@dataclass(frozen=True, slots=True)
class SellerView:
    """What everybody may know about a seller."""

    coins: int
    stalls: int
    cards: int


@dataclass(frozen=True, slots=True)
class SpiceView(View):
    """What one seat may know; seat -1 watches."""

    OWN = ("hand",)

    players: tuple[SellerView, ...]
    hand: tuple[int, ...]
    deck_size: int
    sold: tuple[int, ...]


SHOW_SELLER = showing(SellerView, "cards")
SHOW = showing(SpiceView, *COMMON, "players", "hand", "deck_size")


class SpiceSellersGame(Game[SpiceSellers]):
    """Spice Sellers, for 2 to 4 players."""

    name = SPACE.game
    title = "Spice Sellers"
    min_seats = 2
    max_seats = 4
    space = SPACE
    pieces = SpiceSellers
    views = (SpiceView,)

    def initial(self, header: Header) -> SpiceSellers:
        """Everybody gets coins, and chance deals the hands. [SPICE-S]"""
        state = self.blank(header)
        state.players = [new_seller(START_COINS) for _ in range(header.seats)]
        state.deck = [spice.copies for spice in SPICES]
        state.sold = [0] * len(SPICES)
        state.ask(NextTurn(header.seats - 1))
        for seat in reversed(range(header.seats)):
            state.ask(Draw(seat, START_CARDS))
        return state

    def see(self, state: SpiceSellers, seat: int) -> SpiceView:
        players = tuple([SHOW_SELLER(seller, sum(seller.hand)) for seller in state.players])
        hand = tuple(state.players[seat].hand) if seat >= 0 else ()
        return SHOW(state, *common(state, seat), players, hand, sum(state.deck))

    def sample_world(self, view: SpiceView, source: Source) -> SpiceSellers:
        """Hands that the seat cannot see are dealt from all it has not seen; the rest is the deck."""
        state = self.blank(view.header)
        state.round, state.sold, state.stack = view.round, list(view.sold), list(view.stack)
        hand = view.hand or (0,) * len(SPICES)
        state.deck = [spice.copies - view.sold[kind] - hand[kind] for kind, spice in enumerate(SPICES)]
        state.players = [new_seller(seen.coins, seen.stalls) for seen in view.players]
        if view.seat >= 0:
            state.players[view.seat].hand = list(hand)
        for frame in view.stack:
            if isinstance(frame, (Buyers, Sell)):  # who offers a spice has one
                seat = frame.who if isinstance(frame, Buyers) else frame.seat
                if seat != view.seat:
                    state.draw(seat, frame.spice)
        for seat, seen in enumerate(view.players):
            while sum(state.players[seat].hand) < seen.cards:
                state.draw(seat, source.among(state.deck))
        return state

    def result(self, state: SpiceSellers) -> Result:
        return Result.ranking([seller.score() for seller in state.players], ("wealth", "stalls"))

    def check(self, state: SpiceSellers) -> list[str]:
        count = Count()
        for kind, spice in enumerate(SPICES):
            held = sum(seller.hand[kind] for seller in state.players)
            count.expect(f"cards of {spice.name}", state.deck[kind] + state.sold[kind] + held, spice.copies)
        count.never(any(seller.coins < 0 for seller in state.players), "somebody owes coins")
        return count.wrong


GAME = SpiceSellersGame()
register(GAME)
