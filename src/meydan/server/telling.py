"""What people are told beside what programs are: positions, events, reasons and help in words. Clients ask for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meydan.kernel.events import Event
from meydan.kernel.game import Game
from meydan.kernel.header import Header
from meydan.kernel.said import Said
from meydan.kernel.telling import Asked, Words, why
from meydan.kernel.view import View
from meydan.kernel.words import Reason


def asked(view: View) -> Asked | None:
    """A position in words; None for a game that has none yet."""
    words = view.header.game.words()
    return None if words is None else words.asked(view)


def lined(header: Header, heard: Iterable[tuple[Event, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Events that were heard together, each with its line."""
    words: Words[Any] | None = header.game.words()
    pairs = list(heard)
    if words is None:
        return [told for _, told in pairs]
    lines = words.lines([event for event, _ in pairs], header)
    return [told if line is None else {**told, "line": line} for (_, told), line in zip(pairs, lines, strict=True)]


def refused(view: View, reason: Reason, about: str | None) -> Said:
    """A reason in words, with what is known about what was clicked."""
    words: Words[Any] | None = view.header.game.words()
    return why(words, reason, None if words is None else words.whole(view), about)


def things(game: Game[Any], header: Header | None) -> dict[str, Any]:
    """What is the same for a whole game: what is printed, what there is help for, how it is compared at the end.

    Without a header it is told of all there is, for any number of players.
    """
    words: Words[Any] | None = game.words()
    if words is None:
        return {}
    groups = words.topics(header)
    anchors = [*(anchor for _, group in groups for anchor in group), *words.more_topics()]
    return {
        "printed": None if header is None else words.printed(header),
        "topics": [{"title": title, "anchors": group} for title, group in groups],
        "help": {anchor: words.topic(anchor, header) for anchor in anchors},
        "same": words.same,
        "compared": words.compared,
        "charts": [{"field": field, "title": title} for field, title in words.charts],
        "luck": words.luck,
    }
