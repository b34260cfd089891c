"""The bonus cards of Mocha & Baksheesh."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.cards import Card
from meydan.games.istanbul.cashing import AT_ONCE, IN_ANY_ORDER, Deal, Holdings
from meydan.games.istanbul.choices import DONE, GIVE
from meydan.games.istanbul.deck import (
    COFFEE_LIRA_CARD,
    FABRIC_CARD,
    FRUIT_CARD,
    SPICE_CARD,
)
from meydan.games.istanbul.dice import RollDice, turn_die
from meydan.games.istanbul.expansions.choices import (
    COFFEE,
    GIVE_COFFEE,
    TAKE_ALL,
)
from meydan.games.istanbul.expansions.mocha.chance import ask_guild
from meydan.games.istanbul.expansions.mocha.places import (
    buy_with_coffee,
    can_buy_with_coffee,
    coffee_price,
    needs_coffee,
)
from meydan.games.istanbul.expansions.printed import (
    COFFEE_DICE,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.places.wainwright import can_extend, extend
from meydan.games.istanbul.printed import (
    ANY_TIME,
    COFFEE_HOUSE,
    EXTENSION_PRICE,
    GOODS,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import arrive
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason

GAINED_COFFEE: Final = 2
GUILD_COFFEE: Final = 2
LIRA_FOR_COFFEE: Final = 8
MOST_SWAPPED: Final = 3
CARDS_WITH_GOODS: Final = [FABRIC_CARD, SPICE_CARD, FRUIT_CARD]  # by the good that comes with 3 lira
SIX: Final = 6


class GainCoffee(Card):
    """Gain 2 coffee. [IST-C.25 IST-C.28]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        expanded(state).gain_coffee(seat, GAINED_COFFEE)


class HireForCoffee(Card):
    """Pay 2 coffee for a guild card. [IST-C.26 IST-C.28]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        table = expanded(state)
        if table.player(seat).coffee >= GUILD_COFFEE and table.guild_left():
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        expanded(state).pay_coffee(seat, GUILD_COFFEE)
        ask_guild(expanded(state), seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        table = expanded(state)
        return needs_coffee(table, seat, GUILD_COFFEE) if table.guild_left() else Reason("too-few-cards")


class LiraForCoffee(Card):
    """Pay a coffee, gain 8 lira. [IST-C.27-28]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if expanded(state).player(seat).coffee:
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        expanded(state).pay_coffee(seat, 1)
        state.earn(seat, LIRA_FOR_COFFEE)

    def deals(self, held: Holdings) -> list[Deal]:
        """Nothing else brings as much for a coffee. [IST-X.20]"""
        return [Deal(self.kind, [COFFEE], [], LIRA_FOR_COFFEE, AT_ONCE)] if held.things[COFFEE] else []

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return needs_coffee(expanded(state), seat, 1)


class Swap(Card):
    """Swap up to 3 goods or coffee for as many other goods or coffee. [IST-C.29-30]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.players[seat].stock() or expanded(state).player(seat).coffee:
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.ask(SwapGive(seat, 0, 0, 0))

    def deals(self, held: Holdings) -> list[Deal]:
        """Coffee into goods, and goods into the coffee that "8 lira for a coffee" wants; without any use the card is
        kept. [IST-X.20]
        """
        coffee = held.things[COFFEE]
        wanted = held.hand[COFFEE_LIRA_CARD] if coffee == 0 and held.rules >= 2 else 0
        found: list[Deal] = []
        for size in range(MOST_SWAPPED, 0, -1):
            for bought in range(min(size, wanted) + 1):
                for sold in range(min(size - bought, coffee), -1, -1):
                    given = goods_to_give(held, size - sold, size - sold > bought)
                    taken = goods_to_take(held, given, size - bought)
                    if len(given) == size - sold and len(taken) == size - bought:
                        given += [COFFEE] * sold
                        taken += [COFFEE] * bought
                        found.append(Deal(self.kind, given, taken, 0, IN_ANY_ORDER))
        return found

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-goods")


def goods_to_give(held: Holdings, size: int, coming_back: bool) -> list[int]:
    """Up to so many goods to swap away: first those of a full kind that a card in hand will bring again (if they are
    `coming_back`, none but those), then of the kind there is most of.
    """
    stock = held.things[: len(GOODS)]
    awaited = [0] * len(GOODS)
    for good, card in enumerate(CARDS_WITH_GOODS):
        if not held.has_room(good):
            awaited[good] = held.hand[card]
    given: list[int] = []
    while len(given) < size:
        best = 0
        for good in range(1, len(GOODS)):
            if (awaited[good], stock[good]) > (awaited[best], stock[best]):
                best = good
        if awaited[best] == 0 if coming_back else stock[best] == 0:
            break
        if awaited[best]:
            awaited[best] -= 1
        stock[best] -= 1
        given.append(best)
    return given


def goods_to_take(held: Holdings, given: list[int], size: int) -> list[int]:
    """Up to so many goods that there is room for, of kinds not given."""
    taken: list[int] = []
    for good in range(len(GOODS)):
        if good not in given:
            room = held.capacity - held.things[good]
            taken += [good] * min(room, size - len(taken))
    return taken


class SwapGive(Frame[ExpandedIstanbul]):
    """What is swapped away, one at a time in the order of the kinds, coffee last. [IST-C.29]

    `kinds` has one bit for each kind already given: those cannot be taken. [IST-C.30]
    """

    given: int
    kinds: int
    start: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        player = state.player(self.seat)
        can = [GIVE[good] for good in range(self.start, len(GOODS)) if player.goods[good]]
        if player.coffee:
            can.append(GIVE_COFFEE)
        # Coffee may have been spent on another card meanwhile: then there may be nothing left to swap.
        return [*can, DONE] if self.given or not can else can

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is DONE:
            if self.given:
                state.ask(SwapTake(self.seat, self.given, self.kinds, 0))
            return
        state.give_thing(self.seat, choice.what)
        given, kinds = self.given + 1, self.kinds | 1 << choice.what
        player = state.player(self.seat)
        if given < MOST_SWAPPED and (player.coffee or sum(player.goods[choice.what :])):
            state.ask(SwapGive(self.seat, given, kinds, choice.what))
        else:
            state.ask(SwapTake(self.seat, given, kinds, 0))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        player = state.player(self.seat)
        if choice is GIVE_COFFEE:
            return Reason("no-good", {"good": "coffee"})
        if choice not in GIVE:
            return Reason("swap-first")
        return Reason("give-in-order") if player.goods[choice.what] else Reason("no-good", {"good": GOODS[choice.what]})


class SwapTake(Frame[ExpandedIstanbul]):
    """What is taken instead, one at a time in the order of the kinds; nothing of a kind that was given. [IST-C.30]"""

    left: int
    kinds: int
    start: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return [
            choice
            for choice in TAKE_ALL
            if choice.what >= self.start
            and not (self.kinds >> choice.what) & 1
            and (choice.what != COFFEE or state.mix.mocha)
        ]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.take_thing(self.seat, choice.what)
        if self.left > 1:
            state.ask(SwapTake(self.seat, self.left - 1, self.kinds, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("swap-others") if choice in TAKE_ALL else Reason("swap-first")


class RollForCoffee(Card):
    """Roll two dice for coffee. [IST-C.31]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.ask(CoffeeByDice(seat))
        state.ask(RollDice(seat, False))


class CoffeeByDice(StepFor[ExpandedIstanbul]):
    """The dice have settled: coffee by their total. [IST-C.31]"""

    def run(self, state: ExpandedIstanbul) -> None:
        state.gain_coffee(self.who, COFFEE_DICE[state.low + state.high])


class TurnToSix(Card):
    """After an own roll, turn one die to 6. [IST-C.32-33 IST-Z.10]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.low != SIX:
            options.append(self.plays[0])
        if state.high not in (SIX, state.low):
            options.append(self.plays[1])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        turn_die(state, seat, choice.what == 0, SIX)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("six-pointless")


class GoToCorner(Card):
    """The merchant goes to a corner of the board instead of moving. [IST-C.34-35 IST-X.19]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        here = state.players[seat].place
        options.extend([self.plays[place] for place in corners(state) if place != here])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-corner", {"place": choice.what})


def corners(state: Istanbul) -> list[int]:
    """The places in the corners of the board, in ascending order."""
    grid, columns = state.board.grid, state.board.columns
    return sorted([grid[0], grid[columns - 1], grid[-columns], grid[-1]])


class ExtendAgain(Card):
    """After the Wainwright's action, carry it out once more. [IST-C.36]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        player = state.players[seat]
        if state.acted == WAINWRIGHT and player.lira >= EXTENSION_PRICE and can_extend(player):
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.pay(seat, EXTENSION_PRICE)
        extend(state, seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        player = state.players[seat]
        if state.acted != WAINWRIGHT:
            return Reason("act-first", {"place": WAINWRIGHT})
        if not can_extend(player):
            return Reason("barrow-complete")
        return Reason("needs-lira", {"need": EXTENSION_PRICE, "have": player.lira})


class BuyCoffeeRubyAgain(Card):
    """After the Coffee House's action, carry it out once more, at the new price. [IST-C.36]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == COFFEE_HOUSE and can_buy_with_coffee(expanded(state), seat):
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        buy_with_coffee(expanded(state), seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != COFFEE_HOUSE:
            return Reason("act-first", {"place": COFFEE_HOUSE})
        return needs_coffee(expanded(state), seat, coffee_price(expanded(state)))
