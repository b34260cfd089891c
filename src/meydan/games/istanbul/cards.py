"""The bonus cards and the yellow mosque tile: when each may be used and what it does."""

from __future__ import annotations

from meydan.games.istanbul.board import FAR, why_not_on_board
from meydan.games.istanbul.cashing import AT_ONCE, IN_ANY_ORDER, Cashable, Deal, Holdings
from meydan.games.istanbul.choices import (
    FETCH,
    PLAYS,
)
from meydan.games.istanbul.deck import DECK
from meydan.games.istanbul.events import PLAYED
from meydan.games.istanbul.places.dealer import buy, can_buy, why_no_ruby
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.palace import deliveries, price_now
from meydan.games.istanbul.places.post_office import collect
from meydan.games.istanbul.printed import (
    BY_PIECE,
    CALM,
    DEALER,
    FETCH_PRICE,
    FOR_LIRA,
    LIRA_OF_CARD,
    PALACE,
    POLICE_STATION,
    POST_OFFICE,
    SMALL_MARKET,
    YELLOW,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import arrive, reward
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Provider, Step
from meydan.kernel.words import Reason


class Card(Cashable):
    """A kind of bonus card: played from the hand, then laid on the discard pile. [IST-C.1 IST-C.4]"""

    moment: int
    plays: list[Choice]  # all ways to play it

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.moment = DECK[kind].moment
        self.plays = PLAYS[DECK[kind].name]

    def windows(self) -> int:
        return self.moment

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend(self.plays)

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.lose_card(seat, self.kind)
        state.tell(PLAYED, seat, self.kind)
        self.effect(state, seat, choice)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        """What the card does."""


class GainGood(Card):
    """Gain a good of your choice, before or after an action. [IST-C.9-10]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.gain(seat, choice.what, 1)

    def deals(self, held: Holdings) -> list[Deal]:
        """Worth a good while there is room; after that the card is worth more, as the last tie-break. [IST-F.3-4]"""
        return [Deal(self.kind, [], [good], 0, IN_ANY_ORDER) for good in held.goods_with_room()[:1]]


class TakeLira(Card):
    """Take 5 lira, at any time in your turn. [IST-C.11]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.earn(seat, LIRA_OF_CARD)

    def deals(self, held: Holdings) -> list[Deal]:
        return [Deal(self.kind, [], [], LIRA_OF_CARD, AT_ONCE)]


class MoveFar(Card):
    """Move three or four places instead of one or two. [IST-C.12 IST-T.7]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend(state.board_of(seat).reach(FAR, state.players[seat].place))

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if choice.what not in state.board.places:
            return why_not_on_board(choice.what)
        steps = state.board_of(seat).distance(state.players[seat].place, choice.what)
        return Reason("not-3-or-4", {"place": choice.what, "steps": steps})


class StayHere(Card):
    """Do not move: the place where you stand is your destination again. [IST-C.13-14]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, state.players[seat].place)


class ReturnAssistant(Card):
    """In phase 1, bring one own assistant back under the merchant. [IST-C.15 IST-V.9]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend([self.plays[place] for place in state.players[seat].posted])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.return_assistant(seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-assistant-there", {"place": choice.what})


class SummonFamily(Card):
    """Bring your family member to the Police Station for the reward; not if it is there. [IST-C.16-17 IST-12.6]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.players[seat].family != POLICE_STATION:
            if state.can_draw():
                options.append(self.plays[0])
            options.append(self.plays[1])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # The card itself reaches the discard pile only after the reward, so it cannot be drawn by it.
        state.lose_card(seat, self.kind)
        laid = state.discard.pop()
        state.tell(PLAYED, seat, self.kind)
        state.put_family(seat, POLICE_STATION)
        state.ask(LayDown(laid))
        reward(state, seat, choice.how == FOR_LIRA)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("family-home") if state.players[seat].family == POLICE_STATION else Reason("no-cards-left")


class LayDown(Step[Istanbul]):
    """A card whose effect is done reaches the discard pile. [IST-C.4]"""

    kind: int

    def run(self, state: Istanbul) -> None:
        state.discard.append(self.kind)


class SellAnything(Card):
    """At the Small Market, sell goods of any kinds. [IST-C.18-19 IST-C.23]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.players[seat].stock():
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        frame = state.stack.pop()
        manner = frame.manner if isinstance(frame, SellGoods) else BY_PIECE
        state.ask(SellGoods(seat, SMALL_MARKET, manner, True))

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-goods")


class CollectAgain(Card):
    """After the Post Office's action, carry it out once more. [IST-C.20-23]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == POST_OFFICE:
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        collect(state, seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("act-first", {"place": POST_OFFICE})


class DeliverAgain(Card):
    """After the Palace's action, carry it out once more, at the new price. [IST-C.20-23]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == PALACE and deliveries(state, seat):
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # Asked like an errand: between this card and the delivery no good can be slipped in. [IST-12.7]
        state.ask(state.rules.errands[PALACE][seat])

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != PALACE:
            return Reason("act-first", {"place": PALACE})
        if state.rubies[PALACE] == 0:
            return Reason("no-rubies")
        return Reason("too-few-goods", {"price": price_now(state)})


class BuyAgain(Card):
    """After the Dealer's action, carry it out once more, at the new price. [IST-C.20-23]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == DEALER and can_buy(state, seat):
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        buy(state, seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != DEALER:
            return Reason("act-first", {"place": DEALER})
        return why_no_ruby(state, seat)


class FetchAssistant(Provider[Istanbul]):
    """Yellow tile: once in your turn, pay 2 lira to bring one own assistant back under the merchant. [IST-Q.8-10]"""

    def windows(self) -> int:
        return CALM

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        player = state.players[seat]
        if not state.fetched and player.has_tile(YELLOW) and player.lira >= FETCH_PRICE:
            options.extend([FETCH[place] for place in player.posted])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.fetched = True
        state.pay(seat, FETCH_PRICE)
        state.return_assistant(seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        player = state.players[seat]
        if not player.has_tile(YELLOW):
            return Reason("lacks-tile", {"tile": "yellow"})
        if state.fetched:
            return Reason("fetched-already")
        if choice.what not in player.posted:
            return Reason("no-assistant-there", {"place": choice.what})
        return Reason("needs-lira", {"need": FETCH_PRICE, "have": player.lira})
