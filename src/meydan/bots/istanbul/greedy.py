"""How the greedy bot plays Istanbul: an answer to every question, by what things are worth (see `Taste`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.bots.istanbul.plan import (
    act,
    best_errand,
    best_tile,
    missing_for_palace,
    plan,
    sell_anything,
    sell_matching,
)
from meydan.bots.istanbul.purse import Outlook, Purse, Taste, purse_of, worth
from meydan.games.istanbul.choices import (
    ASK_GOVERNOR,
    ASK_SMUGGLER,
    BID,
    BUY,
    CARD_ANY,
    CARD_DEALER,
    CARD_FAMILY,
    CARD_GOOD,
    CARD_LIRA,
    CARD_PALACE,
    CARD_POST,
    CARD_STAY,
    COLLECT,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    END,
    EXTEND,
    FILL,
    KEEP,
    LEAVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    REROLL,
    ROLL,
    SALES,
    SEND,
    SKIP,
    STOP,
    TILE,
    TURN_LOW,
    WILDS,
    YELLOW_TILE,
)
from meydan.games.istanbul.deck import FAMILY_CARD, FAR_CARD, LIRA_CARD, RETURN_CARD
from meydan.games.istanbul.dice import TURNED_TO
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.palace import PRICES
from meydan.games.istanbul.places.tea_house import PayBid
from meydan.games.istanbul.printed import (
    CATCH_LIRA,
    DEALER,
    DEALER_TOP,
    EXTENSION_PRICE,
    EXTRA_PRICE,
    FETCH_PRICE,
    FULL_CAPACITY,
    GOODS,
    JEWELRY,
    JEWELRY_FOR,
    LARGE,
    LIRA_OF_CARD,
    MARKET_PAY,
    MOSQUE_TILES,
    PALACE,
    PALACE_FIELDS,
    RED,
    SMALL,
    SMALL_MARKET,
    TOLL,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import IstanbulView, PlayerView
from meydan.kernel.choice import Choice

TASTE: Final = Taste()
DEPTH: Final = 2  # turns thought through: this one and the next
NOTHING: Final = -1000000.0  # worth less than anything


def choose(view: IstanbulView, taste: Taste | None = None, depth: int = DEPTH) -> Choice:
    """The answer to what the view's seat is asked."""
    options = view.options
    if len(options) == 1:
        return options[0]
    answer = ANSWERS.get(view.question)
    if answer is not None:
        choice = answer(Mind(view, TASTE if taste is None else taste, depth))
    else:
        choice = ALWAYS.get(view.question, options[0])  # the first is right at the Fountain: recall them all
    return choice if choice in options else options[0]


class Mind:
    """One question being thought about. Prices and purse are only looked at when the answer depends on them."""

    def __init__(self, view: IstanbulView, taste: Taste, depth: int) -> None:
        self.view = view
        self.options = list(view.options)
        self.me: PlayerView = view.players[view.seat]
        self.taste = taste
        self.depth = depth
        self._out: Outlook | None = None
        self._purse: Purse | None = None

    @property
    def out(self) -> Outlook:
        if self._out is None:
            self._out = self.look_around()
        return self._out

    @property
    def purse(self) -> Purse:
        if self._purse is None:
            self._purse = self.look_into_purse()
        return self._purse

    def look_around(self) -> Outlook:
        return Outlook(self.view, self.taste)

    def look_into_purse(self) -> Purse:
        return purse_of(self.view)

    def here(self) -> int:
        """The place of the piece whose turn it is."""
        return self.me.place

    def acts_at(self) -> int:
        """The place whose action is asked: the merchant's, or that of an errand."""
        frame = self.view.stack[-1]
        return frame.place if isinstance(frame, PlaceAction) else self.me.place

    # -- phases 1 and 2: going there ------------------------------------------------------------------------

    def move(self) -> Choice:
        """Where this turn and the next bring most; a card for the way must earn its worth."""
        moves: list[Choice] = []
        places: list[int] = []
        costs: list[float] = []
        for option in self.options:
            if option.provider < 0 or option.provider == FAR_CARD or option is CARD_STAY:
                moves.append(option)
                places.append(self.me.place if option is CARD_STAY else option.what)
                costs.append(0.0 if option.provider < 0 or self.out.final else self.taste.cards[option.provider])
        return moves[plan(self.purse, self.out, places, costs, self.depth)]

    def use_assistant(self) -> Choice:
        """Everybody's assistants first: own ones can still be called back. Without any, one is, from far away."""
        for step in (PICK_UP_NEUTRAL, PICK_UP, LEAVE):
            if step in self.options:
                return step
        near = self.out.ways.near[self.me.place]
        best = STOP
        for option in self.options:
            if option.provider == RETURN_CARD or (option.provider == YELLOW_TILE and best.provider != RETURN_CARD):
                if best.provider != option.provider or best.what in near:
                    best = option
        return best

    def meet_merchants(self) -> Choice:
        """Pay if the place is worth it; with a card if need be."""
        here = self.here()
        fee = self.out.fees[here]
        if self.purse.lira < fee:
            return STOP
        after = self.purse.copy()
        after.lira -= fee
        after.bonus += self.out.luck[here]
        act(after, self.out, here)
        if worth(after, self.out) < worth(self.purse, self.out):
            return STOP
        return PAY if PAY in self.options else CARD_LIRA

    # -- phase 3: goods and money ---------------------------------------------------------------------------

    def extend(self) -> Choice:
        if self.me.capacity == FULL_CAPACITY or self.purse.lira < EXTENSION_PRICE:
            return SKIP
        after = self.purse.copy()
        act(after, self.out, WAINWRIGHT)
        if worth(after, self.out) < worth(self.purse, self.out):
            return SKIP
        return EXTEND if EXTEND in self.options else CARD_LIRA

    def best_good(self) -> Choice:
        """Black Market: the good worth most."""
        return self.best_gain(self.options[0], NOTHING, 0)

    def extra_good(self) -> Choice:
        """Green tile: the good worth most, if it is worth its 2 lira."""
        return self.best_gain(DONE, worth(self.purse, self.out), EXTRA_PRICE)

    def best_gain(self, best: Choice, most: float, price: int) -> Choice:
        for option in self.options:
            if option.provider < 0 and option is not DONE:
                after = self.purse.copy()
                after.gain(option.what, 1)
                after.lira -= price
                value = worth(after, self.out)
                if value > most:
                    most = value
                    best = option
        return best

    def bid(self) -> Choice:
        """The number with the best mean, without and with the red tile."""
        return BID[8 - BID[0].what] if self.me.has_tile(RED) else BID[7 - BID[0].what]

    def bend_dice(self) -> Choice:
        """Keep what is enough; else turn the lower die to 4 if that is better; else roll again."""
        total = self.view.low + self.view.high
        turned = TURNED_TO + self.view.high if TURN_LOW in self.options else total
        below = self.view.stack[-2]
        if isinstance(below, PayBid):
            if total >= below.bid:
                return KEEP
            return TURN_LOW if turned >= below.bid else REROLL
        room = self.me.capacity - self.me.goods[JEWELRY]
        found = min(room, JEWELRY_FOR[total])
        if found < min(room, JEWELRY_FOR[turned]):
            return TURN_LOW
        return KEEP if found or room == 0 else REROLL

    def sell(self) -> Choice:
        """The sale that leaves most; a card for a missing good, or for goods of any kind, if that leaves more."""
        market = SMALL if self.acts_at() == SMALL_MARKET else LARGE
        demand = self.out.demand[market]
        best = SKIP
        most = worth(self.purse, self.out)
        for option in self.options:
            after = self.purse.copy()
            if option.provider < 0 and option is not SKIP:
                sold = SALES[option.what]
                for good in range(len(GOODS)):
                    after.goods[good] -= sold[good]
                after.lira += MARKET_PAY[market][option.how]
            elif option is CARD_ANY:
                sell_anything(after)
            elif option in CARD_GOOD and after.goods[option.what] < min(demand[option.what], after.capacity):
                after.wild -= 1
                after.goods[option.what] += 1
                sell_matching(after, self.out, market)
            else:
                continue
            value = worth(after, self.out)
            if value > most:
                most = value
                best = option
        return best

    # -- phase 3: rubies and tiles --------------------------------------------------------------------------

    def buy_ruby(self) -> Choice:
        if BUY in self.options:
            return BUY
        return CARD_LIRA if self.can_buy() else SKIP

    def can_buy(self) -> bool:
        """Whether all money, cards included, suffices for the Dealer's next ruby."""
        price = DEALER_TOP - self.purse.dealer_rubies
        return self.purse.dealer_rubies > 0 and self.purse.lira >= price and CARD_LIRA in self.options

    def deliver(self) -> Choice:
        """Where the Palace takes any good, give what is worth least."""
        best = SKIP
        most = NOTHING
        for option in self.options:
            if option.provider < 0 and option is not SKIP:
                after = self.purse.copy()
                price = PRICES[PALACE_FIELDS - after.palace_rubies]
                for good in range(len(GOODS)):
                    after.goods[good] -= price[good] + WILDS[option.what][good]
                value = worth(after, self.out)
                if value > most:
                    most = value
                    best = option
        return self.good_for_palace() if best is SKIP else best

    def good_for_palace(self) -> Choice:
        """A card for a good that the Palace still wants, if cards can bring all of them; else SKIP."""
        purse = self.purse
        if CARD_GOOD[0] not in self.options or not 0 < missing_for_palace(purse) <= purse.wild:
            return SKIP
        price = PRICES[PALACE_FIELDS - purse.palace_rubies]
        for good in range(len(GOODS)):
            if purse.goods[good] < price[good]:
                return CARD_GOOD[good]
        for good in range(len(GOODS)):
            if purse.goods[good] < purse.capacity:
                return CARD_GOOD[good]
        return SKIP

    def take_tile(self) -> Choice:
        if CARD_GOOD[0] not in self.options:
            self.purse.wild = 0
        colour = best_tile(self.purse, self.out, self.acts_at())
        if colour < 0:
            return SKIP
        return TILE[colour] if TILE[colour] in self.options else CARD_GOOD[colour]

    def send_family(self) -> Choice:
        """Where it can do most; goods that cards bring must be there before it goes."""
        if SEND[1] not in self.options:
            return self.summon_family() if CARD_FAMILY[1] in self.options else SKIP
        place = best_errand(self.purse, self.out)
        if place == PALACE:
            card = self.good_for_palace()
            if card is not SKIP:
                return card
        elif MOSQUE_TILES[place]:
            colour = best_tile(self.purse, self.out, place)
            if self.purse.goods[colour] < self.out.tile_cost[colour]:
                return CARD_GOOD[colour]
        return SEND[place] if place else SKIP

    # -- phase 4: others ------------------------------------------------------------------------------------

    def meet_others(self) -> Choice:
        """The action once more by card, then whoever is here, the own family and the yellow tile."""
        for card in (CARD_DEALER, CARD_PALACE, CARD_POST):
            if card in self.options:
                return card
        if self.view.acted == DEALER and self.purse.dealer_twice and self.can_buy():
            return CARD_LIRA
        if self.view.acted == PALACE and self.purse.palace_twice:
            card = self.good_for_palace()
            if card is not SKIP:
                return card
        best = END
        most = worth(self.purse, self.out) if END in self.options else NOTHING
        for option in self.options:
            value = self.worth_after(option)
            if value > most:
                most = value
                best = option
        return best

    def worth_after(self, option: Choice) -> float:
        """The worth after an encounter, the family card or the yellow tile."""
        after = self.purse.copy()
        if option.provider == YELLOW_TILE:
            after.lira -= FETCH_PRICE
            after.stack += 1
            after.posted ^= 1 << option.what
        elif option.provider == FAMILY_CARD:
            if option is not self.summon_family():
                return NOTHING
            after.family_home = True
            after.bonus += max(CATCH_LIRA, self.new_card()) - self.card_worth(FAMILY_CARD)
        elif option.provider >= 0 or option is END:
            return NOTHING
        elif option is ASK_GOVERNOR:
            after.bonus += max(0.5, self.new_card() - TOLL)  # a useless card costs nothing: it is discarded
        elif option in ASK_SMUGGLER:
            after.gain(option.what, 1)
            return max(self.worth_after_toll(after, good) for good in range(-1, len(GOODS)))
        elif option.how:
            after.lira += CATCH_LIRA
        else:
            after.bonus += self.new_card()
        return worth(after, self.out)

    def worth_after_toll(self, purse: Purse, good: int) -> float:
        """The worth after paying the Smuggler with a good, or with lira if that is -1."""
        after = purse.copy()
        if good < 0:
            after.lira -= TOLL
        else:
            after.goods[good] -= 1
        possible = after.lira >= 0 if good < 0 else after.goods[good] >= 0
        return worth(after, self.out) if possible else NOTHING

    def pay_smuggler(self) -> Choice:
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            if option.provider < 0:
                value = self.worth_after_toll(self.purse, -1 if option is PAY else option.what)
                if value > most:
                    most = value
                    best = option
        return best

    def pay_governor(self) -> Choice:
        worst = self.discard()
        return PAY if PAY in self.options and self.card_worth(worst.what) > TOLL else worst

    # -- cards ----------------------------------------------------------------------------------------------

    def card_worth(self, kind: int) -> float:
        """What a card in hand is worth; at the end of the game only money is."""
        if self.view.final:
            return float(LIRA_OF_CARD) if kind == LIRA_CARD else 0.0
        return self.taste.cards[kind]

    def new_card(self) -> float:
        """What a card not yet seen is worth."""
        return 0.5 if self.view.final else self.taste.new_card

    def draw(self) -> Choice:
        """Caravansary: from the discard pile if its top card is better than most."""
        if DRAW_DISCARD in self.options and self.card_worth(self.view.discard[-1]) > self.new_card():
            return DRAW_DISCARD
        return DRAW_DECK

    def discard(self) -> Choice:
        """The card worth least."""
        best = self.options[0]
        least = -NOTHING
        for option in self.options:
            if option.provider < 0 and option is not PAY and self.card_worth(option.what) < least:
                least = self.card_worth(option.what)
                best = option
        return best

    def summon_family(self) -> Choice:
        """The family card, for whichever reward is better."""
        return CARD_FAMILY[0 if CARD_FAMILY[0] in self.options and self.new_card() > CATCH_LIRA else 1]


ANSWERS: Final[dict[str, Callable[[Mind], Choice]]] = {
    "Move": Mind.move,
    "AssistantStep": Mind.use_assistant,
    "MeetMerchants": Mind.meet_merchants,
    "ExtendBarrow": Mind.extend,
    "ExtraGood": Mind.extra_good,
    "VisitCaravansary": Mind.draw,
    "ChooseSource": Mind.draw,
    "DiscardOne": Mind.discard,
    "TakeGood": Mind.best_good,
    "NameYourBid": Mind.bid,
    "BendDice": Mind.bend_dice,
    "SellGoods": Mind.sell,
    "SendFamily": Mind.send_family,
    "DeliverGoods": Mind.deliver,
    "TakeTile": Mind.take_tile,
    "BuyRuby": Mind.buy_ruby,
    "Encounters": Mind.meet_others,
    "GovernorToll": Mind.pay_governor,
    "SmugglerToll": Mind.pay_smuggler,
}

# Questions with one sensible answer. At the Black Market the dice are seen before the good is chosen.
ALWAYS: Final[dict[str, Choice]] = {"FillBarrow": FILL, "CollectMail": COLLECT, "TradeOnTheSly": ROLL}
