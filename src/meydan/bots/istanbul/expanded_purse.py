"""What expansions add to a merchant's purse, in the mind of the greedy bot, and what that is worth."""

from __future__ import annotations

from typing import Final, cast

from meydan.bots.istanbul.plan import act, most_of, scarcest, take_tile
from meydan.bots.istanbul.purse import Outlook, Purse, Taste, fill_purse, worth
from meydan.games.istanbul.deck import HOUSE_CARD, SOCIETY_CARD
from meydan.games.istanbul.expansions.printed import (
    AT_HAND,
    BAKSHEESH_COFFEE,
    BAKSHEESH_SIDES,
    BARRIER_PRICE,
    COFFEE_HOUSE_TOP,
    ENCOUNTER,
    EXPANSION_TARGET,
    GUILD_CARDS,
    IN_SUPPLY,
    PRINTED_GUILD,
    ROAST_LIRA_PRICE,
    ROASTED,
    SEALS_FOR_A_RUBY,
    SEALS_FOR_A_TURN,
    SOCIETY_LIRA,
    TAVERN_COSTS,
    TAVERN_TILES,
)
from meydan.games.istanbul.printed import (
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    COURIER,
    DEALER,
    EMBASSY,
    FOUNTAIN,
    FULL_CAPACITY,
    GOODS,
    GREAT_MOSQUE,
    GUILD_HALL,
    JEWELRY,
    KIOSK,
    LARGE_MARKET,
    MERCHANT_FEE,
    MOSQUE_TILES,
    PALACE,
    POLICE_STATION,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STORES,
    TAVERN,
    TEA_HOUSE,
    TRADER,
    WAINWRIGHT,
)
from meydan.games.istanbul.view import ExpandedView

# What things are worth in lira. Set by hand.
COFFEE_WORTH: Final = 1.9
SEAL_WORTH: Final = 2.0
UNDELIVERED_WORTH: Final = 2.7  # its seal, and the hope to deliver it
COMPANION_WORTH: Final = 6.0
TAVERN_WORTH: Final = [7.0, 4.0]  # movement, encounter
HOUSE_CARD_WORTH: Final = 2.0
SOCIETY_CARD_WORTH: Final = 1.5
NEW_GUILD: Final = 5.5
# What guild cards are paid and bring.
PRICES: Final = {card.number: card.goods for card in PRINTED_GUILD if any(card.goods)}
EARNINGS: Final = {card.number: card.lira for card in PRINTED_GUILD}
ANY_GOODS: Final = PRINTED_GUILD[PALACE - 1].any_goods
GUILD_RUBY_PRICE: Final = PRINTED_GUILD[DEALER - 1].price
ROASTED_COFFEE: Final = PRINTED_GUILD[ROASTING_PLANT - 1].coffee
KIOSK_TILES: Final = 3.5  # two tiles, less what the one tile of each rival is worth
AUCTION: Final = 2.5  # the cards or the money, less what a rival gains
CATACOMBS_WORTH: Final = 2.5  # for coming out anywhere
DOUBLED_TEA: Final = 10
# By card number, what a guild card in hand is worth, beyond the turn it takes.
GUILD_WORTH: Final = [
    0.0, 6.0, 3.5, 3.5, 4.0, 5.5, 5.5, 3.5, 5.0, 4.0, 4.5, 5.5, 7.0, 7.0, 6.0, 6.5, 7.0, 4.0, 4.0, 5.5, 8.0,
]  # fmt: skip

RUBY_CARD: Final = 3.5  # of the worth of one that brings a ruby: as much as the turns counted for that ruby
# By kind, what a card of an expansion is worth, after those of the base game.
BIG_CARDS: Final = [
    3.8, 3.0, 5.5, 2.5, 3.6, 1.5, 2.5, 1.5, HOUSE_CARD_WORTH,
    2.7, 3.0, 4.5, 4.8, 5.0, 5.5, 1.5, 2.5, 2.0, 1.5, 2.2, 2.5, SOCIETY_CARD_WORTH, 3.5,
]  # fmt: skip

# How long things take.
COFFEE_PER_TURN: Final = 4.0
SEALS_PER_TURN: Final = 2.2
GOODS_PER_TURN: Final = 2.5

NO_CARD: Final = 1000.0  # the worth of the worst card when there is none

# Where the barrier may help from afar: the other places can wait.
FAR_PLACES: Final = [
    WAINWRIGHT, LARGE_MARKET, SMALL_MARKET, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER, COFFEE_HOUSE, SECRET_SOCIETY,
]  # fmt: skip


class ExpandedPurse(Purse):
    """What one merchant owns or would own, with expansions."""

    coffee: int
    house_rubies: int
    house_twice: int
    tavern: int
    guild: int  # one bit per card
    worst_card: float  # the worth of the card that can best be done without
    letters: list[int]  # undelivered; 0 where the place is not yet known. Replaced
    delivered: int
    society: int
    society_twice: int
    companion: int

    def copy(self) -> ExpandedPurse:
        other = ExpandedPurse()
        self.copy_to(other)
        other.coffee = self.coffee
        other.house_rubies = self.house_rubies
        other.house_twice = self.house_twice
        other.tavern = self.tavern
        other.guild = self.guild
        other.worst_card = self.worst_card
        other.letters = self.letters
        other.delivered = self.delivered
        other.society = self.society
        other.society_twice = self.society_twice
        other.companion = self.companion
        return other

    def go_to(self, place: int) -> None:
        self.place = place
        self.deliver_at(place)

    def deliver_at(self, place: int) -> None:
        """Letters for a place are turned over."""
        if place in self.letters:
            left = [letter for letter in self.letters if letter != place]
            self.delivered += len(self.letters) - len(left)
            self.letters = left

    def seals(self) -> int:
        return len(self.letters) + 2 * self.delivered

    def spend(self, seals: int) -> None:
        """Give up letters, delivered ones first, without giving up more seals than need be."""
        while seals > 0:
            if self.delivered and (seals > 1 or not self.letters):
                self.delivered -= 1
                seals -= 2
            else:
                self.letters = self.letters[1:]
                seals -= 1

    def gain_letters(self, letters: int) -> None:
        self.letters = self.letters + [0] * letters

    def has_guild(self, card: int) -> bool:
        return (self.guild >> card) & 1 == 1

    def has_tavern_tile(self, tile: int) -> bool:
        return (self.tavern >> tile) & 1 == 1

    def house_price(self) -> int:
        """What the Coffee House wants; its track is never empty."""
        return COFFEE_HOUSE_TOP - max(1, self.house_rubies)

    def take_ruby(self, track: int) -> None:
        """The next ruby of a track, which is never empty."""
        self.rubies += 1
        if track == PALACE:
            self.palace_rubies = max(1, self.palace_rubies - 1)
        elif track == DEALER:
            self.dealer_rubies = max(1, self.dealer_rubies - 1)
        else:
            self.house_rubies = max(1, self.house_rubies - 1)


def as_expanded(purse: Purse) -> ExpandedPurse:
    return cast(ExpandedPurse, purse)


def expanded_purse_of(view: ExpandedView, card_worths: list[float]) -> ExpandedPurse:
    """What the seat owns now."""
    player = view.players[view.seat]
    purse = ExpandedPurse()
    fill_purse(purse, view)
    purse.coffee = player.coffee
    purse.house_rubies = view.rubies[COFFEE_HOUSE]
    purse.house_twice = view.hand[HOUSE_CARD]
    purse.tavern = player.tavern
    purse.guild = 0
    purse.worst_card = NO_CARD
    for card in range(1, GUILD_CARDS + 1):
        if view.guild[card]:
            purse.guild |= 1 << card
            purse.worst_card = min(purse.worst_card, guild_worth(purse, card))
    for kind, held in enumerate(view.hand):
        if held:
            purse.worst_card = min(purse.worst_card, card_worths[kind])
    purse.letters = list(player.letters)
    purse.delivered = len(player.delivered)
    purse.society = view.society
    purse.society_twice = view.hand[SOCIETY_CARD]
    purse.companion = player.companion
    return purse


def guild_worth(purse: Purse, card: int) -> float:
    """What a guild card in hand is worth to who owns the rest."""
    if card == WAINWRIGHT and purse.capacity == FULL_CAPACITY:
        return 0.0
    if MOSQUE_TILES[card]:
        one, other = MOSQUE_TILES[card]
        if purse.has_tile(one) and purse.has_tile(other):
            return 0.0
        if purse.has_tile(one) or purse.has_tile(other):
            return GUILD_WORTH[card] + 3.0
    return GUILD_WORTH[card]


class ExpandedOutlook(Outlook):
    """The rest of the table, with expansions."""

    mocha: bool
    letters: bool
    tavern_cost: list[int]  # 0 when there is no tile
    baksheesh: list[int]
    tracks: list[int]

    def __init__(self, view: ExpandedView, taste: Taste) -> None:
        super().__init__(view, taste)
        self.target = EXPANSION_TARGET
        boxes = view.header.options["expansions"]
        self.mocha = "mocha" in boxes
        self.letters = "letters" in boxes
        most = 0
        for other, player in enumerate(view.players):
            most = max(most, player.rubies)
            companion = player.companion
            if other != view.seat and companion > 0 and companion != FOUNTAIN:
                self.fees[companion] += MERCHANT_FEE
        if view.free_merchant >= 0 and view.players[view.free_merchant].place != FOUNTAIN:
            self.fees[view.players[view.free_merchant].place] -= MERCHANT_FEE
        if not view.final:
            self.future = max(0.0, min(1.0, (self.target - most) / taste.horizon))
        if self.mocha and view.figures[TRADER] > 0:
            self.luck[view.figures[TRADER]] += 1.0
        if self.letters and view.figures[COURIER] > 0:
            self.luck[view.figures[COURIER]] += 1.5
        if (view.players[view.seat].tavern >> ENCOUNTER) & 1:
            for place in view.figures:
                if place > 0:
                    self.luck[place] += 1.5
        self.tavern_cost = [TAVERN_COSTS[len(TAVERN_COSTS) - left] if left else 0 for left in view.tavern_left]
        self.baksheesh = BAKSHEESH_SIDES[view.baksheesh]
        self.tracks = [PALACE, DEALER, COFFEE_HOUSE] if self.mocha else [PALACE, DEALER]

    # -- what it is worth ---------------------------------------------------------------------------------------

    def extras(self, purse: Purse) -> float:
        own = as_expanded(purse)
        value = (
            COFFEE_WORTH * own.coffee
            + 2 * SEAL_WORTH * own.delivered
            + UNDELIVERED_WORTH * len(own.letters)
            + HOUSE_CARD_WORTH * own.house_twice
            + SOCIETY_CARD_WORTH * own.society_twice
        )
        lasting = COMPANION_WORTH if own.companion != IN_SUPPLY else 0.0
        for tile in range(len(TAVERN_TILES)):
            if own.has_tavern_tile(tile):
                lasting += TAVERN_WORTH[tile]
        if own.guild:
            for card in range(1, GUILD_CARDS + 1):
                if own.has_guild(card):
                    lasting += guild_worth(own, card) - (RUBY_CARD if card in self.tracks else 0.0)
        return value + lasting * self.future

    def other_ways(self, purse: Purse, turns: list[float]) -> None:
        own = as_expanded(purse)
        if self.mocha:
            self.ways_by_coffee(own, turns)
            if own.has_guild(DEALER):  # what lira and goods there are was counted at the Dealer and the Palace
                turns.append(1.0 + GUILD_RUBY_PRICE / self.taste.income)
            if own.has_guild(PALACE):
                turns.append(1.0 + ANY_GOODS / GOODS_PER_TURN)
        if self.letters:
            missing = SEALS_FOR_A_RUBY - own.seals()
            turns.append(1.0 + max(0, missing) / SEALS_PER_TURN)
            turns.append(1.0 + min(SEALS_FOR_A_RUBY, max(0, missing + SEALS_FOR_A_RUBY)) / SEALS_PER_TURN)

    def ways_by_coffee(self, own: ExpandedPurse, turns: list[float]) -> None:
        """The Coffee House and the Tavern draw on the same coffee: the quicker one has it first."""
        coffee = own.coffee
        fruit = 0.0
        for good in range(len(GOODS)):
            if own.goods[good] < self.baksheesh[good]:
                fruit += self.taste.kind
                if own.capacity < self.baksheesh[good]:
                    fruit += self.taste.extension
        price = own.house_price()
        if own.has_guild(COFFEE_HOUSE):
            price = (price + 1) // 2
        tavern = 1.0 + fruit + max(0, BAKSHEESH_COFFEE - coffee) / COFFEE_PER_TURN
        house = 1.0 + max(0, price - coffee) / COFFEE_PER_TURN
        if tavern <= house:
            turns.append(tavern)
            coffee = max(0, coffee - BAKSHEESH_COFFEE)
            turns.append(1.0 + max(0, price - coffee) / COFFEE_PER_TURN)
            coffee = max(0, coffee - price)
        else:
            turns.append(house)
            coffee = max(0, coffee - price)
            turns.append(1.0 + fruit + max(0, BAKSHEESH_COFFEE - coffee) / COFFEE_PER_TURN)
            coffee = max(0, coffee - BAKSHEESH_COFFEE)
        dearer = min(own.house_price() + self.rise, COFFEE_HOUSE_TOP - 1.0)
        turns.append(1.0 + max(0.0, dearer - coffee) / COFFEE_PER_TURN)

    # -- the actions --------------------------------------------------------------------------------------------

    def besides(self, purse: Purse, place: int) -> bool:
        own = as_expanded(purse)
        if place == CARAVANSARY:
            if self.mocha:
                own.coffee += 1
                return True
        elif self.letters and own.companion == IN_SUPPLY:
            own.companion = AT_HAND
            return True
        return False

    def visit_new(self, purse: Purse, place: int) -> bool:
        own = as_expanded(purse)
        if place == ROASTING_PLANT:
            return self.roast(own)
        if place == GUILD_HALL:
            own.coffee += 1
            own.bonus += NEW_GUILD * self.future
        elif place == TAVERN:
            return self.visit_tavern(own, 0)
        elif place == COFFEE_HOUSE:
            if not buy_with_coffee(own):
                return False
            if own.house_twice and buy_with_coffee(own):
                own.house_twice -= 1
        elif place == EMBASSY:
            own.gain_letters(2)
        elif place == KIOSK:
            own.gain_letters(1)
            own.bonus += KIOSK_TILES
        elif place == AUCTION_HOUSE:
            own.gain(scarcest_of_all(own), 1)
            own.bonus += AUCTION
        elif place == SECRET_SOCIETY:
            if not self.pay_society(own):
                return False
            if own.society_twice and self.pay_society(own):
                own.society_twice -= 1
        else:
            own.gain(scarcest_of_all(own), 1)
            own.bonus += CATACOMBS_WORTH
        return True

    def roast(self, own: ExpandedPurse) -> bool:
        """The exchanges that pay."""
        before = own.coffee
        if own.lira >= ROAST_LIRA_PRICE:
            own.lira -= ROAST_LIRA_PRICE
            own.coffee += ROASTED
        good = most_of(own)
        if own.goods[good]:
            own.goods[good] -= 1
            own.coffee += ROASTED
        if own.worst_card < ROASTED * COFFEE_WORTH:
            own.bonus -= own.worst_card
            own.worst_card = NO_CARD
            own.coffee += ROASTED
        return own.coffee > before

    def pay_society(self, own: ExpandedPurse) -> bool:
        if own.seals() < SEALS_FOR_A_RUBY:
            return False
        own.spend(SEALS_FOR_A_RUBY)
        own.take_ruby(self.best_track(own))
        if own.society < len(SOCIETY_LIRA):
            own.lira += SOCIETY_LIRA[own.society]
        own.society += 1
        return True

    def best_track(self, own: ExpandedPurse) -> int:
        """The track that gets dearer by taking its next ruby, so the one that matters least."""
        best = DEALER
        most = NOTHING
        for track in self.tracks:
            after = own.copy()
            after.take_ruby(track)
            value = worth(after, self)
            if value > most:
                most = value
                best = track
        return best

    def visit_tavern(self, own: ExpandedPurse, discount: int) -> bool:
        """A ruby if there is one to be had, else a tile, else an action from afar."""
        if self.can_bribe(own, discount):
            own.coffee -= BAKSHEESH_COFFEE - discount
            for good in range(len(GOODS)):
                own.goods[good] -= self.baksheesh[good]
            own.take_ruby(self.best_track(own))
            return True
        best = -1
        most = worth(own, self)
        for tile in range(len(TAVERN_TILES)):
            cost = self.tavern_cost[tile]
            if cost and not own.has_tavern_tile(tile) and own.coffee + discount >= cost:
                after = own.copy()
                after.coffee -= cost - discount
                after.tavern |= 1 << tile
                value = worth(after, self)
                if value > most:
                    most = value
                    best = tile
        if own.coffee + discount >= BARRIER_PRICE:
            paid = own.copy()
            paid.coffee -= BARRIER_PRICE - discount
            place = self.best_from_afar(paid, FAR_PLACES, most)
            if place:
                own.coffee -= BARRIER_PRICE - discount
                act(own, self, place)
                return True
        if best < 0:
            return False
        own.coffee -= self.tavern_cost[best] - discount
        own.tavern |= 1 << best
        return True

    def can_bribe(self, own: ExpandedPurse, discount: int) -> bool:
        if own.coffee + discount < BAKSHEESH_COFFEE:
            return False
        return all(own.goods[good] >= self.baksheesh[good] for good in range(len(GOODS)))

    def best_from_afar(self, own: Purse, places: list[int], most: float) -> int:
        """The place whose action brings most, if that is more than so much; else 0."""
        best = 0
        for place in places:
            if place in self.ways.places and place != TAVERN and place != POLICE_STATION:
                after = own.copy()
                if act(after, self, place):
                    value = worth(after, self)
                    if value > most:
                        most = value
                        best = place
        return best

    def play_guild(self, own: ExpandedPurse, card: int) -> None:
        """Carry out a guild card that can be played, with average luck."""
        own.guild &= ~(1 << card)
        if card == WAINWRIGHT:
            own.capacity += 1
            if own.capacity == FULL_CAPACITY:
                own.rubies += 1
        elif STORES[card] >= 0:
            own.gain(STORES[card], own.capacity)
            for good in range(len(GOODS)):
                own.gain(good, 1)
        elif card == POST_OFFICE:
            own.lira += EARNINGS[POST_OFFICE]
            for good in range(len(GOODS)):
                own.gain(good, 1)
        elif card == CARAVANSARY:
            own.bonus += 3 * self.taste.new_card
        elif card == FOUNTAIN:
            while own.posted:
                own.posted &= own.posted - 1
                own.stack += 1
            own.go_to(FOUNTAIN)
            own.bonus += 5.0  # another turn
        elif card == BLACK_MARKET:
            own.gain(scarcest(own), 2)
            own.gain(JEWELRY, 2)
        elif card == TEA_HOUSE:
            own.lira += DOUBLED_TEA
        elif card in PRICES:
            for good in range(len(GOODS)):
                own.goods[good] -= PRICES[card][good]
            own.lira += EARNINGS[card]
        elif card == POLICE_STATION:
            place = self.best_from_afar(own, self.ways.places, NOTHING)
            if place:
                act(own, self, place)
            own.family_home = True
        elif card == PALACE:
            for _ in range(ANY_GOODS):
                own.goods[most_of(own)] -= 1
            own.take_ruby(PALACE)
        elif MOSQUE_TILES[card]:
            self.take_cheap_tile(own, card)
        elif card == DEALER:
            own.lira -= GUILD_RUBY_PRICE
            own.take_ruby(DEALER)
            own.coffee += own.rubies
        elif card == ROASTING_PLANT:
            own.coffee += ROASTED_COFFEE
        elif card == GUILD_HALL:
            own.coffee += 1
            own.bonus += 2 * NEW_GUILD * self.future
        elif card == TAVERN:
            self.visit_tavern(own, 1)
            if self.can_bribe(own, 0):
                self.visit_tavern(own, 0)
        else:
            own.coffee -= (own.house_price() + 1) // 2
            own.take_ruby(COFFEE_HOUSE)

    def take_cheap_tile(self, own: ExpandedPurse, mosque: int) -> None:
        """A mosque tile for one good: its price does not matter."""
        costs = self.tile_cost
        self.tile_cost = [1 if cost else 0 for cost in costs]
        take_tile(own, self, mosque)
        self.tile_cost = costs

    def after_double(self, own: ExpandedPurse) -> ExpandedPurse:
        """What is left after paying for another turn."""
        after = own.copy()
        after.spend(SEALS_FOR_A_TURN)
        return after


NOTHING: Final = -1000000.0


def buy_with_coffee(own: ExpandedPurse) -> bool:
    price = own.house_price()
    if own.coffee < price:
        return False
    own.coffee -= price
    own.take_ruby(COFFEE_HOUSE)
    return True


def scarcest_of_all(own: Purse) -> int:
    """The good there is least of; jewelry if there are as many of it."""
    found = scarcest(own)
    return JEWELRY if own.goods[JEWELRY] <= own.goods[found] else found
