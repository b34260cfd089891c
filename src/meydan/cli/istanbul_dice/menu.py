"""How the options of the Dice Game are grouped and typed: dice and goods by their letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from meydan.cli.menu import Menu
from meydan.games.istanbul_dice.choices import unpacked
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.tables import CARD, FACES, GOODS, LETTERS
from meydan.kernel.choice import Choice

VERBS: Final = ("", "", "pair", "three", "four")  # what so many different goods are for
LISTED: Final = 2  # so many options of one sort are listed singly
GROUPED: Final = {
    "same": "a marker for 2 goods of its colour",
    "pair": "a crystal for 2 different goods",
    "three": "a brown marker for 3 different goods",
    "cards": "turn up bazaar cards and use one of them: so many dice",
}
TYPED: Final = re.compile(rf"^\s*(?:(reroll|pair|three|same|keep)\s+)?([{LETTERS}\s]+)\s*$", re.IGNORECASE)


def group(state: DiceGame, choice: Choice) -> str:
    """Rerolls by how many dice, and actions of one sort where there are many."""
    verb, _, _ = choice.text.partition(" ")
    if verb == "reroll":
        return f"reroll {choice.more}"
    if verb in GROUPED and sum(option.text.startswith(f"{verb} ") for option in state.options()) > LISTED:
        return verb
    return choice.text


def describe_group(choices: Sequence[Choice]) -> str:
    """Several rerolls or actions in one row."""
    verb, _, _ = choices[0].text.partition(" ")
    ways = [choice.text.partition(" ")[2] for choice in choices]
    if verb == "reroll":
        count = choices[0].more
        dice = "one die" if count == 1 else f"{count} dice"
        shown = ways if len(ways) <= 6 else [*ways[:5], "…"]
        return f"roll {dice} again for a crystal: {', '.join(shown)}"
    return f"{GROUPED[verb]}: {', '.join(ways[:-1])} or {ways[-1]}"


def kept(state: DiceGame, choice: Choice) -> str:
    """What stays on the table when some dice are rolled again, in letters."""
    again = unpacked(choice.arg, FACES)
    return "".join(LETTERS[face] * (state.dice[face] - again[face]) for face in range(FACES))


def tidy(menu: Menu, typed: str) -> str:
    """Letters in the order of the game, and without their verb: `grr` is `reroll RRG`, or `pair RG` for an action."""
    found = TYPED.match(typed)
    if found is None:
        return typed
    letters = sorted("".join(found[2].split()).upper(), key=LETTERS.index)
    text = "".join(letters)
    state: DiceGame = menu.state
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
