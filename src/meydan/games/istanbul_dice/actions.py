"""The actions: what can be paid now, what each costs, and what it brings."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.bazaar import visit
from meydan.games.istanbul_dice.choices import (
    BASIC,
    CARDS,
    CASH,
    END,
    FOUR,
    IS_CARDS,
    IS_CASH,
    IS_FOUR,
    IS_PAIR,
    IS_RUBY,
    IS_SAME,
    IS_THREE,
    IS_TILE,
    RUBY,
    SORT,
    SPACE,
    TAKE,
    TILE,
)
from meydan.games.istanbul_dice.events import ACTED, CASHED
from meydan.games.istanbul_dice.mosque import take_tile
from meydan.games.istanbul_dice.payment import pay_goods
from meydan.games.istanbul_dice.printed import (
    AREAS,
    BROWN,
    CARD,
    CARPET,
    COIN,
    COIN_WORTH,
    CRYSTAL,
    GOODS,
    GOODS_TILES,
    LIRA,
    MONEY,
    NO_COLOUR,
    TILE_COLOUR,
    TILE_PRICE,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason

ONE_OF_EACH: Final = 16  # a bit after those of the four colours
# What pays for each tile, as a bit: three goods of its colour, or one of each.
TILE_MEANS: Final = [ONE_OF_EACH if colour == NO_COLOUR else 1 << colour for colour in TILE_COLOUR]
LEAST_LIRA: Final = min([prices[0] for prices in AREAS[MONEY].prices if prices])  # no ruby is cheaper


def possible_actions(state: DiceGame, seat: int) -> list[Choice]:
    """Every action that can be paid now, and `end`. [DICE-A.1 DICE-P.1-5]"""
    player = state.players[seat]
    dice = state.dice
    goods = player.goods
    brown = player.brown
    red = dice[0] + goods[0]
    yellow = dice[1] + goods[1]
    green = dice[2] + goods[2]
    blue = dice[3] + goods[3]
    key = brown if brown < 4 else 4
    key = key * 3 + (red if red < 2 else 2)
    key = key * 3 + (yellow if yellow < 2 else 2)
    key = key * 3 + (green if green < 2 else 2)
    key = key * 3 + (blue if blue < 2 else 2)
    options = BASIC[key].copy()
    if dice[COIN]:  # [DICE-A.6-7 DICE-A.9]
        options.append(CASH)
    for count in range(dice[CARD]):
        options.append(CARDS[count])
    # What can be paid: a bit for three goods of each colour, and one for a good of each.
    means = 0
    if red + brown >= TILE_PRICE:
        means |= 1
    if yellow + brown >= TILE_PRICE:
        means |= 2
    if green + brown >= TILE_PRICE:
        means |= 4
    if blue + brown >= TILE_PRICE:
        means |= 8
    if (red == 0) + (yellow == 0) + (green == 0) + (blue == 0) <= brown:
        means |= ONE_OF_EACH
    if means:
        last = -1
        for tile in state.row:
            if TILE_MEANS[tile] & means and tile != last:
                options.append(TILE[tile])
                last = tile
        add_rubies(state, red, yellow, green, blue, brown, means, options)
    if player.lira >= LEAST_LIRA and state.tracks[MONEY] and player.lira >= state.price(MONEY):
        options.append(RUBY[MONEY])
    options.append(END)
    return options


def add_rubies(
    state: DiceGame, red: int, yellow: int, green: int, blue: int, brown: int, means: int, options: list[Choice]
) -> None:
    """Add the rubies that these goods can pay. [DICE-R.3-4]"""
    if means & 1 and state.tracks[0] and red + brown >= state.price(0):
        options.append(RUBY[0])
    if means & 2 and state.tracks[1] and yellow + brown >= state.price(1):
        options.append(RUBY[1])
    if means & 4 and state.tracks[2] and green + brown >= state.price(2):
        options.append(RUBY[2])
    if means & 8 and state.tracks[3] and blue + brown >= state.price(3):
        options.append(RUBY[3])
    if means & ONE_OF_EACH and state.tracks[CARPET]:
        if red + yellow + green + blue + brown >= GOODS + state.price(CARPET):
            options.append(RUBY[CARPET])


def perform(state: DiceGame, seat: int, action: Choice) -> None:
    """Pay for an action, and then carry it out. [DICE-P.4-5 DICE-A.15-16]"""
    state.tell(ACTED, seat, action.index)
    state.ask(CARRY_OUT[action.index])
    if SORT[action.index] == IS_RUBY and action.what == MONEY:
        state.pay(seat, LIRA, state.price(MONEY))
        return
    need, extra = due_goods(state, action)
    pay_goods(state, seat, need, extra)


def due_goods(state: DiceGame, action: Choice) -> tuple[int, int]:
    """The goods that an action takes now: of each colour, packed, and how many more of any. [DICE-A.1 DICE-R.2-6]"""
    if SORT[action.index] != IS_RUBY:
        return action.how, 0
    if action.what == MONEY:
        return 0, 0
    if action.what == CARPET:
        return FOUR.how, state.price(CARPET)
    return state.price(action.what) << (4 * action.what), 0


class CarryOut(Step[DiceGame]):
    """An action is paid and brings what it brings. [DICE-A.1-5 DICE-A.14-15]"""

    action: int

    def run(self, state: DiceGame) -> None:
        seat = state.active
        sort = SORT[self.action]
        arg = SPACE.actions[self.action].what
        if sort == IS_SAME:
            state.take(seat, arg, 1)
        elif sort == IS_PAIR:
            state.take(seat, CRYSTAL, 1)
        elif sort == IS_THREE:
            state.take(seat, BROWN, 1)
        elif sort == IS_FOUR:
            state.ask(TAKE_FIRST[seat])
        elif sort == IS_CASH:
            cash(state, seat)
        elif sort == IS_CARDS:
            state.dice[CARD] -= arg  # [DICE-A.10-11 DICE-A.13]
            visit(state, arg, arg)
        elif sort == IS_TILE:
            take_tile(state, seat, arg)
        else:
            state.take_ruby(seat, arg)


def cash(state: DiceGame, seat: int) -> None:
    """All coin dice become lira, and every goods tile gives its marker. [DICE-A.6-9 DICE-M.12]"""
    coins = state.dice[COIN]
    state.dice[COIN] = 0
    state.tell(CASHED, seat, coins)
    state.take(seat, LIRA, COIN_WORTH * coins)
    for tile in GOODS_TILES:
        for _ in range(state.working(seat, tile)):
            state.take(seat, TILE_COLOUR[tile], 1)


class TakeMarkers(Frame[DiceGame]):
    """Name two coloured markers, in the order of colours; `first` is -1 until named. [DICE-A.5 DICE-X.6]"""

    first: int

    def options(self, state: DiceGame) -> list[Choice]:
        return TAKE_FROM[self.first] if self.first > 0 else TAKE

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        if self.first < 0:
            state.ask(TAKE_SECOND[self.seat][choice.what])
        elif self.first == choice.what:
            state.take(self.seat, choice.what, 2)
        else:
            state.take(self.seat, self.first, 1)
            state.take(self.seat, choice.what, 1)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        if choice in TAKE:
            return Reason("dice-take-order", {"good": self.first})
        return Reason("dice-take-first")


TAKE_FROM: Final = [TAKE[good:] for good in range(GOODS)]
CARRY_OUT: Final = [CarryOut(action) for action in range(len(SORT))]
TAKE_FIRST: Final = [TakeMarkers(seat, -1) for seat in range(4)]
TAKE_SECOND: Final = [[TakeMarkers(seat, good) for good in range(GOODS)] for seat in range(4)]


def why_no_action(state: DiceGame, seat: int, choice: Choice) -> Reason:
    """Why an action cannot be paid, or is none."""
    if choice.index >= len(SORT):
        return Reason("dice-act-first")
    player = state.players[seat]
    sort = SORT[choice.index]
    if sort == IS_CASH:
        return Reason("dice-no-coins")
    if sort == IS_CARDS:
        return Reason("dice-few-cards", {"need": choice.what, "have": state.dice[CARD]})
    if sort == IS_TILE and choice.what not in state.row:
        return Reason("dice-no-tile", {"tile": choice.what})
    if sort == IS_RUBY and not state.tracks[choice.what]:
        return Reason("dice-no-ruby", {"area": choice.what})
    if sort == IS_RUBY and choice.what == MONEY:
        return Reason("dice-needs-lira", {"need": state.price(MONEY), "have": player.lira})
    return Reason("dice-needs-goods")
