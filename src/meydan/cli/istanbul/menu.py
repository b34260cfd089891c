"""How places and goods are typed: by their names, and by their letters in any order."""

from __future__ import annotations

import re
from typing import Final

from meydan.cli.menu import Menu
from meydan.games.istanbul.printed import ALL_PLACES, GOOD_LETTERS
from meydan.games.istanbul.words.parts import place

BUNDLE: Final = re.compile(rf"^\s*(sell|deliver)\s+([{GOOD_LETTERS}]+)\s*$", re.IGNORECASE)


def tidy(menu: Menu, typed: str) -> str:
    """A typed answer as the game spells it; a bare number or name is a place."""
    names = ["", *(menu.voice.say(place(number)).lower().replace("’", "'") for number in range(1, ALL_PLACES + 1))]
    wanted = typed.lower().replace("’", "'").strip()
    number = str(names.index(wanted)) if wanted in names[1:] else wanted
    if not number.isdigit():
        return in_order(typed)
    numbered = [option for option in menu.options if option.text.endswith(f" {option.what}") and option.provider < 0]
    return f"{numbered[0].text.rpartition(' ')[0] if numbered else 'move'} {number}"


def in_order(typed: str) -> str:
    """A typed choice with its goods in the order of the game, so that `sell yggr` is `sell RGGY`."""
    found = BUNDLE.match(typed)
    return f"{found[1].lower()} {''.join(sorted(found[2].upper(), key=GOOD_LETTERS.index))}" if found else typed
