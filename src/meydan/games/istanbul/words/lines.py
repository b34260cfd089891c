# uncompiled: words are for people and never on a hot path
"""What happened: each event as a line with its pictures, and from where to where things went."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meydan.games.istanbul.choices import SALES
from meydan.games.istanbul.printed import DEMAND, FIGURES, GOODS, LARGE, MAIL, POLICE_STATION, POST_OFFICE, TILES
from meydan.games.istanbul.words.parts import amount, at, card, figure, good, obj, place, things, tile, to
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.telling import BIG, PLAIN, SMALL, Line, Weight

Given = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Kind:
    """What the lines of one kind of event have in common. Things go between `here` (the seat's merchant), `me`,
    `other` (who is paid), `place`, the deck and the discard pile."""

    icon: str = ""
    weight: Weight = PLAIN
    source: str = ""
    target: str = ""
    joins: str | None = None


KINDS: Final[dict[str, Kind]] = {
    "laid": Kind(weight=SMALL, joins="laid"),
    "figure-moved": Kind(target="place"),
    "neutral-moved": Kind("merchant", target="place"),
    "demand-shown": Kind("card", SMALL),
    "moved": Kind("merchant", target="place"),
    "picked-up": Kind("assistant", SMALL, "place", "me"),
    "left": Kind("assistant", SMALL, "me", "place"),
    "stopped": Kind("clock"),
    "returned": Kind("assistant", source="place", target="here", joins="returns"),
    "paid-merchant": Kind("lira", source="me", target="other"),
    "paid": Kind("lira", source="me", target="here", joins="pays"),
    "earned": Kind("lira", source="here", target="me", joins="gets"),
    "gained": Kind(source="here", target="me", joins="gets"),
    "gave": Kind(source="me", target="here", joins="gives"),
    "rolled": Kind("dice"),
    "turned": Kind("dice"),
    "named": Kind("dice"),
    "drew": Kind("card", source="deck", target="me"),
    "drew-hidden": Kind("card", source="deck", target="me"),
    "took-discard": Kind("card", source="discard", target="me"),
    "discarded": Kind("discard", source="me", target="discard"),
    "played": Kind("card", source="me", target="discard"),
    "reshuffled": Kind("deck", SMALL),
    "extended": Kind("extension", source="here", target="me"),
    "sold": Kind("lira", source="here", target="me"),
    "mail-moved": Kind("mail", SMALL, f"place:{POST_OFFICE}"),
    "took-tile": Kind("tile", BIG, "here", "me"),
    "fifth-joined": Kind("assistant", target="here"),
    "took-ruby": Kind("ruby", BIG, "place", "me"),
    "sent-family": Kind("family", target="place"),
    "caught": Kind("family"),
    "used-figure": Kind(),
    "led-caravan": Kind("star"),
    "turn-began": Kind(weight=SMALL),
    "last-round": Kind("clock", BIG),
    "cashed": Kind("card", source="me", target="discard"),
    "ended": Kind("ruby", BIG),
}  # and what the boxes add
BROUGHT: Final = ("earned", "gained", "got-coffee")  # what a card brought that is cashed in is told by its name

# Events that speak of more than their numbers and the place they name. `coffee`: whether that is in the game.
VALUES_OF: Final[dict[str, Callable[[Given, bool], dict[str, Arg]]]] = {
    "laid": lambda given, coffee: {"what": place(given["place"])},
    "returned": lambda given, coffee: {"what": place(given["place"])},
    "figure-moved": lambda given, coffee: {"figure": figure(given["figure"])},
    "demand-shown": lambda given, coffee: {"what": things(DEMAND[given["market"]][given["tile"]])},
    "paid-merchant": lambda given, coffee: {"what": obj("lira", given["lira"]), "name": Seat(given["to"])},
    "paid": lambda given, coffee: {"what": obj("lira", given["lira"])},
    "earned": lambda given, coffee: {"what": obj("lira", given["lira"])},
    "gained": lambda given, coffee: _gained(given),
    "gave": lambda given, coffee: {"what": obj(GOODS[given["good"]], given["amount"])},
    "sold": lambda given, coffee: {"what": things(SALES[given["sale"]]), "cost": obj("lira", given["lira"])},
    "mail-moved": lambda given, coffee: {"what": things(MAIL[given["state"]][0], lira=MAIL[given["state"]][1])},
    "took-tile": lambda given, coffee: {"tile": tile(given["tile"])},
    "caught": lambda given, coffee: {"name": Seat(given["whose"])},
    "reshuffled": lambda given, coffee: {"n": given["cards"]},
    "reshuffled-guild": lambda given, coffee: {"n": given["cards"]},
}
NUMBERS: Final = ("low", "high", "bid", "capacity", "rubies", "round", "lost", "face")  # told as they are

# Variants of events that say something else.
VARIANTS: Final[dict[str, Callable[[Given], str]]] = {
    "moved": lambda given: "-stayed" if given["start"] == given["place"] else "",
    "picked-up": lambda given: "-neutral" if given["neutral"] else "",
    "left": lambda given: "-neutral" if given["neutral"] else "",
    "gained": lambda given: (
        ("-part" if given["lost"] else "") if given["amount"] else "-none" if given["lost"] else "-full"
    ),
    "sent-family": lambda given: "-home" if given["place"] == POLICE_STATION else "",
    "used-figure": lambda given: f"-{FIGURES[given['figure']]}",
    "figure-moved": lambda given: f"-{FIGURES[given['figure']]}",
    "demand-shown": lambda given: "-large" if given["market"] == LARGE else "-small",
    "spent-letter": lambda given: "-delivered" if given["delivered"] else "",
    "won-auction": lambda given: "-own" if given["seat"] == given["to"] else "",
}
ROLLS: Final = ("rolled", "rolled-die")
TAKEN: Final = ("drew", "took-discard")
SENT: Final = ("figure-moved", "neutral-moved")  # where dice only say where a figure goes
EVEN: Final = 3.5  # what a die shows on average
STAYED: Final = {"figure-moved": "figure-stayed", "neutral-moved": "neutral-stayed"}


def _gained(given: Given) -> dict[str, Arg]:
    name, got = GOODS[given["good"]], given["amount"]
    return {"good": good(given["good"]), "what": obj(name, got) if got else amount(name, given["lost"])}


def lines(events: Sequence[Event], header: Header | None) -> list[Line | None]:
    """A line for each event; nothing for what a cashed card brought."""
    coffee = header is None or "mocha" in header.options["expansions"]
    found: list[Line | None] = []
    cashing = False
    for number, event in enumerate(events):
        cashing = event.name == "cashed" or (cashing and event.name in BROUGHT)
        told = None if cashing and event.name in BROUGHT else line(event, coffee)
        if told is not None and event.name in ROLLS:
            _roll(told, events[:number], events[number:])
        found.append(told)
    return found


def _roll(told: Line, before: Sequence[Event], since: Sequence[Event]) -> None:
    """What fell; in a turn of somebody's own how lucky it was, and whether a number that was named is reached."""
    told.dice = list(since[0].args)
    if len(since) > 1 and since[1].name in SENT:
        return
    total = sum(told.dice)
    told.luck = (total, EVEN * len(told.dice))
    # Not by what comes later: who is asked about the dice meanwhile hears that apart, and a line stays as it is.
    named = before[-1].values()["bid"] if before and before[-1].name == "named" else 0
    if named:
        told.said = Said("ist-told-reached" if total >= named else "ist-told-missed", {**told.said.args, "bid": named})
    if len(since) > 1:  # else what is asked now speaks of the dice
        told.outcome = told.said


def line(event: Event, coffee: bool) -> Line | None:
    kind = KINDS.get(event.name)
    if kind is None:
        return None
    given = event.values()
    name = event.name + (VARIANTS[event.name](given) if event.name in VARIANTS else "")
    if event.name in STAYED and given["start"] == given["place"]:
        name = STAYED[event.name]
    args: dict[str, Arg] = {key: value for key, value in given.items() if key in NUMBERS}
    if "place" in given:
        args |= {"place": place(given["place"]), "to": to(given["place"]), "at": at(given["place"])}
    if "card" in given:
        args["card"] = card(given["card"])
    if event.name in VALUES_OF:
        args |= VALUES_OF[event.name](given, coffee)
    seat = given.get("seat", -1)
    source = f"place:{given['start']}" if given.get("start") else _anchor(kind.source, given, seat)
    made = Line(seat, Said(f"ist-event-{name}", args), _icons(event.name, given, kind), kind.weight, source)
    made.target = _anchor(kind.target, given, seat)
    if kind.joins and made.said.id == f"ist-event-{event.name}":
        made.joins = kind.joins
        made.things = [what for what in [args["what"]] if isinstance(what, Said)]
    if event.name in TAKEN:
        made.outcome = Said("ist-told-taken", {"card": args["card"]})
    return made


def _icons(name: str, given: Given, kind: Kind) -> list[str]:
    if "figure" in given:
        return [FIGURES[given["figure"]]]
    if "good" in given:
        return [GOODS[given["good"]]]
    if name == "took-tile":
        return [f"tile-{TILES[given['tile']]}"]
    return [kind.icon] if kind.icon else []


def _anchor(where: str, given: Given, seat: int) -> str | None:
    if where == "place":
        return f"place:{given['place']}"
    if where == "other":
        return None if given["to"] == seat else f"player:{given['to']}"
    if where in ("here", "me"):
        return None if seat < 0 else f"{'merchant' if where == 'here' else 'player'}:{seat}"
    return where or None
