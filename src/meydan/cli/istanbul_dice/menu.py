"""How dice and goods are typed: by their letters, in any order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul_dice.printed import CARD, FACES, GOODS, LETTERS
from meydan.games.istanbul_dice.state import DiceGame

VERBS: Final = ("", "", "pair", "three", "four")  # what so many different goods are for
TYPED: Final = re.compile(rf"^\s*(?:(reroll|pair|three|same|keep)\s+)?([{LETTERS}\s]+)\s*$", re.IGNORECASE)


def tidy(state: DiceGame, typed: str) -> str:
    """Letters in the order of the game, and without their verb: `grr` is `reroll RRG`, or `pair RG` for an action."""
    found = TYPED.match(typed)
    if found is None:
        return typed
    letters = sorted("".join(found[2].split()).upper(), key=LETTERS.index)
    text = "".join(letters)
    if state.question == "Reroll":
        return f"reroll {_others(state, letters) if (found[1] or '').lower() == 'keep' else text}"
    goods = [letter for letter in letters if LETTERS.index(letter) < GOODS]
    if len(goods) != len(letters):
        counts = f"cards {len(letters)}" if set(letters) == {LETTERS[CARD]} else typed
        return "lira" if set(letters) == {"L"} else counts
    if len(letters) == 2 and letters[0] == letters[1]:
        return f"same {letters[0]}"
    if 2 <= len(letters) <= GOODS and len(set(letters)) == len(letters):
        return f"{VERBS[len(letters)]} {text}" if len(letters) < GOODS else "four"
    return typed


def _others(state: DiceGame, letters: Sequence[str]) -> str:
    """The dice on the table without these."""
    left = [state.dice[face] - letters.count(LETTERS[face]) for face in range(FACES)]
    return "".join(LETTERS[face] * max(0, count) for face, count in enumerate(left))
