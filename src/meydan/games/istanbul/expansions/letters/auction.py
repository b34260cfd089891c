"""23 Auction House: a good, and two bonus cards for whoever bids most."""

from __future__ import annotations

from meydan.games.istanbul.chance import ask_draws
from meydan.games.istanbul.expansions.choices import OFFER, PASS, TAKE_COFFEE
from meydan.games.istanbul.expansions.events import OFFERED, PASSED, WON_AUCTION
from meydan.games.istanbul.expansions.letters.places import ANY_GOOD_OR_SKIP
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import ANY_TIME
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


class VisitAuction(PlaceAction):
    """Take a good; then two cards are auctioned, unless you have no lira to open with or no card is left. [IST-23.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return ANY_GOOD_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state.gain(self.seat, choice.what, 1)
        if state.players[self.seat].lira and state.can_draw():  # [IST-23.5 IST-23.7]
            state.ask(Bid(self.seat, self.seat, 0, self.seat))

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return Reason("no-coffee-here") if choice is TAKE_COFFEE else None


class Bid(Frame[ExpandedIstanbul]):
    """Offer more than anybody before, or pass: the host opens, all others follow once, the host has the last word.

    `high` is the highest offer, 0 before the first, and `leader` who made it. [IST-23.2 IST-23.4 IST-23.6 IST-K.31]
    """

    host: int
    high: int
    leader: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME if self.seat == self.host else 0

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        options = OFFER[self.high : state.players[self.seat].lira]
        if self.high:
            options.append(PASS)
        return options

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        high = self.high
        leader = self.leader
        if choice is PASS:
            state.tell(PASSED, self.seat)
        else:
            high = choice.what
            leader = self.seat
            state.tell(OFFERED, self.seat, high)
        following = (self.seat + 1) % len(state.players)
        last_word = self.seat == self.host and self.high > 0
        if last_word or (following == self.host and leader == self.host):
            settle(state, self.host, leader, high)
        else:
            state.ask(Bid(following, self.host, high, leader))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice is PASS:
            return Reason("must-open")
        if choice not in OFFER:
            return Reason("bid-first")
        if choice.what <= self.high:
            return Reason("offer-too-low", {"high": self.high})
        return Reason("needs-lira", {"need": choice.what, "have": state.players[self.seat].lira})


def settle(state: ExpandedIstanbul, host: int, winner: int, lira: int) -> None:
    """The winner pays, the host to the bank and others to the host, and draws two cards. [IST-23.3 IST-23.7]"""
    state.tell(WON_AUCTION, winner, lira, host)
    if winner == host:
        state.pay(host, lira)
    else:
        state.players[winner].lira -= lira
        state.players[host].lira += lira
    ask_draws(state, winner, 2)
