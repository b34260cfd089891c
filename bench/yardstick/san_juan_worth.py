"""What towns, hands and goods of San Juan are worth, in the mind of the greedy bot, in points at the end."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.build import helper_for
from meydan.games.san_juan.cards import (
    AQUEDUCT,
    ARCHIVE,
    BANK,
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    CHAPEL,
    CITY_HALL,
    COST,
    COVER_VALUE,
    CRANE,
    CUSTOMS_OFFICE,
    GOLD_MINE,
    GOLDSMITH,
    GOOD_NUMBER,
    GOOD_PRICE,
    GOODS,
    GUARD_ROOM,
    GUILD_HALL,
    HAND_KINDS,
    HARBOR,
    HUT,
    IS_PRODUCTION,
    KINDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    MONUMENTS,
    OFFICE_BUILDING,
    PALACE,
    PARK,
    POINTS,
    POOR_HOUSE,
    PREFECTURE,
    QUARRY,
    RESIDENCE,
    SMITHY,
    TAVERN,
    TOWER,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
)
from meydan.games.san_juan.printed import (
    ARCH_POINTS,
    GUARDED_LIMIT,
    HAND_LIMIT,
    LAST_BUILDING,
    MOST_SPENT,
    PALACE_SHARE,
    PRICES,
    SET_POINTS,
    SIX,
    TOWER_LIMIT,
)
from meydan.games.san_juan.scoring import guild_points, residence_sets
from meydan.games.san_juan.view import PlayerView, SanJuanView

# How many points a card is worth, by the number of builder phases still to come: early cards grow, the last are idle.
CARD: Final = [0.02, 0.40, 0.48, 0.52, 0.56, 0.60, 0.62, 0.64, 0.66, 0.68, 0.70, 0.70, 0.70]
PATIENCE: Final = 0.04  # what points lose in weight for every builder phase still to come
TEMPO: Final = 0.5  # points for every building, because a builder phase let go by never comes back
CROWDED: Final = 0.4  # a card beyond the hand limit, beside one within it
WANTED: Final = [0.25, 0.15, 0.1]  # how much of its gain the best, second best … card in hand already is
WANTED_LAST: Final = 0.8  # the same of the best card before the last builder phase
OUT_OF_REACH: Final = 0.3  # of that, for what can hardly be paid in time
SOMETIMES: Final = 0.3  # cards saved by the privilege, on average
SECOND_COPY: Final = 0.5  # of a production building in hand
CARD_AT_END: Final = 0.5  # points that a card costs who builds at the end
HOPE: Final = 0.8  # of what a card would bring if it were built only at the end
GOOD: Final = 0.5  # a good on a building, beside the cards it brings
GOODS_SOON_SOLD: Final = 2
LATE_GOOD: Final = 0.6  # of that, for goods beyond these

# What is expected of a builder phase to come.
CITY_SHARE: Final = 0.6  # of buildings that are city buildings
POINTS_PER_BUILDING: Final = 2.3
GUILD_PER_BUILDING: Final = 0.45
MONUMENTS_PER_BUILDING: Final = 0.06
MONUMENT_IN_HAND: Final = 0.7
SETS_PER_BUILDING: Final = 0.15
SIXES_PER_BUILDING: Final = 0.1  # of each other player
INCOME_PER_BUILDING: Final = 2.0  # cards between two of them

# By number of players: the share of rounds in which a role is taken, in which goods are both made and sold, in which
# there is a builder; and how often in a round the player takes a role.
ROLE_TAKEN: Final = [0.0, 0.0, 0.6, 0.6, 0.8]
GOODS_TRADED: Final = [0.0, 0.0, 0.5, 0.5, 0.7]
BUILDER_TAKEN: Final = [0.0, 0.0, 0.8, 0.8, 0.95]
OWN_ROLES: Final = [0.0, 0.0, 1.5, 1.0, 1.0]
PRIVILEGED: Final = 0.35  # of the producer and trader phases, those the player begins himself

# Cards that a building brings in a round, for those whose use depends on little else.
PER_BUILDER: Final = [(POOR_HOUSE, 0.35), (CRANE, 0.3), (TAVERN, 0.25)]
PER_ROLE: Final = [(GOLD_MINE, 0.25), (ARCHIVE, 0.35), (PREFECTURE, 1.0), (GOLDSMITH, 0.45), (HUT, 0.1)]
PER_ROUND: Final = [(TOWER, 0.15), (GUARD_ROOM, 0.1), (OFFICE_BUILDING, 0.35)]
PER_LIBRARY: Final = 0.85  # cards for each role taken
PARK_UNDER_CRANE: Final = 2.0  # cards, once
BANK_LATER: Final = [0.0, 1.5, 2.5, 3.0]  # points, once, by builder phases still to come

MEAN_PRICE: Final = [sum([card[good] for card in PRICES]) / len(PRICES) for good in range(len(GOODS))]
# By kind of building, what a good on it usually brings.
USUAL: Final = [
    float(GOOD_PRICE[kind]) if GOOD_NUMBER[kind] < 0 else MEAN_PRICE[GOOD_NUMBER[kind]] for kind in range(KINDS)
]
NOWHERE: Final = -1


class Outlook:
    """How long the game will last for what can be seen, and what cards and points are worth therefore."""

    seats: int
    ahead: int  # builder phases still to come, after what is asked now
    rounds: float
    card: float  # points for a card now
    later: float  # points for a card of those that come until the end
    patience: float  # weight of points that could as well be scored later
    sixes: int  # buildings of cost six that others have
    limit: int  # of the hand
    banked: bool
    prices: list[float]  # of the next sale, by good

    def __init__(self, view: SanJuanView, ahead: int) -> None:
        self.seats = len(view.players)
        self.sixes = sixes_elsewhere(view, view.seat)
        me = view.players[view.seat]
        self.limit = hand_limit(view, me)
        self.banked = me.banked
        self.prices = next_prices(view)
        self.look_ahead(ahead)

    def look_ahead(self, ahead: int) -> None:
        """Settle what follows from the number of builder phases still to come."""
        self.ahead = ahead
        self.rounds = ahead / BUILDER_TAKEN[self.seats]
        self.card = CARD[ahead]
        self.later = sum(CARD[:ahead]) / ahead if ahead else 0.0
        self.patience = 1.0 - PATIENCE * ahead


def sixes_elsewhere(view: SanJuanView, seat: int) -> int:
    """How many buildings of cost six others than this seat have."""
    total = 0
    for other in range(len(view.players)):
        if other != seat:
            for kind in view.players[other].town:
                if COST[kind] == SIX:
                    total += 1
    return total


def hand_limit(view: SanJuanView, me: PlayerView) -> int:
    """How many cards can be held at the start of a round."""
    if me.has(TOWER):
        return TOWER_LIMIT
    if not me.has(GUARD_ROOM):
        for player in view.players:
            if player.has(GUARD_ROOM):
                return GUARDED_LIMIT
    return HAND_LIMIT


def next_prices(view: SanJuanView) -> list[float]:
    """What goods will bring: known after five trades, before that the mean of the price cards not yet seen."""
    if len(view.prices) == len(PRICES):
        return [float(price) for price in PRICES[view.prices[view.trades % len(PRICES)]]]
    unseen = [PRICES[card] for card in range(len(PRICES)) if card not in view.prices]
    return [sum([card[good] for card in unseen]) / len(unseen) for good in range(len(GOODS))]


def phases_ahead(view: SanJuanView, building: bool) -> int:
    """Builder phases still to come; while there is one, those who will still build in it are taken to do so."""
    seats = len(view.players)
    mine = (view.seat - view.chooser) % seats
    most = 0
    for seat in range(seats):
        player = view.players[seat]
        count = len(player.town)
        if building and (seat - view.chooser) % seats > mine and player.cards > 1:
            count += 1
        if count > most:
            most = count
    return max(0, LAST_BUILDING - most)


class Holding:
    """What the player has, or would have."""

    town: list[int]
    goods: list[bool]
    under: list[int]  # cards under each building
    hand: list[int]  # by kind
    cards: int  # more than in `hand` if some are still to be drawn
    idle: bool  # whether the buildings have no effect, as in a governor's visit

    def copy(self) -> Holding:
        other = Holding()
        other.town = self.town.copy()
        other.goods = self.goods.copy()
        other.under = self.under.copy()
        other.hand = self.hand.copy()
        other.cards = self.cards
        other.idle = self.idle
        return other

    def has(self, kind: int) -> bool:
        return kind in self.town

    def helps(self, kind: int) -> bool:
        """Whether a building of this kind is there and has an effect."""
        return not self.idle and kind in self.town

    def load(self, slot: int) -> int:
        """What lies on and under a building, a good above all."""
        return self.under[slot] + (1000 if self.goods[slot] else 0)

    def slot_to_leave(self, kind: int) -> int:
        """Which building of a kind would be covered or lost: one without a good, then the one with least under it."""
        best = NOWHERE
        for slot in range(len(self.town)):
            if self.town[slot] == kind and (best < 0 or self.load(slot) < self.load(best)):
                best = slot
        return best

    def slot_of_copy(self, kind: int, number: int) -> int:
        """Where the first, second or a later building of a kind stands."""
        slots = [slot for slot in range(len(self.town)) if self.town[slot] == kind]
        return slots[number - 1]


def holding_of(view: SanJuanView) -> Holding:
    """What the view's seat has; cards picked in what is being asked count as held."""
    me = view.players[view.seat]
    holding = Holding()
    holding.town = list(me.town)
    holding.goods = [good > 0 for good in me.goods]
    holding.under = [me.tucked[slot] + me.sunk[slot] for slot in range(len(me.town))]
    holding.hand = list(view.hand)
    holding.cards = me.cards
    holding.idle = view.visiting and view.header.rules >= 2
    if view.question != "Keep":
        for kind in view.picked:
            holding.hand[kind] += 1
            holding.cards += 1
    return holding


# -- the town -----------------------------------------------------------------------------------------------


def town_worth(out: Outlook, town: list[int], hand: list[int]) -> float:
    """Points of the buildings, and what they will still bring."""
    owned = bits(town)
    worth = out.patience * town_points(out, town, owned, hand)
    if not out.ahead:
        return worth
    worth += TEMPO * len(town) + out.later * out.rounds * income(out, town, owned)
    if (owned >> CHAPEL) & 1:
        worth += out.rounds * (1.0 - out.later)
    if (owned >> HARBOR) & 1:
        worth += out.rounds * GOODS_TRADED[out.seats]
    if (owned >> BANK) & 1 and not out.banked:
        worth += BANK_LATER[min(out.ahead, len(BANK_LATER) - 1)]
    if (owned >> PARK) & 1 and (owned >> CRANE) & 1:
        worth += out.later * PARK_UNDER_CRANE
    return worth


def bits(town: list[int]) -> int:
    """One bit per kind in a town."""
    owned = 0
    for kind in town:
        owned |= 1 << kind
    return owned


def town_points(out: Outlook, town: list[int], owned: int, hand: list[int]) -> float:
    """Points at the end, apart from cards under buildings; what is still to be built counts for what collects it."""
    ahead = out.ahead
    total = 0.0
    city = 0
    for kind in town:
        total += POINTS[kind]
        if not IS_PRODUCTION[kind]:
            city += 1
    if (owned >> GUILD_HALL) & 1:
        total += guild_points(town) + GUILD_PER_BUILDING * ahead
    if (owned >> CITY_HALL) & 1:
        total += city + CITY_SHARE * ahead
    if (owned >> TRIUMPHAL_ARCH) & 1:
        total += between(ARCH_POINTS, monuments(owned, hand, ahead))
    if (owned >> RESIDENCE) & 1:
        total += between(SET_POINTS, residence_sets(town) + SETS_PER_BUILDING * ahead)
    if (owned >> CATHEDRAL) & 1:
        total += between(SET_POINTS, out.sixes + SIXES_PER_BUILDING * ahead * (out.seats - 1))
    if (owned >> PALACE) & 1:
        total += (total + POINTS_PER_BUILDING * ahead) / PALACE_SHARE
    return total


def points_at_end(view: SanJuanView, seat: int, town: list[int]) -> float:
    """What a seat would have if the game ended with this town."""
    out = Outlook(view, 0)
    out.sixes = sixes_elsewhere(view, seat)
    player = view.players[seat]
    under = float(sum(player.tucked) + sum(player.sunk))
    owned = bits(town)
    if (owned >> PALACE) & 1:
        under *= 1.0 + 1.0 / PALACE_SHARE
    return under + town_points(out, town, owned, [0] * HAND_KINDS)


def monuments(owned: int, hand: list[int], ahead: int) -> float:
    """How many monuments there will be, those in hand being likely."""
    built = 0
    held = 0
    for kind in MONUMENTS:
        if (owned >> kind) & 1:
            built += 1
        elif hand[kind]:
            held += 1
    return built + MONUMENT_IN_HAND * min(held, ahead) + MONUMENTS_PER_BUILDING * ahead


def between(table: list[int], place: float) -> float:
    """A table read between two of its entries."""
    if place >= len(table) - 1:
        return float(table[-1])
    low = int(place)
    return table[low] + (place - low) * (table[low + 1] - table[low])


def income(out: Outlook, town: list[int], owned: int) -> float:
    """Cards that the buildings bring in a round, or save."""
    role = ROLE_TAKEN[out.seats]
    builder = BUILDER_TAKEN[out.seats]
    cards = trade(out, town, owned)
    if (owned >> SMITHY) & 1:
        cards += builder * (1.0 - CITY_SHARE)
    if (owned >> QUARRY) & 1:
        cards += builder * CITY_SHARE
    if (owned >> CARPENTER) & 1:
        cards += builder * CITY_SHARE
    if (owned >> LIBRARY) & 1:
        cards += PER_LIBRARY * min(1.2, OWN_ROLES[out.seats])
    for kind, number in PER_BUILDER:
        if (owned >> kind) & 1:
            cards += number * builder
    for kind, number in PER_ROLE:
        if (owned >> kind) & 1:
            cards += number * role
    for kind, number in PER_ROUND:
        if (owned >> kind) & 1:
            cards += number
    return cards


def trade(out: Outlook, town: list[int], owned: int) -> float:
    """Cards from goods in a round: as many as can be both made and sold, the best first, and what helps with that."""
    plants = [0] * len(GOODS)
    count = 0
    for kind in town:
        if IS_PRODUCTION[kind]:
            plants[GOOD_NUMBER[kind]] += 1
            count += 1
    both = GOODS_TRADED[out.seats]
    privilege = PRIVILEGED * (2 if (owned >> LIBRARY) & 1 else 1)
    made = min(float(count), 1.0 + privilege + ((owned >> AQUEDUCT) & 1))
    sold = min(float(count), 1.0 + privilege + ((owned >> TRADING_POST) & 1))
    left = 0.85 * min(made, sold) + 0.15 * max(made, sold)
    cards = 0.0
    for good in range(len(GOODS) - 1, -1, -1):
        part = min(float(plants[good]), left)
        cards += both * part * MEAN_PRICE[good]
        left -= part
    if (owned >> WELL) & 1:
        cards += ROLE_TAKEN[out.seats] * min(1.0, max(0.0, made - 1.0))
    if (owned >> CUSTOMS_OFFICE) & 1:
        cards += both * (1.5 if (owned >> TRADING_POST) & 1 else 0.9)
        sold += 0.5
    if (owned >> MARKET_STAND) & 1:
        cards += both * min(1.0, max(0.0, sold - 1.0))
    if (owned >> MARKET_HALL) & 1:
        cards += both * min(1.0, sold)
    if (owned >> BLACK_MARKET) & 1:
        cards += 0.2 * min(count, MOST_SPENT)
    return cards


# -- the hand -----------------------------------------------------------------------------------------------


class Wishes:
    """What each kind of card in hand would still bring if it were built, beyond what it costs."""

    def __init__(self, out: Outlook, holding: Holding) -> None:
        self.out = out
        self.holding = holding
        self.now = town_worth(out, holding.town, holding.hand)
        self.points = town_points(out, holding.town, bits(holding.town), holding.hand)
        self.known: list[float] = [-1.0] * KINDS

    def want(self, kind: int) -> float:
        """The gain from building a kind; nothing if it stands already or there is no time."""
        if self.known[kind] < 0.0:
            self.known[kind] = self.find(kind)
        return self.known[kind]

    def find(self, kind: int) -> float:
        out = self.out
        town = self.holding.town
        if not out.ahead or (kind in town and not IS_PRODUCTION[kind]):
            return 0.0
        cost = self.cost(kind)
        town.append(kind)
        now = town_worth(out, town, self.holding.hand) - self.now - out.card * cost
        end = town_points(out, town, bits(town), self.holding.hand) - self.points
        town.pop()
        return max(0.0, now, HOPE * (end - CARD_AT_END * cost))

    def cost(self, kind: int) -> float:
        """What building a kind later is likely to cost: sometimes it is done with the privilege."""
        helper = helper_for(kind)
        return COST[kind] - SOMETIMES - (1.0 if helper in self.holding.town else 0.0)

    def use(self, kind: int, copy: int) -> float:
        """What a card in hand is good for, as the first, second … copy of its kind."""
        if copy == 0:
            return self.want(kind)
        if not IS_PRODUCTION[kind]:
            return 0.0
        return self.want(kind) * SECOND_COPY**copy

    def by_use(self, hand: list[int]) -> list[tuple[float, int]]:
        """The cards of a hand from the least to the most useful."""
        cards: list[tuple[float, int]] = []
        for kind in range(HAND_KINDS):
            for copy in range(hand[kind]):
                cards.append((self.use(kind, copy), kind))
        cards.sort()
        return cards

    def worst(self, hand: list[int], count: int) -> list[int]:
        """The kinds of the least useful cards of a hand."""
        return [kind for _, kind in self.by_use(hand)[:count]]

    def hand_worth(self, hand: list[int], cards: int) -> float:
        """What a hand is worth: as money, and for the buildings in it that there is time for."""
        out = self.out
        within = min(cards, out.limit)
        worth = out.card * (within + CROWDED * (cards - within))
        useful = self.by_use(hand)
        for place in range(min(len(useful), out.ahead, len(WANTED))):
            use, kind = useful[len(useful) - 1 - place]
            share = WANTED_LAST if out.ahead == 1 else WANTED[place]
            if self.cost(kind) > cards - 1 + INCOME_PER_BUILDING * out.ahead:
                share *= OUT_OF_REACH
            worth += share * use
        return worth

    def good_worth(self, kind: int) -> float:
        """What a good on a building of this kind is worth."""
        return self.out.card * GOOD * USUAL[kind]

    def goods_worth(self, holding: Holding) -> float:
        """What the goods are worth, the best being sold first."""
        found = [self.good_worth(holding.town[slot]) for slot in range(len(holding.town)) if holding.goods[slot]]
        found.sort(reverse=True)
        worth = 0.0
        for place in range(len(found)):
            worth += found[place] * (1.0 if place < GOODS_SOON_SOLD else LATE_GOOD)
        return worth

    def worth(self, holding: Holding) -> float:
        """Everything together."""
        town = self.now if holding.town == self.holding.town else town_worth(self.out, holding.town, holding.hand)
        under = float(sum(holding.under))
        if PALACE in holding.town:
            under *= 1.0 + 1.0 / PALACE_SHARE
        return town + under + self.hand_worth(holding.hand, holding.cards) + self.goods_worth(holding)


# -- building -----------------------------------------------------------------------------------------------


def price(holding: Holding, kind: int, over: int, privilege: int) -> int:
    """How many cards a building costs before goods are spent. [SJ-B.2-4]"""
    lost = holding.town[over] if over >= 0 else NOWHERE
    off = min(privilege, 1) if lost == LIBRARY else privilege
    helper = helper_for(kind)
    if lost != helper and holding.helps(helper):
        off += 1
    if lost >= 0:
        off += COVER_VALUE[lost]
    return max(0, COST[kind] - off)


def goods_to_spend(wishes: Wishes, holding: Holding, cost: int, most: int) -> list[int]:
    """Kinds of the goods for the black market, in ascending order: those that must go, and those worth less than cards.

    The holding's hand no longer has the card that is built.
    """
    goods: list[tuple[float, int]] = []
    for slot in range(len(holding.town)):
        if holding.goods[slot]:
            goods.append((wishes.good_worth(holding.town[slot]), holding.town[slot]))
    goods.sort()
    useful = wishes.by_use(holding.hand)
    spent: list[int] = []
    for worth, kind in goods[:most]:
        left = cost - len(spent)
        if left == 0:
            break
        if left <= holding.cards and worth >= useful[left - 1][0] * WANTED[0] + wishes.out.card:
            break
        spent.append(kind)
    spent.sort()
    return spent


def after_building(wishes: Wishes, before: Holding, kind: int, over: int, privilege: int) -> Holding | None:
    """The holding with one more building, paid as well as possible; None if it cannot be paid."""
    holding = before.copy()
    if kind != CATHEDRAL:
        holding.hand[kind] -= 1
        holding.cards -= 1
    cost = price(holding, kind, over, privilege)
    if not set_up(holding, kind, over):
        return None
    if before.helps(BLACK_MARKET) and holding.helps(BLACK_MARKET) and kind != BLACK_MARKET:
        for good in goods_to_spend(wishes, holding, cost, MOST_SPENT):
            for slot in range(len(holding.town)):
                if holding.town[slot] == good and holding.goods[slot]:
                    holding.goods[slot] = False
                    cost -= 1
                    break
    if cost > holding.cards:
        return None
    for paid in wishes.worst(holding.hand, cost):
        holding.hand[paid] -= 1
    holding.cards -= cost
    if not IS_PRODUCTION[kind] and kind != CARPENTER and holding.helps(CARPENTER):
        holding.cards += 1
    if holding.cards <= 1 and kind != POOR_HOUSE and holding.helps(POOR_HOUSE):
        holding.cards += 1
    return holding


def set_up(holding: Holding, kind: int, over: int) -> bool:
    """Put a building beside the others or over one of them; what lay under that stays. Whether that is allowed."""
    if over < 0:
        holding.town.append(kind)
        holding.goods.append(False)
        holding.under.append(0)
        return True
    if holding.town[over] == CRANE or holding.town[over] == kind:
        return False
    holding.town[over] = kind
    holding.goods[over] = False
    return True


class Best:
    """The best of several things found so far."""

    def __init__(self, least: float) -> None:
        self.worth = least
        self.kind = NOWHERE
        self.over = NOWHERE
        self.after: Holding | None = None

    def try_build(self, wishes: Wishes, before: Holding, kind: int, over: int, privilege: int) -> None:
        after = after_building(wishes, before, kind, over, privilege)
        if after is None:
            return
        self.consider(wishes.worth(after), kind, over, after)

    def consider(self, worth: float, kind: int, over: int, after: Holding) -> None:
        if worth > self.worth:
            self.worth = worth
            self.kind = kind
            self.over = over
            self.after = after


def ways(holding: Holding, kind: int) -> list[int]:
    """Where a building can stand: beside the others, or with a crane over one of each kind."""
    found = [NOWHERE]
    if holding.helps(CRANE):
        for below in range(KINDS):
            if below != CRANE and below != kind and below in holding.town:
                found.append(holding.slot_to_leave(below))
    return found


def best_building(wishes: Wishes, holding: Holding, cathedral: bool, privilege: int) -> Best:
    """What to build now, or nothing if waiting is worth more."""
    best = Best(wishes.worth(holding))
    for kind in range(HAND_KINDS):
        if holding.hand[kind] and (IS_PRODUCTION[kind] or not holding.has(kind)):
            for over in ways(holding, kind):
                best.try_build(wishes, holding, kind, over, privilege)
    if cathedral:
        for over in ways(holding, CATHEDRAL):
            best.try_build(wishes, holding, CATHEDRAL, over, privilege)
    return best
