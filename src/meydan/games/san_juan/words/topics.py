# uncompiled: words are for people and never on a hot path
"""What there is help for: a title, a few words, and the numbers of the full rules."""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan import printed
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

# The rules that speak of a card, by kind.
_CARDS: Final = [
    "P.1 E.8", "P.1", "P.1", "P.1", "P.1",
    "K.2 K.11 K.28", "K.23 K.24 K.26 K.28 E.2", "K.20 K.22", "K.7 K.8 K.11 E.13", "K.4 K.11 K.12 N.15 E.17",
    "K.17 K.28", "K.16 N.16", "K.18 N.15", "K.9 K.10 K.14 N.12 N.22 N.27 E.8 E.13 E.17", "K.31 K.32 N.22 E.2",
    "K.33 N.2 N.3", "K.15 K.28", "K.6 K.8 K.11 E.13", "K.21 K.22", "K.19 N.15", "K.3 K.11 K.28",
    "K.11 K.15 K.17 K.21 K.22 K.27 K.29 K.30 E.17", "K.34", "K.34", "K.34", "K.35", "K.36", "K.37", "K.38",
    "N.2 N.3", "N.4", "N.7 N.8", "N.9 N.10 N.11 E.13", "N.12", "N.8 N.13 N.16 N.18 E.17", "N.5 N.6 N.22 E.2",
    "N.17 N.22 E.3", "N.19 N.20 N.21", "N.23", "N.25 N.26 N.27 E.17",
    "N.27 E.7", "E.9", "E.10", "E.11", "E.12 E.14", "E.15 E.17 E.18 E.19",
]  # fmt: skip


def _numbers(rules: str) -> list[str]:
    return [f"SJ-{rule}" for rule in rules.split()]


def topic(anchor: str) -> Topic | None:
    """Help about a thing on the table: a role, a card wherever it lies, a pile."""
    thing, _, which = anchor.partition(":")
    if thing == "role" and which in printed.ROLES:
        return _of_role(printed.ROLES.index(which))
    name = which or thing
    if name in printed.NAMES:
        return _of_card(printed.NAMES.index(name))
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
    if kind < printed.FIRST_EVENT:
        worth = {"points": printed.POINTS[kind]} if printed.POINTS[kind] else {}
        text.insert(0, said("sj-facts" if worth else "sj-facts-six", cost=printed.COST[kind], **worth))
        if kind >= printed.PRODUCTION and printed.COST[kind] < printed.SIX and kind not in printed.MONUMENTS:
            text.append(said("sj-facts-works"))
    more = " P.2-7" if kind < printed.PRODUCTION else ""
    return Topic(card(kind), text, _numbers(_CARDS[kind] + more))


def topics(header: Header | None) -> list[tuple[Said, list[str]]]:
    """All there is help for in a game, or in any."""
    boxes = ["new-buildings", "events"] if header is None else header.options["expansions"]
    cards = [f"card:{name}" for name in printed.NAMES]
    groups = {
        "game": _GAME,
        "roles": [f"role:{name}" for name in printed.ROLES],
        "production": cards[: printed.PRODUCTION],
        "city": cards[printed.PRODUCTION : printed.BASE_KINDS],
        "new": cards[printed.BASE_KINDS : printed.FIRST_EVENT] if "new-buildings" in boxes else [],
        "events": ["events", *(f"event:{name}" for name in printed.NAMES[printed.FIRST_EVENT :])]
        if "events" in boxes
        else [],
        "end": ["end"],
    }
    return [(said(f"sj-topics-{name}"), anchors) for name, anchors in groups.items() if anchors]
