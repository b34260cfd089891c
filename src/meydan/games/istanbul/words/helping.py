# uncompiled: words are for people and never on a hot path
"""What there is help for: our own short words, and the numbers of the full rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meydan.games.istanbul.boxes import EXPANSIONS, places_of, rules_for
from meydan.games.istanbul.deck import ALL_CARDS, DECK, KIND
from meydan.games.istanbul.expansions.printed import (
    PRINTED_GUILD,
    PRINTED_KIOSK,
    PRINTED_TAVERN,
    TAVERN_TILES,
    TavernTile,
)
from meydan.games.istanbul.printed import (
    FIGURES,
    PRINTED_FIGURES,
    PRINTED_PLACES,
    PRINTED_TILES,
    TILES,
)
from meydan.games.istanbul.words.parts import kiosk, when_played
from meydan.kernel.header import Header
from meydan.kernel.said import Said, said
from meydan.kernel.telling import Topic

# Things that have one help text each: the title, the texts, the rules.
OTHERS: Final = {
    "turn": ("ist-turn", "turn", "T"),
    "merchant": ("ist-merchant", "merchant", "M"),
    "assistant": ("ist-assistant", "assistant", "A"),
    "family": ("ist-family", "family", "12 E.3-7"),
    "neutral": ("ist-neutral", "neutral", "S.10 M.4-8 V.2-9"),
    "companion": ("ist-companion", "companion", "K.16-26"),
    "barrier": ("ist-barrier", "barrier", "19.2-7 Z.7"),
    "caravan": ("ist-caravan", "caravan", "V.10-14"),
    "letters": ("ist-letter", "letters", "K.6-13"),
    "delivered": ("ist-delivered", "delivered seals", "K.10-13"),
    "seal": ("ist-seal", "seals", "K.12-13 K.27-29 24"),
    "coffee": ("ist-good-coffee", "coffee", "X.12-13"),
    "barrow": ("ist-barrow", "goods", "G.1-3"),
    "lira": ("ist-label-lira", "lira", "G.4-5"),
    "ruby": ("ist-ruby", "rubies track", "G.6 13 16"),
    "deck": ("ist-deck", "cards", "C.1-8"),
    "discard": ("ist-discard", "cards", "C.3-6"),
    "guild": ("ist-topics-guild", "guild", "B.1-6"),
    "dice": ("ist-dice", "dice", "G.7 8 9"),
}
SAME: Final = {"player": "merchant", "letter": "letters", "good": "barrow"}  # kinds that share the help of another


def rules(spec: str) -> list[str]:
    return [f"IST-{one}" for one in spec.split()]


def boxes_of(header: Header | None) -> tuple[str, ...]:
    """The boxes of a game; without one, all there are."""
    return EXPANSIONS if header is None else tuple(header.options["expansions"])


def topic(anchor: str, header: Header | None) -> Topic | None:
    """Help about one thing."""
    kind, _, which = anchor.partition(":")
    boxes = boxes_of(header)
    number = int(which) if which.isdigit() else 0
    if kind == "place":
        if not 1 <= number <= len(PRINTED_PLACES):
            return None
        return _made(f"ist-place-{number}", PRINTED_PLACES[number - 1].rules, f"ist-help-place-{number}")
    if kind == "figure" and which in FIGURES:
        return _made(f"ist-figure-{which}", PRINTED_FIGURES[FIGURES.index(which)].rules, f"ist-help-{which}")
    if kind == "card":
        if which not in KIND:
            return None
        when = f"ist-when-{when_played(KIND[which])}"
        return _made(f"ist-card-{which}", DECK[KIND[which]].rules, f"ist-card-{which}-text", when)
    if kind == "tile" and which in TILES:
        return _made(f"ist-tile-{which}", PRINTED_TILES[TILES.index(which)].rules, f"ist-tile-{which}-text")
    if kind == "tavern" and which in TAVERN_TILES:
        printed = PRINTED_TAVERN[TAVERN_TILES.index(which)]
        return _made(f"ist-tavern-{which}", printed.rules, tavern_text(printed, "letters" in boxes))
    if kind == "kiosk" and 1 <= number <= len(PRINTED_KIOSK):
        name = kiosk(number, "mocha" in boxes).id
        return _made(name, f"{PRINTED_KIOSK[number - 1].rules} 22.13", f"{name}-text")
    if kind == "guild" and 1 <= number <= len(PRINTED_GUILD):
        paragraphs = f"B.1 {PRINTED_GUILD[number - 1].rules}"
        return _made(f"ist-guild-{number}", paragraphs, f"ist-guild-{number}-text", "ist-help-guild")
    if kind == "end":
        end = said("ist-help-end-any") if header is None else said("ist-help-end", n=rules_for(header).target)
        return Topic(said("ist-end"), [end, said("ist-help-ranking")], rules("F X.5"))
    found = OTHERS.get(anchor) or OTHERS.get(SAME.get(kind, kind))
    if found is None:
        return None
    title, texts, paragraphs = found
    return _made(title, paragraphs, *(f"ist-help-{text}" for text in texts.split()))


def _made(title: str, paragraphs: str, *texts: str) -> Topic:
    return Topic(Said(title), [Said(text) for text in texts], rules(paragraphs))


def tavern_text(tile: TavernTile, letters: bool) -> str:
    """What a tavern tile does; who is met depends on what is in the game."""
    return f"ist-tavern-{tile.name}-text{'-letters' if tile.more_met and letters else ''}"


def topics(header: Header | None) -> list[tuple[Said, list[str]]]:
    """All there is help for in a game, or in any."""
    boxes = boxes_of(header)
    mocha, letters = "mocha" in boxes, "letters" in boxes
    kinds: list[str] = ALL_CARDS
    figures: list[str] = FIGURES
    if header is not None:
        kinds = [ALL_CARDS[kind] for kind, n in enumerate(rules_for(header).card_copies) if n]
        figures = [FIGURES[figure.number] for figure in rules_for(header).figures]
    pieces = ["family", *_each("figure", figures), "neutral", *(["barrier"] if mocha else [])]
    pieces += ["companion", "letters", "delivered", "seal"] if letters else []
    pieces += ["caravan"] if header is not None and header.options["caravan_leader"] else []
    groups = {
        "turn": ["turn", "merchant", "assistant", "barrow", "lira", *(["coffee"] if mocha else []), "dice"],
        "places": _each("place", places_of(boxes)),
        "pieces": pieces,
        "cards": ["deck", "discard", *_each("card", kinds)],
        "tiles": [*_each("tile", TILES), *(_each("tavern", TAVERN_TILES) if mocha else [])],
        "guild": ["guild", *_each("guild", [card.number for card in PRINTED_GUILD])] if mocha else [],
        "kiosk": _each("kiosk", [tile.number for tile in PRINTED_KIOSK]) if letters else [],
        "end": ["ruby", "end"],
    }
    return [(Said(f"ist-topics-{name}"), anchors) for name, anchors in groups.items() if anchors]


def _each(kind: str, which: Iterable[object]) -> list[str]:
    return [f"{kind}:{one}" for one in which]
