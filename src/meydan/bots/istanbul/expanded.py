"""How the greedy bot plays Istanbul with expansions: the same judgement, and answers to the questions they add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from meydan.bots.istanbul import greedy
from meydan.bots.istanbul.expanded_purse import (
    BIG_CARDS,
    COMPANION_WORTH,
    GUILD_RUBY_PRICE,
    NEW_GUILD,
    NOTHING,
    ExpandedOutlook,
    ExpandedPurse,
    expanded_purse_of,
    guild_worth,
)
from meydan.bots.istanbul.greedy import ALWAYS, ANSWERS, DEPTH, TASTE, Mind
from meydan.bots.istanbul.plan import act, best_of, lookahead, visit
from meydan.bots.istanbul.purse import Outlook, Purse, Taste, worth
from meydan.games.istanbul.choices import (
    BID,
    BUY,
    CARD_LIRA,
    CARD_STAY,
    COLLECT,
    DONE,
    END,
    KEEP,
    PAY,
    ROLL,
    SKIP,
    TILE,
)
from meydan.games.istanbul.deck import (
    COFFEE_CARD,
    COFFEE_DICE_CARD,
    COFFEE_LIRA_CARD,
    COMPANION_CARD,
    CORNER_CARD,
    ERRAND_CARD,
    FABRIC_CARD,
    FAR_CARD,
    FIGURE_CARD,
    FRUIT_CARD,
    GOOD_LIRA_CARD,
    JOIN_CARD,
    LETTER_CARD,
    LETTER_DICE_CARD,
    LIRA_CARD,
    RIDE_CARD,
    SPICE_CARD,
)
from meydan.games.istanbul.expansions.choices import (
    ASK_COURIER,
    ASK_TRADER,
    BARRIER,
    BESIDE,
    CARD_COPY,
    CARD_GUILD,
    CARD_HOUSE,
    CARD_LETTER,
    CARD_LETTER_DICE,
    CARD_MOSQUE,
    CARD_SIX,
    CARD_SOCIETY,
    CARD_WAINWRIGHT,
    COFFEE,
    COMPANION_HOME,
    COMPANION_PROVIDER,
    DECLINE,
    DELIVERED,
    DISCARD_GUILD,
    DOUBLE,
    ENLIST,
    GO_COMPANION,
    GUILD_PROVIDER,
    LETTER,
    OFFER,
    PASS,
    PICK,
    PLACE_COMPANION,
    RIDE_PROVIDER,
    ROAST_CARD,
    ROAST_GOOD,
    ROAST_GUILD,
    ROAST_LIRA,
    TAKE_LIRA,
    TAVERN_TILE,
    USE,
    USE_TILE,
    WITHOUT,
)
from meydan.games.istanbul.expansions.letters.auction import Bid
from meydan.games.istanbul.expansions.letters.cards import LIRA_FOR_GOOD, LIRA_WITH_GOOD
from meydan.games.istanbul.expansions.letters.kiosk import KioskPick, UseTile, thing_paid
from meydan.games.istanbul.expansions.letters.spending import SpendLetters
from meydan.games.istanbul.expansions.mocha.cards import GAINED_COFFEE, GUILD_COFFEE, LIRA_FOR_COFFEE
from meydan.games.istanbul.expansions.mocha.guild import FindMoreJewelry, Ordered, PayTwice
from meydan.games.istanbul.expansions.mocha.tavern import SetBarrier, TavernRun
from meydan.games.istanbul.expansions.printed import (
    A_CARD,
    A_DIE_ROLL,
    A_GOOD,
    A_LETTER,
    AN_EXCHANGE,
    AN_EXTENSION,
    BAKSHEESH_COFFEE,
    BARRIER_PRICE,
    BONUS_CARD,
    ENCOUNTER,
    EXCHANGED_LIRA,
    EXCHANGED_PRICE,
    GOODS_OR_LIRA,
    GUILD_JEWELRY_FOR,
    IN_SUPPLY,
    KIOSK_EXCHANGED,
    KIOSK_GIVES,
    KIOSK_GOODS,
    KIOSK_LIRA,
    KIOSK_PAID,
    KIOSK_PRICE,
    LIRA_OR_COFFEE,
    RIDE_PRICE,
    ROAST_LIRA_PRICE,
    ROASTED,
    SOME_LIRA,
    THE_COMPANION,
)
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.black_market import FindJewelry
from meydan.games.istanbul.places.tea_house import PayBid
from meydan.games.istanbul.printed import (
    COURIER,
    DEALER,
    FULL_CAPACITY,
    GOODS,
    GOVERNOR,
    JEWELRY,
    JEWELRY_FOR,
    LIRA_OF_CARD,
    MERCHANT_FEE,
    MOSQUE_TILES,
    MOSQUES,
    PRINTED_PLACES,
    TOLL,
    TRADER,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import ExpandedPlayerView, ExpandedView, IstanbulView
from meydan.kernel.choice import Choice

_FIRST: Final = COFFEE_CARD  # the kinds of the expansions follow those of the base game
CARD_WORTHS: Final = [*TASTE.cards[:_FIRST], *BIG_CARDS, *TASTE.cards[_FIRST + len(BIG_CARDS) :]]
BID_PER_CARD: Final = 3
CARDS_AUCTIONED: Final = 2
TURN_GAIN: Final = 2.0  # by how much another turn must be worth more than the letters it takes
MORE_JEWELRY: Final = 2  # that turning a die to 6 must bring


def choose(view: IstanbulView) -> Choice:
    """The answer to what the view's seat is asked, in any mix."""
    if not isinstance(view, ExpandedView):
        return greedy.choose(view)
    return view.options[0] if len(view.options) == 1 else answer(view)


def answer(view: ExpandedView) -> Choice:
    """The answer where there are several, with expansions."""
    mind = ExpandedMind(view, TASTE, DEPTH)
    choice = mind.answer()
    return choice if choice in view.options else mind.safe()


class ExpandedMind(Mind):
    """One question being thought about, in a mix with expansions."""

    def __init__(self, view: ExpandedView, taste: Taste, depth: int) -> None:
        super().__init__(view, taste, depth)
        self.table = view
        self.trader = cast(ExpandedPlayerView, self.me)

    # -- seeing ---------------------------------------------------------------------------------------------

    def look_around(self) -> Outlook:
        return ExpandedOutlook(self.table, self.taste)

    def look_into_purse(self) -> Purse:
        return expanded_purse_of(self.table, CARD_WORTHS)

    @property
    def own(self) -> ExpandedPurse:
        return cast(ExpandedPurse, self.purse)

    @property
    def around(self) -> ExpandedOutlook:
        return cast(ExpandedOutlook, self.out)

    def here(self) -> int:
        return self.view.spot if self.view.spot > 0 else self.me.place

    def acts_at(self) -> int:
        frame = self.view.stack[-1]
        if isinstance(frame, Ordered):
            return frame.place
        return frame.place if isinstance(frame, PlaceAction) else self.here()

    # -- answering ------------------------------------------------------------------------------------------

    def answer(self) -> Choice:
        if self.table.copying >= 0:
            return self.best_by(self.after_card, NOTHING, self.options[0])
        question = self.view.question
        if question == "Ordered":
            question = QUESTION_AT[self.acts_at()]
        found = EXPANDED_ANSWERS.get(question)
        if found is not None:
            return found(self)
        base = ANSWERS.get(question)
        if base is not None:
            return base(self)
        if question in BIG_ALWAYS:
            return BIG_ALWAYS[question]
        return ALWAYS.get(question, self.safe())

    def safe(self) -> Choice:
        """What to say if the first thought is not possible: act, rather than play a card."""
        for option in self.options:
            if option.provider < 0:
                return option
        return self.options[0]

    def best_by(self, value_of: Callable[[Choice], float], most: float, otherwise: Choice) -> Choice:
        """The option of the highest value, if that is above `most`."""
        best = otherwise
        for option in self.options:
            value = value_of(option)
            if value > most:
                most = value
                best = option
        return best

    def value(self, purse: Purse) -> float:
        return worth(purse, self.out)

    def card_worth(self, kind: int) -> float:
        if self.view.final:
            return float(LIRA_OF_CARD) if kind == LIRA_CARD else 0.0
        return CARD_WORTHS[kind]

    # -- cards that just bring something --------------------------------------------------------------------

    def free_card(self) -> Choice | None:
        """A card that is best played at once; None if there is none."""
        now = self.value(self.purse)
        best = self.best_by(self.after_card, now + 0.3, END)
        return None if best is END else best

    def after_card(self, option: Choice) -> float:
        """The worth after playing a card that only brings something; NOTHING for all others."""
        kind = option.provider
        if kind not in GIVING:
            return NOTHING
        after = self.own.copy()
        if kind == LIRA_CARD:
            if self.table.copying < 0:
                return NOTHING  # it counts as money already
            after.lira += LIRA_OF_CARD
        elif kind in (COFFEE_CARD, COFFEE_DICE_CARD):
            after.coffee += GAINED_COFFEE
        elif option is CARD_GUILD:
            after.coffee -= GUILD_COFFEE
            after.bonus += NEW_GUILD * self.out.future - 1.0
        elif kind == COFFEE_LIRA_CARD:
            after.coffee -= 1
            after.lira += LIRA_FOR_COFFEE
        elif option is CARD_LETTER:
            after.gain_letters(1)
        elif option is CARD_LETTER_DICE:
            after.gain_letters(1)
            after.lira += 1
        elif kind == GOOD_LIRA_CARD:
            self.give(after, option.what)
            after.lira += LIRA_FOR_GOOD
        elif kind == FIGURE_CARD:
            self.after_figure(after, option)
        elif option is CARD_COPY:
            top = self.view.discard[-1] if self.view.discard else FAR_CARD
            if top not in COPIED:
                return NOTHING
            after.bonus += 2.0
        else:
            if after.goods[option.what] == after.capacity and not self.out.final:
                return NOTHING  # there will be room some day
            after.gain(option.what, 1)
            after.lira += LIRA_WITH_GOOD
        return self.value(after)

    def after_figure(self, after: ExpandedPurse, option: Choice) -> None:
        """Using a figure from afar, at the price of 2 lira and of the card."""
        after.bonus -= 1.0
        if not after.has_tavern_tile(ENCOUNTER):
            after.lira -= TOLL
        if option.how == GOVERNOR:
            after.bonus += self.new_card()
        elif option.how == TRADER:
            after.coffee += 1
        elif option.how == COURIER:
            after.gain_letters(1)
        else:
            after.gain(option.what, 1)
        if after.lira < 0:
            after.bonus -= 5.0

    def give(self, after: ExpandedPurse, thing: int) -> None:
        if thing == COFFEE:
            after.coffee -= 1
        else:
            after.goods[thing] -= 1

    def take(self, after: ExpandedPurse, thing: int) -> None:
        if thing == COFFEE:
            after.coffee += 1
        else:
            after.gain(thing, 1)

    # -- moving ---------------------------------------------------------------------------------------------

    def go(self) -> Choice:
        """Cards that bring something first; then the move, the companion's or the merchant's, or a guild card."""
        card = self.free_card()
        if card is not None:
            return card
        moves: list[Choice] = []
        purses: list[Purse] = []
        costs: list[float] = []
        for option in self.options:
            if option is PLACE_COMPANION:
                for place in self.out.ways.beside[self.me.place]:
                    moves.append(option)
                    purses.append(self.by_companion(place))
                    costs.append(0.0)
                continue
            after = self.after_move(option)
            if after is not None:
                moves.append(option)
                purses.append(after)
                costs.append(
                    0.0 if option.provider not in MOVING_CARDS or self.out.final else CARD_WORTHS[option.provider]
                )
        if (
            CARD_LIRA in self.options
            and self.own.has_guild(DEALER)
            and self.me.lira < GUILD_RUBY_PRICE <= self.own.lira
        ):
            bought = self.own.copy()
            self.around.play_guild(bought, DEALER)
            moves.append(CARD_LIRA)
            purses.append(bought)
            costs.append(0.0)
        return moves[best_of(purses, self.out, costs, self.depth)]

    def after_move(self, option: Choice) -> Purse | None:
        """What the purse would be after a turn that begins so; None for what is no way to begin one."""
        provider = option.provider
        fees = self.out.fees
        if provider < 0 or provider in (FAR_CARD, CORNER_CARD, RIDE_PROVIDER):
            return visit(self.purse, self.out, option.what, fees[option.what])
        if option is CARD_STAY:
            return visit(self.purse, self.out, self.me.place, fees[self.me.place])
        if provider == RIDE_CARD:
            paid = self.purse.copy()
            paid.lira -= RIDE_PRICE
            return visit(paid, self.out, option.what, fees[option.what])
        if provider == JOIN_CARD:
            place = self.view.players[option.what].place
            return visit(self.purse, self.out, place, max(0, fees[place] - MERCHANT_FEE))
        if provider in (COMPANION_PROVIDER, COMPANION_CARD):
            return self.by_companion(option.what)
        if provider == ERRAND_CARD:
            after = self.own.copy()
            after.deliver_at(option.what)
            act(after, self.out, option.what)
            return after
        if provider == GUILD_PROVIDER:
            after = self.own.copy()
            self.around.play_guild(after, option.what)
            return after
        return None

    def by_companion(self, place: int) -> Purse:
        """What the purse would be after the companion's turn at a place."""
        after = self.own.copy()
        after.companion = place
        after.deliver_at(place)
        fee = self.out.fees[place]
        if after.lira >= fee:
            after.lira -= fee
            after.bonus += self.out.luck[place] - self.taste.fee * fee
            act(after, self.out, place)
        return after

    def gather(self) -> Choice:
        """Everybody comes back, the companion only to begin with."""
        first = self.options[0]
        if first.provider >= 0:
            first = self.safe()
        if first is COMPANION_HOME and self.trader.companion != IN_SUPPLY:
            return DONE if DONE in self.options else SKIP
        return first

    def come_out(self) -> Choice:
        """Catacombs: where the next turn brings most."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            if option.provider < 0:
                after = self.own.copy()
                if option in GO_COMPANION:
                    if option.what != self.trader.companion:
                        continue  # the merchant is who should travel
                    after.deliver_at(option.what)
                else:
                    after.go_to(option.what)
                value = lookahead(after, self.out, 1)
                if value > most:
                    most = value
                    best = option
        return best

    # -- coffee ---------------------------------------------------------------------------------------------

    def roast(self) -> Choice:
        """Each exchange that pays, the card last."""
        now = self.value(self.purse)
        best = self.best_by(self.after_roast, now, SKIP)
        if best is SKIP:
            best = self.best_by(self.after_roasting_card, now, SKIP)
        return DONE if best is SKIP and DONE in self.options else best

    def after_roast(self, option: Choice) -> float:
        after = self.own.copy()
        after.coffee += ROASTED
        if option is ROAST_LIRA:
            after.lira -= ROAST_LIRA_PRICE
        elif option in ROAST_GOOD:
            after.goods[option.what] -= 1
        else:
            return NOTHING
        return self.value(after)

    def after_roasting_card(self, option: Choice) -> float:
        after = self.own.copy()
        after.coffee += ROASTED
        if option in ROAST_CARD:
            after.bonus -= self.card_worth(option.what)
        elif option in ROAST_GUILD:
            after.guild &= ~(1 << option.what)
        else:
            return NOTHING
        return self.value(after)

    def discard_guild(self) -> Choice:
        best = self.options[0]
        least = -NOTHING
        for option in self.options:
            if option in DISCARD_GUILD and guild_worth(self.purse, option.what) < least:
                least = guild_worth(self.purse, option.what)
                best = option
        return best

    def buy_with_coffee(self) -> Choice:
        return BUY if BUY in self.options else SKIP

    def tavern(self) -> Choice:
        """A ruby, else the better of tiles and the barrier with an action from afar."""
        frame = self.view.stack[-1]
        discount = 1 if isinstance(frame, TavernRun) and frame.first else 0
        best = DONE if DONE in self.options else SKIP
        most = self.value(self.purse)
        for option in self.options:
            after = self.own.copy()
            if option in BARRIER:
                continue
            if option in TAVERN_TILE:
                after.coffee -= self.around.tavern_cost[option.what] - discount
                after.tavern |= 1 << option.what
            elif option.provider < 0 and option is not SKIP and option is not DONE:
                after.coffee -= BAKSHEESH_COFFEE - discount
                for good in range(len(GOODS)):
                    after.goods[good] -= self.around.baksheesh[good]
                after.take_ruby(option.what)
            else:
                continue
            value = self.value(after)
            if value > most:
                most = value
                best = option
        if self.own.coffee + discount >= BARRIER_PRICE:
            paid = self.own.copy()
            paid.coffee -= BARRIER_PRICE - discount
            place = self.around.best_from_afar(paid, self.out.ways.places, most)
            if place:
                return BARRIER[min(place, self.out.ways.beside[place][-1])]
        return best

    def set_barrier(self) -> Choice:
        """So that the place to be used is beside it."""
        frame = self.view.stack[-1]
        one = frame.one if isinstance(frame, SetBarrier) else 0
        places = [one] + [option.what for option in self.options if option in BESIDE]
        place = self.around.best_from_afar(self.purse, places, NOTHING)
        return self.safe() if place == one or place == 0 else BESIDE[place]

    def use_from_afar(self) -> Choice:
        """The action that brings most; none if it would bring nothing."""
        places = [option.what for option in self.options if option in USE]
        least = self.value(self.purse) if SKIP in self.options else NOTHING
        place = self.around.best_from_afar(self.purse, places, least)
        return USE[place] if place else SKIP

    def without(self) -> Choice:
        return self.best_by(self.after_without, NOTHING, self.options[0])

    def after_without(self, option: Choice) -> float:
        if option not in WITHOUT:
            return NOTHING
        after = self.own.copy()
        for good in range(len(GOODS)):
            if good != option.what:
                after.gain(good, 1)
        return self.value(after)

    def give_good(self) -> Choice:
        return self.best_by(self.after_giving, NOTHING, self.options[0])

    def after_giving(self, option: Choice) -> float:
        if option.provider >= 0 or option is DONE:
            return NOTHING
        after = self.own.copy()
        self.give(after, option.what)
        return self.value(after)

    def take_thing(self) -> Choice:
        return self.best_by(self.after_taking, NOTHING, self.options[0])

    def take_two(self) -> Choice:
        return self.best_by(self.after_taking_two, NOTHING, self.options[0])

    def after_taking(self, option: Choice) -> float:
        if option.provider >= 0 or option is SKIP or option is ROLL:
            return NOTHING
        after = self.own.copy()
        self.take(after, option.what)
        return self.value(after)

    def after_taking_two(self, option: Choice) -> float:
        if option.provider >= 0:
            return NOTHING
        after = self.own.copy()
        after.gain(option.what, 2)
        return self.value(after)

    def free_tile(self) -> Choice:
        """The tile that completes a pair, or the better one."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            if option in TILE:
                value = self.taste.tiles[option.what]
                for mosque in MOSQUES:
                    pair = MOSQUE_TILES[mosque]
                    if option.what in pair and self.me.has_tile(pair[0] + pair[1] - option.what):
                        value += 50.0
                if value > most:
                    most = value
                    best = option
        return best

    def bend(self) -> Choice:
        """The red tile as in the base game; a card for a six if that is worth it."""
        below = self.view.stack[-2] if len(self.view.stack) > 1 else None
        low, high = self.view.low, self.view.high
        for six in (CARD_SIX[0], CARD_SIX[1]):
            if six in self.options:
                turned = 6 + (high if six is CARD_SIX[0] else low)
                if isinstance(below, PayBid | PayTwice) and low + high < below.bid <= turned:
                    return six
                room = self.me.capacity - self.me.goods[JEWELRY]
                found: list[int] = []
                if isinstance(below, FindJewelry):
                    found = JEWELRY_FOR
                elif isinstance(below, FindMoreJewelry):
                    found = GUILD_JEWELRY_FOR
                if found and min(room, found[turned]) >= min(room, found[low + high]) + MORE_JEWELRY:
                    return six
        if isinstance(below, PayBid | FindJewelry) and len([o for o in self.options if o.provider < 0]) > 1:
            return self.bend_dice()
        return KEEP

    # -- encounters -----------------------------------------------------------------------------------------

    def meet(self) -> Choice:
        for card in (CARD_HOUSE, CARD_SOCIETY, CARD_MOSQUE):
            if card in self.options:
                return card
        if CARD_WAINWRIGHT in self.options:
            after = self.own.copy()
            act(after, self.out, WAINWRIGHT)
            if self.value(after) > self.value(self.purse):
                return CARD_WAINWRIGHT
        return self.meet_others()

    def worth_after(self, option: Choice) -> float:
        free = self.own.has_tavern_tile(ENCOUNTER)
        if option is ASK_TRADER:
            after = self.own.copy()
            after.coffee += 1
            if free:
                return self.value(after)
            return max(self.worth_after_toll(after, good) for good in range(-1, len(GOODS)))
        if option is ASK_COURIER:
            after = self.own.copy()
            if free or after.lira < TOLL:
                after.gain_letters(1 if free else 0)
                after.bonus += 0.5
            else:
                after.gain_letters(1)
                after.lira -= TOLL
            return self.value(after)
        return super().worth_after(option)

    def pay_courier(self) -> Choice:
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            after = self.own.copy()
            if option is PAY:
                after.lira -= TOLL
            elif option.provider < 0:
                self.spend(after, option)
            else:
                continue
            value = self.value(after)
            if value > most:
                most = value
                best = option
        return best

    def spend(self, after: ExpandedPurse, option: Choice) -> None:
        """Give up the one letter that a choice names."""
        if option is DELIVERED:
            after.delivered -= 1
        else:
            left = after.letters.copy()
            left.remove(option.what)
            after.letters = left

    # -- letters --------------------------------------------------------------------------------------------

    def society(self) -> Choice:
        """The ruby; the track whose next one is then dearest should not matter."""
        best = SKIP
        most = NOTHING
        for option in self.options:
            if option.provider < 0 and option is not SKIP:
                after = self.own.copy()
                after.take_ruby(option.what)
                value = self.value(after)
                if value > most:
                    most = value
                    best = option
        return best

    def spend_letters(self) -> Choice:
        """Delivered letters first, but none for a single seal; of the others the one that is farthest away."""
        frame = self.view.stack[-1]
        need = frame.need if isinstance(frame, SpendLetters) else 1
        if DELIVERED in self.options and need > 1:
            return DELIVERED
        best = self.options[0]
        near = self.out.ways.near[self.me.place]
        for option in self.options:
            if option in LETTER and option.what not in near:
                return option
        return best

    def another_turn(self) -> Choice:
        """Whether a turn more is worth the letters."""
        after = self.around.after_double(self.own)
        gain = NOTHING
        for place in self.out.ways.near[self.me.place]:
            gain = max(gain, self.value(visit(after, self.out, place, self.out.fees[place])))
        if self.trader.companion > 0:
            mine = self._purse
            self._purse = after
            for place in self.out.ways.beside[self.trader.companion]:
                gain = max(gain, self.value(self.by_companion(place)))
            self._purse = mine
        return DOUBLE if gain > self.value(self.purse) + TURN_GAIN else END

    # -- the Kiosk and the Auction House --------------------------------------------------------------------

    def pick_tile(self) -> Choice:
        """The tile that is worth most."""
        frame = self.view.stack[-1]
        if not isinstance(frame, KioskPick):
            return self.options[0]
        return self.best_by(self.tile_worth, NOTHING, self.options[0])

    def tile_worth(self, option: Choice) -> float:
        if option not in PICK:
            return NOTHING
        tile = option.what
        now = self.value(self.purse)
        if KIOSK_GIVES[tile] != AN_EXCHANGE:
            return max(now, self.after_tile(tile))
        best = now
        for paid in KIOSK_EXCHANGED[tile]:
            best = max(best, self.after_exchange(tile, paid))
        return best

    def after_tile(self, tile: int) -> float:
        """The worth after using a tile that exchanges nothing; NOTHING if it cannot be used."""
        after = self.own.copy()
        gives = KIOSK_GIVES[tile]
        if gives in (GOODS_OR_LIRA, LIRA_OR_COFFEE):
            for good in range(len(GOODS)):
                after.gain(good, KIOSK_GOODS[tile][good])
            after.lira += KIOSK_LIRA[tile]
        elif gives == BONUS_CARD:
            after.bonus += self.new_card()
        elif gives == A_DIE_ROLL:
            after.bonus += 3.5
        elif gives == THE_COMPANION:
            if self.trader.companion != IN_SUPPLY:
                return NOTHING
            after.bonus += COMPANION_WORTH * self.out.future
        elif gives == AN_EXTENSION:
            if after.capacity == FULL_CAPACITY or self.me.lira < KIOSK_PRICE[tile]:
                return NOTHING
            after.lira -= KIOSK_PRICE[tile]
            for good in range(len(GOODS)):
                after.goods[good] -= KIOSK_PAID[tile][good]
                if after.goods[good] < 0:
                    return NOTHING
            after.capacity += 1
            if after.capacity == FULL_CAPACITY:
                after.rubies += 1
        else:
            return NOTHING  # the way to the Fountain
        return self.value(after)

    def after_exchange(self, tile: int, paid: int) -> float:
        """The most a tile can be worth if paid with such a thing."""
        best = NOTHING
        after = self.own.copy()
        if paid == SOME_LIRA:
            if self.me.lira >= EXCHANGED_PRICE:
                after.lira -= EXCHANGED_PRICE
                best = self.after_getting(after, tile, paid)
        elif paid == A_CARD:
            if self.me.cards:
                after.bonus -= after.worst_card
                best = self.after_getting(after, tile, paid)
        elif paid == A_LETTER:
            if after.seals():
                after.spend(1)
                best = self.after_getting(after, tile, paid)
        else:
            for thing in range(len(GOODS) + 1):
                if after.coffee if thing == COFFEE else after.goods[thing]:
                    less = after.copy()
                    self.give(less, thing)
                    best = max(best, self.after_getting(less, tile, paid))
        return best

    def after_getting(self, after: ExpandedPurse, tile: int, paid: int) -> float:
        """The worth once the other thing of a tile that exchanges is there."""
        one, other = KIOSK_EXCHANGED[tile]
        got = other if paid == one else one
        if got == SOME_LIRA:
            after.lira += EXCHANGED_LIRA
        elif got == A_CARD:
            after.bonus += self.new_card()
        elif got == A_LETTER:
            after.gain_letters(1)
        else:
            best = NOTHING
            for thing in range(len(GOODS) + (1 if self.around.mocha else 0)):
                more = after.copy()
                self.take(more, thing)
                best = max(best, self.value(more))
            return best
        return self.value(after)

    def use_tile(self) -> Choice:
        """Use it if it brings anything, and as it brings most."""
        frame = self.view.stack[-1]
        if not isinstance(frame, UseTile):
            return self.options[0]
        tile = frame.tile
        best = DECLINE
        most = self.value(self.purse)
        for option in self.options:
            if option.provider >= 0 or option is DECLINE:
                continue
            if option is USE_TILE or option is TAKE_LIRA:
                value = self.after_tile(tile)
            elif KIOSK_GIVES[tile] == AN_EXCHANGE:
                after = self.own.copy()
                paid = thing_paid(option)
                if paid == SOME_LIRA:
                    after.lira -= EXCHANGED_PRICE
                elif paid == A_CARD:
                    after.bonus -= self.card_worth(option.what)
                elif paid == A_GOOD:
                    self.give(after, option.what)
                else:
                    self.spend(after, option)
                value = self.after_getting(after, tile, paid)
            else:
                after = self.own.copy()
                after.coffee += 1
                value = self.value(after)
            if value > most:
                most = value
                best = option
        return best

    def offer(self) -> Choice:
        """Up to 3 lira per card; the host begins low and only bids again if having the money were worse."""
        frame = self.view.stack[-1]
        if not isinstance(frame, Bid):
            return self.options[0]
        if frame.high == 0:
            return OFFER[0]
        limit = BID_PER_CARD * CARDS_AUCTIONED
        if self.out.final:
            limit = 0
        elif frame.seat == frame.host:
            limit //= 2
        offer = min(limit, max(frame.high + 1, BID_PER_CARD))
        if offer <= frame.high or self.me.lira < offer:
            return PASS
        before = self.own.copy()
        before.bonus -= CARDS_AUCTIONED * self.new_card()
        after = self.own.copy()
        after.lira -= offer
        return OFFER[offer - 1] if self.value(after) > self.value(before) else PASS


# Cards that bring something at once, and those of them that are worth copying whatever else there is.
GIVING: Final = {
    LIRA_CARD, COFFEE_CARD, CARD_GUILD.provider, COFFEE_LIRA_CARD, COFFEE_DICE_CARD, LETTER_CARD, LETTER_DICE_CARD,
    GOOD_LIRA_CARD, FABRIC_CARD, SPICE_CARD, FRUIT_CARD, FIGURE_CARD, CARD_COPY.provider,
}  # fmt: skip
COPIED: Final = {
    LIRA_CARD,
    COFFEE_CARD,
    COFFEE_DICE_CARD,
    LETTER_CARD,
    LETTER_DICE_CARD,
    FABRIC_CARD,
    SPICE_CARD,
    FRUIT_CARD,
}

# Cards that are another way to move.
MOVING_CARDS: Final = {FAR_CARD, CARD_STAY.provider, CORNER_CARD, RIDE_CARD, JOIN_CARD, COMPANION_CARD, ERRAND_CARD}

EXPANDED_ANSWERS: Final[dict[str, Callable[[ExpandedMind], Choice]]] = {
    "Move": ExpandedMind.go,
    "BendDice": ExpandedMind.bend,
    "Encounters": ExpandedMind.meet,
    "GatherAtFountain": ExpandedMind.gather,
    "GatherMore": ExpandedMind.gather,
    "VisitCaravansaryForCoffee": ExpandedMind.draw,
    "Roast": ExpandedMind.roast,
    "RoastMore": ExpandedMind.roast,
    "DiscardOneGuild": ExpandedMind.discard_guild,
    "VisitTavern": ExpandedMind.tavern,
    "TavernRun": ExpandedMind.tavern,
    "SetBarrier": ExpandedMind.set_barrier,
    "UseNeighbour": ExpandedMind.use_from_afar,
    "ChoosePlace": ExpandedMind.use_from_afar,
    "BuyWithCoffee": ExpandedMind.buy_with_coffee,
    "AllButOne": ExpandedMind.without,
    "GiveGoods": ExpandedMind.give_good,
    "TakeTwo": ExpandedMind.take_two,
    "FreeTile": ExpandedMind.free_tile,
    "SwapGive": ExpandedMind.give_good,
    "SwapTake": ExpandedMind.take_thing,
    "CourierToll": ExpandedMind.pay_courier,
    "VisitSociety": ExpandedMind.society,
    "SpendLetters": ExpandedMind.spend_letters,
    "DoubleTurn": ExpandedMind.another_turn,
    "VisitAuction": ExpandedMind.take_thing,
    "EnterCatacombs": ExpandedMind.take_thing,
    "ChooseWhoGoes": ExpandedMind.come_out,
    "TakeOne": ExpandedMind.take_thing,
    "KioskPick": ExpandedMind.pick_tile,
    "UseTile": ExpandedMind.use_tile,
    "Bid": ExpandedMind.offer,
}

# Questions with one sensible answer.
BIG_ALWAYS: Final[dict[str, Choice]] = {
    "Enlist": ENLIST,
    "GuildMarket": ROLL,
    "GuildTea": BID[7 - BID[0].what],
    "VisitEmbassy": COLLECT,
    "VisitKiosk": COLLECT,
}

# By place, the question its action asks.
QUESTION_AT: Final = ["", *[place.asks_letters or place.asks for place in PRINTED_PLACES]]
