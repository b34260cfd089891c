"""What going to a place leads to, in numbers for a quick player: who is there, what it brings, what is near then."""

from __future__ import annotations

from typing import Final, cast

from meydan.games.istanbul.choices import CARD_FAR, CARD_STAY, MOVE, SEND
from meydan.games.istanbul.deck import GOOD_CARD
from meydan.games.istanbul.expansions.choices import (
    CARD_ERRAND,
    CARD_RIDE,
    COMPANION,
    GO_COMPANION,
    GO_MERCHANT,
    RIDE,
)
from meydan.games.istanbul.expansions.printed import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_SIDES,
    COFFEE_HOUSE_TOP,
    SEALS_FOR_A_RUBY,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.features import Stand, Table
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    BASE_PLACES,
    COFFEE_HOUSE,
    DEALER,
    EXTENSION_PRICE,
    FOUNTAIN,
    FULL_CAPACITY,
    GREAT_MOSQUE,
    LARGE,
    LARGE_MARKET,
    MERCHANT_FEE,
    MOSQUE_TILES,
    PALACE,
    PLACE_NAMES,
    POLICE_STATION,
    SECRET_SOCIETY,
    SMALL,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STORES,
    TAVERN,
    WAINWRIGHT,
)
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.header import Header

HERE: Final = -1
NOWHERE: Final = 0
COMPANION_GOES: Final = 100  # is added to the place

OF_A_PLACE: Final = [
    "steps", "can act there", "merchants to be paid there", "too poor to pay them", "own assistant there",
    "neutral assistant there", "families there", "Governor there", "Smuggler there", "trader or courier there",
    "by card", "ruby there", "progress there", "sale there", "goods there", "assistants to call back there",
    "letters for there", "nothing to do there",
    "ruby near then", "progress near then", "sale near then", "goods near then", "assistants near then",
    "Palace can be paid then", "tile can be paid then", "Dealer can be paid then", "extension can be paid then",
]  # fmt: skip
RULED: Final = [f"near {name}" for name in PLACE_NAMES[1:]]
NEAR: Final = 2  # steps that a turn goes


def _goes() -> dict[int, int]:
    """By the number of a choice: to which place it goes."""
    found = {CARD_STAY.index: HERE}
    for choices in (MOVE, CARD_FAR, RIDE, CARD_RIDE, GO_MERCHANT, SEND, CARD_ERRAND):
        for choice in choices:
            found[choice.index] = choice.what
    for choices in (GO_COMPANION, COMPANION):
        for choice in choices:
            found[choice.index] = COMPANION_GOES + choice.what
    return found


GOES: Final = _goes()


def aim_names(header: Header) -> list[str]:
    """What each number of an aim is."""
    return OF_A_PLACE + RULED[: _places(bool(header.options["expansions"]))]


def _places(expanded: bool) -> int:
    return ALL_PLACES if expanded else len(BASE_PLACES)


def aims(state: Istanbul, seat: int, options: list[Choice]) -> list[list[int]]:
    """What each option leads to, where somebody goes somewhere; else nothing."""
    if GOES.get(options[0].index, NOWHERE) == NOWHERE:
        return []
    going = Going(state, seat)
    return [going.aim(option) for option in options]


class Brought:
    """A ruby; a tile or an extension; lira; goods; some other thing; or nothing."""

    def __init__(
        self, ruby: bool = False, progress: bool = False, lira: int = 0, goods: int = 0, some: bool = False
    ) -> None:
        self.ruby = ruby
        self.progress = progress
        self.lira = lira
        self.goods = goods
        self.nothing = not (ruby or progress or lira or goods or some)


class Going:
    """What is known of all places, for one who goes."""

    def __init__(self, state: Istanbul, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.stand = Stand(Table(state), seat)
        self.board = state.board_of(seat)
        self.known: dict[int, list[int]] = {}
        self.merchants = [0] * (ALL_PLACES + 1)
        self.families = [0] * (ALL_PLACES + 1)
        for other in range(len(state.players)):
            if other != seat:
                rival = state.players[other]
                self.merchants[rival.place] += 1
                if rival.family != POLICE_STATION:
                    self.families[rival.family] += 1
        for place in state.neutral_merchants:
            self.merchants[place] += 1
        self.places = _places(self.stand.table.expanded)
        self.brought: list[Brought | None] = [None] * (ALL_PLACES + 1)

    def aim(self, option: Choice) -> list[int]:
        place = GOES.get(option.index, NOWHERE)
        if place == NOWHERE:
            return []
        start = self.player.place
        if place == HERE:
            place = start
        elif place > COMPANION_GOES:
            place -= COMPANION_GOES
            start = cast(ExpandedPlayer, self.player).companion
        aim = self.known.get(place)
        if aim is None:
            aim = self.at(place)
            self.known[place] = aim
        if option.provider < 0 and start == self.player.place:
            return aim
        own = aim.copy()
        own[0] = self.board.steps(start)[place] if start > 0 else 0
        own[10] = int(option.provider >= 0)
        return own

    def at(self, place: int) -> list[int]:
        state = self.state
        player = self.player
        met = self.merchants[place] if place != FOUNTAIN else 0
        neutral = state.neutral_assistants[place] > 0
        own = place in player.posted
        figures = state.figures
        letters = 0
        if self.stand.table.expanded:
            for letter in cast(ExpandedPlayer, player).letters:
                letters += letter == place
        brings = self.brings(place)
        found = [
            self.board.steps(player.place)[place],
            int(len(player.stack) > 0 or place == FOUNTAIN or own or neutral),
            met, int(MERCHANT_FEE * met > self.stand.lira), int(own),
            int(neutral), self.families[place], int(figures[0] == place), int(figures[1] == place),
            int(len(figures) > 2 and place in figures[2:]),
            0, int(brings.ruby), int(brings.progress), brings.lira, brings.goods,
            len(player.posted) if place == FOUNTAIN else 0,
            letters, int(brings.nothing),
        ]  # fmt: skip
        steps = self.board.steps(place)
        found += self.next_turn(place, brings, steps)
        for other in range(1, self.places + 1):
            found.append(int(0 < steps[other] <= NEAR))
        return found

    def next_turn(self, place: int, now: Brought, steps: list[int]) -> list[int]:
        """What the turn after this one could bring: what is near from there, and what can be paid by then."""
        ruby = progress = sale = goods = 0
        for other in self.state.rules.places:
            if 0 < steps[other] <= NEAR:
                then = self.brings(other)
                ruby += then.ruby
                progress += then.progress
                if then.lira > sale:
                    sale = then.lira
                if then.goods > goods:
                    goods = then.goods
        player = self.player
        stand = self.stand
        table = stand.table
        assistants = len(player.posted) if 0 < steps[FOUNTAIN] <= NEAR else 0
        lira = stand.lira + now.lira
        palace = tile = 0
        good = STORES[place]
        if good >= 0:
            if 0 < steps[PALACE] <= NEAR and stand.palace_lacks:
                palace = int(self.palace_lacks_after(good) <= player.hand[GOOD_CARD])
            cost = table.tile_cost[good]
            mosque = SMALL_MOSQUE if good in MOSQUE_TILES[SMALL_MOSQUE] else GREAT_MOSQUE
            if 0 < cost <= player.capacity and stand.tile_lacks[good] and not player.has_tile(good):
                tile = int(0 < steps[mosque] <= NEAR)
        dealer = int(stand.lira < table.dealer_price <= lira and 0 < steps[DEALER] <= NEAR)
        extension = int(
            stand.lira < EXTENSION_PRICE <= lira and player.capacity < FULL_CAPACITY and 0 < steps[WAINWRIGHT] <= NEAR
        )
        return [ruby, progress, sale, goods, assistants, palace, tile, dealer, extension]

    def palace_lacks_after(self, good: int) -> int:
        """Goods missing at the Palace once the barrow is full of one good."""
        goods = self.player.goods
        before = goods[good]
        goods[good] = self.player.capacity
        lacks = self.stand.lacks_at_palace()
        goods[good] = before
        return lacks

    def brings(self, place: int) -> Brought:
        """What an action at a place brings now."""
        known = self.brought[place]
        if known is None:
            known = self.look_at(place)
            self.brought[place] = known
        return known

    def look_at(self, place: int) -> Brought:
        player = self.player
        stand = self.stand
        table = stand.table
        if STORES[place] >= 0:
            return Brought(goods=player.capacity - player.goods[STORES[place]])
        if place == WAINWRIGHT:
            can = player.capacity < FULL_CAPACITY and stand.lira >= EXTENSION_PRICE
            return Brought(ruby=can and player.capacity == FULL_CAPACITY - 1, progress=can)
        if place == PALACE:
            return Brought(ruby=stand.palace_lacks <= player.hand[GOOD_CARD])
        if place == DEALER:
            return Brought(ruby=stand.lira >= table.dealer_price)
        if place in (SMALL_MARKET, LARGE_MARKET):
            return Brought(lira=stand.sales[SMALL if place == SMALL_MARKET else LARGE])
        if MOSQUE_TILES[place]:
            some = False
            owned = 0
            for colour in MOSQUE_TILES[place]:
                if player.has_tile(colour):
                    owned += 1
                elif table.tile_cost[colour] and stand.tile_lacks[colour] <= player.hand[GOOD_CARD]:
                    some = True
            return Brought(ruby=some and owned == 1 and table.mosque_left[place - SMALL_MOSQUE], progress=some)
        if place in (COFFEE_HOUSE, TAVERN, SECRET_SOCIETY):
            return Brought(ruby=self.brings_ruby(place), some=True)
        return Brought(some=True)

    def brings_ruby(self, place: int) -> bool:
        """Whether a place of an expansion has a ruby that can be paid now."""
        state = cast(ExpandedIstanbul, self.state)
        player = cast(ExpandedPlayer, self.player)
        if place == SECRET_SOCIETY:
            return player.seals() >= SEALS_FOR_A_RUBY
        if place == COFFEE_HOUSE:
            return player.coffee >= COFFEE_HOUSE_TOP - max(1, state.rubies[COFFEE_HOUSE])
        baksheesh = BAKSHEESH_SIDES[state.baksheesh]
        for good in range(len(baksheesh)):
            if player.goods[good] < baksheesh[good]:
                return False
        return player.coffee >= BAKSHEESH_COFFEE
