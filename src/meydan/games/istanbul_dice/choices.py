"""Every choice and chance outcome of the Dice Game, made once. The order is the action space: append, never reorder.

Goods to be paid are packed into a number, four bits per colour; dice are, four bits per face.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from meydan.games.istanbul_dice.printed import (
    AREA_NAMES,
    BOUGHT,
    CARD_NAMES,
    FACES,
    FIRST_CARDS,
    GOODS,
    LETTERS,
    MOST_DICE,
    TILE_COSTS,
    TILE_NAMES,
)
from meydan.kernel.choice import Choice, Space

SPACE: Final = Space("istanbul-dice")


def packed(counts: list[int]) -> int:
    """Small counts as one number, four bits each."""
    key = 0
    for at in range(len(counts)):
        key |= counts[at] << (4 * at)
    return key


def unpacked(key: int, count: int) -> list[int]:
    """The counts in a packed number."""
    return [(key >> (4 * at)) & 15 for at in range(count)]


def _set_of(verb: str, size: int) -> list[Choice]:
    """One choice per set of different goods: `what` numbers it, `how` is its cost."""
    made: list[Choice] = []
    for pick in combinations(range(GOODS), size):
        text = f"{verb} {''.join(LETTERS[good] for good in pick)}"
        made.append(SPACE.action(text, len(made), packed([int(good in pick) for good in range(GOODS)])))
    return made


# Actions: `how` is what they cost in goods
SAME: Final = [SPACE.action(f"same {LETTERS[good]}", good, 2 << (4 * good)) for good in range(GOODS)]
PAIR: Final = _set_of("pair", 2)
THREE: Final = _set_of("three", 3)
FOUR: Final = SPACE.action("four", 0, packed([1, 1, 1, 1]))
CASH: Final = SPACE.action("lira")
CARDS: Final = [SPACE.action(f"cards {count}", count) for count in range(1, MOST_DICE + 1)]
TILE: Final = [SPACE.action(f"tile {name}", tile, packed(TILE_COSTS[tile])) for tile, name in enumerate(TILE_NAMES)]
RUBY: Final = [SPACE.action(f"ruby {AREA_NAMES[area]}", area) for area in BOUGHT]
END: Final = SPACE.closing("end")

# Which sort of action a choice is, by its index
IS_SAME: Final = 0
IS_PAIR: Final = 1
IS_THREE: Final = 2
IS_FOUR: Final = 3
IS_CASH: Final = 4
IS_CARDS: Final = 5
IS_TILE: Final = 6
IS_RUBY: Final = 7
SORT: Final = [
    *([IS_SAME] * len(SAME)), *([IS_PAIR] * len(PAIR)), *([IS_THREE] * len(THREE)), IS_FOUR, IS_CASH,
    *([IS_CARDS] * len(CARDS)), *([IS_TILE] * len(TILE)), *([IS_RUBY] * len(RUBY)),
]  # fmt: skip

# Paying: `what` is the colour, `how` is with a die, a marker or a brown marker
BY_DIE: Final = 0
BY_MARKER: Final = 1
BY_BROWN: Final = 2
PAY: Final = [
    [SPACE.action(f"{how} {LETTERS[good]}", good, way) for good in range(GOODS)]
    for way, how in enumerate(("die", "marker", "brown"))
]
BROWN_ANY: Final = SPACE.action("brown any", 0, BY_BROWN)

# What follows from actions and cards
TAKE: Final = [SPACE.action(f"take {LETTERS[good]}", good) for good in range(GOODS)]
PICK: Final = [SPACE.action(f"card {name}", card) for card, name in enumerate(CARD_NAMES[:FIRST_CARDS])]
ACCEPT: Final = SPACE.action("accept")
DECLINE: Final = SPACE.closing("decline")
GIVE: Final = [
    *[SPACE.action(f"give {LETTERS[good]}", good) for good in range(GOODS)],
    SPACE.action("give brown", GOODS),
]
DISCARD: Final = [SPACE.action(f"discard {name}", tile) for tile, name in enumerate(TILE_NAMES)]
KEEP: Final = SPACE.closing("keep")


# Dice: `what` is their packed counts, `how` how many [DICE-D.3]
BITS: Final = [1 << (4 * face) for face in range(FACES)]
_ALL_DICE: Final = [
    ("".join([LETTERS[face] for face in faces]), sum([BITS[face] for face in faces]), count)
    for count in range(1, MOST_DICE + 1)
    for faces in combinations_with_replacement(range(FACES), count)
]
REROLL: Final = [SPACE.action(f"reroll {text}", key, count) for text, key, count in _ALL_DICE]
REROLL_BY_KEY: Final = {choice.what: choice for choice in REROLL}

# Chance
ROLL: Final = [SPACE.outcome(f"roll {text}", key, count) for text, key, count in _ALL_DICE]
ROLL_BY_KEY: Final = {choice.what: choice for choice in ROLL}
REVEAL: Final = [SPACE.outcome(f"reveal {name}", card) for card, name in enumerate(CARD_NAMES[:FIRST_CARDS])]
REFILL: Final = [SPACE.outcome(f"refill {name}", tile) for tile, name in enumerate(TILE_NAMES)]

# Cards that came later
PICK.extend([SPACE.action(f"card {name}", card) for card, name in enumerate(CARD_NAMES) if card >= FIRST_CARDS])
REVEAL.extend([SPACE.outcome(f"reveal {name}", card) for card, name in enumerate(CARD_NAMES) if card >= FIRST_CARDS])
SINGLE_DICE: Final = 5


def _one_after_the_other() -> list[list[Choice]]:
    """All ways up to five dice can fall one after the other, each as its outcome, by how many there are."""
    keys = [0]
    made: list[list[Choice]] = [[]]
    for _ in range(SINGLE_DICE):
        keys = [key + bit for key in keys for bit in BITS]
        made.append([ROLL_BY_KEY[key] for key in keys])
    return made


def _weights() -> list[list[int]]:
    """In how many ways single dice make up each outcome, by how many there are."""
    ways = {0: 1}
    made: list[list[int]] = [[]]
    for count in range(1, MOST_DICE + 1):
        more: dict[int, int] = {}
        for key, number in ways.items():
            for bit in BITS:
                more[key + bit] = more.get(key + bit, 0) + number
        ways = more
        made.append([ways[choice.what] for choice in ROLL_BY_COUNT[count]])
    return made


ROLL_EACH: Final = _one_after_the_other()
ROLL_BY_COUNT: Final = [[choice for choice in ROLL if choice.how == count] for count in range(MOST_DICE + 1)]
ROLL_WEIGHTS: Final = _weights()

_REROLLS: Final[dict[int, list[Choice]]] = {}  # by the dice that lie there; filled as they come up


def rerolls_of(dice: list[int]) -> list[Choice]:
    """Every set of these dice that can be rolled again, and `keep`."""
    key = packed(dice)
    found = _REROLLS.get(key)
    if found is None:
        keys = [0]
        for face in range(FACES):
            keys = [part | (count << (4 * face)) for part in keys for count in range(dice[face] + 1)]
        found = [REROLL_BY_KEY[part] for part in keys if part]
        found.sort(key=_index)
        found.append(KEEP)
        _REROLLS[key] = found
    return found


def _index(choice: Choice) -> int:
    return choice.index


def _basic(owned: list[int], brown: int) -> list[Choice]:
    """The actions that take goods alone, given how many of each are at hand."""
    can: list[Choice] = []
    for choice in [*SAME, *PAIR, *THREE, FOUR]:
        missing = 0
        for good in range(GOODS):
            missing += max(0, ((choice.how >> (4 * good)) & 15) - owned[good])
        if missing <= brown:
            can.append(choice)
    return can


# BASIC[brown, red, yellow, green, blue in base 3]: brown capped at 4, the others at 2, more makes no difference.
BASIC: Final = [
    _basic([red, yellow, green, blue], brown)
    for brown in range(5)
    for red in range(3)
    for yellow in range(3)
    for green in range(3)
    for blue in range(3)
]
