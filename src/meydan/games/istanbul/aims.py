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
    way = Way(state, seat)
    return [way.aim(option) for option in options]


class Way:
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
        ruby, progress, sale, goods, nothing = self.brings(place)
        found = [
            self.board.steps(player.place)[place],
            int(len(player.stack) > 0 or place == FOUNTAIN or own or neutral),
            met, int(MERCHANT_FEE * met > self.stand.lira), int(own),
            int(neutral), self.families[place], int(figures[0] == place), int(figures[1] == place),
            int(len(figures) > 2 and place in figures[2:]),
            0, int(ruby), int(progress), sale, goods, len(player.posted) if place == FOUNTAIN else 0,
            letters, int(nothing),
        ]  # fmt: skip
        steps = self.board.steps(place)
        for other in range(1, self.places + 1):
            found.append(int(0 < steps[other] <= NEAR))
        return found

    def brings(self, place: int) -> tuple[bool, bool, int, int, bool]:
        """A ruby; a tile or an extension; lira; goods; or nothing at all."""
        player = self.player
        stand = self.stand
        table = stand.table
        if STORES[place] >= 0:
            room = player.capacity - player.goods[STORES[place]]
            return False, False, 0, room, room == 0
        if place == WAINWRIGHT:
            can = player.capacity < FULL_CAPACITY and stand.lira >= EXTENSION_PRICE
            return can and player.capacity == FULL_CAPACITY - 1, can, 0, 0, not can
        if place == PALACE:
            can = stand.palace_lacks <= player.hand[GOOD_CARD]
            return can, False, 0, 0, not can
        if place == DEALER:
            can = stand.lira >= table.dealer_price
            return can, False, 0, 0, not can
        if place in (SMALL_MARKET, LARGE_MARKET):
            sale = stand.sales[SMALL if place == SMALL_MARKET else LARGE]
            return False, False, sale, 0, sale == 0
        if MOSQUE_TILES[place]:
            some = False
            owned = 0
            for colour in MOSQUE_TILES[place]:
                if player.has_tile(colour):
                    owned += 1
                elif table.tile_cost[colour] and stand.tile_lacks[colour] <= player.hand[GOOD_CARD]:
                    some = True
            return some and owned == 1 and table.mosque_left[place - SMALL_MOSQUE], some, 0, 0, not some
        if place in (COFFEE_HOUSE, TAVERN, SECRET_SOCIETY):
            return self.brings_ruby(place), False, 0, 0, False
        return False, False, 0, 0, False

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
