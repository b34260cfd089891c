"""The builder phase: one building each, paid with cards of the hand; crane, black market and what follows. [SJ-B]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import (
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    COST,
    COVER_VALUE,
    CRANE,
    HOLDERS,
    IS_PRODUCTION,
    LIBRARY,
    PLANT_BITS,
    POOR_HOUSE,
    QUARRY,
    SMITHY,
    TAVERN,
)
from meydan.games.san_juan.chance import TO_HAND, DrawLater, ask_draw
from meydan.games.san_juan.choices import BACK, BESIDE, BUILD, DONE, OVER, PASS, PAY, SPEND, add_in_order
from meydan.games.san_juan.events import BUILT, COVERED, HELPED, PAID, PAID_HIDDEN, PASSED, SPENT
from meydan.games.san_juan.phase import Phase
from meydan.games.san_juan.picking import ways_to_pick, why_not_picked
from meydan.games.san_juan.printed import MOST_SPENT, SEATS
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason

NOWHERE: Final = -1  # built beside the other buildings, covering none


class BuilderTurn(Phase):
    """One player after the other builds; then the taverns help, and twelve buildings end the game. [SJ-B.1 SJ-B.11]"""

    def next(self) -> Phase:
        return BUILDER_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        if may_build(state, seat):
            state.ask(BUILDS[seat])

    def finish(self, state: SanJuan) -> None:
        taverns(state)
        state.mark_last()


def may_build(state: SanJuan, seat: int) -> bool:
    """Whether a seat may have something to build, for all that everybody can see. [SJ-G.18-19]"""
    if state.players[seat].cards:
        return True
    return state.cathedral and (state.header.rules < 2 or cathedral_in_reach(state, seat, 0))


def cathedral_in_reach(state: SanJuan, seat: int, cash: int) -> bool:
    """Whether so many cards could pay the cathedral, beside the other buildings or over one of them."""
    if can_pay(state, seat, CATHEDRAL, NOWHERE, cash):
        return True
    return (state.helpers(seat) >> CRANE) & 1 == 1 and can_cover(state, seat, CATHEDRAL, cash)


class Build(Frame[SanJuan]):
    """Build one card of the hand, or the cathedral on the table, or pass. [SJ-B.1 SJ-B.5-7 SJ-N.25]

    `but` has one bit per kind that was to be built over another building, and was then left. [SJ-K.9]
    """

    but: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        hand = player.hand
        taken = (player.owned & ~PLANT_BITS) | self.but
        helpers = state.helpers(self.seat)
        has_crane = (helpers >> CRANE) & 1
        privilege = state.privilege_of(self.seat)
        cash = player.cards - 1
        purse = cash + goods_to_spend(state, self.seat, NOWHERE)
        plant_reach = purse + privilege + ((helpers >> SMITHY) & 1)
        city_reach = purse + privilege + ((helpers >> QUARRY) & 1)
        options: list[Choice] = []
        for kind in range(state.rules.kinds):
            if hand[kind] and not (taken >> kind) & 1:
                reach = plant_reach if (PLANT_BITS >> kind) & 1 else city_reach
                if COST[kind] <= reach or (has_crane and can_cover(state, self.seat, kind, cash)):
                    options.append(BUILD[kind])
        if state.cathedral and not (taken >> CATHEDRAL) & 1:
            if cathedral_in_reach(state, self.seat, player.cards):
                add_in_order(options, BUILD[CATHEDRAL])
        options.append(PASS)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        kind = choice.what
        player = state.players[self.seat]
        if kind == CATHEDRAL:
            state.cathedral = False
        else:
            take_from_hand(player, kind)
        if not (state.helpers(self.seat) >> CRANE) & 1:
            place(state, self.seat, kind, NOWHERE)
            return
        ways = ways_to_place(state, self.seat, kind)
        if len(ways) > 1 or (ways[0] is not BESIDE and state.header.rules >= 2):
            state.ask(Cover(self.seat, kind, self.but))
        else:
            place(state, self.seat, kind, slot_meant(player, ways[0]))

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        kind = choice.what
        if BUILD[kind] is not choice:
            return Reason("sj-build-first")
        player = state.players[self.seat]
        if kind == CATHEDRAL and not state.cathedral:
            return Reason("sj-no-cathedral")
        if kind != CATHEDRAL and player.hand[kind] == 0:
            return Reason("sj-not-in-hand", {"card": kind})
        if player.has(kind) and not IS_PRODUCTION[kind]:
            return Reason("sj-already-built", {"building": kind})
        if (self.but >> kind) & 1:
            return Reason("sj-left-building", {"building": kind})
        cost = price(state, self.seat, kind, NOWHERE)
        cash = player.cards - (1 if kind != CATHEDRAL else 0)
        return Reason("sj-cannot-pay", {"building": kind, "cost": cost, "cards": cash})


def take_from_hand(player: Player, kind: int) -> None:
    """A card leaves the hand openly, to be built."""
    player.hand[kind] -= 1
    player.cards -= 1
    if kind in player.known:
        known = player.known.copy()
        known.remove(kind)
        player.known = known


# -- what it costs ------------------------------------------------------------------------------------------


def price(state: SanJuan, seat: int, kind: int, over: int) -> int:
    """How many cards a building costs before goods are spent; what is covered no longer helps. [SJ-B.2-4 SJ-K.14]"""
    lost = state.players[seat].town[over] if over >= 0 else NOWHERE
    off = privilege_off(state, seat, lost) + helper_off(state, seat, kind, lost)
    if lost >= 0:
        off += COVER_VALUE[lost]
    return max(0, COST[kind] - off)


def privilege_off(state: SanJuan, seat: int, lost: int) -> int:
    """What the builder pays less; twice with a library that is not covered. [SJ-B.3 SJ-K.11 SJ-K.27]"""
    off = state.privilege_of(seat)
    return 1 if off > 1 and lost == LIBRARY else off


def helper_for(kind: int) -> int:
    """Which building makes this one cheaper."""
    return SMITHY if (PLANT_BITS >> kind) & 1 else QUARRY


def helper_off(state: SanJuan, seat: int, kind: int, lost: int) -> int:
    """What a smithy or quarry that is not covered takes off. [SJ-K.2-3 SJ-K.11]"""
    helper = helper_for(kind)
    return 0 if lost == helper else (state.helpers(seat) >> helper) & 1


def goods_to_spend(state: SanJuan, seat: int, over: int) -> int:
    """How many goods the black market may take, not counting what is covered. [SJ-K.4-5 SJ-K.12]"""
    player = state.players[seat]
    if not (state.helpers(seat) >> BLACK_MARKET) & 1 or (over >= 0 and player.town[over] == BLACK_MARKET):
        return 0
    held = player.goods_held()
    if over >= 0 and player.goods[over] >= 0:
        held -= 1
    return held if held < MOST_SPENT else MOST_SPENT


def can_pay(state: SanJuan, seat: int, kind: int, over: int, cash: int) -> bool:
    """Whether the hand and the black market reach the price. [SJ-B.5]"""
    return price(state, seat, kind, over) <= cash + goods_to_spend(state, seat, over)


def may_cover(below: int, kind: int) -> bool:
    """Neither the crane nor a building of the same kind is covered. [SJ-K.10]"""
    return below != CRANE and below != kind


def can_cover(state: SanJuan, seat: int, kind: int, cash: int) -> bool:
    """Whether so many cards could pay a building with the crane, over any other."""
    player = state.players[seat]
    for below in player.town:
        if may_cover(below, kind) and can_pay(state, seat, kind, player.slot_to_leave(below), cash):
            return True
    return False


# -- where it stands ----------------------------------------------------------------------------------------


def ways_to_place(state: SanJuan, seat: int, kind: int) -> list[Choice]:
    """Beside or over which kinds a card that has left the hand can be built and paid."""
    player = state.players[seat]
    ways: list[Choice] = []
    if can_pay(state, seat, kind, NOWHERE, player.cards):
        ways.append(BESIDE)
    owned = player.owned
    below = -1
    while owned >> (below + 1):
        below += 1
        if (owned >> below) & 1 and may_cover(below, kind):
            if can_pay(state, seat, kind, player.slot_to_leave(below), player.cards):
                ways.append(OVER[below])
    return ways


def slot_meant(player: Player, choice: Choice) -> int:
    """Which building an answer covers."""
    return NOWHERE if choice is BESIDE else player.slot_to_leave(choice.what)


class Cover(Frame[SanJuan]):
    """With the crane: does the new building stand beside the others or over one of them? [SJ-K.9]

    Where it can only stand over one of them, it may be left after all; `but` are those that were left before.
    """

    kind: int
    but: int

    def options(self, state: SanJuan) -> list[Choice]:
        options = ways_to_place(state, self.seat, self.kind)
        if options[0] is not BESIDE and state.header.rules >= 2:
            options.append(BACK)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        if choice is not BACK:
            place(state, self.seat, self.kind, slot_meant(player, choice))
            return
        if self.kind == CATHEDRAL:
            state.cathedral = True
        else:
            player.take_shown(self.kind)
        state.ask(Build(self.seat, self.but | (1 << self.kind)))

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        player = state.players[self.seat]
        below = choice.what
        if choice is BACK and can_pay(state, self.seat, self.kind, NOWHERE, player.cards):
            return Reason("sj-can-stand-beside", {"building": self.kind})
        if choice is not BESIDE and OVER[below] is not choice:
            return Reason("sj-cover-first")
        if choice is not BESIDE:
            if not player.has(below):
                return Reason("sj-no-such-building", {"building": below})
            if below == CRANE:
                return Reason("sj-crane-stays")
            if below == self.kind:
                return Reason("sj-same-kind", {"building": below})
        cost = price(state, self.seat, self.kind, slot_meant(player, choice))
        return Reason("sj-cannot-pay", {"building": self.kind, "cost": cost, "cards": player.cards})


def place(state: SanJuan, seat: int, kind: int, over: int) -> None:
    """The building stands, and is paid: first with goods, if the black market lets, then with cards. [SJ-B.2 SJ-B.8]"""
    player = state.players[seat]
    cost = price(state, seat, kind, over)
    goods = goods_to_spend(state, seat, over)
    if over >= 0:
        state.tell(COVERED, seat, player.town[over])
        state.cover_building(seat, kind, over)
    else:
        state.add_building(seat, kind)
    state.tell(BUILT, seat, kind, cost)
    if kind == TAVERN:
        state.fresh |= 1 << seat
    if cost and goods:
        state.ask(Spend(seat, kind, cost, goods, 0))
    else:
        ask_pay(state, seat, kind, cost)


# -- how it is paid -----------------------------------------------------------------------------------------


class Spend(Frame[SanJuan]):
    """The black market: which goods, in ascending order, are spent instead of cards; then done. [SJ-K.4-5]"""

    kind: int
    due: int
    left: int
    last: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        held = 0
        for slot in range(len(player.town)):
            if player.goods[slot] >= 0 and player.town[slot] >= self.last:
                held += 1
        for kind in HOLDERS:
            here = goods_on(player, kind) if kind >= self.last else 0
            if here:
                after = held - 1 if held < self.left else self.left - 1
                if self.due - 1 <= player.cards + after:
                    options.append(SPEND[kind])
                held -= here
        if self.due <= player.cards:
            options.append(DONE)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is DONE:
            ask_pay(state, self.seat, self.kind, self.due)
            return
        player = state.players[self.seat]
        state.lose_good(self.seat, first_full(player, choice.what, 0))
        state.tell(SPENT, self.seat, choice.what)
        if self.due > 1 and self.left > 1:
            more = Spend(self.seat, self.kind, self.due - 1, self.left - 1, choice.what)
            if more.options(state)[0] is not DONE:
                state.ask(more)
                return
        ask_pay(state, self.seat, self.kind, self.due - 1)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if choice is DONE:
            return Reason("sj-spend-more", {"due": self.due, "cards": state.players[self.seat].cards})
        if SPEND[choice.what] is not choice:
            return Reason("sj-spend-first")
        if choice.what < self.last:
            return Reason("sj-pick-upwards", {"card": choice.what, "last": self.last})
        if not goods_on(state.players[self.seat], choice.what):
            return Reason("sj-no-good", {"building": choice.what})
        return Reason("sj-too-few-after", {"card": choice.what})


def goods_on(player: Player, kind: int) -> int:
    """How many goods lie on buildings of a kind."""
    total = 0
    for slot in range(len(player.town)):
        if player.town[slot] == kind and player.goods[slot] >= 0:
            total += 1
    return total


def first_full(player: Player, kind: int, but: int) -> int:
    """The first building of a kind with a good, but for those with a bit in `but`; -1 if there is none. [SJ-G.14]"""
    for slot in range(len(player.town)):
        if player.town[slot] == kind and player.goods[slot] >= 0 and not (but >> slot) & 1:
            return slot
    return -1


class Pay(Frame[SanJuan]):
    """Pay a building with cards of the hand, one at a time. [SJ-B.2]"""

    kind: int
    due: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        return ways_to_pick(player, state.rules.kinds, PAY, self.due - len(player.picked))

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        player.pick(choice.what)
        state.tell_secret(self.seat, PAID, PAID_HIDDEN, self.seat, choice.what)
        if len(player.picked) < self.due:
            state.ask(self)
        else:
            state.discard_picked(self.seat)
            paid(state, self.seat, self.kind)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return why_not_picked(state.players[self.seat], choice, PAY)


def ask_pay(state: SanJuan, seat: int, kind: int, due: int) -> None:
    """Have the rest of the price paid, if there is any."""
    if due:
        state.ask(Pay(seat, kind, due))
    else:
        paid(state, seat, kind)


# -- what follows -------------------------------------------------------------------------------------------


def paid(state: SanJuan, seat: int, kind: int) -> None:
    """Carpenter and then poor house, unless one of them is what was built. [SJ-K.6-8 SJ-B.9]"""
    before = state.helpers(seat) & ~(1 << kind)
    if (before >> POOR_HOUSE) & 1:
        state.ask(POOR_HOUSES[seat])
    if (before >> CARPENTER) & 1 and not IS_PRODUCTION[kind]:
        state.tell(HELPED, seat, CARPENTER)
        ask_draw(state, seat, 1, TO_HAND)


class PoorHouse(StepFor[SanJuan]):
    """With no card or one card left after building, draw one. [SJ-K.7]"""

    def run(self, state: SanJuan) -> None:
        if state.players[self.who].cards <= 1:
            state.tell(HELPED, self.who, POOR_HOUSE)
            ask_draw(state, self.who, 1, TO_HAND)


def taverns(state: SanJuan) -> None:
    """At the end of the phase, who has fewest buildings while others have more draws at the tavern. [SJ-N.9-11]"""
    seats = len(state.players)
    fewest = min([len(player.town) for player in state.players])
    most = max([len(player.town) for player in state.players])
    if most == fewest:
        return
    for turn in range(seats - 1, -1, -1):
        seat = (state.chooser + turn) % seats
        here = len(state.players[seat].town) == fewest
        if here and (state.helpers(seat) >> TAVERN) & 1 and not (state.fresh >> seat) & 1:
            state.ask(DrawLater(seat, 1, TAVERN))


BUILDER_TURNS: Final = [BuilderTurn(turn) for turn in range(SEATS + 1)]
BUILDS: Final = [Build(seat, 0) for seat in range(SEATS)]
POOR_HOUSES: Final = [PoorHouse(seat) for seat in range(SEATS)]


def begin_builder(state: SanJuan) -> None:
    """The chooser builds first. [SJ-B.1 SJ-R.2]"""
    state.fresh = 0
    state.ask(BUILDER_TURNS[0])
