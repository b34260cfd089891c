"""After the last turn: cards that give lira or goods are cashed, for each player the best way there is. [IST-F.3]"""

from __future__ import annotations

from typing import Final, cast

from meydan.games.istanbul.events import CASHED, ENDED
from meydan.games.istanbul.printed import GOODS
from meydan.games.istanbul.state import Istanbul, total
from meydan.kernel.frame import Chance, Provider, Step, StepFor

# When a deal is made. What nothing can better is done first, and what can no longer gain its good last: so only the
# others have to be tried in every order.
AT_ONCE: Final = 0
IN_ANY_ORDER: Final = 1
AT_LAST: Final = 2


class Deal:
    """A card laid down: the things given and taken for it, by number (coffee comes after the goods), and the lira."""

    kind: int
    given: list[int]
    taken: list[int]
    lira: int
    when: int

    def __init__(self, kind: int, given: list[int], taken: list[int], lira: int, when: int) -> None:
        self.kind = kind
        self.given = given
        self.taken = taken
        self.lira = lira
        self.when = when


class Holdings:
    """What a player has left after the last turn: goods and coffee, and bonus cards."""

    rules: int  # the version of the rules
    capacity: int
    things: list[int]
    hand: list[int]

    def __init__(self, rules: int, capacity: int, things: list[int], hand: list[int]) -> None:
        self.rules = rules
        self.capacity = capacity
        self.things = things
        self.hand = hand

    def has_room(self, thing: int) -> bool:
        return thing >= len(GOODS) or self.things[thing] < self.capacity

    def goods_with_room(self) -> list[int]:
        return [good for good in range(len(GOODS)) if self.has_room(good)]

    def after(self, deal: Deal) -> Holdings:
        """What is left when a deal is made; what does not fit is lost."""
        later = Holdings(self.rules, self.capacity, self.things.copy(), self.hand.copy())
        later.hand[deal.kind] -= 1
        for thing in deal.given:
            later.things[thing] -= 1
        for thing in deal.taken:
            if later.has_room(thing):
                later.things[thing] += 1
        return later


class Cashable(Provider[Istanbul]):
    """A kind of bonus card, as far as it may be cashed after the last turn."""

    kind: int

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def deals(self, held: Holdings) -> list[Deal]:
        """The ways to cash one such card that could be the best; whoever can make a deal is better off with it."""
        return []

    def dice(self, seat: int) -> Chance[Istanbul] | None:
        """The roll that says what it brings, if it is a card for which one rolls."""
        return None


class Outcome:
    """What deals bring in the end, in the order in which ties are broken."""

    deals: list[Deal]
    lira: int
    goods: int
    cards: int

    def __init__(self, deals: list[Deal], lira: int, goods: int, cards: int) -> None:
        self.deals = deals
        self.lira = lira
        self.goods = goods
        self.cards = cards

    def beats(self, other: Outcome) -> bool:
        if self.lira != other.lira:
            return self.lira > other.lira
        if self.goods != other.goods:
            return self.goods > other.goods
        return self.cards > other.cards


def best_outcome(cards: list[Cashable], held: Holdings, seen: dict[tuple[int, ...], Outcome]) -> Outcome:
    """The best of all orders and ways; `seen` remembers what was already looked at. [IST-F.3]"""
    key = (*held.things, *held.hand)
    known = seen.get(key)
    if known is not None:
        return known
    best = Outcome([], 0, total(held.things[: len(GOODS)]), total(held.hand))
    started = False
    for deal in deals_to_try(cards, held):
        rest = best_outcome(cards, held.after(deal), seen)
        found = Outcome([deal, *rest.deals], deal.lira + rest.lira, rest.goods, rest.cards)
        if not started or found.beats(best):
            best = found
            started = True
    seen[key] = best
    return best


def deals_to_try(cards: list[Cashable], held: Holdings) -> list[Deal]:
    """The deals among which to choose the next: only of those that come first."""
    deals: list[Deal] = []
    for card in cards:
        if held.hand[card.kind]:
            for deal in card.deals(held):
                if not deals or deal.when < deals[0].when:
                    deals = [deal]
                elif deal.when == deals[0].when == IN_ANY_ORDER:
                    deals.append(deal)
    return deals


def deals_in_order(cards: list[Cashable], held: Holdings) -> list[Deal]:
    """By the first version of the rules: card by card, each the first way there is."""
    made: list[Deal] = []
    for card in cards:
        while held.hand[card.kind]:
            deals = card.deals(held)
            if not deals:
                break
            made.append(deals[0])
            held = held.after(deals[0])
    return made


class CashHand(StepFor[Istanbul]):
    """One player’s cards are cashed: first those for which dice are rolled, then all others. [IST-F.3 IST-K.34]"""

    def run(self, state: Istanbul) -> None:
        seat = self.who
        player = state.players[seat]
        cards = [cast(Cashable, state.rules.providers[kind]) for kind in state.rules.cashing if player.hand[kind]]
        for card in cards:
            dice = card.dice(seat)
            if dice is not None:
                lay_down(state, seat, card.kind)
                state.ask(self)
                state.ask(dice)
                return
        held = Holdings(state.header.rules, player.capacity, state.things(seat), player.hand.copy())
        by_order = state.header.rules < 2
        for deal in deals_in_order(cards, held) if by_order else best_outcome(cards, held, {}).deals:
            lay_down(state, seat, deal.kind)
            for thing in deal.given:
                state.give_thing(seat, thing)
            for thing in deal.taken:
                state.take_thing(seat, thing)
            if deal.lira:
                state.earn(seat, deal.lira)


def lay_down(state: Istanbul, seat: int, kind: int) -> None:
    state.lose_card(seat, kind)
    state.tell(CASHED, seat, kind)


class EndGame(Step[Istanbul]):
    """Everything is cashed: the game is over. [IST-F.5]"""

    def run(self, state: Istanbul) -> None:
        state.tell(ENDED)


CASH_HAND: Final = [CashHand(seat) for seat in range(5)]
END_GAME: Final = EndGame()
