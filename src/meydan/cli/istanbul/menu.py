"""How Istanbul's options are listed: places and bids keep their own numbers, cards come after them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from meydan.cli.istanbul.saying import listed, say
from meydan.cli.menu import Menu, Row
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import ALL_PLACES, LETTERS
from meydan.games.istanbul.words.board import places_now
from meydan.games.istanbul.words.facts import WAYS, hints
from meydan.games.istanbul.words.helping import topic
from meydan.games.istanbul.words.options import told
from meydan.games.istanbul.words.parts import obj, place
from meydan.kernel.choice import Choice

SHOWN_SALES: Final = 6  # the best-paying sales; the others are one row
SHOWN_OFFERS: Final = 8  # the lowest offers at an auction; any other can be typed
MANY: Final = 12  # so many ways are named in one row
LISTED: Final = 8  # so many places for one thing, among other things, are listed singly
CARDS_FROM: Final = 21  # where cards begin when the question's own answers are numbered by themselves
CARDS_FROM_BIG: Final = 31  # the same with more places
NUMBERED: Final = re.compile(r"^(.+) k?(\d+)$")
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
            found.append(menu.row(str(number), choices))
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
    found = [menu.row(str(option.arg), [option]) for option in shown]
    if len(shown) < len(numbered):
        found.append(menu.row("…", numbered, f"… {say(obj('lira', numbered[-1].arg))}"))
    found += [menu.row(str(first), [option]) for option in others]
    found += [menu.row("0", [option]) for option in declines]
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
    return [menu.row(str(number), choices) for number, choices in enumerate(groups, 1)], len(groups) + 1


def row_text(menu: Menu, option: Choice) -> tuple[str, str]:
    """What an option does, and of a way to go what awaits there and how things stand."""
    return describe(menu.state, option, menu.names), note(menu.state, option, menu.names)


def describe(state: Istanbul, option: Choice, names: Sequence[str]) -> str:
    return say(told(state, option).said, names)


def note(state: Istanbul, option: Choice, names: Sequence[str]) -> str:
    if option not in WAYS or option not in state.options():
        return ""
    signs, _ = hints(state, option)
    now = places_now(state, state.seat)[option.arg]["said"]
    return listed([*(signs["awaits"] if signs else []), *now], names)


def describe_group(state: Istanbul, choices: Sequence[Choice], names: Sequence[str]) -> str:
    """Several ways to use one card or tile, or several places for one thing: its name and what can be typed."""
    first = told(state, choices[0])
    about = topic(first.touches, state.header) if first.touches and choices[0].provider >= 0 else None
    title = say(about.title) if about else say(first.said, names)
    ways = [str(choice.arg) if stem(choice) else choice.text for choice in choices]
    return f"{title}: {', '.join(ways if len(ways) <= MANY else [ways[0], '…', ways[-1]])}"


def enter(state: Istanbul, option: Choice) -> bool:
    """Whether the only sensible option may be taken by Enter: nothing that is rolled or drawn, and no move."""
    letters = option.text == "collect" and state.question != "CollectMail"
    return option.provider < 0 and stem(option) != "move" and not letters and not option.text.startswith(LUCK)


def in_order(typed: str) -> str:
    """A typed choice with its goods in the order of the game, so that `sell yggr` is `sell RGGY`."""
    found = re.match(rf"^\s*(sell|deliver)\s+([{LETTERS}]+)\s*$", typed, re.IGNORECASE)
    return f"{found[1].lower()} {''.join(sorted(found[2].upper(), key=LETTERS.index))}" if found else typed


def tidy(menu: Menu, typed: str) -> str:
    """A typed answer as the game spells it; a name alone is a place."""
    return asked_about(menu, typed) if _named(typed) else in_order(typed)


def asked_about(menu: Menu, asked: str) -> str:
    """The option meant after `why`; a bare number or a name is a place."""
    asked = str(_named(asked) or asked)
    if asked.isdigit():
        numbered = [option for option in menu.options if option.text.endswith(f" {option.arg}")]
        verbs = [option.text.rpartition(" ")[0] for option in numbered if option.provider < 0]
        return f"{verbs[0] if verbs else 'move'} {asked}"
    return in_order(asked)


def _named(typed: str) -> int:
    """The number of the place that is called so, or 0."""
    names = ["", *(say(place(number)).lower().replace("’", "'") for number in range(1, ALL_PLACES + 1))]
    wanted = typed.lower().replace("’", "'").strip()
    return names.index(wanted) if wanted in names else 0


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
