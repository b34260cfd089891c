"""The bonus cards and the yellow mosque tile: when each may be used and what it does."""

from __future__ import annotations

from meydan.games.istanbul.board import FAR, why_not_on_board
from meydan.games.istanbul.cashing import AT_ONCE, IN_ANY_ORDER, Cashable, Deal, Holdings
from meydan.games.istanbul.choices import (
    CARD_ANY,
    CARD_DEALER,
    CARD_FAMILY,
    CARD_GOOD,
    CARD_LIRA,
    CARD_PALACE,
    CARD_POST,
    CARD_RETURN,
    CARD_STAY,
    FETCH,
)
from meydan.games.istanbul.events import PLAYED
from meydan.games.istanbul.places.dealer import buy, can_buy, why_no_ruby
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.palace import deliveries, price_now
from meydan.games.istanbul.places.post_office import collect
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    ACTED,
    ANY_CARD,
    ANY_TIME,
    BY_PIECE,
    CALM,
    DEALER,
    DEALER_CARD,
    FAMILY_CARD,
    FAR_CARD,
    FETCH_PRICE,
    GOOD_CARD,
    LIRA_CARD,
    LIRA_OF_CARD,
    MOVING,
    PALACE,
    PALACE_CARD,
    PHASE_1,
    POLICE_STATION,
    POST_CARD,
    POST_OFFICE,
    RETURN_CARD,
    SELLING,
    SMALL_MARKET,
    STAY_CARD,
    YELLOW,
)
from meydan.games.istanbul.turn import arrive, reward
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Provider, Step
from meydan.kernel.words import Reason


class Card(Cashable):
    """A kind of bonus card: played from the hand, then laid on the discard pile. [IST-C]"""

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.lose_card(seat, self.kind)
        state.tell(PLAYED, seat, self.kind)
        self.effect(state, seat, choice)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        """What the card does."""


class GainGood(Card):
    """Gain a good of your choice, before or after an action. [IST-C]"""

    def windows(self) -> int:
        return CALM

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend(CARD_GOOD)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.gain(seat, choice.arg, 1)

    def deals(self, held: Holdings) -> list[Deal]:
        """Worth a good while there is room; beyond that the card itself is worth more, as the last tie-break."""
        return [Deal(self.kind, [], [good], 0, IN_ANY_ORDER) for good in held.goods_with_room()[:1]]


class TakeLira(Card):
    """Take 5 lira, at any time in your turn. [IST-C]"""

    def windows(self) -> int:
        return ANY_TIME

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.append(CARD_LIRA)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.earn(seat, LIRA_OF_CARD)

    def deals(self, held: Holdings) -> list[Deal]:
        return [Deal(self.kind, [], [], LIRA_OF_CARD, AT_ONCE)]


class MoveFar(Card):
    """Move three or four places instead of one or two. [IST-C]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend(state.board_of(seat).reach(FAR, state.players[seat].place))

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, choice.arg)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if choice.arg not in state.board.places:
            return why_not_on_board(choice.arg)
        steps = state.board_of(seat).distance(state.players[seat].place, choice.arg)
        return Reason("not-3-or-4", {"place": choice.arg, "steps": steps})


class StayHere(Card):
    """Do not move: the place where you stand is your destination again. [IST-C]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.append(CARD_STAY)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, state.players[seat].place)


class ReturnAssistant(Card):
    """In phase 1, bring one own assistant back under the merchant. [IST-C]"""

    def windows(self) -> int:
        return PHASE_1

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        options.extend([CARD_RETURN[place] for place in state.players[seat].posted])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.return_assistant(seat, choice.arg)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-assistant-there", {"place": choice.arg})


class SummonFamily(Card):
    """Bring your family member to the Police Station for the reward; not if it is there. [IST-C]"""

    def windows(self) -> int:
        return CALM

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.players[seat].family != POLICE_STATION:
            if state.can_draw():
                options.append(CARD_FAMILY[0])
            options.append(CARD_FAMILY[1])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # The card itself reaches the discard pile only after the reward, so it cannot be drawn by it.
        state.lose_card(seat, self.kind)
        laid = state.discard.pop()
        state.tell(PLAYED, seat, self.kind)
        state.put_family(seat, POLICE_STATION)
        state.ask(LayDown(laid))
        reward(state, seat, choice.more == 1)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("family-home") if state.players[seat].family == POLICE_STATION else Reason("no-cards-left")


class LayDown(Step[Istanbul]):
    """A card whose effect is done reaches the discard pile. [IST-C.4]"""

    kind: int

    def run(self, state: Istanbul) -> None:
        state.discard.append(self.kind)


class SellAnything(Card):
    """At the Small Market, sell goods of any kinds. [IST-C]"""

    def windows(self) -> int:
        return SELLING

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.players[seat].stock():
            options.append(CARD_ANY)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        frame = state.stack.pop()
        manner = frame.manner if isinstance(frame, SellGoods) else BY_PIECE
        state.ask(SellGoods(seat, SMALL_MARKET, manner, True))

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-goods")


class CollectAgain(Card):
    """After the Post Office's action, carry it out once more. [IST-C]"""

    def windows(self) -> int:
        return ACTED

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == POST_OFFICE:
            options.append(CARD_POST)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        collect(state, seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("act-first", {"place": POST_OFFICE})


class DeliverAgain(Card):
    """After the Palace's action, carry it out once more, at the new price. [IST-C]"""

    def windows(self) -> int:
        return ACTED

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == PALACE and deliveries(state, seat):
            options.append(CARD_PALACE)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # Asked like an errand: between this card and the delivery no good can be slipped in.
        state.ask(state.rules.errands[PALACE][seat])

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != PALACE:
            return Reason("act-first", {"place": PALACE})
        if state.rubies[PALACE] == 0:
            return Reason("no-rubies")
        return Reason("too-few-goods", {"price": price_now(state)})


class BuyAgain(Card):
    """After the Dealer's action, carry it out once more, at the new price. [IST-C]"""

    def windows(self) -> int:
        return ACTED

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == DEALER and can_buy(state, seat):
            options.append(CARD_DEALER)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        buy(state, seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != DEALER:
            return Reason("act-first", {"place": DEALER})
        return why_no_ruby(state, seat)


class FetchAssistant(Provider[Istanbul]):
    """Yellow tile: once in your turn, pay 2 lira to bring one own assistant back under the merchant. [IST-Q]"""

    def windows(self) -> int:
        return CALM

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        player = state.players[seat]
        if not state.fetched and player.has_tile(YELLOW) and player.lira >= FETCH_PRICE:
            options.extend([FETCH[place] for place in player.posted])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.fetched = True
        state.pay(seat, FETCH_PRICE)
        state.return_assistant(seat, choice.arg)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        player = state.players[seat]
        if not player.has_tile(YELLOW):
            return Reason("lacks-tile", {"tile": "yellow"})
        if state.fetched:
            return Reason("fetched-already")
        if choice.arg not in player.posted:
            return Reason("no-assistant-there", {"place": choice.arg})
        return Reason("needs-lira", {"need": FETCH_PRICE, "have": player.lira})


def base_cards() -> list[Provider[Istanbul]]:
    """One provider per kind of card of the base game, in the order of the kinds."""
    return [
        GainGood(GOOD_CARD),
        TakeLira(LIRA_CARD),
        MoveFar(FAR_CARD),
        StayHere(STAY_CARD),
        ReturnAssistant(RETURN_CARD),
        SummonFamily(FAMILY_CARD),
        SellAnything(ANY_CARD),
        CollectAgain(POST_CARD),
        DeliverAgain(PALACE_CARD),
        BuyAgain(DEALER_CARD),
    ]
