"""The phases of producer, trader, councillor and prospector. [SJ-P] [SJ-T] [SJ-C] [SJ-Q]"""

from __future__ import annotations

from typing import ClassVar, Final

from meydan.games.san_juan.build import first_full
from meydan.games.san_juan.chance import TO_ALL, TO_HAND, TO_LOOK, DrawLater, ask_draw, ask_stock
from meydan.games.san_juan.choices import (
    DONE,
    DRAW_OR_PASS,
    KEEP,
    PASS,
    PRODUCE,
    SELL,
    TAKE,
    TAKE_OR_LEAVE,
    USE_OR_PASS,
)
from meydan.games.san_juan.events import FOUND, FOUND_NOTHING, HELPED, KEPT, KEPT_HIDDEN, PASSED, SANK, SOLD
from meydan.games.san_juan.picking import PickCards
from meydan.games.san_juan.state import Player, SanJuan
from meydan.games.san_juan.tables import (
    AQUEDUCT,
    ARCHIVE,
    COST,
    COUNCIL_CARDS,
    COUNCIL_PRIVILEGE,
    CUSTOMS_OFFICE,
    CUSTOMS_PRICE,
    GOLD_MINE,
    GOLDSMITH,
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    MINED_CARDS,
    PREFECTURE,
    PRICES,
    PRODUCTION,
    SEATS,
    TITLES,
    TRADING_POST,
    WELL,
)
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step, StepFor
from meydan.kernel.words import Reason


class InTurn(Step[SanJuan]):
    """A phase in which one player after the other acts, the chooser first. [SJ-R]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, state: SanJuan) -> None:
        seats = len(state.players)
        if self.turn < seats:
            state.ask(self.next())
            self.act(state, (state.chooser + self.turn) % seats)
        else:
            self.finish(state)

    def next(self) -> InTurn:
        """The turn after this one."""
        raise TypeError(f"{type(self).__name__} must say what comes next")

    def act(self, state: SanJuan, seat: int) -> None:
        """Ask a seat what it does."""

    def finish(self, state: SanJuan) -> None:
        """What happens when everybody has acted."""


# -- producer -----------------------------------------------------------------------------------------------


class ProducerTurn(InTurn):
    """One player after the other lays goods on empty production buildings. [SJ-P]"""

    def next(self) -> InTurn:
        return PRODUCER_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        player = state.players[seat]
        if player.empty_plants():
            allowed = 1 + state.privilege_of(seat) + ((player.owned >> AQUEDUCT) & 1)
            state.ask(Produce(seat, allowed, 0, 0))


class Produce(Frame[SanJuan]):
    """Which production buildings get a good, in ascending order; `slots` has one bit per building chosen. [SJ-P]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "slots", "last")

    def __init__(self, seat: int, left: int, slots: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.slots = slots
        self.last = last

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        for kind in range(self.last, PRODUCTION):
            if (player.owned >> kind) & 1 and first_empty(player, kind, self.slots) >= 0:
                options.append(PRODUCE[kind])
        options.append(DONE)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        slots = self.slots
        if choice is not DONE:
            slots |= 1 << first_empty(state.players[self.seat], choice.arg, slots)
            if self.left > 1:
                more = Produce(self.seat, self.left - 1, slots, choice.arg)
                if more.options(state)[0] is not DONE:
                    state.ask(more)
                    return
        produce(state, self.seat, slots)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if choice not in PRODUCE:
            return Reason("sj-produce-first")
        player = state.players[self.seat]
        if not player.has(choice.arg):
            return Reason("sj-no-such-building", {"building": TITLES[choice.arg]})
        if first_empty(player, choice.arg, self.slots) < 0:
            return Reason("sj-not-empty", {"building": TITLES[choice.arg]})
        return Reason("sj-pick-upwards", {"card": TITLES[choice.arg], "last": TITLES[self.last]})


def first_empty(player: Player, kind: int, but: int) -> int:
    """The first building of a kind without a good, apart from those whose bit is set in `but`; -1 if there is none."""
    for slot in range(len(player.town)):
        if player.town[slot] == kind and player.goods[slot] < 0 and not (but >> slot) & 1:
            return slot
    return -1


def produce(state: SanJuan, seat: int, slots: int) -> None:
    """Lay unseen cards on the buildings chosen; the well helps who made two goods or more. [SJ-P] [SJ-K]"""
    if not slots:
        state.tell(PASSED, seat)
        return
    if slots & (slots - 1) and state.players[seat].has(WELL):
        state.ask(WELLS[(seat << 4) + goods_now(state.players[seat]) + 2])
    ask_stock(state, seat, slots)


def goods_now(player: Player) -> int:
    """How many goods lie on production buildings."""
    total = 0
    for slot in range(len(player.town)):
        if player.town[slot] < PRODUCTION and player.goods[slot] >= 0:
            total += 1
    return total


class DrawAtWell(Step[SanJuan]):
    """Draw a card if there were cards enough to make two goods; `wanted` is how many goods lie there then. [SJ-K]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "wanted")

    def __init__(self, owner: int, wanted: int) -> None:
        super().__init__()
        self.owner = owner
        self.wanted = wanted

    def run(self, state: SanJuan) -> None:
        if goods_now(state.players[self.owner]) >= self.wanted:
            state.tell(HELPED, self.owner, WELL)
            ask_draw(state, self.owner, 1, TO_HAND)


# -- trader -------------------------------------------------------------------------------------------------


class TraderTurn(InTurn):
    """One player after the other sells goods; then the huts help if nobody did. [SJ-T] [SJ-N]"""

    def next(self) -> InTurn:
        return TRADER_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        player = state.players[seat]
        if player.goods_held():
            allowed = 1 + state.privilege_of(seat) + ((player.owned >> TRADING_POST) & 1)
            state.ask(Sell(seat, allowed, 0, 0))

    def finish(self, state: SanJuan) -> None:
        seats = len(state.players)
        state.price = -1
        if state.sold:
            return
        for turn in range(seats - 1, -1, -1):
            seat = (state.chooser + turn) % seats
            if state.players[seat].has(HUT):
                state.ask(DrawLater(seat, 1, HUT))


class Sell(Frame[SanJuan]):
    """Which goods are sold, in ascending order; `slots` has one bit per building chosen. [SJ-T]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "slots", "first")

    def __init__(self, seat: int, left: int, slots: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.slots = slots
        self.first = first

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        last = self.last(player)
        options: list[Choice] = []
        for sell in SELL:
            if sell.arg >= last and (player.owned >> sell.arg) & 1:
                if first_full(player, sell.arg, self.slots) >= 0:
                    options.append(sell)
        options.append(DONE)
        return options

    def last(self, player: Player) -> int:
        """The highest kind chosen so far."""
        highest = 0
        for slot in range(len(player.town)):
            if (self.slots >> slot) & 1 and player.town[slot] > highest:
                highest = player.town[slot]
        return highest

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        slots = self.slots
        first = self.first
        if choice is not DONE:
            slot = first_full(state.players[self.seat], choice.arg, slots)
            if not slots:
                first = slot
            slots |= 1 << slot
            if self.left > 1:
                more = Sell(self.seat, self.left - 1, slots, first)
                if more.options(state)[0] is not DONE:
                    state.ask(more)
                    return
        sell_goods(state, self.seat, slots, first)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        if choice not in SELL:
            return Reason("sj-sell-first")
        player = state.players[self.seat]
        if first_full(player, choice.arg, self.slots) < 0:
            return Reason("sj-no-good", {"building": TITLES[choice.arg]})
        return Reason("sj-pick-upwards", {"card": TITLES[choice.arg], "last": TITLES[self.last(player)]})


def good_price(state: SanJuan, kind: int) -> int:
    """How many cards a good on a building of this kind brings now. [SJ-T] [SJ-N]"""
    return CUSTOMS_PRICE if kind == CUSTOMS_OFFICE else PRICES[state.price][kind]


def sell_goods(state: SanJuan, seat: int, slots: int, first: int) -> None:
    """The goods are discarded unseen, the first of them under the harbor, and all cards drawn at once. [SJ-T]"""
    if not slots:
        state.tell(PASSED, seat)
        return
    player = state.players[seat]
    cards = 0
    sales = 0
    for slot in range(len(player.town)):
        if (slots >> slot) & 1:
            brings = good_price(state, player.town[slot])
            cards += brings
            sales += 1
            state.tell(SOLD, seat, player.town[slot], brings)
            if slot == first and player.has(HARBOR):
                state.sink_good(seat, slot, player.slot_of(HARBOR))
                state.tell(SANK, seat)
            else:
                state.lose_good(seat, slot)
    state.sold = True
    if sales > 1 and player.has(MARKET_STAND):
        state.tell(HELPED, seat, MARKET_STAND)
        cards += 1
    if player.has(MARKET_HALL):
        state.tell(HELPED, seat, MARKET_HALL)
        cards += 1
    ask_draw(state, seat, cards, TO_HAND)


# -- councillor ---------------------------------------------------------------------------------------------


class CouncillorTurn(InTurn):
    """One player after the other draws cards and keeps some; empty customs offices are filled before. [SJ-C] [SJ-N]"""

    def next(self) -> InTurn:
        return COUNCILLOR_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        state.ask(COUNCILS[seat])
        player = state.players[seat]
        if player.has(CUSTOMS_OFFICE):
            slot = player.slot_of(CUSTOMS_OFFICE)
            if player.goods[slot] < 0:
                ask_stock(state, seat, 1 << slot)


class Council(Frame[SanJuan]):
    """Draw cards to choose from, or pass. [SJ-C]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return DRAW_OR_PASS

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        state.ask(LOOKS[self.seat])
        count = COUNCIL_CARDS + COUNCIL_PRIVILEGE * state.privilege_of(self.seat)
        ask_draw(state, self.seat, count, TO_LOOK)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-council-first")


class LookThrough(StepFor[SanJuan]):
    """Of the cards drawn one is kept, or two with the prefecture; with the archive any of the hand go. [SJ-C] [SJ-K]"""

    def run(self, state: SanJuan) -> None:
        player = state.players[self.who]
        keep = 2 if player.has(PREFECTURE) else 1
        drawn = len(player.looking)
        if player.has(ARCHIVE) or drawn <= keep:
            take_looking(player)
            if drawn > keep:
                state.ask(Discard(self.who, drawn - keep))
        else:
            state.ask(KEEPS[self.who * 2 + keep - 1])


def take_looking(player: Player) -> None:
    """All cards looked at come to the hand."""
    for kind in player.looking:
        player.hand[kind] += 1
    player.cards += len(player.looking)
    player.looking.clear()


class Keep(Frame[SanJuan]):
    """Which of the cards drawn are kept, in ascending order; the others are discarded. [SJ-C]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        first = player.picked[-1] if player.picked else 0
        left = len(player.looking)
        due = self.due - len(player.picked)
        options: list[Choice] = []
        before = -1
        for kind in player.looking:
            if left < due:
                break
            if kind >= first and kind != before:
                options.append(KEEP[kind])
                before = kind
            left -= 1
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        player.looking.remove(choice.arg)
        player.picked.append(choice.arg)
        state.tell_secret(self.seat, KEPT, KEPT_HIDDEN, self.seat, choice.arg)
        if len(player.picked) < self.due:
            state.ask(self)
            return
        for kind in player.looking:
            state.discard_secret(self.seat, kind)
        player.looking.clear()
        for kind in player.picked:
            player.hand[kind] += 1
        player.cards += len(player.picked)
        player.picked.clear()

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        player = state.players[self.seat]
        if choice not in KEEP:
            return Reason("sj-keep-first")
        if choice.arg not in player.looking:
            return Reason("sj-not-drawn", {"card": TITLES[choice.arg]})
        if player.picked and choice.arg < player.picked[-1]:
            return Reason("sj-pick-upwards", {"card": TITLES[choice.arg], "last": TITLES[player.picked[-1]]})
        return Reason("sj-too-few-after", {"card": TITLES[choice.arg]})


class Discard(PickCards):
    """With the archive: which cards of the whole hand are discarded. [SJ-K]"""


# -- prospector ---------------------------------------------------------------------------------------------


class ProspectorTurn(InTurn):
    """The chooser draws; then the gold mines and goldsmiths of one player after the other work. [SJ-Q] [SJ-K] [SJ-N]"""

    def next(self) -> InTurn:
        return PROSPECTOR_TURNS[self.turn + 1]

    def act(self, state: SanJuan, seat: int) -> None:
        owned = state.players[seat].owned
        if (owned >> GOLDSMITH) & 1:
            state.ask(GOLDSMITHS[seat])
        if (owned >> GOLD_MINE) & 1:
            state.ask(GOLD_MINES[seat])
        if self.turn == 0:
            ask_draw(state, seat, state.privilege, TO_HAND)


class Mine(Frame[SanJuan]):
    """Use a gold mine or goldsmith, or pass. [SJ-K] [SJ-N]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def options(self, state: SanJuan) -> list[Choice]:
        return USE_OR_PASS

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is PASS:
            state.tell(PASSED, self.seat)
            return
        state.tell(HELPED, self.seat, self.building)
        if self.building == GOLD_MINE:
            state.ask(MINE_JUDGES[self.seat])
            ask_draw(state, self.seat, MINED_CARDS, TO_ALL)
        else:
            state.ask(SMITH_JUDGES[self.seat])
            ask_draw(state, self.seat, 1, TO_ALL)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-mine-first", {"building": TITLES[self.building]})


class JudgeMine(StepFor[SanJuan]):
    """Four cards of four different costs leave the cheapest; otherwise all are discarded. [SJ-K]"""

    def run(self, state: SanJuan) -> None:
        found = -1
        costs = 0
        different = len(state.revealed) == MINED_CARDS
        for kind in state.revealed:
            if (costs >> COST[kind]) & 1:
                different = False
            costs |= 1 << COST[kind]
            if found < 0 or COST[kind] < COST[found]:
                found = kind
        if different:
            state.revealed.remove(found)
            take_shown(state, self.who, found)
        else:
            state.tell(FOUND_NOTHING, self.who)
        discard_revealed(state)


class JudgeSmith(StepFor[SanJuan]):
    """The card may be kept if nobody has that building on the table. [SJ-N]"""

    def run(self, state: SanJuan) -> None:
        for kind in state.revealed:
            for player in state.players:
                if player.has(kind):
                    state.tell(FOUND_NOTHING, self.who)
                    discard_revealed(state)
                    return
        if state.revealed:
            state.ask(TAKES[self.who])


class TakeRevealed(Frame[SanJuan]):
    """The goldsmith: take the card that was turned up, or leave it. [SJ-N]"""

    def options(self, state: SanJuan) -> list[Choice]:
        return TAKE_OR_LEAVE

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        if choice is TAKE:
            take_shown(state, self.seat, state.revealed.pop())
        discard_revealed(state)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return Reason("sj-take-first", {"card": TITLES[state.revealed[0]]})


def take_shown(state: SanJuan, seat: int, kind: int) -> None:
    """A card that everybody saw comes to a hand."""
    player = state.players[seat]
    player.hand[kind] += 1
    player.cards += 1
    known = player.known.copy()
    known.append(kind)
    known.sort()
    player.known = known
    state.tell(FOUND, seat, kind)


def discard_revealed(state: SanJuan) -> None:
    """What was turned up goes to the discard pile."""
    for kind in state.revealed:
        state.discard_shown(kind)
    state.revealed.clear()


# -- frames made once, and how each phase begins --------------------------------------------------------------

PRODUCER_TURNS: Final = [ProducerTurn(turn) for turn in range(SEATS + 1)]
TRADER_TURNS: Final = [TraderTurn(turn) for turn in range(SEATS + 1)]
COUNCILLOR_TURNS: Final = [CouncillorTurn(turn) for turn in range(SEATS + 1)]
PROSPECTOR_TURNS: Final = [ProspectorTurn(turn) for turn in range(SEATS + 1)]
WELLS: Final = [DrawAtWell(number >> 4, number & 15) for number in range(SEATS << 4)]
COUNCILS: Final = [Council(seat) for seat in range(SEATS)]
LOOKS: Final = [LookThrough(seat) for seat in range(SEATS)]
KEEPS: Final = [Keep(number // 2, number % 2 + 1) for number in range(2 * SEATS)]
GOLD_MINES: Final = [Mine(seat, GOLD_MINE) for seat in range(SEATS)]
GOLDSMITHS: Final = [Mine(seat, GOLDSMITH) for seat in range(SEATS)]
MINE_JUDGES: Final = [JudgeMine(seat) for seat in range(SEATS)]
SMITH_JUDGES: Final = [JudgeSmith(seat) for seat in range(SEATS)]
TAKES: Final = [TakeRevealed(seat) for seat in range(SEATS)]


def begin_producer(state: SanJuan) -> None:
    """The chooser produces first. [SJ-P]"""
    state.ask(PRODUCER_TURNS[0])


def begin_trader(state: SanJuan) -> None:
    """A price card is turned up, then the chooser sells first. [SJ-T]"""
    state.sold = False
    state.ask(TRADER_TURNS[0])


def begin_councillor(state: SanJuan) -> None:
    """The chooser draws first. [SJ-C]"""
    state.ask(COUNCILLOR_TURNS[0])


def begin_prospector(state: SanJuan) -> None:
    """Only the chooser draws. [SJ-Q]"""
    state.ask(PROSPECTOR_TURNS[0])
