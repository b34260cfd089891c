"""What the things of a game are called in all languages, and which paragraphs of the rules are about them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from meydan.kernel.game import find_game
from meydan.kernel.telling import Words
from meydan.voice import Voice


@dataclass(frozen=True, slots=True)
class Named:
    """A place, a card, a word of the game: its names in some languages, in their order, and its paragraphs."""

    anchor: str
    names: tuple[str, ...]
    rules: tuple[str, ...]


@cache
def names_of(game: str, languages: tuple[str, ...]) -> tuple[Named, ...]:
    """Everything that a game has help for."""
    words: Words[Any, Any, Any] = find_game(game).words()
    voices = [Voice(language, game=game) for language in languages]
    found = []
    for anchor in [*(one for _, group in words.topics(None) for one in group), *words.more_topics()]:
        topic = words.topic(anchor, None)
        if topic is not None:
            found.append(Named(anchor, tuple(_said(voice, topic.title) for voice in voices), tuple(topic.rules)))
    return tuple(found)


def _said(voice: Voice, title: Any) -> str:
    """A name; nothing, where a game from elsewhere has none in a language."""
    try:
        return voice.say(title)
    except LookupError:
        return ""
