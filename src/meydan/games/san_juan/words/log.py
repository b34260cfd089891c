# uncompiled: words are for people and never on a hot path
"""What happened: each event as a line of the log, with its pictures, and from where to where things went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meydan.games.san_juan.cards import NAMES
from meydan.games.san_juan.printed import ROLES
from meydan.games.san_juan.words.naming import good, good_icon, goods, object_card, price_list, role, some_cards
from meydan.kernel.events import Event
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.telling import BIG, PLAIN, SMALL, Line, Weight


@dataclass(frozen=True)
class _Kind:
    """How a kind of event looks. `me`, `role` and `event` stand for the anchors of who and what it speaks of."""

    icons: str = ""
    weight: Weight = PLAIN
    source: str = ""
    target: str = ""
    joins: bool = False


_KINDS: Final = {
    "round-began": _Kind("governor", SMALL),
    "turn-began": _Kind(weight=SMALL),
    "took-role": _Kind(weight=BIG, source="role", target="me"),
    "took-event": _Kind("event", BIG, "event", "me"),
    "visited": _Kind("governor", BIG),
    "doubled": _Kind("book"),
    "passed": _Kind(weight=SMALL),
    "ended": _Kind("points", BIG),
    "drew": _Kind("card", source="deck", target="me", joins=True),
    "drew-hidden": _Kind("card", SMALL, "deck", "me", joins=True),
    "event-shown": _Kind("event", BIG, "deck", "event"),
    "turned-up": _Kind("card", joins=True),
    "reshuffled": _Kind("deck", SMALL, "discard", "deck"),
    "prices-shown": _Kind("price", target="price"),
    "built": _Kind("build", BIG),
    "covered": _Kind("build", source="me", target="discard"),
    "spent": _Kind(source="me", target="discard", joins=True),
    "paid": _Kind("card", SMALL, "me", "discard", joins=True),
    "discarded": _Kind("discard", source="me", target="discard", joins=True),
    "discarded-hidden": _Kind("discard", SMALL, "me", "discard", joins=True),
    "kept": _Kind("card", target="me", joins=True),
    "kept-hidden": _Kind("card", SMALL, target="me", joins=True),
    "buried": _Kind("under", joins=True),
    "buried-hidden": _Kind("under", joins=True),
    "deposited": _Kind("under", joins=True),
    "deposited-hidden": _Kind("under", joins=True),
    "produced": _Kind(source="deck", target="me", joins=True),
    "sold": _Kind(source="me", target="discard"),
    "sank": _Kind("under", SMALL),
    "helped": _Kind("build", SMALL),
    "found": _Kind("card", source="deck", target="me"),
    "found-nothing": _Kind("discard"),
    "lost": _Kind("build", BIG, "me", "discard"),
}  # what was paid unseen goes without saying: what was built tells how much
_OF_GOODS: Final = ("produced", "sold", "spent")


def lines(events: Sequence[Event]) -> list[Line | None]:
    """A line for each event that is told."""
    return [_line(event, _spent_after(events, at)) for at, event in enumerate(events)]


def _spent_after(events: Sequence[Event], at: int) -> int:
    """How many goods are spent on what was just built, as far as that is told with it."""
    if events[at].name != "built":
        return 0
    count = 0
    for event in events[at + 1 :]:
        if event.name != "spent":
            break
        count += 1
    return count


def _line(event: Event, spent: int) -> Line | None:
    kind = _KINDS.get(event.name)
    if kind is None:
        return None
    given = event.values()
    seat = given.get("seat", -1)
    args = _values(event.name, given, spent)
    hidden = event.name.endswith("-hidden")
    icons = [kind.icons] if kind.icons else []
    if "role" in given:
        icons = [ROLES[given["role"]]]
    elif event.name in _OF_GOODS:
        icons = [good_icon(given["building"])]
    free = event.name == "built" and not given["cards"]
    line = Line(seat, Said(f"sj-event-{event.name}{'-free' if free else ''}", args), icons, kind.weight)
    line.source, line.target = _anchor(kind.source, given), _anchor(kind.target, given)
    if kind.joins:
        line.joins = event.name
        line.things = [] if hidden else [what for what in [args["what"]] if isinstance(what, Said)]
    return line


def _values(name: str, given: dict[str, int], spent: int) -> dict[str, Arg]:
    """What a line speaks of."""
    args: dict[str, Arg] = {}
    named = given.get("card", given.get("building"))
    if named is not None:
        args["card"] = args["what"] = object_card(named)
        if name in _OF_GOODS:
            args["good"] = args["what"] = good(named, ".obj")
    if "cards" in given:
        cards = given["cards"]
        args["n"], args["what"] = cards, some_cards(cards)
        if spent:
            args["what"] = [*([some_cards(cards - spent)] if cards > spent else []), goods(spent)]
    if "role" in given:
        args["role"] = role(given["role"], ".of")
    if "governor" in given:
        args["round"], args["name"] = given["round"], Seat(given["governor"])
    if "prices" in given:
        args["what"] = [*price_list(given["prices"])]
    if name.endswith("-hidden"):
        args["n"] = 1
    return args


def _anchor(where: str, given: dict[str, int]) -> str | None:
    if where == "me":
        return f"player:{given['seat']}"
    if where == "role":
        return f"role:{ROLES[given['role']]}"
    if where == "event":
        return f"event:{NAMES[given['card']]}"
    return where or None
