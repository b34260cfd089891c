# uncompiled: words are for people and never on a hot path
"""How a question is answered; where several answers make one, every whole answer, found by carrying it out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meydan.games.istanbul.choices import DELIVER, GIVE, RECALL, SALES, SELL, SPACE, TAKE, WILDS
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.choices import (
    COMPANION_HOME,
    DELIVERED,
    GIVE_COFFEE,
    LETTER,
    ROAST_CARD,
    ROAST_GOOD,
    ROAST_GUILD,
    ROAST_LIRA,
    TAKE_COFFEE,
    TAKE_JEWELRY,
)
from meydan.games.istanbul.printed import (
    GOODS,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.parts import THINGS, asks, card, good, guild, place, tried
from meydan.kernel.choice import Choice
from meydan.kernel.said import Said, said
from meydan.kernel.telling import BUNDLE, GO, NUMBER, Shape, Way

NUMBERS: Final = ("NameYourBid", "GuildTea", "Bid")
PLACES: Final = ("Move", "SendFamily", "ChoosePlace", "SetBarrier", "UseNeighbour", "ChooseWhoGoes")
# Questions of which several answers make one, with those that follow as part of it.
SEVERAL: Final = {
    "SellGoods": (),
    "DeliverGoods": (),
    "RecallAssistants": ("RecallMore",),
    "RecallMore": ("RecallMore",),
    "GatherAtFountain": ("GatherMore",),
    "GatherMore": ("GatherMore",),
    "Roast": ("RoastMore",),
    "RoastMore": ("RoastMore",),
    "GiveGoods": ("GiveGoods",),
    "SwapGive": ("SwapGive", "SwapTake"),
    "SwapTake": ("SwapTake",),
    "SpendLetters": ("SpendLetters",),
}
MOST_WAYS: Final = 600


def shape(state: Istanbul) -> Shape:
    name = asks(state)
    if name in SEVERAL and state.seat >= 0:
        return _bundle(state, SEVERAL[name])
    if name in NUMBERS and state.seat >= 0:
        numbers = [choice.what for choice in state.stack[-1].options(state) if choice not in SPACE.closers]
        return Shape(NUMBER, min(numbers), max(numbers)) if numbers else Shape()
    return Shape(GO if name in PLACES else Shape().kind)


def _bundle(state: Istanbul, follow: Iterable[str]) -> Shape:
    """Every way, the richest first; too many of them are asked one after the other."""
    options = state.stack[-1].options(state)
    ways = _ways(state, tuple(follow))
    end = next((choice.text for choice in options if choice in SPACE.closers), None)
    if not ways or len(ways) > MOST_WAYS:
        return Shape()
    ways.sort(key=_thrifty if state.question == "SpendLetters" else _rich)
    sizes = [sum(way.parts.values()) for way in ways]
    names = sorted(dict.fromkeys(name for way in ways for name in way.parts), key=_sort)
    return Shape(BUNDLE, min(sizes), max(sizes), end, [(name, _called(name)) for name in names], ways)


def _sort(name: str) -> int:
    """Things of a sort lie side by side: money, goods, people, cards, letters."""
    return _SORTS.index(name.partition(":")[0])


_SORTS: Final = ("lira", *THINGS, "take", "place", "companion", "card", "guild", "delivered", "letter")


def _rich(way: Way) -> int:
    return -sum(way.parts.values())


def _thrifty(way: Way) -> tuple[int, int]:
    """Letters with the fewest seals, and of these the fewest letters."""
    return sum(way.parts.values()) + way.parts.get("delivered", 0), sum(way.parts.values())


def _ways(state: Istanbul, follow: tuple[str, ...]) -> list[Way]:
    """All whole answers without cards, each made of its things in the order of the options."""
    found: list[Way] = []
    stack: list[tuple[Istanbul, list[Choice]]] = [(state, [])]
    while stack and len(found) <= MOST_WAYS:
        here, picked = stack.pop()
        for choice in here.stack[-1].options(here):
            last = [one.index for one in picked if one in _ROASTS]
            if choice in _ROASTS and last and choice.index < last[-1]:
                continue  # of exchanges in any order, one order will do
            after = tried(here, choice)
            if after.seat == state.seat and after.question in follow:
                stack.append((after, [*picked, choice]))
            elif picked or choice not in SPACE.closers:
                found.append(_way([*picked, choice]))
    return found


def _way(choices: list[Choice]) -> Way:
    parts: dict[str, int] = {}
    for choice in choices:
        for name, n in _PARTS.get(choice, {}).items():
            parts[name] = parts.get(name, 0) + n
    return Way(parts, [choice.text for choice in choices])


_ROASTS: Final = {ROAST_LIRA, *ROAST_GOOD, *ROAST_CARD, *ROAST_GUILD}


def _parts() -> dict[Choice, dict[str, int]]:
    """What each answer is made of, by the names of pictures; what is taken in a swap has a name of its own."""
    made: dict[Choice, dict[str, int]] = {}
    for bundles, goods in ((SELL, SALES), (DELIVER, WILDS)):
        made |= {one: {name: n for name, n in zip(GOODS, goods[one.what], strict=True) if n} for one in bundles}
    made |= {one: {f"place:{one.what}": 1} for one in RECALL}
    made |= {one: {THINGS[one.what]: 1} for one in (*GIVE, GIVE_COFFEE, *ROAST_GOOD)}
    made |= {one: {f"take:{THINGS[one.what]}": 1} for one in (*TAKE, TAKE_JEWELRY, TAKE_COFFEE)}
    made |= {one: {f"card:{ALL_CARDS[one.what]}": 1} for one in ROAST_CARD}
    made |= {one: {f"guild:{one.what}": 1} for one in ROAST_GUILD}
    made |= {one: {f"letter:{one.what}": 1} for one in LETTER}
    return made | {COMPANION_HOME: {"companion": 1}, ROAST_LIRA: {"lira": 1}, DELIVERED: {"delivered": 1}}


_PARTS: Final = _parts()


def _called(name: str) -> Said:
    """A thing of a bundle."""
    kind, _, which = name.partition(":")
    if kind == "place":
        return place(int(which))
    if kind == "card":
        return card(which)
    if kind == "guild":
        return guild(int(which))
    if kind == "letter":
        return said("ist-things-letter", place=place(int(which)), n=1)
    if name in ("companion", "delivered"):
        return Said(f"ist-{name}")
    return Said("ist-label-lira") if name == "lira" else good(THINGS.index(which or name))
