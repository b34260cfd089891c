"""Says what games tell, in five languages: `Said`s become sentences by the catalogues in `locale/`.

A game may bring its own catalogues along: `locale/en.ftl` and so on, in its folder.

>>> from meydan.kernel.said import said
>>> Voice("en").say(said("dice-lira", n=2))
'2 lira'
"""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from meydan.kernel.game import GAMES, Game
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.telling import why
from meydan.kernel.words import SHARED, Reason

LANGUAGES: Final = ("en", "uk", "ru", "fr", "pl")
LOCALE: Final = Path(__file__).parent / "locale"


class Voice:
    """One language, and the names of those who play; with all words, or with those of one game alone."""

    def __init__(self, language: str, names: Sequence[str] = (), game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names
        self.game = game

    @cached_property  # reading a language takes long, and who never speaks needs none
    def _bundle(self) -> FluentBundle:
        read = catalogues(self.language)
        if self.game is not None:
            read = tuple(file for file in read if file.stem == self.game or file.parent.parent != LOCALE)
        return _bundle(read, self.language)

    def __call__(self, id: str, /, **args: Arg) -> str:
        """Say a message by its id."""
        return self.say(Said(id, args))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id.partition(".")[0]))

    def say(self, said: Said) -> str:
        """A sentence in this language; a LookupError names what has no words, a ValueError what does not fit."""
        name, _, attribute = said.id.partition(".")
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no words for {said.id} in {self.language}")
        text, faults = self._bundle.format_pattern(pattern, {key: self.value(arg) for key, arg in said.args.items()})
        if faults:
            raise ValueError(f"{said.id} in {self.language}: {'; '.join(map(str, faults))}")
        return str(text)

    def value(self, arg: Arg) -> Any:
        """What goes into a sentence: numbers as they are, everything else as text."""
        if isinstance(arg, (int, str)):
            return arg
        if isinstance(arg, Said):
            return self.say(arg)
        if isinstance(arg, Seat):
            return self.names[arg.seat] if arg.seat < len(self.names) else self("table-seat", number=arg.seat + 1)
        return self.list([str(self.value(part)) for part in arg])

    def bot(self, game: str, bot: str, part: str = "") -> str:
        """What a bot is called at the table of a game; its `title` is more, and `about` is a sentence on how it plays.

        >>> Voice("en").bot("istanbul", "vizier", "title")
        'Davud the grand vizier'
        """
        own = f"bot-{game}-{bot}"
        id = own if self.has(own) else f"bot-{bot}"
        return self(f"{id}.{part}" if part else id)

    def list(self, parts: Sequence[str]) -> str:
        """Several things as one text: “1 fabric, 2 fruit and 3 lira”."""
        return format_list(list(parts), locale=self.language)


def catalogues(language: str) -> tuple[Path, ...]:
    """Everything that can be said in a language: ours, and what games bring along."""
    return _catalogues(language, tuple(GAMES.values()))


@cache  # every refusal is said in words, so that folders would be read very often
def _catalogues(language: str, games: tuple[Game[Any], ...]) -> tuple[Path, ...]:
    brought = (game.catalogue(language) for game in games)
    return (*sorted((LOCALE / language).iterdir()), *(file for file in brought if file))


@cache
def _bundle(read: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in read:
        bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


def language_here() -> str:
    """The language of this machine, where we speak it; else English."""
    named = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    found = (named[0] if named else locale.getlocale()[0] or "")[:2].lower()
    return found if found in LANGUAGES else "en"


def english(reason: Reason) -> str:
    """A reason of any game in English, for errors."""
    known = [words for game in GAMES.values() if (words := game.words()) is not None and words.knows(reason)]
    if not known and reason.code not in SHARED:
        return f"{reason.code} {reason.values}"
    return Voice("en").say(why(known[0] if known else None, reason))
