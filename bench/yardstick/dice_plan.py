"""What a merchant of the Dice Game owns, in the mind of the greedy bot, what that is worth, and what to do with it."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.choices import CARDS, CASH, END, FOUR, PAIR, RUBY, SAME, THREE, TILE
from meydan.games.istanbul_dice.printed import (
    ACTION_TILES,
    ANY,
    AREA_COLOUR,
    BOUGHT,
    CARD,
    CARD_COPIES,
    CARPET,
    COIN,
    COIN_WORTH,
    CONSOLATION,
    CRYSTAL_WORTH,
    GOODS,
    GOODS_TILES,
    LAST_ROUND,
    LIRA,
    MARKER_WORTH,
    MONEY,
    MOSQUE,
    MOSQUE_NEEDS,
    NO_COLOUR,
    PRICES,
    RESOURCES,
    TARGET,
    TILE_COSTS,
    TILE_NAMES,
    TILES,
    Half,
)
from meydan.games.istanbul_dice.printed import BROWN as BROWN_MARKER
from meydan.games.istanbul_dice.printed import CARDS as BAZAAR
from meydan.games.istanbul_dice.printed import CRYSTAL as CRYSTAL_PIECE
from meydan.games.istanbul_dice.turn import RollPhase
from meydan.games.istanbul_dice.view import DiceView, PlayerView
from meydan.kernel.choice import Choice

# -- what things are worth, in lira -------------------------------------------------------------------------

RUBY_WORTH: Final = 40.0  # above anything a ruby costs
LAST_RUBY: Final = 60.0  # besides, for the one that begins the end
MARKER: Final = 3.0
BROWN: Final = 4.2
CRYSTAL: Final = 2.2
PROGRESS: Final = 10.0  # for having the whole price of a ruby; for a part of it, the square of that part
FOR_OTHERS: Final = 0.3  # of what a card gives to each other player
MOSQUE_STEP: Final = 2.0  # for each tile on the way to the ruby of the mosque

# What a tile brings per turn.
TILE_INCOME: Final = {"lira": 3.0, "crystal": 1.8, "card": 3.0, "action": 2.2, "die": 3.2, "goods": 1.6}
TURNS_PER_RUBY: Final = 1.6  # how long the leader takes for each ruby still needed

# PROGRESS_TO[price][have]: for lira the price goes up to 20, for goods it does not.
PROGRESS_TO: Final = [
    [PROGRESS * (have / price) ** 2 if price else 0.0 for have in range(price + 1)] for price in range(21)
]
NOTHING: Final = -1000000.0  # worth less than anything

CONVERSIONS: Final = [*SAME, *PAIR, *THREE, FOUR]
FIRST_PAIR: Final = len(SAME)
FIRST_THREE: Final = FIRST_PAIR + len(PAIR)
THE_FOUR: Final = FIRST_THREE + len(THREE)
# How many markers a conversion may use up besides dice and still bring more than it takes.
SPARED_MARKERS: Final = [0] * FIRST_THREE + [1] * (len(CONVERSIONS) - FIRST_THREE)
FIRST_TILE: Final = len(CONVERSIONS)  # goods deals are numbered: conversions, tiles of the row, rubies
COLOURS_OF: Final = [[good for good in range(GOODS) if (deal.how >> (4 * good)) & 15] for deal in CONVERSIONS]


class Purse:
    """What one player has or would have in this turn, with the dice not yet used and the prices of rubies."""

    __slots__ = ("bonus", "brown", "crystals", "dice", "goods", "lira", "prices", "rubies", "tiles")

    lira: int
    crystals: int
    goods: list[int]
    brown: int
    dice: list[int]
    rubies: int
    tiles: int
    prices: list[int]  # replaced; the next price of each area but the mosque, goods in all for the carpet; 0 if closed
    bonus: float  # what tiles gained or lost are worth, and whatever else is counted in lira

    def copy(self) -> Purse:
        other = Purse()
        other.lira = self.lira
        other.crystals = self.crystals
        other.goods = self.goods.copy()
        other.brown = self.brown
        other.dice = self.dice.copy()
        other.rubies = self.rubies
        other.tiles = self.tiles
        other.prices = self.prices
        other.bonus = self.bonus
        return other

    def add(self, resource: int, amount: int) -> None:
        if resource < GOODS:
            self.goods[resource] += amount
        elif resource == BROWN_MARKER:
            self.brown += amount
        elif resource == CRYSTAL_PIECE:
            self.crystals += amount
        else:
            self.lira += amount

    def has(self, resource: int) -> int:
        if resource < GOODS:
            return self.goods[resource]
        if resource == BROWN_MARKER:
            return self.brown
        return self.crystals if resource == CRYSTAL_PIECE else self.lira

    def pay(self, good: int, count: int) -> None:
        """Pay goods of a colour: dice before markers before brown ones, which is always best."""
        dice = self.dice[good]
        if count <= dice:
            self.dice[good] = dice - count
            return
        self.dice[good] = 0
        count -= dice
        markers = self.goods[good]
        if count <= markers:
            self.goods[good] = markers - count
            return
        self.goods[good] = 0
        self.brown -= count - markers

    def pay_any(self) -> None:
        """Pay one good of any colour: a die, else the marker there is most of, else a brown one."""
        good = most_of(self.dice)
        if self.dice[good]:
            self.dice[good] -= 1
            return
        good = most_of(self.goods)
        if self.goods[good]:
            self.goods[good] -= 1
        else:
            self.brown -= 1

    def raise_price(self, area: int, seats: int) -> None:
        """The nearest ruby of an area is gone."""
        prices = self.prices.copy()
        prices[area] = next_price(prices[area], area, seats)
        self.prices = prices


def most_of(counts: list[int]) -> int:
    """The colour there is most of."""
    found = 0
    for good in range(1, GOODS):
        if counts[good] > counts[found]:
            found = good
    return found


def goods_in_all(area: int) -> int:
    """What the printed price of an area leaves out: one good of each colour on the carpet."""
    return GOODS if area == CARPET else 0


def next_price(price: int, area: int, seats: int) -> int:
    """The price after this one, or 0 if this was the last."""
    found = False
    for printed in PRICES[seats][area]:
        if found:
            return printed + goods_in_all(area)
        found = printed + goods_in_all(area) == price
    return 0


def purse_of(view: DiceView, seat: int) -> Purse:
    """What a seat has; dice only if it is its turn."""
    player = view.players[seat]
    purse = Purse()
    purse.lira = player.lira
    purse.crystals = player.crystals
    purse.goods = list(player.goods)
    purse.brown = player.brown
    purse.dice = list(view.dice) if seat == view.active else [0] * len(view.dice)
    purse.rubies = player.rubies
    purse.tiles = sum(player.tiles)
    purse.prices = []
    for area in BOUGHT:
        printed = PRICES[len(view.players)][area]
        left = view.tracks[area]
        purse.prices.append(printed[len(printed) - left] + goods_in_all(area) if left else 0)
    purse.bonus = 0.0
    return purse


class Outlook:
    """What a seat sees around it: how long the game may last, and what tiles and cards are worth therefore."""

    def __init__(self, view: DiceView) -> None:
        self.view = view
        self.seat = view.seat
        self.seats = len(view.players)
        me: PlayerView = view.players[view.seat]
        self.target = TARGET[self.seats]
        self.income_phase = len([frame for frame in view.stack if isinstance(frame, RollPhase)]) > 0
        self.ending = self.is_ending()
        self.turns = self.turns_left()
        self.own_tiles = list(me.tiles)
        self.working = self.own_tiles.copy()  # without those that do not work in this turn yet
        if view.seat == view.active:
            for kind in view.new_tiles:
                self.working[kind] -= 1
        self.row = list(view.row)
        self.tile_worth = [self.worth_of_tile(kind) for kind in range(len(TILE_NAMES))]
        self.mosque_at = 0 if me.mosque_done or not view.tracks[MOSQUE] else MOSQUE_NEEDS[self.seats]
        self._cards: list[float] = []

    def is_ending(self) -> bool:
        """Whether this seat has no further turn after the present one."""
        if not self.view.final and self.view.round < LAST_ROUND:
            return False
        return self.seat < self.view.active or (self.seat == self.view.active and not self.income_phase)

    def turns_left(self) -> float:
        """How many more turns each player may have after the present one."""
        if self.ending or self.view.final:
            return 0.0
        lead = max([player.rubies for player in self.view.players])
        return TURNS_PER_RUBY * (self.target - lead) - 0.3

    def worth_of_tile(self, kind: int) -> float:
        """What a tile brings until the end; a second extra action brings half as much."""
        per_turn = TILE_INCOME[TILES[kind].sort]
        if kind in ACTION_TILES and max([self.own_tiles[action] for action in ACTION_TILES]):
            per_turn /= 2
        return per_turn * self.turns

    def tiles_working(self, kinds: list[int]) -> int:
        """How many tiles of several kinds work in this turn."""
        total = 0
        for kind in kinds:
            total += self.working[kind]
        return total

    # -- what a purse is worth ------------------------------------------------------------------------------

    def worth(self, purse: Purse) -> float:
        """All of it in lira: rubies, pieces, and how near the next rubies are."""
        goods = purse.goods
        count = goods[0] + goods[1] + goods[2] + goods[3]
        if self.ending or purse.rubies >= self.target:
            tied = MARKER_WORTH * (count + purse.brown) + CRYSTAL_WORTH * purse.crystals + purse.lira
            return tied + purse.rubies * RUBY_WORTH + (LAST_RUBY if purse.rubies >= self.target else 0.0)
        value = purse.rubies * RUBY_WORTH + purse.bonus + MARKER * count + BROWN * purse.brown
        value += CRYSTAL * purse.crystals + money_worth(purse.lira, purse.prices[MONEY])
        best = most_of(goods)
        kinds = 0
        for good in range(GOODS):
            have = goods[good]
            if have:
                kinds += 1
            if good == best:
                have += purse.brown
            price = purse.prices[good]
            value += PROGRESS_TO[price][have if have < price else price]
        price = purse.prices[CARPET]
        due = min(GOODS, kinds + purse.brown)
        return value + PROGRESS_TO[price][min(price, due + max(0, min(price - GOODS, count + purse.brown - due)))]

    def gain_tile(self, purse: Purse, kind: int) -> None:
        purse.tiles += 1
        purse.bonus += self.tile_worth[kind]
        if self.mosque_at and purse.tiles == self.mosque_at:
            purse.rubies += 1
        elif purse.tiles < self.mosque_at:
            purse.bonus += MOSQUE_STEP

    def lose_tile(self, purse: Purse, kind: int) -> None:
        if purse.tiles < self.mosque_at:
            purse.bonus -= MOSQUE_STEP
        purse.tiles -= 1
        purse.bonus -= self.tile_worth[kind]

    # -- bazaar cards ---------------------------------------------------------------------------------------

    def after_half(self, purse: Purse, half: Half) -> Purse | None:
        """The purse after paying and taking what half a card says, or None if it cannot be paid."""
        after = purse.copy()
        for resource in range(len(RESOURCES)):
            if half.pay[resource] > purse.has(resource):
                return None
            after.add(resource, half.take[resource] - half.pay[resource])
        if half.markers and not self.give_marker(after, half.colour):
            return None
        if half.tiles:
            if half.tiles > sum(self.own_tiles):
                return None
            for kind in self.least_tiles(half.tiles):
                self.lose_tile(after, kind)
        if half.tile:
            if not self.row:
                return None
            self.gain_tile(after, self.best_tile())
        if half.ruby:
            after.rubies += 1
        return after

    def give_marker(self, purse: Purse, colour: int) -> bool:
        """Give the marker that is missed least, of a certain colour or ANY; whether there was one."""
        best = -1
        most = NOTHING
        for kind in range(GOODS + 1):
            if purse.has(kind) and (colour in (ANY, kind) or kind == BROWN_MARKER):
                purse.add(kind, -1)
                value = self.worth(purse)
                purse.add(kind, 1)
                if value > most:
                    most = value
                    best = kind
        if best < 0:
            return False
        purse.add(best, -1)
        return True

    def best_tile(self) -> int:
        """The tile of the row worth most."""
        best = self.row[0]
        for kind in self.row:
            if self.tile_worth[kind] > self.tile_worth[best]:
                best = kind
        return best

    def least_tiles(self, count: int) -> list[int]:
        """So many own tiles, those worth least."""
        left = self.own_tiles.copy()
        found: list[int] = []
        for _ in range(count):
            least = -1
            for kind in range(len(left)):
                if left[kind] and (least < 0 or self.tile_worth[kind] < self.tile_worth[least]):
                    least = kind
            left[least] -= 1
            found.append(least)
        return found

    def after_card(self, purse: Purse, card: int, dice: int) -> Purse:
        """The purse after using a card for so many dice, the price paid if that is worth it."""
        told = BAZAAR[card]
        consoled = purse.copy()
        consoled.lira += CONSOLATION
        if dice < told.dice or purse.brown < told.shown_brown:
            return consoled
        after = self.after_half(purse, told.own)
        if after is None:
            return consoled
        if told.others is not None:
            after.bonus -= self.given_to_others(told.others)
        bound = not told.own.is_priced() and (self.view.header.rules < 2 or not told.has_condition())
        return after if bound or self.worth(after) > self.worth(consoled) else consoled

    def given_to_others(self, half: Half) -> float:
        """What a card's half for the others costs its user: part of what they can gain from it."""
        gain = MARKER * sum(half.take[:GOODS]) + half.take[LIRA] - half.pay[LIRA] - CRYSTAL * half.pay[CRYSTAL_PIECE]
        gain -= MARKER * half.markers
        total = 0.0
        for seat, player in enumerate(self.view.players):
            able = player.lira >= half.pay[LIRA] and player.crystals >= half.pay[CRYSTAL_PIECE]
            goods = sum(player.goods) if half.colour == ANY else player.goods[half.colour]
            if seat != self.seat and able and goods + player.brown >= half.markers:
                total += FOR_OTHERS * gain
        return total

    def card_gain(self, purse: Purse, dice: int) -> float:
        """What the best of so many cards gains on average, as if each came from the whole deck."""
        while len(self._cards) <= dice:
            self._cards.append(self.mean_of_best(purse, len(self._cards)))
        return self._cards[dice]

    def mean_of_best(self, purse: Purse, dice: int) -> float:
        if dice == 0:
            return 0.0
        now = self.worth(purse)
        whole = CARD_COPIES[self.view.header.rules]
        deck = [whole[card] - self.view.discard[card] - self.view.revealed.count(card) for card in range(len(BAZAAR))]
        if sum(deck) == 0:
            deck = list(self.view.discard)
        gains: list[tuple[float, int]] = []
        for card in range(len(BAZAAR)):
            if deck[card]:
                gains.append((self.worth(self.after_card(purse, card, dice)) - now, deck[card]))
        gains.sort()
        size = sum(deck)
        below = 0
        mean = 0.0
        for gain, copies in gains:
            mean += gain * (((below + copies) / size) ** dice - (below / size) ** dice)
            below += copies
        return mean


def money_worth(lira: int, price: int) -> float:
    return lira + PROGRESS_TO[price][lira if lira < price else price]


# -- what goods can do --------------------------------------------------------------------------------------


class Deals:
    """The best that can be done with goods, by number of actions: what all is worth then, and what to do first."""

    def __init__(self, purse: Purse, out: Outlook, actions: int) -> None:
        self.out = out
        self.actions = actions
        self.worth = [NOTHING] * (actions + 1)
        self.first: list[Choice] = [END] * (actions + 1)
        self.left = [purse] * (actions + 1)  # the purse afterwards
        self.last_tile = FIRST_TILE + len(out.row)
        self.explore(purse, 0, 0, END)

    def explore(self, purse: Purse, used: int, start: int, first: Choice) -> None:
        """Try all deals from `start` on: what is bought helps no other deal, so conversions come before."""
        worth = self.out.worth(purse)
        if worth > self.worth[used]:
            self.worth[used] = worth
            self.first[used] = first
            self.left[used] = purse
        if used == self.actions:
            return
        dice = purse.dice
        if dice[0] + dice[1] + dice[2] + dice[3] >= 2:
            for at in range(start, FIRST_TILE):
                after = self.convert(purse, at)
                if after is not None:
                    self.explore(after, used + 1, at, CONVERSIONS[at] if used == 0 else first)
        for at in range(max(start, FIRST_TILE), self.last_tile):
            after = self.buy_tile(purse, self.out.row[at - FIRST_TILE])
            if after is not None:
                self.explore(after, used + 1, at + 1, TILE[self.out.row[at - FIRST_TILE]] if used == 0 else first)
        for at in range(max(start, self.last_tile), self.last_tile + CARPET + 1):
            area = at - self.last_tile
            after = self.buy_ruby(purse, area)
            if after is not None:
                self.explore(after, used + 1, at, RUBY[area] if used == 0 else first)

    def convert(self, purse: Purse, at: int) -> Purse | None:
        """AA, AB, ABC or ABCD with dice, and no more markers than are well spent."""
        dice = purse.dice
        if at < FIRST_PAIR:
            if dice[at] < 2:
                return None
            after = purse.copy()
            after.dice[at] -= 2
            after.goods[at] += 1
            return after
        missing = 0
        for good in COLOURS_OF[at]:
            if not dice[good]:
                missing += 1 if purse.goods[good] else GOODS
        if missing > SPARED_MARKERS[at]:
            return None
        after = purse.copy()
        for good in COLOURS_OF[at]:
            after.pay(good, 1)
        if at < FIRST_THREE:
            after.crystals += 1
        elif at < THE_FOUR:
            after.brown += 1
        else:
            after.goods[most_of(after.goods)] += 2
        return after

    def buy_tile(self, purse: Purse, kind: int) -> Purse | None:
        cost = TILE_COSTS[kind]
        missing = 0
        for good in range(GOODS):
            missing += max(0, cost[good] - purse.dice[good] - purse.goods[good])
        if missing > purse.brown:
            return None
        after = purse.copy()
        for good in range(GOODS):
            if cost[good]:
                after.pay(good, cost[good])
        self.out.gain_tile(after, kind)
        return after

    def buy_ruby(self, purse: Purse, area: int) -> Purse | None:
        price = purse.prices[area]
        if not price:
            return None
        if AREA_COLOUR[area] != NO_COLOUR:
            if purse.dice[area] + purse.goods[area] + purse.brown < price:
                return None
            after = purse.copy()
            after.pay(area, price)
        else:
            missing = 0
            for good in range(GOODS):
                missing += purse.dice[good] + purse.goods[good] == 0
            if missing > purse.brown or sum(purse.dice[:GOODS]) + sum(purse.goods) + purse.brown < price:
                return None
            after = purse.copy()
            for good in range(GOODS):
                after.pay(good, 1)
            for _ in range(price - GOODS):
                after.pay_any()
        after.rubies += 1
        after.raise_price(area, self.out.seats)
        return after


# -- what coins, cards and lira can do ----------------------------------------------------------------------


class Sides:
    """The best that can be done without goods, by number of actions: what it gains, and what to do first."""

    def __init__(self, purse: Purse, out: Outlook, actions: int) -> None:
        self.out = out
        self.gain = [NOTHING] * (actions + 1)
        self.first: list[Choice] = [END] * (actions + 1)
        self.purse = purse
        self.actions = actions
        self.try_rubies(0, purse.lira, 0.0)
        if purse.dice[COIN]:
            lira = purse.lira + COIN_WORTH * purse.dice[COIN]
            self.try_rubies(1, lira, MARKER * out.tiles_working(GOODS_TILES))

    def try_rubies(self, used: int, lira: int, gain: float) -> None:
        """Buy as many rubies for lira as there are actions, cards with the rest; `used` tells whether coins were."""
        first = CASH if used else RUBY[MONEY]
        price = self.purse.prices[MONEY]
        before = money_worth(self.purse.lira, price)
        if self.out.ending:
            before = float(self.purse.lira)
        rubies = self.purse.rubies
        while used <= self.actions:
            money = float(lira) if self.out.ending else money_worth(lira, price)
            self.try_cards(used, gain + money - before, first)
            if not price or lira < price:
                return
            lira -= price
            price = next_price(price, MONEY, self.out.seats)
            rubies += 1
            gain += RUBY_WORTH + (LAST_RUBY if rubies == self.out.target else 0.0)
            used += 1

    def try_cards(self, used: int, gain: float, first: Choice) -> None:
        """Card dice in one to all of the actions left: one visit with many, the others with one each."""
        self.note(used, gain, first if used else END)
        cards = self.purse.dice[CARD]
        for visits in range(1, min(cards, self.actions - used) + 1):
            most = cards - visits + 1
            more = self.out.card_gain(self.purse, most) + (visits - 1) * self.out.card_gain(self.purse, 1)
            self.note(used + visits, gain + more, CARDS[most - 1])

    def note(self, used: int, gain: float, first: Choice) -> None:
        if gain > self.gain[used]:
            self.gain[used] = gain
            self.first[used] = first


class Plan:
    """The best use of all actions left. Cards and coins come first: what they bring may change the rest."""

    def __init__(self, deals: Deals, sides: Sides, actions: int) -> None:
        self.worth = NOTHING
        self.first = END
        self.left = deals.left[0]
        self.sides_used = 0
        for done in range(actions + 1):
            for beside in range(actions + 1 - done):
                worth = deals.worth[done] + sides.gain[beside]
                if worth > self.worth:
                    self.worth = worth
                    self.first = sides.first[beside] if beside else deals.first[done]
                    self.left = deals.left[done]
                    self.sides_used = beside


def best_plan(purse: Purse, out: Outlook, actions: int) -> Plan:
    return Plan(Deals(purse, out, actions), Sides(purse, out, actions), actions)
