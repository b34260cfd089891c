"""What a merchant owns, in the mind of the greedy bot, and what that is worth."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import cell_distance
from meydan.games.istanbul.deck import (
    ANY_CARD,
    DEALER_CARD,
    DECK,
    GOOD_CARD,
    LIRA_CARD,
    PALACE_CARD,
    POST_CARD,
    RETURN_CARD,
)
from meydan.games.istanbul.expansions.printed import EXPANDED_COLUMNS
from meydan.games.istanbul.places.palace import PRICES
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BASE_PLACES,
    COLUMNS,
    DEALER,
    DEALER_TOP,
    DEMAND,
    EXTENSION_PRICE,
    FOUNTAIN,
    FULL_CAPACITY,
    GOODS,
    GOVERNOR,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE,
    LIRA_OF_CARD,
    MARKET_PAY,
    MERCHANT_FEE,
    MOSQUE_COSTS,
    MOSQUE_TILES,
    PALACE,
    PALACE_FIELDS,
    POLICE_STATION,
    RED,
    SMALL,
    SMALL_MOSQUE,
    SMUGGLER,
    TARGET,
)
from meydan.games.istanbul.view import IstanbulView

SOME_CARD: Final = 2.0  # what a card is worth that nobody tuned


class Taste:
    """What things are worth in lira, and how long things take: the bot's whole judgement.

    The numbers were found by letting slightly different bots play thousands of games against each other.
    """

    ruby: float
    last_ruby: float
    goods: list[float]
    more_of_same: float
    tiles: list[float]
    half_mosque: float
    family_home: float
    assistants: list[float]
    cards: list[float]
    new_card: float
    caravansary: float
    figure: float
    caught: float
    fee: float
    horizon: float
    turn: float
    income: float
    jewel: float
    bent_jewel: float
    kind: float
    per_good: float
    rise: float
    extension: float
    next_turn: float
    width: int

    def __init__(self) -> None:
        self.ruby = 30.0
        self.last_ruby = 67.0  # besides, for the one that ends the game
        self.goods = [2.2, 2.5, 3.4, 2.1]  # the first of each kind
        self.more_of_same = 0.5  # each further one, of the worth of the one before
        self.tiles = [10.8, 2.1, 6.3, 0.0]  # for what they can do
        self.half_mosque = 10.8  # for one of a mosque's two tiles
        self.family_home = 3.3
        self.assistants = [-1.1, 0.0, 0.6, 1.6, 1.6, 2.0]  # by how many are with the merchant
        self.cards = [4.5, 5.0, 3.9, 1.4, 1.5, 2.8, 2.8, 4.9, 0.4, 1.0]  # by kind; then those it has no opinion of
        self.cards += [SOME_CARD] * (len(DECK) - len(self.cards))
        self.new_card = 4.7  # one not yet seen
        self.caravansary = 4.7
        self.figure = 1.5
        self.caught = 3.8
        self.fee = 1.4  # each lira a rival gets
        self.horizon = 3.9  # rubies the leader still needs below which investments lose their worth
        self.turn = 3.3  # each turn that the rubies still needed will take
        self.income = 5.7  # lira that a turn earns
        self.jewel = 0.9  # turns to get a piece of jewelry
        self.bent_jewel = 0.56  # the same with the red tile
        self.kind = 0.83  # turns to get any other good
        self.per_good = 0.32  # turns for each good of a later delivery to the Palace
        self.rise = 0.4  # by how much each player's visits make the two tracks dearer between two of mine
        self.extension = 2.1  # turns to get a barrow extension that a tile asks for
        self.next_turn = 0.4  # what counts of the gain of the turn after
        self.width = 3  # how many moves are thought through further


class Ways:
    """Where one or two steps lead in a layout."""

    def __init__(self, grid: tuple[int, ...]) -> None:
        columns = COLUMNS if len(grid) == len(BASE_PLACES) else EXPANDED_COLUMNS
        cells = {place: cell for cell, place in enumerate(grid)}
        self.places: list[int] = sorted(grid)
        self.near: list[list[int]] = self._within(cells, columns, 2)
        self.beside: list[list[int]] = self._within(cells, columns, 1)

    def _within(self, cells: dict[int, int], columns: int, steps: int) -> list[list[int]]:
        """By place, the places at most so many steps away."""
        return [
            [place for place in self.places if 1 <= cell_distance(cells[start], cells[place], columns) <= steps]
            if start in cells
            else []
            for start in range(ALL_PLACES + 1)
        ]


class Purse:
    """What one merchant owns or would own, and what is left to be had at the two ruby tracks."""

    __slots__ = (
        "any_sale",
        "bonus",
        "capacity",
        "dealer_rubies",
        "dealer_twice",
        "family_home",
        "goods",
        "lira",
        "mail",
        "palace_rubies",
        "palace_twice",
        "place",
        "post_twice",
        "posted",
        "returns",
        "rubies",
        "stack",
        "tiles",
        "wild",
    )

    place: int
    lira: int  # the cards for 5 lira are money already
    goods: list[int]
    capacity: int
    tiles: int
    rubies: int
    stack: int
    posted: int  # one bit per place
    family_home: bool
    wild: int  # cards for a good of any kind
    any_sale: int
    post_twice: int
    palace_twice: int
    dealer_twice: int
    returns: int
    mail: int
    palace_rubies: int
    dealer_rubies: int
    bonus: float  # the worth of what has no field of its own

    def copy(self) -> Purse:
        other = Purse()
        self.copy_to(other)
        return other

    def copy_to(self, other: Purse) -> None:
        other.place = self.place
        other.lira = self.lira
        other.goods = self.goods.copy()
        other.capacity = self.capacity
        other.tiles = self.tiles
        other.rubies = self.rubies
        other.stack = self.stack
        other.posted = self.posted
        other.family_home = self.family_home
        other.wild = self.wild
        other.any_sale = self.any_sale
        other.post_twice = self.post_twice
        other.palace_twice = self.palace_twice
        other.dealer_twice = self.dealer_twice
        other.returns = self.returns
        other.mail = self.mail
        other.palace_rubies = self.palace_rubies
        other.dealer_rubies = self.dealer_rubies
        other.bonus = self.bonus

    def go_to(self, place: int) -> None:
        """The merchant comes to a place."""
        self.place = place

    def has_tile(self, colour: int) -> bool:
        return (self.tiles >> colour) & 1 == 1

    def gain(self, good: int, amount: int) -> None:
        """Put goods on the barrow; what does not fit is lost."""
        had = self.goods[good]
        self.goods[good] = had + amount if had + amount <= self.capacity else self.capacity


def purse_of(view: IstanbulView) -> Purse:
    """What the seat owns now."""
    purse = Purse()
    fill_purse(purse, view)
    return purse


def fill_purse(purse: Purse, view: IstanbulView) -> None:
    player = view.players[view.seat]
    hand = view.hand
    purse.place = player.place
    purse.lira = player.lira + LIRA_OF_CARD * hand[LIRA_CARD]
    purse.goods = list(player.goods)
    purse.capacity = player.capacity
    purse.tiles = player.tiles
    purse.rubies = player.rubies
    purse.stack = len(player.stack)
    purse.posted = 0
    for place in player.posted:
        purse.posted |= 1 << place
    purse.family_home = player.family == POLICE_STATION
    purse.wild = hand[GOOD_CARD]
    purse.any_sale = hand[ANY_CARD]
    purse.post_twice = hand[POST_CARD]
    purse.palace_twice = hand[PALACE_CARD]
    purse.dealer_twice = hand[DEALER_CARD]
    purse.returns = hand[RETURN_CARD]
    purse.mail = view.mail
    purse.palace_rubies = view.rubies[PALACE]
    purse.dealer_rubies = view.rubies[DEALER]
    purse.bonus = 0.0


class Outlook:
    """The rest of the table as one seat sees it, the same for all that is imagined at one question."""

    taste: Taste
    ways: Ways
    target: int
    final: bool
    lira_of_use: float  # 1 as long as lira, and other things, can be turned into rubies
    of_use: float
    rise: float  # how much dearer the tracks will be by the next visit
    future: float  # how much of an investment can still pay off: 1 most of the game, 0 at its end
    demand: list[list[int]]  # by market
    tile_cost: list[int]  # by colour; 0 when none is left
    mosque_rubies: list[int]
    fees: list[int]  # by place
    luck: list[float]  # figures and families by place, in lira
    neutral: tuple[int, ...]
    leads_caravan: bool

    def __init__(self, view: IstanbulView, taste: Taste) -> None:
        seats = len(view.players)
        self.taste = taste
        self.ways = ways_of(view.grid)
        self.target = TARGET[seats]
        self.final = view.final
        self.leads_caravan = view.leader == view.seat
        most = 0
        self.fees = [0] * (ALL_PLACES + 1)
        self.luck = [0.0] * (ALL_PLACES + 1)
        for other, player in enumerate(view.players):
            if player.rubies > most:
                most = player.rubies
            if other != view.seat:
                self.fees[player.place] += MERCHANT_FEE
                self.luck[player.family] += taste.caught
        for place in view.neutral_merchants:
            self.fees[place] += MERCHANT_FEE
        self.fees[FOUNTAIN] = 0
        self.luck[POLICE_STATION] = 0.0
        self.luck[view.figures[GOVERNOR]] += taste.figure
        self.luck[view.figures[SMUGGLER]] += taste.figure
        self.future = 0.0 if view.final else min(1.0, (self.target - most) / taste.horizon)
        self.lira_of_use = 1.0 if view.rubies[DEALER] else 0.2
        self.of_use = 1.0 if view.rubies[PALACE] else self.lira_of_use
        self.rise = taste.rise * seats
        self.demand = [DEMAND[SMALL][view.demand[SMALL][-1]], DEMAND[LARGE][view.demand[LARGE][-1]]]
        costs = MOSQUE_COSTS[seats]
        self.tile_cost = [costs[len(costs) - left] if left else 0 for left in view.tiles_left]
        self.mosque_rubies = [view.rubies[SMALL_MOSQUE], view.rubies[GREAT_MOSQUE]]
        self.neutral = view.neutral_assistants

    # What expansions add: see `istanbul_big_purse`.

    def extras(self, purse: Purse) -> float:
        """The worth of what only expansions know."""
        return 0.0

    def other_ways(self, purse: Purse, turns: list[float]) -> None:
        """Add how many turns rubies take that only expansions have."""

    def besides(self, purse: Purse, place: int) -> bool:
        """What expansions add to the action of a base place; whether that was anything."""
        return False

    def visit_new(self, purse: Purse, place: int) -> bool:
        """Carry out the action of a place of an expansion; whether there was anything to do."""
        return False


_WAYS: dict[tuple[int, ...], Ways] = {}


def ways_of(grid: tuple[int, ...]) -> Ways:
    """The ways of a layout, made once."""
    ways = _WAYS.get(grid)
    if ways is None:
        if len(_WAYS) >= 64:  # a simulation on random layouts
            _WAYS.clear()
        ways = Ways(grid)
        _WAYS[grid] = ways
    return ways


# -- what it is worth ---------------------------------------------------------------------------------------


def worth(purse: Purse, out: Outlook) -> float:
    """What a purse is worth to its owner, in lira: all he has, less the turns that the next rubies will take him."""
    if out.final:  # only what the ranking compares
        return 1000.0 * purse.rubies + purse.lira + 0.1 * (sum(purse.goods) + purse.wild)
    taste = out.taste
    value = purse.bonus + taste.assistants[min(purse.stack, 5)] + out.extras(purse)
    for good in range(len(GOODS)):
        each = taste.goods[good]
        for _ in range(purse.goods[good]):
            value += each
            each *= taste.more_of_same
    cards = taste.cards
    value += (
        cards[GOOD_CARD] * purse.wild
        + cards[ANY_CARD] * purse.any_sale
        + cards[POST_CARD] * purse.post_twice
        + cards[PALACE_CARD] * purse.palace_twice
        + cards[DEALER_CARD] * purse.dealer_twice
        + cards[RETURN_CARD] * purse.returns
    )
    value = value * out.of_use + purse.lira * out.lira_of_use + taste.ruby * purse.rubies
    if purse.rubies >= out.target:
        value += taste.last_ruby
    invested = taste.family_home if purse.family_home else 0.0
    for mosque in (SMALL_MOSQUE, GREAT_MOSQUE):
        one, other = MOSQUE_TILES[mosque]
        if purse.has_tile(one):
            invested += taste.tiles[one]
            if purse.has_tile(other):
                invested += taste.tiles[other]
            elif out.tile_cost[other]:
                invested += taste.half_mosque
        elif purse.has_tile(other):
            invested += taste.tiles[other]
            if out.tile_cost[one]:
                invested += taste.half_mosque
    return value + invested * out.future - taste.turn * turns_to_win(purse, out)


def turns_to_win(purse: Purse, out: Outlook) -> float:
    """How many turns the rubies still needed will take, each from where it is quickest, the ways left aside."""
    needed = out.target - purse.rubies
    if needed <= 0:
        return 0.0
    taste = out.taste
    # A market visit that earns more than a usual turn is as good as money.
    lira: float = purse.lira + max(0.0, max(sale(purse, out, SMALL), sale(purse, out, LARGE)) - taste.income)
    turns: list[float] = []
    extensions = FULL_CAPACITY - purse.capacity
    if extensions:
        turns.append(extensions + max(0.0, EXTENSION_PRICE * extensions - lira) / taste.income)
    for mosque in (SMALL_MOSQUE, GREAT_MOSQUE):
        if out.mosque_rubies[mosque - SMALL_MOSQUE]:
            turns.append(turns_for_mosque(purse, out, mosque))
    if purse.palace_rubies:
        turns.append(1.0 + turns_for_palace(purse, out))
        cost = PALACE_FIELDS - purse.palace_rubies + out.rise
        if cost < PALACE_FIELDS:
            turns.append(1.0 + taste.per_good * cost)
    price = float(DEALER_TOP - purse.dealer_rubies)
    for _ in range(needed):
        if price >= DEALER_TOP:
            break  # sold out by then
        turns.append(1.0 + max(0.0, price - lira) / taste.income)
        lira = max(0.0, lira - price)
        price += out.rise
    out.other_ways(purse, turns)
    turns.sort()
    return sum(turns[:needed])


FAR_OFF: Final = 30.0  # turns, for what cannot be had


def sale(purse: Purse, out: Outlook, market: int) -> int:
    """What a market would pay for all that its demand tile takes."""
    count = 0
    demand = out.demand[market]
    for good in range(len(GOODS)):
        count += min(demand[good], purse.goods[good])
    return MARKET_PAY[market][count]


def turns_for_palace(purse: Purse, out: Outlook) -> float:
    """How many turns it takes to get what the Palace's next ruby costs."""
    taste = out.taste
    price = PRICES[PALACE_FIELDS - purse.palace_rubies]
    turns = 0.0
    spare = purse.wild
    if PALACE_FIELDS - purse.palace_rubies > len(GOODS) * purse.capacity:
        turns += taste.extension
    for good in range(len(GOODS)):
        left = purse.goods[good] - price[good]
        if left >= 0:
            spare += left
        elif good == JEWELRY:
            turns -= left * (taste.bent_jewel if purse.has_tile(RED) else taste.jewel)
        else:
            turns += taste.kind
    if spare < price[len(GOODS)]:
        turns += 0.5 * (price[len(GOODS)] - spare)
    return turns


def turns_for_mosque(purse: Purse, out: Outlook, mosque: int) -> float:
    """How many turns the tiles that are missing for a mosque's ruby take."""
    taste = out.taste
    turns = 0.0
    for colour in MOSQUE_TILES[mosque]:
        if purse.has_tile(colour):
            continue
        cost = out.tile_cost[colour]
        if cost == 0:
            return FAR_OFF
        turns += 1.0
        if cost > purse.capacity:
            turns += taste.extension * (cost - purse.capacity)
        missing = cost - purse.goods[colour]
        if missing > 0:
            if colour != JEWELRY:
                turns += taste.kind
            else:
                turns += missing * (taste.bent_jewel if purse.has_tile(RED) else taste.jewel)
    return turns if turns > 0.0 else FAR_OFF
