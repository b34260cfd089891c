"""How goods are paid: with dice, markers or brown markers, one good at a time, each payment in one way only.

The cost is so many goods of each colour (packed, see choices.py) and, on the carpet, so many further goods of any.
Within a colour dice come first, then markers, then brown ones. On the carpet the good due of a colour is its die if
any die of that colour is paid at all, else its marker, else a brown one: so two payments never differ in order alone.
"""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.choices import BROWN_ANY, BY_BROWN, BY_DIE, BY_MARKER, PAY
from meydan.games.istanbul_dice.events import SPENT
from meydan.games.istanbul_dice.printed import GOODS
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason

LAST_PLACE: Final = 2 * GOODS  # further goods: dice by colour are places 0 to 3, markers 4 to 7, brown ones 8

# WAYS[colour][mask]: one bit each for die, marker and brown.
WAYS: Final = [
    [[PAY[how][good] for how in range(3) if (mask >> how) & 1] for mask in range(8)] for good in range(GOODS)
]


class Pay(Frame[DiceGame]):
    """Pay the next good: `need` of colours, `extra` of any; `floor` is what comes before, `base` how dues were paid.

    [DICE-P.7-9]
    """

    need: int
    extra: int
    floor: int
    base: int

    def options(self, state: DiceGame) -> list[Choice]:
        if self.need:
            return WAYS[due(self.need)][ways_for_colour(state, self.seat, self.need, self.extra, self.floor, self.base)]
        return ways_for_any(state, self.seat, self.extra, self.floor, self.base)

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        settle(state, self.seat, self.need, self.extra, self.floor, self.base, choice)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        if choice is not BROWN_ANY and choice not in PAY[choice.how % len(PAY)]:
            return Reason("dice-pay-first")
        if self.need and choice.what != due(self.need):
            return Reason("dice-pay-colour", {"good": due(self.need)})
        return Reason("dice-pay-otherwise")


def due(need: int) -> int:
    """The first colour that is still to be paid."""
    good = 0
    while (need >> (4 * good)) & 15 == 0:
        good += 1
    return good


def pay_goods(state: DiceGame, seat: int, need: int, extra: int) -> None:
    """Pay a cost that can be paid, asking only where there is more than one way. [DICE-P.5 DICE-P.7]"""
    if need:
        settle(state, seat, need, extra, 0, 0, None)


def settle(state: DiceGame, seat: int, need: int, extra: int, floor: int, base: int, choice: Choice | None) -> None:
    """Pay one good as chosen, and go on until there is something to be chosen or nothing left to be paid."""
    while True:
        if choice is not None:
            good = choice.what
            how = choice.how
            spend(state, seat, good, how)
            if need:
                need -= 1 << (4 * good)
                if extra:
                    base |= how << (2 * good)
                floor = how if (need >> (4 * good)) & 15 else 0
            else:
                extra -= 1
                floor = LAST_PLACE if how == BY_BROWN else how * GOODS + good
        if need:
            options = WAYS[due(need)][ways_for_colour(state, seat, need, extra, floor, base)]
        elif extra:
            options = ways_for_any(state, seat, extra, floor, base)
        else:
            return
        if len(options) > 1:
            state.ask(Pay(seat, need, extra, floor, base))
            return
        choice = options[0]


def spend(state: DiceGame, seat: int, good: int, how: int) -> None:
    """A die is used, or a marker goes back to the supply. [DICE-D.9 DICE-P.1-2 DICE-P.6]"""
    if how == BY_DIE:
        state.dice[good] -= 1
    elif how == BY_MARKER:
        state.players[seat].goods[good] -= 1
    else:
        state.players[seat].brown -= 1
    state.tell(SPENT, seat, good, how)


def ways_for_colour(state: DiceGame, seat: int, need: int, extra: int, floor: int, base: int) -> int:
    """How the next good of a colour can be paid so that the rest can be paid as well: bits for WAYS. [DICE-P.7-8]"""
    player = state.players[seat]
    dice = state.dice
    goods = player.goods
    good = due(need)
    count = (need >> (4 * good)) & 15
    brown = player.brown
    for later in range(good + 1, GOODS):
        short = ((need >> (4 * later)) & 15) - dice[later] - goods[later]
        if short > 0:
            brown -= short
    spare = 0  # on the carpet: what is left over for the further goods when this one is due, beyond them
    if extra:
        spare = player.brown - extra
        for other in range(GOODS):
            if other < good:
                spare += usable_dice(state, other, base) + usable_markers(goods, other, base)
            elif other > good:
                spare += dice[other] + goods[other] - 1  # a colour not at hand takes a brown one
    mask = 0
    if floor == BY_DIE and dice[good] and dice[good] + goods[good] + brown >= count:
        mask |= 1
    if floor <= BY_MARKER and goods[good] and goods[good] + brown >= count and (not extra or spare + goods[good] > 0):
        mask |= 2
    if brown >= count and (not extra or spare > 0):
        mask |= 4
    return mask


def usable_dice(state: DiceGame, good: int, base: int) -> int:
    """Dice of a colour for further goods: none unless the good due was paid with a die."""
    return state.dice[good] if (base >> (2 * good)) & 3 == BY_DIE else 0


def usable_markers(goods: list[int], good: int, base: int) -> int:
    """Markers of a colour for further goods: none if the good due was paid with a brown one."""
    return goods[good] if (base >> (2 * good)) & 3 != BY_BROWN else 0


def ways_for_any(state: DiceGame, seat: int, extra: int, floor: int, base: int) -> list[Choice]:
    """How the next further good can be paid: in order, as long as what follows covers the rest. [DICE-P.9 DICE-R.5]"""
    player = state.players[seat]
    behind = player.brown
    options: list[Choice] = [BROWN_ANY] if behind >= extra else []
    for place in range(LAST_PLACE - 1, floor - 1, -1):
        good = place % GOODS
        if place < GOODS:
            usable = usable_dice(state, good, base)
        else:
            usable = usable_markers(player.goods, good, base)
        behind += usable
        if usable and behind >= extra:
            options.append(PAY[place // GOODS][good])
    options.reverse()
    return options
