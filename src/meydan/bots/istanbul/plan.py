"""Visiting places in the mind: what the action of each would bring, and so which way to go."""

from __future__ import annotations

from meydan.bots.istanbul.purse import Outlook, Purse, sale, worth
from meydan.games.istanbul.deck import GOOD_CARD
from meydan.games.istanbul.places.palace import PRICES
from meydan.games.istanbul.printed import (
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    DEALER,
    DEALER_TOP,
    EXTENSION_PRICE,
    EXTRA_PRICE,
    FETCH_PRICE,
    FOUNTAIN,
    FULL_CAPACITY,
    GOODS,
    GREEN,
    IS_NEW,
    JEWELRY,
    LARGE,
    LARGE_MARKET,
    MAIL,
    MARKET_PAY,
    MOSQUE_TILES,
    MOST_SOLD,
    PALACE,
    PALACE_FIELDS,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SMALL,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STORES,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
)

# -- the action of each place -------------------------------------------------------------------------------


def act(purse: Purse, out: Outlook, place: int) -> bool:
    """Carry out the action of a place in the mind, with average luck; whether there was anything to do."""
    if IS_NEW[place]:
        return out.visit_new(purse, place)
    if place == WAINWRIGHT:
        return extend(purse)
    if STORES[place] >= 0:
        purse.gain(STORES[place], purse.capacity)
        if purse.has_tile(GREEN) and purse.lira >= EXTRA_PRICE and purse.goods[JEWELRY] < purse.capacity:
            purse.lira -= EXTRA_PRICE
            purse.goods[JEWELRY] += 1
    elif place == POST_OFFICE:
        collect(purse)
        if purse.post_twice:
            purse.post_twice -= 1
            collect(purse)
    elif place == CARAVANSARY:
        purse.bonus += out.taste.caravansary + (out.taste.new_card if out.leads_caravan else 0.0)
        out.besides(purse, CARAVANSARY)
    elif place == FOUNTAIN:
        fetched = out.besides(purse, FOUNTAIN)
        return recall_all(purse) or fetched
    elif place == BLACK_MARKET:
        purse.gain(scarcest(purse), 1)
        purse.gain(JEWELRY, 2 if purse.has_tile(RED) else 1)
    elif place == TEA_HOUSE:
        purse.lira += 7 if purse.has_tile(RED) else 5
    elif place == LARGE_MARKET:
        return sell(purse, out, LARGE)
    elif place == SMALL_MARKET:
        return sell(purse, out, SMALL)
    elif place == POLICE_STATION:
        return run_errand(purse, out)
    elif place == PALACE:
        if not deliver(purse):
            return False
        if purse.palace_twice and deliver(purse):
            purse.palace_twice -= 1
    elif place == DEALER:
        if not buy(purse):
            return False
        if purse.dealer_twice and buy(purse):
            purse.dealer_twice -= 1
    else:
        return take_tile(purse, out, place)
    return True


def extend(purse: Purse) -> bool:
    if purse.lira < EXTENSION_PRICE or purse.capacity == FULL_CAPACITY:
        return False
    purse.lira -= EXTENSION_PRICE
    purse.capacity += 1
    if purse.capacity == FULL_CAPACITY:
        purse.rubies += 1
    return True


def collect(purse: Purse) -> None:
    goods, lira = MAIL[purse.mail]
    for good in range(len(GOODS)):
        if goods[good]:
            purse.gain(good, goods[good])
    purse.lira += lira
    purse.mail = (purse.mail + 1) % len(MAIL)


def recall_all(purse: Purse) -> bool:
    if purse.posted == 0:
        return False
    while purse.posted:
        purse.posted &= purse.posted - 1
        purse.stack += 1
    return True


def scarcest(purse: Purse) -> int:
    """Of fabric, spice and fruit, what there is least of."""
    found = 0
    for good in range(1, JEWELRY):
        if purse.goods[good] < purse.goods[found]:
            found = good
    return found


def sell_matching(purse: Purse, out: Outlook, market: int) -> int:
    """Sell all that the demand tile takes; how many goods that is."""
    demand = out.demand[market]
    count = 0
    for good in range(len(GOODS)):
        sold = min(demand[good], purse.goods[good])
        purse.goods[good] -= sold
        count += sold
    purse.lira += MARKET_PAY[market][count]
    return count


def sell_anything(purse: Purse) -> None:
    """By card at the Small Market, sell five goods of those there are most of."""
    purse.any_sale -= 1
    count = min(MOST_SOLD, sum(purse.goods))
    for _ in range(count):
        purse.goods[most_of(purse)] -= 1
    purse.lira += MARKET_PAY[SMALL][count]


def most_of(purse: Purse) -> int:
    found = 0
    for good in range(1, len(GOODS)):
        if purse.goods[good] > purse.goods[found]:
            found = good
    return found


def sell(purse: Purse, out: Outlook, market: int) -> bool:
    """Sell what the demand tile takes; with a card if that earns 5 lira more, which is what a card should."""
    if market == SMALL and purse.any_sale:
        if MARKET_PAY[SMALL][min(MOST_SOLD, sum(purse.goods))] >= sale(purse, out, SMALL) + 5:
            sell_anything(purse)
            return True
    count = sell_matching(purse, out, market)
    if purse.wild and 3 <= count < MOST_SOLD:
        purse.wild -= 1
        purse.lira += MARKET_PAY[market][count + 1] - MARKET_PAY[market][count]
    return count > 0


MANY = 99  # goods missing for what cannot be had


def missing_for_palace(purse: Purse) -> int:
    """How many goods are missing for the Palace's next ruby."""
    cost = PALACE_FIELDS - purse.palace_rubies
    if purse.palace_rubies == 0 or cost > len(GOODS) * purse.capacity:
        return MANY
    price = PRICES[cost]
    missing = 0
    spare = 0
    for good in range(len(GOODS)):
        left = purse.goods[good] - price[good]
        if left >= 0:
            spare += left
        else:
            missing -= left
    return missing + max(0, price[len(GOODS)] - spare)


def deliver(purse: Purse) -> bool:
    """The Palace's ruby, with cards for goods that are missing."""
    missing = missing_for_palace(purse)
    if missing > purse.wild:
        return False
    purse.wild -= missing
    price = PRICES[PALACE_FIELDS - purse.palace_rubies]
    for good in range(len(GOODS)):
        purse.goods[good] = max(0, purse.goods[good] - price[good])
    for _ in range(price[len(GOODS)]):
        good = most_of(purse)
        if purse.goods[good]:
            purse.goods[good] -= 1
    purse.palace_rubies -= 1
    purse.rubies += 1
    return True


def buy(purse: Purse) -> bool:
    """The Dealer's ruby."""
    price = DEALER_TOP - purse.dealer_rubies
    if purse.dealer_rubies == 0 or purse.lira < price:
        return False
    purse.lira -= price
    purse.dealer_rubies -= 1
    purse.rubies += 1
    return True


def missing_for_tile(purse: Purse, out: Outlook, colour: int) -> int:
    """How many goods are missing for a mosque tile."""
    cost = out.tile_cost[colour]
    if cost == 0 or cost > purse.capacity or purse.has_tile(colour):
        return MANY
    return max(0, cost - purse.goods[colour])


def best_tile(purse: Purse, out: Outlook, mosque: int) -> int:
    """The colour of the better tile that can be had, with cards for goods that are missing; -1 if there is none."""
    best = -1
    most = -1000.0
    for colour in MOSQUE_TILES[mosque]:
        missing = missing_for_tile(purse, out, colour)
        if missing <= purse.wild:
            value = out.taste.tiles[colour] - missing * out.taste.cards[GOOD_CARD]
            if value > most:
                most = value
                best = colour
    return best


def take_tile(purse: Purse, out: Outlook, mosque: int) -> bool:
    colour = best_tile(purse, out, mosque)
    if colour < 0:
        return False
    missing = missing_for_tile(purse, out, colour)
    purse.wild -= missing
    purse.goods[colour] += missing - 1
    purse.tiles |= 1 << colour
    if colour == BLUE:
        purse.stack += 1
    one, other = MOSQUE_TILES[mosque]
    if purse.has_tile(one) and purse.has_tile(other) and out.mosque_rubies[mosque - SMALL_MOSQUE]:
        purse.rubies += 1
    return True


def best_errand(purse: Purse, out: Outlook) -> int:
    """Where the family member could do most; 0 if it had better wait."""
    best = 0
    most = worth(purse, out) + out.taste.family_home * out.future
    for place in out.ways.places:
        if place != POLICE_STATION:
            after = purse.copy()
            if act(after, out, place):
                value = worth(after, out)
                if value > most:
                    most = value
                    best = place
    return best


def run_errand(purse: Purse, out: Outlook) -> bool:
    if not purse.family_home:
        return False
    place = best_errand(purse, out)
    if place == 0:
        return False
    act(purse, out, place)
    purse.family_home = False
    return True


# -- going there --------------------------------------------------------------------------------------------


def arrive(purse: Purse, out: Outlook, place: int) -> bool:
    """Come to a place and use an assistant; whether the action may follow."""
    purse.go_to(place)
    if place == FOUNTAIN:
        return True
    here = 1 << place
    if out.neutral[place]:
        purse.stack += 1
    elif purse.posted & here:
        purse.posted ^= here
        purse.stack += 1
    elif purse.stack:
        purse.stack -= 1
        purse.posted |= here
    elif purse.posted and purse.returns:
        purse.returns -= 1
        purse.posted = purse.posted & (purse.posted - 1) | here
    elif purse.posted and purse.has_tile(YELLOW) and purse.lira >= FETCH_PRICE:
        purse.lira -= FETCH_PRICE
        purse.posted = purse.posted & (purse.posted - 1) | here
    else:
        return False
    return True


def visit(purse: Purse, out: Outlook, place: int, fee: int) -> Purse:
    """What the purse would be after a turn at a place, where a fee may be due."""
    after = purse.copy()
    if arrive(after, out, place) and after.lira >= fee:
        after.lira -= fee
        after.bonus += out.luck[place] - out.taste.fee * fee
        act(after, out, place)
    return after


def lookahead(purse: Purse, out: Outlook, depth: int) -> float:
    """The most that the purse could be worth a turn from now, as far as that counts now, and so on."""
    now = worth(purse, out)
    if depth == 0:
        return now
    purses = [visit(purse, out, place, 0) for place in out.ways.near[purse.place]]
    values = [worth(after, out) for after in purses]
    best = max(values)
    if depth > 1:
        best = -1000.0
        for at in promising(values, out.taste.width):
            best = max(best, lookahead(purses[at], out, depth - 1))
    return now + out.taste.next_turn * (best - now)


def plan(purse: Purse, out: Outlook, places: list[int], costs: list[float], depth: int) -> int:
    """To which of the places to move now, by its index; `costs` is the worth of the card that each would take.

    `depth` is how many turns are thought through; after the first, only the most promising moves are.
    """
    return best_of([visit(purse, out, place, out.fees[place]) for place in places], out, costs, depth)


def best_of(purses: list[Purse], out: Outlook, costs: list[float], depth: int) -> int:
    """Which of the purses after this turn is best, by its index."""
    values = [worth(after, out) - cost for after, cost in zip(purses, costs)]
    if depth == 1 or out.final:
        return values.index(max(values))
    best = 0
    most = -1000.0
    for at in promising(values, out.taste.width):
        value = lookahead(purses[at], out, depth - 1) - costs[at]
        if value > most:
            most = value
            best = at
    return best


def promising(values: list[float], width: int) -> list[int]:
    """The indices of the highest values, as many as are wanted, highest first."""
    left = values.copy()
    found: list[int] = []
    for _ in range(min(width, len(values))):
        at = left.index(max(left))
        found.append(at)
        left[at] = -1000000.0
    return found
