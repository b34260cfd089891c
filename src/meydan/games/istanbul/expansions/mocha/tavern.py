"""19 Tavern: the barrier with a neighbour's action, tavern tiles, and a ruby for baksheesh; the Movement tile."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import UNREACHED, Way, why_not_on_board
from meydan.games.istanbul.choices import DONE, SKIP
from meydan.games.istanbul.expansions.choices import BARRIER, BESIDE, RIDE, TAVERN_RUBY, TAVERN_TILE, USE
from meydan.games.istanbul.expansions.events import (
    BAKSHEESH_TURNED,
    SET_BARRIER,
    TOOK_TAVERN_TILE,
    USED_FROM_AFAR,
)
from meydan.games.istanbul.expansions.mocha.places import needs_coffee
from meydan.games.istanbul.expansions.printed import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_SIDES,
    BARRIER_PRICE,
    MOVEMENT,
    TAVERN_COSTS,
    TAVERN_TILES,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import ANY_TIME, GOODS, MOVING
from meydan.games.istanbul.state import Istanbul, changed
from meydan.games.istanbul.turn import arrive
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Provider
from meydan.kernel.words import Reason


class VisitTavern(PlaceAction):
    """Exactly one of three: the barrier, a tavern tile, a ruby. [IST-19.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return [*tavern_offers(expanded(state), self.seat, 0), SKIP]

    def act(self, state: Istanbul, choice: Choice) -> None:
        tavern_deal(expanded(state), self.seat, choice, 0)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return why_no_deal(expanded(state), self.seat, choice, 0)

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        """Coffee for the barrier, or for a tile that costs less."""
        player = expanded(state).player(self.seat)
        least = BARRIER_PRICE
        for choice in TAVERN_TILE:
            if not player.has_tavern_tile(choice.what) and expanded(state).tavern_left[choice.what]:
                least = min(least, tavern_cost(expanded(state), choice.what))
        return missing("coffee", least, player.coffee)


class TavernRun(Frame[ExpandedIstanbul]):
    """The guild card for the Tavern: one or two of its actions, for one coffee less in all. [IST-B.24-25]"""

    first: bool

    def discount(self) -> int:
        return 1 if self.first else 0

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        offers = tavern_offers(state, self.seat, self.discount())
        # Coffee may have been spent on a card meanwhile: then there may be nothing left to carry out.
        return offers if self.first and offers else [*offers, DONE]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is DONE:
            return
        if self.first:
            state.ask(TavernRun(self.seat, False))
        tavern_deal(state, self.seat, choice, self.discount())

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return why_no_deal(state, self.seat, choice, self.discount()) or Reason("tavern-first")


def tavern_offers(state: ExpandedIstanbul, seat: int, discount: int) -> list[Choice]:
    """What the Tavern has for a seat, with so much coffee off. [IST-19.2 IST-19.8 IST-19.14]"""
    player = state.player(seat)
    coffee = player.coffee + discount
    offers: list[Choice] = []
    if coffee >= BARRIER_PRICE:
        for place in state.board.places:
            if state.board.neighbours(place)[-1] > place:
                offers.append(BARRIER[place])
    for choice in TAVERN_TILE:
        tile = choice.what
        if not player.has_tavern_tile(tile) and state.tavern_left[tile] and coffee >= tavern_cost(state, tile):
            offers.append(choice)
    if coffee >= BAKSHEESH_COFFEE and has_goods(player.goods, baksheesh(state)):
        offers += [choice for choice in TAVERN_RUBY if choice.what in state.tracks()]
    return offers


def tavern_deal(state: ExpandedIstanbul, seat: int, choice: Choice, discount: int) -> None:
    """One of the three, paid."""
    if choice in BARRIER:
        state.pay_coffee(seat, BARRIER_PRICE - discount)
        state.ask(SetBarrier(seat, choice.what))
    elif choice in TAVERN_TILE:
        state.pay_coffee(seat, tavern_cost(state, choice.what) - discount)
        state.tavern_left = changed(state.tavern_left, choice.what, state.tavern_left[choice.what] - 1)
        state.player(seat).tavern |= 1 << choice.what
        state.tell(TOOK_TAVERN_TILE, seat, choice.what)
    else:
        state.pay_coffee(seat, BAKSHEESH_COFFEE - discount)
        price = baksheesh(state)
        for good in range(len(GOODS)):
            state.give(seat, good, price[good])
        if len(BAKSHEESH_SIDES) > 1:
            state.baksheesh = (state.baksheesh + 1) % len(BAKSHEESH_SIDES)
            state.tell(BAKSHEESH_TURNED, state.baksheesh)
        state.take_ruby(seat, choice.what)


def tavern_cost(state: ExpandedIstanbul, tile: int) -> int:
    """Coffee for the top tile of a stack; there must be one. [IST-19.8-9]"""
    return TAVERN_COSTS[len(TAVERN_COSTS) - state.tavern_left[tile]]


def baksheesh(state: ExpandedIstanbul) -> list[int]:
    """The goods on the baksheesh tile. [IST-19.15]"""
    return BAKSHEESH_SIDES[state.baksheesh]


def has_goods(goods: list[int], price: list[int]) -> bool:
    return all(goods[good] >= price[good] for good in range(len(GOODS)))


def why_no_deal(state: ExpandedIstanbul, seat: int, choice: Choice, discount: int) -> Reason | None:
    """Why the Tavern does not offer a deal with so much coffee off; None for what is no deal."""
    player = state.player(seat)
    if choice in BARRIER:
        if choice.what not in state.board.places:
            return why_not_on_board(choice.what)
        if player.coffee < BARRIER_PRICE - discount:
            return needs_coffee(state, seat, BARRIER_PRICE - discount)
        return Reason("barrier-lower")
    if choice in TAVERN_TILE:
        tile = choice.what
        if player.has_tavern_tile(tile):
            return Reason("has-tile", {"tile": TAVERN_TILES[tile]})
        if not state.tavern_left[tile]:
            return Reason("no-tiles", {"tile": TAVERN_TILES[tile]})
        return needs_coffee(state, seat, tavern_cost(state, tile) - discount)
    if choice in TAVERN_RUBY:
        if choice.what not in state.tracks():
            return why_not_on_board(choice.what)
        if player.coffee < BAKSHEESH_COFFEE - discount:
            return needs_coffee(state, seat, BAKSHEESH_COFFEE - discount)
        return why_no_goods(player.goods, baksheesh(state))
    return None


def why_no_goods(goods: list[int], price: list[int]) -> Reason | None:
    """The first good of which there are too few for a price; None if there is none."""
    for good, name in enumerate(GOODS):
        if goods[good] < price[good]:
            return Reason("needs-goods", {"good": name, "need": price[good], "have": goods[good]})
    return None


class SetBarrier(Frame[ExpandedIstanbul]):
    """Where the barrier stands: between the place already named and a neighbour with a higher number. [IST-19.2]"""

    one: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return [BESIDE[place] for place in state.board.neighbours(self.one) if place > self.one]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.set_barrier(self.seat, self.one, choice.what)
        state.tell(SET_BARRIER, self.seat, self.one, choice.what)
        state.ask(UseNeighbour(self.seat, self.one, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice in BESIDE:
            return Reason("barrier-beside", {"place": self.one})
        return Reason("barrier-first")


class UseNeighbour(Frame[ExpandedIstanbul]):
    """The action of one of the two places beside the barrier, from afar; or none. [IST-19.3-4]"""

    one: int
    other: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return [USE[self.one], USE[self.other], SKIP]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is not SKIP:
            state.tell(USED_FROM_AFAR, self.seat, choice.what)
            state.ask(state.rules.from_afar[choice.what][self.seat])

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("beside-barrier-only")


# -- the Movement tile ----------------------------------------------------------------------------------------

STRAIGHT_ON: Final = Way(4, RIDE, 3, UNREACHED - 1, straight=True)


class RideStraight(Provider[ExpandedIstanbul]):
    """Movement tile: any number of places in a straight line; one and two steps are a normal move. [IST-19.10-11]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        if state.player(seat).has_tavern_tile(MOVEMENT):
            options.extend(state.board_of(seat).reach(STRAIGHT_ON, state.players[seat].place))

    def play(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        arrive(state, seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
        if not state.player(seat).has_tavern_tile(MOVEMENT):
            return Reason("lacks-tile", {"tile": "movement"})
        return Reason("not-straight", {"place": choice.what})
