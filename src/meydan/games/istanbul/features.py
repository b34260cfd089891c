"""A position of Istanbul in numbers: how each seat stands, what it lacks for the next rubies, and where it can go."""

from __future__ import annotations

from typing import Final, cast

from meydan.games.istanbul.boxes import rules_for
from meydan.games.istanbul.deck import ALL_CARDS, FAR_CARD, GOOD_CARD, KIND, LIRA_CARD
from meydan.games.istanbul.expansions.printed import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_SIDES,
    COFFEE_HOUSE_TOP,
    GUILD_CARDS,
    IN_SUPPLY,
    SEALS_FOR_A_RUBY,
    SEALS_FOR_A_TURN,
    TAVERN_TILES,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.places.palace import PRICES
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BASE_PLACES,
    COFFEE_HOUSE,
    DEALER,
    DEALER_TOP,
    DEMAND,
    EXTENSION_PRICE,
    FOUNTAIN,
    FULL_CAPACITY,
    GOODS,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE,
    LARGE_MARKET,
    LIRA_OF_CARD,
    MARKET_PAY,
    MOSQUE_TILES,
    PALACE,
    PALACE_FIELDS,
    PLACE_NAMES,
    POLICE_STATION,
    RED,
    SECRET_SOCIETY,
    SMALL,
    SMALL_MARKET,
    SMALL_MOSQUE,
    TAVERN,
    TILES,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.header import Header

STAY_CARD: Final = KIND["stay"]

# How long things take, in tenths of a turn: rough, a learner finds out what they are worth.
TURN: Final = 10
NEVER: Final = 99
LIRA_A_TURN: Final = 6
COFFEE_A_TURN: Final = 4
SEALS_A_TURN: Final = 2
JEWEL: Final = 9
BENT_JEWEL: Final = 6  # with the red tile
OTHER: Final = 8  # for goods of one other kind
EXTENSION: Final = 21

MOST: Final = 9  # what is lacking counts no more than this
DEAR: Final = 30  # the price where nothing is left

OF_A_SEAT: Final = [
    "rubies lacking", "no ruby lacking", "one ruby lacking", "two rubies lacking",
    "lira", "lira up to the Dealer's price", "Dealer's price paid", "Dealer's price", "Palace's price",
    *GOODS, "capacity", *[f"{tile} tile" for tile in TILES],
    "assistants at hand", "no assistant at hand", "assistants posted", "family home", "cards",
    "goods lacking at the Palace", *[f"goods lacking for the {tile} tile" for tile in TILES],
    "sale at the Small Market", "sale at the Large Market",
    "turns for the barrow", "turns for the Small Mosque", "turns for the Great Mosque", "turns for the Palace",
    "turns for the Dealer", "turns to win",
    "turns until its own", "on turn", "last round", "last turn done", "round", "two seats", "three seats", "five seats",
    "ruby at the barrow next", "ruby at a mosque next", "ruby at the Palace next", "ruby at the Dealer next",
    "rubies to be had next", "ruby next and on turn", "best sale next",
]  # fmt: skip
BESIDES: Final = [
    "rubies the best other lacks", "turns the best other needs", "turns ahead of the best other",
    "others with a ruby next", "others before it with a ruby next",
]  # fmt: skip
OF_EXPANSIONS: Final = [
    "coffee", "coffee lacking at the Coffee House", *[f"tavern tile {tile}" for tile in TAVERN_TILES], "guild cards",
    "letters", "letters delivered", "seals lacking for a ruby", "seals for a turn", "companion",
    "turns for the Coffee House", "turns for the Tavern", "turns for the Secret Society",
    "ruby at the Coffee House next", "ruby at the Tavern next", "ruby at the Secret Society next",
    *[f"guild card {card}" for card in range(1, GUILD_CARDS + 1)],
]  # fmt: skip


def names(header: Header) -> list[str]:
    """What each feature of a mix is."""
    expanded = bool(header.options["expansions"])
    places = range(1, (ALL_PLACES if expanded else len(BASE_PLACES)) + 1)
    cards = ALL_CARDS[: len(rules_for(header).card_copies)]
    return [
        *OF_A_SEAT,
        *[f"can act next at {PLACE_NAMES[place]}" for place in places],
        *[f"card {card}" for card in cards],
        *(OF_EXPANSIONS if expanded else []),
        *BESIDES,
    ]


class Table:
    """What is the same for all seats."""

    def __init__(self, state: Istanbul) -> None:
        rules = state.rules
        asked = state.stack[-1].seat
        self.state = state
        self.seats = len(state.players)
        self.mover = asked if asked >= 0 else 0
        dealer = state.rubies[DEALER]
        palace = state.rubies[PALACE]
        self.dealer_price = DEALER_TOP - dealer if dealer else DEAR
        self.palace_price = PALACE_FIELDS - palace if palace else DEAR
        costs = rules.mosque_costs
        self.tile_cost = [costs[len(costs) - left] if left else 0 for left in state.tiles_left]
        self.demand = [DEMAND[SMALL][state.demand[SMALL][-1]], DEMAND[LARGE][state.demand[LARGE][-1]]]
        self.mosque_left = [state.rubies[SMALL_MOSQUE] > 0, state.rubies[GREAT_MOSQUE] > 0]
        self.expanded = isinstance(state, ExpandedIstanbul)


class Stand:
    """How one seat stands: found step by step, each step uses those before."""

    lira: int
    lacking: int
    palace_lacks: int
    tile_lacks: list[int]
    sales: list[int]
    near: list[bool]
    quickest: list[int]  # tenths of turns for each ruby in reach
    next_rubies: int
    row: list[int]

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.player = table.state.players[seat]
        self.lira = self.player.lira + LIRA_OF_CARD * self.player.hand[LIRA_CARD]
        self.lacking = table.state.rules.target - self.player.rubies
        self.palace_lacks = self.lacks_at_palace()
        self.tile_lacks = [self.lacks_for_tile(colour) for colour in range(len(TILES))]
        self.sales = [self.sale(SMALL), self.sale(LARGE)]
        self.near = self.places_next()

    def lacks_at_palace(self) -> int:
        """Goods missing for the Palace's next ruby."""
        table = self.table
        player = self.player
        if table.palace_price == DEAR or table.palace_price > len(GOODS) * player.capacity:
            return MOST
        price = PRICES[table.palace_price]
        missing = 0
        spare = 0
        for good in range(len(GOODS)):
            left = player.goods[good] - price[good]
            if left >= 0:
                spare += left
            else:
                missing -= left
        if price[len(GOODS)] > spare:
            missing += price[len(GOODS)] - spare
        return missing if missing < MOST else MOST

    def lacks_for_tile(self, colour: int) -> int:
        """Goods missing for a mosque tile; none for one that is owned."""
        player = self.player
        if player.has_tile(colour):
            return 0
        cost = self.table.tile_cost[colour]
        if cost == 0:
            return MOST
        missing = cost - player.goods[colour]
        return missing if missing > 0 else 0

    def sale(self, market: int) -> int:
        demand = self.table.demand[market]
        goods = self.player.goods
        count = 0
        for good in range(len(GOODS)):
            count += demand[good] if demand[good] < goods[good] else goods[good]
        return MARKET_PAY[market][count]

    def places_next(self) -> list[bool]:
        """Where the merchant can come next turn and act."""
        state = self.table.state
        player = self.player
        steps = state.board_of(self.seat).steps(player.place)
        most = 4 if player.hand[FAR_CARD] else 2
        near = [False] * (ALL_PLACES + 1)
        for place in state.rules.places:
            far = steps[place]
            if far <= most and (far > 0 or player.hand[STAY_CARD]):
                near[place] = (
                    len(player.stack) > 0
                    or place == FOUNTAIN
                    or place in player.posted
                    or state.neutral_assistants[place] > 0
                )
        return near

    def turns_for_mosque(self, mosque: int) -> int:
        """How long the ruby of a mosque takes."""
        player = self.player
        if not self.table.mosque_left[mosque - SMALL_MOSQUE]:
            return NEVER
        turns = 0
        for colour in MOSQUE_TILES[mosque]:
            if player.has_tile(colour):
                continue
            cost = self.table.tile_cost[colour]
            if cost == 0:
                return NEVER
            turns += TURN
            if cost > player.capacity:
                turns += EXTENSION * (cost - player.capacity)
            if self.tile_lacks[colour]:
                turns += self.jewel() * self.tile_lacks[colour] if colour == JEWELRY else OTHER
        return turns if 0 < turns < NEVER else NEVER

    def jewel(self) -> int:
        return BENT_JEWEL if self.player.has_tile(RED) else JEWEL

    def turns_for_palace(self) -> int:
        player = self.player
        if self.table.palace_price == DEAR:
            return NEVER
        price = PRICES[self.table.palace_price]
        turns = TURN
        spare = player.hand[GOOD_CARD]
        if self.table.palace_price > len(GOODS) * player.capacity:
            turns += EXTENSION
        for good in range(len(GOODS)):
            left = player.goods[good] - price[good]
            if left >= 0:
                spare += left
            else:
                turns += -left * self.jewel() if good == JEWELRY else OTHER
        if spare < price[len(GOODS)]:
            turns += 5 * (price[len(GOODS)] - spare)
        return turns

    def turns_for_lira(self, price: int, lira: int) -> int:
        return TURN if lira >= price else TURN + (price - lira) * TURN // LIRA_A_TURN

    def look(self) -> None:
        """Fill the row."""
        table = self.table
        player = self.player
        near = self.near
        price = table.dealer_price
        lira = self.lira
        extensions = FULL_CAPACITY - player.capacity
        barrow = NEVER
        if extensions:
            barrow = TURN * (extensions - 1) + self.turns_for_lira(EXTENSION_PRICE * extensions, lira)
        small = self.turns_for_mosque(SMALL_MOSQUE)
        great = self.turns_for_mosque(GREAT_MOSQUE)
        palace = self.turns_for_palace()
        dealer = self.turns_for_lira(price, lira) if price < DEAR else NEVER
        left = lira - price if lira > price else 0
        self.quickest = [barrow, small, great, palace, dealer]
        if price < DEAR:
            self.quickest.append(self.turns_for_lira(price + 2, left))
        if table.palace_price < DEAR:
            self.quickest.append(TURN + 3 * table.palace_price)
        next_barrow = near[WAINWRIGHT] and extensions == 1 and lira >= EXTENSION_PRICE
        next_mosque = self.mosque_next(SMALL_MOSQUE) or self.mosque_next(GREAT_MOSQUE)
        next_palace = near[PALACE] and self.palace_lacks <= player.hand[GOOD_CARD]
        next_dealer = near[DEALER] and lira >= price
        self.next_rubies = int(next_barrow) + int(next_mosque) + int(next_palace) + int(next_dealer)
        own: list[int] = []
        if table.expanded:
            own = self.look_at_expansions()
        self.quickest.sort()
        turns = 0
        for at in range(min(self.lacking, len(self.quickest))):
            turns += self.quickest[at]
        until = (self.seat - table.mover) % table.seats
        final = table.state.final
        sale_next = 0
        if near[SMALL_MARKET]:
            sale_next = self.sales[SMALL]
        if near[LARGE_MARKET] and self.sales[LARGE] > sale_next:
            sale_next = self.sales[LARGE]
        self.turns = turns if turns < 400 else 400
        row = [
            self.lacking, int(self.lacking <= 0), int(self.lacking == 1), int(self.lacking == 2),
            lira, lira if lira < price else price, int(lira >= price), price, table.palace_price,
        ]  # fmt: skip
        row += player.goods
        row.append(player.capacity)
        for colour in range(len(TILES)):
            row.append((player.tiles >> colour) & 1)
        row += [
            len(player.stack), int(len(player.stack) == 0), len(player.posted), int(player.family == POLICE_STATION),
            player.cards, self.palace_lacks,
        ]  # fmt: skip
        row += self.tile_lacks
        row += self.sales
        row += [
            barrow, small, great, palace, dealer, self.turns,
            until, int(until == 0), int(final), int(final and self.seat < table.mover), table.state.round,
            int(table.seats == 2), int(table.seats == 3), int(table.seats == 5),
            int(next_barrow), int(next_mosque), int(next_palace), int(next_dealer),
            self.next_rubies, int(self.next_rubies > 0 and until == 0), sale_next,
        ]  # fmt: skip
        for place in range(1, (ALL_PLACES if table.expanded else len(BASE_PLACES)) + 1):
            row.append(int(near[place]))
        row += player.hand
        self.row = row + own

    def mosque_next(self, mosque: int) -> bool:
        """Whether a turn at a mosque would bring its ruby."""
        one, other = MOSQUE_TILES[mosque]
        if not self.near[mosque] or not self.table.mosque_left[mosque - SMALL_MOSQUE]:
            return False
        player = self.player
        if player.has_tile(one) == player.has_tile(other):
            return False
        return self.tile_lacks[one] + self.tile_lacks[other] <= player.hand[GOOD_CARD]

    def look_at_expansions(self) -> list[int]:
        state = cast(ExpandedIstanbul, self.table.state)
        player = cast(ExpandedPlayer, self.player)
        house = tavern = society = NEVER
        coffee_lacks = seals_lack = 0
        fruit = 0
        seals = player.seals()
        if state.mix.mocha:
            price = COFFEE_HOUSE_TOP - max(1, state.rubies[COFFEE_HOUSE])
            coffee_lacks = max(0, price - player.coffee)
            house = TURN + coffee_lacks * TURN // COFFEE_A_TURN
            baksheesh = BAKSHEESH_SIDES[state.baksheesh]
            for good in range(len(GOODS)):
                if player.goods[good] < baksheesh[good]:
                    fruit += OTHER
            tavern = TURN + fruit + max(0, BAKSHEESH_COFFEE - player.coffee) * TURN // COFFEE_A_TURN
            self.quickest.append(house)
            self.quickest.append(tavern)
        if state.mix.letters:
            seals_lack = max(0, SEALS_FOR_A_RUBY - seals)
            society = TURN + seals_lack * TURN // SEALS_A_TURN
            again = min(SEALS_FOR_A_RUBY, max(0, 2 * SEALS_FOR_A_RUBY - seals))
            self.quickest.append(society)
            self.quickest.append(TURN + again * TURN // SEALS_A_TURN)
        next_house = self.near[COFFEE_HOUSE] and house == TURN
        next_tavern = self.near[TAVERN] and tavern == TURN
        next_society = self.near[SECRET_SOCIETY] and society == TURN
        self.next_rubies += int(next_house) + int(next_tavern) + int(next_society)
        return [
            player.coffee, coffee_lacks, player.tavern & 1, (player.tavern >> 1) & 1, player.guild_cards,
            len(player.letters), len(player.delivered), seals_lack, int(seals >= SEALS_FOR_A_TURN),
            int(player.companion != IN_SUPPLY), house, tavern, society,
            int(next_house), int(next_tavern), int(next_society), *player.guild[1:],
        ]  # fmt: skip


def features(state: Istanbul) -> list[list[int]]:
    """How each seat stands, in the order of `names`."""
    table = Table(state)
    stands = [Stand(table, seat) for seat in range(table.seats)]
    for stand in stands:
        stand.look()
    rows: list[list[int]] = []
    for stand in stands:
        least = 10
        turns = 400
        others = 0
        before = 0
        for other in stands:
            if other is not stand:
                if other.lacking < least:
                    least = other.lacking
                if other.turns < turns:
                    turns = other.turns
                if other.next_rubies:
                    others += 1
                    if (other.seat - table.mover) % table.seats < (stand.seat - table.mover) % table.seats:
                        before += 1
        rows.append(stand.row + [least, turns, turns - stand.turns, others, before])
    return rows


def situation_names(header: Header) -> list[str]:
    """What each number of a situation is."""
    expanded = bool(header.options["expansions"])
    places = range(1, (ALL_PLACES if expanded else len(BASE_PLACES)) + 1)
    own = [name for name in names(header) if name not in BESIDES]
    return [
        *own,
        *[f"is at {PLACE_NAMES[place]}" for place in places],
        *[f"family at {PLACE_NAMES[place]}" for place in places],
        *[f"assistant at {PLACE_NAMES[place]}" for place in places],
        *[f"acted at {PLACE_NAMES[place]}" for place in places],
        *["low die", "high die", "both dice", "best other lacks", "others with one lacking", "mail"],
    ]


def situation(state: Istanbul, seat: int) -> list[int]:
    """What a seat knows that is asked something, in the order of `situation_names`."""
    table = Table(state)
    stand = Stand(table, seat)
    stand.look()
    row = stand.row
    player = stand.player
    places = ALL_PLACES if table.expanded else len(BASE_PLACES)
    start = len(row) - 1
    row += [0] * (4 * places)
    row[start + (state.spot if state.spot else player.place)] = 1
    if player.family > 0:
        row[start + places + player.family] = 1
    for place in player.posted:
        row[start + 2 * places + place] = 1
    if state.acted > 0:
        row[start + 3 * places + state.acted] = 1
    least = 10
    close = 0
    for other in range(table.seats):
        if other != seat:
            lacking = state.rules.target - state.players[other].rubies
            if lacking < least:
                least = lacking
            close += int(lacking <= 1)
    row += [state.low, state.high, state.low + state.high, least, close, state.mail]
    return row
