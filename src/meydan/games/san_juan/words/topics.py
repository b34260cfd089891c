# uncompiled: words are for people and never on a hot path
"""What there is help for: a title, a few words, and the numbers of the full rules."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan import cards, printed
from meydan.games.san_juan.words.naming import card, role
from meydan.kernel.header import Header
from meydan.kernel.said import Said, said
from meydan.kernel.telling import Topic

_ROLE_CHAPTERS: Final = ["SJ-B", "SJ-P", "SJ-T", "SJ-C", "SJ-Q"]

# The rules about other things; their title is sj-topic-…, their text its .text.
_RULES: Final = {
    "cards": "G.1-8",
    "round": "R",
    "governor": "S.1 R.1-8",
    "hand": "R.10-12 K.33 N.2 N.3",
    "cost": "B.2-5 K.2-5",
    "goods": "G.3 P.2-7",
    "price": "T",
    "deck": "G.5-7",
    "discard": "G.4 G.5 G.10",
    "under": "G.11 K.31 K.13 N.22",
    "events": "E.1-6",
    "end": "Z",
}
_GAME: Final = ["cards", "round", "governor", "hand", "cost", "goods", "price", "deck", "discard", "under"]
SAME: Final = {"own": "card", "drawn": "card", "town": "card", "player": "end", "good": "goods"}


def _numbers(rules: str) -> list[str]:
    return [f"SJ-{rule}" for rule in rules.split()]


def topic(anchor: str) -> Topic | None:
    """Help about a thing on the table: a role, a card wherever it lies, a pile."""
    thing, _, which = anchor.partition(":")
    if thing == "role" and which in printed.ROLES:
        return _of_role(printed.ROLES.index(which))
    name = which or thing
    if name in cards.NAMES:
        return _of_card(cards.KIND[name])
    name = SAME.get(thing, thing)
    if name not in _RULES:
        return None
    return Topic(said(f"sj-topic-{name}"), [said(f"sj-topic-{name}.text")], _numbers(_RULES[name]))


def _of_role(number: int) -> Topic:
    n = printed.COUNCIL_PRIVILEGE if number == printed.COUNCILLOR else 1
    text = [said(f"sj-role-{printed.ROLES[number]}.text", n=n), said("sj-topic-role")]
    return Topic(role(number), text, [_ROLE_CHAPTERS[number]])


def _of_card(kind: int) -> Topic:
    text = [card(kind, ".help")]
    if cards.IS_BUILDING[kind]:
        worth = {"points": cards.POINTS[kind]} if cards.POINTS[kind] else {}
        text.insert(0, said("sj-facts" if worth else "sj-facts-six", cost=cards.COST[kind], **worth))
        if not cards.IS_PRODUCTION[kind] and not cards.IS_MONUMENT[kind] and cards.COST[kind] < printed.SIX:
            text.append(said("sj-facts-works"))
    return Topic(card(kind), text, _numbers(cards.CARDS[kind].rules))


def topics(header: Header | None) -> list[tuple[Said, list[str]]]:
    """All there is help for in a game, or in any."""
    boxes, version = [*cards.EXPANSIONS], cards.RULES
    if header is not None:
        boxes, version = header.options["expansions"], header.rules
    events = cards.EVENTS in boxes
    groups = {
        "game": _GAME,
        "roles": [f"role:{name}" for name in printed.ROLES],
        "production": _cards([kind for kind in cards.kinds_in([cards.BASE], version) if cards.IS_PRODUCTION[kind]]),
        "city": _cards([kind for kind in cards.kinds_in([cards.BASE], version) if not cards.IS_PRODUCTION[kind]]),
        "new": _cards(cards.kinds_in([box for box in boxes if box != cards.EVENTS], version)),
        "events": ["events", *[f"event:{cards.NAMES[kind]}" for kind in cards.EVENT_KINDS]] if events else [],
        "end": ["end"],
    }
    return [(said(f"sj-topics-{name}"), anchors) for name, anchors in groups.items() if anchors]


def _cards(kinds: list[int]) -> list[str]:
    return [f"card:{cards.NAMES[kind]}" for kind in kinds]
