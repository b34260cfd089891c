"""How the greedy bot plays San Juan: an answer to every question, by what things are worth (see `worth.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from san_juan_worth import (
    NOWHERE,
    USUAL,
    Best,
    Holding,
    Outlook,
    Wishes,
    best_building,
    goods_to_spend,
    holding_of,
    phases_ahead,
    points_at_end,
    set_up,
    ways,
)

from meydan.games.san_juan.build import Cover, Pay, Spend
from meydan.games.san_juan.cards import (
    AMNESTY,
    AQUEDUCT,
    CATHEDRAL,
    CONSTRUCTION_BOOM,
    COST,
    CUSTOMS_OFFICE,
    DEBT_RELIEF,
    EARTHQUAKE,
    GOLD_MINE,
    GOLDSMITH,
    GOOD_NUMBER,
    GOOD_PRICE,
    HAND_KINDS,
    HARBOR,
    IS_EVENT,
    IS_PRODUCTION,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    PALACE,
    PLANTS,
    PREFECTURE,
    TAXES,
    TRADING_POST,
    WELL,
)
from meydan.games.san_juan.choices import (
    BESIDE,
    BUILD,
    BURY,
    DEPOSIT,
    DISCARD,
    DONE,
    DRAW,
    KEEP,
    OVER,
    PASS,
    PAY,
    PRODUCE,
    SELL,
    TAKE,
    USE,
    USE_LIBRARY,
    WITHOUT,
)
from meydan.games.san_juan.councillor import Keep
from meydan.games.san_juan.picking import PickCards
from meydan.games.san_juan.printed import (
    BOOM_COST,
    BUILDER,
    COUNCILLOR,
    LAST_BUILDING,
    MOST_OFFICE,
    PALACE_SHARE,
    PRICES,
    PRODUCER,
    RELIEF_CARDS,
    ROLES,
    TRADER,
)
from meydan.games.san_juan.producer import Produce
from meydan.games.san_juan.trader import Sell
from meydan.games.san_juan.view import PlayerView, SanJuanView
from meydan.kernel.choice import Choice

NOTHING: Final = -1000000.0  # worth less than anything
ROLES_IN_A_ROUND: Final = [0, 0, 3, 3, 4]
RIVALS: Final = 0.8  # what the others gain on average, beside the own gain
POPULAR: Final = [1.3, 0.9, 0.9, 0.8, 0.9]  # how much likelier than any role each is taken by somebody later
LOOKED: Final = [0.3, 0.7, 0.9]  # points for choosing among the councillor's cards, by privilege
TYPICAL: Final = [0.0, 0.5, 0.9, 1.2]  # what an unseen card is good for, by builder phases still to come
MINED: Final = 0.25
FORGED: Final = 0.45
BUILT_AT_LEAST: Final = 0.5  # points that somebody gains who builds, and for each card he may pay
BUILT_PER_CARD: Final = 0.3
DEAREST: Final = 6
BOOM_GAIN: Final = 2.0
QUAKE_LOSS: Final = 1.6
AMNESTY_GAIN: Final = 0.8
LEAD_COUNTS: Final = 4.0  # no lead counts for more when the game could be ended
PALE: Final = 0.5  # a price this far below its mean is worth waiting for


def choose(view: SanJuanView) -> Choice:
    """The answer to what the view's seat is asked."""
    options = view.options
    if len(options) == 1:
        return options[0]
    always = ALWAYS.get(view.question)
    choice = ANSWERS[view.question](Mind(view)) if always is None else always
    return choice if choice in options else options[-1]


class Mind:
    """One question being thought about."""

    def __init__(self, view: SanJuanView) -> None:
        self.view = view
        self.options = list(view.options)
        self.me: PlayerView = view.players[view.seat]
        self.holding: Holding = holding_of(view)
        self.out = Outlook(view, self.ahead())
        self.wishes = Wishes(self.out, self.holding)

    def ahead(self) -> int:
        """Builder phases still to come; a twelfth building of one's own would be the last."""
        building = self.view.question in ("Build", "Cover", "Boom")
        if building and len(self.me.town) == LAST_BUILDING - 1:
            return 0
        return phases_ahead(self.view, building or self.view.phase == BUILDER)

    def privilege(self) -> int:
        """The privilege in the phase being carried out."""
        return self.view.privilege if self.view.chooser == self.view.seat else 0

    def new_privilege(self) -> int:
        """The privilege of a role taken now."""
        return 2 if self.me.has(LIBRARY) and not self.me.library_used else 1

    # -- roles ----------------------------------------------------------------------------------------------

    def choose_role(self) -> Choice:
        """The own gain over what comes anyway, less what the others gain by it."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            if IS_EVENT[option.what]:
                worth = self.event_gain(option.what)
            else:
                later = self.taken_later(option.what)
                worth = self.role_gain(option.what, self.new_privilege()) - later * self.role_gain(option.what, 0)
                worth -= (1.0 - later) * RIVALS * self.rivals_gain(option.what)
            if worth > most:
                most = worth
                best = option
        return best

    def visit_role(self) -> Choice:
        """The used role that brings most once more."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            worth = self.visit_gain(option.what)
            if worth > most:
                most = worth
                best = option
        return best

    def visit_gain(self, role: int) -> float:
        """What a role brings in a governor's visit, in which buildings have no effect."""
        self.holding.idle = self.view.header.rules >= 2
        gain = self.role_gain(role, 1) - RIVALS * self.rivals_gain(role)
        self.holding.idle = False
        return gain

    def helps(self, player: PlayerView, kind: int) -> bool:
        """Whether somebody has a building that has an effect."""
        return not self.holding.idle and player.has(kind)

    def taken_later(self, role: int) -> float:
        """How likely somebody else still takes a role in this round."""
        seats = len(self.view.players)
        picks = 0
        for turn in range(self.view.picks + 1, ROLES_IN_A_ROUND[seats]):
            if (self.view.governor + turn) % seats != self.view.seat:
                picks += 1
        left = -1
        for other in range(len(ROLES)):
            if not (self.view.taken >> other) & 1:
                left += 1
        return min(0.9, picks / left * POPULAR[role]) if left > 0 else 0.0

    def role_gain(self, role: int, privilege: int) -> float:
        """What a role brings, by its privilege: none for who follows."""
        if role == BUILDER:
            return self.builder_gain(privilege)
        after = self.holding.copy()
        bonus = 0.0
        if role == PRODUCER:
            chosen = best_plants(after.town, after.goods, self.allowed(AQUEDUCT, privilege))
            for slot in chosen:
                after.goods[slot] = True
            if len(chosen) > 1 and self.holding.helps(WELL):
                after.cards += 1
        elif role == TRADER:
            chosen = best_sales(after.town, after.goods, self.allowed(TRADING_POST, privilege), self.out.prices)
            after.cards += int(self.income_of(self.me, chosen) + 0.5)
            for slot in chosen:
                after.goods[slot] = False
            if chosen and self.holding.helps(HARBOR):
                bonus = 1.0
        elif role == COUNCILLOR:
            after.cards += 2 if self.holding.helps(PREFECTURE) else 1
            bonus = LOOKED[privilege] if self.out.ahead else 0.0
            if self.holding.helps(CUSTOMS_OFFICE):
                after.goods[after.town.index(CUSTOMS_OFFICE)] = True
        else:
            after.cards += privilege
            bonus = self.out.card * self.mined(self.me)
        return bonus + self.wishes.worth(after) - self.wishes.worth(self.holding)

    def allowed(self, helper: int, privilege: int) -> int:
        """How many goods can be made or sold."""
        return 1 + privilege + (1 if self.holding.helps(helper) else 0)

    def builder_gain(self, privilege: int) -> float:
        """What the best building brings; and if the phase can end the game, whether that is welcome."""
        best = best_building(self.wishes, self.holding, self.view.cathedral, privilege)
        gain = best.worth - self.wishes.worth(self.holding)
        if privilege and self.out.ahead <= 1:
            gain += self.lead_at_end(best)
        return gain

    def lead_at_end(self, best: Best) -> float:
        """How far in front this seat would be if this were the last builder phase, if it can be that."""
        final = best.after is not None and len(best.after.town) >= LAST_BUILDING
        town = self.holding.town if best.after is None else best.after.town
        mine = points_at_end(self.view, self.view.seat, town)
        others = NOTHING
        for seat in range(len(self.view.players)):
            player = self.view.players[seat]
            if seat != self.view.seat:
                if len(player.town) == LAST_BUILDING - 1 and player.cards > 1:
                    final = True
                others = max(others, points_at_end(self.view, seat, list(player.town)) + building_gain(player) + 0.5)
        return max(-LEAD_COUNTS, min(LEAD_COUNTS, mine - others)) if final else 0.0

    def rivals_gain(self, role: int) -> float:
        """What the others gain on average when they follow a role."""
        total = 0.0
        for seat in range(len(self.view.players)):
            if seat != self.view.seat:
                total += self.rival_gain(self.view.players[seat], role)
        return total / (len(self.view.players) - 1)

    def rival_gain(self, player: PlayerView, role: int) -> float:
        card = self.out.card
        if role == BUILDER:
            return building_gain(player)
        town = list(player.town)
        goods = [good > 0 for good in player.goods]
        gain = 0.0
        if role == PRODUCER:
            chosen = best_plants(town, goods, 2 if self.helps(player, AQUEDUCT) else 1)
            for slot in chosen:
                gain += self.wishes.good_worth(town[slot])
            if len(chosen) > 1 and self.helps(player, WELL):
                gain += card
        elif role == TRADER:
            chosen = best_sales(town, goods, 2 if self.helps(player, TRADING_POST) else 1, self.out.prices)
            gain = card * self.income_of(player, chosen)
            for slot in chosen:
                gain -= self.wishes.good_worth(town[slot])
            if chosen and self.helps(player, HARBOR):
                gain += 1.0
        elif role == COUNCILLOR:
            gain = LOOKED[0] + card * (2 if self.helps(player, PREFECTURE) else 1)
            if self.helps(player, CUSTOMS_OFFICE):
                gain += self.wishes.good_worth(CUSTOMS_OFFICE)
        else:
            gain = card * self.mined(player)
        return gain

    def income_of(self, player: PlayerView, slots: list[int]) -> float:
        """Cards for these goods, with market stand and market hall."""
        cards = 0.0
        for slot in slots:
            cards += price_of(player.town[slot], self.out.prices)
        if len(slots) > 1 and self.helps(player, MARKET_STAND):
            cards += 1.0
        if slots and self.helps(player, MARKET_HALL):
            cards += 1.0
        return cards

    def mined(self, player: PlayerView) -> float:
        """Cards to expect of gold mine and goldsmith."""
        mine = MINED if self.helps(player, GOLD_MINE) else 0.0
        return mine + (FORGED if self.helps(player, GOLDSMITH) else 0.0)

    def use_library(self) -> Choice:
        """For a second role of the round the library is kept only by the councillor, who has choice enough."""
        return WITHOUT if self.view.phase == COUNCILLOR else USE_LIBRARY

    # -- events ---------------------------------------------------------------------------------------------

    def event_gain(self, event: int) -> float:
        """What an event brings, less what it brings the others."""
        if event == EARTHQUAKE:
            left = max([self.worth_without(slot) for slot in range(len(self.holding.town))])
            return left - self.wishes.worth(self.holding) + RIVALS * QUAKE_LOSS
        if event == DEBT_RELIEF:
            after = self.holding.copy()
            after.cards += RELIEF_CARDS
            gain = self.wishes.worth(after) - self.wishes.worth(self.holding)
            return gain - RIVALS * RELIEF_CARDS * self.out.card
        if event == TAXES:
            return RIVALS * self.out.card * self.rivals_with_cards(1)
        if event == AMNESTY:
            gain = 0.0
            for use, _ in self.wishes.by_use(self.holding.hand):
                gain += max(0.0, self.typical() - use) * 0.4
            return gain - RIVALS * AMNESTY_GAIN * self.rivals_with_cards(1)
        if event == CONSTRUCTION_BOOM:
            best = self.best_free_building()
            return best.worth - self.wishes.worth(self.holding) - RIVALS * BOOM_GAIN * self.rivals_with_cards(2)
        most = NOTHING
        for role in range(len(ROLES)):
            if (self.view.taken >> role) & 1:
                most = max(most, self.visit_gain(role))
        return most

    def rivals_with_cards(self, least: int) -> float:
        """The share of the others who hold so many cards."""
        found = 0
        for seat in range(len(self.view.players)):
            if seat != self.view.seat and self.view.players[seat].cards >= least:
                found += 1
        return found / (len(self.view.players) - 1)

    def worth_without(self, slot: int) -> float:
        """What is left after a building is lost, with everything on and under it."""
        after = self.holding.copy()
        after.town.pop(slot)
        after.goods.pop(slot)
        after.under.pop(slot)
        return self.wishes.worth(after)

    def lose_building(self) -> Choice:
        """The building that is missed least, and of several of a kind the right one."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            if option.how:
                slot = self.holding.slot_of_copy(option.what, option.how)
            else:
                slot = self.holding.slot_to_leave(option.what)
            worth = self.worth_without(slot)
            if worth > most:
                most = worth
                best = option
        return best

    def best_free_building(self) -> Best:
        """The best building that costs little enough for a construction boom."""
        best = Best(self.wishes.worth(self.holding))
        for kind in range(HAND_KINDS):
            if self.holding.hand[kind] and COST[kind] <= BOOM_COST:
                if IS_PRODUCTION[kind] or not self.holding.has(kind):
                    after = self.holding.copy()
                    after.hand[kind] -= 1
                    after.cards -= 1
                    set_up(after, kind, NOWHERE)
                    best.consider(self.wishes.worth(after), kind, NOWHERE, after)
        return best

    def build_free(self) -> Choice:
        best = self.best_free_building()
        return PASS if best.kind < 0 else BUILD[best.kind]

    # -- builder --------------------------------------------------------------------------------------------

    def build(self) -> Choice:
        best = best_building(self.wishes, self.holding, self.view.cathedral, self.privilege())
        return PASS if best.kind < 0 else BUILD[best.kind]

    def cover(self) -> Choice:
        """Where the building that was chosen brings most."""
        frame = self.view.stack[-1]
        assert isinstance(frame, Cover)
        before = self.holding.copy()
        if frame.kind != CATHEDRAL:  # it has left the hand already
            before.hand[frame.kind] += 1
            before.cards += 1
        best = Best(NOTHING)
        for over in ways(before, frame.kind):
            best.try_build(self.wishes, before, frame.kind, over, self.privilege())
        if best.kind < 0:
            return self.options[0]
        return BESIDE if best.over < 0 else OVER[before.town[best.over]]

    def spend(self) -> Choice:
        """Goods that must go, and such as are worth less than the cards they save."""
        frame = self.view.stack[-1]
        assert isinstance(frame, Spend)
        for kind in goods_to_spend(self.wishes, self.holding, frame.due, frame.left):
            for option in self.options:
                if option is not DONE and option.what == kind:
                    return option
        return DONE if DONE in self.options else self.options[0]

    def pay(self) -> Choice:
        frame = self.view.stack[-1]
        assert isinstance(frame, Pay)
        return self.pick(PAY, self.wishes.worst(self.holding.hand, frame.due))

    # -- goods ----------------------------------------------------------------------------------------------

    def produce(self) -> Choice:
        """The dearest goods."""
        frame = self.view.stack[-1]
        assert isinstance(frame, Produce)
        filled = [self.holding.goods[slot] or (frame.slots >> slot) & 1 == 1 for slot in range(len(self.holding.town))]
        chosen = best_plants(self.holding.town, filled, frame.left)
        return PRODUCE[self.lowest(chosen)] if chosen else DONE

    def sell(self) -> Choice:
        """What brings most now; a good at a poor price is kept if its building would not be filled soon anyway."""
        frame = self.view.stack[-1]
        assert isinstance(frame, Sell)
        prices = [float(price) for price in PRICES[self.view.price]]
        held = [self.holding.goods[slot] and not (frame.slots >> slot) & 1 for slot in range(len(self.holding.town))]
        chosen = best_sales(self.holding.town, held, frame.left, prices)
        if self.can_wait():
            chosen = [slot for slot in chosen if not self.is_pale(self.holding.town[slot], prices)]
        if not chosen:
            return DONE
        kind = self.lowest(chosen)
        return SELL[kind]

    def can_wait(self) -> bool:
        """Whether a sale missed now is no loss: no more goods come before the next, and no building rewards it."""
        if self.out.ahead < 3 or not (self.view.taken >> PRODUCER) & 1:
            return False
        for kind in (MARKET_STAND, MARKET_HALL, HARBOR):
            if self.me.has(kind):
                return False
        return sum(self.holding.goods) <= 1

    def is_pale(self, kind: int, prices: list[float]) -> bool:
        return IS_PRODUCTION[kind] and price_of(kind, prices) < USUAL[kind] - PALE

    def lowest(self, slots: list[int]) -> int:
        """The lowest kind of these buildings: goods are named in ascending order."""
        return min([self.holding.town[slot] for slot in slots])

    # -- cards ----------------------------------------------------------------------------------------------

    def pick(self, verb: list[Choice], wanted: list[int]) -> Choice:
        """The next of the cards wanted, in ascending order; done when all are picked."""
        left = wanted.copy()
        for kind in self.view.picked:
            if kind in left:
                left.remove(kind)
        return verb[min(left)] if left else DONE

    def typical(self) -> float:
        """What an unseen card is good for."""
        return TYPICAL[min(self.out.ahead, len(TYPICAL) - 1)]

    def discard(self) -> Choice:
        """As many of the least useful cards as must go."""
        frame = self.view.stack[-1]
        assert isinstance(frame, PickCards)
        return self.pick(DISCARD, self.wishes.worst(self.holding.hand, frame.due))

    def keep(self) -> Choice:
        """The most useful of the cards looked at, beside those already in hand."""
        frame = self.view.stack[-1]
        assert isinstance(frame, Keep)
        held = self.holding.hand.copy()
        cards: list[tuple[float, int]] = []
        for kind in sorted(self.view.looking + self.view.picked):
            cards.append((self.wishes.use(kind, held[kind]), kind))
            held[kind] += 1
        cards.sort(reverse=True)
        return self.pick(KEEP, [kind for _, kind in cards[: frame.due]])

    def change(self, most: int) -> Choice:
        """Cards that are worse than an unseen one is likely to be."""
        poor = [kind for use, kind in self.wishes.by_use(self.holding.hand) if use < self.typical()]
        return self.pick(DISCARD, poor[:most])

    def use_office(self) -> Choice:
        return self.change(MOST_OFFICE)

    def use_amnesty(self) -> Choice:
        return self.change(self.holding.cards)

    def bury(self) -> Choice:
        """The least useful card, if it is worth less than the point it becomes."""
        return self.pick(BURY, self.wishes.worst(self.holding.hand, self.to_tuck(1)))

    def deposit(self) -> Choice:
        """Only when the game can end in this round: all that the last building does not need."""
        if self.out.ahead > 1:
            return DONE
        return self.pick(DEPOSIT, self.wishes.worst(self.holding.hand, self.to_tuck(self.holding.cards)))

    def to_tuck(self, most: int) -> int:
        """How many of the least useful cards are worth more under a building than in the hand."""
        point = 1.0 + 1.0 / PALACE_SHARE if self.me.has(PALACE) else 1.0
        useful = self.wishes.by_use(self.holding.hand)
        rest = self.holding.copy()
        best = 0
        worth = self.rest_worth(rest)
        for count in range(1, most + 1):
            rest.hand[useful[count - 1][1]] -= 1
            rest.cards -= 1
            after = count * point + self.rest_worth(rest)
            if after > worth:
                worth = after
                best = count
        return best

    def rest_worth(self, rest: Holding) -> float:
        """What is left in hand is worth: if one builder phase is left, the best that can be built in it."""
        if self.out.ahead > 1:
            return self.wishes.hand_worth(rest.hand, rest.cards)
        out = Outlook(self.view, 0)
        return best_building(Wishes(out, rest), rest, self.view.cathedral, 0).worth


def best_plants(town: list[int], filled: list[bool], most: int) -> list[int]:
    """The empty production buildings of the dearest goods."""
    chosen: list[int] = []
    for kind in reversed(PLANTS):
        for slot in range(len(town)):
            if town[slot] == kind and not filled[slot] and len(chosen) < most:
                chosen.append(slot)
    return chosen


def best_sales(town: list[int], goods: list[bool], most: int, prices: list[float]) -> list[int]:
    """The goods that bring most; of two at the same price the one that usually brings less."""
    found: list[tuple[float, float, int]] = []
    for slot in range(len(town)):
        if goods[slot]:
            kind = town[slot]
            found.append((-price_of(kind, prices), USUAL[kind], slot))
    found.sort()
    return [slot for _, _, slot in found[:most]]


def price_of(kind: int, prices: list[float]) -> float:
    return prices[GOOD_NUMBER[kind]] if IS_PRODUCTION[kind] else float(GOOD_PRICE[kind])


def building_gain(player: PlayerView) -> float:
    """What somebody else is likely to gain by building, for the number of his cards."""
    if player.cards < 2:
        return 0.0
    return BUILT_AT_LEAST + BUILT_PER_CARD * min(player.cards - 1, DEAREST)


ANSWERS: Final[dict[str, Callable[[Mind], Choice]]] = {
    "ChooseRole": Mind.choose_role,
    "VisitRole": Mind.visit_role,
    "UseLibrary": Mind.use_library,
    "Build": Mind.build,
    "Cover": Mind.cover,
    "Spend": Mind.spend,
    "Pay": Mind.pay,
    "Produce": Mind.produce,
    "Sell": Mind.sell,
    "Keep": Mind.keep,
    "Discard": Mind.discard,
    "Limit": Mind.discard,
    "Draft": Mind.discard,
    "Taxes": Mind.discard,
    "Office": Mind.use_office,
    "Amnesty": Mind.use_amnesty,
    "Chapel": Mind.bury,
    "Bank": Mind.deposit,
    "Earthquake": Mind.lose_building,
    "Boom": Mind.build_free,
}

# Questions with one sensible answer: a card more never hurts.
ALWAYS: Final[dict[str, Choice]] = {"Council": DRAW, "Mine": USE, "TakeRevealed": TAKE}
