"""How Istanbul's options are listed: places and bids keep their own numbers, cards come after them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from meydan.cli.menu import Menu, Row
from meydan.cli.older import NAMES
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import LETTERS, PLACE_NAMES
from meydan.games.istanbul.words import describe_choice, describe_group, place_now
from meydan.games.istanbul.words.describe import TRAVELS, destination
from meydan.kernel.choice import Choice

SHOWN_SALES: Final = 6  # the best-paying sales; the others are one row
SHOWN_OFFERS: Final = 8  # the lowest offers at an auction; any other can be typed
LISTED: Final = 8  # so many places for one thing, among other things, are listed singly
CARDS_FROM: Final = 21  # where cards begin when the question's own answers are numbered by themselves
CARDS_FROM_BIG: Final = 31  # the same with more places
NUMBERED: Final = re.compile(r"^(.+) k?(\d+)$")
LEAD: Final = re.compile(r"^(play “.*?”|play guild card \d+|movement tile|companion): ")
LUCK: Final = ("sell", "draw", "roll", "take", "reroll", "enlist", "trader", "courier")  # cannot be taken back


def rows(menu: Menu) -> list[Row]:
    """Places and bids with their own numbers and 0 for whatever declines; or else everything from 1; then the cards."""
    options, state = menu.options, menu.state
    closers = state.header.game.space.closers
    own = [option for option in options if option.provider < 0 or len({o.provider for o in options}) == 1]
    cards = [option for option in options if option not in own]
    acts = [option for option in own if option not in closers]
    declines = [option for option in own if option in closers]
    stems = {stem(option) for option in acts}
    others = [option for option in acts if stem(option) == ""]  # a delivered letter, beside those for places
    few = not others or (len(others) == 1 and len(acts) <= LISTED)
    if len(stems - {""}) == 1 and few:
        found, number = _by_numbers(menu, acts, others, declines)
    else:
        found, number = _from_one(menu, acts, declines)
    for group in _by_provider(cards):
        for choices in [group] if len(group) > 2 else [[option] for option in group]:
            found.append(_row(menu, str(number), choices))
            number += 1
    return found


def _by_numbers(
    menu: Menu, acts: Sequence[Choice], others: Sequence[Choice], declines: Sequence[Choice]
) -> tuple[list[Row], int]:
    """Rows with the numbers of places or bids, and where cards begin."""
    first = CARDS_FROM if menu.state.rules.columns < 5 else CARDS_FROM_BIG
    numbered = [option for option in acts if option not in others]
    shown = numbered
    if stem(numbered[0]) == "offer":
        first = max(first, (numbered[-1].arg // 10 + 1) * 10 + 1)
        shown = numbered[:SHOWN_OFFERS]
    found = [_row(menu, str(option.arg), [option]) for option in shown]
    if len(shown) < len(numbered):
        found.append(_row(menu, "…", numbered, f"or any more, up to {numbered[-1].arg} lira"))
    found += [_row(menu, str(first), [option]) for option in others]
    found += [_row(menu, "0", [option]) for option in declines]
    meant: dict[str, list[Choice]] = {}
    for option in menu.options:
        if stem(option):
            meant.setdefault(str(option.arg), []).append(option)
    menu.also = {number: choices[0] for number, choices in meant.items() if len(choices) == 1}
    return found, first + len(others)


def _from_one(menu: Menu, acts: list[Choice], declines: Sequence[Choice]) -> tuple[list[Row], int]:
    """Rows counted from 1, and where cards begin."""
    acts, rest = _best_first(acts)
    groups = [*_by_stem(acts), *[[option] for option in declines], *([rest] if rest else [])]
    return [_row(menu, str(number), choices) for number, choices in enumerate(groups, 1)], len(groups) + 1


def told(state: Istanbul, option: Choice) -> tuple[str, str, str]:
    """What an option does, the same without its card, and of a way to go what the place is worth now."""
    text = describe_choice(state, option, NAMES)
    note = place_now(state, state.seat, destination(state, option)) if option in TRAVELS else ""
    return text, LEAD.sub("", text), note


def _row(menu: Menu, key: str, choices: Sequence[Choice], text: str = "") -> Row:
    return menu.row(key, choices, text or (describe_group(choices, NAMES) if len(choices) > 1 else ""))


def enter(state: Istanbul, option: Choice) -> bool:
    """Whether the only sensible option may be taken by Enter: nothing that is rolled or drawn, and no move."""
    letters = option.text == "collect" and state.question != "CollectMail"
    return option.provider < 0 and stem(option) != "move" and not letters and not option.text.startswith(LUCK)


def in_order(typed: str) -> str:
    """A typed choice with its goods in the order of the game, so that `sell yggr` is `sell RGGY`."""
    found = re.match(rf"^\s*(sell|deliver)\s+([{LETTERS}]+)\s*$", typed, re.IGNORECASE)
    return f"{found[1].lower()} {''.join(sorted(found[2].upper(), key=LETTERS.index))}" if found else typed


def asked_about(menu: Menu, asked: str) -> str:
    """The option meant after `why`; a bare number or a name is a place."""
    names = [name.lower().replace("’", "'") for name in PLACE_NAMES]
    if asked.lower() in names[1:]:
        asked = str(names.index(asked.lower()))
    if asked.isdigit():
        numbered = [option for option in menu.options if option.text.endswith(f" {option.arg}")]
        verbs = [option.text.rpartition(" ")[0] for option in numbered if option.provider < 0]
        return f"{verbs[0] if verbs else 'move'} {asked}"
    return in_order(asked)


def stem(option: Choice) -> str:
    """The words before the number in `move 9`; empty for a choice that does not end with its own number."""
    found = NUMBERED.match(option.text)
    return found[1] if found and int(found[2]) == option.arg else ""


def _best_first(acts: list[Choice]) -> tuple[list[Choice], list[Choice]]:
    """Sales with the best-paying first, and those that would make the list too long."""
    if len(acts) <= SHOWN_SALES or not all(option.text.startswith("sell ") for option in acts):
        return sorted(acts, key=lambda o: -o.more) if acts and acts[0].text.startswith("sell ") else acts, []
    best = sorted(acts, key=lambda option: -option.more)
    return best[:SHOWN_SALES], best[SHOWN_SALES:]


def _by_stem(acts: Sequence[Choice]) -> list[list[Choice]]:
    """Each choice by itself, but the many places for one thing together."""
    groups: dict[str, list[Choice]] = {}
    for option in acts:
        groups.setdefault(stem(option) or option.text, []).append(option)
    found: list[list[Choice]] = []
    for choices in groups.values():
        found += [choices] if len(choices) > LISTED else [[option] for option in choices]
    return found


def _by_provider(cards: Sequence[Choice]) -> list[list[Choice]]:
    groups: dict[int, list[Choice]] = {}
    for option in cards:
        groups.setdefault(option.provider, []).append(option)
    return list(groups.values())
