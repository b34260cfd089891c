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
from meydan.server.views import THINGS, Chart, GameEvent, Group, Things


def asked(view: View) -> Asked[Any]:
    """A position in words."""
    return view.header.game.words().asked(view)


def lined(header: Header, heard: Iterable[tuple[Event, GameEvent]]) -> list[GameEvent]:
    """Events that were heard together, each with its line."""
    words: Words[Any, Any, Any] = header.game.words()
    pairs = list(heard)
    lines = words.lines([event for event, _ in pairs], header)
    return [told if line is None else {**told, "line": line} for (_, told), line in zip(pairs, lines, strict=True)]


def refused(view: View, reason: Reason, about: str | None) -> Said:
    """A reason in words, with what is known about what was clicked."""
    words: Words[Any, Any, Any] = view.header.game.words()
    return why(words, reason, words.whole(view), about)


def things(game: Game[Any], header: Header | None) -> Things:
    """What is the same for a whole game: what is printed, what there is help for, how it is compared at the end.

    Without a header it is told of all there is, for any number of players.
    """
    words: Words[Any, Any, Any] = game.words()
    groups = words.topics(header)
    anchors = [*(anchor for _, group in groups for anchor in group), *words.more_topics()]
    return THINGS[game.name](
        printed=None if header is None else words.printed(header),
        topics=[Group(title, group) for title, group in groups],
        help={anchor: words.topic(anchor, header) for anchor in anchors},
        same=words.same,
        compared=list(words.compared),
        charts=[Chart(field, title) for field, title in words.charts],
        luck=words.luck,
    )
