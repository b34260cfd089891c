# uncompiled: words are for people and never on a hot path
"""What happened: each event as a line with its pictures, and from where to where things went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from meydan.games.istanbul_dice.choices import BY_DIE, BY_MARKER, ROLL_BY_COUNT, ROLL_WEIGHTS
from meydan.games.istanbul_dice.printed import AREA_NAMES, BROWN, CARDS, GOODS, LETTERS, TILE_NAMES
from meydan.games.istanbul_dice.words.names import (
    area_name,
    card_name,
    colour,
    condition,
    dice,
    dice_in,
    faces,
    icon_of,
    piece,
    thing,
    tile_full,
    tile_icon,
)  # fmt: skip
from meydan.games.istanbul_dice.words.options import spent_on
from meydan.kernel.events import Event
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.telling import BIG, PLAIN, SMALL, Line, Weight


@dataclass(frozen=True)
class Kind:
    """How a kind of event is told."""

    icons: tuple[str, ...] = ()
    weight: Weight = PLAIN
    source: str = ""
    target: str = ""
    joins: str | None = None


# What an action was is told by what is paid and taken, and an accepted card by the same.
KINDS: Final = {
    "turn-began": Kind(weight=SMALL),
    "rolled": Kind(("dice",)),
    "rerolled": Kind(("crystal",), source="player:{seat}", target="dice"),
    "spent": Kind(weight=SMALL, joins="pays"),
    "cashed": Kind(("die-coin",), SMALL),
    "took": Kind(source="dice", target="player:{seat}", joins="takes"),
    "paid": Kind((), SMALL, "player:{seat}", "dice", "pays"),
    "returned": Kind(source="player:{seat}", target="dice"),
    "revealed": Kind(("card",), BIG, "deck", joins="revealed"),
    "reshuffled": Kind(("deck",), SMALL),
    "used-card": Kind(("card",), BIG, target="discard"),
    "declined": Kind(),
    "consoled": Kind(),
    "tile-shown": Kind((), SMALL, "stack", "tile:{tile}", "shown"),
    "took-tile": Kind((), BIG, "tile:{tile}", "player:{seat}"),
    "lost-tile": Kind(source="player:{seat}"),
    "took-ruby": Kind(("ruby",), BIG, "area:{area}", "player:{seat}"),
    "last-round": Kind(("clock",), BIG),
    "ended": Kind(("ruby",), BIG),
}


def lines(events: Sequence[Event]) -> list[Line | None]:
    """A line for each event; what repeats the one before is told with it."""
    return [_line(events, at) if event.name in KINDS else None for at, event in enumerate(events)]


def _line(events: Sequence[Event], at: int) -> Line | None:
    event = events[at]
    kind, given, name = KINDS[event.name], event.values(), event.name
    values = _values(event)
    what = values.get("what")
    things = [what] if kind.joins and isinstance(what, Said) else []
    joins = kind.joins
    if name in ("spent", "revealed"):
        many = _in_a_row(events, at)
        if not many:
            return None
        if name == "spent":
            things = [_payment(given["good"], given["how"], many)]
        else:
            cards = sorted(one.values()["card"] for one in events[at : at + many])
            things = [said("dice-quoted", name=card_name(card)) for card in cards]
    elif name == "took":
        amount = _in_all(events, at)
        if not amount:
            return None
        things = [piece(given["resource"], amount)]
        if _is_income(events, at):
            name = joins = "income"
    elif name == "tile-shown":
        things = [said("dice-quoted", name=tile_full(given["tile"]))]
    if things:
        values["what"] = things
    names = {"seat": given.get("seat", -1)}
    if "tile" in given:
        names["tile"] = TILE_NAMES[given["tile"]]  # type: ignore[assignment]  # anchors go by names
    if "area" in given:
        names["area"] = AREA_NAMES[given["area"]]  # type: ignore[assignment]
    return Line(
        given.get("seat", -1), Said(f"dice-event-{name}", values), _icons(event, kind), kind.weight,
        kind.source.format_map(names) or None, kind.target.format_map(names) or None, _fell(event),
        _luck(events, at), _begins(events, at), joins=joins, things=things,
    )  # fmt: skip


def _in_a_row(events: Sequence[Event], at: int) -> int:
    """How many alike follow, from the first of them on; none, if it was told already."""
    key = _alike(events[at])
    if at and _alike(events[at - 1]) == key:
        return 0
    end = at
    while end < len(events) and _alike(events[end]) == key:
        end += 1
    return end - at


def _alike(event: Event) -> tuple[object, ...]:
    return (event.name, *(event.args if event.name == "spent" else ()))


def _in_all(events: Sequence[Event], at: int) -> int:
    """What is taken at once, such as the lira of two tiles, as one sum; nothing, if it was told already."""
    seat, resource, _ = events[at].args

    def runs(other: Event) -> bool:
        return other.name == "took" and other.args[0] == seat

    first = last = at
    while first and runs(events[first - 1]):
        first -= 1
    while last + 1 < len(events) and runs(events[last + 1]):
        last += 1
    if any(one.args[1] == resource for one in events[first:at]):
        return 0
    return sum(one.args[2] for one in events[at : last + 1] if one.args[1] == resource)


def _is_income(events: Sequence[Event], at: int) -> bool:
    """What mosque tiles bring comes right after the beginning of a turn."""
    before = next((one for one in reversed(events[:at]) if one.name != "took"), None)
    return before is not None and before.name == "turn-began" and before.args[0] == events[at].args[0]


def _payment(good: int, how: int, n: int) -> Said:
    """Goods as they were paid: with dice, with markers, or with brown ones in their place."""
    if how == BY_DIE:
        return said(f"dice-dice-{LETTERS[good]}", n=n)
    return piece(good, n) if how == BY_MARKER else said("dice-brown-as", what=piece(BROWN, n), colour=colour(good))


def _values(event: Event) -> dict[str, Arg]:
    """What the clause speaks of."""
    given = event.values()
    values: dict[str, Arg] = {}
    if event.name == "turn-began":
        values["round"] = given["round"]
    elif event.name == "cashed":
        values["coins"] = thing("coins", given["dice"])
    elif "dice" in given:
        counts = dice_in(given["dice"])
        values["dice"] = faces(counts) if event.name == "rolled" else dice(counts)
    if "resource" in given:
        values["what"] = piece(given["resource"], given.get("amount", 1))
    if "card" in given:
        values["card"] = card_name(given["card"])
    if event.name == "consoled":
        values["need"] = condition(CARDS[given["card"]])
    if "cards" in given:
        values["n"] = given["cards"]
    if "tile" in given:
        values["tile"] = tile_full(given["tile"])
    if "area" in given:
        values["area"], values["has"] = area_name(given["area"]), thing("rubies", given["rubies"])
    return values


def _fell(event: Event) -> list[int]:
    counts = dice_in(event.values()["dice"]) if event.name == "rolled" else []
    return [face for face, n in enumerate(counts) for _ in range(n)]


def _begins(events: Sequence[Event], at: int) -> bool:
    """The dice of a turn fall when it begins."""
    before = next((one for one in reversed(events[:at]) if one.name in ("turn-began", "rolled", "rerolled")), None)
    began = before is not None and before.name == "turn-began" and before.args[0] == events[at].args[0]
    return events[at].name == "rolled" and began


def _luck(events: Sequence[Event], at: int) -> tuple[float, float] | None:
    """Of a first roll: how many dice show the same good, which is what rubies and tiles are made of."""
    if events[at].name != "rolled" or any(one.name == "rerolled" for one in events[:at]):
        return None
    counts = dice_in(events[at].values()["dice"])
    return max(counts[:GOODS]), _expected(sum(counts))


@cache
def _expected(count: int) -> float:
    """The same of so many dice on average."""
    weights = ROLL_WEIGHTS[count]
    best = [max(dice_in(roll.what)[:GOODS]) for roll in ROLL_BY_COUNT[count]]
    return sum(weight * n for weight, n in zip(weights, best)) / sum(weights)


def _icons(event: Event, kind: Kind) -> list[str]:
    given = event.values()
    if "resource" in given:
        return [icon_of(given["resource"])]
    return [tile_icon(given["tile"])] if "tile" in given else spent_on(event) or list(kind.icons)
